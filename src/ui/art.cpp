// Finds drawings by name in what the build made of qml/art.
#include "ui/art.h"

#include "artdata.h"

#include <algorithm>
#include <cassert>

namespace app::art {

std::span<const Drawing> all() { return kDrawings; }

const Drawing &drawing(std::string_view name)
{
    const auto *found = std::ranges::find(kDrawings, name, &Drawing::name);
    assert(found != std::end(kDrawings));
    return *found;
}

} // namespace app::art
