// The same records as on screen: how much, whose, when, and where in which match.
#include "cli/tablerecords.h"

#include "cli/command.h"
#include "cli/json.h"
#include "cli/listing.h"
#include "store/ids.h"
#include "store/records.h"

namespace cli {

namespace {

using namespace Qt::StringLiterals;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::TableRecords)
};

std::string_view codeOf(store::Feat feat)
{
    switch (feat) {
    case store::Feat::HighestRound: return "highestRound";
    case store::Feat::LongestMatch: return "longestMatch";
    case store::Feat::BiggestComeback: return "biggestComeback";
    case store::Feat::MostDrawn: return "mostDrawn";
    case store::Feat::LongestHand: return "longestHand";
    }
    Q_UNREACHABLE();
}

QString textOf(const store::TableRecord &record)
{
    switch (record.feat) {
    //: A record of the table: most points that somebody collected in one round
    case store::Feat::HighestRound: return Texts::tr("highest round: %n point(s)", "", record.value);
    //: A record of the table: the match with the most rounds
    case store::Feat::LongestMatch: return Texts::tr("longest match: %n round(s)", "", record.value);
    //: A record of the table: somebody was so far behind, and won
    case store::Feat::BiggestComeback: return Texts::tr("biggest comeback: %n point(s)", "", record.value);
    //: A record of the table: most cards that somebody had to draw at one go
    case store::Feat::MostDrawn: return Texts::tr("most drawn at once: %n card(s)", "", record.value);
    //: A record of the table: most cards that somebody held
    case store::Feat::LongestHand: return Texts::tr("biggest hand: %n card(s)", "", record.value);
    }
    Q_UNREACHABLE();
}

void tell(const store::RecordSet &set)
{
    const store::TableRecord &record = set.record;
    say(u"  %1  %2  %3  %4"_s.arg(textOf(record), record.player.isEmpty() ? peopleOf(set.match) : record.name,
                                  localTime(record.started), record.at.match));
}

void write(const store::RecordSet &set)
{
    const store::TableRecord &record = set.record;
    JsonWriter json;
    json.beginObject().text("record", codeOf(record.feat)).number("value", record.value);
    if (record.player.isEmpty())
        writePeople(json, set.match);
    else
        json.text("id", record.player.toStdString()).text("name", record.name.toStdString());
    json.text("match", record.at.match.toStdString()).number("event", record.at.event);
    json.text("started", store::isoTime(record.started).toStdString());
    say(json.endObject().json());
}

} // namespace

store::Result<> tellRecords(store::Database &database, bool json, const store::Progress &progress)
{
    bool first = true;
    for (int i = 0; i < store::kFeatCount; ++i) {
        const auto set = store::recordSet(database, store::Feat(i), [&](qint64 done, qint64 total) {
            return progress(i * total + done, store::kFeatCount * total);
        });
        if (!set)
            return tl::unexpected(set.error());
        if (!*set)
            continue;
        if (!json && first)
            //: Heading over the records of all matches.
            say(Texts::tr("Table records"));
        first = false;
        (json ? write : tell)(**set);
    }
    return {};
}

} // namespace cli
