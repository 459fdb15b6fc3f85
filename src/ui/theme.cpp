// Chooses the palette: the side's in play, unless a person always wants the light or the dark one.
#include "ui/theme.h"

#include "ui/look.h"

#include <QQmlEngine>

namespace app {

Theme::Theme(QObject *parent)
    : QObject(parent)
    , m_palette(&app::paletteOf(rules::Side::Light))
{ }

Theme *Theme::create(QQmlEngine *, QJSEngine *)
{
    Theme *theme = &Look::current().theme();
    QJSEngine::setObjectOwnership(theme, QJSEngine::CppOwnership);
    return theme;
}

void Theme::setSide(card::Side side)
{
    if (side == m_side)
        return;
    m_side = side;
    emit sideChanged();
    choose();
}

void Theme::setAlways(std::optional<card::Side> look)
{
    m_always = look;
    choose();
}

void Theme::choose()
{
    const card::Side look = m_always.value_or(m_side);
    if (look == m_look)
        return;
    m_look = look;
    m_palette = &app::paletteOf(rules::Side(look));
    emit lookChanged();
}

LookPalette Theme::paletteOf(card::Side side) { return app::paletteOf(rules::Side(side)); }

CardColors Theme::card(card::Color color) { return cardColorsOf(rules::Color(color)); }

QColor Theme::cardInk(card::Color color, bool onDark)
{
    const CardColors &colors = cardColorsOf(rules::Color(color));
    const bool onOwnSide = (rules::sideOf(rules::Color(color)) == rules::Side::Dark) == onDark;
    return onOwnSide ? colors.ink : colors.inkOnOtherSide;
}

QColor Theme::person(int number, bool onDark)
{
    const auto people = peopleOf(onDark ? rules::Side::Dark : rules::Side::Light);
    return people[std::size_t(number) % people.size()];
}

} // namespace app
