// Out to standard output, in from files.
#include "cli/exchange.h"

#include "cli/database.h"
#include "cli/progressline.h"
#include "store/archive.h"
#include "store/history.h"
#include "store/importing.h"
#include "store/record.h"
#include "store/results.h"

#include <QFile>

namespace cli {

namespace {

using namespace Qt::StringLiterals;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Exchange)
};

store::Result<QStringList> matchesOf(store::Database &database, const QStringList &beginnings)
{
    QStringList ids;
    for (const QString &beginning : beginnings) {
        const auto id = store::findMatch(database, beginning);
        if (!id)
            return tl::unexpected(id.error());
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
        {u"csv"_s, Texts::tr("The results as comma-separated values, a row a round and player.")});
    addDatabase(line);
    //: Help of an argument of the command line.
    line.parser.addPositionalArgument(u"ID"_s, Texts::tr("The matches; their beginnings are enough."),
                                      u"[ID…]"_s);
    if (const auto status = line.parse(arguments))
        return *status;
    const QStringList named = line.parser.positionalArguments();
    const bool archive = line.parser.isSet(u"archive"_s);
    const bool table = line.parser.isSet(u"csv"_s);
    if ((archive && table) || (!archive && !table && named.size() != 1)) {
        complain(Texts::tr("A record holds one match; for more, use --archive or --csv, not both."));
        return kUsage;
    }
    const auto database = openDatabase(line, Missing::Refuse);
    if (!database)
        return kRefused;
    const auto ids = matchesOf(*database, named);
    if (!ids)
        return fail(ids.error());
    QFile out;
    if (!out.open(stdout, QIODevice::WriteOnly))
        return kRefused;
    auto written =
        withProgress([&](const auto &progress) { return write(*database, out, line, *ids, progress); },
                     ProgressLine::beside(stdout));
    if (written && !out.flush())
        written = store::failure(store::ErrorCode::FileUnwritable, out.errorString(), u"-"_s);
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
    for (const QString &id : imported.different)
        //: %1 is a file, %2 the id of a match.
        complain(Texts::tr("“%1”: the match %2 differs from the one here, which was left as it is.")
                     .arg(file, id));
}

int runImport(const QStringList &arguments)
{
    //: Help of flipside-cli import.
    CommandLine line(
        u"import"_s,
        Texts::tr("Takes in records and archives. A file is read and refereed to its end before "
                  "anything is written; what is here is never overwritten, and the same file twice gives the "
                  "same as once."));
    addDatabase(line);
    line.addLanguage();
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
            withProgress([&](const auto &progress) { return store::importFile(*database, file, progress); });
        if (!imported)
            status = fail(imported.error(), line.language());
        else
            report(file, *imported);
        if (imported && !imported->different.isEmpty())
            status = kRefused;
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
