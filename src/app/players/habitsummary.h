// How a person plays, in numbers and words: challenges, catches, cards drawn and kept, and against whom.
#pragma once

#include "store/statistics.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app {

struct HabitSummary {
    Q_GADGET
    QML_VALUE_TYPE(habitSummary)
    Q_PROPERTY(int made MEMBER made CONSTANT) // challenges
    Q_PROPERTY(int right MEMBER right CONSTANT)
    Q_PROPERTY(QString madeText MEMBER madeText CONSTANT)
    Q_PROPERTY(int faced MEMBER faced CONSTANT)
    Q_PROPERTY(int guilty MEMBER guilty CONSTANT)
    Q_PROPERTY(QString facedText MEMBER facedText CONSTANT)
    Q_PROPERTY(int caught MEMBER caught CONSTANT)
    Q_PROPERTY(QString caughtText MEMBER caughtText CONSTANT) // behind that number; whole where it is 0
    Q_PROPERTY(QString catchText MEMBER catchText CONSTANT) // who caught, and catches made

public:
    int made = 0;
    int right = 0;
    QString madeText;
    int faced = 0;
    int guilty = 0;
    QString facedText;
    int caught = 0;
    QString caughtText;
    QString catchText;
};

struct CardFigures {
    Q_GADGET
    QML_VALUE_TYPE(cardFigures)
    Q_PROPERTY(int face MEMBER face CONSTANT) // -1: there is none
    Q_PROPERTY(int side MEMBER side CONSTANT)
    Q_PROPERTY(int times MEMBER times CONSTANT)
    Q_PROPERTY(int points MEMBER points CONSTANT)
    Q_PROPERTY(QString matchId MEMBER matchId CONSTANT) // where it was seen; or empty
    Q_PROPERTY(int event MEMBER event CONSTANT)

public:
    int face = -1;
    int side = 0;
    int times = 0;
    int points = 0;
    QString matchId;
    int event = 0;
};

struct DrawnFigures {
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label CONSTANT)
    Q_PROPERTY(int value MEMBER value CONSTANT)
    Q_PROPERTY(double share MEMBER share CONSTANT) // of the most

public:
    QString label;
    int value = 0;
    double share = 0;
    bool operator==(const DrawnFigures &) const = default;
};

struct RivalFigures {
    Q_GADGET
    Q_PROPERTY(QString playerId MEMBER playerId CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(int mark MEMBER mark CONSTANT)
    Q_PROPERTY(int colorIndex MEMBER colorIndex CONSTANT)
    Q_PROPERTY(int won MEMBER won CONSTANT)
    Q_PROPERTY(int lost MEMBER lost CONSTANT)
    Q_PROPERTY(QString detail MEMBER detail CONSTANT)

public:
    QString playerId;
    QString name;
    int mark = 0;
    int colorIndex = 0;
    int won = 0;
    int lost = 0;
    QString detail;
    bool operator==(const RivalFigures &) const = default;
};

[[nodiscard]] HabitSummary summaryOf(const store::Habits &habits, const std::vector<store::Rival> &rivals);
[[nodiscard]] std::vector<DrawnFigures> drawnOf(const store::Habits &habits);
[[nodiscard]] std::vector<RivalFigures> figuresOf(const std::vector<store::Rival> &rivals);
[[nodiscard]] CardFigures costliestOf(const store::Cards &cards);
[[nodiscard]] CardFigures lastCardOf(const store::Cards &cards);

} // namespace app
