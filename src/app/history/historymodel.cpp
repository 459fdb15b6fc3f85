// Queries run in the reader; the rows stay until the answer arrives.
#include "app/history/historymodel.h"

#include "app/match/matchline.h"
#include "app/shell/context.h"
#include "app/shell/databasereader.h"
#include "app/shell/speech.h"

#include <QDateTime>

#include <algorithm>
#include <atomic>

namespace app {

namespace {

constexpr int kMonth = 30; // days

// A filter has the values that are stored, after Any.
template <typename Filter, typename Stored> Filter filterOf(const std::optional<Stored> &stored)
{
    return stored ? Filter(int(*stored) + 1) : Filter::Any;
}

template <typename Stored, typename Filter> std::optional<Stored> storedOf(Filter filter)
{
    return filter == Filter::Any ? std::nullopt : std::optional(Stored(int(filter) - 1));
}

static_assert(int(HistoryModel::Mode::Tally) == int(rules::ScoringMode::Tally) + 1);
static_assert(int(HistoryModel::State::Finished) == int(store::MatchStatus::Finished) + 1);
static_assert(int(HistoryModel::State::Stopped) == int(store::MatchStatus::Stopped) + 1);

} // namespace

HistoryModel::HistoryModel()
    : HistoryModel(Context::current().storage(), Context::current().language())
{ }

HistoryModel::HistoryModel(Storage &storage, Language &language)
    : m_storage(storage)
    , m_newest(std::make_shared<std::atomic<int>>(0))
{
    connect(&storage, &Storage::stateChanged, this, &HistoryModel::refresh);
    connect(&storage, &Storage::changedElsewhere, this, &HistoryModel::refresh);
    connect(&language, &Language::changed, this, [this] {
        if (!m_lines.empty())
            emit dataChanged(index(0), index(int(m_lines.size()) - 1));
    });
    restart();
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

QHash<int, QByteArray> HistoryModel::roleNames() const { return {{Match, "match"}, {Section, "section"}}; }

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto &[entry, course] = m_lines[std::size_t(index.row())];
    if (role == Match)
        return QVariant::fromValue(historyMatchOf(entry, course, m_filter.inBin));
    if (role != Section || m_filter.inBin)
        return {};
    //: Heading over the matches that are not over yet
    return entry.isOver() ? monthLine(entry.started) : tr("In progress");
}

int HistoryModel::narrowed() const
{
    return int(m_filter.edition != nullptr) + int(m_filter.mode.has_value()) + int(m_filter.state.has_value())
        + int(m_time != int(Time::Any));
}

bool HistoryModel::isFiltered() const
{
    return !m_filter.text.isEmpty() || !m_filter.player.isEmpty() || narrowed() > 0;
}

int HistoryModel::edition() const
{
    return m_filter.edition ? int(m_filter.edition - rules::editions().data()) + 1 : 0;
}

void HistoryModel::setEdition(int edition)
{
    const auto all = rules::editions();
    set(m_filter.edition,
        edition > 0 && edition <= int(all.size()) ? &all[std::size_t(edition - 1)] : nullptr);
}

HistoryModel::Mode HistoryModel::mode() const { return filterOf<Mode>(m_filter.mode); }

void HistoryModel::setMode(Mode mode) { set(m_filter.mode, storedOf<rules::ScoringMode>(mode)); }

HistoryModel::State HistoryModel::state() const { return filterOf<State>(m_filter.state); }

void HistoryModel::setState(State state) { set(m_filter.state, storedOf<store::MatchStatus>(state)); }

void HistoryModel::setTime(int time)
{
    if (m_time == time)
        return;
    m_time = time;
    m_filter.from.reset();
    m_filter.until.reset();
    if (time == int(Time::LastMonth)) {
        m_filter.from = QDate::currentDate().addDays(-kMonth).startOfDay().toMSecsSinceEpoch();
    } else if (time > 0) {
        m_filter.from = QDate(time, 1, 1).startOfDay().toMSecsSinceEpoch();
        m_filter.until = QDate(time + 1, 1, 1).startOfDay().toMSecsSinceEpoch();
    }
    emit filterChanged();
    restart();
}

void HistoryModel::clearFilter()
{
    const bool bin = m_filter.inBin;
    m_filter = {};
    m_filter.inBin = bin;
    m_time = int(Time::Any);
    emit filterChanged();
    restart();
}

QString HistoryModel::idAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_lines[std::size_t(row)].entry.id : QString();
}

void HistoryModel::restart() { ask({}, store::kHistoryPage); }

void HistoryModel::refresh() { ask({}, std::max(store::kHistoryPage, rowCount())); }

bool HistoryModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next && !m_asking;
}

void HistoryModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask(m_next, store::kHistoryPage);
}

void HistoryModel::ask(const std::optional<store::HistoryPlace> &after, int most)
{
    const int mine = ++*m_newest; // also without a file: an answer that is still on its way is old then
    if (!m_storage.database()) {
        applyResult(Page{{}, {}, {}, 0}, false); // the page itself says why
        return;
    }
    m_asking = true;
    m_storage.reader().ask(
        this,
        [filter = m_filter, after, most, mine, newest = m_newest](store::Database &database) {
            return *newest == mine ? store::historyCourses(database, filter, after, most)
                                   : store::Result<Page>(Page());
        },
        [this, mine, isFurther = after.has_value()](const store::Result<Page> &page) {
            if (*m_newest == mine)
                applyResult(page, isFurther);
        });
}

void HistoryModel::applyResult(const store::Result<Page> &page, bool isFurther)
{
    m_asking = false;
    m_loaded = true;
    m_trouble = page ? QString() : sentence(page.error());
    if (page) {
        m_next = page->next;
        std::vector<Line> lines;
        for (std::size_t i = 0; i < page->entries.size(); ++i)
            lines.push_back({page->entries[i], page->courses[i]});
        if (!isFurther) {
            m_total = page->total.value_or(0);
            m_bare = m_total == 0 && !isFiltered();
            show(std::move(lines));
        } else if (!lines.empty()) { // its matches may have gone to the bin meanwhile
            beginInsertRows({}, rowCount(), rowCount() + int(lines.size()) - 1);
            std::ranges::move(lines, std::back_inserter(m_lines));
            endInsertRows();
        }
    }
    emit changed();
}

// Where the matches are the same as before, a view keeps its position.
void HistoryModel::show(std::vector<Line> lines)
{
    const auto idOf = [](const Line &line) { return line.entry.id; };
    if (std::ranges::equal(m_lines, lines, {}, idOf, idOf)) {
        m_lines = std::move(lines);
        if (!m_lines.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

} // namespace app
