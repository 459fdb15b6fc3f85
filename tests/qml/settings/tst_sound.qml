// Sounds and spoken calls: off until somebody wants them, tried out when switched on, honest where there is no voice.
import QtQuick
import QtTest
import Flipside.Match
import Flipside.Settings
import Flipside.Shell
import Flipside.Table
import FlipsideTables

TestCase {
    id: testCase

    Component {
        id: panelComponent

        SoundPanel {
            speakerSource: Qt.resolvedUrl("fakes/Parrot.qml")
            width: 380
        }
    }

    Component {
        id: matchComponent

        LiveMatch {
        }
    }

    Component {
        id: voiceComponent

        TableVoice {
            speakerSource: Qt.resolvedUrl("fakes/Parrot.qml")
        }
    }

    Recorder {
        id: recorder
    }

    function speakerOf(item: Item): Speaker {
        return findChild(item, "speaker").item as Speaker;
    }

    function table(): LiveMatch {
        const match = matchComponent.createObject(testCase); // it outlives its voice, as at a table
        recorder.play(match, "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nround\nstart B7\n");
        return match;
    }

    function cleanup() {
        Settings.sound = false;
        Settings.speech = false;
        Settings.keepScreenOn = true;
    }

    function test_offUntilWanted() {
        const panel = createTemporaryObject(panelComponent, testCase);
        compare(findChild(panel, "sound").checked, false);
        compare(findChild(panel, "speech").checked, false);
        compare(findChild(panel, "keepScreenOn").checked, true);
        compare(speakerOf(panel), null);
    }

    function test_switchedOnTheVoiceIsHeard() {
        const panel = createTemporaryObject(panelComponent, testCase);
        findChild(panel, "speech").press();
        compare(Settings.speech, true);
        compare(speakerOf(panel).heard.length, 1);
        compare(findChild(panel, "voiceTrouble").visible, false);
        findChild(panel, "speech").press();
        compare(Settings.speech, false);
    }

    function test_withoutAVoiceItStaysOffAndSaysSo_data() {
        return [{
                "tag": "no engine",
                "source": Qt.resolvedUrl("fakes/Mute.qml")
            }, {
                "tag": "no module",
                "source": Qt.resolvedUrl("fakes/Nowhere.qml")
            }];
    }

    function test_withoutAVoiceItStaysOffAndSaysSo(row) {
        const panel = createTemporaryObject(panelComponent, testCase, {
                "speakerSource": row.source
            });
        const item = findChild(panel, "speech");
        item.press();
        compare(Settings.speech, false);
        compare(item.checked, false);
        compare(findChild(panel, "voiceTrouble").visible, true);
    }

    function test_keepScreenOn() {
        const panel = createTemporaryObject(panelComponent, testCase);
        findChild(panel, "keepScreenOn").press();
        compare(Settings.keepScreenOn, false);
    }

    function test_theRefereeIsHeard() {
        Settings.speech = true;
        const match = table();
        const voice = createTemporaryObject(voiceComponent, testCase, {
                "match": match
            });
        match.type("b3");
        match.type("y9");
        const heard = speakerOf(voice).heard;
        compare(heard.length, 2);
        compare(heard[0], "Ana plays a blue 3: the color matches. Ben is next.");
        compare(heard[1], match.answerText);
        match.dismissAnswer();
        compare(speakerOf(voice).heard.length, 2);
    }

    function test_silentWhereNobodyWantsIt() {
        const match = table();
        const voice = createTemporaryObject(voiceComponent, testCase, {
                "match": match
            });
        match.type("b3");
        compare(speakerOf(voice), null);
    }

    height: 600
    name: "Sound"
    visible: true
    when: windowShown
    width: 400
}
