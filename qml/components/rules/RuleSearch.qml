// The search field of the rulebook. Every letter searches; the arrow down leads to what was found.
import QtQuick
import Flipside

TextField {
    id: root

    required property HitsModel hits

    signal wentDown // towards the hits

    EnterKey.type: Qt.EnterKeySearch
    glyph: Icon.Search
    inputMethodHints: Qt.ImhNoAutoUppercase
    objectName: "ruleSearch"
    //: In the search field of the rulebook, where there is little room for words.
    placeholderText: hint.advanceWidth <= width - leftPadding - 20 ? hint.text : qsTr("Card or word")
    rightPadding: clear.visible ? 52 : 16
    text: hits.query

    Keys.onDownPressed: {
        if (hits.count > 0)
            wentDown();
    }
    onTextChanged: hits.query = text

    TextMetrics {
        id: hint

        font: root.font
        //: In the search field of the rulebook.
        text: qsTr("A card or a word, in any language")
    }

    IconButton {
        id: clear

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        glyph: Icon.Cross
        objectName: "clearSearch"
        size: 16
        //: Empties the search field.
        text: qsTr("Clear")
        visible: root.length > 0

        onClicked: {
            root.hits.query = "";
            root.forceActiveFocus();
        }
    }
}
