// One rule of the book as blocks to be laid out, with its card, what else to read, and the way it was
// reached.
#pragma once

#include "app/rulebook/headingsmodel.h"
#include "app/rulebook/ruleblock.h"
#include "rulebook/blocks.h"

namespace app {

class RuleModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::OpenRulebook *book READ book WRITE setBook NOTIFY changed)
    Q_PROPERTY(QString ruleId READ ruleId WRITE setRuleId NOTIFY changed) // empty: none is open
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString chapter READ chapter NOTIFY changed) // the title of its chapter
    Q_PROPERTY(QString chapterId READ chapterId NOTIFY changed)
    Q_PROPERTY(int lightFace READ lightFace NOTIFY changed) // its card on that side; -1 for none
    Q_PROPERTY(int darkFace READ darkFace NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed) // of that card; -1 where they differ or there is none
    Q_PROPERTY(int copies READ copies NOTIFY changed) // of that card, on each side it is on
    Q_PROPERTY(QString previous READ previous NOTIFY changed) // ids in reading order
    Q_PROPERTY(QString next READ next NOTIFY changed)
    Q_PROPERTY(app::HeadingsModel *seeAlso READ seeAlso CONSTANT)
    Q_PROPERTY(int columns READ columns NOTIFY changed) // of its widest table; 0 where it has none
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)

public:
    enum Role { Block = Qt::UserRole + 1 }; // a RuleBlock
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] OpenRulebook *book() const { return m_book; }
    void setBook(OpenRulebook *book);
    [[nodiscard]] QString ruleId() const { return m_id; }
    void setRuleId(const QString &id);
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString chapter() const { return m_chapter.title; }
    [[nodiscard]] QString chapterId() const { return m_chapter.id; }
    [[nodiscard]] int lightFace() const { return faceOn(rules::Side::Light); }
    [[nodiscard]] int darkFace() const { return faceOn(rules::Side::Dark); }
    [[nodiscard]] int points() const;
    [[nodiscard]] int copies() const;
    [[nodiscard]] QString previous() const { return m_previous; }
    [[nodiscard]] QString next() const { return m_next; }
    [[nodiscard]] HeadingsModel *seeAlso() { return &m_seeAlso; }
    [[nodiscard]] int columns() const;
    [[nodiscard]] bool canGoBack() const { return !m_trail.isEmpty(); }

    Q_INVOKABLE void follow(const QString &id); // a link: back() leads here again
    Q_INVOKABLE bool back();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    void read();
    void findPlace();
    [[nodiscard]] int faceOn(rules::Side side) const;
    [[nodiscard]] QList<rulebook::Heading> related(const QString &text) const;

    QPointer<OpenRulebook> m_book;
    QString m_id;
    QString m_title;
    rulebook::Heading m_chapter;
    std::optional<rules::Kind> m_kind; // the card it is about
    QString m_previous;
    QString m_next;
    QStringList m_trail; // ids that back() leads to, the newest last
    QList<rulebook::Block> m_blocks;
    HeadingsModel m_seeAlso;
};

} // namespace app
