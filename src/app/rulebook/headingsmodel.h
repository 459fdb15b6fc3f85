// Titles that lead to rules: the book's chapters, the entries of one, or what else is worth reading.
#pragma once

#include "app/rulebook/openrulebook.h"

#include <QAbstractListModel>

namespace app {

class HeadingsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A rule has one")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    enum Role { RuleIdRole = Qt::UserRole + 1, TitleRole };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(const QList<rulebook::Heading> &headings);

signals:
    void countChanged();

private:
    QList<rulebook::Heading> m_headings;
};

// The contents of a book: its chapters, or with a chapter named, the entries of that.
class ContentsModel : public app::HeadingsModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::OpenRulebook *book READ book WRITE setBook NOTIFY changed)
    Q_PROPERTY(QString chapter READ chapter WRITE setChapter NOTIFY changed) // empty: all chapters
    Q_PROPERTY(QString title READ title NOTIFY changed) // of that chapter
    Q_PROPERTY(QString first READ first NOTIFY changed) // id of its first entry
    Q_PROPERTY(bool hasCards READ hasCards NOTIFY changed) // it is the chapter about the cards

public:
    using HeadingsModel::HeadingsModel;

    [[nodiscard]] OpenRulebook *book() const { return m_book; }
    void setBook(OpenRulebook *book);
    [[nodiscard]] QString chapter() const { return m_chapter; }
    void setChapter(const QString &id);
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString first() const { return m_first; }
    [[nodiscard]] bool hasCards() const { return m_hasCards; }

signals:
    void changed();

private:
    void read();

    QPointer<OpenRulebook> m_book;
    QString m_chapter;
    QString m_title;
    QString m_first;
    bool m_hasCards = false;
};

} // namespace app
