// Cards and colours by name. The coloured cards' texts are in cardtexts.cpp.
#include "words/cards.h"

#include "rulebook/names.h"
#include "words/cardtexts.h"
#include "words/phrases.h"

namespace words {

using namespace rules;

namespace {

Phrases phrases(const Language &language) { return {language, "cards"}; }

const ColorTexts &textsOf(Color color) { return kColorTexts[std::size_t(color)]; }

std::size_t slotOf(Kind kind)
{
    switch (kind) {
    case Kind::DrawOne:
    case Kind::DrawFive: return 1;
    case Kind::Reverse: return 2;
    case Kind::Skip:
    case Kind::SkipEveryone: return 3;
    case Kind::Flip: return 4;
    default: return 0;
    }
}

QString colored(const Language &language, Face face, const std::array<const char *, 5> &texts)
{
    const Phrases say = phrases(language);
    const char *text = texts[slotOf(face.kind())];
    return face.kind() == Kind::Number ? say(text, language.number(face.value())) : say(text);
}

const char *oneOf(Kind kind)
{
    switch (kind) {
    //: Any number card, by its number; inside a sentence
    case Kind::Number: return QT_TRANSLATE_NOOP("cards", "a %1");
    //: A card of any colour inside a sentence
    case Kind::DrawOne: return QT_TRANSLATE_NOOP("cards", "a Draw One");
    //: A card of any colour inside a sentence
    case Kind::DrawFive: return QT_TRANSLATE_NOOP("cards", "a Draw Five");
    //: A card of any colour inside a sentence
    case Kind::Reverse: return QT_TRANSLATE_NOOP("cards", "a Reverse");
    //: A card of any colour inside a sentence
    case Kind::Skip: return QT_TRANSLATE_NOOP("cards", "a Skip");
    //: A card of any colour inside a sentence
    case Kind::SkipEveryone: return QT_TRANSLATE_NOOP("cards", "a Skip Everyone");
    //: A card of any colour inside a sentence
    case Kind::Flip: return QT_TRANSLATE_NOOP("cards", "a Flip");
    //: A card inside a sentence
    case Kind::Wild: return QT_TRANSLATE_NOOP("cards", "a Wild");
    //: A card inside a sentence
    case Kind::WildDrawTwo: return QT_TRANSLATE_NOOP("cards", "a Wild Draw Two");
    //: A card inside a sentence
    case Kind::WildDrawColor: return QT_TRANSLATE_NOOP("cards", "a Wild Draw Color");
    }
    return "";
}

} // namespace

QString cardName(const Language &language, Face face)
{
    if (face.isWild())
        return kindName(language, face.kind());
    return colored(language, face, textsOf(*face.color()).called);
}

QString cardName(const Language &language, const CalledCard &card)
{
    if (!card.color)
        return cardName(language, card.face);
    //: A wild with the colour named for it, by itself: %1 is "Wild" or "Wild Draw Two", %2 is "red"
    return phrases(language)(QT_TRANSLATE_NOOP("cards", "%1, %2"), cardName(language, card.face),
                             colorWord(language, *card.color));
}

QString kindName(const Language &language, Kind kind)
{
    const Phrases say = phrases(language);
    switch (kind) {
    //: A kind of card by itself: those with a number
    case Kind::Number: return say(QT_TRANSLATE_NOOP("cards", "Number"));
    //: Name of a card by itself, as it is printed
    case Kind::DrawOne: return say(QT_TRANSLATE_NOOP("cards", "Draw One"));
    //: Name of a card by itself, as it is printed
    case Kind::DrawFive: return say(QT_TRANSLATE_NOOP("cards", "Draw Five"));
    //: Name of a card by itself, as it is printed
    case Kind::Reverse: return say(QT_TRANSLATE_NOOP("cards", "Reverse"));
    //: Name of a card by itself, as it is printed
    case Kind::Skip: return say(QT_TRANSLATE_NOOP("cards", "Skip"));
    //: Name of a card by itself, as it is printed
    case Kind::SkipEveryone: return say(QT_TRANSLATE_NOOP("cards", "Skip Everyone"));
    //: Name of a card by itself, as it is printed
    case Kind::Flip: return say(QT_TRANSLATE_NOOP("cards", "Flip"));
    //: Name of a card by itself, as it is printed
    case Kind::Wild: return say(QT_TRANSLATE_NOOP("cards", "Wild"));
    //: Name of a card by itself, as it is printed
    case Kind::WildDrawTwo: return say(QT_TRANSLATE_NOOP("cards", "Wild Draw Two"));
    //: Name of a card by itself, as it is printed
    case Kind::WildDrawColor: return say(QT_TRANSLATE_NOOP("cards", "Wild Draw Color"));
    }
    return {};
}

QString colorName(const Language &language, Color color) { return phrases(language)(textsOf(color).label); }

QString sideName(const Language &language, Side side)
{
    const Phrases say = phrases(language);
    //: A side of the deck, by itself
    return side == Side::Light ? say(QT_TRANSLATE_NOOP("cards", "Light side"))
                               //: A side of the deck, by itself
                               : say(QT_TRANSLATE_NOOP("cards", "Dark side"));
}

QString directionName(const Language &language, Direction direction)
{
    const Phrases say = phrases(language);
    //: Which way round the table play goes
    return direction == Direction::Left ? say(QT_TRANSLATE_NOOP("cards", "to the left"))
                                        //: Which way round the table play goes
                                        : say(QT_TRANSLATE_NOOP("cards", "to the right"));
}

QString oneCard(const Language &language, Face face)
{
    if (face.isWild())
        return phrases(language)(oneOf(face.kind()));
    return colored(language, face, textsOf(*face.color()).one);
}

QString oneSymbol(const Language &language, Face face)
{
    const Phrases say = phrases(language);
    if (face.kind() != Kind::Number)
        return say(oneOf(face.kind()));
    //: Any card with the number 8; inside a sentence
    return face.value() == 8 ? say(QT_TRANSLATE_NOOP("cards", "an 8"))
                             : say(oneOf(Kind::Number), language.number(face.value()));
}

QString colorWord(const Language &language, Color color) { return phrases(language)(textsOf(color).word); }

QString colorCard(const Language &language, Color color) { return phrases(language)(textsOf(color).card); }

QString colorAdjective(const Language &language, Color color)
{
    const QString card = rulebook::Names::of(language.code()).value(QStringLiteral("word:card"));
    return colorCard(language, color).remove(card, Qt::CaseInsensitive).trimmed();
}

} // namespace words
