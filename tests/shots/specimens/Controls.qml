// Every control with its states.
import QtQuick
import Flipside.Controls

Item {
    id: root

    component Name: Label {
        color: Theme.ink2
        font.bold: true
        font.pixelSize: Type.small
        width: 110
    }

    Column {
        spacing: 14
        x: 28
        y: 20

        Row {
            spacing: 18

            Repeater {
                model: ["", "default", "pressed", "focus", "disabled", "two lines"]

                Name {
                    required property string modelData

                    text: modelData
                    width: text.length > 0 ? 170 : 110
                }
            }
        }

        Repeater {
            model: [{
                    "name": "Button, go",
                    "kind": Button.Kind.Go
                }, {
                    "name": "Button",
                    "kind": Button.Kind.Plain
                }, {
                    "name": "Button, bad",
                    "kind": Button.Kind.Bad
                }, {
                    "name": "Button, quiet",
                    "kind": Button.Kind.Quiet
                }]

            Row {
                id: buttons

                required property var modelData

                spacing: 18

                Name {
                    anchors.verticalCenter: parent.verticalCenter
                    text: buttons.modelData.name
                }

                Repeater {
                    model: ["", "held", "focused", "disabled", "second"]

                    Button {
                        required property string modelData

                        enabled: modelData !== "disabled"
                        glyph: buttons.modelData.kind === Button.Kind.Plain ? Icon.Hand : Icon.None
                        kind: buttons.modelData.kind
                        objectName: modelData
                        second: modelData === "second" ? "Dee draws 2" : ""
                        text: "Go on"
                        width: 170
                    }
                }
            }
        }

        Row {
            spacing: 18

            Name {
                anchors.verticalCenter: parent.verticalCenter
                text: "Long words, bare"
            }

            Button {
                glyph: Icon.Undo
                text: "Rundenwertung nachträglich berichtigen"
                width: 200
            }

            IconButton {
                glyph: Icon.Chart
                text: "Chart"
            }

            IconButton {
                glyph: Icon.Menu
                text: "More"
            }

            SideChip {
                side: Card.Light
            }

            SideChip {
                side: Card.Dark
            }

            Link {
                glyph: Icon.Book
                text: "What may be laid"
            }
        }

        Row {
            spacing: 18

            Name {
                anchors.verticalCenter: parent.verticalCenter
                text: "Chip, tabs, stepper"
            }

            Chip {
                checked: true
                text: "All 38"
            }

            Chip {
                mark: 0
                text: "Ana"
            }

            Chip {
                glyph: Icon.Down
                objectName: "focused"
                text: "2026"
            }

            Chip {
                enabled: false
                mark: 2
                text: "Cho"
            }

            Tabs {
                currentIndex: 1
                names: ["Rounds", "Chart", "Replay"]
                width: 300
            }

            Stepper {
                to: 1000
                value: 500
            }
        }

        Row {
            spacing: 18

            Name {
                anchors.verticalCenter: parent.verticalCenter
                text: "Field, switch"
            }

            TextField {
                glyph: Icon.Search
                placeholderText: "A card or a word"
                width: 260
            }

            TextField {
                text: "Maximilian"
                width: 200
            }

            Switch {
                objectName: "focused"
                text: "Off"
                width: 180
            }

            Switch {
                checked: true
                second: "and why"
                text: "On"
                width: 200
            }
        }

        Row {
            spacing: 18

            Name {
                text: "Radio panel, list"
            }

            Column {
                spacing: 8
                width: 380

                RadioPanel {
                    checked: true
                    second: "what all the others hold. First to 500 wins."
                    text: "Who goes out collects"
                    width: parent.width
                }

                RadioPanel {
                    objectName: "focused"
                    second: "At 500 the lowest sum wins."
                    text: "Each keeps what is left"
                    width: parent.width
                }
            }

            Panel {
                padding: 1
                spacing: 0
                width: 420

                ListRow {
                    tap: ListRow.Tap.Open
                    text: "Edition"
                    value: "FLIP 2020, 112 cards"
                    width: parent.width
                }

                ListRow {
                    divider: true
                    mark: 3
                    objectName: "focused"
                    second: "2 rounds won"
                    text: "Dee"
                    value: "431"
                    width: parent.width
                }

                ListRow {
                    checked: true
                    divider: true
                    glyph: Icon.Clock
                    text: "Selected"
                    width: parent.width
                }
            }
        }

        Row {
            spacing: 18

            Banner {
                text: "Neither colour nor number."
                title: "Not legal"
                tone: Banner.Tone.Bad
                width: 360

                Link {
                    glyph: Icon.Book
                    text: "What may be laid"
                }
            }

            Banner {
                dismissText: "Dismiss"
                text: "The deck has two."
                title: "A third Teal 7?"
                tone: Banner.Tone.Warn
                width: 360
            }

            Banner {
                text: "No Blue in Cho’s hand."
                title: "Innocent"
                width: 360
            }
        }

        Row {
            spacing: 18

            Panel {
                kind: Panel.Kind.Quiet
                width: 360

                Label {
                    text: "A quiet panel"
                }
            }

            Panel {
                kind: Panel.Kind.Raised
                width: 360

                Label {
                    text: "A raised panel"
                }
            }

            Header {
                subtitle: "to 500"
                title: "Round 3"
                width: 360
            }
        }
    }
}
