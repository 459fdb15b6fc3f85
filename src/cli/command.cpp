// Parsing a subcommand's call, and its help.
#include "cli/command.h"

#include "words/language.h"

#include <cstdio>

namespace cli {

namespace {

const QString kHelp = QStringLiteral("help");
const QString kLanguage = QStringLiteral("lang");

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
    const QString help = tr("Tell how this is called.");
    parser.addOption({{QStringLiteral("h"), kHelp}, help});
}

void CommandLine::addLanguage()
{
    //: Help of an option of the command line. %1 is a list of codes such as "en, es, de".
    const QString description = tr("The language of the answers: %1.").arg(languageCodes());
    parser.addOption({kLanguage, description, QStringLiteral("L")});
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
    QString problem = understood ? QString() : parser.errorText();
    if (understood && parser.optionNames().contains(kLanguage) && language().isEmpty()) {
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
    complain(tr("“flipside-cli %1 --help” tells how it is called.").arg(m_name));
    return kUsage;
}

QString CommandLine::language() const
{
    if (parser.optionNames().contains(kLanguage))
        return words::languageFor(parser.value(kLanguage));
    return words::languageFor(QLocale::system());
}

void say(const QString &text) { std::fprintf(stdout, "%s\n", qUtf8Printable(text)); }

void complain(const QString &text) { std::fprintf(stderr, "%s\n", qUtf8Printable(text)); }

} // namespace cli
