// Plays records into live matches.
#include "recorder.h"

#include "app/shell/context.h"
#include "notation/cards.h"
#include "notation/record.h"
#include "store/importing.h"

#include <QDebug>
#include <QImage>
#include <QTemporaryFile>
#include <QtQml>

namespace tables {

bool play(app::LiveMatch &match, const QString &record)
{
    notation::RecordReader reader;
    const QStringList lines = record.split(u'\n');
    bool open = false;
    const auto beginIt = [&] {
        store::NewMatch made;
        made.setup = reader.setup();
        open = match.begin(made);
        return open;
    };
    for (const QString &line : lines) {
        std::vector<std::string> names;
        if (open)
            names = notation::namesOf(match.openMatch()->match().book());
        const auto event = reader.next(line.trimmed().toStdString(), names);
        if (!event) {
            qWarning() << "not notation:" << line;
            return false;
        }
        if (!*event)
            continue;
        if (!open && !beginIt())
            return false;
        if (!match.call(**event)) {
            qWarning() << "not taken:" << line << match.answerText() << match.trouble();
            return false;
        }
    }
    if (!open && (!reader.closeHeader() || !beginIt()))
        return false;
    match.dismissAnswer();
    return true;
}

QStringList journal(const QString &matchId)
{
    QStringList lines;
    const auto database =
        store::Database::connect(app::Context::current().storage().path(), store::Database::Access::ReadOnly);
    if (!database)
        return {QStringLiteral("cannot be read")};
    const auto done = (*database)->each(
        QStringLiteral(
            "SELECT e.line FROM event e JOIN match m ON m.key = e.match WHERE m.id = ? ORDER BY e.number"),
        {matchId}, [&](const store::Row &row) { lines.append(row.text(0)); });
    return done ? lines : QStringList{QStringLiteral("cannot be read")};
}

bool Recorder::takeIn(const QString &record) const
{
    QTemporaryFile file;
    if (!file.open() || file.write(record.toUtf8()) < 0 || !file.flush())
        return false;
    store::Database *database = app::Context::current().storage().database();
    const auto imported = database ? store::importFile(*database, file.fileName()) : store::Imported();
    if (!imported)
        qWarning() << "not taken in:" << app::sentence(imported.error());
    return imported && imported->added == 1;
}

int Recorder::face(const QString &notation) const
{
    const std::string text = notation.toStdString();
    notation::Scanner scanner(text);
    const auto card = notation::readCard(scanner);
    return card ? card->code() : -1;
}

int Recorder::pixels(const QString &file, const QRectF &part, const QColor &color) const
{
    const QImage picture = QImage(file).convertToFormat(QImage::Format_RGB32);
    const QRect area = part.toAlignedRect().intersected(picture.rect());
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            count += int(picture.pixel(x, y) == color.rgb());
    }
    return count;
}

void Recorder::registerIt() { qmlRegisterType<Recorder>("FlipsideTables", 1, 0, "Recorder"); }

} // namespace tables
