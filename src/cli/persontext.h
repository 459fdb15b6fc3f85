// The numbers of a person for people, on a terminal.
#pragma once

#include "store/figures.h"

namespace cli {

void tellPerson(const QString &name, const store::Career &career, const store::Habits &habits);

} // namespace cli
