// Each record is a question of its own, shown when it is answered.
#include "app/players/tablerecords.h"

#include "app/match/matchline.h"
#include "app/shell/context.h"
#include "app/shell/databasereader.h"

#include <QCoreApplication>

namespace app {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(TableRecords)
};

QString titleOf(store::Feat feat)
{
    switch (feat) {
    //: A record: most points that somebody collected in one round
    case store::Feat::HighestRound: return Texts::tr("Highest round");
    //: A record: the match with the most rounds
    case store::Feat::LongestMatch: return Texts::tr("Longest match");
    //: A record: somebody was so far behind, and won
    case store::Feat::BiggestComeback: return Texts::tr("Biggest comeback");
    //: A record: most cards that somebody had to draw at one go
    case store::Feat::MostDrawn: return Texts::tr("Most cards drawn at once");
    //: A record: most cards that somebody held
    case store::Feat::LongestHand: return Texts::tr("Biggest hand");
    }
    Q_UNREACHABLE();
}

QString unitOf(const store::TableRecord &record)
{
    switch (record.feat) {
    //: Below the number of a record; the number itself stands above
    case store::Feat::HighestRound: return Texts::tr("point(s)", nullptr, record.value);
    //: Below the number of a record; the number itself stands above
    case store::Feat::LongestMatch: return Texts::tr("round(s)", nullptr, record.value);
    //: Below the number of a record; the number itself stands above
    case store::Feat::BiggestComeback: return Texts::tr("point(s) behind", nullptr, record.value);
    //: Below the number of a record; the number itself stands above
    case store::Feat::MostDrawn:
    case store::Feat::LongestHand: return Texts::tr("card(s)", nullptr, record.value);
    }
    Q_UNREACHABLE();
}

} // namespace

TableRecords::TableRecords()
    : TableRecords(Context::current().storage(), Context::current().language())
{ }

TableRecords::TableRecords(Storage &storage, Language &language)
    : m_storage(storage)
{
    connect(&language, &Language::changed, this, [this] {
        if (!m_records.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
    });
    refresh();
}

int TableRecords::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_records.size());
}

QHash<int, QByteArray> TableRecords::roleNames() const
{
    return {{Title, "title"},     {Value, "value"}, {Unit, "unit"}, {Who, "who"},
            {Company, "company"}, {When, "when"},   {Mark, "mark"}, {ColorIndex, "colorIndex"},
            {MatchId, "matchId"}, {Event, "event"}};
}

QVariant TableRecords::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto &[record, match] = m_records[std::size_t(index.row())];
    const bool everybodys = record.player.isEmpty();
    switch (role) {
    case Title: return titleOf(record.feat);
    case Value: return record.value;
    case Unit: return unitOf(record);
    case Who: return everybodys ? winnerLine(match) : record.name;
    case Company: return everybodys ? companyLine(match) : QString();
    case When: return wholeDay(record.started);
    case Mark: return record.mark - 1;
    case ColorIndex: return record.color - 1;
    case MatchId: return record.at.match;
    case Event: return record.at.event;
    default: return {};
    }
}

void TableRecords::refresh()
{
    beginResetModel();
    m_records.clear();
    m_answered = 0;
    m_percent = 0;
    m_trouble.clear();
    endResetModel();
    emit changed();
    if (!m_storage.database())
        return;
    for (int i = 0; i < store::kFeatCount; ++i) {
        m_storage.reader().ask(
            this,
            [i](store::Database &database, const store::Progress &progress) {
                return store::recordSet(database, store::Feat(i), progress);
            },
            [this](const store::Result<std::optional<store::RecordSet>> &record) {
                ++m_answered;
                m_percent = 0;
                if (!record)
                    m_trouble = sentence(record.error());
                else if (*record)
                    append(**record);
                emit changed();
            },
            [this](qint64 done, qint64 total) {
                m_percent = total > 0 ? int(100 * done / total) : 0;
                emit changed();
            });
    }
}

void TableRecords::append(const store::RecordSet &record)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_records.push_back(record);
    endInsertRows();
}

} // namespace app
