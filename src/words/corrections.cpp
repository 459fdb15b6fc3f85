// The table is right: plays let stand, corrections, the book of the match, undo and redo.
#include "words/cards.h"
#include "words/events.h"
#include "words/phases.h"
#include "words/teller.h"
#include "words/terms.h"

namespace words {

using namespace rules;

QString Teller::letStand() const
{
    QString stands;
    const bool wild = m_verdict.card && m_verdict.card->isWild();
    if (wild && m_verdict.color)
        //: %1 is a player, %2 is "a Wild", %3 is "red"
        stands = m_say(QT_TRANSLATE_NOOP("verdicts", "The table lets it stand: %1 plays %2 and names %3."),
                       actor(), card(), colorWord(m_language, *m_verdict.color));
    else
        //: %1 is a player, %2 is "a red 4"
        stands =
            m_say(QT_TRANSLATE_NOOP("verdicts", "The table lets it stand: %1 plays %2."), actor(), card());
    return joined({stands, drawing(), passedOn(), isOut(), colorRule(), next()});
}

QString Teller::corrected(const QString &what) const { return joined({what, waiting()}); }

QString Teller::directionSet() const
{
    if (table().direction == Direction::Left)
        //: A correction
        return corrected(m_say(QT_TRANSLATE_NOOP("verdicts", "Corrected: play goes to the left.")));
    //: A correction
    return corrected(m_say(QT_TRANSLATE_NOOP("verdicts", "Corrected: play goes to the right.")));
}

QString Teller::colorSet() const
{
    const QString color = m_verdict.color ? colorWord(m_language, *m_verdict.color) : QString();
    //: A correction; %1 is "blue"
    return corrected(m_say(QT_TRANSLATE_NOOP("verdicts", "Corrected: the color is %1."), color));
}

QString Teller::sideSet() const
{
    if (table().side == Side::Light)
        //: A correction
        return corrected(m_say(QT_TRANSLATE_NOOP("verdicts", "Corrected: the light side is in play.")));
    //: A correction
    return corrected(m_say(QT_TRANSLATE_NOOP("verdicts", "Corrected: the dark side is in play.")));
}

QString Teller::booked(const QString &what) const { return joined({what, matchDecided()}); }

QString Teller::newScoring() const
{
    const Book &book = *m_situation.after.book;
    //: All rounds were worked out again; a sentence that explains the new scoring goes before
    return booked(joined({scoringSentence(m_language, book.mode, book.target),
                          m_say(QT_TRANSLATE_NOOP("verdicts", "All rounds are scored again."))}));
}

QString Teller::newRuling() const
{
    const Choice choice = m_situation.after.book->rulings[m_verdict.ruling];
    const QString ruling = m_say(
        //: %1 is "Flip as the last card", %2 is "The new side is scored"
        QT_TRANSLATE_NOOP("verdicts", "The table’s ruling – %1: %2."),
        rulingName(m_language, m_verdict.ruling), choiceName(m_language, m_verdict.ruling, choice));
    if (rowOf(m_verdict.ruling).atOnce)
        //: When a new table ruling begins to count
        return booked(joined({ruling, m_say(QT_TRANSLATE_NOOP("verdicts", "It applies at once."))}));
    //: When a new table ruling begins to count
    return booked(
        joined({ruling, m_say(QT_TRANSLATE_NOOP("verdicts", "It applies from the next round on."))}));
}

QString Teller::newSeats() const
{
    const QStringList names = m_situation.people.names(m_situation.after.book->seats());
    //: %1 is a list of names
    return booked(
        m_say(QT_TRANSLATE_NOOP("verdicts", "New seats, going round to the left: %1."), names.join(u", ")));
}

QString Teller::takenBack(const char *text) const
{
    QString what;
    const MatchState &beforeIt =
        m_verdict.reason == Reason::Undone ? m_situation.after : m_situation.before; // of the event itself
    if (m_situation.takenBack)
        what = m_say(text, describe(m_language, *m_situation.takenBack, m_situation.people, &beforeIt));
    return joined({what, waiting()});
}

} // namespace words
