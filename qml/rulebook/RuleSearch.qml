// The search field of the rulebook. Every letter searches; the arrow down leads to what was found, Enter
// opens the best of it.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

SearchField {
    id: root

    required property HitsModel hits

    signal resultsRequested // towards the hits

    objectName: "ruleSearch"
    //: In the search field of the rulebook, where there is little room for words.
    placeholderText: hint.advanceWidth <= width - leftPadding - 20 ? hint.text : qsTr("Card or word")
    text: hits.query

    Keys.onDownPressed: {
        if (hits.count > 0)
            resultsRequested();
    }
    onTextChanged: hits.query = text

    TextMetrics {
        id: hint

        font: root.font
        //: In the search field of the rulebook.
        text: qsTr("A card or a word, in any language")
    }
}
