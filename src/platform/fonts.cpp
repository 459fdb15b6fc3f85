// Tells fontconfig where fonts lie, and no more than that.
#include "platform/fonts.h"

#ifdef FLIPSIDE_FONTCONFIG
#include <QFile>

#include <fontconfig/fontconfig.h>

#include <memory>
#endif

namespace platform {

#ifdef FLIPSIDE_FONTCONFIG

namespace {

// For letters that our own font lacks: fonts that look like it come first, and of each family its plain form,
// which Qt emboldens by itself. Every other one would be looked at for each size of type on the first page. A
// variable font is all of its forms at once.
constexpr auto kFallbacks = R"(<fontconfig>
<match target="pattern"><edit name="family" mode="append">
<string>Noto Sans</string><string>DejaVu Sans</string><string>Liberation Sans</string><string>FreeSans</string>
</edit></match>
<selectfont><acceptfont>
<pattern><patelt name="variable"><bool>true</bool></patelt></pattern>
</acceptfont><rejectfont>
<pattern><patelt name="scalable"><bool>false</bool></patelt></pattern>
<pattern><patelt name="fontformat"><string>Type 1</string></patelt></pattern>
<pattern><patelt name="slant"><const>italic</const></patelt></pattern>
<pattern><patelt name="slant"><const>oblique</const></patelt></pattern>
<pattern><patelt name="weight"><const>extralight</const></patelt></pattern>
<pattern><patelt name="weight"><const>light</const></patelt></pattern>
<pattern><patelt name="weight"><const>semibold</const></patelt></pattern>
<pattern><patelt name="weight"><const>bold</const></patelt></pattern>
<pattern><patelt name="weight"><const>extrabold</const></patelt></pattern>
<pattern><patelt name="weight"><const>black</const></patelt></pattern>
<pattern><patelt name="width"><const>condensed</const></patelt></pattern>
<pattern><patelt name="width"><const>semicondensed</const></patelt></pattern>
<pattern><patelt name="spacing"><const>mono</const></patelt></pattern>
</rejectfont></selectfont>
</fontconfig>)";

// The system's file with its folders of fonts, without the files of rules that it includes.
QByteArray foldersOfFonts(FcConfig *config)
{
    const std::unique_ptr<FcChar8, decltype(&FcStrFree)> name(FcConfigGetFilename(config, nullptr),
                                                              &FcStrFree);
    QFile file(QFile::decodeName(reinterpret_cast<const char *>(name.get())));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray text = file.readAll();
    constexpr QByteArrayView kEnd("</include>");
    for (qsizetype from = 0; (from = text.indexOf("<include", from)) >= 0;) {
        const qsizetype end = text.indexOf(kEnd, from);
        if (end < 0 || text.at(text.indexOf('>', from) - 1) == '/') // one that is closed at once has no end
            return {};
        text.remove(from, end + kEnd.size() - from);
    }
    return text;
}

bool load(FcConfig *config, const QByteArray &text)
{
    return FcConfigParseAndLoadFromMemory(config, reinterpret_cast<const FcChar8 *>(text.constData()),
                                          FcTrue);
}

} // namespace

// Our own font is drawn the same way everywhere, so the system's rules about which font stands for which and
// how it is drawn are not for us; reading and applying them would be a quarter of our start. What cannot be
// read this way is left to fontconfig after all.
void prepareFonts()
{
    const std::unique_ptr<FcConfig, decltype(&FcConfigDestroy)> config(FcConfigCreate(), &FcConfigDestroy);
    if (!config)
        return;
    const QByteArray folders = foldersOfFonts(config.get());
    if (folders.isEmpty() || !load(config.get(), folders) || !load(config.get(), kFallbacks))
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
