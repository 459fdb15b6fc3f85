// One rule on a page of its own. Links open further pages; previous and next leaf through the book.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook
import Flipside.Shell

Page {
    id: root

    required property OpenRulebook book
    required property string ruleId

    covers: Page.Covers.NarrowWindow
    keysOf: KeyHelp.Page.Rule
    subtitle: rule.chapter
    title: rule.title

    footer: Button {
        glyph: Icon.Info
        kind: Button.Kind.Go
        objectName: "askAboutIt"
        //: Leads from a card's rule to the page that answers whether a card may be laid.
        text: qsTr("Ask the referee")
        visible: rule.points >= 0
        width: parent ? parent.width : 0

        onClicked: Navigator.showAsk()
    }

    data: RuleModel {
        id: rule

        book: root.book
        ruleId: root.ruleId
    }

    RuleView {
        focus: true
        objectName: "ruleView"
        rule: rule
        width: parent.width

        onLinkChosen: id => Navigator.showRulePage(root.book, id)
        onStepped: id => {
            root.ruleId = id;
            root.toTop();
        }
    }
}
