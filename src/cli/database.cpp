// Opening for a command.
#include "cli/database.h"

#include "cli/progressline.h"
#include "cli/storeerrors.h"
#include "store/opening.h"

#include <QFile>

namespace cli {

namespace {

const QString kDatabase = QStringLiteral("database");

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Database)
};

} // namespace

void addDatabase(CommandLine &line)
{
    //: Help of an option of the command line.
    const QString description = Texts::tr("The file with the matches; without it, the app’s own.");
    line.parser.addOption({kDatabase, description, QStringLiteral("FILE")});
}

QString databasePath(const CommandLine &line)
{
    const QString given = line.parser.value(kDatabase);
    return given.isEmpty() ? store::defaultPath() : given;
}

std::unique_ptr<store::Database> openDatabase(const CommandLine &line, Missing missing)
{
    const bool given = line.parser.isSet(kDatabase);
    const QString path = databasePath(line);
    if (given && missing == Missing::Refuse && !QFile::exists(path)) {
        //: %1 is a file's name.
        complain(Texts::tr("There is no file “%1”.").arg(path));
        return nullptr;
    }
    const store::Place place = given ? store::Place::Given : store::Place::Own;
    auto database = withProgress([&](const store::Progress &) { return store::open(path, place); });
    if (!database) {
        fail(database.error());
        return nullptr;
    }
    return std::move(*database);
}

int fail(const store::Error &error, const QString &language)
{
    complain(sentence(error, words::Language(language)));
    return error.code == store::ErrorCode::Cancelled ? kStopped : kRefused;
}

} // namespace cli
