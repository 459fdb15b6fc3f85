// Follows the language that was put into use last, as tr() does.
#include "app/shell/speech.h"

#include "app/shell/language.h"

namespace app {

const words::Language &speech()
{
    static words::Language language;
    const QString code = Language::inUse();
    if (code != language.code())
        language = words::Language(code);
    return language;
}

} // namespace app
