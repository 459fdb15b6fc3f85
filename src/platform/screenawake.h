// Keeps the screen on. A desktop's session is asked over D-Bus; a phone's kit brings its own beside it.
#pragma once

#include <QString>

#include <memory>

namespace platform {

class ScreenAwake {
public:
    ScreenAwake() = default;
    virtual ~ScreenAwake() = default;
    ScreenAwake(const ScreenAwake &) = delete;
    ScreenAwake &operator=(const ScreenAwake &) = delete;

    virtual void hold(const QString &why) = 0; // `why` is shown where people look what keeps their screen on
    virtual void release() = 0;

    // What this platform has. It does nothing before it is asked to hold, and lets go when it ends.
    [[nodiscard]] static std::unique_ptr<ScreenAwake> create();
};

} // namespace platform
