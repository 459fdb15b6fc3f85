// flipside-cli: the referee, the store and the rulebook on a terminal.
#include "cli/exchange.h"
#include "cli/listing.h"
#include "cli/play.h"
#include "cli/referee.h"
#include "cli/rules.h"
#include "cli/stats.h"
#include "cli/upkeep.h"
#include "words/language.h"

#include <QTranslator>

#include <array>
#include <csignal>

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Main)
};

const std::array kCommands{&cli::kReferee, &cli::kRules,  &cli::kPlay,    &cli::kMatches, &cli::kShow,
                           &cli::kExport,  &cli::kImport, &cli::kPlayers, &cli::kStats,   &cli::kBackup,
                           &cli::kRestore, &cli::kVerify, &cli::kRebuild, &cli::kDemo};

QString help()
{
    //: Help of flipside-cli. FILE, COMMAND and so on are placeholders.
    QString text = Texts::tr("Usage: flipside-cli [--database FILE] COMMAND [OPTION…]\n\nThe referee of UNO "
                             "FLIP tables on a terminal. Commands:\n");
    for (const cli::Command *command : kCommands) {
        const QString summary = QCoreApplication::translate(command->context, command->summary);
        text += QStringLiteral("  %1  %2\n").arg(QString::fromLatin1(command->name), -10).arg(summary);
    }
    return text
        + Texts::tr("\nFor more, run “flipside-cli COMMAND --help”; --version says which version this is.");
}

// --database FILE may also stand before the command: it is handed on to it.
QStringList withDatabaseBehind(QStringList arguments)
{
    QStringList given;
    if (arguments.value(1) == u"--database" && arguments.size() > 2)
        given = {arguments.takeAt(1), arguments.takeAt(1)};
    else if (arguments.value(1).startsWith(u"--database="))
        given = {arguments.takeAt(1)};
    const qsizetype behindCommand = std::min<qsizetype>(2, arguments.size());
    return arguments.mid(0, behindCommand) + given + arguments.mid(behindCommand);
}

// What --lang asks for, before any command has read its options: its help is in that language too. Else the
// system's.
QString languageOf(const QStringList &arguments)
{
    const QString option = QStringLiteral("--lang");
    QString wish;
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == option)
            wish = arguments.value(i + 1);
        else if (arguments[i].startsWith(option + u'='))
            wish = arguments[i].sliced(option.size() + 1);
    }
    const QString code = words::languageFor(wish);
    return code.isEmpty() ? words::languageFor(QLocale::system()) : code;
}

void installLanguage(QCoreApplication &app)
{
    QStringList files = words::translationFiles(languageOf(QCoreApplication::arguments()));
    std::reverse(files.begin(), files.end()); // asked last comes first
    for (const QString &file : std::as_const(files)) {
        auto *translator = new QTranslator(&app);
        if (translator->load(file))
            QCoreApplication::installTranslator(translator);
    }
}

int run(const QStringList &arguments)
{
    const QString name = arguments.value(1);
    if (name == u"--help" || name == u"-h" || name == u"help") {
        cli::say(help());
        return cli::kDone;
    }
    if (name == u"--version" || name == u"-v") {
        cli::say(QStringLiteral("flipside-cli %1").arg(QCoreApplication::applicationVersion()));
        return cli::kDone;
    }
    for (const cli::Command *command : kCommands) {
        if (name == QLatin1String(command->name))
            return command->run(arguments.mid(2));
    }
    if (!name.isEmpty())
        //: %1 is what was typed.
        cli::complain(Texts::tr("There is no command “%1”.").arg(name));
    cli::complain(help());
    return cli::kUsage;
}

} // namespace

int main(int argc, char *argv[])
{
#ifdef Q_OS_UNIX
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error with a sentence
#endif
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("flipside"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FLIPSIDE_VERSION));
    installLanguage(app);
    return cli::finish(run(withDatabaseBehind(QCoreApplication::arguments())));
}
