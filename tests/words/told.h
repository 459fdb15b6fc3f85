// Plays a record and tells what is said of its last line: what the tests of words are made of.
#pragma once

#include "notation/record.h"
#include "words/verdicts.h"

#include <QStringList>

namespace told {

struct Step {
    rules::Verdict verdict;
    rules::Event event; // as spoken
    rules::MatchState before;
    rules::MatchState after;
    std::optional<rules::Event> takenBack;

    [[nodiscard]] QString in(const words::Language &language) const;
};

// The last event of a record that begins with the header below. Every event before it has to be taken.
[[nodiscard]] Step step(const QString &lines, const QString &header = {});
[[nodiscard]] QString sentence(const QString &lines, const QString &header = {}); // in English

inline const QString kFour = QStringLiteral("edition flip2020\nplayers Ana, Ben, Cho, Dee");
inline const QString kTwo = QStringLiteral("edition flip2020\nplayers Ana, Ben");
inline const QString kMini = QStringLiteral("edition mini56\nplayers Ana, Ben");
inline const QString kDealt = QStringLiteral("round dealer Dee\nstart B7\n"); // Ana is on turn

} // namespace told
