// Reads the command line. Anything it does not understand is told and ends with 2, as tools do.
#include "app/shell/commandline.h"

#include "app/shell/language.h"
#include "words/language.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>

namespace app {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(app::CommandLine)
};

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
    //: Help of an option of the command line.
    const QString ofHelp = Texts::tr("Show this help.");
    //: Help of an option of the command line.
    const QString ofVersion = Texts::tr("Show the version.");
    //: Help of an option of the command line. FILE stays as it is.
    const QString ofDatabase = Texts::tr("Keep matches in FILE instead of the usual place.");
    //: Help of an option of the command line. %1 is a list of codes such as "en, es, de".
    const QString ofLanguage = Texts::tr("Use this language for this run: %1.").arg(languages);
    //: Help of an option of the command line.
    const QString ofSize = Texts::tr("Open the window at this size.");
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, ofHelp);
    const QCommandLineOption version(QStringLiteral("version"), ofVersion);
    const QCommandLineOption database(QStringLiteral("database"), ofDatabase, QStringLiteral("FILE"));
    const QCommandLineOption language(QStringLiteral("lang"), ofLanguage, QStringLiteral("L"));
    const QCommandLineOption size(QStringLiteral("size"), ofSize, QStringLiteral("WxH"));

    QCommandLineOption firstFrame(QStringLiteral("exit-at-first-frame"));
    firstFrame.setFlags(QCommandLineOption::HiddenFromHelp);

    QCommandLineOption notch(QStringLiteral("notch"), {}, QStringLiteral("LEFT,TOP,RIGHT,BOTTOM"));
    notch.setFlags(QCommandLineOption::HiddenFromHelp);

    QCommandLineParser parser;
    //: What the app is, in its help on the command line.
    parser.setApplicationDescription(Texts::tr("Referee, score keeper and memory for card games that flip."));
    //: Help of the command line, about a file that can be named.
    const QString taken = Texts::tr("A record (.flip) or archive of matches to import.");
    parser.addPositionalArgument(QStringLiteral("FILE"), taken, QStringLiteral("[FILE]"));
    parser.addOptions({database, language, size, help, version, firstFrame, notch});

    const auto refuse = [](const QString &why) {
        //: After what is wrong with a call of the command line.
        const QString next = Texts::tr("For more, run “flipside --help”.");
        return CommandLine{std::nullopt, QStringLiteral("flipside: %1\n%2\n").arg(why, next), 2};
    };
    if (!parser.parse(arguments))
        return refuse(parser.errorText());
    if (parser.isSet(help))
        return {std::nullopt, helpOf(parser), 0};
    if (parser.isSet(version))
        return {std::nullopt, QStringLiteral("flipside %1\n").arg(QCoreApplication::applicationVersion()), 0};
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        //: %1 is what was typed.
        return refuse(Texts::tr("“%1” is not expected here.").arg(files.at(1)));
    if (files.size() == 1 && !QFileInfo(files.first()).isFile())
        //: %1 is a file's name.
        return refuse(Texts::tr("There is no file “%1”.").arg(files.first()));

    Options options;
    if (!files.isEmpty())
        options.file = QFileInfo(files.first()).absoluteFilePath();
    const QStringList free = parser.value(notch).split(u',');
    if (free.size() == 4)
        options.safeArea = {free[0].toInt(), free[1].toInt(), free[2].toInt(), free[3].toInt()};
    options.exitAtFirstFrame = parser.isSet(firstFrame);
    options.settings = dataFile(QStandardPaths::AppConfigLocation, QStringLiteral("flipside.ini"));
    options.database = dataFile(QStandardPaths::AppDataLocation, QStringLiteral("flipside.db"));
    if (parser.isSet(database)) {
        if (parser.value(database).isEmpty())
            //: What is wrong with a call of the command line.
            return refuse(Texts::tr("--database needs a file name."));
        options.database = QFileInfo(parser.value(database)).absoluteFilePath();
    }
    if (parser.isSet(language)) {
        options.language = words::languageFor(parser.value(language));
        if (options.language.isEmpty())
            //: %1 is what was typed, %2 a list of codes such as "en, es, de".
            return refuse(Texts::tr("There is no language “%1”. There are: %2.")
                              .arg(parser.value(language), languages));
    }
    if (parser.isSet(size)) {
        options.size = parseSize(parser.value(size));
        if (!options.size)
            //: %1 is what was typed, %2 and %3 are the smallest and the largest number.
            return refuse(Texts::tr("“%1” is not a window size; write it like 390x844 (%2 to %3 each).")
                              .arg(parser.value(size))
                              .arg(kSmallestWindow)
                              .arg(kLargestWindow));
    }
    return {options, {}, 0};
}

} // namespace app
