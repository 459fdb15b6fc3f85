// Where the app opens: the match that is being played, new ones, and the last ones.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Home
import Flipside.Match
import Flipside.Shell

Page {
    id: root

    readonly property bool hasMatches: homeModel.matches.count > 0
    readonly property homeArrangement arrangement: homeModel.arrangement(width, height, Type.scale, hasMatches)

    function openMatch(id: string) {
        if (Storage.readOnly)
            Navigator.showMatch(id);
        else if (live.open(id))
            Navigator.showMatchPage(live, live.pageToGoOn());
    }

    function resume(match: string) {
        if (!Storage.readOnly && homeModel.isRunning(match))
            openMatch(match);
    }

    contentLimit: arrangement.contentLimit
    plain: true
    //: The place where matches are played.
    title: qsTr("Play")

    onVisibleChanged: {
        if (visible)
            homeModel.refresh();
    }

    HomeModel {
        id: homeModel
    }

    LiveMatch {
        id: live
    }

    Demo {
        id: demoMatch
    }

    FileCheck {
        id: fileCheck
    }

    Timer {
        interval: 1500
        running: true

        onTriggered: fileCheck.start(Storage.path)
    }

    LanguageSheet {
        id: languages

        objectName: "firstLanguages"
    }

    Item {
        height: 64
        width: parent.width

        WordMark {
            Accessible.name: "Flipside"
            Accessible.role: Accessible.StaticText
            anchors.left: parent.left
            anchors.margins: 6
            anchors.top: parent.top
            color: Theme.ink
            height: width * 78 / 282
            width: 172
        }

        Logo {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.topMargin: 4
            height: 46
            visible: root.narrow
            width: 46
        }
    }

    StorageTrouble {
        visible: Storage.state === Storage.State.Failed
        width: parent.width
    }

    Banner {
        //: Closes a message.
        dismissText: qsTr("Dismiss")
        text: fileCheck.trouble || homeModel.trouble || live.trouble
        //: Something is wrong with the file that keeps all matches.
        title: qsTr("Something is wrong with your matches")
        tone: Banner.Tone.Warn
        visible: text.length > 0
        width: parent.width

        onDismissed: {
            fileCheck.dismiss();
            live.dismissTrouble();
        }
    }

    GridLayout {
        columnSpacing: 32
        columns: root.arrangement.twoColumns ? 2 : 1
        rowSpacing: 12
        visible: Storage.state === Storage.State.Open
        width: parent.width

        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // as wide as the other column
            spacing: 12

            ColumnLayout {
                Layout.fillWidth: true
                spacing: root.arrangement.low ? 4 : 12
                visible: homeModel.empty

                Link {
                    glyph: Icon.Down
                    //: What a screen reader adds to the name of the language.
                    help: qsTr("Language")
                    objectName: "firstLanguage"
                    text: Language.name

                    onClicked: languages.open()
                }

                DeckPanel {
                    Layout.fillWidth: true
                    arrangement: root.arrangement
                }
            }

            Banner {
                //: What a demo match is for.
                readonly property string use: qsTr("Tap anything you like: this match is only for trying things out and is not kept.")

                text: demoMatch.trouble || use
                //: The match that is on is only there to look around in.
                title: qsTr("This is a demo match")
                tone: demoMatch.trouble.length > 0 ? Banner.Tone.Warn : Banner.Tone.Info
                Layout.fillWidth: true
                visible: homeModel.demoShown

                Link {
                    enabled: !Storage.readOnly
                    objectName: "throwAway"
                    //: Removes the demo match for good.
                    text: qsTr("Throw it away")

                    onClicked: {
                        demoMatch.throwAway();
                        homeModel.refresh();
                    }
                }
            }

            RunningMatch {
                Layout.fillWidth: true
                home: homeModel
                visible: homeModel.running.matchId.length > 0

                onResumed: root.openMatch(homeModel.running.matchId)
            }

            HomeActions {
                Layout.fillWidth: true
                demo: demoMatch
                home: homeModel
                match: live

                onDemoLoaded: root.toTop() // where it is said what this is, and how to be rid of it
            }
        }

        RecentMatches {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            matches: homeModel.matches

            onOpened: matchId => root.openMatch(matchId)
        }
    }
}
