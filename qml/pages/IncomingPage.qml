// A file with matches was opened: what is in it. It is taken in only when somebody says so.
import QtQuick
import Flipside

Page {
    id: root

    required property string file

    full: true
    //: Title of the page that shows a match which came as a file.
    title: qsTr("From a file")

    Incoming {
        id: incoming

        file: root.file
    }

    LiveMatch {
        id: live
    }

    Banner {
        objectName: "incomingTold"
        text: incoming.told
        //: First: the matches of a file are here now. Second: they are not.
        title: incoming.state === Incoming.State.Taken ? qsTr("Imported") : qsTr("Not imported")
        tone: incoming.state === Incoming.State.Taken ? Banner.Tone.Ok : Banner.Tone.Bad
        visible: incoming.told.length > 0
        width: parent.width
    }

    Panel {
        kind: Panel.Kind.Raised
        padding: 20
        width: parent.width

        Icon {
            color: Theme.ink2
            height: 32
            name: Icon.List
            width: 32
        }

        Label {
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.hero
            objectName: "incomingTitle"
            //: Stands where a file is still being looked into.
            text: incoming.state === Incoming.State.Reading ? qsTr("Looking into the file…") : incoming.title
            visible: text.length > 0
            width: parent.width
        }

        Label {
            text: incoming.detail
            visible: text.length > 0
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            text: pathwise(root.file)
            width: parent.width
        }
    }

    Button {
        enabled: incoming.state === Incoming.State.Offered
        glyph: Icon.Plus
        kind: Button.Kind.Go
        objectName: "takeIn"
        //: Takes what a file holds into the app.
        text: qsTr("Add to my matches")
        visible: incoming.state === Incoming.State.Offered || incoming.state === Incoming.State.Taking
        width: parent.width

        onClicked: incoming.take()
    }

    Button {
        glyph: Icon.Chart
        kind: Button.Kind.Go
        objectName: "seeScores"
        //: Leads to the scores of the match that was just taken in.
        text: qsTr("See the scores")
        visible: incoming.matchId.length > 0
        width: parent.width

        onClicked: {
            if (live.open(incoming.matchId))
                root.opened(Qt.resolvedUrl("ScorePage.qml"), {
                        "match": live
                    });
        }
    }

    Button {
        kind: Button.Kind.Quiet
        objectName: "leaveIt"
        //: First: leaves a file alone that was opened. Second: leads back to the first page.
        text: incoming.state === Incoming.State.Offered ? qsTr("Leave it") : qsTr("Back")
        width: parent.width

        onClicked: root.back()
    }
}
