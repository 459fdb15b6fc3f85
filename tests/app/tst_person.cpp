// What a person's page and that of the records show is what flipside-cli tells, number by number; and few
// matches say so.
#include "../cli/program.h"
#include "app/person.h"
#include "app/reader.h"
#include "app/tablerecords.h"
#include "evenings.h"
#include "places.h"
#include "store/rates.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString fact(const app::Person &person, const QString &text)
{
    for (const QVariant &each : person.facts()) {
        const QVariantMap fact = each.toMap();
        if (fact[u"text"_s] == text)
            return fact[u"value"_s].toString().remove(u',');
    }
    return {};
}

QString text(const QJsonValue &number) { return QString::number(number.toInt()); }

QString text(const QJsonValue &part, const QJsonValue &all) { return text(part) + u" of "_s + text(all); }

} // namespace

class TestPerson : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;

    static store::Database &database() { return *app::Context::current().storage().database(); }
    static void settle()
    {
        app::Reader::ours().settle();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QList<QJsonObject> told() const
    {
        return program::run(
                   {u"stats"_s, u"--json"_s, u"--database"_s, m_places->folder.filePath(u"flipside.db"_s)})
            .objects();
    }

    static void compareRounds(const app::Person &page, const QJsonObject &told)
    {
        QCOMPARE(page.matches(), told["matches"].toInt());
        QCOMPARE(page.wins(), told["won"].toInt());
        QCOMPARE(page.percent(), told["winPercent"].toInt(-1));
        QCOMPARE(page.perRound(), told["averageRound"].toInt());
        QCOMPARE(fact(page, u"Winning streak now"_s), text(told["streak"]));
        QCOMPARE(fact(page, u"Longest winning streak"_s), text(told["longestStreak"]));
        QCOMPARE(fact(page, u"Shared wins"_s).toInt(), told["sharedWins"].toInt());
        QCOMPARE(fact(page, u"Rounds won"_s), text(told["roundsWon"], told["rounds"]));
        QCOMPARE(fact(page, u"Best round"_s), text(told["bestRound"]));
        QCOMPARE(fact(page, u"Left in hand per lost round"_s), text(told["averageLoss"]));
    }

    // They stand one below the other.
    static void compareScales(const QVariantList &bars)
    {
        int most = 0;
        for (const QVariant &bar : bars)
            most = std::max(most, bar.toMap()[u"value"_s].toInt());
        for (const QVariant &bar : bars)
            QCOMPARE(bar.toMap()[u"share"_s].toDouble(), bar.toMap()[u"value"_s].toDouble() / most);
    }

    // By side stand only rounds with cards that have two.
    static void compareSides(const app::Person &page, const QJsonObject &told)
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
            QCOMPARE(page.gained().at(int(dark)).toMap()[u"value"_s].toInt(), sum(side, "gained"));
            QCOMPARE(page.given().at(int(dark)).toMap()[u"value"_s].toInt(), sum(side, "given"));
        }
        QVERIFY(sum("light", "gained") < told["light"]["gained"].toInt()); // others were played too
        compareScales(page.gained() + page.given());
        const int won = sum("light", "won") + sum("dark", "won");
        QVERIFY(won > 0);
        QVERIFY2(page.sideText().startsWith(u"%1% "_s.arg(store::rounded(100 * sum("dark", "won"), won))),
                 qPrintable(page.sideText()));
    }

    static void compareTimes(const app::Person &page, const QJsonObject &told)
    {
        const QJsonArray results = told["results"].toArray();
        QCOMPARE(results.size(), told["finished"].toInt());
        const QList<bool> form = page.form();
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
        for (const QVariant &each : page.months()) {
            matches -= each.toMap()[u"value"_s].toInt();
            wins -= each.toMap()[u"part"_s].toInt();
        }
        QCOMPARE(page.months().size(), 12);
        QCOMPARE(matches, 0);
        QCOMPARE(wins, 0);
        const QJsonArray editions = told["editions"].toArray();
        QCOMPARE(page.editions().size(), editions.size());
        for (qsizetype i = 0; i < editions.size(); ++i) {
            const QVariantMap shown = page.editions().at(i).toMap();
            QCOMPARE(shown[u"value"_s].toString(),
                     text(editions[i]["won"], editions[i]["finished"]) + u" won"_s);
            QCOMPARE(shown[u"second"_s].toString(),
                     text(editions[i]["roundsWon"], editions[i]["rounds"]) + u" rounds"_s);
        }
    }

    static void compareHabits(const app::Person &page, const QJsonObject &told)
    {
        const QJsonValue challenges = told["challenges"];
        QCOMPARE(page.made(), challenges["made"].toInt());
        QCOMPARE(page.right(), challenges["right"].toInt());
        QCOMPARE(page.suffered(), challenges["suffered"].toInt());
        QCOMPARE(page.guilty(), challenges["guilty"].toInt());
        QCOMPARE(page.caught(), told["caught"].toInt());
        const int catches = told["catches"].toInt();
        if (catches == 0)
            QVERIFY2(!page.catchText().contains(u"others"_s), qPrintable(page.catchText()));
        else
            QVERIFY2(page.catchText().endsWith(catches == 1 ? u"Caught others once."_s
                                                            : u"Caught others %1 times."_s.arg(catches)),
                     qPrintable(page.catchText()));
        const QJsonObject drawn = told["drawn"].toObject();
        QCOMPARE(page.drawn().size(), drawn.size());
        QList<int> shown;
        QList<int> wanted;
        for (const QVariant &each : page.drawn())
            shown.append(each.toMap()[u"value"_s].toInt());
        for (const auto &cause : drawn)
            wanted.append(cause[u"cards"].toInt());
        std::ranges::sort(shown);
        std::ranges::sort(wanted);
        QCOMPARE(shown, wanted);
        const QJsonValue costliest = told["costliest"];
        QCOMPARE(page.costliest().isEmpty(), costliest.isUndefined());
        if (!costliest.isUndefined()) {
            QCOMPARE(page.costliest().value(u"face"_s).toInt(),
                     Places::face(costliest["card"].toString().toUtf8()));
            QCOMPARE(page.costliest().value(u"copies"_s).toInt(), costliest["copies"].toInt());
            QCOMPARE(page.costliest().value(u"points"_s).toInt(),
                     costliest["copies"].toInt() * costliest["points"].toInt());
        }
        QCOMPARE(page.lastCard().isEmpty(), told["lastCard"].isUndefined());
        QCOMPARE(page.lastCard().value(u"times"_s).toInt(), told["lastCard"]["times"].toInt());
    }

    static void compareRivals(const app::Person &page, const QJsonObject &told)
    {
        const QJsonArray rivals = told["rivals"].toArray();
        QCOMPARE(page.rivals().size(), rivals.size());
        for (qsizetype i = 0; i < rivals.size(); ++i) {
            const QVariantMap shown = page.rivals().at(i).toMap();
            QCOMPARE(shown[u"name"_s].toString(), rivals[i]["name"].toString());
            QCOMPARE(shown[u"won"_s].toInt(), rivals[i]["roundsWon"].toInt());
            QCOMPARE(shown[u"lost"_s].toInt(), rivals[i]["roundsLost"].toInt());
            const QString detail = shown[u"detail"_s].toString().remove(u',');
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
            app::Person page;
            page.setPlayer(one[u"id"].toString());
            settle();
            QVERIFY(page.isComplete());
            QCOMPARE(page.name(), one[u"name"].toString());
            compareRounds(page, one);
            compareSides(page, one);
            compareTimes(page, one);
            compareHabits(page, one);
            compareRivals(page, one);
            QVERIFY(page.caution().isEmpty());
        }
    }

    void theRecordsAreTheSameToo()
    {
        QVERIFY(support::playEvenings(database(), 120, 21));
        QList<QJsonObject> records = told(); // behind the people
        records.removeIf([](const QJsonObject &one) { return !one.contains("record"); });
        app::TableRecords page;
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

    void fewMatchesSaySo()
    {
        const auto caution = [&] {
            app::Person page;
            page.setPlayer(told().constFirst()["id"].toString());
            settle();
            return page.caution();
        };
        const QString match = u"flipside 1\nedition flip2020\nscoring collect 20\nplayers Ana, Ben\nround\n"
                              u"Ana: out light\nBen: holds "_s;
        QVERIFY(tables::play(*m_places->match, match + u"10\n"_s)); // and goes on
        QCOMPARE(caution(), u"No finished match yet: too few to say much."_s);
        for (int played = 1; played <= 5; ++played) {
            QVERIFY(tables::play(*m_places->match, match + u"30\n"_s));
            const QString said = u"From only %1 finished match%2: too few to say much."_s.arg(played).arg(
                played == 1 ? QString() : u"es"_s);
            QCOMPARE(caution(), played < 5 ? said : QString());
        }
    }
};

QTEST_MAIN(TestPerson)
#include "tst_person.moc"
