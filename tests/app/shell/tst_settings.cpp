// Settings come back as they were left, and a broken file costs nothing but itself.
#include "app/shell/settings.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using app::Settings;

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aNewFileHoldsTheDefaults()
    {
        const Settings settings(file(), nullptr);
        QCOMPARE(settings.language(), QString());
        QCOMPARE(settings.textSize(), 100);
        QCOMPARE(settings.lessMotion(), false);
        QCOMPARE(settings.keepScreenOn(), true);
        QCOMPARE(settings.theme(), Settings::Theme::FollowSide);
        QCOMPARE(settings.sound(), false);
        QCOMPARE(settings.speech(), false);
        QCOMPARE(settings.keepScreenOn(), true);
        QCOMPARE(settings.usual(), QString());
        QCOMPARE(settings.window(), QRect());
        QCOMPARE(settings.trouble(), Settings::Trouble::None);
    }

    void whatIsSetComesBack()
    {
        {
            Settings settings(file(), nullptr);
            settings.setLanguage(QStringLiteral("es-ES"));
            settings.setTextSize(175);
            settings.setLessMotion(true);
            settings.setKeepScreenOn(false);
            settings.setTheme(Settings::Theme::Dark);
            settings.setSound(true);
            settings.setSpeech(true);
            settings.setKeepScreenOn(false);
            settings.setUsual(QStringLiteral("mini56 next-dealer=winner"));
            settings.setAtTable(QStringLiteral("a match"));
            settings.setWindow(QRect(10, 20, 640, 480));
        }
        const Settings settings(file(), nullptr);
        QCOMPARE(settings.language(), QStringLiteral("es-ES"));
        QCOMPARE(settings.textSize(), 175);
        QCOMPARE(settings.lessMotion(), true);
        QCOMPARE(settings.keepScreenOn(), false);
        QCOMPARE(settings.theme(), Settings::Theme::Dark);
        QCOMPARE(settings.sound(), true);
        QCOMPARE(settings.speech(), true);
        QCOMPARE(settings.keepScreenOn(), false);
        QCOMPARE(settings.usual(), QStringLiteral("mini56 next-dealer=winner"));
        QCOMPARE(settings.atTable(), QStringLiteral("a match"));
        QCOMPARE(settings.window(), QRect(10, 20, 640, 480));
        QCOMPARE(settings.trouble(), Settings::Trouble::None);
    }

    void aChangeIsOnDiskAtOnce()
    {
        Settings first(file(), nullptr);
        first.setTextSize(150);
        const Settings second(file(), nullptr);
        QCOMPARE(second.textSize(), 150);
    }

    void onlyChangesAreTold()
    {
        Settings settings(file(), nullptr);
        QSignalSpy told(&settings, &Settings::textSizeChanged);
        settings.setTextSize(100);
        QCOMPARE(told.count(), 0);
        settings.setTextSize(125);
        QCOMPARE(told.count(), 1);
    }

    void textSizeStaysWithinItsBounds()
    {
        Settings settings(file(), nullptr);
        settings.setTextSize(900);
        QCOMPARE(settings.textSize(), 200);
        settings.setTextSize(0);
        QCOMPARE(settings.textSize(), 100);
    }

    void anUnknownLanguageIsNotTaken()
    {
        Settings settings(file(), nullptr);
        settings.setLanguage(QStringLiteral("tlh"));
        QCOMPARE(settings.language(), QString());
    }

    void aBrokenFileIsSetAsideAndTold_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("not a settings file at all") << QByteArray("\x7f\x45LF\x02\x01 no such thing\n[[[\n");
        QTest::newRow("an unknown language") << QByteArray("[General]\nlanguage=klingon\n");
        QTest::newRow("a text size out of bounds") << QByteArray("[General]\ntextSize=5000\n");
        QTest::newRow("a text size that is no number") << QByteArray("[General]\ntextSize=huge\n");
        QTest::newRow("neither true nor false") << QByteArray("[General]\nlessMotion=perhaps\n");
        QTest::newRow("an unknown theme") << QByteArray("[General]\ntheme=Striped\n");
        QTest::newRow("a sound that is neither") << QByteArray("[General]\nsound=loud\n");
        QTest::newRow("an edition nobody knows") << QByteArray("[General]\nnewMatch=flip1066\n");
        QTest::newRow("a ruling nobody knows") << QByteArray("[General]\nnewMatch=flip2020 tie=fight\n");
        QTest::newRow("a window that is none") << QByteArray("[General]\nwindow=large\n");
    }

    void aBrokenFileIsSetAsideAndTold()
    {
        QFETCH(QByteArray, content);
        write(content);
        {
            const Settings settings(file(), nullptr);
            QCOMPARE(settings.trouble(), Settings::Trouble::Broken);
            QCOMPARE(settings.textSize(), 100);
            QCOMPARE(settings.theme(), Settings::Theme::FollowSide);
            QCOMPARE(read(settings.setAside()), content);
        }
        const Settings again(file(), nullptr);
        QCOMPARE(again.trouble(), Settings::Trouble::None);
    }

    void whatIsGoodInABrokenFileIsKept()
    {
        write("[General]\nlanguage=de\ntextSize=huge\nlessMotion=true\n");
        const Settings settings(file(), nullptr);
        QCOMPARE(settings.language(), QStringLiteral("de"));
        QCOMPARE(settings.lessMotion(), true);
        QCOMPARE(settings.textSize(), 100);
    }

    void aSecondBrokenFileDoesNotReplaceTheFirst()
    {
        for (const QByteArray &content :
             {QByteArray("[General]\ntextSize=1\n"), QByteArray("[General]\ntextSize=2\n")}) {
            write(content);
            const Settings settings(file(), nullptr);
            QCOMPARE(read(settings.setAside()), content);
        }
        QCOMPARE(read(file() + QStringLiteral(".broken-1")), QByteArray("[General]\ntextSize=1\n"));
    }

    void aPlaceThatCannotBeWrittenIsTold()
    {
        // A folder below a plain file cannot be made, whoever tries.
        QFile plain(m_folder->filePath(QStringLiteral("plain")));
        QVERIFY(plain.open(QIODevice::WriteOnly));
        Settings settings(m_folder->filePath(QStringLiteral("plain/flipside.ini")), nullptr);
        settings.setTextSize(150);
        QCOMPARE(settings.textSize(), 150);
        QCOMPARE(settings.trouble(), Settings::Trouble::NotSaved);
        settings.dismissTrouble();
        QCOMPARE(settings.trouble(), Settings::Trouble::None);
    }

private:
    [[nodiscard]] QString file() const { return m_folder->filePath(QStringLiteral("flipside.ini")); }

    void write(const QByteArray &content) const
    {
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(content);
    }

    [[nodiscard]] static QByteArray read(const QString &name)
    {
        QFile in(name);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(SettingsTest)
#include "tst_settings.moc"
