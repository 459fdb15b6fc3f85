// What there is to be seen: pages and specimens. A new page is one entry in shots.cpp.
#pragma once

#include <QSize>
#include <QString>

#include <span>

namespace shots {

// A page of the app, reached the way a person reaches it.
struct PageShot {
    const char *name;
    int place; // index in the navigation
    const char *opened; // page opened from there, or null
    const char *pressed; // objectNames of what is pressed then, with commas between them, or null
    const char *record = nullptr; // a match brought there, and its table opened
};

// A sheet of building blocks, for us and not for users.
struct SpecimenShot {
    const char *name;
    const char *file; // in specimens/
    QSize size;
    bool bothSides; // false where the specimen shows both sides itself
};

struct Form {
    const char *name;
    QSize size;
};

[[nodiscard]] std::span<const PageShot> pages();
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
