// A run of the app with a file of its own, for tests of what stands around the table.
#pragma once

#include "app/match/livematch.h"
#include "app/newmatch/newmatchsetup.h"
#include "app/shell/commandline.h"
#include "app/shell/context.h"
#include "recorder.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

class Places {
public:
    Places() { begin(); }

    // As after a crash: all that was in memory is gone, the file is as it was.
    void begin()
    {
        match.reset();
        m_context.reset();
        app::Options options;
        options.settings = folder.filePath(QStringLiteral("flipside.ini"));
        options.database = folder.filePath(QStringLiteral("flipside.db"));
        options.language = QStringLiteral("en");
        m_context = std::make_unique<app::Context>(options);
        match = std::make_unique<app::LiveMatch>(m_context->storage(), m_context->language());
    }

    [[nodiscard]] app::Context &context() { return *m_context; }
    static int face(const char *notation) { return tables::Recorder().face(QLatin1String(notation)); }
    static void seat(app::NewMatchSetup &setup, const QStringList &people)
    {
        for (const QString &name : people)
            QCOMPARE(setup.seats()->seatNamed(name), QString());
    }
    static QStringList names(app::NewMatchSetup &setup)
    {
        QStringList names;
        for (int row = 0; row < setup.seats()->rowCount(); ++row)
            names.append(setup.seats()->name(row));
        return names;
    }
    [[nodiscard]] QStringList journal() const { return tables::journal(match->matchId()); }

    QTemporaryDir folder;

private:
    std::unique_ptr<app::Context> m_context;

public:
    std::unique_ptr<app::LiveMatch> match;
};
