// Chooses the palette: the side's in play, unless a person always wants the light or the dark one.
#include "app/theme.h"

#include "app/context.h"
#include "app/settings.h"

#include <QQmlEngine>

namespace app {

Theme::Theme(const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_palette(&app::paletteOf(rules::Side::Light))
{
    connect(&settings, &Settings::themeChanged, this, &Theme::choose);
    choose();
}

Theme *Theme::create(QQmlEngine *, QJSEngine *)
{
    Theme *theme = &Context::current().theme();
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

void Theme::choose()
{
    card::Side look = m_side;
    switch (m_settings.theme()) {
    case Settings::Theme::FollowSide: break;
    case Settings::Theme::Light: look = card::Side::Light; break;
    case Settings::Theme::Dark: look = card::Side::Dark; break;
    }
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
    const bool atHome = (rules::sideOf(rules::Color(color)) == rules::Side::Dark) == onDark;
    return atHome ? colors.ink : colors.inkAbroad;
}

QColor Theme::person(int number, bool onDark)
{
    const auto people = peopleOf(onDark ? rules::Side::Dark : rules::Side::Light);
    return people[std::size_t(number) % people.size()];
}

} // namespace app
