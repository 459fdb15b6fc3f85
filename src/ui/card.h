// The rules' vocabulary of cards as enums that QML can name: Card.Blue, Card.Reverse, Card.Dark.
#pragma once

#include "rules/card.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app::card {
Q_NAMESPACE
QML_NAMED_ELEMENT(Card)

enum class Side { Light, Dark };
Q_ENUM_NS(Side)

enum class Color { Blue, Green, Red, Yellow, Pink, Teal, Orange, Purple };
Q_ENUM_NS(Color)

enum class Kind {
    Number,
    DrawOne,
    DrawFive,
    Reverse,
    Skip,
    SkipEveryone,
    Flip,
    Wild,
    WildDrawTwo,
    WildDrawColor,
};
Q_ENUM_NS(Kind)

// Casts between the two vocabularies rest on this.
static_assert(int(Side::Dark) == int(rules::Side::Dark));
static_assert(int(Color::Pink) == int(rules::Color::Pink) && int(Color::Purple) == int(rules::Color::Purple));
static_assert(int(Kind::Flip) == int(rules::Kind::Flip)
              && int(Kind::WildDrawColor) == int(rules::Kind::WildDrawColor));

} // namespace app::card
