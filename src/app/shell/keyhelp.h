// What keys do on a page, and at the table what can be typed: each line of the help sheet.
#pragma once

#include "app/shell/valuemodel.h"

namespace app {

class Language;

struct KeyHelpLine {
    Q_GADGET
    Q_PROPERTY(QString keys MEMBER keys CONSTANT) // or what is typed
    Q_PROPERTY(QString text MEMBER text CONSTANT) // what that does

public:
    QString keys;
    QString text;
    bool operator==(const KeyHelpLine &) const = default;
};

class KeyHelp : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Page page MEMBER m_page NOTIFY changed)
    Q_PROPERTY(bool oneSided MEMBER m_oneSided NOTIFY changed) // the cards of the match, which are fewer then
    Q_PROPERTY(app::ValueModel *ofPage READ ofPage CONSTANT)
    Q_PROPERTY(app::ValueModel *ofEveryPage READ ofEveryPage CONSTANT)

public:
    enum class Page { Other, Table, Counting, Rules, Rule, Replay, History };
    Q_ENUM(Page)

    KeyHelp();
    explicit KeyHelp(const Language &language);

    [[nodiscard]] ValueList<KeyHelpLine> *ofPage() { return &m_ofPage; }
    [[nodiscard]] ValueList<KeyHelpLine> *ofEveryPage() { return &m_ofEveryPage; }

    Q_INVOKABLE static QString named(const QString &keys); // as they are printed on keyboards here

signals:
    void changed();

private:
    void update();
    [[nodiscard]] std::vector<KeyHelpLine> tableLines() const;
    [[nodiscard]] std::vector<KeyHelpLine> pageLines() const;

    Page m_page = Page::Other;
    bool m_oneSided = false;
    ValueList<KeyHelpLine> m_ofPage;
    ValueList<KeyHelpLine> m_ofEveryPage;
};

} // namespace app
