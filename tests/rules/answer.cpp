// Field by field in the order of table notation's list.
#include "answer.h"

#include "notation/cards.h"
#include "notation/eventwriter.h"
#include "notation/record.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace rules;

namespace {

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), qsizetype(utf8.size())); }

// Everything by the names of one match.
class Shown {
public:
    explicit Shown(const MatchState &state)
        : m_state(state)
        , m_table(state.table ? &*state.table : nullptr)
        , m_waiting(state.inRound && !state.isOver())
    { }

    [[nodiscard]] QString name(Player player) const { return text(m_state.book->person(player).name); }
    [[nodiscard]] QJsonValue seat(Seat seat) const
    {
        return seat == kNobody ? QJsonValue() : QJsonValue(name(m_table->players[seat]));
    }
    [[nodiscard]] QJsonArray names(std::span<const Player> players) const
    {
        QJsonArray list;
        for (const Player player : players)
            list.append(name(player));
        return list;
    }
    [[nodiscard]] QJsonArray due() const
    {
        QJsonArray list;
        for (Seat each = 0; isEnding() && each < m_table->playerCount; ++each) {
            if (m_table->isDue(each))
                list.append(seat(each));
        }
        return list;
    }
    [[nodiscard]] QJsonValue hands() const
    {
        if (!isCounted())
            return {};
        QJsonObject hands;
        for (Seat each = 0; each < m_table->playerCount; ++each)
            hands[seat(each).toString()] = m_table->hands[each];
        return hands;
    }
    [[nodiscard]] QJsonObject totals() const
    {
        QJsonObject totals;
        for (std::size_t i = 0; i < m_state.book->roll.size(); ++i)
            totals[name(Player(i))] = m_state.book->standing.totals[i];
        return totals;
    }
    [[nodiscard]] QJsonValue top() const
    {
        const std::optional<Face> top = m_table ? m_table->top() : std::nullopt;
        return top ? QJsonValue(text(notation::write(*top))) : QJsonValue();
    }
    [[nodiscard]] QJsonValue color() const
    {
        if (!m_table || !m_table->color)
            return {};
        return QString(QLatin1Char(notation::letterOf(*m_table->color)));
    }
    [[nodiscard]] Direction direction() const
    {
        const bool left = m_state.book->rulings[Ruling::FirstPlayer] == Choice::Left;
        return m_table ? m_table->direction : left ? Direction::Left : Direction::Right;
    }
    [[nodiscard]] bool isCounted() const { return m_table && m_table->counted; }
    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    [[nodiscard]] bool isEnding() const { return m_waiting && m_table->in<phase::Holds>(); }

private:
    const MatchState &m_state;
    const Table *m_table;
    bool m_waiting; // for something of a round
};

} // namespace

QString phaseOf(const MatchState &state)
{
    if (state.isOver())
        return u"over"_s;
    if (!state.inRound)
        return u"round"_s;
    static const QStringList kNames{u"start"_s,     u"turn"_s,  u"drawn"_s, u"color"_s, u"top"_s,
                                    u"challenge"_s, u"stack"_s, u"swap"_s,  u"took"_s,  u"holds"_s};
    return kNames.at(qsizetype(state.table->phase.index()));
}

QJsonObject shownState(const MatchState &state)
{
    const Shown shown(state);
    const Table *table = state.table ? &*state.table : nullptr;
    QJsonObject all{
        {u"phase"_s, phaseOf(state)},
        {u"turn"_s, shown.isWaiting() ? shown.seat(table->actor()) : QJsonValue()},
        {u"direction"_s, text(notation::nameOf(shown.direction()))},
        {u"side"_s, text(notation::nameOf(table ? table->side : Side::Light))},
        {u"top"_s, shown.top()},
        {u"color"_s, shown.color()},
        {u"hands"_s, shown.hands()},
        {u"drawPile"_s, shown.isCounted() ? QJsonValue(table->drawPile) : QJsonValue()},
        {u"discardPile"_s, shown.isCounted() ? QJsonValue(table->pile.size()) : QJsonValue()},
        {u"uno"_s, shown.isWaiting() ? shown.seat(table->uno) : QJsonValue()},
        {u"out"_s, shown.isEnding() ? shown.seat(table->out) : QJsonValue()},
        {u"due"_s, shown.due()},
        {u"round"_s, state.round},
        {u"dealer"_s, table ? shown.seat(table->dealer) : QJsonValue()},
        {u"target"_s, state.book->target},
        {u"totals"_s, shown.totals()},
        {u"winners"_s, shown.names(state.book->standing.winners)},
    };
    if (shown.isWaiting() && table->penalty > 0)
        all[u"penalty"_s] = table->penalty;
    return all;
}

QJsonObject answerTo(const Event &event, const Verdict &verdict, const MatchState &after)
{
    static const QStringList kKinds{u"legal"_s, u"challengeable"_s, u"illegal"_s, u"impossible"_s,
                                    u"forced"_s};
    const Shown shown(after);
    const std::vector<std::string> names = notation::namesOf(*after.book);
    QJsonObject answer{
        {u"event"_s, text(notation::write(spoken(event, verdict), names))},
        {u"verdict"_s, kKinds.at(qsizetype(verdict.kind))},
        {u"rule"_s, text(idOf(verdict.rule()))},
        {u"state"_s, shownState(after)},
    };
    QJsonArray draws;
    if (verdict.drawing)
        draws.append(QJsonObject{{u"player"_s, shown.name(verdict.drawing->player)},
                                 {u"cards"_s, verdict.drawing->cards}});
    answer[u"draws"_s] = draws;
    if (verdict.skippedCount > 0)
        answer[u"skipped"_s] = shown.names(std::span(verdict.skipped).first(verdict.skippedCount));
    if (verdict.guilty)
        answer[u"guilty"_s] = *verdict.guilty;
    return answer;
}
