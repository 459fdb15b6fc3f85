// The list is read by the reader; entries are written on the GUI thread.
#include "app/players/peoplemodel.h"

#include "app/match/samename.h"
#include "app/shell/context.h"
#include "app/shell/databasereader.h"
#include "app/shell/speech.h"

#include <map>

namespace app {

PeopleModel::PeopleModel()
    : PeopleModel(Context::current().storage(), Context::current().language())
{ }

PeopleModel::PeopleModel(Storage &storage, Language &language)
    : m_storage(storage)
{
    connect(&storage, &Storage::stateChanged, this, &PeopleModel::refresh);
    connect(&storage, &Storage::changedElsewhere, this, &PeopleModel::refresh);
    connect(&language, &Language::changed, this, &PeopleModel::arrange);
    refresh();
}

int PeopleModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QHash<int, QByteArray> PeopleModel::roleNames() const
{
    return {{PlayerId, "playerId"}, {Name, "name"}, {Mark, "mark"},        {ColorIndex, "colorIndex"},
            {Second, "second"},     {Wins, "wins"}, {Archived, "archived"}};
}

QVariant PeopleModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Person &person = m_shown[std::size_t(index.row())];
    switch (role) {
    case PlayerId: return person.entry.id;
    case Name: return person.entry.name;
    case Mark: return person.entry.mark - 1;
    case ColorIndex: return person.entry.color - 1;
    case Second:
        if (person.attendance.matches == 0)
            //: In a list of people: somebody who has not played yet
            return tr("no match yet");
        //: In a list of people; %n is how many matches somebody has played
        return tr("%n match(es)", nullptr, person.attendance.matches);
    case Wins: return person.attendance.wins;
    case Archived: return person.entry.archived;
    default: return {};
    }
}

void PeopleModel::setArchived(bool archived)
{
    m_archived = archived;
    arrange();
}

int PeopleModel::hidden() const
{
    return int(std::ranges::count_if(m_everybody, [](const Person &one) { return one.entry.archived; }));
}

void PeopleModel::refresh()
{
    if (!m_storage.database()) {
        m_loaded = true;
        emit changed();
        return;
    }
    const auto ask = [](store::Database &database) -> store::Result<std::vector<Person>> {
        const auto players = store::players(database);
        const auto attendance = store::attendance(database);
        if (!players || !attendance)
            return tl::unexpected(players ? attendance.error() : players.error());
        std::map<QString, store::Attendance> present;
        for (const store::Attendance &each : *attendance)
            present.emplace(each.player, each);
        std::vector<Person> everybody;
        for (const store::PlayerEntry &entry : *players)
            everybody.push_back({entry, present[entry.id]});
        return everybody;
    };
    m_storage.reader().ask(this, ask, [this](const store::Result<std::vector<Person>> &everybody) {
        m_loaded = true;
        if (everybody)
            m_everybody = *everybody;
        m_trouble = everybody ? QString() : sentence(everybody.error());
        arrange();
    });
}

void PeopleModel::arrange()
{
    beginResetModel();
    m_shown.clear();
    for (const Person &person : m_everybody) {
        if (m_archived || !person.entry.archived)
            m_shown.push_back(person);
    }
    std::ranges::stable_sort(m_shown, [](const Person &a, const Person &b) {
        return std::tuple(a.entry.archived, -a.attendance.latest)
            < std::tuple(b.entry.archived, -b.attendance.latest);
    });
    endResetModel();
    emit changed();
}

bool PeopleModel::edit(const QString &id, const std::function<void(store::PlayerEntry &)> &change)
{
    store::Database *database = m_storage.database();
    if (!database)
        return false;
    auto entry = store::player(*database, id);
    if (!entry)
        return finish(tl::unexpected(entry.error()));
    change(*entry);
    const auto saved = store::save(*database, *entry);
    return finish(saved ? store::Result<>() : tl::unexpected(saved.error()));
}

bool PeopleModel::rename(const QString &id, const QString &name)
{
    return edit(id, [&](store::PlayerEntry &entry) { entry.name = name.simplified(); });
}

QString PeopleModel::namesake(const QString &id, const QString &name) const
{
    const auto found = std::ranges::find_if(m_shown, [&](const Person &each) {
        return each.entry.id != id && isSameName(each.entry.name, name.simplified());
    });
    return found == m_shown.end() ? QString() : found->entry.name;
}

bool PeopleModel::setLook(const QString &id, int mark, int colorIndex)
{
    return edit(id, [&](store::PlayerEntry &entry) {
        entry.mark = mark + 1;
        entry.color = colorIndex + 1;
    });
}

bool PeopleModel::archive(const QString &id, bool archived)
{
    return edit(id, [&](store::PlayerEntry &entry) { entry.archived = archived; });
}

bool PeopleModel::merge(const QString &from, const QString &into)
{
    store::Database *database = m_storage.database();
    return database && finish(store::merge(*database, from, into));
}

bool PeopleModel::finish(const store::Result<> &result)
{
    setTrouble(result ? QString() : sentence(result.error()));
    if (!result)
        return false;
    refresh();
    emit edited();
    return true;
}

void PeopleModel::setTrouble(const QString &trouble)
{
    m_trouble = trouble;
    emit changed();
}

} // namespace app
