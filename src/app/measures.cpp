// Derives sizes and times from the settings whenever they are asked for; nothing is kept twice.
#include "app/measures.h"

#include "app/context.h"
#include "app/settings.h"

#include <QQmlEngine>

#include <cmath>

namespace app {

Type::Type(const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    connect(&settings, &Settings::textSizeChanged, this, &Type::changed);
}

Type *Type::create(QQmlEngine *, QJSEngine *)
{
    Type *type = &Context::current().type();
    QJSEngine::setObjectOwnership(type, QJSEngine::CppOwnership);
    return type;
}

qreal Type::scale() const { return m_settings.textSize() / 100.0; }

int Type::scaled(int size) const { return int(std::lround(size * scale())); }

Motion::Motion(const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    connect(&settings, &Settings::lessMotionChanged, this, &Motion::changed);
}

Motion *Motion::create(QQmlEngine *, QJSEngine *)
{
    Motion *motion = &Context::current().motion();
    QJSEngine::setObjectOwnership(motion, QJSEngine::CppOwnership);
    return motion;
}

int Motion::time(int milliseconds) const { return m_settings.lessMotion() ? 0 : milliseconds; }

} // namespace app
