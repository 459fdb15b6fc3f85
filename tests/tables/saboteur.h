// Does to the people's file what happens to files: another program holds it, the disk is full, it is moved,
// damaged, newer, read-only. For tests; import FlipsideTables.
#pragma once

#include "nobody.h"

#include <QObject>

#include <memory>

namespace store {
class Database;
}

namespace tables {

class Saboteur : public QObject {
    Q_OBJECT

public:
    explicit Saboteur(QObject *parent = nullptr);
    ~Saboteur() override;

    // In the middle of a match
    Q_INVOKABLE bool lock();
    Q_INVOKABLE void unlock();
    Q_INVOKABLE bool fillDisk();
    Q_INVOKABLE bool makeRoom();
    Q_INVOKABLE bool moveAway();
    Q_INVOKABLE bool putBack();
    Q_INVOKABLE bool blockBackups(); // until mend()

    // Before the file is opened: closes it, spoils it, and afterwards makes it as it was.
    Q_INVOKABLE bool spoil(const QString &how); // newer, damaged, foreign, read-only, no folder
    Q_INVOKABLE bool mend();

    static void registerIt();

private:
    [[nodiscard]] bool write(const QByteArray &bytes);

    QString m_path;
    QString m_folder;
    std::unique_ptr<store::Database> m_other;
    std::optional<support::Sealed> m_sealed;
};

} // namespace tables
