// What of a name can be seen. Which characters are assigned differs from system to system, and what is a name
// must not: those of tomorrow are taken.
#include "notation/names.h"

#include "notation/scanner.h"

#include <algorithm>
#include <array>
#include <vector>

namespace notation {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Characters that only say how others are laid out or are not drawn at all, private ones, noncharacters.
constexpr std::array<Range, 28> kUnseen{{
    {0x00, 0x1F},       {0x7F, 0x9F},       {0xAD, 0xAD},        {0x34F, 0x34F},     {0x61C, 0x61C},
    {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180E, 0x180E},    {0x200B, 0x200B},   {0x200E, 0x200F},
    {0x2028, 0x202E},   {0x2060, 0x206F},   {0x2800, 0x2800},    {0x3164, 0x3164},   {0xE000, 0xF8FF},
    {0xFDD0, 0xFDEF},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},    {0xFFF0, 0xFFFB},   {0x13430, 0x1343F},
    {0x16FE4, 0x16FE4}, {0x1D159, 0x1D159}, {0x1BCA0, 0x1BCA3},  {0x1D173, 0x1D17A}, {0xE0000, 0xE001F},
    {0xE0080, 0xE00FF}, {0xE01F0, 0xE0FFF}, {0xF0000, 0x10FFFF},
}};
constexpr std::array<Range, 7> kBlank{{{0x20, 0x20},
                                       {0xA0, 0xA0},
                                       {0x1680, 0x1680},
                                       {0x2000, 0x200A},
                                       {0x202F, 0x202F},
                                       {0x205F, 0x205F},
                                       {0x3000, 0x3000}}};
constexpr std::array<Range, 4> kVariations{
    {{0x180B, 0x180D}, {0x180F, 0x180F}, {0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}}};
constexpr Range kTags{0xE0020, 0xE007F};
constexpr char32_t kFlag = 0x1F3F4; // which tags make another of
constexpr char32_t kFirstJoined = 0x590; // scripts before it have no characters that join

bool isIn(char32_t c, const Range &range) { return c >= range.first && c <= range.last; }
bool isIn(char32_t c, const auto &ranges)
{
    return std::ranges::any_of(ranges, [&](const Range &range) { return isIn(c, range); });
}
bool isBlank(char32_t c) { return isIn(c, kBlank); }
bool isJoiner(char32_t c) { return c == 0x200C || c == 0x200D; }

std::vector<char32_t> characters(std::string_view utf8)
{
    std::vector<char32_t> found;
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 && byte < 0xC0)
            found.back() = (found.back() << 6) | (byte & 0x3FU);
        else
            found.push_back(byte < 0x80       ? byte
                                : byte < 0xE0 ? byte & 0x1FU
                                : byte < 0xF0 ? byte & 0xFU
                                              : byte & 7U);
    }
    return found;
}

// What is not drawn itself is seen by what it makes of its neighbours: families and flags among the emoji,
// joined and parted letters, the forms of a character.
bool isSeen(char32_t c, char32_t before, char32_t after)
{
    const auto joins = [](char32_t beside) {
        return beside >= kFirstJoined && !isBlank(beside) && !isJoiner(beside);
    };
    if (isJoiner(c))
        return joins(before) && joins(after);
    if (isIn(c, kVariations)) {
        const bool key = (before >= '0' && before <= '9') || before == '*';
        return (key || before > 0x7F) && !isBlank(before) && !isJoiner(before) && !isIn(before, kVariations);
    }
    if (isIn(c, kTags))
        return before == kFlag || isIn(before, kTags);
    return !isIn(c, kUnseen) && (c & 0xFFFE) != 0xFFFE;
}

// As flipside-cli shows it on a terminal.
std::string numberOf(char32_t c)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    const bool isControl = c < 0x100;
    std::string digits;
    for (; c > 0 || digits.size() < (isControl ? 2 : 4); c /= 16)
        digits.insert(digits.begin(), kDigits[c % 16]);
    return (isControl ? "\\x" : "\\u") + digits;
}

std::size_t lengthOf(std::string_view character) // the first of it, which may be of several bytes
{
    std::size_t length = 1;
    while (length < character.size() && (static_cast<unsigned char>(character[length]) & 0xC0) == 0x80)
        ++length;
    return length;
}

} // namespace

bool isKeptName(std::string_view text)
{
    const auto forbidden = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return c == ',' || c == ':' || c == ';' || c == '#' || byte < 0x20 || byte == 0x7F;
    };
    return !text.empty() && text == trimmed(text) && isUtf8(text) && countCharacters(text) <= kLongestName
        && std::ranges::none_of(text, forbidden);
}

bool isName(std::string_view text) { return isKeptName(text) && visibleName(text) == text; }

bool endsInPoints(std::string_view name)
{
    const std::size_t space = name.find_last_of(" \t");
    return space != std::string_view::npos && space + 1 < name.size()
        && name.find_first_not_of("0123456789", space + 1) == std::string_view::npos;
}

std::string visibleName(std::string_view text)
{
    const std::vector<char32_t> all = characters(text);
    std::string seen;
    std::size_t byte = 0;
    std::size_t end = 0; // behind the last character that is no blank
    char32_t before = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string_view bytes = text.substr(byte, lengthOf(text.substr(byte)));
        byte += bytes.size();
        if (!isSeen(all[i], before, i + 1 < all.size() ? all[i + 1] : 0) || (seen.empty() && isBlank(all[i])))
            continue;
        seen += bytes;
        before = all[i];
        if (!isBlank(all[i]))
            end = seen.size();
    }
    seen.resize(end);
    return seen.empty() ? "?" : seen;
}

std::string shownText(std::string_view text)
{
    const std::vector<char32_t> all = characters(text);
    std::string shown;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::size_t length = lengthOf(text);
        const bool seen = isSeen(all[i], i > 0 ? all[i - 1] : 0, i + 1 < all.size() ? all[i + 1] : 0);
        if (seen && (all[i] == ' ' || !isBlank(all[i])))
            shown += text.substr(0, length);
        else
            shown += numberOf(all[i]);
        text.remove_prefix(length);
    }
    return shown;
}

} // namespace notation
