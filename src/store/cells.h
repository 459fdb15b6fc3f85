// Facts of a match as cells of a row.
#pragma once

#include "notation/cards.h"
#include "store/rows.h"

#include <concepts>

namespace store {

template <std::integral N> [[nodiscard]] Cell cell(N number) { return std::int64_t(number); }
[[nodiscard]] inline Cell cell(std::string_view text) { return std::string(text); }
[[nodiscard]] inline Cell cell(rules::Player player) { return std::int64_t(player); }
[[nodiscard]] inline Cell cell(std::optional<rules::Player> player)
{
    return player ? cell(*player) : Cell();
}
[[nodiscard]] inline Cell cell(rules::Face face) { return notation::write(face); }
[[nodiscard]] inline Cell cell(rules::Side side) { return cell(notation::nameOf(side)); }

} // namespace store
