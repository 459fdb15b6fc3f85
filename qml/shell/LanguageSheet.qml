// All languages, each under its own name, and the system's.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Sheet {
    id: root

    //: Title over the list of languages.
    title: qsTr("Language")

    Repeater {
        model: ["", ...Language.codes]

        RadioPanel {
            required property string modelData

            objectName: "language-" + modelData
            checked: Settings.language === modelData
            //: Choice of language: the one the system uses.
            text: modelData.length > 0 ? Language.nameOf(modelData) : qsTr("Same as the system")
            width: parent.width

            onClicked: {
                Settings.language = modelData;
                root.close();
            }
        }
    }
}
