// A folder as somebody looks for a file in it, or for a place to put one: what is in it, and where else to
// look.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace app {

class Folder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY changed)
    Q_PROPERTY(QStringList kinds READ kinds WRITE setKinds NOTIFY changed) // of files that count: "*.flip"
    Q_PROPERTY(QString shown READ shown NOTIFY changed) // the path as people here write it
    Q_PROPERTY(QString above READ above NOTIFY changed) // the folder around it; empty where there is none
    Q_PROPERTY(QVariantList entries READ entries NOTIFY changed) // name, path, isFolder, second
    // Name, path: where people usually look. Read where a list is opened, not in each folder: it takes a
    // while.
    Q_PROPERTY(QVariantList places READ places NOTIFY placesChanged)

public:
    explicit Folder(QObject *parent = nullptr);

    [[nodiscard]] QString path() const { return m_path; }
    void setPath(const QString &path);
    [[nodiscard]] QStringList kinds() const { return m_kinds; }
    void setKinds(const QStringList &kinds);
    [[nodiscard]] QString shown() const;
    [[nodiscard]] QString above() const;
    [[nodiscard]] QVariantList entries() const;
    [[nodiscard]] static QVariantList places();

    Q_INVOKABLE QString fileFor(const QString &name) const; // in this folder, with the first kind's ending
    Q_INVOKABLE static bool exists(const QString &file);
    Q_INVOKABLE QString newName() const; // of newFileIn

signals:
    void changed();
    void placesChanged(); // what they are called

private:
    [[nodiscard]] QString ending() const;

    QString m_path;
    QStringList m_kinds;
};

// A file that says when, and that nothing there has yet: flipside-20261117-203015.flip
[[nodiscard]] QString newFileIn(const QString &folder, const QString &ending);

} // namespace app
