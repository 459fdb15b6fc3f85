// Reads, folds, and looks after each event whether the match can be what it is said to be.
#include "foldanything.h"

#include "notation/eventreader.h"
#include "notation/eventwriter.h"
#include "notation/record.h"

using namespace rules;

namespace {

std::string objectionTo(const MatchState &state)
{
    if (!state.table || !state.table->counted)
        return {};
    const Table &table = *state.table;
    int cards = table.drawPile + table.pile.size();
    for (Seat seat = 0; seat < table.playerCount; ++seat)
        cards += table.hands[seat];
    if (cards != table.edition->deckSize)
        return std::to_string(cards) + " cards in all";
    const bool waits = state.inRound && !state.isOver() && !table.in<phase::Holds>();
    if (waits && table.actor() >= table.playerCount)
        return "nobody is to act";
    if (table.in<phase::Turn>() && !table.color)
        return "a turn without a colour";
    return {};
}

std::string objectionTo(const Event &event, const std::vector<std::string> &names)
{
    const std::string line = notation::write(event, names);
    const auto again = notation::readEvent(line, names);
    if (!again)
        return "written and not readable: " + line;
    if (!(*again == event))
        return "written and read as something else: " + line;
    return {};
}

} // namespace

std::string foldAnything(std::string_view bytes)
{
    notation::RecordReader reader;
    std::optional<Match> match;
    std::vector<std::string> names;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        const auto event = reader.next(bytes.substr(0, end), names);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        if (!event)
            return event.error().line > 0 && event.error().column > 0 ? "" : "an error without a place";
        if (!*event)
            continue;
        if (!match)
            match.emplace(reader.setup());
        const Verdict verdict = match->call(**event);
        names = notation::namesOf(match->book());
        std::string objection = objectionTo(match->state());
        if (objection.empty() && verdict.taken())
            objection = objectionTo(spoken(**event, verdict), names);
        if (!objection.empty())
            return objection;
    }
    return {};
}
