// What the page of a replay shows, in the words of table notation: read from the cards, numerals, arrows,
// shapes and names that are painted, not from what they are bound to.
#pragma once

#include <QJsonObject>
#include <QQuickItem>

// The one that is seen under that name; what a repeater makes is nobody's child but its place's.
[[nodiscard]] QQuickItem *screenItem(QQuickItem &root, const QString &name);

class ReplayScreen {
public:
    explicit ReplayScreen(QQuickItem &page)
        : m_page(&page)
    { }

    [[nodiscard]] QJsonObject state() const; // turn, direction, side, top, color, hands

private:
    [[nodiscard]] QList<QQuickItem *> seats() const;

    QQuickItem *m_page;
};
