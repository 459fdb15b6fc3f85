// flipside-cli in a process of its own.
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace program {

struct Ended {
    int status = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QList<QByteArray> lines() const { return out.trimmed().split('\n'); }
    [[nodiscard]] QList<QJsonObject> objects() const
    {
        QList<QJsonObject> objects;
        for (const QByteArray &line : lines())
            objects << QJsonDocument::fromJson(line).object();
        return objects;
    }
};

inline Ended run(const QStringList &arguments, const QByteArray &input = {},
                 const QString &program = QStringLiteral(FLIPSIDE_CLI))
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished();
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace program
