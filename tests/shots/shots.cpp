// The lists of what is rendered.
#include "shots.h"

#include <array>

namespace shots {

namespace {

constexpr const char *kTable = "Table/TablePage.qml";
constexpr const char *kRoundEnd = "RoundEnd/RoundEndPage.qml";
constexpr const char *kScore = "Score/ScorePage.qml";
constexpr const char *kMatchOver = "Score/MatchOverPage.qml";
constexpr const char *kIncoming = "History/IncomingPage.qml";
constexpr const char *kNewMatch = "NewMatch/NewMatchPage.qml";
constexpr const char *kAsk = "Rulebook/AskPage.qml";

#define BIN "match1,matchMenu,match-bin," // a match of the list

// Matches whose tables are shown.
#define FOUR "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho, Dee\n"
constexpr const char *kTwo =
    "flipside 1\nedition flip2020\nplayers Maximiliane-Charlotte, Bartholomäus Freiherr\n"
    "round\nstart G4\nplay G9\nplay Y9\n";
constexpr const char *kFour =
    FOUR "round dealer Ana\nDee: out light\nAna: holds 31\nBen: holds 64\nCho: holds 45\n"
         "round\nBen: out dark\nAna: holds 50\nCho: holds 72\nDee: holds 88\n"
         "round\nAna: out light\nBen: holds 41\nCho: holds 94\nDee: holds 20\nround dealer Dee\nstart R5\n"
         "play R2\nplay R9\nplay B9\nplay BR\nplay B4\nplay R4\ndraw\npass\ndraw\nplay RR\nplay R7\n"
         "play G7\nplay G1\ndraw\npass\nplay G3\nplay Y3\nplay Y8\nplay B8\ndraw\npass\nplay B1\n"
         "play B6\ndraw\npass\nplay B2\ndraw\npass\nuno\nplay R2\nplay R7\nplay B7\n";
constexpr const char *kEight =
    "flipside 1\nedition flip2020\nplayers Ana, Ben, Maximiliane-Charlotte, Dee, Eli, Fay, Gus, Hal\n"
    "round\nstart B7\nplay B+1\n";
constexpr const char *kFollowed =
    "flipside 1\nedition flip2020\nplayers Ana, Bartholomäus Freiherr, Cho, Dee\nround\nstart B7\n"
    "play BF\ntop T3\nplay T8\nplay T+5\n";
constexpr const char *kTen =
    "flipside 1\nedition flip2020\n"
    "players Ana, Ben, Maximiliane-Charlotte, Dee, Eli, Fay, Gus, Hal, Ida, Joe\nround\nstart B7\nplay B3\n";
constexpr const char *kFew = FOUR "round\nstart B7\ncount Ana 30\ncount Ben 24\ncount Cho 20\ncount Dee 29\n"
                                  "play B3\n";
constexpr const char *kDark =
    "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho, Dee, Eli, Fay\nround\nstart B7\nplay BF\ntop P5\n"
    "play PR\nplay P3\ncount Fay 2\nplay T3\n";
constexpr const char *kDrawn =
    "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho, Dee\nround\nstart B7\nplay BF\ntop T3\ndraw\n";
constexpr const char *kStart = FOUR "round\n";
constexpr const char *kTop = FOUR "round\nstart B7\nplay BF\n";
constexpr const char *kColor = FOUR "round\nstart B7\nplay B3\nplay W\n";
constexpr const char *kChallenge = FOUR "round\nstart B7\nplay B4\nplay B3\nplay W+2=G\n";
constexpr const char *kChallengeColor = FOUR "round\nstart B7\nplay BF\ntop T3\nplay W+C=P\n";
constexpr const char *kTook = FOUR "round\nstart B7\nplay BF\ntop T3\nplay W+C=P\naccept\n";
constexpr const char *kRound = FOUR "round\nAna: out light\nBen: holds 40\nCho: holds 25\nDee: holds 120\n";
constexpr const char *kOut = FOUR "round\nstart B7\nCho: out dark\n";
constexpr const char *kLong =
    FOUR "round\nAna: out light\nBen: holds 40\nCho: holds 25\nDee: holds 120\nround\nstart B7\n"
         "play B3\nplay W=R\nforce play Y5\nplay Y9\nplay R9\ndraw\npass\n";
constexpr const char *kMini = "flipside 1\nedition mini56\nplayers Ana, Ben, Cho\nround\nstart B7\nplay B0\n";
constexpr const char *kCounting = FOUR "round\nstart B7\nCho: out dark\nAna: holds O4 P7 OR\n"
                                       "Ben: holds P3 VE W+C T7\n";
constexpr const char *kScored = FOUR "round\nCho: out light\nAna: holds 20\nBen: holds 21\nDee: holds 20\n"
                                     "round\nBen: out dark\nAna: holds 30\nCho: holds 36\nDee: holds 30\n"
                                     "round\nAna: out dark\nBen: holds 24\nCho: holds 30\nDee: holds 20\n"
                                     "round\nCho: out light\nAna: holds 50\nBen: holds 42\nDee: holds 40\n"
                                     "round\nBen: out dark\nAna: holds 50\nCho: holds 28\nDee: holds 40\n";
constexpr const char *kWon = FOUR "round\nCho: out light\nAna: holds 20\nBen: holds 21\nDee: holds 20\n"
                                  "round\nBen: out dark\nAna: holds 30\nCho: holds 36\nDee: holds 30\n"
                                  "round\nCho: out dark\nAna: holds 150\nBen: holds 180\nDee: holds 121\n";
constexpr const char *kTenScored =
    "flipside 1\nedition flip2020\nscoring tally\n"
    "players Ana, Ben, Maximiliane-Charlotte, Dee, Eli, Fay, Gus, Hal, Ida, Joe\nround\nAna: out light\n"
    "Ben: holds 10\nMaximiliane-Charlotte: holds 12\nDee: holds 3\nEli: holds 44\nFay: holds 9\n"
    "Gus: holds 20\nHal: holds 31\nIda: holds 7\nJoe: holds 15\n";
constexpr const char *kTwoScored =
    "flipside 1\nedition flip2020\nplayers Maximiliane-Charlotte, Bartholomäus Freiherr\n"
    "round\nMaximiliane-Charlotte: out light\nBartholomäus Freiherr: holds 58\n"
    "round\nBartholomäus Freiherr: out dark\nMaximiliane-Charlotte: holds 132\n"
    "round\nMaximiliane-Charlotte: out light\nBartholomäus Freiherr: holds 121\namend 2 void\n";
#define WON(who, side, p, i, q, j, r, k)                                                                     \
    "round\n" who ": out " side "\n" p ": holds " #i "\n" q ": holds " #j "\n" r ": holds " #k "\n"
#define ANA(i, j, k) WON("Ana", "light", "Ben", i, "Cho", j, "Dee", k)
#define BEN(i, j, k) WON("Ben", "dark", "Ana", i, "Cho", j, "Dee", k)
#define CHO(i, j, k) WON("Cho", "light", "Ana", i, "Ben", j, "Dee", k)
constexpr const char *kManyRounds = FOUR ANA(18, 5, 12) CHO(16, 3, 1) BEN(9, 18, 8) ANA(16, 18, 18)
    BEN(13, 5, 8) CHO(5, 17, 13) CHO(1, 3, 6) CHO(2, 10, 1) BEN(16, 13, 14) BEN(15, 5, 12) ANA(2, 5, 16)
        ANA(9, 14, 10) BEN(17, 13, 12) CHO(14, 8, 11) CHO(1, 9, 6) CHO(11, 18, 4) CHO(7, 9, 10) ANA(3, 16, 16)
            ANA(12, 3, 14) ANA(1, 10, 14) BEN(4, 2, 2) BEN(11, 18, 9) CHO(8, 2, 10) ANA(3, 4, 18)
                ANA(7, 14, 10) CHO(9, 5, 2);
constexpr const char *kTallied = FOUR "scoring tally 500\nround\nstart B7\nCho: out dark\n"
                                      "Ana: holds O4 P7 OR\nBen: holds P3 VE W+C T7\n";
constexpr const char *kShared =
    "flipside 1\nedition flip2020\nscoring tally 60\nplayers Maximiliane-Charlotte, Bartholomäus Freiherr, "
    "Cho\n"
    "round\nMaximiliane-Charlotte: out light\nBartholomäus Freiherr: holds 10\nCho: holds 30\n"
    "round\nBartholomäus Freiherr: out light\nMaximiliane-Charlotte: holds 10\nCho: holds 40\n";
constexpr const char *kStopped =
    FOUR "round\nAna: out light\nBen: holds 40\nCho: holds 25\nDee: holds 120\nstop\n";
constexpr const char *kTenDealt =
    "flipside 1\nedition flip2020\n"
    "players Ana, Ben, Maximiliane-Charlotte, Dee, Eli, Fay, Gus, Hal, Ida, Joe\nround\n";
#undef FOUR

} // namespace

std::span<const PageShot> pages()
{
    static constexpr auto all = std::to_array<PageShot>({
        {"home", 0, nullptr, nullptr, nullptr, 0, 0},
        {"settings", kSettings, nullptr, nullptr},
        {"settings-language", kSettings, nullptr, "languageRow"},
        {"settings-export", kSettings, nullptr, "exportRow"},
        {"about", kSettings, "Settings/AboutPage.qml", nullptr},
        {"about-licence", kSettings, "Settings/AboutPage.qml", "licenceMIT"},
        {"usual", kSettings, "NewMatch/UsualPage.qml", nullptr},
        {"backup", kSettings, "Settings/BackupPage.qml", nullptr},
        {"backup-copies", kSettings, "Settings/BackupPage.qml", "backUp"},
        {"backup-restore", kSettings, "Settings/BackupPage.qml", "backUp,backup0"},
        {"first-start-language", 0, nullptr, "firstLanguage", nullptr, 0, 0},
        {"first-start-demo", 0, nullptr, "demo", nullptr, 0, 0},
        {"table-2", 0, kTable, nullptr, kTwo},
        {"table-4", 0, kTable, nullptr, kFour},
        {"table-8", 0, kTable, nullptr, kEight},
        {"table-10", 0, kTable, nullptr, kTen},
        {"table-followed", 0, kTable, nullptr, kFollowed},
        {"table-few", 0, kTable, nullptr, kFew},
        {"table-dark", 0, kTable, nullptr, kDark},
        {"table-drawn", 0, kTable, nullptr, kDrawn},
        {"table-start", 0, kTable, nullptr, kStart},
        {"table-top", 0, kTable, nullptr, kTop},
        {"table-colour", 0, kTable, nullptr, kColor},
        {"table-challenge", 0, kTable, nullptr, kChallenge},
        {"table-challenge-color", 0, kTable, nullptr, kChallengeColor},
        {"table-hand", 0, kTable, "challenge,key18,key51,key38", kChallenge},
        {"table-verdict", 0, kTable, "challenge,key18,key51,key38,key54,key112,key1", kChallenge},
        {"table-took", 0, kTable, nullptr, kTook},
        {"table-refused", 0, kTable, "key18", kFour},
        {"table-round", 0, kTable, nullptr, kRound},
        {"table-over", 0, kTable, nullptr, kOut},
        {"table-menu", 0, kTable, "menuButton", kFour},
        {"table-seat", 0, kTable, "?seat1,?summary,?who1", kFour},
        {"table-help", 0, kTable, "menuButton,menu-help", kFour},
        {"table-log", 0, kTable, nullptr, kLong},
        {"table-mini", 0, kTable, nullptr, kMini},
        {"home-going", 0, nullptr, nullptr, kFour},
        {"home-going-10", 0, nullptr, nullptr, kTenScored},
        {"home-last", 0, nullptr, nullptr, nullptr, 0, 10},
        {"round-out", 0, kRoundEnd, "wentOut1", kStart},
        {"round-out-10", 0, kRoundEnd, nullptr, kTenDealt},
        {"round-hand", 0, kRoundEnd, "key59,key110,key114,key77,key77,key77", kOut},
        {"round-typed", 0, kRoundEnd, "typePoints", kOut},
        {"round-doubted", 0, kRoundEnd, "typePoints,typedPoints=818", kOut},
        {"round-no-card", 0, kRoundEnd, "typePoints,typedPoints=12x,next", kOut},
        {"round-menu", 0, kRoundEnd, "menuButton", kStart},
        {"round-gains", 0, kRoundEnd, "key93,key59,next", kCounting},
        {"round-tally", 0, kRoundEnd, "key93,key59,next", kTallied},
        {"round-look", 0, kRoundEnd, nullptr, kTwoScored, 1},
        {"round-correct", 0, kRoundEnd, "handRow0,typePoints,key71,key72,key73,next", kScored, 2},
        {"score", 0, kScore, nullptr, kScored},
        {"score-2", 0, kScore, "otherMode", kTwoScored},
        {"score-10", 0, kScore, nullptr, kTenScored},
        {"score-none", 0, kScore, nullptr, kStart},
        {"score-share", 0, kScore, "share", kScored},
        {"match-over", 0, kMatchOver, nullptr, kWon},
        {"match-over-shared", 0, kMatchOver, nullptr, kShared},
        {"match-over-reopen", 0, kMatchOver, "reopen", kWon},
        {"match-over-stopped", 0, kMatchOver, nullptr, kStopped},
        {"new-match", 0, kNewMatch, "recent0,recent1,recent2", kScored},
        {"new-match-empty", 0, kNewMatch, nullptr, kScored},
        {"new-match-10", 0, kNewMatch,
         "recent0,recent1,recent2,recent3,recent4,recent5,recent6,recent7,recent8,recent9", kTenDealt},
        {"new-match-editions", 0, kNewMatch, "recent0,recent1,editionRow", kScored},
        {"new-match-rulings", 0, kNewMatch, "editionRow,flip2019,editionRow,rulingsRow,sheet2", kScored},
        {"new-match-person", 0, kNewMatch, "recent0,recent1,seat1", kScored},
        {"new-match-name", 0, kNewMatch, "newName=Maximilane,addName,seat0", kScored},
        {"new-match-dealer", 0, kNewMatch, "recent0,recent1,drawForDealer", kTwo},
        {"new-match-group", 0, kNewMatch, "recent0,recent1,keepGroup", kScored},
        {"ask-empty", 0, kAsk, nullptr},
        {"ask-card", 0, kAsk, "key7,key31"},
        {"ask-color", 0, kAsk, "key112"},
        {"ask-wild", 0, kAsk, "question1,key7,key31,key3"},
        {"ask-points", 0, kAsk, "askSide,question2,key77,key77,key77,key90"},
        {"ask-mini", 0, kAsk, "ask-mini56"},
        {"rules", kRules, nullptr, nullptr},
        {"rules-contents", kRules, nullptr, "?tab1,?chapter-02-setup"},
        {"rules-questions", kRules, nullptr, "?tab2,?chapter-12-questions"},
        {"rules-which", kRules, nullptr, "bookChip"},
        {"rules-search", kRules, nullptr, "ruleSearch=draw"},
        {"rules-search-other", kRules, nullptr, "ruleSearch=ultima carta"},
        {"rules-nothing", kRules, nullptr, "ruleSearch=xylophone"},
        {"rules-card", kRules, nullptr, "card-1-card.wild-draw-color"},
        {"rules-both", kRules, nullptr, "card-0-card.flip"},
        {"rules-start", kRules, nullptr, "ruleSearch=start card wild,hit0"},
        {"rules-points", kRules, nullptr, "ruleSearch=scoring table,hit0,?clearSearch"},
        {"rules-editions", kRules, nullptr, "ruleSearch=compare editions,hit0,?clearSearch"},
        {"rules-sheets", kRules, nullptr, "ruleSearch=compare sheets,hit0,?clearSearch"},
        {"rules-ruling", kRules, nullptr, "ruleSearch=tie lowest total,hit0,?clearSearch"},
        {"history-0", kHistory, nullptr, nullptr, nullptr, 0, 0},
        {"history-1", kHistory, nullptr, nullptr, nullptr, 0, 1},
        {"history-10", kHistory, nullptr, nullptr, nullptr, 0, 10},
        {"history-many", kHistory, nullptr, nullptr, nullptr, 0, 300},
        {"history-menu", kHistory, nullptr, "historyMenu", nullptr, 0, 10},
        {"history-filter", kHistory, nullptr, "?filterMore", nullptr, 0, 300},
        {"history-import", kHistory, nullptr, "historyMenu,menu-import", nullptr, 0, 10},
        {"history-look", kHistory, nullptr, "historyMenu,menu-import,otherFile", nullptr, 0, 10},
        {"history-incoming", kHistory, kIncoming, nullptr, kScored},
        {"history-binned", kHistory, nullptr, BIN, nullptr, 0, 3},
        {"bin-0", kHistory, "History/BinPage.qml", nullptr, nullptr, 0, 0},
        {"bin", kHistory, nullptr, BIN "historyMenu,menu-bin", nullptr, 0, 3},
        {"bin-empty", kHistory, nullptr, BIN "historyMenu,menu-bin,emptyBin", nullptr, 0, 3},
        {"bin-many", kHistory, nullptr, BIN BIN BIN BIN BIN BIN BIN BIN "historyMenu,menu-bin", nullptr, 0,
         10},
        {"match", kHistory, nullptr, "match1,round1", nullptr, 0, 10},
        {"match-running", kHistory, nullptr, "match0", kFour, 0, 10},
        {"match-stopped", kHistory, nullptr, "match0", nullptr, 0, 10},
        {"match-long", kHistory, nullptr, "match0", kManyRounds, 0, 1},
        {"match-menu", kHistory, nullptr, "match1,matchMenu", nullptr, 0, 10},
        {"match-share", kHistory, nullptr, "match1,share", nullptr, 0, 10},
        {"match-note", kHistory, nullptr, "match1,noteRow", nullptr, 0, 10},
        {"replay", kHistory, nullptr, "match1,replay,?showLog,jump1", nullptr, 0, 10},
        {"replay-light", kHistory, nullptr, "match1,replay,stepNext,stepNext,stepNext,stepNext", nullptr, 0,
         10},
        {"replay-rule", kHistory, nullptr, "match1,replay,?showLog,jump1,replayRule", nullptr, 0, 10},
        {"replay-log", kHistory, nullptr, "match1,replay,?jump1,?showLog", nullptr, 0, 10},
        {"replay-dark", kHistory, nullptr, "match1,replay,?showLog,jump0", nullptr, 0, 10},
        {"players-0", kPlayers, nullptr, nullptr, nullptr, 0, 0},
        {"players-1", kPlayers, nullptr, nullptr, nullptr, 0, 1},
        {"players-10", kPlayers, nullptr, nullptr, nullptr, 0, 10},
        {"players-many", kPlayers, nullptr, nullptr, nullptr, 0, 300},
        {"player-0", kHistory, nullptr, "match0,matchMenu,match-bin,nav2,person0", nullptr, 0, 1},
        {"player-1", kPlayers, nullptr, "person0", nullptr, 0, 1},
        {"player-10", kPlayers, nullptr, "person0", nullptr, 0, 10},
        {"player-many", kPlayers, nullptr, "person0", nullptr, 0, 300},
        {"player-edit", kPlayers, nullptr, "person0,editPerson", nullptr, 0, 10},
        {"player-merge", kPlayers, nullptr, "person0,editPerson,sameBen", nullptr, 0, 10},
        {"records-0", kPlayers, "Players/RecordsPage.qml", nullptr, nullptr, 0, 0},
        {"records-1", kPlayers, "Players/RecordsPage.qml", nullptr, nullptr, 0, 1},
        {"records-10", kPlayers, "Players/RecordsPage.qml", nullptr, nullptr, 0, 10},
        {"records-many", kPlayers, "Players/RecordsPage.qml", nullptr, nullptr, 0, 300},
    });
    return all;
}
#undef BIN

bool isOpenedAsFile(const PageShot &shot) { return shot.opened == kIncoming; }

bool wearsItsOwnSide(const PageShot &shot)
{
    return shot.opened == kTable || shot.opened == kRoundEnd || shot.opened == kAsk;
}

std::span<const SpecimenShot> specimens()
{
    static const std::array<SpecimenShot, 4> all = {{
        {"faces", "Faces.qml", {1240, 2620}, false},
        {"pen", "Pen.qml", {1240, 400}, true},
        {"controls", "Controls.qml", {1240, 970}, true},
        {"table", "Table.qml", {1240, 650}, true},
    }};
    return all;
}

std::span<const Form> forms()
{
    static const std::array<Form, 2> all = {{
        {"phone", {390, 844}},
        {"desktop", {1280, 800}},
    }};
    return all;
}

std::span<const TourShot> tour()
{
    static constexpr auto all = std::to_array<TourShot>({
        {"home-going", 0, false, "en", 100},
        {"new-match", 0, false, "de", 100},
        {"table-4", 0, false, "en", 100},
        {"table-dark", 0, true, "en", 100},
        {"table-challenge", 0, false, "de", 100},
        {"table-verdict", 0, false, "en", 100},
        {"round-hand", 0, true, "fr", 100},
        {"score", 0, false, "en", 100},
        {"match-over", 0, false, "pt", 100},
        {"rules-card", 0, true, "es", 100},
        {"replay", 0, true, "en", 100},
        {"player-many", 0, false, "en", 100},
        {"table-4", 0, false, "de", 200},
        {"table-4", 1, false, "en", 100},
    });
    return all;
}

std::span<const TourShot> readme()
{
    static constexpr auto all = std::to_array<TourShot>({
        {"table-4", 0, false, "en", 100},
        {"table-dark", 0, true, "en", 100},
        {"round-hand", 0, false, "en", 100},
        {"score", 0, false, "en", 100},
        {"table-4", 1, false, "en", 100},
    });
    return all;
}

} // namespace shots
