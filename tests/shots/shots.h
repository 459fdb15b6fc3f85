// What there is to be seen: pages and specimens. A new page is one entry in shots.cpp.
#pragma once

#include <QSize>
#include <QString>

#include <span>

namespace shots {

// Places of the navigation other than the first, by their index in qml/shell/Main.qml.
inline constexpr int kHistory = 1;
inline constexpr int kPlayers = 2;
inline constexpr int kRules = 3;
inline constexpr int kSettings = 4;

// A page of the app, reached the way a person reaches it.
struct PageShot {
    const char *name = nullptr;
    int place = 0; // index in the navigation
    const char *opened = nullptr; // page opened from there, or null
    // ObjectNames of what is pressed then, with commas between them, or null; "field=text" types, and with a
    // ? before it, it need not be there in every form.
    const char *pressed = nullptr;
    const char *record =
        nullptr; // a match that is on, and given to the page; or lies in a file that it opens
    int round = 0; // a round of it that is looked at
    int matches = -1; // in a file of its own, simulated; -1: whatever is there
};

// A sheet of building blocks, for us and not for users.
struct SpecimenShot {
    const char *name = nullptr;
    const char *file = nullptr; // in specimens/
    QSize size;
    bool bothSides = true; // false where the specimen shows both sides itself
};

struct Form {
    const char *name = nullptr;
    QSize size;
};

[[nodiscard]] std::span<const PageShot> pages();
[[nodiscard]] bool isOpenedAsFile(const PageShot &shot); // its record is
[[nodiscard]] bool wearsItsOwnSide(const PageShot &shot); // that its match is on
[[nodiscard]] std::span<const SpecimenShot> specimens();
[[nodiscard]] std::span<const Form> forms();

// One picture of the tour that ./dev run shows where there is no display.
struct TourShot {
    const char *page;
    int form;
    bool dark;
    const char *language;
    int textSize;
};

[[nodiscard]] std::span<const TourShot> tour();
[[nodiscard]] std::span<const TourShot> readme(); // what README.md shows: phones first, then a desktop

} // namespace shots
