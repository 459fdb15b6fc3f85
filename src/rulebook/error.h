// What can go wrong when a text is looked up or read.
#pragma once

#include <QString>

namespace rulebook {

struct Error {
    enum class Code { NoSuchLanguage, NoSuchEntry, BadText };

    Code code{};
    QString detail; // the language or id asked for; for a bad text, the line and what was expected
    bool operator==(const Error &) const = default;
};

} // namespace rulebook
