// flipside-shots DIR: renders all that can be seen into PNGs with telling names, and contact sheets of them.
#include "app/shell/fonts.h"
#include "app/shell/language.h"
#include "contactsheet.h"
#include "studio.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>

#include <cstdio>

namespace shots {
namespace {

// Writes pictures and remembers whether all went well.
class Album {
public:
    explicit Album(const QString &folder)
        : m_folder(folder)
    {
        m_good = QDir().mkpath(folder);
    }

    void add(const QString &name, const QImage &image)
    {
        if (image.isNull() || !image.save(m_folder.filePath(name + QStringLiteral(".png")))) {
            std::fprintf(stderr, "flipside-shots: %s could not be rendered\n", qPrintable(name));
            m_good = false;
            return;
        }
        m_pictures.push_back({name, image});
    }

    void close() // without a sheet
    {
        m_count += int(m_pictures.size());
        m_pictures.clear();
    }

    // Everything since the last sheet.
    void sheet(const QString &name, int columns, int thumbWidth)
    {
        if (m_pictures.empty())
            return;
        const QImage image = contactSheet(m_pictures, columns, thumbWidth);
        m_good = image.save(m_folder.filePath(QStringLiteral("sheet-%1.png").arg(name))) && m_good;
        close();
    }

    [[nodiscard]] int finish() const
    {
        std::printf("%d pictures in %s\n", m_count, qPrintable(m_folder.absolutePath()));
        return m_good && m_count > 0 ? 0 : 1;
    }

private:
    QDir m_folder;
    std::vector<Picture> m_pictures;
    int m_count = 0;
    bool m_good = true;
};

QString sideName(bool dark) { return dark ? QStringLiteral("dark") : QStringLiteral("light"); }

void renderSpecimens(Studio &studio, Album &album)
{
    for (const SpecimenShot &shot : specimens()) {
        for (const bool dark : {false, true}) {
            if (dark && !shot.bothSides)
                continue;
            studio.setLook(QStringLiteral("en"), dark, 100);
            const QString name = QStringLiteral("specimen-") + QLatin1String(shot.name);
            album.add(shot.bothSides ? name + u'-' + sideName(dark) : name, studio.specimen(shot));
        }
    }
    album.sheet(QStringLiteral("specimens"), 2, 620);
}

// A window of any size, such as 844x390, as a form; nothing where it cannot be read.
std::optional<Form> formOf(const QByteArray &size)
{
    Form form{size.constData(), {}};
    if (std::sscanf(form.name, "%dx%d", &form.size.rwidth(), &form.size.rheight()) != 2)
        return {};
    return form;
}

void renderPages(Studio &studio, Album &album, std::span<const Form> inForms, const QString &only,
                 const QString &language, int textSize)
{
    for (const Form &form : inForms) {
        for (const PageShot &shot : pages()) {
            if (!QLatin1String(shot.name).startsWith(only))
                continue;
            for (const bool dark : {false, true}) {
                if (dark && wearsItsOwnSide(shot))
                    continue;
                studio.setLook(language, dark, textSize);
                const QString side = wearsItsOwnSide(shot) ? QStringLiteral("own") : sideName(dark);
                QString name =
                    QStringList{QLatin1String(shot.name), QLatin1String(form.name), side, language}.join(
                        u'-');
                if (textSize != 100)
                    name += QStringLiteral("-%1pc").arg(textSize);
                album.add(name, studio.page(shot, form.size));
            }
        }
        album.sheet(QStringLiteral("%1-%2-%3pc").arg(QLatin1String(form.name), language).arg(textSize),
                    form.size.width() < 600 ? 4 : 2, form.size.width() < 600 ? 390 : 640);
    }
}

QImage picture(Studio &studio, const TourShot &stop)
{
    studio.setLook(QLatin1String(stop.language), stop.dark, stop.textSize);
    for (const PageShot &shot : pages()) {
        if (QLatin1String(shot.name) == QLatin1String(stop.page))
            return studio.page(shot, forms()[std::size_t(stop.form)].size);
    }
    return {};
}

void renderReadme(Studio &studio, Album &album)
{
    std::vector<QImage> phones;
    std::vector<QImage> desktops;
    for (const TourShot &stop : readme())
        (stop.form == 0 ? phones : desktops).push_back(picture(studio, stop));
    album.add(QStringLiteral("phones"), strip(phones, 390));
    album.add(QStringLiteral("desktop"), strip(desktops, 1280));
    album.close();
}

void renderTour(Studio &studio, Album &album)
{
    int number = 0;
    for (const TourShot &stop : tour()) {
        album.add(
            QStringLiteral("%1-%2").arg(++number, 2, 10, QLatin1Char('0')).arg(QLatin1String(stop.page)),
            picture(studio, stop));
    }
    album.sheet(QStringLiteral("tour"), 5, 390);
}

int run(const QGuiApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Renders every page and specimen of Flipside into pictures and contact sheets."));
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("DIR"), QStringLiteral("Where the pictures go."));
    const QCommandLineOption language(
        QStringLiteral("lang"), QStringLiteral("A language to render; may be given again. Default: en, de."),
        QStringLiteral("L"));
    const QCommandLineOption tourOnly(QStringLiteral("tour"),
                                      QStringLiteral("About twelve pictures instead of all."));
    const QCommandLineOption only(QStringLiteral("only"),
                                  QStringLiteral("Only the pages whose names begin so, and no specimens."),
                                  QStringLiteral("PAGE"));
    const QCommandLineOption inSize(QStringLiteral("size"),
                                    QStringLiteral("A window of WxH instead of phone and desktop."),
                                    QStringLiteral("WxH"));
    const QCommandLineOption readmeOnly(QStringLiteral("readme"),
                                        QStringLiteral("The pictures of README.md instead of all."));
    parser.addOptions({language, only, inSize, tourOnly, readmeOnly});
    parser.process(application);

    const QStringList folders = parser.positionalArguments();
    QStringList wanted = parser.values(language);
    if (wanted.isEmpty())
        wanted = {QStringLiteral("en"), QStringLiteral("de")};
    for (const QString &each : wanted) {
        if (!app::Language::codes().contains(each)) {
            std::fprintf(stderr, "flipside-shots: unknown language '%s'\n", qPrintable(each));
            return 2;
        }
    }
    if (folders.size() != 1) {
        std::fprintf(stderr, "flipside-shots: one folder is needed\n");
        return 2;
    }

    const QByteArray size = parser.value(inSize).toLatin1();
    const std::optional<Form> ownForm = formOf(size);
    if (parser.isSet(inSize) && !ownForm) {
        std::fprintf(stderr, "flipside-shots: a size is such as 844x390\n");
        return 2;
    }
    const std::span<const Form> inForms = ownForm ? std::span(&*ownForm, 1) : forms();

    app::useOwnFonts();
    Studio studio;
    Album album(folders.constFirst());
    if (parser.isSet(readmeOnly)) {
        renderReadme(studio, album);
        return album.finish();
    }
    if (parser.isSet(tourOnly)) {
        renderTour(studio, album);
        return album.finish();
    }
    if (!parser.isSet(only))
        renderSpecimens(studio, album);
    for (const QString &each : wanted) {
        renderPages(studio, album, inForms, parser.value(only), each, 100);
        renderPages(studio, album, inForms, parser.value(only), each, 200);
    }
    return album.finish();
}

} // namespace
} // namespace shots

int main(int argc, char *argv[])
{
    // Pictures are the same on every machine when no screen and no graphics card have a say.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!qEnvironmentVariableIsSet("QT_QUICK_BACKEND"))
        qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication::setApplicationName(QStringLiteral("flipside-shots"));
    QGuiApplication::setApplicationVersion(QStringLiteral(FLIPSIDE_VERSION));
    const QGuiApplication application(argc, argv);
    return shots::run(application);
}
