// A folder as somebody looks for a file in it, or for a place to put one: what is in it, and where else to
// look.
#pragma once

#include "app/shell/valuemodel.h"

#include <QStringList>

namespace app {

class Language;

struct FolderEntry {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QString path MEMBER path CONSTANT)
    Q_PROPERTY(bool isFolder MEMBER isFolder CONSTANT)
    Q_PROPERTY(QString second MEMBER second CONSTANT) // of a file: when it was changed, how large it is

public:
    QString name;
    QString path;
    bool isFolder = true;
    QString second;
    bool operator==(const FolderEntry &) const = default;
};

class Folder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY changed)
    Q_PROPERTY(QStringList kinds READ kinds WRITE setKinds NOTIFY changed) // of files that count: "*.flip"
    Q_PROPERTY(QString shown READ shown NOTIFY changed) // the path as people here write it
    Q_PROPERTY(QString above READ above NOTIFY changed) // the folder around it; empty where there is none
    Q_PROPERTY(app::ValueModel *entries READ entries CONSTANT) // folders, then files, the newest first
    Q_PROPERTY(bool hasFiles READ hasFiles NOTIFY changed)
    Q_PROPERTY(app::ValueModel *places READ places CONSTANT) // folders where people usually look

public:
    Folder();
    explicit Folder(const Language &language);

    [[nodiscard]] QString path() const { return m_path; }
    void setPath(const QString &path);
    [[nodiscard]] QStringList kinds() const { return m_kinds; }
    void setKinds(const QStringList &kinds);
    [[nodiscard]] QString shown() const;
    [[nodiscard]] QString above() const;
    [[nodiscard]] ValueList<FolderEntry> *entries() { return &m_entries; }
    [[nodiscard]] bool hasFiles() const;
    [[nodiscard]] ValueModel *places() { return &m_places; }

    Q_INVOKABLE void readPlaces(); // takes a while: where a list is opened, not in each folder

    Q_INVOKABLE QString fileFor(const QString &name) const; // in this folder, with the first kind's ending
    Q_INVOKABLE static bool exists(const QString &file);
    Q_INVOKABLE QString newName() const; // of newFileIn

signals:
    void changed();

private:
    void read();
    [[nodiscard]] QString ending() const;

    QString m_path;
    QStringList m_kinds;
    ValueList<FolderEntry> m_entries;
    ValueList<FolderEntry> m_places;
};

// A file that says when, and that nothing there has yet: flipside-20261117-203015.flip
[[nodiscard]] QString newFileIn(const QString &folder, const QString &ending);

} // namespace app
