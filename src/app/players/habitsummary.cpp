// Sentences and bars from what the file tells of a person's plays.
#include "app/players/habitsummary.h"

#include "app/shell/speech.h"
#include "notation/cards.h"
#include "words/cards.h"

#include <QCoreApplication>

#include <map>

namespace app {

namespace {

constexpr std::size_t kRivals = 12; // shown

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(app::Person)
};

std::optional<rules::Face> faceOf(const QString &text)
{
    const std::string code = text.toStdString();
    notation::Scanner scanner(code);
    const auto face = notation::readCard(scanner);
    return face ? std::optional(*face) : std::nullopt;
}

QString madeTextOf(const store::Habits &habits)
{
    const auto &challenges = habits.challenges;
    if (challenges.made == 0)
        //: About a person: nobody else's wild card was challenged by them
        return Texts::tr("No challenge made yet");
    //: Challenges that somebody made: %1 of %2 were right
    return Texts::tr("Made: right in %1 of %2")
        .arg(speech().number(challenges.right), speech().number(challenges.made));
}

QString facedTextOf(const store::Habits &habits)
{
    const auto &challenges = habits.challenges;
    if (challenges.suffered == 0)
        //: About a person: none of their wild cards was challenged
        return Texts::tr("No challenge faced yet");
    //: Challenges against somebody: in %1 of %2 it had been a bluff
    return Texts::tr("Faced: guilty in %1 of %2")
        .arg(speech().number(challenges.guilty), speech().number(challenges.suffered));
}

QString caughtTextOf(const store::Habits &habits)
{
    if (habits.caught == 0)
        //: About a person: nobody caught them; whether they always called "UNO", nobody knows
        return Texts::tr("Never caught without “UNO”");
    //: Beside a large number: how often somebody was caught
    return Texts::tr("time(s) caught without “UNO”", nullptr, habits.caught);
}

QString catchTextOf(const store::Habits &habits, const std::vector<store::Rival> &rivals)
{
    QStringList known; // nobody has to say who caught: without a name there is nothing to tell
    const auto worst = std::ranges::max_element(rivals, {}, &store::Rival::caught);
    if (worst != rivals.end() && worst->caught > 0)
        //: Who caught a person most often, and how often: %1 is a name
        known.append(Texts::tr("%1 did it %n time(s).", nullptr, worst->caught).arg(worst->name));
    if (habits.catches > 0)
        //: A number about a person: how often they caught others
        known.append(Texts::tr("Caught others %n time(s).", nullptr, habits.catches));
    return known.join(u' ');
}

} // namespace

HabitSummary summaryOf(const store::Habits &habits, const std::vector<store::Rival> &rivals)
{
    const auto &challenges = habits.challenges;
    return {challenges.made,     challenges.right,     madeTextOf(habits),
            challenges.suffered, challenges.guilty,    facedTextOf(habits),
            habits.caught,       caughtTextOf(habits), catchTextOf(habits, rivals)};
}

std::vector<DrawnFigures> drawnOf(const store::Habits &habits)
{
    const std::map<QString, QString> titles{
        //: Why cards were drawn: by choice or for want of a card that fits
        {QStringLiteral("draw"), Texts::tr("On their own turn")},
        {QStringLiteral("+1"), words::kindName(speech(), rules::Kind::DrawOne)},
        {QStringLiteral("+5"), words::kindName(speech(), rules::Kind::DrawFive)},
        {QStringLiteral("W+2"), words::kindName(speech(), rules::Kind::WildDrawTwo)},
        {QStringLiteral("W+C"), words::kindName(speech(), rules::Kind::WildDrawColor)},
        //: Why cards were drawn: a challenge showed that the player had bluffed
        {QStringLiteral("guilty"), Texts::tr("Found guilty")},
        //: Why cards were drawn: a challenge of one's own was wrong
        {QStringLiteral("lost"), Texts::tr("Challenge lost")},
        //: Why cards were drawn: caught without having called UNO
        {QStringLiteral("caught"), Texts::tr("Caught")},
        //: Why cards were drawn: the table said so, for a wrong call or the like
        {QStringLiteral("fine"), Texts::tr("Fined")}};
    int most = 1;
    for (const store::Drawn &each : habits.drawn)
        most = std::max(most, each.cards);
    std::vector<DrawnFigures> all;
    for (const store::Drawn &each : habits.drawn)
        all.push_back({titles.at(each.cause), each.cards, double(each.cards) / most});
    return all;
}

std::vector<RivalFigures> figuresOf(const std::vector<store::Rival> &rivals)
{
    std::vector<RivalFigures> all;
    for (const store::Rival &rival : rivals) {
        if (all.size() == kRivals)
            break;
        //: Two people against each other: %1 points taken, %2 given, %3 rounds played together
        const QString detail = Texts::tr("%1 points taken, %2 given, in %n round(s)", nullptr, rival.rounds)
                                   .arg(speech().number(rival.taken), speech().number(rival.given));
        all.push_back({rival.player, rival.name, rival.mark - 1, rival.color - 1, rival.roundsWon,
                       rival.roundsLost, detail});
    }
    return all;
}

CardFigures costliestOf(const store::Cards &cards)
{
    const auto face = cards.costliest ? faceOf(cards.costliest->face) : std::nullopt;
    if (!face)
        return {};
    const store::HeldCard &card = *cards.costliest;
    CardFigures figures{face->code(), int(card.dark), card.copies, card.points * card.copies, {}, 0};
    if (cards.costliestAt) {
        figures.matchId = cards.costliestAt->match;
        figures.event = cards.costliestAt->event;
    }
    return figures;
}

CardFigures lastCardOf(const store::Cards &cards)
{
    const auto face = cards.lastCard ? faceOf(cards.lastCard->face) : std::nullopt;
    if (!face)
        return {};
    const auto color = face->color();
    const bool isDark = color ? rules::sideOf(*color) == rules::Side::Dark : !face->isOn(rules::Side::Light);
    return {face->code(), int(isDark), cards.lastCard->times, 0, {}, 0};
}

} // namespace app
