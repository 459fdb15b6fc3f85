// Reads byte by byte, so that live input is answered as it comes.
#include "cli/lines.h"

#include "notation/scanner.h"

#include <cerrno>

namespace cli {

std::optional<std::string> Lines::next()
{
    std::string line;
    errno = 0;
    int c = std::getc(m_file);
    if (c == EOF) {
        m_reason = std::ferror(m_file) == 0 ? 0 : errno;
        return std::nullopt;
    }
    for (; c != EOF && c != '\n'; c = std::getc(m_file)) {
        if (line.size() <= notation::kLongestLine)
            line.push_back(char(c));
    }
    return line;
}

QString printable(const QString &text)
{
    const auto steers = [](char32_t c) {
        switch (QChar::category(c)) {
        case QChar::Other_Control: return c != U'\n' && c != U'\t';
        case QChar::Other_Format:
            return c != 0x200C && c != 0x200D && c < 0xE0000; // parts of emoji and words
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph: return true;
        default: return false;
        }
    };
    QString shown;
    for (const char32_t c : text.toUcs4()) {
        if (!steers(c))
            shown += QChar::fromUcs4(c);
        else if (c < 0x100)
            shown += QStringLiteral("\\x%1").arg(uint(c), 2, 16, QChar(u'0'));
        else
            shown += QStringLiteral("\\u%1").arg(uint(c), 4, 16, QChar(u'0'));
    }
    return shown;
}

} // namespace cli
