// A person's numbers in words, and as rows and bars.
#include "app/context.h"
#include "app/person.h"
#include "app/speech.h"
#include "notation/cards.h"
#include "store/rates.h"
#include "words/cards.h"
#include "words/terms.h"

#include <QDate>

namespace app {

namespace {

constexpr int kFew = 5; // matches with a winner: below, a number is rather luck
constexpr int kMonths = 12;
constexpr int kRivals = 12; // shown

QVariantMap fact(const QString &text, const QString &value, const std::optional<store::Moment> &at = {})
{
    return {{QStringLiteral("text"), text},
            {QStringLiteral("value"), value},
            {QStringLiteral("match"), at ? at->match : QString()},
            {QStringLiteral("event"), at ? at->event : 0}};
}

std::optional<rules::Face> faceOf(const QString &text)
{
    const std::string code = text.toStdString();
    notation::Scanner scanner(code);
    const auto face = notation::readCard(scanner);
    return face ? std::optional(*face) : std::nullopt;
}

} // namespace

QString Person::since() const
{
    if (!m_career)
        return {};
    if (!m_career->first)
        //: Second line of a person's page before the first match
        return tr("No match yet");
    const QDate day = QDateTime::fromMSecsSinceEpoch(*m_career->first).date();
    const QString month = speech().locale().monthName(day.month());
    //: Second line of a person's page: %n matches, %1 is a month, %2 a year
    return tr("%n match(es) since %1 %2", nullptr, m_career->all.matches).arg(month).arg(day.year());
}

QString Person::caution() const
{
    if (!m_career || m_career->all.finished >= kFew || m_career->all.matches == 0)
        return {};
    if (m_career->all.finished == 0)
        //: On a person's page: no match that somebody won yet
        return tr("No finished match yet: too few to say much.");
    //: On a person's page: the numbers say little yet; %n matches had a winner
    return tr("From only %n finished match(es): too few to say much.", nullptr, m_career->all.finished);
}

QVariantList Person::facts() const
{
    if (!m_career)
        return {};
    const auto number = [](int value) { return speech().number(value); };
    const store::Tally &all = m_career->all;
    QVariantList facts;
    //: A number about a person: matches won one after the other, up to now
    facts << fact(tr("Winning streak now"), number(m_career->streak));
    //: A number about a person: most matches won one after the other
    facts << fact(tr("Longest winning streak"), number(m_career->longestStreak));
    if (m_career->sharedWins > 0)
        //: A number about a person: wins shared with somebody
        facts << fact(tr("Shared wins"), number(m_career->sharedWins));
    //: A number about a person: rounds won, of rounds played. %1 and %2 are numbers
    facts << fact(tr("Rounds won"), tr("%1 of %2").arg(number(all.won.all()), number(all.rounds.all())));
    //: A number about a person: most points collected by winning one round
    facts << fact(tr("Best round"), number(m_career->bestRound), m_career->bestRoundAt);
    //: A number about a person: points left in hand when somebody else wins a round, on average
    facts << fact(tr("Left in hand per lost round"), number(store::averageLoss(all)));
    return facts;
}

QString Person::sideText() const
{
    const auto share = m_career ? store::darkPercent(store::sided(*m_career)) : std::nullopt;
    if (!share)
        return {};
    //: A number about a person: %1 of 100 rounds won ended on the dark side
    return tr("%1% of the rounds won ended on the dark side.").arg(speech().number(*share));
}

QString Person::formText() const
{
    const QList<bool> last = form();
    //: The last matches of a person as a sentence: %1 of %2 were won
    return tr("Recent matches: %1 of %2 won")
        .arg(speech().number(int(last.count(true))), speech().number(int(last.size())));
}

QVariantList Person::months() const
{
    QVariantList months;
    if (!m_career || m_career->months.empty())
        return months;
    const auto &all = m_career->months;
    const QDate last = QDate::fromString(all.back().name, QStringLiteral("yyyy-MM"));
    for (int back = kMonths - 1; back >= 0; --back) {
        const QDate month = last.addMonths(-back);
        const auto found =
            std::ranges::find(all, month.toString(QStringLiteral("yyyy-MM")), &store::Named::name);
        const int matches = found == all.end() ? 0 : found->tally.matches;
        const int wins = found == all.end() ? 0 : found->tally.wins;
        months.append(
            QVariantMap{{QStringLiteral("label"),
                         speech().locale().standaloneMonthName(month.month(), QLocale::NarrowFormat)},
                        {QStringLiteral("text"), speech().locale().standaloneMonthName(month.month())},
                        {QStringLiteral("value"), matches},
                        {QStringLiteral("part"), wins}});
    }
    return months;
}

QString Person::monthsText() const
{
    QStringList parts;
    for (const QVariant &each : months()) {
        const QVariantMap month = each.toMap();
        if (month.value(QStringLiteral("value")).toInt() > 0)
            //: A month in a sentence about a chart: %1 is its name, %2 of %3 matches were won
            parts << tr("%1 %2 of %3")
                         .arg(month.value(QStringLiteral("text")).toString(),
                              month.value(QStringLiteral("part")).toString(),
                              month.value(QStringLiteral("value")).toString());
    }
    //: A chart as a sentence: %1 is a list such as "March 2 of 5, April 1 of 3"
    return tr("Matches won, by month: %1").arg(parts.join(QStringLiteral(", ")));
}

QVariantList Person::editions() const
{
    QVariantList all;
    if (!m_career)
        return all;
    for (const store::Named &each : m_career->editions) {
        const rules::Edition *edition = rules::editionNamed(each.name.toStdString());
        const store::Tally &tally = each.tally;
        all.append(QVariantMap{
            {QStringLiteral("title"), edition ? words::editionName(speech(), *edition) : each.name},
            //: Numbers about a person in one edition: %1 matches won of %2
            {QStringLiteral("value"),
             tr("%1 of %2 won").arg(speech().number(tally.wins), speech().number(tally.finished))},
            //: Numbers about a person in one edition: %1 rounds won of %2
            {QStringLiteral("second"),
             tr("%1 of %2 rounds")
                 .arg(speech().number(tally.won.all()), speech().number(tally.rounds.all()))}});
    }
    return all;
}

QString Person::madeText() const
{
    if (made() == 0)
        //: About a person: nobody else's wild card was challenged by them
        return tr("No challenge made yet");
    //: Challenges that somebody made: %1 of %2 were right
    return tr("Made: right in %1 of %2").arg(speech().number(right()), speech().number(made()));
}

QString Person::sufferedText() const
{
    if (suffered() == 0)
        //: About a person: none of their wild cards was challenged
        return tr("No challenge faced yet");
    //: Challenges against somebody: in %1 of %2 it had been a bluff
    return tr("Faced: guilty in %1 of %2").arg(speech().number(guilty()), speech().number(suffered()));
}

QString Person::caughtText() const
{
    if (caught() == 0)
        //: About a person: nobody caught them; whether they always called "UNO", nobody knows
        return tr("Never caught without “UNO”");
    //: Beside a large number: how often somebody was caught
    return tr("time(s) caught without “UNO”", nullptr, caught());
}

QString Person::catchText() const
{
    if (!m_habits)
        return {};
    const store::Rival *worst = nullptr;
    const std::vector<store::Rival> rivals = m_rivals.value_or(std::vector<store::Rival>());
    for (const store::Rival &rival : rivals) {
        if (rival.caught > 0 && (!worst || rival.caught > worst->caught))
            worst = &rival;
    }
    QStringList known; // nobody has to say who caught: without a name there is nothing to tell
    if (worst)
        //: Who caught a person most often, and how often: %1 is a name
        known.append(tr("%1 did it %n time(s).", nullptr, worst->caught).arg(worst->name));
    if (m_habits->catches > 0)
        //: A number about a person: how often they caught others
        known.append(tr("Caught others %n time(s).", nullptr, m_habits->catches));
    return known.join(u' ');
}

QVariantList Person::drawn() const
{
    QVariantList all;
    if (!m_habits)
        return all;
    const std::map<QString, QString> titles{
        //: Why cards were drawn: by choice or for want of a card that fits
        {QStringLiteral("draw"), tr("On one's own turn")},
        {QStringLiteral("+1"), words::kindName(speech(), rules::Kind::DrawOne)},
        {QStringLiteral("+5"), words::kindName(speech(), rules::Kind::DrawFive)},
        {QStringLiteral("W+2"), words::kindName(speech(), rules::Kind::WildDrawTwo)},
        {QStringLiteral("W+C"), words::kindName(speech(), rules::Kind::WildDrawColor)},
        //: Why cards were drawn: a challenge showed that the player had bluffed
        {QStringLiteral("guilty"), tr("Found guilty")},
        //: Why cards were drawn: a challenge of one's own was wrong
        {QStringLiteral("lost"), tr("Challenge lost")},
        //: Why cards were drawn: caught without having called UNO
        {QStringLiteral("caught"), tr("Caught")}};
    int most = 1;
    for (const store::Drawn &each : m_habits->drawn)
        most = std::max(most, each.cards);
    for (const store::Drawn &each : m_habits->drawn) {
        all.append(QVariantMap{{QStringLiteral("label"), titles.at(each.cause)},
                               {QStringLiteral("value"), each.cards},
                               {QStringLiteral("share"), double(each.cards) / most}});
    }
    return all;
}

QVariantMap Person::costliest() const
{
    const auto face = m_cards && m_cards->costliest ? faceOf(m_cards->costliest->face) : std::nullopt;
    if (!face)
        return {};
    const store::HeldCard &card = *m_cards->costliest;
    return {{QStringLiteral("face"), face->code()},
            {QStringLiteral("side"), int(card.dark)},
            {QStringLiteral("copies"), card.copies},
            {QStringLiteral("points"), card.points * card.copies},
            {QStringLiteral("match"), m_cards->costliestAt ? m_cards->costliestAt->match : QString()},
            {QStringLiteral("event"), m_cards->costliestAt ? m_cards->costliestAt->event : 0}};
}

QVariantMap Person::lastCard() const
{
    const auto face = m_cards && m_cards->lastCard ? faceOf(m_cards->lastCard->face) : std::nullopt;
    if (!face)
        return {};
    const auto color = face->color();
    const bool dark = color ? rules::sideOf(*color) == rules::Side::Dark : !face->isOn(rules::Side::Light);
    return {{QStringLiteral("face"), face->code()},
            {QStringLiteral("side"), int(dark)},
            {QStringLiteral("times"), m_cards->lastCard->times}};
}

QVariantList Person::rivals() const
{
    QVariantList all;
    for (const store::Rival &rival : m_rivals ? *m_rivals : std::vector<store::Rival>()) {
        if (all.size() == kRivals)
            break;
        //: Two people against each other: %1 points taken, %2 given, %3 rounds played together
        const QString detail = tr("%1 points taken, %2 given, in %n round(s)", nullptr, rival.rounds)
                                   .arg(speech().number(rival.taken), speech().number(rival.given));
        all.append(QVariantMap{{QStringLiteral("id"), rival.player},
                               {QStringLiteral("name"), rival.name},
                               {QStringLiteral("mark"), rival.mark - 1},
                               {QStringLiteral("shade"), rival.color - 1},
                               {QStringLiteral("won"), rival.roundsWon},
                               {QStringLiteral("lost"), rival.roundsLost},
                               {QStringLiteral("matchesWon"), rival.wins},
                               {QStringLiteral("matchesLost"), rival.losses},
                               {QStringLiteral("detail"), detail}});
    }
    return all;
}

} // namespace app
