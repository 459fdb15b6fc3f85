// Sentences of the referee: every situation of the tests in every language, against looking up a single text.
#include "report.h"

#include "rows.h"
#include "told.h"

#include <QTranslator>

#include <algorithm>

namespace {

constexpr std::chrono::milliseconds kBatch(2); // short enough to go undisturbed on a busy machine

} // namespace

int main()
{
    std::vector<told::Step> steps;
    for (const Row &row : allRows())
        steps.push_back(told::step(row.lines, row.header));

    double slowest = 0;
    for (const words::LanguageName &name : words::languages()) {
        const words::Language language(name.code);
        const double seconds = bench::secondsPer(
            [&] {
                for (const told::Step &step : steps)
                    (void)step.in(language);
            },
            kBatch);
        slowest = std::max(slowest, seconds / double(steps.size()));
    }

    QTranslator german;
    if (!german.load(QStringLiteral(":/i18n/flipside_de.qm"))
        || german.translate("verdicts", "%1 plays %2: the color matches.").isEmpty())
        return 1;
    const QString player = QStringLiteral("Ana"), card = QStringLiteral("eine blaue 7");
    const double lookUp = bench::secondsPer(
        [&] { (void)german.translate("verdicts", "%1 plays %2: the color matches.").arg(player, card); },
        kBatch);

    bench::Report report;
    report.ratio({"a sentence in the slowest language", slowest * 1e6},
                 {"one text looked up and filled", lookUp * 1e6}, "µs", 8);
    report.figure({"10,000 sentences in the slowest language", slowest * 1e7}, "ms");
    return report.exitCode();
}
