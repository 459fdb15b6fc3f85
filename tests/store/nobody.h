// A folder that cannot be written, with what is in it, whoever runs the test: permissions do not concern
// root, who becomes nobody for as long.
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <optional>

#include <unistd.h>

namespace support {

class Nobody {
public:
    Nobody()
        : m_became(::getuid() == 0 && ::setresuid(kNobody, kNobody, 0) == 0)
    { }
    Nobody(const Nobody &) = delete;
    Nobody &operator=(const Nobody &) = delete;
    ~Nobody()
    {
        if (m_became) [[maybe_unused]]
            const int done = ::setresuid(0, 0, 0);
    }

private:
    static constexpr uid_t kNobody = 65534;
    bool m_became;
};

class Sealed {
public:
    explicit Sealed(const QString &folder)
        : m_folder(folder)
    {
        setAll(kReadable);
        m_nobody.emplace();
    }
    Sealed(const Sealed &) = delete;
    Sealed &operator=(const Sealed &) = delete;
    ~Sealed()
    {
        m_nobody.reset();
        setAll(kWritable);
    }

private:
    static constexpr auto kWritable = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner
        | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    static constexpr auto kReadable = kWritable & ~QFile::Permissions(QFile::WriteOwner);

    void setAll(QFile::Permissions permissions) const
    {
        const QFileInfoList files = QDir(m_folder).entryInfoList(QDir::Files);
        QFile::setPermissions(m_folder, kWritable);
        for (const QFileInfo &file : files)
            QFile::setPermissions(file.filePath(), permissions);
        QFile::setPermissions(m_folder, permissions);
    }

    QString m_folder;
    std::optional<Nobody> m_nobody;
};

} // namespace support
