// Takes pictures of the running app: the real window, brought into a state, then grabbed.
#pragma once

#include "app/context.h"
#include "app/livematch.h"
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

    void setLook(const QString &language, bool dark, int textSize);
    [[nodiscard]] QImage page(const PageShot &shot, QSize size); // null where it could not be shown
    [[nodiscard]] QImage specimen(const SpecimenShot &shot);

private:
    QTemporaryDir m_folder; // settings of its own, so that nobody's are shown or changed
    app::Context m_context;
    std::unique_ptr<app::LiveMatch> m_match;
    QQmlApplicationEngine m_engine;
    QQuickWindow *m_window = nullptr;
};

} // namespace shots
