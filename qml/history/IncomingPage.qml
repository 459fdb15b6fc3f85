// A file with matches was opened: what is in it. It is taken in only when somebody says so.
import QtQuick
import Flipside.Controls
import Flipside.History
import Flipside.Match
import Flipside.Shell

Page {
    id: root

    required property string file

    // or it would not be said why nothing is taken in
    covers: Storage.readOnly ? Page.Covers.Nothing : Page.Covers.NarrowWindow
    //: Title of the page that shows a match which came as a file.
    title: qsTr("From a file")

    IncomingFile {
        id: incoming

        file: root.file
    }

    LiveMatch {
        id: live
    }

    Banner {
        objectName: "incomingStatus"
        text: incoming.statusMessage
        //: First: the matches of a file are here now. Second: they are not.
        title: incoming.state === IncomingFile.State.Taken ? qsTr("Imported") : qsTr("Not imported")
        tone: incoming.state === IncomingFile.State.Taken ? Banner.Tone.Ok : Banner.Tone.Bad
        visible: incoming.statusMessage.length > 0
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
            text: incoming.state === IncomingFile.State.Reading ? qsTr("Reading the file…") : incoming.title
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
        enabled: incoming.state === IncomingFile.State.Offered && !Storage.readOnly
        glyph: Icon.Plus
        kind: Button.Kind.Go
        objectName: "takeIn"
        //: Takes what a file holds into the app.
        text: qsTr("Add to my matches")
        visible: incoming.state === IncomingFile.State.Offered || incoming.state === IncomingFile.State.Taking
        width: parent.width

        onClicked: incoming.importFile()
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
                Navigator.showScore(live);
        }
    }

    Button {
        kind: Button.Kind.Quiet
        objectName: "leaveIt"
        //: First: leaves a file alone that was opened. Second: leads back to the first page.
        text: incoming.state === IncomingFile.State.Offered ? qsTr("Leave it") : qsTr("Back")
        width: parent.width

        onClicked: root.back()
    }
}
