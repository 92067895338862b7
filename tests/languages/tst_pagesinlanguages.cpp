// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../ui/openedcase.h"
#include "../ui/widgetwalk.h"
#include "base/language.h"
#include "ui/shell/mainwindow.h"

#include <QAction>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStackedWidget>

using namespace headroom;

namespace {

constexpr auto kSteps = {StepPage::Drop,   StepPage::Findings, StepPage::Diagnosis,
                         StepPage::Fixes,  StepPage::NextRun,  StepPage::Vram,
                         StepPage::History};

/// On one line, so that a failure names all offenders.
QString listed(const QStringList &offenders)
{
    return offenders.join(QStringLiteral("; "));
}

/// Without Qt's own buttons, which hold icons: those of a line edit and of a row of tabs.
QStringList cutTexts(MainWindow &window)
{
    QStringList offenders = walk::cutTexts(&window);
    offenders.removeIf([](const QString &offender) {
        return offender.startsWith(QLatin1StringView("QLineEditIconButton")) ||
               offender.contains(QLatin1StringView("\"ScrollLeftButton\"")) ||
               offender.contains(QLatin1StringView("\"ScrollRightButton\""));
    });
    return offenders;
}

/// The letters that two entries of a menu, or of a menu below it, share.
QStringList sharedInMenu(const QMenu *menu)
{
    QStringList offenders;
    QMap<QString, QString> users;
    for (const QAction *action : menu->actions()) {
        if (action->menu())
            offenders << sharedInMenu(action->menu());
        const QString key = QKeySequence::mnemonic(action->text()).toString();
        if (!key.isEmpty() && users.contains(key))
            offenders << QStringLiteral("%1 and %2").arg(users[key], action->text());
        users[key] = action->text();
    }
    return offenders;
}

} // namespace

/// Every page in every language, in the smallest window that is promised.
class TestPagesInLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_opened.openExample(); }

    void cleanup() { setLanguage(QStringLiteral("en")); }

    void nothingIsCut_data() { eachPageInEachLanguage(); }
    void nothingIsCut()
    {
        QFETCH(QString, language);
        QFETCH(StepPage, step);
        setLanguage(language);
        MainWindow window(&m_opened.model());
        show(window, step);
        QCOMPARE(listed(cutTexts(window)), QString());
    }

    void mnemonicsAreUnique_data() { eachPageInEachLanguage(); }
    void mnemonicsAreUnique()
    {
        QFETCH(QString, language);
        QFETCH(StepPage, step);
        setLanguage(language);
        MainWindow window(&m_opened.model());
        show(window, step);
        QCOMPARE(listed(walk::sharedMnemonics(&window)), QString());
        QCOMPARE(listed(sharedInMenu(window.findChild<QMenu *>())), QString());
    }

    void nothingIsCutInALongLanguage_data()
    {
        QTest::addColumn<StepPage>("step");
        for (const StepPage step : kSteps)
            QTest::addRow("page %d", static_cast<int>(step)) << step;
    }
    void nothingIsCutInALongLanguage()
    {
        QFETCH(StepPage, step);
        walk::LongLanguage language;
        QCoreApplication::installTranslator(&language);
        m_opened.model().retranslate();
        MainWindow window(&m_opened.model());
        show(window, step);
        QCOMPARE(listed(cutTexts(window)), QString());
        QCoreApplication::removeTranslator(&language);
        m_opened.model().retranslate();
    }

    void reportIsRightInEachLanguage()
    {
        for (const QString &language : languages()) {
            setLanguage(language);
            MainWindow window(&m_opened.model());
            show(window, StepPage::Findings);
            window.showReport();
            settle();
            QCOMPARE(listed(cutTexts(window)), QString());
            QCOMPARE(listed(walk::sharedMnemonics(&window)), QString());
        }
    }

    /// All sentences of an open window change with the language, those of the knowledge included.
    void switchesWhileOpen()
    {
        MainWindow window(&m_opened.model());
        show(window, StepPage::Diagnosis);
        const QString english = textsOf(window);
        QVERIFY(english.contains(QStringLiteral("The batch is too large")));
        setLanguage(QStringLiteral("de"));
        settle();
        const QString german = textsOf(window);
        QVERIFY(german.contains(QStringLiteral("Der Batch ist zu groß")));
        QVERIFY(!german.contains(QStringLiteral("The batch is too large")));
        setLanguage(QStringLiteral("en"));
        settle();
        QCOMPARE(textsOf(window), english);
    }

    void reportIsEnglishOnRequest()
    {
        setLanguage(QStringLiteral("en"));
        MainWindow window(&m_opened.model());
        show(window, StepPage::Findings);
        window.showReport();
        const auto *text = window.findChild<QPlainTextEdit *>(QStringLiteral("reportText"));
        auto *wanted = window.findChild<QAbstractButton *>(QStringLiteral("reportEnglish"));
        QVERIFY(!wanted->isVisible());
        const QString english = text->toPlainText();
        QVERIFY(english.contains(QStringLiteral("Out of memory")));
        setLanguage(QStringLiteral("de"));
        settle();
        const QString german = text->toPlainText();
        QVERIFY(german.contains(QStringLiteral("Speicher reicht nicht")));
        QVERIFY(wanted->isVisible());
        wanted->click();
        QCOMPARE(text->toPlainText(), english);
        wanted->click();
        QCOMPARE(text->toPlainText(), german);
    }

private:
    static void eachPageInEachLanguage()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<StepPage>("step");
        for (const QString &language : languages()) {
            for (const StepPage step : kSteps)
                QTest::addRow("%s, page %d", qPrintable(language), static_cast<int>(step))
                    << language << step;
        }
    }

    static void settle()
    {
        for (int round = 0; round < 5; ++round)
            QCoreApplication::processEvents();
    }

    static void show(MainWindow &window, StepPage step)
    {
        window.resize(1024, 700);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.showStep(step);
        settle();
        QCOMPARE(window.width(), 1024); // what does not fit would have made it wider
    }

    static QString textsOf(const QWidget &window)
    {
        QStringList texts;
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            if (widget->isVisible())
                texts << widget->property("text").toString();
        }
        return texts.join(QLatin1Char('\n'));
    }

    OpenedCase m_opened;
};

QTEST_MAIN(TestPagesInLanguages)
#include "tst_pagesinlanguages.moc"
