// A line for each kind of number, each with what it is of.
#include "cli/persontext.h"

#include "cli/command.h"
#include "store/rates.h"

namespace cli {

using namespace Qt::StringLiterals;

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Stats)
};

QString sides(const store::BySide &numbers)
{
    //: In a list. %1 and %2 are numbers; light and dark are the sides of the cards.
    QString text = Texts::tr("light %1, dark %2").arg(numbers.light).arg(numbers.dark);
    if (numbers.single > 0)
        //: Behind "light 3, dark 4". %1 is a number, of an edition whose cards have one side only.
        text += u", "_s + Texts::tr("cards with one side %1").arg(numbers.single);
    return text;
}

} // namespace

void tellPerson(const QString &name, const store::Career &career, const store::Habits &habits)
{
    const store::Tally &all = career.all;
    say(name);
    const auto percent = store::winPercent(all);
    //: Numbers about a player. %1 to %3 are numbers, %4 is such as "17%" or a dash: of those finished.
    say(u"  "_s
        + Texts::tr("matches %1, finished %2, won %3 (%4 of those finished)")
              .arg(all.matches)
              .arg(all.finished)
              .arg(all.wins)
              .arg(percent ? QString::number(*percent) + u'%' : u"–"_s));
    //: Numbers about a player. %1 and %2 are numbers, %3 is a list such as "light 3, dark 4".
    say(u"  "_s
        + Texts::tr("rounds %1, won %2 (%3)").arg(all.rounds.all()).arg(all.won.all()).arg(sides(all.won)));
    //: Numbers about a player. %1, %2 and %4 are numbers of points, %3 and %5 lists such as "light 3, dark
    //: 4".
    say(u"  "_s
        + Texts::tr("points gained by winning %1 (%3), best round %2, left in hand %4 (%5)")
              .arg(all.gained.all())
              .arg(career.bestRound)
              .arg(sides(all.gained))
              .arg(all.given.all())
              .arg(sides(all.given)));
    const store::PerRound perRound = store::perRound(all);
    //: Numbers about a player: what was written down for them. %1 is a number of points.
    say(u"  "_s
        + (perRound.mode == rules::ScoringMode::Tally
               ? Texts::tr("points per round %1, where everyone counts their own").arg(perRound.points)
               : Texts::tr("points per round %1, where the winner collects").arg(perRound.points)));
    //: Numbers about a player. %1 to %4 are numbers of challenges.
    say(u"  "_s
        + Texts::tr("challenges made %1 (%2 rightly), suffered %3 (%4 rightly)")
              .arg(habits.challenges.made)
              .arg(habits.challenges.right)
              .arg(habits.challenges.suffered)
              .arg(habits.challenges.guilty));
    //: Numbers about a player. %1 to %3 are numbers; UNO is what is called with one card left.
    say(u"  "_s
        + Texts::tr("UNO called %1, caught %2, caught others %3")
              .arg(habits.unoCalls)
              .arg(habits.caught)
              .arg(habits.catches));
    QStringList drawn;
    for (const store::Drawn &each : habits.drawn)
        drawn << u"%1 %2"_s.arg(inWords(each.cause)).arg(each.cards);
    //: Numbers about a player. %1 is a list such as "+1 12, draw 40".
    say(u"  "_s + Texts::tr("cards drawn by cause: %1").arg(drawn.isEmpty() ? u"–"_s : drawn.join(u", "_s)));
}

} // namespace cli
