// Fills a raw text for an edition: leaves out what other editions say and puts in names, numbers and links.
#pragma once

#include "rulebook/texts.h"

namespace rulebook {

// Whether a part marked so is for this edition: "all", "two-sided", "one-sided" or an edition's name. Empty
// where the word marks no part.
[[nodiscard]] std::optional<bool> isFor(QStringView marker, const rules::Edition &edition);

// What nobody can fill stays in its braces; the tests look for it.
[[nodiscard]] QString filled(const QString &raw, const rules::Edition &edition, const Texts &texts);

[[nodiscard]] QString filledTitle(const RawEntry &entry, const rules::Edition &edition, const Texts &texts);

// The same without its Markdown: for search and for places that show plain text.
[[nodiscard]] QString plainText(const QString &markdown);

} // namespace rulebook
