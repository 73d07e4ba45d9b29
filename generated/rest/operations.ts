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
    readonly "/_api/site/rootweb": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The root web of the site collection
         * @description The web that all other webs of the site collection are below.
         */
        readonly get: operations["getRootWeb"];
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
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
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
    readonly "/_api/web/associatedownergroup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The group of the owners
         * @description The group of those who may do everything in the site collection.
         */
        readonly get: operations["getAssociatedOwnerGroup"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/associatedmembergroup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The group of the members
         * @description The group of those who change its content.
         */
        readonly get: operations["getAssociatedMemberGroup"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_api/web/associatedvisitorgroup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The group of the visitors
         * @description The group of those who read it.
         */
        readonly get: operations["getAssociatedVisitorGroup"];
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
         * @description How a web writes numbers and dates.
         * @example {
         *       "LocaleId": 1033,
         *       "CalendarType": 1,
         *       "Time24": false,
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
            readonly Time24?: boolean;
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
        /** @description A set of rights as a mask, in two halves. */
        readonly BasePermissionsInput: {
            /** @description The upper 32 bits. */
            readonly High: number;
            /** @description The lower 32 bits. */
            readonly Low: number;
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
         * @description The number of a user or a group.
         * @example 5
         */
        readonly principalId: number;
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
         * @description The properties to return, separated by commas. A property of an expanded entity is written `Author/Title`.
         * @example Id,Title
         */
        readonly select: string;
        /** @description The navigation properties whose entities are returned inside this one, separated by commas. */
        readonly expand: string;
        /** @description A value of `/_api/contextinfo`. Needed for writes that are signed in by the FedAuth cookie, ignored with a bearer token. */
        readonly requestDigest: string;
        /**
         * @description Says that this `POST` is an update.
         * @example MERGE
         */
        readonly mergeMethod: "MERGE";
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
        /**
         * @description The ETag that the object must still have, or `*` for any. Without it the change is made whatever the object's
         *     state. A mismatch is answered with 412.
         * @example "3"
         */
        readonly ifMatch: string;
        /**
         * @description Where the page begins, as written in the next link of the page before.
         * @example Paged=TRUE&p_ID=100&p_Created=1795165200000&p_Title=Order%20chairs
         */
        readonly skipToken: string;
        /**
         * @description The number of a role definition.
         * @example 1073741827
         */
        readonly roleDefId: number;
        /**
         * @description Two halves of 32 bits each.
         * @example {'High':'0','Low':'4'}
         */
        readonly permissionMask: string;
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRootWeb: {
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
            readonly 500: components["responses"]["InternalServerError"];
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
            readonly 500: components["responses"]["InternalServerError"];
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
            readonly 500: components["responses"]["InternalServerError"];
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
            readonly 500: components["responses"]["InternalServerError"];
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAssociatedOwnerGroup: {
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
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getAssociatedMemberGroup: {
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
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getAssociatedVisitorGroup: {
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
            readonly 500: components["responses"]["InternalServerError"];
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
            readonly 500: components["responses"]["InternalServerError"];
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
            readonly 500: components["responses"]["InternalServerError"];
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
            readonly 500: components["responses"]["InternalServerError"];
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
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
}
