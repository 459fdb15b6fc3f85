// What the subcommands of flipside-cli share: options, help, errors and exit statuses.
#pragma once

#include <QCommandLineParser>
#include <QCoreApplication>

#include <limits>

namespace cli {

inline constexpr int kDone = 0;
inline constexpr int kRefused = 1;
inline constexpr int kUsage = 2; // the call, or what it was given to read, could not be understood

struct Command {
    const char *name;
    const char *context; // of the translation of
    const char *summary; // one line for the list of commands
    int (*run)(const QStringList &arguments);
};

// The options and arguments of one subcommand.
class CommandLine {
    Q_DECLARE_TR_FUNCTIONS(cli::CommandLine)

public:
    static constexpr qsizetype kAnyNumber = std::numeric_limits<qsizetype>::max();

    CommandLine(const QString &name, const QString &description);

    QCommandLineParser parser; // --help is there already
    void addLanguage(); // --lang L

    [[nodiscard]] QString language() const; // the one asked for, else the system's

    // Empty where the command can go on; else its exit status: help was asked for, or the call was not
    // understood. More arguments than `most` are not.
    [[nodiscard]] std::optional<int> parse(const QStringList &arguments, qsizetype most = kAnyNumber);

private:
    QString m_name;
};

void say(const QString &text); // a line on standard output
void complain(const QString &text); // a line on standard error

// What the database calls a state, a side or a cause, in the language of the program; "+1" stays as it is.
[[nodiscard]] QString inWords(const QString &code);

} // namespace cli
