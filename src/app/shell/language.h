// The language the interface speaks, switched while the app runs.
#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

class QJSEngine;
class QQmlEngine;

namespace app {

class Language : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QStringList codes READ codes CONSTANT)
    Q_PROPERTY(QString locale READ locale NOTIFY changed) // "es_419": whose numbers it writes

public:
    explicit Language(QObject *parent);
    ~Language() override;
    static Language *create(QQmlEngine *engine, QJSEngine *);

    [[nodiscard]] QString code() const { return m_code; }
    [[nodiscard]] QString name() const { return nameOf(m_code); }
    [[nodiscard]] static QString locale() { return QLocale().name(); } // as use() set it
    [[nodiscard]] static QStringList codes();
    [[nodiscard]] Q_INVOKABLE static QString nameOf(const QString &code); // in the language itself

    [[nodiscard]] static QString inUse(); // by the whole process, as tr() and QLocale have it

    // Puts a language into use; an empty code stands for the system's.
    void use(const QString &choice);

signals:
    void changed();

private:
    QString m_code;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace app
