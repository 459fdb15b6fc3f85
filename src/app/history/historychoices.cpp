// Reads people and years from the file; the other choices come from the rules.
#include "app/history/historychoices.h"

#include "app/history/historymodel.h"
#include "app/shell/context.h"
#include "app/shell/conversions.h"
#include "app/shell/databasereader.h"
#include "app/shell/speech.h"
#include "notation/cards.h"
#include "store/people.h"
#include "store/statistics.h"
#include "words/terms.h"

#include <QDateTime>

#include <map>

namespace app {

namespace {

constexpr std::size_t kOffered = 12; // others are searched by name

struct Found {
    std::vector<HistoryChoice> everybody;
    QList<int> years;
};

store::Result<Found> look(store::Database &database)
{
    const auto players = store::players(database);
    const auto attendance = store::attendance(database);
    const auto span = store::playedSpan(database);
    if (!players || !attendance || !span)
        return tl::unexpected(!players ? players.error() : !attendance ? attendance.error() : span.error());
    std::map<QString, std::pair<qint64, int>> matches; // when the latest began, how many there were
    for (const store::Attendance &each : *attendance)
        matches.emplace(each.player, std::pair(each.latest, each.matches));
    std::vector<store::PlayerEntry> all = *players;
    std::erase_if(all, [&](const store::PlayerEntry &entry) { return !matches.contains(entry.id); });
    std::ranges::stable_sort(all, std::ranges::greater{},
                             [&](const store::PlayerEntry &entry) { return matches.at(entry.id); });
    Found found;
    for (const store::PlayerEntry &entry : all)
        found.everybody.push_back(
            {int(found.everybody.size()) + 1, entry.id, entry.name, entry.mark - 1, entry.color - 1});
    if (*span) {
        const auto yearOf = [](qint64 time) { return QDateTime::fromMSecsSinceEpoch(time).date().year(); };
        for (int year = yearOf((*span)->latest); year >= yearOf((*span)->first); --year)
            found.years.append(year);
    }
    return found;
}

} // namespace

HistoryChoices::HistoryChoices()
    : HistoryChoices(Context::current().storage(), Context::current().language())
{ }

HistoryChoices::HistoryChoices(Storage &storage, Language &language)
    : m_storage(storage)
{
    connect(&language, &Language::changed, this, &HistoryChoices::showAll);
    showAll();
    refresh();
}

void HistoryChoices::refresh()
{
    if (!m_storage.database())
        return;
    m_storage.reader().ask(this, look, [this](const store::Result<Found> &found) {
        if (!found) // the list itself says why
            return;
        m_everybody = found->everybody;
        m_years = found->years;
        showAll();
    });
}

void HistoryChoices::setPlayer(const QString &id)
{
    if (m_player == id)
        return;
    m_player = id;
    showPeople();
}

int HistoryChoices::playerValue() const
{
    const auto chosen = std::ranges::find(m_everybody, m_player, &HistoryChoice::name);
    return chosen == m_everybody.end() ? 0 : chosen->value;
}

void HistoryChoices::showPeople()
{
    std::vector<HistoryChoice> offered;
    for (const HistoryChoice &person : m_everybody) {
        if (offered.size() < kOffered || person.name == m_player)
            offered.push_back(person);
    }
    m_people.show(std::move(offered));
    emit playerChanged();
}

void HistoryChoices::showAll()
{
    showPeople();
    std::vector<HistoryChoice> times;
    if (!m_years.isEmpty())
        //: Narrows a list of matches to the newest
        times.push_back({int(HistoryModel::Time::LastMonth), QStringLiteral("month"), tr("Last 30 days")});
    for (const int year : m_years.size() > 1 ? m_years : QList<int>())
        times.push_back({year, QString::number(year), QString::number(year)});
    m_times.show(std::move(times));
    using State = HistoryModel::State;
    m_endings.show({//: Narrows a list of matches to those that are not over
                    {int(State::Running), QStringLiteral("running"), tr("In progress")},
                    //: Narrows a list of matches to those that somebody won
                    {int(State::Finished), QStringLiteral("finished"), tr("Won")},
                    //: Narrows a list of matches to those that were ended before somebody won
                    {int(State::Stopped), QStringLiteral("stopped"), tr("No winner")}});
    std::vector<HistoryChoice> editions;
    for (const rules::Edition &edition : rules::editions())
        editions.push_back(
            {int(editions.size()) + 1, toQt(edition.name), words::editionName(speech(), edition)});
    m_editions.show(std::move(editions));
    using Mode = HistoryModel::Mode;
    const auto modeChoice = [](Mode value, rules::ScoringMode mode) {
        return HistoryChoice{int(value), toQt(notation::nameOf(mode)), words::scoringName(speech(), mode)};
    };
    m_modes.show({modeChoice(Mode::Collect, rules::ScoringMode::Collect),
                  modeChoice(Mode::Tally, rules::ScoringMode::Tally)});
}

} // namespace app
