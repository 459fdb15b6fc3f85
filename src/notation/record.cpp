// The header of a record, its notes and comments.
#include "notation/record.h"

#include "notation/cards.h"
#include "notation/eventreader.h"
#include "notation/names.h"
#include "notation/parts.h"
#include "rules/sheets.h"

#include <algorithm>
#include <utility>

namespace notation {

using namespace rules;

namespace {

constexpr std::string_view kVersion = "1";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kMostNotes = 10'000;

// Space before the first word stays: columns are counted from the beginning of the line.
std::string_view withoutEnd(std::string_view line)
{
    while (line.ends_with('\n') || line.ends_with('\r') || line.ends_with(' ') || line.ends_with('\t'))
        line.remove_suffix(1);
    return line;
}

// Shows the whole name: what cannot be seen may be behind its first word.
tl::unexpected<Error> unseen(const Scanner &name, std::string_view whole)
{
    auto error = name.fail(Expected::VisibleName);
    error.value().found = whole;
    return error;
}

// Names may begin with a word of the header.
bool isSaidBySomebody(std::string_view line, Names names)
{
    const std::string_view actor = trimmed(line.substr(0, line.find(':')));
    return actor.size() < line.size() && std::ranges::find(names, actor) != names.end();
}

// A header line that reads as an event does; columns are counted from the beginning of the line.
Result<Event> readHere(const Scanner &line)
{
    auto event = readEvent(line.rest(), {});
    if (!event)
        event.error().column += line.fail(Expected::HeaderWord).value().column - 1;
    return event;
}

// Where an edition has not what a ruling needs, the value cannot be read: it is the last word of the line.
bool isInDeck(const Edition &edition, const Event &event)
{
    const auto *rule = std::get_if<SetRuling>(&event);
    return !rule || canChoose(edition, rule->ruling, rule->choice);
}
tl::unexpected<Error> notInDeck(std::string_view line)
{
    return Scanner(line).within(line.substr(line.find_last_of(" \t") + 1)).fail(Expected::RulingOfDeck);
}

} // namespace

Result<std::optional<Event>> RecordReader::next(std::string_view line, Names names)
{
    ++m_line;
    const auto at = [&](Error error) {
        error.line = m_line;
        return tl::unexpected(std::move(error));
    };
    if (m_line == 1 && line.starts_with(kByteOrderMark))
        line.remove_prefix(kByteOrderMark.size());
    // Before the comment is dropped, which would swallow all lines behind it.
    if (const std::size_t end = withoutEnd(line).find('\r'); end != std::string_view::npos)
        return at({Expected::LineEnd, m_line, int(end) + 1, {}});
    std::string_view text = line.substr(0, line.find('#'));
    if (text.size() > kLongestLine) // blanks count: what stood behind them may have been cut off
        return at(Scanner(text).fail(Expected::ShorterLine).value());
    text = withoutEnd(text);
    if (!isUtf8(text))
        return at(Scanner(text).fail(Expected::Utf8).value());
    std::string composed;
    if (composes(text, names))
        text = composed = m_composing(text);
    Scanner scanner(text);
    if (text.empty())
        return std::nullopt;

    if (m_closed) {
        const auto note = readNote(scanner, names);
        if (!note)
            return at(note.error());
        if (*note)
            return std::nullopt;
    } else {
        const auto header = readHeaderLine(scanner);
        if (!header)
            return at(header.error());
        if (*header)
            return std::nullopt;
        if (const auto closed = closeHeader(); !closed)
            return at(closed.error());
        names = m_setup.players;
    }
    auto event = readEvent(text, names);
    if (!event)
        return at(event.error());
    if (!isInDeck(*m_setup.edition, *event))
        return at(notInDeck(text).value());
    if (const auto *join = std::get_if<Join>(&*event);
        join && m_source != Source::Journal && std::ranges::find(names, join->name) == names.end()) {
        scanner.take("join");
        if (!isName(join->name))
            return at(unseen(scanner, join->name).value());
        if (m_source == Source::Typed && !join->points && endsInPoints(join->name))
            return at(
                scanner.within(text.substr(text.find_last_of(" \t") + 1)).fail(Expected::PointsWith).value());
    }
    return std::optional(std::move(*event));
}

// A match from before names were composed goes on with those that it has.
bool RecordReader::composes(std::string_view line, Names names) const
{
    const auto isPlain = [](std::string_view text) {
        return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    };
    const bool isNote = Scanner(line).take("note"); // whose text is not ours
    return m_composing && !isNote && !isPlain(line)
        && std::ranges::all_of(
               names, [&](const std::string &name) { return isPlain(name) || m_composing(name) == name; });
}

Result<> RecordReader::closeHeader()
{
    if (m_closed)
        return {};
    Error missing{Expected::HeaderBefore, m_line, 1, {}};
    if (!m_hasVersion)
        missing.expected = Expected::Version;
    if (!m_hasVersion || !m_setup.edition || m_setup.players.empty())
        return tl::unexpected(missing);
    m_setup.rulings = m_setup.edition->rulings;
    for (const auto &[ruling, choice] : m_rulings)
        m_setup.rulings.set(ruling, choice);
    if (m_setup.target == 0)
        m_setup.target = m_setup.edition->target;
    m_closed = true;
    return {};
}

Result<bool> RecordReader::readHeaderLine(Scanner &scanner)
{
    const auto done = [&](Result<> read) -> Result<bool> {
        if (!read)
            return tl::unexpected(read.error());
        return true;
    };
    if (!m_hasVersion) {
        if (!scanner.take("flipside"))
            return scanner.fail(Expected::Version);
        if (scanner.peek() != kVersion)
            return scanner.fail(Expected::OlderVersion);
        scanner.word();
        m_hasVersion = true;
        return done(scanner.end());
    }
    const Scanner line = scanner;
    if (isSaidBySomebody(scanner.rest(), m_setup.players))
        return false;
    if (scanner.take("flipside"))
        return line.fail(Expected::HeaderOnce);
    if (scanner.take("edition")) {
        if (m_setup.edition)
            return line.fail(Expected::HeaderOnce);
        const Edition *edition = editionNamed(lower(scanner.peek()));
        if (!edition)
            return scanner.fail(Expected::Edition);
        for (const auto &[ruling, choice] : m_rulings) {
            if (!canChoose(*edition, ruling, choice))
                return scanner.fail(Expected::RulingOfDeck);
        }
        m_setup.edition = edition;
        scanner.word();
        return done(scanner.end());
    }
    if (scanner.take("scoring")) {
        if (std::exchange(m_hasScoring, true))
            return line.fail(Expected::HeaderOnce);
        const auto event = readHere(line);
        if (!event)
            return tl::unexpected(event.error());
        const auto *scoring = std::get_if<SetScoring>(&*event);
        if (!scoring) // a colon further on makes it something else
            return scanner.fail(Expected::ScoringMode);
        m_setup.mode = scoring->mode;
        m_setup.target = scoring->target.value_or(0);
        return true;
    }
    if (scanner.take("players")) {
        if (!m_setup.players.empty())
            return line.fail(Expected::HeaderOnce);
        return done(readPlayers(scanner));
    }
    if (scanner.take("rule")) {
        scanner = line;
        return done(readHeaderRule(scanner));
    }
    return readNote(scanner, m_setup.players);
}

Result<> RecordReader::readPlayers(Scanner &scanner)
{
    std::vector<std::string> names;
    Part part;
    do {
        const Scanner here = scanner;
        part = nextPart(scanner, ',');
        const std::string_view name = part.text;
        if (!isKeptName(name))
            return here.fail(Expected::NewName);
        if (m_source != Source::Journal && !isName(name))
            return unseen(here, name);
        if (std::ranges::find(names, name) != names.end())
            return here.fail(Expected::OtherName);
        if (names.size() == std::size_t(kMostPlayers))
            return here.fail(Expected::FewerPlayers);
        names.emplace_back(name);
    } while (!part.isLast);
    if (names.size() < std::size_t(kFewestPlayers))
        return scanner.fail(Expected::MorePlayers);
    m_setup.players = std::move(names);
    return {};
}

Result<> RecordReader::readHeaderRule(Scanner &scanner)
{
    const auto event = readHere(scanner);
    if (!event)
        return tl::unexpected(event.error());
    const auto *rule = std::get_if<SetRuling>(&*event);
    if (!rule)
        return scanner.fail(Expected::HeaderWord);
    if (std::ranges::find(m_rulings, rule->ruling, [](const auto &pair) { return pair.first; })
        != m_rulings.end())
        return scanner.fail(Expected::HeaderOnce);
    if (m_setup.edition && !isInDeck(*m_setup.edition, *event))
        return notInDeck(scanner.line());
    m_rulings.emplace_back(rule->ruling, rule->choice);
    return {};
}

Result<bool> RecordReader::readNote(Scanner &scanner, Names names)
{
    if (isSaidBySomebody(scanner.rest(), names) || !scanner.take("note"))
        return false;
    const std::string_view key = scanner.word();
    if (m_notes.size() < kMostNotes)
        m_notes.push_back({std::string(key), std::string(scanner.rest())});
    return true;
}

std::string writeHeader(const Setup &setup)
{
    std::string text = "flipside 1\nedition ";
    text.append(setup.edition->name).append("\nscoring ").append(nameOf(setup.mode));
    text.append(" ")
        .append(std::to_string(setup.target > 0 ? setup.target : setup.edition->target))
        .append("\nplayers ");
    for (std::size_t i = 0; i < setup.players.size(); ++i)
        text.append(i == 0 ? "" : ", ").append(setup.players[i]);
    text.append("\n");
    for (const Ruling ruling : allRulings()) {
        const Choice choice = setup.rulings[ruling];
        if (choice != setup.edition->rulings[ruling])
            text.append("rule ")
                .append(rules::nameOf(ruling))
                .append(" ")
                .append(rules::nameOf(ruling, choice))
                .append("\n");
    }
    return text;
}

std::string write(const Note &note)
{
    return "note " + note.key + (note.text.empty() ? "" : " " + note.text);
}

std::vector<std::string> namesOf(const Book &book)
{
    std::vector<std::string> names;
    std::ranges::transform(book.roll, std::back_inserter(names), &Person::name);
    return names;
}

} // namespace notation
