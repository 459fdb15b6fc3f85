// Where the app opens: the match that is on, new ones, and the last ones. What is not there is not loaded.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    readonly property bool twoColumns: width >= 900 && homeModel.count > 0
    readonly property real columnWidth: twoColumns ? (contentLimit - 32) / 2 : contentLimit

    // Rows that one sees at once; those below the window's edge follow after the first frame.
    property int inSight: 0
    property bool begun: false

    readonly property string trouble: fileCheck.trouble || homeModel.trouble || live.trouble

    function openMatch(id: string) {
        if (live.open(id))
            play(live);
    }

    function resume(match: string) {
        if (homeModel.isRunning(match))
            openMatch(match);
    }

    contentLimit: twoColumns ? Math.min(1040, width - 2 * margin) : Math.min(640, width - 2 * margin)
    plain: true
    //: The place where matches are played.
    title: qsTr("Play")

    Component.onCompleted: {
        begin.forceLayout();
        const room = twoColumns ? contentRoom : contentRoom - begin.implicitHeight;
        inSight = Math.max(0, Math.ceil((room - 112) / 54));
    }
    onVisibleChanged: {
        if (visible)
            homeModel.refresh();
    }

    HomeModel {
        id: homeModel

        most: root.begun ? HomeModel.All : root.inSight

        onChosen: match => root.openMatch(match)
    }

    LiveMatch {
        id: live
    }

    FileCheck {
        id: fileCheck
    }

    Connections {
        enabled: !root.begun
        target: root.Window.window

        function onFrameSwapped() {
            firstFrame.start();
        }
    }

    Timer {
        id: firstFrame

        interval: 0

        onTriggered: root.begun = true
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

        Component.onCompleted: setSource("HomeTrouble.qml", {
                "check": fileCheck,
                "live": live,
                "text": Qt.binding(() => root.trouble)
            })
    }

    Flow {
        spacing: root.twoColumns ? 32 : 12
        visible: Storage.state === Storage.State.Open
        width: parent.width

        Column {
            id: begin

            spacing: 12
            width: root.columnWidth

            Loader {
                active: homeModel.empty
                visible: active
                width: parent.width

                Component.onCompleted: setSource("FirstStart.qml", {
                        "low": Qt.binding(() => root.height < 680)
                    })
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

                Component.onCompleted: setSource("GoingOn.qml", {
                        "home": homeModel
                    })
            }

            HomeActions {
                empty: homeModel.empty
                going: homeModel.going
                people: homeModel.again
                width: parent.width

                onAgainWanted: root.opened(Qt.resolvedUrl("NewMatchPage.qml"), {
                        "match": live,
                        "again": homeModel.latest,
                        "scoreOnly": homeModel.wasOnlyScored()
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

        Loader {
            active: homeModel.count > 0 && homeModel.most > 0
            visible: active
            width: root.columnWidth

            Component.onCompleted: setSource("LastMatches.qml", {
                    "home": homeModel
                })
        }
    }
}
