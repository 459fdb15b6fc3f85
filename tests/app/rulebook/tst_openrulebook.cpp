// The rulebook as pages see it: contents, cards, hits and rules follow the edition and the language.
#include "app/rulebook/deckmodel.h"
#include "app/rulebook/hitsmodel.h"
#include "app/rulebook/rulemodel.h"
#include "app/shell/commandline.h"
#include "app/shell/context.h"
#include "rules/rule.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using app::OpenRulebook;

class TestOpenRulebook : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<app::Context> m_context;

private slots:
    void init()
    {
        app::Options options;
        options.settings = m_folder.filePath(u"flipside.ini"_s);
        options.database = m_folder.filePath(u"flipside.db"_s);
        options.language = u"en"_s;
        m_context = std::make_unique<app::Context>(options);
    }
    void cleanup() { m_context.reset(); }

    void editionsAreOfferedWithTheNewestOfADeckFirst()
    {
        const QStringList offered = OpenRulebook::editions();
        QCOMPARE(offered.size(), qsizetype(rules::editions().size()));
        QCOMPARE(offered.first(), OpenRulebook(*m_context).edition());
        QVERIFY(offered.indexOf(u"flip2020"_s) < offered.indexOf(u"flip2019"_s));
        QVERIFY(offered.indexOf(u"flip2019"_s) < offered.indexOf(u"mini56"_s));
    }

    void everyRuleOfTheRefereeOpens_data()
    {
        QTest::addColumn<QString>("edition");
        QTest::addColumn<QString>("language");
        for (const QString &edition : OpenRulebook::editions()) {
            for (const QString &language : app::Language::codes())
                QTest::addRow("%s in %s", qPrintable(edition), qPrintable(language)) << edition << language;
        }
    }
    void everyRuleOfTheRefereeOpens()
    {
        QFETCH(QString, edition);
        QFETCH(QString, language);
        OpenRulebook book(*m_context);
        book.setEdition(edition);
        book.setLanguage(language);
        app::RuleModel rule;
        rule.setBook(&book);
        for (const rules::Rule each : rules::allRules()) {
            const std::string_view id = rules::idOf(each);
            rule.setRuleId(QString::fromUtf8(id.data(), qsizetype(id.size())));
            QVERIFY2(!rule.title().isEmpty(), id.data());
            QVERIFY2(rule.rowCount() > 0, id.data());
            QCOMPARE(book.text().language().left(2), language.left(2));
        }
    }

    void modelsFollowTheBook()
    {
        OpenRulebook book(*m_context);
        app::RuleModel rule;
        app::HitsModel hits;
        app::ContentsModel contents;
        app::DeckModel deck;
        const QAbstractItemModelTester testers[]{
            QAbstractItemModelTester(&rule), QAbstractItemModelTester(&hits),
            QAbstractItemModelTester(&contents), QAbstractItemModelTester(&deck)};
        rule.setBook(&book);
        hits.setBook(&book);
        contents.setBook(&book);
        deck.setBook(&book);
        deck.setSide(app::card::Side::Dark);
        rule.setRuleId(u"card.flip"_s);
        hits.setQuery(u"flip"_s);
        QCOMPARE(deck.rowCount(), 7);
        QCOMPARE(contents.rowCount(), 14);
        QCOMPARE(rule.title(), u"Flip"_s);
        QCOMPARE(hits.idAt(0), u"card.flip"_s);
        book.setEdition(u"mini56"_s);
        QCOMPARE(deck.rowCount(), 0);
        QVERIFY(contents.rowCount() < 14);
        QCOMPARE(rule.lightFace(), -1);
        book.setLanguage(u"pt"_s);
        QCOMPARE(rule.title(), u"Vira o Baralho"_s);
        QCOMPARE(m_context->language().code(), u"en"_s);
    }

    void aCardHasItsFacts_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("light");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("copies");
        QTest::newRow("light") << u"card.skip"_s << true << false << 20 << 8;
        QTest::newRow("dark") << u"card.wild-draw-color"_s << false << true << 60 << 4;
        QTest::newRow("both") << u"card.wild"_s << true << true << 40 << 4;
        QTest::newRow("numbers") << u"page.number"_s << true << true << -1 << 72;
        QTest::newRow("turned up first") << u"start.wild"_s << true << false << -1 << 4;
        QTest::newRow("none") << u"turn.match"_s << false << false << -1 << 0;
    }
    void aCardHasItsFacts()
    {
        QFETCH(QString, id);
        QFETCH(bool, light);
        QFETCH(bool, dark);
        OpenRulebook book(*m_context);
        app::RuleModel rule;
        rule.setBook(&book);
        rule.setRuleId(id);
        QCOMPARE(rule.lightFace() >= 0, light);
        QCOMPARE(rule.darkFace() >= 0, dark);
        QTEST(rule.points(), "points");
        QTEST(rule.copies(), "copies");
    }

    void aTrailOfLinksLeadsBack()
    {
        OpenRulebook book(*m_context);
        app::RuleModel rule;
        rule.setBook(&book);
        rule.setRuleId(u"challenge.guilty"_s);
        QVERIFY(!rule.canGoBack());
        rule.follow(u"ruling.guilty-turn"_s);
        rule.follow(u"ruling.guilty-turn"_s);
        rule.follow(u"page.rulings"_s);
        QVERIFY(rule.back());
        QVERIFY(rule.back());
        QCOMPARE(rule.ruleId(), u"challenge.guilty"_s);
        QVERIFY(!rule.back());
    }

    void seeAlsoHoldsLinksAndMentionsOnce()
    {
        OpenRulebook book(*m_context);
        app::RuleModel rule;
        rule.setBook(&book);
        rule.setRuleId(u"ruling.tie"_s); // its text links to nothing, but others to it
        const app::HeadingsModel &also = *rule.seeAlso();
        QStringList ids;
        for (int row = 0; row < also.rowCount(); ++row)
            ids.append(also.data(also.index(row), app::HeadingsModel::RuleIdRole).toString());
        QVERIFY2(ids.contains(u"win.tally"_s), qPrintable(ids.join(u' ')));
        QVERIFY(!ids.contains(u"ruling.tie"_s));
        QCOMPARE(ids.removeDuplicates(), 0);
    }

    void anEditionByItselfBeginsAsALabel()
    {
        OpenRulebook book(*m_context);
        book.setLanguage(u"es"_s);
        QCOMPARE(book.nameOf(u"mini56"_s), u"Edición de 56 cartas"_s);
        QCOMPARE(book.nameOf(u"flip2020"_s), u"FLIP 2020"_s);
        QCOMPARE(book.nameOf(u"none"_s), QString());
    }

    void theChoiceIsKept()
    {
        m_context->settings().setBookLanguage(u"es-ES"_s);
        m_context->settings().setBookEdition(u"mini56"_s);
        m_context->settings().setBookEdition(u"none"_s);
        m_context.reset();
        init();
        QCOMPARE(m_context->settings().bookLanguage(), u"es-ES"_s);
        QCOMPARE(m_context->settings().bookEdition(), u"mini56"_s);
    }
};

QTEST_MAIN(TestOpenRulebook)
#include "tst_openrulebook.moc"
