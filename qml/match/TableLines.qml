// The table in words, where there is no room to draw it: the top card, whose turn, what matches, who holds how many.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Item {
    id: root

    required property TableState table
    readonly property turnState turn: table.turn
    readonly property pileState middle: table.pile
    required property SeatsModel seats
    required property string awaited // what the table waits for, and from whom
    property bool brief: false // who holds how many stands elsewhere
    property bool roomy: false // large words may be as large as they are
    property bool telling: true // what followed from the newest event, too
    property bool steady: true // words that become longer move nothing below
    property bool spared: false // what is below needs the room more
    property real room: Infinity // that there is for all of them
    readonly property real least: Math.min(Type.body, roomy ? 30 : 22) // of the headline, before there are two lines
    readonly property real largest: Math.min(Type.title, roomy ? 40 : 32)
    readonly property real largestBelow: Math.min(Type.row, roomy ? 34 : 28) // of what matches
    // Large words: a long headline, or what followed, takes no room from what matches and from the hands, if possible.
    readonly property bool squeezed: Type.large && (steady || spared) && !roomy && plainHeight + besides > room + 1
    readonly property real plainHeight: {
        const headlineHeight = plainHeadline.implicitHeight;
        return followed.visible ? headlineHeight + plainFollowed.implicitHeight + words.spacing : headlineHeight;
    }
    readonly property real most: squeezed ? 24 : largest
    readonly property real below: squeezed ? 24 : largestBelow // no headline of large words is smaller
    readonly property real longestWord: Math.max(1, ...awaited.split(/[ -]/).map(it => letters.advanceWidth(it + "-")))
    readonly property real fewHeight: fewLeft ? few.height + words.spacing : 0
    readonly property real besides: Math.ceil(largestBelow * 1.37) + fewHeight + summary.usual + 2 * words.spacing
    readonly property bool fewLeft: Type.large && table.pile.fewLeft
    // Large words: whatever name is on turn, with one line of what matches and usual hands; then what followed, too.
    readonly property real namesHeight: Math.ceil(everybody.childrenRect.height * largest / largestBelow)
    readonly property real keptLarge: Math.max(pile.height, namesHeight + besides)
    readonly property real fullLarge: keptLarge + Math.ceil(followed.font.pixelSize * 2.6) + words.spacing
    // Kept for the headline and what followed, so that the pad below stays where it is.
    readonly property real kept: {
        if (brief)
            return pile.height - matchesHeight;
        return Math.ceil(most * 1.37) + Math.ceil(followed.font.pixelSize * 2.2) + words.spacing;
    }
    readonly property real lineHeight: Math.ceil(Math.min(Type.row, 28) * 1.37) // of what matches
    readonly property real matchesHeight: brief && headline.lineCount > 1 ? 20 : lineHeight
    readonly property real saidHeight: headline.height + (followed.visible ? followed.height + words.spacing : 0)

    signal pileChosen
    signal seatsChosen

    // As large as one line allows; large words rather go on in the next one.
    function headlineSize(most: real, below: real): real {
        const inOneLine = largest * (words.width - 1) / Math.max(1, size.advanceWidth);
        const wanted = !Type.large || inOneLine >= below ? inOneLine : largest * (words.width - 1) / longestWord;
        return Math.max(least, Math.min(most, Math.floor(wanted)));
    }

    // The largest part of the given height that ends between two lines.
    function wholeLines(room: real): real {
        let end = 0;
        for (const label of [headline, followed, matchesRow, few, summary]) {
            const lines = label.visible ? Math.max(1, label.lineCount) : 0;
            for (let i = 1; i <= lines; ++i) {
                const bottom = label.y + label.height * i / lines;
                if (bottom <= room + 1)
                    end = Math.max(end, bottom);
            }
        }
        return Math.min(room, Math.max(end, pile.height));
    }

    implicitHeight: {
        const needed = words.implicitHeight;
        return Math.max(pile.height, needed, Type.large ? 0 : needed - saidHeight + kept);
    }
    implicitWidth: 366

    TextMetrics {
        id: size

        font.bold: true
        font.pixelSize: root.largest
        text: root.awaited
    }

    FontMetrics {
        id: letters

        font: size.font
    }

    TextMetrics {
        id: matchesSize

        font.bold: true
        font.pixelSize: root.below
        text: Faces.unparted(root.middle.matches)
    }

    // What the table would wait for from each of them.
    Item {
        id: everybody

        visible: false

        Repeater {
            model: Type.large && root.steady ? root.seats : null

            Label {
                required property string name

                Accessible.ignored: true
                font.bold: true
                font.pixelSize: root.largestBelow
                lineHeight: 0.95
                text: root.turn.phase === Phase.Turn ? root.turn.headline.replace(root.turn.actorName, name) : name
                width: words.width
            }
        }
    }

    // How high they would be.
    Label {
        id: plainHeadline

        Accessible.ignored: true
        font.bold: true
        font.pixelSize: root.headlineSize(root.largest, root.largestBelow)
        lineHeight: 0.95
        text: root.awaited
        visible: false
        width: words.width
    }

    FollowedLabel {
        id: plainFollowed

        Accessible.ignored: true
        font.pixelSize: followed.font.pixelSize
        objectName: ""
        table: root.table
        visible: false
        width: words.width
    }

    LaidCard {
        id: pile

        cardWidth: {
            if (Type.large)
                return root.roomy ? 120 : 76;
            return root.brief ? 52 : 56;
        }
        objectName: "pile"
        table: root.table

        onClicked: root.pileChosen()
        onPressAndHold: root.pileChosen()
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
            font.pixelSize: root.headlineSize(root.most, root.below)
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
            height: {
                const whole = Math.ceil(plainFollowed.implicitHeight) + 1;
                if (Type.large || !root.steady)
                    return whole;
                return Math.min(whole, Math.max(28, root.kept - headline.height - words.spacing));
            }
            lineHeight: 0.95
            minimumPixelSize: 10
            table: root.table
            visible: root.telling && text.length > 0
            width: parent.width
        }

        Row {
            id: matchesRow

            readonly property int lineCount: matches.lineCount

            spacing: 8
            visible: root.middle.matches.length > 0 && (root.middle.color >= 0 || !Type.large) // asked once
            width: parent.width

            ColorShape {
                anchors.verticalCenter: parent.verticalCenter
                color: root.middle.color >= 0 ? Theme.cardInk(root.middle.color, Theme.dark) : Theme.ink
                height: 20
                shape: Math.max(0, root.middle.color)
                visible: root.middle.color >= 0
                width: 20
            }

            Label {
                id: matches

                objectName: "tableMatches"
                color: root.middle.color >= 0 ? Theme.cardInk(root.middle.color, Theme.dark) : Theme.ink
                font.bold: true
                font.pixelSize: {
                    if (matchesSize.advanceWidth * 0.79 > width)
                        return root.below;
                    // A little smaller in one line.
                    return Math.min(root.below, Math.floor(root.below * (width - 1) / matchesSize.advanceWidth));
                }
                fontSizeMode: Type.large ? Text.FixedSize : Text.Fit
                height: Type.large ? undefined : root.matchesHeight // its own
                minimumPixelSize: 10
                text: matchesSize.text
                verticalAlignment: Text.AlignVCenter
                width: parent.width - (root.middle.color >= 0 ? 28 : 0)
            }
        }

        Label {
            id: few

            color: Theme.warn
            font.bold: true
            font.pixelSize: followed.font.pixelSize
            objectName: "fewLeft"
            text: qsTranslate("DrawPile", "Draw pile: %n card(s)", "", root.middle.drawPile)
            visible: root.fewLeft
            width: parent.width
        }

        SeatsSummary {
            id: summary

            largest: root.roomy ? 28 : 24
            seats: root.seats
            visible: !root.brief
            steady: root.steady && Type.large
            width: parent.width

            onClicked: root.seatsChosen()
            onPressAndHold: root.seatsChosen()
        }
    }
}
