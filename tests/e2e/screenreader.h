// What a screen reader finds in a program's window: everything that shows, by name, and where it is.
#pragma once

#include <QDBusConnection>
#include <QRect>
#include <QStringList>

#include <optional>

namespace e2e {

class ScreenReader {
public:
    explicit ScreenReader(const QString &sessionBus);
    ~ScreenReader();

    // Where the thing of that name is; empty where there is none that shows, or where it rests.
    [[nodiscard]] std::optional<QRect> find(const QString &name);
    [[nodiscard]] bool act(const QString &name); // presses it; false where it does not show or rests
    [[nodiscard]] QStringList names(); // of all that shows, in the order in which it is read

private:
    struct Node {
        QString service;
        QString path;
    };

    [[nodiscard]] std::vector<Node> childrenOf(const Node &node) const;
    [[nodiscard]] QString nameOf(const Node &node) const;
    [[nodiscard]] quint64 statesOf(const Node &node) const;
    [[nodiscard]] QRect boxOf(const Node &node) const;
    // Visits all that shows, depth first, until `wanted` says that it has what it wants.
    bool walk(const Node &node, const std::function<bool(const Node &, quint64)> &wanted) const;
    bool walkAll(const std::function<bool(const Node &, quint64)> &wanted);
    [[nodiscard]] bool isConnected();

    QDBusConnection m_session;
    QDBusConnection m_bus;
};

} // namespace e2e
