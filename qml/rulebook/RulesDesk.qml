// The rulebook on a wide window: contents at the left, cards or titles in the middle, the open rule at the right.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Rulebook

FocusScope {
    id: root

    required property OpenRulebook book
    required property RuleModel rule
    required property HitsModel hits
    readonly property bool spread: rule.columns > 3 && !hits.searching // a table that needs the middle too
    readonly property real side: Math.round(176 + 120 * Type.scale)
    readonly property real textWidth: Math.min(460, Math.round((width - side) * 0.47))
    readonly property alias search: contents.search

    signal bookRequested
    signal chosen(string id)

    ContentsModel {
        id: entries // of the chapter in the middle

        book: root.book
        chapter: "04-cards"
    }

    Connections {
        function onChanged() {
            middle.contentY = 0;
        }

        target: root.hits
    }

    // The chapter of whatever is open, however it was reached, stands beside it.
    Connections {
        function onChanged() {
            const chapter = root.rule.chapterId;
            if (chapter.length === 0 || chapter === entries.chapter)
                return;
            entries.chapter = chapter;
            middle.contentY = 0;
        }

        target: root.rule
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        RulesContents {
            id: contents

            Layout.fillHeight: true
            Layout.preferredWidth: root.side
            book: root.book
            chapter: entries.chapter
            hits: root.hits

            onBookRequested: root.bookRequested()
            onChapterChosen: id => {
                root.hits.query = "";
                entries.chapter = id;
                middle.contentY = 0;
                root.chosen(entries.first);
            }
            onEntered: found.openFirst()
            onResultsRequested: found.enter()
        }

        Scroll {
            id: middle

            Layout.fillHeight: true
            Layout.fillWidth: true
            contentHeight: shown.height + 48
            objectName: "rulesMiddle"
            visible: !root.spread

            Column {
                id: shown

                spacing: 16
                width: parent.width - 40
                x: 16
                y: 24

                RuleHits {
                    id: found

                    current: root.rule.ruleId
                    hits: root.hits
                    width: parent.width

                    onChosen: id => root.chosen(id)
                }

                CardShelf {
                    bleed: 12
                    book: root.book
                    corner: 24
                    current: root.rule.ruleId
                    spacing: 16
                    visible: entries.hasCards && !root.hits.searching
                    width: parent.width

                    onChosen: id => root.chosen(id)
                }

                Label {
                    Accessible.role: Accessible.Heading
                    font.bold: true
                    font.pixelSize: Type.title
                    text: entries.title
                    visible: !entries.hasCards && !root.hits.searching
                    width: parent.width
                }

                RuleRows {
                    current: root.rule.ruleId
                    headings: entries
                    visible: !root.hits.searching && entries.count > 0
                    width: parent.width

                    onChosen: id => root.chosen(id)
                }
            }
        }

        RuleReading {
            Layout.fillHeight: true
            Layout.fillWidth: root.spread
            Layout.preferredWidth: root.textWidth
            rule: root.rule
        }
    }
}
