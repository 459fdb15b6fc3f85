// Lines of every kind, with names, cards and numbers by chance.
#include "chaos.h"

#include "notation/cards.h"
#include "notation/eventreader.h"
#include "notation/eventwriter.h"
#include "rules/sheets.h"
#include "store/ids.h"

namespace support {

using namespace rules;

namespace {

const std::vector<std::string> kNames{"Ana",         "Ben \"the Card\"", "Зоя",  "note", "rule", "scoring",
                                      "players Ana", "edition",          "=1+1", "小明", "🦊", "x\\ny",
                                      "flipside 1",  "Ana with 5"};
const std::vector<std::string> kWords{"undo",
                                      "undo",
                                      "redo",
                                      "redo",
                                      "round",
                                      "round dealer N",
                                      "start C",
                                      "play C",
                                      "play C",
                                      "play C=L",
                                      "play C=L",
                                      "N: play C",
                                      "draw",
                                      "draw",
                                      "pass",
                                      "color L",
                                      "top C",
                                      "accept",
                                      "challenge guilty",
                                      "challenge innocent",
                                      "challenge hand C C",
                                      "took 1",
                                      "took 2",
                                      "uno",
                                      "N: uno",
                                      "catch N",
                                      "N: holds C",
                                      "N: holds 5",
                                      "N: holds 20",
                                      "N: out dark",
                                      "N: out light",
                                      "force play C=L",
                                      "force play C",
                                      "count N 1",
                                      "count N 2",
                                      "set turn N",
                                      "set direction left",
                                      "set direction right",
                                      "set color L",
                                      "set top C",
                                      "set side dark",
                                      "set side light",
                                      "reshuffle",
                                      "draw 2",
                                      "swap N",
                                      "fine N 2",
                                      "void",
                                      "amend 1 void",
                                      "amend 2 void",
                                      "amend 1 N out light; N holds 5",
                                      "join M",
                                      "join M with 30",
                                      "leave N",
                                      "target 60",
                                      "target 300",
                                      "scoring tally",
                                      "scoring collect 90",
                                      "scoring collect 500",
                                      "scoring tally 120",
                                      "R",
                                      "R",
                                      "seats N, N",
                                      "seats N, N, N"};

std::string anyRule(Chance &chance)
{
    std::vector<Ruling> all;
    for (const Ruling ruling : allRulings())
        all.push_back(ruling);
    const Ruling ruling = chance.oneOf(all);
    const auto choices = choicesOf(ruling);
    return std::string("rule ")
        .append(nameOf(ruling))
        .append(" ")
        .append(nameOf(ruling, choices[chance.below(choices.size())]));
}

std::string anyLine(Chance &chance, const std::vector<std::string> &names)
{
    if (chance.percent(1))
        return "stop";
    std::string line;
    for (const char c : chance.oneOf(kWords)) {
        switch (c) {
        case 'N': line += chance.oneOf(names); break;
        case 'M': line += chance.oneOf(kNames); break;
        case 'C': line += notation::write(Face::fromCode(int(chance.below(Face::kCount)))); break;
        case 'L': line += "BGRYPTOV"[chance.below(8)]; break;
        case 'R': line += anyRule(chance); break;
        default: line += c;
        }
    }
    return line;
}

Setup anySetup(Chance &chance)
{
    Setup setup;
    setup.edition = &editions()[chance.below(editions().size())];
    setup.rulings = setup.edition->rulings;
    if (chance.percent(50)) {
        for (const Ruling ruling : allRulings()) {
            const Choice choice = chance.oneOf(choicesOf(ruling));
            if (rowOf(ruling).house && canChoose(*setup.edition, ruling, choice))
                setup.rulings.set(ruling, choice);
        }
    }
    setup.mode = chance.percent(50) ? ScoringMode::Collect : ScoringMode::Tally;
    setup.target = chance.percent(50) ? setup.edition->target : int(10 + chance.below(400));
    setup.players = kNames;
    chance.shuffle(setup.players);
    setup.players.resize(2 + chance.below(4));
    return setup;
}

} // namespace

Chaos chaos(Chance &chance, int mostTries)
{
    const qint64 started = qint64(chance.below(4'000'000'000'000)) - 1'000'000'000'000;
    const Setup setup = anySetup(chance);
    Chaos made{{}, store::Fold(setup, started)};
    made.match.id = store::newId();
    made.match.setup = setup;
    made.match.started = started;
    qint64 time = started;
    for (int i = 0; i < mostTries; ++i) {
        auto event = notation::readEvent(anyLine(chance, made.fold.names()), made.fold.names());
        if (chance.percent(1)) // as a form says it, not a line
            event = Join{chance.oneOf(kNames), {}};
        if (!event)
            continue;
        Match::Step step = made.fold.match().judge(*event);
        if (!step.verdict.taken())
            continue;
        time += qint64(chance.below(100'000)) - 100; // clocks are set
        made.match.lines.push_back({time, notation::write(step.event, made.fold.names())});
        made.fold.keep(std::move(step), time);
    }
    return made;
}

QString anyText(Chance &chance, int most)
{
    static const std::vector<QString> kParts{
        QString(QChar(0xFEFF)), QString(QChar(0xFFFE)),    QString(QChar(0xFFFF)), QString(QChar(0xFDD0)),
        QStringLiteral("#"),    QStringLiteral("%"),       QStringLiteral("\n"),   QStringLiteral("\r"),
        QStringLiteral("\t"),   QStringLiteral(" "),       QStringLiteral("\""),   QStringLiteral("\\"),
        QStringLiteral("é"),    QStringLiteral("e\u0301"), QStringLiteral("🦊"), QStringLiteral("\x1b"),
        QStringLiteral("%20"),  QStringLiteral("a"),       QStringLiteral("=")};
    QString text;
    const std::size_t parts = chance.below(std::size_t(most) + 1);
    for (std::size_t i = 0; i < parts; ++i)
        text += chance.oneOf(kParts);
    return text;
}

} // namespace support
