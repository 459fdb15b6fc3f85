// A record's header and lines, read and called one after the other.
#include "told.h"

namespace told {

using namespace rules;

namespace {

const words::Language &english()
{
    static const words::Language language;
    return language;
}

std::optional<Event> read(notation::RecordReader &reader, const QString &line,
                          const std::vector<std::string> &names)
{
    const auto event = reader.next(line.toStdString(), names);
    if (!event)
        qFatal("cannot read %s", qPrintable(line));
    return *event;
}

} // namespace

QString Step::in(const words::Language &language) const
{
    const Event *back = takenBack ? &*takenBack : nullptr;
    return words::sentence(language, verdict, {before, after, *after.book, back});
}

Step step(const QString &lines, const QString &header)
{
    notation::RecordReader reader;
    const QString head = QStringLiteral("flipside 1\n") + (header.isEmpty() ? kFour : header);
    for (const QString &line : head.split(u'\n', Qt::SkipEmptyParts))
        (void)read(reader, line, {});
    if (!reader.closeHeader())
        qFatal("the header is not complete");
    Match match(reader.setup());

    std::optional<Step> step;
    const QStringList all = lines.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : all) {
        const auto event = read(reader, line, notation::namesOf(match.book()));
        if (!event)
            qFatal("not an event: %s", qPrintable(line));
        const bool undo = std::holds_alternative<Undo>(*event);
        const Event *back = undo ? match.nextUndo() : match.nextRedo();
        const auto takenBack = back ? std::optional(*back) : std::nullopt;
        const MatchState before = match.state();
        const Verdict verdict = match.call(*event);
        step = Step{verdict, spoken(*event, verdict), before, match.state(), takenBack};
        if (!verdict.taken() && &line != &all.last())
            qFatal("refused: %s: %s", qPrintable(line), qPrintable(step->in(english())));
    }
    if (!step)
        qFatal("no event at all");
    return *std::move(step);
}

QString sentence(const QString &lines, const QString &header) { return step(lines, header).in(english()); }

} // namespace told
