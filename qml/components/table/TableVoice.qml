// Lets a table be heard: a sound for what was called, and the referee's sentence spoken, as the settings say.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    property int side: match.table.side
    property alias speakerSource: speaker.source
    readonly property bool refused: match.answer === LiveMatch.Illegal || match.answer === LiveMatch.Impossible || match.answer === LiveMatch.Unreadable

    function sound() {
        const turned = side !== match.table.side;
        side = match.table.side;
        if (refused)
            Sounds.play(Sounds.Refused);
        else if (match.table.phase === Phase.Over)
            Sounds.play(Sounds.Won);
        else
            Sounds.play(turned ? Sounds.Flip : Sounds.Card);
    }

    Loader {
        id: speaker

        objectName: "speaker"

        active: Settings.speech
        source: "Voice.qml"
    }

    Connections {
        function onAnswered() {
            if (root.match.answer === LiveMatch.None)
                return;
            if (Settings.sound)
                root.sound();
            if (speaker.item)
                (speaker.item as Speaker).wanted(root.match.answerText);
        }

        target: root.match
    }
}
