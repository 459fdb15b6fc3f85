// What is on the table page, in the arrangement that suits the window.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Table

FocusScope {
    id: root

    required property LiveMatch match
    required property TableActions actions
    readonly property int form: TableArrangement.form(width, height, Type.large)
    readonly property bool isDesktop: form === TableArrangement.Desktop
    readonly property TablePlaces places: {
        switch (form) {
        case TableArrangement.Desktop:
            return desktop;
        case TableArrangement.Landscape:
        case TableArrangement.LandscapeLargeWords:
            return landscape;
        default:
            return phone;
        }
    }
    readonly property real recordWidth: isDesktop ? 332 : 0
    readonly property bool isWholePage: places.isWholePage
    readonly property bool isRuling: match.refused && match.answer !== Answer.Unreadable // the call was understood
    readonly property bool showing: question.showing && !question.verdict
    readonly property string awaited: {
        const turn = match.table.turn;
        if (showing)
            //: What the table waits for while a hand is shown in a challenge: %1 laid the wild, %2 challenges.
            return qsTr("%1 shows %2 the hand").arg(match.table.challenge.challengedName).arg(turn.actorName);
        if (actions.correcting === TableActions.Correcting.Color)
            //: What the table waits for while the color is put right.
            return qsTr("Which color is in play?");
        if (actions.correcting === TableActions.Correcting.Top)
            //: What the table waits for while the card that lies on the pile is put right.
            return qsTr("Which card is on top?");
        return turn.headline;
    }

    function beginTyping(text: string) {
        typedHere.visible = !isDesktop;
        (isDesktop ? record.typed : typedHere).begin(text);
    }

    // Closes a typed call, a correction, the referee's answer, or a question that has a way back.
    function dismiss(): bool {
        if (typedHere.visible || record.typed.length > 0) {
            record.typed.clear();
            typedHere.end();
        } else if (actions.correcting !== TableActions.Correcting.Nothing) {
            actions.correcting = TableActions.Correcting.Nothing;
        } else if (match.refused) {
            match.dismissAnswer();
        } else if (question.canStepBack) {
            match.stepBack();
        } else {
            return false;
        }
        return true;
    }

    focus: true

    onIsRulingChanged: {
        if (isRuling && typedHere.visible)
            typedHere.end();
    }
    onIsWholePageChanged: isWholePage ? upper.begin() : question.forceActiveFocus()

    TablePhone {
        id: phone

        anchors.fill: parent
        buttons: buttons
        form: root.form
        match: root.match
        question: question
        strip: strip
        upper: upper
        visible: root.places === this
    }

    TableLandscape {
        id: landscape

        anchors.fill: parent
        buttons: buttons
        form: root.form
        match: root.match
        question: question
        strip: strip
        upper: upper
        visible: root.places === this
    }

    TableDesktop {
        id: desktop

        anchors.fill: parent
        anchors.rightMargin: root.recordWidth
        buttons: buttons
        form: root.form
        match: root.match
        question: question
        strip: strip
        upper: upper
        visible: root.places === this
    }

    TableUpper {
        id: upper

        actions: root.actions
        anchors.fill: parent
        awaited: root.awaited
        below: typedHere.visible && root.places.isCovered && !typedHere.isLow ? typedHere.height + 8 : 0
        form: root.form
        isRoomy: root.form === TableArrangement.LandscapeLargeWords && root.height >= 560
        isTableShown: !root.places.isAboutHand
        match: root.match
        message: root.places.message
        parent: root.places.upperPlace
        picture: root.places.picture
        question: question
    }

    TableStrip {
        id: strip

        actions: root.actions
        anchors.fill: parent
        awaited: root.awaited
        isDesktop: root.isDesktop
        match: root.match
        parent: root.places.stripPlace
        picture: root.places.picture
        reserved: root.isDesktop && root.places.hasButtons ? buttons.width : 0
        steady: question.onPad || question.doubting || !Type.large
        wordsRoom: root.places.wordsRoom
    }

    TableQuestion {
        id: question

        actions: root.actions
        anchors.fill: parent
        focus: true
        form: root.form
        match: root.match
        parent: root.places.questionPlace
        buttonsRoom: root.places.buttonsRoom
        turnRoom: root.places.turnRoom
    }

    TurnButtons {
        id: buttons

        anchors.fill: parent
        match: root.match
        onlyUno: !question.isTurn
        parent: root.places.buttonsPlace
        visible: root.places.hasButtons
    }

    RecordPane {
        id: record

        actions: root.actions
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: -root.y // as high as the page
        match: root.match
        visible: root.isDesktop
        width: 332
    }

    TypedCall {
        id: typedHere

        readonly property bool isLow: {
            const isCovered = root.places.isCovered && (root.places === landscape || root.isRuling);
            return root.isWholePage || isCovered;
        }
        readonly property real upperEnd: root.places.upperPlace.y + root.places.upperPlace.height

        function end() {
            clear();
            visible = false;
            question.forceActiveFocus();
        }

        match: root.match
        objectName: "typedHere"
        visible: false
        width: root.places.upperPlace.width
        x: 10
        y: {
            if (isLow)
                return root.height - height - 12;
            return root.places.isCovered ? upperEnd - height : upperEnd + 8;
        }

        onOvertaken: {
            if (visible)
                end();
        }
        onUnderstood: end()
    }
}
