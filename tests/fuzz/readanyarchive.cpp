// Reads, referees, and holds what is taken against what an archive promises: a sound one is taken with its
// end, and not without a part of it.
#include "readanyarchive.h"

#include "store/archive.h"
#include "store/merging.h"
#include "store/names.h"

#include <QBuffer>
#include <QCryptographicHash>

namespace {

struct Read {
    bool isTaken = false; // to its end
    bool hasEnd = false;
    std::string objection;
};

std::string objectionTo(store::ForeignMatch &match)
{
    const bool hasGoodNames = store::hasGoodNames(match);
    const auto fold = store::refereed(match);
    if (!fold)
        return fold.error().line > 0 ? "" : "a refusal without a line";
    for (const std::string &name : fold->names()) {
        if (hasGoodNames && !store::checkedName(store::toQt(name)))
            return "a name that is none: " + name;
    }
    const std::vector<store::JournalLine> lines = match.lines;
    const auto again = store::refereed(match);
    if (!again || !(again->state() == fold->state()) || !(match.lines == lines))
        return "written and refereed as something else";
    return {};
}

std::string objectionTo(store::ArchiveItem &item)
{
    if (auto *match = std::get_if<store::ForeignMatch>(&item))
        return objectionTo(*match);
    const auto *player = std::get_if<store::ForeignPlayer>(&item);
    const QString &name = player ? player->entry.name : std::get<store::Group>(item).name;
    return store::checkedName(name) ? "" : "a name that is none: " + name.toStdString();
}

Read read(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    store::ArchiveReader reader(buffer, {});
    Read all;
    const auto fail = [&](const store::Error &error) {
        if (error.line < 1)
            all.objection = "an error without a line";
        return all;
    };
    if (const auto begun = reader.begin(); !begun)
        return fail(begun.error());
    while (true) {
        auto item = reader.next();
        if (!item)
            return fail(item.error());
        if (!*item)
            break;
        all.objection = objectionTo(**item);
        if (!all.objection.empty())
            return all;
    }
    all.isTaken = true;
    all.hasEnd = reader.hasEnd();
    return all;
}

} // namespace

QByteArray withEnd(const QByteArray &bytes)
{
    QByteArray whole = "{\"ends\":true,\"flipside\":\"archive\",\"version\":1}\n";
    int players = 0;
    int groups = 0;
    int matches = 0;
    for (const QByteArray &line : bytes.split('\n').mid(1)) {
        const qsizetype quote = line.indexOf('"'); // JSON may have spaces before it
        const QByteArray kind = line.mid(quote + 1, line.indexOf('"', quote + 1) - quote - 1);
        if (line.isEmpty() || kind == "end")
            break;
        players += int(kind == "player");
        groups += int(kind == "group");
        matches += int(kind == "match");
        whole += line + '\n';
    }
    const QByteArray sum = QCryptographicHash::hash(whole, QCryptographicHash::Sha256).toHex();
    return whole + "{\"end\":{\"groups\":" + QByteArray::number(groups)
        + ",\"matches\":" + QByteArray::number(matches) + ",\"players\":" + QByteArray::number(players)
        + ",\"sha256\":\"" + sum + "\"}}\n";
}

std::string readAnyArchive(const QByteArray &bytes)
{
    const Read given = read(bytes);
    if (!given.objection.empty() || !given.isTaken)
        return given.objection;
    const QByteArray whole = withEnd(bytes);
    const Read complete = read(whole);
    if (!complete.objection.empty())
        return complete.objection;
    if (!complete.isTaken || !complete.hasEnd)
        return bytes.contains("\\u") ? "" : "whole, and refused"; // kinds of lines may be spelt with escapes
    QByteArray spoilt = whole;
    const auto place = qsizetype(qHash(bytes, 0) % std::size_t(whole.lastIndexOf("{\"end\"")));
    spoilt[place] = char(spoilt[place] ^ 1);
    if (read(spoilt).isTaken)
        return "changed, and taken";
    if (read(whole.first(place)).isTaken)
        return "cut off, and taken";
    return {};
}
