// Short forms first, as the table's question asks for them; then table notation; then words.
#include "app/match/typedcall.h"

#include "app/match/samename.h"
#include "notation/cards.h"
#include "notation/eventreader.h"
#include "notation/record.h"
#include "rules/draws.h"
#include "words/calls.h"

#include <QRegularExpression>

#include <charconv>

namespace app {

namespace {

template <typename T> using Reader = notation::Result<T> (*)(notation::Scanner &);

// The whole line as one thing; empty where it is something else.
template <typename T> std::optional<T> whole(const std::string &line, Reader<T> read)
{
    notation::Scanner scanner(line);
    auto value = read(scanner);
    if (!value || !scanner.atEnd())
        return std::nullopt;
    return *value;
}

rules::Event called(const rules::CalledCard &card, const rules::Table &table)
{
    if (table.in<rules::phase::Start>() && !card.color)
        return rules::TurnUp{card.face};
    if (table.in<rules::phase::Top>() && !card.color)
        return rules::NameTop{card.face};
    return rules::Play{{}, card};
}

// The letters are the notation's; one that this side does not have may begin a colour's name: "v5" is verde.
std::optional<rules::CalledCard> shortCard(const std::string &line, const rules::Table &table,
                                           const words::Language &language)
{
    const auto card = whole<rules::CalledCard>(line, &notation::readCalledCard);
    if (card && table.edition->has(card->face, table.side))
        return card;
    const bool named = line.find(':') != std::string::npos; // somebody may be called Rosa
    const auto meant =
        named ? std::nullopt : words::readBegunCard(language, QString::fromStdString(line), table.side);
    return meant ? meant : card;
}

std::optional<rules::Event> answer(const std::string &line, const rules::Table &table,
                                   const words::Language &language)
{
    const QString typed = QString::fromStdString(line);
    if (table.in<rules::phase::Color>()) {
        const auto color = whole<rules::Color>(line, &notation::readColor);
        const auto meant = color && rules::sideOf(*color) == table.side
            ? color
            : words::readBegunColor(language, typed, table.side);
        if (color || meant)
            return rules::ChooseColor{{}, meant ? *meant : *color};
    }
    if (table.in<rules::phase::Took>()) {
        int number = 0;
        const char *end = line.data() + line.size();
        if (const auto [at, error] = std::from_chars(line.data(), end, number);
            error == std::errc() && at == end)
            return rules::Took{{}, number};
    }
    const bool waits = table.in<rules::phase::Challenge>() || table.in<rules::phase::Stack>();
    if (waits && line == "a")
        return rules::Accept{};
    const auto card = shortCard(line, table, language);
    return card ? std::optional(called(*card, table)) : std::nullopt;
}

// "take 6": a penalty that waits, or so many cards on one's own turn.
std::optional<rules::Event> taking(const QString &line, const rules::Table &table,
                                   const words::Language &language)
{
    const auto taken = words::readTaking(language, line);
    if (!taken)
        return std::nullopt;
    if (table.penalty > 0 && !table.in<rules::phase::Swap>())
        return taken->cards.value_or(table.penalty) == table.penalty ? std::optional(rules::Accept{})
                                                                     : std::nullopt;
    const bool isDrawing =
        table.in<rules::phase::Turn>() && taken->cards && *taken->cards != 1 && !line.front().isDigit();
    return isDrawing ? std::optional(rules::Draw{{}, taken->cards}) : std::nullopt;
}

std::optional<rules::Event> inWords(const QString &line, const rules::Table *table,
                                    const words::Language &language)
{
    if (const auto taken = table ? taking(line.trimmed(), *table, language) : std::nullopt)
        return taken;
    if (table && table->in<rules::phase::Color>()) {
        if (const auto color = words::readColor(language, line))
            return rules::ChooseColor{{}, *color};
    }
    if (const auto card = table ? words::readCard(language, line) : std::nullopt)
        return called(*card, *table);
    return words::readDeed(language, line);
}

// "Ana: blue 7", whichever way the name is typed; the mark that ends the name is a colon or a space.
struct Named {
    rules::Player player;
    QString rest;
};
std::optional<Named> withName(const QString &line, QChar mark, const rules::MatchState &state)
{
    const auto &roll = state.book->roll;
    for (auto end = line.lastIndexOf(mark); end > 0; end = line.lastIndexOf(mark, end - 1)) { // longest first
        for (std::size_t i = 0; i < roll.size(); ++i) {
            if (isSameName(QString::fromStdString(roll[i].name), line.first(end)))
                return Named{rules::Player(i), line.sliced(end + 1)};
        }
    }
    return std::nullopt;
}

void setActor(rules::Event &event, rules::Player player)
{
    std::visit(
        [player](auto &each) {
            if constexpr (requires { each.who = player; })
                each.who = player;
        },
        event);
}

std::optional<rules::Player> playerCalled(const QString &name, const rules::MatchState &state)
{
    const auto &roll = state.book->roll;
    for (std::size_t i = 0; i < roll.size(); ++i) {
        if (isSameName(QString::fromStdString(roll[i].name), name))
            return rules::Player(i);
    }
    return std::nullopt;
}

// "swap Ana", or just "Ana" once a 7 asks for it; "fine Ana 2".
std::optional<rules::Event> aboutSomebody(const QString &line, const rules::MatchState &state,
                                          const words::Language &language)
{
    if (state.table && state.table->in<rules::phase::Swap>()) {
        const QString behind = words::behindSwap(language, line);
        if (const auto with = playerCalled(behind.isEmpty() ? line.simplified() : behind, state))
            return rules::Swap{{}, *with};
    }
    const QString behind = words::behindFine(language, line);
    bool isNumber = false;
    const int cards = behind.section(u' ', -1).toInt(&isNumber);
    const auto fined = isNumber ? playerCalled(behind.section(u' ', 0, -2), state) : std::nullopt;
    const bool isFine = fined && cards >= 1 && cards <= rules::kLargestFine;
    return isFine ? std::optional(rules::Fine{*fined, cards}) : std::nullopt;
}

notation::Result<rules::Event> calledBy(const Named &named, const rules::MatchState &state,
                                        const words::Language &language)
{
    auto event = typedCall(named.rest, state, language);
    if (event)
        setActor(*event, named.player);
    return event;
}

const words::Language &english() // as the notation is
{
    static const words::Language language;
    return language;
}

} // namespace

notation::Result<rules::Event> typedCall(const QString &line, const rules::MatchState &state,
                                         const words::Language &language)
{
    const std::string text = line.toStdString();
    const std::string_view call = notation::trimmed(text);
    const std::string lower = notation::lower(call);
    const rules::Table *table = state.inRound && state.table ? &*state.table : nullptr;
    if (table) {
        if (const auto event = answer(lower, *table, language))
            return *event;
    }
    if (lower == "d")
        return rules::Draw{};
    if (lower == "p")
        return rules::Pass{};
    if (lower == "u")
        return rules::CallUno{};
    const std::vector<std::string> names = notation::namesOf(*state.book);
    auto event = notation::readEvent(call, names);
    if (event)
        return event;
    for (const words::Language *spoken : {&language, &english()}) {
        if (const auto said = table ? aboutSomebody(line, state, *spoken) : std::nullopt)
            return *said;
    }
    if (const auto named = withName(line, u':', state))
        return calledBy(*named, state, language);
    if (const auto said = inWords(line, table, language))
        return *said;
    if (const auto said = inWords(line, table, english()))
        return *said;
    if (const auto named =
            withName(line.simplified(), u' ', state)) // after words: somebody may be called Blue
        return calledBy(*named, state, language);
    return event;
}

std::optional<QString> typedWithUno(const QString &line)
{
    static const QRegularExpression kLast(QStringLiteral("^(.*\\S)[\\s,;:]+[¡]?uno[\\s!.]*$"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kFirst(QStringLiteral("^\\s*[¡]?uno[\\s,;!.]+(\\S.*)$"),
                                           QRegularExpression::CaseInsensitiveOption);
    for (const QRegularExpression *place : {&kLast, &kFirst}) {
        if (const auto match = place->match(line); match.hasMatch())
            return match.captured(1);
    }
    return std::nullopt;
}

bool isTypedChallenge(const QString &line, const words::Language &language)
{
    return words::isChallenge(language, line) || words::isChallenge(english(), line);
}

bool isTypedLetStand(const QString &line, const words::Language &language)
{
    return words::isLetStand(language, line) || words::isLetStand(english(), line);
}

bool isTypedTakingBack(const QString &line, const words::Language &language)
{
    return words::isTakenBack(language, line) || words::isTakenBack(english(), line);
}

std::optional<rules::Actor> typedCatcher(const QString &line, const rules::MatchState &state,
                                         const words::Language &language)
{
    const auto isCatch = [&](const QString &said) {
        return words::isCatch(language, said) || words::isCatch(english(), said);
    };
    if (isCatch(line))
        return rules::Actor{};
    for (const QChar mark : {u':', u' '}) {
        if (const auto named = withName(line.simplified(), mark, state); named && isCatch(named->rest))
            return rules::Actor{named->player};
    }
    return std::nullopt;
}

std::optional<rules::Face> typedFace(const QString &line, const rules::Table &table,
                                     const words::Language &language)
{
    const std::string text = notation::lower(notation::trimmed(line.toStdString()));
    if (const auto card = shortCard(text, table, language); card && !card->color)
        return card->face;
    for (const words::Language *spoken : {&language, &english()}) {
        if (const auto card = words::readCard(*spoken, line); card && !card->color)
            return card->face;
    }
    return std::nullopt;
}

std::optional<ToldOfHand> typedOfHand(const QString &line, const rules::Table &table,
                                      const words::Language &language)
{
    if (const auto face = typedFace(line, table, language))
        return *face;
    for (const words::Language *spoken : {&language, &english()}) {
        if (const auto has = words::readHas(*spoken, line, table.wild.before))
            return *has ? rules::Judgement::Guilty : rules::Judgement::Innocent;
    }
    return std::nullopt;
}

} // namespace app
