// Measures what is to be seen in a window. Of a sheet that lies over a page only the sheet is measured.
#include "geometry.h"

#include "ui/pennumber.h"

#include <QFontMetricsF>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>

namespace shots {

namespace {

constexpr qreal kFinger = 48;
constexpr qreal kSlack = 1.5; // rounding of text and of halves
constexpr qreal kRoomToScroll = 120;
constexpr int kWrap = 4; // Text.Wrap breaks a word where it must
const QRegularExpression kBreaks(QStringLiteral("[\\s\u00ad\u2013-]+")); // where a line may end
const QRegularExpression kTags(QStringLiteral("<[^<>]*>")); // of rich text

struct Words {
    QQuickItem *item;
    QString text;
    QRectF painted; // in the window
    const QQuickItem *layer; // what it scrolls with
};

struct Sight {
    std::vector<Words> words;
    std::vector<QQuickItem *> targets;
    std::vector<QQuickItem *> scrolls;
};

bool isText(const QQuickItem &item) { return item.inherits("QQuickText"); }
bool isButton(const QQuickItem &item) { return item.inherits("QQuickAbstractButton"); }
bool isFlickable(const QQuickItem &item) { return item.inherits("QQuickFlickable"); }
bool scrollsSideways(const QQuickItem &item)
{
    return isFlickable(item) && item.property("contentWidth").toReal() > item.width() + kSlack;
}

QRectF boxOf(const QQuickItem &item) { return item.mapRectToScene({0, 0, item.width(), item.height()}); }

// Where the letters are: their box moves with the alignment, and lines have air above and below.
QRectF paintedBox(const QQuickItem &item)
{
    if (!isText(item))
        return boxOf(item);
    const qreal width = item.property("contentWidth").toReal();
    const qreal height = item.property("contentHeight").toReal();
    const auto align = [](int how, qreal room, int end, int middle) {
        return how & end ? room : how & middle ? room / 2 : 0;
    };
    const qreal x = align(item.property("effectiveHorizontalAlignment").toInt(), item.width() - width,
                          Qt::AlignRight, Qt::AlignHCenter);
    const qreal y = align(item.property("verticalAlignment").toInt(), item.height() - height, Qt::AlignBottom,
                          Qt::AlignVCenter);
    const qreal left = item.property("leftPadding").toReal();
    const qreal top = item.property("topPadding").toReal();
    const qreal air = std::min(4.0, height * 0.12);
    return item.mapRectToScene(QRectF(x + left, y + top, width, height).adjusted(0, air, 0, -air));
}

// What clipping leaves of it; where the rest can be scrolled to, that is no flaw.
QRectF seenOf(const QQuickItem &item, QRectF box)
{
    for (const QQuickItem *up = item.parentItem(); up; up = up->parentItem()) {
        if (up->clip() && !isFlickable(*up))
            box = box.intersected(boxOf(*up));
        if (scrollsSideways(*up))
            box = box.intersected(boxOf(*up));
    }
    return box;
}

// What scrolls down together lies in one layer: the rest of the page is under it or beside it.
const QQuickItem *layerOf(const QQuickItem &item)
{
    const QQuickItem *up = item.parentItem();
    while (up && (!isFlickable(*up) || scrollsSideways(*up)))
        up = up->parentItem();
    return up;
}

// A row that its list keeps for later is not painted, though it says that it is visible.
bool isKeptForLater(const QQuickItem &item)
{
    const QQuickItem *content = item.parentItem();
    QQuickItem *view = content ? content->parentItem() : nullptr;
    const QVariant index = item.property("index");
    if (!view || !view->inherits("QQuickListView") || !index.isValid())
        return false;
    QQuickItem *shown = nullptr;
    QMetaObject::invokeMethod(view, "itemAtIndex", Q_RETURN_ARG(QQuickItem *, shown),
                              Q_ARG(int, index.toInt()));
    return shown != &item;
}

void look(QQuickItem &item, qreal opacity, Sight &sight)
{
    opacity *= item.opacity();
    if (!item.isVisible() || opacity < 0.05 || isKeptForLater(item))
        return;
    if (isText(item) && !item.property("text").toString().isEmpty()) {
        sight.words.push_back(
            {&item, item.property("text").toString(), seenOf(item, paintedBox(item)), layerOf(item)});
    } else if (const auto *number = qobject_cast<app::PenNumber *>(&item);
               number && !number->text().isEmpty()) {
        sight.words.push_back({&item, number->text(), seenOf(item, boxOf(item)), layerOf(item)});
    } else if (isButton(item) || item.inherits("QQuickTextField") || item.inherits("QQuickSpinBox")) {
        sight.targets.push_back(&item);
    } else if (isFlickable(item)) {
        sight.scrolls.push_back(&item);
    }
    const auto children = item.childItems();
    for (QQuickItem *child : children)
        look(*child, opacity, sight);
}

// Rows and columns move their children with the next frame; here it is as if that had come.
void settle(QQuickItem &item)
{
    const auto children = item.childItems();
    for (QQuickItem *child : children)
        settle(*child);
    if (item.inherits("QQuickBasePositioner") || item.inherits("QQuickLayout") || isText(item))
        item.ensurePolished();
}

// The topmost sheet, or the page where none is open.
QQuickItem &frontOf(QQuickWindow &window)
{
    QQuickItem *front = window.contentItem();
    const auto layers = window.contentItem()->childItems();
    for (QQuickItem *layer : layers) {
        if (!layer->inherits("QQuickOverlay"))
            continue;
        const auto popups = layer->childItems();
        for (QQuickItem *popup : popups) {
            if (popup->inherits("QQuickPopupItem") && popup->isVisible())
                front = popup;
        }
    }
    return *front;
}

bool isWithin(const QQuickItem *item, const QQuickItem *ancestor)
{
    return item == ancestor || ancestor->isAncestorOf(item);
}

QString called(const QQuickItem &item)
{
    QStringList path;
    for (const QQuickItem *up = &item; up && path.size() < 4; up = up->parentItem()) {
        const QString type = QString::fromLatin1(up->metaObject()->className()).section(u'_', 0, 0);
        if (up->objectName().isEmpty() && type.startsWith(u"QQuick") && up != &item)
            continue;
        path.prepend(up->objectName().isEmpty() ? type : type + u'#' + up->objectName());
    }
    return path.join(u'>');
}

class Survey {
public:
    explicit Survey(QQuickWindow &window)
        : m_window(window)
    {
        for (int pass = 0; pass < 3; ++pass) // what moves may make others move
            settle(*window.contentItem());
        look(frontOf(window), 1, m_sight);
    }

    QStringList flaws()
    {
        for (const Words &words : m_sight.words) {
            cut(words);
            frame(words);
        }
        overlaps();
        targets();
        for (const QQuickItem *scroll : m_sight.scrolls) {
            if (scroll->height() < kRoomToScroll
                && scroll->property("contentHeight").toReal() > scroll->height())
                add(*scroll, QStringLiteral("leaves only %1 px to scroll in").arg(scroll->height()));
        }
        return m_flaws;
    }

private:
    void add(const QQuickItem &item, const QString &flaw)
    {
        m_flaws.append(QStringLiteral("%1: %2").arg(called(item), flaw));
    }

    // Only names may be shortened.
    void cut(const Words &words)
    {
        const QQuickItem &item = *words.item;
        if (!isText(item))
            return;
        if (item.property("truncated").toBool() && !item.property("mayShorten").toBool())
            add(item, QStringLiteral("\"%1\" is shortened").arg(words.text));
        const qreal across = item.property("leftPadding").toReal() + item.property("rightPadding").toReal();
        const qreal down = item.property("topPadding").toReal() + item.property("bottomPadding").toReal();
        if (item.property("contentWidth").toReal() + across > item.width() + kSlack)
            add(item, QStringLiteral("\"%1\" is wider than its room").arg(words.text));
        if (item.property("contentHeight").toReal() + down > item.height() + kSlack)
            add(item, QStringLiteral("\"%1\" is higher than its room").arg(words.text));
        if (item.property("wrapMode").toInt() != kWrap)
            return;
        const QFontMetricsF metrics(item.property("font").value<QFont>());
        QString text = words.text;
        if (item.property("textFormat").toInt() != Qt::PlainText)
            text.replace(kTags, QStringLiteral(" ")).replace(QLatin1String("&nbsp;"), QString(QChar::Nbsp));
        const QStringList parts = text.split(kBreaks, Qt::SkipEmptyParts);
        for (const QString &part : parts) {
            if (!part.contains(u'/') && metrics.horizontalAdvance(part) > item.width() - across + kSlack)
                add(item, QStringLiteral("\"%1\" is broken in its middle").arg(part));
        }
    }

    // Inside the window, and inside whatever control or panel it belongs to.
    void frame(const Words &words)
    {
        const QRectF box = words.painted;
        if (box.isEmpty())
            return;
        if (box.left() < -kSlack || box.right() > m_window.width() + kSlack)
            add(*words.item, QStringLiteral("\"%1\" leaves the window").arg(words.text));
        for (const QQuickItem *up = words.item->parentItem(); up; up = up->parentItem()) {
            if (scrollsSideways(*up))
                return;
            const bool framed =
                isButton(*up) || up->inherits("QQuickRectangle") || up->inherits("QQuickPopupItem");
            if (framed && up->width() > 0
                && !boxOf(*up).adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(box))
                add(*words.item, QStringLiteral("\"%1\" leaves %2").arg(words.text, called(*up)));
            if (framed || up->clip())
                return;
        }
    }

    void overlaps()
    {
        for (std::size_t i = 0; i < m_sight.words.size(); ++i) {
            const Words &one = m_sight.words[i];
            if (one.painted.isEmpty())
                continue;
            for (std::size_t j = i + 1; j < m_sight.words.size(); ++j) {
                const Words &other = m_sight.words[j];
                if (one.layer == other.layer && touch(one.painted, other.painted))
                    add(*one.item, QStringLiteral("\"%1\" lies on \"%2\"").arg(one.text, other.text));
            }
            for (const QQuickItem *target : m_sight.targets) {
                if (!isWithin(one.item, target) && one.layer == layerOf(*target)
                    && touch(one.painted, seenOf(*target, boxOf(*target))))
                    add(*one.item, QStringLiteral("\"%1\" lies on %2").arg(one.text, called(*target)));
            }
        }
    }

    void targets()
    {
        for (std::size_t i = 0; i < m_sight.targets.size(); ++i) {
            const QQuickItem &one = *m_sight.targets[i];
            if (one.width() + 0.1 < kFinger || one.height() + 0.1 < kFinger)
                add(one, QStringLiteral("a target of %1 × %2").arg(one.width()).arg(one.height()));
            const QRectF seen = seenOf(one, boxOf(one));
            if (!seen.isEmpty() && (seen.left() < -kSlack || seen.right() > m_window.width() + kSlack))
                add(one, QStringLiteral("leaves the window"));
            for (std::size_t j = i + 1; j < m_sight.targets.size(); ++j) {
                const QQuickItem &other = *m_sight.targets[j];
                if (!isWithin(&one, &other) && !isWithin(&other, &one) && layerOf(one) == layerOf(other)
                    && touch(seen, seenOf(other, boxOf(other))))
                    add(one, QStringLiteral("lies on %1").arg(called(other)));
            }
        }
    }

    static bool touch(const QRectF &one, const QRectF &other)
    {
        const QRectF both = one.intersected(other);
        return both.width() > kSlack && both.height() > kSlack;
    }

    QQuickWindow &m_window;
    Sight m_sight;
    QStringList m_flaws;
};

} // namespace

QStringList flawsOf(QQuickWindow &window) { return Survey(window).flaws(); }

} // namespace shots
