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
                 * @description The column's internal name, or its title. A quote in it is doubled.
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
                 * @description The column's internal name, or its title. A quote in it is doubled.
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
            /** @description 1 file, 3 list item, 4 list, 5 folder. */
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
         *       "Sealed": false
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
         * @description The id of the entry in the recycle bin.
         * @example 5f4e3d2c-1b0a-4998-8776-655443322110
         */
        readonly binItemId: string;
        /**
         * @description The number of the version, which is the major version times 512.
         * @example 512
         */
        readonly versionId: number;
        /**
         * @description The column's internal name, or its title. A quote in it is doubled.
         * @example Status
         */
        readonly fieldName: string;
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
                 * @description The column's internal name, or its title. A quote in it is doubled.
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
                 * @description The column's internal name, or its title. A quote in it is doubled.
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
            readonly 500: components["responses"]["InternalServerError"];
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
}
