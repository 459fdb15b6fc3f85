// Sizes of text and times of motion, as a person wants them: Type.body, Motion.turn.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace app {

// Sizes of words in pixels, and whose numbers are written. Large pen numerals and the pad keep their sizes:
// they are large enough already.
class Type : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(qreal scale READ scale NOTIFY changed) // 1 to 2
    Q_PROPERTY(qreal penScale READ penScale NOTIFY changed) // of the pen's smaller numerals: 1 to 1.5
    Q_PROPERTY(bool large READ isLarge NOTIFY changed) // from here on rows become columns
    Q_PROPERTY(int caption READ caption NOTIFY changed)
    Q_PROPERTY(int small READ small NOTIFY changed)
    Q_PROPERTY(int second READ second NOTIFY changed)
    Q_PROPERTY(int body READ body NOTIFY changed)
    Q_PROPERTY(int row READ row NOTIFY changed)
    Q_PROPERTY(int title READ title NOTIFY changed)
    Q_PROPERTY(int hero READ hero NOTIFY changed)
    Q_PROPERTY(int winner READ winner NOTIFY changed)
    Q_PROPERTY(QString locale READ locale NOTIFY localeChanged) // "es_419"

public:
    explicit Type(QObject *parent);
    static Type *create(QQmlEngine *, QJSEngine *);

    [[nodiscard]] qreal scale() const { return m_scale; }
    void setScale(qreal scale);
    [[nodiscard]] QString locale() const { return m_locale; }
    void setLocale(const QString &name);
    [[nodiscard]] qreal penScale() const { return 0.5 + scale() / 2; }
    [[nodiscard]] bool isLarge() const { return scale() >= 1.5; }
    [[nodiscard]] int caption() const { return scaled(12); }
    [[nodiscard]] int small() const { return scaled(13); }
    [[nodiscard]] int second() const { return scaled(14); }
    [[nodiscard]] int body() const { return scaled(15); }
    [[nodiscard]] int row() const { return scaled(17); }
    [[nodiscard]] int title() const { return scaled(20); }
    [[nodiscard]] int hero() const { return scaled(26); }
    [[nodiscard]] int winner() const { return scaled(40); }

signals:
    void changed();
    void localeChanged();

private:
    [[nodiscard]] int scaled(int size) const;

    qreal m_scale = 1;
    QString m_locale;
};

// Times in milliseconds; all of them none for whoever asked for less motion.
class Motion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int press READ press NOTIFY changed) // a key goes down
    Q_PROPERTY(int release READ release NOTIFY changed) // and comes up again
    Q_PROPERTY(int turn READ turn NOTIFY changed) // the turn moves on, a panel opens or closes
    Q_PROPERTY(int flip READ flip NOTIFY changed) // half of turning the table over
    Q_PROPERTY(int winner READ winner NOTIFY changed) // shapes fall once

public:
    explicit Motion(QObject *parent);
    static Motion *create(QQmlEngine *, QJSEngine *);

    void setLess(bool less);

    [[nodiscard]] int press() const { return time(60); }
    [[nodiscard]] int release() const { return time(120); }
    [[nodiscard]] int turn() const { return time(180); }
    [[nodiscard]] int flip() const { return time(125); }
    [[nodiscard]] int winner() const { return time(900); }

signals:
    void changed();

private:
    [[nodiscard]] int time(int milliseconds) const;

    bool m_less = false;
};

} // namespace app
