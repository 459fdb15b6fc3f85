// How the first page is arranged in its window.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app {

// What shows the deck that lies on the table, to somebody who has not played yet.
namespace deck {
Q_NAMESPACE
QML_NAMED_ELEMENT(Deck)

enum class Layout { Words, CardsBeside, CardsBelow, SmallCards };
Q_ENUM_NS(Layout)
} // namespace deck

class HomeArrangement {
    Q_GADGET
    QML_VALUE_TYPE(homeArrangement)
    Q_PROPERTY(bool twoColumns MEMBER twoColumns CONSTANT) // the last matches stand beside what can be begun
    Q_PROPERTY(bool low MEMBER low CONSTANT) // a low window, in which the buttons must be in sight
    Q_PROPERTY(qreal contentLimit MEMBER contentLimit CONSTANT)
    Q_PROPERTY(app::deck::Layout deck MEMBER deck CONSTANT)
    Q_PROPERTY(qreal cardScale MEMBER cardScale CONSTANT)

public:
    [[nodiscard]] static HomeArrangement choose(qreal width, qreal height, qreal textScale, bool hasMatches);
    bool operator==(const HomeArrangement &) const = default;

    bool twoColumns = false;
    bool low = false;
    qreal contentLimit = 0;
    deck::Layout deck = deck::Layout::Words;
    qreal cardScale = 1;
};

} // namespace app
