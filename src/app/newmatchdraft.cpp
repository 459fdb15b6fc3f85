// What was said of a new match is kept, change by change, until it starts or is cleared on purpose.
#include "app/begunmatch.h"
#include "app/context.h"
#include "app/newmatch.h"
#include "app/samename.h"
#include "rules/sheets.h"

namespace app {

QString NewMatch::text() const
{
    return textOf({m_seats, m_dealer, {m_edition, m_rulings.rulings()}, m_sheet, m_tally, m_target, m_typed});
}

bool NewMatch::isBegun() const { return m_keeping && text() != m_fresh; }

void NewMatch::goOn()
{
    become(Context::current().settings().begunMatch());
    m_keeping = true;
    emit changed();
}

void NewMatch::keep()
{
    if (!m_keeping)
        return;
    const QString now = text();
    if (now != m_fresh)
        m_cleared.clear();
    Context::current().settings().setBegunMatch(now == m_fresh ? QString() : now);
}

void NewMatch::clear()
{
    const QString before = text();
    become(m_fresh);
    m_cleared = before;
    emit changed();
}

void NewMatch::bringBack()
{
    become(m_cleared);
    emit changed();
}

// Those who were known then are those of today, if they still are.
void NewMatch::become(const QString &text)
{
    const auto begun = begunFrom(text);
    if (!begun)
        return;
    beginResetModel();
    m_seats.clear();
    m_taken.clear();
    for (const store::PlayerEntry &seat : begun->seats) {
        const auto found = std::ranges::find(m_people, seat.id, &store::PlayerEntry::id);
        const store::PlayerEntry *known = found != m_people.end() ? &*found : findNamed(m_people, seat.name);
        store::PlayerEntry entry = known ? *known : store::PlayerEntry();
        if (!known)
            entry.name = seat.name;
        entry.mark = std::clamp(seat.mark, 1, store::kLooks);
        entry.color = std::clamp(seat.color, 1, store::kLooks);
        if (!findNamed(m_seats, entry.name) && m_seats.size() < std::size_t(rules::kMostPlayers))
            m_seats.push_back(entry);
    }
    m_dealer = std::clamp(begun->dealer, m_seats.empty() ? -1 : 0, int(m_seats.size()) - 1);
    m_edition = begun->played.edition;
    m_tally = begun->tally;
    m_target = begun->target > 0 ? begun->target : m_edition->target;
    m_typed = begun->typed;
    const auto sheets = rules::sheets();
    const bool ofEdition = begun->sheet >= 0 && begun->sheet < int(sheets.size())
        && sheets[std::size_t(begun->sheet)].edition == m_edition->name;
    m_sheet = ofEdition ? begun->sheet : -1;
    endResetModel();
    m_rulings.begin(*m_edition,
                    ofEdition ? rules::rulingsOf(*m_edition, sheets[std::size_t(m_sheet)])
                              : m_edition->rulings,
                    begun->played.rulings);
    emit sheetsChanged();
    emit offeredChanged();
}

} // namespace app
