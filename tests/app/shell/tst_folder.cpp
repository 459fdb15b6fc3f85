// Somebody looks for a file, or for a place to put one: what a folder shows, and what a new file is called.
#include "app/shell/folder.h"
#include "places.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

class FolderTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_places.reset(); // one run of the app at a time
        m_places = std::make_unique<Places>();
        const QDir here(m_folder.path());
        QVERIFY(here.mkpath(u"Evenings/2026"_s));
        QVERIFY(here.mkpath(u"albums"_s));
        for (const auto *name : {"b.flip", "c.FLIP", "picture.png"}) {
            QFile file(here.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
    }

    void showsFoldersAndTheFilesThatCount()
    {
        app::Folder folder;
        folder.setKinds({u"*.flip"_s});
        folder.setPath(m_folder.path());
        QStringList names = namesIn(folder);
        QCOMPARE(names.mid(0, 2), (QStringList{u"albums"_s, u"Evenings"_s}));
        names.sort();
        QCOMPARE(names, (QStringList{u"Evenings"_s, u"albums"_s, u"b.flip"_s, u"c.FLIP"_s}));
        QVERIFY(folder.hasFiles());
        QVERIFY(folder.entries()->values()[0].isFolder);
        QVERIFY(!folder.entries()->values()[2].isFolder);
        folder.setKinds({u"*.db"_s});
        QVERIFY(!folder.hasFiles());
    }

    void leadsUpToTheRootAndNoFurther()
    {
        app::Folder folder;
        folder.setPath(m_folder.filePath(u"Evenings/2026"_s));
        QCOMPARE(folder.above(), m_folder.filePath(u"Evenings"_s));
        folder.setPath(u"/"_s);
        QVERIFY(folder.above().isEmpty());
    }

    void aFolderThatIsGoneIsTheNearestThatIsThere()
    {
        app::Folder folder;
        folder.setPath(m_folder.filePath(u"Evenings/1999/May"_s));
        QCOMPARE(folder.path(), m_folder.filePath(u"Evenings"_s));
    }

    void aNewFileGetsItsEndingAndStaysInTheFolder()
    {
        app::Folder folder;
        folder.setKinds({u"*.flip"_s});
        folder.setPath(m_folder.path());
        QCOMPARE(folder.fileFor(u" ours "_s), m_folder.filePath(u"ours.flip"_s));
        QCOMPARE(folder.fileFor(u"ours.flip"_s), m_folder.filePath(u"ours.flip"_s));
        QCOMPARE(folder.fileFor(u"../../ours"_s), m_folder.filePath(u"ours.flip"_s));
        QCOMPARE(folder.fileFor(u"OURS.FLIP"_s), m_folder.filePath(u"OURS.flip"_s));
        QCOMPARE(folder.fileFor(u"  "_s), QString());
        QCOMPARE(folder.fileFor(u".flip"_s), QString());
        QVERIFY(app::Folder::exists(folder.fileFor(u"b"_s)));
        QVERIFY(!app::Folder::exists(folder.fileFor(u"ours"_s)));
    }

    void aNameIsOfferedThatNothingHas()
    {
        app::Folder folder;
        folder.setKinds({u"*.flip"_s});
        folder.setPath(m_folder.path());
        for (int i = 0; i < 5; ++i) {
            QFile file(folder.fileFor(folder.newName()));
            QVERIFY(!file.exists());
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
    }

private:
    static QStringList namesIn(app::Folder &folder)
    {
        QStringList names;
        for (const app::FolderEntry &entry : folder.entries()->values())
            names.append(entry.name);
        return names;
    }

    std::unique_ptr<Places> m_places;
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(FolderTest)

#include "tst_folder.moc"
