// Generated from contracts/rest by scripts/rest.ts. Do not edit.
export interface paths {
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
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
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
                 * @description The column's internal name, or else its title, in any case.
                 * @example Title
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
    readonly "/_api/web/fields/getbyinternalnameortitle('{fieldName}')": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The column's internal name, or else its title, in any case.
                 * @example Title
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
         *       "RecycleBinEnabled": true
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
        /**
         * @description A site collection holds a root web and all webs below it.
         * @example {
         *       "Id": "5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11",
         *       "Url": "http://127.0.0.1:5000",
         *       "ServerRelativeUrl": "/",
         *       "PrimaryUri": "http://127.0.0.1:5000",
         *       "ReadOnly": false,
         *       "CompatibilityLevel": 15
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
         *       "ImageUrl": "/_layouts/15/images/itgen.png",
         *       "DocumentTemplateUrl": null,
         *       "TemplateFeatureId": "00bfea71-a83e-497e-9ba0-7a5c597d0107",
         *       "IsPrivate": false,
         *       "HasExternalDataSource": false,
         *       "IsCatalog": false,
         *       "Direction": "none"
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
            readonly ImageUrl?: string;
            readonly DocumentTemplateUrl?: string | null;
            /** Format: uuid */
            readonly TemplateFeatureId?: string;
            readonly IsPrivate?: boolean;
            readonly HasExternalDataSource?: boolean;
            readonly IsCatalog?: boolean;
            readonly Direction?: string;
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
            /** @description The type by its name; needed for those that have no number of their own (`UserMulti`, `TaxonomyFieldType`). */
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
    };
    responses: {
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
        /** @description The caller lacks the right that the message names, or the form digest is missing or wrong. */
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
        /** @description An unexpected error. Its details are in the server's log under the correlation id of the response. */
        readonly InternalServerError: {
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
        /** @description The content database does not take writes at the moment. */
        readonly ServiceUnavailable: {
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
    };
    parameters: {
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
         * @description The item's number in its list.
         * @example 7
         */
        readonly itemId: number;
        /**
         * @description The column's internal name, or else its title, in any case.
         * @example Title
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
         * @description The content type's id.
         * @example 0x0108
         */
        readonly contentTypeId: string;
        /**
         * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
         * @example Id,Title
         */
        readonly select: string;
        /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
        readonly expand: string;
        /**
         * @description The entries of the property bag to return, separated by commas.
         * @example vti_title
         */
        readonly propertySelect: string;
        /**
         * @description Returns the entities for which the expression is true: `eq ne lt le gt ge`, `and or not`, `startswith(a,b)`,
         *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
         * @description `allpages` also returns how many entities there are in all pages together.
         * @example allpages
         */
        readonly inlineCount: "none" | "allpages";
        /**
         * @description The properties to return, separated by commas.
         * @example Id,Url
         */
        readonly siteSelect: string;
        /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
        readonly requestDigest: string;
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
        /**
         * @description Where the page begins, as written in the next link of the page before.
         * @example Paged=TRUE&p_ID=100&p_Created=1795165200000&p_Title=Order%20chairs
         */
        readonly skipToken: string;
    };
    requestBodies: never;
    headers: {
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
            readonly 500: components["responses"]["InternalServerError"];
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
            readonly 500: components["responses"]["InternalServerError"];
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
            readonly 500: components["responses"]["InternalServerError"];
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
            readonly 500: components["responses"]["InternalServerError"];
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
                 * @description The column's internal name, or else its title, in any case.
                 * @example Title
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
                 * @description The column's internal name, or else its title, in any case.
                 * @example Title
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
                 * @description The column's internal name, or else its title, in any case.
                 * @example Title
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
                 * @description The column's internal name, or else its title, in any case.
                 * @example Title
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
                 * @description The column's internal name, or else its title, in any case.
                 * @example Title
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
                 * @description The column's internal name, or else its title, in any case.
                 * @example Title
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
                 * @description The column's internal name, or else its title, in any case.
                 * @example Title
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
                 * @description The column's internal name, or else its title, in any case.
                 * @example Title
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
            readonly 500: components["responses"]["InternalServerError"];
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
            readonly 500: components["responses"]["InternalServerError"];
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
                 *     `endswith(a,b)`, `substringof(b,a)`. Text is compared without regard to case.
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
}
