// Editions, ways of scoring and table rulings by name.
#include "words/terms.h"

#include "words/phrases.h"

namespace words {

using namespace rules;

namespace {

Phrases phrases(const Language &language) { return {language, "terms"}; }

} // namespace

QString editionName(const Language &language, const Edition &edition)
{
    const Phrases say = phrases(language);
    if (edition.name == "flip2020")
        //: An edition of the game, by the year of its rules
        return say(QT_TRANSLATE_NOOP("terms", "FLIP 2020"));
    if (edition.name == "flip2019")
        //: An edition of the game, by the year of its rules
        return say(QT_TRANSLATE_NOOP("terms", "FLIP 2019"));
    if (edition.name == "mini56")
        //: An edition of the game: the small one with one side only
        return say(QT_TRANSLATE_NOOP("terms", "56-card edition"));
    return QString::fromUtf8(edition.name.data(), qsizetype(edition.name.size()));
}

QString scoringName(const Language &language, ScoringMode mode)
{
    const Phrases say = phrases(language);
    switch (mode) {
    //: A way of scoring: whoever goes out gets the points the others hold
    case ScoringMode::Collect: return say(QT_TRANSLATE_NOOP("terms", "The winner collects"));
    //: A way of scoring: everyone adds up the points left in their own hand
    case ScoringMode::Tally: return say(QT_TRANSLATE_NOOP("terms", "Everyone keeps their own"));
    }
    return {};
}

QString scoringSentence(const Language &language, ScoringMode mode, int target)
{
    const Phrases say = phrases(language);
    switch (mode) {
    case ScoringMode::Collect:
        //: Explains a way of scoring; %n is the target
        return say.counted(QT_TRANSLATE_N_NOOP("terms",
                                               "Whoever goes out gets the points of all cards the others "
                                               "still hold; the first to reach %n point(s) wins."),
                           target);
    case ScoringMode::Tally:
        //: Explains a way of scoring; %n is the target
        return say.counted(QT_TRANSLATE_N_NOOP("terms",
                                               "Everyone adds up the cards left in their own hand; once "
                                               "somebody reaches %n point(s), the lowest total wins."),
                           target);
    }
    return {};
}

QString rulingName(const Language &language, Ruling ruling)
{
    const Phrases say = phrases(language);
    switch (ruling) {
    //: A table ruling by itself: on which side of the dealer play starts
    case Ruling::FirstPlayer: return say(QT_TRANSLATE_NOOP("terms", "Who begins"));
    //: A table ruling by itself: what a Reverse does when only two play
    case Ruling::TwoPlayerReverse: return say(QT_TRANSLATE_NOOP("terms", "Reverse with two players"));
    //: A table ruling by itself
    case Ruling::StartFlip: return say(QT_TRANSLATE_NOOP("terms", "Flip turned up first"));
    //: A table ruling by itself: who is on turn after a guilty verdict
    case Ruling::GuiltyTurn: return say(QT_TRANSLATE_NOOP("terms", "The turn after a guilty verdict"));
    //: A table ruling by itself: how long somebody who forgot to call UNO can be caught
    case Ruling::UnoWindow: return say(QT_TRANSLATE_NOOP("terms", "How long you can be caught without UNO"));
    //: A table ruling by itself
    case Ruling::LastFlip: return say(QT_TRANSLATE_NOOP("terms", "Flip as the last card"));
    //: A table ruling by itself
    case Ruling::LastDrawOne: return say(QT_TRANSLATE_NOOP("terms", "Draw One as the last card"));
    //: A table ruling by itself
    case Ruling::NextDealer: return say(QT_TRANSLATE_NOOP("terms", "Who deals the next round"));
    //: A table ruling by itself: several players share the lowest total when the match ends
    case Ruling::Tie: return say(QT_TRANSLATE_NOOP("terms", "A tie for the lowest total"));
    }
    return {};
}

QString choiceName(const Language &language, Choice choice)
{
    const Phrases say = phrases(language);
    switch (choice) {
    //: Choice of "Who begins"
    case Choice::Left: return say(QT_TRANSLATE_NOOP("terms", "The player left of the dealer"));
    //: Choice of "Who begins"
    case Choice::Right: return say(QT_TRANSLATE_NOOP("terms", "The player right of the dealer"));
    //: Choice of "Reverse with two players"
    case Choice::Skip: return say(QT_TRANSLATE_NOOP("terms", "The same player plays again"));
    //: Choice of "Reverse with two players"
    case Choice::Turn: return say(QT_TRANSLATE_NOOP("terms", "The other player is next"));
    //: Choice of "Flip turned up first"
    case Choice::Flip: return say(QT_TRANSLATE_NOOP("terms", "Everything turns over at once"));
    //: Choice of "Flip turned up first"
    case Choice::Redraw: return say(QT_TRANSLATE_NOOP("terms", "It goes back, another is turned up"));
    //: Choice of "The turn after a guilty verdict"
    case Choice::Play: return say(QT_TRANSLATE_NOOP("terms", "The challenger plays"));
    //: Choice of "The turn after a guilty verdict"
    case Choice::Lose: return say(QT_TRANSLATE_NOOP("terms", "The challenger loses the turn all the same"));
    //: Choice of "How long you can be caught without UNO"
    case Choice::Begin: return say(QT_TRANSLATE_NOOP("terms", "Until the next player begins the turn"));
    //: Choice of "How long you can be caught without UNO"
    case Choice::Played: return say(QT_TRANSLATE_NOOP("terms", "Until the next player has played"));
    //: Choice of "Flip as the last card"
    case Choice::New: return say(QT_TRANSLATE_NOOP("terms", "The new side is scored"));
    //: Choice of "Flip as the last card"
    case Choice::Old: return say(QT_TRANSLATE_NOOP("terms", "The old side is scored"));
    //: Choice of "Draw One as the last card"
    case Choice::Draw: return say(QT_TRANSLATE_NOOP("terms", "The next player draws"));
    //: Choice of "Draw One as the last card"
    case Choice::None: return say(QT_TRANSLATE_NOOP("terms", "Nobody draws"));
    //: Choice of "Who deals the next round"
    case Choice::Next: return say(QT_TRANSLATE_NOOP("terms", "The next seat"));
    //: Choice of "Who deals the next round"
    case Choice::Winner: return say(QT_TRANSLATE_NOOP("terms", "Whoever won the round"));
    //: Choice of "Who deals the next round"
    case Choice::Same: return say(QT_TRANSLATE_NOOP("terms", "Always the same player"));
    //: Choice of "A tie for the lowest total"
    case Choice::Share: return say(QT_TRANSLATE_NOOP("terms", "All of them win"));
    //: Choice of "A tie for the lowest total"
    case Choice::Round: return say(QT_TRANSLATE_NOOP("terms", "One more round"));
    }
    return {};
}

} // namespace words
