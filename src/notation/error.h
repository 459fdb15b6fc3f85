// Why a line of table notation could not be read: where, and what was expected there.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace notation {

enum class Expected {
    // in any line
    Utf8,
    ShorterLine,
    LineEnd, // a lone carriage return is none
    EventWord,
    EndOfLine,
    Card,
    CardLetterO, // a digit 0 stands where the letter O is meant
    CardWithoutColor, // only a wild that is played carries "=COLOR"
    Color,
    Side,
    Direction,
    Number,
    SmallerNumber,
    Target, // one point or more
    FineCards, // 1 to 10
    KnownName,
    NewName, // 1 to 40 characters, no comma, colon, semicolon or #
    VisibleName, // nor anything that cannot be seen
    PointsWith, // a number behind the name of somebody who joins
    Holding,
    ChallengeGround,
    Correction,
    AmendParts,
    // in the header
    Version,
    OlderVersion,
    HeaderWord,
    HeaderBefore, // edition and players come before the first event
    HeaderOnce,
    Edition,
    ScoringMode,
    RulingName,
    RulingValue,
    RulingOfDeck, // the edition has no card for it
    FewerPlayers,
    MorePlayers,
    OtherName, // a name is not repeated
};

struct Error {
    Expected expected{};
    int line = 0; // from 1; 0 where a line was read by itself
    int column = 0; // from 1, in characters
    std::string found; // what stands there instead; empty at the end of the line
    bool operator==(const Error &) const = default;
};

template <typename T = void> using Result = tl::expected<T, Error>;

} // namespace notation
