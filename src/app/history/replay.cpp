// Moves by undo and redo in a copy of the match. Each step keeps its state, so a jump only moves steps from
// one list to the other.
#include "app/history/replay.h"

#include "app/match/onlyscored.h"
#include "app/shell/context.h"
#include "app/shell/speech.h"
#include "words/events.h"

namespace app {

namespace {

QStringList namesOf(const LiveMatch &match)
{
    QStringList names;
    for (const store::Contestant &person : match.people())
        names.append(person.name);
    return names;
}

bool isPenalty(const rules::Match::Step &step)
{
    const auto &drawing = step.verdict.drawing;
    return drawing && !std::holds_alternative<rules::Draw>(step.event);
}

} // namespace

Replay::Replay()
    : Replay(Context::current().language())
{ }

Replay::Replay(Language &language)
{
    connect(&language, &Language::changed, this, [this] {
        m_log.retranslate();
        show();
    });
}

void Replay::setMatch(LiveMatch *match)
{
    if (m_live == match)
        return;
    if (m_live)
        m_live->disconnect(this);
    m_live = match;
    if (m_live) {
        connect(m_live, &LiveMatch::changed, this, &Replay::read);
        connect(m_live, &QObject::destroyed, this, [this] {
            m_live = nullptr;
            read();
        });
    }
    read();
}

void Replay::read()
{
    const bool open = m_live && m_live->openMatch();
    m_log.show(nullptr, {}, 0);
    m_at.reset();
    if (open) {
        m_at.emplace(whole());
        m_log.setOnlyScored(m_live->onlyScored() == onlyscored::Part::Match);
        m_log.show(&whole(), namesOf(*m_live), 0);
    }
    m_count = open ? int(whole().steps().size()) : 0;
    m_step = std::min(m_step, m_count);
    find();
    show();
    emit matchChanged();
}

void Replay::find()
{
    m_begins.clear();
    m_flips.clear();
    m_challenges.clear();
    m_penalties.clear();
    if (m_count == 0) {
        m_stretches.show({});
        return;
    }
    const auto &steps = whole().steps();
    const auto isDark = [&](int step) {
        const auto &table = steps[std::size_t(step - 1)].state.table;
        return table && table->side == rules::Side::Dark;
    };
    std::vector<SideStretch> stretches;
    int from = 0;
    for (int step = 1; step <= m_count; ++step) {
        const rules::Match::Step &one = steps[std::size_t(step - 1)];
        const bool begins = step == 1 || std::holds_alternative<rules::BeginRound>(one.event);
        m_begins.append(begins ? step : m_begins.last());
        // A round begins on the light side, and going out names a side: neither is a Flip.
        const bool isGivenSide = std::holds_alternative<rules::BeginRound>(one.event)
            || std::holds_alternative<rules::GoOut>(one.event);
        if (step > 1 && !isGivenSide && isDark(step) != isDark(step - 1) && one.state.inRound)
            m_flips.append(step);
        if (std::holds_alternative<rules::Challenge>(one.event))
            m_challenges.append(step);
        if (isPenalty(one))
            m_penalties.append(step);
        if (step == m_count || isDark(step + 1) != isDark(step)) {
            stretches.push_back({from, step, isDark(step)});
            from = step;
        }
    }
    m_stretches.show(std::move(stretches));
}

void Replay::setStep(int step)
{
    step = std::clamp(step, 0, m_count);
    if (step == m_step)
        return;
    m_step = step;
    show();
}

void Replay::show()
{
    if (!m_at) {
        m_table.clear();
        m_seats.clear();
        m_table.notify();
        emit changed();
        return;
    }
    const auto move = [this](const rules::Event &event) { m_at->keep(m_at->judge(event)); };
    while (int(m_at->steps().size()) > m_step)
        move(rules::Undo{});
    while (int(m_at->steps().size()) < m_step)
        move(rules::Redo{});
    m_table.show(*m_at, namesOf(*m_live));
    m_seats.showPast(*m_at, m_live->people());
    m_table.notify();
    emit changed();
}

int Replay::call() const { return callAt(m_step); }

int Replay::callAt(int step) const { return step > 0 && step <= m_count ? step - m_begins[step - 1] + 1 : 0; }

int Replay::calls() const
{
    if (m_step == 0)
        return 0;
    const auto after = std::upper_bound(m_begins.begin(), m_begins.end(), m_begins[m_step - 1]);
    return callAt(int(after - m_begins.begin()));
}

int Replay::stepOf(int event) const
{
    int step = 0;
    if (m_live && m_live->openMatch()) {
        for (const store::Fold::StandingStep &standing : m_live->openMatch()->fold().standingSteps())
            step += int(standing.number <= event);
    }
    return step;
}

int Replay::nextOf(const QList<int> &steps) const
{
    const auto found = std::upper_bound(steps.begin(), steps.end(), m_step);
    return found == steps.end() ? steps.value(0, -1) : *found;
}

int Replay::previousOf(const QList<int> &steps) const
{
    const auto found = std::lower_bound(steps.begin(), steps.end(), m_step);
    return found == steps.begin() ? steps.value(steps.size() - 1, -1) : *(found - 1);
}

QVariant Replay::logged(int role) const
{
    return m_step > 0 ? m_log.data(m_log.index(m_count - m_step), role) : QVariant();
}

} // namespace app
