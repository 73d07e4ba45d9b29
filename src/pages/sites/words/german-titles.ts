/**
 * What pages call the lists, columns, views and content types that the server makes itself, in their language. Protocols name them as they are
 * stored, in English; whatever somebody has named otherwise keeps its name on pages too.
 */
export interface BuiltInTitles {
  /** By the internal name: the title that the server gives, and the one that is shown. */
  readonly columns: ReadonlyMap<string, readonly [given: string, shown: string]>
  /** By the last part of the URL. */
  readonly lists: ReadonlyMap<string, readonly [given: string, shown: string]>
  /** By the title. */
  readonly views: ReadonlyMap<string, readonly [given: string, shown: string]>
  /** By the id of the type that the server has, which begins the ids of those of lists. */
  readonly types: ReadonlyMap<string, readonly [given: string, shown: string]>
  /** The roles of every site collection, by the name. */
  readonly roles: ReadonlyMap<string, readonly [given: string, shown: string]>
  /** Templates of lists and webs, by the name. */
  readonly templates: ReadonlyMap<string, readonly [given: string, shown: string]>
  /** What the server writes as descriptions and as the title of its first web, by the text. */
  readonly texts: ReadonlyMap<string, readonly [given: string, shown: string]>
}

const titles = (rows: Readonly<Record<string, readonly [given: string, shown: string]>>): BuiltInTitles['columns'] =>
  new Map(Object.entries(rows))

const byName = (rows: Readonly<Record<string, string>>): BuiltInTitles['columns'] =>
  new Map(Object.entries(rows).map(([given, shown]) => [given, [given, shown]]))

/** The German titles of what the server makes itself. */
export const germanTitles: BuiltInTitles = {
  columns: titles({
    Title: ['Title', 'Titel'],
    LinkTitle: ['Title', 'Titel'],
    LinkTitleNoMenu: ['Title', 'Titel'],
    ContentType: ['Content Type', 'Inhaltstyp'],
    ContentTypeId: ['Content Type ID', 'Inhaltstyp-ID'],
    Modified: ['Modified', 'Geändert'],
    Created: ['Created', 'Erstellt'],
    Author: ['Created By', 'Erstellt von'],
    Editor: ['Modified By', 'Geändert von'],
    _UIVersionString: ['Version', 'Version'],
    Attachments: ['Attachments', 'Anlagen'],
    _ModerationStatus: ['Approval Status', 'Genehmigungsstatus'],
    _ModerationComments: ['Approver Comments', 'Kommentare zur Genehmigung'],
    Edit: ['Edit', 'Bearbeiten'],
    FileLeafRef: ['Name', 'Name'],
    LinkFilename: ['Name', 'Name'],
    LinkFilenameNoMenu: ['Name', 'Name'],
    DocIcon: ['Type', 'Typ'],
    File_x0020_Size: ['File Size', 'Dateigröße'],
    File_x0020_Type: ['File Type', 'Dateityp'],
    CheckoutUser: ['Checked Out To', 'Ausgecheckt von'],
    Order: ['Order', 'Reihenfolge'],
    FSObjType: ['Item Type', 'Art des Elements'],
    Body: ['Body', 'Text'],
    Expires: ['Expires', 'Läuft ab'],
    Priority: ['Priority', 'Priorität'],
    Status: ['Task Status', 'Aufgabenstatus'],
    PercentComplete: ['% Complete', '% abgeschlossen'],
    AssignedTo: ['Assigned To', 'Zugewiesen an'],
    StartDate: ['Start Date', 'Anfangsdatum'],
    DueDate: ['Due Date', 'Fälligkeitsdatum'],
    Comments: ['Notes', 'Notizen'],
    FirstName: ['First Name', 'Vorname'],
    FullName: ['Full Name', 'Vollständiger Name'],
    Email: ['Email Address', 'E-Mail-Adresse'],
    Company: ['Company', 'Firma'],
    JobTitle: ['Job Title', 'Position'],
    WorkPhone: ['Business Phone', 'Telefon (geschäftlich)'],
    HomePhone: ['Home Phone', 'Telefon (privat)'],
    CellPhone: ['Mobile Number', 'Mobiltelefon'],
    WorkFax: ['Fax Number', 'Faxnummer'],
    WorkAddress: ['Address', 'Adresse'],
    WorkCity: ['City', 'Ort'],
    WorkState: ['State/Province', 'Bundesland'],
    WorkZip: ['ZIP/Postal Code', 'Postleitzahl'],
    WorkCountry: ['Country/Region', 'Land'],
    WebPage: ['Web Page', 'Webseite'],
    Location: ['Location', 'Ort'],
    EventDate: ['Start Time', 'Beginn'],
    EndDate: ['End Time', 'Ende'],
    Description: ['Description', 'Beschreibung'],
    Category: ['Category', 'Kategorie'],
    fAllDayEvent: ['All Day Event', 'Ganztägiges Ereignis'],
    fRecurrence: ['Recurrence', 'Terminserie'],
    WorkspaceLink: ['Workspace', 'Arbeitsbereich'],
    ImageWidth: ['Picture Width', 'Bildbreite'],
    ImageHeight: ['Picture Height', 'Bildhöhe'],
    ImageCreateDate: ['Date Picture Taken', 'Aufnahmedatum'],
    Keywords: ['Keywords', 'Stichwörter'],
  }),
  lists: titles({
    'Shared Documents': ['Documents', 'Dokumente'],
    Tasks: ['Tasks', 'Aufgaben'],
    Announcements: ['Announcements', 'Ankündigungen'],
    SiteAssets: ['Site Assets', 'Websiteobjekte'],
    SitePages: ['Site Pages', 'Websiteseiten'],
    'Style Library': ['Style Library', 'Formatbibliothek'],
    FormServerTemplates: ['Form Templates', 'Formularvorlagen'],
  }),
  views: titles({
    'All Items': ['All Items', 'Alle Elemente'],
    'All Documents': ['All Documents', 'Alle Dokumente'],
    'All Tasks': ['All Tasks', 'Alle Aufgaben'],
    'All Pictures': ['All Pictures', 'Alle Bilder'],
    'All contacts': ['All contacts', 'Alle Kontakte'],
    'All Links': ['All Links', 'Alle Hyperlinks'],
    'All Responses': ['All Responses', 'Alle Antworten'],
    Overview: ['Overview', 'Übersicht'],
    Calendar: ['Calendar', 'Kalender'],
    'All Events': ['All Events', 'Alle Ereignisse'],
    'Current Events': ['Current Events', 'Aktuelle Ereignisse'],
    'My Tasks': ['My Tasks', 'Meine Aufgaben'],
    Completed: ['Completed', 'Abgeschlossen'],
    'Gantt Chart': ['Gantt Chart', 'Gantt-Diagramm'],
    'Late Tasks': ['Late Tasks', 'Verspätete Aufgaben'],
    Upcoming: ['Upcoming', 'Anstehend'],
    Subject: ['Subject', 'Betreff'],
    Flat: ['Flat', 'Ohne Ebenen'],
    Threaded: ['Threaded', 'Verschachtelt'],
    Thumbnails: ['Thumbnails', 'Miniaturansichten'],
    'Merge Documents': ['Merge Documents', 'Dokumente zusammenführen'],
    'Relink Documents': ['Relink Documents', 'Dokumente neu verknüpfen'],
  }),
  types: titles({
    '0x01': ['Item', 'Element'],
    '0x0101': ['Document', 'Dokument'],
    '0x0120': ['Folder', 'Ordner'],
    '0x0104': ['Announcement', 'Ankündigung'],
    '0x0105': ['Link', 'Hyperlink'],
    '0x0106': ['Contact', 'Kontakt'],
    '0x0102': ['Event', 'Ereignis'],
    '0x0107': ['Message', 'Nachricht'],
    '0x0108': ['Task', 'Aufgabe'],
    '0x0103': ['Issue', 'Problem'],
    '0x010102': ['Picture', 'Bild'],
  }),
  roles: byName({
    'Full Control': 'Vollzugriff',
    Design: 'Entwerfen',
    Edit: 'Bearbeiten',
    Contribute: 'Mitwirken',
    Read: 'Lesen',
    'Limited Access': 'Beschränkter Zugriff',
  }),
  templates: byName({
    'Custom List': 'Benutzerdefinierte Liste',
    'Document Library': 'Dokumentbibliothek',
    Survey: 'Umfrage',
    Links: 'Hyperlinks',
    Announcements: 'Ankündigungen',
    Contacts: 'Kontakte',
    Calendar: 'Kalender',
    Tasks: 'Aufgaben',
    'Discussion Board': 'Diskussionsrunde',
    'Picture Library': 'Bildbibliothek',
    'Form Library': 'Formularbibliothek',
    'Workflow Process': 'Workflowprozess',
    'Wiki Page Library': 'Wiki-Seitenbibliothek',
    'Workflow History': 'Workflowverlauf',
    'Tasks with Timeline': 'Aufgaben mit Zeitachse',
    'Meeting Series': 'Besprechungsreihe',
    Microblog: 'Mikroblog',
    'Pages Library': 'Seitenbibliothek',
    'Team Site': 'Teamwebsite',
  }),
  texts: byName({
    Home: 'Startseite',
    'Files that this team works on.': 'Dateien, an denen dieses Team arbeitet.',
    'May do everything in this site.': 'Darf auf dieser Website alles tun.',
    'May read this site.': 'Darf diese Website lesen.',
    'May read and change the content of this site.': 'Darf den Inhalt dieser Website lesen und ändern.',
  }),
}
