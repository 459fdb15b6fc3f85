// Words, numbers and columns of a line; UTF-8.
#include "notation/scanner.h"

#include <algorithm>

namespace notation {

namespace {

bool isSpace(char c) { return c == ' ' || c == '\t'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }
char lowered(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }

// Length of the UTF-8 sequence that `text` begins with, 0 where it is none.
std::size_t sequenceLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0x80 ? 1
        : lead < 0xC2                      ? 0
        : lead < 0xE0                      ? 2
        : lead < 0xF0                      ? 3
        : lead < 0xF5                      ? 4
                                           : 0;
    if (length == 0 || length > text.size())
        return 0;
    if (!std::ranges::all_of(text.substr(1, length - 1), isContinuation))
        return 0;
    const bool overlong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xF0 && byte(1) < 0x90);
    const bool surrogate = lead == 0xED && byte(1) > 0x9F;
    const bool beyond = lead == 0xF4 && byte(1) > 0x8F;
    return overlong || surrogate || beyond ? 0 : length;
}

} // namespace

std::string_view Scanner::peek() const
{
    const std::string_view left = rest();
    return left.substr(0, std::size_t(std::ranges::find_if(left, isSpace) - left.begin()));
}

std::string_view Scanner::word()
{
    const std::string_view found = peek();
    m_at += found.size();
    skipSpace();
    return found;
}

bool Scanner::take(std::string_view keyword)
{
    if (!equalsIgnoringCase(peek(), keyword))
        return false;
    word();
    return true;
}

tl::unexpected<Error> Scanner::fail(Expected expected) const
{
    constexpr std::size_t kQuoted = 60; // bytes of the offending word that are worth showing
    std::string found(peek().substr(0, kQuoted));
    while (!isUtf8(found))
        found.pop_back();
    return tl::unexpected(Error{expected, 0, countCharacters(m_line.substr(0, m_at)) + 1, std::move(found)});
}

Result<int> Scanner::number()
{
    const std::string_view digits = peek();
    if (digits.empty() || !std::ranges::all_of(digits, isDigit))
        return fail(Expected::Number);
    int value = 0;
    for (const char digit : digits) {
        if (value > kLargestNumber / 10)
            return fail(Expected::SmallerNumber);
        value = value * 10 + (digit - '0');
    }
    if (value > kLargestNumber)
        return fail(Expected::SmallerNumber);
    word();
    return value;
}

Result<> Scanner::end()
{
    if (!atEnd())
        return fail(Expected::EndOfLine);
    return {};
}

std::string_view Scanner::until(char stop)
{
    const std::string_view left = rest();
    const std::size_t length = std::min(left.find(stop), left.size());
    m_at += std::min(length + 1, left.size());
    skipSpace();
    return trimmed(left.substr(0, length));
}

Scanner Scanner::within(std::string_view part) const
{
    Scanner scanner(m_line.substr(0, std::size_t(part.data() + part.size() - m_line.data())));
    scanner.m_at = std::size_t(part.data() - m_line.data());
    scanner.skipSpace();
    return scanner;
}

void Scanner::skipSpace()
{
    while (!atEnd() && isSpace(m_line[m_at]))
        ++m_at;
}

bool equalsIgnoringCase(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, lowered, lowered);
}

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), lowered);
    return result;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

int countCharacters(std::string_view text)
{
    return int(std::ranges::count_if(text, [](char c) { return !isContinuation(c); }));
}

} // namespace notation
