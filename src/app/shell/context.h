// What one run of the app has: its settings and language, the look made from them, the database it was given.
#pragma once

#include "app/shell/awake.h"
#include "app/shell/language.h"
#include "app/shell/settings.h"
#include "app/shell/storage.h"
#include "ui/look.h"

namespace app {

struct Options;

class Context : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(App)
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString incoming READ incoming CONSTANT)

public:
    explicit Context(const Options &options, QObject *parent = nullptr);
    ~Context() override;
    static Context *create(QQmlEngine *, QJSEngine *);

    // For what the engine makes by itself and can hand nothing: default constructors of QML types, which
    // delegate to one with arguments, and create() of QML singletons. Everything else takes what it uses as
    // constructor arguments; tests/checks/context.py holds that.
    [[nodiscard]] static Context &current();

    [[nodiscard]] static QString version();
    [[nodiscard]] QString database() const { return m_database; } // the file that holds the people's matches
    [[nodiscard]] QString incoming() const { return m_incoming; } // a file that somebody wants opened

    Q_INVOKABLE QString editionOf(const QString &usual) const; // by its name; see matchdefaults.h
    Q_INVOKABLE static QString licence(const QString &name); // the text of "MIT" or "OFL"

    [[nodiscard]] Settings &settings() { return m_settings; }
    [[nodiscard]] Language &language() { return m_language; }
    [[nodiscard]] Look &look() { return m_look; }
    [[nodiscard]] Storage &storage(); // made when it is first asked for
    [[nodiscard]] Awake &awake(); // so is this

private:
    void followSettings();

    Settings m_settings;
    Language m_language;
    Look m_look;
    QString m_database;
    QString m_incoming;
    std::unique_ptr<Storage> m_storage;
    std::unique_ptr<Awake> m_awake;
};

} // namespace app
