// Reads the first page of the history and, of the match that is on, where it stands.
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

} // namespace

HomeModel::HomeModel(QObject *parent)
    : QAbstractListModel(parent)
{
    Context &context = Context::current();
    (void)context.storage().database(); // opened before we listen, so that its news are not read twice
    connect(&context.storage(), &Storage::stateChanged, this, &HomeModel::refresh);
    connect(&context.storage(), &Storage::changedElsewhere, this, &HomeModel::refresh);
    connect(&context.language(), &Language::changed, this, &HomeModel::refresh);
    refresh();
}

int HomeModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

QHash<int, QByteArray> HomeModel::roleNames() const
{
    return {{MatchId, "matchId"}, {Title, "title"}, {Company, "company"},
            {When, "when"},       {Won, "won"},     {Running, "running"}};
}

QVariant HomeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const store::HistoryEntry &entry = m_rows[std::size_t(index.row())];
    switch (role) {
    case MatchId: return entry.id;
    case Title: return titleOf(entry);
    case Company: return companyOf(entry);
    case When: return dayText(speech().locale(), entry.started);
    case Won: return entry.state == store::MatchStatus::Finished;
    case Running: return !entry.isOver();
    default: return {};
    }
}

QString HomeModel::titleOf(const store::HistoryEntry &entry) const
{
    if (!entry.isOver())
        //: A match in the list of the last matches that is not over yet
        return tr("In progress");
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
        return tr("%1 share the win with %n point(s)", nullptr, total).arg(speech().list(winners));
    if (entry.mode == rules::ScoringMode::Tally)
        //: A match in the list of the last matches: %1 is the winner, whose total of %n points was the lowest
        return tr("%1 won with the fewest points: %n", nullptr, total).arg(winners.constFirst());
    //: A match in the list of the last matches: %1 is the winner, %n the points
    return tr("%1 won with %n point(s)", nullptr, total).arg(winners.constFirst());
}

QString HomeModel::companyOf(const store::HistoryEntry &entry) const
{
    QStringList others;
    for (const store::Contestant &person : entry.people) {
        if (!person.won)
            others.append(person.name);
    }
    if (others.isEmpty())
        return {};
    //: Second line of a match in the list: %1 are the others' names
    return entry.state == store::MatchStatus::Finished ? tr("with %1").arg(speech().list(others))
                                                       : speech().list(others);
}

bool HomeModel::isDemoShown() const
{
    if (m_running) // over somebody's own match it would be taken for that
        return m_running->id == Demo::matchId();
    return std::ranges::find(m_rows, Demo::matchId(), &store::HistoryEntry::id) != m_rows.end();
}

bool HomeModel::isRunning(const QString &match) const
{
    store::Database *database = Context::current().storage().database();
    if (!database || match.isEmpty())
        return false;
    const auto entry = store::historyEntry(*database, match);
    return entry && !entry->isOver() && !entry->binned;
}

// Looking for the file may find that it is another one, which refreshes, too: the rows are replaced after
// that.
void HomeModel::refresh()
{
    store::Database *database = Context::current().storage().database();
    beginResetModel();
    m_running.reset();
    m_rows.clear();
    m_trouble.clear();
    if (database) {
        auto page = store::history(*database, {}, {}, kRows);
        if (!page) {
            m_trouble = sentence(page.error());
        } else {
            m_rows = std::move(page->entries);
            const auto latest = std::ranges::max_element(
                m_rows, [](const auto &a, const auto &b) { return a.started < b.started; });
            m_lastPeople = latest == m_rows.end() ? QString() : namesOf(*latest).join(QStringLiteral(", "));
            m_lastMatch = latest == m_rows.end() ? QString() : latest->id;
            if (const auto found = findRunning(*database); !found)
                m_trouble = sentence(found.error());
        }
    }
    endResetModel();
    describeRunning();
    emit changed();
}

// Those under way are the first rows. Only where there are several, the file is asked which was touched last.
store::Result<> HomeModel::findRunning(store::Database &database)
{
    if (m_rows.empty() || m_rows.front().isOver())
        return {};
    auto going = m_rows.begin();
    if (m_rows.size() > 1 && !m_rows[1].isOver()) {
        const auto id = store::mostRecentRunning(database);
        if (!id)
            return tl::unexpected(id.error());
        going = std::ranges::find(m_rows, *id, &store::HistoryEntry::id);
        if (going == m_rows.end()) { // many were begun since
            auto entry = store::historyEntry(database, *id);
            if (!entry)
                return tl::unexpected(entry.error());
            m_running = *std::move(entry);
            return {};
        }
    }
    m_running = std::move(*going);
    m_rows.erase(going);
    return {};
}

void HomeModel::describeRunning()
{
    m_top = -1;
    m_side = card::Side::Light;
    m_isSideShown = false;
    m_headline.clear();
    m_detail.clear();
    if (!m_running) {
        m_standings.show({});
        return;
    }
    std::vector<store::Contestant> people = m_running->people;
    const bool tally = m_running->mode == rules::ScoringMode::Tally;
    std::ranges::stable_sort(people, [tally](const auto &a, const auto &b) {
        return tally ? a.total < b.total : a.total > b.total;
    });
    std::vector<HomeStanding> standings;
    for (const store::Contestant &person : people) {
        if (person.seated)
            standings.push_back(
                {person.name, person.mark - 1, person.color - 1, person.total, m_running->leads(person)});
    }
    m_standings.show(std::move(standings));
    const auto open = store::OpenMatch::open(*Context::current().storage().database(), m_running->id);
    if (!open) {
        m_trouble = sentence(open.error());
        return;
    }
    const rules::MatchState &state = open->fold().state();
    const QStringList names = namesOf(*m_running);
    const auto drafts = store::drafts(*Context::current().storage().database(), m_running->id);
    const rules::MatchState counted = drafts ? CountDrafts(open->match()).state(*drafts) : state;
    // Of a round whose plays are not called nobody knows more than that it was dealt, and not by whom.
    const bool unseen = drafts && state.table && state.inRound && state.table->in<rules::phase::Start>()
        && onlyScored(open->fold(), *drafts) != onlyscored::Part::Nothing;
    if (unseen)
        //: Headline of the match that is on, in which only the score is kept: what is played now is not
        //: called
        m_headline = tr("The round is being played");
    else if (drafts && isMatchOnlyScored(*drafts) && !state.inRound)
        //: Headline of the match that is on, in which only the score is kept: the last round was scored
        m_headline = tr("The next round can begin");
    else
        m_headline = words::phaseSentence(speech(), counted, names);
    if (!state.table)
        return;
    // Between rounds it is the next one that is spoken of.
    const int round = state.inRound ? state.round : state.round + 1;
    m_side = card::Side(state.table->side);
    if (const auto top = state.table->top(); state.inRound && top) {
        m_top = top->code();
        const rules::CalledCard called{*top, top->isWild() ? state.table->color : std::nullopt};
        if (state.table->in<rules::phase::Turn>())
            //: Headline of the match that is on: %1 is such as "Ben plays", %2 the card on the pile
            m_headline = tr("%1 on %2")
                             .arg(m_headline,
                                  words::cardName(speech(), called).replace(QLatin1Char(' '), QChar::Nbsp));
    }
    m_isSideShown = state.inRound && !unseen && state.book->edition->twoSided;
    const QString side = words::sideName(speech(), state.table->side);
    //: Where the match that is on stands: %1 is a number, %2 is "Light side" or "Dark side"
    m_detail = m_isSideShown ? tr("Round %1 · %2").arg(speech().number(round), side)
                             //: Where the match that is on stands: %1 is a number
                             : tr("Round %1").arg(speech().number(round));
}

bool HomeModel::wasOnlyScored() const
{
    store::Database *database = Context::current().storage().database();
    const auto drafts =
        database ? store::drafts(*database, m_lastMatch) : store::Result<std::map<QString, QString>>();
    return drafts && isMatchOnlyScored(*drafts);
}

} // namespace app
