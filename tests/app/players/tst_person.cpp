// What a person's page and that of the records show is what flipside-cli tells, number by number; and few
// matches say so.
#include "../../cli/program.h"
#include "app/players/person.h"
#include "app/players/tablerecords.h"
#include "app/shell/databasereader.h"
#include "evenings.h"
#include "places.h"
#include "store/rates.h"

#include <QJsonArray>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QVariant cell(const app::ValueModel *values, int row, const char *role)
{
    return values->index(row).data(values->roleNames().key(role));
}

QString fact(app::Person &person, const QString &text)
{
    for (int row = 0; row < person.facts()->rowCount(); ++row) {
        if (cell(person.facts(), row, "text") == text)
            return cell(person.facts(), row, "figure").toString().remove(u',');
    }
    return {};
}

QString text(const QJsonValue &number) { return QString::number(number.toInt()); }

QString text(const QJsonValue &part, const QJsonValue &all) { return text(part) + u" of "_s + text(all); }

} // namespace

class TestPerson : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;

    static app::Storage &storage() { return app::Context::current().storage(); }
    static app::Language &language() { return app::Context::current().language(); }
    static store::Database &database() { return *storage().database(); }
    static void settle()
    {
        app::Context::current().storage().reader().settle();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QList<QJsonObject> told() const
    {
        return program::run(
                   {u"stats"_s, u"--json"_s, u"--database"_s, m_places->folder.filePath(u"flipside.db"_s)})
            .objects();
    }

    static void compareRounds(app::Person &page, const QJsonObject &told)
    {
        QCOMPARE(page.career().matches, told["matches"].toInt());
        QCOMPARE(page.career().wins, told["won"].toInt());
        QCOMPARE(page.career().percent, told["winPercent"].toInt(-1));
        QCOMPARE(page.career().perRound, told["averageRound"].toInt());
        QCOMPARE(fact(page, u"Winning streak now"_s), text(told["streak"]));
        QCOMPARE(fact(page, u"Longest winning streak"_s), text(told["longestStreak"]));
        QCOMPARE(fact(page, u"Shared wins"_s).toInt(), told["sharedWins"].toInt());
        QCOMPARE(fact(page, u"Rounds won"_s), text(told["roundsWon"], told["rounds"]));
        QCOMPARE(fact(page, u"Best round"_s), text(told["bestRound"]));
        QCOMPARE(fact(page, u"Left in hand per lost round"_s), text(told["averageLoss"]));
    }

    // They stand one below the other.
    static void compareScales(app::Person &page)
    {
        double most = 0;
        for (const app::ValueModel *bars : {page.gained(), page.given()}) {
            for (int row = 0; row < 2; ++row)
                most = std::max(most, cell(bars, row, "value").toDouble());
        }
        for (const app::ValueModel *bars : {page.gained(), page.given()}) {
            for (int row = 0; row < 2; ++row)
                QCOMPARE(cell(bars, row, "share").toDouble(), cell(bars, row, "value").toDouble() / most);
        }
    }

    // By side stand only rounds with cards that have two.
    static void compareSides(app::Person &page, const QJsonObject &told)
    {
        const auto sum = [&](const char *side, const char *what) {
            int all = 0;
            const QJsonArray editions = told["editions"].toArray();
            for (const auto &edition : editions) {
                const QString name = edition[u"edition"].toString();
                all += rules::editionNamed(name.toStdString())->twoSided
                    ? edition.toObject().value(QLatin1String(side))[what].toInt()
                    : 0;
            }
            return all;
        };
        for (const bool dark : {false, true}) {
            const char *side = dark ? "dark" : "light";
            QCOMPARE(cell(page.gained(), int(dark), "value").toInt(), sum(side, "gained"));
            QCOMPARE(cell(page.given(), int(dark), "value").toInt(), sum(side, "given"));
        }
        QCOMPARE(sum("light", "gained"), told["light"]["gained"].toInt()); // one figure in both
        QVERIFY(told["oneSided"]["gained"].toInt() > 0); // others were played too
        compareScales(page);
        const int won = sum("light", "won") + sum("dark", "won");
        QVERIFY(won > 0);
        QVERIFY2(
            page.career().sideText.startsWith(u"%1% "_s.arg(store::rounded(100 * sum("dark", "won"), won))),
            qPrintable(page.career().sideText));
    }

    static void compareTimes(app::Person &page, const QJsonObject &told)
    {
        const QJsonArray results = told["results"].toArray();
        QCOMPARE(results.size(), told["finished"].toInt());
        const QList<bool> form = page.career().form;
        const qsizetype earlier = results.size() - form.size(); // than what the page shows
        QCOMPARE(form.size(), std::min<qsizetype>(12, results.size()));
        for (qsizetype i = 0; i < form.size(); ++i)
            QCOMPARE(form[i], results[earlier + i].toBool());
        int matches = 0; // of the last twelve months
        int wins = 0;
        const QJsonArray months = told["months"].toArray();
        const QDate last = QDate::fromString(months.last()["month"].toString(), u"yyyy-MM"_s);
        for (const auto &month : months) {
            const bool shown =
                QDate::fromString(month[u"month"].toString(), u"yyyy-MM"_s) > last.addMonths(-12);
            matches += shown ? month[u"matches"].toInt() : 0;
            wins += shown ? month[u"won"].toInt() : 0;
        }
        for (int row = 0; row < page.months()->rowCount(); ++row) {
            matches -= cell(page.months(), row, "matches").toInt();
            wins -= cell(page.months(), row, "wins").toInt();
            QVERIFY(cell(page.months(), row, "share").toDouble()
                    >= cell(page.months(), row, "wonShare").toDouble());
        }
        QCOMPARE(page.months()->rowCount(), 12);
        QCOMPARE(matches, 0);
        QCOMPARE(wins, 0);
        const QJsonArray editions = told["editions"].toArray();
        QCOMPARE(page.editions()->rowCount(), editions.size());
        for (int i = 0; i < editions.size(); ++i) {
            QCOMPARE(cell(page.editions(), i, "value").toString(),
                     text(editions[i]["won"], editions[i]["finished"]) + u" won"_s);
            QCOMPARE(cell(page.editions(), i, "second").toString(),
                     text(editions[i]["roundsWon"], editions[i]["rounds"]) + u" rounds"_s);
        }
    }

    static void compareHabits(app::Person &page, const QJsonObject &told)
    {
        const QJsonValue challenges = told["challenges"];
        QCOMPARE(page.habits().made, challenges["made"].toInt());
        QCOMPARE(page.habits().right, challenges["right"].toInt());
        QCOMPARE(page.habits().faced, challenges["suffered"].toInt());
        QCOMPARE(page.habits().guilty, challenges["guilty"].toInt());
        QCOMPARE(page.habits().caught, told["caught"].toInt());
        const int catches = told["catches"].toInt();
        if (catches == 0)
            QVERIFY2(!page.habits().catchText.contains(u"others"_s), qPrintable(page.habits().catchText));
        else
            QVERIFY2(page.habits().catchText.endsWith(
                         catches == 1 ? u"Caught others once."_s : u"Caught others %1 times."_s.arg(catches)),
                     qPrintable(page.habits().catchText));
        const QJsonObject drawn = told["drawn"].toObject();
        QCOMPARE(page.drawn()->rowCount(), drawn.size());
        QList<int> shown;
        QList<int> wanted;
        for (int row = 0; row < page.drawn()->rowCount(); ++row)
            shown.append(cell(page.drawn(), row, "value").toInt());
        for (const auto &cause : drawn)
            wanted.append(cause[u"cards"].toInt());
        std::ranges::sort(shown);
        std::ranges::sort(wanted);
        QCOMPARE(shown, wanted);
        const QJsonValue costliest = told["costliest"];
        QCOMPARE(page.costliest().face < 0, costliest.isUndefined());
        if (!costliest.isUndefined()) {
            QCOMPARE(page.costliest().face, Places::face(costliest["card"].toString().toUtf8()));
            QCOMPARE(page.costliest().times, costliest["copies"].toInt());
            QCOMPARE(page.costliest().points, costliest["copies"].toInt() * costliest["points"].toInt());
        }
        QCOMPARE(page.lastCard().face < 0, told["lastCard"].isUndefined());
        QCOMPARE(page.lastCard().times, told["lastCard"]["times"].toInt());
    }

    static void compareRivals(app::Person &page, const QJsonObject &told)
    {
        const QJsonArray rivals = told["rivals"].toArray();
        QCOMPARE(page.rivals()->rowCount(), rivals.size());
        for (int i = 0; i < rivals.size(); ++i) {
            const auto shown = [&](const char *role) { return cell(page.rivals(), i, role); };
            QCOMPARE(shown("name").toString(), rivals[i]["name"].toString());
            QCOMPARE(shown("won").toInt(), rivals[i]["roundsWon"].toInt());
            QCOMPARE(shown("lost").toInt(), rivals[i]["roundsLost"].toInt());
            const QString detail = shown("detail").toString().remove(u',');
            QVERIFY2(detail.startsWith(text(rivals[i]["taken"]) + u" points taken "_s
                                       + text(rivals[i]["given"]) + u" given in "_s
                                       + text(rivals[i]["rounds"])),
                     qPrintable(detail));
        }
    }

private slots:
    void init() { m_places = std::make_unique<Places>(); }
    void cleanup() { m_places.reset(); }

    void thePageAndTheCommandLineSayTheSame()
    {
        QVERIFY(support::playEvenings(database(), 120, 21));
        const QList<QJsonObject> everybody = told().mid(0, 8);
        QCOMPARE(everybody.size(), 8);
        for (const QJsonObject &one : everybody) {
            QVERIFY(!one.contains("record"));
            app::Person page(storage(), language());
            page.setPlayer(one[u"id"].toString());
            settle();
            QVERIFY(page.isComplete());
            QCOMPARE(page.entry().name, one[u"name"].toString());
            compareRounds(page, one);
            compareSides(page, one);
            compareTimes(page, one);
            compareHabits(page, one);
            compareRivals(page, one);
            QVERIFY(page.career().caution.isEmpty());
        }
    }

    void theRecordsAreTheSameToo()
    {
        QVERIFY(support::playEvenings(database(), 120, 21));
        QList<QJsonObject> records = told(); // behind the people
        records.removeIf([](const QJsonObject &one) { return !one.contains("record"); });
        app::TableRecords page(storage(), language());
        settle();
        QVERIFY(page.isLoaded());
        QCOMPARE(page.rowCount(), records.size());
        QCOMPARE(records.size(), store::kFeatCount);
        for (int i = 0; i < page.rowCount(); ++i) {
            const auto shown = [&](app::TableRecords::Role role) { return page.index(i).data(role); };
            const QJsonObject &record = records[i];
            QCOMPARE(shown(app::TableRecords::Value).toInt(), record["value"].toInt());
            QCOMPARE(shown(app::TableRecords::MatchId).toString(), record["match"].toString());
            QCOMPARE(shown(app::TableRecords::Event).toInt(), record["event"].toInt());
            if (record.contains("name"))
                QCOMPARE(shown(app::TableRecords::Who).toString(), record["name"].toString());
            else
                QCOMPARE(record["record"].toString(), u"longestMatch"_s);
            const QJsonArray company = record["players"].toArray();
            for (const auto &one : company) {
                const auto line = one[u"won"].toBool() ? app::TableRecords::Who : app::TableRecords::Company;
                QVERIFY(shown(line).toString().contains(one[u"name"].toString()));
            }
        }
    }

    void recordsThatCannotBeReadAreNotCalledNone()
    {
        const auto shown = [](const QString &part) {
            QQmlEngine engine;
            engine.addImportPath(u"qrc:/qt/qml"_s);
            QQmlComponent component(&engine, QUrl(u"qrc:/qt/qml/Flipside/Players/RecordsPage.qml"_s));
            const std::unique_ptr<QObject> page(component.create());
            settle();
            const auto *item = page ? page->findChild<QQuickItem *>(part) : nullptr;
            return item && item->isVisible();
        };
        QVERIFY(shown(u"noRecords"_s));
        QVERIFY(!shown(u"trouble"_s));
        QVERIFY(support::playEvenings(database(), 5, 8));
        QVERIFY(database().once(u"ALTER TABLE round RENAME TO gone"_s));
        app::TableRecords records(storage(), language());
        settle();
        QVERIFY(records.isLoaded());
        QVERIFY(!records.trouble().isEmpty());
        QVERIFY(!shown(u"noRecords"_s));
        QVERIFY(shown(u"trouble"_s));
        QVERIFY(database().once(u"ALTER TABLE gone RENAME TO round"_s));
        records.refresh();
        settle();
        QVERIFY2(records.trouble().isEmpty(), "an older trouble is over");
        QCOMPARE(records.percent(), 100);
    }

    void pagesTellThatTheyAreRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("records") << u"RecordsPage.qml"_s;
        QTest::newRow("a player") << u"PlayerPage.qml"_s;
    }
    void pagesTellThatTheyAreRead()
    {
        QFETCH(QString, file);
        QVERIFY(support::playEvenings(database(), 5, 8));
        QQmlEngine engine;
        engine.addImportPath(u"qrc:/qt/qml"_s);
        QQmlComponent component(&engine, QUrl(u"qrc:/qt/qml/Flipside/Players/"_s + file));
        const std::unique_ptr<QObject> page(component.create());
        QVERIFY2(page, qPrintable(component.errorString()));
        page->setProperty("player", told().constFirst()["id"].toString());
        const auto *label = page->findChild<QObject *>(u"working"_s);
        QVERIFY(label);
        QVERIFY(label->property("working").toBool());
        settle();
        QVERIFY(!label->property("working").toBool());
    }

    void aRecordOfOneIsToldInTheSingular()
    {
        const QString match = u"flipside 1\nedition flip2020\nscoring collect 1\nplayers Ana, Ben\nround\n"
                              u"Ana: out light\nBen: holds %1\n"_s;
        const auto units = [](bool isOne) {
            app::TableRecords page(storage(), language());
            settle();
            QStringList found;
            for (int row = 0; row < page.rowCount(); ++row) {
                if ((page.index(row).data(app::TableRecords::Value).toInt() == 1) == isOne)
                    found.append(page.index(row).data(app::TableRecords::Unit).toString());
            }
            return found;
        };
        QVERIFY(tables::play(*m_places->match, match.arg(1)));
        QCOMPARE(units(true).first(2), (QStringList{u"point"_s, u"round"_s}));
        QVERIFY(tables::play(*m_places->match, match.arg(2)));
        QCOMPARE(units(false).first(), u"points"_s);
    }

    void fewMatchesSaySo()
    {
        const auto caution = [&] {
            app::Person page(storage(), language());
            page.setPlayer(told().constFirst()["id"].toString());
            settle();
            return page.career().caution;
        };
        const QString match = u"flipside 1\nedition flip2020\nscoring collect 20\nplayers Ana, Ben\nround\n"
                              u"Ana: out light\nBen: holds "_s;
        QVERIFY(tables::play(*m_places->match, match + u"10\n"_s)); // and goes on
        QCOMPARE(caution(), u"No finished match yet: too few to say much."_s);
        for (int played = 1; played <= 5; ++played) {
            QVERIFY(tables::play(*m_places->match, match + u"30\n"_s));
            const QString said = u"Based on only %1 finished match%2: too few to say much."_s.arg(played).arg(
                played == 1 ? QString() : u"es"_s);
            QCOMPARE(caution(), played < 5 ? said : QString());
        }
    }
};

QTEST_MAIN(TestPerson)
#include "tst_person.moc"
