// Of the system's fonts only the plain ones are taken, and our own are drawn besides.
#include "platform/fonts.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fontconfig/fontconfig.h>

#include <memory>

class FontsTest : public QObject {
    Q_OBJECT

private slots:
    // A system with two fonts, one of them bold, and a rule that would hide both.
    void initTestCase()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("rules")));
        for (const char *name : {"NotoSans-Regular.ttf", "NotoSans-Bold.ttf"})
            QVERIFY(QFile::copy(QStringLiteral(FONTS "/") + QLatin1String(name),
                                m_folder.filePath(QLatin1String(name))));
        write("rules/hide.conf",
              "<fontconfig><selectfont><rejectfont><glob>*</glob></rejectfont></selectfont></fontconfig>");
        write("fonts.conf",
              "<fontconfig><dir>" + path() + "</dir><cachedir>" + path() + "/cache</cachedir><include>"
                  + path() + "/rules</include></fontconfig>");
        qputenv("FONTCONFIG_FILE", path() + "/fonts.conf");
    }

    void onlyThePlainOneIsTaken()
    {
        platform::prepareFonts();
        QCOMPARE(names(), QStringList{QStringLiteral("Noto Sans Regular")});
    }

private:
    [[nodiscard]] QByteArray path() const { return QFile::encodeName(m_folder.path()); }

    void write(const char *name, const QByteArray &text)
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    // Those that fontconfig would offer.
    static QStringList names()
    {
        const std::unique_ptr<FcPattern, decltype(&FcPatternDestroy)> all(FcPatternCreate(),
                                                                          &FcPatternDestroy);
        const std::unique_ptr<FcObjectSet, decltype(&FcObjectSetDestroy)> asked(
            FcObjectSetBuild(FC_FULLNAME, nullptr), &FcObjectSetDestroy);
        const std::unique_ptr<FcFontSet, decltype(&FcFontSetDestroy)> found(
            FcFontList(nullptr, all.get(), asked.get()), &FcFontSetDestroy);
        QStringList names;
        for (int i = 0; i < found->nfont; ++i) {
            FcChar8 *name = nullptr;
            if (FcPatternGetString(found->fonts[i], FC_FULLNAME, 0, &name) == FcResultMatch)
                names << QString::fromUtf8(reinterpret_cast<const char *>(name));
        }
        return names;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(FontsTest)
#include "tst_fonts.moc"
