// What the people of a match are called: as the book has it, or by today's names where the caller knows them.
#pragma once

#include "rules/standing.h"

#include <QStringList>

namespace words {

class People {
public:
    People(const rules::Book &book) // NOLINT(google-explicit-constructor): a book is a list of people
        : m_book(&book)
    { }
    People(const QStringList &names) // NOLINT(google-explicit-constructor): by rules::Player
        : m_names(&names)
    { }

    [[nodiscard]] QString name(rules::Player player) const
    {
        return m_names ? m_names->value(qsizetype(player))
                       : QString::fromStdString(m_book->person(player).name);
    }
    template <typename Players> [[nodiscard]] QStringList names(const Players &players) const
    {
        QStringList names;
        for (const rules::Player player : players)
            names.append(name(player));
        return names;
    }

private:
    const rules::Book *m_book = nullptr; // both are the caller's and outlive the sentence
    const QStringList *m_names = nullptr;
};

// For a place with little room: of long names what people say, "Maximilian" of "Maximilian-Alexander", as
// long as nobody else at the table is called so.
[[nodiscard]] QStringList briefNames(const QStringList &names);

} // namespace words
