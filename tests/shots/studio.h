// Takes pictures of the running app: the real window, brought into a state, then grabbed.
#pragma once

#include "app/match/livematch.h"
#include "app/shell/context.h"
#include "shots.h"

#include <QImage>
#include <QQmlApplicationEngine>
#include <QTemporaryDir>

class QQuickWindow;

namespace shots {

class Studio {
public:
    Studio();
    ~Studio();
    Studio(const Studio &) = delete;
    Studio &operator=(const Studio &) = delete;

    void setLook(const QString &language, bool dark, int textSize); // of pages that are shown from now on
    void setLanguage(const QString &language); // of what is shown just now
    [[nodiscard]] bool show(const PageShot &shot, QSize size); // false where it could not be shown
    [[nodiscard]] QQuickWindow *window() const { return m_window; }
    [[nodiscard]] QImage page(const PageShot &shot, QSize size); // null where it could not be shown
    [[nodiscard]] QImage specimen(const SpecimenShot &shot);

private:
    [[nodiscard]] QString fileWith(const char *record) const;
    void leave(); // the page that is open; none is then
    void fill(int matches); // begins another file; no page may be open that reads it
    void settle() const; // until everything asked of the file is shown

    QTemporaryDir m_folder; // settings of its own, so that nobody's are shown or changed
    app::Context m_context;
    std::unique_ptr<app::LiveMatch> m_match;
    QQmlApplicationEngine m_engine;
    QQuickWindow *m_window = nullptr;
};

} // namespace shots
