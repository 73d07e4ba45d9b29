/**
 * The messages of core in German, by reason, with the details of the English ones. Those of reasons that no page can meet
 * are missing, and so are those that consist of one detail (`german-phrases.ts`).
 */
export const germanReasons: Readonly<Record<string, string>> = {
  // Every room
  resource_not_found: '„{path}“ ist keine Adresse dieses Servers. /docs nennt seine Adressen.',
  method_not_allowed: '{method} ist bei „{path}“ nicht möglich. Möglich sind: {allow}.',
  operation_unsupported: 'Der Server kann „{operation}“ nicht.{hint}',
  unknown_property: 'Der Typ „{type}“ hat keine Eigenschaft „{property}“.{hint}',
  access_denied: 'Zugriff verweigert: „{actor}“ braucht hier das Recht {right}.',
  sign_in_required: 'Melden Sie sich zuerst an.',
  foreign_form: 'Dieses Formular hat eine Seite von „{sender}“ gesendet. Nur Seiten von {origin} dürfen es senden.',
  foreign_write: 'Ein Browser hat dies für eine Seite von „{sender}“ gesendet, die hier nicht schreiben darf.',
  too_many_guesses: 'Zu viele falsche Kennwörter für dieses Konto von dieser Adresse. Versuchen Sie es in {seconds} s noch einmal.',
  digest_invalid: 'Die Sicherheitsprüfung dieser Seite ist fehlgeschlagen. Laden Sie die Seite neu.',
  digest_expired: 'Die Sicherheitsprüfung dieser Seite ist fehlgeschlagen: Sie ist älter als {seconds} Sekunden. Laden Sie die Seite neu.',
  unsupported_media_type: '{given} lässt sich hier nicht lesen. Senden Sie {allowed}.',
  body_too_large: 'Die Anfrage ist größer als die {limit} Byte, die hier erlaubt sind.',
  reply_too_large:
    'Die Antwort hätte mehr als {limit} Elemente, die Höchstzahl einer Anfrage (Einstellung Limits:ReplyEntities). Grenzen Sie sie ein.',
  query_too_expensive:
    'Diese Abfrage dauert länger als {seconds} s, die Grenze einer Abfrage (Einstellung Limits:QuerySeconds). Filtern und ordnen Sie nach indizierten Spalten.',
  long_reads_busy: 'Auf diesem Server laufen zu viele lange Abfragen. Versuchen Sie es später noch einmal.',
  read_ended:
    'Diese Abfrage wurde beendet, weil das Protokoll der Datenbank inzwischen {size} MiB groß ist (Einstellung Limits:LogBytes). Versuchen Sie es später noch einmal.',
  storage_full:
    'Es ist kein Platz mehr, um dies zu speichern. Nichts wurde geändert. Schaffen Sie Platz auf dem Server, und wiederholen Sie die Anfrage.',
  data_gone:
    'Der Ordner mit den Daten des Servers wurde während des Betriebs entfernt oder ersetzt. Nichts wurde geändert. Der Administrator muss ihn wiederherstellen und den Server neu starten.',
  storage_failed:
    'Die Platte des Servers hat den Schreibvorgang nicht bestätigt; vielleicht ist er nicht gespeichert. Der Server nimmt keine weiteren an, bis sein Administrator die Platte geprüft und ihn neu gestartet hat.',
  database_unavailable: 'Der Datenbankserver ist zurzeit nicht erreichbar. Nichts wurde geändert. Versuchen Sie es später noch einmal.',
  database_unreadable:
    'Der Datenbankserver ist zurzeit nicht erreichbar; deshalb lässt sich dies nicht lesen. Versuchen Sie es später noch einmal.',
  object_store_unavailable:
    'Der Speicher für die Inhalte der Dateien ist zurzeit nicht erreichbar. Nichts wurde geändert. Versuchen Sie es später noch einmal.',
  object_store_unreadable:
    'Der Speicher für die Inhalte der Dateien ist zurzeit nicht erreichbar; deshalb lassen sie sich nicht lesen. Versuchen Sie es später noch einmal.',
  database_busy: 'Ein anderes Programm hält Zeilen der Datenbank fest. Nichts wurde geändert. Versuchen Sie es später noch einmal.',
  database_unconfirmed:
    'Der Datenbankserver war weg, bevor er das Schreiben bestätigt hat. Sehen Sie nach, ob es geschehen ist, bevor Sie es wiederholen.',
  backup_unusable: 'Die Sicherung „{path}“ lässt sich nicht wiederherstellen: {message} Nichts wurde geändert.',
  read_only_database: 'Die Inhaltsdatenbank lässt sich zurzeit nur lesen. Versuchen Sie es später noch einmal.',
  database_closed: 'Die Datenbank „{database}“ ist zurzeit geschlossen. Versuchen Sie es später noch einmal.',
  internal: 'Ein unerwarteter Fehler ist aufgetreten. Einzelheiten stehen im Protokoll des Servers unter der Nummer dieser Anfrage.',
  // Addresses of objects
  site_not_found: 'Unter „{path}“ ist keine Website.{hint}',
  web_not_found: 'In dieser Websitesammlung gibt es keine Website mit der ID „{id}“.',
  list_not_found: 'Die Liste „{list}“ gibt es in der Website „{url}“ nicht.{hint}',
  field_not_found: 'Die Spalte „{field}“ gibt es in der Liste „{list}“ nicht.{hint}',
  view_not_found: 'Die Ansicht „{view}“ gibt es in der Liste „{list}“ nicht.{hint}',
  content_type_not_found: 'Den Inhaltstyp „{contentType}“ gibt es unter „{url}“ nicht.{hint}',
  tenant_not_served: 'Der Mandant „{slug}“ wird nicht bedient: Sein Zustand ist {state}.',
  tenant_starting: 'Der Mandant „{slug}“ wird gerade angelegt. Versuchen Sie es später noch einmal.',
  quota_exceeded:
    'In der Websitesammlung „{path}“ ist kein Platz mehr dafür: Ihr Speicherkontingent ist {quota} MB. Nichts wurde geändert. Löschen Sie Dateien und alte Versionen und leeren Sie den Papierkorb, oder bitten Sie einen Administrator um mehr Platz.',
  archived:
    'Hier wird nichts mehr geschrieben: „{url}“ ist im Archivmodus. Sie können lesen und von hier kopieren; nur ein Farmadministrator kann den Archivmodus aufheben.',
  name_taken: 'Der Name „{name}“ ist hier schon vergeben. Wählen Sie einen anderen.',
  // Rows and bytes
  item_not_found: 'Das Element {item} gibt es in der Liste „{list}“ nicht. Vielleicht wurde es gelöscht.',
  invalid_field_value: 'Spalte „{field}“: {message}',
  field_validation_failed: 'Spalte „{field}“: {message}',
  list_validation_failed: 'Die Werte bestehen die Prüfung der Liste „{list}“ nicht: {message}',
  read_only_field: 'Die Spalte „{field}“ ist schreibgeschützt.',
  query_column_not_found: 'Die Liste „{list}“ hat keine Spalte „{column}“.{hint}',
  illegal_name: '„{name}“ kann nicht der Name einer Datei oder eines Ordners sein: {why}.',
  folder_not_found: 'Den Ordner „{folder}“ gibt es nicht.{hint}',
  file_exists: 'Eine Datei oder ein Ordner mit dem Namen „{name}“ ist schon in „{folder}“. Wählen Sie einen anderen Namen.',
  file_checked_out: '„{url}“ ist von {who} ausgecheckt und muss zuerst eingecheckt werden.',
  item_damaged:
    'Das Element {item} der Liste „{list}“ ist archiviert, und seine Daten passen nicht mehr zu ihrer Prüfsumme. Es wird nicht gezeigt. Stellen Sie es aus einer Sicherung wieder her.',
  content_missing:
    'Der gespeicherte Inhalt von „{name}“ fehlt ganz oder zum Teil. Stellen Sie ihn aus einer Sicherung wieder her, oder laden Sie ihn noch einmal hoch.',
  version_conflict:
    'Jemand hat dies inzwischen geändert: Version „{current}“ statt „{given}“. Laden Sie es neu, und wiederholen Sie die Änderung.',
  site_held: 'Die Websitesammlung „{path}“ wird gerade verschoben. Versuchen Sie es später noch einmal.',
  principal_not_found: '„{name}“ ist in dieser Websitesammlung nicht zu finden.{hint}',
  // Lists, items and files
  site_column_not_found: 'Die Spalte „{field}“ gibt es in der Website „{web}“ nicht.{hint}',
  too_many_columns:
    'In der Liste „{list}“ ist kein Platz für eine weitere Spalte dieser Art ({kind}): Sie kann höchstens {limit} haben. Löschen Sie zuerst eine.',
  definition_name_taken: '„{name}“ gibt es unter „{url}“ schon. Wählen Sie einen anderen Namen.',
  invalid_template: 'Die Listenvorlage {template} gibt es nicht. Es gibt: {known}.',
  title_taken: 'Eine Liste mit dem Titel „{title}“ gibt es in dieser Website schon. Wählen Sie einen anderen.',
  version_not_found: 'Das Element {item} hat keine Version {version}.',
  item_needs_file: '„{list}“ ist eine Bibliothek: Ihre Elemente sind Dateien. Laden Sie eine hoch.',
  list_view_threshold:
    'Die Liste „{list}“ hat mehr als {threshold} Elemente, den Schwellenwert für Ansichten (Einstellung ListViewThreshold), und die Abfrage benutzt keinen Index. Filtern oder ordnen Sie nach einer indizierten Spalte.',
  save_conflict: 'Jemand anders hat das Element inzwischen geändert. Laden Sie es neu, und wiederholen Sie die Änderung.',
  attachment_not_found: 'Das Element {item} der Liste „{list}“ hat keine Anlage „{name}“.{hint}',
  attachment_exists: 'Das Element {item} der Liste „{list}“ hat schon eine Anlage „{name}“. Wählen Sie einen anderen Namen.',
  directory_not_found: 'Es gibt keinen Ordner „{folder}“ für „{name}“. Legen Sie ihn zuerst an.{hint}',
  file_not_found: 'Die Datei „{file}“ gibt es nicht.{hint}',
  upload_not_found: 'Ihr Hochladen {id} von „{file}“ gibt es nicht mehr. Beginnen Sie es neu.',
  too_many_uploads:
    'Sie haben hier mehr Dateien zu laden begonnen als die {limit}, die unfertig bleiben dürfen (Einstellung {setting}). Beenden Sie zuerst eine davon.',
  file_not_checked_out: '„{url}“ ist nicht ausgecheckt.',
  file_version_not_found: '„{url}“ hat keine alte Version {version}.',
  recycled_not_found: 'Im Papierkorb ist kein Eintrag „{id}“ für Sie. Vielleicht wurde er wiederhergestellt oder endgültig gelöscht.',
  restore_conflict: '„{title}“ lässt sich nicht wiederherstellen: {message}',
  role_not_found: 'Die Berechtigungsstufe „{role}“ gibt es in dieser Websitesammlung nicht.{hint}',
  role_assignment_not_found: 'Dem Benutzer oder der Gruppe {principal} ist hier keine Berechtigungsstufe zugewiesen.',
  unknown_user: '„{name}“ bezeichnet keinen Benutzer. Schreiben Sie einen Anmeldenamen mit 1 bis 200 Zeichen.',
  bytes_locked:
    'Das Archiv ({kind}) endet nicht vor dem {until}: bis dahin behält der Objektspeicher die Bytes, und niemand kann das beenden (Archive:ByteLock Compliance).',
  column_jobs_running: 'Der Server berechnet oder kopiert noch Spalten der Liste „{list}“. Versuchen Sie es danach noch einmal.',
  web_part_not_found: '„{url}“ hat kein Webpart {part}.',
  web_address_taken: 'Die Adresse „{url}“ ist schon vergeben. Wählen Sie eine andere.',
  web_template_not_found: 'Die Vorlage „{template}“ gibt es nicht. Es gibt: {known}.',
  // The farm
  content_database_not_found: 'Die Webanwendung „{webApplication}“ hat keine Inhaltsdatenbank mit der ID „{id}“.',
  illegal_database_name:
    '„{name}“ kann nicht der Name einer Inhaltsdatenbank sein. Erlaubt sind 1 bis 64 Buchstaben, Ziffern, Leerzeichen, Punkte, Binde- und Unterstriche, mit einem Buchstaben, einer Ziffer oder einem Unterstrich an beiden Enden.',
  content_database_exists: 'Eine Inhaltsdatenbank „{name}“ hat die Farm schon. Wählen Sie einen anderen Namen.',
  content_database_stored:
    'Daten mit dem Namen „{name}“ gibt es schon. Wählen Sie einen anderen Namen, oder verwenden Sie die vorhandenen Daten.',
  content_database_not_stored: 'Daten mit dem Namen „{name}“ gibt es nicht. Lassen Sie leere Daten anlegen.',
  content_database_used:
    'Die Inhaltsdatenbank „{name}“ hat Websitesammlungen. Verschieben Sie sie, oder löschen Sie sie endgültig; gelöschte zählen, bis sie entfernt sind.',
  content_database_busy:
    'Der Vorgang {operation} ({kind}) benutzt die Inhaltsdatenbank „{name}“. Warten Sie sein Ende ab, oder brechen Sie ihn ab.',
  content_database_unusable: 'Die Inhaltsdatenbank „{name}“ lässt sich nicht öffnen: {why}',
  connection_unused: 'Der Speicher dieser Farm hat keine Verbindungszeichenfolgen. Lassen Sie das Feld leer.',
  storage_unusable: 'Der Speicher {backend} lässt sich nicht benutzen: {why}',
  site_count_too_low: 'Die Inhaltsdatenbank „{name}“ hat {count} Websitesammlungen, mehr als {given}. Verschieben Sie zuerst einige.',
  web_application_not_found: 'Die Farm hat keine Webanwendung „{name}“.',
  web_application_taken: 'Eine Webanwendung „{name}“ hat die Farm schon. Wählen Sie einen anderen Namen.',
  web_application_in_use:
    'Die Webanwendung „{name}“ hat Websitesammlungen: {count}. Verschieben oder löschen Sie sie zuerst; gelöschte zählen, bis sie entfernt sind.',
  web_application_of_tenant: 'Die Webanwendung „{name}“ gehört einem Mandanten. Löschen Sie stattdessen den Mandanten.',
  host_binding_not_found: 'Die Webanwendung „{name}“ hat keine Bindung für den Host „{host}“ und den Port {port}.',
  host_taken: 'Den Host „{host}“ hat schon {owner}. Entfernen Sie ihn dort, oder nehmen Sie einen anderen Host oder Port.',
  binding_unusable: 'Die Hostbindung {binding} lässt sich nicht bedienen: {why}',
  managed_path_not_found: 'Die Webanwendung „{name}“ hat keinen verwalteten Pfad „{path}“.',
  managed_path_taken: 'Der verwaltete Pfad „{path}“ überschneidet sich mit „{other}“. Wählen Sie einen anderen.',
  managed_path_in_use:
    'Websitesammlungen benutzen den verwalteten Pfad „{path}“: {count}. Verschieben oder löschen Sie sie zuerst; gelöschte zählen, bis sie entfernt sind.',
  site_collection_not_found: 'Die Farm hat keine Websitesammlung mit der ID „{id}“.',
  site_collection_exists: 'Bei „{place}“ ist schon eine Websitesammlung. Wählen Sie eine andere Stelle.',
  no_managed_path:
    'Die Webanwendung „{webApplication}“ hat keinen verwalteten Pfad für „{path}“. Websitesammlungen können an ihren genauen Pfaden und eine Ebene unter den anderen sein: {known}.',
  no_database_room:
    'Keine Inhaltsdatenbank der Webanwendung „{webApplication}“, die online ist, hat Platz für eine weitere Websitesammlung. Fügen Sie eine hinzu, oder erhöhen Sie die Höchstzahl.',
  content_database_not_ready: 'Die Inhaltsdatenbank „{name}“ kann keine neue Websitesammlung aufnehmen: {why}.',
  site_collection_state: 'Die Websitesammlung bei „{place}“ ist im Zustand {state}, der dies nicht erlaubt.',
  user_policy_exists: 'Eine Richtlinie für „{name}“ gibt es schon. Entfernen Sie sie zuerst.',
  user_policy_not_found: 'Die Webanwendung „{webApplication}“ hat keine Richtlinie für „{name}“.',
  self_service_off: 'Nur Farmadministratoren legen hier Websitesammlungen an.',
  tenant_not_found: 'Die Farm hat keinen Mandanten „{slug}“.',
  tenant_exists: 'Der Kurzname „{slug}“ ist schon vergeben, an {user}. Wählen Sie einen anderen.',
  tenant_state: 'Der Mandant „{slug}“ ist im Zustand {state}, der dies nicht erlaubt.',
  own_tenant: '„default“ ist der eigene Mandant der Farm. Er lässt sich weder anhalten noch fortsetzen noch löschen.',
  operation_not_found: 'Den Vorgang „{id}“ gibt es nicht. Vorgänge bleiben nach ihrem Ende 30 Tage lang.',
  operation_begun: 'Der Vorgang ist im Zustand {status}. Nur ein Vorgang, der noch wartet, lässt sich abbrechen.',
  audit_position_unknown: 'Die Stelle „{given}“ im Prüfprotokoll gibt es nicht. Folgen Sie dem Link der Seite davor.',
  audit_period_reversed: 'Der Anfang liegt hinter dem Ende.',
  journal_time_unknown: 'Das Journal kennt den Stand vom {given} nicht: {why}',
}
