// Files, setups and simulated play for the tests.
#include "support.h"

#include "notation/eventreader.h"

#include <QDir>
#include <QFile>

namespace support {

QString describe(const store::Error &error)
{
    return QStringLiteral("error %1: %2 in: %6 [%3] kept as [%4] line %5")
        .arg(QString::number(int(error.code)), error.detail, error.file, error.kept,
             QString::number(error.line), error.statement);
}

QStringList Place::files() const
{
    return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

rules::Setup setup(std::vector<std::string> players, std::string_view edition)
{
    rules::Setup setup;
    setup.edition = rules::editionNamed(edition);
    setup.rulings = setup.edition->rulings;
    setup.target = setup.edition->target;
    setup.players = std::move(players);
    return setup;
}

rules::Event event(const store::OpenMatch &match, std::string_view line)
{
    const auto read = notation::readEvent(line, match.fold().names());
    if (!read)
        qFatal("cannot read: %s", std::string(line).c_str());
    return *read;
}

void append(store::OpenMatch &match, std::initializer_list<std::string_view> lines)
{
    for (const std::string_view line : lines) {
        const auto done = match.append(event(match, line));
        VERIFY_OK(done);
        QVERIFY2(done->verdict.taken(), std::string(line).c_str());
    }
}

bool playOn(store::OpenMatch &match, int events, std::uint64_t seed, bool mishaps)
{
    store::demo::Random random(seed);
    bool failed = false;
    const auto call = [&](const rules::Event &called) -> std::optional<rules::Verdict> {
        const auto done = match.append(called);
        failed = failed || !done;
        return done ? std::optional(done->verdict) : std::nullopt;
    };
    store::demo::Simulator simulator(match.match(), call, random);
    simulator.setMishaps(mishaps);
    while (match.fold().events() < events && !match.match().state().isOver()) {
        if (!simulator.step())
            return false;
    }
    return !failed;
}

} // namespace support
