// Lays thumbnails out in rows; a row is as high as its highest picture.
#include "contactsheet.h"

#include <QPainter>

#include <algorithm>

namespace shots {

namespace {

constexpr int kGap = 16;
constexpr int kCaption = 22;

} // namespace

QImage contactSheet(const std::vector<Picture> &pictures, int columns, int thumbWidth)
{
    std::vector<Picture> thumbs;
    thumbs.reserve(pictures.size());
    for (const Picture &picture : pictures)
        thumbs.push_back({picture.name, picture.image.scaledToWidth(thumbWidth, Qt::SmoothTransformation)});

    std::vector<int> rowHeights;
    for (std::size_t i = 0; i < thumbs.size(); ++i) {
        if (i % std::size_t(columns) == 0)
            rowHeights.push_back(0);
        rowHeights.back() = std::max(rowHeights.back(), thumbs[i].image.height() + kCaption + kGap);
    }
    int height = kGap;
    for (const int row : rowHeights)
        height += row;

    QImage sheet(columns * (thumbWidth + kGap) + kGap, height, QImage::Format_RGB32);
    sheet.fill(QColor(0x8a, 0x86, 0x90));
    QPainter painter(&sheet);
    painter.setPen(Qt::white);
    int y = kGap;
    for (std::size_t i = 0; i < thumbs.size(); ++i) {
        const int column = int(i % std::size_t(columns));
        if (i > 0 && column == 0)
            y += rowHeights[i / std::size_t(columns) - 1];
        const int x = kGap + column * (thumbWidth + kGap);
        painter.drawText(QRect(x, y, thumbWidth, kCaption), Qt::AlignVCenter, thumbs[i].name);
        painter.drawImage(x, y + kCaption, thumbs[i].image);
    }
    return sheet;
}

QImage strip(const std::vector<QImage> &pictures, int thumbWidth)
{
    std::vector<QImage> thumbs;
    int height = 0;
    for (const QImage &picture : pictures) {
        thumbs.push_back(picture.scaledToWidth(thumbWidth, Qt::SmoothTransformation));
        height = std::max(height, thumbs.back().height());
    }
    QImage sheet(int(thumbs.size()) * (thumbWidth + kGap) - kGap, height, QImage::Format_ARGB32);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    for (std::size_t i = 0; i < thumbs.size(); ++i)
        painter.drawImage(int(i) * (thumbWidth + kGap), 0, thumbs[i]);
    return sheet;
}

} // namespace shots
