// Follows the language of the interface.
#include "app/shell/speech.h"

#include "app/shell/context.h"

namespace app {

const words::Language &speech()
{
    static words::Language language;
    const QString code = Context::current().language().code();
    if (code != language.code())
        language = words::Language(code);
    return language;
}

} // namespace app
