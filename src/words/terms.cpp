// Editions, ways of scoring and table rulings by name.
#include "words/terms.h"

#include "words/phrases.h"

namespace words {

using namespace rules;

namespace {

Phrases phrases(const Language &language) { return {language, "terms"}; }

// A row each, with a name for every choice in the order of its row in rules/rulings.h.
struct RulingWords {
    Ruling ruling{};
    const char *name = nullptr;
    Few<const char *, 4> choices;
};

constexpr std::array<RulingWords, kRulingCount> kRulingWords{{
    {
        Ruling::FirstPlayer,
        //: A table ruling by itself: on which side of the dealer play starts
        QT_TRANSLATE_NOOP("terms", "Who begins"),
        {
            //: Choice of "Who begins"
            QT_TRANSLATE_NOOP("terms", "The player left of the dealer"),
            //: Choice of "Who begins"
            QT_TRANSLATE_NOOP("terms", "The player right of the dealer"),
        },
    },
    {
        Ruling::TwoPlayerReverse,
        //: A table ruling by itself: what a Reverse does when only two play
        QT_TRANSLATE_NOOP("terms", "Reverse with two players"),
        {
            //: Choice of "Reverse with two players"
            QT_TRANSLATE_NOOP("terms", "The same player plays again"),
            //: Choice of "Reverse with two players"
            QT_TRANSLATE_NOOP("terms", "The other player is next"),
        },
    },
    {
        Ruling::StartFlip,
        //: A table ruling by itself
        QT_TRANSLATE_NOOP("terms", "Flip turned up first"),
        {
            //: Choice of "Flip turned up first"
            QT_TRANSLATE_NOOP("terms", "Everything turns over at once"),
            //: Choice of "Flip turned up first"
            QT_TRANSLATE_NOOP("terms", "It goes back, another is turned up"),
        },
    },
    {
        Ruling::GuiltyTurn,
        //: A table ruling by itself: who is on turn after a guilty verdict
        QT_TRANSLATE_NOOP("terms", "The turn after a guilty verdict"),
        {
            //: Choice of "The turn after a guilty verdict"
            QT_TRANSLATE_NOOP("terms", "The challenger plays"),
            //: Choice of "The turn after a guilty verdict"
            QT_TRANSLATE_NOOP("terms", "The challenger loses the turn all the same"),
        },
    },
    {
        Ruling::UnoWindow,
        //: A table ruling by itself: how long somebody who forgot to call UNO can be caught
        QT_TRANSLATE_NOOP("terms", "How long you can be caught without UNO"),
        {
            //: Choice of "How long you can be caught without UNO"
            QT_TRANSLATE_NOOP("terms", "Until the next player begins the turn"),
            //: Choice of "How long you can be caught without UNO"
            QT_TRANSLATE_NOOP("terms", "Until the next player has played"),
        },
    },
    {
        Ruling::LastFlip,
        //: A table ruling by itself
        QT_TRANSLATE_NOOP("terms", "Flip as the last card"),
        {
            //: Choice of "Flip as the last card"
            QT_TRANSLATE_NOOP("terms", "The new side is scored"),
            //: Choice of "Flip as the last card"
            QT_TRANSLATE_NOOP("terms", "The old side is scored"),
        },
    },
    {
        Ruling::LastDrawOne,
        //: A table ruling by itself
        QT_TRANSLATE_NOOP("terms", "Draw One as the last card"),
        {
            //: Choice of "Draw One as the last card"
            QT_TRANSLATE_NOOP("terms", "The next player draws"),
            //: Choice of "Draw One as the last card"
            QT_TRANSLATE_NOOP("terms", "Nobody draws"),
        },
    },
    {
        Ruling::NextDealer,
        //: A table ruling by itself
        QT_TRANSLATE_NOOP("terms", "Who deals the next round"),
        {
            //: Choice of "Who deals the next round"
            QT_TRANSLATE_NOOP("terms", "The next seat"),
            //: Choice of "Who deals the next round"
            QT_TRANSLATE_NOOP("terms", "Whoever won the round"),
            //: Choice of "Who deals the next round"
            QT_TRANSLATE_NOOP("terms", "Always the same player"),
        },
    },
    {
        Ruling::Tie,
        //: A table ruling by itself: several players share the lowest total when the match ends
        QT_TRANSLATE_NOOP("terms", "A tie for the lowest total"),
        {
            //: Choice of "A tie for the lowest total"
            QT_TRANSLATE_NOOP("terms", "All of them win"),
            //: Choice of "A tie for the lowest total"
            QT_TRANSLATE_NOOP("terms", "One more round"),
        },
    },
    {
        Ruling::Stack,
        //: A house rule by itself: whether a draw card can be laid on a draw card
        QT_TRANSLATE_NOOP("terms", "Stacking draw cards"),
        {
            //: Choice of "Stacking draw cards"
            QT_TRANSLATE_NOOP("terms", "No"),
            //: Choice of "Stacking draw cards"
            QT_TRANSLATE_NOOP("terms", "Same on same"),
            //: Choice of "Stacking draw cards"
            QT_TRANSLATE_NOOP("terms", "The same or more"),
            //: Choice of "Stacking draw cards"
            QT_TRANSLATE_NOOP("terms", "Any on any"),
        },
    },
    {
        Ruling::JumpIn,
        //: A house rule by itself: laying the very same card as the top one out of turn
        QT_TRANSLATE_NOOP("terms", "Jumping in"),
        {
            //: Choice of "Jumping in"
            QT_TRANSLATE_NOOP("terms", "Only on your turn"),
            //: Choice of "Jumping in"
            QT_TRANSLATE_NOOP("terms", "With the very same card"),
        },
    },
    {
        Ruling::Draw,
        //: A house rule by itself: how many cards are drawn
        QT_TRANSLATE_NOOP("terms", "Drawing on your turn"),
        {
            //: Choice of "Drawing on your turn"
            QT_TRANSLATE_NOOP("terms", "One card"),
            //: Choice of "Drawing on your turn"
            QT_TRANSLATE_NOOP("terms", "Until a card goes"),
        },
    },
    {
        Ruling::Seven,
        //: A house rule by itself: what a 7 does
        QT_TRANSLATE_NOOP("terms", "A 7"),
        {
            //: Choice of "A 7"
            QT_TRANSLATE_NOOP("terms", "A 7 does nothing special"),
            //: Choice of "A 7"
            QT_TRANSLATE_NOOP("terms", "Swaps two hands"),
        },
    },
    {
        Ruling::Zero,
        //: A house rule by itself: what a 0 does
        QT_TRANSLATE_NOOP("terms", "A 0"),
        {
            //: Choice of "A 0"
            QT_TRANSLATE_NOOP("terms", "A 0 does nothing special"),
            //: Choice of "A 0"
            QT_TRANSLATE_NOOP("terms", "Everybody hands their cards on"),
        },
    },
    {
        Ruling::Challenge,
        //: A house rule by itself
        QT_TRANSLATE_NOOP("terms", "Challenging Wild Draw cards"),
        {
            //: Choice of "Challenging Wild Draw cards"
            QT_TRANSLATE_NOOP("terms", "Allowed"),
            //: Choice of "Challenging Wild Draw cards"
            QT_TRANSLATE_NOOP("terms", "Not allowed"),
        },
    },
    {
        Ruling::Finish,
        //: A house rule by itself: with which card somebody may go out
        QT_TRANSLATE_NOOP("terms", "The last card"),
        {
            //: Choice of "The last card"
            QT_TRANSLATE_NOOP("terms", "Any card"),
            //: Choice of "The last card"
            QT_TRANSLATE_NOOP("terms", "No wild card"),
            //: Choice of "The last card"
            QT_TRANSLATE_NOOP("terms", "Only a number"),
        },
    },
    {
        Ruling::UnoPenalty,
        //: A house rule by itself: how many cards are drawn then
        QT_TRANSLATE_NOOP("terms", "Caught without UNO"),
        {
            //: Choice of "Caught without UNO"
            QT_TRANSLATE_NOOP("terms", "Two are drawn"),
            //: Choice of "Caught without UNO"
            QT_TRANSLATE_NOOP("terms", "One is drawn"),
            //: Choice of "Caught without UNO"
            QT_TRANSLATE_NOOP("terms", "Four are drawn"),
        },
    },
    {
        Ruling::DrawColorMost,
        //: A house rule by itself
        QT_TRANSLATE_NOOP("terms", "Most cards for a Wild Draw Color"),
        {
            //: Choice of "Most cards for a Wild Draw Color"
            QT_TRANSLATE_NOOP("terms", "No limit"),
            //: Choice of "Most cards for a Wild Draw Color"
            QT_TRANSLATE_NOOP("terms", "Five cards"),
            //: Choice of "Most cards for a Wild Draw Color"
            QT_TRANSLATE_NOOP("terms", "Ten cards"),
        },
    },
}};
static_assert(std::ranges::all_of(kRulings,
                                  [](const RulingRow &row) {
                                      const RulingWords &words = kRulingWords[std::size_t(row.ruling)];
                                      return words.ruling == row.ruling
                                          && words.choices.size() == row.choices.size();
                                  }),
              "A ruling has no words, or not one for each of its choices.");

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
    case ScoringMode::Tally: return say(QT_TRANSLATE_NOOP("terms", "Everyone counts their own"));
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
    return phrases(language)(kRulingWords[std::size_t(ruling)].name);
}

QString choiceName(const Language &language, Ruling ruling, Choice choice)
{
    const auto choices = choicesOf(ruling);
    const auto found = std::ranges::find(choices, choice);
    if (found == choices.end())
        return {};
    return phrases(language)(kRulingWords[std::size_t(ruling)].choices[std::size_t(found - choices.begin())]);
}

} // namespace words
