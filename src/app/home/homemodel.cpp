// Reads the first page of the history and, of the match that is being played, where it stands.
#include "app/home/homemodel.h"

#include "app/match/countdrafts.h"
#include "app/match/daytext.h"
#include "app/match/demo.h"
#include "app/match/matchline.h"
#include "app/match/onlyscored.h"
#include "app/shell/context.h"
#include "app/shell/speech.h"
#include "app/shell/storage.h"
#include "store/matches.h"
#include "store/openmatch.h"
#include "words/cards.h"
#include "words/phases.h"

namespace app {

namespace {

QStringList namesOf(const store::HistoryEntry &entry)
{
    QStringList names;
    for (const store::Contestant &person : entry.people)
        names.append(person.name);
    return names;
}

QString titleOf(const store::HistoryEntry &entry)
{
    if (!entry.isOver())
        //: A match in the list of the last matches that is not over yet
        return HomeModel::tr("In progress");
    QStringList winners;
    int total = 0;
    for (const store::Contestant &person : entry.people) {
        if (!person.won)
            continue;
        winners.append(person.name);
        total = person.total;
    }
    if (winners.isEmpty())
        return winnerLine(entry);
    if (winners.size() > 1)
        //: A match in the list of the last matches: %1 are the winners' names, each has %n points
        return HomeModel::tr("%1 share the win with %n point(s)", nullptr, total).arg(speech().list(winners));
    if (entry.mode == rules::ScoringMode::Tally)
        //: A match in the list of the last matches: %1 is the winner, whose total of %n points was the lowest
        return HomeModel::tr("%1 won with the fewest points: %n", nullptr, total).arg(winners.constFirst());
    //: A match in the list of the last matches: %1 is the winner, %n the points
    return HomeModel::tr("%1 won with %n point(s)", nullptr, total).arg(winners.constFirst());
}

QString companyOf(const store::HistoryEntry &entry)
{
    QStringList others;
    for (const store::Contestant &person : entry.people) {
        if (!person.won)
            others.append(person.name);
    }
    if (others.isEmpty())
        return {};
    //: Second line of a match in the list: %1 are the others' names
    return entry.state == store::MatchStatus::Finished ? HomeModel::tr("with %1").arg(speech().list(others))
                                                       : speech().list(others);
}

HomeMatch matchOf(const store::HistoryEntry &entry)
{
    return {entry.id,
            titleOf(entry),
            companyOf(entry),
            dayText(speech().locale(), entry.started),
            entry.state == store::MatchStatus::Finished,
            !entry.isOver()};
}

std::vector<HomeStanding> standingsOf(const store::HistoryEntry &entry)
{
    std::vector<HomeStanding> standings;
    for (const store::Contestant &person : entry.people) {
        if (person.seated)
            standings.push_back(
                {person.name, person.mark - 1, person.color - 1, person.total, entry.leads(person)});
    }
    const bool isTally = entry.mode == rules::ScoringMode::Tally;
    std::ranges::stable_sort(standings, [isTally](const auto &a, const auto &b) {
        return isTally ? a.total < b.total : a.total > b.total;
    });
    return standings;
}

// Takes the match that is being played out of the entries. Those under way come first; only where there are
// several, the file is asked which was touched last.
store::Result<std::optional<store::HistoryEntry>> takeRunning(store::Database &database,
                                                              std::vector<store::HistoryEntry> &entries)
{
    if (entries.empty() || entries.front().isOver())
        return std::nullopt;
    auto running = entries.begin();
    if (entries.size() > 1 && !entries[1].isOver()) {
        const auto id = store::mostRecentRunning(database);
        if (!id)
            return tl::unexpected(id.error());
        running = std::ranges::find(entries, *id, &store::HistoryEntry::id);
        if (running == entries.end()) // many were begun since
            return store::historyEntry(database, *id);
    }
    store::HistoryEntry taken = std::move(*running);
    entries.erase(running);
    return taken;
}

// Of a round whose plays are not called only the deal is known.
bool isRoundUnseen(const store::OpenMatch &open, const Drafts &drafts)
{
    const rules::MatchState &state = open.fold().state();
    return state.table && state.inRound && state.table->in<rules::phase::Start>()
        && onlyScored(open.fold(), drafts) != onlyscored::Part::Nothing;
}

QString headlineOf(const store::OpenMatch &open, const Drafts &drafts, const QStringList &names)
{
    const rules::MatchState &state = open.fold().state();
    if (isRoundUnseen(open, drafts))
        //: Headline of the match that is on, in which only the score is kept: what is played now is not
        //: called
        return HomeModel::tr("The round is being played");
    if (isMatchOnlyScored(drafts) && !state.inRound)
        //: Headline of the match that is on, in which only the score is kept: the last round was scored
        return HomeModel::tr("The next round can begin");
    const QString headline = words::phaseSentence(speech(), CountDrafts(open.match()).state(drafts), names);
    const auto top = state.table && state.inRound ? state.table->top() : std::nullopt;
    if (!top || !state.table->in<rules::phase::Turn>())
        return headline;
    const rules::CalledCard called{*top, top->isWild() ? state.table->color : std::nullopt};
    //: Headline of the match that is on: %1 is such as "Ben plays", %2 the card on the pile
    return HomeModel::tr("%1 on %2")
        .arg(headline, words::cardName(speech(), called).replace(QLatin1Char(' '), QChar::Nbsp));
}

RunningMatch runningOf(const store::OpenMatch &open, const Drafts &drafts, const QStringList &names)
{
    RunningMatch running;
    running.id = open.id();
    running.headline = headlineOf(open, drafts, names);
    const rules::MatchState &state = open.fold().state();
    if (!state.table)
        return running;
    running.side = card::Side(state.table->side);
    if (const auto top = state.table->top(); state.inRound && top)
        running.top = top->code();
    running.isSideShown = state.inRound && !isRoundUnseen(open, drafts) && state.book->edition->twoSided;
    const int round = state.inRound ? state.round : state.round + 1; // between rounds, the next one
    const QString side = words::sideName(speech(), state.table->side);
    //: Where the match that is on stands: %1 is a number, %2 is "Light side" or "Dark side"
    running.detail = running.isSideShown ? HomeModel::tr("Round %1 · %2").arg(speech().number(round), side)
                                         //: Where the match that is on stands: %1 is a number
                                         : HomeModel::tr("Round %1").arg(speech().number(round));
    return running;
}

} // namespace

HomeModel::HomeModel(QObject *parent)
    : HomeModel(Context::current().storage(), Context::current().language(), parent)
{ }

HomeModel::HomeModel(Storage &storage, Language &language, QObject *parent)
    : QObject(parent)
    , m_storage(storage)
{
    (void)m_storage.database(); // opened before its signals are connected, so that refresh() runs once
    connect(&m_storage, &Storage::stateChanged, this, &HomeModel::refresh);
    connect(&m_storage, &Storage::changedElsewhere, this, &HomeModel::refresh);
    connect(&language, &Language::changed, this, &HomeModel::refresh);
    refresh();
}

bool HomeModel::isDemoShown() const
{
    if (!m_running.id.isEmpty()) // over somebody's own match it would be taken for that
        return m_running.id == Demo::matchId();
    return std::ranges::find(m_matches.values(), Demo::matchId(), &HomeMatch::id) != m_matches.values().end();
}

bool HomeModel::isRunning(const QString &match) const
{
    store::Database *database = m_storage.database();
    if (!database || match.isEmpty())
        return false;
    const auto entry = store::historyEntry(*database, match);
    return entry && !entry->isOver() && !entry->binned;
}

// database() may find another file and call this function itself: values are reset only after it.
void HomeModel::refresh()
{
    store::Database *database = m_storage.database();
    m_running = {};
    m_lastMatch.clear();
    m_lastPeople.clear();
    m_trouble.clear();
    if (!database) {
        m_matches.show({});
        m_standings.show({});
    } else if (const auto done = read(*database); !done) {
        m_trouble = sentence(done.error());
    }
    emit changed();
}

store::Result<> HomeModel::read(store::Database &database)
{
    auto page = store::history(database, {}, {}, kRows);
    std::vector<store::HistoryEntry> entries =
        page ? std::move(page->entries) : std::vector<store::HistoryEntry>();
    const auto latest = std::ranges::max_element(entries, {}, &store::HistoryEntry::started);
    if (latest != entries.end()) {
        m_lastMatch = latest->id;
        m_lastPeople = namesOf(*latest).join(QStringLiteral(", "));
    }
    const auto running = takeRunning(database, entries);
    std::vector<HomeMatch> matches;
    std::ranges::transform(entries, std::back_inserter(matches), matchOf);
    m_matches.show(std::move(matches));
    m_standings.show(running && *running ? standingsOf(**running) : std::vector<HomeStanding>());
    if (!page)
        return tl::unexpected(page.error());
    if (!running)
        return tl::unexpected(running.error());
    if (!*running)
        return {};
    m_running.id = (*running)->id;
    const auto open = store::OpenMatch::open(database, m_running.id);
    if (!open)
        return tl::unexpected(open.error());
    const auto drafts = store::drafts(database, m_running.id);
    m_running = runningOf(*open, drafts.value_or(Drafts()), namesOf(**running));
    return {};
}

bool HomeModel::isLastOnlyScored() const
{
    store::Database *database = m_storage.database();
    const auto drafts = database ? store::drafts(*database, m_lastMatch) : store::Result<Drafts>();
    return drafts && isMatchOnlyScored(*drafts);
}

} // namespace app
