// Out to standard output, in from files.
#include "cli/exchange.h"

#include "cli/database.h"
#include "cli/listing.h"
#include "cli/progressline.h"
#include "store/archive.h"
#include "store/checksums.h"
#include "store/history.h"
#include "store/importing.h"
#include "store/record.h"
#include "store/results.h"
#include "store/syncing.h"

#include <QIODevice>

namespace cli {

namespace {

using namespace Qt::StringLiterals;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Exchange)
};

class StandardOutput : public QIODevice {
protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *bytes, qint64 size) override
    {
        return put({bytes, std::size_t(size)}) ? size : -1;
    }
};

std::optional<QStringList> matchesOf(store::Database &database, const QStringList &beginnings)
{
    QStringList ids;
    for (const QString &beginning : beginnings) {
        const auto id = matchNamed(database, beginning);
        if (!id)
            return std::nullopt;
        ids << *id;
    }
    return ids;
}

store::Result<> write(store::Database &database, QIODevice &out, const CommandLine &line,
                      const QStringList &ids, const store::Progress &progress)
{
    if (line.parser.isSet(u"csv"_s))
        return store::writeResults(database, out, ids);
    if (line.parser.isSet(u"archive"_s))
        return store::writeArchive(database, out, ids, progress);
    const auto record = store::writeRecord(database, ids.first());
    if (!record)
        return tl::unexpected(record.error());
    if (out.write(*record) != record->size())
        return store::failure(store::ErrorCode::FileUnwritable, out.errorString(), u"-"_s);
    return {};
}

// Says what is not what was written once; false where that cannot be read.
bool warnIfAltered(store::Database &database, const QStringList &ids)
{
    const auto altered =
        withProgress([&](const store::Progress &) { return store::firstAltered(database, ids); });
    if (!altered)
        (void)fail(altered.error());
    else if (*altered)
        //: An export. %1 is an id and a place in a table.
        complain(Texts::tr("altered: %1 is not what was written. It is exported as it is now; “flipside-cli "
                           "restore” restores a backup.")
                     .arg(((*altered)->match + u' ' + (*altered)->row).trimmed()));
    return altered.has_value();
}

int runExport(const QStringList &arguments)
{
    //: Help of flipside-cli export.
    CommandLine line(
        u"export"_s,
        Texts::tr("Writes a match as a record to standard output; or, with an option, all matches or "
                  "those named as an archive or as a table. Matches in the bin are left out unless "
                  "they are named."));
    //: Help of an option of the command line.
    line.parser.addOption({u"archive"_s, Texts::tr("Everything as one archive in JSON Lines.")});
    //: Help of an option of the command line.
    line.parser.addOption(
        {u"csv"_s, Texts::tr("The results as comma-separated values, one row per round and player.")});
    //: Help of an option of the command line.
    line.parser.addOption(
        {{u"o"_s, u"output"_s},
         Texts::tr("Write to this file, which must not exist yet; it gets its name once it is complete."),
         u"FILE"_s});
    addDatabase(line);
    //: Help of an argument of the command line.
    line.parser.addPositionalArgument(u"ID"_s, Texts::tr("Match ids; the first few characters are enough."),
                                      u"[ID…]"_s);
    if (const auto status = line.parse(arguments))
        return *status;
    const QStringList named = line.parser.positionalArguments();
    const bool archive = line.parser.isSet(u"archive"_s);
    const bool table = line.parser.isSet(u"csv"_s);
    if ((archive && table) || (!archive && !table && named.size() != 1)) {
        complain(Texts::tr("A record holds one match; for several, use --archive or --csv, not both."));
        return kUsage;
    }
    const auto database = openDatabase(line, Missing::Refuse);
    if (!database)
        return kRefused;
    const auto ids = matchesOf(*database, named);
    if (!ids)
        return kRefused;
    if (!table && !warnIfAltered(*database, *ids))
        return kRefused;
    if (const QString file = line.parser.value(u"output"_s); !file.isEmpty()) {
        const auto written = stoppable([&](const auto &progress) {
            return store::writeFile(
                file, false, [&](QIODevice &out) { return write(*database, out, line, *ids, progress); });
        });
        return written ? kDone : fail(written.error());
    }
    StandardOutput out;
    out.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    const auto written =
        withProgress([&](const auto &progress) { return write(*database, out, line, *ids, progress); },
                     ProgressLine::beside(stdout));
    if (!isHeard())
        return kFailed; // said when the program ends
    return written ? kDone : fail(written.error());
}

void report(const QString &file, const store::Imported &imported)
{
    QStringList parts;
    //: What an import did. %1 is a number of matches.
    parts << Texts::tr("matches added: %1").arg(imported.added);
    if (imported.extended > 0)
        //: What an import did: matches that were here and went on elsewhere. %1 is a number of matches.
        parts << Texts::tr("continued: %1").arg(imported.extended);
    if (imported.known > 0)
        //: What an import did. %1 is a number of matches.
        parts << Texts::tr("known already: %1").arg(imported.known);
    say(u"%1: %2"_s.arg(file, parts.join(u", "_s)));
    if (imported.mayLackItsEnd)
        //: %1 is a file.
        complain(Texts::tr(
                     "“%1” does not say where it ends, as archives did in the past: something may be missing "
                     "from it.")
                     .arg(file));
    for (const QString &id : imported.leftOut)
        //: %1 is a file, %2 the id of a match.
        complain(
            Texts::tr("“%1”: the match %2 was left out: a name in it has characters that cannot be seen.")
                .arg(file, id));
    for (const QString &id : imported.different)
        //: %1 is a file, %2 the id of a match.
        complain(Texts::tr("“%1”: the match %2 differs from the one saved here, which was not changed.")
                     .arg(file, id));
}

int stopped(const QString &file)
{
    //: Ctrl+C was pressed during an import. %1 is a file.
    complain(
        Texts::tr("Stopped. What was added from “%1” until then stays; the same import again adds the rest.")
            .arg(file));
    return kStopped;
}

int runImport(const QStringList &arguments)
{
    //: Help of flipside-cli import.
    CommandLine line(u"import"_s,
                     Texts::tr("Imports records and archives. A file is read and refereed to its end before "
                               "anything is written; what is here is never overwritten, and importing the "
                               "same file again changes nothing."));
    addDatabase(line);
    //: Help of an argument of the command line.
    line.parser.addPositionalArgument(u"FILE"_s, Texts::tr("Records (.flip) or archives."), u"FILE…"_s);
    if (const auto status = line.parse(arguments))
        return *status;
    const QStringList files = line.parser.positionalArguments();
    if (files.isEmpty()) {
        complain(Texts::tr("Which file?"));
        return kUsage;
    }
    const auto database = openDatabase(line, Missing::Make);
    if (!database)
        return kRefused;
    int status = kDone;
    for (const QString &file : files) {
        const auto imported =
            stoppable([&](const auto &progress) { return store::importFile(*database, file, progress); });
        if (imported)
            report(file, *imported);
        else if (imported.error().code == store::ErrorCode::Cancelled)
            status = stopped(file);
        else
            status = fail(imported.error(), line.language());
        if (imported && !(imported->different.isEmpty() && imported->leftOut.isEmpty()))
            status = kRefused;
        if (status == kStopped)
            break;
    }
    return status;
}

} // namespace

const Command kExport{"export", "cli::Exchange",
                      //: What flipside-cli export does, in the list of its commands.
                      QT_TRANSLATE_NOOP("cli::Exchange", "write matches as records, archive or table"),
                      runExport};
const Command kImport{"import", "cli::Exchange",
                      //: What flipside-cli import does, in the list of its commands.
                      QT_TRANSLATE_NOOP("cli::Exchange", "import records and archives"), runImport};

} // namespace cli
