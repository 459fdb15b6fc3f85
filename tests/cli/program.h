// Runs flipside-cli as a person does: the real program, in a process of its own.
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

struct Result {
    int status = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QList<QJsonObject> objects() const
    {
        QList<QJsonObject> objects;
        for (const QByteArray &line : out.trimmed().split('\n'))
            objects << QJsonDocument::fromJson(line).object();
        return objects;
    }
};

inline Result run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(QStringLiteral(FLIPSIDE_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished();
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}
