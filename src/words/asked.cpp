// One sentence for each kind of card and each outcome of a challenge.
#include "words/asked.h"

#include "rules/draws.h"
#include "words/cards.h"
#include "words/phrases.h"

namespace words {

using namespace rules;

namespace {

Phrases phrases(const Language &language) { return {language, "asked"}; }

QString misfit(const Language &language, const Verdict &verdict)
{
    const Phrases say = phrases(language);
    const bool numbered = verdict.top && !verdict.top->isWild();
    if (numbered && verdict.color)
        //: Why a card does not go on another: %1 is "blue", %2 is "a 7"
        return say(QT_TRANSLATE_NOOP("asked", "It must be %1 or %2, or a wild card."),
                   colorWord(language, *verdict.color), oneSymbol(language, *verdict.top));
    if (verdict.color)
        //: Why a card does not go on a wild: %1 is "blue"
        return say(QT_TRANSLATE_NOOP("asked", "It must be %1, or a wild card."),
                   colorWord(language, *verdict.color));
    return {};
}

QString effect(const Language &language, const Verdict &verdict, Kind kind)
{
    const Phrases say = phrases(language);
    switch (kind) {
    case Kind::Number:
        //: What follows from a card: a number
        return say(QT_TRANSLATE_NOOP("asked", "Then it is the next player’s turn."));
    case Kind::DrawOne:
    case Kind::DrawFive:
        //: What follows from a card: Draw One or Draw Five
        return say.counted(QT_TRANSLATE_N_NOOP("asked", "The next player draws %n card(s) and loses a turn."),
                           verdict.drawing ? verdict.drawing->cards : 0);
    case Kind::Reverse:
        //: What follows from a card: Reverse
        return say(QT_TRANSLATE_NOOP("asked", "Play goes round the other way."));
    case Kind::Skip:
        //: What follows from a card: Skip
        return say(QT_TRANSLATE_NOOP("asked", "The next player loses a turn."));
    case Kind::SkipEveryone:
        //: What follows from a card: Skip Everyone
        return say(QT_TRANSLATE_NOOP("asked", "All others lose a turn: the same player goes again."));
    case Kind::Flip:
        //: What follows from a card: Flip
        return say(QT_TRANSLATE_NOOP("asked", "Everything is turned over to the other side."));
    case Kind::Wild:
        //: What follows from a card: Wild
        return say(QT_TRANSLATE_NOOP("asked", "Whoever plays it names the color."));
    case Kind::WildDrawTwo:
    case Kind::WildDrawColor:
        //: What follows from a card: Wild Draw Two or Wild Draw Color
        return say(QT_TRANSLATE_NOOP("asked",
                                     "Whoever plays it names the color; the next player may challenge it."));
    }
    return {};
}

} // namespace

QString askedOfCard(const Language &language, const Verdict &verdict, Face card, Face top)
{
    if (verdict.taken() && makesDraw(card.kind()) && makesDraw(top.kind()))
        return effect(language, verdict, card.kind())
            + QLatin1Char(' ')
            //: Behind what follows from a card that makes the next player draw, where such a card is on the
            //: pile already: no stacking
            + phrases(language)(QT_TRANSLATE_NOOP(
                "asked", "Whoever has to draw may not answer with it: they draw and lose their turn."));
    if (verdict.taken())
        return effect(language, verdict, card.kind());
    return verdict.reason == Reason::NoMatch ? misfit(language, verdict) : QString();
}

QString askedOfHand(const Language &language, const Verdict &verdict, Face wild)
{
    if (!verdict.taken() || !verdict.guilty || !verdict.color
        || verdict.reason == Reason::FoundGuiltyLosesTurn)
        return {};
    const Phrases say = phrases(language);
    const QString card = colorCard(language, *verdict.color);
    const bool untilColor = wild.kind() == Kind::WildDrawColor;
    const int cards = verdict.drawing ? verdict.drawing->cards : 0;
    if (*verdict.guilty && untilColor)
        //: A hand behind a Wild Draw Color; %1 is "blue card"
        return say(QT_TRANSLATE_NOOP(
                       "asked",
                       "There is at least one %1 in it: whoever played the wild draws until the first card "
                       "of the named color comes; then it is the challenger’s turn."),
                   card);
    if (*verdict.guilty)
        return say.counted(
            //: A hand behind a Wild Draw Two; %1 is "blue card"
            QT_TRANSLATE_N_NOOP(
                "asked",
                "There is at least one %1 in it: whoever played the wild draws %n card(s); then it is "
                "the challenger’s turn."),
            cards, card);
    if (untilColor)
        return say.counted(
            //: A hand behind a Wild Draw Color; %1 is "blue card", %n is 2
            QT_TRANSLATE_N_NOOP(
                "asked",
                "There is no %1 in it: whoever challenges draws until the first card of the named color "
                "comes, then %n more card(s), and loses a turn."),
            kLostChallengeCards, card);
    return say.counted(
        //: A hand behind a Wild Draw Two; %1 is "blue card"
        QT_TRANSLATE_N_NOOP("asked",
                            "There is no %1 in it: whoever challenges draws %n card(s) and loses a turn."),
        cards, card);
}

} // namespace words
