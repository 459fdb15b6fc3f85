// What goes on around the rounds of a random game, and what the referee is held against.
#include "notation/cards.h"
#include "randomgame.h"

#include <algorithm>
#include <set>

using namespace rules;

namespace {

// Every face that any edition has on either side.
std::vector<std::string> allFaces()
{
    std::set<std::string> faces;
    for (const Edition &edition : editions()) {
        for (const Side side : {Side::Light, Side::Dark}) {
            for (const Face face : edition.faces(side))
                faces.insert(notation::write(face));
        }
    }
    return {faces.begin(), faces.end()};
}

} // namespace

RandomGame::RandomGame(const Setup &setup, std::uint64_t seed, Habit habit)
    : m_setup(setup)
    , m_rulings(setup.rulings)
    , m_chance(seed)
    , m_habit(habit)
    , m_told(setup)
    , m_seats(setup.players)
{
    for (const Name &name : m_seats)
        m_totals[name] = 0;
}

void RandomGame::play(int mostRounds)
{
    for (int round = 0; round < mostRounds && !m_told.state().isOver(); ++round) {
        if (m_habit == Habit::Human)
            comeAndGo();
        playRound();
        m_told.mustReplay();
    }
}

void RandomGame::playRound()
{
    constexpr int kMostTurns = 400; // real rounds end long before; with every card in hand one might not
    beginRound();
    turnUpStart();
    for (int turn = 0; turn < kMostTurns && m_out.empty(); ++turn) {
        tryWhatIsNotAllowed();
        if (m_habit == Habit::Human)
            maybeCorrect();
        if (m_out.empty())
            takeTurn();
    }
    if (m_out.empty() || (m_habit == Habit::Human && m_chance.percent(3))) {
        m_told.tell("void");
        m_moved = true;
        return;
    }
    sayHands();
}

void RandomGame::beginRound()
{
    const bool right = is(Ruling::FirstPlayer, Choice::Right);
    const auto place = std::ranges::find(m_seats, m_dealer);
    std::string line = "round";
    if (m_moved) {
        m_dealer = m_chance.oneOf(m_seats);
        line += " dealer " + m_dealer;
    } else if (is(Ruling::NextDealer, Choice::Winner)) {
        m_dealer = m_out;
    } else if (is(Ruling::NextDealer, Choice::Next)) {
        std::vector<Name> seats = m_seats;
        const auto steps = place - m_seats.begin() + (right ? -1 : 1) + std::ssize(seats);
        m_dealer = seats[std::size_t(steps % std::ssize(seats))];
    }
    m_moved = false;

    std::vector<Name> round = m_seats;
    if (right)
        std::ranges::reverse(round);
    m_circle.assign(round.begin(), round.end());
    turnTo(m_dealer);
    passTurn(); // the one beside the dealer is first
    m_turned = false;
    m_color = 0;
    m_uno.clear();
    m_out.clear();
    m_penalty = 0;
    m_asked = m_dealer;
    m_real.emplace(*m_setup.edition, m_seats, m_chance);
    tell(line);
}

void RandomGame::comeAndGo()
{
    const auto fewest = std::size_t(2);
    if (m_chance.percent(15) && m_seats.size() > fewest) {
        const Name name = m_chance.oneOf(m_seats);
        std::erase(m_seats, name);
        m_left.push_back(name);
        m_told.tell("leave " + name);
        m_moved = true;
    }
    if (m_chance.percent(15) && !m_left.empty() && m_seats.size() < 10) {
        const Name name = m_chance.oneOf(m_left);
        std::erase(m_left, name);
        m_seats.push_back(name);
        m_told.tell("join " + name);
        m_moved = true;
    }
    if (m_chance.percent(10)) {
        m_chance.shuffle(m_seats);
        std::string line = "seats ";
        for (const Name &name : m_seats)
            line += (&name == &m_seats.front() ? "" : ", ") + name;
        m_told.tell(line);
        m_moved = true;
    }
}

void RandomGame::sayHands()
{
    std::vector<Name> others = m_seats;
    std::erase(others, m_out);
    m_chance.shuffle(others);
    for (const Name &name : others) {
        std::string cards;
        int sum = 0;
        for (const std::string &face : m_real->hand(name)) {
            cards += ' ' + face;
            sum += m_real->points(face);
        }
        m_totals[m_setup.mode == ScoringMode::Collect ? m_out : name] += sum;
        tell(name + ": holds" + (m_chance.percent(60) ? cards : ' ' + std::to_string(sum)));
    }
    for (const auto &[name, total] : m_totals)
        m_told.check(m_told.state().book->total(*m_told.state().book->find(name)) == total,
                     "total of " + name);
    std::vector<Name> said;
    for (const Player winner : m_told.state().book->standing.winners)
        said.push_back(m_told.name(winner));
    m_told.check(said == winners(), "winners");
}

std::vector<RandomGame::Name> RandomGame::winners() const
{
    const bool reached =
        std::ranges::any_of(m_totals, [&](auto &each) { return each.second >= m_setup.target; });
    if (m_setup.mode == ScoringMode::Collect)
        return m_totals.at(m_out) >= m_setup.target ? std::vector{m_out} : std::vector<Name>{};
    if (!reached)
        return {};
    int lowest = m_totals.at(m_seats.front());
    for (const Name &name : m_seats)
        lowest = std::min(lowest, m_totals.at(name));
    std::vector<Name> found;
    for (const Name &name : m_seats) {
        if (m_totals.at(name) == lowest)
            found.push_back(name);
    }
    return found.size() == 1 || is(Ruling::Tie, Choice::Share) ? found : std::vector<Name>{};
}

void RandomGame::tell(const std::string &line, Kind kind)
{
    m_told.tell(line, kind);
    compare();
}

void RandomGame::compare() const
{
    const Table &table = m_told.table();
    int cards = table.drawPile + table.pile.size();
    for (Seat seat = 0; seat < table.playerCount; ++seat) {
        cards += table.hands[seat];
        m_told.check(table.hands[seat] == m_real->handSize(m_told.nameAt(seat)),
                     "cards of " + m_told.nameAt(seat));
    }
    m_told.check(cards == m_setup.edition->deckSize, "cards in all");
    m_told.check(table.penalty == m_penalty, "cards that wait");
    m_told.check(table.drawPile == m_real->drawPile(), "draw pile");
    m_told.check(table.pile.size() == m_real->discardPile(), "discard pile");
    m_told.check(table.side == m_real->side(), "side");
    m_told.check((table.direction == Direction::Right)
                     == (m_turned != is(Ruling::FirstPlayer, Choice::Right)),
                 "direction");
    m_told.check((table.color ? notation::letterOf(*table.color) : char(0)) == m_color, "colour");
    m_told.check(m_told.nameAt(table.uno) == m_uno, "who can be caught");
    if (m_real->discardPile() > 0) {
        const bool known = m_real->topWasSeen();
        m_told.check(table.top().has_value() == known, "whether the top is known");
        m_told.check(!known || notation::write(*table.top()) == m_real->top(), "top");
    }
    const Name acts = !m_out.empty() ? Name() : !m_asked.empty() ? m_asked : m_circle.front();
    m_told.check(m_told.nameAt(table.actor()) == acts, "who is to act");
}

void RandomGame::tryWhatIsNotAllowed()
{
    const Name player = m_circle.front();
    const Name another = m_circle[1 + m_chance.below(m_circle.size() - 1)];
    const bool drawn = m_told.table().in<phase::Drawn>();
    const bool nothing = drawn && std::get<phase::Drawn>(m_told.table().phase).nothing;
    const FaceSet legal = legalFaces(m_told.table());
    for (int code = 0; code < Face::kCount; ++code) {
        const std::string face = notation::write(Face::fromCode(code));
        const bool left = m_real->seenInPile(face) < m_real->copies(face);
        m_told.check(legal[std::size_t(code)]
                         == (left && goesOn(face) && mayEndWith(player, face) && !nothing),
                     "whether it is legal: " + face);
    }

    static const std::vector<std::string> kFaces = allFaces();
    const std::string face = m_chance.oneOf(kFaces);
    const bool wildDraw = face == "W+2" || face == "W+C";
    const Kind kind = m_real->seenInPile(face) >= m_real->copies(face) ? Kind::Impossible
        : !goesOn(face) || nothing || !mayEndWith(player, face)        ? Kind::Illegal
        : wildDraw && is(Ruling::Challenge, Choice::Yes)               ? Kind::Challengeable
                                                                       : Kind::Legal;
    m_told.check(m_told.ask(player + ": play " + face) == kind, "verdict of " + player + ": play " + face);
    const bool jumps = !drawn && is(Ruling::JumpIn, Choice::Yes) && isJump(face)
        && m_real->seenInPile(face) < m_real->copies(face) && mayEndWith(another, face);
    if (jumps)
        m_told.check(m_told.ask(another + ": play " + face) == Kind::Legal, "verdict of a jump: " + face);
    else
        m_told.mustRefuse(another + ": play " + face);
    static const std::vector<std::string> kNeverNow{
        "start B1",   ": color B", ": accept", ": challenge guilty", ": took 1",
        ": holds 20", "round",     "leave ",   "join Somebody"};
    const std::string &what = m_chance.oneOf(kNeverNow);
    m_told.mustRefuse(what[0] == ':' ? player + what : what == "leave " ? what + player : what);
    m_told.mustRefuse(another + (m_chance.percent(50) ? ": draw" : ": pass"));
    m_told.mustRefuse(player + (drawn ? ": draw" : ": pass"));
}
