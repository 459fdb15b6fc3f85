// The entries of one chapter of the rulebook.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook
import Flipside.Shell

Page {
    id: root

    required property OpenRulebook book
    required property string chapter

    function show(id: string) {
        Navigator.showRulePage(book, id);
    }

    covers: Page.Covers.NarrowWindow
    subtitle: book.editionName
    title: entries.title

    data: ContentsModel {
        id: entries

        book: root.book
        chapter: root.chapter
    }

    CardShelf {
        book: root.book
        visible: entries.hasCards
        width: parent.width

        onChosen: id => root.show(id)
    }

    RuleRows {
        headings: entries
        width: parent.width

        onChosen: id => root.show(id)
    }
}
