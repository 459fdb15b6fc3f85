// What the command line asks for.
#pragma once

#include <QMargins>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace app {

struct Options {
    QString settings; // the ini file
    QString database;
    QString file; // with matches, to be taken in if people agree; empty: none
    QString language; // empty: as the settings say
    std::optional<QSize> size; // of the window; otherwise as it was left
    QMargins safeArea; // kept free besides what the platform says: for trying a phone with a notch
    bool exitAtFirstFrame = false; // for measuring the start
};

// Either options to start with, or a text to print and the exit code to end with.
struct CommandLine {
    std::optional<Options> options;
    QString text;
    int exitCode = 0;
};

[[nodiscard]] CommandLine parseCommandLine(const QStringList &arguments);

} // namespace app
