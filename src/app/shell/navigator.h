// The way from page to page: knows where each page is and what it needs. The window shows what is asked for.
#pragma once

#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace app {

class Navigator : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    enum Place { Home, History, Players, Rulebook, Settings };
    Q_ENUM(Place)

    // Where a match goes on.
    enum MatchPage { Table, RoundEnd, Score };
    Q_ENUM(MatchPage)

    // What lies below a scoreboard.
    enum ScoreOver { Elsewhere, OverTable, OverResult, OverVoidedRound };
    Q_ENUM(ScoreOver)

    using QObject::QObject;

    Q_INVOKABLE [[nodiscard]] static QUrl firstPage(app::Navigator::Place place);

    Q_INVOKABLE [[nodiscard]] static QUrl ruleSheet(); // what lies over the page when a rule is shown

    Q_INVOKABLE void showPlace(app::Navigator::Place place);
    Q_INVOKABLE void resumeMatch(const QString &match); // where matches are played

    // A match is a LiveMatch, which this library does not know; the pages require the type.
    Q_INVOKABLE void showNewMatch(QObject *match, bool onlyScored = false);
    Q_INVOKABLE void showRematch(QObject *match, const QString &again, bool onlyScored);
    Q_INVOKABLE void showMatchPage(QObject *match, app::Navigator::MatchPage page);
    Q_INVOKABLE void showTable(QObject *match) { showMatchPage(match, Table); }
    Q_INVOKABLE void showRoundEnd(QObject *match) { showMatchPage(match, RoundEnd); }
    Q_INVOKABLE void showCorrection(QObject *match, int round);
    Q_INVOKABLE void showScore(QObject *match, app::Navigator::ScoreOver over = Elsewhere);
    Q_INVOKABLE void showResult(QObject *match);

    Q_INVOKABLE void showMatch(const QString &matchId, int event = 0);
    Q_INVOKABLE void showReplay(QObject *match, int step);
    Q_INVOKABLE void showReplayOfEvent(QObject *match, int event);
    Q_INVOKABLE void showMatchesOf(const QString &player);
    Q_INVOKABLE void showIncoming(const QString &file);
    Q_INVOKABLE void showBin();

    Q_INVOKABLE void showPlayer(const QString &player);
    Q_INVOKABLE void showRecords();

    Q_INVOKABLE void showAsk();
    Q_INVOKABLE void showChapter(QObject *book, const QString &chapter);
    Q_INVOKABLE void showRulePage(QObject *book, const QString &rule);
    Q_INVOKABLE void showRule(const QString &rule, const QString &edition); // over the page, which stays

    Q_INVOKABLE void showUsual();
    Q_INVOKABLE void showBackup();
    Q_INVOKABLE void showAbout();
    Q_INVOKABLE void showLicence(const QString &licence, const QString &title);

signals:
    void pageRequested(const QUrl &page, const QVariantMap &properties);
    void placeRequested(app::Navigator::Place place);
    void resumeRequested(const QString &match);
    void ruleRequested(const QString &rule, const QString &edition);

private:
    void show(const char *page, const QVariantMap &properties = {});
};

} // namespace app
