// The drawings of qml/art, read out of their SVG files when the app is built.
#pragma once

#include <span>
#include <string_view>

namespace app::art {

struct Path {
    std::string_view data; // absolute M, L, H, V, C and Z
    std::string_view fill; // "none", "#RRGGBB", or "currentColor": who draws it chooses
    std::string_view stroke;
    double strokeWidth;
    bool isDetail; // only in large drawings, in the colour of what is behind them
};

struct Drawing {
    std::string_view name; // such as "icons/undo"
    double width;
    double height;
    std::span<const Path> paths;
};

[[nodiscard]] std::span<const Drawing> all();
[[nodiscard]] const Drawing &drawing(std::string_view name); // which must be there

} // namespace app::art
