// Reads by the names that the cards' own texts and the rulebook have; nothing is listed twice.
#include "words/calls.h"

#include "rulebook/names.h"
#include "rulebook/wording.h"
#include "words/cards.h"
#include "words/errors.h"
#include "words/phrases.h"

namespace words {

using namespace rules;

namespace {

Phrases phrases(const Language &language) { return {language, "calls"}; }

// Without spaces: "gelb2" and "Zieh 2" are as good as "gelb 2" and "zieh2". Folding keeps a plus only right
// before its number.
QString squeezed(const QString &text)
{
    const QString joined = text.simplified().replace(QLatin1String("+ "), QLatin1String("+"));
    return rulebook::foldedPhrase(joined).remove(QLatin1Char(' '));
}

bool isOneOf(const QString &asked, const QStringList &texts)
{
    for (const QString &text : texts) {
        if (asked == squeezed(text) || asked == squeezed(rulebook::withoutUmlauts(text)))
            return !asked.isEmpty();
    }
    return false;
}

const rulebook::Names &namesIn(const Language &language) { return rulebook::Names::of(language.code()); }

// The first of these is what an example says.
QStringList listed(const QString &text) { return text.split(QStringLiteral(", ")); }

// Whatever a sheet calls it, people say what they see.
QStringList otherWordsFor(const Language &language, Color color)
{
    //: What people call the colors blue; green; red; yellow; pink; teal; orange; purple when they type them,
    //: in this order and in whatever region: semicolons between the colors, commas between the words for one
    const QString words = phrases(language)(
        QT_TRANSLATE_NOOP("calls",
                          "blue; green; red; yellow; pink, magenta, rose; teal, turquoise, cyan, aqua; "
                          "orange; purple, violet, lilac"));
    return listed(words.split(QStringLiteral("; ")).value(int(color)));
}

// "Gelb", and "gelbe" of "gelbe Karte".
QStringList formsOf(const Language &language, Color color)
{
    return otherWordsFor(language, color)
        << colorName(language, color) << colorWord(language, color) << colorAdjective(language, color);
}

std::optional<Kind> kindOf(const Language &language, const QString &asked)
{
    for (int i = int(Kind::DrawOne); i <= int(Kind::WildDrawColor); ++i) {
        const auto kind = Kind(i);
        if (isOneOf(asked, namesIn(language).allNamesOf(kind) << kindName(language, kind)))
            return kind;
    }
    return std::nullopt;
}

std::optional<int> numberOf(const Language &language, const QString &asked)
{
    if (asked.size() == 1 && asked[0].isDigit())
        return asked[0].digitValue();
    //: How the numbers 0 to 9 are written as words, in this order, with a space between them
    const QString words =
        phrases(language)(QT_TRANSLATE_NOOP("calls", "zero one two three four five six seven eight nine"));
    const QStringList numbers = words.split(QLatin1Char(' '));
    for (int i = 0; i < int(numbers.size()); ++i) {
        if (isOneOf(asked, {numbers[i]}))
            return i;
    }
    return std::nullopt;
}

// What is left of a card's name without its colour.
std::optional<CalledCard> cardOf(const Language &language, Color color, const QString &rest)
{
    if (const auto number = numberOf(language, rest))
        return CalledCard{Face::number(color, *number), {}};
    const std::optional<Kind> kind = kindOf(language, rest);
    if (!kind)
        return std::nullopt;
    if (isWild(*kind))
        return CalledCard{Face::wild(*kind), color};
    const Face face = Face::action(color, *kind);
    return face.kind() == *kind ? std::optional(CalledCard{face, {}}) : std::nullopt; // no blue Draw Five
}

QStringList drawing(const Phrases &say)
{
    //: What somebody may type to draw a card, apart by commas: the plainest first, it stands in examples
    return listed(say(QT_TRANSLATE_NOOP("calls", "draw, draw a card, I draw, take")));
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

QStringList challenging(const Phrases &say)
{
    //: What somebody may type to challenge a Wild Draw card, apart by commas: what the button says first, it
    //: stands in examples
    return listed(say(QT_TRANSLATE_NOOP("calls", "challenge, I challenge, doubt, I doubt it")));
}

QStringList having(const Phrases &say, const QString &color)
{
    //: What somebody may type who saw the color %1 ("bleue", of "carte bleue") in a hand that is shown, apart
    //: by commas: the shortest that anybody understands first, it stands in examples; “Has %1” as on the
    //: button is one of them
    return listed(say(QT_TRANSLATE_NOOP("calls", "has it, has, has %1, one, guilty, yes"), color));
}

QStringList lacking(const Phrases &say, const QString &color)
{
    //: What somebody may type who saw no color %1 ("bleue", of "carte bleue") in a hand that is shown, apart
    //: by commas: the shortest that anybody understands first, it stands in examples; “Has no %1” as on the
    //: button is one of them
    return listed(say(QT_TRANSLATE_NOOP("calls", "has not, has none, has no %1, none, innocent, no"), color));
}

// In examples: of the side that is up.
Color colorFor(Side side) { return side == Side::Dark ? Color::Pink : Color::Yellow; }

QString exampleFor(const Language &language, Side side)
{
    return cardName(language, Face::number(colorFor(side), 2));
}

} // namespace

std::optional<Color> readColor(const Language &language, const QString &typed)
{
    const QString asked = squeezed(typed);
    for (int i = 0; i < 2 * kColorsPerSide; ++i) {
        if (isOneOf(asked, formsOf(language, Color(i))))
            return Color(i);
    }
    return std::nullopt;
}

std::optional<CalledCard> readCard(const Language &language, const QString &typed)
{
    const QString asked = squeezed(typed);
    if (const auto kind = kindOf(language, asked); kind && isWild(*kind))
        return CalledCard{Face::wild(*kind), {}};
    // The colour comes first or last. Where one begins like another ("verde azulado"), only one leaves the
    // rest of a card.
    for (qsizetype at = 1; at < asked.size(); ++at) {
        const QString front = asked.first(at);
        const QString back = asked.sliced(at);
        for (const auto &[color, rest] : {std::pair(front, back), std::pair(back, front)}) {
            const auto named = readColor(language, color);
            if (const auto card = named ? cardOf(language, *named, rest) : std::nullopt)
                return card;
        }
    }
    return std::nullopt;
}

std::optional<Color> readBegunColor(const Language &language, const QString &typed, Side side)
{
    const QString asked = squeezed(typed);
    std::optional<Color> begun;
    for (const Color color : colorsOf(side)) {
        if (asked.isEmpty() || !squeezed(colorName(language, color)).startsWith(asked))
            continue;
        if (begun)
            return std::nullopt;
        begun = color;
    }
    return begun;
}

std::optional<CalledCard> readBegunCard(const Language &language, const QString &typed, Side side)
{
    const QString asked = squeezed(typed);
    for (qsizetype at = asked.size() - 1; at > 0; --at) {
        const auto color = readBegunColor(language, asked.first(at), side);
        if (const auto card = color ? cardOf(language, *color, asked.sliced(at)) : std::nullopt)
            return card;
    }
    return std::nullopt;
}

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
    const QString color = lookedFor ? colorAdjective(language, *lookedFor) : QString();
    if (isOneOf(asked, having(say, color)))
        return true;
    if (isOneOf(asked, lacking(say, color)))
        return false;
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

QString howToType(const Language &language, const notation::Error &error, const MatchState &state)
{
    if (error.expected != notation::Expected::EventWord)
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
    if (table && (table->in<phase::Start>() || table->in<phase::Top>()))
        return howToTypeCard(language, table->side);
    if (table && table->in<phase::Challenge>())
        //: After a typed call that means nothing; %1 and %2 are what to type: "accept" and "challenge"
        return say(QT_TRANSLATE_NOOP("calls", "Type “%1” or “%2”."), accepting(say).constFirst(),
                   challenging(say).constFirst());
    //: After a typed call that means nothing; %1 is the name of a card, such as "Yellow 2", %2 and %3 are
    //: other things that can be typed: "draw" and "pass"
    return say(QT_TRANSLATE_NOOP("calls",
                                 "Type a card by its color and number, such as “%1”. “%2”, “%3” and “uno” "
                                 "work too."),
               exampleFor(language, side), drawing(say).constFirst(), passing(say).constFirst());
}

} // namespace words
