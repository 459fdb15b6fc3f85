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

    // Where a call that was refused, or could not be kept, is shown.
    enum Message {
        NoMessage,
        OverTable, // and the line below the table stays
        InPlace, // of the table and of the line below it
        BelowTable,
        Note, // in just the room of the table and of the line below it
        WholePage
    };
    Q_ENUM(Message)

    using QObject::QObject;

    Q_INVOKABLE static app::TableArrangement::Form form(qreal width, qreal height, bool areWordsLarge);
    // `seats` is the height of all seats in two columns; `fits` whether they find room below in words.
    Q_INVOKABLE static app::TableArrangement::Picture picture(app::TableArrangement::Form form, qreal room,
                                                              qreal seats, bool fits);
    // `wanted` is the message's height, `table` that of the table, with the line below it where the table is
    // above the pad; `height` is the page's. Only a refusal can be a note.
    Q_INVOKABLE static app::TableArrangement::Message message(app::TableArrangement::Form form, qreal wanted,
                                                              qreal table, qreal height, bool canBeNote);
};

} // namespace app
