// Reads the system's font configuration, and no more than that.
#include "platform/fonts.h"

#ifdef FLIPSIDE_FONTCONFIG
#include <fontconfig/fontconfig.h>

#include <memory>
#endif

namespace platform {

#ifdef FLIPSIDE_FONTCONFIG

// Left to itself, fontconfig also reads all the rules that a system could switch on, three times as many as
// hold, to be able to list them: a tenth of our start. What cannot be read this way is left to it after all.
void prepareFonts()
{
    const std::unique_ptr<FcConfig, decltype(&FcConfigDestroy)> config(FcConfigCreate(), &FcConfigDestroy);
    if (!config || !FcConfigParseAndLoad(config.get(), nullptr, FcTrue))
        return;
    const std::unique_ptr<FcStrList, decltype(&FcStrListDone)> caches(FcConfigGetCacheDirs(config.get()),
                                                                      &FcStrListDone);
    if (caches && FcStrListNext(caches.get()))
        FcConfigSetCurrent(config.get());
}

#else

void prepareFonts() { }

#endif

} // namespace platform
