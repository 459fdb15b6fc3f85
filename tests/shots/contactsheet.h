// Many pictures on one, each with its name, to be looked at side by side.
#pragma once

#include <QImage>
#include <QString>

#include <vector>

namespace shots {

struct Picture {
    QString name;
    QImage image;
};

// Pictures side by side, without words, on a ground that can be seen through.
[[nodiscard]] QImage strip(const std::vector<QImage> &pictures, int thumbWidth);
[[nodiscard]] QImage contactSheet(const std::vector<Picture> &pictures, int columns, int thumbWidth);

} // namespace shots
