// The app's icon in every form that a platform asks for, drawn from the same paths as the logo on screen.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <variant>
#include <vector>

namespace icons {

struct Icon {
    QString path; // below src/platform
    std::variant<QImage, QByteArray> content; // pixels, or the text of a vector format
};

[[nodiscard]] std::vector<Icon> all();

} // namespace icons
