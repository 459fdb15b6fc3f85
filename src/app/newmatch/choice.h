// Something that can be tapped while a match is set up: a person, a group, an edition, a printed sheet.
#pragma once

#include "app/shell/valuemodel.h"

namespace app {

struct Choice {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QString detail MEMBER detail CONSTANT) // in a second line, or heard
    Q_PROPERTY(bool chosen MEMBER isChosen CONSTANT)
    Q_PROPERTY(int mark MEMBER mark CONSTANT) // of a person
    Q_PROPERTY(int colorIndex MEMBER colorIndex CONSTANT)

public:
    QString key;
    QString name;
    QString detail;
    bool isChosen = false;
    int mark = -1;
    int colorIndex = -1;
    bool operator==(const Choice &) const = default;
};

using Choices = ValueList<Choice>;

} // namespace app
