// How one run of the app looks: colours, sizes of text, times of motion, and what its window keeps free.
#pragma once

#include "ui/measures.h"
#include "ui/theme.h"

#include <QMargins>

namespace app {

class Look {
public:
    Look();
    ~Look();
    Look(const Look &) = delete;
    Look &operator=(const Look &) = delete;

    // The engine makes QML's singletons by itself and can hand them nothing; this is where they find each
    // other.
    [[nodiscard]] static Look &current();

    [[nodiscard]] Theme &theme() { return m_theme; }
    [[nodiscard]] Type &type() { return m_type; }
    [[nodiscard]] Motion &motion() { return m_motion; }
    [[nodiscard]] QMargins safeArea() const { return m_safeArea; } // besides what the platform asks for
    void setSafeArea(const QMargins &margins) { m_safeArea = margins; }

private:
    Theme m_theme;
    Type m_type;
    Motion m_motion;
    QMargins m_safeArea;
};

} // namespace app
