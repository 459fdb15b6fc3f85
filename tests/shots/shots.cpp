// The lists of what is rendered.
#include "shots.h"

#include <array>

namespace shots {

std::span<const PageShot> pages()
{
    static constexpr std::array<PageShot, 4> all = {{
        {"home", 0, nullptr, nullptr},
        {"settings", 1, nullptr, nullptr},
        {"settings-language", 1, nullptr, "languageRow"},
        {"about", 1, "AboutPage.qml", nullptr},
    }};
    return all;
}

std::span<const SpecimenShot> specimens()
{
    static const std::array<SpecimenShot, 4> all = {{
        {"faces", "Faces.qml", {1240, 2290}, false},
        {"pen", "Pen.qml", {1240, 400}, true},
        {"controls", "Controls.qml", {1240, 970}, true},
        {"table", "Table.qml", {1240, 650}, true},
    }};
    return all;
}

std::span<const Form> forms()
{
    static const std::array<Form, 2> all = {{
        {"phone", {390, 844}},
        {"desktop", {1280, 800}},
    }};
    return all;
}

std::span<const TourShot> tour()
{
    static constexpr std::array<TourShot, 8> all = {{
        {"home", 0, false, "en", 100},
        {"home", 0, true, "de", 100},
        {"home", 1, false, "en", 100},
        {"home", 1, true, "en", 100},
        {"settings", 0, false, "de", 100},
        {"settings", 0, false, "de", 200},
        {"settings", 1, true, "en", 100},
        {"settings-language", 0, true, "en", 100},
    }};
    return all;
}

} // namespace shots
