// Questions go to the reader; what is shown stays until the answer is here.
#include "app/historymodel.h"

#include "app/context.h"
#include "app/matchline.h"
#include "app/reader.h"

#include <QDateTime>

#include <algorithm>
#include <atomic>

namespace app {

namespace {

constexpr int kPage = 40; // rows: more than a screen of them
constexpr int kMonth = 30; // days

} // namespace

HistoryModel::HistoryModel(QObject *parent)
    : QAbstractListModel(parent)
    , m_newest(std::make_shared<std::atomic<int>>(0))
{
    Context &context = Context::current();
    connect(&context.storage(), &Storage::stateChanged, this, &HistoryModel::refresh);
    connect(&context.storage(), &Storage::changedElsewhere, this, &HistoryModel::refresh);
    connect(&context.language(), &Language::changed, this, [this] {
        if (!m_lines.empty())
            emit dataChanged(index(0), index(int(m_lines.size()) - 1));
    });
    restart();
}

int HistoryModel::narrowed() const
{
    const auto used = {&m_filter.edition, &m_filter.mode, &m_filter.state, &m_time};
    return int(std::ranges::count_if(used, [](const QString *each) { return !each->isEmpty(); }));
}

bool HistoryModel::isFiltered() const
{
    return !m_filter.text.isEmpty() || !m_filter.player.isEmpty() || narrowed() > 0;
}

void HistoryModel::setTime(const QString &time)
{
    if (m_time == time)
        return;
    m_time = time;
    m_filter.from.reset();
    m_filter.until.reset();
    if (time == QLatin1String("month")) {
        m_filter.from = QDate::currentDate().addDays(-kMonth).startOfDay().toMSecsSinceEpoch();
    } else if (const int year = time.toInt(); year > 0) {
        m_filter.from = QDate(year, 1, 1).startOfDay().toMSecsSinceEpoch();
        m_filter.until = QDate(year + 1, 1, 1).startOfDay().toMSecsSinceEpoch();
    }
    emit filterChanged();
    restart();
}

void HistoryModel::clearFilter()
{
    const bool bin = m_filter.inBin;
    m_filter = {};
    m_filter.inBin = bin;
    m_time.clear();
    emit filterChanged();
    restart();
}

QString HistoryModel::idAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_lines[std::size_t(row)].entry.id : QString();
}

void HistoryModel::restart() { ask({}, kPage); }

void HistoryModel::refresh() { ask({}, std::max(kPage, rowCount())); }

bool HistoryModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next && !m_asking;
}

void HistoryModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask(m_next, kPage);
}

store::Result<HistoryModel::Page> HistoryModel::read(store::Database &database,
                                                     const store::HistoryFilter &filter,
                                                     const std::optional<store::HistoryPlace> &after,
                                                     int most)
{
    auto found = store::history(database, filter, after, most);
    if (!found)
        return tl::unexpected(found.error());
    Page page;
    page.next = found->next;
    for (store::HistoryEntry &entry : found->entries) {
        auto course = store::course(database, entry.key);
        if (!course)
            return tl::unexpected(course.error());
        page.lines.push_back({std::move(entry), std::move(*course)});
    }
    if (after)
        return page;
    const auto total = store::countMatches(database, filter);
    if (!total)
        return tl::unexpected(total.error());
    page.total = *total;
    return page;
}

void HistoryModel::ask(const std::optional<store::HistoryPlace> &after, int most)
{
    if (!Context::current().storage().database()) {
        take(store::Result<Page>(Page{{}, {}, 0}), false); // why, the page itself says
        return;
    }
    m_asking = true;
    const int mine = ++*m_newest;
    Reader::ours().ask(
        this,
        [filter = m_filter, after, most, mine, newest = m_newest](store::Database &database) {
            return *newest == mine ? read(database, filter, after, most) : store::Result<Page>(Page());
        },
        [this, mine, more = after.has_value()](const store::Result<Page> &page) {
            if (*m_newest == mine)
                take(page, more);
        });
}

void HistoryModel::take(const store::Result<Page> &page, bool more)
{
    m_asking = false;
    m_loaded = true;
    m_trouble = page ? QString() : sentence(page.error());
    if (page && more) {
        m_next = page->next;
        beginInsertRows({}, rowCount(), rowCount() + int(page->lines.size()) - 1);
        m_lines.insert(m_lines.end(), page->lines.begin(), page->lines.end());
        endInsertRows();
    } else if (page) {
        m_next = page->next;
        m_total = page->total.value_or(0);
        m_bare = m_total == 0 && !isFiltered();
        show(*page);
    }
    emit changed();
}

// Where the same matches are there as before, a view stays where it is.
void HistoryModel::show(const Page &page)
{
    const bool same = std::ranges::equal(
        m_lines, page.lines, {}, [](const Line &line) { return line.entry.id; },
        [](const Line &line) { return line.entry.id; });
    if (same) {
        m_lines = page.lines;
        if (!m_lines.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_lines = page.lines;
    endResetModel();
}

} // namespace app
