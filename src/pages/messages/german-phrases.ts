/**
 * Sentences of core that stand in the details of its messages, in English and German. `{1}` is what the sentence names.
 * A sentence that is missing here is shown in English.
 */
export const germanPhrases: readonly (readonly [english: string, german: string])[] = [
  // Values of columns
  ['a value is required.', 'Ein Wert ist erforderlich.'],
  ["text is needed; '{1}' was given.", 'Ein Text ist nötig; „{1}“ steht da.'],
  ['text is needed.', 'Ein Text ist nötig.'],
  ['at most {1} characters fit; {2} were given.', 'Höchstens {1} Zeichen passen; es sind {2}.'],
  ['at most {1} values fit; {2} were given.', 'Höchstens {1} Werte passen; es sind {2}.'],
  ['a number has at most {1} characters; {2} were given.', 'Eine Zahl hat höchstens {1} Zeichen; es sind {2}.'],
  ["a number from {1} to {2} is needed; '{3}' was given.", 'Eine Zahl von {1} bis {2} ist nötig; „{3}“ steht da.'],
  ["a number is needed; '{1}' was given.", 'Eine Zahl ist nötig; „{1}“ steht da.'],
  ["a whole number of 32 bits is needed; '{1}' was given.", 'Eine ganze Zahl mit 32 Bit ist nötig; „{1}“ steht da.'],
  ["true or false is needed; '{1}' was given.", 'Ja oder Nein ist nötig; „{1}“ steht da.'],
  ["a time such as 2026-01-31T10:00:00Z is needed; '{1}' was given.", 'Ein Zeitpunkt wie 2026-01-31T10:00:00Z ist nötig; „{1}“ steht da.'],
  ["one of {1} is needed; '{2}' was given.", 'Einer der Werte {1} ist nötig; „{2}“ steht da.'],
  ["a GUID is needed; '{1}' was given.", 'Eine GUID ist nötig; „{1}“ steht da.'],
  ['Url and Description hold at most 255 characters each.', 'Adresse und Text haben je höchstens 255 Zeichen.'],
  [
    "Url must be an address such as https://example.com/ or one that begins with /; '{1}' was given.",
    'Eine Adresse wie https://example.com/ ist nötig, oder eine, die mit / beginnt; „{1}“ steht da.',
  ],
  ['the server alone writes this column.', 'Nur der Server schreibt diese Spalte.'],
  [
    'a note holds at most {1} bytes (setting Limits:NoteBytes). Shorten it, or attach it as a file.',
    'Ein langer Text hat höchstens {1} Byte (Einstellung Limits:NoteBytes). Kürzen Sie ihn, oder hängen Sie ihn als Datei an.',
  ],
  ['there is no person or group with the id {1} in this site.', 'In dieser Website gibt es niemanden mit der ID {1}.'],
  [
    'there is no item with the id {1} in the list that the column looks up.',
    'In der Liste, in der die Spalte nachschlägt, gibt es kein Element mit der ID {1}.',
  ],
  [
    'item {1} already has this value, and no two items may have the same.',
    'Das Element {1} hat diesen Wert schon, und jeder Wert darf nur einmal vorkommen.',
  ],
  [
    'another item already has this value, and no two items may have the same.',
    'Ein anderes Element hat diesen Wert schon, und jeder Wert darf nur einmal vorkommen.',
  ],
  // Names of files
  ['a name has at least one character', 'Ein Name hat wenigstens ein Zeichen'],
  ['a name has at most {1} characters', 'Ein Name hat höchstens {1} Zeichen'],
  ['it must not hold any of {1}', 'Er darf keines dieser Zeichen enthalten: {1}'],
  ['it must not hold control characters', 'Er darf keine Steuerzeichen enthalten'],
  ['it must be whole Unicode text', 'Er muss vollständiger Unicode-Text sein'],
  ['it must not begin or end with a space', 'Er darf nicht mit einem Leerzeichen beginnen oder enden'],
  ['it must not end with a period', 'Er darf nicht mit einem Punkt enden'],
  ['it must not begin with ~$', 'Er darf nicht mit ~$ beginnen'],
  ['it must not hold _vti_', 'Er darf _vti_ nicht enthalten'],
  ['it is reserved by operating systems', 'Betriebssysteme haben ihn für sich'],
  // Lists, columns and views
  ['A list needs a Title that is not empty.', 'Eine Liste braucht einen Titel.'],
  ["A list's Title holds at most 255 characters; {1} were given.", 'Der Titel einer Liste hat höchstens 255 Zeichen; es sind {1}.'],
  ['A view needs a Title that is not empty.', 'Eine Ansicht braucht einen Titel.'],
  ["A view's Title holds at most 255 characters; {1} were given.", 'Der Titel einer Ansicht hat höchstens 255 Zeichen; es sind {1}.'],
  ['A view shows at most {1} columns; {2} were given.', 'Eine Ansicht zeigt höchstens {1} Spalten; es sind {2}.'],
  ["List '{1}' has {2} views, which is the most it may have.", 'Die Liste „{1}“ hat {2} Ansichten; mehr darf sie nicht haben.'],
  [
    "You have {1} personal views of the list '{2}', which is the most one may have.",
    'Sie haben {1} persönliche Ansichten der Liste „{2}“; mehr darf man nicht haben.',
  ],
  ['A personal view cannot be the default view of a list.', 'Eine persönliche Ansicht kann nicht die Standardansicht einer Liste sein.'],
  [
    'A list always has a default view. Make another view the default instead.',
    'Eine Liste hat immer eine Standardansicht. Machen Sie stattdessen eine andere Ansicht zum Standard.',
  ],
  [
    "'{1}' is the default view of its list and cannot be deleted. Make another view the default first.",
    '„{1}“ ist die Standardansicht der Liste und lässt sich nicht löschen. Machen Sie zuerst eine andere Ansicht zum Standard.',
  ],
  [
    "Column '{1}' is built in and cannot be changed or deleted.",
    'Die Spalte „{1}“ ist eingebaut und lässt sich weder ändern noch löschen.',
  ],
  ["Column '{1}' cannot be deleted: every list has it.", 'Die Spalte „{1}“ lässt sich nicht löschen: Jede Liste hat sie.'],
  [
    "Column '{1}' cannot be deleted: the content type '{2}' has it.",
    'Die Spalte „{1}“ lässt sich nicht löschen: Der Inhaltstyp „{2}“ hat sie.',
  ],
  [
    "Column '{1}' cannot be deleted: the dependent lookup column '{2}' needs it.",
    'Die Spalte „{1}“ lässt sich nicht löschen: Die Spalte „{2}“ schlägt mit ihr nach.',
  ],
  [
    "Column '{1}' cannot be deleted: the formula of '{2}' names it.",
    'Die Spalte „{1}“ lässt sich nicht löschen: Die Formel von „{2}“ nennt sie.',
  ],
  [
    "The title of a column must have 1 to 255 characters and no control characters; '{1}' was given.",
    'Der Titel einer Spalte hat 1 bis 255 Zeichen und keine Steuerzeichen; „{1}“ steht da.',
  ],
  [
    "Column '{1}' cannot be unique: the items {2} and {3} have the same value.",
    'Die Werte der Spalte „{1}“ sind nicht eindeutig: Die Elemente {2} und {3} haben denselben.',
  ],
  ['the value does not meet the validation of the column.', 'Der Wert erfüllt die Regel der Spalte nicht.'],
  ['the values do not meet the validation of the list.', 'Die Werte erfüllen die Regel der Liste nicht.'],
  [
    "Column '{1}' cannot be deleted: the ValidationFormula of the list names it.",
    'Die Spalte „{1}“ lässt sich nicht löschen: Die Regel der Liste nennt sie.',
  ],
  ["Column '{1}': a column of the type {2} has no ValidationFormula.", 'Spalte „{1}“: Eine Spalte des Typs {2} hat keine Regel.'],
  ["Column '{1}': a calculated column needs a Formula.", 'Spalte „{1}“: Eine berechnete Spalte braucht eine Formel.'],
  ["The formula uses the column '{1}', which the list does not have.", 'Die Formel benutzt die Spalte „{1}“, die die Liste nicht hat.'],
  [
    "The formula uses the column '{1}'. A formula cannot use a column of the type {2}.",
    'Die Formel benutzt die Spalte „{1}“. Eine Formel kann keine Spalte des Typs {2} benutzen.',
  ],
  [
    "The formula of '{1}' uses its own result. Remove '{2}' from it.",
    'Die Formel von „{1}“ benutzt ihr eigenes Ergebnis. Nehmen Sie „{2}“ heraus.',
  ],
  ["The list '{1}' has no column '{2}' to sort by.", 'Die Liste „{1}“ hat keine Spalte „{2}“, nach der sie sich ordnen ließe.'],
  ["The list '{1}' has no column '{2}' to filter by.", 'Die Liste „{1}“ hat keine Spalte „{2}“, nach der sie sich filtern ließe.'],
  ['p_ID must be the id of the last row', 'p_ID muss die ID der letzten Zeile sein'],
  // Files and folders
  ["Files are uploaded to libraries; '{1}' is a list.", 'Dateien lädt man in Bibliotheken; „{1}“ ist eine Liste.'],
  ["List '{1}' allows no folders. Set its EnableFolderCreation to true first.", 'Die Liste „{1}“ erlaubt keine Ordner.'],
  ["List '{1}' takes no attachments. Set its EnableAttachments first.", 'Die Liste „{1}“ nimmt keine Anlagen.'],
  ["The folder '{1}' is not empty.", 'Der Ordner „{1}“ ist nicht leer.'],
  [
    "'{1}' is checked out. Check it in before you approve or reject it.",
    '„{1}“ ist ausgecheckt. Checken Sie es ein, bevor Sie es genehmigen oder ablehnen.',
  ],
  ["'{1}' is published already.", '„{1}“ ist schon veröffentlicht.'],
  [
    "'{1}' was never checked in: there is nothing to go back to. Check it in, or delete it.",
    '„{1}“ war nie eingecheckt: Es gibt nichts, wohin es zurückkönnte. Checken Sie es ein, oder löschen Sie es.',
  ],
  [
    "'{1}' has to be checked out before it is changed: library '{2}' demands it.",
    '„{1}“ muss ausgecheckt werden, bevor es geändert wird: Die Bibliothek „{2}“ verlangt es.',
  ],
  [
    'A major version has at most 511 drafts. Publish this one, or check it in as a major version.',
    'Eine Hauptversion hat höchstens 511 Entwürfe. Veröffentlichen Sie diesen, oder checken Sie ihn als Hauptversion ein.',
  ],
  [
    '{1} is the current version of item {2}, which cannot be deleted. Delete the item instead.',
    '{1} ist die jetzige Version des Elements {2} und lässt sich nicht löschen. Löschen Sie stattdessen das Element.',
  ],
  // Permissions
  [
    'The permissions of this {1} are inherited. Break the inheritance before you change them.',
    'Diese Berechtigungen sind geerbt. Beenden Sie die Vererbung, bevor Sie sie ändern.',
  ],
  [
    'Limited Access is given by the server where it is needed; it cannot be assigned.',
    'Beschränkten Zugriff gibt der Server, wo er nötig ist; er lässt sich nicht zuweisen.',
  ],
  // Forms
  ["The form does '{1}', which is nothing that this page does.", 'Das Formular tut „{1}“, und das tut diese Seite nicht.'],
  ["The field '{1}' has more than {2} characters.", 'Das Feld „{1}“ hat mehr als {2} Zeichen.'],
  ["The field '{1}' is none of {2}.", 'Das Feld „{1}“ ist keines von {2}.'],
  ["The field '{1}' is no whole number from {2} to {3}.", 'Das Feld „{1}“ ist keine ganze Zahl von {2} bis {3}.'],
  ["The field '{1}' has at most {2} lines of {3} characters.", 'Das Feld „{1}“ hat höchstens {2} Zeilen mit {3} Zeichen.'],
  [
    "The time '{1}' does not exist. Write a time such as 2026-01-31T10:00:00Z.",
    'Die Zeit „{1}“ gibt es nicht. Schreiben Sie eine wie 2026-01-31T10:00:00Z.',
  ],
  ["The port of '{1}' is no number from 1 to 65535.", 'Der Port von „{1}“ ist keine Zahl von 1 bis 65535.'],
  // The farm
  [
    "'{1}' is not a login name. Write a name such as ann or {2}.",
    '„{1}“ ist kein Anmeldename. Schreiben Sie einen Namen wie ann oder {2}.',
  ],
  [
    "'{1}' cannot own a site collection. Name a user, such as ann or {2}.",
    '„{1}“ kann keine Websitesammlung besitzen. Nennen Sie einen Benutzer wie ann oder {2}.',
  ],
  ['The title of a site collection has 1 to 255 characters.', 'Der Titel einer Websitesammlung hat 1 bis 255 Zeichen.'],
  ['The path of a site collection has at most {1} characters.', 'Der Pfad einer Websitesammlung hat höchstens {1} Zeichen.'],
  ["The path '{1}' has more than {2} segments.", 'Der Pfad „{1}“ hat mehr als {2} Teile.'],
  ["The path '{1}' has a segment '{2}'. Write the path without it.", 'Der Pfad „{1}“ hat einen Teil „{2}“. Schreiben Sie ihn ohne diesen.'],
  [
    "The path '{1}' begins or ends with a slash, or has two in a row. Write it as '{2}' or '{3}'.",
    'Der Pfad „{1}“ beginnt oder endet mit einem Schrägstrich, oder er hat zwei nacheinander. Schreiben Sie ihn wie „{2}“ oder „{3}“.',
  ],
  [
    "'{1}' is not a host name. Write a name such as intranet.example.",
    '„{1}“ ist kein Hostname. Schreiben Sie einen Namen wie intranet.example.',
  ],
  ['The language {1} is not supported. Use one of {2}.', 'Die Sprache {1} gibt es nicht. Es gibt {2}.'],
  [
    'A site collection has either a path in its web application or a hostName of its own. Send exactly one of them.',
    'Eine Websitesammlung hat entweder einen Pfad oder einen eigenen Host. Geben Sie genau eines davon an.',
  ],
]
