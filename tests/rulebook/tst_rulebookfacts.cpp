// What the book says is drawn is what the referee makes people draw.
#include "rulebook/facts.h"
#include "rules/match.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace rules;

namespace {

const Face kBlue7 = Face::number(Color::Blue, 7);
const Face kBlueFlip = Face::action(Color::Blue, Kind::Flip);
const Face kPink3 = Face::number(Color::Pink, 3);

Event play(Face face, std::optional<Color> color = {}) { return Play{{}, {face, color}}; }
Event wildDrawTwo() { return play(Face::wild(Kind::WildDrawTwo), Color::Green); }
Event wildDrawColor() { return play(Face::wild(Kind::WildDrawColor), Color::Teal); }
Event innocent() { return Challenge{{}, Judgement::Innocent, {}}; }

// How many cards the last of these events makes somebody draw.
int drawnAfter(const char *edition, const std::vector<Event> &events)
{
    Match match({editionNamed(edition), ScoringMode::Collect, 0, {"Ana", "Ben", "Cho", "Dee"}, {}});
    Verdict verdict = match.call(BeginRound{});
    for (const Event &event : events) {
        verdict = match.call(event);
        if (!verdict.taken())
            return -1;
    }
    return verdict.drawing ? verdict.drawing->cards : 0;
}

} // namespace

class TestRulebookFacts : public QObject {
    Q_OBJECT

private slots:
    void drawsAreTheReferees_data()
    {
        QTest::addColumn<QString>("fact");
        QTest::addColumn<int>("cards");
        for (const char *edition : {"flip2019", "flip2020", "mini56"}) {
            const auto row = [edition](const char *fact, const std::vector<Event> &events, int less = 0) {
                QTest::addRow("%s %s", edition, fact) << QString::fromLatin1(fact) + u'@'
                        + QString::fromLatin1(edition) << drawnAfter(edition, events) - less;
            };
            row("draws:draw-one", {TurnUp{kBlue7}, play(Face::action(Color::Blue, Kind::DrawOne))});
            row("draws:wild-draw-two", {TurnUp{kBlue7}, wildDrawTwo(), Accept{}});
            row("draws:innocent", {TurnUp{kBlue7}, wildDrawTwo(), innocent()});
            // The first seat begins beside the dealer, who is the last.
            row("draws:uno",
                {TurnUp{kBlue7}, Count{Player(0), 2}, play(Face::number(Color::Blue, 8)),
                 Catch{{}, Player(0)}});
            if (!editionNamed(edition)->twoSided)
                continue;
            const std::vector<Event> dark{TurnUp{kBlueFlip}, NameTop{kPink3}};
            auto events = dark;
            events.push_back(play(Face::action(Color::Pink, Kind::DrawFive)));
            row("draws:draw-five", events);
            // One card until the colour came; the rest is the price of the lost challenge.
            events = dark;
            events.insert(events.end(), {wildDrawColor(), innocent(), Took{{}, 1}});
            row("draws:challenge", events, 1);
        }
    }
    void drawsAreTheReferees()
    {
        QFETCH(QString, fact);
        QFETCH(int, cards);
        const Edition &edition = *editionNamed(fact.section(u'@', 1).toStdString());
        QCOMPARE(rulebook::factOf(fact.section(u'@', 0, 0), edition).value_or(0), cards);
        QVERIFY(cards > 0);
    }
};

QTEST_GUILESS_MAIN(TestRulebookFacts)
#include "tst_rulebookfacts.moc"
