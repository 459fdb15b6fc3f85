// One rule: its card, its text, what else to read, and the rules before and after it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Column {
    id: root

    required property RuleModel rule
    property bool titled: false // shows the title, where nothing else does

    signal linkChosen(string id)
    signal stepped(string id) // reads on, or back

    function step(id: string): bool {
        if (id.length > 0)
            stepped(id);
        return id.length > 0;
    }

    Accessible.name: rule.title
    Accessible.role: Accessible.Grouping
    spacing: 14

    Keys.onLeftPressed: event => event.accepted = step(rule.previous)
    Keys.onRightPressed: event => event.accepted = step(rule.next)

    Column {
        spacing: 2
        visible: root.titled
        width: root.width

        Label {
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.hero - 2
            objectName: "ruleTitle"
            text: root.rule.title
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            text: root.rule.chapter
            visible: text.length > 0
            width: parent.width
        }
    }

    RuleCard {
        rule: root.rule
        visible: root.rule.lightFace >= 0 || root.rule.darkFace >= 0
        width: root.width
    }

    Repeater {
        model: root.rule

        RuleBlock {
            width: root.width

            onLinkChosen: id => root.linkChosen(id)
        }
    }

    Section {
        //: Heading over links from one rule to others.
        title: qsTr("See also")
        visible: root.rule.seeAlso.count > 0
        width: root.width

        RuleRows {
            headings: root.rule.seeAlso
            objectName: "seeAlso"
            width: parent.width

            onChosen: id => root.linkChosen(id)
        }
    }

    Panel {
        padding: 1
        spacing: 0
        visible: root.rule.chapter.length > 0
        width: root.width

        ListRow {
            glyph: Icon.Back
            objectName: "previousRule"
            //: The rule before this one in the book.
            second: qsTr("Previous rule")
            text: root.rule.book ? root.rule.book.titleOf(root.rule.previous) : ""
            visible: root.rule.previous.length > 0
            width: parent.width

            onClicked: root.step(root.rule.previous)
        }

        ListRow {
            divider: root.rule.previous.length > 0
            glyph: Icon.Next
            objectName: "nextRule"
            //: The rule after this one in the book.
            second: qsTr("Next rule")
            text: root.rule.book ? root.rule.book.titleOf(root.rule.next) : ""
            visible: root.rule.next.length > 0
            width: parent.width

            onClicked: root.step(root.rule.next)
        }
    }
}
