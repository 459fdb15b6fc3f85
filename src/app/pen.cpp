// Reads the pen's vectors on first use and keeps them: a page pays only for what it shows.
#include "app/pen.h"

#include "app/pendata.h"

#include <QPainter>

#include <charconv>
#include <optional>

namespace app::pen {

namespace {

// Reads absolute M, L, C and Z; the data is our own, so anything else is a programming error.
QPainterPath parsed(std::string_view text)
{
    QPainterPath path;
    const char *at = text.data();
    const char *const end = at + text.size();
    const auto number = [&] {
        while (at < end && *at == ' ')
            ++at;
        double value = 0;
        const auto [next, error] = std::from_chars(at, end, value);
        Q_ASSERT(error == std::errc());
        at = next;
        return value;
    };
    const auto point = [&] {
        const double x = number();
        return QPointF(x, number());
    };
    while (at < end) {
        switch (*at++) {
        case 'M': path.moveTo(point()); break;
        case 'L': path.lineTo(point()); break;
        case 'C': {
            const QPointF first = point();
            const QPointF second = point();
            path.cubicTo(first, second, point());
            break;
        }
        case 'Z': path.closeSubpath(); break;
        case ' ': break;
        default: Q_UNREACHABLE();
        }
    }
    return path;
}

const QPainterPath &kept(std::optional<QPainterPath> &slot, std::string_view path)
{
    if (!slot)
        slot = parsed(path);
    return *slot;
}

const Glyph &kept(std::optional<Glyph> &slot, const data::Drawing &drawing)
{
    if (!slot)
        slot = Glyph{parsed(drawing.stroke), parsed(drawing.solid)};
    return *slot;
}

template <typename T, std::size_t Size> using Slots = std::array<std::optional<T>, Size>;

const data::Letter *letter(QChar character)
{
    const char16_t wanted = character == u'\u2212' ? u'-' : character.unicode();
    for (const data::Letter &each : data::kLetters) {
        if (each.character == wanted)
            return &each;
    }
    return nullptr;
}

const QPainterPath &letterPath(const data::Letter &letter)
{
    static Slots<QPainterPath, data::kLetters.size()> paths;
    return kept(paths[std::size_t(&letter - data::kLetters.data())], letter.path);
}

constexpr std::array<data::Drawing, 4> kSigns = {data::kReverse, data::kSkip, data::kSkipEveryone,
                                                 data::kFlip};
constexpr qreal kSpace = 24;

} // namespace

const QPainterPath &shape(rules::Color color)
{
    static Slots<QPainterPath, data::kShapes.size()> paths;
    const std::size_t i = std::size_t(color);
    return kept(paths[i], data::kShapes[i]);
}

const Glyph &shapeDetail(rules::Color color)
{
    static Slots<Glyph, data::kShapeDetails.size()> glyphs;
    const std::size_t i = std::size_t(color);
    return kept(glyphs[i], data::kShapeDetails[i]);
}

const Glyph &sign(rules::Kind kind)
{
    Q_ASSERT(kind >= rules::Kind::Reverse && kind <= rules::Kind::Flip);
    static Slots<Glyph, kSigns.size()> glyphs;
    const std::size_t i = std::size_t(kind) - std::size_t(rules::Kind::Reverse);
    return kept(glyphs[i], kSigns[i]);
}

qreal signPen(rules::Kind kind) { return kind == rules::Kind::Flip ? 6.5 : 9; }

const Glyph &icon(int index)
{
    static Slots<Glyph, data::kIcons.size()> glyphs;
    const std::size_t i = std::size_t(index);
    return kept(glyphs[i], data::kIcons[i]);
}

int iconCount() { return int(data::kIcons.size()); }

const QPainterPath &mark(int index)
{
    static Slots<QPainterPath, data::kMarks.size()> paths;
    const std::size_t i = std::size_t(index) % data::kMarks.size();
    return kept(paths[i], data::kMarks[i]);
}

const QPainterPath &wordMark()
{
    static const QPainterPath path = parsed(data::kWordMark);
    return path;
}

const QPainterPath &logoPart(int index)
{
    static Slots<QPainterPath, data::kLogo.size()> paths;
    const std::size_t i = std::size_t(index);
    return kept(paths[i], data::kLogo[i]);
}

QPainterPath text(QStringView text)
{
    QPainterPath path;
    qreal x = 0;
    for (const QChar character : text) {
        if (const data::Letter *found = letter(character)) {
            path.addPath(letterPath(*found).translated(x, 0));
            x += found->advance;
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
        const data::Letter *found = letter(character);
        width += found ? found->advance : kSpace;
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

Placed::Placed(QPainter &painter, QPointF origin, qreal size, qreal cell)
    : m_painter(painter)
{
    m_painter.save();
    m_painter.translate(origin);
    m_painter.scale(size / cell, size / cell);
}

Placed::~Placed() { m_painter.restore(); }

} // namespace app::pen
