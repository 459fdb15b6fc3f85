// Cards moved by hand.
#include "realtable.h"

#include <algorithm>
#include <array>
#include <stdexcept>

using namespace rules;

namespace {

using Faces = std::vector<std::string>;

// As the sheets list the contents of a box: so many of each.
void add(Faces &faces, const std::string &colors, const Faces &kinds, int each)
{
    for (const char color : colors) {
        for (const std::string &kind : kinds)
            faces.insert(faces.end(), std::size_t(each), color + kind);
    }
}

Faces flipLight()
{
    Faces faces;
    add(faces, "BGRY", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "+1", "R", "S", "F"}, 2);
    add(faces, "W", {"", "+2"}, 4);
    return faces;
}

Faces flipDark()
{
    Faces faces;
    add(faces, "PTOV", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "+5", "R", "E", "F"}, 2);
    add(faces, "W", {"", "+C"}, 4);
    return faces;
}

Faces mini()
{
    Faces faces;
    add(faces, "BGRY", {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+1", "R", "S"}, 1);
    add(faces, "W", {"", "+2"}, 2);
    return faces;
}

// What a card counts that is left in a hand; numbers count what they show.
using Points = std::map<std::string, int>;
Points flipPoints()
{
    return {{"+1", 10}, {"+5", 20}, {"R", 20},   {"S", 20},  {"E", 30},
            {"F", 20},  {"W", 40},  {"W+2", 50}, {"W+C", 60}};
}

Points miniPoints() { return {{"+1", 20}, {"R", 20}, {"S", 20}, {"W", 50}, {"W+2", 50}}; }

// Told a second time, apart from src/rules, so that a slip in one of them shows.
struct Box {
    std::string_view edition;
    int dealt;
    Points (*points)();
    Faces (*light)();
    Faces (*dark)(); // null where there is one side only
};
constexpr auto kBoxes = std::to_array<Box>({
    {"flip2019", 7, flipPoints, flipLight, flipDark},
    {"flip2020", 7, flipPoints, flipLight, flipDark},
    {"mini56", 5, miniPoints, mini, nullptr},
});

const Box &boxOf(const Edition &edition)
{
    const auto *const box = std::ranges::find(kBoxes, edition.name, &Box::edition);
    if (box == kBoxes.end())
        throw std::logic_error("realtable.cpp has no box of " + std::string(edition.name));
    return *box;
}

// Which light face has which dark one behind it no sheet says: any pairing will do.
std::vector<RealCard> deckOf(const Box &box, Chance &chance)
{
    const Faces light = box.light();
    Faces dark = box.dark ? box.dark() : Faces(light.size());
    chance.shuffle(dark);
    std::vector<RealCard> deck;
    for (std::size_t i = 0; i < light.size(); ++i)
        deck.push_back({light[i], dark[i]});
    return deck;
}

} // namespace

RealTable::RealTable(const Edition &edition, const std::vector<std::string> &players, Chance &chance)
    : m_chance(chance)
    , m_points(boxOf(edition).points())
    , m_drawPile(deckOf(boxOf(edition), chance))
{
    for (const RealCard &card : m_drawPile) {
        ++m_copies[0][card.light];
        ++m_copies[1][card.dark];
    }
    chance.shuffle(m_drawPile);
    for (const std::string &player : players) {
        m_hands[player] = {};
        draw(player, boxOf(edition).dealt);
    }
}

std::vector<std::string> RealTable::hand(const std::string &player) const
{
    std::vector<std::string> faces;
    for (const RealCard &card : m_hands.at(player))
        faces.push_back(faceOf(card));
    return faces;
}

int RealTable::points(const std::string &face) const
{
    const std::string what = face[0] == 'W' ? face : face.substr(1);
    return what[0] >= '0' && what[0] <= '9' ? what[0] - '0' : m_points.at(what);
}

int RealTable::seenInPile(const std::string &face) const
{
    return int(std::ranges::count_if(m_discardPile, [&](const Lying &lying) {
        return lying.seen[std::size_t(m_side)] && faceOf(lying.card) == face;
    }));
}

std::string RealTable::turnUp()
{
    m_discardPile.push_back({m_drawPile.back(), {}});
    m_drawPile.pop_back();
    lookAtTop();
    return top();
}

void RealTable::putBack()
{
    m_drawPile.push_back(m_discardPile.back().card);
    m_discardPile.pop_back();
    m_chance.shuffle(m_drawPile);
}

void RealTable::lay(const std::string &player, std::size_t card)
{
    std::vector<RealCard> &hand = m_hands.at(player);
    m_discardPile.push_back({hand[card], {}});
    hand.erase(hand.begin() + std::ptrdiff_t(card));
    lookAtTop();
}

int RealTable::draw(const std::string &player, int cards)
{
    int drawn = 0;
    while (drawn < cards) {
        if (m_drawPile.empty())
            reshuffle();
        if (m_drawPile.empty())
            break;
        m_hands.at(player).push_back(m_drawPile.back());
        m_drawPile.pop_back();
        ++drawn;
    }
    return drawn;
}

int RealTable::drawUntil(const std::string &player, char color, int most)
{
    int drawn = 0;
    while (drawn < most && draw(player, 1) == 1) {
        ++drawn;
        if (hand(player).back().front() == color)
            break;
    }
    return drawn;
}

void RealTable::giveBack(const std::string &player)
{
    m_drawPile.insert(m_drawPile.begin(), m_hands.at(player).back());
    m_hands.at(player).pop_back();
}

void RealTable::flip()
{
    m_side = other(m_side);
    std::ranges::reverse(m_discardPile);
    std::ranges::reverse(m_drawPile);
}

void RealTable::reshuffle()
{
    while (m_discardPile.size() > 1) {
        m_drawPile.push_back(m_discardPile.front().card);
        m_discardPile.erase(m_discardPile.begin());
    }
    m_chance.shuffle(m_drawPile);
}
