// A rule whose links lead on to others, and the way back along them.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Column {
    id: root

    required property RuleModel rule
    property alias titled: view.titled

    spacing: 8

    Link {
        glyph: Icon.Back
        objectName: "ruleBack"
        //: Leads back to the rule that was open before.
        text: qsTr("Back")
        visible: root.rule.canGoBack

        onClicked: root.rule.back()
    }

    RuleView {
        id: view

        focus: true
        objectName: "ruleView"
        rule: root.rule
        width: parent.width

        onLinkChosen: id => root.rule.follow(id)
        onStepped: id => root.rule.follow(id)
    }
}
