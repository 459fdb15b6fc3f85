// Seats as a replay shows them: once a round is over they still show what was held when it ended.
#pragma once

#include "app/match/seatsmodel.h"

namespace app {

class PastSeats : public SeatsModel {
public:
    using SeatsModel::SeatsModel;

    void showPast(const rules::Match &match, const std::vector<store::Contestant> &people)
    {
        const rules::MatchState &state = match.state();
        m_left.reset();
        if (state.table && state.table->counted)
            m_left = state.table;
        show(match, people);
        if (count() > 0 && (!state.inRound || state.isOver()))
            emit dataChanged(index(0), index(count() - 1), {CardsRole});
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        QVariant now = SeatsModel::data(index, role);
        if (role != CardsRole || !m_left || now.toInt() >= 0)
            return now;
        const rules::Seat seat = m_left->seatOf(rules::Player(playerAt(index.row())));
        return seat == rules::kNobody ? now : QVariant(int(m_left->hands[seat]));
    }

private:
    std::optional<rules::Table> m_left; // the hands of the latest round
};

} // namespace app
