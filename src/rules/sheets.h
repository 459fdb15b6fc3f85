// The printed sheets as data: which edition each is of. What they say of a ruling stands in its row; what a
// sheet leaves open is the table's to rule.
#pragma once

#include "rules/editions.h"

namespace rules {

struct Sheet {
    std::string_view language; // "es-ES": whose people it was printed for
    std::string_view edition; // as table notation writes it
};

[[nodiscard]] std::span<const Sheet> sheets();

// The sheet of that edition in that language, by its place among all; -1: there is none.
[[nodiscard]] int sheetIn(std::string_view language, const Edition &edition);

// The edition in its place that was printed in that language; the same one where none was.
[[nodiscard]] const Edition &printedIn(std::string_view language, const Edition &edition);

// The edition's rulings as this sheet has them.
[[nodiscard]] Rulings rulingsOf(const Edition &edition, const Sheet &sheet);

// The same of the sheet in that language; where none was printed in it, as the edition's others have it.
[[nodiscard]] Rulings rulingsIn(std::string_view language, const Edition &edition);

// Whether the edition's sheets say it; where they do not, the table's word decides.
[[nodiscard]] bool isPrinted(const Edition &edition, Ruling ruling);

// Whether it can ever matter in this edition: there is no Flip where there is one side only.
[[nodiscard]] bool applies(const Edition &edition, Ruling ruling);

// Whether a table can choose it at all: nobody hands cards on with a 0 that the deck has not.
[[nodiscard]] bool canChoose(const Edition &edition, Ruling ruling, Choice choice);

// Whether a table with these rulings plays by no house rule.
[[nodiscard]] bool isAsPrinted(const Rulings &rulings);

} // namespace rules
