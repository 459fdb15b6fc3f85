// Holds the app's places: navigation where it fits the window, pages one above the other, and the way back.
import QtQuick
import Flipside.Controls
import Flipside.Shell

FocusScope {
    id: root

    required property list<Place> places
    property int place: 0
    property string incoming // a file that somebody wants opened
    readonly property bool narrow: width < 600
    readonly property bool wide: width >= 1000
    readonly property alias page: stack.current
    readonly property bool awake: page ? page.awake : false
    readonly property int leastCover: narrow ? Page.Covers.NarrowWindow : Page.Covers.AnyWindow // without navigation
    readonly property bool barless: page !== null && page.covers >= leastCover
    readonly property bool canGoBack: stack.depth > 1 || place !== 0
    readonly property Item focused: Window.activeFocusItem

    function go(index: int) {
        if (index === place) {
            stack.pop(stack.depth - 1);
            return;
        }
        place = index;
        stack.pop(stack.depth);
        open(Navigator.firstPage(places[index].place), {});
    }

    function open(page: url, properties: var) {
        stack.push(page, properties).back.connect(root.goBack);
    }

    // One step back: the page below, then the first place.
    function goBack() {
        if (stack.depth > 1)
            stack.pop(1);
        else if (place !== 0)
            go(0);
    }

    Component.onCompleted: {
        const left = Settings.atTable;
        open(Navigator.firstPage(places[place].place), {});
        if (incoming.length > 0)
            Navigator.showIncoming(incoming);
        else
            page.resume(left);
        stack.animated = true;
    }
    onPageChanged: arrived.restart()
    onAwakeChanged: Awake.requested = awake
    onFocusedChanged: focusLost.restart()

    Connections {
        function onPageRequested(page: url, properties: var) {
            root.open(page, properties);
        }

        function onPlaceRequested(place: int) {
            for (let i = 0; i < root.places.length; ++i) {
                if (root.places[i].place === place)
                    root.go(i);
            }
        }

        // A match of the history is resumed by the first place, as the history's page is closed with its match.
        function onResumeRequested(match: string) {
            root.go(0);
            root.page.resume(match);
        }

        target: Navigator
    }

    // Remembers the match while its pages are open, and forgets it at a place's first page. Delayed, so that a page
    // that is only passed through does not count.
    Timer {
        id: arrived

        interval: 0

        onTriggered: {
            if (root.page && (root.page.atTable.length > 0 || stack.depth === 1))
                Settings.atTable = root.page.atTable;
        }
    }

    // A sheet that closes leaves nothing focused.
    Timer {
        id: focusLost

        interval: 0

        onTriggered: {
            if (root.page && root.focused === root.Window.contentItem)
                root.page.forceActiveFocus();
        }
    }

    Shortcut {
        enabled: root.canGoBack && root.activeFocus // not while a sheet lies over the page, which has its own Escape
        sequences: ["Back", "Escape", "Alt+Left"]

        onActivated: {
            if (!root.page.dismiss())
                root.goBack();
        }
    }

    Nav {
        id: nav

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        current: root.place
        height: rail ? parent.height : implicitHeight
        places: Array.from(root.places)
        rail: !root.narrow
        visible: !root.barless
        width: root.narrow ? parent.width : Math.round((root.wide ? 96 : 80) * (0.2 + 0.8 * Type.scale))

        onChosen: index => root.go(index)
    }

    TroubleBanners {
        id: troubles

        anchors.left: stack.left
        anchors.margins: 12
        anchors.right: stack.right
        anchors.top: parent.top
        atPlaces: !root.barless
    }

    RuleOver {
        objectName: "ruleOver"
    }

    PageStack {
        id: stack

        anchors.bottom: root.narrow && !root.barless ? nav.top : parent.bottom
        anchors.left: root.narrow || root.barless ? parent.left : nav.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: troubles.height > 0 ? troubles.height + 12 : 0
        objectName: "stack"
    }
}
