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

    Book {
        id: book

        edition: root.edition
    }

    RuleModel {
        id: rule

        book: book
        ruleId: root.firstRule
    }

    FocusScope {
        focus: true
        implicitHeight: column.height
        width: parent.width

        Keys.onEscapePressed: event => event.accepted = rule.back()

        Column {
            id: column

            spacing: 8
            width: parent.width - 16
            x: 8

            Link {
                glyph: Icon.Back
                objectName: "ruleBack"
                //: Leads back to the rule that was open before.
                text: qsTr("Back")
                visible: rule.canGoBack

                onClicked: rule.back()
            }

            RuleView {
                focus: true
                objectName: "ruleView"
                rule: rule
                width: parent.width

                onLinkChosen: id => {
                    rule.follow(id);
                    root.toTop();
                }
                onStepped: id => {
                    rule.follow(id);
                    root.toTop();
                }
            }
        }
    }
}
