// What a screen reader finds in the running app: names, roles, and presses that do something.
#include "app/shell/commandline.h"
#include "app/shell/context.h"

#include <QAccessible>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

class AccessibleTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        app::Options options;
        options.settings = m_folder.filePath(QStringLiteral("flipside.ini"));
        options.database = m_folder.filePath(QStringLiteral("flipside.db"));
        options.language = QStringLiteral("en");
        m_context = std::make_unique<app::Context>(options);
        m_context->settings().setLessMotion(true);
        m_engine = std::make_unique<QQmlApplicationEngine>();
        m_engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        m_engine->load(QUrl(QStringLiteral("qrc:/qt/qml/Flipside/Shell/Main.qml")));
        m_window = qobject_cast<QQuickWindow *>(m_engine->rootObjects().value(0));
        QVERIFY(m_window);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
    }

    void cleanupTestCase()
    {
        m_engine.reset();
        m_context.reset();
    }

    void everythingThatTakesTheFocusHasAName()
    {
        for (const int place : {0, 1}) {
            go(place);
            int found = 0;
            visit(root(), [&](QAccessibleInterface *item) {
                if (!item->state().focusable || item->state().invisible)
                    return;
                ++found;
                QVERIFY2(!item->text(QAccessible::Name).isEmpty(), qPrintable(item->object()->objectName()));
                QVERIFY(item->role() != QAccessible::NoRole);
            });
            QVERIFY2(found >= 4, qPrintable(QString::number(found)));
        }
    }

    void aPressTurnsTheDeckOver()
    {
        go(0);
        QAccessibleInterface *button = named(QStringLiteral("Turn it over"));
        QVERIFY(button);
        QCOMPARE(button->role(), QAccessible::Button);
        QVERIFY(button->actionInterface());
        button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(m_context->look().theme().isDark());
        button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(!m_context->look().theme().isDark());
    }

    void aSwitchToggles()
    {
        go(kSettings);
        QAccessibleInterface *item = named(QStringLiteral("Less motion"));
        QVERIFY(item);
        QCOMPARE(item->role(), QAccessible::CheckBox);
        QVERIFY(item->state().checked);
        item->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(!m_context->settings().lessMotion());
        m_context->settings().setLessMotion(true);
    }

    void theNavigationGoesThere()
    {
        go(0);
        QAccessibleInterface *item = named(QStringLiteral("Settings"));
        QVERIFY(item);
        QCOMPARE(item->role(), QAccessible::PageTab);
        item->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(frame()->property("place").toInt(), kSettings);
    }

private:
    static constexpr int kSettings = 4; // the last place of the navigation

    [[nodiscard]] QObject *frame() const { return m_window->findChild<QObject *>(QStringLiteral("frame")); }
    [[nodiscard]] QAccessibleInterface *root() const
    {
        return QAccessible::queryAccessibleInterface(m_window);
    }

    void go(int place) const
    {
        QMetaObject::invokeMethod(frame(), "go", Q_ARG(int, place));
        // With a frame of its own: an animation that ends before its first one makes Qt itself warn.
        QSignalSpy swapped(m_window, &QQuickWindow::frameSwapped);
        m_window->update();
        swapped.wait();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }

    template <typename Visitor> static void visit(QAccessibleInterface *item, const Visitor &visitor)
    {
        visitor(item);
        for (int i = 0; i < item->childCount(); ++i) {
            if (QAccessibleInterface *child = item->child(i))
                visit(child, visitor);
        }
    }

    [[nodiscard]] QAccessibleInterface *named(const QString &name) const
    {
        QAccessibleInterface *found = nullptr;
        visit(root(), [&](QAccessibleInterface *item) {
            if (!found && item->actionInterface() && item->text(QAccessible::Name) == name)
                found = item;
        });
        return found;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<app::Context> m_context;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow *m_window = nullptr;
};

QTEST_MAIN(AccessibleTest)
#include "tst_accessible.moc"
