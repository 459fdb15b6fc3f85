// How the table page is laid out: by the window's size and the size of words, and by the room that is left
// for the table once the pad, or the question in its place, has its own.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app {

class TableArrangement : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    enum Form {
        Phone, // the table above the pad
        PhoneLargeWords,
        Landscape, // the pad at the right
        LandscapeLargeWords,
        Desktop // and the record beside them
    };
    Q_ENUM(Form)

    enum Picture {
        Drawn,
        DrawnClose, // with less air below, for the pad's sake
        Words, // as there is no room to draw it
        FewWords // without who holds how many, which stands below
    };
    Q_ENUM(Picture)

    using QObject::QObject;

    Q_INVOKABLE static app::TableArrangement::Form form(qreal width, qreal height, bool areWordsLarge);
    // `seats` is the height of all seats in two columns; `fits` whether they find room below in words.
    Q_INVOKABLE static app::TableArrangement::Picture picture(app::TableArrangement::Form form, qreal room,
                                                              qreal seats, bool fits);
};

} // namespace app
