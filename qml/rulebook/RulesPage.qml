// The rulebook: every edition in every language, to be searched, leafed through and looked at card by card.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook
import Flipside.Shell

Page {
    id: root

    // Columns of large words would be a few words wide.
    readonly property bool wide: width >= 860 && height >= 420 && !Type.large

    // Only what the window has room for is made, once it has a width.
    readonly property string form: {
        if (width <= 0)
            return "";
        return wide ? "RulesDesk.qml" : "RulesPocket.qml";
    }

    // In Qt 6.4 a Loader cannot make what is bound to objects here.
    function loadForm() {
        const parts = {
            "book": book,
            "hits": hits
        };
        const isDesk = form === "RulesDesk.qml";
        pocket.setSource(isDesk ? "" : form, parts);
        desk.setSource(isDesk ? form : "", Object.assign({
                    "rule": rule
                }, parts));
    }

    // A search is left first, then the trail of rules.
    function dismiss(): bool {
        if (hits.searching)
            hits.query = "";
        else
            return wide && rule.back();
        return true;
    }

    function beginSearch() {
        const field = wide ? (desk.item as RulesDesk).search : (pocket.item as RulesPocket).search;
        toTop();
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    contentLimit: Type.large ? 880 : 640
    keysOf: KeyHelp.Page.Rules
    plain: true
    //: The place where the rules can be looked up.
    title: qsTr("Rules")

    Component.onCompleted: loadForm()
    onFormChanged: loadForm()

    data: [
        OpenRulebook {
            id: book

            edition: Settings.bookEdition
            language: Settings.bookLanguage
        },
        RuleModel {
            id: rule

            book: book
            ruleId: "page.overview"
        },
        HitsModel {
            id: hits

            book: book

            onChanged: root.toTop() // what was found best comes first
        },
        Shortcut {
            enabled: root.visible
            sequences: ["/", "Ctrl+F"]

            onActivated: root.beginSearch()
        },
        BookSheet {
            id: bookSheet

            book: book
            objectName: "bookSheet"
        },
        Loader {
            id: desk

            anchors.fill: parent
        },
        Connections {
            function onBookRequested() {
                bookSheet.open();
            }

            function onChosen(id: string) {
                rule.follow(id);
            }

            target: desk.item as RulesDesk
        },
        Connections {
            function onBookRequested() {
                bookSheet.open();
            }

            function onChapterChosen(id: string) {
                Navigator.showChapter(book, id);
            }

            function onChosen(id: string) {
                Navigator.showRulePage(book, id);
            }

            target: pocket.item as RulesPocket
        }
    ]

    Loader {
        id: pocket

        visible: !root.wide
        width: parent.width
    }
}
