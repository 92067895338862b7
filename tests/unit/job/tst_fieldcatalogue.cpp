// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/configblock.h"
#include "job/fieldstate.h"
#include "panelfacts.h"

#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

QString textOf(const QVariant &value)
{
    if (value.typeId() == QMetaType::Double)
        return QString::number(value.toDouble(), 'f', QLocale::FloatingPointShortest);
    if (value.typeId() != QMetaType::QVariantList)
        return value.typeId() == QMetaType::Bool ? (value.toBool() ? u"true"_s : u"false"_s)
                                                 : value.toString();
    QStringList parts;
    for (const QVariant &item : value.toList())
        parts << item.toString();
    return parts.join(u", "_s);
}

QStringList choicesOf(const Field &field)
{
    QStringList texts;
    for (const FieldChoice &choice : field.choices)
        texts << textOf(choice.value) + u'=' + choice.label;
    return texts;
}

} // namespace

class TestFieldCatalogue : public QObject
{
    Q_OBJECT

    FieldCatalogue m_catalogue;

    Error errorOf(const QByteArray &yaml) const
    {
        QTemporaryDir folder;
        QDir(folder.path()).mkpath(u"panels"_s);
        QFile file(folder.filePath(u"panels/job.yaml"_s));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(yaml);
        file.close();
        const Result<FieldCatalogue> read = FieldCatalogue::load(KnowledgeFolder(folder.path()));
        return read ? Error{} : read.error();
    }

private Q_SLOTS:
    void initTestCase()
    {
        const Result<FieldCatalogue> read = FieldCatalogue::load(KnowledgeFolder());
        QVERIFY2(read, qPrintable(read ? QString() : read.error().sentence()));
        m_catalogue = *read;
    }

    /// Label for label, in AI Toolkit's order, with the defaults of its new jobs.
    void mirrorsTheCardsOfTheForm()
    {
        QStringList wanted;
        for (const PanelFact &fact : kPanelFacts)
            wanted << u"%1 › %2: %3 = %4"_s.arg(
                QString::fromUtf8(fact.panel), QString::fromUtf8(fact.label),
                QString::fromUtf8(fact.path), QString::fromUtf8(fact.preset));
        QStringList found;
        for (const Panel &panel : m_catalogue.panels) {
            for (const Field &field : panel.fields) {
                if (!panel.isOwn)
                    found << u"%1 › %2: %3 = %4"_s.arg(panel.title, field.label, field.path,
                                                       field.preset.isValid() ? textOf(field.preset)
                                                                              : u"-"_s);
            }
        }
        for (qsizetype i = 0; i < std::min(found.size(), wanted.size()); ++i)
            QCOMPARE(found[i], wanted[i]);
        QCOMPARE(found.size(), wanted.size());
    }

    void offersTheChoicesOfTheForm_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("choices");
        for (const ChoiceFact &fact : kChoiceFacts)
            QTest::newRow(fact.path)
                << QString::fromUtf8(fact.path) << QString::fromUtf8(fact.choices);
    }

    void offersTheChoicesOfTheForm()
    {
        QFETCH(QString, path);
        QFETCH(QString, choices);
        for (const Panel &panel : m_catalogue.panels) {
            const auto field = std::ranges::find(panel.fields, path, &Field::path);
            if (field == panel.fields.end())
                continue;
            QCOMPARE(::choicesOf(*field).join(u" | "_s), choices);
            return;
        }
        QFAIL("the field is missing");
    }

    void everyFieldExplainsItself()
    {
        for (const Panel &panel : m_catalogue.panels) {
            for (const Field &field : panel.fields) {
                const QString name = panel.id + u'.' + field.id;
                QVERIFY2(field.help.endsWith(u'.'), qPrintable(name));
                QVERIFY2(field.help.size() > 12, qPrintable(name));
                QVERIFY2(!field.flagPath.isEmpty() ||
                             field.minimum.value_or(0) <= field.maximum.value_or(1e9),
                         qPrintable(name));
            }
        }
    }

    void presetsAreWithinTheirChoicesAndRanges()
    {
        for (const Panel &panel : m_catalogue.panels) {
            for (const Field &field : panel.fields) {
                if (!field.preset.isValid())
                    continue;
                const QByteArray name = (panel.id + u'.' + field.id).toUtf8();
                if (field.type == FieldType::Choice)
                    QVERIFY2(std::ranges::any_of(field.choices,
                                                 [&](const FieldChoice &choice) {
                                                     return choice.value == field.preset;
                                                 }),
                             name.constData());
                if (field.minimum)
                    QVERIFY2(field.preset.toDouble() >= *field.minimum, name.constData());
                if (field.maximum)
                    QVERIFY2(field.preset.toDouble() <= *field.maximum, name.constData());
            }
        }
    }

    void knowsAllArchitectures()
    {
        QCOMPARE(m_catalogue.architectures.size(), 52U);
        const auto sectionsOf = [this](const QString &value) {
            const ArchitectureForm *form = m_catalogue.architecture(value);
            return form == nullptr ? QStringList() : form->sections;
        };
        QVERIFY(sectionsOf(u"flux"_s).isEmpty());
        QVERIFY(sectionsOf(u"zimage"_s).contains(u"model.low_vram"_s));
        QVERIFY(!sectionsOf(u"hidream"_s).contains(u"model.layer_offloading"_s));
        QVERIFY(sectionsOf(u"wan22_14b:t2v"_s).contains(u"model.multistage"_s));
        QVERIFY(m_catalogue.architecture(u"sdxl"_s)->disabled.contains(u"model.quantize"_s));
        // Ten families hide Low VRAM.
        const auto hiding =
            std::ranges::count_if(m_catalogue.architectures, [](const ArchitectureForm &form) {
                return !form.sections.contains(u"model.low_vram"_s);
            });
        QCOMPARE(hiding, 10);
        // All but SD 1.5 and SDXL have no Conv Rank.
        const auto withConv =
            std::ranges::count_if(m_catalogue.architectures, [](const ArchitectureForm &form) {
                return !form.disabled.contains(u"network.conv"_s);
            });
        QCOMPARE(withConv, 2);
    }

    void findsArchitecturesWithoutTheirTag()
    {
        QCOMPARE(m_catalogue.architecture(u"wan22_14b"_s)->value, u"wan22_14b:t2v"_s);
        QCOMPARE(m_catalogue.architecture(u"qwen_image:9999"_s)->value, u"qwen_image"_s);
        QCOMPARE(m_catalogue.architecture(u"qwen_image:2512"_s)->value, u"qwen_image:2512"_s);
        QVERIFY(m_catalogue.architecture(u"my_own"_s) == nullptr);
        QVERIFY(m_catalogue.architecture({}) == nullptr);
    }

    void newEntriesAreThoseOfTheForm()
    {
        const ConfigBlock dataset = m_catalogue.panel(u"datasets")->newEntry.value<ConfigBlock>();
        QCOMPARE(dataset.entries.size(), 16U);
        QCOMPARE(dataset.entries.front().first, u"folder_path"_s);
        QCOMPARE(dataset.entries.back().first, u"num_repeats"_s);
        QCOMPARE(m_catalogue.panel(u"samples")->newEntry.value<ConfigBlock>().entries.size(), 1U);
    }

    void tabsFollowTheCards()
    {
        QCOMPARE(m_catalogue.tabs(), (QStringList{u"Job"_s, u"Model"_s, u"Target"_s, u"Save"_s,
                                                  u"Training"_s, u"Datasets"_s, u"Sample"_s}));
    }

    void mistakesAreToldWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        const QByteArray head = "id: job\ntitle: Job\ntab: Job\norder: 1\nfields:\n";
        QTest::newRow("unknown key")
            << head + "  - {id: a, label: A, path: a, type: text, help: It is., colour: red}\n"
            << 6 << 58 << u"unknown key \"colour\""_s;
        QTest::newRow("no such type")
            << head + "  - {id: a, label: A, path: a, type: words, help: It is.}\n"
            << 6 << 38 << u"\"type\": no type of field"_s;
        QTest::newRow("a text for a number")
            << head + "  - id: a\n    label: A\n    path: a\n    type: integer\n    default: many\n"
                      "    help: It is.\n"
            << 10 << 14 << u"\"default\": a value of the field's own kind is expected"_s;
        QTest::newRow("a phase that is none")
            << head + "  - {id: a, label: A, path: a, type: text, help: It is., phases: [night]}\n"
            << 6 << 66 << u"\"phases\": load, cache, train or sample is expected"_s;
        QTest::newRow("missing help") << head + "  - {id: a, label: A, path: a, type: text}\n"
                                      << 6 << 5 << u"the key \"help\" is missing"_s;
        QTest::newRow("choice without choices")
            << head + "  - {id: a, label: A, path: a, type: choice, help: It is.}\n"
            << 6 << 5 << u"a choice needs \"choices\""_s;
        QTest::newRow("the same id twice")
            << head + "  - {id: a, label: A, path: a, type: text, help: It is.}\n"
                      "  - {id: a, label: B, path: b, type: text, help: It is.}\n"
            << 7 << 10 << u"\"id\": this id occurs twice"_s;
        QTest::newRow("half a condition")
            << head + "  - {id: a, label: A, path: a, type: text, help: It is., shown_when: [{is: "
                      "b}]}\n"
            << 6 << 71 << u"\"path\" and \"is\" belong together"_s;
        QTest::newRow("a new entry that is no JSON")
            << QByteArray("id: job\ntitle: Job\ntab: Job\norder: 1\nnew_entry: '{\"a\": "
                          "'\nfields:\n  - {id: "
                          "a, label: A, path: a, type: text, help: It is.}\n")
            << 5 << 12 << u"\"new_entry\": a value in JSON is expected"_s;
    }

    void mistakesAreToldWithTheirPlace()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QString, message);
        const Error error = errorOf(yaml);
        QCOMPARE(error.message, message);
        QCOMPARE(error.file, u"panels/job.yaml"_s);
        QCOMPARE(error.line, line);
        QCOMPARE(error.column, column);
    }

    void aFolderLaidOverReplacesAPanel()
    {
        QTemporaryDir folder;
        QDir(folder.path()).mkpath(u"panels"_s);
        QFile file(folder.filePath(u"panels/save.yaml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("id: save\ntitle: Keep\ntab: Save\norder: 70\nfields:\n"
                   "  - {id: a, label: A, path: save.a, type: text, help: It is new.}\n");
        file.close();
        const Result<FieldCatalogue> read = FieldCatalogue::load(KnowledgeFolder(folder.path()));
        QVERIFY(read);
        QCOMPARE(read->panel(u"save")->title, u"Keep"_s);
        QCOMPARE(read->panels.size(), m_catalogue.panels.size());
    }
};

QTEST_GUILESS_MAIN(TestFieldCatalogue)
#include "tst_fieldcatalogue.moc"
