// Parsing a subcommand's call, and its help.
#include "cli/command.h"

#include "cli/lines.h"
#include "words/language.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace cli {

namespace {

const QString kHelp = QStringLiteral("help");
const QString kLanguage = QStringLiteral("lang");

// The database's words that lists show to people.
constexpr std::array kWords{
    //: State of a match in a list: it is under way
    QT_TRANSLATE_NOOP("cli::Words", "running"),
    //: State of a match in a list: somebody has won
    QT_TRANSLATE_NOOP("cli::Words", "finished"),
    //: State of a match in a list: it was ended before somebody won
    QT_TRANSLATE_NOOP("cli::Words", "stopped"),
    //: A way of scoring in a list, before the target: whoever goes out gets the points the others hold
    QT_TRANSLATE_NOOP("cli::Words", "collect"),
    //: A way of scoring in a list, before the target: everyone adds up the points left in their own hand
    QT_TRANSLATE_NOOP("cli::Words", "tally"),
    //: The side on which a round ended, in a list
    QT_TRANSLATE_NOOP("cli::Words", "light"),
    //: The side on which a round ended, in a list
    QT_TRANSLATE_NOOP("cli::Words", "dark"),
    //: A round in a list: every play was called
    QT_TRANSLATE_NOOP("cli::Words", "called"),
    //: A round in a list: the plays were not called, only who went out
    QT_TRANSLATE_NOOP("cli::Words", "declared"),
    //: A round in a list: it does not count
    QT_TRANSLATE_NOOP("cli::Words", "void"),
    //: A round in a list: it was played after the match had been won, as a correction showed
    QT_TRANSLATE_NOOP("cli::Words", "late"),
    //: A round in a list: it was corrected
    QT_TRANSLATE_NOOP("cli::Words", "amended"),
    //: Why cards were drawn, in a list: by choice or for want of a card that fits
    QT_TRANSLATE_NOOP("cli::Words", "draw"),
    //: Why cards were drawn, in a list: a challenge showed that the player had bluffed
    QT_TRANSLATE_NOOP("cli::Words", "guilty"),
    //: Why cards were drawn, in a list: a challenge of one's own was wrong
    QT_TRANSLATE_NOOP("cli::Words", "lost"),
    //: Why cards were drawn, in a list: caught without having called UNO
    QT_TRANSLATE_NOOP("cli::Words", "caught"),
    //: Why cards were drawn, in a list: the table said so, for a wrong call or the like
    QT_TRANSLATE_NOOP("cli::Words", "fine")};

int theReason = 0; // of the system, why standard output takes no more

QString languageCodes()
{
    QStringList codes;
    for (const words::LanguageName &language : words::languages())
        codes << language.code;
    return codes.join(u", ");
}

} // namespace

CommandLine::CommandLine(const QString &name, const QString &description)
    : m_name(name)
{
    parser.setApplicationDescription(description);
    // Qt's own help option brings a second one for options of Qt's that mean nothing here.
    //: Help of an option of the command line.
    const QString help = tr("Show how to use this.");
    parser.addOption({{QStringLiteral("h"), kHelp}, help});
    //: Help of an option of the command line. %1 is a list of codes such as "en, es, de".
    const QString languages = tr("The language of the answers: %1.").arg(languageCodes());
    parser.addOption({kLanguage, languages, QStringLiteral("L")});
}

std::optional<int> CommandLine::parse(const QStringList &arguments, qsizetype most)
{
    const bool understood = parser.parse(QStringList{QStringLiteral("flipside-cli ") + m_name} + arguments);
    if (parser.isSet(kHelp)) {
        QString help = parser.helpText();
        say(help.replace(QCoreApplication::arguments().constFirst(), QStringLiteral("flipside-cli ") + m_name)
                .trimmed());
        return kDone;
    }
    QString problem = understood ? emptyValue(arguments) : parser.errorText();
    if (problem.isEmpty() && parser.optionNames().contains(kLanguage) && language().isEmpty()) {
        //: %1 is what was typed, %2 a list of codes such as "en, es, de".
        problem =
            tr("There is no language “%1”. There are: %2.").arg(parser.value(kLanguage), languageCodes());
    }
    if (problem.isEmpty() && parser.positionalArguments().size() > most) {
        //: The call of a command has an argument too many. %1 is what was typed.
        problem = tr("“%1” is one argument too many.").arg(parser.positionalArguments().at(most));
    }
    if (problem.isEmpty())
        return std::nullopt;
    complain(problem);
    //: %1 is the name of a subcommand.
    complain(tr("“flipside-cli %1 --help” shows how to use it.").arg(m_name));
    return kUsage;
}

// A script whose variable is empty means none of the files that would be taken then.
QString CommandLine::emptyValue(const QStringList &arguments) const
{
    if (parser.positionalArguments().contains(QString()))
        //: The call of a command has an argument in which nothing is.
        return tr("An argument is empty.");
    QString option;
    for (const QString &argument : arguments) {
        const bool isAssigned = argument.startsWith(u"--") && argument.endsWith(u'=');
        if (argument.isEmpty() || isAssigned)
            //: The call of a command has an option with nothing behind it. %1 is an option such as
            //: --database.
            return tr("%1 needs a value that is not empty.").arg(isAssigned ? argument.chopped(1) : option);
        option = argument;
    }
    return {};
}

QString CommandLine::language() const
{
    if (parser.optionNames().contains(kLanguage))
        return words::languageFor(parser.value(kLanguage));
    return words::languageFor(QLocale::system());
}

void say(const QString &text) { say(printable(text).toStdString()); }

void say(const std::string &text) { put(text + '\n'); }

bool put(std::string_view bytes)
{
    if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size() && isHeard())
        theReason = errno;
    return isHeard();
}

void flush()
{
    if (std::fflush(stdout) != 0 && isHeard())
        theReason = errno;
}

bool isHeard() { return theReason == 0; }

int finish(int status)
{
    flush();
    if (isHeard())
        return status;
    //: %1 is the system's reason.
    complain(CommandLine::tr("Standard output cannot be written: %1. The output is incomplete.")
                 .arg(qt_error_string(theReason)));
    return kFailed;
}

void complain(const QString &text) { std::fprintf(stderr, "%s\n", qUtf8Printable(printable(text))); }

bool isTerminal(std::FILE *file)
{
#ifdef Q_OS_UNIX
    return isatty(fileno(file)) == 1;
#else
    Q_UNUSED(file)
    return false;
#endif
}

QString inWords(const QString &code)
{
    const auto word = std::ranges::find(kWords, code, [](const char *each) { return QLatin1String(each); });
    return word == kWords.end() ? code : QCoreApplication::translate("cli::Words", *word);
}

} // namespace cli
