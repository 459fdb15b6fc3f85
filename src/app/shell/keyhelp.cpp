// Letters and names of cards are those of the language in use.
#include "app/shell/keyhelp.h"

#include "app/shell/context.h"
#include "app/shell/faces.h"

namespace app {

namespace {

QString spaced(const QStringList &letters) { return letters.join(QStringLiteral("  ")); }

QString entered(const QString &typed) { return typed + QStringLiteral(" ↵"); }

QString arrows() { return QStringLiteral("← ↑ ↓ →  Space"); }

// "b+1, br, bs": signs behind the letter of a color.
QString signsOf(const QString &letter, const QStringList &signs)
{
    QStringList cards;
    for (const QString &sign : signs)
        cards.append(letter + sign);
    return cards.join(QStringLiteral(", "));
}

} // namespace

KeyHelp::KeyHelp()
    : KeyHelp(Context::current().language())
{ }

KeyHelp::KeyHelp(const Language &language)
{
    connect(this, &KeyHelp::changed, this, &KeyHelp::update);
    connect(&language, &Language::changed, this, &KeyHelp::update);
    update();
}

void KeyHelp::update()
{
    std::vector<KeyHelpLine> lines = m_page == Page::Table ? tableLines() : pageLines();
    for (KeyHelpLine &line : lines)
        line.keys = named(line.keys);
    m_ofPage.show(std::move(lines));
    m_ofEveryPage.show({
        //: What Tab does, and with Shift: goes to the next button or field, or the one before.
        {named(QStringLiteral("Tab  Shift+Tab")), tr("Next button or field, previous one")},
        //: What Space and Enter do: press the button that has the focus.
        {named(QStringLiteral("Space  ↵")), tr("Presses the button")},
        //: What Escape does.
        {named(QStringLiteral("Esc  Alt+←")), tr("Closes a message, goes back")},
        //: What F1 opens: the list this line stands in.
        {QStringLiteral("F1"), tr("This help")},
    });
}

std::vector<KeyHelpLine> KeyHelp::tableLines() const
{
    const QStringList light = Faces::colorLetters(card::Side::Light); // of blue, green, red and yellow
    //: An example of a card that is typed in words: its colour and number, in small letters.
    const QString typed = tr("yellow 2");
    //: A name that shows how names are typed at the table: a usual one in the language.
    const QString name = tr("Dee", "name");
    const QString wild = Faces::names().at(Faces::wild(card::Kind::Wild)) + u' '
        + Faces::colorWords().at(int(card::Color::Red));

    std::vector<KeyHelpLine> lines{
        //: What can be typed at the table; ↵ is the Enter key. What it does: a colour's letter, then a number
        //: or a sign, lays a card.
        {entered(light[0] + u'7'), tr("Plays a blue 7: color letter, then number or sign")},
        {spaced(light), Faces::colorList(card::Side::Light)},
    };
    if (!m_oneSided)
        lines.push_back({spaced(Faces::colorLetters(card::Side::Dark)), Faces::colorList(card::Side::Dark)});
    //: What can be typed at the table: a card by its name. What it does: the same as the letters of the row
    //: above.
    lines.push_back({entered(typed), tr("The same in words, in any order")});
    const QStringList signs{QStringLiteral("+1"), QStringLiteral("r"), QStringLiteral("s")};
    if (m_oneSided) {
        //: What can be typed at the table, b+1, br, bs: which cards these letters are, where cards have one
        //: side.
        lines.push_back({signsOf(light[0], signs), tr("Draw, Reverse, Skip of a color")});
    } else {
        lines.push_back({signsOf(light[0], signs + QStringList{QStringLiteral("f")}),
                         //: What can be typed at the table, b+1, br, bs, bf: which cards these letters are.
                         tr("Draw, Reverse, Skip, Flip of a color; e is Skip Everyone")});
    }
    const std::vector<KeyHelpLine> rest{
        //: What can be typed at the table, such as "wild red" or w=r.
        {entered(wild.toLower()), tr("A wild and the color it names")},
        //: What can be typed at the table: what the letters d, p and u do.
        {QStringLiteral("d ↵  p ↵  u ↵"), tr("Draw, pass, UNO")},
        //: What can be typed at the table: what the letter a does.
        {QStringLiteral("a ↵"), tr("Accept a Wild Draw card")},
        //: What can be typed at the table: a colour alone where a colour is asked for, a number alone where a
        //: number is.
        {entered(light[2]) + QStringLiteral("  3 ↵"), tr("A color or a number, where one is asked for")},
        //: What can be typed at the table: a call with the name of whoever made it before it, where that is
        //: not who is on turn.
        {entered(name + QStringLiteral(": uno")), tr("With a name in front, for somebody else")},
        //: What two keys do.
        {QStringLiteral("Ctrl+Z  Ctrl+Y"), tr("Undo, redo")},
        //: What a key does: somebody did not call UNO.
        {QStringLiteral("Ctrl+K"), tr("Caught!")},
        //: What a key does: challenges a Wild Draw card.
        {QStringLiteral("Ctrl+H"), tr("Challenge")},
        //: What a key does: opens what can be put right about a seat or the pile, or the rule of a card.
        {QStringLiteral("Shift+F10"), tr("Corrects a seat or the pile, shows the rule of a card")},
        //: What the arrow keys and the space bar do on a pad of cards.
        {arrows(), tr("Move over the pad and press a card")},
    };
    lines.insert(lines.end(), rest.begin(), rest.end());
    return lines;
}

std::vector<KeyHelpLine> KeyHelp::pageLines() const
{
    //: What the left and the right arrow key do while a rule is read.
    const KeyHelpLine nextRule{QStringLiteral("←  →"), tr("Previous rule, next rule")};
    switch (m_page) {
    case Page::Counting: {
        const QString blue = Faces::colorLetters(card::Side::Light)[0];
        return {
            //: What can be typed while a hand is counted; ↵ is the Enter key. What it does: counts that card.
            {entered(blue + u'7'), tr("Counts a blue 7; its name works too")},
            //: What can be typed while a hand is counted, a number such as 35; ↵ is the Enter key. What it
            //: does.
            {entered(QStringLiteral("35")), tr("Counts as all the points of the hand")},
            //: What the Enter key does while a hand is counted, where nothing was typed before.
            {QStringLiteral("↵"), tr("On to the next hand")},
            //: What the arrow keys and the space bar do on a pad of cards.
            {arrows(), tr("Move over the pad and press a card")},
            //: What a key does while a hand is counted.
            {QStringLiteral("Ctrl+Z"), tr("Takes the last card back")},
        };
    }
    case Page::Rules:
        //: What a key does on the page of the rules: goes to the field for a search.
        return {{QStringLiteral("Ctrl+F  /"), tr("Search")}, nextRule};
    case Page::Rule: return {nextRule};
    case Page::Replay:
        return {
            //: What the left and the right arrow key do while a match is seen again.
            {QStringLiteral("←  →"), tr("One step back, one step forward")},
            //: What the keys Home and End do while a match is seen again.
            {QStringLiteral("Home  End"), tr("To the beginning, to the end")},
            //: What the space bar does while a match is seen again.
            {QStringLiteral("Space"), tr("Plays by itself, or stops")},
            //: What the keys F, C and P do while a match is seen again.
            {QStringLiteral("F  C  P"), tr("Next Flip, challenge or penalty; with Shift the one before")},
        };
    case Page::History:
        //: What a key does in the list of all matches.
        return {{QStringLiteral("Del"), tr("Puts a match into the bin")}};
    case Page::Table:
    case Page::Other: break;
    }
    return {};
}

QString KeyHelp::named(const QString &keys)
{
    const std::pair<QLatin1String, QString> names[] = {
        //: Name of a key, as it is printed on a keyboard.
        {QLatin1String("Ctrl"), tr("Ctrl")},
        //: Name of a key: the long one that makes a space.
        {QLatin1String("Space"), tr("Space")},
        //: Name of a key, as it is printed on a keyboard.
        {QLatin1String("Shift"), tr("Shift")},
        //: Name of a key, as it is printed on a keyboard: goes to the beginning.
        {QLatin1String("Home"), tr("Home")},
        //: Name of a key, as it is printed on a keyboard: goes to the end.
        {QLatin1String("End"), tr("End")},
        //: Name of a key, as it is printed on a keyboard: deletes.
        {QLatin1String("Del"), tr("Del")},
        //: Name of a key, as it is printed on a keyboard: goes back.
        {QLatin1String("Esc"), tr("Esc")},
    };
    QString printed = keys;
    for (const auto &[key, name] : names)
        printed.replace(key, name);
    return printed;
}

} // namespace app
