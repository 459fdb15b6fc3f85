// One of the pen's icons or action signs: Icon { name: Icon.Back }.
#pragma once

#include "ui/penitem.h"

namespace app {

class Icon : public app::PenItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::Icon::Name name MEMBER m_name NOTIFY changed)
    Q_PROPERTY(qreal pen MEMBER m_pen NOTIFY changed) // 0: as in its drawing

public:
    // Drawings in qml/art/icons, in the order of the pen's table; then the signs of the action cards.
    enum Name {
        None = -1,
        Undo,
        Back,
        Next,
        Down,
        Up,
        Check,
        Cross,
        Menu,
        Handle,
        Chart,
        List,
        Person,
        Book,
        Clock,
        Gear,
        Play,
        Search,
        Plus,
        Share,
        Pencil,
        Sun,
        Moon,
        Crown,
        Hand,
        Warn,
        Info,
        Minus,
        PointLeft,
        PointRight,
        Folder,
        Bin,
        Pause,
        Reverse,
        Skip,
        SkipEveryone,
        Flip,
    };
    Q_ENUM(Name)

    explicit Icon(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

private:
    Name m_name = None;
    qreal m_pen = 0;
};

} // namespace app
