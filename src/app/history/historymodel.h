// All matches as a list, newest first and those under way on top: read page by page as somebody scrolls, and
// narrowed by what is searched and filtered. With `bin`, the matches in the bin.
#pragma once

#include "app/history/historymatch.h"

#include <QAbstractListModel>

namespace app {

class Language;
class Storage;

class HistoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool bin READ isBin WRITE setBin NOTIFY filterChanged)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY filterChanged)
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY filterChanged) // id
    Q_PROPERTY(int edition READ edition WRITE setEdition NOTIFY filterChanged) // its place, from 1; 0: any
    Q_PROPERTY(app::HistoryModel::Mode mode READ mode WRITE setMode NOTIFY filterChanged)
    Q_PROPERTY(app::HistoryModel::State state READ state WRITE setState NOTIFY filterChanged)
    Q_PROPERTY(int time READ time WRITE setTime NOTIFY filterChanged) // a Time or a year
    Q_PROPERTY(int narrowed READ narrowed NOTIFY filterChanged) // by how many of the last four
    Q_PROPERTY(bool filtered READ isFiltered NOTIFY filterChanged)
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY changed) // the first answer is here
    Q_PROPERTY(int count READ rowCount NOTIFY changed) // rows read so far
    Q_PROPERTY(int total READ total NOTIFY changed) // matches that fit
    Q_PROPERTY(bool bare READ isBare NOTIFY changed) // there are none, whatever is searched for
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    enum class Mode { Any, Collect, Tally };
    Q_ENUM(Mode)
    enum class State { Any, Running, Finished, Stopped };
    Q_ENUM(State)
    enum class Time { LastMonth = -1, Any };
    Q_ENUM(Time)

    enum Role {
        Match = Qt::UserRole + 1, // a HistoryMatch
        Section, // the heading it stands under
    };
    Q_ENUM(Role)

    HistoryModel(); // for QML
    HistoryModel(Storage &storage, Language &language);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    [[nodiscard]] bool isBin() const { return m_filter.inBin; }
    [[nodiscard]] QString text() const { return m_filter.text; }
    [[nodiscard]] QString player() const { return m_filter.player; }
    [[nodiscard]] int edition() const;
    [[nodiscard]] Mode mode() const;
    [[nodiscard]] State state() const;
    [[nodiscard]] int time() const { return m_time; }
    [[nodiscard]] int narrowed() const;
    [[nodiscard]] bool isFiltered() const;
    [[nodiscard]] bool isLoaded() const { return m_loaded; }
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] bool isBare() const { return m_bare; }
    [[nodiscard]] QString trouble() const { return m_trouble; }

    void setBin(bool bin) { set(m_filter.inBin, bin); }
    void setText(const QString &text) { set(m_filter.text, text); }
    void setPlayer(const QString &id) { set(m_filter.player, id); }
    void setEdition(int edition);
    void setMode(Mode mode);
    void setState(State state);
    void setTime(int time);

    Q_INVOKABLE void clearFilter();
    Q_INVOKABLE void refresh(); // reads again what is shown
    Q_INVOKABLE QString idAt(int row) const;

signals:
    void filterChanged();
    void changed();

private:
    struct Line {
        store::HistoryEntry entry;
        store::Course course;
    };
    using Page = store::HistoryCourses;

    template <typename T> void set(T &member, const T &value)
    {
        if (member == value)
            return;
        member = value;
        emit filterChanged();
        restart();
    }
    void restart();
    void ask(const std::optional<store::HistoryPlace> &after, int most);
    void applyResult(const store::Result<Page> &page, bool isFurther);
    void show(std::vector<Line> lines);

    Storage &m_storage;
    store::HistoryFilter m_filter;
    int m_time = int(Time::Any);
    std::vector<Line> m_lines;
    std::optional<store::HistoryPlace> m_next;
    std::shared_ptr<std::atomic<int>> m_newest; // query: answers to older ones are dropped
    bool m_asking = false;
    bool m_loaded = false;
    int m_total = 0;
    bool m_bare = false;
    QString m_trouble;
};

} // namespace app
