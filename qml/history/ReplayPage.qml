// A match seen again, step by step: the table as it was, what was called, what the referee said.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.History
import Flipside.Match
import Flipside.Shell

Page {
    id: root

    required property LiveMatch match
    property int step: 0
    property int event: 0 // by its number in the journal, instead of a step
    property int before: Card.Light // the side the app had on before
    readonly property bool low: height < 480 && width >= 500 // a phone on its side
    // What is said and the way on stand beside the table.
    readonly property bool aside: low || Type.large && width >= 900
    readonly property bool wide: width >= 900 && !aside
    readonly property bool tight: Type.large || aside // only what is said and the way on find room
    readonly property real verdictLimit: height * 0.24 // of its height, where the log is below it
    readonly property real room: parts.height - scene.height - controls.height // for what is said and the log
    readonly property bool listed: wide || (!tight && room - verdictLimit - 28 >= 120)
    // Width of what stands beside the table.
    readonly property real side: Math.max(controls.least + 12, Math.round(width * 0.42))
    readonly property bool bare: aside && width - side < 316 // no room for the table
    readonly property bool split: aside && !bare
    readonly property real edge: {
        if (wide)
            return 24;
        return aside && Type.large ? margin : 12;
    }
    readonly property string outcome: qsTr("%1 · %2").arg(rounds.title).arg(rounds.day)
    // For both lines of the header, and with any call's number, as the table must not move with it.
    readonly property real wordsWidth: {
        if (words.font.pixelSize <= 0)
            return 0;
        return Math.max(words.advanceWidth(titleAt(replay.calls)), words.advanceWidth(outcome) * Type.small / Type.row);
    }
    readonly property bool roomy: wordsWidth < width - chip.width - 120
    readonly property bool halved: Type.large || !wide && !roomy // the round stands above, the call below

    function titleAt(call: int): string {
        //: The page's title: %1 is the number of a round, %2 of %3 the event in it.
        return qsTr("Round %1, call %2 of %3").arg(replay.round).arg(call).arg(replay.calls);
    }

    covers: Page.Covers.NarrowWindow
    keysOf: KeyHelp.Page.Replay
    subtitle: {
        if (!halved)
            return rounds.title.length > 0 && (wide || height >= 700) ? outcome : "";
        //: Below the title of the replay, where that has only the round: %1 of %2 is the event in it.
        return replay.round > 0 ? qsTr("Call %1 of %2").arg(replay.call).arg(replay.calls) : "";
    }
    title: {
        if (replay.round === 0)
            return qsTr("Before the first round");
        return halved ? qsTr("Round %1").arg(replay.round) : titleAt(replay.call);
    }

    Component.onCompleted: {
        before = Theme.side;
        replay.step = event > 0 ? replay.stepOf(event) : step;
        Theme.side = replay.table.pile.side;
    }
    Component.onDestruction: Theme.side = before
    Keys.onPressed: event => {
        const back = event.modifiers & Qt.ShiftModifier;
        const keys = {
            [Qt.Key_Left]: () => controls.move(-1),
            [Qt.Key_Right]: () => controls.move(1),
            [Qt.Key_Home]: () => replay.step = 0,
            [Qt.Key_End]: () => replay.step = replay.count,
            [Qt.Key_Space]: () => controls.toggle(),
            [Qt.Key_F]: () => controls.jump(0, back),
            [Qt.Key_C]: () => controls.jump(1, back),
            [Qt.Key_P]: () => controls.jump(2, back)
        };
        if (keys[event.key]) {
            keys[event.key]();
            event.accepted = true;
        }
    }

    actions: [
        SideChip {
            id: chip

            enabled: false
            opacity: 1
            side: replay.table.pile.side
            visible: replay.table.setup.twoSided && !Type.large
        },
        Item {
            height: 1
            visible: root.listed
            width: 8
        },
        IconButton {
            glyph: Icon.List
            objectName: "showLog"
            //: Opens the list of everything that was called, where it has no room on the page.
            text: qsTr("What happened")
            visible: !root.listed

            onClicked: {
                controls.playing = false;
                sheets.show(logSheet, {
                        "replay": replay
                    });
            }
        }
    ]
    data: [
        GridLayout {
            id: parts

            anchors.bottomMargin: 10
            anchors.fill: parent
            anchors.leftMargin: root.edge
            anchors.rightMargin: root.split ? 12 : root.edge
            anchors.topMargin: root.headerHeight + 4
            columnSpacing: root.wide ? 24 : root.edge + 12
            rowSpacing: 0

            Item {
                id: scene

                Layout.alignment: Qt.AlignTop
                Layout.column: 0
                Layout.fillWidth: true
                Layout.preferredHeight: {
                    if (Type.large)
                        return Math.min(lines.implicitHeight, root.aside ? parts.height : root.height * 0.34);
                    if (root.aside)
                        return Math.min(parts.height, Math.max(300, width));
                    if (root.wide)
                        return Math.max(190, Math.min(320, root.height * 0.42, parts.height - controls.height - 190));
                    return Math.max(218, Math.min(300, root.height - 680));
                }
                Layout.row: 0
                Layout.rowSpan: root.split ? 2 : 1
                objectName: "replayScene"
                visible: !root.bare

                TableScene {
                    anchors.fill: parent
                    oval: root.wide && scene.width >= 720 // the rim leaves names less room than two columns do
                    seats: replay.seats
                    table: replay.table
                    visible: !Type.large

                    transform: Scale {
                        origin.x: scene.width / 2
                        xScale: flip.breadth
                    }
                }

                // Beside large words it is told in words, as at the table itself.
                Scroll {
                    anchors.fill: parent
                    contentHeight: lines.implicitHeight
                    visible: Type.large

                    TableLines {
                        id: lines

                        awaited: root.aside ? replay.table.turn.headline : replay.table.turn.actorName
                        roomy: root.aside && root.height >= 560
                        seats: replay.seats
                        steady: false
                        table: replay.table
                        telling: false // the verdict says it
                        width: scene.width - 8
                    }
                }
            }

            Scroll {
                id: verdict

                Layout.column: root.split ? 1 : 0
                Layout.fillHeight: root.wide || !root.listed
                Layout.fillWidth: !root.split
                Layout.preferredHeight: Math.min(said.implicitHeight, root.verdictLimit)
                Layout.preferredWidth: root.side - 12
                Layout.row: root.split ? 0 : 1
                Layout.topMargin: root.aside ? 0 : 12
                contentHeight: said.height

                ReplayVerdict {
                    id: said

                    height: implicitHeight
                    replay: replay
                    width: verdict.width

                    onRuleRequested: id => Navigator.showRule(id, replay.table.setup.edition)
                }
            }

            ReplayLog {
                Layout.bottomMargin: root.wide ? 2 : 0
                Layout.column: root.wide ? 1 : 0
                Layout.fillHeight: true
                Layout.fillWidth: !root.wide
                Layout.preferredWidth: 348
                Layout.row: root.wide ? 0 : 2
                Layout.rowSpan: root.wide ? 4 : 1
                Layout.topMargin: root.wide ? 0 : 8
                replay: replay
                visible: root.listed
            }

            Item {
                Layout.column: root.split ? 1 : 0
                Layout.fillWidth: !root.split
                Layout.preferredHeight: controls.height
                Layout.preferredWidth: root.side - 12
                Layout.row: root.split ? 1 : 3
                Layout.topMargin: root.listed && !root.wide ? 8 : 12

                ReplayControls {
                    id: controls

                    anchors.horizontalCenter: parent.horizontalCenter
                    replay: replay
                    tight: root.tight
                    width: Math.min(parent.width, 640)
                }
            }
        },
        TableFlip {
            id: flip

            side: replay.table.pile.side
        }
    ]

    Sheets {
        id: sheets
    }

    Component {
        id: logSheet

        ReplayLogSheet {
        }
    }

    FontMetrics {
        id: words

        font.bold: true
        font.pixelSize: Type.row
    }

    Replay {
        id: replay

        match: root.match
    }

    MatchRounds {
        id: rounds

        match: root.match
    }
}
