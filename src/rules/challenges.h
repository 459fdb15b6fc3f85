// What a challenged hand tells.
#pragma once

#include "rules/card.h"

#include <optional>

namespace rules {

// Whether a card that is shown says guilty: it has the colour that is looked for.
[[nodiscard]] constexpr bool tellsGuilty(Face face, std::optional<Color> lookedFor)
{
    return face.color() && face.color() == lookedFor;
}

} // namespace rules
