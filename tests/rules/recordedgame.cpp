// Finds the records and plays them.
#include "recordedgame.h"

#include "notation/eventwriter.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace {

const QString kFolder = QStringLiteral(RECORDS);

} // namespace

QStringList recordNames() { return QDir(kFolder).entryList({u"*.flip"_s}, QDir::Files, QDir::Name); }

QList<QByteArray> linesOf(const QString &record)
{
    QFile file(QDir(kFolder).filePath(record));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().split('\n');
}

notation::Result<std::optional<rules::Event>> RecordedGame::read(QByteArrayView line)
{
    const auto names = m_match ? notation::namesOf(m_match->book()) : std::vector<std::string>();
    auto event = m_reader.next(std::string_view(line.data(), std::size_t(line.size())), names);
    if (event && *event && !m_match)
        m_match.emplace(m_reader.setup());
    return event;
}

RecordedGame played(const QList<QByteArray> &lines)
{
    RecordedGame game;
    for (const QByteArray &line : lines) {
        const auto event = game.read(line);
        if (!event)
            break;
        if (*event)
            game.match().call(**event);
    }
    return game;
}

rules::Match playedText(const QByteArray &record)
{
    RecordedGame game;
    for (const QByteArray &line : record.split('\n')) {
        const auto event = game.read(line).value();
        if (event)
            game.match().call(*event);
    }
    return game.match();
}

QList<QByteArray> written(RecordedGame &game)
{
    QList<QByteArray> lines = QByteArray::fromStdString(notation::writeHeader(game.setup())).split('\n');
    const std::vector<std::string> names = notation::namesOf(game.match().book());
    for (const rules::Match::Step &step : game.match().steps())
        lines.append(QByteArray::fromStdString(notation::write(step.event, names)));
    return lines;
}
