// Reads byte by byte, so that live input is answered as it comes.
#include "cli/lines.h"

#include "notation/scanner.h"

namespace cli {

std::optional<std::string> Lines::next()
{
    std::string line;
    int c = std::getc(m_file);
    if (c == EOF)
        return std::nullopt;
    for (; c != EOF && c != '\n'; c = std::getc(m_file)) {
        if (line.size() <= notation::kLongestLine)
            line.push_back(char(c));
    }
    return line;
}

} // namespace cli
