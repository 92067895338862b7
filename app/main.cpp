// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window program: reads the arguments, loads the language, hands the files to the window.
#include "base/language.h"
#include "ui/shell/appearance.h"
#include "ui/shell/casekeeper.h"
#include "ui/shell/firstpaint.h"
#include "ui/shell/icons.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/settings.h"
#include "ui/shell/singleinstance.h"

#include <CLI/CLI.hpp>

#include <QApplication>
#include <QFileInfo>
#include <QTimer>

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct Arguments
{
    std::vector<std::string> files;
    std::string knowledge;
    std::string language;
    bool firstPaint = false;
    bool newWindow = false;
};

void declare(CLI::App &options, Arguments &arguments)
{
    options.set_version_flag("--version", "headroom " HEADROOM_VERSION);
    options.add_option("FILE", arguments.files, "Logs, configs, job folders or archives to open");
    options
        .add_option("--knowledge", arguments.knowledge,
                    "Lay a newer knowledge folder over the built-in one")
        ->type_name("DIR")
        ->check(CLI::ExistingDirectory);
    options.add_option("--lang", arguments.language, "Language of the window: en, de, ja or pt")
        ->check(CLI::IsMember({"en", "de", "ja", "pt"}));
    options.add_flag("--new-window", arguments.newWindow,
                     "Open a window of its own, even where one is open already");
    options.add_flag("--first-paint", arguments.firstPaint,
                     "Print the milliseconds from process start to first paint, then exit");
}

/// Absolute, because another program that takes them may run in another folder.
QStringList filesOf(const Arguments &arguments)
{
    QStringList files;
    for (const std::string &file : arguments.files)
        files << QFileInfo(QString::fromStdString(file)).absoluteFilePath();
    return files;
}

} // namespace

int main(int argc, char *argv[])
{
    using namespace headroom;
    // Needs no display.
    if (argc == 2 && std::string_view(argv[1]) == "--version") {
        std::puts("headroom " HEADROOM_VERSION);
        return 0;
    }
    const QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("headroom"));
    QApplication::setApplicationDisplayName(QStringLiteral("Headroom"));
    QApplication::setApplicationVersion(QStringLiteral(HEADROOM_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("headroom"));

    CLI::App options("Tells why a LoRA training ran out of memory, and fixes the config.",
                     "headroom");
    Arguments arguments;
    declare(options, arguments);
    try {
        // Qt has taken its own options out, and turned the rest into Unicode on all systems.
        std::vector<std::string> given;
        for (const QString &argument : QApplication::arguments().mid(1))
            given.insert(given.begin(), argument.toStdString());
        options.parse(given);
    } catch (const CLI::ParseError &error) {
        constexpr int kWrongUsage = 64;
        return options.exit(error) == 0 ? 0 : kWrongUsage;
    }

    setLanguage(arguments.language.empty() ? Settings::language()
                                           : QString::fromStdString(arguments.language));
    applyAppearance(Settings::appearance());
    QApplication::setWindowIcon(tintedIcon(QStringLiteral("headroom")));
    const QStringList files = filesOf(arguments);
    SingleInstance instance;
    const bool isAlone =
        arguments.newWindow || arguments.firstPaint || !Settings::opensInOneWindow();
    if (!isAlone && instance.handOver(files))
        return 0;
    CaseModel model(arguments.knowledge.empty() ? Settings::knowledgeFolder()
                                                : QString::fromStdString(arguments.knowledge));
    MainWindow window(&model);
    if (arguments.firstPaint) {
        QObject::connect(&window, &MainWindow::painted, &window, [] {
            std::puts(firstPaintReport().constData());
            QTimer::singleShot(0, qApp, &QApplication::quit);
        });
        window.show();
        return QApplication::exec();
    }
    CaseKeeper keeper(&model, CaseShelf::usualFolder());
    QObject::connect(&keeper, &CaseKeeper::failed, &model, &CaseModel::problem);
    QObject::connect(&instance, &SingleInstance::filesReceived, &window,
                     &MainWindow::openFromOutside);
    QObject::connect(
        &window, &MainWindow::painted, &keeper, [&] { window.offerInterrupted(&keeper); },
        Qt::QueuedConnection);
    window.show();
    if (!files.isEmpty())
        model.open(files);
    return QApplication::exec();
}
