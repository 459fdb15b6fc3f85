// Where the app opens: the match that is on, new ones, and the last ones.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Home
import Flipside.Match
import Flipside.Shell

Page {
    id: root

    readonly property bool twoColumns: width >= 900 && homeModel.count > 0
    readonly property real columnWidth: twoColumns ? (contentLimit - 32) / 2 : contentLimit

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

    contentLimit: Math.min(twoColumns ? 1040 : 640, width - 2 * margin)
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
        id: demo
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

    Flow {
        spacing: root.twoColumns ? 32 : 12
        visible: Storage.state === Storage.State.Open
        width: parent.width

        Column {
            spacing: 12
            width: root.columnWidth

            Column {
                spacing: root.height < 680 ? 4 : 12
                visible: homeModel.empty
                width: parent.width

                Link {
                    glyph: Icon.Down
                    //: What a screen reader adds to the name of the language.
                    help: qsTr("Language")
                    objectName: "firstLanguage"
                    text: Language.name

                    onClicked: languages.open()
                }

                DeckPanel {
                    low: root.height < 680
                    width: parent.width
                }
            }

            Banner {
                readonly property string trouble: demo.trouble

                //: What a demo match is for.
                text: trouble || qsTr("Tap anything you like: this match belongs to nobody, and nothing of it is kept.")
                //: The match that is on is only there to look around in.
                title: qsTr("This is a demo match")
                tone: trouble.length > 0 ? Banner.Tone.Warn : Banner.Tone.Info
                visible: homeModel.demoShown
                width: parent.width

                Link {
                    enabled: !Storage.readOnly
                    objectName: "throwAway"
                    //: Removes the demo match for good.
                    text: qsTr("Throw it away")

                    onClicked: {
                        demo.throwAway();
                        homeModel.refresh();
                    }
                }
            }

            RunningMatch {
                home: homeModel
                visible: homeModel.running
                width: parent.width

                onResumed: root.openMatch(homeModel.runningMatch)
            }

            HomeActions {
                empty: homeModel.empty
                people: homeModel.lastPeople
                running: homeModel.running
                width: parent.width

                onAgainWanted: Navigator.showRematch(live, homeModel.lastMatch, homeModel.wasOnlyScored())
                onNewMatchWanted: Navigator.showNewMatch(live)
                onScoreWanted: Navigator.showNewMatch(live, true)
            }

            FirstSteps {
                trouble: demo.trouble
                visible: homeModel.empty
                width: parent.width

                onDemoWanted: {
                    demo.load();
                    homeModel.refresh();
                    root.toTop(); // where it is said what this is, and how to be rid of it
                }
            }
        }

        Section {
            //: Heading over the newest matches.
            title: qsTr("Recent matches")
            visible: homeModel.count > 0
            width: root.columnWidth

            Panel {
                padding: 1
                spacing: 0
                width: parent.width

                Repeater {
                    model: homeModel

                    ListRow {
                        required property int index
                        required property string matchId
                        required property string title
                        required property string company
                        required property string when
                        required property bool won
                        required property bool running
                        readonly property string parting: Type.large ? "\n" : "\u00a0·\u00a0" // no dot begins or ends a line

                        tap: ListRow.Tap.Open
                        divider: index > 0
                        glyph: won ? Icon.Crown : [Icon.Clock, Icon.Play][Number(running)]
                        glyphColor: won ? Theme.crown : Theme.ink2
                        objectName: "match" + index
                        second: company.length > 0 ? when + parting + company : when
                        text: title
                        width: parent.width

                        onClicked: root.openMatch(matchId)
                    }
                }
            }
        }
    }
}
