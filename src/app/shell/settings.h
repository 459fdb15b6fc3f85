// What a person has chosen, kept in an ini file. A broken file is set aside, never trusted and never lost.
#pragma once

#include <QObject>
#include <QRect>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace app {

class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged) // empty: the system's
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged) // per cent
    Q_PROPERTY(bool lessMotion READ lessMotion WRITE setLessMotion NOTIFY lessMotionChanged)
    Q_PROPERTY(bool keepScreenOn READ keepScreenOn WRITE setKeepScreenOn NOTIFY keepScreenOnChanged)
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(QString bookEdition READ bookEdition WRITE setBookEdition NOTIFY bookChanged)
    Q_PROPERTY(
        QString bookLanguage READ bookLanguage WRITE setBookLanguage NOTIFY bookChanged) // empty: as the app
    Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY soundChanged)
    Q_PROPERTY(bool speech READ speech WRITE setSpeech NOTIFY speechChanged) // calls are spoken
    Q_PROPERTY(
        QString usual READ usual WRITE setUsual NOTIFY usualChanged) // see matchdefaults.h; empty: the newest
    Q_PROPERTY(
        QString atTable READ atTable WRITE setAtTable NOTIFY atTableChanged) // a match's id; empty: none
    Q_PROPERTY(Trouble trouble READ trouble NOTIFY troubleChanged)
    Q_PROPERTY(QString setAside READ setAside NOTIFY troubleChanged) // the broken file's new name
    Q_PROPERTY(int smallestText MEMBER kSmallestText CONSTANT)
    Q_PROPERTY(int largestText MEMBER kLargestText CONSTANT)
    Q_PROPERTY(int textStep MEMBER kTextStep CONSTANT)

public:
    enum class Theme { FollowSide, Light, Dark };
    Q_ENUM(Theme)
    enum class Trouble { None, Broken, NotSaved };
    Q_ENUM(Trouble)

    explicit Settings(const QString &file, QObject *parent);
    static Settings *create(QQmlEngine *, QJSEngine *);

    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);
    [[nodiscard]] int textSize() const { return m_textSize; }
    void setTextSize(int percent);
    [[nodiscard]] bool lessMotion() const { return m_lessMotion; }
    void setLessMotion(bool less);
    [[nodiscard]] bool keepScreenOn() const { return m_keepScreenOn; } // while a match is on the table
    void setKeepScreenOn(bool on);
    [[nodiscard]] Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    [[nodiscard]] QString bookEdition() const { return m_bookEdition; } // empty: the one at hand
    void setBookEdition(const QString &edition);
    [[nodiscard]] QString bookLanguage() const { return m_bookLanguage; }
    void setBookLanguage(const QString &language);
    [[nodiscard]] bool sound() const { return m_sound; }
    void setSound(bool on);
    [[nodiscard]] bool speech() const { return m_speech; }
    void setSpeech(bool on);
    [[nodiscard]] QString usual() const { return m_usual; }
    void setUsual(const QString &usual);
    [[nodiscard]] QString atTable() const { return m_atTable; } // what the app goes back to when it starts
    void setAtTable(const QString &match);
    [[nodiscard]] QString begunMatch() const { return m_begunMatch; } // see begunmatch.h; empty: none
    void setBegunMatch(const QString &text);
    [[nodiscard]] QRect window() const { return m_window; } // null until one was kept
    void setWindow(const QRect &window);

    [[nodiscard]] Trouble trouble() const { return m_trouble; }
    [[nodiscard]] QString setAside() const { return m_setAside; }
    Q_INVOKABLE void dismissTrouble() { report(Trouble::None); }

signals:
    void languageChanged();
    void textSizeChanged();
    void lessMotionChanged();
    void keepScreenOnChanged();
    void themeChanged();
    void bookChanged();
    void soundChanged();
    void speechChanged();
    void usualChanged();
    void atTableChanged();
    void troubleChanged();

private:
    static constexpr int kSmallestText = 100;
    static constexpr int kLargestText = 200;
    static constexpr int kTextStep = 25;

    [[nodiscard]] bool load(); // false where anything in the file could not be read
    void setFileAside(const QString &file);
    void setSwitch(bool on, bool &member, QLatin1String key, void (Settings::*changed)());
    void write(const QString &key, const QVariant &value);
    void report(Trouble trouble);

    QSettings m_file;
    QString m_language;
    int m_textSize = kSmallestText;
    bool m_lessMotion = false;
    bool m_keepScreenOn = true;
    Theme m_theme = Theme::FollowSide;
    QString m_bookEdition;
    QString m_bookLanguage;
    bool m_sound = false;
    bool m_speech = false;
    QString m_usual;
    QString m_atTable;
    QString m_begunMatch;
    QRect m_window;
    Trouble m_trouble = Trouble::None;
    QString m_setAside;
};

} // namespace app
