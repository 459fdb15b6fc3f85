// How a match stands, in words.
#include "app/match/scoreboard.h"

#include "app/shell/speech.h"
#include "words/cards.h"
#include "words/terms.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <QStandardPaths>

namespace app {

namespace {

QString timeOf(int minutes)
{
    //: How long a match was, in hours
    const QString hours = Scoreboard::tr("%n hour(s)", nullptr, minutes / 60);
    //: How long a match was, in minutes
    QString rest = Scoreboard::tr("%n minute(s)", nullptr, minutes % 60);
    if (minutes < 60)
        return rest;
    //: How long a match was: %1 is such as "1 hour", %2 such as "24 minutes"
    return minutes % 60 == 0 ? hours : Scoreboard::tr("%1 %2").arg(hours, rest);
}

} // namespace

QStringList Scoreboard::namesOf(const std::vector<rules::Player> &players) const
{
    QStringList names;
    for (const rules::Player player : players)
        names.append(m_match->name(int(player)));
    return names;
}

QString Scoreboard::rule() const
{
    if (!isOpen())
        return {};
    const QString points = speech().number(book().target);
    //: What the match is played to; %1 is a number of points
    return book().mode == rules::ScoringMode::Tally ? tr("Lowest total wins once someone has %1").arg(points)
                                                    //: What the match is played to; %1 is a number of points
                                                    : tr("First to %1 wins").arg(points);
}

QString Scoreboard::leader() const
{
    if (!isOpen() || book().rounds.empty())
        //: On the scoreboard before a round was scored
        return tr("Nobody leads yet");
    QStringList names;
    for (const rules::Player player : book().seats()) {
        if (book().total(player) == best())
            names.append(m_match->name(int(player)));
    }
    //: On the scoreboard: %1 is who has the best total
    return names.size() == 1 ? tr("%1 leads").arg(names.constFirst())
                             //: On the scoreboard: %1 are those who share the best total
                             : tr("%1 lead").arg(speech().list(names));
}

QString Scoreboard::ending() const
{
    if (!isOpen() || isOver() || book().rounds.empty())
        return {};
    if (book().standing.tied)
        //: On the scoreboard: the target is reached and two share the lowest total
        return tr("It is a tie: one more round decides.");
    int least = book().target;
    rules::Player nearest{};
    for (const rules::Player player : book().seats()) {
        const int toGo = book().target - book().total(player);
        if (toGo < least) {
            least = toGo;
            nearest = player;
        }
    }
    if (least == book().target)
        return {};
    if (book().mode == rules::ScoringMode::Tally)
        //: On the scoreboard, what would end the match: %1 is a name, %n the points that are missing
        return tr("With %n more point(s) for %1 it is over.", nullptr, least)
            .arg(m_match->name(int(nearest)));
    //: On the scoreboard, what would end the match: %1 is a name, %n the points that are missing
    return tr("%1 needs %n more point(s).", nullptr, least).arg(m_match->name(int(nearest)));
}

QString Scoreboard::uncounted() const
{
    QStringList struck;
    QStringList late;
    for (int row = 0; row < m_rows; ++row) {
        if (!book().rounds[std::size_t(row)].counts)
            struck.append(speech().number(row + 1));
        else if (row >= book().standing.roundsCounted)
            late.append(speech().number(row + 1));
    }
    QStringList sentences;
    if (struck.size() == 1)
        //: Below the table of rounds: %1 is the number of a round that was taken out of the match
        sentences.append(tr("Round %1 was struck out and does not count.").arg(struck.constFirst()));
    else if (!struck.isEmpty())
        //: Below the table of rounds: %1 are the numbers of rounds that were taken out of the match
        sentences.append(tr("Rounds %1 were struck out and do not count.").arg(speech().list(struck)));
    const QString last = isOpen() ? speech().number(book().standing.roundsCounted) : QString();
    if (late.size() == 1)
        //: Below the table of rounds: %1 is the number of a round, %2 that of an earlier one which decided
        //: the match
        sentences.append(
            tr("Round %1 does not count: round %2 had decided the match.").arg(late.constFirst(), last));
    else if (!late.isEmpty())
        //: Below the table of rounds: %1 are the numbers of rounds, %2 that of an earlier one which decided
        //: the match
        sentences.append(
            tr("Rounds %1 do not count: round %2 had decided the match.").arg(speech().list(late), last));
    return sentences.join(u' ');
}

QString Scoreboard::otherRule() const
{
    if (!isOpen())
        return {};
    return words::scoringName(speech(),
                              book().mode == rules::ScoringMode::Tally ? rules::ScoringMode::Collect
                                                                       : rules::ScoringMode::Tally);
}

QString Scoreboard::result() const
{
    if (!isWon())
        //: A match that was ended before somebody won
        return isOver() ? tr("Ended without a winner") : QString();
    const QStringList names = namesOf(book().standing.winners);
    //: The end of a match: %1 is the winner
    return names.size() == 1 ? tr("%1 wins!").arg(names.constFirst())
                             //: The end of a match: %1 are the names of those who share the win
                             : tr("%1 share the win!").arg(speech().list(names));
}

QString Scoreboard::length() const
{
    if (!isOpen())
        return {};
    const store::Fold &fold = m_match->openMatch()->fold();
    return length(rules::roundsCounting(book()), int((fold.changed() - fold.started()) / 60000));
}

QString Scoreboard::length(int rounds, int minutes)
{
    //: How long a match was; %n rounds
    QString all = tr("after %n round(s)", nullptr, rounds);
    if (minutes < 1)
        return all;
    //: How long a match was: %1 is such as "after 7 rounds", %2 such as "1 hour 24 minutes"
    return tr("%1 and %2").arg(all, timeOf(minutes));
}

QString Scoreboard::nextDeal() const
{
    if (!canDeal())
        return {};
    if (!m_dealerKnown)
        //: Begins the next round of a match whose plays are not called: %1 is its number
        return tr("Count round %1").arg(speech().number(state().round + 1));
    //: Begins the next round: %1 is its number, %2 who deals
    return tr("Deal round %1: %2 deals")
        .arg(speech().number(state().round + 1), m_match->name(int(rules::nextDealer(state()))));
}

QString Scoreboard::runText() const
{
    Totals totals;
    for (int row = 0; row < m_standings.rowCount(); ++row) {
        const QModelIndex person = m_standings.index(row);
        totals.emplace_back(person.data(StandingsModel::Name).toString(),
                            person.data(StandingsModel::Total).toInt());
    }
    return runText(m_standings.rounds(), totals);
}

QString Scoreboard::runText(int rounds, const Totals &totals)
{
    QStringList parts;
    for (const auto &[name, total] : totals)
        parts.append(QStringLiteral("%1 %2").arg(name, speech().number(total)));
    //: A chart of the match as a sentence: %n rounds, %1 is such as "Ana 120, Ben 80"
    return tr("After %n round(s): %1", nullptr, rounds).arg(parts.join(QStringLiteral(", ")));
}

QString Scoreboard::spoken(const rules::ScoredRound &round, int number) const
{
    const QString side = words::sideName(speech(), round.side);
    const QString out = m_match->name(int(round.out));
    const QString dealer = m_match->name(int(round.dealer));
    if (!round.counts || number > book().standing.roundsCounted)
        //: A round on the scoreboard that was struck out or came after the end: %1 is its number
        return tr("Round %1 does not count").arg(speech().number(number));
    if (!m_dealerKnown)
        //: A round on the scoreboard: %1 is its number, %2 who went out
        return tr("Round %1: %2 went out").arg(speech().number(number), out);
    if (!book().edition->twoSided)
        //: A round on the scoreboard: %1 is its number, %2 who went out, %3 who dealt
        return tr("Round %1: %2 went out, %3 dealt").arg(speech().number(number), out, dealer);
    //: A round on the scoreboard: %1 is its number, %2 is "Light side" or "Dark side", %3 who went out, %4
    //: who dealt
    return tr("Round %1, %2: %3 went out, %4 dealt").arg(speech().number(number), side, out, dealer);
}

QString Scoreboard::asText() const
{
    if (!isOpen())
        return {};
    QStringList lines{isOver() ? result() : leader(), QStringLiteral("%1 · %2").arg(rule(), length()), {}};
    for (int row = 0; row < m_standings.rowCount(); ++row) {
        const QModelIndex person = m_standings.index(row);
        lines.append(QStringLiteral("%1. %2  %3")
                         .arg(person.data(StandingsModel::Rank).toInt())
                         .arg(person.data(StandingsModel::Name).toString(),
                              speech().number(person.data(StandingsModel::Total).toInt())));
    }
    lines.append(QString());
    lines.append(QStringLiteral("Flipside"));
    return lines.join(u'\n');
}

QString Scoreboard::pictureFile()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
    folder.mkpath(QStringLiteral("."));
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    return folder.filePath(QStringLiteral("flipside-%1.png").arg(time));
}

void Scoreboard::copy(const QString &text) { QGuiApplication::clipboard()->setText(text); }

} // namespace app
