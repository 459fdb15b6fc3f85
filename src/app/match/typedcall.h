// Reads what is typed at a table: the short forms people call plays by, every line of table notation, and
// calls in words.
#pragma once

#include "notation/error.h"
#include "rules/match.h"
#include "words/language.h"

namespace app {

// "b7" plays it, or names the start card or the new top where that is asked; "d" draws, "p" passes, "u" calls
// UNO; a colour or a number alone answers a question. "yellow 2" is "y2", in English and in
// the language that is spoken. A name may stand before it: "Ana: y2", "Ana y2".
[[nodiscard]] notation::Result<rules::Event> typedCall(const QString &line, const rules::MatchState &state,
                                                       const words::Language &language);

// What stands beside "uno" in a call of both, such as "blue 7 uno" or "uno, blue 7"; empty where there is no
// such word.
[[nodiscard]] std::optional<QString> typedWithUno(const QString &line);

// Words on buttons that do more than call one event.
[[nodiscard]] bool isTypedChallenge(const QString &line, const words::Language &language);
[[nodiscard]] bool isTypedLetStand(const QString &line, const words::Language &language);
[[nodiscard]] bool isTypedTakingBack(const QString &line, const words::Language &language);
[[nodiscard]] std::optional<rules::Actor> typedCatcher(const QString &line, const rules::MatchState &state,
                                                       const words::Language &language);

// A card alone, in notation or in words.
[[nodiscard]] std::optional<rules::Face> typedFace(const QString &line, const rules::Table &table,
                                                   const words::Language &language);

// What is typed while a hand is shown: one of its cards, or what the table sees in it.
using ToldOfHand = std::variant<rules::Face, rules::Judgement>;
[[nodiscard]] std::optional<ToldOfHand> typedOfHand(const QString &line, const rules::Table &table,
                                                    const words::Language &language);

} // namespace app
