// What one run of the app has: its settings and language, the look made from them, the database it was given.
#pragma once

#include "app/awake.h"
#include "app/language.h"
#include "app/measures.h"
#include "app/settings.h"
#include "app/storage.h"
#include "app/theme.h"

#include <QMargins>

namespace app {

struct Options;

class Context : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(App)
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString database READ database CONSTANT)
    Q_PROPERTY(QString incoming READ incoming CONSTANT)

public:
    explicit Context(const Options &options, QObject *parent = nullptr);
    ~Context() override;
    static Context *create(QQmlEngine *, QJSEngine *);

    // The engine makes QML's singletons by itself and can hand them nothing; this is where they find each
    // other.
    [[nodiscard]] static Context &current();

    [[nodiscard]] static QString version();
    [[nodiscard]] QString database() const { return m_database; } // the file that holds the people's matches
    [[nodiscard]] QString incoming() const { return m_incoming; } // a file that somebody wants opened

    [[nodiscard]] QMargins safeArea() const { return m_safeArea; }
    Q_INVOKABLE static QString editionOf(const QString &usual); // by its name; see usual.h
    Q_INVOKABLE static QString licence(const QString &name); // the text of "MIT" or "OFL"

    [[nodiscard]] Settings &settings() { return m_settings; }
    [[nodiscard]] Language &language() { return m_language; }
    [[nodiscard]] Theme &theme() { return m_theme; }
    [[nodiscard]] Type &type() { return m_type; }
    [[nodiscard]] Motion &motion() { return m_motion; }
    [[nodiscard]] Storage &storage(); // made when it is first asked for
    [[nodiscard]] Awake &awake(); // so is this

private:
    Settings m_settings;
    Language m_language;
    Theme m_theme;
    Type m_type;
    Motion m_motion;
    QString m_database;
    QString m_incoming;
    QMargins m_safeArea;
    std::unique_ptr<Storage> m_storage;
    std::unique_ptr<Awake> m_awake;
};

} // namespace app
