// Every pair of colours that carries meaning keeps its contrast: 4.5 for words, 3 for shapes.
#include "ui/palette.h"
#include "ui/theme.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using rules::Color;
using rules::Side;

namespace {

constexpr double kWords = 4.5;
constexpr double kShapes = 3.0;

// Relative luminance and contrast as WCAG 2 defines them.
double luminance(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

void row(const QString &name, const QColor &over, const QColor &ground, double least)
{
    QTest::newRow(qPrintable(name)) << over << ground << least;
}

} // namespace

class ContrastTest : public QObject {
    Q_OBJECT

private slots:
    void pairsThatCarryMeaning_data()
    {
        QTest::addColumn<QColor>("over");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("least");
        for (const Side side : {Side::Light, Side::Dark})
            addInterface(side);
        for (int i = 0; i < 8; ++i)
            addCardColor(Color(i));
    }

    void pairsThatCarryMeaning()
    {
        QFETCH(QColor, over);
        QFETCH(QColor, ground);
        QFETCH(double, least);
        const double found = contrast(over, ground);
        QVERIFY2(found >= least, qPrintable(QString::number(found)));
    }

    void knownRatio()
    {
        QVERIFY(std::abs(contrast(Qt::white, Qt::black) - 21) < 0.01);
        const app::LookPalette &light = app::paletteOf(Side::Light);
        QVERIFY(std::abs(contrast(light.ink, light.page) - 14.56) < 0.01);
    }

private:
    static void addInterface(Side side)
    {
        const app::LookPalette &look = app::paletteOf(side);
        const QString prefix = side == Side::Light ? QStringLiteral("light: ") : QStringLiteral("dark: ");
        const QList<std::pair<const char *, QColor>> surfaces{
            {"page", look.page}, {"table", look.table}, {"sheet", look.sheet}};
        const QList<std::pair<const char *, QColor>> words{
            {"ink", look.ink}, {"ink2", look.ink2}, {"ok", look.ok}, {"warn", look.warn}, {"bad", look.bad}};
        const QList<std::pair<const char *, QColor>> shapes{{"edge", look.edge}, {"focus", look.focus}};
        for (const auto &[ground, surface] : surfaces) {
            for (const auto &[name, color] : words)
                row(prefix + QLatin1String(name) + " on " + QLatin1String(ground), color, surface, kWords);
            for (const auto &[name, color] : shapes)
                row(prefix + QLatin1String(name) + " on " + QLatin1String(ground), color, surface, kShapes);
            int number = 0;
            for (const QColor &person : app::peopleOf(side)) {
                row(prefix + QStringLiteral("person %1 on ").arg(++number) + QLatin1String(ground), person,
                    surface, kShapes);
            }
        }
        row(prefix + "ok on its tint", look.ok, look.okTint, kWords);
        row(prefix + "warn on its tint", look.warn, look.warnTint, kWords);
        row(prefix + "bad on its tint", look.bad, look.badTint, kWords);
        row(prefix + "ink on ok's tint", look.ink, look.okTint, kWords);
        row(prefix + "ink on warn's tint", look.ink, look.warnTint, kWords);
        row(prefix + "ink on bad's tint", look.ink, look.badTint, kWords);
        row(prefix + "words of go", look.goText, look.go, kWords);
        row(prefix + "crown on a panel", look.crown, look.sheet, kShapes);
        row(prefix + "words of the side chip", look.chipText, look.chip, kWords);
        row(prefix + "glyphs of a wild", app::cardStockOf(side).paper, app::cardStockOf(side).field, kWords);
        row(prefix + "words of a wild key", app::cardStockOf(side).paper, app::cardStockOf(side).keyField,
            kWords);
    }

    static void addCardColor(Color color)
    {
        static constexpr std::array kNames{"blue", "green", "red",    "yellow",
                                           "pink", "teal",  "orange", "purple"};
        const QString name = QLatin1String(kNames[std::size_t(color)]);
        const app::CardColors &colors = app::cardColorsOf(color);
        row(name + ": glyph on fill", colors.on, colors.fill, kWords);
        row(name + ": glyph on its shape", colors.on, colors.soft, kWords);
        row(name + ": ink on tint", colors.ink, colors.tint, kWords);
        row(name + ": edge on tint", colors.deep, colors.tint,
            rules::sideOf(color) == Side::Light ? kShapes : 1);
        row(name + ": mark on a wild", app::wildMarkOf(color), app::cardStockOf(rules::sideOf(color)).field,
            kShapes);
        for (const bool dark : {false, true}) {
            const app::LookPalette &look = app::paletteOf(dark ? Side::Dark : Side::Light);
            const QColor ink = app::Theme::cardInk(app::card::Color(color), dark);
            const QString where = name + (dark ? ": ink by night on " : ": ink by day on ");
            row(where + "page", ink, look.page, kWords);
            row(where + "table", ink, look.table, kWords);
            row(where + "sheet", ink, look.sheet, kWords);
        }
    }
};

QTEST_GUILESS_MAIN(ContrastTest)
#include "tst_contrast.moc"
