// Where a line of table notation went wrong, what was expected there and what was found.
#include "words/errors.h"

#include "notation/names.h"
#include "words/phrases.h"

namespace words {

using notation::Expected;

namespace {

// The words of the notation itself (round, start, flip2020 …) are the same in every language.
const char *textOf(Expected expected)
{
    switch (expected) {
    //: What is wrong with a line of a record
    case Expected::Utf8: return QT_TRANSLATE_NOOP("errors", "This is not text in UTF-8.");
    //: What is wrong with a line of a record
    case Expected::ShorterLine: return QT_TRANSLATE_NOOP("errors", "The line is too long.");
    case Expected::LineEnd:
        //: What is wrong with a record or an archive. The letters stay as they are
        return QT_TRANSLATE_NOOP(
            "errors", "A line ends here with CR alone. Save the file with LF at the end of each line.");
    case Expected::EventWord:
        //: What is wrong with a line of a record; the words in quotes stay English
        return QT_TRANSLATE_NOOP("errors",
                                 "What happened belongs here, such as “play B7”, “draw” or “round”.");
    //: What is wrong with a line of a record
    case Expected::EndOfLine: return QT_TRANSLATE_NOOP("errors", "The line should end here.");
    //: What is wrong with a line of a record; the cards are written like this in every language
    case Expected::Card: return QT_TRANSLATE_NOOP("errors", "A card belongs here, such as B7, GR or W+2.");
    case Expected::CardLetterO:
        //: What is wrong with a line of a record: a digit was typed for a letter
        return QT_TRANSLATE_NOOP("errors", "This is the digit 0; orange is the letter O.");
    case Expected::CardWithoutColor:
        //: What is wrong with a line of a record; the cards are written like this in every language
        return QT_TRANSLATE_NOOP("errors", "Only a wild that is played carries its color, such as W=R.");
    case Expected::Color:
        //: What is wrong with a line of a record; the letters and words stay as they are
        return QT_TRANSLATE_NOOP("errors",
                                 "A color belongs here: B, G, R, Y, P, T, O, V or its English word.");
    //: What is wrong with a line of a record; the words in quotes stay English
    case Expected::Side: return QT_TRANSLATE_NOOP("errors", "A side belongs here: “light” or “dark”.");
    case Expected::Direction:
        //: What is wrong with a line of a record; the words in quotes stay English
        return QT_TRANSLATE_NOOP("errors", "A direction belongs here: “left” or “right”.");
    //: What is wrong with a line of a record
    case Expected::Number: return QT_TRANSLATE_NOOP("errors", "A number belongs here.");
    //: What is wrong with a line of a record
    case Expected::SmallerNumber: return QT_TRANSLATE_NOOP("errors", "This number is too large.");
    //: What is wrong with a line of a record: somebody wants to play to no points at all
    case Expected::Target: return QT_TRANSLATE_NOOP("errors", "The target must be at least one point.");
    //: What is wrong with a line of a record
    case Expected::FineCards: return QT_TRANSLATE_NOOP("errors", "A fine is 1 to 10 cards.");
    //: What is wrong with a line of a record
    case Expected::KnownName: return QT_TRANSLATE_NOOP("errors", "The name of a player belongs here.");
    case Expected::NewName:
        //: What is wrong with a line of a record
        return QT_TRANSLATE_NOOP(
            "errors", "A name belongs here: 1 to 40 characters, without comma, colon, semicolon or #.");
    //: What is wrong with a line of a record: a name has characters such as a zero-width space
    case Expected::VisibleName:
        return QT_TRANSLATE_NOOP("errors", "This name has characters that cannot be seen.");
    case Expected::PointsWith:
        //: What is wrong with a line of a record; the line in quotes stays English
        return QT_TRANSLATE_NOOP("errors",
                                 "Points somebody sits down with follow “with”: “join Dee with 50”.");
    case Expected::Holding:
        //: What is wrong with a line of a record
        return QT_TRANSLATE_NOOP("errors", "The cards somebody holds belong here, or their points.");
    case Expected::ChallengeGround:
        //: What is wrong with a line of a record; the words in quotes stay English
        return QT_TRANSLATE_NOOP("errors", "This takes “hand” with the cards shown, “guilty” or “innocent”.");
    case Expected::Correction:
        //: What is wrong with a line of a record; the words in quotes stay English
        return QT_TRANSLATE_NOOP("errors", "This takes “turn”, “direction”, “color”, “top” or “side”.");
    case Expected::AmendParts:
        //: What is wrong with a line of a record; the words in quotes stay English
        return QT_TRANSLATE_NOOP("errors",
                                 "This takes “void”, or who went “out” and then, after a semicolon each, "
                                 "what everybody else “holds”.");
    case Expected::Version:
        //: What is wrong with a line of a record; the words in quotes stay English
        return QT_TRANSLATE_NOOP("errors", "A record begins with the line “flipside 1”.");
    case Expected::OlderVersion:
        //: What is wrong with a record
        return QT_TRANSLATE_NOOP("errors", "This record was written by a newer Flipside.");
    case Expected::HeaderWord:
        //: What is wrong with a line of a record; the words in quotes stay English
        return QT_TRANSLATE_NOOP("errors", "This takes “edition”, “scoring”, “players”, “rule” or “note”.");
    case Expected::HeaderBefore:
        //: What is wrong with a record; the words in quotes stay English
        return QT_TRANSLATE_NOOP("errors", "The lines “edition” and “players” come before the first event.");
    //: What is wrong with a line of a record
    case Expected::HeaderOnce: return QT_TRANSLATE_NOOP("errors", "This was already said.");
    case Expected::Edition:
        //: What is wrong with a line of a record; the words in quotes stay as they are
        return QT_TRANSLATE_NOOP("errors", "An edition belongs here: “flip2019”, “flip2020” or “mini56”.");
    case Expected::ScoringMode:
        //: What is wrong with a line of a record; the words in quotes stay English
        return QT_TRANSLATE_NOOP("errors", "A way of scoring belongs here: “collect” or “tally”.");
    case Expected::RulingName:
        //: What is wrong with a line of a record; the words in quotes stay English
        return QT_TRANSLATE_NOOP("errors", "A table ruling belongs here, such as “last-flip” or “tie”.");
    //: What is wrong with a line of a record
    case Expected::RulingValue: return QT_TRANSLATE_NOOP("errors", "This ruling has no such value.");
    case Expected::RulingOfDeck:
        //: What is wrong with a line of a record; the word in quotes stays English
        return QT_TRANSLATE_NOOP("errors", "This edition has no 0: “plain” is all there is.");
    //: What is wrong with a line of a record
    case Expected::FewerPlayers: return QT_TRANSLATE_NOOP("errors", "No more than ten can play.");
    //: What is wrong with a line of a record
    case Expected::MorePlayers: return QT_TRANSLATE_NOOP("errors", "At least two must play.");
    //: What is wrong with a line of a record
    case Expected::OtherName: return QT_TRANSLATE_NOOP("errors", "This name is taken already.");
    }
    return "";
}

} // namespace

QString sentence(const Language &language, const notation::Error &error)
{
    const Phrases say(language, "errors");
    QString text = say(textOf(error.expected));
    // What cannot be read or is thousands of characters long is better not shown.
    const bool readable = error.expected != Expected::Utf8 && error.expected != Expected::ShorterLine;
    if (readable && !error.found.empty())
        //: %1 explains what should stand in a line, %2 is what was found there instead
        text = say(QT_TRANSLATE_NOOP("errors", "%1 It says “%2”."), text,
                   QString::fromStdString(notation::shownText(error.found)));
    if (error.line == 0) // somebody typed it, and sees where
        return text;
    //: A record cannot be read; %3 is a sentence that says why
    return say(QT_TRANSLATE_NOOP("errors", "Line %1, column %2: %3"), language.number(error.line),
               language.number(error.column), text);
}

} // namespace words
