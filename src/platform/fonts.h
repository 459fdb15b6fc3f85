// What is to be done before the first letter is asked for.
#pragma once

namespace platform {

void prepareFonts();

} // namespace platform
