// The colours in use as tokens for QML: one set, whose values are those of the side that is shown.
#pragma once

#include "ui/card.h"
#include "ui/palette.h"

#include <QObject>

#include <optional>

class QJSEngine;
class QQmlEngine;

namespace app {

class Theme : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(app::card::Side side READ side WRITE setSide NOTIFY sideChanged) // the side in play
    Q_PROPERTY(app::card::Side look READ look NOTIFY lookChanged) // the side whose colours are shown
    Q_PROPERTY(bool dark READ isDark NOTIFY lookChanged)
    Q_PROPERTY(QColor page READ page NOTIFY lookChanged)
    Q_PROPERTY(QColor table READ table NOTIFY lookChanged)
    Q_PROPERTY(QColor sheet READ sheet NOTIFY lookChanged)
    Q_PROPERTY(QColor line READ line NOTIFY lookChanged)
    Q_PROPERTY(QColor edge READ edge NOTIFY lookChanged)
    Q_PROPERTY(QColor under READ under NOTIFY lookChanged)
    Q_PROPERTY(QColor ink READ ink NOTIFY lookChanged)
    Q_PROPERTY(QColor ink2 READ ink2 NOTIFY lookChanged)
    Q_PROPERTY(QColor go READ go NOTIFY lookChanged)
    Q_PROPERTY(QColor goText READ goText NOTIFY lookChanged)
    Q_PROPERTY(QColor goUnder READ goUnder NOTIFY lookChanged)
    Q_PROPERTY(QColor ok READ ok NOTIFY lookChanged)
    Q_PROPERTY(QColor warn READ warn NOTIFY lookChanged)
    Q_PROPERTY(QColor bad READ bad NOTIFY lookChanged)
    Q_PROPERTY(QColor okTint READ okTint NOTIFY lookChanged)
    Q_PROPERTY(QColor warnTint READ warnTint NOTIFY lookChanged)
    Q_PROPERTY(QColor badTint READ badTint NOTIFY lookChanged)
    Q_PROPERTY(QColor focus READ focus NOTIFY lookChanged)
    Q_PROPERTY(QColor chip READ chip NOTIFY lookChanged)
    Q_PROPERTY(QColor chipText READ chipText NOTIFY lookChanged)
    Q_PROPERTY(QColor crown READ crown NOTIFY lookChanged)

public:
    explicit Theme(QObject *parent);
    static Theme *create(QQmlEngine *, QJSEngine *);

    [[nodiscard]] card::Side side() const { return m_side; }
    void setSide(card::Side side);
    void setAlways(std::optional<card::Side> look); // whatever side is in play
    [[nodiscard]] card::Side look() const { return m_look; }
    [[nodiscard]] bool isDark() const { return m_look == card::Side::Dark; }

    [[nodiscard]] QColor page() const { return m_palette->page; }
    [[nodiscard]] QColor table() const { return m_palette->table; }
    [[nodiscard]] QColor sheet() const { return m_palette->sheet; }
    [[nodiscard]] QColor line() const { return m_palette->line; }
    [[nodiscard]] QColor edge() const { return m_palette->edge; }
    [[nodiscard]] QColor under() const { return m_palette->under; }
    [[nodiscard]] QColor ink() const { return m_palette->ink; }
    [[nodiscard]] QColor ink2() const { return m_palette->ink2; }
    [[nodiscard]] QColor go() const { return m_palette->go; }
    [[nodiscard]] QColor goText() const { return m_palette->goText; }
    [[nodiscard]] QColor goUnder() const { return m_palette->goUnder; }
    [[nodiscard]] QColor ok() const { return m_palette->ok; }
    [[nodiscard]] QColor warn() const { return m_palette->warn; }
    [[nodiscard]] QColor bad() const { return m_palette->bad; }
    [[nodiscard]] QColor okTint() const { return m_palette->okTint; }
    [[nodiscard]] QColor warnTint() const { return m_palette->warnTint; }
    [[nodiscard]] QColor badTint() const { return m_palette->badTint; }
    [[nodiscard]] QColor focus() const { return m_palette->focus; }
    [[nodiscard]] QColor chip() const { return m_palette->chip; }
    [[nodiscard]] QColor chipText() const { return m_palette->chipText; }
    [[nodiscard]] QColor crown() const { return m_palette->crown; }

    Q_INVOKABLE static app::LookPalette paletteOf(app::card::Side side);
    Q_INVOKABLE static app::CardColors card(app::card::Color color);
    // A card colour's ink on the surfaces of that look, and a person's colour on them.
    Q_INVOKABLE static QColor cardInk(app::card::Color color, bool onDark);
    Q_INVOKABLE static QColor person(int number, bool onDark);

signals:
    void sideChanged();
    void lookChanged();

private:
    void choose();

    std::optional<card::Side> m_always;
    card::Side m_side = card::Side::Light;
    card::Side m_look = card::Side::Light;
    const LookPalette *m_palette;
};

} // namespace app
