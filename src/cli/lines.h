// Lines of a file or of standard input, however long or broken, in bounded memory.
#pragma once

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

private:
    std::FILE *m_file;
};

struct CloseFile {
    void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

} // namespace cli
