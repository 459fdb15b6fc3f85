// What rules and store hold in standard C++, as Qt and QML know it.
#pragma once

#include "rules/event.h"

#include <QString>

#include <string_view>

namespace app {

[[nodiscard]] inline QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

[[nodiscard]] inline rules::ScoringMode modeOf(bool tally)
{
    return tally ? rules::ScoringMode::Tally : rules::ScoringMode::Collect;
}

} // namespace app
