// Keeps the one look that there is.
#include "ui/look.h"

namespace app {

namespace {

Look *s_current = nullptr;

} // namespace

// Its parts get an argument, as QML creates singletons with a default constructor by itself.
Look::Look()
    : m_theme(nullptr)
    , m_type(nullptr)
    , m_motion(nullptr)
{
    Q_ASSERT(!s_current);
    s_current = this;
}

Look::~Look() { s_current = nullptr; }

Look &Look::current()
{
    Q_ASSERT(s_current);
    return *s_current;
}

} // namespace app
