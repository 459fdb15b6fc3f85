// Opens the window where and as large as it was left.
#pragma once

#include <QObject>
#include <QSize>
#include <QVariantMap>

#include <optional>

class QWindow;

namespace app {

class Settings;

class WindowMemory : public QObject {
    Q_OBJECT

public:
    // The size to make the window with, so that nothing in it is laid out twice.
    [[nodiscard]] static QVariantMap initialSize(const Settings &settings, std::optional<QSize> asked);

    // A size asked for on the command line goes first and is not remembered.
    WindowMemory(QWindow &window, Settings &settings, std::optional<QSize> asked, QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void restore();

    QWindow &m_window;
    Settings &m_settings;
};

} // namespace app
