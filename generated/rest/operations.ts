// Generated from contracts/rest by scripts/contracts/rest.ts. Do not edit.
export interface paths {
    readonly "/_api/$batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Several requests in one
         * @description Runs up to 100 requests one after the other, in the order in which they stand. Each part of the body is
         *     `application/http` and holds one request; writes may also stand in a change set, a part that is itself
         *     `multipart/mixed`. Addresses are absolute, server-relative or web-relative, and stay on this host. Lines end in CRLF
         *     or LF.
         *
         *     The body is read whole before the first request runs: when it cannot be told apart into parts, nothing has
         *     happened. After that each request succeeds or fails alone, also in a change set. All of them speak for the caller
         *     of the batch, whose form digest counts for all. A part cannot be a batch itself.
         *
         *     The reply has one part for each request, in the same order, without change sets.
         */
        readonly post: operations["runBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/checkout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check a file out
         * @description Until the file is checked in nobody else changes it, and what the caller saves is one working copy. One that is
         *     checked out already is refused with 423. Needs the right EditListItems.
         */
        readonly post: operations["checkOutFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/checkin(comment='{checkInComment}',checkintype={checkInType})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description What the new version is about.
                 * @example Second draft
                 */
                readonly checkInComment: components["parameters"]["checkInComment"];
                /**
                 * @description 0 minor version, 1 major version, 2 the version that was checked out.
                 * @example 1
                 */
                readonly checkInType: components["parameters"]["checkInType"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check a file in
         * @description Makes the working copy the current version: a draft (0), a major version (1), or the version that was checked
         *     out with another content (2). In a library without drafts 0 is 1. The check-out of somebody else is ended with
         *     the right CancelCheckout.
         */
        readonly post: operations["checkInFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/undocheckout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Undo the check-out of a file
         * @description Ends the check-out and puts back the bytes and columns that the file had.
         */
        readonly post: operations["undoCheckOutFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/publish('{checkInComment}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description What the new version is about.
                 * @example Second draft
                 */
                readonly checkInComment: components["parameters"]["checkInComment"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish a draft
         * @description Makes the current draft a major version, in a library with drafts.
         */
        readonly post: operations["publishFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/unpublish('{checkInComment}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description What the new version is about.
                 * @example Second draft
                 */
                readonly checkInComment: components["parameters"]["checkInComment"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Unpublish a file
         * @description Makes the current major version a draft again.
         */
        readonly post: operations["unpublishFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/approve('{checkInComment}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description What the new version is about.
                 * @example Second draft
                 */
                readonly checkInComment: components["parameters"]["checkInComment"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approve a file
         * @description Lets everybody see the file, in a library with approval. Needs the right ApproveItems.
         */
        readonly post: operations["approveFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/deny('{checkInComment}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description What the new version is about.
                 * @example Second draft
                 */
                readonly checkInComment: components["parameters"]["checkInComment"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reject a file
         * @description Refuses the approval of the file. Needs the right ApproveItems.
         */
        readonly post: operations["denyFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/checkedoutbyuser": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * Who has the file checked out
         * @description The user who has the file checked out, or nothing.
         */
        readonly get: operations["getCheckedOutByUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * The old versions of a file
         * @description The versions that are kept, eldest first; the current one is none of them. Needs the right ViewVersions.
         */
        readonly get: operations["queryFileVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions({versionId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /**
         * An old version of a file
         * @description A version by its number, which is the major part of its label times 512, and the minor part.
         */
        readonly get: operations["getFileVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions({versionId})/$value": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /**
         * The bytes of an old version
         * @description The bytes as they were, with ranges and conditions as for the file itself.
         */
        readonly get: operations["getFileVersionValue"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions/restorebylabel('{versionLabel}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The label of the version.
                 * @example 1.0
                 */
                readonly versionLabel: components["parameters"]["versionLabel"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore an old version
         * @description Gives the file the bytes and columns of an old version, as an update like any other. Needs the right
         *     EditListItems.
         */
        readonly post: operations["restoreFileVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions/deletebyid({versionId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete an old version
         * @description Deletes an old version for good. Needs the right DeleteVersions.
         */
        readonly post: operations["deleteFileVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions/deletebylabel('{versionLabel}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The label of the version.
                 * @example 1.0
                 */
                readonly versionLabel: components["parameters"]["versionLabel"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete an old version by its label
         * @description Deletes an old version for good. Needs the right DeleteVersions.
         */
        readonly post: operations["deleteFileVersionByLabel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions/deleteall": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete all old versions
         * @description Deletes all old versions for good, except the one that a check-out goes back to.
         */
        readonly post: operations["deleteFileVersions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * A file
         * @description What is known of a file. Its bytes are at `$value`.
         */
        readonly get: operations["getFile"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a file
         * @description Deletes a file for good. Needs the right DeleteListItems.
         */
        readonly delete: operations["deleteFile"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/$value": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * The bytes of a file
         * @description The bytes, in the media type that the extension of the name stands for. `Range` asks for a part of them or for
         *     several; `If-Range`, `If-None-Match`, `If-Modified-Since`, `If-Match` and `If-Unmodified-Since` are honoured. What a
         *     browser would run is sent as a download.
         */
        readonly get: operations["getFileValue"];
        /**
         * Replace the bytes of a file
         * @description Puts the body in the place of the bytes, which stay as they are when anything fails. Needs the right EditListItems.
         */
        readonly put: operations["replaceFile"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/files/add(url='{fileName}',overwrite={overwriteFile})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The name of a file in the folder. A quote in it is doubled.
                 * @example plan.docx
                 */
                readonly fileName: components["parameters"]["fileName"];
                /**
                 * @description Whether a file of that name that is there already gets the new bytes.
                 * @example true
                 */
                readonly overwriteFile: components["parameters"]["overwriteFile"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a file
         * @description Makes a file of the body in the folder. One of that name that is there already is refused, or gets the new bytes with
         *     `overwrite=true`; with `EnsureUniqueFileName=true` the new one gets a number behind its name. In a library the file is
         *     an item too. Needs the right AddListItems.
         */
        readonly post: operations["addFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/properties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * The property bag of a file
         * @description Keys and values that are kept with the file; those that begin with `vti_` the server makes itself.
         */
        readonly get: operations["getFileProperties"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/recycle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a file to the recycle bin
         * @description The reply is the id of its entry there. Needs the right DeleteListItems.
         */
        readonly post: operations["recycleFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/copyto(strnewurl='{newUrl}',boverwrite={overwriteFile})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The new URL, absolute or relative to the server or the web.
                 * @example /Shared Documents/Archive
                 */
                readonly newUrl: components["parameters"]["newUrl"];
                /**
                 * @description Whether a file of that name that is there already gets the new bytes.
                 * @example true
                 */
                readonly overwriteFile: components["parameters"]["overwriteFile"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Copy a file
         * @description Copies the file to another place or name of the web, with the values of the columns that both lists have.
         */
        readonly post: operations["copyFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/moveto(newurl='{newUrl}',flags={moveFlags})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The new URL, absolute or relative to the server or the web.
                 * @example /Shared Documents/Archive
                 */
                readonly newUrl: components["parameters"]["newUrl"];
                /**
                 * @description 1 replaces a file that is at the new URL already; other flags are without effect.
                 * @example 1
                 */
                readonly moveFlags: components["parameters"]["moveFlags"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a file
         * @description Moves the file to another place or name of the web; it stays the same file. Flag 1 replaces what is there.
         */
        readonly post: operations["moveFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/sp.movecopyutil.copyfilebypath(overwrite={overwriteFile})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Whether a file of that name that is there already gets the new bytes.
                 * @example true
                 */
                readonly overwriteFile: components["parameters"]["overwriteFile"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Copy a file by two paths
         * @description Does the same as `copyto`, with both URLs in the body.
         */
        readonly post: operations["copyFileByPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/sp.movecopyutil.movefilebypath(overwrite={overwriteFile})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Whether a file of that name that is there already gets the new bytes.
                 * @example true
                 */
                readonly overwriteFile: components["parameters"]["overwriteFile"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a file by two paths
         * @description Does the same as `moveto`, with both URLs in the body.
         */
        readonly post: operations["moveFileByPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * A folder
         * @description A folder by its URL, or by any other form of its address.
         */
        readonly get: operations["getFolder"];
        /**
         * Update a folder
         * @description Changes the properties that the body names; a new name is a new URL for all that is in the folder. Needs the
         *     right EditListItems.
         */
        readonly put: operations["updateFolder"];
        /**
         * Update a folder by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeFolder"];
        /**
         * Delete a folder
         * @description Deletes the folder and everything in it for good, or, where something in it is checked out by somebody else,
         *     nothing. Needs the right DeleteListItems on all of it.
         */
        readonly delete: operations["deleteFolder"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/folders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * The folders in a folder
         * @description The folders right in a folder that the caller may see, by name. A page has 100 of them where `$top` does not say
         *     otherwise.
         */
        readonly get: operations["queryFolders"];
        readonly put?: never;
        /**
         * Add a folder
         * @description Makes a folder below one that exists. One that is there already is returned. In a list the folder is an item as
         *     well. Needs the right AddListItems; outside of lists AddAndCustomizePages.
         */
        readonly post: operations["addFolder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/folders/add('{folderName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The name of the new folder, or its URL.
                 * @example Plans
                 */
                readonly folderName: components["parameters"]["folderName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a folder by its name
         * @description Does the same as `POST` to the folders, with the name or URL in the address.
         */
        readonly post: operations["addFolderByName"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/folders/addusingpath(decodedurl='{folderName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The name of the new folder, or its URL.
                 * @example Plans
                 */
                readonly folderName: components["parameters"]["folderName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a folder by its path
         * @description Makes a folder, as `folders/add` does; one that is there already is refused unless `overwrite` is true.
         */
        readonly post: operations["addFolderUsingPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/addsubfolderusingpath(decodedurl='{folderName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The name of the new folder, or its URL.
                 * @example Plans
                 */
                readonly folderName: components["parameters"]["folderName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a folder in this one
         * @description Makes a folder in this one by its name.
         */
        readonly post: operations["addSubfolder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/addsubfolderusingpath": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a folder in this one by a body
         * @description Makes a folder in this one; the name is in the body.
         */
        readonly post: operations["addSubfolderUsingPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * The files in a folder
         * @description The files right in a folder that the caller may see, by name. A page has 100 of them where `$top` does not say
         *     otherwise.
         */
        readonly get: operations["queryFiles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/parentfolder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * The folder above
         * @description The folder that this one is in; nothing for the own folder of the web.
         */
        readonly get: operations["getParentFolder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/listitemallfields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * The item of a folder
         * @description The item that the folder is in its list; nothing for the own folder of a list and outside of lists. Everything
         *     that an item has is found below this address as well.
         */
        readonly get: operations["getFolderItem"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/properties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * The property bag of a folder
         * @description Keys and values that are kept with the folder; those that begin with `vti_` the server makes itself.
         */
        readonly get: operations["getFolderProperties"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/storagemetrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * What a folder holds
         * @description The number and size of all files in the folder and below it.
         */
        readonly get: operations["getStorageMetrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/recycle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Recycle a folder
         * @description Moves the folder with everything in it to the recycle bin, and returns the id of its entry there. Its name is
         *     free again. Needs the right DeleteListItems on all of it.
         */
        readonly post: operations["recycleFolder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/moveto('{newUrl}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The new URL, absolute or relative to the server or the web.
                 * @example /Shared Documents/Archive
                 */
                readonly newUrl: components["parameters"]["newUrl"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a folder
         * @description Moves the folder with everything in it to another URL of the web. Ids stay; in another list the items are
         *     numbered anew. Needs the rights DeleteListItems here and AddListItems there.
         */
        readonly post: operations["moveFolder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/copyto('{newUrl}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The new URL, absolute or relative to the server or the web.
                 * @example /Shared Documents/Archive
                 */
                readonly newUrl: components["parameters"]["newUrl"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Copy a folder
         * @description Copies the folder with everything in it that the caller may see. Needs the right AddListItems there.
         */
        readonly post: operations["copyFolder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/deletewithparameters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete a folder, or only an empty one
         * @description Deletes the folder for good, as `DELETE` does, or refuses one that holds something.
         */
        readonly post: operations["deleteFolderWithParameters"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/sp.movecopyutil.movefolderbypath": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a folder by two paths
         * @description Does the same as `moveto`, with both URLs in the body.
         */
        readonly post: operations["moveFolderByPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/sp.movecopyutil.copyfolderbypath": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Copy a folder by two paths
         * @description Does the same as `copyto`, with both URLs in the body.
         */
        readonly post: operations["copyFolderByPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/startupload(uploadid=guid'{uploadId}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description A GUID that the client has chosen for the upload.
                 * @example 2f1e0d3c-4b5a-4978-8a6b-7c8d9e0f1a2b
                 */
                readonly uploadId: components["parameters"]["uploadId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin an upload in parts
         * @description Stores the first part of the bytes and answers how many are there. The file, which must be there, stays as it is
         *     until the last part has come. Needs the right EditListItems.
         */
        readonly post: operations["startUpload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/continueupload(uploadid=guid'{uploadId}',fileoffset={fileOffset})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description A GUID that the client has chosen for the upload.
                 * @example 2f1e0d3c-4b5a-4978-8a6b-7c8d9e0f1a2b
                 */
                readonly uploadId: components["parameters"]["uploadId"];
                /**
                 * @description Where the part begins, which is how many bytes have come before.
                 * @example 10485760
                 */
                readonly fileOffset: components["parameters"]["fileOffset"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a part to an upload
         * @description Stores the next part, which begins at `fileOffset`, and answers how many bytes are there.
         */
        readonly post: operations["continueUpload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/finishupload(uploadid=guid'{uploadId}',fileoffset={fileOffset})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description A GUID that the client has chosen for the upload.
                 * @example 2f1e0d3c-4b5a-4978-8a6b-7c8d9e0f1a2b
                 */
                readonly uploadId: components["parameters"]["uploadId"];
                /**
                 * @description Where the part begins, which is how many bytes have come before.
                 * @example 10485760
                 */
                readonly fileOffset: components["parameters"]["fileOffset"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add the last part of an upload
         * @description Stores the last part, which may be empty, and gives the file the bytes of all of them.
         */
        readonly post: operations["finishUpload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/cancelupload(uploadid=guid'{uploadId}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description A GUID that the client has chosen for the upload.
                 * @example 2f1e0d3c-4b5a-4978-8a6b-7c8d9e0f1a2b
                 */
                readonly uploadId: components["parameters"]["uploadId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give an upload up
         * @description Forgets the parts that have come. The file stays as it is.
         */
        readonly post: operations["cancelUpload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/attachmentfiles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * The attachments of an item
         * @description The files that are attached to the item, by name.
         */
        readonly get: operations["queryAttachments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/attachmentfiles/add(filename='{attachmentName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The name of the attached file, in any case. A quote in it is doubled.
                 * @example plan.txt
                 */
                readonly attachmentName: components["parameters"]["attachmentName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Attach a file
         * @description Attaches the body to the item as a file of this name, which is an update of the item: its ETag changes. The list must
         *     have EnableAttachments. Needs the right EditListItems.
         */
        readonly post: operations["addAttachment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/attachmentfiles('{attachmentName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The name of the attached file, in any case. A quote in it is doubled.
                 * @example plan.txt
                 */
                readonly attachmentName: components["parameters"]["attachmentName"];
            };
            readonly cookie?: never;
        };
        /**
         * An attachment
         * @description What is known of an attached file. Its bytes are at `$value`.
         */
        readonly get: operations["getAttachment"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an attachment
         * @description Deletes an attached file for good. Needs the right EditListItems.
         */
        readonly delete: operations["deleteAttachment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/attachmentfiles('{attachmentName}')/$value": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The name of the attached file, in any case. A quote in it is doubled.
                 * @example plan.txt
                 */
                readonly attachmentName: components["parameters"]["attachmentName"];
            };
            readonly cookie?: never;
        };
        /**
         * The bytes of an attachment
         * @description The bytes, in the media type that the extension of the name stands for. `Range` asks for a part of them or for
         *     several; `If-Range`, `If-None-Match`, `If-Modified-Since`, `If-Match` and `If-Unmodified-Since` are honoured. What a
         *     browser would run is sent as a download.
         */
        readonly get: operations["getAttachmentValue"];
        /**
         * Replace the bytes of an attachment
         * @description Puts the body in the place of the bytes, which stay as they are when anything fails. `If-Match` takes the ETag that
         *     came with them. Needs the right EditListItems.
         */
        readonly put: operations["replaceAttachment"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/attachmentfiles('{attachmentName}')/recycleobject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The name of the attached file, in any case. A quote in it is doubled.
                 * @example plan.txt
                 */
                readonly attachmentName: components["parameters"]["attachmentName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move an attachment to the recycle bin
         * @description The reply is the id of its entry there. Needs the right EditListItems.
         */
        readonly post: operations["recycleAttachment"];
        /**
         * Move an attachment to the recycle bin by DELETE
         * @description Does the same as `POST`, for clients that say so by X-HTTP-Method.
         */
        readonly delete: operations["recycleAttachmentByDelete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/fieldvaluesastext": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * The values of an item as text
         * @description Every column as people read it, people by their names, dates as the web writes them.
         */
        readonly get: operations["getFieldValuesAsText"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/fieldvaluesashtml": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * The values of an item as HTML
         * @description The same as text, escaped; rich text as it is.
         */
        readonly get: operations["getFieldValuesAsHtml"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/fieldvaluesforedit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * The values of an item for a form
         * @description The texts that ValidateUpdateListItem takes back.
         */
        readonly get: operations["getFieldValuesForEdit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/validateupdatelistitem": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Update an item from a form
         * @description Updates the columns of a form, all of them or, when one is wrong, none. What is wrong with a column is told with
         *     it, in a reply of status 200. Dates are written as in FieldValuesForEdit or as ISO 8601, people as
         *     `[{"Key":"i:0#.f|membership|ann"}]`. Needs the right EditListItems.
         */
        readonly post: operations["validateUpdateListItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/addvalidateupdateitemusingpath": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add an item from a form
         * @description Adds an item with the columns of a form, or, when one is wrong, adds none and tells what is wrong with it, in a reply
         *     of status 200. Beside the columns the reply has a row named `Id` with the number of the new item. Needs the right
         *     AddListItems.
         */
        readonly post: operations["addValidateUpdateItemUsingPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/reservelistitemid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reserve the id of an item
         * @description Returns the next id of the list, which no item gets by itself any more. Needs the right AddListItems.
         */
        readonly post: operations["reserveListItemId"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * The versions of an item
         * @description The states that the item has and had, the current one first. Earlier ones are kept while the list has
         *     EnableVersioning. Needs the right ViewVersions.
         */
        readonly get: operations["queryVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/versions({versionId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /**
         * A version of an item
         * @description A version by its number, which is the major version times 512.
         */
        readonly get: operations["getVersion"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a version
         * @description Forgets an old version. The current one cannot be deleted. Needs the right DeleteVersions.
         */
        readonly delete: operations["deleteVersion"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/versions/restorebyid({versionId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore a version
         * @description Gives the item the values that it had; the state before becomes a version as well. Needs the right EditListItems.
         */
        readonly post: operations["restoreVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/versions/deletebyid({versionId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete a version by method
         * @description Does the same as `DELETE`.
         */
        readonly post: operations["deleteVersionById"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/versions/deleteall": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete all versions
         * @description Forgets every version but the current one. Needs the right DeleteVersions.
         */
        readonly post: operations["deleteVersions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/versions/restorebylabel('{versionLabel}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The label of the version.
                 * @example 1.0
                 */
                readonly versionLabel: components["parameters"]["versionLabel"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore a version by its label
         * @description Does what `restorebyid` does, for the version of this label.
         */
        readonly post: operations["restoreVersionByLabel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/versions/deletebylabel('{versionLabel}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The label of the version.
                 * @example 1.0
                 */
                readonly versionLabel: components["parameters"]["versionLabel"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete a version by its label
         * @description Does what `deletebyid` does, for the version of this label.
         */
        readonly post: operations["deleteVersionByLabel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /**
         * The items of a list
         * @description A page of the items that the caller may see, by ascending id unless `$orderby` says otherwise. The reply names the
         *     address of the next page, if there is one.
         */
        readonly get: operations["queryItems"];
        readonly put?: never;
        /**
         * Add an item
         * @description Adds an item with the columns that the body names; the others take their default values. Items of a library are
         *     files and are made by uploading. Needs the right AddListItems.
         */
        readonly post: operations["addItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * An item
         * @description An item with all its columns, or with those of `$select`.
         */
        readonly get: operations["getItem"];
        /**
         * Update an item
         * @description Changes the columns that the body names; the others keep their values. Needs the right EditListItems.
         */
        readonly put: operations["updateItem"];
        /**
         * Update an item by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeItem"];
        /**
         * Delete an item
         * @description Deletes the item for good. Its id is never given out again. Needs the right DeleteListItems.
         */
        readonly delete: operations["deleteItem"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/parentlist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * The list of an item
         * @description The list that holds the item, for whom may see it.
         */
        readonly get: operations["getItemList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/contenttype": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * The content type of an item
         * @description The content type that the item has.
         */
        readonly get: operations["getItemContentType"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/deletewithparameters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete an item by a method
         * @description Deletes the item for good, as `DELETE` does. There are no locks that could be bypassed.
         */
        readonly post: operations["deleteItemWithParameters"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/contenttypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The content types of a web
         * @description The content types that the web itself has.
         */
        readonly get: operations["queryContentTypes"];
        readonly put?: never;
        /**
         * Add a content type to a web
         * @description Makes a content type, whose id tells its parent. It has the columns of all its ancestors. Needs the right ManageWeb.
         */
        readonly post: operations["addContentType"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/contenttypes/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a content type by its parent
         * @description Makes a content type, with an id of its own, as a child of another. Needs the right ManageWeb.
         */
        readonly post: operations["createContentType"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/availablecontenttypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The content types that a web can use
         * @description The content types of the web and of the webs above it.
         */
        readonly get: operations["queryAvailableContentTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/contenttypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /**
         * The content types of a list
         * @description The content types that items of the list can have; the first is that of new items.
         */
        readonly get: operations["queryListContentTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/contenttypes/addavailablecontenttype": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a content type to a list
         * @description Makes a child of a content type of the web for the list. Its columns join the list. Needs the right ManageLists.
         */
        readonly post: operations["addAvailableContentType"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/contenttypes('{contentTypeId}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /**
         * A content type of a web
         * @description A content type by its id.
         */
        readonly get: operations["getContentType"];
        /**
         * Update a content type of a web
         * @description Changes the properties that the body names. Needs the right ManageWeb.
         */
        readonly put: operations["updateContentType"];
        /**
         * Update a content type of a web by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeContentType"];
        /**
         * Delete a content type of a web
         * @description Deletes a content type that nothing uses. Needs the right ManageWeb.
         */
        readonly delete: operations["deleteContentType"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/contenttypes('{contentTypeId}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /**
         * A content type of a list
         * @description A content type by its id.
         */
        readonly get: operations["getListContentType"];
        /**
         * Update a content type of a list
         * @description Changes the properties that the body names. Needs the right ManageLists.
         */
        readonly put: operations["updateListContentType"];
        /**
         * Update a content type of a list by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeListContentType"];
        /**
         * Delete a content type of a list
         * @description Deletes a content type that nothing uses. Needs the right ManageLists.
         */
        readonly delete: operations["deleteListContentType"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/contenttypes('{contentTypeId}')/fields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /**
         * The columns of a content type of a web
         * @description Its own columns and those of its ancestors.
         */
        readonly get: operations["queryContentTypeFields"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/contenttypes('{contentTypeId}')/fields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /**
         * The columns of a content type of a list
         * @description Its own columns and those of its ancestors.
         */
        readonly get: operations["queryListContentTypeFields"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/contenttypes('{contentTypeId}')/fieldlinks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /**
         * What a content type of a web says of its columns
         * @description One link for each column, inherited ones too.
         */
        readonly get: operations["queryFieldLinks"];
        readonly put?: never;
        /**
         * Add a column to a content type of a web
         * @description Adds a column that the web has. Needs the right ManageWeb.
         */
        readonly post: operations["addFieldLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/contenttypes('{contentTypeId}')/fieldlinks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /**
         * What a content type of a list says of its columns
         * @description One link for each column, inherited ones too.
         */
        readonly get: operations["queryListFieldLinks"];
        readonly put?: never;
        /**
         * Add a column to a content type of a list
         * @description Adds a column that the list has. Needs the right ManageLists.
         */
        readonly post: operations["addListFieldLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/contenttypes('{contentTypeId}')/parent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /**
         * The parent of a content type of a web
         * @description The content type of the web whose id the content type's own begins with.
         */
        readonly get: operations["getContentTypeParent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/contenttypes('{contentTypeId}')/parent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /**
         * The parent of a content type of a list
         * @description The content type of the web whose id the content type's own begins with.
         */
        readonly get: operations["getListContentTypeParent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/contenttypes('{contentTypeId}')/fieldlinks(guid'{fieldId}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
                /**
                 * @description The column's id.
                 * @example fa564e0f-0c70-4ab9-b863-0177e6ddd247
                 */
                readonly fieldId: components["parameters"]["fieldId"];
            };
            readonly cookie?: never;
        };
        /**
         * A column of a content type
         * @description How the content type has a column, by the column’s id.
         */
        readonly get: operations["getFieldLink"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/contenttypes('{contentTypeId}')/fieldlinks(guid'{fieldId}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
                /**
                 * @description The column's id.
                 * @example fa564e0f-0c70-4ab9-b863-0177e6ddd247
                 */
                readonly fieldId: components["parameters"]["fieldId"];
            };
            readonly cookie?: never;
        };
        /**
         * A column of a list’s content type
         * @description How the content type has a column, by the column’s id.
         */
        readonly get: operations["getListFieldLink"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/fields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /**
         * The columns of a list
         * @description The columns of the list, the hidden ones too, in order.
         */
        readonly get: operations["queryFields"];
        readonly put?: never;
        /**
         * Add a column to a list
         * @description Makes a column. Its internal name is made from the title. Needs the right ManageLists.
         */
        readonly post: operations["addField"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/fields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The columns of a web
         * @description The columns of the web, the hidden ones too, in order.
         */
        readonly get: operations["queryWebFields"];
        readonly put?: never;
        /**
         * Add a column to a web
         * @description Makes a column. Its internal name is made from the title. Needs the right ManageWeb.
         */
        readonly post: operations["addWebField"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/fields/addfield": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a column to a list by its parameters
         * @description Makes a column, as `POST` on the collection does. Needs the right ManageLists.
         */
        readonly post: operations["addFieldByParameters"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/fields/addfield": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a column to a web by its parameters
         * @description Makes a column, as `POST` on the collection does. Needs the right ManageWeb.
         */
        readonly post: operations["addWebFieldByParameters"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/fields/createfieldasxml": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a column to a list as XML
         * @description Makes a column from a `Field` element. Needs the right ManageLists.
         */
        readonly post: operations["addFieldAsXml"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/fields/createfieldasxml": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a column to a web as XML
         * @description Makes a column from a `Field` element. Needs the right ManageWeb.
         */
        readonly post: operations["addWebFieldAsXml"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/fields/getbyinternalnameortitle('{fieldName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        /**
         * A column of a list
         * @description A column by its internal name or title, or by any other form of its address.
         */
        readonly get: operations["getField"];
        /**
         * Update a column of a list
         * @description Changes the properties that the body names. Needs the right ManageLists.
         */
        readonly put: operations["updateField"];
        /**
         * Update a column of a list by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeField"];
        /**
         * Delete a column of a list
         * @description Deletes the column and its values for good. Needs the right ManageLists.
         */
        readonly delete: operations["deleteField"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/fields/getbyinternalnameortitle('{fieldName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        /**
         * A column of a web
         * @description A column by its internal name or title, or by any other form of its address.
         */
        readonly get: operations["getWebField"];
        /**
         * Update a column of a web
         * @description Changes the properties that the body names. Needs the right ManageWeb.
         */
        readonly put: operations["updateWebField"];
        /**
         * Update a column of a web by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeWebField"];
        /**
         * Delete a column of a web
         * @description Deletes the column and its values for good. Needs the right ManageWeb.
         */
        readonly delete: operations["deleteWebField"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/fields/adddependentlookupfield(displayname='{fieldDisplayName}',primarylookupfieldid='{primaryFieldId}',showfield='{shownField}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The title of the new column.
                 * @example Customer: City
                 */
                readonly fieldDisplayName: components["parameters"]["fieldDisplayName"];
                /**
                 * @description The id of the lookup column whose items are shown.
                 * @example 3f0a1de2-95b5-4f6a-8c39-a2d1c0b9e8f7
                 */
                readonly primaryFieldId: components["parameters"]["primaryFieldId"];
                /**
                 * @description The internal name of the column of the looked-up list that is shown.
                 * @example City
                 */
                readonly shownField: components["parameters"]["shownField"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a column that shows more of what a lookup column points to
         * @description Makes a read-only column that shows another column of the items that a lookup column of the list points to.
         *     Needs the right ManageLists.
         */
        readonly post: operations["addDependentLookupField"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/availablefields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The columns that a web can use
         * @description The columns of the web and of all webs above it.
         */
        readonly get: operations["queryAvailableFields"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/getitems": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Query the items of a list with CAML
         * @description Returns the items that a View chooses by its Query, in the order and number that it says. Of the columns of the list
         *     those of ViewFields come back, beside the built-in ones. Without RowLimit all rows come, 5000 at most.
         */
        readonly post: operations["getItems"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/renderlistdataasstream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The rows of a view as a page shows them
         * @description Returns a page of rows with their values as text, whatever envelope is asked for. `RenderOptions` 0 or 2 returns the rows
         *     alone, other bits put them under `ListData`, beside ContextInfo (1), ListSchema (4) and ViewMetadata (1024).
         *     `FilterField1` to `FilterField10` with `FilterValue1` … and `FilterOp1` … (Eq, Neq, Gt, Geq, Lt, Leq, Contains,
         *     BeginsWith) filter further; `FilterFields1` and `FilterValues1` take several values with `;#` between them.
         */
        readonly post: operations["renderListDataAsStream"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The lists of the web
         * @description The lists and libraries that the caller may see, hidden ones included, ordered by title.
         */
        readonly get: operations["queryLists"];
        readonly put?: never;
        /**
         * Add a list
         * @description Makes a list from a template. Its URL is made from the title and stays when the title changes: below `Lists/`,
         *     a library's directly below the web. Needs the right ManageLists.
         */
        readonly post: operations["addList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /**
         * A list
         * @description A list by its title, or by any other form of its address.
         */
        readonly get: operations["getList"];
        /**
         * Update a list
         * @description Changes the properties that the body names; the others keep their values. Needs the right ManageLists.
         */
        readonly put: operations["updateList"];
        /**
         * Update a list by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeList"];
        /**
         * Delete a list
         * @description Deletes the list and everything in it for good. Needs the right ManageLists.
         */
        readonly delete: operations["deleteList"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists(guid'{listId}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's id.
                 * @example 6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c
                 */
                readonly listId: components["parameters"]["listId"];
            };
            readonly cookie?: never;
        };
        /**
         * A list by its id
         * @description A list by its id, which stays when the title changes.
         */
        readonly get: operations["getListById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a list by its parameters
         * @description Makes a list, as `POST` on the collection does. Needs the right ManageLists.
         */
        readonly post: operations["addListByParameters"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/parentweb": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /**
         * The web of a list
         * @description The web that holds the list.
         */
        readonly get: operations["getListWeb"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/ensuresiteassetslibrary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The library for what pages use
         * @description The library `SiteAssets` of the web, which is made where it is missing; that takes the right ManageLists.
         */
        readonly post: operations["ensureSiteAssetsLibrary"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/ensuresitepageslibrary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The library for pages
         * @description The library `SitePages` of the web, which is made where it is missing; that takes the right ManageLists.
         */
        readonly post: operations["ensureSitePagesLibrary"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/views": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /**
         * The views of a list
         * @description The views of the list that the caller may see: the public ones and their own.
         */
        readonly get: operations["queryViews"];
        readonly put?: never;
        /**
         * Add a view
         * @description Adds a view behind the others. Without columns it shows those of the default view. Its query is checked: it is CAML,
         *     and names columns of the list. Needs the right ManageLists, a personal view ManagePersonalViews.
         */
        readonly post: operations["addView"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/views/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a view by method
         * @description Does the same as a `POST` to the collection, with the view in `parameters`.
         */
        readonly post: operations["addViewByMethod"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/views('{viewId}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        /**
         * A view
         * @description A view by its id, or by any other form of its address.
         */
        readonly get: operations["getView"];
        /**
         * Update a view
         * @description Changes the properties that the body names. Making a view the default one ends that of the view before. Needs the
         *     right ManageLists, for a personal view ManagePersonalViews.
         */
        readonly put: operations["updateView"];
        /**
         * Update a view by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeView"];
        /**
         * Delete a view
         * @description Deletes the view. The default view of a list cannot be deleted.
         */
        readonly delete: operations["deleteView"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/views('{viewId}')/setviewxml": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace a view's definition
         * @description Takes the query, the columns, the page's length and the scope of a View element. What it does not name stays.
         */
        readonly post: operations["setViewXml"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/views('{viewId}')/viewfields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        /**
         * The columns of a view
         * @description The internal names of the columns that the view shows, in order.
         */
        readonly get: operations["getViewFields"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/views('{viewId}')/viewfields/addviewfield('{fieldName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Show a column in a view
         * @description Puts a column behind the others, by its internal name or its title. One that is there stays where it is.
         */
        readonly post: operations["addViewField"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/views('{viewId}')/viewfields/removeviewfield('{fieldName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a column out of a view
         * @description Takes a column out of the view, by its internal name or its title.
         */
        readonly post: operations["removeViewField"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/views('{viewId}')/viewfields/removeallviewfields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take all columns out of a view
         * @description Takes every column out of the view.
         */
        readonly post: operations["removeAllViewFields"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/views('{viewId}')/viewfields/moveviewfieldto": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a column of a view
         * @description Moves a column of the view to another place; an index behind the last place means the last one.
         */
        readonly post: operations["moveViewFieldTo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/sitegroups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The groups
         * @description The groups of the site collection, ordered by title. Needs the right BrowseUserInfo.
         */
        readonly get: operations["queryGroups"];
        readonly put?: never;
        /**
         * Add a group
         * @description Makes a group that the caller owns and is in. Needs the right CreateGroups.
         */
        readonly post: operations["addGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/sitegroups/getbyid({groupId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        /**
         * A group
         * @description A group by its id, or by its name.
         */
        readonly get: operations["getGroup"];
        /**
         * Update a group
         * @description Changes the properties that the body names. For the owner of the group, and whoever manages permissions of the
         *     root web.
         */
        readonly put: operations["updateGroup"];
        /**
         * Update a group by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeGroup"];
        /**
         * Delete a group
         * @description Deletes the group; its users stay. For the owner of the group, and whoever manages permissions of the root web.
         */
        readonly delete: operations["deleteGroup"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/sitegroups/removebyid({groupId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete a group by a method
         * @description Does the same as `DELETE` on the group.
         */
        readonly post: operations["removeGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/sitegroups/removebyloginname('{groupName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's title, in any case.
                 * @example Home Members
                 */
                readonly groupName: components["parameters"]["groupName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete a group by its name
         * @description Does the same as `DELETE` on the group.
         */
        readonly post: operations["removeGroupByName"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/sitegroups/getbyid({groupId})/owner": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        /**
         * The owner of a group
         * @description The user or the group that owns the group.
         */
        readonly get: operations["getGroupOwner"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/sitegroups/getbyid({groupId})/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        /**
         * The users of a group
         * @description The users who are in the group, by id. A group may keep them to its members, its owner and whoever manages
         *     permissions.
         */
        readonly get: operations["queryGroupUsers"];
        readonly put?: never;
        /**
         * Add a user to a group
         * @description Puts a user into the group; one that the site collection does not know yet is made known. For the owner of the
         *     group, whoever manages permissions of the root web, and the members where the group says so.
         */
        readonly post: operations["addGroupUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/sitegroups/getbyid({groupId})/users/removebyid({userId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a user out of a group
         * @description Takes the user of this id out of the group. For the same people as adding one.
         */
        readonly post: operations["removeGroupUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/sitegroups/getbyid({groupId})/users/removebyloginname('{loginName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a user out of a group by the login name
         * @description Takes the user of this login name out of the group.
         */
        readonly post: operations["removeGroupUserByLoginName"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/sitegroups/getbyid({groupId})/setuserasowner({principalId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give a group another owner
         * @description Makes a user or a group the owner of the group. For the owner of the group, and whoever manages permissions of
         *     the root web.
         */
        readonly post: operations["setGroupOwner"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/sitegroups/getbyid({groupId})/users/getbyid({userId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        /**
         * A user of a group
         * @description A user who is in the group, by any form of the address of a user. For whom may see who is in it.
         */
        readonly get: operations["getGroupUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/siteusers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The users
         * @description The users of the site collection by id. Needs the right BrowseUserInfo.
         */
        readonly get: operations["queryUsers"];
        readonly put?: never;
        /**
         * Add a user
         * @description Makes a user known to the site collection, as `ensureuser` does.
         */
        readonly post: operations["addUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/siteusers/getbyid({userId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        /**
         * A user
         * @description A user by the id, or by any other form of the address.
         */
        readonly get: operations["getUser"];
        /**
         * Update a user
         * @description Changes what the body names. For the user, and whoever manages permissions of the root web; who administers
         *     the site collection is decided by its administrators alone.
         */
        readonly put: operations["updateUser"];
        /**
         * Update a user by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeUser"];
        /**
         * Remove a user
         * @description Takes the user out of the site collection, as `removebyid` does.
         */
        readonly delete: operations["deleteUser"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/siteusers/getbyid({userId})/groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        /**
         * The groups of a user
         * @description The groups that the user is in, ordered by title.
         */
        readonly get: operations["queryUserGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/ensureuser": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A user by the login name, made known if need be
         * @description The user of a login name. One that the site collection does not know yet is made known to it, which needs the
         *     right AddListItems.
         */
        readonly post: operations["ensureUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/ensureuser('{loginName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A user by the login name in the address
         * @description Does the same as `ensureuser` with a body.
         */
        readonly post: operations["ensureUserByName"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/siteusers/removebyid({userId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove a user
         * @description Takes a user out of the site collection: its groups and roles are gone, what it wrote still names it. Needs the
         *     right ManagePermissions on the root web.
         */
        readonly post: operations["removeUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/siteusers/removebyloginname('{loginName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove a user by the login name
         * @description Does the same as `removebyid`.
         */
        readonly post: operations["removeUserByLoginName"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/currentuser/groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The groups of the caller
         * @description The groups that the caller is in, ordered by title.
         */
        readonly get: operations["queryCurrentUserGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/roleassignments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The role assignments of the web
         * @description Who has which roles on the web, inherited ones included. Needs the right EnumeratePermissions.
         */
        readonly get: operations["queryWebRoleAssignments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/roleassignments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /**
         * The role assignments of the list
         * @description Who has which roles on the list, inherited ones included. Needs the right EnumeratePermissions.
         */
        readonly get: operations["queryListRoleAssignments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/roleassignments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * The role assignments of the item
         * @description Who has which roles on the item, inherited ones included. Needs the right EnumeratePermissions.
         */
        readonly get: operations["queryItemRoleAssignments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/roleassignments/getbyprincipalid({principalId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        /**
         * The roles of a principal on the web
         * @description The roles of one user or group on the web. Needs the right EnumeratePermissions.
         */
        readonly get: operations["getWebRoleAssignment"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Take all roles of a principal on the web away
         * @description Takes all roles of one user or group on the web away. Needs the right ManagePermissions.
         */
        readonly delete: operations["deleteWebRoleAssignment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/roleassignments/getbyprincipalid({principalId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        /**
         * The roles of a principal on the list
         * @description The roles of one user or group on the list. Needs the right EnumeratePermissions.
         */
        readonly get: operations["getListRoleAssignment"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Take all roles of a principal on the list away
         * @description Takes all roles of one user or group on the list away. Needs the right ManagePermissions.
         */
        readonly delete: operations["deleteListRoleAssignment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/roleassignments/getbyprincipalid({principalId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        /**
         * The roles of a principal on the item
         * @description The roles of one user or group on the item. Needs the right EnumeratePermissions.
         */
        readonly get: operations["getItemRoleAssignment"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Take all roles of a principal on the item away
         * @description Takes all roles of one user or group on the item away. Needs the right ManagePermissions.
         */
        readonly delete: operations["deleteItemRoleAssignment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/roleassignments/getbyprincipalid({principalId})/roledefinitionbindings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        /**
         * The role definitions of a principal on the web
         * @description The roles of one user or group on the web, as role definitions. Needs the right EnumeratePermissions.
         */
        readonly get: operations["queryWebRoleBindings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/roleassignments/getbyprincipalid({principalId})/roledefinitionbindings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        /**
         * The role definitions of a principal on the list
         * @description The roles of one user or group on the list, as role definitions. Needs the right EnumeratePermissions.
         */
        readonly get: operations["queryListRoleBindings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/roleassignments/getbyprincipalid({principalId})/roledefinitionbindings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        /**
         * The role definitions of a principal on the item
         * @description The roles of one user or group on the item, as role definitions. Needs the right EnumeratePermissions.
         */
        readonly get: operations["queryItemRoleBindings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/roleassignments/addroleassignment(principalid={principalId},roledefid={roleDefId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give a principal a role on the web
         * @description Gives a user or group a role on the web, which must have permissions of its own. Needs the right
         *     ManagePermissions.
         */
        readonly post: operations["addWebRoleAssignment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/roleassignments/addroleassignment(principalid={principalId},roledefid={roleDefId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give a principal a role on the list
         * @description Gives a user or group a role on the list, which must have permissions of its own. Needs the right
         *     ManagePermissions.
         */
        readonly post: operations["addListRoleAssignment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/roleassignments/addroleassignment(principalid={principalId},roledefid={roleDefId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give a principal a role on the item
         * @description Gives a user or group a role on the item, which must have permissions of its own. Needs the right
         *     ManagePermissions.
         */
        readonly post: operations["addItemRoleAssignment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/roleassignments/removeroleassignment(principalid={principalId},roledefid={roleDefId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a role of a principal on the web away
         * @description Takes one role of a user or group on the web away. Needs the right ManagePermissions.
         */
        readonly post: operations["removeWebRoleAssignment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/roleassignments/removeroleassignment(principalid={principalId},roledefid={roleDefId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a role of a principal on the list away
         * @description Takes one role of a user or group on the list away. Needs the right ManagePermissions.
         */
        readonly post: operations["removeListRoleAssignment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/roleassignments/removeroleassignment(principalid={principalId},roledefid={roleDefId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a role of a principal on the item away
         * @description Takes one role of a user or group on the item away. Needs the right ManagePermissions.
         */
        readonly post: operations["removeItemRoleAssignment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/breakroleinheritance(copyroleassignments={copyRoleAssignments},clearsubscopes={clearSubscopes})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Whether it starts with what was inherited.
                 * @example true
                 */
                readonly copyRoleAssignments: components["parameters"]["copyRoleAssignments"];
                /**
                 * @description Whether all below it inherits from here on.
                 * @example false
                 */
                readonly clearSubscopes: components["parameters"]["clearSubscopes"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give the web permissions of its own
         * @description Gives the web permissions of its own, and with it all that inherits from it. It starts with a copy of what it
         *     inherited, or with Full Control for the caller alone. Needs the right ManagePermissions.
         */
        readonly post: operations["breakWebRoleInheritance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/breakroleinheritance(copyroleassignments={copyRoleAssignments},clearsubscopes={clearSubscopes})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description Whether it starts with what was inherited.
                 * @example true
                 */
                readonly copyRoleAssignments: components["parameters"]["copyRoleAssignments"];
                /**
                 * @description Whether all below it inherits from here on.
                 * @example false
                 */
                readonly clearSubscopes: components["parameters"]["clearSubscopes"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give the list permissions of its own
         * @description Gives the list permissions of its own, and with it all that inherits from it. It starts with a copy of what it
         *     inherited, or with Full Control for the caller alone. Needs the right ManagePermissions.
         */
        readonly post: operations["breakListRoleInheritance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/breakroleinheritance(copyroleassignments={copyRoleAssignments},clearsubscopes={clearSubscopes})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description Whether it starts with what was inherited.
                 * @example true
                 */
                readonly copyRoleAssignments: components["parameters"]["copyRoleAssignments"];
                /**
                 * @description Whether all below it inherits from here on.
                 * @example false
                 */
                readonly clearSubscopes: components["parameters"]["clearSubscopes"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give the item permissions of its own
         * @description Gives the item permissions of its own, and with it all that inherits from it. It starts with a copy of what it
         *     inherited, or with Full Control for the caller alone. Needs the right ManagePermissions.
         */
        readonly post: operations["breakItemRoleInheritance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/resetroleinheritance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let the web inherit permissions
         * @description Takes the own permissions of the web away: it inherits again. Needs the right ManagePermissions.
         */
        readonly post: operations["resetWebRoleInheritance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/resetroleinheritance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let the list inherit permissions
         * @description Takes the own permissions of the list away: it inherits again. Needs the right ManagePermissions.
         */
        readonly post: operations["resetListRoleInheritance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/resetroleinheritance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let the item inherit permissions
         * @description Takes the own permissions of the item away: it inherits again. Needs the right ManagePermissions.
         */
        readonly post: operations["resetItemRoleInheritance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/hasuniqueroleassignments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the web has permissions of its own
         * @description Whether the web has permissions of its own, or inherits them.
         */
        readonly get: operations["hasWebUniqueRoleAssignments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/hasuniqueroleassignments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /**
         * Whether the list has permissions of its own
         * @description Whether the list has permissions of its own, or inherits them.
         */
        readonly get: operations["hasListUniqueRoleAssignments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/hasuniqueroleassignments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * Whether the item has permissions of its own
         * @description Whether the item has permissions of its own, or inherits them.
         */
        readonly get: operations["hasItemUniqueRoleAssignments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/effectivebasepermissions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The rights of the caller on the web
         * @description The mask of all rights that the caller has on the web.
         */
        readonly get: operations["getWebEffectivePermissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/effectivebasepermissions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /**
         * The rights of the caller on the list
         * @description The mask of all rights that the caller has on the list.
         */
        readonly get: operations["getListEffectivePermissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/effectivebasepermissions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * The rights of the caller on the item
         * @description The mask of all rights that the caller has on the item.
         */
        readonly get: operations["getItemEffectivePermissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getusereffectivepermissions('{loginName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        /**
         * The rights of a user on the web
         * @description The mask of all rights that a user has on the web. Those of others need the right EnumeratePermissions.
         */
        readonly get: operations["getWebUserEffectivePermissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/getusereffectivepermissions('{loginName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        /**
         * The rights of a user on the list
         * @description The mask of all rights that a user has on the list. Those of others need the right EnumeratePermissions.
         */
        readonly get: operations["getListUserEffectivePermissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/getusereffectivepermissions('{loginName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        /**
         * The rights of a user on the item
         * @description The mask of all rights that a user has on the item. Those of others need the right EnumeratePermissions.
         */
        readonly get: operations["getItemUserEffectivePermissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/roleassignments/getbyprincipalid({principalId})/member": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        /**
         * Who has roles here
         * @description The user or group of a role assignment.
         */
        readonly get: operations["getWebRoleMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/roleassignments/getbyprincipalid({principalId})/member": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        /**
         * Who has roles here
         * @description The user or group of a role assignment.
         */
        readonly get: operations["getListRoleMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/roleassignments/getbyprincipalid({principalId})/member": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        /**
         * Who has roles here
         * @description The user or group of a role assignment.
         */
        readonly get: operations["getItemRoleMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/doesuserhavepermissions('{permissionMask}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Two halves of 32 bits each.
                 * @example {'High':'0','Low':'4'}
                 */
                readonly permissionMask: components["parameters"]["permissionMask"];
            };
            readonly cookie?: never;
        };
        /**
         * Whether the caller has certain rights
         * @description Whether the caller has every right of a mask on the web. The mask is the value of an alias.
         */
        readonly get: operations["doesUserHavePermissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/effectivebasepermissionsforui": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /**
         * What the caller may do with an item in a user interface
         * @description The same as `effectivebasepermissions`.
         */
        readonly get: operations["getItemEffectivePermissionsForUi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/roledefinitions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The role definitions
         * @description The named sets of rights of the site collection, hidden ones included, in their order.
         */
        readonly get: operations["queryRoleDefinitions"];
        readonly put?: never;
        /**
         * Add a role definition
         * @description Makes a named set of rights. Needs the right ManagePermissions on the root web.
         */
        readonly post: operations["addRoleDefinition"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/roledefinitions({roleDefinitionId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a role definition.
                 * @example 1073741829
                 */
                readonly roleDefinitionId: components["parameters"]["roleDefinitionId"];
            };
            readonly cookie?: never;
        };
        /**
         * A role definition
         * @description A role definition by its id, its name or its kind.
         */
        readonly get: operations["getRoleDefinition"];
        /**
         * Update a role definition
         * @description Changes the properties that the body names; built-in ones cannot be changed. Needs the right ManagePermissions
         *     on the root web.
         */
        readonly put: operations["updateRoleDefinition"];
        /**
         * Update a role definition by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeRoleDefinition"];
        /**
         * Delete a role definition
         * @description Deletes a role definition and takes it from everybody; built-in ones cannot be deleted. Needs the right
         *     ManagePermissions on the root web.
         */
        readonly delete: operations["deleteRoleDefinition"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/recycle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Recycle an item
         * @description Moves the item to the recycle bin, and returns the id of its entry there. Needs the right DeleteListItems.
         */
        readonly post: operations["recycleItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/recycle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Recycle a list
         * @description Moves the list with everything in it to the recycle bin, and returns the id of its entry there. Its title and its
         *     URL are free again. Needs the right ManageLists.
         */
        readonly post: operations["recycleList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/recyclebin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the recycle bin holds
         * @description What the caller has deleted in the web, what was deleted last first; everything for callers with the right ManageWeb.
         *     `site/recyclebin` shows that of all webs.
         */
        readonly get: operations["queryRecycleBin"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/recyclebin('{binItemId}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the entry in the recycle bin.
                 * @example 5f4e3d2c-1b0a-4998-8776-655443322110
                 */
                readonly binItemId: components["parameters"]["binItemId"];
            };
            readonly cookie?: never;
        };
        /**
         * An entry of the recycle bin
         * @description An entry of the recycle bin by its id.
         */
        readonly get: operations["getRecycleBinItem"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/recyclebin('{binItemId}')/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the entry in the recycle bin.
                 * @example 5f4e3d2c-1b0a-4998-8776-655443322110
                 */
                readonly binItemId: components["parameters"]["binItemId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore from the recycle bin
         * @description Puts the thing back where it was, under the id that it had. Fails when its title or place has been taken. Needs the
         *     right AddListItems for an item, ManageLists for a list.
         */
        readonly post: operations["restoreRecycleBinItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/recyclebin('{binItemId}')/deleteobject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the entry in the recycle bin.
                 * @example 5f4e3d2c-1b0a-4998-8776-655443322110
                 */
                readonly binItemId: components["parameters"]["binItemId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete from the recycle bin
         * @description Deletes the thing for good.
         */
        readonly post: operations["deleteRecycleBinItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/recyclebin('{binItemId}')/movetosecondstage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the entry in the recycle bin.
                 * @example 5f4e3d2c-1b0a-4998-8776-655443322110
                 */
                readonly binItemId: components["parameters"]["binItemId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move to the second stage
         * @description Moves the entry to the second stage of the recycle bin, which callers with the right ManageWeb see.
         */
        readonly post: operations["moveRecycleBinItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/recyclebin/restoreall": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore everything
         * @description Puts everything back that the caller sees in the recycle bin: all of it, or nothing.
         */
        readonly post: operations["restoreRecycleBin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/recyclebin/deleteall": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Empty the recycle bin
         * @description Deletes everything for good that the caller sees in the recycle bin.
         */
        readonly post: operations["emptyRecycleBin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/recyclebin/movealltosecondstage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move everything to the second stage
         * @description Moves everything that the caller sees in the first stage of the recycle bin to the second one.
         */
        readonly post: operations["moveRecycleBin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/recyclebin/deletebyids": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete several things for good
         * @description Deletes things of the recycle bin for good: all of them or, when one is not there, none.
         */
        readonly post: operations["deleteRecycleBinItems"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/recyclebin/deleteallsecondstageitems": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Empty the second stage
         * @description Deletes everything for good that the caller sees in the second stage of the recycle bin.
         */
        readonly post: operations["emptySecondStage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getrecyclebinitems(rowlimit={rowLimit},isascending={isAscending},itemstate={itemState},orderby={binOrder})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description How many entries to return at most.
                 * @example 50
                 */
                readonly rowLimit: components["parameters"]["rowLimit"];
                /**
                 * @description Whether the smallest come first.
                 * @example false
                 */
                readonly isAscending: components["parameters"]["isAscending"];
                /**
                 * @description 1 the first stage, 2 the second, 0 both.
                 * @example 1
                 */
                readonly itemState: components["parameters"]["itemState"];
                /**
                 * @description 0 unordered, 1 by title, 2 by folder, 3 by the time of deletion, 4 by size, 5 by who deleted, 6 by author.
                 * @example 3
                 */
                readonly binOrder: components["parameters"]["binOrder"];
            };
            readonly cookie?: never;
        };
        /**
         * Entries of the recycle bin by stage
         * @description A number of entries of a stage, in an order. `site/getrecyclebinitems` shows those of all webs. The second
         *     stage is for callers with the right ManageWeb.
         */
        readonly get: operations["queryRecycleBinItems"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/search/query": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search the site collection
         * @description Finds items of lists and libraries, lists, webs and people of the site collection that the caller may see: by words,
         *     by "phrases", by the beginning of words (`chair*`), by properties (`Title:chairs`, `Created>=2026-01-01`,
         *     `Size:100..200`), joined by `AND`, `OR`, `NOT`, `+`, `-` and parentheses. Whatever was answered before the search is
         *     found by it. Needs the right Open.
         */
        readonly get: operations["searchQuery"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/search/postquery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search the site collection with a long query
         * @description The same as `search/query`, for queries that are too long for an address. Needs the right Open.
         */
        readonly post: operations["searchPostQuery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/site/getchanges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What changed in the site collection
         * @description The changes that `query` asks for, oldest first, 1,000 at most; those of lists and webs that the caller may not see
         *     are left out. The `ChangeToken` of the last one is the `ChangeTokenStart` of the next call. Needs the right Open.
         */
        readonly post: operations["getSiteChanges"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getchanges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What changed in the web
         * @description The changes of the web itself and of what is in it, webs below it left out, as for the site collection. Needs the
         *     right Open.
         */
        readonly post: operations["getWebChanges"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/lists/getbytitle('{listTitle}')/getchanges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What changed in a list
         * @description The changes of the list and of what is in it, as for the site collection. Needs the right ViewListItems.
         */
        readonly post: operations["getListChanges"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/contextinfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A form digest for writes
         * @description Answers a form digest, which writes carry as `X-RequestDigest` when they are signed in by the FedAuth cookie, and
         *     the absolute addresses of the web and the site collection. A body is ignored.
         */
        readonly post: operations["createContextInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_vti_bin/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the server is up
         * @description Needs no credentials and touches no database. Answers as soon as the server listens.
         */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_vti_bin/diagnostics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the server does and needs
         * @description Totals since the start, by operation; memory and threads of the process; how often the cache of replies could
         *     answer; what optional modes are on. Read at the moment of the call: a reply is never kept. For administrators of the farm.
         */
        readonly get: operations["getDiagnostics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/regionalsettings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The web's regional settings
         * @description How the web writes numbers and dates.
         */
        readonly get: operations["getRegionalSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/regionalsettings/timezone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The web's time zone
         * @description The time zone that the web keeps.
         */
        readonly get: operations["getTimeZone"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/regionalsettings/timezones": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The time zones
         * @description The time zones that a web can keep.
         */
        readonly get: operations["queryTimeZones"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/regionalsettings/timezones/getbyid({timeZoneId})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a time zone.
                 * @example 93
                 */
                readonly timeZoneId: components["parameters"]["timeZoneId"];
            };
            readonly cookie?: never;
        };
        /**
         * A time zone
         * @description A time zone by its number.
         */
        readonly get: operations["getTimeZoneById"];
        readonly put?: never;
        /**
         * A time zone by POST
         * @description Does the same as `GET`, for clients that call it as a method.
         */
        readonly post: operations["findTimeZone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/regionalsettings/installedlanguages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The installed languages
         * @description The languages in which webs can be made.
         */
        readonly get: operations["getInstalledLanguages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/regionalsettings/timezone/utctolocaltime('{utcTime}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A time in UTC, as ISO 8601 or as HTTP writes it.
                 * @example 2026-11-20T09:00:00Z
                 */
                readonly utcTime: components["parameters"]["utcTime"];
            };
            readonly cookie?: never;
        };
        /**
         * A time of UTC in the web’s time zone
         * @description Turns a time of UTC into one of the time zone of the web.
         */
        readonly get: operations["getLocalTime"];
        readonly put?: never;
        /**
         * A time of UTC in the web’s time zone by POST
         * @description Does the same as `GET`.
         */
        readonly post: operations["utcToLocalTime"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/regionalsettings/timezone/localtimetoutc('{localTime}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A time in the web's time zone, as ISO 8601 or as HTTP writes it.
                 * @example 2026-11-20T09:00:00Z
                 */
                readonly localTime: components["parameters"]["localTime"];
            };
            readonly cookie?: never;
        };
        /**
         * A time of the web’s time zone in UTC
         * @description Turns a time of the time zone of the web into one of UTC.
         */
        readonly get: operations["getUtcTime"];
        readonly put?: never;
        /**
         * A time of the web’s time zone in UTC by POST
         * @description Does the same as `GET`.
         */
        readonly post: operations["localTimeToUtc"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/site": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The site collection
         * @description The site collection that holds the web of the address.
         */
        readonly get: operations["getSite"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/site/owner": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The owner of the site collection
         * @description The user who owns the site collection.
         */
        readonly get: operations["getSiteOwner"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/site/openwebbyid('{webId}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The web's id.
                 * @example 0b5d3c5e-4a57-4c0b-9a0e-6d2f5a1e7c90
                 */
                readonly webId: components["parameters"]["webId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A web by its id
         * @description A web of the site collection, for whom may open it.
         */
        readonly post: operations["openWebById"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The web
         * @description The web that the address begins with.
         */
        readonly get: operations["getWeb"];
        /**
         * Update the web
         * @description Changes the properties that the body names; the others keep their values. Needs the right ManageWeb.
         */
        readonly put: operations["updateWeb"];
        /**
         * Update the web by POST
         * @description Does the same as `PUT`, for clients and proxies that only know `GET` and `POST`.
         */
        readonly post: operations["mergeWeb"];
        /**
         * Delete the web
         * @description Deletes the web and everything in it for good. One that has webs below it, and the root web, cannot be deleted.
         *     Needs the right ManageWeb.
         */
        readonly delete: operations["deleteWeb"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/allproperties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The web's property bag
         * @description All properties of the web's property bag, under the names they are stored by.
         */
        readonly get: operations["getWebProperties"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/webs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The webs below the web
         * @description The web's immediate child webs that the caller may see, ordered by title.
         */
        readonly get: operations["queryWebs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/currentuser": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The caller
         * @description The user who is signed in, as the site collection knows them.
         */
        readonly get: operations["getCurrentUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/webs/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a web
         * @description Makes a web below the web, with its first lists. It inherits permissions, or has its own, of which the caller
         *     has all. Needs the right ManageSubwebs.
         */
        readonly post: operations["addWeb"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/webinfos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What is told of the webs below the web
         * @description The web's immediate child webs that the caller may see, in short, ordered by title.
         */
        readonly get: operations["queryWebInfos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/webinfos/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a web, told of in short
         * @description Does the same as `webs/add`.
         */
        readonly post: operations["addWebInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/parentweb": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The web above
         * @description The web that the web is below. The root web has none.
         */
        readonly get: operations["getParentWeb"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getsubwebsfilteredforcurrentuser(nwebtemplatefilter={webTemplateFilter},nconfigurationfilter={configurationFilter})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a web template, or -1.
                 * @example -1
                 */
                readonly webTemplateFilter: components["parameters"]["webTemplateFilter"];
                /**
                 * @description The variant of a web template, or -1.
                 * @example -1
                 */
                readonly configurationFilter: components["parameters"]["configurationFilter"];
            };
            readonly cookie?: never;
        };
        /**
         * The webs below the web, in short
         * @description Does the same as `webinfos`, for webs of a template; -1 stands for every template and every variant.
         */
        readonly get: operations["querySubWebInfos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/listtemplates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The list templates
         * @description The templates that lists can be made from.
         */
        readonly get: operations["queryListTemplates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/getavailablewebtemplates(lcid={lcid},doincludecrosslanguage={crossLanguage})": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The locale id of a language.
                 * @example 1033
                 */
                readonly lcid: components["parameters"]["lcid"];
                /**
                 * @description Whether templates that are made for no language count too.
                 * @example true
                 */
                readonly crossLanguage: components["parameters"]["crossLanguage"];
            };
            readonly cookie?: never;
        };
        /**
         * The web templates
         * @description The templates that webs can be made from, in a language.
         */
        readonly get: operations["queryWebTemplates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/sp.web.getweburlfrompageurl('{pageUrl}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The absolute address of a page of this server.
                 * @example http://127.0.0.1:5000/Lists/Tasks/AllItems.aspx
                 */
                readonly pageUrl: components["parameters"]["pageUrl"];
            };
            readonly cookie?: never;
        };
        /**
         * The web of a page
         * @description The absolute address of the web that a page of this server is in.
         */
        readonly get: operations["getWebUrlOfPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A file of a library or of the web itself.
         * @example {
         *       "CheckInComment": "",
         *       "CheckOutType": 2,
         *       "ContentTag": "{8F14E45F-CEEA-467F-A0E6-7C3E9A1D2B4C},1,1",
         *       "CustomizedPageStatus": 0,
         *       "ETag": "\"{8F14E45F-CEEA-467F-A0E6-7C3E9A1D2B4C},1\"",
         *       "Exists": true,
         *       "IrmEnabled": false,
         *       "Length": 19718,
         *       "Level": 1,
         *       "LinkingUri": null,
         *       "LinkingUrl": "",
         *       "MajorVersion": 1,
         *       "MinorVersion": 0,
         *       "Name": "plan.docx",
         *       "ServerRelativeUrl": "/Shared Documents/plan.docx",
         *       "TimeCreated": "2026-11-20T09:00:00Z",
         *       "TimeLastModified": "2026-11-20T10:30:00Z",
         *       "Title": null,
         *       "UIVersion": 512,
         *       "UIVersionLabel": "1.0",
         *       "UniqueId": "8f14e45f-ceea-467f-a0e6-7c3e9a1d2b4c"
         *     }
         */
        readonly File: {
            readonly CheckInComment?: string;
            /** @description 0 checked out, 2 not checked out. */
            readonly CheckOutType?: number;
            /** @description Changes with the bytes. */
            readonly ContentTag?: string;
            readonly CustomizedPageStatus?: number;
            /** @description Changes with the bytes and with what is said of the file. */
            readonly ETag?: string;
            readonly Exists?: boolean;
            readonly IrmEnabled?: boolean;
            /** @description Bytes. */
            readonly Length?: number;
            /** @description 1 published, 2 draft, 255 checked out. */
            readonly Level?: number;
            readonly LinkingUri?: string | null;
            readonly LinkingUrl?: string;
            readonly MajorVersion?: number;
            readonly MinorVersion?: number;
            readonly Name?: string;
            readonly ServerRelativeUrl?: string;
            readonly ServerRelativePath?: components["schemas"]["ResourcePath"];
            /** Format: date-time */
            readonly TimeCreated?: string;
            /** Format: date-time */
            readonly TimeLastModified?: string;
            readonly Title?: string | null;
            /** @description The major version times 512, and the minor one. */
            readonly UIVersion?: number;
            readonly UIVersionLabel?: string;
            /** Format: uuid */
            readonly UniqueId?: string;
        };
        /**
         * @description An old state of a file.
         * @example {
         *       "CheckInComment": "First",
         *       "Created": "2026-11-20T09:00:00Z",
         *       "ID": 512,
         *       "IsCurrentVersion": false,
         *       "Length": 19718,
         *       "Size": 19718,
         *       "Url": "_vti_history/512/Shared Documents/plan.docx",
         *       "VersionLabel": "1.0"
         *     }
         */
        readonly FileVersion: {
            readonly CheckInComment?: string;
            /**
             * Format: date-time
             * @description When the file came into this state.
             */
            readonly Created?: string;
            /** @description The major part of the label times 512, and the minor part. */
            readonly ID?: number;
            readonly IsCurrentVersion?: boolean;
            /** @description Bytes. */
            readonly Length?: number;
            /** @description The same as `Length`. */
            readonly Size?: number;
            /** @description The URL of this version, relative to the web. */
            readonly Url?: string;
            readonly VersionLabel?: string;
        };
        /**
         * @description A folder of a library, of a list, or of the web itself.
         * @example {
         *       "Exists": true,
         *       "IsWOPIEnabled": false,
         *       "ItemCount": 3,
         *       "Name": "Plans",
         *       "ProgID": null,
         *       "ServerRelativeUrl": "/Shared Documents/Plans",
         *       "TimeCreated": "2026-11-20T09:00:00Z",
         *       "TimeLastModified": "2026-11-20T10:30:00Z",
         *       "UniqueId": "8f14e45f-ceea-467f-a0e6-7c3e9a1d2b4c",
         *       "WelcomePage": ""
         *     }
         */
        readonly Folder: {
            readonly Exists?: boolean;
            readonly IsWOPIEnabled?: boolean;
            /** @description How many files, folders and items are right in it. */
            readonly ItemCount?: number;
            readonly Name?: string;
            readonly ProgID?: string | null;
            readonly ServerRelativeUrl?: string;
            readonly ServerRelativePath?: components["schemas"]["ResourcePath"];
            /** Format: date-time */
            readonly TimeCreated?: string;
            /** Format: date-time */
            readonly TimeLastModified?: string;
            /** Format: uuid */
            readonly UniqueId?: string;
            /** @description The page that stands for the folder, by its name; empty for none. */
            readonly WelcomePage?: string;
        };
        /**
         * @description A URL as it reads, not percent-encoded.
         * @example {
         *       "DecodedUrl": "/Shared Documents/Plans"
         *     }
         */
        readonly ResourcePath: {
            readonly DecodedUrl: string;
        };
        /**
         * @description What a folder holds, with everything below it.
         * @example {
         *       "LastModified": "2026-11-20T10:30:00Z",
         *       "TotalFileCount": 12,
         *       "TotalFileStreamSize": 204800,
         *       "TotalSize": 307200
         *     }
         */
        readonly StorageMetrics: {
            /** Format: date-time */
            readonly LastModified?: string;
            readonly TotalFileCount?: number;
            /** @description Bytes of the files as they are now. */
            readonly TotalFileStreamSize?: number;
            /** @description Bytes of the files with their old versions. */
            readonly TotalSize?: number;
        };
        /**
         * @description A new folder.
         * @example {
         *       "ServerRelativeUrl": "/Shared Documents/Plans"
         *     }
         */
        readonly FolderCreation: {
            /** @description Its URL, relative to the server, or to the folder in which it is made. The folder above it must exist. */
            readonly ServerRelativeUrl: string;
        };
        /**
         * @description The properties of a folder to change.
         * @example {
         *       "Name": "Plans of 2027"
         *     }
         */
        readonly FolderUpdate: {
            /** @description The new name of the folder, in its place. */
            readonly Name?: string;
            readonly WelcomePage?: string | null;
        };
        /**
         * @description The name of a new folder.
         * @example {
         *       "leafPath": {
         *         "DecodedUrl": "Plans"
         *       }
         *     }
         */
        readonly SubfolderPath: {
            readonly leafPath: {
                readonly DecodedUrl: string;
            } & {
                readonly [key: string]: unknown;
            };
        };
        /**
         * @description How a folder is deleted.
         * @example {
         *       "parameters": {
         *         "DeleteIfEmpty": true
         *       }
         *     }
         */
        readonly FolderDeletion: {
            readonly parameters: {
                /** @description Taken and not used. */
                readonly BypassSharedLock?: boolean;
                /** @description Refuses a folder that holds something. */
                readonly DeleteIfEmpty?: boolean;
                /** @description Taken and not used, for folders have no ETag. */
                readonly ETagMatch?: string | null;
            };
        };
        /**
         * @description A folder that is moved or copied, and the URL that it gets, both absolute or relative to the server.
         * @example {
         *       "srcPath": {
         *         "DecodedUrl": "http://127.0.0.1:5000/Shared Documents/Plans"
         *       },
         *       "destPath": {
         *         "DecodedUrl": "http://127.0.0.1:5000/Shared Documents/Archive/Plans"
         *       },
         *       "options": {
         *         "KeepBoth": false
         *       }
         *     }
         */
        readonly FolderTransfer: {
            readonly srcPath: {
                readonly DecodedUrl: string;
            } & {
                readonly [key: string]: unknown;
            };
            readonly destPath: {
                readonly DecodedUrl: string;
            } & {
                readonly [key: string]: unknown;
            };
            readonly options?: ({
                /** @description Finds another name where the name is taken. */
                readonly KeepBoth?: boolean;
            } & {
                readonly [key: string]: unknown;
            }) | null;
        };
        /**
         * @description A file that is attached to an item of a list.
         * @example {
         *       "FileName": "plan.txt",
         *       "FileNameAsPath": {
         *         "DecodedUrl": "plan.txt"
         *       },
         *       "ServerRelativePath": {
         *         "DecodedUrl": "/Lists/Tasks/Attachments/7/plan.txt"
         *       },
         *       "ServerRelativeUrl": "/Lists/Tasks/Attachments/7/plan.txt"
         *     }
         */
        readonly Attachment: {
            readonly FileName?: string;
            readonly FileNameAsPath?: components["schemas"]["ResourcePath"];
            readonly ServerRelativePath?: components["schemas"]["ResourcePath"];
            /** @description Where it can be fetched from as well, beside its `$value`. */
            readonly ServerRelativeUrl?: string;
        };
        /**
         * @description A state that an item has or had. Beside the properties named here it has the values of the list's columns, as an
         *     item has them.
         * @example {
         *       "VersionId": 512,
         *       "VersionLabel": "1.0",
         *       "Created": "2026-11-20T09:00:00Z",
         *       "IsCurrentVersion": false,
         *       "EditorId": 9,
         *       "ID": 7,
         *       "Title": "Order chairs"
         *     }
         */
        readonly ListItemVersion: {
            /** @description The major version times 512. */
            readonly VersionId?: number;
            /** @description The version, as `1.0`. */
            readonly VersionLabel?: string;
            /**
             * Format: date-time
             * @description When the item got this state.
             */
            readonly Created?: string;
            readonly IsCurrentVersion?: boolean;
            /** @description The id of the user who gave the item this state. */
            readonly EditorId?: number | null;
            /** @description The item's number in its list. */
            readonly ID?: number;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description The values of an item as text, by the REST names of the list's columns.
         * @example {
         *       "ID": "7",
         *       "Title": "Order chairs",
         *       "Author": "ada",
         *       "Modified": "11/20/2026 10:30 AM"
         *     }
         */
        readonly FieldStringValues: {
            readonly ID?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description What became of a column of a form.
         * @example {
         *       "ErrorCode": 0,
         *       "ErrorMessage": null,
         *       "FieldName": "Title",
         *       "FieldValue": "Order chairs",
         *       "HasException": false,
         *       "ItemId": 7
         *     }
         */
        readonly ListItemFormUpdateValue: {
            /** @description 0 where nothing is wrong. */
            readonly ErrorCode: number;
            readonly ErrorMessage: string | null;
            readonly FieldName: string;
            readonly FieldValue: string | null;
            /** @description Whether the value was refused. */
            readonly HasException: boolean;
            readonly ItemId: number;
        };
        /**
         * @description The columns of a form.
         * @example {
         *       "formValues": [
         *         {
         *           "FieldName": "Title",
         *           "FieldValue": "Order chairs"
         *         }
         *       ],
         *       "bNewDocumentUpdate": false
         *     }
         */
        readonly FormUpdate: {
            readonly formValues: readonly ({
                readonly FieldName: string;
                readonly FieldValue?: string | null;
            } & {
                readonly [key: string]: unknown;
            })[];
            /** @description Taken and not used. */
            readonly bNewDocumentUpdate?: boolean;
            /** @description Taken and not used. */
            readonly checkInComment?: string | null;
            /** @description Times are in UTC either way. */
            readonly datesInUTC?: boolean;
        };
        /**
         * @description A new item as a form sends it.
         * @example {
         *       "listItemCreateInfo": {
         *         "FolderPath": {
         *           "DecodedUrl": "/Lists/Tasks"
         *         },
         *         "UnderlyingObjectType": 0
         *       },
         *       "formValues": [
         *         {
         *           "FieldName": "Title",
         *           "FieldValue": "Order chairs"
         *         }
         *       ]
         *     }
         */
        readonly FormCreation: {
            readonly listItemCreateInfo?: ({
                readonly FolderPath?: ({
                    /** @description The folder to make it in. */
                    readonly DecodedUrl?: string | null;
                } & {
                    readonly [key: string]: unknown;
                }) | null;
                /** @description The same, as older clients say it. */
                readonly FolderUrl?: string | null;
                /** @description The name of a new folder, where no column says it. */
                readonly LeafName?: string | null;
                /**
                 * @description 0 an item, 1 a folder.
                 * @enum {integer|null}
                 */
                readonly UnderlyingObjectType?: 0 | 1 | null;
            } & {
                readonly [key: string]: unknown;
            }) | null;
            readonly formValues: readonly ({
                readonly FieldName: string;
                readonly FieldValue?: string | null;
            } & {
                readonly [key: string]: unknown;
            })[];
            /** @description Taken and not used. */
            readonly bNewDocumentUpdate?: boolean;
            /** @description Taken and not used. */
            readonly checkInComment?: string | null;
            /** @description Times are in UTC either way. */
            readonly datesInUTC?: boolean;
        };
        /**
         * @description A row of a list. Beside the properties named here it has one for each visible column of the list, under the
         *     column's internal name; a user or lookup column as its id, under the name with `Id` behind it.
         * @example {
         *       "Id": 7,
         *       "ID": 7,
         *       "Title": "Order chairs",
         *       "FileSystemObjectType": 0,
         *       "ContentTypeId": "0x0108",
         *       "Created": "2026-11-20T09:00:00Z",
         *       "Modified": "2026-11-20T10:30:00Z",
         *       "AuthorId": 9,
         *       "EditorId": 9,
         *       "GUID": "3f0a1de2-95b5-4f6a-8c39-a2d1c0b9e8f7",
         *       "Attachments": false,
         *       "OData__UIVersionString": "1.0",
         *       "Priority": "(2) Normal"
         *     }
         */
        readonly ListItem: {
            /** @description The item's number in its list. Never given out twice. */
            readonly Id?: number;
            /** @description The same as `Id`. */
            readonly ID?: number;
            readonly Title?: string | null;
            /**
             * @description 0 item or file, 1 folder.
             * @enum {integer}
             */
            readonly FileSystemObjectType?: 0 | 1;
            readonly ContentTypeId?: string;
            /** Format: date-time */
            readonly Created?: string;
            /** Format: date-time */
            readonly Modified?: string;
            /** @description The id of the user who made the item. */
            readonly AuthorId?: number | null;
            /** @description The id of the user who changed it last. */
            readonly EditorId?: number | null;
            /** Format: uuid */
            readonly GUID?: string;
            /** @description Whether files are attached. Only items of lists have it, files of libraries have not. */
            readonly Attachments?: boolean;
            /** @description The version, as `1.0`. */
            readonly OData__UIVersionString?: string;
            /** @description What the caller may do here. Only when `$select` names it. */
            readonly EffectiveBasePermissions?: components["schemas"]["BasePermissions"];
            /** @description Whether it has permissions of its own. Only when `$select` names it. */
            readonly HasUniqueRoleAssignments?: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description Columns by their internal names. Text, choice and date columns take text, number columns numbers, yes/no columns
         *     booleans; `null` leaves a column empty. A user or lookup column takes an id under its name with `Id` behind it.
         * @example {
         *       "Title": "Order chairs",
         *       "Priority": "(2) Normal"
         *     }
         */
        readonly ItemCreation: {
            readonly [key: string]: unknown;
        };
        /**
         * @description The columns to change, by their internal names; `null` empties a column.
         * @example {
         *       "Title": "Order forty chairs"
         *     }
         */
        readonly ItemUpdate: {
            readonly [key: string]: unknown;
        };
        /**
         * @description What `deletewithparameters` is called with.
         * @example {
         *       "parameters": {
         *         "BypassSharedLock": true
         *       }
         *     }
         */
        readonly ItemDeletion: {
            readonly parameters?: {
                /** @description Locks of others do not hinder; items have none. */
                readonly BypassSharedLock?: boolean;
            };
        };
        /**
         * @description The kind of an item, which says what columns it has.
         * @example {
         *       "Id": {
         *         "StringValue": "0x0108"
         *       },
         *       "StringId": "0x0108",
         *       "Name": "Task",
         *       "Description": "",
         *       "Group": "List Content Types",
         *       "Hidden": false,
         *       "ReadOnly": false,
         *       "Sealed": false,
         *       "Scope": "/"
         *     }
         */
        readonly ContentType: {
            readonly Id?: {
                readonly StringValue: string;
            };
            /** @description The id as text. A child's id begins with its parent's. */
            readonly StringId?: string;
            readonly Name?: string;
            readonly Description?: string;
            readonly Group?: string;
            readonly Hidden?: boolean;
            readonly ReadOnly?: boolean;
            readonly Sealed?: boolean;
            /** @description The server-relative URL of the list or web that has it. */
            readonly Scope?: string;
        };
        /**
         * @description A new content type. Its id is its parent's, followed by two hex digits that are not `00`, or by `00` and 32 hex
         *     digits; without one it is a child of Item.
         * @example {
         *       "Id": {
         *         "StringValue": "0x0100A33D9AD9805788419BDAAC2CCB37509F"
         *       },
         *       "Name": "Contract",
         *       "Description": "What we have agreed on",
         *       "Group": "Legal"
         *     }
         */
        readonly ContentTypeCreation: {
            readonly Id?: {
                readonly StringValue: string;
            };
            readonly Name: string;
            readonly Description?: string;
            readonly Group?: string;
        };
        /**
         * @description The one parameter of `create`.
         * @example {
         *       "parameters": {
         *         "ParentContentTypeId": "0x01",
         *         "Name": "Contract",
         *         "Group": "Legal"
         *       }
         *     }
         */
        readonly ContentTypeParameters: {
            readonly parameters: {
                readonly Id?: string;
                readonly ParentContentTypeId?: string;
                readonly Name: string;
                readonly Description?: string;
                readonly Group?: string;
            };
        };
        /**
         * @description The properties of a content type to change.
         * @example {
         *       "Description": "What we have agreed on"
         *     }
         */
        readonly ContentTypeUpdate: {
            readonly Name?: string;
            readonly Description?: string;
            readonly Group?: string;
            readonly Hidden?: boolean;
            readonly ReadOnly?: boolean;
            readonly Sealed?: boolean;
        };
        /**
         * @description The content type of the web that a list gets a child of.
         * @example {
         *       "contentTypeId": "0x0104"
         *     }
         */
        readonly AvailableContentType: {
            readonly contentTypeId: string;
        };
        /**
         * @description A column of a content type, and what the type says of it.
         * @example {
         *       "Id": "fa564e0f-0c70-4ab9-b863-0177e6ddd247",
         *       "Name": "Title",
         *       "FieldInternalName": "Title",
         *       "Required": true,
         *       "Hidden": false,
         *       "ReadOnly": false
         *     }
         */
        readonly FieldLink: {
            /**
             * Format: uuid
             * @description The column's id.
             */
            readonly Id?: string;
            readonly Name?: string;
            readonly FieldInternalName?: string;
            readonly Required?: boolean;
            readonly Hidden?: boolean;
            readonly ReadOnly?: boolean;
        };
        /**
         * @description A column to add to a content type.
         * @example {
         *       "FieldInternalName": "DueDate",
         *       "Required": true
         *     }
         */
        readonly FieldLinkCreation: {
            readonly FieldInternalName: string;
            readonly Required?: boolean;
            readonly Hidden?: boolean;
        };
        /**
         * @description A column of a list or of a web. What a type has beside the common properties comes with columns of that type only;
         *     the metadata then names the type, such as `Svc.FieldChoice`.
         * @example {
         *       "Id": "0b9b6c1e-2f6b-4a57-9d8a-6a3b7f0c1d2e",
         *       "Title": "Due date",
         *       "InternalName": "Due_x0020_date",
         *       "StaticName": "Due_x0020_date",
         *       "EntityPropertyName": "Due_x0020_date",
         *       "Description": "",
         *       "Group": "Custom Columns",
         *       "FieldTypeKind": 2,
         *       "TypeAsString": "Text",
         *       "TypeDisplayName": "Single line of text",
         *       "TypeShortDescription": "Single line of text",
         *       "Required": false,
         *       "Hidden": false,
         *       "ReadOnlyField": false,
         *       "Sealed": false,
         *       "FromBaseType": false,
         *       "CanBeDeleted": true,
         *       "EnforceUniqueValues": false,
         *       "Indexed": false,
         *       "IndexStatus": 0,
         *       "AutoIndexed": false,
         *       "Filterable": true,
         *       "Sortable": true,
         *       "DefaultValue": null,
         *       "DefaultFormula": null,
         *       "ValidationFormula": null,
         *       "ValidationMessage": null,
         *       "SchemaXml": "<Field ID=\"{0b9b6c1e-2f6b-4a57-9d8a-6a3b7f0c1d2e}\" Type=\"Text\" Name=\"Due_x0020_date\" DisplayName=\"Due date\"/>",
         *       "Scope": "/Lists/Tasks",
         *       "Direction": "none",
         *       "JSLink": null,
         *       "CustomFormatter": null,
         *       "ClientSideComponentId": "00000000-0000-0000-0000-000000000000",
         *       "ClientSideComponentProperties": null,
         *       "PinnedToFiltersPane": false,
         *       "ShowInFiltersPane": 0,
         *       "MaxLength": 255
         *     }
         */
        readonly Field: {
            /** Format: uuid */
            readonly Id?: string;
            /** @description What people read. */
            readonly Title?: string;
            /** @description Made from the first title; never changes. */
            readonly InternalName?: string;
            readonly StaticName?: string;
            /** @description The name of the property of items; `Id` stands behind it for people and lookups. */
            readonly EntityPropertyName?: string;
            readonly Description?: string;
            readonly Group?: string;
            /**
             * @description 1 Integer, 2 Text, 3 Note, 4 DateTime, 5 Counter, 6 Choice, 7 Lookup, 8 Boolean, 9 Number, 10 Currency, 11 URL,
             *     12 Computed, 14 Guid, 15 MultiChoice, 17 Calculated, 18 File, 19 Attachments, 20 User, 23 ModStat,
             *     25 ContentTypeId, 0 managed metadata.
             */
            readonly FieldTypeKind?: number;
            readonly TypeAsString?: string;
            readonly TypeDisplayName?: string;
            readonly TypeShortDescription?: string;
            readonly Required?: boolean;
            readonly Hidden?: boolean;
            readonly ReadOnlyField?: boolean;
            readonly Sealed?: boolean;
            /** @description Whether it is built in. */
            readonly FromBaseType?: boolean;
            readonly CanBeDeleted?: boolean;
            readonly EnforceUniqueValues?: boolean;
            readonly Indexed?: boolean;
            /** @description 0 ready, 1 being copied, 2 being calculated. */
            readonly IndexStatus?: number;
            readonly AutoIndexed?: boolean;
            /** @description Whether it can be used in `$filter`. */
            readonly Filterable?: boolean;
            readonly Sortable?: boolean;
            readonly DefaultValue?: string | null;
            readonly DefaultFormula?: string | null;
            readonly ValidationFormula?: string | null;
            readonly ValidationMessage?: string | null;
            /** @description The column as a `Field` element, which `createfieldasxml` takes. */
            readonly SchemaXml?: string;
            /** @description The server-relative URL of the list or web that has it. */
            readonly Scope?: string;
            readonly Direction?: string;
            readonly JSLink?: string | null;
            readonly CustomFormatter?: string | null;
            /** Format: uuid */
            readonly ClientSideComponentId?: string;
            readonly ClientSideComponentProperties?: string | null;
            readonly PinnedToFiltersPane?: boolean;
            readonly ShowInFiltersPane?: number;
            readonly MaxLength?: number;
            readonly NumberOfLines?: number;
            readonly RichText?: boolean;
            readonly AppendOnly?: boolean;
            readonly AllowHyperlink?: boolean;
            readonly RestrictedMode?: boolean;
            readonly MinimumValue?: number | null;
            readonly MaximumValue?: number | null;
            readonly ShowAsPercentage?: boolean;
            readonly CurrencyLocaleId?: number;
            /** @description Number, -1 or the decimals. DateTime, 0 date, 1 date and time. URL, 0 link, 1 picture. */
            readonly DisplayFormat?: number;
            readonly DateTimeCalendarType?: number;
            readonly FriendlyDisplayFormat?: number;
            readonly Choices?: readonly string[];
            readonly FillInChoice?: boolean;
            readonly Mappings?: string | null;
            readonly EditFormat?: number;
            readonly AllowMultipleValues?: boolean;
            /** @description The list that is looked up, as `{id}`. */
            readonly LookupList?: string;
            readonly LookupField?: string | null;
            /** Format: uuid */
            readonly LookupWebId?: string;
            readonly IsRelationship?: boolean;
            readonly IsDependentLookup?: boolean;
            /** @description The columns that show more of what this one points to. */
            readonly DependentLookupInternalNames?: readonly string[];
            readonly PrimaryFieldId?: string | null;
            readonly RelationshipDeleteBehavior?: number;
            readonly SelectionMode?: number;
            readonly SelectionGroup?: number;
            readonly AllowDisplay?: boolean;
            readonly Presence?: boolean;
            /** @description The list that is looked up, as `{id}`. */
            readonly Formula?: string;
            /** @description The FieldTypeKind that a formula comes to. */
            readonly OutputType?: number;
            readonly DateFormat?: number;
            readonly EnableLookup?: boolean;
            /** Format: uuid */
            readonly TermSetId?: string;
            /** Format: uuid */
            readonly SspId?: string;
        };
        /**
         * @description A new column. The properties that only some types have are ignored with the others.
         * @example {
         *       "Title": "Due date",
         *       "FieldTypeKind": 4
         *     }
         */
        readonly FieldCreation: {
            readonly Title: string;
            readonly FieldTypeKind?: number;
            /**
             * @description The type by its name; needed for those that have no number of their own (`UserMulti`, `TaxonomyFieldType`,
             *     `TaxonomyFieldTypeMulti`).
             */
            readonly TypeAsString?: string;
            /** Format: uuid */
            readonly Id?: string;
            readonly InternalName?: string;
            readonly StaticName?: string;
            readonly Description?: string;
            readonly Group?: string;
            readonly Required?: boolean;
            readonly Hidden?: boolean;
            readonly ReadOnlyField?: boolean;
            readonly EnforceUniqueValues?: boolean;
            readonly Indexed?: boolean;
            readonly DefaultValue?: string | null;
            readonly MaxLength?: number;
            readonly NumberOfLines?: number;
            readonly RichText?: boolean;
            readonly AppendOnly?: boolean;
            readonly AllowHyperlink?: boolean;
            readonly RestrictedMode?: boolean;
            readonly MinimumValue?: number;
            readonly MaximumValue?: number;
            readonly ShowAsPercentage?: boolean;
            readonly CurrencyLocaleId?: number;
            readonly DisplayFormat?: number;
            readonly DateTimeCalendarType?: number;
            readonly FriendlyDisplayFormat?: number;
            readonly Choices?: readonly string[];
            readonly FillInChoice?: boolean;
            readonly EditFormat?: number;
            readonly AllowMultipleValues?: boolean;
            readonly LookupList?: string;
            readonly LookupField?: string;
            /** Format: uuid */
            readonly LookupWebId?: string;
            readonly SelectionMode?: number;
            readonly Formula?: string;
            readonly OutputType?: number;
            readonly DateFormat?: number;
            /** Format: uuid */
            readonly TermSetId?: string;
            /** Format: uuid */
            readonly SspId?: string;
        };
        /**
         * @description The properties of a column to change. The internal name and the type stay; FieldTypeKind may say the type that it has.
         * @example {
         *       "Title": "Deadline",
         *       "Required": true
         *     }
         */
        readonly FieldUpdate: {
            readonly Title?: string;
            readonly FieldTypeKind?: number;
            readonly Description?: string;
            readonly Group?: string;
            readonly Required?: boolean;
            readonly Hidden?: boolean;
            readonly ReadOnlyField?: boolean;
            readonly EnforceUniqueValues?: boolean;
            readonly Indexed?: boolean;
            readonly DefaultValue?: string | null;
            readonly MaxLength?: number;
            readonly NumberOfLines?: number;
            readonly RichText?: boolean;
            readonly AppendOnly?: boolean;
            readonly AllowHyperlink?: boolean;
            readonly RestrictedMode?: boolean;
            readonly MinimumValue?: number;
            readonly MaximumValue?: number;
            readonly ShowAsPercentage?: boolean;
            readonly CurrencyLocaleId?: number;
            readonly DisplayFormat?: number;
            readonly DateTimeCalendarType?: number;
            readonly FriendlyDisplayFormat?: number;
            readonly Choices?: readonly string[];
            readonly FillInChoice?: boolean;
            readonly EditFormat?: number;
            readonly SelectionMode?: number;
            readonly Formula?: string;
            readonly OutputType?: number;
            readonly DateFormat?: number;
        };
        /**
         * @description The one parameter of `addfield`.
         * @example {
         *       "parameters": {
         *         "Title": "Due date",
         *         "FieldTypeKind": 4
         *       }
         *     }
         */
        readonly FieldParameters: {
            readonly parameters: {
                readonly Title: string;
                readonly FieldTypeKind?: number;
                readonly Required?: boolean;
                readonly Choices?: readonly string[];
                /** Format: uuid */
                readonly LookupListId?: string;
                readonly LookupFieldName?: string;
                /** Format: uuid */
                readonly LookupWebId?: string;
                readonly IsCompactName?: boolean;
                readonly Description?: string;
                readonly Group?: string;
                readonly DefaultValue?: string | null;
                readonly Indexed?: boolean;
                readonly EnforceUniqueValues?: boolean;
                readonly AllowMultipleValues?: boolean;
            };
        };
        /**
         * @description The one parameter of `createfieldasxml`.
         * @example {
         *       "parameters": {
         *         "SchemaXml": "<Field Type=\"Text\" DisplayName=\"Room\"/>",
         *         "Options": 8
         *       }
         *     }
         */
        readonly FieldXmlParameters: {
            readonly parameters: {
                /** @description A `Field` element with the attributes Type, DisplayName and others of the type. */
                readonly SchemaXml: string;
                /**
                 * @description The sum of 1 default content type, 2 no content type, 4 all content types, 8 the attribute Name is the internal
                 *     name, 16 default view, 32 refuse a title that another column has.
                 */
                readonly Options?: number;
            };
        };
        /**
         * @description A CAML query.
         * @example {
         *       "query": {
         *         "ViewXml": "<View><Query><Where><Eq><FieldRef Name=\"Status\"/><Value Type=\"Text\">Completed</Value></Eq></Where></Query></View>"
         *       }
         *     }
         */
        readonly CamlQueryRequest: {
            readonly query: {
                /** @description A View element with Query, ViewFields and RowLimit, each where wanted. */
                readonly ViewXml?: string | null;
                readonly FolderServerRelativeUrl?: string | null;
                readonly FolderServerRelativePath?: {
                    readonly DecodedUrl?: string | null;
                } | null;
                readonly ListItemCollectionPosition?: {
                    /** @description Where the page begins, such as `Paged=TRUE&p_ID=100`. */
                    readonly PagingInfo?: string | null;
                } | null;
                /** @description Times are in UTC either way. */
                readonly DatesInUtc?: boolean;
                /** @description Times are in UTC either way. */
                readonly AllowIncrementalResults?: boolean;
            };
        };
        /**
         * @description What is shown, and how.
         * @example {
         *       "parameters": {
         *         "RenderOptions": 2,
         *         "ViewXml": "<View><RowLimit Paged=\"TRUE\">30</RowLimit></View>"
         *       }
         *     }
         */
        readonly ListDataRequest: {
            readonly parameters: {
                readonly RenderOptions?: number;
                /** @description A View element; the stored view where it is not given. */
                readonly ViewXml?: string | null;
                /** @description A View element whose parts take the place of those of the view. */
                readonly OverrideViewXml?: string | null;
                /** @description Where the page begins, as `NextHref` of the page before. */
                readonly Paging?: string | null;
                readonly FolderServerRelativeUrl?: string | null;
                readonly DatesInUtc?: boolean;
            } & {
                readonly [key: string]: unknown;
            };
            /** @description Taken and not used. */
            readonly overrideParameters?: {
                readonly [key: string]: unknown;
            } | null;
        };
        /**
         * @description Rows with their values as text, alone or under `ListData` beside other parts.
         * @example {
         *       "Row": [
         *         {
         *           "ID": "1",
         *           "Title": "Order chairs",
         *           "PermMask": "0x7fffffffffffffff",
         *           "FSObjType": "0"
         *         }
         *       ],
         *       "FirstRow": 1,
         *       "LastRow": 1,
         *       "RowLimit": 30,
         *       "FolderPermissions": "0x7fffffffffffffff"
         *     }
         */
        readonly ListDataStream: {
            readonly Row?: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly FirstRow?: number;
            readonly LastRow?: number;
            readonly RowLimit?: number;
            /** @description The query of the next page; absent on the last one. */
            readonly NextHref?: string;
            readonly FolderPermissions?: string;
            readonly ListData?: {
                readonly Row?: readonly {
                    readonly [key: string]: unknown;
                }[];
            } & {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description A list or a document library.
         * @example {
         *       "Id": "6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c",
         *       "Title": "Tasks",
         *       "Description": "What is to be done",
         *       "BaseType": 0,
         *       "BaseTemplate": 107,
         *       "Hidden": false,
         *       "ItemCount": 12,
         *       "Created": "2026-11-20T09:00:00Z",
         *       "LastItemModifiedDate": "2026-11-20T10:30:00Z",
         *       "LastItemDeletedDate": "2026-11-20T09:00:00Z",
         *       "LastItemUserModifiedDate": "2026-11-20T10:30:00Z",
         *       "AllowContentTypes": true,
         *       "ContentTypesEnabled": false,
         *       "EnableAttachments": true,
         *       "EnableFolderCreation": false,
         *       "EnableVersioning": false,
         *       "EnableMinorVersions": false,
         *       "EnableModeration": false,
         *       "ForceCheckout": false,
         *       "NoCrawl": false,
         *       "DraftVersionVisibility": 0,
         *       "MajorVersionLimit": 0,
         *       "MajorWithMinorVersionsLimit": 0,
         *       "EntityTypeName": "TasksList",
         *       "ListItemEntityTypeFullName": "Svc.Data.TasksListItem",
         *       "ParentWebUrl": "/",
         *       "ImageUrl": "/_layouts/15/images/ittask.png",
         *       "DocumentTemplateUrl": null,
         *       "TemplateFeatureId": "00bfea71-a83e-497e-9ba0-7a5c597d0107",
         *       "IsPrivate": false,
         *       "HasExternalDataSource": false,
         *       "IsCatalog": false,
         *       "Direction": "none",
         *       "CurrentChangeToken": {
         *         "StringValue": "1;3;6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c;639312102000000000;42"
         *       }
         *     }
         */
        readonly List: {
            /** Format: uuid */
            readonly Id?: string;
            /** @description Unique in the web, without regard to case. */
            readonly Title?: string;
            readonly Description?: string;
            /** @description 0 list, 1 library. */
            readonly BaseType?: number;
            /** @description 100 list, 101 document library, 104 announcements, 107 tasks, 850 pages library. */
            readonly BaseTemplate?: number;
            readonly Hidden?: boolean;
            readonly ItemCount?: number;
            /** Format: date-time */
            readonly Created?: string;
            /** Format: date-time */
            readonly LastItemModifiedDate?: string;
            /** Format: date-time */
            readonly LastItemDeletedDate?: string;
            /** Format: date-time */
            readonly LastItemUserModifiedDate?: string;
            /** @description Whether the list's template allows content types. */
            readonly AllowContentTypes?: boolean;
            readonly ContentTypesEnabled?: boolean;
            readonly EnableAttachments?: boolean;
            readonly EnableFolderCreation?: boolean;
            readonly EnableVersioning?: boolean;
            readonly EnableMinorVersions?: boolean;
            /** @description Whether items need approval before readers see them. */
            readonly EnableModeration?: boolean;
            readonly ForceCheckout?: boolean;
            /** @description Whether search leaves the list out. */
            readonly NoCrawl?: boolean;
            /** @description Who sees drafts. 0 readers, 1 authors, 2 approvers. */
            readonly DraftVersionVisibility?: number;
            /** @description How many major versions are kept; 0 all. */
            readonly MajorVersionLimit?: number;
            /** @description For how many major versions the drafts are kept; 0 all. */
            readonly MajorWithMinorVersionsLimit?: number;
            readonly EntityTypeName?: string;
            /** @description The type name of the list's items. */
            readonly ListItemEntityTypeFullName?: string;
            /** @description The web's URL, relative to the server. */
            readonly ParentWebUrl?: string;
            /** @description The picture of its template, relative to the server. */
            readonly ImageUrl?: string;
            readonly DocumentTemplateUrl?: string | null;
            /** Format: uuid */
            readonly TemplateFeatureId?: string;
            readonly IsPrivate?: boolean;
            readonly HasExternalDataSource?: boolean;
            readonly IsCatalog?: boolean;
            readonly Direction?: string;
            readonly CurrentChangeToken?: components["schemas"]["ChangeToken"];
            /** @description The server-relative URL of the default view. Only when `$select` names it. */
            readonly DefaultViewUrl?: string;
            /** @description The server-relative URL of the form for a new item. Only when `$select` names it. */
            readonly DefaultNewFormUrl?: string;
            /** @description The server-relative URL of the form that changes an item. Only when `$select` names it. */
            readonly DefaultEditFormUrl?: string;
            /** @description The server-relative URL of the form that shows an item. Only when `$select` names it. */
            readonly DefaultDisplayFormUrl?: string;
            /** @description What the caller may do here. Only when `$select` names it. */
            readonly EffectiveBasePermissions?: components["schemas"]["BasePermissions"];
            /** @description Whether it has permissions of its own. Only when `$select` names it. */
            readonly HasUniqueRoleAssignments?: boolean;
        };
        /**
         * @description A new list.
         * @example {
         *       "Title": "Plans",
         *       "Description": "What comes next",
         *       "BaseTemplate": 100
         *     }
         */
        readonly ListCreation: {
            readonly Title: string;
            /** @description The template; 100, a list without further columns, where it is not given. */
            readonly BaseTemplate?: number;
            readonly Description?: string;
            readonly Hidden?: boolean;
            readonly AllowContentTypes?: boolean;
            readonly ContentTypesEnabled?: boolean;
            readonly EnableAttachments?: boolean;
            readonly EnableFolderCreation?: boolean;
            readonly EnableVersioning?: boolean;
            readonly EnableMinorVersions?: boolean;
            readonly EnableModeration?: boolean;
            readonly ForceCheckout?: boolean;
            readonly NoCrawl?: boolean;
            readonly DraftVersionVisibility?: number;
            readonly MajorVersionLimit?: number;
            readonly MajorWithMinorVersionsLimit?: number;
        };
        /**
         * @description The properties of a list to change.
         * @example {
         *       "Description": "What comes next",
         *       "EnableVersioning": true
         *     }
         */
        readonly ListUpdate: {
            readonly Title?: string;
            readonly Description?: string;
            readonly Hidden?: boolean;
            readonly AllowContentTypes?: boolean;
            readonly ContentTypesEnabled?: boolean;
            readonly EnableAttachments?: boolean;
            readonly EnableFolderCreation?: boolean;
            readonly EnableVersioning?: boolean;
            readonly EnableMinorVersions?: boolean;
            readonly EnableModeration?: boolean;
            readonly ForceCheckout?: boolean;
            readonly NoCrawl?: boolean;
            readonly DraftVersionVisibility?: number;
            readonly MajorVersionLimit?: number;
            readonly MajorWithMinorVersionsLimit?: number;
        };
        /**
         * @description What `lists/add` is called with.
         * @example {
         *       "parameters": {
         *         "Title": "Plans",
         *         "TemplateType": 100,
         *         "Description": "What comes next"
         *       }
         *     }
         */
        readonly ListParameters: {
            readonly parameters: {
                readonly Title: string;
                /** @description The template; 100 where it is not given. */
                readonly TemplateType?: number | null;
                readonly Description?: string | null;
                /**
                 * @description The URL relative to the web, such as `Lists/Plans`, whose last part names the list's folder; made from the
                 *     title where it is not given.
                 */
                readonly Url?: string | null;
            };
        };
        /**
         * @description What a list can be made from.
         * @example {
         *       "Name": "Tasks",
         *       "InternalName": "tasks",
         *       "Description": "",
         *       "BaseType": 0,
         *       "ListTemplateTypeKind": 107,
         *       "FeatureId": "00bfea71-a83e-497e-9ba0-7a5c597d0107",
         *       "Hidden": false,
         *       "IsCustomTemplate": false,
         *       "AllowsFolderCreation": true,
         *       "OnQuickLaunch": false,
         *       "Unique": false,
         *       "ImageUrl": "/_layouts/15/images/ittask.png"
         *     }
         */
        readonly ListTemplate: {
            readonly Name?: string;
            readonly InternalName?: string;
            readonly Description?: string;
            /** @description 0 list, 1 library. */
            readonly BaseType?: number;
            /** @description The number that `BaseTemplate` of a new list takes. */
            readonly ListTemplateTypeKind?: number;
            /** Format: uuid */
            readonly FeatureId?: string;
            readonly Hidden?: boolean;
            readonly IsCustomTemplate?: boolean;
            readonly AllowsFolderCreation?: boolean;
            readonly OnQuickLaunch?: boolean;
            readonly Unique?: boolean;
            readonly ImageUrl?: string;
        };
        /**
         * @description A view of a list, which says what rows and columns are shown, and in what order.
         * @example {
         *       "Id": "0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44",
         *       "Title": "All Items",
         *       "BaseViewId": "1",
         *       "DefaultView": true,
         *       "EditorModified": false,
         *       "Hidden": false,
         *       "HtmlSchemaXml": "<View Name=\"{0B4E2F5A-6D1C-4C0D-9A57-1F7F5C2A9E44}\" DefaultView=\"TRUE\" Type=\"HTML\"/>",
         *       "IncludeRootFolder": false,
         *       "ListViewXml": "<View Name=\"{0B4E2F5A-6D1C-4C0D-9A57-1F7F5C2A9E44}\" DefaultView=\"TRUE\" Type=\"HTML\"/>",
         *       "MobileDefaultView": false,
         *       "MobileView": false,
         *       "OrderedView": false,
         *       "Paged": true,
         *       "PersonalView": false,
         *       "ReadOnlyView": false,
         *       "RequiresClientIntegration": false,
         *       "RowLimit": 30,
         *       "Scope": 0,
         *       "ServerRelativeUrl": "/Lists/Tasks/AllItems.aspx",
         *       "Threaded": false,
         *       "ViewQuery": "<OrderBy><FieldRef Name=\"Title\"/></OrderBy>",
         *       "ViewType": "HTML"
         *     }
         */
        readonly View: {
            /** Format: uuid */
            readonly Id?: string;
            readonly Title?: string;
            readonly BaseViewId?: string;
            /** @description Whether the list opens with this view. One view of each list is its default view. */
            readonly DefaultView?: boolean;
            readonly EditorModified?: boolean;
            readonly Hidden?: boolean;
            /** @description The same as `ListViewXml`. */
            readonly HtmlSchemaXml?: string;
            readonly IncludeRootFolder?: boolean;
            /** @description The view as a View element. */
            readonly ListViewXml?: string;
            readonly MobileDefaultView?: boolean;
            readonly MobileView?: boolean;
            readonly OrderedView?: boolean;
            /** @description Whether more rows than `RowLimit` are shown on further pages. */
            readonly Paged?: boolean;
            /** @description Whether its maker alone sees the view. */
            readonly PersonalView?: boolean;
            readonly ReadOnlyView?: boolean;
            readonly RequiresClientIntegration?: boolean;
            readonly RowLimit?: number;
            /** @description 0 the folder, 1 files of all folders, 2 files and folders of all folders, 3 files of the folder. */
            readonly Scope?: number;
            readonly ServerRelativeUrl?: string;
            readonly Threaded?: boolean;
            /** @description What stands in the Query element, such as `<Where>…</Where><OrderBy>…</OrderBy>`; empty for all rows. */
            readonly ViewQuery?: string;
            /** @enum {string} */
            readonly ViewType?: "HTML" | "GRID" | "CALENDAR" | "GANTT" | "CHART";
        };
        /**
         * @description The columns of a view.
         * @example {
         *       "Items": [
         *         "LinkTitle",
         *         "Status"
         *       ],
         *       "SchemaXml": "<FieldRef Name=\"LinkTitle\" /><FieldRef Name=\"Status\" />"
         *     }
         */
        readonly ViewFieldCollection: {
            /** @description Internal names, in order. */
            readonly Items?: readonly string[];
            /** @description The columns as FieldRef elements. */
            readonly SchemaXml?: string;
        };
        /**
         * @description A new view.
         * @example {
         *       "Title": "By title",
         *       "ViewQuery": "<OrderBy><FieldRef Name=\"Title\"/></OrderBy>",
         *       "RowLimit": 50,
         *       "PersonalView": false
         *     }
         */
        readonly ViewCreation: {
            readonly Title: string;
            /** @description What stands in the Query element, in CAML. */
            readonly ViewQuery?: string;
            /** @description What stands in the Query element, in CAML. */
            readonly Query?: string;
            readonly ViewFields?: readonly string[];
            readonly RowLimit?: number;
            readonly Paged?: boolean;
            readonly PersonalView?: boolean;
            readonly SetAsDefaultView?: boolean;
            readonly DefaultView?: boolean;
            readonly Hidden?: boolean;
            readonly Scope?: number;
            /**
             * @description 1 HTML, 2049 grid, 524288 calendar, 8193 recurrence, 131072 chart, 67108864 Gantt.
             * @enum {integer}
             */
            readonly ViewTypeKind?: 1 | 2049 | 524288 | 8193 | 131072 | 67108864;
            /** @enum {string} */
            readonly ViewType?: "HTML" | "GRID" | "CALENDAR" | "GANTT" | "CHART";
            /** @description Taken and not used. */
            readonly baseViewId?: number;
        };
        /**
         * @description A new view, as the method takes it.
         * @example {
         *       "parameters": {
         *         "Title": "By title",
         *         "Query": "<OrderBy><FieldRef Name=\"Title\"/></OrderBy>",
         *         "ViewFields": [
         *           "LinkTitle"
         *         ]
         *       }
         *     }
         */
        readonly ViewAddition: {
            readonly parameters: {
                readonly Title: string;
                /** @description What stands in the Query element, in CAML. */
                readonly ViewQuery?: string;
                /** @description What stands in the Query element, in CAML. */
                readonly Query?: string;
                readonly ViewFields?: readonly string[];
                readonly RowLimit?: number;
                readonly Paged?: boolean;
                readonly PersonalView?: boolean;
                readonly SetAsDefaultView?: boolean;
                readonly DefaultView?: boolean;
                readonly Hidden?: boolean;
                readonly Scope?: number;
                /**
                 * @description 1 HTML, 2049 grid, 524288 calendar, 8193 recurrence, 131072 chart, 67108864 Gantt.
                 * @enum {integer}
                 */
                readonly ViewTypeKind?: 1 | 2049 | 524288 | 8193 | 131072 | 67108864;
                /** @enum {string} */
                readonly ViewType?: "HTML" | "GRID" | "CALENDAR" | "GANTT" | "CHART";
                /** @description Taken and not used. */
                readonly baseViewId?: number;
            };
        };
        /**
         * @description The properties of a view to change.
         * @example {
         *       "Title": "By title",
         *       "DefaultView": true
         *     }
         */
        readonly ViewUpdate: {
            readonly Title?: string;
            /** @description What stands in the Query element, in CAML. */
            readonly ViewQuery?: string;
            readonly RowLimit?: number;
            readonly Paged?: boolean;
            readonly DefaultView?: boolean;
            readonly Hidden?: boolean;
            readonly Scope?: number;
        };
        /**
         * @description A view as XML.
         * @example {
         *       "viewXml": "<View><Query><OrderBy><FieldRef Name=\"Title\"/></OrderBy></Query><RowLimit Paged=\"TRUE\">50</RowLimit></View>"
         *     }
         */
        readonly ViewXml: {
            readonly viewXml: string;
        };
        /**
         * @description Where a column of a view shall stand.
         * @example {
         *       "field": "Status",
         *       "index": 0
         *     }
         */
        readonly ViewFieldMove: {
            readonly field: string;
            readonly index: number;
        };
        /**
         * @description A group of users, which roles are given to.
         * @example {
         *       "Id": 5,
         *       "LoginName": "Home Members",
         *       "Title": "Home Members",
         *       "PrincipalType": 8,
         *       "IsHiddenInUI": false,
         *       "Description": "May read and change the content of this site.",
         *       "OwnerTitle": "Home Owners",
         *       "AllowMembersEditMembership": false,
         *       "OnlyAllowMembersViewMembership": false,
         *       "AllowRequestToJoinLeave": false,
         *       "AutoAcceptRequestToJoinLeave": false,
         *       "RequestToJoinLeaveEmailSetting": ""
         *     }
         */
        readonly Group: {
            /** @description The group's number in the site collection, of one sequence with its users. */
            readonly Id?: number;
            /** @description The same as `Title`. */
            readonly LoginName?: string;
            readonly Title?: string;
            /** @enum {integer} */
            readonly PrincipalType?: 8;
            readonly IsHiddenInUI?: boolean;
            readonly Description?: string;
            /** @description The title of the user or group that owns the group. */
            readonly OwnerTitle?: string;
            /** @description Whether members may change who is in the group. */
            readonly AllowMembersEditMembership?: boolean;
            /** @description Whether only members, the owner and whoever manages permissions see who is in the group. */
            readonly OnlyAllowMembersViewMembership?: boolean;
            readonly AllowRequestToJoinLeave?: boolean;
            readonly AutoAcceptRequestToJoinLeave?: boolean;
            readonly RequestToJoinLeaveEmailSetting?: string;
        };
        /**
         * @description A new group.
         * @example {
         *       "Title": "Editors",
         *       "Description": "Who may write."
         *     }
         */
        readonly GroupCreation: {
            /** @description The title, which names the group in the site collection. */
            readonly Title: string;
            readonly Description?: string;
            /** @description Whether members may change who is in the group. */
            readonly AllowMembersEditMembership?: boolean;
            /** @description Whether only members, the owner and whoever manages permissions see who is in the group. */
            readonly OnlyAllowMembersViewMembership?: boolean;
            readonly AllowRequestToJoinLeave?: boolean;
            readonly AutoAcceptRequestToJoinLeave?: boolean;
            /** @description The e-mail address to which requests go. */
            readonly RequestToJoinLeaveEmailSetting?: string;
        };
        /**
         * @description The properties to change.
         * @example {
         *       "Description": "Who may write here."
         *     }
         */
        readonly GroupUpdate: {
            /** @description The title, which names the group in the site collection. */
            readonly Title?: string;
            readonly Description?: string;
            /** @description Whether members may change who is in the group. */
            readonly AllowMembersEditMembership?: boolean;
            /** @description Whether only members, the owner and whoever manages permissions see who is in the group. */
            readonly OnlyAllowMembersViewMembership?: boolean;
            readonly AllowRequestToJoinLeave?: boolean;
            readonly AutoAcceptRequestToJoinLeave?: boolean;
            /** @description The e-mail address to which requests go. */
            readonly RequestToJoinLeaveEmailSetting?: string;
        };
        /**
         * @description A user of the site collection.
         * @example {
         *       "Id": 9,
         *       "LoginName": "i:0#.f|membership|ada",
         *       "Title": "ada",
         *       "Email": "ada@localhost",
         *       "PrincipalType": 1,
         *       "IsHiddenInUI": false,
         *       "IsSiteAdmin": true
         *     }
         */
        readonly User: {
            /** @description The user's number in the site collection, of one sequence with its groups. */
            readonly Id?: number;
            /** @description The claims-encoded login name. */
            readonly LoginName?: string;
            /** @description The display name. */
            readonly Title?: string;
            readonly Email?: string;
            /** @description 1 user, 2 distribution list, 4 security group, 8 group of the site collection. */
            readonly PrincipalType?: number;
            readonly IsHiddenInUI?: boolean;
            /** @description Whether the user administers the site collection. */
            readonly IsSiteAdmin?: boolean;
        };
        /**
         * @description A user to be added.
         * @example {
         *       "LoginName": "i:0#.f|membership|ada"
         *     }
         */
        readonly UserLogin: {
            /** @description The login name in any of its spellings. */
            readonly LoginName: string;
        };
        /**
         * @description The properties of a user to change.
         * @example {
         *       "Title": "Ada Lovelace",
         *       "Email": "ada@localhost"
         *     }
         */
        readonly UserUpdate: {
            /** @description The display name. */
            readonly Title?: string;
            readonly Email?: string;
            /** @description Whether the user administers the site collection. */
            readonly IsSiteAdmin?: boolean;
        };
        /**
         * @description The user who shall be known.
         * @example {
         *       "logonName": "i:0#.f|membership|ada"
         *     }
         */
        readonly EnsureUser: {
            /** @description The login name in any of its spellings. */
            readonly logonName: string;
        };
        /**
         * @description A user or a group of the site collection.
         * @example {
         *       "Id": 5,
         *       "LoginName": "Home Members",
         *       "Title": "Home Members",
         *       "PrincipalType": 8,
         *       "IsHiddenInUI": false,
         *       "Description": ""
         *     }
         */
        readonly Principal: {
            /** @description The number in the site collection, of one sequence for users and groups. */
            readonly Id?: number;
            /** @description The claims-encoded login name of a user, the title of a group. */
            readonly LoginName?: string;
            readonly Title?: string;
            /** @description 1 user, 2 distribution list, 4 security group, 8 group of the site collection. */
            readonly PrincipalType?: number;
            readonly IsHiddenInUI?: boolean;
            /** @description Users have it, groups have not. */
            readonly Email?: string;
            /** @description Whether a user administers the site collection. */
            readonly IsSiteAdmin?: boolean;
            /** @description Groups have it, users have not. */
            readonly Description?: string;
        };
        /**
         * @description A user as an item refers to them, in the expanded `Author` and `Editor`.
         * @example {
         *       "Id": 9,
         *       "Title": "ada",
         *       "Name": "i:0#.f|membership|ada",
         *       "EMail": "ada@localhost",
         *       "Email": "ada@localhost"
         *     }
         */
        readonly UserInfo: {
            readonly Id?: number;
            /** @description The display name. */
            readonly Title?: string;
            /** @description The claims-encoded login name. */
            readonly Name?: string;
            readonly EMail?: string;
            /** @description The same as `EMail`. */
            readonly Email?: string;
        };
        /**
         * @description A set of rights as a mask, in two halves.
         * @example {
         *       "High": 176,
         *       "Low": 138612833
         *     }
         */
        readonly BasePermissions: {
            /** @description The upper 32 bits. */
            readonly High: number;
            /** @description The lower 32 bits. */
            readonly Low: number;
        };
        /** @description A set of rights as a mask, in two halves. */
        readonly BasePermissionsInput: {
            /** @description The upper 32 bits. */
            readonly High: number;
            /** @description The lower 32 bits. */
            readonly Low: number;
        };
        /**
         * @description A named set of rights.
         * @example {
         *       "Id": 1073741826,
         *       "Name": "Read",
         *       "Description": "Can view pages and list items and download documents.",
         *       "Order": 128,
         *       "Hidden": false,
         *       "RoleTypeKind": 2,
         *       "BasePermissions": {
         *         "High": 176,
         *         "Low": 138612833
         *       }
         *     }
         */
        readonly RoleDefinition: {
            readonly Id?: number;
            readonly Name?: string;
            readonly Description?: string;
            /** @description Where it stands among the others. */
            readonly Order?: number;
            readonly Hidden?: boolean;
            /** @description 0 of one's own, 1 guest, 2 reader, 3 contributor, 4 designer, 5 administrator, 6 editor. */
            readonly RoleTypeKind?: number;
            /** @description The rights as a mask, in two halves of 32 bits. */
            readonly BasePermissions?: {
                readonly High: number;
                readonly Low: number;
            };
        };
        /**
         * @description A new role definition.
         * @example {
         *       "Name": "Look and add",
         *       "Description": "Can read and add items.",
         *       "Order": 200,
         *       "BasePermissions": {
         *         "High": 176,
         *         "Low": 138612835
         *       }
         *     }
         */
        readonly RoleDefinitionCreation: {
            /** @description The name, which is one of its kind in the site collection. */
            readonly Name: string;
            readonly Description?: string;
            /** @description Where it stands among the others. */
            readonly Order?: number;
            readonly BasePermissions: components["schemas"]["BasePermissionsInput"];
        };
        /**
         * @description The properties to change.
         * @example {
         *       "Description": "Can read and add items here."
         *     }
         */
        readonly RoleDefinitionUpdate: {
            /** @description The name, which is one of its kind in the site collection. */
            readonly Name?: string;
            readonly Description?: string;
            /** @description Where it stands among the others. */
            readonly Order?: number;
            readonly BasePermissions?: components["schemas"]["BasePermissionsInput"];
        };
        /**
         * @description The roles that a user or group has on a web, a list or an item.
         * @example {
         *       "PrincipalId": 5
         *     }
         */
        readonly RoleAssignment: {
            /** @description The number of the user or group. */
            readonly PrincipalId?: number;
        };
        /**
         * @description What went wrong, in the same shape under every envelope.
         * @example {
         *       "error": {
         *         "code": "-1, System.ArgumentException",
         *         "message": {
         *           "lang": "en-US",
         *           "value": "List 'Plans' does not exist at site with URL 'http://127.0.0.1:5000'."
         *         }
         *       }
         *     }
         */
        readonly ODataError: {
            readonly error: {
                /** @description `<signed 32-bit number>, <exception name>`, or `BadRequest`. For programs to compare. */
                readonly code: string;
                readonly message: {
                    /** @description The language of `value`. */
                    readonly lang: string;
                    /** @description What was given, where, and what is allowed. For people to read. */
                    readonly value: string;
                };
            };
        };
        /**
         * @description Something that was deleted and can be restored.
         * @example {
         *       "Id": "5f4e3d2c-1b0a-4998-8776-655443322110",
         *       "Title": "Order chairs",
         *       "ItemType": 3,
         *       "ItemState": 1,
         *       "DirName": "Lists/Tasks",
         *       "LeafName": "7_.000",
         *       "Size": "0",
         *       "DeletedDate": "2026-11-20T10:30:00Z",
         *       "AuthorName": "ada",
         *       "AuthorEmail": "ada@localhost",
         *       "DeletedByName": "ada",
         *       "DeletedByEmail": "ada@localhost"
         *     }
         */
        readonly RecycleBinItem: {
            /** Format: uuid */
            readonly Id?: string;
            readonly Title?: string;
            /** @description 1 file, 3 list item, 4 list, 5 folder, 7 attachment. */
            readonly ItemType?: number;
            /** @description 1 first stage, 2 second stage. */
            readonly ItemState?: number;
            /** @description The URL of the folder that it was in, without a slash in front. */
            readonly DirName?: string;
            readonly LeafName?: string;
            /** @description Bytes. */
            readonly Size?: string;
            /** Format: date-time */
            readonly DeletedDate?: string;
            readonly AuthorName?: string;
            readonly AuthorEmail?: string;
            readonly DeletedByName?: string;
            readonly DeletedByEmail?: string;
        };
        /**
         * @description Entries of the recycle bin.
         * @example {
         *       "ids": [
         *         "5f4e3d2c-1b0a-4998-8776-655443322110"
         *       ]
         *     }
         */
        readonly RecycleBinIds: {
            readonly ids: readonly string[];
        };
        /**
         * @description A search.
         * @example {
         *       "request": {
         *         "Querytext": "chairs",
         *         "RowLimit": 10,
         *         "SelectProperties": [
         *           "Title",
         *           "Path"
         *         ],
         *         "SortList": [
         *           {
         *             "Property": "Created",
         *             "Direction": 1
         *           }
         *         ],
         *         "Refiners": "contentclass",
         *         "RefinementFilters": []
         *       }
         *     }
         */
        readonly SearchRequest: {
            readonly request: {
                /** @description What to search for, in the keyword query language. */
                readonly Querytext: string;
                /** @description A query in which `{searchTerms}` stands for `Querytext`. */
                readonly QueryTemplate?: string | null;
                /** @description A further query that results must meet. */
                readonly HiddenConstraints?: string | null;
                readonly StartRow?: number | null;
                /** @description How many rows to return at most; 10 when it is not given, 500 for more. */
                readonly RowLimit?: number | null;
                readonly SelectProperties?: readonly string[] | null;
                readonly SortList?: readonly ({
                    readonly Property: string;
                    /** @description 0 ascending, 1 descending. */
                    readonly Direction?: number | null;
                } & {
                    readonly [key: string]: unknown;
                })[] | null;
                /** @description Properties whose values are counted, separated by commas. */
                readonly Refiners?: string | null;
                readonly RefinementFilters?: readonly string[] | null;
            } & {
                readonly [key: string]: unknown;
            };
        };
        /**
         * @description A property with its value as text.
         * @example {
         *       "Key": "Title",
         *       "Value": "Order chairs",
         *       "ValueType": "Edm.String"
         *     }
         */
        readonly KeyValue: {
            readonly Key: string;
            readonly Value: string | null;
            /** @description The type of the value, such as `Edm.String`; `Null` for none. */
            readonly ValueType: string;
        };
        /**
         * @description A result, as one cell for each property. Title and Path are also beside the cells.
         * @example {
         *       "Cells": []
         *     }
         */
        readonly SimpleDataRow: {
            readonly Cells: readonly components["schemas"]["KeyValue"][];
            readonly Title?: string | null;
            readonly Path?: string | null;
        };
        /**
         * @example {
         *       "Rows": []
         *     }
         */
        readonly SimpleDataTable: {
            readonly Rows: readonly components["schemas"]["SimpleDataRow"][];
        };
        /**
         * @description A page of what was found.
         * @example {
         *       "RowCount": 0,
         *       "Table": {
         *         "Rows": []
         *       },
         *       "TotalRows": 0,
         *       "TotalRowsIncludingDuplicates": 0
         *     }
         */
        readonly RelevantResults: {
            readonly GroupTemplateId?: string | null;
            readonly ItemTemplateId?: string | null;
            readonly Properties?: readonly components["schemas"]["KeyValue"][];
            readonly ResultTitle?: string | null;
            readonly ResultTitleUrl?: string | null;
            /** @description The number of rows in this reply. */
            readonly RowCount: number;
            readonly Table: components["schemas"]["SimpleDataTable"];
            /** @description The number of results in all pages together. */
            readonly TotalRows: number;
            /** @description The number of results in all pages together. */
            readonly TotalRowsIncludingDuplicates: number;
        };
        /**
         * @example {
         *       "RefinementCount": 3,
         *       "RefinementName": "Completed",
         *       "RefinementToken": "\"ǂǂ436f6d706c65746564\"",
         *       "RefinementValue": "Completed"
         *     }
         */
        readonly RefinerEntry: {
            /** @description How many results have the value. */
            readonly RefinementCount: number;
            readonly RefinementName: string;
            /** @description What a refinement filter takes behind the property's name and a colon. */
            readonly RefinementToken: string;
            readonly RefinementValue: string;
        };
        /**
         * @description The values of a property over all results.
         * @example {
         *       "Name": "Status",
         *       "Entries": []
         *     }
         */
        readonly Refiner: {
            readonly Name: string;
            readonly Entries: readonly components["schemas"]["RefinerEntry"][];
        };
        /**
         * @example {
         *       "Refiners": []
         *     }
         */
        readonly RefinementResults: {
            readonly GroupTemplateId?: string | null;
            readonly ItemTemplateId?: string | null;
            readonly Properties?: readonly components["schemas"]["KeyValue"][];
            readonly Refiners: readonly components["schemas"]["Refiner"][];
            readonly ResultTitle?: string | null;
            readonly ResultTitleUrl?: string | null;
        };
        readonly QueryResult: {
            readonly CustomResults?: readonly string[];
            /** Format: uuid */
            readonly QueryId: string;
            /** Format: uuid */
            readonly QueryRuleId?: string;
            /** @description Only where refiners were asked for. */
            readonly RefinementResults?: components["schemas"]["RefinementResults"] | null;
            readonly RelevantResults: components["schemas"]["RelevantResults"];
            readonly SpecialTermResults?: null;
        };
        /**
         * @description What a search has found.
         * @example {
         *       "ElapsedTime": 4,
         *       "PrimaryQueryResult": {
         *         "CustomResults": [],
         *         "QueryId": "5f4e3d2c-1b0a-4998-8776-655443322110",
         *         "QueryRuleId": "00000000-0000-0000-0000-000000000000",
         *         "RefinementResults": null,
         *         "RelevantResults": {
         *           "GroupTemplateId": null,
         *           "ItemTemplateId": null,
         *           "Properties": [],
         *           "ResultTitle": null,
         *           "ResultTitleUrl": null,
         *           "RowCount": 1,
         *           "Table": {
         *             "Rows": [
         *               {
         *                 "Cells": [
         *                   {
         *                     "Key": "Rank",
         *                     "Value": "1.5",
         *                     "ValueType": "Edm.Double"
         *                   },
         *                   {
         *                     "Key": "Title",
         *                     "Value": "Order chairs",
         *                     "ValueType": "Edm.String"
         *                   },
         *                   {
         *                     "Key": "Path",
         *                     "Value": "http://127.0.0.1:5000/Lists/Tasks/DispForm.aspx?ID=7",
         *                     "ValueType": "Edm.String"
         *                   }
         *                 ],
         *                 "Title": "Order chairs",
         *                 "Path": "http://127.0.0.1:5000/Lists/Tasks/DispForm.aspx?ID=7"
         *               }
         *             ]
         *           },
         *           "TotalRows": 1,
         *           "TotalRowsIncludingDuplicates": 1
         *         },
         *         "SpecialTermResults": null
         *       },
         *       "Properties": [
         *         {
         *           "Key": "RowLimit",
         *           "Value": "10",
         *           "ValueType": "Edm.Int32"
         *         }
         *       ],
         *       "SecondaryQueryResults": [],
         *       "SpellingSuggestion": "",
         *       "TriggeredRules": []
         *     }
         */
        readonly SearchResult: {
            /** @description Milliseconds that the search took. */
            readonly ElapsedTime: number;
            readonly PrimaryQueryResult: components["schemas"]["QueryResult"];
            readonly Properties?: readonly components["schemas"]["KeyValue"][];
            readonly SecondaryQueryResults?: readonly string[];
            readonly SpellingSuggestion?: string;
            readonly TriggeredRules?: readonly string[];
        };
        /**
         * @description A place in the change log of a site collection, a web or a list.
         * @example {
         *       "StringValue": "1;3;6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c;639312102000000000;42"
         *     }
         */
        readonly ChangeToken: {
            /**
             * @description `1;<scope>;<id>;<time>;<number>`: the scope is 1 site collection, 2 web, 3 list, the id that of the scope's
             *     object, the time in ticks of 100 ns since the year 1, the number that of the change. A number of -1 leaves the
             *     place to the time.
             */
            readonly StringValue: string;
        };
        /**
         * @description One change of one thing. The type name says of what kind: `Svc.ChangeItem`, `Svc.ChangeList`, `Svc.ChangeWeb`,
         *     `Svc.ChangeField`, `Svc.ChangeContentType`, `Svc.ChangeView`, `Svc.ChangeFile`, `Svc.ChangeFolder`, `Svc.ChangeUser`,
         *     `Svc.ChangeGroup`, `Svc.ChangeSite`; each has the properties that name its thing.
         * @example {
         *       "ChangeToken": {
         *         "StringValue": "1;3;6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c;639312102000000000;42"
         *       },
         *       "ChangeType": 1,
         *       "SiteId": "5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11",
         *       "Time": "2026-11-20T09:00:00Z",
         *       "WebId": "0b5d3c5e-4a57-4c0b-9a0e-6d2f5a1e7c90",
         *       "ListId": "6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c",
         *       "ItemId": 7,
         *       "UniqueId": "3f0a1de2-95b5-4f6a-8c39-a2d1c0b9e8f7"
         *     }
         */
        readonly Change: {
            readonly ChangeToken?: components["schemas"]["ChangeToken"];
            /** @description 1 added, 2 updated, 3 deleted, 4 renamed, 7 restored; further numbers for roles and memberships. */
            readonly ChangeType?: number;
            /** Format: uuid */
            readonly SiteId?: string;
            /** Format: date-time */
            readonly Time?: string;
            /** Format: uuid */
            readonly WebId?: string;
            /** Format: uuid */
            readonly ListId?: string;
            readonly ItemId?: number;
            /** Format: uuid */
            readonly UniqueId?: string;
            /** Format: uuid */
            readonly FieldId?: string;
            /** Format: uuid */
            readonly ViewId?: string;
            readonly ContentTypeId?: {
                readonly StringValue: string;
            };
            readonly UserId?: number;
            readonly GroupId?: number;
        };
        /**
         * @description What `getchanges` is called with.
         * @example {
         *       "query": {
         *         "Item": true,
         *         "Add": true,
         *         "Update": true,
         *         "DeleteObject": true,
         *         "ChangeTokenStart": {
         *           "StringValue": "1;3;6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c;639312102000000000;41"
         *         }
         *       }
         *     }
         */
        readonly ChangeRequest: {
            /**
             * @description Which changes are returned: of these things (`Item`, `List`, `Web` …), of these kinds (`Add`, `Update`,
             *     `DeleteObject` …). Without a thing, or without a kind, none are.
             */
            readonly query: {
                readonly Activity?: boolean | null;
                readonly Alert?: boolean | null;
                readonly ContentType?: boolean | null;
                readonly Field?: boolean | null;
                readonly File?: boolean | null;
                readonly Folder?: boolean | null;
                readonly Group?: boolean | null;
                readonly Item?: boolean | null;
                readonly List?: boolean | null;
                readonly Navigation?: boolean | null;
                readonly SecurityPolicy?: boolean | null;
                readonly Site?: boolean | null;
                readonly User?: boolean | null;
                readonly View?: boolean | null;
                readonly Web?: boolean | null;
                readonly Add?: boolean | null;
                readonly Update?: boolean | null;
                readonly DeleteObject?: boolean | null;
                readonly Rename?: boolean | null;
                readonly Move?: boolean | null;
                readonly Restore?: boolean | null;
                readonly SystemUpdate?: boolean | null;
                readonly GroupMembershipAdd?: boolean | null;
                readonly GroupMembershipDelete?: boolean | null;
                readonly RoleAssignmentAdd?: boolean | null;
                readonly RoleAssignmentDelete?: boolean | null;
                readonly RoleDefinitionAdd?: boolean | null;
                readonly RoleDefinitionDelete?: boolean | null;
                readonly RoleDefinitionUpdate?: boolean | null;
                readonly RecursiveAll?: boolean | null;
                readonly RequireSecurityTrim?: boolean | null;
                readonly IgnoreStartTokenNotFoundError?: boolean | null;
                /** @description The newest first. */
                readonly LatestFirst?: boolean | null;
                /** @description How many changes to return at most; 0 and more than 1,000 are read as 1,000. */
                readonly FetchLimit?: number | null;
                /** @description Only changes behind this place. */
                readonly ChangeTokenStart?: {
                    readonly StringValue: string;
                } | null;
                /** @description Only changes up to this place, that one included. */
                readonly ChangeTokenEnd?: {
                    readonly StringValue: string;
                } | null;
            };
        };
        /**
         * @description A form digest and where it holds.
         * @example {
         *       "FormDigestTimeoutSeconds": 1800,
         *       "FormDigestValue": "0x5F3A91C2,20 Nov 2026 09:00:00 -0000",
         *       "LibraryVersion": "0.1.0",
         *       "SiteFullUrl": "http://127.0.0.1:5000",
         *       "SupportedSchemaVersions": [
         *         "14.0.0.0",
         *         "15.0.0.0"
         *       ],
         *       "WebFullUrl": "http://127.0.0.1:5000"
         *     }
         */
        readonly ContextWebInformation: {
            /** @description Seconds for which the digest is accepted; always 1800. */
            readonly FormDigestTimeoutSeconds: number;
            /** @description `0x`, hexadecimal digits, a comma, and the time at which it was made. */
            readonly FormDigestValue: string;
            /** @description The product's version. */
            readonly LibraryVersion: string;
            /**
             * Format: uri
             * @description The absolute address of the site collection.
             */
            readonly SiteFullUrl: string;
            readonly SupportedSchemaVersions: readonly string[];
            /**
             * Format: uri
             * @description The absolute address of the web.
             */
            readonly WebFullUrl: string;
        };
        /**
         * @description What this process has done since its start, and what it needs.
         * @example {
         *       "status": "Healthy",
         *       "version": "0.1.0",
         *       "server": {
         *         "uptime": {
         *           "seconds": 93784.2,
         *           "formatted": "1d 02h 03m 04s"
         *         },
         *         "memoryUsageMB": 92.4,
         *         "threadCount": 11,
         *         "runtimeVersion": "Node.js v24.21.0"
         *       },
         *       "requests": {
         *         "total": 200,
         *         "successful": 190,
         *         "failed": 10,
         *         "errorRate": "5.00%",
         *         "byEndpoint": {
         *           "getItem": 120,
         *           "lists.GetListItems": 80
         *         }
         *       },
         *       "cache": {
         *         "statistics": {
         *           "HitRate": 0.75,
         *           "MissRate": 0.25,
         *           "TotalEntries": 30,
         *           "Evictions": 0
         *         }
         *       },
         *       "eventSourcing": {
         *         "enabled": false
         *       }
         *     }
         */
        readonly Diagnostics: {
            /**
             * @description A server that can answer is healthy.
             * @enum {string}
             */
            readonly status: "Healthy";
            /** @description The product's version. */
            readonly version: string;
            readonly server: {
                readonly uptime: {
                    /** @description Seconds since the start. */
                    readonly seconds: number;
                    /** @description The same as days, hours, minutes and seconds. */
                    readonly formatted: string;
                };
                /** @description Resident memory of the process. */
                readonly memoryUsageMB: number;
                /** @description Threads of the process; where the system does not tell, the least that it has. */
                readonly threadCount: number;
                /** @description Name and version of the runtime. */
                readonly runtimeVersion: string;
            };
            /** @description What the server has answered since its start. A batch is one request. */
            readonly requests: {
                readonly total: number;
                /** @description Answered with a status below 400. */
                readonly successful: number;
                /** @description Answered with a status of 400 or above. */
                readonly failed: number;
                /** @description Failed of total, in percent. */
                readonly errorRate: string;
                /**
                 * @description How many of them each operation has answered, by its name in the contract; those of SOAP with the service in
                 *     front. `unknown` stands for addresses that lead to no operation.
                 */
                readonly byEndpoint: {
                    readonly [key: string]: number;
                };
            };
            readonly cache: {
                /** @description The cache of replies, since the start. */
                readonly statistics: {
                    /** @description Share of the asked-for replies that the cache held; 0 while none was asked for. */
                    readonly HitRate: number;
                    /** @description Share of those that it did not hold; 0 while none was asked for. */
                    readonly MissRate: number;
                    /** @description Replies that it holds now. */
                    readonly TotalEntries: number;
                    /** @description Replies that had to go for want of room. Those that went because something changed do not count. */
                    readonly Evictions: number;
                };
            };
            /** @description The event journal, an optional mode. */
            readonly eventSourcing: {
                readonly enabled: boolean;
            };
        };
        /**
         * @description The server's state since its start.
         * @example {
         *       "status": "Healthy",
         *       "version": "0.1.0",
         *       "uptime": {
         *         "seconds": 93784.2,
         *         "formatted": "1d 02h 03m 04s"
         *       },
         *       "requests": {
         *         "total": 200,
         *         "successful": 190,
         *         "failed": 10,
         *         "errorRate": "5.00%"
         *       }
         *     }
         */
        readonly Health: {
            /**
             * @description A server that can answer is healthy.
             * @enum {string}
             */
            readonly status: "Healthy";
            /** @description The product's version. */
            readonly version: string;
            readonly uptime: {
                /** @description Seconds since the start. */
                readonly seconds: number;
                /** @description The same as days, hours, minutes and seconds. */
                readonly formatted: string;
            };
            /** @description What the server has answered since its start. */
            readonly requests: {
                readonly total: number;
                /** @description Answered with a status below 400. */
                readonly successful: number;
                /** @description Answered with a status of 400 or above. */
                readonly failed: number;
                /** @description Failed of total, in percent. */
                readonly errorRate: string;
            };
        };
        /**
         * @description How a web writes numbers and dates.
         * @example {
         *       "LocaleId": 1033,
         *       "CalendarType": 1,
         *       "AlternateCalendarType": 0,
         *       "AdjustHijriDays": 0,
         *       "Time24": false,
         *       "TimeMarkerPosition": 0,
         *       "AM": "AM",
         *       "PM": "PM",
         *       "DateFormat": 0,
         *       "FirstWeekOfYear": 0,
         *       "ShowWeeks": false,
         *       "Collation": 25,
         *       "CollationLCID": 2070,
         *       "DigitGrouping": "3;0",
         *       "NegativeSign": "-",
         *       "NegNumberMode": 1,
         *       "PositiveSign": "",
         *       "IsEastAsia": false,
         *       "IsUIRightToLeft": false,
         *       "FirstDayOfWeek": 0,
         *       "WorkDays": 62,
         *       "WorkDayStartHour": 480,
         *       "WorkDayEndHour": 1020,
         *       "DateSeparator": "/",
         *       "TimeSeparator": ":",
         *       "DecimalSeparator": ".",
         *       "ThousandSeparator": ",",
         *       "ListSeparator": ",",
         *       "IsRightToLeft": false
         *     }
         */
        readonly RegionalSettings: {
            /** @description A locale id; 1033 is English (United States). */
            readonly LocaleId?: number;
            /** @description 1 is the Gregorian calendar. */
            readonly CalendarType?: number;
            /** @description The calendar beside it; 0 for none. */
            readonly AlternateCalendarType?: number;
            readonly AdjustHijriDays?: number;
            readonly Time24?: boolean;
            /** @description 0 where AM and PM stand behind the time, 1 in front. */
            readonly TimeMarkerPosition?: number;
            readonly AM?: string;
            readonly PM?: string;
            /** @description 0 month, day, year; 1 day, month, year; 2 year, month, day. */
            readonly DateFormat?: number;
            /** @description 0 the week of the first of January. */
            readonly FirstWeekOfYear?: number;
            readonly ShowWeeks?: boolean;
            readonly Collation?: number;
            readonly CollationLCID?: number;
            readonly DigitGrouping?: string;
            readonly NegativeSign?: string;
            /** @description How negative numbers are written; 1 with the sign in front. */
            readonly NegNumberMode?: number;
            readonly PositiveSign?: string;
            readonly IsEastAsia?: boolean;
            readonly IsUIRightToLeft?: boolean;
            /** @description 0 is Sunday. */
            readonly FirstDayOfWeek?: number;
            /** @description A bit for each day, Sunday the highest of seven. */
            readonly WorkDays?: number;
            /** @description Minutes after midnight. */
            readonly WorkDayStartHour?: number;
            /** @description Minutes after midnight. */
            readonly WorkDayEndHour?: number;
            readonly DateSeparator?: string;
            readonly TimeSeparator?: string;
            readonly DecimalSeparator?: string;
            readonly ThousandSeparator?: string;
            readonly ListSeparator?: string;
            readonly IsRightToLeft?: boolean;
        };
        /**
         * @description The languages in which webs can be made.
         * @example {
         *       "Items": [
         *         {
         *           "DisplayName": "English",
         *           "LanguageTag": "en-US",
         *           "Lcid": 1033
         *         }
         *       ]
         *     }
         */
        readonly LanguageCollection: {
            readonly Items: readonly {
                readonly DisplayName: string;
                readonly LanguageTag: string;
                readonly Lcid: number;
            }[];
        };
        /**
         * @description A time zone.
         * @example {
         *       "Id": 93,
         *       "Description": "(UTC) Coordinated Universal Time",
         *       "Information": {
         *         "Bias": 0,
         *         "DaylightBias": 0,
         *         "StandardBias": 0
         *       }
         *     }
         */
        readonly TimeZone: {
            readonly Id?: number;
            readonly Description?: string;
            /** @description Minutes that are added to its time to get UTC. */
            readonly Information?: {
                readonly Bias: number;
                readonly DaylightBias: number;
                readonly StandardBias: number;
            };
        };
        /**
         * @description A site collection holds a root web and all webs below it.
         * @example {
         *       "Id": "5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11",
         *       "Url": "http://127.0.0.1:5000",
         *       "ServerRelativeUrl": "/",
         *       "PrimaryUri": "http://127.0.0.1:5000",
         *       "ReadOnly": false,
         *       "CompatibilityLevel": 15,
         *       "CurrentChangeToken": {
         *         "StringValue": "1;1;5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11;639312102000000000;42"
         *       }
         *     }
         */
        readonly Site: {
            /** Format: uuid */
            readonly Id?: string;
            /**
             * Format: uri
             * @description The absolute address of the root web.
             */
            readonly Url?: string;
            /** @description `/` for the root site collection. */
            readonly ServerRelativeUrl?: string;
            /** Format: uri */
            readonly PrimaryUri?: string;
            /** @description Whether its content database takes no writes. */
            readonly ReadOnly?: boolean;
            /** @description The generation of the server's features; always 15. */
            readonly CompatibilityLevel?: number;
            readonly CurrentChangeToken?: components["schemas"]["ChangeToken"];
        };
        /**
         * @description A web holds lists, libraries and further webs.
         * @example {
         *       "Id": "0b5d3c5e-4a57-4c0b-9a0e-6d2f5a1e7c90",
         *       "Title": "Team Site",
         *       "Description": "",
         *       "Url": "http://127.0.0.1:5000",
         *       "ServerRelativeUrl": "/",
         *       "Created": "2026-11-20T09:00:00Z",
         *       "LastItemModifiedDate": "2026-11-20T10:30:00Z",
         *       "LastItemUserModifiedDate": "2026-11-20T10:30:00Z",
         *       "Language": 1033,
         *       "WebTemplate": "STS",
         *       "Configuration": 0,
         *       "UIVersion": 15,
         *       "RecycleBinEnabled": true,
         *       "CurrentChangeToken": {
         *         "StringValue": "1;2;0b5d3c5e-4a57-4c0b-9a0e-6d2f5a1e7c90;639312102000000000;42"
         *       }
         *     }
         */
        readonly Web: {
            /** Format: uuid */
            readonly Id?: string;
            readonly Title?: string;
            readonly Description?: string;
            /**
             * Format: uri
             * @description The absolute address of the web, by the host that the request came to.
             */
            readonly Url?: string;
            /** @description `/` for the root web. */
            readonly ServerRelativeUrl?: string;
            /** Format: date-time */
            readonly Created?: string;
            /**
             * Format: date-time
             * @description When something in the web last changed.
             */
            readonly LastItemModifiedDate?: string;
            /**
             * Format: date-time
             * @description When a user last changed something in the web.
             */
            readonly LastItemUserModifiedDate?: string;
            /** @description The locale id of the web's language; 1033 is English (United States). */
            readonly Language?: number;
            /** @description The short name of the template that the web was made from. */
            readonly WebTemplate?: string;
            /** @description The template's variant. */
            readonly Configuration?: number;
            /** @description The generation of the user interface; always 15. */
            readonly UIVersion?: number;
            readonly RecycleBinEnabled?: boolean;
            readonly CurrentChangeToken?: components["schemas"]["ChangeToken"];
            /** @description The URL as an object. Only when `$select` names it. */
            readonly ServerRelativePath?: components["schemas"]["ResourcePath"];
            /** @description What the caller may do here. Only when `$select` names it. */
            readonly EffectiveBasePermissions?: components["schemas"]["BasePermissions"];
            /** @description Whether it has permissions of its own. Only when `$select` names it. */
            readonly HasUniqueRoleAssignments?: boolean;
        };
        /**
         * @description The properties to change.
         * @example {
         *       "Title": "Plans of the team"
         *     }
         */
        readonly WebUpdate: {
            readonly Title?: string;
            readonly Description?: string;
        };
        /**
         * @description A new web.
         * @example {
         *       "parameters": {
         *         "Title": "Plans",
         *         "Url": "plans",
         *         "WebTemplate": "STS#0",
         *         "Language": 1033,
         *         "Description": "",
         *         "UseSamePermissionsAsParentSite": true
         *       }
         *     }
         */
        readonly WebCreation: {
            readonly parameters: {
                /** @description The title. */
                readonly Title: string;
                /** @description The last part of the web's URL. */
                readonly Url: string;
                readonly Description?: string;
                /** @description The template, with or without its variant. */
                readonly WebTemplate?: string;
                /** @description A locale id. */
                readonly Language?: number;
                /** @description Whether it inherits permissions; it does unless this is false. */
                readonly UseSamePermissionsAsParentSite?: boolean;
            };
        };
        /**
         * @description A new web.
         * @example {
         *       "parameters": {
         *         "Title": "Plans",
         *         "Url": "plans",
         *         "WebTemplate": "STS#0",
         *         "Language": 1033,
         *         "Description": "",
         *         "UseUniquePermissions": false
         *       }
         *     }
         */
        readonly WebInfoCreation: {
            readonly parameters: {
                /** @description The title. */
                readonly Title: string;
                /** @description The last part of the web's URL. */
                readonly Url: string;
                readonly Description?: string;
                /** @description The template, with or without its variant. */
                readonly WebTemplate?: string;
                /** @description A locale id. */
                readonly Language?: number;
                /** @description Whether it has permissions of its own. */
                readonly UseUniquePermissions?: boolean;
            };
        };
        /**
         * @description What is told of a web to whom it is one among others.
         * @example {
         *       "Id": "0b5d3c5e-4a57-4c0b-9a0e-6d2f5a1e7c91",
         *       "Title": "Plans",
         *       "Description": "",
         *       "ServerRelativeUrl": "/plans",
         *       "Created": "2026-11-20T09:00:00Z",
         *       "LastItemModifiedDate": "2026-11-20T10:30:00Z",
         *       "Language": 1033,
         *       "WebTemplate": "STS",
         *       "WebTemplateId": 1,
         *       "Configuration": 0
         *     }
         */
        readonly WebInformation: {
            /** Format: uuid */
            readonly Id?: string;
            readonly Title?: string;
            readonly Description?: string;
            readonly ServerRelativeUrl?: string;
            /** Format: date-time */
            readonly Created?: string;
            /** Format: date-time */
            readonly LastItemModifiedDate?: string;
            readonly Language?: number;
            readonly WebTemplate?: string;
            readonly WebTemplateId?: number;
            readonly Configuration?: number;
        };
        /**
         * @description What a web can be made from.
         * @example {
         *       "Id": 1,
         *       "Name": "STS#0",
         *       "Title": "Team Site",
         *       "Description": "Lists and libraries for people who work together.",
         *       "DisplayCategory": "Collaboration",
         *       "ImageUrl": "",
         *       "IsHidden": false,
         *       "IsRootWebOnly": false,
         *       "IsSubWebOnly": false,
         *       "Lcid": 1033
         *     }
         */
        readonly WebTemplate: {
            readonly Id?: number;
            /** @description The short name with the variant behind it. */
            readonly Name?: string;
            readonly Title?: string;
            readonly Description?: string;
            readonly DisplayCategory?: string;
            readonly ImageUrl?: string;
            readonly IsHidden?: boolean;
            readonly IsRootWebOnly?: boolean;
            readonly IsSubWebOnly?: boolean;
            /** @description The locale id of its language. */
            readonly Lcid?: number;
        };
        /**
         * @description A property bag. Names are as they are stored, values are text.
         * @example {
         *       "vti_title": "Team Site",
         *       "vti_defaultlanguage": "en-us"
         *     }
         */
        readonly PropertyValues: {
            readonly [key: string]: string;
        };
    };
    responses: {
        /** @description None of the ranges lies within the bytes. */
        readonly RangeNotSatisfiable: {
            headers: {
                readonly "Content-Range": components["headers"]["NoContentRange"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description All bytes. */
        readonly Bytes: {
            headers: {
                readonly ETag: components["headers"]["ETag"];
                readonly "Last-Modified": components["headers"]["LastModified"];
                readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                readonly "Content-Length": components["headers"]["ContentLength"];
                readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "*/*": unknown;
            };
        };
        /** @description One range as it is, with Content-Range, or several as the parts of `multipart/byteranges`. */
        readonly SomeBytes: {
            headers: {
                readonly ETag: components["headers"]["ETag"];
                readonly "Last-Modified": components["headers"]["LastModified"];
                readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                readonly "Content-Length": components["headers"]["ContentLength"];
                readonly "Content-Range": components["headers"]["ContentRange"];
                readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "*/*": unknown;
            };
        };
        /** @description The client has these bytes already. */
        readonly NotModified: {
            headers: {
                readonly ETag: components["headers"]["ETag"];
                readonly "Last-Modified": components["headers"]["LastModified"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The address, a query option or the body is not valid. The message names the part and what is allowed. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No credentials, or credentials that no identity provider accepts. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The caller lacks the right or the scope that the message names, the form digest is missing or wrong, or a browser sends the write for a page of a foreign origin. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no such site, list or item. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The title is taken, or someone else changed the same thing at the same moment. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The ETag in `If-Match` is not the current one. */
        readonly PreconditionFailed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is larger than the server accepts here. */
        readonly PayloadTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is not JSON in UTF-8. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description Too many wrong passwords came for the account from the address of the client. `Retry-After` says when the next one is
         *     looked at.
         */
        readonly TooManyRequests: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description An unexpected error. Its details are in the server's log under the correlation id of the response. */
        readonly InternalServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The content database does not take writes at the moment. */
        readonly ServiceUnavailable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A file is checked out by somebody else. */
        readonly Locked: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The server has no room left for the bytes. Nothing was changed. */
        readonly InsufficientStorage: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description What the new version is about.
         * @example Second draft
         */
        readonly checkInComment: string;
        /**
         * @description 0 minor version, 1 major version, 2 the version that was checked out.
         * @example 1
         */
        readonly checkInType: 0 | 1 | 2;
        /**
         * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
         * @example /Shared Documents/plan.docx
         */
        readonly fileUrl: string;
        /**
         * @description The file's id, `UniqueId`.
         * @example 8f14e45f-ceea-467f-a0e6-7c3e9a1d2b4c
         */
        readonly fileId: string;
        /**
         * @description The name of a file in the folder. A quote in it is doubled.
         * @example plan.docx
         */
        readonly fileName: string;
        /**
         * @description Whether a file of that name that is there already gets the new bytes.
         * @example true
         */
        readonly overwriteFile: boolean;
        /**
         * @description Whether the new file gets another name where its name is taken.
         * @example false
         */
        readonly ensureUniqueFileName: boolean;
        /**
         * @description Without effect; clients send it.
         * @example false
         */
        readonly autoCheckout: boolean;
        /**
         * @description 1 replaces a file that is at the new URL already; other flags are without effect.
         * @example 1
         */
        readonly moveFlags: number;
        /**
         * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
         * @example /Shared Documents
         */
        readonly folderUrl: string;
        /**
         * @description The folder's id, `UniqueId`.
         * @example 8f14e45f-ceea-467f-a0e6-7c3e9a1d2b4c
         */
        readonly folderId: string;
        /**
         * @description A folder below the one that the address begins with, by its name. What follows on it may begin with a further one.
         * @example Shared Documents
         */
        readonly folderPath: string;
        /**
         * @description The name of the new folder, or its URL.
         * @example Plans
         */
        readonly folderName: string;
        /**
         * @description Whether one that is there already is taken.
         * @example true
         */
        readonly overwrite: boolean;
        /**
         * @description The new URL, absolute or relative to the server or the web.
         * @example /Shared Documents/Archive
         */
        readonly newUrl: string;
        /**
         * @description A GUID that the client has chosen for the upload.
         * @example 2f1e0d3c-4b5a-4978-8a6b-7c8d9e0f1a2b
         */
        readonly uploadId: string;
        /**
         * @description Where the part begins, which is how many bytes have come before.
         * @example 10485760
         */
        readonly fileOffset: number;
        /**
         * @description The name of the attached file, in any case. A quote in it is doubled.
         * @example plan.txt
         */
        readonly attachmentName: string;
        /**
         * @description The number of the version, which is the major version times 512.
         * @example 512
         */
        readonly versionId: number;
        /**
         * @description The label of the version.
         * @example 1.0
         */
        readonly versionLabel: string;
        /**
         * @description The item's number in its list.
         * @example 7
         */
        readonly itemId: number;
        /**
         * @description The URL of the item, its `FileRef`, relative to the server or to the web.
         * @example /Lists/Tasks/7_.000
         */
        readonly itemUrl: string;
        /**
         * @description The item's GUID.
         * @example 3f0a1de2-95b5-4f6a-8c39-a2d1c0b9e8f7
         */
        readonly uniqueId: string;
        /**
         * @description The content type's id.
         * @example 0x0108
         */
        readonly contentTypeId: string;
        /**
         * @description The id of the lookup column whose items are shown.
         * @example 3f0a1de2-95b5-4f6a-8c39-a2d1c0b9e8f7
         */
        readonly primaryFieldId: string;
        /**
         * @description The title of the new column.
         * @example Customer: City
         */
        readonly fieldDisplayName: string;
        /**
         * @description The internal name of the column of the looked-up list that is shown.
         * @example City
         */
        readonly shownField: string;
        /**
         * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
         * @example Status
         */
        readonly fieldName: string;
        /**
         * @description The column's title, in any case.
         * @example Title
         */
        readonly fieldTitle: string;
        /**
         * @description The column's id.
         * @example fa564e0f-0c70-4ab9-b863-0177e6ddd247
         */
        readonly fieldId: string;
        /**
         * @description The id of the view, with or without braces. The default view where it is not given.
         * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
         */
        readonly renderView: string;
        /**
         * @description The column to order by, in the place of the view's order.
         * @example Title
         */
        readonly sortField: string;
        /**
         * @description The direction of `SortField`.
         * @example Desc
         */
        readonly sortDir: "Asc" | "Desc" | "ASC" | "DESC" | "asc" | "desc" | "Ascending" | "Descending";
        /**
         * @description The folder whose rows are shown.
         * @example /Lists/Tasks
         */
        readonly rootFolder: string;
        /**
         * @description The list's title, in any case. A quote in it is doubled.
         * @example Tasks
         */
        readonly listTitle: string;
        /**
         * @description The list's id.
         * @example 6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c
         */
        readonly listId: string;
        /**
         * @description The list's URL, relative to the server (`/sites/team/Lists/Tasks`) or to the web (`Lists/Tasks`).
         * @example /Lists/Tasks
         */
        readonly listUrl: string;
        /**
         * @description The oldest document library of the web that is not hidden.
         * @example default
         */
        readonly library: "default";
        /**
         * @description The view's id.
         * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
         */
        readonly viewId: string;
        /**
         * @description The view's title, in any case. A quote in it is doubled.
         * @example All Items
         */
        readonly viewTitle: string;
        /**
         * @description The group's number in the site collection.
         * @example 5
         */
        readonly groupId: number;
        /**
         * @description The group's title, in any case.
         * @example Home Members
         */
        readonly groupName: string;
        /**
         * @description One of the three groups that the site collection was made with.
         * @example owners
         */
        readonly associatedGroup: "owners" | "members" | "visitors";
        /**
         * @description The user's number in the site collection.
         * @example 9
         */
        readonly userId: number;
        /**
         * @description A login name in any of its spellings.
         * @example i:0#.f|membership|ada
         */
        readonly loginName: string;
        /**
         * @description The user's e-mail address, in any case.
         * @example ada@localhost
         */
        readonly userEmail: string;
        /**
         * @description The number of a user or a group.
         * @example 5
         */
        readonly principalId: number;
        /**
         * @description The number of a role definition.
         * @example 1073741827
         */
        readonly roleDefId: number;
        /**
         * @description Whether it starts with what was inherited.
         * @example true
         */
        readonly copyRoleAssignments: boolean;
        /**
         * @description Whether all below it inherits from here on.
         * @example false
         */
        readonly clearSubscopes: boolean;
        /**
         * @description Two halves of 32 bits each.
         * @example {'High':'0','Low':'4'}
         */
        readonly permissionMask: string;
        /**
         * @description The number of a role definition.
         * @example 1073741829
         */
        readonly roleDefinitionId: number;
        /**
         * @description The role definition's name, in any case.
         * @example Read
         */
        readonly roleDefinitionName: string;
        /**
         * @description 1 guest, 2 reader, 3 contributor, 4 designer, 5 administrator, 6 editor; the first of that kind.
         * @example 2
         */
        readonly roleTypeKind: number;
        /**
         * @description The bytes to send, counted from 0; `bytes=100-` leaves the first 100 out, `bytes=-100` asks for the last 100.
         * @example bytes=0-99
         */
        readonly range: string;
        /**
         * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
         * @example Id,Title
         */
        readonly select: string;
        /**
         * @description The entries of the property bag to return, separated by commas.
         * @example vti_title
         */
        readonly propertySelect: string;
        /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
        readonly expand: string;
        /**
         * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
         *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
         *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
         *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
         *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
         *     several values passes when one of them does.
         * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
         */
        readonly filter: string;
        /**
         * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
         * @example Created desc,Title
         */
        readonly orderBy: string;
        /**
         * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
         * @example 50
         */
        readonly top: number;
        /**
         * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
         * @example 100
         */
        readonly skip: number;
        /**
         * @description Where the page begins, as written in the next link of the page before.
         * @example Paged=TRUE&p_ID=100&p_Created=1795165200000&p_Title=Order%20chairs
         */
        readonly skipToken: string;
        /**
         * @description `allpages` also returns how many entities there are in all pages together.
         * @example allpages
         */
        readonly inlineCount: "none" | "allpages";
        /**
         * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
         *     state. A mismatch is answered with 412.
         * @example "3"
         */
        readonly ifMatch: string;
        /**
         * @description Says that this `POST` is an update.
         * @example MERGE
         */
        readonly mergeMethod: "MERGE";
        /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
        readonly requestDigest: string;
        /**
         * @description Empty; the entries come in one page.
         * @example
         */
        readonly pagingInfo: string;
        /**
         * @description How many entries to return at most.
         * @example 50
         */
        readonly rowLimit: number;
        /**
         * @description Whether the smallest come first.
         * @example false
         */
        readonly isAscending: boolean;
        /**
         * @description 1 the first stage, 2 the second, 0 both.
         * @example 1
         */
        readonly itemState: 0 | 1 | 2;
        /**
         * @description 0 unordered, 1 by title, 2 by folder, 3 by the time of deletion, 4 by size, 5 by who deleted, 6 by author.
         * @example 3
         */
        readonly binOrder: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @description The id of the entry in the recycle bin.
         * @example 5f4e3d2c-1b0a-4998-8776-655443322110
         */
        readonly binItemId: string;
        /**
         * @description The number of a time zone.
         * @example 93
         */
        readonly timeZoneId: number;
        /**
         * @description A time in UTC, as ISO 8601 or as HTTP writes it.
         * @example 2026-11-20T09:00:00Z
         */
        readonly utcTime: string;
        /**
         * @description A time in the web's time zone, as ISO 8601 or as HTTP writes it.
         * @example 2026-11-20T09:00:00Z
         */
        readonly localTime: string;
        /**
         * @description The web's id.
         * @example 0b5d3c5e-4a57-4c0b-9a0e-6d2f5a1e7c90
         */
        readonly webId: string;
        /**
         * @description The properties to return, separated by commas.
         * @example Id,Url
         */
        readonly siteSelect: string;
        /**
         * @description The number of a web template, or -1.
         * @example -1
         */
        readonly webTemplateFilter: number;
        /**
         * @description The variant of a web template, or -1.
         * @example -1
         */
        readonly configurationFilter: number;
        /**
         * @description The locale id of a language.
         * @example 1033
         */
        readonly lcid: number;
        /**
         * @description Whether templates that are made for no language count too.
         * @example true
         */
        readonly crossLanguage: boolean;
        /**
         * @description The absolute address of a page of this server.
         * @example http://127.0.0.1:5000/Lists/Tasks/AllItems.aspx
         */
        readonly pageUrl: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description When the bytes were stored, as an HTTP date.
         * @example Fri, 20 Nov 2026 09:00:00 GMT
         */
        readonly LastModified: string;
        /** @description Always `bytes`. */
        readonly AcceptRanges: "bytes";
        /** @description How many bytes the body has. */
        readonly ContentLength: string;
        /**
         * @description Which bytes these are, and how many there are in all; with several ranges each part has its own.
         * @example bytes 0-99/1234
         */
        readonly ContentRange: string;
        /**
         * @description How many bytes there are.
         * @example bytes *\/1234
         */
        readonly NoContentRange: string;
        /**
         * @description For what a browser would run.
         * @example attachment; filename*=UTF-8''page.html
         */
        readonly ContentDisposition: string;
        /** @description Always `nosniff`. */
        readonly ContentTypeOptions: "nosniff";
        /**
         * @description The entity's version. Send it back as `If-Match` to change only this version.
         * @example "3"
         */
        readonly ETag: string;
        /** @description The absolute address of the new entity. */
        readonly Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly runBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The requests, 16 MiB at most. */
        readonly requestBody: {
            readonly content: {
                readonly "multipart/mixed": string;
            };
        };
        readonly responses: {
            /** @description The replies, whatever their statuses are. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "multipart/mixed": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly checkOutFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file is checked out. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly checkInFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description What the new version is about.
                 * @example Second draft
                 */
                readonly checkInComment: components["parameters"]["checkInComment"];
                /**
                 * @description 0 minor version, 1 major version, 2 the version that was checked out.
                 * @example 1
                 */
                readonly checkInType: components["parameters"]["checkInType"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file is checked in. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly undoCheckOutFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file is as it was. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly publishFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description What the new version is about.
                 * @example Second draft
                 */
                readonly checkInComment: components["parameters"]["checkInComment"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file is published. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly unpublishFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description What the new version is about.
                 * @example Second draft
                 */
                readonly checkInComment: components["parameters"]["checkInComment"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file is a draft. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly approveFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description What the new version is about.
                 * @example Second draft
                 */
                readonly checkInComment: components["parameters"]["checkInComment"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file is approved. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly denyFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description What the new version is about.
                 * @example Second draft
                 */
                readonly checkInComment: components["parameters"]["checkInComment"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file is rejected. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCheckedOutByUser: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user, or nothing. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryFileVersions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The versions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getFileVersion: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The version. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getFileVersionValue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The bytes to send, counted from 0; `bytes=100-` leaves the first 100 out, `bytes=-100` asks for the last 100.
                 * @example bytes=0-99
                 */
                readonly Range?: components["parameters"]["range"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Bytes"];
            readonly 206: components["responses"]["SomeBytes"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 416: components["responses"]["RangeNotSatisfiable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly restoreFileVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The label of the version.
                 * @example 1.0
                 */
                readonly versionLabel: components["parameters"]["versionLabel"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file is as it was then. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteFileVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The version is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteFileVersionByLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The label of the version.
                 * @example 1.0
                 */
                readonly versionLabel: components["parameters"]["versionLabel"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The version is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteFileVersions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The versions are deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getFile: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file is deleted. */
            readonly 200: {
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
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getFileValue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The bytes to send, counted from 0; `bytes=100-` leaves the first 100 out, `bytes=-100` asks for the last 100.
                 * @example bytes=0-99
                 */
                readonly Range?: components["parameters"]["range"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Bytes"];
            readonly 206: components["responses"]["SomeBytes"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 416: components["responses"]["RangeNotSatisfiable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly replaceFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        /** @description The bytes, whatever Content-Type they are sent with. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            /** @description The file has the new bytes. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly addFile: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The name of a file in the folder. A quote in it is doubled.
                 * @example plan.docx
                 */
                readonly fileName: components["parameters"]["fileName"];
                /**
                 * @description Whether a file of that name that is there already gets the new bytes.
                 * @example true
                 */
                readonly overwriteFile: components["parameters"]["overwriteFile"];
            };
            readonly cookie?: never;
        };
        /** @description The bytes, whatever Content-Type they are sent with. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            /** @description The file. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly getFileProperties: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The entries of the property bag to return, separated by commas.
                 * @example vti_title
                 */
                readonly $select?: components["parameters"]["propertySelect"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The property bag. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly recycleFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is in the recycle bin. */
            readonly 200: {
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
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly copyFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The new URL, absolute or relative to the server or the web.
                 * @example /Shared Documents/Archive
                 */
                readonly newUrl: components["parameters"]["newUrl"];
                /**
                 * @description Whether a file of that name that is there already gets the new bytes.
                 * @example true
                 */
                readonly overwriteFile: components["parameters"]["overwriteFile"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly moveFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description The new URL, absolute or relative to the server or the web.
                 * @example /Shared Documents/Archive
                 */
                readonly newUrl: components["parameters"]["newUrl"];
                /**
                 * @description 1 replaces a file that is at the new URL already; other flags are without effect.
                 * @example 1
                 */
                readonly moveFlags: components["parameters"]["moveFlags"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly copyFileByPath: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description Whether a file of that name that is there already gets the new bytes.
                 * @example true
                 */
                readonly overwriteFile: components["parameters"]["overwriteFile"];
            };
            readonly cookie?: never;
        };
        /** @description The file, and the URL that it gets. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FolderTransfer"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly moveFileByPath: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description Whether a file of that name that is there already gets the new bytes.
                 * @example true
                 */
                readonly overwriteFile: components["parameters"]["overwriteFile"];
            };
            readonly cookie?: never;
        };
        /** @description The file, and the URL that it gets. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FolderTransfer"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getFolder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The folder. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateFolder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FolderUpdate"];
            };
        };
        readonly responses: {
            /** @description The folder as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeFolder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FolderUpdate"];
            };
        };
        readonly responses: {
            /** @description The folder as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteFolder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The folder is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryFolders: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description Where the page begins, as written in the next link of the page before.
                 * @example Paged=TRUE&p_ID=100&p_Created=1795165200000&p_Title=Order%20chairs
                 */
                readonly $skiptoken?: components["parameters"]["skipToken"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The folders. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addFolder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /** @description The new folder. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FolderCreation"];
            };
        };
        readonly responses: {
            /** @description The folder. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addFolderByName: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The name of the new folder, or its URL.
                 * @example Plans
                 */
                readonly folderName: components["parameters"]["folderName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The folder. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addFolderUsingPath: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The name of the new folder, or its URL.
                 * @example Plans
                 */
                readonly folderName: components["parameters"]["folderName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The folder. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addSubfolder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The name of the new folder, or its URL.
                 * @example Plans
                 */
                readonly folderName: components["parameters"]["folderName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The folder is there. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addSubfolderUsingPath: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /** @description The name of the new folder. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubfolderPath"];
            };
        };
        readonly responses: {
            /** @description The folder is there. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryFiles: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description Where the page begins, as written in the next link of the page before.
                 * @example Paged=TRUE&p_ID=100&p_Created=1795165200000&p_Title=Order%20chairs
                 */
                readonly $skiptoken?: components["parameters"]["skipToken"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The files. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getParentFolder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The folder above, or nothing. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getFolderItem: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The item, or nothing. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getFolderProperties: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The entries of the property bag to return, separated by commas.
                 * @example vti_title
                 */
                readonly $select?: components["parameters"]["propertySelect"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The property bag. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getStorageMetrics: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly recycleFolder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The id of the entry in the recycle bin. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly moveFolder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The new URL, absolute or relative to the server or the web.
                 * @example /Shared Documents/Archive
                 */
                readonly newUrl: components["parameters"]["newUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The folder is at its new place. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly copyFolder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
                /**
                 * @description The new URL, absolute or relative to the server or the web.
                 * @example /Shared Documents/Archive
                 */
                readonly newUrl: components["parameters"]["newUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The copy is made. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteFolderWithParameters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The folder's URL, relative to the server (`/sites/team/Shared Documents/Plans`) or to the web (`Shared Documents/Plans`).
                 * @example /Shared Documents
                 */
                readonly folderUrl: components["parameters"]["folderUrl"];
            };
            readonly cookie?: never;
        };
        /** @description How to delete it. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FolderDeletion"];
            };
        };
        readonly responses: {
            /** @description The folder is deleted. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly moveFolderByPath: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The folder, and the URL that it gets. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FolderTransfer"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly copyFolderByPath: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The folder, and the URL that it gets. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FolderTransfer"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly startUpload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description A GUID that the client has chosen for the upload.
                 * @example 2f1e0d3c-4b5a-4978-8a6b-7c8d9e0f1a2b
                 */
                readonly uploadId: components["parameters"]["uploadId"];
            };
            readonly cookie?: never;
        };
        /** @description The bytes, whatever Content-Type they are sent with. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            /** @description How many bytes are there. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly continueUpload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description A GUID that the client has chosen for the upload.
                 * @example 2f1e0d3c-4b5a-4978-8a6b-7c8d9e0f1a2b
                 */
                readonly uploadId: components["parameters"]["uploadId"];
                /**
                 * @description Where the part begins, which is how many bytes have come before.
                 * @example 10485760
                 */
                readonly fileOffset: components["parameters"]["fileOffset"];
            };
            readonly cookie?: never;
        };
        /** @description The bytes, whatever Content-Type they are sent with. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            /** @description How many bytes are there. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly finishUpload: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description A GUID that the client has chosen for the upload.
                 * @example 2f1e0d3c-4b5a-4978-8a6b-7c8d9e0f1a2b
                 */
                readonly uploadId: components["parameters"]["uploadId"];
                /**
                 * @description Where the part begins, which is how many bytes have come before.
                 * @example 10485760
                 */
                readonly fileOffset: components["parameters"]["fileOffset"];
            };
            readonly cookie?: never;
        };
        /** @description The bytes, whatever Content-Type they are sent with. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            /** @description The file. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly cancelUpload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The file's URL, relative to the server (`/sites/team/Shared Documents/plan.docx`) or to the web (`Shared Documents/plan.docx`).
                 * @example /Shared Documents/plan.docx
                 */
                readonly fileUrl: components["parameters"]["fileUrl"];
                /**
                 * @description A GUID that the client has chosen for the upload.
                 * @example 2f1e0d3c-4b5a-4978-8a6b-7c8d9e0f1a2b
                 */
                readonly uploadId: components["parameters"]["uploadId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The upload is given up. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryAttachments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The attachments. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addAttachment: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The name of the attached file, in any case. A quote in it is doubled.
                 * @example plan.txt
                 */
                readonly attachmentName: components["parameters"]["attachmentName"];
            };
            readonly cookie?: never;
        };
        /** @description The bytes, whatever Content-Type they are sent with. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            /** @description The new attachment. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly getAttachment: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The name of the attached file, in any case. A quote in it is doubled.
                 * @example plan.txt
                 */
                readonly attachmentName: components["parameters"]["attachmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The attachment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The name of the attached file, in any case. A quote in it is doubled.
                 * @example plan.txt
                 */
                readonly attachmentName: components["parameters"]["attachmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is deleted. */
            readonly 200: {
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
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAttachmentValue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The bytes to send, counted from 0; `bytes=100-` leaves the first 100 out, `bytes=-100` asks for the last 100.
                 * @example bytes=0-99
                 */
                readonly Range?: components["parameters"]["range"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The name of the attached file, in any case. A quote in it is doubled.
                 * @example plan.txt
                 */
                readonly attachmentName: components["parameters"]["attachmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Bytes"];
            readonly 206: components["responses"]["SomeBytes"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 416: components["responses"]["RangeNotSatisfiable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly replaceAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The name of the attached file, in any case. A quote in it is doubled.
                 * @example plan.txt
                 */
                readonly attachmentName: components["parameters"]["attachmentName"];
            };
            readonly cookie?: never;
        };
        /** @description The bytes, whatever Content-Type they are sent with. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            /** @description The attachment has the new bytes. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly recycleAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The name of the attached file, in any case. A quote in it is doubled.
                 * @example plan.txt
                 */
                readonly attachmentName: components["parameters"]["attachmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is in the recycle bin. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly recycleAttachmentByDelete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The name of the attached file, in any case. A quote in it is doubled.
                 * @example plan.txt
                 */
                readonly attachmentName: components["parameters"]["attachmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is in the recycle bin. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getFieldValuesAsText: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The values. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getFieldValuesAsHtml: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The values. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getFieldValuesForEdit: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The values. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly validateUpdateListItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /** @description The columns of the form. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FormUpdate"];
            };
        };
        readonly responses: {
            /** @description What became of each column. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addValidateUpdateItemUsingPath: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description The columns of the form. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FormCreation"];
            };
        };
        readonly responses: {
            /** @description What became of each column. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly reserveListItemId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The id. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryVersions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The versions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getVersion: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The version. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The version is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly restoreVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The item has the values of the version. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteVersionById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of the version, which is the major version times 512.
                 * @example 512
                 */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The version is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteVersions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The old versions are deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly restoreVersionByLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The label of the version.
                 * @example 1.0
                 */
                readonly versionLabel: components["parameters"]["versionLabel"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteVersionByLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The label of the version.
                 * @example 1.0
                 */
                readonly versionLabel: components["parameters"]["versionLabel"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryItems: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description Where the page begins, as written in the next link of the page before.
                 * @example Paged=TRUE&p_ID=100&p_Created=1795165200000&p_Title=Order%20chairs
                 */
                readonly $skiptoken?: components["parameters"]["skipToken"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of items. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addItem: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description The columns of the new item. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ItemCreation"];
            };
        };
        readonly responses: {
            /** @description The new item. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getItem: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The item. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateItem: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /** @description The columns to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ItemUpdate"];
            };
        };
        readonly responses: {
            /** @description The item as it is now. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeItem: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /** @description The columns to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ItemUpdate"];
            };
        };
        readonly responses: {
            /** @description The item as it is now. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The item is deleted. */
            readonly 200: {
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
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getItemList: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getItemContentType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content type. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteItemWithParameters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        /** @description How to delete it. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ItemDeletion"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryContentTypes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content types. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addContentType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new content type. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentTypeCreation"];
            };
        };
        readonly responses: {
            /** @description The new content type. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createContentType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new content type. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentTypeParameters"];
            };
        };
        readonly responses: {
            /** @description The new content type. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryAvailableContentTypes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content types. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryListContentTypes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content types. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addAvailableContentType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description The content type of the web. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AvailableContentType"];
            };
        };
        readonly responses: {
            /** @description The content type. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getContentType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content type. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateContentType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentTypeUpdate"];
            };
        };
        readonly responses: {
            /** @description The content type as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeContentType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentTypeUpdate"];
            };
        };
        readonly responses: {
            /** @description The content type as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteContentType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content type is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getListContentType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content type. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateListContentType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentTypeUpdate"];
            };
        };
        readonly responses: {
            /** @description The content type as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeListContentType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentTypeUpdate"];
            };
        };
        readonly responses: {
            /** @description The content type as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteListContentType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content type is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryContentTypeFields: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The columns. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryListContentTypeFields: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The columns. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryFieldLinks: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The links. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addFieldLink: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /** @description The column. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldLinkCreation"];
            };
        };
        readonly responses: {
            /** @description The new link. */
            readonly 201: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryListFieldLinks: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The links. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addListFieldLink: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        /** @description The column. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldLinkCreation"];
            };
        };
        readonly responses: {
            /** @description The new link. */
            readonly 201: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getContentTypeParent: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content type. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getListContentTypeParent: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content type. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getFieldLink: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
                /**
                 * @description The column's id.
                 * @example fa564e0f-0c70-4ab9-b863-0177e6ddd247
                 */
                readonly fieldId: components["parameters"]["fieldId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The column. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getListFieldLink: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The content type's id.
                 * @example 0x0108
                 */
                readonly contentTypeId: components["parameters"]["contentTypeId"];
                /**
                 * @description The column's id.
                 * @example fa564e0f-0c70-4ab9-b863-0177e6ddd247
                 */
                readonly fieldId: components["parameters"]["fieldId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The column. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryFields: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The columns. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addField: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description The new column. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldCreation"];
            };
        };
        readonly responses: {
            /** @description The new column. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryWebFields: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The columns. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addWebField: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new column. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldCreation"];
            };
        };
        readonly responses: {
            /** @description The new column. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addFieldByParameters: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description The new column. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldParameters"];
            };
        };
        readonly responses: {
            /** @description The new column. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addWebFieldByParameters: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new column. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldParameters"];
            };
        };
        readonly responses: {
            /** @description The new column. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addFieldAsXml: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description The new column. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldXmlParameters"];
            };
        };
        readonly responses: {
            /** @description The new column. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addWebFieldAsXml: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new column. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldXmlParameters"];
            };
        };
        readonly responses: {
            /** @description The new column. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getField: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The column. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateField: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldUpdate"];
            };
        };
        readonly responses: {
            /** @description The column as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeField: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldUpdate"];
            };
        };
        readonly responses: {
            /** @description The column as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteField: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The column is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getWebField: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The column. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateWebField: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldUpdate"];
            };
        };
        readonly responses: {
            /** @description The column as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeWebField: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FieldUpdate"];
            };
        };
        readonly responses: {
            /** @description The column as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteWebField: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The column is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addDependentLookupField: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The title of the new column.
                 * @example Customer: City
                 */
                readonly fieldDisplayName: components["parameters"]["fieldDisplayName"];
                /**
                 * @description The id of the lookup column whose items are shown.
                 * @example 3f0a1de2-95b5-4f6a-8c39-a2d1c0b9e8f7
                 */
                readonly primaryFieldId: components["parameters"]["primaryFieldId"];
                /**
                 * @description The internal name of the column of the looked-up list that is shown.
                 * @example City
                 */
                readonly shownField: components["parameters"]["shownField"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new column. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryAvailableFields: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The columns. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getItems: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description The query. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CamlQueryRequest"];
            };
        };
        readonly responses: {
            /** @description The items. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly renderListDataAsStream: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The id of the view, with or without braces. The default view where it is not given.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly View?: components["parameters"]["renderView"];
                /**
                 * @description The column to order by, in the place of the view's order.
                 * @example Title
                 */
                readonly SortField?: components["parameters"]["sortField"];
                /**
                 * @description The direction of `SortField`.
                 * @example Desc
                 */
                readonly SortDir?: components["parameters"]["sortDir"];
                /**
                 * @description The folder whose rows are shown.
                 * @example /Lists/Tasks
                 */
                readonly RootFolder?: components["parameters"]["rootFolder"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description What is shown, and how. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListDataRequest"];
            };
        };
        readonly responses: {
            /** @description The rows. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListDataStream"];
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryLists: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The lists. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addList: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new list. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListCreation"];
            };
        };
        readonly responses: {
            /** @description The new list. */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getList: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateList: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListUpdate"];
            };
        };
        readonly responses: {
            /** @description The list as it is now. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeList: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListUpdate"];
            };
        };
        readonly responses: {
            /** @description The list as it is now. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list is deleted. */
            readonly 200: {
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
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getListById: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's id.
                 * @example 6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c
                 */
                readonly listId: components["parameters"]["listId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addListByParameters: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new list. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ListParameters"];
            };
        };
        readonly responses: {
            /** @description The new list. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getListWeb: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The web. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly ensureSiteAssetsLibrary: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The library. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly ensureSitePagesLibrary: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The library. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryViews: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The views. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addView: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description The new view. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ViewCreation"];
            };
        };
        readonly responses: {
            /** @description The new view. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addViewByMethod: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description The new view. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ViewAddition"];
            };
        };
        readonly responses: {
            /** @description The new view. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getView: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The view. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateView: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ViewUpdate"];
            };
        };
        readonly responses: {
            /** @description The view as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeView: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ViewUpdate"];
            };
        };
        readonly responses: {
            /** @description The view as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteView: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The view is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setViewXml: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        /** @description The view as XML. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ViewXml"];
            };
        };
        readonly responses: {
            /** @description The view is changed. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getViewFields: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The columns. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addViewField: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The view shows the column. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeViewField: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
                /**
                 * @description The column's internal name, or else its title, in any case. A quote in it is doubled.
                 * @example Status
                 */
                readonly fieldName: components["parameters"]["fieldName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The view does not show the column. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeAllViewFields: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The view shows no column. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly moveViewFieldTo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The view's id.
                 * @example 0b4e2f5a-6d1c-4c0d-9a57-1f7f5c2a9e44
                 */
                readonly viewId: components["parameters"]["viewId"];
            };
            readonly cookie?: never;
        };
        /** @description The column and its place. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ViewFieldMove"];
            };
        };
        readonly responses: {
            /** @description The column is there. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryGroups: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The groups. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addGroup: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new group. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupCreation"];
            };
        };
        readonly responses: {
            /** @description The new group. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getGroup: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The group. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateGroup: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupUpdate"];
            };
        };
        readonly responses: {
            /** @description The group as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeGroup: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupUpdate"];
            };
        };
        readonly responses: {
            /** @description The group as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The group is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeGroupByName: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The group's title, in any case.
                 * @example Home Members
                 */
                readonly groupName: components["parameters"]["groupName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getGroupOwner: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The owner. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryGroupUsers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The users. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addGroupUser: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
            };
            readonly cookie?: never;
        };
        /** @description The user. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserLogin"];
            };
        };
        readonly responses: {
            /** @description The user. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeGroupUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeGroupUserByLoginName: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setGroupOwner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getGroupUser: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The group's number in the site collection.
                 * @example 5
                 */
                readonly groupId: components["parameters"]["groupId"];
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryUsers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The users. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addUser: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The user. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserLogin"];
            };
        };
        readonly responses: {
            /** @description The user. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getUser: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateUser: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserUpdate"];
            };
        };
        readonly responses: {
            /** @description The user as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeUser: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserUpdate"];
            };
        };
        readonly responses: {
            /** @description The user as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user is removed. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryUserGroups: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The groups. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly ensureUser: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The login name. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EnsureUser"];
            };
        };
        readonly responses: {
            /** @description The user. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly ensureUserByName: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The user's number in the site collection.
                 * @example 9
                 */
                readonly userId: components["parameters"]["userId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeUserByLoginName: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryCurrentUserGroups: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The groups. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryWebRoleAssignments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role assignments. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryListRoleAssignments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role assignments. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryItemRoleAssignments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role assignments. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getWebRoleAssignment: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role assignment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteWebRoleAssignment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role assignment is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getListRoleAssignment: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role assignment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteListRoleAssignment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role assignment is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getItemRoleAssignment: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role assignment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteItemRoleAssignment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role assignment is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryWebRoleBindings: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role definitions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryListRoleBindings: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role definitions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryItemRoleBindings: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role definitions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addWebRoleAssignment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addListRoleAssignment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addItemRoleAssignment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeWebRoleAssignment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeListRoleAssignment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeItemRoleAssignment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
                /**
                 * @description The number of a role definition.
                 * @example 1073741827
                 */
                readonly roleDefId: components["parameters"]["roleDefId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly breakWebRoleInheritance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description Whether it starts with what was inherited.
                 * @example true
                 */
                readonly copyRoleAssignments: components["parameters"]["copyRoleAssignments"];
                /**
                 * @description Whether all below it inherits from here on.
                 * @example false
                 */
                readonly clearSubscopes: components["parameters"]["clearSubscopes"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly breakListRoleInheritance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description Whether it starts with what was inherited.
                 * @example true
                 */
                readonly copyRoleAssignments: components["parameters"]["copyRoleAssignments"];
                /**
                 * @description Whether all below it inherits from here on.
                 * @example false
                 */
                readonly clearSubscopes: components["parameters"]["clearSubscopes"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly breakItemRoleInheritance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description Whether it starts with what was inherited.
                 * @example true
                 */
                readonly copyRoleAssignments: components["parameters"]["copyRoleAssignments"];
                /**
                 * @description Whether all below it inherits from here on.
                 * @example false
                 */
                readonly clearSubscopes: components["parameters"]["clearSubscopes"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetWebRoleInheritance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetListRoleInheritance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetItemRoleInheritance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly hasWebUniqueRoleAssignments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether it has. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly hasListUniqueRoleAssignments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether it has. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly hasItemUniqueRoleAssignments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether it has. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getWebEffectivePermissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rights. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getListEffectivePermissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rights. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getItemEffectivePermissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rights. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getWebUserEffectivePermissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rights. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getListUserEffectivePermissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rights. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getItemUserEffectivePermissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description A login name in any of its spellings.
                 * @example i:0#.f|membership|ada
                 */
                readonly loginName: components["parameters"]["loginName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rights. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getWebRoleMember: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user or group. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getListRoleMember: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user or group. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getItemRoleMember: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
                /**
                 * @description The number of a user or a group.
                 * @example 5
                 */
                readonly principalId: components["parameters"]["principalId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user or group. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly doesUserHavePermissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Two halves of 32 bits each.
                 * @example {'High':'0','Low':'4'}
                 */
                readonly permissionMask: components["parameters"]["permissionMask"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether the caller has them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getItemEffectivePermissionsForUi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rights. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryRoleDefinitions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role definitions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addRoleDefinition: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new role definition. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RoleDefinitionCreation"];
            };
        };
        readonly responses: {
            /** @description The new role definition. */
            readonly 201: {
                headers: {
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRoleDefinition: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a role definition.
                 * @example 1073741829
                 */
                readonly roleDefinitionId: components["parameters"]["roleDefinitionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role definition. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateRoleDefinition: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The number of a role definition.
                 * @example 1073741829
                 */
                readonly roleDefinitionId: components["parameters"]["roleDefinitionId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RoleDefinitionUpdate"];
            };
        };
        readonly responses: {
            /** @description The role definition as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeRoleDefinition: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The number of a role definition.
                 * @example 1073741829
                 */
                readonly roleDefinitionId: components["parameters"]["roleDefinitionId"];
            };
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RoleDefinitionUpdate"];
            };
        };
        readonly responses: {
            /** @description The role definition as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteRoleDefinition: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The number of a role definition.
                 * @example 1073741829
                 */
                readonly roleDefinitionId: components["parameters"]["roleDefinitionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The role definition is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly recycleItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
                /**
                 * @description The item's number in its list.
                 * @example 7
                 */
                readonly itemId: components["parameters"]["itemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The id of the entry in the recycle bin. */
            readonly 200: {
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
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly recycleList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
                 *     state. A mismatch is answered with 412.
                 * @example "3"
                 */
                readonly "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The id of the entry in the recycle bin. */
            readonly 200: {
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
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryRecycleBin: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getRecycleBinItem: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the entry in the recycle bin.
                 * @example 5f4e3d2c-1b0a-4998-8776-655443322110
                 */
                readonly binItemId: components["parameters"]["binItemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly restoreRecycleBinItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The id of the entry in the recycle bin.
                 * @example 5f4e3d2c-1b0a-4998-8776-655443322110
                 */
                readonly binItemId: components["parameters"]["binItemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is back. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteRecycleBinItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The id of the entry in the recycle bin.
                 * @example 5f4e3d2c-1b0a-4998-8776-655443322110
                 */
                readonly binItemId: components["parameters"]["binItemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly moveRecycleBinItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The id of the entry in the recycle bin.
                 * @example 5f4e3d2c-1b0a-4998-8776-655443322110
                 */
                readonly binItemId: components["parameters"]["binItemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is moved. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly restoreRecycleBin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Everything is back. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly emptyRecycleBin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The recycle bin is empty. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly moveRecycleBin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Everything is in the second stage. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteRecycleBinItems: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The ids of the entries. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecycleBinIds"];
            };
        };
        readonly responses: {
            /** @description They are deleted. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly emptySecondStage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The second stage is empty. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryRecycleBinItems: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description How many entries to return at most.
                 * @example 50
                 */
                readonly rowLimit: components["parameters"]["rowLimit"];
                /**
                 * @description Whether the smallest come first.
                 * @example false
                 */
                readonly isAscending: components["parameters"]["isAscending"];
                /**
                 * @description 1 the first stage, 2 the second, 0 both.
                 * @example 1
                 */
                readonly itemState: components["parameters"]["itemState"];
                /**
                 * @description 0 unordered, 1 by title, 2 by folder, 3 by the time of deletion, 4 by size, 5 by who deleted, 6 by author.
                 * @example 3
                 */
                readonly binOrder: components["parameters"]["binOrder"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly searchQuery: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description What to search for, in single quotes, in the keyword query language.
                 * @example 'chairs'
                 */
                readonly querytext: string;
                /**
                 * @description A query in which `{searchTerms}` stands for `querytext`, in single quotes.
                 * @example '{searchTerms} IsDocument:0'
                 */
                readonly querytemplate?: string;
                /**
                 * @description A further query that results must meet, in single quotes.
                 * @example 'contentclass:STS_ListItem'
                 */
                readonly hiddenconstraints?: string;
                /**
                 * @description How many rows to return at most; 10 when it is not given, 500 for more.
                 * @example 10
                 */
                readonly rowlimit?: number;
                /**
                 * @description How many results to pass over.
                 * @example 0
                 */
                readonly startrow?: number;
                /**
                 * @description The properties to return, separated by commas, in single quotes.
                 * @example 'Title,Path'
                 */
                readonly selectproperties?: string;
                /**
                 * @description Properties to order by, each followed by `:ascending` or `:descending` where wanted, in single quotes.
                 * @example 'Created:descending'
                 */
                readonly sortlist?: string;
                /**
                 * @description Properties whose values are counted over all results, separated by commas, in single quotes.
                 * @example 'contentclass'
                 */
                readonly refiners?: string;
                /**
                 * @description Filters made of refiners' entries, separated by commas, in single quotes.
                 * @example 'contentclass:equals("STS_ListItem_Tasks")'
                 */
                readonly refinementfilters?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The results. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly searchPostQuery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The search. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SearchRequest"];
            };
        };
        readonly responses: {
            /** @description The results. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getSiteChanges: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Which changes to return. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeRequest"];
            };
        };
        readonly responses: {
            /** @description The changes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getWebChanges: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Which changes to return. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeRequest"];
            };
        };
        readonly responses: {
            /** @description The changes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getListChanges: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The list's title, in any case. A quote in it is doubled.
                 * @example Tasks
                 */
                readonly listTitle: components["parameters"]["listTitle"];
            };
            readonly cookie?: never;
        };
        /** @description Which changes to return. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeRequest"];
            };
        };
        readonly responses: {
            /** @description The changes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly createContextInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The digest and where it holds. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The server is up. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    readonly getDiagnostics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures of this process. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Diagnostics"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly getRegionalSettings: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getTimeZone: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The time zone. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryTimeZones: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The time zones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getTimeZoneById: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a time zone.
                 * @example 93
                 */
                readonly timeZoneId: components["parameters"]["timeZoneId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The time zone. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly findTimeZone: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The number of a time zone.
                 * @example 93
                 */
                readonly timeZoneId: components["parameters"]["timeZoneId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The time zone. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getInstalledLanguages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The languages. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getLocalTime: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A time in UTC, as ISO 8601 or as HTTP writes it.
                 * @example 2026-11-20T09:00:00Z
                 */
                readonly utcTime: components["parameters"]["utcTime"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The time. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly utcToLocalTime: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description A time in UTC, as ISO 8601 or as HTTP writes it.
                 * @example 2026-11-20T09:00:00Z
                 */
                readonly utcTime: components["parameters"]["utcTime"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The time. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getUtcTime: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description A time in the web's time zone, as ISO 8601 or as HTTP writes it.
                 * @example 2026-11-20T09:00:00Z
                 */
                readonly localTime: components["parameters"]["localTime"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The time. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly localTimeToUtc: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description A time in the web's time zone, as ISO 8601 or as HTTP writes it.
                 * @example 2026-11-20T09:00:00Z
                 */
                readonly localTime: components["parameters"]["localTime"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The time. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSite: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas.
                 * @example Id,Url
                 */
                readonly $select?: components["parameters"]["siteSelect"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The site collection. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getSiteOwner: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly openWebById: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path: {
                /**
                 * @description The web's id.
                 * @example 0b5d3c5e-4a57-4c0b-9a0e-6d2f5a1e7c90
                 */
                readonly webId: components["parameters"]["webId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The web. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getWeb: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The web. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly updateWeb: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebUpdate"];
            };
        };
        readonly responses: {
            /** @description The web as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mergeWeb: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header: {
                /**
                 * @description Says that this `POST` is an update.
                 * @example MERGE
                 */
                readonly "X-HTTP-Method": components["parameters"]["mergeMethod"];
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The properties to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebUpdate"];
            };
        };
        readonly responses: {
            /** @description The web as it is now. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteWeb: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The web is deleted. */
            readonly 200: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getWebProperties: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The entries of the property bag to return, separated by commas.
                 * @example vti_title
                 */
                readonly $select?: components["parameters"]["propertySelect"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The property bag. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryWebs: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getCurrentUser: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addWeb: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new web. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebCreation"];
            };
        };
        readonly responses: {
            /** @description The new web. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly queryWebInfos: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addWebInfo: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: {
                /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
                readonly "X-RequestDigest"?: components["parameters"]["requestDigest"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new web. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebInfoCreation"];
            };
        };
        readonly responses: {
            /** @description The new web. */
            readonly 200: {
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getParentWeb: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The web. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly querySubWebInfos: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The number of a web template, or -1.
                 * @example -1
                 */
                readonly webTemplateFilter: components["parameters"]["webTemplateFilter"];
                /**
                 * @description The variant of a web template, or -1.
                 * @example -1
                 */
                readonly configurationFilter: components["parameters"]["configurationFilter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryListTemplates: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The templates. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly queryWebTemplates: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
                 * @example Id,Title
                 */
                readonly $select?: components["parameters"]["select"];
                /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
                readonly $expand?: components["parameters"]["expand"];
                /**
                 * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
                 *     `endswith(a,b)`, `substringof(b,a)` (or `contains(a,b)`), and functions of a value, which nest: `tolower`, `toupper`,
                 *     `trim`, `length`, `indexof`, `substring`, `concat`, `replace`, `round`, `floor`, `ceiling`, `year`, `month`, `day`,
                 *     `hour`, `minute`, `second`. Text is compared without regard to case, and functions see it folded. Of items,
                 *     `Author/Title` is a property of a person, `City/Zip` one of the item that a lookup column points to; a column of
                 *     several values passes when one of them does.
                 * @example startswith(Title,'A') and Created gt datetime'2026-01-01T00:00:00Z'
                 */
                readonly $filter?: components["parameters"]["filter"];
                /**
                 * @description Properties to order by, separated by commas, each followed by `asc` or `desc` where wanted.
                 * @example Created desc,Title
                 */
                readonly $orderby?: components["parameters"]["orderBy"];
                /**
                 * @description How many entities to return at most. Items come in pages of 100 without it; more than 5000 is read as 5000.
                 * @example 50
                 */
                readonly $top?: components["parameters"]["top"];
                /**
                 * @description How many entities to pass over. For long ways use the next link of the reply, which costs the same anywhere.
                 * @example 100
                 */
                readonly $skip?: components["parameters"]["skip"];
                /**
                 * @description `allpages` also returns how many entities there are in all pages together.
                 * @example allpages
                 */
                readonly $inlinecount?: components["parameters"]["inlineCount"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The locale id of a language.
                 * @example 1033
                 */
                readonly lcid: components["parameters"]["lcid"];
                /**
                 * @description Whether templates that are made for no language count too.
                 * @example true
                 */
                readonly crossLanguage: components["parameters"]["crossLanguage"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The templates. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getWebUrlOfPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The absolute address of a page of this server.
                 * @example http://127.0.0.1:5000/Lists/Tasks/AllItems.aspx
                 */
                readonly pageUrl: components["parameters"]["pageUrl"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The address. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
}
