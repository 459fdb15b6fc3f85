// Asks a desktop's session not to blank the screen: its screen saver, or the portal where there is none.
#pragma once

#include "platform/screenawake.h"

#include <QObject>

#include <optional>

class QDBusMessage;

namespace platform {

class SessionInhibit : public QObject, public ScreenAwake {
    Q_OBJECT

public:
    ~SessionInhibit() override;

    void hold(const QString &why) override;
    void release() override;

private:
    void ask(const QDBusMessage &call, void (SessionInhibit::*answered)(const QDBusMessage &));
    void screenSaverAnswered(const QDBusMessage &reply);
    void portalAnswered(const QDBusMessage &reply);
    void settle(); // an answer may come after nobody wants it any more

    bool m_wanted = false;
    bool m_asked = false; // and no answer yet
    QString m_why;
    std::optional<uint> m_cookie; // of the screen saver
    QString m_request; // of the portal
};

} // namespace platform
