// Draws the icons. iOS wants no transparency, Android a foreground that its launcher may cut round.
#include "icons.h"

#include "app/brand.h"
#include "app/pendata.h"

#include <QPainter>

#include <array>

namespace icons {

namespace {

using namespace Qt::StringLiterals;

constexpr QColor kPaper(0xf8, 0xf1, 0xe3);
constexpr std::array<const char *, 5> kFills = {"#FFFFFF", "#FFC928", "#33235E", "#FFFCF5", "#FFE6A8"};

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

QByteArray path(std::size_t part)
{
    const std::string_view data = app::pen::data::kLogo[part];
    return {data.data(), qsizetype(data.size())};
}

QByteArray scalable()
{
    QByteArray text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"60\" viewBox=\"0 0 60 60\">\n";
    for (std::size_t part = 0; part < kFills.size(); ++part) {
        text += QByteArray("  <path fill=\"") + kFills[part] + '"';
        if (part == 0)
            text += " stroke=\"#251B33\" stroke-width=\"3\" stroke-linejoin=\"round\"";
        text += " d=\"" + path(part) + "\"/>\n";
    }
    return text + "</svg>\n";
}

// The launcher shows the middle 72 of 108 at least; a card of 60 × 0.9 stands well within.
QByteArray androidForeground()
{
    QByteArray text = R"(<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="108dp" android:height="108dp" android:viewportWidth="108" android:viewportHeight="108">
  <group android:translateX="27" android:translateY="27" android:scaleX="0.9" android:scaleY="0.9">
)";
    for (std::size_t part = 0; part < kFills.size(); ++part) {
        text += QByteArray("    <path android:fillColor=\"") + kFills[part] + '"';
        if (part == 0)
            text +=
                " android:strokeColor=\"#251B33\" android:strokeWidth=\"3\" android:strokeLineJoin=\"round\"";
        text += " android:pathData=\"" + path(part) + "\"/>\n";
    }
    return text + "  </group>\n</vector>\n";
}

} // namespace

std::vector<Icon> all()
{
    std::vector<Icon> icons{{u"linux/icons/flipside.svg"_s, scalable()},
                            {u"android/res/drawable/icon_foreground.xml"_s, androidForeground()},
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
