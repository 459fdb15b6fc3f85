// A person's matches and rounds, in numbers and words.
#pragma once

#include "store/statistics.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app {

struct CareerSummary {
    Q_GADGET
    QML_VALUE_TYPE(careerSummary)
    Q_PROPERTY(QString since MEMBER since CONSTANT) // "38 matches since March 2025"
    Q_PROPERTY(QString caution MEMBER caution CONSTANT) // that it is few matches; empty where it is not
    Q_PROPERTY(int matches MEMBER matches CONSTANT)
    Q_PROPERTY(int wins MEMBER wins CONSTANT)
    Q_PROPERTY(int percent MEMBER percent CONSTANT) // of finished matches won; -1 without any
    Q_PROPERTY(int perRound MEMBER perRound CONSTANT) // points gained a round
    Q_PROPERTY(bool twoSided MEMBER isTwoSided CONSTANT) // rounds ended on a side: the cards had two
    Q_PROPERTY(QString sideText MEMBER sideText CONSTANT) // "62 % of rounds won on the dark side"
    Q_PROPERTY(QList<bool> form MEMBER form CONSTANT) // of the last matches, oldest first: won
    Q_PROPERTY(QString formText MEMBER formText CONSTANT)
    Q_PROPERTY(QString monthsText MEMBER monthsText CONSTANT)

public:
    QString since;
    QString caution;
    int matches = 0;
    int wins = 0;
    int percent = -1;
    int perRound = 0;
    bool isTwoSided = false;
    QString sideText;
    QList<bool> form;
    QString formText;
    QString monthsText;
};

struct CareerFact {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(QString figure MEMBER figure CONSTANT)
    Q_PROPERTY(QString matchId MEMBER matchId CONSTANT) // where that was; or empty
    Q_PROPERTY(int event MEMBER event CONSTANT)

public:
    QString text;
    QString figure;
    QString matchId;
    int event = 0;
    bool operator==(const CareerFact &) const = default;
};

struct SidePoints {
    Q_GADGET
    Q_PROPERTY(int value MEMBER value CONSTANT)
    Q_PROPERTY(bool dark MEMBER isDark CONSTANT)
    Q_PROPERTY(double share MEMBER share CONSTANT) // of the most that is shown

public:
    int value = 0;
    bool isDark = false;
    double share = 0;
    bool operator==(const SidePoints &) const = default;
};

struct MonthFigures {
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label CONSTANT) // one letter
    Q_PROPERTY(int matches MEMBER matches CONSTANT)
    Q_PROPERTY(int wins MEMBER wins CONSTANT)
    Q_PROPERTY(double share MEMBER share CONSTANT) // of the month with the most matches
    Q_PROPERTY(double wonShare MEMBER wonShare CONSTANT)

public:
    QString label;
    QString name;
    int matches = 0;
    int wins = 0;
    double share = 0;
    double wonShare = 0;
    bool operator==(const MonthFigures &) const = default;
};

struct EditionFigures {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text CONSTANT) // its name
    Q_PROPERTY(QString second MEMBER second CONSTANT) // rounds
    Q_PROPERTY(QString value MEMBER value CONSTANT) // matches

public:
    QString text;
    QString second;
    QString value;
    bool operator==(const EditionFigures &) const = default;
};

[[nodiscard]] CareerSummary summaryOf(const store::Career &career);
[[nodiscard]] std::vector<CareerFact> factsOf(const store::Career &career);
[[nodiscard]] std::vector<SidePoints> gainedOf(const store::Career &career);
[[nodiscard]] std::vector<SidePoints> givenOf(const store::Career &career);
[[nodiscard]] std::vector<MonthFigures> monthsOf(const store::Career &career); // the last twelve
[[nodiscard]] std::vector<EditionFigures> editionsOf(const store::Career &career);

} // namespace app
