// PipeWire's, PulseAudio's or ALSA's player, whichever is there; phones have none of them and stay silent.
#include "platform/player.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>

namespace platform {

Player::Player()
{
#if QT_CONFIG(process) && !defined(Q_OS_ANDROID)
    for (const char *name : {"pw-play", "paplay", "aplay", "afplay"}) {
        m_program = QStandardPaths::findExecutable(QLatin1String(name));
        if (isAvailable())
            break;
    }
#endif
}

// A process that is destroyed while it runs writes a warning.
Player::~Player()
{
#if QT_CONFIG(process)
    for (QProcess *process : findChildren<QProcess *>()) {
        process->disconnect(this);
        process->kill();
        process->waitForFinished();
    }
#endif
}

QString Player::fileOf(Sound sound)
{
    QString &file = m_files[std::size_t(sound)];
    if (file.isEmpty()) {
        QFile out(m_folder.filePath(QStringLiteral("%1.wav").arg(int(sound))));
        if (out.open(QIODevice::WriteOnly) && out.write(wave(sound)) > 0)
            file = out.fileName();
    }
    return file;
}

void Player::play(Sound sound)
{
#if QT_CONFIG(process)
    if (!isAvailable())
        return;
    const QString file = fileOf(sound);
    auto *process = new QProcess(this);
    process->setStandardOutputFile(QProcess::nullDevice());
    connect(process, &QProcess::finished, this, [this, process](int code, QProcess::ExitStatus status) {
        if (code != 0 || status != QProcess::NormalExit)
            emit failed(QString::fromLocal8Bit(process->readAllStandardError()).trimmed());
        process->deleteLater();
    });
    connect(process, &QProcess::errorOccurred, this, [this, process](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart) // whatever else there is also finishes
            return;
        emit failed(process->errorString());
        process->deleteLater();
    });
    process->start(m_program, {file});
#else
    Q_UNUSED(sound);
#endif
}

} // namespace platform
