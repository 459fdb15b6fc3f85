// Qt composes; what can be seen is told by the notation, which has no Qt.
#include "store/names.h"

#include "store/database.h"

namespace store {

QString composed(const QString &text)
{
    QString form = text.normalized(QString::NormalizationForm_C);
    // Qt stops behind a letter beyond U+FFFF that it has composed, and goes on from there the next time.
    for (QString next = form.normalized(QString::NormalizationForm_C); next != form;
         next = form.normalized(QString::NormalizationForm_C))
        form = next;
    return form;
}

std::string composed(std::string_view text) { return composed(toQt(text)).toStdString(); }

Result<QString> checkedName(const QString &name)
{
    QString kept = composed(name);
    if (!kept.isValidUtf16() || !notation::isName(kept.toStdString()))
        return failure(ErrorCode::NotAName, name);
    return kept;
}

Result<> checkName(std::string &name)
{
    const auto checked = checkedName(toQt(name));
    if (!checked)
        return tl::unexpected(checked.error());
    name = checked->toStdString();
    return {};
}

QString visibleName(const QString &name) { return toQt(notation::visibleName(composed(name.toStdString()))); }

} // namespace store
