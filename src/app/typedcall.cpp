// Short forms first, as the table's question asks for them; then table notation.
#include "app/typedcall.h"

#include "notation/cards.h"
#include "notation/eventreader.h"
#include "notation/record.h"

#include <charconv>

namespace app {

namespace {

template <typename T> using Reader = notation::Result<T> (*)(notation::Scanner &);

// The whole line as one thing; empty where it is something else.
template <typename T> std::optional<T> whole(const std::string &line, Reader<T> read)
{
    notation::Scanner scanner(line);
    auto value = read(scanner);
    if (!value || !scanner.atEnd())
        return std::nullopt;
    return *value;
}

std::optional<rules::Event> answer(const std::string &line, const rules::Table &table)
{
    if (table.in<rules::phase::Color>()) {
        if (const auto color = whole<rules::Color>(line, &notation::readColor))
            return rules::ChooseColor{{}, *color};
    }
    if (table.in<rules::phase::Took>()) {
        int number = 0;
        const char *end = line.data() + line.size();
        if (const auto [at, error] = std::from_chars(line.data(), end, number);
            error == std::errc() && at == end)
            return rules::Took{{}, number};
    }
    if (table.in<rules::phase::Challenge>() && line == "a")
        return rules::Accept{};
    const auto card = whole<rules::CalledCard>(line, &notation::readCalledCard);
    if (!card)
        return std::nullopt;
    if (table.in<rules::phase::Start>() && !card->color)
        return rules::TurnUp{card->face};
    if (table.in<rules::phase::Top>() && !card->color)
        return rules::NameTop{card->face};
    return rules::Play{{}, *card};
}

} // namespace

notation::Result<rules::Event> typedCall(std::string_view line, const rules::MatchState &state)
{
    const std::string_view call = notation::trimmed(line);
    const std::string lower = notation::lower(call);
    if (state.inRound && state.table) {
        if (const auto event = answer(lower, *state.table))
            return *event;
    }
    if (lower == "d")
        return rules::Draw{};
    if (lower == "p")
        return rules::Pass{};
    if (lower == "u")
        return rules::CallUno{};
    if (lower == "z")
        return rules::Undo{};
    const std::vector<std::string> names = notation::namesOf(*state.book);
    return notation::readEvent(call, names);
}

} // namespace app
