// What a table usually plays: the edition and the rulings a new match begins with, as one neutral text.
#pragma once

#include "rules/editions.h"

#include <QString>

#include <optional>

namespace app {

class Settings;

struct MatchDefaults {
    const rules::Edition *edition = nullptr;
    rules::Rulings rulings;
};

// "flip2020 start-flip=redraw": the edition, and the rulings that are not its own.
[[nodiscard]] QString defaultsText(const MatchDefaults &usual);
[[nodiscard]] std::optional<MatchDefaults> parseDefaults(const QString &text); // empty: it says nothing known

// As the settings say, or the newest that is printed in the app's language.
[[nodiscard]] MatchDefaults matchDefaults(const Settings &settings);
[[nodiscard]] rules::Rulings
printedRulings(const rules::Edition &edition); // as its sheet in the app's language has them

} // namespace app
