// What a search found, best first, with the words that were asked for marked; or a way on where it found nothing.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Column {
    id: root

    required property HitsModel hits
    property string current

    signal chosen(string id)

    function marked(html: string): string {
        return html.replace(/<b>/g, '<b><font color="' + Theme.ink + '">').replace(/<\/b>/g, "</font></b>");
    }

    function enter() {
        if (repeater.count > 0)
            repeater.itemAt(0).forceActiveFocus(Qt.TabFocusReason);
    }

    function openFirst() {
        if (repeater.count > 0)
            (repeater.itemAt(0) as Tappable).press();
    }

    spacing: 4
    visible: hits.searching

    Label {
        bottomPadding: 8
        color: Theme.ink2
        objectName: "corrected"
        //: Over what a search in the rulebook found for a word that was typed with a wrong letter; %1 is what was
        //: typed, %2 the word that was looked for instead.
        text: qsTr("Nothing found for “%1”. Showing “%2” instead:").arg(root.hits.query.trim()).arg(root.hits.corrected.trim())
        visible: root.hits.corrected.length > 0
        width: root.width
    }

    Repeater {
        id: repeater

        model: root.hits

        Tappable {
            id: hit

            required property int index
            required property string markedText
            required property string markedTitle
            required property string ruleId
            required property string title
            required property string via
            required text

            Accessible.description: text
            Accessible.name: title
            implicitHeight: words.height + 20
            objectName: "hit" + index
            width: root.width

            Keys.onDownPressed: hit.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onUpPressed: hit.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            onClicked: root.chosen(ruleId)

            Rectangle {
                anchors.fill: parent
                border.color: Theme.line
                border.width: 1
                color: hit.down || root.current === hit.ruleId ? Theme.table : Theme.sheet
                radius: 14
            }

            Column {
                id: words

                spacing: 2
                width: parent.width - 32
                x: 16
                y: 10

                Label {
                    color: Theme.ink
                    objectName: "hitTitle" + hit.index
                    text: root.marked(hit.markedTitle)
                    textFormat: Text.StyledText
                    font.pixelSize: Type.row
                    width: parent.width
                }

                Label {
                    color: Theme.ink2
                    font.pixelSize: Type.second
                    text: root.marked(hit.markedText)
                    textFormat: Text.StyledText
                    width: parent.width
                }

                Label {
                    color: Theme.warn
                    font.bold: true
                    font.pixelSize: Type.small
                    //: Why a rule was found: %1 is another name or keyword for it, perhaps in another language.
                    text: qsTr("Found as “%1”").arg(hit.via)
                    visible: hit.via.length > 0
                    width: parent.width
                }
            }

            FocusRing {
                around: 14
                visible: hit.visualFocus
            }
        }
    }

    Panel {
        kind: Panel.Kind.Quiet
        objectName: "nothingFound"
        visible: root.hits.count === 0
        width: root.width

        Label {
            font.bold: true
            font.pixelSize: Type.row
            //: A search in the rulebook found nothing; %1 is what was typed.
            text: qsTr("Nothing found for “%1”").arg(root.hits.query.trim())
            width: parent.width
        }

        Label {
            color: Theme.ink2
            //: What to try when a search in the rulebook found nothing.
            text: qsTr("Try a card’s name or one word, such as “draw” or “tie”. Any of the languages will do.")
            width: parent.width
        }
    }
}
