// What the subcommands of flipside-cli share: options, help, errors and exit statuses.
#pragma once

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>
#include <limits>
#include <string>
#include <string_view>

namespace cli {

inline constexpr int kDone = 0;
inline constexpr int kRefused = 1;
inline constexpr int kUsage = 2; // the call, or what it was given to read, could not be understood
inline constexpr int kStopped = 130; // by Ctrl+C, as shells say it
inline constexpr int kFailed = 3; // what it was to keep or to say could not be written

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

    QCommandLineParser parser; // --help and --lang are there already

    [[nodiscard]] QString language() const; // the one asked for, else the system's

    // Empty where the command can go on; else its exit status: help was asked for, or the call was not
    // understood. More arguments than `most` are not.
    [[nodiscard]] std::optional<int> parse(const QStringList &arguments, qsizetype most = kAnyNumber);

private:
    [[nodiscard]] QString
    emptyValue(const QStringList &arguments) const; // what is wrong with one, or nothing

    QString m_name;
};

void say(const QString &text); // a line on standard output
void say(const std::string &text);
bool put(std::string_view bytes); // the same as it is; false where standard output takes no more
void flush(); // somebody may be waiting for it
[[nodiscard]] bool isHeard(); // whether standard output has taken everything so far
void complain(const QString &text); // a line on standard error
[[nodiscard]] bool isTerminal(std::FILE *file);

// What a command was asked for counts once it has left the program: its status, or kFailed where standard
// output takes no more, which is said then.
[[nodiscard]] int finish(int status);

// What the database calls a state, a side or a cause, in the language of the program; "+1" stays as it is.
[[nodiscard]] QString inWords(const QString &code);

} // namespace cli
