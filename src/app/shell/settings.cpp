// Checks every value that it reads, and writes each change at once.
#include "app/shell/settings.h"

#include "app/shell/context.h"
#include "app/shell/language.h"
#include "app/shell/matchdefaults.h"
#include "rules/editions.h"

#include <QFile>
#include <QMetaEnum>
#include <QQmlEngine>

#include <optional>

namespace app {

namespace {

constexpr QLatin1String kLanguage("language");
constexpr QLatin1String kTextSize("textSize");
constexpr QLatin1String kLessMotion("lessMotion");
constexpr QLatin1String kKeepScreenOn("keepScreenOn");
constexpr QLatin1String kTheme("theme");
constexpr QLatin1String kBookEdition("bookEdition");
constexpr QLatin1String kBookLanguage("bookLanguage");
constexpr QLatin1String kSound("sound");
constexpr QLatin1String kSpeech("speech");
constexpr QLatin1String kUsual("newMatch");
constexpr QLatin1String kAtTable("atTable");
constexpr QLatin1String kBegunMatch("begunMatch");
constexpr QLatin1String kWindow("window");

bool readSwitch(const QString &text, bool &on)
{
    const bool known = text == u"true" || text == u"false";
    if (known)
        on = text == u"true";
    return known;
}

} // namespace

Settings::Settings(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file, QSettings::IniFormat)
{
    m_file.setAtomicSyncRequired(true);
    if (!load())
        setFileAside(file);
}

Settings *Settings::create(QQmlEngine *, QJSEngine *)
{
    Settings *settings = &Context::current().settings();
    QJSEngine::setObjectOwnership(settings, QJSEngine::CppOwnership);
    return settings;
}

bool Settings::load()
{
    bool good = m_file.status() == QSettings::NoError;
    const auto read = [&](QLatin1String key, auto understand) {
        if (m_file.contains(key) && !understand(m_file.value(key).toString()))
            good = false;
    };
    read(kLanguage, [&](const QString &text) {
        const bool known = text.isEmpty() || Language::codes().contains(text);
        m_language = known ? text : QString();
        return known;
    });
    read(kTextSize, [&](const QString &text) {
        bool number = false;
        const int percent = text.toInt(&number);
        const bool known = number && percent >= kSmallestText && percent <= kLargestText;
        m_textSize = known ? percent : kSmallestText;
        return known;
    });
    read(kLessMotion, [&](const QString &text) { return readSwitch(text, m_lessMotion); });
    read(kSound, [&](const QString &text) { return readSwitch(text, m_sound); });
    read(kSpeech, [&](const QString &text) { return readSwitch(text, m_speech); });
    read(kKeepScreenOn, [&](const QString &text) { return readSwitch(text, m_keepScreenOn); });
    read(kUsual, [&](const QString &text) {
        const bool known = text.isEmpty() || parseDefaults(text);
        m_usual = known ? text : QString();
        return known;
    });
    read(kAtTable, [&](const QString &text) {
        m_atTable = text; // whether there is such a match, its file knows
        return true;
    });
    read(kBegunMatch, [&](const QString &text) {
        m_begunMatch = text; // what it says, a new match knows
        return true;
    });
    read(kTheme, [&](const QString &text) {
        bool known = false;
        const int value = QMetaEnum::fromType<Theme>().keyToValue(text.toLatin1(), &known);
        m_theme = known ? Theme(value) : Theme::FollowSide;
        return known;
    });
    read(kBookEdition, [&](const QString &text) {
        const bool known = text.isEmpty() || rules::editionNamed(text.toStdString());
        m_bookEdition = known ? text : QString();
        return known;
    });
    read(kBookLanguage, [&](const QString &text) {
        const bool known = text.isEmpty() || Language::codes().contains(text);
        m_bookLanguage = known ? text : QString();
        return known;
    });
    if (m_file.contains(kWindow)) {
        m_window = m_file.value(kWindow).toRect();
        good = good && m_window.isValid();
    }
    return good;
}

void Settings::setFileAside(const QString &file)
{
    for (int number = 1; m_setAside.isEmpty(); ++number) {
        const QString name = QStringLiteral("%1.broken-%2").arg(file).arg(number);
        if (!QFile::exists(name))
            m_setAside = name;
    }
    if (!QFile::copy(file, m_setAside)) { // unreadable as a whole, so there is nothing to lose by leaving it
        m_setAside.clear();
        report(Trouble::NotSaved);
        return;
    }
    report(Trouble::Broken);
    m_file.clear();
    write(kLanguage, m_language);
    write(kTextSize, m_textSize);
    write(kLessMotion, m_lessMotion);
    write(kKeepScreenOn, m_keepScreenOn);
    write(kTheme, QVariant::fromValue(m_theme).toString());
    write(kBookEdition, m_bookEdition);
    write(kBookLanguage, m_bookLanguage);
    write(kSound, m_sound);
    write(kSpeech, m_speech);
    write(kUsual, m_usual);
    write(kBegunMatch, m_begunMatch);
}

void Settings::setLanguage(const QString &language)
{
    if (language == m_language || !(language.isEmpty() || Language::codes().contains(language)))
        return;
    m_language = language;
    write(kLanguage, language);
    emit languageChanged();
}

void Settings::setTextSize(int percent)
{
    percent = qBound(kSmallestText, percent, kLargestText);
    if (percent == m_textSize)
        return;
    m_textSize = percent;
    write(kTextSize, percent);
    emit textSizeChanged();
}

void Settings::setLessMotion(bool less)
{
    setSwitch(less, m_lessMotion, kLessMotion, &Settings::lessMotionChanged);
}

void Settings::setSound(bool on) { setSwitch(on, m_sound, kSound, &Settings::soundChanged); }

void Settings::setSpeech(bool on) { setSwitch(on, m_speech, kSpeech, &Settings::speechChanged); }

void Settings::setKeepScreenOn(bool on)
{
    setSwitch(on, m_keepScreenOn, kKeepScreenOn, &Settings::keepScreenOnChanged);
}

void Settings::setSwitch(bool on, bool &member, QLatin1String key, void (Settings::*changed)())
{
    if (on == member)
        return;
    member = on;
    write(key, on);
    emit(this->*changed)();
}

void Settings::setUsual(const QString &usual)
{
    if (usual == m_usual || !(usual.isEmpty() || parseDefaults(usual)))
        return;
    m_usual = usual;
    write(kUsual, usual);
    emit usualChanged();
}

void Settings::setAtTable(const QString &match)
{
    if (match == m_atTable)
        return;
    m_atTable = match;
    write(kAtTable, match);
    emit atTableChanged();
}

void Settings::setBegunMatch(const QString &text)
{
    if (text == m_begunMatch)
        return;
    m_begunMatch = text;
    write(kBegunMatch, text);
}

void Settings::setTheme(Theme theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    write(kTheme, QVariant::fromValue(theme).toString());
    emit themeChanged();
}

void Settings::setBookEdition(const QString &edition)
{
    if (edition == m_bookEdition || !(edition.isEmpty() || rules::editionNamed(edition.toStdString())))
        return;
    m_bookEdition = edition;
    write(kBookEdition, edition);
    emit bookChanged();
}

void Settings::setBookLanguage(const QString &language)
{
    if (language == m_bookLanguage || !(language.isEmpty() || Language::codes().contains(language)))
        return;
    m_bookLanguage = language;
    write(kBookLanguage, language);
    emit bookChanged();
}

void Settings::setWindow(const QRect &window)
{
    if (window == m_window)
        return;
    m_window = window;
    write(kWindow, window);
}

void Settings::write(const QString &key, const QVariant &value)
{
    m_file.setValue(key, value);
    m_file.sync();
    if (m_file.status() == QSettings::AccessError)
        report(Trouble::NotSaved);
}

void Settings::report(Trouble trouble)
{
    if (trouble == m_trouble)
        return;
    m_trouble = trouble;
    emit troubleChanged();
}

} // namespace app
