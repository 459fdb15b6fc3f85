// The icon files are the logo that the app draws, and nothing else.
#include "icons.h"
#include "platform/windowicon.h"

#include <QDir>
#include <QTest>

class IconsTest : public QObject {
    Q_OBJECT

private slots:
    void everyFileIsTheLogo_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const icons::Icon &icon : m_icons)
            QTest::newRow(qPrintable(icon.path)) << index++;
    }

    void everyFileIsTheLogo()
    {
        QFETCH(int, index);
        const icons::Icon &icon = m_icons[std::size_t(index)];
        const QString file = QDir(QStringLiteral(PLATFORM_FOLDER)).filePath(icon.path);
        if (const auto *drawn = std::get_if<QImage>(&icon.content)) {
            const QImage kept(file);
            QVERIFY2(!kept.isNull(), "missing: ./dev icons draws it");
            QCOMPARE(kept.size(), drawn->size());
            QVERIFY2(farthest(kept, *drawn) <= 8, "another drawing: ./dev icons draws it anew");
            return;
        }
        QFile text(file);
        QVERIFY2(text.open(QIODevice::ReadOnly), "missing: ./dev icons draws it");
        QCOMPARE(text.readAll(), std::get<QByteArray>(icon.content));
    }

    void aWindowBringsItsOwn()
    {
        const QIcon icon = platform::windowIcon();
        QCOMPARE(icon.availableSizes().size(), 3);
        for (const QSize size : icon.availableSizes()) {
            const QImage file(
                QStringLiteral(PLATFORM_FOLDER "/linux/icons/flipside-%1.png").arg(size.width()));
            QCOMPARE(icon.pixmap(size).toImage().convertedTo(file.format()), file);
        }
    }

private:
    // The largest difference of a channel; rasterizers round differently from processor to processor.
    static int farthest(const QImage &a, const QImage &b)
    {
        int far = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                const QRgb one = a.pixel(x, y);
                const QRgb two = b.pixel(x, y);
                for (const int difference : {qRed(one) - qRed(two), qGreen(one) - qGreen(two),
                                             qBlue(one) - qBlue(two), qAlpha(one) - qAlpha(two)})
                    far = std::max(far, std::abs(difference));
            }
        }
        return far;
    }

    const std::vector<icons::Icon> m_icons = icons::all();
};

QTEST_MAIN(IconsTest)
#include "tst_icons.moc"
