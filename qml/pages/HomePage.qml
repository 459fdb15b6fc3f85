// Where the app opens: the match that is on, new ones, and the last ones.
import QtQuick
import Flipside

Page {
    id: root

    readonly property bool twoColumns: width >= 900
    readonly property real columnWidth: twoColumns ? (contentLimit - 32) / 2 : contentLimit

    readonly property string trouble: fileCheck.trouble || homeModel.trouble || live.trouble

    function pageOf(phase: int, onlyScore: bool): url {
        if (phase === Phase.Over || (onlyScore && phase === Phase.Round))
            return Qt.resolvedUrl("ScorePage.qml");
        return Qt.resolvedUrl(onlyScore || phase === Phase.Holds ? "RoundEndPage.qml" : "TablePage.qml");
    }

    function openMatch(id: string) {
        if (live.open(id))
            opened(pageOf(live.table.phase, live.draft("only-score").length > 0), {
                    "match": live
                });
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

    Loader {
        active: root.trouble.length > 0
        visible: active
        width: parent.width

        sourceComponent: Banner {
            //: Closes a message.
            dismissText: qsTr("Dismiss")
            text: root.trouble // qmllint disable
            //: Something is wrong with the file that keeps all matches.
            title: qsTr("Something is wrong with your matches")
            tone: Banner.Tone.Warn

            onDismissed: {
                fileCheck.dismiss(); // qmllint disable
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

            Loader {
                active: homeModel.going
                visible: active
                width: parent.width

                sourceComponent: GoingOn {
                    home: homeModel // qmllint disable

                    onWanted: root.openMatch(homeModel.goingId) // qmllint disable
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
                        "home": homeModel
                    })
            }
        }

        Loader {
            active: homeModel.count > 0
            visible: active
            width: root.columnWidth

            sourceComponent: LastMatches {
                home: homeModel // qmllint disable

                onWanted: matchId => root.openMatch(matchId)
            }
        }
    }
}
