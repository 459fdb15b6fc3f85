// Takes back the newest event, and says which one that is.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Tappable {
    id: root

    required property LiveMatch match
    readonly property string what: match.table.turn.undoText
    readonly property string unparted: Faces.unparted(what)
    readonly property int least: Math.min(Type.small, 11) // smallest size of the event's name
    readonly property real wholeWidth: size.advanceWidth / size.font.pixelSize // of one line, by its height
    readonly property bool wordy: wholeWidth * least > words.width // two lines even then: it keeps its height
    property bool steady: true // of one height, whatever it takes back, so that nothing below moves
    readonly property bool tall: joined && !steady && wholeWidth * 20 > words.width // two lines of large words
    readonly property bool joined: Type.large && what.length > 0 // in one with what it takes back

    enabled: what.length > 0
    help: what
    implicitHeight: tall ? Math.ceil(2.6 * Type.small) + 12 : 53
    implicitWidth: 184
    objectName: "undoButton"
    //: Takes back what was called last.
    text: qsTr("Undo")

    onClicked: match.undo()

    TextMetrics {
        id: size

        font.bold: true
        font.pixelSize: Type.small
        text: root.joined ? whole.text : root.unparted
    }

    Raised {
        id: face

        anchors.fill: parent
        flat: !root.enabled
        pressed: root.down
        ringed: root.visualFocus
    }

    Icon {
        color: Theme.ink
        height: 20
        name: Icon.Undo
        width: 20
        x: 16
        y: (root.height - 3 - height) / 2 + face.faceY
    }

    Column {
        id: words

        width: root.width - 58
        x: 46
        y: Math.floor((root.height - 3 - height) / 2) - lift + face.faceY

        readonly property int lift: root.wordy && !root.joined ? 1 : 0 // lines that are close together lie low

        Label {
            color: Theme.ink2
            font.pixelSize: root.wordy ? Math.min(Type.small, 12) : Type.small
            lineHeight: root.wordy ? 0.85 : 1
            objectName: "undoWord"
            text: root.text
            visible: !root.joined
            width: parent.width
        }

        Label {
            id: whole

            readonly property bool mayShorten: true // it may begin with the longest of names

            elide: Text.ElideRight
            font.bold: true
            font.pixelSize: root.wordy && !root.joined ? root.least : Type.small
            fontSizeMode: {
                if (root.joined)
                    return Text.Fit;
                return root.wordy ? Text.FixedSize : Text.HorizontalFit;
            }
            height: root.joined ? root.height - 10 : undefined
            lineHeight: root.wordy ? 0.85 : 0.9
            maximumLineCount: root.joined ? 3 : 2 // it is made smaller before
            minimumPixelSize: root.joined ? 16 : root.least
            objectName: "undoWhat"
            //: %1 is what would be taken back, such as "Ana: Blue 7".
            text: root.joined ? qsTr("Undo: %1").arg(root.unparted) : root.unparted
            verticalAlignment: Text.AlignVCenter
            visible: text.length > 0
            width: parent.width
            wrapMode: root.wordy || root.joined ? Text.Wrap : Text.NoWrap
        }
    }

    ToolTip {
        keys: "Ctrl+Z"
    }
}
