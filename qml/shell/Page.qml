// A page: its title, what can be done here, and content that scrolls.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

FocusScope {
    id: root

    enum Covers {
        Nothing,
        NarrowWindow, // the bar at its lower end
        AnyWindow // the rail beside a wide one, too
    }

    property string title
    property string subtitle
    property real contentLimit: 640 // no line longer than one can read; wide pages ask for more
    property Page below: null // the page that this one was opened from
    property int depth: 0 // pages below this one
    readonly property bool nested: depth > 0
    readonly property bool narrow: width < 600
    readonly property real margin: narrow ? 16 : 32
    property alias actions: actionRow.data // at the right of the header, on a nested page
    property real besideHeader: 0 // kept free at its right, for what reaches up to the window's edge
    property bool plain: false // without a title of its own
    property bool steady: false // its header keeps its height
    property string atTable // id of the match that is played on this page
    property bool awake: false // the screen stays on while it shows
    property int covers: Page.Covers.Nothing // of the navigation
    readonly property real headerHeight: scroll.y
    readonly property real scrolled: scroll.contentY
    readonly property real contentRoom: scroll.height - column.y - 24 // without a scroll
    property alias footer: footerColumn.data // what stays in sight below the content
    default property alias content: column.data

    property HelpSheet helpSheet: null // made when F1 is pressed
    property int keysOf: KeyHelp.Page.Other // whose keys hold here
    property list<Action> keyActions // what they do besides
    property bool oneSided: false // the cards that are played with here

    signal back

    // Puts away what a person may want to be rid of before leaving the page; false where there is nothing.
    function dismiss(): bool {
        return false;
    }

    // What the way back does first; false where it leaves the page.
    function stepBack(): bool {
        return false;
    }

    // Goes back to the match that was on the table when the app was left or killed.
    function resume(match: string) {
    }

    function toTop() {
        scroll.contentY = 0;
    }

    // What just unfolded comes into sight: all of it, or its beginning at the top where it is higher than that.
    function bring(item: Item) {
        scroll.settle(scroll.contentItem);
        scroll.reveal(item);
        if (item.height > scroll.height)
            scroll.contentY = Math.min(scroll.lowest, item.mapToItem(column, 0, 0).y + column.y - 8);
    }

    // Changes the size of words without moving away what was tapped for it.
    function hold(item: Item, change: var) {
        scroll.keep(item, change);
    }

    function showHelp() {
        if (!helpSheet)
            helpSheet = help.createObject(root) as HelpSheet;
        helpSheet.toTop();
        helpSheet.open();
    }

    Accessible.name: title
    Accessible.role: Accessible.Pane
    focus: true

    // On a page that was just opened the keys begin on the page, not in the navigation.
    Keys.onTabPressed: event => {
        event.accepted = Window.activeFocusItem === root;
        if (event.accepted)
            nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason);
    }

    Shortcut {
        enabled: root.visible
        sequence: "F1"

        onActivated: root.showHelp()
    }

    Component {
        id: help

        HelpSheet {
            actions: Array.from(root.keyActions)
            oneSided: root.oneSided
            page: root.keysOf
        }
    }

    Header {
        id: header

        readonly property int margin: root.narrow ? 4 : 16

        anchors.left: parent.left
        anchors.leftMargin: margin
        anchors.right: actionRow.left
        anchors.top: parent.top
        anchors.topMargin: root.narrow ? 4 : 12
        fixedHeight: root.steady
        subtitle: root.subtitle
        title: root.title
        visible: root.nested

        onBack: {
            if (!root.stepBack())
                root.back();
        }
    }

    Row {
        id: actionRow

        anchors.right: parent.right
        anchors.rightMargin: header.margin + root.besideHeader
        anchors.verticalCenter: header.verticalCenter
        visible: root.nested
    }

    Scroll {
        id: scroll

        anchors.bottom: footerBar.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: root.nested ? header.bottom : parent.top
        contentHeight: column.y + column.implicitHeight + 24

        Column {
            id: column

            spacing: 12
            width: Math.min(scroll.width - 2 * root.margin, root.contentLimit)
            x: Math.round((scroll.width - width) / 2)
            y: {
                if (root.nested)
                    return 8;
                return root.narrow ? 20 : 28;
            }

            // It scrolls away with what is below it.
            TitleLabel {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                font.bold: true
                height: Math.max(48, implicitHeight) // as beside a button
                size: Type.hero
                text: root.title
                verticalAlignment: Text.AlignVCenter
                visible: !root.nested && !root.plain
                width: parent.width
            }
        }
    }

    Rectangle {
        id: footerBar

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        color: Theme.page
        height: footerColumn.implicitHeight > 0 ? footerColumn.implicitHeight + 20 : 0

        Rectangle {
            anchors.left: parent.left
            anchors.right: parent.right
            color: Theme.line
            height: Math.min(1, parent.height)
        }

        Column {
            id: footerColumn

            spacing: 8
            width: column.width
            x: column.x
            y: 10
        }
    }
}
