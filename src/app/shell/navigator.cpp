// Where each page is.
#include "app/shell/navigator.h"

namespace app {

namespace {

QUrl pageUrl(const char *page)
{
    return QUrl(QStringLiteral("qrc:/qt/qml/Flipside/%1.qml").arg(QLatin1String(page)));
}

QVariant valueOf(QObject *object) { return QVariant::fromValue(object); }

} // namespace

QUrl Navigator::firstPage(Place place)
{
    switch (place) {
    case Home: return pageUrl("Home/HomePage");
    case History: return pageUrl("History/HistoryPage");
    case Players: return pageUrl("Players/PlayersPage");
    case Rulebook: return pageUrl("Rulebook/RulesPage");
    case Settings: return pageUrl("Settings/SettingsPage");
    }
    return {};
}

QUrl Navigator::ruleSheet() { return pageUrl("Rulebook/RuleSheet"); }

void Navigator::show(const char *page, const QVariantMap &properties)
{
    emit pageRequested(pageUrl(page), properties);
}

void Navigator::showPlace(Place place) { emit placeRequested(place); }

void Navigator::resumeMatch(const QString &match) { emit resumeRequested(match); }

void Navigator::showNewMatch(QObject *match, bool onlyScored)
{
    show("NewMatch/NewMatchPage",
         {{QStringLiteral("match"), valueOf(match)}, {QStringLiteral("onlyScored"), onlyScored}});
}

void Navigator::showRematch(QObject *match, const QString &again, bool onlyScored)
{
    show("NewMatch/NewMatchPage",
         {{QStringLiteral("match"), valueOf(match)},
          {QStringLiteral("again"), again},
          {QStringLiteral("onlyScored"), onlyScored}});
}

void Navigator::showMatchPage(QObject *match, MatchPage page)
{
    const QVariantMap properties{{QStringLiteral("match"), valueOf(match)}};
    switch (page) {
    case Table: show("Table/TablePage", properties); break;
    case Score: showScore(match); break;
    case RoundEnd: show("RoundEnd/RoundEndPage", properties); break;
    }
}

void Navigator::showCorrection(QObject *match, int round)
{
    show("RoundEnd/RoundEndPage",
         {{QStringLiteral("match"), valueOf(match)}, {QStringLiteral("round"), round}});
}

void Navigator::showScore(QObject *match, ScoreOver over)
{
    show("Score/ScorePage",
         {{QStringLiteral("match"), valueOf(match)},
          {QStringLiteral("fromTable"), over == OverTable},
          {QStringLiteral("fromResult"), over == OverResult},
          {QStringLiteral("voided"), over == OverVoidedRound}});
}

void Navigator::showResult(QObject *match)
{
    show("Score/MatchOverPage", {{QStringLiteral("match"), valueOf(match)}});
}

void Navigator::showMatch(const QString &matchId, int event)
{
    show("History/MatchPage", {{QStringLiteral("matchId"), matchId}, {QStringLiteral("event"), event}});
}

void Navigator::showReplay(QObject *match, int step)
{
    show("History/ReplayPage", {{QStringLiteral("match"), valueOf(match)}, {QStringLiteral("step"), step}});
}

void Navigator::showReplayOfEvent(QObject *match, int event)
{
    show("History/ReplayPage", {{QStringLiteral("match"), valueOf(match)}, {QStringLiteral("event"), event}});
}

void Navigator::showMatchesOf(const QString &player)
{
    show("History/HistoryPage", {{QStringLiteral("player"), player}});
}

void Navigator::showIncoming(const QString &file)
{
    show("History/IncomingPage", {{QStringLiteral("file"), file}});
}

void Navigator::showBin() { show("History/BinPage"); }

void Navigator::showPlayer(const QString &player)
{
    show("Players/PlayerPage", {{QStringLiteral("player"), player}});
}

void Navigator::showRecords() { show("Players/RecordsPage"); }

void Navigator::showAsk() { show("Rulebook/AskPage"); }

void Navigator::showChapter(QObject *book, const QString &chapter)
{
    show("Rulebook/RuleChapterPage",
         {{QStringLiteral("book"), valueOf(book)}, {QStringLiteral("chapter"), chapter}});
}

void Navigator::showRulePage(QObject *book, const QString &rule)
{
    show("Rulebook/RulePage", {{QStringLiteral("book"), valueOf(book)}, {QStringLiteral("ruleId"), rule}});
}

void Navigator::showRule(const QString &rule, const QString &edition) { emit ruleRequested(rule, edition); }

void Navigator::showUsual() { show("NewMatch/UsualPage"); }

void Navigator::showBackup() { show("Settings/BackupPage"); }

void Navigator::showAbout() { show("Settings/AboutPage"); }

void Navigator::showLicence(const QString &licence, const QString &title)
{
    show("Settings/LicencePage", {{QStringLiteral("licence"), licence}, {QStringLiteral("title"), title}});
}

} // namespace app
