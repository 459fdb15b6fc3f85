// Shows a rule over the page, which stays as it is. The sheet is made when the first rule is asked for.
import QtQuick
import Flipside.Shell

Loader {
    id: root

    Connections {
        function onRuleRequested(rule: string, edition: string) {
            root.setSource(Navigator.ruleSheet(), {
                    "firstRule": rule,
                    "edition": edition
                });
        }

        target: Navigator
    }
}
