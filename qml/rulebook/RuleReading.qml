// The right side of a wide rulebook: the rule that is open, with the way back along its links.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Rectangle {
    id: root

    required property RuleModel rule

    signal refereeRequested

    color: Theme.sheet

    Rectangle {
        color: Theme.line
        height: parent.height
        width: 1
    }

    Scroll {
        id: scroll

        contentHeight: column.height + 48
        height: parent.height - (ask.visible ? ask.height + 32 : 0)
        width: parent.width

        Column {
            id: column

            spacing: 8
            width: parent.width - 56
            x: 28
            y: 24

            Link {
                glyph: Icon.Back
                objectName: "ruleBack"
                //: Leads back to the rule that was open before.
                text: qsTr("Back")
                visible: root.rule.canGoBack

                onClicked: root.rule.back()
            }

            RuleView {
                objectName: "ruleView"
                rule: root.rule
                titled: true
                width: parent.width

                onLinkChosen: id => root.rule.follow(id)
                onStepped: id => root.rule.follow(id)
            }
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

        glyph: Icon.Info
        kind: Button.Kind.Go
        //: Leads from a card's rule to the page that answers whether a card may be laid.
        text: qsTr("Ask the referee about it")
        visible: root.rule.points >= 0
        width: parent.width - 56
        x: 28
        y: parent.height - height - 20

        onClicked: root.refereeRequested()
    }
}
