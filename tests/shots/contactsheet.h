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

[[nodiscard]] QImage contactSheet(const std::vector<Picture> &pictures, int columns, int thumbWidth);

} // namespace shots
