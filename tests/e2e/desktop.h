// A desktop of its own for a program under test: a display nobody sees, a session bus, a keyboard and a
// mouse.
#pragma once

#include <QPoint>
#include <QProcess>
#include <QTemporaryDir>

namespace e2e {

class Desktop {
public:
    ~Desktop();

    [[nodiscard]] QString start(); // empty, or why it could not be
    [[nodiscard]] const QProcessEnvironment &environment() const { return m_environment; }
    [[nodiscard]] QString busAddress() const { return m_busAddress; }
    [[nodiscard]] QString folder() const { return m_folder.path(); } // removed at the end

    // What a hand would do. Each answers whether it could be done.
    bool type(const QString &text);
    bool press(const QString &key); // as X names it
    bool click(QPoint at);
    bool focusWindowOf(qint64 process); // waits until it has one

private:
    [[nodiscard]] bool xdotool(const QStringList &arguments, QByteArray *said = nullptr);

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
    QString m_busAddress;
    QPoint m_clicked{-1, -1}; // where, the last time
    QProcess m_display;
    QProcess m_bus;
};

} // namespace e2e
