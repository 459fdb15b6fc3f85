// The placeholders of the rule texts.
#include "rulebook/filling.h"

#include "rulebook/facts.h"
#include "rules/sheets.h"

#include <QRegularExpression>

namespace rulebook {

namespace {

using rules::Edition;

QString defaultChoice(QStringView ruling, const Edition &edition, const Texts &texts)
{
    const auto found = rules::rulingNamed(ruling.toUtf8().toStdString());
    const std::string language = QString(texts.language).replace(u'_', u'-').toStdString();
    return found ? texts.names.choice(*found, rules::rulingsIn(language, edition)[*found]) : QString();
}

QString linkTo(QStringView id, const Edition &edition, const Texts &texts)
{
    const RawEntry *entry = texts.find(id);
    return entry ? QStringLiteral("[%1](rule:%2)").arg(filledTitle(*entry, edition, texts), id) : QString();
}

// What stands for {key}, null where nothing does.
QString valueOf(QStringView key, const Edition &edition, const Texts &texts)
{
    if (QString name = texts.names.value(key.toString()); !name.isNull())
        return name;
    if (key == u"edition")
        return texts.names.edition(edition);
    if (key.startsWith(u"rule:"))
        return linkTo(key.mid(5), edition, texts);
    if (key.startsWith(u"default:"))
        return defaultChoice(key.mid(8), edition, texts);
    if (key == u"table:light" || key == u"table:dark")
        return deckTable(edition, key == u"table:light" ? rules::Side::Light : rules::Side::Dark,
                         texts.names);

    const qsizetype at = key.indexOf(u'@');
    const Edition *asked = at < 0 ? &edition : rules::editionNamed(key.mid(at + 1).toUtf8().toStdString());
    const auto fact = asked ? factOf(at < 0 ? key : key.first(at), *asked) : std::nullopt;
    return fact ? QString::number(*fact) : QString();
}

// A marker that has its line to itself takes the line with it.
bool isAlone(const QString &text, qsizetype start, qsizetype end)
{
    return (start == 0 || text[start - 1] == u'\n') && (end == text.size() || text[end] == u'\n');
}

} // namespace

std::optional<bool> isFor(QStringView marker, const Edition &edition)
{
    if (marker == u"all")
        return true;
    if (marker == u"two-sided")
        return edition.twoSided;
    if (marker == u"one-sided")
        return !edition.twoSided;
    if (const Edition *named = rules::editionNamed(marker.toUtf8().toStdString()))
        return named == &edition;
    return std::nullopt;
}

QString filled(const QString &raw, const Edition &edition, const Texts &texts)
{
    static const QRegularExpression braces(QStringLiteral("\\{([^{}]*)\\}"));
    static const QRegularExpression gaps(QStringLiteral("\n{3,}"));

    QString result;
    bool visible = true;
    qsizetype done = 0;
    for (const QRegularExpressionMatch &match : braces.globalMatch(raw)) {
        if (visible)
            result += QStringView(raw).mid(done, match.capturedStart() - done);
        done = match.capturedEnd();
        if (const auto mine = isFor(match.capturedView(1), edition)) {
            visible = *mine;
            if (isAlone(raw, match.capturedStart(), done))
                ++done;
        } else if (visible) {
            const QString value = valueOf(match.capturedView(1), edition, texts);
            result += value.isNull() ? match.captured() : value;
        }
    }
    if (visible)
        result += QStringView(raw).mid(done);
    return result.replace(gaps, QStringLiteral("\n\n")).trimmed();
}

QString filledTitle(const RawEntry &entry, const Edition &edition, const Texts &texts)
{
    QString title = filled(entry.title, edition, texts);
    if (!title.isEmpty())
        title[0] = title[0].toUpper(); // a name that begins it may be a lower-case one
    return title;
}

QString plainText(const QString &markdown)
{
    static const QRegularExpression links(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression rules(QStringLiteral("\\|?[ ]*-{3}[-:| ]*\\n"));
    static const QRegularExpression edges(QStringLiteral("^(- |\\d+\\. |\\| ?)| *\\| *$"),
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression bars(QStringLiteral(" *\\| *"));

    QString text = markdown;
    text.replace(links, QStringLiteral("\\1")).remove(QStringLiteral("**"));
    text.remove(rules).remove(edges).replace(bars, QStringLiteral(" · "));
    return text.simplified();
}

} // namespace rulebook
