// Makes a sheet when it is asked for; the one that lay there before is gone then.
import QtQuick
import QtQuick.Templates as T

Item {
    id: root

    property T.Popup over: null // the sheet that lies over the page, or lay there last

    function show(sheet: Component, properties: var) {
        if (over)
            over.destroy();
        over = sheet.createObject(root, properties) as T.Popup;
        over.open();
    }
}
