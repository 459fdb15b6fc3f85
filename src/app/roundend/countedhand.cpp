// Shows and changes the hand whose turn it is to be counted.
#include "app/roundend/countedhand.h"

#include "app/match/typedcall.h"
#include "app/roundend/roundend.h"
#include "app/shell/speech.h"
#include "words/calls.h"

#include <limits>

namespace app {

namespace {

// No card is digits alone.
std::optional<int> pointsIn(const QString &line)
{
    const QString number = line.trimmed();
    if (number.isEmpty() || !std::ranges::all_of(number, [](QChar c) { return c.isDigit(); }))
        return std::nullopt;
    bool fits = false;
    const int points = number.toInt(&fits);
    return fits ? points : std::numeric_limits<int>::max(); // more than there are
}

} // namespace

CountedHand::CountedHand(RoundEnd &end)
    : m_end(end)
{ }

bool CountedHand::isThere() const { return m_end.current() >= 0; }

QString CountedHand::name() const { return isThere() ? m_end.nameAt(m_end.current()) : QString(); }

QString CountedHand::nextName() const
{
    const int next = isThere() ? m_end.count().missingAfter(m_end.current()) : -1;
    return next < 0 || next == m_end.current() ? QString() : m_end.nameAt(next);
}

card::Side CountedHand::side() const { return m_end.side(); }

bool CountedHand::isTwoSided() const { return m_end.isTwoSided(); }

QList<int> CountedHand::faces() const
{
    return isThere() ? m_end.count().faces(m_end.current()) : QList<int>();
}

int CountedHand::points() const { return isThere() ? m_end.count().points(m_end.current()) : 0; }

bool CountedHand::isTyped() const
{
    return isThere() && m_end.count().hand(m_end.current()).holding.points.has_value();
}

int CountedHand::expected() const { return isThere() ? m_end.count().expected(m_end.current()) : -1; }

bool CountedHand::isMiscounted() const
{
    if (isTyped())
        return m_tooFew && points() > 0;
    return expected() >= 0 && !faces().isEmpty() && faces().size() != expected();
}

bool CountedHand::isDoubted() const { return isThere() && m_end.count().isDoubted(m_end.current()); }

bool CountedHand::isComplete() const { return isThere() && m_end.count().isComplete(m_end.current()); }

void CountedHand::setTyping(bool on)
{
    m_isTyping = on;
    m_end.setPointsTyped(on);
    if (isTyped())
        type(-1);
    emit changed();
}

void CountedHand::append(rules::Face face)
{
    rules::Holding holding = m_end.count().hand(m_end.current()).holding;
    holding.points.reset();
    holding.cards.push_back(face);
    m_end.keep(holding);
}

void CountedHand::add(int face)
{
    if (!isThere())
        return;
    append(rules::Face::fromCode(face));
    m_end.setPointsTyped(false);
}

bool CountedHand::enter(const QString &line)
{
    if (!isThere())
        return false;
    if (const auto points = faces().isEmpty() ? pointsIn(line) : std::nullopt) {
        type(*points);
        return true;
    }
    const rules::Table &table = m_end.count().table;
    const auto face = typedFace(line, table, speech());
    if (face && table.edition->has(*face, table.side)) {
        append(*face);
        return true;
    }
    if (face) {
        RoundCount tried = m_end.count();
        tried.hands[std::size_t(m_end.current())] = {{{*face}, {}}, true, false};
        m_entryProblem = m_end.sentenceOn(tried.check(m_end.current()));
    } else {
        m_entryProblem = words::howToTypeCard(speech(), table.side);
    }
    emit changed();
    return false;
}

void CountedHand::setLine(const QString &line)
{
    if (line == m_line)
        return;
    m_line = line;
    m_entryProblem.clear();
    const auto points = pointsIn(line);
    if (points || isTyped())
        type(points.value_or(-1));
    else
        emit changed();
}

bool CountedHand::isLineNoNumber() const { return !m_line.trimmed().isEmpty() && !pointsIn(m_line); }

bool CountedHand::enterLine()
{
    if (!isLineNoNumber() || !enter(m_line))
        return false;
    m_line.clear();
    m_isTyping = false;
    m_end.setPointsTyped(false);
    emit changed();
    return true;
}

void CountedHand::removeAt(int index)
{
    if (index < 0 || index >= faces().size())
        return;
    rules::Holding holding = m_end.count().hand(m_end.current()).holding;
    holding.cards.erase(holding.cards.begin() + index);
    m_end.keep(holding);
}

void CountedHand::takeBack() { removeAt(problemAt() < 0 ? int(faces().size()) - 1 : problemAt()); }

void CountedHand::type(int points)
{
    if (isThere())
        m_end.keep({{}, points < 0 ? std::nullopt : std::optional(points)});
}

bool CountedHand::confirm()
{
    if (isDoubted()) {
        m_end.keep(m_end.count().hand(m_end.current()).holding, true);
        return true;
    }
    // Who types points does not say how many cards there are: no more than can be worth so few.
    const int least = std::max(1, m_end.count().table.edition->leastCardPoints);
    const int cards = isTyped() ? points() / least : int(faces().size());
    return isMiscounted() && m_end.match()->count(int(m_end.count().player(m_end.current())), cards);
}

QString CountedHand::doubt() const
{
    const int cards = m_end.count().presumed(m_end.current());
    const QString most = speech().number(m_end.count().most(m_end.current()));
    if (expected() >= 0)
        //: Points were typed for a hand of %n cards; %1 is the most that so many cards can be worth
        return tr("%n card(s) are worth %1 points at most.", nullptr, cards).arg(most);
    //: Many points were typed for a hand of which nobody knows how many cards it had; %n are dealt at the
    //: beginning of a round, %1 is the most that so many cards can be worth
    return tr("Even %n card(s), as many as are dealt, are worth %1 points at most.", nullptr, cards)
        .arg(most);
}

void CountedHand::update()
{
    m_entryProblem.clear();
    m_problem.clear();
    m_problemFace = -1;
    m_tooFew = false;
    if (m_row != m_end.current()) { // a hand is entered the way the last one was
        m_row = m_end.current();
        m_line.clear();
        m_isTyping = isThere() && (isTyped() || (m_end.arePointsTyped() && faces().isEmpty()));
    }
    if (isTyped() ? pointsIn(m_line) != points() : pointsIn(m_line).has_value()) // changed elsewhere
        m_line = isTyped() ? QString::number(points()) : QString();
    if (isThere() && m_end.count().hand(m_end.current()).said) {
        const rules::Verdict verdict = m_end.count().check(m_end.current());
        if (!verdict.taken()) {
            m_problem = m_end.sentenceOn(verdict);
            m_problemFace = verdict.card ? verdict.card->code() : -1;
            m_tooFew = verdict.reason == rules::Reason::TooFewPoints;
        } else if (isDoubted()) {
            m_problem = doubt();
        }
    }
    emit changed();
}

} // namespace app
