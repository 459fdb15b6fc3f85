// The rulebook on a narrow window: search, then the cards, the contents or the questions people ask.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Column {
    id: root

    required property Book book
    required property HitsModel hits
    readonly property real margin: Window.width < 600 ? 16 : 0 // of the page: the dark side's ground covers it
    property int tab: 0
    readonly property alias search: field

    signal bookRequested
    signal chapterChosen(string id)
    signal chosen(string id)

    spacing: 12

    Item {
        id: top

        readonly property bool beside: heading.implicitWidth + chip.implicitWidth + 12 <= width

        height: beside ? Math.max(heading.height, chip.height) : heading.height + chip.height
        width: parent.width

        Label {
            id: heading

            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.hero
            height: Math.max(48, implicitHeight)
            //: The place where the rules can be looked up.
            text: qsTr("Rules")
            verticalAlignment: Text.AlignVCenter
        }

        Chip {
            id: chip

            glyph: Icon.Down
            objectName: "bookChip"
            //: %1 is a language, %2 an edition: whose rules are shown. Opens the choice.
            text: qsTr("%1 · %2").arg(root.book.languageName).arg(root.book.editionName)
            width: Math.min(implicitWidth, parent.width)
            x: top.beside ? parent.width - width : 0
            y: top.beside ? 0 : heading.height

            onClicked: root.bookRequested()
        }
    }

    RuleSearch {
        id: field

        hits: root.hits
        width: parent.width

        onAccepted: found.openFirst()
        onWentDown: found.enter()
    }

    RuleHits {
        id: found

        hits: root.hits
        width: parent.width

        onChosen: id => root.chosen(id)
    }

    Tabs {
        currentIndex: root.tab
        //: What the rulebook shows: pictures of the cards, its chapters, and questions people ask.
        names: [qsTr("Cards"), qsTr("Contents"), qsTr("Questions")]
        objectName: "rulesTabs"
        visible: !root.hits.searching
        width: parent.width

        onCurrentIndexChanged: root.tab = currentIndex
    }

    CardShelf {
        book: root.book
        side: Card.Light
        visible: root.tab === 0 && !root.hits.searching
        width: parent.width

        onChosen: id => root.chosen(id)
    }

    CardShelf {
        bleed: root.margin > 0 ? root.margin : 12
        book: root.book
        corner: root.margin > 0 ? 0 : 24
        side: Card.Dark
        visible: root.tab === 0 && !root.hits.searching && root.book.twoSided
        width: parent.width

        onChosen: id => root.chosen(id)
    }

    RuleRows {
        headings: ContentsModel {
            book: root.book
            chapter: root.tab === 2 ? "12-questions" : ""
        }
        visible: root.tab > 0 && !root.hits.searching
        width: parent.width

        onChosen: id => root.tab === 2 ? root.chosen(id) : root.chapterChosen(id)
    }
}
