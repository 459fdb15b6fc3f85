// Asks the people's file beside the interface: one question after the other, on a thread and a connection of
// their own, so that a long history never holds up a frame.
#pragma once

#include "store/database.h"

#include <QPointer>
#include <QThread>

namespace app {

class Reader : public QObject {
public:
    // One for the whole app: begun with the first question, gone with the app's context.
    [[nodiscard]] static Reader &ours();
    ~Reader() override;

    // `question` is called there with the database and gives a store::Result; `take` gets it here, unless
    // `owner` is gone by then. Answers come in the order of the questions.
    template <typename Ask, typename Take> void ask(QObject *owner, Ask question, Take take)
    {
        QMetaObject::invokeMethod(m_desk, [this, owner = QPointer<QObject>(owner), question, take] {
            using Answer = std::invoke_result_t<Ask, store::Database &>;
            const auto opened = m_desk->open();
            const Answer answer = opened ? question(**opened) : Answer(tl::unexpected(opened.error()));
            QMetaObject::invokeMethod(
                this,
                [owner, take, answer] {
                    if (owner)
                        take(answer);
                },
                Qt::QueuedConnection);
        });
    }

    void settle(); // waits until every question so far is answered; the answers still have to be taken
    void close(); // its connection, before the file is replaced; the next question opens it again

private:
    Reader(QString path, QObject *parent);

    class Desk : public QObject {
    public:
        explicit Desk(QString path)
            : m_path(std::move(path))
        { }
        store::Result<store::Database *> open();
        void close() { m_database.reset(); }

    private:
        QString m_path;
        std::unique_ptr<store::Database> m_database;
    };

    QThread m_thread;
    Desk *m_desk; // lives on the thread, and goes with it
};

} // namespace app
