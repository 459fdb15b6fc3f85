// The rulebook as pages open it: one edition in one language, whatever language the app itself speaks.
#pragma once

#include "app/shell/context.h"
#include "rulebook/finder.h"
#include "rulebook/names.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace app {

class OpenRulebook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(QString editionName READ editionName NOTIFY changed)
    Q_PROPERTY(bool twoSided READ isTwoSided NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed) // empty: the app's
    Q_PROPERTY(QString languageName READ languageName NOTIFY changed)
    Q_PROPERTY(QStringList editions READ editions CONSTANT)

public:
    OpenRulebook(); // for QML
    explicit OpenRulebook(Context &context);

    [[nodiscard]] QString edition() const;
    void setEdition(const QString &code); // empty: the one at hand
    [[nodiscard]] QString editionName() const { return nameOf(edition()); }
    [[nodiscard]] bool isTwoSided() const { return m_edition->twoSided; }
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &code);
    [[nodiscard]] QString languageName() const;
    [[nodiscard]] static QStringList editions(); // the newest first
    [[nodiscard]] Q_INVOKABLE QString nameOf(const QString &edition) const; // in the book's language
    [[nodiscard]] Q_INVOKABLE QString titleOf(const QString &id) const;

    // Read when they are first asked for, so that a page that shows no rule costs nothing.
    [[nodiscard]] const rulebook::Rulebook &text() const;
    [[nodiscard]] const rulebook::Names &names() const;
    [[nodiscard]] const QList<rulebook::Chapter> &contents() const;
    [[nodiscard]] const rulebook::Finder &finder() const;
    // Entries of the contents whose texts link to this one, in reading order.
    [[nodiscard]] QStringList mentioning(const QString &id) const;

    // Has a model read another rulebook, now and whenever that changes.
    template <typename Model>
    static void show(OpenRulebook *book, QPointer<OpenRulebook> &shown, Model *model, void (Model::*read)())
    {
        if (book == shown)
            return;
        if (shown)
            shown->disconnect(model);
        shown = book;
        if (book)
            connect(book, &OpenRulebook::changed, model, read);
        (model->*read)();
    }

signals:
    void changed();

private:
    void forget();

    [[nodiscard]] QString languageCode() const
    {
        return m_language.isEmpty() ? m_context.language().code() : m_language;
    }

    Context &m_context;
    const rules::Edition *m_edition;
    QString m_language;
    mutable std::optional<rulebook::Rulebook> m_text;
    mutable QList<rulebook::Chapter> m_contents;
    mutable std::optional<rulebook::Finder> m_finder;
    mutable QHash<QString, QStringList> m_mentions;
};

} // namespace app
