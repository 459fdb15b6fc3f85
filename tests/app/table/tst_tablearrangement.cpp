// How the table page is laid out in windows of every size, and with how much room for the table.
#include "app/table/tablearrangement.h"

#include <QTest>

using app::TableArrangement;

class tst_TableArrangement : public QObject {
    Q_OBJECT

private slots:
    void form_data()
    {
        QTest::addColumn<QSizeF>("window");
        QTest::addColumn<TableArrangement::Form>("form");
        QTest::addColumn<TableArrangement::Form>("withLargeWords");
        const auto row = [](const char *name, QSizeF window, TableArrangement::Form form,
                            TableArrangement::Form withLargeWords) {
            QTest::newRow(name) << window << form << withLargeWords;
        };
        using T = TableArrangement;
        row("small phone", {360, 560}, T::Phone, T::PhoneLargeWords);
        row("phone", {390, 780}, T::Phone, T::PhoneLargeWords);
        row("tablet", {768, 960}, T::Phone, T::PhoneLargeWords);
        row("square", {600, 600}, T::Phone, T::PhoneLargeWords);
        row("too narrow for two columns", {559, 400}, T::Phone, T::PhoneLargeWords);
        row("phone on its side", {560, 340}, T::Landscape, T::LandscapeLargeWords);
        row("tablet on its side", {1159, 800}, T::Landscape, T::LandscapeLargeWords);
        row("desktop", {1160, 560}, T::Desktop, T::LandscapeLargeWords);
        row("low desktop", {1280, 559}, T::Landscape, T::LandscapeLargeWords);
        row("desktop with room for large words", {1740, 900}, T::Desktop, T::Desktop);
        row("high desktop", {1200, 1600}, T::Desktop, T::PhoneLargeWords);
    }

    void form()
    {
        QFETCH(QSizeF, window);
        const auto form = [&](bool large) {
            return TableArrangement::form(window.width(), window.height(), large);
        };
        QTEST(form(false), "form");
        QTEST(form(true), "withLargeWords");
    }

    void picture_data()
    {
        QTest::addColumn<qreal>("room");
        QTest::addColumn<qreal>("seats");
        QTest::addColumn<TableArrangement::Picture>("picture");
        const auto row = [](const char *name, qreal room, qreal seats, TableArrangement::Picture picture) {
            QTest::newRow(name) << room << seats << picture;
        };
        row("room for all", 300, 240, TableArrangement::Drawn);
        row("just room for all", 240, 240, TableArrangement::Drawn);
        row("a little too high", 239, 240, TableArrangement::DrawnClose);
        row("all air spared", 230, 240, TableArrangement::DrawnClose);
        row("too high", 229, 240, TableArrangement::Words);
        row("two seats, but no room for a pile", 131, 48, TableArrangement::Words);
        row("two seats and a pile", 132, 48, TableArrangement::Drawn);
    }

    void picture()
    {
        QFETCH(qreal, room);
        QFETCH(qreal, seats);
        QFETCH(TableArrangement::Picture, picture);
        const auto in = [&](TableArrangement::Form form, bool fits = false) {
            return TableArrangement::picture(form, room, seats, fits);
        };
        QCOMPARE(in(TableArrangement::Phone), picture);
        QCOMPARE(in(TableArrangement::Phone, true),
                 picture == TableArrangement::Words ? TableArrangement::FewWords : picture);
        QCOMPARE(in(TableArrangement::Landscape), TableArrangement::Drawn);
        QCOMPARE(in(TableArrangement::Desktop), TableArrangement::Drawn);
        QCOMPARE(in(TableArrangement::PhoneLargeWords, true), TableArrangement::Words);
        QCOMPARE(in(TableArrangement::LandscapeLargeWords, true), TableArrangement::Words);
    }

    void message_data()
    {
        QTest::addColumn<TableArrangement::Form>("form");
        QTest::addColumn<qreal>("wanted");
        QTest::addColumn<qreal>("table");
        QTest::addColumn<qreal>("height");
        QTest::addColumn<TableArrangement::Message>("message");
        QTest::addColumn<TableArrangement::Message>("refusal");
        using T = TableArrangement;
        const auto row = [](const char *name, T::Form form, qreal wanted, qreal table, qreal height,
                            T::Message message, T::Message refusal) {
            QTest::newRow(name) << form << wanted << table << height << message << refusal;
        };
        row("little room on a phone", T::Phone, 200, 239, 640, T::InPlace, T::Note);
        row("room on a phone", T::Phone, 200, 240, 640, T::InPlace, T::InPlace);
        row("large words above the pad", T::PhoneLargeWords, 480, 200, 750, T::InPlace, T::InPlace);
        row("large words", T::PhoneLargeWords, 481, 200, 750, T::WholePage, T::WholePage);
        row("on its side", T::Landscape, 900, 200, 340, T::InPlace, T::InPlace);
        row("large words below the table", T::LandscapeLargeWords, 300, 372, 700, T::BelowTable,
            T::BelowTable);
        row("large words beside the pad", T::LandscapeLargeWords, 301, 372, 700, T::InPlace, T::InPlace);
        row("desktop", T::Desktop, 200, 200, 700, T::OverTable, T::OverTable);
        row("long on a desktop", T::Desktop, 201, 200, 700, T::InPlace, T::InPlace);
    }

    void message()
    {
        QFETCH(TableArrangement::Form, form);
        QFETCH(qreal, wanted);
        QFETCH(qreal, table);
        QFETCH(qreal, height);
        QTEST(TableArrangement::message(form, wanted, table, height, false), "message");
        QTEST(TableArrangement::message(form, wanted, table, height, true), "refusal");
    }
};

QTEST_GUILESS_MAIN(tst_TableArrangement)
#include "tst_tablearrangement.moc"
