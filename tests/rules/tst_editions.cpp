// The three editions against the contents lists and point tables of their sheets, and the rules by their ids.
#include "rules/editions.h"
#include "rules/reason.h"

#include <QTest>
#include <set>

using namespace rules;

namespace {

const Edition &named(const QString &name) { return *editionNamed(name.toStdString()); }

Face anyFace(Kind kind, Side side)
{
    const Color color = colorsOf(side).front();
    return isWild(kind)        ? Face::wild(kind)
        : kind == Kind::Number ? Face::number(color, 5)
                               : Face::action(color, kind);
}

} // namespace

class TestEditions : public QObject {
    Q_OBJECT

private slots:
    void anEditionIsWhatItsSheetSays_data()
    {
        QTest::addColumn<int>("cards");
        QTest::addColumn<int>("dealt");
        QTest::addColumn<int>("target");
        QTest::addColumn<int>("lightWorth");
        QTest::addColumn<int>("darkWorth");
        QTest::newRow("flip2019") << 112 << 7 << 500 << 1280 << 1480;
        QTest::newRow("flip2020") << 112 << 7 << 500 << 1280 << 1480;
        QTest::newRow("mini56") << 56 << 5 << 250 << 620 << 0;
    }
    void anEditionIsWhatItsSheetSays()
    {
        QFETCH(int, cards);
        QFETCH(int, dealt);
        QFETCH(int, target);
        QFETCH(int, lightWorth);
        QFETCH(int, darkWorth);
        const QString name = QString::fromUtf8(QTest::currentDataTag());
        const Edition &edition = named(name);
        QCOMPARE(int(edition.deckSize), cards);
        QCOMPARE(int(edition.dealtCards), dealt);
        QCOMPARE(edition.target, target);
        QCOMPARE(edition.worth(Side::Light), lightWorth);
        QCOMPARE(edition.worth(Side::Dark), darkWorth);
        QCOMPARE(edition.has(Side::Dark), darkWorth > 0);
        for (const Side side : {Side::Light, Side::Dark}) {
            int sum = 0;
            std::set<int> codes;
            for (const Face face : edition.faces(side)) {
                QVERIFY(face.isOn(side));
                sum += edition.copies(face, side);
                codes.insert(face.code());
            }
            QCOMPARE(sum, edition.has(side) ? cards : 0);
            QCOMPARE(codes.size(), edition.faces(side).size());
        }
    }

    void aKindHasItsCopiesAndPoints_data()
    {
        QTest::addColumn<QString>("edition");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("copies");
        QTest::addColumn<int>("points");
        const auto row = [](const char *sentence, const char *edition, Side side, Kind kind, int copies,
                            int points) {
            QTest::newRow(sentence) << edition << int(side) << int(kind) << copies << points;
        };
        for (const char *flip : {"flip2019", "flip2020"}) {
            const auto light = [&](const char *what, Kind kind, int copies, int points) {
                row(qPrintable(QString("%1, light %2").arg(flip, what)), flip, Side::Light, kind, copies,
                    points);
            };
            const auto dark = [&](const char *what, Kind kind, int copies, int points) {
                row(qPrintable(QString("%1, dark %2").arg(flip, what)), flip, Side::Dark, kind, copies,
                    points);
            };
            light("five: two, worth five", Kind::Number, 2, 5);
            light("Draw One: two a colour, 10", Kind::DrawOne, 2, 10);
            light("Reverse: two a colour, 20", Kind::Reverse, 2, 20);
            light("Skip: two a colour, 20", Kind::Skip, 2, 20);
            light("Flip: two a colour, 20", Kind::Flip, 2, 20);
            light("Wild: four, 40", Kind::Wild, 4, 40);
            light("Wild Draw Two: four, 50", Kind::WildDrawTwo, 4, 50);
            dark("five: two, worth five", Kind::Number, 2, 5);
            dark("Draw Five: two a colour, 20", Kind::DrawFive, 2, 20);
            dark("Reverse: two a colour, 20", Kind::Reverse, 2, 20);
            dark("Skip Everyone: two a colour, 30", Kind::SkipEveryone, 2, 30);
            dark("Flip: two a colour, 20", Kind::Flip, 2, 20);
            dark("Wild: four, 40", Kind::Wild, 4, 40);
            dark("Wild Draw Color: four, 60", Kind::WildDrawColor, 4, 60);
        }
        row("mini56, five: one, worth five", "mini56", Side::Light, Kind::Number, 1, 5);
        row("mini56, Draw One: one a colour, 20", "mini56", Side::Light, Kind::DrawOne, 1, 20);
        row("mini56, Reverse: one a colour, 20", "mini56", Side::Light, Kind::Reverse, 1, 20);
        row("mini56, Skip: one a colour, 20", "mini56", Side::Light, Kind::Skip, 1, 20);
        row("mini56, no Flip", "mini56", Side::Light, Kind::Flip, 0, 0);
        row("mini56, Wild: two, 50", "mini56", Side::Light, Kind::Wild, 2, 50);
        row("mini56, Wild Draw Two: two, 50", "mini56", Side::Light, Kind::WildDrawTwo, 2, 50);
        row("mini56, nothing dark", "mini56", Side::Dark, Kind::Wild, 0, 0);
    }
    void aKindHasItsCopiesAndPoints()
    {
        QFETCH(QString, edition);
        QFETCH(int, side);
        QFETCH(int, kind);
        QFETCH(int, copies);
        QFETCH(int, points);
        const Face face = anyFace(Kind(kind), Side(side));
        QCOMPARE(named(edition).copies(face, Side(side)), copies);
        QCOMPARE(named(edition).has(face, Side(side)), copies > 0);
        QCOMPARE(named(edition).points(face, Side(side)), points);
    }

    void onlyTheSmallDeckHasZeros()
    {
        const Face zero = Face::number(Color::Blue, 0);
        QVERIFY(!named("flip2019").has(zero, Side::Light));
        QVERIFY(!named("flip2020").has(zero, Side::Light));
        QVERIFY(named("mini56").has(zero, Side::Light));
        QCOMPARE(named("flip2020").leastCardPoints, 1);
        QCOMPARE(named("mini56").leastCardPoints, 0);
    }

    void editionsGoByTheirNames()
    {
        QCOMPARE(editions().size(), std::size_t(3));
        QVERIFY(!editionNamed("flip"));
        QVERIFY(!editionNamed(""));
        for (const Edition &edition : editions())
            QVERIFY(editionNamed(edition.name) == &edition);
    }

    void theNewestIsTheLastOfItsDeck()
    {
        QCOMPARE(QByteArray::fromStdString(std::string(newestEdition().name)), "flip2020");
        QVERIFY(haveTheSameDeck(named("flip2019"), named("flip2020")));
        QVERIFY(!haveTheSameDeck(named("flip2020"), named("mini56")));
    }

    void ruleIdsAreUniqueAndReadable()
    {
        std::set<std::string_view> ids;
        for (const Rule rule : allRules()) {
            const std::string_view id = idOf(rule);
            QVERIFY(ruleOf(id) == rule);
            QVERIFY(std::ranges::count(id, '.') == 1);
            QVERIFY(std::ranges::all_of(
                id, [](char c) { return (c >= 'a' && c <= 'z') || c == '.' || c == '-'; }));
            ids.insert(id);
        }
        QCOMPARE(ids.size(), allRules().size());
        QVERIFY(!ruleOf("turn.jump-in"));
    }

    void everyReasonRestsOnARule()
    {
        std::set<Rule> used;
        for (int i = 0; i < kReasonCount; ++i)
            used.insert(ruleOf(Reason(i)));
        for (const Ruling ruling : allRulings())
            used.insert(ruleOf(Reason::RulingSet, ruling));
        QCOMPARE(used.size(), allRules().size());
    }
};

QTEST_APPLESS_MAIN(TestEditions)
#include "tst_editions.moc"
