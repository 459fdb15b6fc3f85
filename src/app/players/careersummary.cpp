// Shares and sentences from what the file tells of a person's matches.
#include "app/players/careersummary.h"

#include "app/shell/speech.h"
#include "store/rates.h"
#include "words/terms.h"

#include <QCoreApplication>
#include <QDateTime>

namespace app {

namespace {

constexpr int kFew = 5; // matches with a winner: fewer say little
constexpr int kMonths = 12;
constexpr std::size_t kForm = 12; // matches

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(app::Person)
};

QString sinceOf(const store::Career &career)
{
    if (!career.first)
        //: Second line of a person's page before the first match
        return Texts::tr("No match yet");
    const QDate day = QDateTime::fromMSecsSinceEpoch(*career.first).date();
    const QString month = speech().locale().monthName(day.month());
    //: Second line of a person's page: %n matches, %1 is a month, %2 a year
    const QString all =
        Texts::tr("%n match(es) since %1 %2", nullptr, career.all.matches).arg(month).arg(day.year());
    if (career.all.finished == career.all.matches)
        return all;
    //: Second line of a person's page: %1 is such as "25 matches since March 2026", %n of them count for the
    //: percentage of matches won
    return Texts::tr("%1, %n with a winner", nullptr, career.all.finished).arg(all);
}

QString cautionOf(const store::Career &career)
{
    if (career.all.finished >= kFew || career.all.matches == 0)
        return {};
    if (career.all.finished == 0)
        //: On a person's page: no match that somebody won yet
        return Texts::tr("No finished match yet: too few to say much.");
    //: On a person's page: the numbers say little yet; %n matches had a winner
    return Texts::tr("Based on only %n finished match(es): too few to say much.", nullptr,
                     career.all.finished);
}

QString sideTextOf(const store::Career &career)
{
    const auto share = store::darkPercent(career.all);
    if (!share)
        return {};
    //: A number about a person: %1 of 100 rounds won ended on the dark side
    return Texts::tr("%1% of the rounds won ended on the dark side.").arg(speech().number(*share));
}

QString monthsTextOf(const std::vector<MonthFigures> &months)
{
    QStringList parts;
    for (const MonthFigures &month : months) {
        if (month.matches > 0)
            //: A month in a sentence about a chart: %1 is its name, %2 of %3 matches were won
            parts << Texts::tr("%1 %2 of %3").arg(month.name).arg(month.wins).arg(month.matches);
    }
    //: A chart as a sentence: %1 is a list such as "March 2 of 5, April 1 of 3"
    return Texts::tr("Matches won, by month: %1").arg(parts.join(QStringLiteral(", ")));
}

// Of points gained and given: they stand one below the other, so all are drawn to the same scale.
std::vector<SidePoints> bothSides(const store::Career &career, const store::BySide &points,
                                  const store::BySide &compared)
{
    if (career.all.rounds.sided() == 0)
        return {};
    const double most = std::max({points.light, points.dark, compared.light, compared.dark, 1});
    return {{points.light, false, points.light / most}, {points.dark, true, points.dark / most}};
}

} // namespace

CareerSummary summaryOf(const store::Career &career)
{
    CareerSummary summary;
    summary.since = sinceOf(career);
    summary.caution = cautionOf(career);
    summary.matches = career.all.matches;
    summary.wins = career.all.wins;
    summary.percent = store::winPercent(career.all).value_or(-1);
    summary.perRound = store::perRound(career.all).points;
    summary.isTwoSided = career.all.rounds.sided() > 0;
    summary.sideText = sideTextOf(career);
    const auto &results = career.results;
    summary.form =
        QList<bool>(results.size() > kForm ? results.end() - kForm : results.begin(), results.end());
    //: The last matches of a person as a sentence: %1 of %2 were won
    summary.formText =
        Texts::tr("Recent matches: %1 of %2 won")
            .arg(speech().number(int(summary.form.count(true))), speech().number(int(summary.form.size())));
    summary.monthsText = monthsTextOf(monthsOf(career));
    return summary;
}

std::vector<CareerFact> factsOf(const store::Career &career)
{
    const auto number = [](int value) { return speech().number(value); };
    const store::Tally &all = career.all;
    const QString best = career.bestRoundAt ? career.bestRoundAt->match : QString();
    std::vector<CareerFact> facts;
    //: A number about a person: matches won one after the other, up to now
    facts.push_back({Texts::tr("Winning streak now"), number(career.streak), {}, 0});
    //: A number about a person: most matches won one after the other
    facts.push_back({Texts::tr("Longest winning streak"), number(career.longestStreak), {}, 0});
    if (career.sharedWins > 0)
        //: A number about a person: wins shared with somebody
        facts.push_back({Texts::tr("Shared wins"), number(career.sharedWins), {}, 0});
    //: A number about a person: rounds won, of rounds played. %1 and %2 are numbers
    facts.push_back({Texts::tr("Rounds won"),
                     Texts::tr("%1 of %2").arg(number(all.won.all()), number(all.rounds.all())),
                     {},
                     0});
    //: A number about a person: most points collected by winning one round
    facts.push_back({Texts::tr("Best round"), number(career.bestRound), best,
                     career.bestRoundAt ? career.bestRoundAt->event : 0});
    //: A number about a person: points left in hand when somebody else wins a round, on average
    facts.push_back({Texts::tr("Left in hand per lost round"), number(store::averageLoss(all)), {}, 0});
    return facts;
}

std::vector<SidePoints> gainedOf(const store::Career &career)
{
    const store::Tally &figures = career.all;
    return bothSides(career, figures.gained, figures.given);
}

std::vector<SidePoints> givenOf(const store::Career &career)
{
    const store::Tally &figures = career.all;
    return bothSides(career, figures.given, figures.gained);
}

std::vector<MonthFigures> monthsOf(const store::Career &career)
{
    std::vector<MonthFigures> months;
    if (career.months.empty())
        return months;
    const auto &all = career.months;
    const QLocale &locale = speech().locale();
    const QDate last = QDate::fromString(all.back().name, QStringLiteral("yyyy-MM"));
    double most = 1;
    for (int back = kMonths - 1; back >= 0; --back) {
        const QDate month = last.addMonths(-back);
        MonthFigures figures;
        figures.label = locale.standaloneMonthName(month.month(), QLocale::NarrowFormat);
        figures.name = locale.standaloneMonthName(month.month());
        const auto found =
            std::ranges::find(all, month.toString(QStringLiteral("yyyy-MM")), &store::Named::name);
        if (found != all.end()) {
            figures.matches = found->tally.matches;
            figures.wins = found->tally.wins;
        }
        most = std::max(most, double(figures.matches));
        months.push_back(figures);
    }
    for (MonthFigures &month : months) {
        month.share = month.matches / most;
        month.wonShare = month.wins / most;
    }
    return months;
}

std::vector<EditionFigures> editionsOf(const store::Career &career)
{
    std::vector<EditionFigures> all;
    for (const store::Named &each : career.editions) {
        const rules::Edition *edition = rules::editionNamed(each.name.toStdString());
        const store::Tally &tally = each.tally;
        all.push_back(
            {edition ? words::editionName(speech(), *edition) : each.name,
             //: Numbers about a person in one edition: %1 rounds won of %2
             Texts::tr("%1 of %2 rounds")
                 .arg(speech().number(tally.won.all()), speech().number(tally.rounds.all())),
             //: Numbers about a person in one edition: %1 matches won of %2
             Texts::tr("%1 of %2 won").arg(speech().number(tally.wins), speech().number(tally.finished))});
    }
    return all;
}

} // namespace app
