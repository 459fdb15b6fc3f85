// Draws the icons. iOS wants no transparency, Android a foreground that its launcher may cut round.
#include "icons.h"

#include "ui/art.h"
#include "ui/brand.h"

#include <QPainter>

namespace icons {

namespace {

using namespace Qt::StringLiterals;

constexpr QColor kPaper(0xf8, 0xf1, 0xe3);

QImage drawn(int pixels, qreal part, const QColor &ground)
{
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal size = pixels * part;
    app::drawLogo(painter, {(pixels - size) / 2, (pixels - size) / 2}, size);
    painter.end();
    return image.convertToFormat(ground.alpha() == 255 ? QImage::Format_RGB888 : QImage::Format_ARGB32);
}

QByteArray bytes(std::string_view text) { return {text.data(), qsizetype(text.size())}; }

// The launcher shows the middle 72 of 108 at least; a card of 60 × 0.9 stands well within.
QByteArray androidForeground()
{
    QByteArray text = R"(<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="108dp" android:height="108dp" android:viewportWidth="108" android:viewportHeight="108">
  <group android:translateX="27" android:translateY="27" android:scaleX="0.9" android:scaleY="0.9">
)";
    for (const app::art::Path &part : app::art::drawing("brand/logo").paths) {
        text += "    <path android:fillColor=\"" + bytes(part.fill) + '"';
        if (part.stroke != "none")
            text += " android:strokeColor=\"" + bytes(part.stroke) + "\" android:strokeWidth=\""
                + QByteArray::number(part.strokeWidth) + "\" android:strokeLineJoin=\"round\"";
        text += " android:pathData=\"" + bytes(part.data) + "\"/>\n";
    }
    return text + "  </group>\n</vector>\n";
}

} // namespace

std::vector<Icon> all()
{
    std::vector<Icon> icons{{u"android/res/drawable/icon_foreground.xml"_s, androidForeground()},
                            {u"ios/Assets.xcassets/AppIcon.appiconset/icon.png"_s, drawn(1024, 0.8, kPaper)}};
    for (const int size : {16, 24, 32, 48, 64, 128, 256})
        icons.push_back({u"linux/icons/flipside-%1.png"_s.arg(size), drawn(size, 1, Qt::transparent)});
    const std::pair<const char *, int> densities[] = {
        {"mdpi", 48}, {"hdpi", 72}, {"xhdpi", 96}, {"xxhdpi", 144}, {"xxxhdpi", 192}};
    for (const auto &[density, size] : densities)
        icons.push_back({u"android/res/mipmap-%1/icon.png"_s.arg(QLatin1String(density)),
                         drawn(size, 1, Qt::transparent)});
    return icons;
}

} // namespace icons
