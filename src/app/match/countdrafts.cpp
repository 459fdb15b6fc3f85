// Names, writes and reads the drafts of half-counted hands.
#include "app/match/countdrafts.h"

#include "notation/cards.h"
#include "notation/eventwriter.h"

namespace app {

namespace {

const QChar kSure = u'!'; // after points that were confirmed although they are doubted

bool isCounted(const rules::MatchState &state)
{
    return state.inRound && state.table && state.table->in<rules::phase::Holds>();
}

// The step that ended the round is part of each draft's name: hands of a voided round must not be taken for
// those of the next.
int endedBy(const rules::Match &match)
{
    const auto &steps = match.steps();
    auto first = int(steps.size());
    while (first > 0 && isCounted(steps[std::size_t(first) - 1].state))
        --first;
    return first;
}

QString found(const std::map<QString, QString> &drafts, const QString &name)
{
    const auto draft = drafts.find(name);
    return draft == drafts.end() ? QString() : draft->second;
}

} // namespace

CountDrafts::CountDrafts(const rules::Match &match)
    : m_match(match)
    , m_ended(endedBy(match))
{ }

QString CountDrafts::nameFor(rules::Player player) const
{
    const std::string &name = m_match.book().person(player).name;
    return QStringLiteral("holds %1 %2").arg(m_ended).arg(QString::fromStdString(name));
}

QString CountDrafts::nameOfCounting() const { return QStringLiteral("counting %1").arg(m_ended); }

QString CountDrafts::text(const RoundCount::Hand &hand)
{
    if (!hand.said)
        return {};
    const QString text = QString::fromStdString(notation::write(hand.holding));
    return hand.sure ? text + kSure : text;
}

std::optional<RoundCount::Hand> CountDrafts::read(const QString &text)
{
    if (text.isEmpty())
        return std::nullopt;
    RoundCount::Hand hand{{}, true, text.endsWith(kSure)};
    const QString told = hand.sure ? text.chopped(1) : text;
    bool isNumber = false;
    const int points = told.toInt(&isNumber);
    if (isNumber) {
        hand.holding.points = points;
        return hand;
    }
    const std::string cards = told.toStdString();
    notation::Scanner scanner(cards);
    while (!scanner.atEnd()) {
        const auto card = notation::readCard(scanner);
        if (!card)
            return std::nullopt;
        hand.holding.cards.push_back(*card);
    }
    return hand;
}

CountDrafts::Counting CountDrafts::counting(const std::map<QString, QString> &drafts) const
{
    Counting now{RoundCount::of(*m_match.state().table)};
    const auto seats = int(now.count.hands.size());
    for (int seat = 0; seat < seats; ++seat) {
        if (const auto hand = read(found(drafts, nameFor(now.count.player(seat)))))
            now.count.hands[std::size_t(seat)] = *hand;
    }
    bool isNumber = false;
    const int kept = found(drafts, nameOfCounting()).toInt(&isNumber);
    now.current = isNumber && kept < seats && !now.count.isOut(kept) ? kept : now.count.missingAfter(-1);
    return now;
}

rules::MatchState CountDrafts::state(const std::map<QString, QString> &drafts) const
{
    rules::MatchState state = m_match.state();
    if (!isCounted(state))
        return state;
    const Counting now = counting(drafts);
    for (int seat = 0; seat < int(now.count.hands.size()); ++seat) {
        if (seat != now.current && !now.count.isOut(seat) && now.count.isComplete(seat))
            state.table->held.say(rules::Seat(seat), now.count.hand(seat).holding, now.count.points(seat));
    }
    return state;
}

} // namespace app
