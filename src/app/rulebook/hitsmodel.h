// What a search in the rulebook finds, best first, as it is being typed.
#pragma once

#include "app/rulebook/openrulebook.h"

#include <QAbstractListModel>

namespace app {

class HitsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::OpenRulebook *book READ book WRITE setBook NOTIFY changed)
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY changed)
    Q_PROPERTY(bool searching READ isSearching NOTIFY changed) // something was typed
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(QString corrected READ corrected NOTIFY changed) // what was looked for instead; mostly empty

public:
    enum Role {
        RuleIdRole = Qt::UserRole + 1,
        TitleRole, // plain
        MarkedTitleRole, // words that were asked for in <b>
        TextRole, // plain
        MarkedTextRole,
        ViaRole, // the keyword or name in another language that led here; empty where the texts show it
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] OpenRulebook *book() const { return m_book; }
    void setBook(OpenRulebook *book);
    [[nodiscard]] QString query() const { return m_query; }
    void setQuery(const QString &query);
    [[nodiscard]] bool isSearching() const { return !m_query.trimmed().isEmpty(); }
    [[nodiscard]] QString corrected() const { return m_corrected; }
    [[nodiscard]] Q_INVOKABLE QString idAt(int row) const; // empty where there is none

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    void search();

    QPointer<OpenRulebook> m_book;
    QString m_query;
    QString m_corrected;
    QList<rulebook::Hit> m_hits;
};

} // namespace app
