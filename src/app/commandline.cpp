// Reads the command line. Anything it does not understand is told and ends with 2, as tools do.
#include "app/commandline.h"

#include "app/language.h"
#include "words/language.h"

#include <QCommandLineParser>
#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>

namespace app {

namespace {

constexpr int kSmallestWindow = 240;
constexpr int kLargestWindow = 16384;

QString dataFile(QStandardPaths::StandardLocation location, const QString &name)
{
    return QDir(QStandardPaths::writableLocation(location)).filePath(name);
}

std::optional<QSize> parseSize(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const QRegularExpressionMatch match = form.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const auto allowed = [](int length) { return length >= kSmallestWindow && length <= kLargestWindow; };
    if (!match.hasMatch() || !allowed(size.width()) || !allowed(size.height()))
        return std::nullopt;
    return size;
}

// The parser can name the program only once there is an application.
QString helpOf(const QCommandLineParser &parser)
{
    return parser.helpText().replace(QStringLiteral("<executable_name>"), QStringLiteral("flipside"));
}

} // namespace

CommandLine parseCommandLine(const QStringList &arguments)
{
    const QString languages = Language::codes().join(QStringLiteral(", "));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  QStringLiteral("Show this help."));
    const QCommandLineOption version(QStringLiteral("version"), QStringLiteral("Show the version."));
    const QCommandLineOption database(QStringLiteral("database"),
                                      QStringLiteral("Keep matches in FILE instead of the usual place."),
                                      QStringLiteral("FILE"));
    const QCommandLineOption language(QStringLiteral("lang"),
                                      QStringLiteral("Use this language for this run: %1.").arg(languages),
                                      QStringLiteral("L"));
    const QCommandLineOption size(QStringLiteral("size"), QStringLiteral("Open the window at this size."),
                                  QStringLiteral("WxH"));

    QCommandLineOption firstFrame(QStringLiteral("exit-at-first-frame"));
    firstFrame.setFlags(QCommandLineOption::HiddenFromHelp);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Referee, score keeper and memory for card games that flip."));
    parser.addOptions({database, language, size, help, version, firstFrame});

    const auto refuse = [](const QString &why) {
        return CommandLine{std::nullopt, QStringLiteral("flipside: %1\nTry 'flipside --help'.\n").arg(why),
                           2};
    };
    if (!parser.parse(arguments))
        return refuse(parser.errorText());
    if (parser.isSet(help))
        return {std::nullopt, helpOf(parser), 0};
    if (parser.isSet(version))
        return {std::nullopt, QStringLiteral("flipside %1\n").arg(QCoreApplication::applicationVersion()), 0};
    if (!parser.positionalArguments().isEmpty())
        return refuse(
            QStringLiteral("Unexpected argument '%1'.").arg(parser.positionalArguments().constFirst()));

    Options options;
    options.exitAtFirstFrame = parser.isSet(firstFrame);
    options.settings = dataFile(QStandardPaths::AppConfigLocation, QStringLiteral("flipside.ini"));
    options.database = dataFile(QStandardPaths::AppDataLocation, QStringLiteral("flipside.db"));
    if (parser.isSet(database)) {
        if (parser.value(database).isEmpty())
            return refuse(QStringLiteral("--database needs a file name."));
        options.database = QFileInfo(parser.value(database)).absoluteFilePath();
    }
    if (parser.isSet(language)) {
        options.language = words::languageFor(parser.value(language));
        if (options.language.isEmpty())
            return refuse(QStringLiteral("Unknown language '%1'. There are: %2.")
                              .arg(parser.value(language), languages));
    }
    if (parser.isSet(size)) {
        options.size = parseSize(parser.value(size));
        if (!options.size)
            return refuse(QStringLiteral("'%1' is not a window size; write it like 390x844 (%2 to %3 each).")
                              .arg(parser.value(size))
                              .arg(kSmallestWindow)
                              .arg(kLargestWindow));
    }
    return {options, {}, 0};
}

} // namespace app
