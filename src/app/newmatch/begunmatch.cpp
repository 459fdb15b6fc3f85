// Written as JSON. Each value is checked when it is read, as people can edit the file.
#include "app/newmatch/begunmatch.h"

#include "notation/names.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace app {

namespace {

constexpr QLatin1String kSeats("seats");
constexpr QLatin1String kId("id");
constexpr QLatin1String kName("name");
constexpr QLatin1String kMark("mark");
constexpr QLatin1String kColor("color");
constexpr QLatin1String kDealer("dealer");
constexpr QLatin1String kPlayed("played");
constexpr QLatin1String kSheet("sheet");
constexpr QLatin1String kTally("tally");
constexpr QLatin1String kTarget("target");
constexpr QLatin1String kTyped("typed");

} // namespace

QString textOf(const BegunMatch &begun)
{
    QJsonArray seats;
    for (const store::PlayerEntry &seat : begun.seats)
        seats.append(
            QJsonObject{{kId, seat.id}, {kName, seat.name}, {kMark, seat.mark}, {kColor, seat.color}});
    const QJsonObject all{
        {kSeats, seats},       {kDealer, begun.dealer}, {kPlayed, defaultsText(begun.played)},
        {kSheet, begun.sheet}, {kTally, begun.tally},   {kTarget, begun.target},
        {kTyped, begun.typed}};
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
}

std::optional<BegunMatch> begunFrom(const QString &text)
{
    const QJsonObject all = QJsonDocument::fromJson(text.toUtf8()).object();
    const auto played = parseDefaults(all[kPlayed].toString());
    if (!played)
        return std::nullopt;
    BegunMatch begun;
    begun.played = *played;
    const QJsonArray seats = all[kSeats].toArray();
    for (const auto &value : seats) {
        store::PlayerEntry seat;
        seat.id = value[kId].toString();
        seat.name = value[kName].toString();
        seat.mark = value[kMark].toInt();
        seat.color = value[kColor].toInt();
        if (!notation::isName(seat.name.toStdString()))
            return std::nullopt;
        begun.seats.push_back(seat);
    }
    begun.dealer = all[kDealer].toInt(-1);
    begun.sheet = all[kSheet].toInt(-1);
    begun.tally = all[kTally].toBool();
    begun.target = all[kTarget].toInt(played->edition->target);
    begun.typed = all[kTyped].toString();
    return begun;
}

} // namespace app
