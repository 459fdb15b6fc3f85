// Where the app opens: its name, the deck as it lies, and the way to make oneself at home.
import QtQuick
import Flipside

Page {
    id: root

    readonly property bool twoColumns: width >= 900

    contentLimit: twoColumns ? 1040 : 640

    //: The place where matches are played.
    title: qsTr("Play")
    plain: true

    Item {
        height: 64
        width: parent.width

        WordMark {
            Accessible.name: "Flipside"
            Accessible.role: Accessible.StaticText
            color: Theme.ink
            height: width * 78 / 282
            width: 172
            x: 6
            y: 6
        }

        Logo {
            height: 46
            visible: root.narrow
            width: 46
            x: parent.width - width
            y: 4
        }
    }

    Flow {
        spacing: 24
        width: parent.width

        DeckPanel {
            width: root.twoColumns ? Math.round((parent.width - 24) * 0.56) : parent.width
        }

        Section {
            plain: root.twoColumns
            //: Heading over the settings a newcomer may want to look at first.
            title: qsTr("Make yourself at home")
            width: root.twoColumns ? Math.floor((parent.width - 24) * 0.44) : parent.width

            Panel {
                padding: 1
                spacing: 0
                width: parent.width

                ListRow {
                    chevron: true
                    //: A row that leads to the settings, with the language in use beside it.
                    text: qsTr("Language")
                    value: Language.name
                    width: parent.width

                    onClicked: root.placeChosen(Qt.resolvedUrl("SettingsPage.qml"))
                }

                ListRow {
                    chevron: true
                    divider: true
                    //: A row that leads to the settings, with the size in per cent beside it.
                    text: qsTr("Text size")
                    //: %1 is a number of per cent.
                    value: qsTr("%1%").arg(Settings.textSize)
                    width: parent.width

                    onClicked: root.placeChosen(Qt.resolvedUrl("SettingsPage.qml"))
                }
            }
        }
    }
}
