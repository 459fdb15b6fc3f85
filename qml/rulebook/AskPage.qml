// Ask the referee, without a match: this card on that card, was this wild legal, what is this hand worth.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Rulebook
import Flipside.Shell

Page {
    id: root

    property int sideBefore: Card.Light // of the app, which turns with the question
    readonly property real bleed: narrow ? margin - 6 : 0 // of the pad, into the margin
    // A phone on its side: seven keys of 48 beside the cards, which stay in sight.
    readonly property bool low: height < 480 && width - 2 * margin - 356 + bleed >= 180 * (0.6 + 0.4 * Type.scale)
    readonly property bool twoColumns: low || width >= 900 && !Type.large
    readonly property real columnWidth: {
        if (low)
            return contentLimit - 12 - Math.max(344 - bleed, Math.round(contentLimit * 0.5));
        return twoColumns ? Math.round(contentLimit * 0.31) : contentLimit;
    }
    readonly property real widest: {
        if (twoColumns)
            return 1152;
        return Type.large && width >= 900 ? 960 : 640; // large words leave no height for keys in two rows
    }
    property real shift: 0 // of the cards, which stay while the keys beside them are scrolled

    // Where they are higher than the window, they are scrolled too, either way, between their ends.
    function follow() {
        const most = Math.max(0, scrolled - columns.y);
        shift = Math.max(0, Math.min(most, Math.max(shift, most - Math.max(0, asked.height - contentRoom - 16))));
    }

    // The keys reach below the window's edge; the answer stands above them.
    function addCard(face: int) {
        const before = asking.headline;
        asking.addCard(face);
        // One more card of a hand may change nothing.
        if (!answer.answered || asking.question !== RefereeQuestion.CardOnCard && asking.headline === before)
            return;
        if (low)
            shift = Math.max(0, scrolled - columns.y);
        else
            toTop();
    }

    contentLimit: Math.min(widest, width - 2 * margin)
    covers: Page.Covers.NarrowWindow
    //: Title of the page that answers questions about the rules.
    title: qsTr("Ask the referee")

    Component.onCompleted: {
        sideBefore = Theme.side;
        asking.side = Theme.side;
    }
    Component.onDestruction: Theme.side = sideBefore
    onScrolledChanged: follow()

    actions: [
        SideChip {
            objectName: "askSide"
            side: asking.side
            visible: asking.twoSided

            onClicked: {
                asking.side = asking.side === Card.Dark ? Card.Light : Card.Dark;
                Theme.side = asking.side;
            }
        },
        Item {
            height: 1 // without one there is none in a row
            width: root.narrow ? 8 : 0
        }
    ]

    RefereeQuestion {
        id: asking
    }

    Flow {
        width: parent.width + 8

        Repeater {
            //: The three things one can ask about: whether a card goes on another, how a challenge of a Wild Draw card
            //: ends, what a hand is worth. A word or two.
            model: [qsTr("Card on card"), qsTr("Challenge"), qsTr("Points")]

            Chip {
                required property int index
                required property string modelData

                checked: asking.question === index
                gap: 8
                objectName: "question" + index
                text: modelData
                width: Math.min(implicitWidth, parent.width)

                onClicked: asking.question = index
            }
        }
    }

    Flow {
        id: columns

        spacing: root.twoColumns ? 12 : 8
        width: parent.width

        Item {
            id: asked

            height: implicitHeight
            implicitHeight: cards.height + 8 + answer.height
            objectName: "asked"
            width: root.columnWidth

            transform: Translate {
                y: root.low ? root.shift : 0
            }

            AskedCards {
                id: cards

                asking: asking
                width: parent.width
                wrapping: root.twoColumns && !root.low
                y: root.low ? answer.height + 8 : 0 // what is said comes first where all does not fit
            }

            AskedAnswer {
                id: answer

                asking: asking
                higher: cards.higher
                width: parent.width
                y: root.low ? 0 : cards.height + 8
            }
        }

        Column {
            id: pad

            spacing: 12
            width: root.twoColumns ? root.contentLimit - root.columnWidth - 12 : root.contentLimit

            Repeater {
                model: asking.slot === RefereeQuestion.Color ? Faces.colorsOf(asking.side) : []

                ColorBar {
                    required property int modelData

                    objectName: "askColor" + modelData
                    cardColor: modelData
                    text: Faces.colorNames[modelData]
                    width: parent.width

                    onClicked: asking.nameColor(modelData)
                }
            }

            CountPad {
                counted: asking.hand
                mini: !asking.twoSided
                side: asking.side
                visible: asking.slot !== RefereeQuestion.Color
                width: parent.width + (root.low ? 1 : 2) * root.bleed
                x: root.low ? 0 : -root.bleed

                onCalled: face => root.addCard(face)
            }

            Flow {
                width: parent.width + 8

                Repeater {
                    model: asking.decks

                    Chip {
                        required property string edition
                        required text

                        checked: asking.edition === edition
                        gap: 8
                        objectName: "ask-" + edition
                        width: Math.min(implicitWidth, parent.width)

                        onClicked: asking.edition = edition
                    }
                }
            }
        }
    }
}
