// Reads expectations part by part. Fields go by their names in the referee's JSON; what an event makes
// somebody draw or lose must be said, so that nothing happens unmentioned.
#include "expectation.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

const QStringList kVerdicts{u"legal"_s, u"challengeable"_s, u"illegal"_s, u"impossible"_s, u"forced"_s};
const QStringList kOfTheEvent{u"event"_s, u"draws"_s, u"skipped"_s, u"guilty"_s};
const QStringList kNeverUnmentioned{u"draws"_s, u"skipped"_s, u"guilty"_s};
const QString kNone = u"none"_s;

QString shown(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Bool: return value.toBool() ? u"yes"_s : u"no"_s;
    case QJsonValue::Double: return QString::number(value.toInt());
    case QJsonValue::String: return value.toString();
    case QJsonValue::Array: {
        QStringList parts;
        const QJsonArray array = value.toArray();
        for (const auto &part : array)
            parts.append(shown(part));
        return parts.isEmpty() ? kNone : parts.join(u", ");
    }
    case QJsonValue::Object: // somebody who draws
        return value[u"player"].toString() + u' ' + shown(value[u"cards"]);
    default: return kNone;
    }
}

// "Ana 6, Ben 7": of these two, and nothing of the others.
QStringList objectionsByName(const QString &field, const QString &wanted, const QJsonObject &actual)
{
    QStringList found;
    for (const QString &part : wanted.split(u',')) {
        const QString name = part.trimmed().section(u' ', 0, -2);
        const QString number = part.trimmed().section(u' ', -1);
        if (!actual.contains(name))
            found.append(u"%1 has nothing of '%2'"_s.arg(field, name));
        else if (shown(actual[name]) != number)
            found.append(u"%1 of %2: %3, not %4"_s.arg(field, name, shown(actual[name]), number));
    }
    return found;
}

QStringList objectionsToField(const QString &field, const QString &wanted, const QJsonObject &answer)
{
    const QJsonObject state = answer[u"state"].toObject();
    const bool ofTheEvent = kOfTheEvent.contains(field);
    const bool comesAndGoes = field == u"penalty";
    if (wanted.isEmpty() || (!ofTheEvent && !comesAndGoes && !state.contains(field)))
        return {u"there is no field to be expected as '%1 %2'"_s.arg(field, wanted)};
    const QJsonValue actual = ofTheEvent ? answer[field] : state[field];
    if (actual.isObject() && wanted != kNone)
        return objectionsByName(field, wanted, actual.toObject());
    const QString is = actual.isObject() ? u"given"_s : shown(actual);
    return is == wanted ? QStringList{} : QStringList{u"%1: %2, not %3"_s.arg(field, is, wanted)};
}

} // namespace

QStringList objections(const QString &expectation, const QJsonObject &answer)
{
    QStringList parts = expectation.split(u';');
    const QStringList judged = parts.takeFirst().simplified().split(u' ');
    if (judged.size() != 2 || !kVerdicts.contains(judged[0]))
        return {u"'%1' is not a verdict and a rule"_s.arg(judged.join(u' '))};

    QStringList found;
    const QString said = shown(answer[u"verdict"]) + u' ' + shown(answer[u"rule"]);
    if (said != judged.join(u' '))
        found.append(u"%1, not %2"_s.arg(said, judged.join(u' ')));
    QStringList unmentioned = kNeverUnmentioned;
    for (const QString &part : parts) {
        const QString field = part.trimmed().section(u' ', 0, 0);
        found += objectionsToField(field, part.trimmed().section(u' ', 1), answer);
        unmentioned.removeAll(field);
    }
    for (const QString &field : unmentioned) {
        if (shown(answer[field]) != kNone)
            found.append(u"%1: %2, which is not mentioned"_s.arg(field, shown(answer[field])));
    }
    return found;
}
