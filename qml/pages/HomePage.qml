// Where the app opens: the match that is on, new ones, and the last ones.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    readonly property bool twoColumns: width >= 900 && homeModel.count > 0
    readonly property real columnWidth: twoColumns ? (contentLimit - 32) / 2 : contentLimit

    readonly property string trouble: fileCheck.trouble || homeModel.trouble || live.trouble

    function openMatch(id: string) {
        if (live.open(id))
            opened(places.pageOf(live), {
                    "match": live
                });
    }

    function resume(match: string) {
        if (homeModel.isRunning(match))
            openMatch(match);
    }

    contentLimit: twoColumns ? Math.min(1040, width - 2 * margin) : Math.min(640, width - 2 * margin)
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

    MatchPlaces {
        id: places
    }

    FileCheck {
        id: fileCheck
    }

    Timer {
        interval: 1500
        running: true

        onTriggered: fileCheck.start(Storage.path)
    }

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

    Loader {
        active: Storage.state === Storage.State.Failed
        source: "StorageTrouble.qml"
        visible: active
        width: parent.width
    }

    Repeater {
        model: root.trouble.length > 0 ? 1 : 0

        Banner {
            width: parent.width
            //: Closes a message.
            dismissText: qsTr("Dismiss")
            text: root.trouble
            //: Something is wrong with the file that keeps all matches.
            title: qsTr("Something is wrong with your matches")
            tone: Banner.Tone.Warn

            onDismissed: {
                fileCheck.dismiss();
                live.dismissTrouble();
            }
        }
    }

    Flow {
        spacing: root.twoColumns ? 32 : 12
        visible: Storage.state === Storage.State.Open
        width: parent.width

        Column {
            spacing: 12
            width: root.columnWidth

            Loader {
                active: homeModel.empty
                source: "FirstStart.qml"
                visible: active
                width: parent.width
            }

            Loader {
                active: homeModel.demo
                visible: active
                width: parent.width

                Component.onCompleted: setSource("DemoBanner.qml", {
                        "home": homeModel
                    })
            }

            Repeater {
                model: homeModel.going ? 1 : 0

                GoingOn {
                    width: parent.width
                    home: homeModel

                    onWanted: root.openMatch(homeModel.goingId)
                }
            }

            HomeActions {
                empty: homeModel.empty
                going: homeModel.going
                people: homeModel.again
                width: parent.width

                onAgainWanted: root.opened(Qt.resolvedUrl("NewMatchPage.qml"), {
                        "match": live,
                        "again": true
                    })
                onNewMatchWanted: root.opened(Qt.resolvedUrl("NewMatchPage.qml"), {
                        "match": live
                    })
                onRefereeWanted: root.opened(Qt.resolvedUrl("AskPage.qml"), {})
                onScoreWanted: root.opened(Qt.resolvedUrl("NewMatchPage.qml"), {
                        "match": live,
                        "scoreOnly": true
                    })
            }

            Loader {
                active: homeModel.empty
                visible: active
                width: parent.width

                Component.onCompleted: setSource("DemoOffer.qml", {
                        "home": homeModel,
                        "page": root
                    })
            }
        }

        Repeater {
            model: homeModel.count > 0 ? 1 : 0

            LastMatches {
                width: root.columnWidth
                home: homeModel

                onWanted: matchId => root.openMatch(matchId)
            }
        }
    }
}
