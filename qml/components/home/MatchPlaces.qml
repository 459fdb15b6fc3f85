// Where a match goes on: at its table, at the end of its round, or on its scoreboard.
import QtQml
import Flipside

QtObject {
    function pageOf(match: LiveMatch): url {
        const onlyScore = match.draft("only-score").length > 0;
        const phase = match.table.phase;
        if (phase === Phase.Over || (onlyScore && phase === Phase.Round))
            return Qt.resolvedUrl("ScorePage.qml");
        return Qt.resolvedUrl(onlyScore || phase === Phase.Holds ? "RoundEndPage.qml" : "TablePage.qml");
    }
}
