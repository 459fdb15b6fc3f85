// The names of cards, colours, sides, editions and choices in one language: one list for texts and screens.
#pragma once

#include "rules/editions.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace rulebook {

// The part of a key after its colon: "wild-draw-two", "teal", "dark". Texts and lists of names use these.
[[nodiscard]] QString keyOf(rules::Kind kind);
[[nodiscard]] QString keyOf(rules::Color color);
[[nodiscard]] QString keyOf(rules::Side side);
[[nodiscard]] QString pageOf(rules::Kind kind); // id of the rule about such cards: "card.skip"
[[nodiscard]] std::optional<rules::Kind> kindOfKey(QStringView key);

class Names {
public:
    Names() = default;
    explicit Names(QHash<QString, QString> values)
        : m_values(std::move(values))
    { }

    // The names of a language as i18n/rulebook/<language>/names.txt lists them; a regional one adds its own
    // to those of its language. Unknown languages get English.
    [[nodiscard]] static const Names &of(const QString &language);

    [[nodiscard]] QString card(rules::Kind kind) const;
    [[nodiscard]] QString color(rules::Color color) const;
    [[nodiscard]] QString side(rules::Side side) const;
    [[nodiscard]] QString edition(const rules::Edition &edition) const;
    [[nodiscard]] QString choice(rules::Ruling ruling, rules::Choice choice) const;

    // Any line of the list by its key, such as "card:wild:many"; null where there is none.
    [[nodiscard]] QString value(const QString &key) const { return m_values.value(key); }
    [[nodiscard]] QStringList keys() const { return m_values.keys(); }
    // Every name a card goes by in this language: for search.
    [[nodiscard]] QStringList allNamesOf(rules::Kind kind) const;

private:
    QHash<QString, QString> m_values;
};

} // namespace rulebook
