// Lets a table be heard: a sound for what was called, and the referee's sentence spoken, as the settings say.
import QtQuick
import Flipside.Match
import Flipside.Shell

Item {
    id: root

    required property LiveMatch match
    property int side: match.table.pile.side
    property alias speakerSource: loader.from

    function sound() {
        const turned = side !== match.table.pile.side;
        side = match.table.pile.side;
        if (match.refused)
            Sounds.play(Sounds.Refused);
        else if (match.table.turn.phase === Phase.Over)
            Sounds.play(Sounds.Won);
        else
            Sounds.play(turned ? Sounds.Flip : Sounds.Card);
    }

    VoiceLoader {
        id: loader

        objectName: "speaker"

        active: Settings.speech
    }

    Connections {
        function onAnswered() {
            if (root.match.answer === Answer.None)
                return;
            if (Settings.sound)
                root.sound();
            if (loader.speaker)
                loader.speaker.speakRequested(root.match.answerText);
        }

        target: root.match
    }
}
