// Walks over one line of notation, word by word, and knows the column it is at.
#pragma once

#include "notation/error.h"

#include <span>
#include <string_view>

namespace notation {

inline constexpr std::size_t kLongestLine = 16 * 1024; // bytes; no event a table can have comes near it
inline constexpr int kLargestNumber = 999'999'999;

using Names = std::span<const std::string>; // the match's roll, in order of arrival

class Scanner {
public:
    explicit Scanner(std::string_view line)
        : m_line(line)
    {
        skipSpace();
    }

    [[nodiscard]] bool atEnd() const { return m_at == m_line.size(); }
    [[nodiscard]] std::string_view rest() const { return m_line.substr(m_at); }
    [[nodiscard]] std::string_view line() const { return m_line; }
    [[nodiscard]] std::string_view peek() const; // the next word; empty at the end
    std::string_view word(); // takes it
    bool take(std::string_view keyword); // in either case; false, and nothing taken, where it is another

    [[nodiscard]] tl::unexpected<Error> fail(Expected expected) const;
    Result<int> number();
    Result<> end();

    // Hands the rest over, up to `stop` or the end of the line, trimmed.
    std::string_view until(char stop);
    // A scanner of a part of the line that still knows its column.
    [[nodiscard]] Scanner within(std::string_view part) const;

private:
    void skipSpace();

    std::string_view m_line;
    std::size_t m_at = 0;
};

[[nodiscard]] bool equalsIgnoringCase(std::string_view a, std::string_view b);
[[nodiscard]] std::string lower(std::string_view text); // ASCII only: keywords
[[nodiscard]] std::string_view trimmed(std::string_view text);
[[nodiscard]] bool isUtf8(std::string_view text);
[[nodiscard]] int countCharacters(std::string_view text);

} // namespace notation
