// Referees, writes, then shows: in this order.
#include "app/match/livematch.h"

#include "app/match/countdrafts.h"
#include "app/match/samename.h"
#include "app/match/typedcall.h"
#include "app/shell/context.h"
#include "app/shell/conversions.h"
#include "app/shell/speech.h"
#include "words/calls.h"
#include "words/phases.h"
#include "words/terms.h"

namespace app {

LiveMatch::LiveMatch(QObject *parent)
    : LiveMatch(Context::current().storage(), Context::current().language(), parent)
{ }

LiveMatch::LiveMatch(Storage &storage, const Language &language, QObject *parent)
    : Calls(parent)
    , m_storage(storage)
    , m_hand(*this, storage)
{
    connect(&language, &Language::changed, this, &LiveMatch::retranslate);
    connect(&storage, &Storage::changedElsewhere, this, &LiveMatch::refresh);
    connect(&storage, &Storage::closing, this, &LiveMatch::close);
}

bool LiveMatch::open(const QString &id)
{
    store::Database *database = m_storage.database();
    return database && use(store::OpenMatch::open(*database, id));
}

bool LiveMatch::begin(const store::NewMatch &match)
{
    store::Database *database = m_storage.database();
    return database && use(store::OpenMatch::begin(*database, match));
}

void LiveMatch::close()
{
    m_log.show(nullptr, {}, 0);
    m_match.reset();
    m_people.clear();
    m_names.clear();
    m_drafts.close();
    m_table.clear();
    m_judged.reset();
    m_answer = {};
    m_seats.clear();
    m_hand.close();
    readOnlyScored();
    dismissTrouble();
    emit opened();
    m_table.notify();
    emit changed();
    emit answered();
}

bool LiveMatch::use(store::Result<store::OpenMatch> match)
{
    if (!match)
        return fail(match.error());
    close();
    m_match.emplace(*std::move(match));
    readPeople();
    m_drafts.open(m_storage.database(), m_match->id());
    m_hand.read();
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
    m_drafts.read();
    if (m_match->fold().events() != events || m_people != people)
        update(false); // otherwise it was another match that changed, and what is half entered here stays
    return true;
}

void LiveMatch::readPeople()
{
    store::Database *database = m_storage.database();
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
    m_table.show(match, m_names);
    showCounting();
    m_hand.read(); // calling a challenge removes its draft
    m_hand.drop();
    m_seats.show(match, m_people);
    readOnlyScored();
    m_log.setOnlyScored(m_onlyScored == onlyscored::Part::Match);
    m_log.show(&match, m_names, oneMore ? m_log.count() : 0);
    const rules::Book &book = match.book();
    m_rulings.begin(*book.edition, book.edition->rulings, book.rulings);
    m_table.notify();
    emit changed();
}

bool LiveMatch::call(const rules::Event &event, const store::AppendOptions &options)
{
    if (!m_match)
        return false;
    const int before = m_match->fold().events();
    const auto appended = m_match->append(event, options);
    if (!appended) {
        if (m_match->fold().events() != before) { // newer events of other processes were read
            readPeople();
            update(false);
        }
        m_retry = [this, event, options] { return call(event, options); };
        return fail(appended.error());
    }
    dismissTrouble();
    const int newer = m_match->fold().events() - before;
    if (m_names.size() != qsizetype(m_match->match().book().roll.size()))
        readPeople();
    const bool taken = appended->verdict.taken();
    setAnswer(taken ? appended->event : event, appended->verdict);
    if (!options.settles.isEmpty() && appended->number > 0)
        m_drafts.remove(options.settles);
    if (newer > 0)
        update(newer == 1);
    if (taken && m_match->fold().state().isOver())
        m_storage.backUpToday();
    emit answered();
    return taken;
}

// Somebody who sat here before gets the old total back; somebody known from other matches is not created
// again.
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
    store::Database *database = m_storage.database();
    const auto people = database ? store::players(*database) : std::vector<store::PlayerEntry>();
    const store::PlayerEntry *known = people ? findNamed(*people, wanted) : nullptr;
    return known ? join(known->name, points, known->id) : join(wanted, points);
}

// Called before update(), so that no binding sees the new table with the old answer.
void LiveMatch::setAnswer(const rules::Event &event, const rules::Verdict &verdict)
{
    m_judged = Judged{event, verdict};
    m_answer = RefereeAnswer::to(event, verdict, m_match->match(), m_names);
}

void LiveMatch::answerTo(const rules::Event &event, const rules::Verdict &verdict)
{
    setAnswer(event, verdict);
    emit answered();
}

void LiveMatch::replaceAnswer(RefereeAnswer answer)
{
    m_judged.reset();
    m_answer = std::move(answer);
    emit answered();
}

bool LiveMatch::catchSomebody() { return catchBy({}); }

bool LiveMatch::catchBy(rules::Actor who)
{
    const TableChances &chances = m_table.chances();
    const int player = chances.catchable >= 0 ? chances.catchable : chances.tooLate;
    return player >= 0 ? call(rules::Catch{who, rules::Player(player)})
                       : refuse(refereeanswer::Kind::Illegal, words::nobodyToCatch(speech()));
}

bool LiveMatch::type(const QString &line)
{
    if (!m_match)
        return false;
    if (m_hand.isOpen())
        return m_hand.type(line);
    if (canLetStand() && isTypedLetStand(line, speech()))
        return letStand();
    if (canLetStand() && isTypedTakingBack(line, speech())) {
        dismissAnswer();
        return true;
    }
    if (isTypedChallenge(line, speech())) // what is said where there is nothing to challenge is the referee's
        return m_hand.begin() || call(rules::Challenge{{}, rules::Judgement::Guilty, {}});
    const rules::MatchState &state = m_match->match().state();
    const auto catcher = typedCatcher(line, state, speech());
    if (catcher && m_table.turn().phase != phase::Name::Round)
        return catchBy(*catcher);
    if (const auto card = typedWithUno(line)) {
        const auto played = typedCall(*card, state, speech());
        if (played && std::holds_alternative<rules::Play>(*played)) {
            const int player = m_table.turn().actor;
            return call(*played) && callUno(player);
        }
    }
    const auto event = typedCall(line, state, speech());
    return event
        ? call(*event)
        : refuse(refereeanswer::Kind::Unreadable, words::howToType(speech(), line, event.error(), state));
}

bool LiveMatch::refuse(refereeanswer::Kind kind, const QString &why)
{
    replaceAnswer({kind, why});
    return false;
}

bool LiveMatch::letStand() { return canLetStand() && call(rules::Play(*m_answer.toLetStand)); }

bool LiveMatch::stepBack() { return m_hand.isOpen() ? m_hand.stepBack() : undo(); }

void LiveMatch::dismissAnswer() { replaceAnswer({}); }

void LiveMatch::dismissRefusal()
{
    if (isRefused())
        dismissAnswer();
}

bool LiveMatch::fail(const store::Error &error)
{
    m_trouble = sentence(error);
    emit troubleChanged();
    return false;
}

bool LiveMatch::retry()
{
    const std::function<bool()> retry = std::exchange(m_retry, {});
    if (retry)
        return retry();
    dismissTrouble();
    return false;
}

void LiveMatch::dismissTrouble()
{
    m_retry = {};
    if (m_trouble.isEmpty())
        return;
    m_trouble.clear();
    emit troubleChanged();
}

void LiveMatch::retranslate()
{
    if (!m_match)
        return;
    if (m_judged) {
        const Judged judged = *m_judged;
        setAnswer(judged.event, judged.verdict);
    }
    update(true);
    m_log.retranslate();
    m_rulings.retranslate();
    emit answered();
}

bool LiveMatch::showCounting()
{
    const rules::MatchState &state = m_match->match().state();
    if (!state.inRound || !state.table->in<rules::phase::Holds>())
        return false;
    const rules::MatchState counted = CountDrafts(m_match->match()).state(drafts());
    const QString before = m_table.turn().headline;
    m_table.showCounting(counted.table->allSaid(), words::phaseSentence(speech(), counted, m_names));
    return m_table.turn().headline != before;
}

bool LiveMatch::saveDraft(const QString &what, const QString &content)
{
    if (!m_match)
        return false;
    if (const auto saved = m_drafts.save(what, content); !saved)
        return fail(saved.error());
    readOnlyScored();
    dismissTrouble();
    if (showCounting()) {
        m_table.notify();
        emit changed();
    }
    return true;
}

bool LiveMatch::onlyScoreRound()
{
    if (!m_match || m_onlyScored != onlyscored::Part::Nothing)
        return m_match.has_value();
    const OnlyScoredDraft draft = roundOnlyScored(m_match->fold());
    return !draft.content.isEmpty() && saveDraft(draft.name, draft.content);
}

bool LiveMatch::callRound() { return m_match && saveDraft(roundOnlyScored(m_match->fold()).name, {}); }

Navigator::MatchPage LiveMatch::pageToGoOn() const
{
    const phase::Name phase = m_table.turn().phase;
    const bool isOnlyScored = m_onlyScored != onlyscored::Part::Nothing;
    const bool isBetweenRounds = phase == phase::Name::Round || phase == phase::Name::Over;
    if (phase == phase::Name::Holds || (isOnlyScored && !isBetweenRounds))
        return Navigator::RoundEnd;
    return isOnlyScored || phase == phase::Name::Over ? Navigator::Score : Navigator::Table;
}

void LiveMatch::readOnlyScored()
{
    const onlyscored::Part now =
        m_match ? app::onlyScored(m_match->fold(), drafts()) : onlyscored::Part::Nothing;
    if (std::exchange(m_onlyScored, now) != now)
        emit onlyScoredChanged();
}

QString LiveMatch::scoringName(bool tally) const { return words::scoringName(speech(), modeOf(tally)); }

QString LiveMatch::scoringSentence(bool tally, int target) const
{
    return words::scoringSentence(speech(), modeOf(tally), target);
}

} // namespace app
