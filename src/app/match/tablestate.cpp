// Works out what a page shows of a table.
#include "app/match/tablestate.h"
#include "app/shell/conversions.h"

#include "app/shell/speech.h"
#include "rules/chances.h"
#include "words/cards.h"
#include "words/events.h"
#include "words/people.h"
#include "words/phases.h"
#include "words/verdicts.h"

#include <QCoreApplication>

namespace app {

namespace {

using phase::Name;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(TableState)
};

constexpr int kFew = 10;

Name phaseOf(const rules::MatchState &state)
{
    if (state.isOver())
        return Name::Over;
    if (!state.inRound || !state.table)
        return Name::Round;
    return std::visit(rules::Overloaded{
                          [](const rules::phase::Start &) { return Name::Start; },
                          [](const rules::phase::Turn &) { return Name::Turn; },
                          [](const rules::phase::Drawn &) { return Name::Drawn; },
                          [](const rules::phase::Color &) { return Name::Color; },
                          [](const rules::phase::Top &) { return Name::Top; },
                          [](const rules::phase::Challenge &) { return Name::Challenge; },
                          [](const rules::phase::Stack &) { return Name::Stack; },
                          [](const rules::phase::Swap &) { return Name::Swap; },
                          [](const rules::phase::Took &) { return Name::Took; },
                          [](const rules::phase::Holds &) { return Name::Holds; },
                          [](const rules::phase::Scored &) { return Name::Round; },
                      },
                      state.table->phase);
}

const char *ruleBehind(Name phase, rules::ScoringMode mode)
{
    switch (phase) {
    case Name::Closed: break;
    case Name::Round: return "ruling.next-dealer";
    case Name::Start: return "page.setup";
    case Name::Turn: return "page.turn";
    case Name::Drawn: return "turn.draw";
    case Name::Color: return "wild.color";
    case Name::Top: return "page.flipping";
    case Name::Challenge: return "page.challenge";
    case Name::Stack: return "ruling.stack";
    case Name::Swap: return "ruling.seven";
    case Name::Took: return "card.wild-draw-color";
    case Name::Holds: return "score.hand";
    case Name::Over: return mode == rules::ScoringMode::Tally ? "win.tally" : "win.collect";
    }
    return "";
}

class TableStateBuilder {
public:
    TableStateBuilder(const rules::Match &match, const QStringList &names)
        : m_match(match)
        , m_state(match.state())
        , m_names(names)
    { }

    TableState::Values build()
    {
        m_now.turn.phase = phaseOf(m_state);
        addSetup();
        addTurn();
        if (m_state.table) {
            addRound(*m_state.table);
            addPile(*m_state.table);
        }
        if (m_state.table && m_state.inRound && !m_state.isOver()) {
            addChances(*m_state.table);
            addChallenge(*m_state.table);
        }
        return m_now;
    }

private:
    void addSetup()
    {
        const rules::Book &book = *m_state.book;
        m_now.setup = {toQt(book.edition->name), book.target, book.mode == rules::ScoringMode::Tally,
                       book.edition->twoSided};
    }

    void addTurn()
    {
        TurnState &turn = m_now.turn;
        const rules::Book &book = *m_state.book;
        turn.headline = words::phaseSentence(speech(), m_state, m_names);
        turn.rule = QLatin1String(ruleBehind(turn.phase, book.mode));
        turn.round = m_state.round;
        turn.nextDealer = int(rules::nextDealer(m_state));
        turn.toLeft = rules::firstDirection(book.rulings) == rules::Direction::Left;
        const auto &steps = m_match.steps();
        const QStringList brief = words::briefNames(m_names); // short, as the event needs the room
        if (const rules::Event *event = m_match.nextUndo())
            turn.undoText = words::describe(speech(), *event, brief,
                                            steps.size() > 1 ? &steps[steps.size() - 2].state : nullptr);
        if (const rules::Event *event = m_match.nextRedo())
            turn.redoText = words::describe(speech(), *event, brief, &m_state);
        if (!steps.empty()) {
            const rules::MatchState &before =
                steps.size() > 1 ? steps[steps.size() - 2].state : m_match.start();
            turn.followed = words::consequence(speech(), steps.back().verdict, {before, m_state, m_names});
        }
    }

    void addRound(const rules::Table &table)
    {
        TurnState &turn = m_now.turn;
        turn.toLeft = table.direction == rules::Direction::Left;
        turn.out = player(table.out);
        if (m_state.inRound && !m_state.isOver())
            turn.actor = player(table.actor());
        turn.actorName = m_names.value(turn.actor);
    }

    void addPile(const rules::Table &table)
    {
        PileState &pile = m_now.pile;
        pile.side = card::Side(table.side);
        pile.sideKnown = !m_now.setup.twoSided || table.pile.size() > 0;
        pile.counted = table.counted;
        pile.drawPile = table.drawPile;
        pile.fewLeft = table.counted && m_now.turn.phase != Name::Round && table.drawPile < kFew;
        const auto top = table.top();
        pile.top = top ? top->code() : -1;
        pile.color = table.color ? int(*table.color) : -1;
        pile.topIsNew = table.knownTop.has_value();
        pile.matches = matches(table);
        // What lay there before, as far as the pile was not turned over since.
        const auto &steps = m_match.steps();
        int size = table.pile.size();
        QList<int> under;
        for (auto step = steps.rbegin(); step != steps.rend() && under.size() < 2; ++step) {
            if (step->state.round != m_state.round || !step->state.table
                || step->state.table->side != table.side)
                break;
            const rules::Table &then = *step->state.table;
            if (then.pile.size() < size && then.top()) {
                under.append(then.top()->code());
                pile.colorBefore = pile.colorBefore || then.color;
            }
            size = std::min(size, then.pile.size());
        }
        pile.below = under.value(0, -1);
        pile.deeper = under.value(1, -1);
    }

    [[nodiscard]] QString matches(const rules::Table &table) const
    {
        switch (m_now.turn.phase) {
        case Name::Color:
            //: On the pile, while somebody has to name the colour.
            return Texts::tr("Which color?");
        case Name::Top:
        case Name::Start:
            //: On the pile, while its top card is not known yet.
            return Texts::tr("Which card?");
        default: break;
        }
        if (!table.color)
            return {};
        QString color = words::colorName(speech(), *table.color);
        const auto top = table.top();
        const bool isOver = m_now.turn.phase == Name::Holds || m_now.turn.phase == Name::Over
            || m_now.turn.phase == Name::Round;
        if (!top || top->isWild() || isOver) // nothing is laid on it any more
            return color;
        if (top->kind() == rules::Kind::Number)
            //: What may be laid: %1 is a colour, %2 a number.
            return Texts::tr("%1 or %2").arg(color, speech().number(top->value()));
        //: What may be laid: %1 is a colour, %2 the name of an action card.
        return Texts::tr("%1 or %2", "action card").arg(color, words::kindName(speech(), top->kind()));
    }

    void addChances(const rules::Table &table)
    {
        TableChances &chances = m_now.chances;
        chances.legal = rules::legalFaces(table);
        chances.possible = rules::possibleFaces(table);
        chances.canDraw = m_now.turn.phase == Name::Turn;
        chances.canPass = m_now.turn.phase == Name::Drawn;
        chances.canCallUno = rules::canCallUno(table);
        chances.catchable = player(rules::catchable(table));
        if (chances.catchable < 0)
            chances.tooLate = player(rules::uncatchable(table));
        chances.canReshuffle = rules::canReshuffle(table);
        chances.canCorrect = rules::canCorrect(table);
        chances.canGoOut = rules::canGoOut(table);
        const rules::TookLimits took = rules::tookLimits(table);
        chances.tookLeast = took.least;
        chances.tookMost = took.most;
        chances.tookExtra = took.extra;
    }

    void addChallenge(const rules::Table &table)
    {
        if (m_now.turn.phase != Name::Challenge)
            return;
        ChallengeState &challenge = m_now.challenge;
        challenge.wild = table.wild.card.code();
        challenge.challengedName = m_names.value(player(table.wild.player));
        if (const auto color = table.wild.before) {
            challenge.lookedFor = int(*color);
            challenge.lookedForWord = words::colorWord(speech(), *color);
        }
        challenge.shownCount = rules::shownCards(table);
        challenge.ifAccepted = consequence(rules::Accept{});
        if (challenge.shownCount > 0) // nobody is guilty without cards
            challenge.ifGuilty = consequence(rules::Challenge{{}, rules::Judgement::Guilty, {}});
        challenge.ifInnocent = consequence(rules::Challenge{{}, rules::Judgement::Innocent, {}});
    }

    [[nodiscard]] QString consequence(const rules::Event &event) const
    {
        const rules::MatchOutcome outcome = rules::call(m_state, event);
        const words::Situation then{m_state, outcome.state, m_names};
        const QString drawn = words::consequence(speech(), outcome.verdict, then);
        return outcome.verdict.guilty || drawn.isEmpty() ? words::sentence(speech(), outcome.verdict, then)
                                                         : drawn;
    }
    [[nodiscard]] int player(rules::Seat seat) const
    {
        return seat == rules::kNobody ? -1 : int(m_state.table->players[seat]);
    }

    const rules::Match &m_match;
    const rules::MatchState &m_state;
    const QStringList &m_names;
    TableState::Values m_now;
};

} // namespace

void TableState::show(const rules::Match &match, const QStringList &names)
{
    m_now = TableStateBuilder(match, names).build();
}

void TableState::showCounting(bool allCounted, const QString &headline)
{
    m_now.turn.allCounted = allCounted;
    m_now.turn.headline = headline;
}

void TableState::notify()
{
    const Values before = std::exchange(m_notified, m_now);
    if (m_now.setup != before.setup)
        emit setupChanged();
    if (m_now.turn != before.turn)
        emit turnChanged();
    if (m_now.pile != before.pile)
        emit pileChanged();
    if (m_now.chances != before.chances)
        emit chancesChanged();
    if (m_now.challenge != before.challenge)
        emit challengeChanged();
}

} // namespace app
