// Works out what a page shows of a table.
#include "app/tablestate.h"
#include "app/plain.h"

#include "app/speech.h"
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
    case Name::Took: return "card.wild-draw-color";
    case Name::Holds: return "score.hand";
    case Name::Over: return mode == rules::ScoringMode::Tally ? "win.tally" : "win.collect";
    }
    return "";
}

class Painter {
public:
    Painter(const rules::Match &match, const QStringList &names)
        : m_match(match)
        , m_state(match.state())
        , m_names(names)
    { }

    TableState paint()
    {
        paintBook();
        if (m_state.table) {
            paintRound(*m_state.table);
            paintPile(*m_state.table);
        }
        if (m_state.table && m_state.inRound && !m_state.isOver()) {
            paintChances(*m_state.table);
            paintChallenge(*m_state.table);
        }
        return m_now;
    }

private:
    void paintBook()
    {
        const rules::Book &book = *m_state.book;
        m_now.phase = phaseOf(m_state);
        m_now.headline = words::phaseSentence(speech(), m_state, m_names);
        m_now.rule = QLatin1String(ruleBehind(m_now.phase, book.mode));
        m_now.round = m_state.round;
        m_now.target = book.target;
        m_now.nextDealer = int(rules::nextDealer(m_state));
        m_now.edition = toQt(book.edition->name);
        m_now.tally = book.mode == rules::ScoringMode::Tally;
        m_now.twoSided = book.edition->twoSided;
        m_now.toLeft = book.rulings[rules::Ruling::FirstPlayer] == rules::Choice::Left;
        const auto &steps = m_match.steps();
        const QStringList brief =
            words::briefNames(m_names); // what was done matters more than the whole name
        if (const rules::Event *event = m_match.nextUndo())
            m_now.undoText = words::describe(speech(), *event, brief,
                                             steps.size() > 1 ? &steps[steps.size() - 2].state : nullptr);
        if (const rules::Event *event = m_match.nextRedo())
            m_now.redoText = words::describe(speech(), *event, brief, &m_state);
        if (!steps.empty()) {
            const rules::MatchState &before =
                steps.size() > 1 ? steps[steps.size() - 2].state : m_match.start();
            m_now.followed = words::consequence(speech(), steps.back().verdict, {before, m_state, m_names});
        }
    }

    void paintRound(const rules::Table &table)
    {
        m_now.dealer = player(table.dealer);
        m_now.side = card::Side(table.side);
        m_now.sideKnown = !m_now.twoSided || table.pile.size() > 0;
        m_now.toLeft = table.direction == rules::Direction::Left;
        m_now.counted = table.counted;
        m_now.drawPile = table.drawPile;
        m_now.fewLeft = table.counted && m_now.phase != Name::Round && table.drawPile < kFew;
        m_now.discardPile = table.pile.size();
        m_now.out = player(table.out);
        if (m_state.inRound && !m_state.isOver())
            m_now.actor = player(table.actor());
        m_now.actorName = m_names.value(m_now.actor);
    }

    void paintPile(const rules::Table &table)
    {
        const auto top = table.top();
        m_now.top = top ? top->code() : -1;
        m_now.color = table.color ? int(*table.color) : -1;
        m_now.topIsNew = table.knownTop.has_value();
        m_now.matches = matches(table);
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
                m_now.colorBefore = m_now.colorBefore || then.color;
            }
            size = std::min(size, then.pile.size());
        }
        m_now.below = under.value(0, -1);
        m_now.deeper = under.value(1, -1);
    }

    [[nodiscard]] QString matches(const rules::Table &table) const
    {
        switch (m_now.phase) {
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
        const bool isOver =
            m_now.phase == Name::Holds || m_now.phase == Name::Over || m_now.phase == Name::Round;
        if (!top || top->isWild() || isOver) // nothing is laid on it any more
            return color;
        if (top->kind() == rules::Kind::Number)
            //: What may be laid: %1 is a colour, %2 a number.
            return Texts::tr("%1 or %2").arg(color, speech().number(top->value()));
        //: What may be laid: %1 is a colour, %2 the name of an action card.
        return Texts::tr("%1 or %2", "action card").arg(color, words::kindName(speech(), top->kind()));
    }

    void paintChances(const rules::Table &table)
    {
        m_now.legal = rules::legalFaces(table);
        m_now.possible = rules::possibleFaces(table);
        m_now.canDraw = m_now.phase == Name::Turn;
        m_now.canPass = m_now.phase == Name::Drawn;
        m_now.canCallUno = would(rules::CallUno{});
        if (table.uno != rules::kNobody && would(rules::Catch{{}, table.players[table.uno]}))
            m_now.catchable = player(table.uno);
        else
            m_now.tooLate = player(uncatchable(table));
        m_now.canReshuffle = would(rules::Reshuffle{});
        m_now.canCorrect = m_now.phase == Name::Turn || m_now.phase == Name::Drawn;
        m_now.canGoOut = m_now.phase != Name::Holds;
        if (const auto *took = std::get_if<rules::phase::Took>(&table.phase)) {
            m_now.tookExtra = took->extra;
            m_now.tookMost = table.drawPile + table.pile.size() - 1;
            m_now.tookLeast = std::min(1, m_now.tookMost);
        }
    }

    void paintChallenge(const rules::Table &table)
    {
        if (m_now.phase != Name::Challenge)
            return;
        m_now.wild = table.wild.card.code();
        m_now.challenged = player(table.wild.player);
        m_now.challengedName = m_names.value(m_now.challenged);
        m_now.lookedFor = table.wild.before ? int(*table.wild.before) : -1;
        m_now.shownCount = table.hands[table.wild.player] - table.wild.drawnSince;
        m_now.ifAccepted = consequence(rules::Accept{});
        if (m_now.shownCount > 0) // nobody is guilty without cards
            m_now.ifGuilty = consequence(rules::Challenge{{}, rules::Judgement::Guilty, {}});
        m_now.ifInnocent = consequence(rules::Challenge{{}, rules::Judgement::Innocent, {}});
    }

    // Rather somebody who did not call.
    [[nodiscard]] static rules::Seat uncatchable(const rules::Table &table)
    {
        for (rules::Seat seat = 0; seat < table.playerCount; ++seat) {
            if (table.late[seat])
                return seat;
        }
        const auto one = std::ranges::find(table.hands, 1);
        return one == table.hands.end() ? rules::kNobody : rules::Seat(one - table.hands.begin());
    }

    [[nodiscard]] bool would(const rules::Event &event) const
    {
        return rules::call(m_state, event).verdict.taken();
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
    TableState m_now;
};

} // namespace

TableState tableState(const rules::Match &match, const QStringList &names)
{
    return Painter(match, names).paint();
}

} // namespace app
