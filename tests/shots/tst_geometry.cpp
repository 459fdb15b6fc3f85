// Every page and sheet in every language: no words that are cut, overlap or leave their frame, no target too
// small.
#include "app/shell/fonts.h"
#include "app/shell/language.h"
#include "geometry.h"
#include "studio.h"

#include <QGuiApplication>
#include <QTest>

namespace {

struct Room {
    const char *name;
    QSize size;
    int textSize;
};

constexpr std::array<Room, 4> kRooms = {{
    {"phone", {390, 844}, 100},
    {"small", {360, 640}, 100},
    {"desktop", {1280, 800}, 100},
    {"large", {360, 640}, 200},
}};

} // namespace

class tst_Geometry : public QObject {
    Q_OBJECT

public:
    explicit tst_Geometry(const Room &room)
        : m_room(room)
    { }

private slots:
    void everythingFits_data()
    {
        QTest::addColumn<int>("shot");
        for (std::size_t i = 0; i < shots::pages().size(); ++i)
            QTest::newRow(shots::pages()[i].name) << int(i);
    }

    // The page is opened once and told in one language after the other, as a person may.
    void everythingFits()
    {
        QFETCH(int, shot);
        m_studio.setLook(QStringLiteral("en"), false, m_room.textSize);
        QVERIFY(m_studio.show(shots::pages()[std::size_t(shot)], m_room.size));
        QStringList flaws;
        const QStringList languages = app::Language::codes();
        for (const QString &language : languages) {
            m_studio.setLanguage(language);
            QStringList found;
            // A list on a busy machine may place its rows a frame later.
            (void)QTest::qWaitFor([&] {
                found = shots::flawsOf(*m_studio.window());
                return found.isEmpty();
            });
            for (const QString &flaw : std::as_const(found))
                flaws.append(QStringLiteral("  %1 %2").arg(language, flaw));
        }
        for (const QString &flaw : flaws)
            qInfo("%s", qPrintable(flaw));
        QCOMPARE(flaws.size(), 0);
    }

private:
    Room m_room;
    shots::Studio m_studio;
};

// tst_geometry ROOM […]: one of them, so that they can be looked at side by side.
int main(int argc, char *argv[])
{
    const QGuiApplication application(argc, argv);
    const QString wanted = QGuiApplication::arguments().value(1);
    const auto *room =
        std::ranges::find(kRooms, wanted, [](const Room &each) { return QLatin1String(each.name); });
    if (room == kRooms.end())
        qFatal("Which room? phone, small, desktop or large.");
    app::useOwnFonts();
    tst_Geometry test(*room);
    QStringList arguments = QGuiApplication::arguments();
    arguments.removeAt(1);
    return QTest::qExec(&test, arguments);
}

#include "tst_geometry.moc"
