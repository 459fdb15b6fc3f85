// Which sheet and rulings go with an edition, and what its choices are called.
#include "app/newmatch/gamesetup.h"

#include "app/newmatch/begunmatch.h"
#include "app/shell/context.h"
#include "app/shell/conversions.h"
#include "app/shell/speech.h"
#include "notation/cards.h"
#include "rules/sheets.h"
#include "words/terms.h"

namespace app {

namespace {

// In all rulings that the edition's sheets print.
bool agree(const rules::Edition &edition, const rules::Rulings &one, const rules::Rulings &other)
{
    for (const rules::Ruling ruling : rules::allRulings()) {
        if (rules::isPrinted(edition, ruling) && one[ruling] != other[ruling])
            return false;
    }
    return true;
}

// The second line tells what is in the box, and which of two boxes it is.
QString detailOf(const rules::Edition &edition)
{
    //: Second line of an edition; %n cards in its deck
    const QString cards = GameSetup::tr("%n card(s)", nullptr, edition.deckSize);
    QString second;
    if (!edition.twoSided)
        //: Second line of an edition: %1 is such as "56 cards"
        second = GameSetup::tr("%1 with one side").arg(cards);
    else if (!rules::isPrinted(edition, rules::Ruling::StartFlip))
        //: Second line of an edition: %1 is such as "112 cards". Its sheet does not say what follows when
        //: a Flip is turned up first
        second = GameSetup::tr("%1 with two sides. Its sheet does not say what a Flip turned up first does.")
                     .arg(cards);
    else if (edition.rulings[rules::Ruling::StartFlip] == rules::Choice::Flip)
        //: Second line of an edition: %1 is such as "112 cards". Its sheet says what follows when a Flip
        //: is turned up first
        second = GameSetup::tr("%1 with two sides. A Flip turned up first begins the round on the dark side.")
                     .arg(cards);
    else
        //: Second line of an edition: %1 is such as "112 cards"
        second = GameSetup::tr("%1 with two sides.").arg(cards);
    if (edition.exclaimed)
        //: Added to the second line of an edition: how people tell which one is in their box
        second += u' ' + GameSetup::tr("The name on its rule sheet ends with an exclamation mark.");
    else if (edition.twoSided)
        //: Added to the second line of an edition: how people tell which one is in their box
        second += u' ' + GameSetup::tr("The name on its rule sheet has no exclamation mark.");
    return second;
}

QString nameOf(const rules::Sheet &sheet)
{
    const std::array<std::pair<std::string_view, QString>, 6> names{{
        //: A printed rule sheet, by language and the people it was printed for
        {"en", GameSetup::tr("English")},
        //: A printed rule sheet, by language and the people it was printed for
        {"es", GameSetup::tr("Spanish, Latin America")},
        //: A printed rule sheet, by language and the people it was printed for
        {"es-ES", GameSetup::tr("Spanish, Spain")},
        //: A printed rule sheet, by language and the people it was printed for
        {"fr", GameSetup::tr("French, Canada")},
        //: A printed rule sheet, by language and the people it was printed for
        {"de", GameSetup::tr("German")},
        //: A printed rule sheet, by language and the people it was printed for
        {"pt", GameSetup::tr("Portuguese, Portugal")},
    }};
    const auto name = std::ranges::find(names, sheet.language, &decltype(names)::value_type::first);
    Q_ASSERT(name != names.end());
    return name->second;
}

} // namespace

GameSetup::GameSetup(QObject *parent)
    : GameSetup(Context::current().settings(), Context::current().language(), parent)
{ }

GameSetup::GameSetup(Settings &settings, Language &language, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_language(language)
    , m_edition(matchDefaults(m_settings).edition)
    , m_target(m_edition->target)
{
    playBy(matchDefaults(m_settings).rulings);
    update();
    connect(&m_language, &Language::changed, this, [this] {
        m_rulings.retranslate();
        update();
    });
    connect(&m_rulings, &RulingsModel::changed, this, &GameSetup::changed);
}

QString GameSetup::edition() const { return toQt(m_edition->name); }

void GameSetup::setEdition(const QString &code)
{
    const rules::Edition *edition = rules::editionNamed(code.toStdString());
    if (!edition || edition == m_edition)
        return;
    if (m_target == m_edition->target)
        m_target = edition->target;
    m_edition = edition;
    const MatchDefaults usual = matchDefaults(m_settings);
    playBy(usual.edition == m_edition ? usual.rulings : printedRulings(*m_edition));
    update();
}

void GameSetup::playBy(const rules::Rulings &rulings)
{
    const rules::Rulings own = printedRulings(*m_edition);
    const bool asPrinted = agree(*m_edition, rulings, own);
    m_sheet = asPrinted ? rules::sheetIn(m_language.code().toStdString(), *m_edition) : -1;
    m_rulings.begin(*m_edition, asPrinted ? own : m_edition->rulings, rulings);
}

void GameSetup::copyFrom(const rules::Book &book)
{
    m_edition = book.edition;
    m_tally = book.mode == rules::ScoringMode::Tally;
    m_target = book.target; // as it was set last
    playBy(book.rulings);
    if (!agree(*m_edition, book.rulings, printedRulings(*m_edition))) {
        const auto sheets = rules::sheets();
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            const rules::Rulings printed = rules::rulingsOf(*m_edition, sheets[i]);
            if (sheets[i].edition == m_edition->name && agree(*m_edition, book.rulings, printed)) {
                m_sheet = int(i);
                m_rulings.begin(*m_edition, printed, book.rulings);
                break;
            }
        }
    }
    update();
}

void GameSetup::resume(const BegunMatch &begun)
{
    m_edition = begun.played.edition;
    m_tally = begun.tally;
    m_target = begun.target > 0 ? begun.target : m_edition->target;
    const auto sheets = rules::sheets();
    const bool ofEdition = begun.sheet >= 0 && begun.sheet < int(sheets.size())
        && sheets[std::size_t(begun.sheet)].edition == m_edition->name;
    m_sheet = ofEdition ? begun.sheet : -1;
    m_rulings.begin(*m_edition,
                    ofEdition ? rules::rulingsOf(*m_edition, sheets[std::size_t(m_sheet)])
                              : m_edition->rulings,
                    begun.played.rulings);
    update();
}

void GameSetup::update()
{
    std::vector<Choice> editions;
    for (const rules::Edition &edition : rules::editions()) // the newest first
        editions.insert(editions.begin(),
                        {toQt(edition.name), words::editionName(speech(), edition), detailOf(edition),
                         &edition == m_edition});
    m_editions.show(std::move(editions));

    std::vector<Choice> sheets;
    const auto all = rules::sheets();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].edition == m_edition->name)
            sheets.push_back({QString::number(i), nameOf(all[i]), {}, int(i) == m_sheet});
    }
    m_sheets.show(std::move(sheets));

    std::vector<Choice> scorings;
    for (const bool isTally : {false, true}) {
        const rules::ScoringMode mode = modeOf(isTally);
        scorings.push_back({toQt(notation::nameOf(mode)), words::scoringName(speech(), mode),
                            words::scoringSentence(speech(), mode, m_target), isTally == m_tally});
    }
    m_scorings.show(std::move(scorings));
    emit changed();
}

void GameSetup::setSheet(int index)
{
    const auto sheets = rules::sheets();
    if (index < 0 || index >= int(sheets.size()) || sheets[std::size_t(index)].edition != m_edition->name)
        return;
    m_sheet = index;
    const rules::Rulings printed = rules::rulingsOf(*m_edition, sheets[std::size_t(index)]);
    rules::Rulings rulings = m_rulings.rulings();
    for (const rules::Ruling ruling : rules::allRulings()) {
        if (rules::isPrinted(*m_edition, ruling))
            rulings.set(ruling, printed[ruling]);
    }
    m_rulings.begin(*m_edition, printed, rulings);
    // Somebody who speaks the sheet's language gets the names of its region: Spain's cards have others.
    const QString language = toQt(sheets[std::size_t(index)].language);
    const QString now = m_language.code();
    if (language != now && language.section(u'-', 0, 0) == now.section(u'-', 0, 0))
        m_settings.setLanguage(language);
    update();
}

QString GameSetup::editionName() const { return words::editionName(speech(), *m_edition); }

// The usual ones are those of the sheet in the language in use.
QString GameSetup::rulingsSummary() const
{
    QStringList parts;
    if (m_sheet >= 0 && m_sheet != rules::sheetIn(m_language.code().toStdString(), *m_edition))
        //: By which printed rule sheet the table plays: %1 is such as "Spanish, Spain"
        parts << tr("sheet: %1").arg(nameOf(rules::sheets()[std::size_t(m_sheet)]));
    if (m_rulings.changes() > 0)
        //: How many of the table's rulings differ from the sheet
        parts << tr("%n changed", nullptr, m_rulings.changes());
    //: The table's rulings, none of which was changed
    return parts.isEmpty() ? tr("the usual ones") : parts.join(QStringLiteral("\u00a0· "));
}

void GameSetup::setTally(bool tally)
{
    m_tally = tally;
    update();
}

void GameSetup::setTarget(int points)
{
    m_target = points;
    update();
}

} // namespace app
