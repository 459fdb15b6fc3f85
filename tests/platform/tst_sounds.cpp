// The sounds are short, whole WAV files; the player hands them to whatever the system plays with, and tells
// when that fails.
#include "platform/player.h"

#include <QDataStream>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using platform::Player;
using platform::Sound;

class SoundsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("PATH", m_folder->path().toLocal8Bit() + ":/usr/bin:/bin");
    }

    void everySoundIsAShortWaveThatCanBeHeard_data()
    {
        QTest::addColumn<Sound>("sound");
        QTest::newRow("card") << Sound::Card;
        QTest::newRow("refused") << Sound::Refused;
        QTest::newRow("flip") << Sound::Flip;
        QTest::newRow("won") << Sound::Won;
    }

    void everySoundIsAShortWaveThatCanBeHeard()
    {
        QFETCH(Sound, sound);
        const QByteArray file = platform::wave(sound);
        QCOMPARE(file.left(4), QByteArray("RIFF"));
        QCOMPARE(file.mid(8, 8), QByteArray("WAVEfmt "));
        const qsizetype samples = (file.size() - 44) / 2;
        QCOMPARE(number(file, 4), quint32(file.size() - 8));
        QCOMPARE(number(file, 40), quint32(samples * 2));
        QVERIFY(samples > 22050 / 20 && samples < 22050);
        int loudest = 0;
        for (qsizetype i = 44; i < file.size(); i += 2)
            loudest = std::max(loudest, std::abs(int(qint16(quint8(file[i]) | file[i + 1] << 8))));
        QVERIFY2(loudest > 3000 && loudest < 32767, qPrintable(QString::number(loudest)));
    }

    void whatIsPlayedIsTheSound()
    {
        install("pw-play",
                "cp \"$1\" \"$(dirname \"$0\")/heard.tmp\"\n"
                "mv \"$(dirname \"$0\")/heard.tmp\" \"$(dirname \"$0\")/heard\"\n");
        Player player;
        QVERIFY(player.isAvailable());
        player.play(Sound::Flip);
        QTRY_VERIFY(QFile::exists(m_folder->filePath(QStringLiteral("heard"))));
        QFile heard(m_folder->filePath(QStringLiteral("heard")));
        QVERIFY(heard.open(QIODevice::ReadOnly));
        QCOMPARE(heard.readAll(), platform::wave(Sound::Flip));
    }

    void aPlayerThatFailsIsTold()
    {
        install("pw-play", "echo no loudspeaker >&2; exit 1\n");
        Player player;
        QSignalSpy failed(&player, &Player::failed);
        player.play(Sound::Card);
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().toString(), QStringLiteral("no loudspeaker"));
    }

    void aPlayerThatStillPlaysEndsWithoutAWarning()
    {
        install("pw-play", "touch \"$(dirname \"$0\")/started\"\nexec sleep 60\n");
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        Player player;
        QSignalSpy failed(&player, &Player::failed);
        player.play(Sound::Card);
        QTRY_VERIFY(QFile::exists(m_folder->filePath(QStringLiteral("started"))));
        QCOMPARE(failed.count(), 0);
    }

    void withoutAPlayerItIsSilent()
    {
        qputenv("PATH", m_folder->path().toLocal8Bit());
        Player player;
        QVERIFY(!player.isAvailable());
        QSignalSpy failed(&player, &Player::failed);
        player.play(Sound::Card);
        QCOMPARE(failed.count(), 0);
    }

private:
    static quint32 number(const QByteArray &file, int at)
    {
        QDataStream in(file.mid(at, 4));
        in.setByteOrder(QDataStream::LittleEndian);
        quint32 value = 0;
        in >> value;
        return value;
    }

    void install(const char *name, const QByteArray &script) const
    {
        QFile program(m_folder->filePath(QLatin1String(name)));
        QVERIFY(program.open(QIODevice::WriteOnly));
        program.write("#!/bin/sh\n" + script);
        program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(SoundsTest)
#include "tst_sounds.moc"
