// Lines of a file or of standard input, however long or broken, in bounded memory.
#pragma once

#include <QString>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

namespace cli {

class Lines {
public:
    explicit Lines(std::FILE *file)
        : m_file(file)
    { }

    // The next line without its end; a line longer than any event can be is handed over cut, but still too
    // long.
    [[nodiscard]] std::optional<std::string> next();
    // Whether that was no end: the file cannot be read any further.
    [[nodiscard]] bool hasFailed() const { return m_reason != 0; }
    [[nodiscard]] QString reason() const { return qt_error_string(m_reason); }

private:
    std::FILE *m_file;
    int m_reason = 0; // of the system
};

// Text for a person on a terminal: what would steer the terminal, or turn the direction of text around, is
// shown as
// "\x1b" or "\u202e". Line ends and tabs stay.
[[nodiscard]] QString printable(const QString &text);

struct CloseFile {
    void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

} // namespace cli
