// The kinds of cards on one side of an edition's deck, each with a picture and its page in the rulebook.
#pragma once

#include "app/rulebook/openrulebook.h"
#include "ui/card.h"

#include <QAbstractListModel>

namespace app {

// The face that stands for a kind of card in pictures.
[[nodiscard]] rules::Face pictureOf(rules::Kind kind, rules::Side side);

class DeckModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::OpenRulebook *book READ book WRITE setBook NOTIFY changed)
    Q_PROPERTY(app::card::Side side READ side WRITE setSide NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed) // the side's name
    Q_PROPERTY(int count READ rowCount NOTIFY changed)

public:
    enum Role { FaceRole = Qt::UserRole + 1, RuleIdRole, TitleRole };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] OpenRulebook *book() const { return m_book; }
    void setBook(OpenRulebook *book);
    [[nodiscard]] card::Side side() const { return m_side; }
    void setSide(card::Side side);
    [[nodiscard]] QString title() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    void read();

    QPointer<OpenRulebook> m_book;
    card::Side m_side = card::Side::Light;
    QList<rules::Kind> m_kinds;
};

} // namespace app
