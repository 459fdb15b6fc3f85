// Looks at items by their kind, in the order they are painted.
#include "replayscreen.h"

#include "notation/cards.h"
#include "ui/icon.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QList<QQuickItem *> seenIn(QQuickItem &item)
{
    QList<QQuickItem *> seen;
    for (QQuickItem *child : item.childItems()) {
        if (child->isVisible())
            seen << child << seenIn(*child);
    }
    return seen;
}

// A class of ours is "app::Icon", a component of ours "NameLabel_QMLTYPE_7".
bool isA(const QQuickItem &item, const QByteArray &kind)
{
    const QByteArray name = item.metaObject()->className();
    return name == "app::" + kind || name.startsWith(kind + "_QML");
}

// The last of a kind that is painted there, and so the topmost.
QQuickItem *last(QQuickItem &item, const QByteArray &kind)
{
    QQuickItem *found = nullptr;
    for (QQuickItem *seen : seenIn(item)) {
        if (isA(*seen, kind))
            found = seen;
    }
    return found;
}

int iconOf(const QQuickItem &icon) { return icon.property("name").toInt(); }

bool pointsToThePile(QQuickItem &seat)
{
    return std::ranges::any_of(seenIn(seat), [](const QQuickItem *item) {
        return isA(*item, "Icon")
            && (iconOf(*item) == app::Icon::PointLeft || iconOf(*item) == app::Icon::PointRight);
    });
}

QJsonValue written(const QQuickItem *card)
{
    if (!card)
        return {};
    const auto face = rules::Face::fromCode(card->property("face").toInt());
    return QString::fromStdString(notation::write(face));
}

QJsonValue letter(const QQuickItem *shape)
{
    if (!shape)
        return {};
    const auto color = rules::Color(shape->property("shape").toInt());
    return QString(QLatin1Char(notation::letterOf(color)));
}

} // namespace

QQuickItem *screenItem(QQuickItem &root, const QString &name)
{
    for (QQuickItem *item : seenIn(root)) {
        if (item->objectName() == name)
            return item;
    }
    return nullptr;
}

QList<QQuickItem *> ReplayScreen::seats() const
{
    QList<QQuickItem *> found;
    for (QQuickItem *item : seenIn(*m_page)) {
        if (isA(*item, "Seat"))
            found.append(item);
    }
    return found;
}

QJsonObject ReplayScreen::state() const
{
    QQuickItem &pile = *screenItem(*m_page, u"pile"_s);
    const QQuickItem *chip = last(*m_page, "SideChip");
    const bool dark = chip && chip->property("side").toInt() == int(rules::Side::Dark);
    QJsonObject hands;
    QJsonValue turn;
    for (QQuickItem *seat : seats()) {
        const QString name = last(*seat, "NameLabel")->property("text").toString();
        QQuickItem *hand = last(*seat, "HandCount");
        hands[name] = hand ? last(*hand, "PenNumber")->property("text").toInt() : -1;
        if (pointsToThePile(*seat))
            turn = name;
    }
    return {{u"turn"_s, turn},
            {u"direction"_s, iconOf(*last(pile, "Icon")) == app::Icon::Next ? u"left"_s : u"right"_s},
            {u"side"_s, dark ? u"dark"_s : u"light"_s},
            {u"top"_s, written(last(pile, "CardFace"))},
            {u"color"_s, letter(last(pile, "ColorShape"))},
            {u"hands"_s, hands}};
}
