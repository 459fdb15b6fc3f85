// Changes somebody's entry: name of today, look, out of sight, or the same person as another entry.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Players

Sheet {
    id: root

    required property Person person
    required property PeopleModel people
    property string other // id of the entry that may be the same person
    property string otherName
    readonly property bool renamed: nameField.text !== person.entry.name
    readonly property string namesake: renamed ? people.namesake(person.player, nameField.text) : ""

    signal merged(string into)

    //: Title over what can be changed about a person.
    title: qsTr("Change %1").arg(person.entry.name)

    onAboutToShow: {
        nameField.text = person.entry.name;
        other = "";
        people.dismiss();
        toTop();
    }

    Banner {
        objectName: "editTrouble"
        text: root.people.trouble
        //: A change of a person's entry was refused; the reason stands below.
        title: qsTr("That is not possible")
        tone: Banner.Tone.Bad
        visible: text.length > 0
        width: parent.width

        onVisibleChanged: {
            // Whoever merged stands far below.
            if (visible)
                root.toTop();
        }
    }

    Section {
        //: Heading over the field with a person's name.
        title: qsTr("Name")
        width: parent.width

        TextField {
            id: nameField

            maximumLength: 40
            objectName: "personName"
            placeholderText: qsTr("Name")
            width: parent.width

            onAccepted: rename.press()
        }

        Label {
            color: Theme.ink2
            leftPadding: 6
            objectName: "namesake"
            //: Below the field with a person's new name: somebody else, %1, is called so. "Below" is the list of people
            //: with the button that makes two entries one.
            text: qsTr("There is already a %1. If that is the same person, merge the two below.").arg(root.namesake)
            visible: root.namesake.length > 0
            width: parent.width
        }

        Button {
            id: rename

            enabled: nameField.text.trim().length > 0 && root.renamed
            kind: Button.Kind.Go
            objectName: "rename"
            //: Gives a person another name.
            text: qsTr("Rename")
            width: parent.width

            onClicked: {
                if (root.people.rename(root.person.player, nameField.text))
                    root.person.refresh();
            }
        }
    }

    Section {
        //: Heading over the marks and colors that stand for people.
        title: qsTr("Mark and color")
        width: parent.width

        LookChoice {
            mark: root.person.entry.mark
            colorIndex: root.person.entry.colorIndex
            width: parent.width

            onChosen: (mark, colorIndex) => {
                root.people.setLook(root.person.player, mark, colorIndex);
                root.person.refresh();
            }
        }
    }

    Section {
        //: Heading over other entries that may be the same person.
        title: qsTr("The same person as")
        visible: others.count > 1
        width: parent.width

        Flow {
            width: parent.width + 8

            Repeater {
                id: others

                model: root.people

                Chip {
                    required property string playerId
                    required property string name
                    required mark
                    required colorIndex

                    checked: root.other === playerId
                    gap: 8
                    objectName: "same" + name
                    text: name
                    visible: playerId !== root.person.player
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: {
                        root.other = checked ? "" : playerId;
                        root.otherName = name;
                        root.reveal(merge);
                    }
                }
            }
        }

        Button {
            id: merge

            kind: Button.Kind.Bad
            objectName: "merge"
            //: Two entries become one: %1 is the name that goes, %2 the one that stays.
            second: qsTr("All matches of %1 become matches of %2. This cannot be undone.").arg(root.person.entry.name).arg(root.otherName)
            text: qsTr("Merge them")
            visible: root.other.length > 0
            width: parent.width

            onClicked: {
                if (root.people.merge(root.person.player, root.other)) {
                    root.close();
                    root.merged(root.other);
                }
            }
        }
    }

    Item {
        height: 4
        width: 1
    }

    Button {
        objectName: "archive"
        //: First: lists somebody again. Second: keeps somebody's matches and hides the name from lists.
        text: root.person.entry.archived ? qsTr("Back from the archive") : qsTr("Archive")
        //: What archiving a person does.
        second: root.person.entry.archived ? "" : qsTr("All matches stay; the name is no longer offered.")
        width: parent.width

        onClicked: {
            root.people.archive(root.person.player, !root.person.entry.archived);
            root.person.refresh();
        }
    }
}
