// CSV as RFC 4180 wants it.
#include "store/results.h"

#include "store/ids.h"
#include "store/transaction.h"

namespace store {

using namespace Qt::StringLiterals;

namespace {

// Text from people; a spreadsheet would work out what begins like a formula, and so does not with an
// apostrophe before it.
QString plainText(const QString &text)
{
    static const QString kBegins = u"=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20"_s; // the wide ones too
    return !text.isEmpty() && kBegins.contains(text.front()) ? u'\'' + text : text;
}

QString field(const QString &text)
{
    if (!text.contains(u'"') && !text.contains(u',') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    QString quoted = text;
    return u'"' + quoted.replace(u'"', u"\"\""_s) + u'"';
}

QString line(const QStringList &fields)
{
    QStringList quoted;
    for (const QString &each : fields)
        quoted << field(each);
    return quoted.join(u',') + u"\r\n"_s;
}

constexpr int kStarted = 1; // column
bool isNumber(const Row &row, int column) { return row.value(column).typeId() != QMetaType::QString; }

const QString kRows =
    u"SELECT m.id, m.started, m.edition, m.mode, m.target, m.state, r.number, r.state, r.side, "
    u"r.how, d.name, p.id, p.name, s.said, s.cards, s.points, s.gain "
    u"FROM match m JOIN round r ON r.match = m.key AND r.state <> 'open' "
    u"JOIN score s ON s.match = m.key AND s.round = r.number "
    u"JOIN standing t ON t.match = m.key AND t.roll = s.roll JOIN player p ON p.key = t.player "
    u"JOIN standing dt ON dt.match = m.key AND dt.roll = r.dealer JOIN player d ON d.key = dt.player "
    u"WHERE %1 ORDER BY m.started, m.id, r.number, s.roll"_s;

} // namespace

Result<> writeResults(Database &database, QIODevice &device, const QStringList &matches)
{
    auto transaction = Transaction::begin(database, Transaction::Kind::Read);
    if (!transaction)
        return tl::unexpected(transaction.error());
    bool good = true;
    const auto write = [&](const QStringList &fields) {
        const QByteArray bytes = line(fields).toUtf8();
        good = good && device.write(bytes) == bytes.size();
    };
    write({u"match"_s, u"started"_s, u"edition"_s, u"mode"_s, u"target"_s, u"state"_s, u"round"_s,
           u"round_state"_s, u"side"_s, u"how"_s, u"dealer"_s, u"player"_s, u"name"_s, u"said"_s, u"cards"_s,
           u"points"_s, u"gain"_s});
    const auto row = [&](const Row &each) {
        QStringList fields;
        for (int column = 0; column < 17; ++column)
            fields << (column == kStarted           ? isoTime(each.integer(column))
                           : isNumber(each, column) ? each.text(column)
                                                    : plainText(each.text(column)));
        write(fields);
    };
    Result<> read;
    if (matches.isEmpty())
        read = database.each(kRows.arg(u"m.binned IS NULL"_s), {}, row);
    for (const QString &id : matches) {
        if (read)
            read = database.each(kRows.arg(u"m.id = ?"_s), {id}, row);
    }
    if (read && !good)
        return failure(ErrorCode::FileUnwritable, device.errorString());
    return read;
}

} // namespace store
