// A row of a list: what it is, a second line, a value at the end, and a sign of what a tap does.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls

Tappable {
    id: root

    enum Tap {
        Choose,
        Open, // leads somewhere
        Unfold, // what is below it
        Fold,
        Act, // as its value says
        Nothing
    }

    property int tap: ListRow.Tap.Choose
    property int glyph: (action as Action)?.glyph ?? Icon.None
    property color glyphColor: (action as Action)?.destructive ? Theme.bad : Theme.ink2
    property int mark: -1 // of a player
    property int colorIndex: mark // of the player's colour
    property string second
    property string value
    property bool divider: (action as Action)?.divider ?? false // a hairline above, between the rows of a panel
    property color checkedColor: Theme.table // behind the words of the one that is chosen
    readonly property bool acts: tap === ListRow.Tap.Act
    readonly property int endGlyph: {
        if (checkable)
            return checked ? Icon.Check : Icon.None;
        return [Icon.None, Icon.Next, Icon.Down, Icon.Up, Icon.None, Icon.None][tap];
    }
    readonly property int signWidth: {
        if (glyph !== Icon.None)
            return Math.round(22 * Type.penScale);
        return mark >= 0 ? Math.round(14 * Type.penScale) : 0;
    }
    readonly property int endWidth: checkable || endGlyph !== Icon.None ? Math.round(16 * Type.penScale) : 0
    readonly property real around: (signWidth > 0 ? signWidth + 14 : 0) + (endWidth > 0 ? endWidth + 10 : 0)
    readonly property bool crowded: titleSize.advanceWidth + valueSize.advanceWidth + 16 > availableWidth - around
    readonly property bool stacked: value.length > 0 && (crowded || Type.large && second.length > 0)

    Accessible.description: value.length > 0 && second.length > 0 ? value + ", " + second : value + second
    Accessible.role: tap === ListRow.Tap.Choose || tap === ListRow.Tap.Nothing ? Accessible.ListItem : Accessible.Button
    activeFocusOnTab: tap !== ListRow.Tap.Nothing
    horizontalPadding: 16
    implicitHeight: Math.max(54, Math.ceil(implicitContentHeight) + topPadding + bottomPadding)
    implicitWidth: 320
    verticalPadding: 10

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            color: root.checkedColor
            radius: 15
            visible: (root.down && root.tap !== ListRow.Tap.Nothing) || root.checked
        }

        Rectangle {
            anchors.left: parent.left
            anchors.margins: 16
            anchors.right: parent.right
            color: Theme.line
            height: 1
            visible: root.divider
        }
    }
    contentItem: RowLayout {
        spacing: 10

        Item {
            Layout.preferredHeight: root.signWidth
            Layout.preferredWidth: root.signWidth
            Layout.rightMargin: 4
            visible: root.signWidth > 0

            Icon {
                anchors.fill: parent
                color: root.glyphColor
                name: root.glyph
                visible: root.glyph !== Icon.None
            }

            PlayerMark {
                anchors.fill: parent
                color: Theme.person(root.colorIndex, Theme.dark)
                number: Math.max(0, root.mark)
                visible: root.glyph === Icon.None
            }
        }

        GridLayout {
            id: words

            columnSpacing: 12
            columns: root.stacked ? 1 : 2
            rowSpacing: 2

            ColumnLayout {
                spacing: 2

                TitleLabel {
                    id: title

                    Layout.fillWidth: true
                    font.bold: true
                    text: root.text
                }

                Label {
                    Layout.fillWidth: true
                    color: Theme.ink2
                    font.pixelSize: Type.second
                    text: root.second
                    visible: text.length > 0
                }
            }

            Label {
                id: end

                Layout.fillWidth: root.stacked
                color: root.acts ? Theme.ink : Theme.ink2
                font.bold: root.acts
                font.pixelSize: root.acts ? Type.second : Type.body
                font.underline: root.acts
                text: root.value
                visible: text.length > 0
            }
        }

        Icon {
            Layout.preferredHeight: root.endWidth
            Layout.preferredWidth: root.endWidth
            color: Theme.ink2
            name: root.endGlyph
            visible: root.endWidth > 0
        }
    }

    TextMetrics {
        id: titleSize

        font.bold: true
        font.pixelSize: title.size
        text: root.text
    }

    TextMetrics {
        id: valueSize

        font: end.font
        text: root.value
    }

    FocusRing {
        anchors.margins: 2
        radius: 15
        visible: root.visualFocus
    }
}
