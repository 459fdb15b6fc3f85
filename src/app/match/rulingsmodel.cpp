// Rulings by their names in the language in use.
#include "app/match/rulingsmodel.h"

#include "app/shell/conversions.h"
#include "app/shell/speech.h"
#include "rules/sheets.h"
#include "words/terms.h"

namespace app {

int RulingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> RulingsModel::roleNames() const
{
    return {{Key, "key"},         {Name, "name"},       {ChoiceKeys, "choiceKeys"}, {Choices, "choices"},
            {Current, "current"}, {Printed, "printed"}, {Changed, "changed"}};
}

QVariant RulingsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const rules::Ruling ruling = m_rows[std::size_t(index.row())];
    const auto choices = rules::choicesOf(ruling);
    switch (role) {
    case Key: return toQt(rules::nameOf(ruling));
    case ChoiceKeys: {
        QStringList keys;
        for (const rules::Choice choice : choices)
            keys.append(toQt(rules::nameOf(ruling, choice)));
        return keys;
    }
    case Name: return words::rulingName(speech(), ruling);
    case Choices: {
        QStringList names;
        for (const rules::Choice choice : choices)
            names.append(words::choiceName(speech(), ruling, choice));
        return names;
    }
    case Current: return int(std::ranges::find(choices, m_rulings[ruling]) - choices.begin());
    case Printed: return rules::isPrinted(*m_edition, ruling);
    case Changed: return m_rulings[ruling] != m_printed[ruling];
    default: return {};
    }
}

void RulingsModel::begin(const rules::Edition &edition, const rules::Rulings &printed,
                         const rules::Rulings &rulings)
{
    std::vector<rules::Ruling> rows; // of what the sheets leave open; house rules are no row of it
    std::ranges::copy_if(rules::allRulings(), std::back_inserter(rows), [&](rules::Ruling ruling) {
        return rules::applies(edition, ruling) && !rules::rowOf(ruling).house;
    });
    const bool others = rows != m_rows; // otherwise what shows them stays
    if (others)
        beginResetModel();
    m_edition = &edition;
    m_printed = printed;
    m_rulings = rulings;
    m_rows = std::move(rows);
    if (others)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {Current, Printed, Changed});
    emit changed();
}

int RulingsModel::changes() const
{
    int different = 0;
    for (const rules::Ruling ruling : rules::allRulings()) {
        const bool counts = rules::rowOf(ruling).house || std::ranges::count(m_rows, ruling) > 0;
        different += counts && m_rulings[ruling] != m_printed[ruling];
    }
    return different;
}

void RulingsModel::choose(int row, int choice)
{
    if (row < 0 || row >= rowCount())
        return;
    const rules::Ruling ruling = m_rows[std::size_t(row)];
    const auto choices = rules::choicesOf(ruling);
    if (choice < 0 || choice >= int(choices.size()))
        return;
    m_rulings.set(ruling, choices[std::size_t(choice)]);
    emit dataChanged(index(row), index(row), {Current, Changed});
    emit changed();
}

void RulingsModel::retranslate()
{
    if (m_rows.empty())
        return;
    emit dataChanged(index(0), index(rowCount() - 1), {Name, Choices});
    emit changed();
}

} // namespace app
