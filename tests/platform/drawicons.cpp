// Writes the icon files below a folder: ./dev icons.
#include "icons.h"

#include <QDir>
#include <QSaveFile>

#include <cstdio>

int main(int argc, char *argv[])
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: flipside-icons FOLDER\n");
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    for (const icons::Icon &icon : icons::all()) {
        const QString file = folder.filePath(icon.path);
        QDir().mkpath(QFileInfo(file).path());
        QSaveFile out(file);
        bool good = out.open(QIODevice::WriteOnly);
        if (const auto *image = std::get_if<QImage>(&icon.content))
            good = good && image->save(&out, "PNG", 0);
        else
            good = good && out.write(std::get<QByteArray>(icon.content)) >= 0;
        if (!good || !out.commit()) {
            std::fprintf(stderr, "flipside-icons: %s cannot be written\n", qPrintable(file));
            return 1;
        }
    }
    return 0;
}
