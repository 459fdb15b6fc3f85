// What is called without a card, and what can be typed just now.
#include "words/calls.h"

#include "words/cards.h"
#include "words/errors.h"
#include "words/phrases.h"
#include "words/typed.h"

namespace words {

using namespace rules;

namespace {

Phrases phrases(const Language &language) { return {language, "calls"}; }

QStringList drawing(const Phrases &say)
{
    //: What somebody may type to draw a card, apart by commas: the plainest first, it stands in examples
    return listed(
        say(QT_TRANSLATE_NOOP("calls", "draw, draw a card, draw one, draw 1, I draw, take, take one")));
}

QStringList passing(const Phrases &say)
{
    //: What somebody may type to pass, apart by commas: the plainest first, it stands in examples
    return listed(say(QT_TRANSLATE_NOOP("calls", "pass, I pass, keep")));
}

QStringList accepting(const Phrases &say)
{
    //: What somebody may type to accept a Wild Draw card, apart by commas: the plainest first, it stands in
    //: examples
    return listed(say(QT_TRANSLATE_NOOP("calls", "accept, I accept")));
}

QStringList takingWords(const Phrases &say)
{
    //: What somebody may type who takes several cards, before their number, apart by commas: the plainest
    //: first, it stands in examples
    return listed(say(QT_TRANSLATE_NOOP("calls", "take, draw, I take, I draw")));
}

QStringList challenging(const Phrases &say)
{
    //: What somebody may type to challenge a Wild Draw card, apart by commas: what the button says first, it
    //: stands in examples
    return listed(say(QT_TRANSLATE_NOOP("calls", "challenge, I challenge, doubt, I doubt it")));
}

QStringList having(const Phrases &say, const QString &color)
{
    //: What somebody may type who saw the color %1 ("bleu", and "bleue" of "carte bleue") in a hand that is
    //: shown, apart by commas: the shortest that anybody understands first, it stands in examples; “Has %1”
    //: as on the button is one of them
    return listed(say(QT_TRANSLATE_NOOP("calls", "has it, has, has %1, one, guilty, yes"), color));
}

QStringList lacking(const Phrases &say, const QString &color)
{
    //: What somebody may type who saw no color %1 ("bleu", and "bleue" of "carte bleue") in a hand that is
    //: shown, apart by commas: the shortest that anybody understands first, it stands in examples; “Has no
    //: %1” as on the button is one of them
    return listed(
        say(QT_TRANSLATE_NOOP("calls",
                              "has not, has none, has no %1, no %1, not %1, without %1, none, innocent, no"),
            color));
}

// What stands behind the first of these texts that the line begins with.
QString behind(const QString &texts, const QString &typed)
{
    const QString line = typed.simplified();
    for (const QString &text : listed(texts)) {
        if (line.startsWith(text + u' ', Qt::CaseInsensitive))
            return line.sliced(text.size() + 1);
    }
    return {};
}

// In examples: of the side that is up.
Color colorFor(Side side) { return side == Side::Dark ? Color::Pink : Color::Yellow; }

QString exampleFor(const Language &language, Side side)
{
    return cardName(language, Face::number(colorFor(side), 2));
}

} // namespace

std::optional<Event> readDeed(const Language &language, const QString &typed)
{
    const Phrases say = phrases(language);
    const QString asked = squeezed(typed);
    if (isOneOf(asked, drawing(say)))
        return Draw{};
    if (isOneOf(asked, passing(say)))
        return Pass{};
    if (isOneOf(asked, accepting(say)))
        return Accept{};
    //: What somebody may type to take back the last call, apart by commas
    if (isOneOf(asked, listed(say(QT_TRANSLATE_NOOP("calls", "undo, take back, back")))))
        return Undo{};
    return std::nullopt;
}

std::optional<Taking> readTaking(const Language &language, const QString &typed)
{
    QString verb = typed.simplified();
    Taking taking;
    const QString last = verb.section(u' ', -1);
    bool isNumber = false;
    if (const int cards = last.toInt(&isNumber); isNumber) {
        taking.cards = cards;
        verb.chop(last.size());
    }
    if (verb.isEmpty())
        return taking;
    return isOneOf(squeezed(verb), takingWords(phrases(language))) ? std::optional(taking) : std::nullopt;
}

QString behindSwap(const Language &language, const QString &typed)
{
    //: What somebody may type to say with whom hands are swapped, before the name, apart by commas: longer
    //: ones first
    return behind(phrases(language)(QT_TRANSLATE_NOOP("calls", "swap with, swap, I swap with, with")), typed);
}

QString behindFine(const Language &language, const QString &typed)
{
    //: What somebody may type to make a player draw, before the name and a number, apart by commas: longer
    //: ones first
    return behind(phrases(language)(QT_TRANSLATE_NOOP("calls", "fine for, fine")), typed);
}

bool isLetStand(const Language &language, const QString &typed)
{
    //: What somebody may type to let a play stand that was refused, apart by commas; what the button says is
    //: one of them
    const QString words =
        phrases(language)(QT_TRANSLATE_NOOP("calls", "let it stand, it stands, allow it, it counts"));
    return isOneOf(squeezed(typed), listed(words));
}

bool isTakenBack(const Language &language, const QString &typed)
{
    //: What somebody may type to take back a card that was refused, apart by commas; what the button says is
    //: one of them
    const QString words =
        phrases(language)(QT_TRANSLATE_NOOP("calls", "take it back, take back, back, undo"));
    return isOneOf(squeezed(typed), listed(words));
}

bool isChallenge(const Language &language, const QString &typed)
{
    return isOneOf(squeezed(typed), challenging(phrases(language)));
}

bool isCatch(const Language &language, const QString &typed)
{
    //: What somebody may type who catches a player that has not called UNO, apart by commas; what the button
    //: says is one of them
    const QString words = phrases(language)(QT_TRANSLATE_NOOP("calls", "caught, catch, got you, caught you"));
    return isOneOf(squeezed(typed), listed(words));
}

QString nobodyToCatch(const Language &language)
{
    //: After "caught" was typed
    return phrases(language)(QT_TRANSLATE_NOOP("calls", "Nobody can be caught now."));
}

std::optional<bool> readHas(const Language &language, const QString &typed, std::optional<Color> lookedFor)
{
    const Phrases say = phrases(language);
    const QString asked = squeezed(typed);
    for (const auto named : {&colorWord, &colorAdjective}) {
        const QString color = lookedFor ? named(language, *lookedFor) : QString();
        if (isOneOf(asked, having(say, color)))
            return true;
        if (isOneOf(asked, lacking(say, color)))
            return false;
    }
    return std::nullopt;
}

QString howToTypeCard(const Language &language, Side side)
{
    //: After a typed call that means nothing; %1 is the name of a card, such as "Yellow 2"
    return phrases(language)(QT_TRANSLATE_NOOP("calls", "Type a card by its color and number, such as “%1”."),
                             exampleFor(language, side));
}

QString howToTellHand(const Language &language, Side side)
{
    const Phrases say = phrases(language);
    //: After something was typed that means nothing while a hand is shown; %1 is the name of a card, such as
    //: "Yellow 2", %2 and %3 are other things that can be typed: "has it" and "has not"
    return say(QT_TRANSLATE_NOOP("calls", "Type a card that is shown, such as “%1”. “%2” and “%3” work too."),
               exampleFor(language, side), having(say, {}).constFirst(), lacking(say, {}).constFirst());
}

QString shownOtherwise(const Language &language)
{
    //: Somebody says that a color is not in a hand, but a card that was shown has it
    return phrases(language)(QT_TRANSLATE_NOOP("calls", "One of the cards that were shown says otherwise."));
}

bool isOfRecord(const notation::Error &error)
{
    using notation::Expected;
    switch (error.expected) {
    case Expected::EventWord:
    case Expected::EndOfLine:
    case Expected::Card:
    case Expected::CardWithoutColor:
    case Expected::ChallengeGround: return false;
    default: return true;
    }
}

QString howToType(const Language &language, const QString &typed, const notation::Error &error,
                  const MatchState &state)
{
    if (isOfRecord(error))
        return sentence(language, error);
    const Phrases say = phrases(language);
    const Table *table = state.inRound && state.table ? &*state.table : nullptr;
    const Side side = table ? table->side : Side::Light;
    if (table && table->in<phase::Color>())
        //: After a typed call that means nothing; %1 is the name of a colour
        return say(QT_TRANSLATE_NOOP("calls", "Type a color, such as “%1”."),
                   colorName(language, colorFor(side)));
    if (table && table->in<phase::Took>())
        //: After a typed call that means nothing: how many cards somebody drew; %1 is a number
        return say(QT_TRANSLATE_NOOP("calls", "Type how many cards it was, such as “%1”."),
                   language.number(3));
    if (table && table->in<phase::Stack>())
        //: After a typed call that means nothing: cards are waiting for somebody; %1 is what to type: "take
        //: 6"
        return say(QT_TRANSLATE_NOOP("calls", "Type a draw card, or “%1”."),
                   takingWords(say).constFirst() + u' ' + language.number(table->penalty));
    if (table && table->in<phase::Swap>())
        //: After a typed call that means nothing: somebody laid a 7
        return say(QT_TRANSLATE_NOOP("calls", "Type the name of the player with whom hands are swapped."));
    if (table && table->in<phase::Challenge>())
        //: After a typed call that means nothing; %1 and %2 are what to type: "accept" and "challenge"
        return say(QT_TRANSLATE_NOOP("calls", "Type “%1” or “%2”."), accepting(say).constFirst(),
                   challenging(say).constFirst());
    if (const auto kind = readActionWithoutColor(language, typed); kind && table) {
        const Face face = Face::action(colorFor(side), *kind);
        if (face.kind() == *kind && table->edition->has(face, side)) // no Draw Five on the light side
            //: After an action card was typed without its color; %1 is such a card's name, such as "Yellow
            //: Skip"
            return say(QT_TRANSLATE_NOOP("calls", "Which color? Type it with the card, such as “%1”."),
                       cardName(language, face));
    }
    if (table && (table->in<phase::Start>() || table->in<phase::Top>()))
        return howToTypeCard(language, table->side);
    //: After a typed call that means nothing; %1 is the name of a card, such as "Yellow 2", %2 and %3 are
    //: other things that can be typed: "draw" and "pass"
    return say(QT_TRANSLATE_NOOP("calls",
                                 "Type a card by its color and number, such as “%1”. “%2”, “%3” and “uno” "
                                 "work too."),
               exampleFor(language, side), drawing(say).constFirst(), passing(say).constFirst());
}

} // namespace words
