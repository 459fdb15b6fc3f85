// Every card of one side, to be counted: each tap is one copy, and a badge tells how many.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property int side // Card.Side
    required property bool mini // the edition with one side, zeros and no Flip
    required property var copies // face => how often it was tapped
    readonly property bool wide: width >= 700
    readonly property list<int> wilds: [Faces.wild(Card.Wild), Faces.wild(side === Card.Dark ? Card.WildDrawColor : Card.WildDrawTwo)]

    signal called(int face)

    // In the places they have on the table's pad; -1 is the cell that names the band.
    function facesOf(shade: int): var {
        const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(value => Faces.number(shade, value)); // qmllint disable
        const zero = Faces.number(shade, 0);
        const actions = [Card.DrawOne, Card.Skip, Card.Reverse, Card.Flip].map(kind => Faces.action(shade, kind));
        if (wide)
            return mini ? [zero, ...numbers, ...actions.slice(0, 3)] : [...numbers, ...actions];
        return [...numbers.slice(0, 5), actions[0], actions[1], ...numbers.slice(5), mini ? zero : -1, actions[2], mini ? -1 : actions[3]];
    }

    Accessible.role: Accessible.Grouping
    spacing: 4

    Repeater {
        model: Faces.colorsOf(root.side)

        CountBand {
            required property int modelData

            copies: face => root.copies(face)
            faces: root.facesOf(modelData)
            height: root.wide ? 60 : 100
            shade: modelData
            wide: root.wide
            width: root.width

            onCalled: face => root.called(face)
        }
    }

    Row {
        spacing: 6
        topPadding: 4
        width: parent.width

        Repeater {
            model: root.wilds

            WildKey {
                required property int index
                required property int modelData

                copies: root.copies(modelData) // qmllint disable
                face: modelData
                height: 55
                objectName: "key" + modelData
                side: root.side
                text: Faces.names[modelData]
                width: (root.width - 6) * (index === 0 ? 0.4 : 0.6)

                onClicked: root.called(modelData)
            }
        }
    }
}
