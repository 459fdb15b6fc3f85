// Referees, writes, then shows: in this order.
#include "app/livematch.h"

#include "app/context.h"
#include "app/onlyscore.h"
#include "app/plain.h"
#include "app/samename.h"
#include "app/speech.h"
#include "app/typedcall.h"
#include "words/calls.h"
#include "words/verdicts.h"

namespace app {

LiveMatch::LiveMatch(QObject *parent)
    : Calls(parent)
{
    Context &context = Context::current();
    connect(&context.language(), &Language::changed, this, &LiveMatch::retranslate);
    connect(&context.storage(), &Storage::changedElsewhere, this, &LiveMatch::refresh);
    connect(&context.storage(), &Storage::closing, this, &LiveMatch::close);
}

bool LiveMatch::open(const QString &id)
{
    store::Database *database = Context::current().storage().database();
    return database && take(store::OpenMatch::open(*database, id));
}

bool LiveMatch::begin(const store::NewMatch &match)
{
    store::Database *database = Context::current().storage().database();
    return database && take(store::OpenMatch::begin(*database, match));
}

void LiveMatch::close()
{
    m_log.show(nullptr, {}, 0);
    m_seats.clear();
    m_match.reset();
    m_people.clear();
    m_names.clear();
    m_table = {};
    setShown(false, {});
    dismissTrouble();
    dismissAnswer();
    emit opened();
    emit changed();
}

bool LiveMatch::take(store::Result<store::OpenMatch> match)
{
    if (!match)
        return fail(match.error());
    close();
    m_match.emplace(*std::move(match));
    readPeople();
    readShown();
    update(false);
    emit opened();
    return true;
}

bool LiveMatch::refresh()
{
    if (!m_match)
        return false;
    const int events = m_match->fold().events();
    const auto newer = m_match->refresh();
    if (!newer)
        return fail(newer.error());
    const std::vector<store::Contestant> people = m_people;
    readPeople(); // somebody may have got another name
    if (m_match->fold().events() != events || m_people != people)
        update(false); // otherwise it was another match that changed, and what is half entered here stays
    return true;
}

void LiveMatch::readPeople()
{
    store::Database *database = Context::current().storage().database();
    m_people.clear();
    if (const auto entry = database ? store::historyEntry(*database, m_match->id()) : store::HistoryEntry())
        m_people = entry->people;
    // Whoever cannot be looked up keeps the name of the day.
    const rules::Book &book = m_match->match().book();
    m_names.clear();
    for (std::size_t i = 0; i < book.roll.size(); ++i) {
        if (i >= m_people.size())
            m_people.emplace_back().name = QString::fromStdString(book.roll[i].name);
        m_names.append(m_people[i].name);
    }
}

void LiveMatch::update(bool oneMore)
{
    const rules::Match &match = m_match->match();
    m_table = tableState(match, m_names);
    tellCounting();
    m_seats.show(match, m_people);
    m_log.setOnlyScored(isOnlyScored(drafts()));
    m_log.show(&match, m_names, oneMore ? m_log.count() : 0);
    dropShown();
    emit changed();
}

bool LiveMatch::call(const rules::Event &event, const store::AppendOptions &options)
{
    if (!m_match)
        return false;
    const int before = m_match->fold().events();
    const auto appended = m_match->append(event, options);
    if (!appended) {
        m_again = [this, event, options] { return call(event, options); };
        return fail(appended.error());
    }
    dismissTrouble();
    const int newer = m_match->fold().events() - before;
    if (newer > 0) {
        if (m_names.size() != qsizetype(m_match->match().book().roll.size()))
            readPeople();
        if (!options.settles.isEmpty() && appended->number > 0)
            setShown(false, {});
        update(newer == 1);
    }
    const bool taken = appended->verdict.taken();
    if (taken && m_match->fold().state().isOver())
        Context::current().storage().backUpToday();
    answerTo(taken ? appended->event : event, appended->verdict);
    return taken;
}

// Whoever sat here before comes back with the total of then; whoever is known from other matches is not made
// anew.
bool LiveMatch::sitDown(const QString &name, int points)
{
    if (!m_match)
        return false;
    const QString wanted = name.simplified();
    const auto &roll = m_match->match().book().roll;
    for (std::size_t i = 0; i < roll.size(); ++i) {
        if (isSameName(m_people[i].name, wanted))
            return join(QString::fromStdString(roll[i].name));
    }
    store::Database *database = Context::current().storage().database();
    const auto people = database ? store::players(*database) : std::vector<store::PlayerEntry>();
    const store::PlayerEntry *known = people ? findNamed(*people, wanted) : nullptr;
    return known ? join(known->name, points, known->id) : join(wanted, points);
}

void LiveMatch::answerTo(const rules::Event &event, const rules::Verdict &verdict)
{
    m_said = Said{event, verdict};
    const rules::Match &match = m_match->match();
    const bool undone = std::holds_alternative<rules::Undo>(event);
    const bool redone = std::holds_alternative<rules::Redo>(event);
    const auto &steps = match.steps();
    const rules::MatchState start = rules::begin(m_match->setup());
    const bool stepped = verdict.taken() && !undone && !redone;
    const rules::MatchState &before = !stepped ? match.state()
        : steps.size() > 1                     ? steps[steps.size() - 2].state
                                               : start;
    const rules::Event *takenBack = undone ? match.nextRedo() : redone ? match.nextUndo() : nullptr;
    const QString text = words::sentence(speech(), verdict, {before, match.state(), m_names, takenBack});
    const std::string_view rule = rules::idOf(verdict.rule());

    m_refused.reset();
    Answer answer = Answer::Taken;
    switch (verdict.kind) {
    case rules::VerdictKind::Legal:
        if (verdict.guilty)
            answer = *verdict.guilty ? Answer::Guilty : Answer::Innocent;
        break;
    case rules::VerdictKind::Challengeable: answer = Answer::Challengeable; break;
    case rules::VerdictKind::Illegal: answer = Answer::Illegal; break;
    case rules::VerdictKind::Impossible: answer = Answer::Impossible; break;
    case rules::VerdictKind::Forced: answer = Answer::Forced; break;
    }
    if (const auto *play = std::get_if<rules::Play>(&event); play && !verdict.taken()) {
        rules::Play forced = *play;
        forced.forced = true;
        // Only what the table may let stand is offered: not a card of the other side, for one.
        if (rules::call(match.state(), forced).verdict.taken())
            m_refused = forced;
    }
    say(answer, text, toQt(rule), verdict.card ? verdict.card->code() : -1);
}

void LiveMatch::say(Answer answer, const QString &text, const QString &rule, int face)
{
    m_answer = answer;
    m_answerText = text;
    m_answerRule = rule;
    m_answerFace = face;
    emit answered();
}

bool LiveMatch::catchSomebody() { return catchBy({}); }

bool LiveMatch::catchBy(rules::Actor who)
{
    const int player = m_table.catchable >= 0 ? m_table.catchable : m_table.tooLate;
    return player >= 0 ? call(rules::Catch{who, rules::Player(player)})
                       : refuse(Answer::Illegal, words::nobodyToCatch(speech()));
}

bool LiveMatch::type(const QString &line)
{
    if (!m_match)
        return false;
    if (m_challenging)
        return tell(line);
    if (m_refused && isTypedLetStand(line, speech()))
        return letStand();
    if (m_refused && isTypedTakingBack(line, speech())) {
        dismissAnswer();
        return true;
    }
    if (isTypedChallenge(line, speech())) // what is said where there is nothing to challenge is the referee's
        return beginChallenge() || call(rules::Challenge{{}, rules::Judgement::Guilty, {}});
    const rules::MatchState &state = m_match->match().state();
    const auto catcher = typedCatcher(line, state, speech());
    if (catcher && m_table.phase != phase::Name::Round)
        return catchBy(*catcher);
    if (const auto card = typedWithUno(line)) {
        const auto played = typedCall(*card, state, speech());
        if (played && std::holds_alternative<rules::Play>(*played)) {
            const int player = m_table.actor;
            return call(*played) && callUno(player);
        }
    }
    const auto event = typedCall(line, state, speech());
    return event ? call(*event)
                 : refuse(Answer::Unreadable, words::howToType(speech(), line, event.error(), state));
}

bool LiveMatch::refuse(Answer answer, const QString &why)
{
    m_said.reset();
    m_refused.reset();
    say(answer, why);
    return false;
}

bool LiveMatch::letStand() { return m_refused && call(rules::Play(*m_refused)); }

void LiveMatch::dismissAnswer()
{
    m_said.reset();
    m_refused.reset();
    say(Answer::None, {});
}

bool LiveMatch::fail(const store::Error &error)
{
    m_trouble = sentence(error);
    emit troubleChanged();
    return false;
}

bool LiveMatch::retry()
{
    const std::function<bool()> again = std::exchange(m_again, {});
    if (again)
        return again();
    dismissTrouble();
    return false;
}

void LiveMatch::dismissTrouble()
{
    m_again = {};
    if (m_trouble.isEmpty())
        return;
    m_trouble.clear();
    emit troubleChanged();
}

void LiveMatch::retranslate()
{
    if (!m_match)
        return;
    update(true);
    m_log.retranslate();
    if (m_said)
        answerTo(Said(*m_said).event, Said(*m_said).verdict);
}

} // namespace app
