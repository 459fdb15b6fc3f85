// Asks the people's file beside the interface: one question after the other, on a thread and a connection of
// their own, so that a long history never holds up a frame.
#pragma once

#include "store/database.h"
#include "store/progress.h"

#include <QPointer>
#include <QThread>

namespace app {

class DatabaseReader : public QObject {
public:
    explicit DatabaseReader(QString path);
    ~DatabaseReader() override;

    // Calls `question` on that thread with the database, and `onAnswer` on this one with the store::Result
    // that it returned. Once `owner` is gone, nothing is called any more, and a question that runs ends with
    // its statement or row. One that takes a store::Progress reports it to `onProgress`, on this thread.
    // Answers come in the order of the questions.
    template <typename Ask, typename OnAnswer>
    void ask(QObject *owner, Ask question, OnAnswer onAnswer,
             std::function<void(qint64 done, qint64 total)> onProgress = {})
    {
        QMetaObject::invokeMethod(
            m_worker, [this, owner = QPointer<QObject>(owner), question, onAnswer, onProgress] {
                if (!owner)
                    return;
                const auto opened = m_worker->open();
                const auto progress = [this, &owner, &onProgress](qint64 done, qint64 total) {
                    const auto show = [owner, onProgress, done, total] {
                        if (owner)
                            onProgress(done, total);
                    };
                    if (onProgress)
                        QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
                    return !owner.isNull();
                };
                if (opened)
                    (*opened)->setWanted([&owner] { return !owner.isNull(); });
                const auto answer = answerTo(question, opened, progress);
                if (opened)
                    (*opened)->setWanted({});
                QMetaObject::invokeMethod(
                    this,
                    [owner, onAnswer, answer] {
                        if (owner)
                            onAnswer(answer);
                    },
                    Qt::QueuedConnection);
            });
    }

    void settle(); // waits until every question so far is answered; the answers still have to be taken
    void close(); // its connection, before the file is replaced; the next question opens it again

private:
    template <typename Ask> static auto answerTo(const Ask &question,
                                                 const store::Result<store::Database *> &database,
                                                 const store::Progress &progress)
    {
        if constexpr (std::is_invocable_v<Ask, store::Database &>) {
            using Answer = std::invoke_result_t<Ask, store::Database &>;
            return database ? question(**database) : Answer(tl::unexpected(database.error()));
        } else {
            using Answer = std::invoke_result_t<Ask, store::Database &, const store::Progress &>;
            return database ? question(**database, progress) : Answer(tl::unexpected(database.error()));
        }
    }

    class Worker : public QObject {
    public:
        explicit Worker(QString path)
            : m_path(std::move(path))
        { }
        store::Result<store::Database *> open();
        void close() { m_database.reset(); }

    private:
        QString m_path;
        std::unique_ptr<store::Database> m_database;
    };

    QThread m_thread;
    Worker *m_worker; // lives on the thread, and goes with it
};

} // namespace app
