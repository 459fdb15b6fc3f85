// Derives sizes and times whenever they are asked for; nothing is kept twice.
#include "ui/measures.h"

#include "ui/look.h"

#include <QQmlEngine>

#include <cmath>

namespace app {

Type::Type(QObject *parent)
    : QObject(parent)
{ }

Type *Type::create(QQmlEngine *, QJSEngine *)
{
    Type *type = &Look::current().type();
    QJSEngine::setObjectOwnership(type, QJSEngine::CppOwnership);
    return type;
}

void Type::setScale(qreal scale)
{
    if (qFuzzyCompare(scale, m_scale))
        return;
    m_scale = scale;
    emit changed();
}

void Type::setLocale(const QString &name)
{
    if (name == m_locale)
        return;
    m_locale = name;
    emit localeChanged();
}

int Type::scaled(int size) const { return int(std::lround(size * scale())); }

Motion::Motion(QObject *parent)
    : QObject(parent)
{ }

Motion *Motion::create(QQmlEngine *, QJSEngine *)
{
    Motion *motion = &Look::current().motion();
    QJSEngine::setObjectOwnership(motion, QJSEngine::CppOwnership);
    return motion;
}

void Motion::setLess(bool less)
{
    if (less == m_less)
        return;
    m_less = less;
    emit changed();
}

int Motion::time(int milliseconds) const { return m_less ? 0 : milliseconds; }

} // namespace app
