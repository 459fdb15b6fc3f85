// A rule over the page that asked for it, which stays as it is. Links inside lead on, and back again.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Sheet {
    id: root

    required property string firstRule
    required property string edition

    Component.onCompleted: open()

    objectName: "ruleSheet"
    title: rule.title

    OpenRulebook {
        id: book

        edition: root.edition
    }

    RuleModel {
        id: rule

        book: book
        ruleId: root.firstRule

        onChanged: root.toTop()
    }

    FocusScope {
        focus: true
        implicitHeight: trail.height
        width: parent.width

        Keys.onEscapePressed: event => event.accepted = rule.back()

        RuleTrail {
            id: trail

            anchors.left: parent.left
            anchors.margins: 8
            anchors.right: parent.right
            rule: rule
        }
    }
}
