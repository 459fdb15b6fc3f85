// The rulebook on a narrow window: search, then the cards, the contents or the questions people ask.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Rulebook

Column {
    id: root

    required property OpenRulebook book
    required property HitsModel hits
    readonly property real margin: Window.width < 600 ? 16 : 0 // of the page: the dark side's ground covers it
    property int tab: 0
    readonly property alias search: field

    signal bookRequested
    signal chapterChosen(string id)
    signal chosen(string id)

    spacing: 12

    GridLayout {
        columnSpacing: 12
        columns: heading.implicitWidth + chip.implicitWidth + columnSpacing <= width ? 2 : 1
        rowSpacing: 0
        width: parent.width

        Label {
            id: heading

            Accessible.role: Accessible.Heading
            Layout.fillWidth: true
            Layout.minimumHeight: 48
            font.bold: true
            font.pixelSize: Type.hero
            //: The place where the rules can be looked up.
            text: qsTr("Rules")
            verticalAlignment: Text.AlignVCenter
        }

        Chip {
            id: chip

            Layout.maximumWidth: root.width
            glyph: Icon.Down
            objectName: "bookChip"
            //: %1 is a language, %2 an edition: whose rules are shown. Opens the choice.
            text: qsTr("%1 · %2").arg(root.book.languageName).arg(root.book.editionName)

            onClicked: root.bookRequested()
        }
    }

    RuleSearch {
        id: field

        hits: root.hits
        width: parent.width

        onAccepted: found.openFirst()
        onResultsRequested: found.enter()
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
        bleed: root.margin > 0 ? root.margin : 12
        book: root.book
        corner: root.margin > 0 ? 0 : 24
        visible: root.tab === 0 && !root.hits.searching
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
