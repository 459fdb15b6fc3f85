// The lines of the help sheet: those of the page, of the cards in play, and in the language in use.
#include "app/shell/keyhelp.h"
#include "places.h"

#include <QTest>

using namespace Qt::StringLiterals;
using app::KeyHelp;

class KeyHelpTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_places.reset(); // one run of the app at a time
        m_places = std::make_unique<Places>();
    }

    void eachPageHasItsOwn_data()
    {
        QTest::addColumn<KeyHelp::Page>("page");
        QTest::addColumn<QStringList>("keys");
        QTest::newRow("other") << KeyHelp::Page::Other << QStringList{};
        QTest::newRow("counting") << KeyHelp::Page::Counting
                                  << QStringList{u"b7 ↵"_s, u"35 ↵"_s, u"↵"_s, u"← ↑ ↓ →  Space"_s,
                                                 u"Ctrl+Z"_s};
        QTest::newRow("rules") << KeyHelp::Page::Rules << QStringList{u"Ctrl+F  /"_s, u"←  →"_s};
        QTest::newRow("rule") << KeyHelp::Page::Rule << QStringList{u"←  →"_s};
        QTest::newRow("replay") << KeyHelp::Page::Replay
                                << QStringList{u"←  →"_s, u"Home  End"_s, u"Space"_s, u"F  C  P"_s};
        QTest::newRow("history") << KeyHelp::Page::History << QStringList{u"Del"_s};
    }

    void eachPageHasItsOwn()
    {
        QFETCH(const KeyHelp::Page, page);
        QFETCH(const QStringList, keys);
        KeyHelp help;
        QVERIFY(help.setProperty("page", QVariant::fromValue(page)));
        QCOMPARE(keysOf(*help.ofPage()), keys);
        QCOMPARE(keysOf(*help.ofEveryPage()).last(), u"F1"_s);
    }

    void cardsWithOneSideHaveFewerLetters()
    {
        KeyHelp help;
        help.setProperty("page", QVariant::fromValue(KeyHelp::Page::Table));
        const QStringList twoSided = keysOf(*help.ofPage());
        QVERIFY(twoSided.contains(u"p  t  o  pu"_s));
        QVERIFY(twoSided.contains(u"b+1, br, bs, bf"_s));
        QVERIFY(twoSided.contains(u"wild red ↵"_s));
        help.setProperty("oneSided", true);
        const QStringList oneSided = keysOf(*help.ofPage());
        QVERIFY(!oneSided.contains(u"p  t  o  pu"_s));
        QVERIFY(oneSided.contains(u"b+1, br, bs"_s));
        QCOMPARE(oneSided.size(), twoSided.size() - 1);
    }

    void anotherLanguageHasOtherKeysAndLetters()
    {
        KeyHelp help;
        help.setProperty("page", QVariant::fromValue(KeyHelp::Page::Counting));
        app::Context::current().settings().setLanguage(u"es"_s);
        QCOMPARE(keysOf(*help.ofPage()).first(), u"az7 ↵"_s);
        app::Context::current().settings().setLanguage(u"de"_s);
        QCOMPARE(keysOf(*help.ofPage()).last(), u"Strg+Z"_s);
        QCOMPARE(KeyHelp::named(u"Shift+F10  Home"_s), u"Umschalt+F10  Pos1"_s);
    }

private:
    static QStringList keysOf(const app::ValueList<app::KeyHelpLine> &lines)
    {
        QStringList keys;
        for (const app::KeyHelpLine &line : lines.values())
            keys.append(line.keys);
        return keys;
    }

    std::unique_ptr<Places> m_places;
};

QTEST_GUILESS_MAIN(KeyHelpTest)
#include "tst_keyhelp.moc"
