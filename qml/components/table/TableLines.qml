// The table in words, where there is no room to draw it: the top card, whose turn, what matches, who holds how many.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    required property string awaited // what the table waits for, and from whom
    property bool brief: false // who holds how many stands elsewhere
    property bool roomy: false // large words may be as large as they are
    property bool steady: true // words that become longer move nothing below
    readonly property real least: Math.min(Type.body, roomy ? 30 : 22) // that the headline is made smaller to, before it goes on in the next line
    readonly property real most: Math.min(Type.title, roomy ? 40 : 32)
    readonly property real asPlain: size.advanceWidth > 0 ? most * (words.width - 1) / size.advanceWidth : most
    // Kept for the headline and what followed, so that the pad below stays where it is.
    readonly property real kept: brief ? pile.height - matchesHeight : Math.ceil(most * 1.37) + Math.ceil(followed.font.pixelSize * 2.2) + words.spacing
    readonly property real matchesHeight: brief && headline.lineCount > 1 ? 20 : Math.ceil(Math.min(Type.row, 28) * 1.37)
    readonly property real told: headline.height + (followed.visible ? followed.height + words.spacing : 0)

    signal pileChosen
    signal seatsChosen

    implicitHeight: Math.max(pile.height, words.implicitHeight, words.implicitHeight - told + kept)
    implicitWidth: 366

    TextMetrics {
        id: size

        font.bold: true
        font.pixelSize: root.most
        text: root.awaited
    }

    // How high it would be.
    FollowedLabel {
        id: plainFollowed

        Accessible.ignored: true
        font.pixelSize: followed.font.pixelSize
        objectName: ""
        table: root.match.table
        visible: false
        width: words.width
    }

    Tappable {
        id: pile

        height: card.height + 4
        holdable: true
        objectName: "pile"
        text: root.match.table.matches.length > 0 || root.match.table.top < 0 ? root.match.table.matches : Faces.names[root.match.table.top]
        width: card.width

        onClicked: root.pileChosen()
        onHeld: root.pileChosen()

        CardFace {
            id: card

            cardWidth: root.roomy ? 120 : Type.large ? 76 : root.brief ? 52 : 56
            color: Theme.under
            face: Math.max(0, root.match.table.top)
            side: root.match.table.side
            tilt: -3
            visible: root.match.table.top >= 0
        }

        Rectangle {
            border.color: Theme.edge
            border.width: 2
            color: Theme.sheet
            height: card.height
            radius: card.width * 0.14
            visible: !card.visible
            width: card.width

            PenNumber {
                anchors.centerIn: parent
                color: Theme.ink2
                size: card.width * 0.5
                text: "?"
            }
        }

        FocusRing {
            visible: pile.visualFocus
        }
    }

    Column {
        id: words

        spacing: root.brief ? 0 : 2
        width: parent.width - x
        x: pile.width + 14

        Label {
            id: headline

            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Math.max(root.least, Math.min(root.most, Math.floor(root.asPlain)))
            height: Math.ceil(implicitHeight)
            lineHeight: 0.95
            objectName: "tableHeadline"
            text: root.awaited
            width: parent.width
        }

        FollowedLabel {
            id: followed

            font.pixelSize: Math.min(Type.second, root.roomy ? 28 : 24)
            fontSizeMode: Type.large ? Text.FixedSize : Text.Fit // two lines, smaller; large words are scrolled instead
            height: Math.min(Math.ceil(plainFollowed.implicitHeight) + 1, root.steady && !Type.large ? Math.max(28, root.kept - headline.height - words.spacing) : Infinity)
            lineHeight: 0.95
            minimumPixelSize: 10
            table: root.match.table
            width: parent.width
        }

        Row {
            spacing: 8
            visible: root.match.table.matches.length > 0
            width: parent.width

            ColorShape {
                anchors.verticalCenter: parent.verticalCenter
                color: root.match.table.color >= 0 ? Theme.cardInk(root.match.table.color, Theme.dark) : Theme.ink
                height: 20
                shape: Math.max(0, root.match.table.color)
                visible: root.match.table.color >= 0
                width: 20
            }

            Label {
                color: root.match.table.color >= 0 ? Theme.cardInk(root.match.table.color, Theme.dark) : Theme.ink
                font.bold: true
                font.pixelSize: Math.min(Type.row, root.roomy ? 34 : 28)
                fontSizeMode: Type.large ? Text.FixedSize : Text.Fit
                height: Type.large ? undefined : root.matchesHeight // its own
                minimumPixelSize: 10
                text: root.match.table.matches
                verticalAlignment: Text.AlignVCenter
                width: parent.width - (root.match.table.color >= 0 ? 28 : 0)
            }
        }

        SeatsSummary {
            largest: root.roomy ? 28 : 24
            seats: root.match.seats
            visible: !root.brief
            width: parent.width

            onClicked: root.seatsChosen()
            onHeld: root.seatsChosen()
        }
    }
}
