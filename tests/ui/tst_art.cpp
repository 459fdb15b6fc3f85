// Each drawing in qml/art is used, each name has one, and the app draws it as any other viewer of SVG files
// does.
#include "ui/art.h"
#include "ui/card.h"
#include "ui/icon.h"
#include "ui/pen.h"

#include <QDir>
#include <QDirIterator>
#include <QMetaEnum>
#include <QPainter>
#include <QProcess>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

namespace art = app::art;
namespace pen = app::pen;

class ArtTest : public QObject {
    Q_OBJECT

private slots:
    void everyFileIsUsedAndEveryNameHasOne()
    {
        QStringList used{QStringLiteral("brand/logo"), QStringLiteral("brand/word-mark")};
        const QMetaEnum icons = QMetaEnum::fromType<app::Icon::Name>();
        for (int i = 0; i < icons.keyCount(); ++i) {
            const int value = icons.value(i);
            if (value < 0)
                continue;
            const bool isSign = value >= app::Icon::Reverse;
            const QString name = QLatin1String(isSign ? "signs/" : "icons/") + fileName(icons.key(i));
            const pen::Glyph &glyph = isSign
                ? pen::sign(rules::Kind(int(rules::Kind::Reverse) + value - app::Icon::Reverse))
                : pen::icon(value);
            QCOMPARE(named(glyph.stroke, glyph.solid), name);
            used.append(name);
        }
        const QMetaEnum colors = QMetaEnum::fromType<app::card::Color>();
        for (int i = 0; i < colors.keyCount(); ++i) {
            const QString name = QLatin1String("shapes/") + fileName(colors.key(i));
            QCOMPARE(named({}, pen::shape(rules::Color(colors.value(i)))), name);
            used.append(name);
        }
        for (int i = 0; i < 10; ++i)
            used.append(named({}, pen::mark(i)));
        for (const QChar character : QStringView(u"0123456789+-\u00D7=/.,?"))
            used.append(named(pen::text(QStringView(&character, 1)), {}));
        used.sort();
        QCOMPARE(used, files());
    }

    void whoWritesNumbersKnowsTheirPen()
    {
        for (const art::Drawing &drawing : art::all()) {
            if (drawing.name.starts_with("numerals/"))
                QCOMPARE(drawing.paths.front().strokeWidth, pen::kNumeralPen);
        }
        const art::Drawing &wordMark = art::drawing("brand/word-mark");
        QCOMPARE(QSizeF(wordMark.width, wordMark.height), QSizeF(pen::kWordMarkWidth, pen::kWordMarkHeight));
    }

    void anSvgViewerShowsTheSame_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < art::all().size(); ++i)
            QTest::newRow(art::all()[i].name.data()) << int(i);
    }

    void anSvgViewerShowsTheSame()
    {
        QFETCH(int, index);
        const art::Drawing &drawing = art::all()[std::size_t(index)];
        const QSize size = QSizeF(drawing.width * 4, drawing.height * 4).toSize();
        QSvgRenderer viewer(ART_FOLDER "/" + text(drawing.name) + ".svg");
        QVERIFY(viewer.isValid());
        QCOMPARE(viewer.viewBoxF().size(), QSizeF(drawing.width, drawing.height));
        const QImage theirs = painted(size, [&](QPainter &painter) { viewer.render(&painter); });
        const QImage ours = painted(size, [&](QPainter &painter) {
            painter.scale(4, 4);
            for (const art::Path &path : drawing.paths) {
                const QPainterPath outline = pen::parsed(path.data);
                if (path.fill != "none")
                    painter.fillPath(outline, colorOf(path.fill));
                if (path.stroke != "none")
                    pen::stroke(painter, outline, colorOf(path.stroke), path.strokeWidth);
            }
        });
        int different = 0;
        for (int y = 0; y < size.height(); ++y) {
            for (int x = 0; x < size.width(); ++x)
                different += std::abs(qGray(ours.pixel(x, y)) - qGray(theirs.pixel(x, y))) > 40 ? 1 : 0;
        }
        QVERIFY2(different * 500 < size.width() * size.height(), qPrintable(QString::number(different)));
    }

    void theBuildSaysWhatThePenCannotDraw_data()
    {
        QTest::addColumn<QByteArray>("drawing");
        QTest::addColumn<QByteArray>("said");
        const auto svg = [](const QByteArray &inside) {
            return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">)" + inside + "</svg>\n";
        };
        QTest::newRow("a relative path") << svg(R"(<path d="m1 2 l3 4"/>)") << QByteArray("absolute M");
        QTest::newRow("an arc") << svg(R"(<path d="M1 2 A3 4 0 0 0 5 6"/>)") << QByteArray("absolute M");
        QTest::newRow("a circle") << svg(R"(<circle r="3"/>)") << QByteArray("only paths");
        QTest::newRow("a transform") << svg(R"svg(<path transform="scale(2)" d="M1 2 L3 4"/>)svg")
                                     << QByteArray("without transform");
        QTest::newRow("a style") << svg(R"(<path style="fill:red" d="M1 2 L3 4"/>)")
                                 << QByteArray("without style");
        QTest::newRow("a named colour")
            << svg(R"(<path fill="red" d="M1 2 L3 4"/>)") << QByteArray("fill is");
        QTest::newRow("nothing") << svg({}) << QByteArray("no path");
        QTest::newRow("no size") << QByteArray(R"(<svg><path d="M1 2 L3 4"/></svg>)")
                                 << QByteArray("viewBox is");
    }

    void theBuildSaysWhatThePenCannotDraw()
    {
        QFETCH(QByteArray, drawing);
        QFETCH(QByteArray, said);
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("icons")));
        QFile file(folder.filePath(QStringLiteral("icons/new.svg")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(drawing);
        file.close();
        QProcess script;
        script.start(QStringLiteral(CMAKE_COMMAND),
                     {QStringLiteral("-DART=") + folder.path(),
                      QStringLiteral("-DHEADER=") + folder.filePath(QStringLiteral("artdata.h")),
                      QStringLiteral("-P"), QStringLiteral(ART_SCRIPT)});
        QVERIFY(script.waitForFinished());
        QVERIFY(script.exitCode() != 0);
        const QByteArray answer = script.readAllStandardError().simplified();
        QVERIFY2(answer.contains("qml/art/icons/new.svg: ") && answer.contains(said), answer.constData());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("artdata.h"))));
    }

private:
    static QString text(std::string_view text)
    {
        return QString::fromUtf8(text.data(), qsizetype(text.size()));
    }

    static QColor colorOf(std::string_view color)
    {
        return color == "currentColor" ? QColor(Qt::black) : QColor(text(color));
    }

    // SkipEveryone: skip-everyone.
    static QString fileName(const char *key)
    {
        QString name;
        for (const QChar each : QString::fromLatin1(key))
            name +=
                each.isUpper() && !name.isEmpty() ? QString(u'-') + each.toLower() : QString(each.toLower());
        return name;
    }

    // The drawing that the pen draws there; of two that are alike, none.
    static QString named(const QPainterPath &stroke, const QPainterPath &solid)
    {
        QStringList found;
        for (const art::Drawing &drawing : art::all()) {
            QPainterPath lines;
            QPainterPath areas;
            for (const art::Path &path : drawing.paths) {
                if (path.isDetail)
                    continue;
                (path.fill == "none" ? lines : areas).addPath(pen::parsed(path.data));
            }
            if (lines == stroke && areas == solid)
                found.append(text(drawing.name));
        }
        return found.size() == 1 ? found.first() : found.join(u'|');
    }

    static QStringList files()
    {
        const QDir folder(QStringLiteral(ART_FOLDER));
        QStringList names;
        QDirIterator files(folder.path(), {QStringLiteral("*.svg")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            names.append(folder.relativeFilePath(files.next()).chopped(4));
        names.sort();
        return names;
    }

    template <typename Draw> static QImage painted(QSize size, const Draw &draw)
    {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(QColor(0x7f, 0xc0, 0x7f)); // neither black nor white
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        draw(painter);
        return image;
    }
};

QTEST_MAIN(ArtTest)
#include "tst_art.moc"
