// What is played: edition, printed sheet, scoring and target; and whom the draw makes deal first.
#include "app/context.h"
#include "app/newmatch.h"
#include "app/plain.h"
#include "app/speech.h"
#include "app/usual.h"
#include "rules/sheets.h"
#include "words/terms.h"

namespace app {

namespace {

// In all that the edition's sheets say.
bool agree(const rules::Edition &edition, const rules::Rulings &one, const rules::Rulings &other)
{
    for (int i = 0; i < rules::kRulingCount; ++i) {
        const auto ruling = rules::Ruling(i);
        if (rules::isPrinted(edition, ruling) && one[ruling] != other[ruling])
            return false;
    }
    return true;
}

// Who speaks the sheet's language gets the names of its region: a Salta here is a Pierde el turno there.
void speakAs(const rules::Sheet &sheet)
{
    const QString code = toQt(sheet.language);
    const QString now = Context::current().language().code();
    if (code != now && code.section(u'-', 0, 0) == now.section(u'-', 0, 0))
        Context::current().settings().setLanguage(code);
}

} // namespace

QString NewMatch::edition() const { return toQt(m_edition->name); }

void NewMatch::setEdition(const QString &code)
{
    const rules::Edition *edition = rules::editionNamed(code.toStdString());
    if (!edition || edition == m_edition)
        return;
    if (m_target == m_edition->target)
        m_target = edition->target;
    m_edition = edition;
    const Usual usual = usualOrNewest();
    playBy(usual.edition == m_edition ? usual.rulings : ownRulings(*m_edition));
    emit sheetsChanged();
    emit changed();
}

void NewMatch::playBy(const rules::Rulings &rulings)
{
    const rules::Rulings own = ownRulings(*m_edition);
    const bool asPrinted = agree(*m_edition, rulings, own);
    m_sheet = asPrinted ? rules::sheetIn(Context::current().language().code().toStdString(), *m_edition) : -1;
    m_rulings.begin(*m_edition, asPrinted ? own : m_edition->rulings, rulings);
}

void NewMatch::playAgainBy(const rules::Rulings &rulings)
{
    playBy(rulings);
    if (agree(*m_edition, rulings, ownRulings(*m_edition)))
        return;
    const auto sheets = rules::sheets();
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        if (sheets[i].edition != m_edition->name)
            continue;
        const rules::Rulings printed = rules::rulingsOf(*m_edition, sheets[i]);
        if (agree(*m_edition, rulings, printed)) {
            m_sheet = int(i);
            m_rulings.begin(*m_edition, printed, rulings);
            return;
        }
    }
}

QString NewMatch::usual() const { return usualText({m_edition, m_rulings.rulings()}); }
QString NewMatch::editionName() const { return words::editionName(speech(), *m_edition); }

QVariantList NewMatch::editions()
{
    QVariantList all;
    for (const rules::Edition &edition : rules::editions()) {
        //: Second line of an edition; %n cards in its deck
        const QString cards = tr("%n card(s)", nullptr, edition.deckSize);
        QString second;
        if (!edition.twoSided)
            //: Second line of an edition: %1 is such as "56 cards"
            second = tr("%1 with one side").arg(cards);
        else if (!rules::isPrinted(edition, rules::Ruling::StartFlip))
            //: Second line of an edition: %1 is such as "112 cards". Its sheet does not say what follows when
            //: a Flip is turned up first
            second =
                tr("%1 with two sides. Its sheet does not say what a Flip turned up first does.").arg(cards);
        else if (edition.rulings[rules::Ruling::StartFlip] == rules::Choice::Flip)
            //: Second line of an edition: %1 is such as "112 cards". Its sheet says what follows when a Flip
            //: is turned up first
            second =
                tr("%1 with two sides. A Flip turned up first begins the round on the dark side.").arg(cards);
        else
            //: Second line of an edition: %1 is such as "112 cards"
            second = tr("%1 with two sides.").arg(cards);
        if (edition.exclaimed)
            //: Added to the second line of an edition: how people tell which one is in their box
            second += u' ' + tr("The name on its rule sheet ends with an exclamation mark.");
        else if (edition.twoSided)
            //: Added to the second line of an edition: how people tell which one is in their box
            second += u' ' + tr("The name on its rule sheet has no exclamation mark.");
        all.prepend(QVariantMap{{QStringLiteral("code"), toQt(edition.name)},
                                {QStringLiteral("name"), words::editionName(speech(), edition)},
                                {QStringLiteral("second"), second}});
    }
    return all;
}

QVariantList NewMatch::sheets() const
{
    const std::array<std::pair<std::string_view, QString>, 6> names{{
        //: A printed rule sheet, by language and the people it was printed for
        {"en", tr("English")},
        //: A printed rule sheet, by language and the people it was printed for
        {"es", tr("Spanish, Latin America")},
        //: A printed rule sheet, by language and the people it was printed for
        {"es-ES", tr("Spanish, Spain")},
        //: A printed rule sheet, by language and the people it was printed for
        {"fr", tr("French, Canada")},
        //: A printed rule sheet, by language and the people it was printed for
        {"de", tr("German")},
        //: A printed rule sheet, by language and the people it was printed for
        {"pt", tr("Portuguese, Portugal")},
    }};
    QVariantList all;
    const auto sheets = rules::sheets();
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        if (sheets[i].edition != m_edition->name)
            continue;
        const auto name = std::ranges::find(names, sheets[i].language, &decltype(names)::value_type::first);
        Q_ASSERT(name != names.end());
        all.append(QVariantMap{{QStringLiteral("index"), int(i)}, {QStringLiteral("name"), name->second}});
    }
    return all;
}

void NewMatch::setSheet(int index)
{
    const auto sheets = rules::sheets();
    if (index < 0 || index >= int(sheets.size()) || sheets[std::size_t(index)].edition != m_edition->name)
        return;
    m_sheet = index;
    const rules::Rulings printed = rules::rulingsOf(*m_edition, sheets[std::size_t(index)]);
    rules::Rulings rulings = m_rulings.rulings();
    for (int i = 0; i < rules::kRulingCount; ++i) {
        if (rules::isPrinted(*m_edition, rules::Ruling(i)))
            rulings.set(rules::Ruling(i), printed[rules::Ruling(i)]);
    }
    m_rulings.begin(*m_edition, printed, rulings);
    speakAs(sheets[std::size_t(index)]);
    emit changed();
}

// The usual ones are those of the sheet in the language in use.
QString NewMatch::rulingsSummary() const
{
    QStringList parts;
    if (m_sheet != rules::sheetIn(Context::current().language().code().toStdString(), *m_edition)) {
        const QVariantList all = sheets();
        for (const QVariant &sheet : all) {
            if (sheet.toMap().value(QStringLiteral("index")).toInt() == m_sheet)
                //: By which printed rule sheet the table plays: %1 is such as "Spanish, Spain"
                parts << tr("sheet: %1").arg(sheet.toMap().value(QStringLiteral("name")).toString());
        }
    }
    if (m_rulings.changes() > 0)
        //: How many of the table's rulings differ from the sheet
        parts << tr("%n changed", nullptr, m_rulings.changes());
    //: The table's rulings, none of which was changed
    return parts.isEmpty() ? tr("the usual ones") : parts.join(QStringLiteral("\u00a0· "));
}

void NewMatch::setTally(bool tally)
{
    m_tally = tally;
    emit changed();
}

void NewMatch::setTarget(int points)
{
    m_target = points;
    emit changed();
}

QString NewMatch::scoringName(bool tally) const { return words::scoringName(speech(), modeOf(tally)); }

QString NewMatch::scoringSentence(bool tally) const
{
    return words::scoringSentence(speech(), modeOf(tally), m_target);
}

int NewMatch::dealtCards() const { return m_edition->dealtCards; }

QString NewMatch::names(const QList<int> &rows) const
{
    QStringList names;
    for (const int row : rows)
        names.append(name(row));
    return speech().list(names);
}

QList<int> NewMatch::highest(const QList<int> &drawn)
{
    QList<int> rows;
    int best = -1;
    for (int row = 0; row < drawn.size(); ++row) {
        if (drawn[row] > best)
            rows.clear();
        best = std::max(best, drawn[row]);
        if (drawn[row] >= 0 && drawn[row] == best)
            rows.append(row);
    }
    return rows;
}

} // namespace app
