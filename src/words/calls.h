// Calls as people type them in their own language, and what they are told where none can be made out.
#pragma once

#include "notation/error.h"
#include "rules/match.h"
#include "words/language.h"

namespace words {

// Case, accents, spaces and the order of words do not matter: "gelb 2", "2 AMARILLA", "Farbenwahl rot".
[[nodiscard]] std::optional<rules::Color> readColor(const Language &language, const QString &typed);
[[nodiscard]] std::optional<rules::CalledCard> readCard(const Language &language, const QString &typed);
// With a colour that is only begun, such as "v5" or "am 3", where it can be no other one of that side.
[[nodiscard]] std::optional<rules::Color> readBegunColor(const Language &language, const QString &typed,
                                                         rules::Side side);
[[nodiscard]] std::optional<rules::CalledCard> readBegunCard(const Language &language, const QString &typed,
                                                             rules::Side side);
// An action card that is named without its colour, in this language or in English: "skip".
[[nodiscard]] std::optional<rules::Kind> readActionWithoutColor(const Language &language,
                                                                const QString &typed);
// The shortest beginning that is read as that colour: "v", "am".
[[nodiscard]] QString shortestFor(const Language &language, rules::Color color);
// What is called without a card: to draw, to pass, to accept, to undo.
[[nodiscard]] std::optional<rules::Event> readDeed(const Language &language, const QString &typed);

// Cards that are taken: how many, where it was said. "take 6", "draw".
struct Taking {
    std::optional<int> cards;
};
[[nodiscard]] std::optional<Taking> readTaking(const Language &language, const QString &typed);
// What begins to name with whom hands are swapped, or who is fined; what stands behind it, else empty.
[[nodiscard]] QString behindSwap(const Language &language, const QString &typed);
[[nodiscard]] QString behindFine(const Language &language, const QString &typed);

// What a table says of a play that was refused: that it stands all the same, or that it is taken back.
[[nodiscard]] bool isLetStand(const Language &language, const QString &typed);
[[nodiscard]] bool isTakenBack(const Language &language, const QString &typed);

// What begins to challenge a Wild Draw card, and what catches whoever has not called UNO.
[[nodiscard]] bool isChallenge(const Language &language, const QString &typed);
[[nodiscard]] bool isCatch(const Language &language, const QString &typed);
[[nodiscard]] QString nobodyToCatch(const Language &language);

// What somebody says of a hand that is shown: whether a card of that colour is in it.
[[nodiscard]] std::optional<bool> readHas(const Language &language, const QString &typed,
                                          std::optional<rules::Color> lookedFor);

// What can be typed just now, with an example. Whoever began a line that only a record has hears what is
// wrong with that instead.
[[nodiscard]] QString howToType(const Language &language, const QString &typed, const notation::Error &error,
                                const rules::MatchState &state);
// Not of a call such as "draw" or "play", which people type who know nothing of a record.
[[nodiscard]] bool isOfRecord(const notation::Error &error);
// The same where a card is asked for, of the side that is up.
[[nodiscard]] QString howToTypeCard(const Language &language, rules::Side side);
// The same while a hand is shown.
[[nodiscard]] QString howToTellHand(const Language &language, rules::Side side);
// Somebody says that there is none, but a card that was shown is of that colour.
[[nodiscard]] QString shownOtherwise(const Language &language);

} // namespace words
