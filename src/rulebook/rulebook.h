// The book of one edition in one language: its contents, and each entry with names and numbers filled in.
#pragma once

#include "rulebook/error.h"
#include "rules/editions.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

namespace rulebook {

struct Texts;

struct Entry {
    QString id; // a rule's id, or a page of the book such as "page.setup" and "faq.stacking"
    QString title; // plain text
    QString text; // Markdown; links to other entries read "rule:turn.match"
    QStringList keywords;
};

struct Heading {
    QString id;
    QString title;
};

struct Chapter {
    QString id;
    QString title;
    QList<Heading> entries; // those that concern the edition, in reading order
};

class Rulebook {
public:
    // A language as languageFor() understands it. The edition is one of rules::editions().
    [[nodiscard]] static tl::expected<Rulebook, Error> open(const rules::Edition &edition,
                                                            const QString &language);

    [[nodiscard]] const rules::Edition &edition() const { return *m_edition; }
    [[nodiscard]] QString language() const;
    [[nodiscard]] QList<Chapter> contents() const;
    // Every id there is resolves in every edition, also where contents() leaves it out: then it says why.
    [[nodiscard]] tl::expected<Entry, Error> entry(const QString &id) const;
    [[nodiscard]] QStringList ids() const; // of all entries, listed or not, in reading order

private:
    Rulebook(const rules::Edition &edition, const Texts &texts)
        : m_edition(&edition)
        , m_texts(&texts)
    { }

    const rules::Edition *m_edition;
    const Texts *m_texts;
};

} // namespace rulebook
