// Copies, checks and a file to try things with.
#include "cli/upkeep.h"

#include "cli/database.h"
#include "cli/progressline.h"
#include "store/backup.h"
#include "store/filling.h"
#include "store/history.h"
#include "store/verify.h"

namespace cli {

namespace {

using namespace Qt::StringLiterals;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Upkeep)
};

// The one argument of a command; empty where it is missing, which has been said then.
QString onlyArgument(const CommandLine &line, const QString &placeholder)
{
    QString argument = line.parser.positionalArguments().value(0);
    if (argument.isEmpty())
        //: A command was called without its argument. %1 is what its help calls it.
        complain(Texts::tr("%1 is missing.").arg(placeholder));
    return argument;
}

int runBackup(const QStringList &arguments)
{
    //: Help of flipside-cli backup.
    CommandLine line(u"backup"_s,
                     Texts::tr("Writes a consistent copy of the database, also while it is in use."));
    addDatabase(line);
    //: Help of an argument of the command line.
    line.parser.addPositionalArgument(u"FILE"_s, Texts::tr("The copy; it must not exist yet."));
    if (const auto status = line.parse(arguments, 1))
        return *status;
    const QString file = onlyArgument(line, u"FILE"_s);
    if (file.isEmpty())
        return kUsage;
    const auto database = openDatabase(line, Missing::Refuse);
    if (!database)
        return kRefused;
    const auto copied =
        withProgress([&](const store::Progress &) { return store::copyInto(*database, file); });
    return copied ? kDone : fail(copied.error());
}

int runRestore(const QStringList &arguments)
{
    //: Help of flipside-cli restore.
    CommandLine line(u"restore"_s,
                     Texts::tr("Puts a backup in the place of the database. The backup is checked first, and "
                               "what it replaces is kept beside it."));
    addDatabase(line);
    //: Help of an argument of the command line.
    line.parser.addPositionalArgument(u"FILE"_s, Texts::tr("The backup."));
    if (const auto status = line.parse(arguments, 1))
        return *status;
    const QString file = onlyArgument(line, u"FILE"_s);
    if (file.isEmpty())
        return kUsage;
    const QString path = databasePath(line);
    const auto restored = withProgress([&](const store::Progress &) { return store::restore(file, path); });
    if (!restored)
        return fail(restored.error());
    if (!restored->kept.isEmpty())
        //: %1 is a file.
        say(Texts::tr("Restored. What was there before is kept as “%1”.").arg(restored->kept));
    else
        say(Texts::tr("Restored."));
    return kDone;
}

int runVerify(const QStringList &arguments)
{
    //: Help of flipside-cli verify.
    CommandLine line(u"verify"_s,
                     Texts::tr("Recalculates from the journals what history and stats show, and says whether "
                               "it is identical or what differs first."));
    addDatabase(line);
    if (const auto status = line.parse(arguments, 0))
        return *status;
    const auto database = openDatabase(line, Missing::Refuse);
    if (!database)
        return kRefused;
    const auto verified =
        withProgress([&](const auto &progress) { return store::verify(*database, progress); });
    if (!verified)
        return fail(verified.error());
    if (!verified->first) {
        //: What flipside-cli verify found. %1 and %2 are numbers.
        say(Texts::tr("identical (matches: %1, events: %2)").arg(verified->matches).arg(verified->events));
        return kDone;
    }
    if (verified->different > 1)
        //: What flipside-cli verify found, before the first of them. %1 is a number.
        say(Texts::tr("matches that differ: %1").arg(verified->different));
    const store::Difference &first = *verified->first;
    if (first.isAltered()) {
        const QString what = (first.match + u' ' + first.row).trimmed();
        //: What flipside-cli verify found. %1 is an id and a place in a table.
        say(Texts::tr("altered: %1 is not what was written. “flipside-cli restore” restores a backup; "
                      "“flipside-cli rebuild” takes it as it is now.")
                .arg(what));
        return kRefused;
    }
    const QString where = first.column.isEmpty() ? first.row : first.row + u' ' + first.column;
    //: What flipside-cli verify found. %1 is an id, %2 a place in a table, %3 and %4 what stands there.
    say(Texts::tr("different: match %1, %2: stored “%3”, the journal says “%4”")
            .arg(first.match, where, first.stored, first.expected));
    return kRefused;
}

int runRebuild(const QStringList &arguments)
{
    //: Help of flipside-cli rebuild.
    CommandLine line(
        u"rebuild"_s,
        Texts::tr("Recalculates from the journals what history and stats show, and repairs what differs."));
    addDatabase(line);
    if (const auto status = line.parse(arguments, 0))
        return *status;
    const auto database = openDatabase(line, Missing::Refuse);
    if (!database)
        return kRefused;
    const auto rebuilt = stoppable([&](const auto &progress) { return store::rebuild(*database, progress); });
    if (!rebuilt)
        return fail(rebuilt.error());
    //: What flipside-cli rebuild did. %1 is a number of matches.
    say(Texts::tr("repaired: %1").arg(rebuilt->mended));
    for (const QString &what : std::as_const(rebuilt->altered))
        //: What flipside-cli rebuild did. %1 is an id and a place in a table.
        complain(Texts::tr("altered: %1 is not what was written. It was taken as it is now.").arg(what));
    for (const store::Error &broken : rebuilt->broken)
        (void)fail(broken);
    return rebuilt->broken.empty() ? kDone : kRefused;
}

int runDemo(const QStringList &arguments)
{
    //: Help of flipside-cli demo.
    CommandLine line(u"demo"_s,
                     Texts::tr("Fills a new database with simulated matches, for trying things out. The same "
                               "number and seed give the same matches."));
    //: Help of an option of the command line.
    line.parser.addOption({u"seed"_s, Texts::tr("Another number, other matches."), u"S"_s, u"1"_s});
    addDatabase(line);
    //: Help of an argument of the command line.
    line.parser.addPositionalArgument(u"N"_s, Texts::tr("How many matches."));
    if (const auto status = line.parse(arguments, 1))
        return *status;
    const QString text = onlyArgument(line, u"N"_s);
    if (text.isEmpty())
        return kUsage;
    bool countGood = false;
    bool seedGood = false;
    const int count = text.toInt(&countGood);
    const quint64 seed = line.parser.value(u"seed"_s).toULongLong(&seedGood);
    if (!countGood || !seedGood || count < 1 || count > 1'000'000) {
        complain(Texts::tr("N is a number from 1 to 1000000, S a number."));
        return kUsage;
    }
    const auto database = openDatabase(line, Missing::Make);
    if (!database)
        return kRefused;
    const auto empty = store::isEmpty(*database);
    if (!empty)
        return fail(empty.error());
    if (!*empty) {
        //: %1 is a file.
        complain(Texts::tr("“%1” is not empty; name a new file with --database.").arg(database->path()));
        return kRefused;
    }
    const auto filled = stoppable(
        [&](const auto &progress) { return store::fillWithDemo(*database, count, seed, progress); });
    return filled ? kDone : fail(filled.error());
}

} // namespace

const Command kBackup{"backup", "cli::Upkeep",
                      //: What flipside-cli backup does, in the list of its commands.
                      QT_TRANSLATE_NOOP("cli::Upkeep", "copy the database"), runBackup};
const Command kRestore{"restore", "cli::Upkeep",
                       //: What flipside-cli restore does, in the list of its commands.
                       QT_TRANSLATE_NOOP("cli::Upkeep", "restore a backup"), runRestore};
const Command kVerify{"verify", "cli::Upkeep",
                      //: What flipside-cli verify does, in the list of its commands.
                      QT_TRANSLATE_NOOP("cli::Upkeep", "compare what is shown with the journals"), runVerify};
const Command kRebuild{"rebuild", "cli::Upkeep",
                       //: What flipside-cli rebuild does, in the list of its commands.
                       QT_TRANSLATE_NOOP("cli::Upkeep", "repair what is shown, from the journals"),
                       runRebuild};
const Command kDemo{"demo", "cli::Upkeep",
                    //: What flipside-cli demo does, in the list of its commands.
                    QT_TRANSLATE_NOOP("cli::Upkeep", "fill a new database with simulated matches"), runDemo};

} // namespace cli
