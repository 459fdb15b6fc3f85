// A record: the header that says who plays what, then the events. Read line by line, so that it works live
// too.
#pragma once

#include "notation/scanner.h"
#include "rules/match.h"

namespace notation {

struct Note {
    std::string key;
    std::string text;
    bool operator==(const Note &) const = default;
};

// Where a record comes from.
enum class Source {
    Typed, // line by line: besides, what may be a slip is asked about
    People, // today: names are looked at
    Journal, // kept before, and read as it is
};
// Brings a line from people into the form in which it is kept.
using Composing = std::string (*)(std::string_view line);

class RecordReader {
public:
    explicit RecordReader(Source source = Source::People, Composing composing = nullptr)
        : m_source(source)
        , m_composing(composing)
    { }

    // Reads the next line. Empty where it says nothing to the referee: blank, a comment, the header or a
    // note. `names` are those known to the match so far; the header's own are used until there is a match.
    Result<std::optional<rules::Event>> next(std::string_view line, Names names);

    // Whether the header is complete and closed; next() closes it with the first event.
    [[nodiscard]] bool isOpen() const { return m_closed; }
    [[nodiscard]] const rules::Setup &setup() const { return m_setup; } // of a header that is closed
    Result<> closeHeader(); // for a record that may have no event at all

    [[nodiscard]] const std::vector<Note> &notes() const { return m_notes; }
    [[nodiscard]] int lineNumber() const { return m_line; }

private:
    Result<bool> readHeaderLine(Scanner &scanner); // false: this is no header line
    Result<> readPlayers(Scanner &scanner);
    Result<> readHeaderRule(Scanner &scanner);
    Result<bool> readNote(Scanner &scanner, Names names);
    [[nodiscard]] bool composes(std::string_view line, Names names) const;

    Source m_source;
    Composing m_composing;

    int m_line = 0;
    bool m_closed = false;
    bool m_hasVersion = false;
    bool m_hasScoring = false;
    rules::Setup m_setup;
    std::vector<std::pair<rules::Ruling, rules::Choice>> m_rulings; // the edition may come after them
    std::vector<Note> m_notes;
};

// The header of a match as it began, with the rulings that differ from the edition's.
[[nodiscard]] std::string writeHeader(const rules::Setup &setup);
[[nodiscard]] std::string write(const Note &note);

[[nodiscard]] std::vector<std::string> namesOf(const rules::Book &book);

} // namespace notation
