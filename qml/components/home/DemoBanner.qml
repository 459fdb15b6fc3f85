// Says that the match that is on is only a demonstration, and throws it away.
import QtQuick
import Flipside

Banner {
    id: root

    required property HomeModel home

    //: What a demo match is for.
    text: demo.trouble || qsTr("Tap anything you like: this match belongs to nobody, and nothing of it is kept.")
    //: The match that is on is only there to look around in.
    title: qsTr("This is a demo match")
    tone: demo.trouble.length > 0 ? Banner.Tone.Warn : Banner.Tone.Info

    Link {
        objectName: "throwAway"
        //: Removes the demo match for good.
        text: qsTr("Throw it away")

        onClicked: {
            demo.throwAway();
            root.home.refresh();
        }
    }

    Demo {
        id: demo
    }
}
