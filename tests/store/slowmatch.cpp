// Plays each journal again through the rules and writes down what happens.
#include "slowmatch.h"

#include "notation/cards.h"
#include "store/history.h"
#include "support.h"

#include <QDateTime>

namespace support {

using namespace rules;
using namespace Qt::StringLiterals;
using store::Feat;

namespace {

class Telling {
public:
    Telling(const store::OpenMatch &open, const store::HistoryEntry &entry)
        : m_told(open.fold().standingSteps())
        , m_book(open.match().book())
        , m_state(open.match().state())
    {
        for (const store::Contestant &person : entry.people)
            m_ids << person.player;
        m_match.id = entry.id;
        m_match.edition = toText(m_book.edition->name);
        m_match.twoSided = m_book.edition->twoSided;
        m_match.tally = m_book.mode == ScoringMode::Tally;
        m_match.started = entry.started;
        m_match.month = QDateTime::fromMSecsSinceEpoch(entry.started).toString(u"yyyy-MM"_s);
        m_match.finished = !m_state.stopped && m_state.isOver();
    }

    SlowMatch tell()
    {
        for (std::size_t i = 0; i < m_book.roll.size(); ++i) {
            const auto &winners = m_book.standing.winners;
            m_match.people.push_back({m_ids[qsizetype(i)], std::ranges::count(winners, Player(i)) > 0});
        }
        for (auto last = m_told.rbegin(); last != m_told.rend() && last->step->state.isOver(); ++last)
            m_match.ended = last->time;
        tellRounds();
        tellComebacks();
        return std::move(m_match);
    }

private:
    static QString toText(std::string_view text) { return store::toQt(text); }
    [[nodiscard]] QString id(Player player) const { return m_ids[qsizetype(player)]; }

    void feat(Feat feat, int value, const QString &who, int event)
    {
        const auto known = std::ranges::find(m_match.feats, feat, &store::TableRecord::feat);
        if (known != m_match.feats.end() && known->value >= value)
            return;
        if (known != m_match.feats.end())
            m_match.feats.erase(known);
        m_match.feats.push_back({feat, value, who, {}, 0, 0, {{}, event}, 0});
    }

    // Cuts the journal into rounds; one that was given up is forgotten as a whole.
    void tellRounds()
    {
        std::vector<std::vector<store::Fold::StandingStep>> rounds;
        bool inRound = false;
        for (const store::Fold::StandingStep &told : m_told) {
            if (std::holds_alternative<BeginRound>(told.step->event))
                rounds.emplace_back();
            else if (std::holds_alternative<VoidRound>(told.step->event))
                rounds.pop_back();
            if (inRound || told.step->state.inRound) {
                if (!std::holds_alternative<VoidRound>(told.step->event))
                    rounds.back().push_back(told);
            }
            inRound = told.step->state.inRound;
        }
        for (std::size_t i = 0; i < rounds.size(); ++i)
            tellRound(i, rounds[i]);
        if (!m_match.rounds.empty())
            feat(Feat::LongestMatch, int(m_match.rounds.size()), {}, m_match.rounds.back().scored);
    }

    void tellRound(std::size_t index, const std::vector<store::Fold::StandingStep> &events)
    {
        tellHappenings(events);
        if (index >= m_book.rounds.size())
            return;
        const bool declared = std::ranges::any_of(
            events, [](const auto &told) { return std::holds_alternative<GoOut>(told.step->event); });
        if (!declared)
            tellHands(events);
        const ScoredRound &scored = m_book.rounds[index];
        if (!scored.counts || int(index) >= m_book.standing.roundsCounted)
            return;
        SlowRound round;
        for (const auto &told : events) {
            if (const auto *play = std::get_if<Play>(&told.step->event); play && !declared)
                round.lastCard =
                    play->who == scored.out ? toText(notation::write(play->card.face)) : QString();
            if (!told.step->state.inRound)
                round.scored = told.number;
        }
        round.winner = id(scored.out);
        round.dark = scored.side == Side::Dark;
        for (const Player player : scored.players)
            round.left[id(player)] = 0;
        for (const LeftInHand &hand : scored.hands) {
            round.left[id(hand.player)] = hand.points;
            if (hand.holding.points)
                continue;
            for (const Face face : hand.holding.cards)
                round.held.push_back({id(hand.player), toText(notation::write(face)),
                                      m_book.edition->points(face, scored.side)});
        }
        feat(Feat::HighestRound, round.pot(), round.winner, round.scored);
        m_match.rounds.push_back(round);
    }

    void tellHappenings(const std::vector<store::Fold::StandingStep> &events)
    {
        QString laid; // the newest card that makes somebody draw
        Player wildBy{};
        QString draws; // for what `took` is
        Side side = Side::Light;
        for (const auto &told : events) {
            const Event &event = told.step->event;
            const Verdict &verdict = told.step->verdict;
            QString cause = u"draw"_s;
            const bool turnedOver = told.step->state.table->side != side;
            side = told.step->state.table->side;
            if (const auto *play = std::get_if<Play>(&event)) {
                cause = play->card.face.kind() == Kind::DrawFive ? u"+5"_s : u"+1"_s;
                if (isWildDraw(play->card.face.kind())) {
                    cause = draws = toText(notation::write(play->card.face)); // nobody may have a say in it
                    wildBy = *play->who;
                }
                laid = cause;
                if (play->forced)
                    m_match.letStand.push_back(id(*play->who));
                if (play->card.face.kind() == Kind::Flip && turnedOver)
                    m_match.flips.push_back(id(*play->who));
            } else if (const auto *uno = std::get_if<CallUno>(&event)) {
                m_match.unoCalls.push_back(id(*uno->who));
            } else if (std::holds_alternative<TurnUp>(event)) {
                cause = u"+1"_s;
            } else if (std::holds_alternative<Accept>(event)) {
                cause = draws = laid;
            } else if (const auto *challenge = std::get_if<Challenge>(&event)) {
                cause = draws = *verdict.guilty ? u"guilty"_s : u"lost"_s;
                m_match.challenges.push_back({id(*challenge->who), id(wildBy), *verdict.guilty});
            } else if (std::holds_alternative<ChooseColor>(event)) {
                cause = laid;
            } else if (std::holds_alternative<Fine>(event)) {
                cause = u"fine"_s;
            } else if (std::holds_alternative<Took>(event)) {
                cause = draws;
            } else if (const auto *caught = std::get_if<Catch>(&event)) {
                cause = u"caught"_s;
                m_match.catches.push_back({id(caught->caught), caught->who ? id(*caught->who) : QString()});
            }
            if (!verdict.drawing)
                continue;
            m_match.draws.push_back({id(verdict.drawing->player), cause, verdict.drawing->cards});
            feat(Feat::MostDrawn, verdict.drawing->cards, id(verdict.drawing->player), told.number);
        }
    }

    void tellHands(const std::vector<store::Fold::StandingStep> &events)
    {
        for (const auto &told : events) {
            const Table &table = *told.step->state.table;
            std::vector<std::pair<Player, int>> hands; // in order of arrival
            for (Seat seat = 0; seat < table.playerCount && table.counted; ++seat)
                hands.emplace_back(table.players[seat], table.hands[seat]);
            std::ranges::sort(hands);
            for (const auto &[player, cards] : hands)
                feat(Feat::LongestHand, cards, id(player), told.number);
        }
    }

    void tellComebacks()
    {
        if (!m_match.finished)
            return;
        const bool tally = m_book.mode == ScoringMode::Tally;
        std::vector<int> totals;
        for (const Person &person : m_book.roll)
            totals.push_back(person.brought);
        std::size_t counted = 0;
        for (int i = 0; i < m_book.standing.roundsCounted; ++i) {
            const ScoredRound &round = m_book.rounds[std::size_t(i)];
            if (!round.counts)
                continue;
            std::optional<int> front;
            for (const Player player : round.players)
                totals[std::size_t(player)] += round.gain(player, m_book.mode);
            for (std::size_t p = 0; p < totals.size(); ++p) {
                if (m_book.roll[p].joinedAfter <= i + 1)
                    front = !front ? totals[p]
                        : tally    ? std::min(*front, totals[p])
                                   : std::max(*front, totals[p]);
            }
            const int event = m_match.rounds[counted++].scored;
            for (std::size_t p = 0; p < totals.size(); ++p) {
                if (m_match.people[p].won && m_book.roll[p].joinedAfter <= i + 1)
                    feat(Feat::BiggestComeback, std::abs(totals[p] - *front), m_match.people[p].id, event);
            }
        }
    }

    std::vector<store::Fold::StandingStep> m_told;
    const Book &m_book;
    const MatchState &m_state;
    QStringList m_ids;
    SlowMatch m_match;
};

} // namespace

std::vector<SlowMatch> slowMatches(store::Database &database)
{
    std::vector<SlowMatch> all;
    std::optional<store::HistoryPlace> after;
    do {
        const auto page = store::history(database, {}, after);
        for (const store::HistoryEntry &entry : page->entries) {
            const auto open = store::OpenMatch::open(database, entry.id);
            all.push_back(Telling(*open, entry).tell());
        }
        after = page->next;
    } while (after);
    std::ranges::sort(all, {}, [](const SlowMatch &match) { return std::tie(match.started, match.id); });
    return all;
}

} // namespace support
