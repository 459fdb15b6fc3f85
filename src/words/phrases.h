// The texts of one context in one language, with their blanks filled in. Internal to src/words.
#pragma once

#include "words/language.h"

namespace words {

class Phrases {
public:
    Phrases(const Language &language, const char *context)
        : m_language(language)
        , m_context(context)
    { }

    // All blanks are filled at once, so that a name with a % in it stays what it is.
    template <typename... Args> [[nodiscard]] QString operator()(const char *text, const Args &...args) const
    {
        return filled(m_language.text(m_context, text), args...);
    }
    template <typename... Args>
    [[nodiscard]] QString counted(const char *text, int count, const Args &...args) const
    {
        return filled(m_language.text(m_context, text, count), args...);
    }

private:
    template <typename... Args> [[nodiscard]] static QString filled(const QString &text, const Args &...args)
    {
        if constexpr (sizeof...(args) == 0)
            return text;
        else
            return text.arg(args...);
    }

    const Language &m_language;
    const char *m_context;
};

} // namespace words
