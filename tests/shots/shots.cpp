// The lists of what is rendered.
#include "shots.h"

#include <array>

namespace shots {

namespace {

// Matches whose tables are shown.
#define FOUR "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho, Dee\n"
constexpr const char *kTwo =
    "flipside 1\nedition flip2020\nplayers Maximiliane-Charlotte, Bartholomäus Freiherr\n"
    "round\nstart G4\nplay G9\nplay Y9\n";
constexpr const char *kFour = FOUR "round\nstart R4\nplay R2\ndraw\npass\nplay R9\nplay R7\ncount Cho 2\n"
                                   "set turn Cho\nuno\nplay B7\nset turn Ana\nplay B7\ncount Ben 2\n";
constexpr const char *kTen =
    "flipside 1\nedition flip2020\n"
    "players Ana, Ben, Maximiliane-Charlotte, Dee, Eli, Fay, Gus, Hal, Ida, Joe\nround\nstart B7\nplay B3\n";
constexpr const char *kDark =
    "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho, Dee, Eli, Fay\nround\nstart B7\nplay BF\ntop P5\n"
    "play PR\nplay P3\ncount Fay 2\nplay T3\n";
constexpr const char *kDrawn =
    "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho, Dee\nround\nstart B7\nplay BF\ntop T3\ndraw\n";
constexpr const char *kStart = FOUR "round\n";
constexpr const char *kTop = FOUR "round\nstart B7\nplay BF\n";
constexpr const char *kColor = FOUR "round\nstart B7\nplay B3\nplay W\n";
constexpr const char *kChallenge = FOUR "round\nstart B7\nplay B4\nplay B3\nplay W+2=G\n";
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
#undef FOUR

} // namespace

std::span<const PageShot> pages()
{
    static constexpr std::array<PageShot, 35> all = {{
        {"home", 0, nullptr, nullptr},
        {"settings", 1, nullptr, nullptr},
        {"settings-language", 1, nullptr, "languageRow"},
        {"about", 1, "AboutPage.qml", nullptr},
        {"usual", 1, "UsualPage.qml", nullptr},
        {"backup", 1, "BackupPage.qml", nullptr},
        {"table-2", 0, nullptr, nullptr, kTwo},
        {"table-4", 0, nullptr, nullptr, kFour},
        {"table-10", 0, nullptr, nullptr, kTen},
        {"table-dark", 0, nullptr, nullptr, kDark},
        {"table-drawn", 0, nullptr, nullptr, kDrawn},
        {"table-start", 0, nullptr, nullptr, kStart},
        {"table-top", 0, nullptr, nullptr, kTop},
        {"table-colour", 0, nullptr, nullptr, kColor},
        {"table-challenge", 0, nullptr, nullptr, kChallenge},
        {"table-hand", 0, nullptr, "challenge,key18,key51,key38", kChallenge},
        {"table-verdict", 0, nullptr, "challenge,key18,key51,key38,key54,key112,key1", kChallenge},
        {"table-took", 0, nullptr, nullptr, kTook},
        {"table-refused", 0, nullptr, "key18", kFour},
        {"table-round", 0, nullptr, nullptr, kRound},
        {"table-over", 0, nullptr, nullptr, kOut},
        {"table-menu", 0, nullptr, "menuButton", kFour},
        {"table-seat", 0, nullptr, "seat1", kFour},
        {"table-log", 0, nullptr, nullptr, kLong},
        {"table-mini", 0, nullptr, nullptr, kMini},
        {"new-match", 0, "NewMatchPage.qml", "recent0,recent0,recent0", kScored},
        {"new-match-rulings", 0, "NewMatchPage.qml", "rulingsRow", kScored},
        {"round-out", 0, "RoundEndPage.qml", nullptr, kStart},
        {"round-hand", 0, "RoundEndPage.qml", "key59,key110,key114,key77,key77,key77", kOut},
        {"round-gains", 0, "RoundEndPage.qml", "key93,key59,next", kCounting},
        {"score", 0, "ScorePage.qml", nullptr, kScored},
        {"score-10", 0, "ScorePage.qml", nullptr, kTenScored},
        {"match-over", 0, "MatchOverPage.qml", nullptr, kWon},
        {"ask-card", 0, "AskPage.qml", "key7,key31"},
        {"ask-wild", 0, "AskPage.qml", "question1,key7,key31,key3"},
    }};
    return all;
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
    static constexpr std::array<TourShot, 8> all = {{
        {"home", 0, false, "en", 100},
        {"home", 0, true, "de", 100},
        {"home", 1, false, "en", 100},
        {"home", 1, true, "en", 100},
        {"settings", 0, false, "de", 100},
        {"settings", 0, false, "de", 200},
        {"settings", 1, true, "en", 100},
        {"settings-language", 0, true, "en", 100},
    }};
    return all;
}

std::span<const TourShot> readme()
{
    static constexpr std::array<TourShot, 5> all = {{
        {"table-4", 0, false, "en", 100},
        {"table-dark", 0, true, "en", 100},
        {"round-hand", 0, false, "en", 100},
        {"score", 0, false, "en", 100},
        {"table-4", 1, false, "en", 100},
    }};
    return all;
}

} // namespace shots
