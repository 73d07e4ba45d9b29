// Generated from contracts/admin by scripts/contracts/rest.ts. Do not edit.
export interface paths {
    readonly "/_admin/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List audit records
         * @description Returns records of the audit logs, first those of the farm, then those of each content database. The records of a log are
         *     in the order of `index`. A page can have fewer records than `top` although there are more. Read further pages while the
         *     reply has `next`.
         */
        readonly get: operations["listAuditRecords"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/audit/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Verify the audit logs
         * @description Checks the hash of every record of all audit logs, the hash of the record before it, and the end of each log. The check
         *     reads all segments, so it can take long.
         */
        readonly get: operations["verifyAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps/{name}/contentdatabases/{databaseId}/backup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description The id of a content database.
                 * @example 1b0a8f0e-5a0e-4b7e-9c37-6f1f7e1a2b3c
                 */
                readonly databaseId: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Back up a content database
         * @description Writes the rows as they are at one moment, and the bytes that they refer to, into one ZIP file below the folder of
         *     the setting `Farm:BackupRoot`. The server continues to answer requests meanwhile. If the server stops during a
         *     backup, the next start continues it.
         */
        readonly post: operations["backUpContentDatabase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps/{name}/contentdatabases/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore a content database
         * @description Restores a backup into a new or an empty content database of the web application. The site collections get their former
         *     paths and hosts. A backup that is damaged, or that another product wrote, is refused before anything changes.
         */
        readonly post: operations["restoreContentDatabase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps/{name}/contentdatabases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        /**
         * List content databases
         * @description Returns the content databases of a web application, in order of name.
         */
        readonly get: operations["listContentDatabases"];
        readonly put?: never;
        /**
         * Create a content database
         * @description Adds a content database to a web application and creates its data. If `createPhysical` is false, the content database
         *     uses existing data with its name, for example of a database that was detached. The data must not contain a site
         *     collection.
         */
        readonly post: operations["addContentDatabase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps/{name}/contentdatabases/{databaseId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description The id of a content database.
                 * @example 1b0a8f0e-5a0e-4b7e-9c37-6f1f7e1a2b3c
                 */
                readonly databaseId: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a content database
         * @description Returns a content database by its id.
         */
        readonly get: operations["getContentDatabase"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a content database
         * @description Removes a content database and its data. It must not contain a site collection; a deleted one counts until it is purged.
         */
        readonly delete: operations["deleteContentDatabase"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update a content database or set its status
         * @description Changes the members that the body names. The new status takes effect before the reply: while the database is read-only,
         *     writes get 503; while it is offline, all requests do. These replies have `Retry-After`. A database that cannot be
         *     opened keeps its status. The data keeps the name under which it was created.
         */
        readonly patch: operations["updateContentDatabase"];
        readonly trace?: never;
    };
    readonly "/_admin/wopi/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List editing sessions
         * @description Returns the sessions of editors in the browser that are open in this server process. Without WOPI (setting Wopi:Enabled) the reply is 404.
         */
        readonly get: operations["listEditingSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/wopi/sessions/{sessionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of an editing session.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly sessionId: components["parameters"]["sessionId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an editing session
         * @description Ends a session. Its token does not work any more. Locks that it has set stay until they expire.
         */
        readonly delete: operations["deleteEditingSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/eventjournal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List records of the event journal
         * @description Returns records of the event journal of a site collection, in the order of `sequence`. Read further pages while the reply
         *     has `next`. Without event sourcing (setting EventSourcing:Enabled) the reply is 404.
         */
        readonly get: operations["listJournalRecords"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/eventjournal/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Verify the event journal
         * @description Checks the hash of every record of the event journals of all site collections, the hash of the record before it, the
         *     rows that belong to it, and the end of each journal. The check reads all records, so it can take long. Without event
         *     sourcing the reply is 404.
         */
        readonly get: operations["verifyJournal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/eventjournal/asof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a past state (as of a time)
         * @description Returns the state of a web, list, folder, file or item at a time. A web is named by its URL, a list by that of its root
         *     folder, a file or folder by its path, an item by its FileRef. Before its creation and after its deletion `exists` is
         *     false. A time in the future, a time before the first snapshot of the journal, and a time when event sourcing was off
         *     are 400. Without event sourcing the reply is 404.
         */
        readonly get: operations["getStateAsOf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/eventjournal/bytes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the past content of a file
         * @description Returns the content of a file at a time. The reply to an as-of query has this address in `bytes`. If there was no such
         *     file, and without event sourcing, the reply is 404.
         */
        readonly get: operations["getBytesAsOf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps/{name}/hostbindings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        /**
         * List host bindings
         * @description Returns the host bindings of a web application, in order of host and port.
         */
        readonly get: operations["listHostBindings"];
        readonly put?: never;
        /**
         * Add a host binding
         * @description Binds a host to a web application. If the port is new, the server listens on it before it replies. The bindings of
         *     `Default` cannot be changed.
         */
        readonly post: operations["addHostBinding"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps/{name}/hostbindings/{host}:{port}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description The host of a binding, in any letter case.
                 * @example intranet.example
                 */
                readonly host: components["parameters"]["host"];
                /**
                 * @description The port of a binding; 0 means every port.
                 * @example 443
                 */
                readonly port: components["parameters"]["port"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a host binding
         * @description Removes a host binding. `Default` then serves this host. If the binding was primary, the first of the others becomes
         *     primary. The server closes a port without bindings after the requests on it have ended.
         */
        readonly delete: operations["removeHostBinding"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps/{name}/managedpaths": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        /**
         * List managed paths
         * @description Returns the managed paths of a web application, in order of path.
         */
        readonly get: operations["listManagedPaths"];
        readonly put?: never;
        /**
         * Add a managed path
         * @description Adds a managed path. It must not overlap another one.
         */
        readonly post: operations["addManagedPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps/{name}/managedpaths/{path}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description A managed path without a leading slash.
                 * @example teams
                 */
                readonly path: components["parameters"]["path"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a managed path
         * @description Removes a managed path that no site collection uses. Write a slash in the path as `%2F`. The root path cannot be removed.
         */
        readonly delete: operations["removeManagedPath"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/sites/operations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List operations
         * @description Returns the latest 1,000 operations of the farm, newest first. An operation is kept for 30 days after its end.
         */
        readonly get: operations["listOperations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/sites/{siteId}/operations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        /**
         * List the operations of a site collection
         * @description Returns the latest 1,000 operations on a site collection, newest first.
         */
        readonly get: operations["listSiteOperations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/operations/{operationId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of an operation.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly operationId: components["parameters"]["operationId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get an operation
         * @description Returns the status and the progress of an operation.
         */
        readonly get: operations["getOperation"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel an operation
         * @description Cancels an operation that is still `Queued`. It stays in the list with the status `Cancelled`.
         */
        readonly delete: operations["cancelOperation"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/admin/storage/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Export site collections, a web or a list
         * @description Writes one or all site collections, a web or a list, each as it is at one moment, into a ZIP file: a file of JSON Lines for each table, the
         *     stored bytes by id, and `manifest.json` with the size and the SHA-256 of every entry. It has webs, lists, columns, content types,
         *     views, items, files, versions, attachments, people and permissions, but neither the change log nor webhooks, alerts,
         *     audit log and event journal. The server continues to answer requests meanwhile. If the server stops, the next start begins the
         *     export again.
         */
        readonly post: operations["exportStorage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/admin/storage/export/{operationId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of an operation.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly operationId: components["parameters"]["operationId"];
            };
            readonly cookie?: never;
        };
        /**
         * Download an export
         * @description Returns the ZIP file of an export that has succeeded, or a part of it with the header `Range`, so that a download that was
         *     interrupted can go on. Until then the reply is 409 with `Retry-After`. Packages are kept for 7 days.
         */
        readonly get: operations["getExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/admin/storage/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Import a package
         * @description Imports the ZIP file of an export, a ZIP file with the content migration package of another farm (the files that its export writes
         *     uncompressed, such as `Manifest.xml`, `SystemData.xml`, `UserGroup.xml` and `00000001.dat`), or one with a seed of the emulator (`seed.json`,
         *     `seed.yaml`). A seed whose files have their content in it may also be the body itself: JSON of at most 1 MiB, or YAML of at most 256 KiB. An error in a
         *     seed names the line and the path. The server stores the body as it arrives, then reads and checks all of it before it writes anything else. It refuses
         *     truncated and changed files, other files of other programs, unknown versions of the format, and rows that fit no table. Each site collection is imported completely or not at all. It keeps the ids of its webs,
         *     lists and items, and its own id if the farm does not know it yet. A web or a list goes into a web that is there; its people and roles
         *     are those of the site collection with the same names, and missing ones are added.
         *     Of the package of another farm the lists of one web go into a web that is there, with the webs below it and their content types; of a seed the lists
         *     of one web. All of them are imported, or none: columns, folders, items and files with their versions and attachments, the users and groups, and permissions. `leftOut` in the result says what was not imported, and why.
         */
        readonly post: operations["importStorage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/sites/{siteId}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a site collection
         * @description Moves a site collection to another content database of its web application, where it keeps its URL, or to a new path.
         *     The server makes the new path an explicit managed path, removes the former one, and redirects the former URL to the
         *     new one for 30 days. During the move, requests to the site collection get 503 with `Retry-After`.
         */
        readonly post: operations["moveSite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/sites/{siteId}/copy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Copy a site collection
         * @description Copies a site collection as it is at one moment: webs, lists, items, files, versions, permissions, people, content types
         *     and columns, with their ids. The copy has its own site collection id and its own change log. The server serves it as
         *     soon as it is complete.
         */
        readonly post: operations["copySite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/sites": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List site collections
         * @description Returns the site collections of the farm, including deleted ones, in order of id.
         */
        readonly get: operations["listSiteCollections"];
        readonly put?: never;
        /**
         * Create a site collection
         * @description Creates a site collection with its root web, groups, content types and first lists, completely or not at all. Its
         *     address is a path that a managed path of the web application allows, or a host of its own. If the body names no
         *     content database, the server chooses the one with room for the most site collections.
         */
        readonly post: operations["addSiteCollection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/sites/{siteId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a site collection
         * @description Returns a site collection by its id, even if it is deleted.
         */
        readonly get: operations["getSiteCollection"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a site collection
         * @description Deletes a site collection. Its address is free at once. It can be restored for 30 days. After that, or at once with
         *     `permanent`, the server removes its rows and bytes in the background. Under a legal hold it is not deleted (423).
         */
        readonly delete: operations["deleteSiteCollection"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update the storage quota of a site collection
         * @description Changes the levels that the body names. A write that would take the site collection above the maximum fails with 507
         *     from then on. Content that is there already stays, and can be deleted and replaced by less.
         */
        readonly patch: operations["updateSiteCollection"];
        readonly trace?: never;
    };
    readonly "/_admin/sites/{siteId}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore a deleted site collection
         * @description Restores a deleted site collection at its former address. Another site collection must not have this address now.
         */
        readonly post: operations["restoreSiteCollection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/telemetry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Record telemetry events of a browser
         * @description Takes what a page has noticed in a browser, such as errors of scripts and times of loading, for everybody who is signed in. The server
         *     keeps the latest events of all pages in memory (setting Telemetry:Events), where farm administrators read them, and sends them
         *     nowhere. Values of properties whose names are those of secrets, queries of addresses and tokens are not kept. A user reports at most
         *     as many events in a minute as Telemetry:UserEventsPerMinute says, and all users of an address ten times as many; beyond that the
         *     reply is 429, and none of the events of the request is kept.
         */
        readonly post: operations["addTelemetry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/telemetry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List telemetry events
         * @description Returns the events that browsers have reported to this server process, the latest first. Read further pages with the value of
         *     `next` as `before` while the reply has it.
         */
        readonly get: operations["listTelemetry"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_farm/tenants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List tenants
         * @description Returns the farm's own tenant `default`, and then the other tenants in order of slug.
         */
        readonly get: operations["listTenants"];
        readonly put?: never;
        /**
         * Create a tenant
         * @description Creates a tenant with a web application of the same name, a content database of its own, and a site collection at the
         *     root. If this fails, the tenant gets the state `Deleting`, and the server removes what it has created.
         */
        readonly post: operations["addTenant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_farm/tenants/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The slug of a tenant.
                 * @example default
                 */
                readonly slug: components["parameters"]["slug"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a tenant
         * @description Returns a tenant by its slug.
         */
        readonly get: operations["getTenant"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a tenant
         * @description Stops serving a tenant, and then removes its web applications, content databases, stored bytes, search index, keys,
         *     tokens and audit logs. The farm's audit log stays. The tenant has the state `Deleting` until the operation has ended.
         */
        readonly delete: operations["deleteTenant"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_farm/tenants/{slug}/suspend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The slug of a tenant.
                 * @example default
                 */
                readonly slug: components["parameters"]["slug"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Suspend a tenant
         * @description Stops serving a tenant. All requests to its hosts get 403 until it is resumed.
         */
        readonly post: operations["suspendTenant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_farm/tenants/{slug}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The slug of a tenant.
                 * @example default
                 */
                readonly slug: components["parameters"]["slug"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resume a tenant
         * @description Serves a suspended tenant again.
         */
        readonly post: operations["resumeTenant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/farm/topology": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the topology of the farm
         * @description Returns the web applications, the hosts of host-named site collections, the names in the certificates, and the nodes.
         */
        readonly get: operations["getTopology"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/farm/certificates/reload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reload certificates
         * @description Reads every certificate file again. New connections to this node use the new certificates. If a file cannot be read, its
         *     certificate stays in use. The server also reads a file again by itself when the file changes.
         */
        readonly post: operations["reloadCertificates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps/{name}/policies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        /**
         * List the user policies of a web application
         * @description Returns the users who have rights in all site collections of a web application, in order of login name.
         */
        readonly get: operations["listUserPolicies"];
        readonly put?: never;
        /**
         * Add a user policy
         * @description Gives a user or a claim group rights in all present and future site collections of a web application, in addition to
         *     the rights that the site collections give. Only a policy gives farm administrators rights to content in which they have
         *     no roles.
         */
        readonly post: operations["addUserPolicy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps/{name}/policies/{loginName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description A login name in any spelling, percent-encoded.
                 * @example ann
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a user policy
         * @description Deletes a policy and the rights that it gives. The rights that site collections give stay.
         */
        readonly delete: operations["deleteUserPolicy"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List web applications
         * @description Returns every web application of the farm, in order of name.
         */
        readonly get: operations["listWebApplications"];
        readonly put?: never;
        /**
         * Create a web application
         * @description Creates a web application with an empty content database. Without `managedPaths` it has the explicit root path and the
         *     wildcard path `sites`. If its host bindings have new ports, the server listens on them before it replies.
         */
        readonly post: operations["addWebApplication"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_admin/webapps/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a web application
         * @description Returns a web application by its name, in any letter case.
         */
        readonly get: operations["getWebApplication"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a web application
         * @description Deletes a web application with its host bindings, managed paths and empty content databases. `Default`, and a web
         *     application that has site collections, cannot be deleted.
         */
        readonly delete: operations["deleteWebApplication"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update a web application
         * @description Changes the members that the body names. The other nodes of the farm apply the change within a second.
         */
        readonly patch: operations["updateWebApplication"];
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The type of a record.
         * @enum {string}
         */
        readonly AuditType: "ContentWritten" | "ArchiveModeToggled" | "IdentitySnapshotCaptured" | "AclFrozen" | "WormConfigChanged" | "SignInFailed" | "PermissionChanged" | "FarmChanged" | "IntegrityChanged";
        /** @description A page of audit records. */
        readonly AuditRecords: {
            /** @description The records. */
            readonly value: readonly components["schemas"]["AuditRecord"][];
            /** @description The value of `after` for the next page. Missing on the last page. */
            readonly next?: string;
        };
        /** @description A record of an audit log. */
        readonly AuditRecord: {
            /** @description The log of the record: `farm`, or the id of a content database. */
            readonly log: string;
            /** @description The position of the record in its log, from 1. */
            readonly index: number;
            /** @description The number of its last change in the change log of the site, or the number of the change of the farm. 0 if it has none. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When it happened.
             */
            readonly timestamp: string;
            readonly type: components["schemas"]["AuditType"];
            /** @description The login name of the actor. For a failed sign-in, the name that the client sent. */
            readonly actor: string;
            /** @description The server-relative URL of the target. For a change of the farm, the name of the object. */
            readonly target: string;
            /** @description Further facts: `operation` and `site` for a write, `input` for a change of permissions or of the farm, `address` for a failed sign-in. */
            readonly detail: {
                readonly [key: string]: unknown;
            };
            /** @description The hash of the previous record; 64 zeros for the first record. */
            readonly previousHash: string;
            /** @description SHA-256 of the canonical JSON (RFC 8785) of the record without `log` and `hash`. */
            readonly hash: string;
        };
        /** @description The result of a check of the audit logs. */
        readonly AuditVerdict: {
            /** @description True if no record was changed. */
            readonly valid: boolean;
            /** @description The number of records that were read. */
            readonly records: number;
            /** @description The number of segments, including those that a stub replaces. */
            readonly segments: number;
            /** @description The number of records that are not in a sealed segment yet. */
            readonly unsealed: number;
            /** @description The first changed record. */
            readonly firstBroken?: {
                /** @description The path of its segment below the folder of the audit logs. */
                readonly segment: string;
                /** @description The position of the record in its log. */
                readonly index: number;
                /** @description The fault of the record, as the end of a sentence. */
                readonly reason: string;
            };
        };
        /**
         * @description The file for a backup.
         * @example {
         *       "path": "content/monday.zip"
         *     }
         */
        readonly BackupRequest: {
            /** @description The path of a new file below the folder of `Farm:BackupRoot`. */
            readonly path: string;
        };
        /**
         * @description The backup to restore, and the content database for it.
         * @example {
         *       "path": "content/monday.zip",
         *       "name": "Restored"
         *     }
         */
        readonly RestoreRequest: {
            /** @description The path of the backup below the folder of `Farm:BackupRoot`. */
            readonly path: string;
            /** @description The name of a new content database, or of an empty one. */
            readonly name: string;
            /**
             * @description True replaces existing site collections that have the ids of those in the backup. False refuses the restore if there are any.
             * @default false
             */
            readonly replace?: boolean;
        };
        /** @description A collection. */
        readonly ContentDatabases: {
            /** @description The content databases. */
            readonly value: readonly components["schemas"]["ContentDatabase"][];
        };
        /** @description A content database. */
        readonly ContentDatabase: {
            /**
             * Format: uuid
             * @description The id.
             */
            readonly id: string;
            /** @description The name, unique in the farm. */
            readonly name: string;
            /**
             * @description Online: requests read and write. ReadOnly: they only read. Offline: they are refused.
             * @enum {string}
             */
            readonly status: "Online" | "ReadOnly" | "Offline";
            /** @description The number of its site collections. Deleted ones count until they are purged. */
            readonly siteCount: number;
            /** @description The maximum number of its site collections. */
            readonly maxSiteCount: number;
            /** @description The name of its connection string. Missing if the data is stored in files. */
            readonly connectionStringRef?: string;
            readonly storageBackend?: components["schemas"]["StorageBackend"];
            readonly storageSettings?: components["schemas"]["StorageSettings"];
        };
        /**
         * @description A new content database.
         * @example {
         *       "name": "Archive",
         *       "maxSiteCount": 100
         *     }
         */
        readonly ContentDatabaseCreation: {
            /** @description The name, unique in the farm. File names contain it. */
            readonly name: string;
            /**
             * @description The maximum number of its site collections.
             * @default 15000
             */
            readonly maxSiteCount?: number;
            /** @description The name of a connection string. Only for storage providers that have connection strings. */
            readonly connectionStringRef?: string;
            /**
             * @description True creates the data. False uses existing data with this name.
             * @default true
             */
            readonly createPhysical?: boolean;
        };
        /**
         * @description New values for a content database.
         * @example {
         *       "status": "ReadOnly"
         *     }
         */
        readonly ContentDatabaseUpdate: {
            /** @description The name. */
            readonly name?: string;
            /**
             * @description Online: requests read and write. ReadOnly: they only read. Offline: they are refused.
             * @enum {string}
             */
            readonly status?: "Online" | "ReadOnly" | "Offline";
            /** @description The maximum number of its site collections. */
            readonly maxSiteCount?: number;
        };
        /** @description The open sessions, the oldest first. */
        readonly EditingSessions: {
            /** @description The sessions. */
            readonly value: readonly components["schemas"]["OpenEditingSession"][];
            /** @description The maximum number of sessions. */
            readonly maximum: number;
        };
        /** @description An open editing session. */
        readonly OpenEditingSession: {
            /** @description Its id. */
            readonly sessionId: string;
            /** @description The login name of the user. */
            readonly user: string;
            /** @description The server-relative URL that the file had when the session was opened. */
            readonly url: string;
            /** @description Whether the user may change the file. */
            readonly canWrite: boolean;
            /**
             * Format: date-time
             * @description When it was opened.
             */
            readonly startedUtc: string;
            /**
             * Format: date-time
             * @description The time of its last request.
             */
            readonly lastUsedUtc: string;
            /** @description Whether there is a lock on the file. */
            readonly isLocked: boolean;
        };
        /**
         * @description An error.
         * @example {
         *       "error": {
         *         "code": "404",
         *         "message": "The farm has no web application 'intranet'."
         *       }
         *     }
         */
        readonly Failure: {
            readonly error: {
                /** @description The HTTP status. */
                readonly code: string;
                /** @description What was wrong, where, and what is allowed. */
                readonly message: string;
            };
        };
        /** @description A page of records. */
        readonly JournalRecords: {
            /** @description The records. */
            readonly value: readonly components["schemas"]["JournalRecord"][];
            /** @description The value of `from` for the next page. Missing on the last page. */
            readonly next?: number;
        };
        /** @description A record of the event journal. */
        readonly JournalRecord: {
            /** @description The position of the record in the journal of its site collection, from 1. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When it was appended.
             */
            readonly timestamp: string;
            /** @description The slug of the tenant. Empty without tenants. */
            readonly tenant: string;
            /** @description The login name of the actor. */
            readonly actor: string;
            /**
             * @description The name of the act, such as `items.add`. `Failed` means that the record in `payload.of` could not be applied,
             *     `Background` that the server itself wrote, `GenesisRows` and `Genesis` are the parts and the end of a snapshot.
             */
            readonly operation: string;
            /** @description The server-relative URL of the target. */
            readonly target: string;
            /** @description `input` and `clock` of the act, `of` and `reason` of a failure; `rows` and `rowsHash` are the number and the hash of the rows that it changed. */
            readonly payload: {
                readonly [key: string]: unknown;
            };
            /** @description The hash of the previous record; 64 zeros for the first record. */
            readonly previousHash: string;
            /** @description SHA-256 of the canonical JSON (RFC 8785) of the record without `hash`. */
            readonly hash: string;
        };
        /** @description The result of a check of the event journals. */
        readonly JournalVerdict: {
            /** @description True if no record was changed. */
            readonly valid: boolean;
            /** @description The number of records that were read. */
            readonly records: number;
            /** @description The number of journals that were checked. */
            readonly journals: number;
            /** @description The first changed record. */
            readonly firstBroken?: {
                /** @description The id of the site collection. */
                readonly journal: string;
                /** @description The position of the record in its journal. */
                readonly sequence: number;
                /** @description The fault of the record, as the end of a sentence. */
                readonly reason: string;
            };
        };
        /** @description A state of the past. */
        readonly PastState: {
            /**
             * Format: date-time
             * @description The time of the state.
             */
            readonly timestamp: string;
            /** @description The server-relative URL. */
            readonly target: string;
            /** @description Whether it existed at that time. The other members are missing if not. */
            readonly exists: boolean;
            /**
             * @description The kind of the target.
             * @enum {string}
             */
            readonly kind?: "web" | "list" | "folder" | "file" | "item";
            /** @description Its version, as in entity tags. */
            readonly version?: number;
            /** @description Its properties. `fields` has the columns of a list, or the values of an item by internal name. */
            readonly state?: {
                readonly [key: string]: unknown;
            };
            /** @description The address of the content that a file had. */
            readonly bytes?: string;
        };
        /** @description A collection. */
        readonly HostBindings: {
            /** @description The host bindings. */
            readonly value: readonly components["schemas"]["HostBinding"][];
        };
        /** @description A host and a port. */
        readonly HostBinding: {
            /** @description The host name as an A-label in lower case; `*` means every host. */
            readonly host: string;
            /** @description The port; 0 means every port. */
            readonly port: number;
            /**
             * @description The scheme.
             * @enum {string}
             */
            readonly scheme: "http" | "https";
            /** @description True if absolute URLs of the web application have this host. */
            readonly isPrimary: boolean;
            /** @description The name of the entry of the setting `Certificates` that defines its certificate. */
            readonly tlsCertificateRef: string | null;
            /** @description The path of the file with its certificate and key. It takes precedence over `tlsCertificateRef`. */
            readonly tlsCertificatePath: string | null;
        };
        /**
         * @description A new host binding.
         * @example {
         *       "host": "intranet.example",
         *       "port": 443,
         *       "scheme": "https",
         *       "isPrimary": true,
         *       "tlsCertificateRef": "wildcard"
         *     }
         */
        readonly HostBindingCreation: {
            /**
             * @description A host name, an IPv4 address, or an IPv6 address in brackets; without a port. The server removes a dot at the end.
             * @example intranet.example
             */
            readonly host: string;
            /** @description The port. 0, the default, means every port on which the server listens. */
            readonly port?: number;
            /**
             * @description The scheme. The default is https for port 443, otherwise http.
             * @enum {string}
             */
            readonly scheme?: "http" | "https";
            /** @description True if absolute URLs of the web application have this host. */
            readonly isPrimary?: boolean;
            readonly tlsCertificateRef?: components["schemas"]["CertificateRef"];
            /**
             * @description The absolute path of a PEM file on the server that has the certificate, intermediate certificates and the key.
             * @example /etc/tenon/intranet.pem
             */
            readonly tlsCertificatePath?: string;
        };
        /** @description A collection. */
        readonly ManagedPaths: {
            /** @description The managed paths. */
            readonly value: readonly components["schemas"]["ManagedPath"][];
        };
        /**
         * @description A path for site collections.
         * @example {
         *       "path": "teams",
         *       "kind": "Wildcard"
         *     }
         */
        readonly ManagedPath: {
            /** @description Without a leading slash; the root is the empty path. */
            readonly path: string;
            /**
             * @description `Explicit`: one site collection is at the path. `Wildcard`: site collections are one level below it.
             * @enum {string}
             */
            readonly kind: "Explicit" | "Wildcard";
        };
        /** @description A collection. */
        readonly Operations: {
            /** @description The operations. */
            readonly value: readonly components["schemas"]["Operation"][];
        };
        /** @description A long operation of the farm. The server runs one operation at a time. */
        readonly Operation: {
            /** @description Its id. */
            readonly operationId: string;
            /**
             * @description What it does.
             * @enum {string}
             */
            readonly kind: "Move" | "Copy" | "Backup" | "Restore" | "Export" | "Import" | "DeleteTenant" | "Archive";
            /** @description The id of the site collection that is moved, copied or exported, or in which something is archived. */
            readonly siteId?: string;
            /**
             * @description Its state. A failed operation changed nothing; a failed import has the site collections that `result` counts.
             * @enum {string}
             */
            readonly status: "Queued" | "Running" | "Succeeded" | "Failed" | "Cancelled";
            /** @description The completed part, in percent. */
            readonly progress: number;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            readonly startedUtc: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            readonly endedUtc?: string;
            /** @description The reason of the failure. */
            readonly error?: string;
            readonly result?: components["schemas"]["ImportResult"];
        };
        /**
         * @description What to export.
         * @example {
         *       "scope": "site",
         *       "url": "/sites/team"
         *     }
         * @example {
         *       "scope": "list",
         *       "url": "/sites/team/Lists/Tasks"
         *     }
         */
        readonly ExportRequest: {
            /**
             * @description All site collections that are served, one of them, a web below a root web with all that is in it, or a list.
             * @enum {string}
             */
            readonly scope: "farm" | "site" | "web" | "list";
            /** @description The server-relative URL of the site collection, of the web, or of the root folder of the list. */
            readonly url?: string;
            /** @description The name of its web application. The default is `Default`. */
            readonly webApplication?: string;
        };
        /**
         * @description A seed as the emulator has it, which also has a JSON Schema for editors. An import takes users, groups, and the lists of one web.
         * @example {
         *       "version": 1,
         *       "webs": [
         *         {
         *           "url": "/sites/team",
         *           "lists": [
         *             {
         *               "title": "Notes",
         *               "items": [
         *                 {
         *                   "Title": "First"
         *                 }
         *               ]
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly ImportedSeed: {
            /**
             * @description The version of this form.
             * @constant
             */
            readonly version: 1;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description What an import has done so far. */
        readonly ImportResult: {
            /** @description The number of imported site collections, webs or lists, also of those that replaced another one. */
            readonly imported: number;
            /** @description The number of site collections, webs or lists that were left out because there was one already. */
            readonly skipped: number;
            /** @description The number of site collections, webs or lists that were replaced. */
            readonly replaced: number;
            /** @description Of the package of another farm, and of a seed: the things that were not imported, the first 100 kinds of them. */
            readonly leftOut?: readonly components["schemas"]["LeftOut"][];
        };
        /**
         * @description Something in a package that was not imported.
         * @example {
         *       "what": "Views of lists",
         *       "why": "Imports of packages of other farms do not take them. The list has those of its template.",
         *       "count": 3
         *     }
         */
        readonly LeftOut: {
            /** @description What it is, such as a column of a list. */
            readonly what: string;
            /** @description Why it was left out. */
            readonly why: string;
            /** @description How many there are. */
            readonly count: number;
        };
        /**
         * @description The target of the move. It is either `targetContentDatabaseId`, or `targetWebApplication` and `targetPath`.
         * @example {
         *       "targetWebApplication": "Default",
         *       "targetPath": "sites/team"
         *     }
         */
        readonly SiteMove: {
            /** @description The id of a content database of the same web application. */
            readonly targetContentDatabaseId?: string;
            /** @description The name of a web application. */
            readonly targetWebApplication?: string;
            /** @description The path of the site collection in that web application; the empty path is the root. */
            readonly targetPath?: string;
        };
        /**
         * @description The place of a copy.
         * @example {
         *       "targetWebApplication": "Default",
         *       "targetPath": "sites/copy"
         *     }
         */
        readonly SiteCopy: {
            /** @description The name of a web application. */
            readonly targetWebApplication: string;
            /** @description The path of the copy in that web application; the empty path is the root. */
            readonly targetPath: string;
            /** @description The id of a content database of that web application. The default is the one with room for the most site collections. */
            readonly targetContentDatabaseId?: string;
            /** @description The login name of the owner. The default is the owner of the original. */
            readonly owner?: string;
        };
        /** @description A collection. */
        readonly SiteCollections: {
            /** @description The site collections. */
            readonly value: readonly components["schemas"]["SiteCollection"][];
            /**
             * Format: uuid
             * @description The value of `after` for the next page. Missing on the last page.
             */
            readonly next?: string;
        };
        /** @description A site collection. */
        readonly SiteCollection: {
            /**
             * Format: uuid
             * @description The id.
             */
            readonly id: string;
            /** @description The absolute URL. */
            readonly url: string;
            /** @description The server-relative URL. */
            readonly serverRelativeUrl: string;
            /** @description The name of its web application. */
            readonly webApplication: string;
            /**
             * Format: uuid
             * @description The id of its content database.
             */
            readonly contentDatabaseId: string;
            /** @description The login name of its owner. */
            readonly owner: string;
            /**
             * @description Provisioning: being created. Ready: served. Recycled: deleted, can be restored. Purging: being removed for good.
             * @enum {string}
             */
            readonly status: "Ready" | "Provisioning" | "Recycled" | "Purging";
            /** @description The maximum of its stored bytes in MB of 1,048,576 bytes; 0 if there is none. */
            readonly storageMaximumLevel: number;
            /** @description The number of MB at which `storageState` becomes `Warning`; 0 if there is none. */
            readonly storageWarningLevel: number;
            /**
             * @description The bytes of its files, versions and attachments, including those in its recycle bin. Bytes that several of them
             *     share count once. Missing in lists, and while its content database cannot be read.
             */
            readonly storageUsedBytes?: number;
            /**
             * @description Free: below both levels. Warning: the warning level is reached. Full: the maximum is reached. Missing where `storageUsedBytes` is.
             * @enum {string}
             */
            readonly storageState?: "Free" | "Warning" | "Full";
            /** @description The host of a host-named site collection. */
            readonly hostName?: string;
            /** @description The former address after a move. */
            readonly previousManagedPathUrl?: string;
            /**
             * Format: date-time
             * @description When the server stops redirecting the former address to the new one.
             */
            readonly redirectGraceUntilUtc?: string;
            /**
             * Format: date-time
             * @description When it was deleted.
             */
            readonly deletedUtc?: string;
        };
        /**
         * @description A new site collection.
         * @example {
         *       "webApplication": "Default",
         *       "path": "sites/team",
         *       "title": "Team",
         *       "owner": "ann",
         *       "template": "STS#0"
         *     }
         */
        readonly SiteCollectionCreation: {
            /** @description The name of a web application. */
            readonly webApplication: string;
            /** @description The path without a leading slash; the empty path is the root. */
            readonly path?: string;
            /** @description A host of its own, instead of a path. */
            readonly hostName?: string;
            /** @description The title of its root web. */
            readonly title: string;
            /** @description The login name of its owner. The default is the caller. */
            readonly owner?: string;
            /**
             * @description The name of a web template and the number of its configuration.
             * @default STS#0
             */
            readonly template?: string;
            /**
             * @description The locale id of its root web.
             * @default 1033
             */
            readonly language?: number;
            /**
             * Format: uuid
             * @description The id of its content database. The default is the one with room for the most site collections, and with `Emulator:DatabasePerSite` a new one.
             */
            readonly contentDatabaseId?: string;
            readonly storageMaximumLevel?: components["schemas"]["StorageMaximumLevel"];
            readonly storageWarningLevel?: components["schemas"]["StorageWarningLevel"];
        };
        /**
         * @description New levels of the storage quota of a site collection.
         * @example {
         *       "storageMaximumLevel": 2048,
         *       "storageWarningLevel": 1536
         *     }
         */
        readonly SiteCollectionUpdate: {
            readonly storageMaximumLevel?: components["schemas"]["StorageMaximumLevel"];
            readonly storageWarningLevel?: components["schemas"]["StorageWarningLevel"];
        };
        /**
         * @description The maximum of the stored bytes in MB of 1,048,576 bytes. 0, the value without this member, is no maximum.
         * @example 2048
         */
        readonly StorageMaximumLevel: number;
        /**
         * @description The number of MB at which `storageState` becomes `Warning`, at most the maximum. 0, the value without this member, is no warning level.
         * @example 1536
         */
        readonly StorageWarningLevel: number;
        /**
         * @description At most 100 events, in a body of at most 64 KiB.
         * @example {
         *       "events": [
         *         {
         *           "name": "page.load",
         *           "timestamp": "2026-11-23T09:00:00.000Z",
         *           "properties": {
         *             "page": "/Lists/Tasks/AllItems.aspx",
         *             "durationMs": 84
         *           }
         *         }
         *       ]
         *     }
         */
        readonly TelemetryReport: {
            /** @description The events. */
            readonly events: readonly components["schemas"]["TelemetryEvent"][];
        };
        /** @description Something that happened in a browser. */
        readonly TelemetryEvent: {
            /** @description What happened, such as `script.error`. */
            readonly name: string;
            /**
             * a time such as 2026-11-20T09:00:00Z
             * Format: date-time
             * @description When it happened, by the clock of the browser.
             */
            readonly timestamp: string;
            readonly properties?: components["schemas"]["TelemetryProperties"];
        };
        /**
         * @description What else is known of an event, by name. At most 32 properties, whose names have at most 64 characters.
         * @example {
         *       "page": "/Lists/Tasks/AllItems.aspx",
         *       "durationMs": 84
         *     }
         */
        readonly TelemetryProperties: {
            readonly [key: string]: string | number | boolean;
        };
        /** @description A page of events, the latest first. */
        readonly TelemetryEvents: {
            /** @description The events. */
            readonly value: readonly components["schemas"]["ReportedEvent"][];
            /** @description How many events the server keeps. */
            readonly maximum: number;
            /** @description The value of `before` for the next page. Missing on the last page. */
            readonly next?: number;
        };
        /** @description An event that a browser has reported. */
        readonly ReportedEvent: {
            /** @description Its number, from 1 on since the server started. */
            readonly id: number;
            /** @description What happened. */
            readonly name: string;
            /**
             * Format: date-time
             * @description When it happened, by the clock of the browser.
             */
            readonly timestamp: string;
            /**
             * Format: date-time
             * @description When the server received it.
             */
            readonly receivedUtc: string;
            /** @description The login name of the user. */
            readonly user: string;
            /** @description The slug of the tenant; empty for the tenant of the farm. */
            readonly tenant: string;
            readonly properties: components["schemas"]["TelemetryProperties"];
        };
        /** @description A collection. */
        readonly Tenants: {
            /** @description The tenants. */
            readonly value: readonly components["schemas"]["Tenant"][];
        };
        /** @description A tenant. Its users, tokens and content are separate from those of all other tenants. */
        readonly Tenant: {
            /** @description The name that identifies it, unique in the farm. */
            readonly slug: string;
            /** @description The name that is shown to people. */
            readonly displayName: string;
            /**
             * @description Only a tenant that is `Ready` is served.
             * @enum {string}
             */
            readonly state: "Provisioning" | "Ready" | "Suspended" | "Deleting";
            /** @description The hosts of its web applications. The tenant `default` also has all hosts that no other tenant has (`*`). */
            readonly hosts: readonly string[];
            /** @description The login name of its owner. */
            readonly owner: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            readonly createdUtc: string;
        };
        /**
         * @description A new tenant.
         * @example {
         *       "slug": "acme",
         *       "displayName": "Acme",
         *       "hosts": [
         *         "acme.example"
         *       ],
         *       "owner": "ann"
         *     }
         */
        readonly TenantCreation: {
            /**
             * @description 3 to 40 lower-case letters, digits and hyphens, with a letter or a digit at both ends. It is the name of the web
             *     application of the tenant, and the value of `tid` in its tokens.
             */
            readonly slug: string;
            /** @description The name that is shown to people; the title of the root site. */
            readonly displayName: string;
            /**
             * @description The hosts of the tenant, without ports. The first one is in its absolute URLs and in the issuer of its tokens. The
             *     default is the slug in front of the setting `HostName`, such as `acme.localhost`.
             */
            readonly hosts?: readonly string[];
            /**
             * @description The name of the data of an empty content database that the farm does not have, for example of one that was detached.
             *     The default is a new one.
             */
            readonly contentDatabase?: string;
            /** @description The login name of its owner, who administers the tenant and its root site. */
            readonly owner: string;
        };
        /** @description The topology of the farm. */
        readonly Topology: {
            /** @description The web applications. */
            readonly webApplications: readonly components["schemas"]["WebApplication"][];
            /** @description The site collections that have a host of their own. */
            readonly hostNamedSites: readonly components["schemas"]["HostNamedSite"][];
            /** @description The alternative names of the certificates of all nodes. */
            readonly certificateNames: readonly string[];
            /** @description The nodes that reported in the last 24 hours, in order of name. */
            readonly nodes: readonly components["schemas"]["FarmNode"][];
        };
        /** @description A site collection with a host of its own. */
        readonly HostNamedSite: {
            /** @description The host name. */
            readonly hostName: string;
            /**
             * Format: uuid
             * @description The id of the site collection.
             */
            readonly siteId: string;
            /** @description The name of its web application. */
            readonly webApplication: string;
        };
        /** @description A server of the farm. */
        readonly FarmNode: {
            /** @description The name of the node. */
            readonly name: string;
            /**
             * @description `Stale` if the node has not reported for 30 seconds.
             * @enum {string}
             */
            readonly status: "Healthy" | "Stale";
            /**
             * Format: date-time
             * @description When the node last reported.
             */
            readonly lastSeenUtc: string;
            /** @description The version of the server. */
            readonly version: string;
        };
        /** @description A collection. */
        readonly Certificates: {
            /** @description The certificates. */
            readonly value: readonly components["schemas"]["Certificate"][];
        };
        /** @description A certificate of this node. */
        readonly Certificate: {
            /** @description The name of an entry of the setting `Certificates`, the path of a file, or `listener` for the default certificate. */
            readonly source: string;
            /** @description The names of the certificate. */
            readonly names: readonly string[];
            /**
             * Format: date-time
             * @description When the certificate expires.
             */
            readonly expiresUtc: string;
            /** @description Why the file could not be read again. Missing if it could. */
            readonly error?: string;
        };
        /** @description A collection. */
        readonly UserPolicies: {
            /** @description The policies. */
            readonly value: readonly components["schemas"]["UserPolicy"][];
        };
        /**
         * @description The rights of a user in all site collections of a web application.
         * @example {
         *       "loginName": "ann",
         *       "access": "FullRead"
         *     }
         */
        readonly UserPolicy: {
            /** @description The login name of a user or a claim group. */
            readonly loginName: string;
            /**
             * @description FullRead gives the rights of the role Read. FullControl gives all rights.
             * @enum {string}
             */
            readonly access: "FullRead" | "FullControl";
        };
        /** @description A collection. */
        readonly WebApplications: {
            /** @description The web applications. */
            readonly value: readonly components["schemas"]["WebApplication"][];
        };
        /** @description A web application. */
        readonly WebApplication: {
            /** @description The name that identifies it, unique in the farm. */
            readonly name: string;
            /** @description The name that is shown to people. */
            readonly displayName: string;
            /** @description The address that absolute URLs begin with if the primary host binding names no host. */
            readonly baseUrl: string;
            /**
             * @description Whether anonymous users may read.
             * @enum {string}
             */
            readonly anonymousAccess: "Off" | "Read";
            /** @description The hosts that it serves, in order of host and port. */
            readonly hostBindings: readonly components["schemas"]["HostBinding"][];
            /** @description The paths that site collections may have, in order of path. */
            readonly managedPaths: readonly components["schemas"]["ManagedPath"][];
            /** @description The entry of the setting `Certificates` for bindings that name no certificate. */
            readonly certificateRef?: string;
            /** @description The profile of its replies. The default is the profile of the server. */
            readonly profile?: string;
            readonly storageBackend?: components["schemas"]["StorageBackend"];
            readonly storageSettings?: components["schemas"]["StorageSettings"];
            /** @description The number of its site collections. */
            readonly siteCollectionCount: number;
        };
        /**
         * @description A new web application.
         * @example {
         *       "name": "Intranet",
         *       "displayName": "The intranet",
         *       "hostBindings": [
         *         {
         *           "host": "intranet.example",
         *           "port": 443,
         *           "scheme": "https"
         *         }
         *       ]
         *     }
         */
        readonly WebApplicationCreation: {
            readonly name: components["schemas"]["WebApplicationName"];
            readonly displayName?: components["schemas"]["WebApplicationTitle"];
            readonly baseUrl?: components["schemas"]["BaseUrl"];
            /**
             * @description Whether anonymous users may read. The default is `Off`.
             * @enum {string}
             */
            readonly anonymousAccess?: "Off" | "Read";
            /** @description The hosts that it serves. If none of them is marked as primary, the first one is. */
            readonly hostBindings?: readonly components["schemas"]["HostBindingCreation"][];
            /** @description The paths that site collections may have. */
            readonly managedPaths?: readonly components["schemas"]["ManagedPath"][];
            readonly certificateRef?: components["schemas"]["CertificateRef"];
            readonly profile?: components["schemas"]["ProfileName"];
            readonly storageBackend?: components["schemas"]["StorageBackend"];
            readonly storageSettings?: components["schemas"]["StorageSettings"];
        };
        /**
         * @description New values for a web application.
         * @example {
         *       "displayName": "The intranet",
         *       "anonymousAccess": "Read"
         *     }
         */
        readonly WebApplicationUpdate: {
            readonly displayName?: components["schemas"]["WebApplicationTitle"];
            readonly baseUrl?: components["schemas"]["BaseUrl"];
            /**
             * @description Whether anonymous users may read.
             * @enum {string}
             */
            readonly anonymousAccess?: "Off" | "Read";
            /** @description The entry of the setting `Certificates` for bindings that name no certificate. Null removes it. */
            readonly certificateRef?: components["schemas"]["CertificateRef"] | null;
            /** @description The profile of its replies. Null restores the profile of the server. */
            readonly profile?: components["schemas"]["ProfileName"] | null;
            /**
             * @description Where its new content databases are stored; `storageSettings` belong to it. The others stay where they are. Null
             *     restores the storage of the farm.
             */
            readonly storageBackend?: components["schemas"]["StorageBackend"] | null;
            readonly storageSettings?: components["schemas"]["StorageSettings"];
        };
        /**
         * @description A name of letters, digits, periods, hyphens and underscores; it begins and ends with a letter or a digit.
         * @example Intranet
         */
        readonly WebApplicationName: string;
        /** @description The name that is shown to people. The default is `name`. */
        readonly WebApplicationTitle: string;
        /**
         * @description The address that absolute URLs begin with if the primary host binding names no host: an http or https address without a
         *     query and a fragment, or `/` for the address of the request. The default is the address of the primary host binding.
         * @example https://intranet.example
         */
        readonly BaseUrl: string;
        /**
         * @description The name of an entry of the setting `Certificates`.
         * @example wildcard
         */
        readonly CertificateRef: string;
        /**
         * @description The profile of replies.
         * @enum {string}
         */
        readonly ProfileName: "Svc" | "SharePoint";
        /**
         * @description Where the new content databases of a web application are stored, if not where the farm stores its own. `FileSystem` stores
         *     bytes in files, `Sqlite` in the database. `InMemory` is for farms in memory, the others are for farms on the disk.
         * @example FileSystem
         * @enum {string}
         */
        readonly StorageBackend: "FileSystem" | "Sqlite" | "InMemory";
        /**
         * @description The settings of a storage back-end.
         * @example {
         *       "path": "fast/intranet"
         *     }
         */
        readonly StorageSettings: {
            /** @description For `FileSystem` and `Sqlite`: a folder, relative to that of the setting `Farm:StorageRoot`. */
            readonly path?: string;
        };
    };
    responses: {
        /** @description The body or a parameter is invalid. The message names the member and says what is allowed. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request has no credentials, or the server does not accept them. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The caller does not have the role FarmAdmin, or the scope of the token does not allow this. In a tenant, the operation is not for administrators of tenants. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The object of the address does not exist. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The present state of the farm does not allow this, for example because a name is in use. Nothing was changed. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something in the site collection is under a legal hold. Nothing was changed. */
        readonly Locked: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request line and the headers are longer than 64 KiB together. The connection answers this before it looks at the address, and closes. */
        readonly HeadTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than 1 MiB, a seed in YAML larger than 256 KiB, or a report of events larger than 64 KiB. */
        readonly PayloadTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not JSON in UTF-8. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description The client's address sent too many wrong passwords for this account, or the user reported too many events. `Retry-After` says when
         *     the server accepts the next attempt.
         */
        readonly TooManyRequests: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description An unexpected error. The log of the server has its details, under the correlation id of the response. */
        readonly InternalServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The database cannot accept writes at the moment, or its disk did not confirm the write. */
        readonly ServiceUnavailable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The disk of the server is full. Nothing was changed. */
        readonly InsufficientStorage: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The package has none of the bytes that `Range` asks for. */
        readonly RangeNotSatisfiable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The package is another one than that of the header `If-Match`. */
        readonly PreconditionFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The earliest time of a record (ISO 8601). */
        readonly auditFrom: string;
        /** @description The latest time of a record (ISO 8601). */
        readonly auditTo: string;
        /** @description The login name of the actor, in any letter case. */
        readonly auditActor: string;
        /** @description The type of the records. */
        readonly auditType: components["schemas"]["AuditType"];
        /** @description The server-relative URL or the name of the target, in any letter case. */
        readonly auditTarget: string;
        /** @description The maximum number of records. */
        readonly auditTop: number;
        /** @description The value of `next` in the reply before. */
        readonly auditAfter: string;
        /**
         * @description The id of a content database.
         * @example 1b0a8f0e-5a0e-4b7e-9c37-6f1f7e1a2b3c
         */
        readonly databaseId: string;
        /**
         * @description True keeps the data. A content database with the same name can use it later (`createPhysical`).
         * @example true
         */
        readonly detach: boolean;
        /**
         * @description The id of an editing session.
         * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
         */
        readonly sessionId: string;
        /** @description The server-relative URL of the site collection, or of anything in it. */
        readonly journalSite: string;
        /** @description The number of the first record. */
        readonly journalFrom: number;
        /** @description The maximum number of records. */
        readonly journalTop: number;
        /** @description The time (ISO 8601). */
        readonly journalTimestamp: string;
        /** @description The server-relative URL. */
        readonly journalTarget: string;
        /**
         * @description The host of a binding, in any letter case.
         * @example intranet.example
         */
        readonly host: string;
        /**
         * @description The port of a binding; 0 means every port.
         * @example 443
         */
        readonly port: number;
        /**
         * @description A managed path without a leading slash.
         * @example teams
         */
        readonly path: string;
        /**
         * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
         *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
         * @example handling=lenient
         */
        readonly prefer: string;
        /**
         * @description The id of an operation.
         * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
         */
        readonly operationId: string;
        /**
         * @description The bytes to return, counted from 0. `bytes=100-` skips the first 100.
         * @example bytes=0-99
         */
        readonly range: string;
        /**
         * @description The server-relative URL for the site collection of the package, for its web, or of the web that gets its list or lists. Without it, they keep their
         *     own. Not for the package of a farm.
         * @example /sites/team
         */
        readonly importTarget: string;
        /** @description The name of the web application. The default is the name of the one that had the site collection. */
        readonly importWebApplication: string;
        /**
         * @description What happens where there is a site collection, a web, or a list with this title already: `fail` refuses the import, `skip` leaves the one that is there,
         *     `replace` deletes it for good once the new one is complete. One with a web or list in archive mode is not replaced.
         */
        readonly importConflict: "fail" | "skip" | "replace";
        /**
         * @description The id of a site collection.
         * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
         */
        readonly siteId: string;
        /**
         * @description True deletes the site collection for good, even if it is deleted already.
         * @example true
         */
        readonly permanent: boolean;
        /**
         * @description Only the site collections of this web application.
         * @example Default
         */
        readonly webApp: string;
        /**
         * @description The maximum number of site collections.
         * @example 100
         */
        readonly sitesTop: number;
        /**
         * @description Only site collections with ids greater than this one. Use `next` of the reply before.
         * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
         */
        readonly sitesAfter: string;
        /** @description The name of the events, in any letter case. */
        readonly telemetryName: string;
        /** @description The login name of the user, in any letter case. */
        readonly telemetryUser: string;
        /** @description The maximum number of events. */
        readonly telemetryTop: number;
        /** @description The value of `next` in the reply before. */
        readonly telemetryBefore: number;
        /**
         * @description The slug of a tenant.
         * @example default
         */
        readonly slug: string;
        /**
         * @description A login name in any spelling, percent-encoded.
         * @example ann
         */
        readonly loginName: string;
        /**
         * @description The name of a web application, in any letter case.
         * @example Default
         */
        readonly name: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The address of the package, when the export has succeeded.
         * @example http://127.0.0.1:5000/_api/admin/storage/export/5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
         */
        readonly Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listAuditRecords: {
        readonly parameters: {
            readonly query?: {
                /** @description The earliest time of a record (ISO 8601). */
                readonly from?: components["parameters"]["auditFrom"];
                /** @description The latest time of a record (ISO 8601). */
                readonly to?: components["parameters"]["auditTo"];
                /** @description The login name of the actor, in any letter case. */
                readonly actor?: components["parameters"]["auditActor"];
                /** @description The type of the records. */
                readonly type?: components["parameters"]["auditType"];
                /** @description The server-relative URL or the name of the target, in any letter case. */
                readonly target?: components["parameters"]["auditTarget"];
                /** @description The maximum number of records. */
                readonly top?: components["parameters"]["auditTop"];
                /** @description The value of `next` in the reply before. */
                readonly after?: components["parameters"]["auditAfter"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditRecords"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly verifyAudit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The result of the check. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditVerdict"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly backUpContentDatabase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description The id of a content database.
                 * @example 1b0a8f0e-5a0e-4b7e-9c37-6f1f7e1a2b3c
                 */
                readonly databaseId: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        /** @description The file. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BackupRequest"];
            };
        };
        readonly responses: {
            /** @description The backup is queued. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly restoreContentDatabase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        /** @description The backup and its target. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestoreRequest"];
            };
        };
        readonly responses: {
            /** @description The restore is queued. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly listContentDatabases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content databases. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContentDatabases"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addContentDatabase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        /** @description The content database. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentDatabaseCreation"];
            };
        };
        readonly responses: {
            /** @description The content database. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContentDatabase"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly getContentDatabase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description The id of a content database.
                 * @example 1b0a8f0e-5a0e-4b7e-9c37-6f1f7e1a2b3c
                 */
                readonly databaseId: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content database. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContentDatabase"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteContentDatabase: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description True keeps the data. A content database with the same name can use it later (`createPhysical`).
                 * @example true
                 */
                readonly detach?: components["parameters"]["detach"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description The id of a content database.
                 * @example 1b0a8f0e-5a0e-4b7e-9c37-6f1f7e1a2b3c
                 */
                readonly databaseId: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content database is deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly updateContentDatabase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description The id of a content database.
                 * @example 1b0a8f0e-5a0e-4b7e-9c37-6f1f7e1a2b3c
                 */
                readonly databaseId: components["parameters"]["databaseId"];
            };
            readonly cookie?: never;
        };
        /** @description The new values. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentDatabaseUpdate"];
            };
        };
        readonly responses: {
            /** @description The content database as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContentDatabase"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly listEditingSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EditingSessions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteEditingSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of an editing session.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly sessionId: components["parameters"]["sessionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly listJournalRecords: {
        readonly parameters: {
            readonly query?: {
                /** @description The server-relative URL of the site collection, or of anything in it. */
                readonly site?: components["parameters"]["journalSite"];
                /** @description The number of the first record. */
                readonly from?: components["parameters"]["journalFrom"];
                /** @description The maximum number of records. */
                readonly top?: components["parameters"]["journalTop"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The records. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JournalRecords"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly verifyJournal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The result of the check. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JournalVerdict"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getStateAsOf: {
        readonly parameters: {
            readonly query: {
                /** @description The time (ISO 8601). */
                readonly timestamp: components["parameters"]["journalTimestamp"];
                /** @description The server-relative URL. */
                readonly target: components["parameters"]["journalTarget"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PastState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getBytesAsOf: {
        readonly parameters: {
            readonly query: {
                /** @description The time (ISO 8601). */
                readonly timestamp: components["parameters"]["journalTimestamp"];
                /** @description The server-relative URL. */
                readonly target: components["parameters"]["journalTarget"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly listHostBindings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The host bindings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HostBindings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addHostBinding: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        /** @description The host binding. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HostBindingCreation"];
            };
        };
        readonly responses: {
            /** @description The new host binding. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HostBinding"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly removeHostBinding: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description The host of a binding, in any letter case.
                 * @example intranet.example
                 */
                readonly host: components["parameters"]["host"];
                /**
                 * @description The port of a binding; 0 means every port.
                 * @example 443
                 */
                readonly port: components["parameters"]["port"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It was removed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly listManagedPaths: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The managed paths. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ManagedPaths"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addManagedPath: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        /** @description The managed path. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ManagedPath"];
            };
        };
        readonly responses: {
            /** @description The new managed path. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ManagedPath"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly removeManagedPath: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description A managed path without a leading slash.
                 * @example teams
                 */
                readonly path: components["parameters"]["path"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It was removed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly listOperations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The operations. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operations"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly listSiteOperations: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only the site collections of this web application.
                 * @example Default
                 */
                readonly webApp?: components["parameters"]["webApp"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The operations. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operations"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getOperation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of an operation.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly operationId: components["parameters"]["operationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The operation. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly cancelOperation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of an operation.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly operationId: components["parameters"]["operationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The operation is cancelled. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly exportStorage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What to export. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExportRequest"];
            };
        };
        readonly responses: {
            /** @description The export is queued. `Location` has the address of the package. */
            readonly 202: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly getExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
                /**
                 * @description The bytes to return, counted from 0. `bytes=100-` skips the first 100.
                 * @example bytes=0-99
                 */
                readonly Range?: components["parameters"]["range"];
            };
            readonly path: {
                /**
                 * @description The id of an operation.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly operationId: components["parameters"]["operationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The package. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": unknown;
                };
            };
            /** @description A part of the package. */
            readonly 206: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": unknown;
                };
            };
            /** @description The package is the one that the client has. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 416: components["responses"]["RangeNotSatisfiable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly importStorage: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The server-relative URL for the site collection of the package, for its web, or of the web that gets its list or lists. Without it, they keep their
                 *     own. Not for the package of a farm.
                 * @example /sites/team
                 */
                readonly target?: components["parameters"]["importTarget"];
                /** @description The name of the web application. The default is the name of the one that had the site collection. */
                readonly webApplication?: components["parameters"]["importWebApplication"];
                /**
                 * @description What happens where there is a site collection, a web, or a list with this title already: `fail` refuses the import, `skip` leaves the one that is there,
                 *     `replace` deletes it for good once the new one is complete. One with a web or list in archive mode is not replaced.
                 */
                readonly conflict?: components["parameters"]["importConflict"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The ZIP file, or a seed. */
        readonly requestBody: {
            readonly content: {
                readonly "application/zip": unknown;
                readonly "application/json": components["schemas"]["ImportedSeed"];
                readonly "application/yaml": components["schemas"]["ImportedSeed"];
            };
        };
        readonly responses: {
            /** @description The import is queued. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly moveSite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        /** @description The target. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SiteMove"];
            };
        };
        readonly responses: {
            /** @description The move is queued. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly copySite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        /** @description The place of the copy. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SiteCopy"];
            };
        };
        readonly responses: {
            /** @description The copy is queued. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly listSiteCollections: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only the site collections of this web application.
                 * @example Default
                 */
                readonly webApp?: components["parameters"]["webApp"];
                /**
                 * @description The maximum number of site collections.
                 * @example 100
                 */
                readonly top?: components["parameters"]["sitesTop"];
                /**
                 * @description Only site collections with ids greater than this one. Use `next` of the reply before.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly after?: components["parameters"]["sitesAfter"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The site collections. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteCollections"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addSiteCollection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The site collection. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SiteCollectionCreation"];
            };
        };
        readonly responses: {
            /** @description The site collection. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteCollection"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly getSiteCollection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The site collection. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteCollection"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteSiteCollection: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description True deletes the site collection for good, even if it is deleted already.
                 * @example true
                 */
                readonly permanent?: components["parameters"]["permanent"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The site collection is deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly updateSiteCollection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        /** @description The new levels. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SiteCollectionUpdate"];
            };
        };
        readonly responses: {
            /** @description The site collection as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteCollection"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly restoreSiteCollection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The id of a site collection.
                 * @example 5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11
                 */
                readonly siteId: components["parameters"]["siteId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The site collection. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteCollection"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly addTelemetry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The events. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TelemetryReport"];
            };
        };
        readonly responses: {
            /** @description The events are kept. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly listTelemetry: {
        readonly parameters: {
            readonly query?: {
                /** @description The name of the events, in any letter case. */
                readonly name?: components["parameters"]["telemetryName"];
                /** @description The login name of the user, in any letter case. */
                readonly user?: components["parameters"]["telemetryUser"];
                /** @description The maximum number of events. */
                readonly top?: components["parameters"]["telemetryTop"];
                /** @description The value of `next` in the reply before. */
                readonly before?: components["parameters"]["telemetryBefore"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The events. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TelemetryEvents"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly listTenants: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tenants. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tenants"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addTenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The tenant. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TenantCreation"];
            };
        };
        readonly responses: {
            /** @description The new tenant. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tenant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly getTenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The slug of a tenant.
                 * @example default
                 */
                readonly slug: components["parameters"]["slug"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tenant. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tenant"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteTenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The slug of a tenant.
                 * @example default
                 */
                readonly slug: components["parameters"]["slug"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The deletion is queued. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Operation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly suspendTenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The slug of a tenant.
                 * @example default
                 */
                readonly slug: components["parameters"]["slug"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tenant is suspended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly resumeTenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The slug of a tenant.
                 * @example default
                 */
                readonly slug: components["parameters"]["slug"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tenant is served. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly getTopology: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The topology. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Topology"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly reloadCertificates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The certificates of this node. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Certificates"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly listUserPolicies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The policies. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserPolicies"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addUserPolicy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        /** @description The policy. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserPolicy"];
            };
        };
        readonly responses: {
            /** @description The policy. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserPolicy"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly deleteUserPolicy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
                /**
                 * @description A login name in any spelling, percent-encoded.
                 * @example ann
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The policy is deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly listWebApplications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The web applications. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebApplications"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addWebApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The web application. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebApplicationCreation"];
            };
        };
        readonly responses: {
            /** @description The new web application. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebApplication"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly getWebApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The web application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebApplication"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteWebApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The web application is deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly updateWebApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path: {
                /**
                 * @description The name of a web application, in any letter case.
                 * @example Default
                 */
                readonly name: components["parameters"]["name"];
            };
            readonly cookie?: never;
        };
        /** @description The new values. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebApplicationUpdate"];
            };
        };
        readonly responses: {
            /** @description The web application as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebApplication"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
}
