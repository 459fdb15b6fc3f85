// Reads the drawings on first use and keeps them: a page pays only for what it shows.
#include "ui/pen.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace app::pen {

namespace {

// In the order of rules::Color.
constexpr std::array kShapes = {"shapes/blue", "shapes/green", "shapes/red",    "shapes/yellow",
                                "shapes/pink", "shapes/teal",  "shapes/orange", "shapes/purple"};

// From Reverse on in the order of rules::Kind.
constexpr std::array kSigns = {"signs/reverse", "signs/skip", "signs/skip-everyone", "signs/flip"};

// In the order of Icon's names.
constexpr std::array kIcons = {
    "icons/undo",  "icons/back",   "icons/next",   "icons/down",       "icons/up",          "icons/check",
    "icons/cross", "icons/menu",   "icons/handle", "icons/chart",      "icons/list",        "icons/person",
    "icons/book",  "icons/clock",  "icons/gear",   "icons/play",       "icons/search",      "icons/plus",
    "icons/share", "icons/pencil", "icons/sun",    "icons/moon",       "icons/crown",       "icons/hand",
    "icons/warn",  "icons/info",   "icons/minus",  "icons/point-left", "icons/point-right", "icons/folder",
    "icons/bin",   "icons/pause"};

// In the order of the people at a table.
constexpr std::array kMarks = {"marks/circle",   "marks/square",        "marks/triangle", "marks/diamond",
                               "marks/hexagon",  "marks/triangle-down", "marks/plus",     "marks/pentagon",
                               "marks/wide-bar", "marks/tall-bar"};

struct Letter {
    char16_t character;
    const char *drawing; // as wide as the character
};

constexpr std::array<Letter, 18> kLetters = {{{u'0', "numerals/0"},
                                              {u'1', "numerals/1"},
                                              {u'2', "numerals/2"},
                                              {u'3', "numerals/3"},
                                              {u'4', "numerals/4"},
                                              {u'5', "numerals/5"},
                                              {u'6', "numerals/6"},
                                              {u'7', "numerals/7"},
                                              {u'8', "numerals/8"},
                                              {u'9', "numerals/9"},
                                              {u'+', "numerals/plus"},
                                              {u'-', "numerals/minus"},
                                              {u'\u00D7', "numerals/times"},
                                              {u'=', "numerals/equals"},
                                              {u'/', "numerals/slash"},
                                              {u'.', "numerals/point"},
                                              {u',', "numerals/comma"},
                                              {u'?', "numerals/question"}}};

constexpr qreal kSpace = 24;

// What is always drawn of it, or what it gains when it is large.
Glyph glyphOf(std::string_view name, bool detail = false)
{
    Glyph glyph;
    for (const art::Path &path : art::drawing(name).paths) {
        if (path.isDetail != detail)
            continue;
        if (path.fill != "none")
            glyph.solid.addPath(parsed(path.data));
        if (path.stroke != "none") {
            glyph.stroke.addPath(parsed(path.data));
            glyph.width = path.strokeWidth;
        }
    }
    return glyph;
}

template <std::size_t Size> using Glyphs = std::array<std::optional<Glyph>, Size>;

const Glyph &cached(std::optional<Glyph> &slot, std::string_view name, bool detail = false)
{
    if (!slot)
        slot = glyphOf(name, detail);
    return *slot;
}

const Letter *letter(QChar character)
{
    const char16_t wanted = character == u'\u2212' ? u'-' : character.unicode();
    const auto *found = std::ranges::find(kLetters, wanted, &Letter::character);
    return found == kLetters.end() ? nullptr : found;
}

const QPainterPath &letterPath(const Letter &letter)
{
    static Glyphs<kLetters.size()> glyphs;
    return cached(glyphs[std::size_t(&letter - kLetters.data())], letter.drawing).stroke;
}

} // namespace

QPainterPath parsed(std::string_view data)
{
    QPainterPath path;
    const char *at = data.data();
    const char *const end = at + data.size();
    const auto skip = [&] {
        while (at < end && (*at == ' ' || *at == ','))
            ++at;
    };
    const auto number = [&] {
        skip();
        double value = 0;
        const auto [next, error] = std::from_chars(at, end, value);
        Q_ASSERT(error == std::errc());
        at = error == std::errc() ? next : end;
        return value;
    };
    const auto point = [&] {
        const double x = number();
        return QPointF(x, number());
    };
    char command = 'M';
    for (skip(); at < end; skip()) {
        if (*at >= 'A')
            command = *at++;
        switch (command) {
        case 'M':
            path.moveTo(point());
            command = 'L'; // where more points follow without one
            break;
        case 'L': path.lineTo(point()); break;
        case 'H': path.lineTo(number(), path.currentPosition().y()); break;
        case 'V': path.lineTo(path.currentPosition().x(), number()); break;
        case 'C': {
            const QPointF first = point();
            const QPointF second = point();
            path.cubicTo(first, second, point());
            break;
        }
        case 'Z': path.closeSubpath(); break;
        default: Q_UNREACHABLE();
        }
    }
    return path;
}

const QPainterPath &shape(rules::Color color)
{
    static Glyphs<kShapes.size()> glyphs;
    const std::size_t i = std::size_t(color);
    return cached(glyphs[i], kShapes[i]).solid;
}

const Glyph &shapeDetail(rules::Color color)
{
    static Glyphs<kShapes.size()> glyphs;
    const std::size_t i = std::size_t(color);
    return cached(glyphs[i], kShapes[i], true);
}

const Glyph &sign(rules::Kind kind)
{
    Q_ASSERT(kind >= rules::Kind::Reverse && kind <= rules::Kind::Flip);
    static Glyphs<kSigns.size()> glyphs;
    const std::size_t i = std::size_t(kind) - std::size_t(rules::Kind::Reverse);
    return cached(glyphs[i], kSigns[i]);
}

const Glyph &icon(int index)
{
    static Glyphs<kIcons.size()> glyphs;
    const std::size_t i = std::size_t(index);
    return cached(glyphs[i], kIcons[i]);
}

int iconCount() { return int(kIcons.size()); }

const QPainterPath &mark(int index)
{
    static Glyphs<kMarks.size()> glyphs;
    const std::size_t i = std::size_t(index) % kMarks.size();
    return cached(glyphs[i], kMarks[i]).solid;
}

const Glyph &wordMark()
{
    static const Glyph glyph = glyphOf("brand/word-mark");
    return glyph;
}

QPainterPath text(QStringView text)
{
    QPainterPath path;
    qreal x = 0;
    for (const QChar character : text) {
        if (const Letter *found = letter(character)) {
            path.addPath(letterPath(*found).translated(x, 0));
            x += art::drawing(found->drawing).width;
        } else {
            x += kSpace;
        }
    }
    return path;
}

qreal textWidth(QStringView text)
{
    qreal width = 0;
    for (const QChar character : text) {
        const Letter *found = letter(character);
        width += found ? art::drawing(found->drawing).width : kSpace;
    }
    return width;
}

void stroke(QPainter &painter, const QPainterPath &path, const QColor &color, qreal width)
{
    painter.strokePath(path, QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void draw(QPainter &painter, const Glyph &glyph, const QColor &color, qreal width)
{
    if (!glyph.solid.isEmpty())
        painter.fillPath(glyph.solid, color);
    if (!glyph.stroke.isEmpty())
        stroke(painter, glyph.stroke, color, width);
}

Placement::Placement(QPainter &painter, QPointF origin, qreal size, qreal cell)
    : m_painter(painter)
{
    m_painter.save();
    m_painter.translate(origin);
    m_painter.scale(size / cell, size / cell);
}

Placement::~Placement() { m_painter.restore(); }

} // namespace app::pen
