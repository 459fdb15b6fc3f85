// A match that is told line by line what happens. Every line must get the verdict it should, be written as it
// was told, and be taken back and done again without a trace; what fails is thrown with the record that led
// to it.
#pragma once

#include "rules/match.h"

#include <stdexcept>
#include <string>
#include <vector>

struct Disagreement : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class ToldMatch {
public:
    explicit ToldMatch(const rules::Setup &setup)
        : m_setup(setup)
        , m_match(setup)
    { }

    void tell(const std::string &line, rules::VerdictKind expected = rules::VerdictKind::Legal);
    // What the referee would say; the match stays as it is.
    [[nodiscard]] rules::VerdictKind ask(const std::string &line) const;
    void mustRefuse(const std::string &line) const;
    // Written and read again it is the same match.
    void mustReplay() const;

    void check(bool holds, const std::string &what) const; // throws where it does not
    [[nodiscard]] const rules::Match &match() const { return m_match; }
    [[nodiscard]] const rules::MatchState &state() const { return m_match.state(); }
    [[nodiscard]] const rules::Table &table() const { return *state().table; }
    [[nodiscard]] const std::string &name(rules::Player player) const
    {
        return state().book->person(player).name;
    }
    [[nodiscard]] std::string nameAt(rules::Seat seat) const // empty: nobody
    {
        return seat == rules::kNobody ? std::string() : name(table().players[seat]);
    }

private:
    [[nodiscard]] rules::Event read(const std::string &line) const;
    [[nodiscard]] std::string record() const;

    rules::Setup m_setup;
    rules::Match m_match;
};
