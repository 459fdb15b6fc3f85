// The right side of a wide rulebook: the rule that is open, with the way back along its links.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook
import Flipside.Shell

Rectangle {
    id: root

    required property RuleModel rule

    color: Theme.sheet

    Rectangle {
        anchors.bottom: parent.bottom
        anchors.top: parent.top
        color: Theme.line
        width: 1
    }

    Scroll {
        id: scroll

        anchors.bottom: ask.visible ? ask.top : parent.bottom
        anchors.bottomMargin: ask.visible ? 12 : 0
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        contentHeight: trail.height

        RuleTrail {
            id: trail

            bottomPadding: 24
            rule: root.rule
            titled: true
            topPadding: 24
            width: parent.width - 56
            x: 28
        }

        Connections {
            function onChanged() {
                scroll.contentY = 0;
            }

            target: root.rule
        }
    }

    Button {
        id: ask

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 20
        anchors.left: parent.left
        anchors.leftMargin: 28
        anchors.right: parent.right
        anchors.rightMargin: 28
        glyph: Icon.Info
        kind: Button.Kind.Go
        //: Leads from a card's rule to the page that answers whether a card may be laid.
        text: qsTr("Ask the referee about it")
        visible: root.rule.points >= 0

        onClicked: Navigator.showAsk()
    }
}
