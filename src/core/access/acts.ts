import type { Right } from '../model/permissions/rights.ts'

interface ActRow<Asked extends Right> {
  readonly what: string
  /** The act requires one of these rights. */
  readonly rights: readonly Asked[]
  /** The act deletes, or is a step of deleting, so it may use the disk reserve when the disk is full. */
  readonly deletes: boolean
}

const row = <const Asked extends Right>(what: string, ...rights: Asked[]): ActRow<Asked> => ({
  what,
  rights,
  deletes: false,
})
const deletion = <const Asked extends Right>(what: string, ...rights: Asked[]): ActRow<Asked> => ({ what, rights, deletes: true })

/**
 * Every act on content: `room.verb`, where the room is its folder in
 * `core/acts`. Audit records contain the name. A new act is one function in its
 * room that calls `act`, and one row here.
 */
export const acts = {
  'people.addSelf': row('makes the row of the actor', 'Open'),
  'people.ensureUser': row('makes the row of a user', 'AddListItems'),
  'people.updateUser': row('changes what a user is called, and who administers the site collection', 'Open', 'ManagePermissions'),
  'people.removeUser': deletion('takes a user out of the site collection', 'ManagePermissions'),
  'people.addGroup': row('makes a group', 'CreateGroups'),
  'people.updateGroup': row('changes a group', 'BrowseUserInfo'),
  'people.setGroupOwner': row('gives a group another owner', 'BrowseUserInfo'),
  'people.deleteGroup': deletion('deletes a group', 'BrowseUserInfo'),
  'people.addMember': row('puts a user into a group', 'BrowseUserInfo'),
  'people.removeMember': deletion('takes a user out of a group', 'BrowseUserInfo'),

  'permissions.addAssignment': row('gives a role on an object', 'ManagePermissions'),
  'permissions.removeAssignment': deletion('takes one role on an object away', 'ManagePermissions'),
  'permissions.deleteAssignment': deletion('takes all roles of a principal on an object away', 'ManagePermissions'),
  'permissions.breakInheritance': row('gives an object permissions of its own', 'ManagePermissions'),
  'permissions.resetInheritance': row('lets an object inherit its permissions', 'ManagePermissions'),
  'permissions.addAssociatedGroups': row('makes the groups of a web, with their roles', 'ManagePermissions'),
  'permissions.addRole': row('makes a role definition', 'ManagePermissions'),
  'permissions.updateRole': row('changes a role definition', 'ManagePermissions'),
  'permissions.deleteRole': deletion('deletes a role definition', 'ManagePermissions'),

  'lists.add': row('makes a list with its folder, columns, content types and view', 'ManageLists'),
  'lists.update': row('changes the settings of a list', 'ManageLists'),
  'lists.setRightsManagement': row('stores the settings of information rights management of a list', 'ManageLists'),
  'packages.importWeb': row('stores a web from a package, with everything in it', 'ManageSubwebs'),
  'packages.importList': row('stores a list from a package, with everything in it', 'ManageLists'),
  'packages.importLists': row('stores the webs and lists of a package of another farm, with everything in them', 'ManageLists'),
  'templates.saveList': row('saves a list as a template', 'ManageLists'),
  'templates.saveWeb': row('saves a web as a template', 'ManageWeb'),
  'templates.addList': row('makes a list from a template that users saved', 'ManageLists'),
  'templates.addWeb': row('makes a web from a template that users saved', 'ManageSubwebs'),
  'lists.delete': deletion('deletes a list for good', 'ManageLists'),
  'lists.addField': row('adds a column to a list', 'ManageLists'),
  'lists.updateField': row('changes a column of a list', 'ManageLists'),
  'lists.deleteField': deletion('deletes a column of a list', 'ManageLists'),
  'lists.addSiteColumn': row('adds a column to a web', 'ManageWeb'),
  'lists.updateSiteColumn': row('changes a column of a web', 'ManageWeb'),
  'lists.deleteSiteColumn': deletion('deletes a column of a web', 'ManageWeb'),
  'lists.addView': row('adds a view to a list', 'ManageLists', 'ManagePersonalViews'),
  'lists.updateView': row('changes a view', 'ManageLists', 'ManagePersonalViews'),
  'lists.changeViewFields': row('changes which columns a view shows', 'ManageLists', 'ManagePersonalViews'),
  'lists.deleteView': deletion('deletes a view', 'ManageLists', 'ManagePersonalViews'),
  'lists.failColumn': row('marks a column for which the work behind the requests has failed', 'ManageLists'),
  'lists.planFieldJobs': row('reads, behind the writers, what is left to do with the columns of a list', 'ManageLists'),
  'lists.clearSlot': row('clears the values of a deleted column in some items', 'ManageLists'),
  'lists.freeSlot': row('gives a cleared slot back to its list', 'ManageLists'),
  'lists.copyColumn': row('copies a column of some items into the indexed pool', 'ManageLists'),
  'lists.calculateColumns': row('computes the formulas of some items', 'ManageLists'),
  'lists.finishColumn': row('marks a copied or computed column as ready', 'ManageLists'),

  'content-types.add': row('makes a content type of a web', 'ManageWeb'),
  'content-types.update': row('changes a content type', 'ManageLists', 'ManageWeb'),
  'content-types.delete': deletion('deletes a content type', 'ManageLists', 'ManageWeb'),
  'content-types.addFieldLink': row('adds a column to a content type', 'ManageLists', 'ManageWeb'),
  'content-types.deleteFieldLink': row('takes a column from a content type', 'ManageLists', 'ManageWeb'),
  'content-types.orderFieldLinks': row('puts the columns of a content type in another order', 'ManageLists', 'ManageWeb'),
  'content-types.order': row('puts the content types of a list in another order', 'ManageLists'),
  'content-types.addToList': row('adds a child of a content type to a list', 'ManageLists'),

  'files.setRightsManagement': row(
    'stores the settings of information rights management of a file',
    'EditListItems',
    'AddAndCustomizePages',
  ),
  'files.add': row('makes a file of bytes, or replaces the bytes of one', 'AddListItems', 'EditListItems', 'AddAndCustomizePages'),
  'files.replace': row('gives a file other bytes', 'EditListItems', 'AddAndCustomizePages'),
  'files.delete': deletion('deletes a file for good', 'DeleteListItems', 'AddAndCustomizePages'),
  'files.copy': row('copies a file', 'AddListItems', 'AddAndCustomizePages'),
  'files.move': row('moves a file', 'DeleteListItems', 'AddAndCustomizePages'),
  'files.checkOut': row('checks a file out', 'EditListItems'),
  'files.checkIn': row('checks a file in', 'EditListItems'),
  'files.undoCheckOut': row('ends a check-out and puts back what was there', 'EditListItems'),
  'files.takeOverCheckOut': row('makes the actor the holder of a file that was never checked in', 'CancelCheckout'),
  'files.publish': row('makes a draft a major version', 'EditListItems'),
  'files.unpublish': row('makes a major version a draft', 'EditListItems'),
  'files.decide': row('approves or rejects a file', 'ApproveItems'),
  'files.startUpload': row('takes in the first part of an upload', 'EditListItems', 'AddAndCustomizePages'),
  'files.continueUpload': row('takes in the next part of an upload', 'EditListItems', 'AddAndCustomizePages'),
  'files.finishUpload': row('takes in the last part of an upload and gives the file its bytes', 'EditListItems', 'AddAndCustomizePages'),
  'files.cancelUpload': deletion('gives an upload up', 'EditListItems', 'AddAndCustomizePages'),
  'files.restoreVersion': row('gives a file the state of an old version', 'EditListItems', 'AddAndCustomizePages'),
  'files.deleteVersion': deletion('forgets an old version of a file', 'DeleteVersions'),
  'files.deleteVersions': deletion('forgets all old versions of a file', 'DeleteVersions'),
  'files.addFolder': row('makes a folder', 'AddListItems', 'AddAndCustomizePages'),
  'files.updateFolder': row('changes what of a folder can be set', 'EditListItems', 'AddAndCustomizePages', 'ManageLists'),
  'files.deleteFolder': deletion('deletes a folder for good', 'DeleteListItems', 'AddAndCustomizePages'),
  'files.copyFolder': row('copies a folder with everything in it', 'AddListItems', 'AddAndCustomizePages'),
  'files.moveFolder': row('moves a folder with everything in it', 'DeleteListItems', 'AddAndCustomizePages'),

  'web-parts.add': row('adds a web part to a page', 'EditListItems', 'AddAndCustomizePages'),
  'web-parts.save': row('changes a web part of a page', 'EditListItems', 'AddAndCustomizePages'),
  'web-parts.delete': deletion('deletes a web part of a page', 'EditListItems', 'AddAndCustomizePages'),

  'items.add': row('adds an item, or a folder, to a list', 'AddListItems'),
  'items.addMany': row('adds many items to a list', 'AddListItems'),
  'items.addTree': row('adds an item, and items that it leads to', 'AddListItems'),
  'items.addThroughLink': row('adds an item to which another one leads', 'EditListItems'),
  'items.update': row('changes columns of an item', 'EditListItems'),
  'items.delete': deletion('deletes an item for good', 'DeleteListItems'),
  'items.setLike': row('likes an item, or no longer', 'EditListItems'),
  'items.reply': row('replies to a thread of a feed', 'AddListItems'),
  'items.setRating': row('rates an item', 'EditListItems'),
  'items.reserveId': row('takes the next id of a list', 'AddListItems'),
  'items.restoreVersion': row('gives an item the state of an old version', 'EditListItems'),
  'items.deleteVersions': deletion('forgets one or all old versions of an item', 'DeleteVersions'),
  'items.addAttachment': row('attaches a file to an item', 'EditListItems'),
  'items.replaceAttachment': row('gives an attachment other bytes', 'EditListItems'),
  'items.deleteAttachment': deletion('deletes an attachment for good', 'EditListItems'),

  'related-items.add': row('relates an item to another one', 'EditListItems'),
  'related-items.delete': row('ends the relation of an item to another one', 'EditListItems'),

  'recycle-bin.recycleItem': deletion('moves an item to the recycle bin', 'DeleteListItems'),
  'recycle-bin.recycleAttachment': deletion('moves an attachment to the recycle bin', 'EditListItems'),
  'recycle-bin.recycleFile': deletion('moves a file to the recycle bin', 'DeleteListItems', 'AddAndCustomizePages'),
  'recycle-bin.recycleFolder': deletion(
    'moves a folder with everything in it to the recycle bin',
    'DeleteListItems',
    'AddAndCustomizePages',
  ),
  'recycle-bin.recycleVersion': deletion('moves an old version of a file to the recycle bin', 'DeleteVersions'),
  'recycle-bin.recycleVersions': deletion('moves all old versions of a file to the recycle bin', 'DeleteVersions'),
  'recycle-bin.recycleList': deletion('moves a list to the recycle bin', 'ManageLists'),
  'recycle-bin.restore': row('puts things back where they were', 'Open'),
  'recycle-bin.erase': deletion('deletes things of the recycle bin for good', 'Open'),
  'recycle-bin.moveToSecondStage': deletion('moves things to the second stage of the recycle bin', 'Open'),

  'sites.addWeb': row('makes a web', 'ManageSubwebs'),
  'sites.updateWeb': row('changes what a web says of itself', 'ManageWeb'),
  'sites.applyTheme': row('gives a web a theme', 'ApplyThemeAndBorder'),
  'sites.applyTemplate': row('gives a web without a template the lists of one', 'ManageWeb'),
  'sites.deleteWeb': deletion('deletes a web and everything in it', 'ManageWeb'),
  'sites.setFeature': row('activates or deactivates a feature of a web or site collection', 'ManageWeb'),
  'sites.addNavigationNode': row('adds a link to the navigation of a web', 'ManageWeb'),
  'sites.updateNavigationNode': row('changes a link of the navigation of a web', 'ManageWeb'),
  'sites.moveNavigationNode': row('moves a link of the navigation of a web', 'ManageWeb'),
  'sites.deleteNavigationNode': deletion('deletes a link of the navigation of a web', 'ManageWeb'),
  'sites.setTitleResource': row('sets a title or a description in a language', 'ManageWeb', 'ManageLists'),
  'sites.setLanguage': row('adds a language to a web or takes it away', 'ManageWeb'),
  'sites.shareNavigation': row('says whether a web shows the navigation of the web above', 'ManageWeb'),
  'sites.addPart': row('adds a user custom action or an event receiver', 'ManageWeb', 'ManageLists'),
  'sites.updatePart': row('changes a user custom action', 'ManageWeb', 'ManageLists'),
  'sites.deleteParts': deletion('deletes user custom actions or event receivers', 'ManageWeb', 'ManageLists'),

  'farm.addSite': row('makes a site collection with its root web and first lists', 'ManageWeb'),

  'workflow.add': row('adds a workflow to a list or a web', 'ManageLists', 'ManageWeb'),
  'workflow.update': row('changes a workflow of a list or a web', 'ManageLists', 'ManageWeb'),
  'workflow.delete': deletion('deletes a workflow of a list or a web', 'ManageLists', 'ManageWeb'),
  'workflow.start': row('starts a workflow on an item or a web', 'EditListItems'),
  'workflow.cancel': row('ends a workflow on an item and its open tasks', 'EditListItems'),
  'workflow.alterTask': row('changes or completes a task of a workflow', 'EditListItems'),
  'workflow.claimTask': row('takes the task of a group, or gives it back', 'EditListItems'),

  'webhooks.add': row('adds a webhook to a list', 'EditListItems'),
  'webhooks.update': row('changes a webhook', 'EditListItems', 'ManageLists'),
  'webhooks.delete': deletion('deletes a webhook', 'ViewListItems', 'ManageLists'),

  'alerts.add': row('adds an alert on a list or an item', 'CreateAlerts'),
  'alerts.update': row('changes an alert', 'CreateAlerts', 'ManageAlerts'),
  'alerts.sendMail': row('sends a mail for a user', 'CreateAlerts'),
  'alerts.delete': deletion('deletes an alert', 'ViewListItems', 'ManageAlerts'),
  'terms.addGroup': row('adds a group of term sets to the term store', 'ManageWeb'),
  'terms.updateGroup': row('changes a group of term sets', 'ManageWeb'),
  'terms.deleteGroup': deletion('deletes an empty group of term sets', 'ManageWeb'),
  'terms.addSet': row('adds a term set to a group', 'ManageWeb'),
  'terms.updateSet': row('changes a term set', 'ManageWeb'),
  'terms.deleteSet': deletion('deletes a term set with its terms', 'ManageWeb'),
  'terms.add': row('adds a term to a term set', 'ManageWeb', 'AddListItems'),
  'terms.update': row('changes a term, or moves it', 'ManageWeb'),
  'terms.reuse': row('puts a term in another term set as well', 'ManageWeb'),
  'terms.setSource': row('makes another place of a term that of its source', 'ManageWeb'),
  'terms.merge': row('merges a term into another one', 'ManageWeb'),
  'terms.delete': deletion('deletes a term with those below it', 'ManageWeb'),
  'terms.setLabel': row('gives a term a label', 'ManageWeb'),
  'terms.deleteLabel': deletion('takes a label away from a term', 'ManageWeb'),
  'terms.setProperty': row('sets or deletes a custom property of a term', 'ManageWeb'),
  'terms.setPropertyOfSet': row('sets or deletes a custom property of a term set', 'ManageWeb'),

  'profiles.create': row('makes the profile of a user', 'ManagePermissions'),
  'profiles.delete': deletion('deletes the profile of a user', 'ManagePermissions'),
  'profiles.setProperties': row('changes properties of a user profile', 'Open', 'ManagePermissions'),
  'profiles.setPicture': row('keeps the picture of the actor and names it in its profile', 'Open'),
  'profiles.addEntry': row('adds a colleague, a link or a membership to a user profile', 'Open', 'ManagePermissions'),
  'profiles.updateEntry': row('changes a colleague, a link or a membership of a user profile', 'Open', 'ManagePermissions'),
  'profiles.shareEntries': row('shows or hides the entries of a user profile', 'Open'),
  'profiles.removeEntries': deletion('removes colleagues, links or memberships from a user profile', 'Open', 'ManagePermissions'),

  'social.setTag': row('gives an address a tag', 'Open'),
  'social.deleteTags': deletion('deletes tags of an address', 'Open'),
  'social.addNote': row('adds a note to an address', 'Open'),
  'social.updateNote': row('changes a note on an address', 'Open'),
  'social.deleteNote': deletion('deletes a note on an address', 'Open'),
  'social.setRating': row('gives an address a rating', 'Open'),
  'social.deleteRating': deletion('deletes a rating of an address', 'Open'),

  'archive.setMode': row('puts a web or a list into archive mode or takes it out', 'ManageWeb', 'ManageLists'),
  'archive.freezeRights': row('notes the permissions in a web or a list that is archived', 'ManageWeb', 'ManageLists'),
  'archive.captureIdentities': row('notes the people in a web or a list that is archived', 'ManageWeb', 'ManageLists'),
  'archive.hashItems': row('stores hashes of the items of an archived web or list', 'ManageWeb', 'ManageLists'),
  'archive.noteState': row('notes that an archived item does not match its hash, or does so again', 'ManageLists'),
  'archive.addHold': row('puts a web, a list or items under a legal hold', 'ManageWeb'),
  'archive.releaseHold': row('releases a legal hold', 'ManageWeb'),

  'retention.add': row('adds a retention policy to a list', 'ManageLists'),
  'retention.update': row('changes a retention policy', 'ManageLists'),
  'retention.delete': deletion('deletes a retention policy', 'ManageLists'),

  'file-mirror.restoreDocument': row('restores a file or folder from its sidecar', 'ManageWeb'),
  'file-mirror.restoreRootWeb': row('gives a new root web what its sidecar says', 'ManageWeb'),
  'file-mirror.takeChanged': row('takes the bytes of a file that was changed on the disk', 'ManageWeb'),
} as const satisfies Readonly<Record<`${string}.${string}`, ActRow<Right>>>

/**
 * Every act that changes which webs, sites and databases the farm has and where they are; see `actOnFarm`. Those that
 * can take something away may use the disk reserve, like acts that delete.
 */
export const farmActs = {
  'farm.provision': { what: 'makes the first rows of a farm', deletes: false },
  'farm.setAnonymousAccess': { what: 'says whether a web application lets anonymous users read', deletes: true },
  'farm.addWebApplication': { what: 'creates a web application', deletes: false },
  'farm.updateWebApplication': { what: 'changes the settings of a web application', deletes: false },
  'farm.deleteWebApplication': { what: 'deletes a web application without site collections', deletes: true },
  'farm.addHostBinding': { what: 'binds a host to a web application', deletes: false },
  'farm.removeHostBinding': { what: 'removes a host from a web application', deletes: true },
  'farm.bindConfiguredHosts': { what: 'binds the hosts of the settings', deletes: false },
  'farm.reloadCertificates': { what: 'has a node read its certificates again', deletes: false },
  'farm.setLoggingLevel': { what: 'changes the level of the log of one process', deletes: true },
  'farm.addManagedPath': { what: 'adds a path for site collections', deletes: false },
  'farm.removeManagedPath': { what: 'removes a path that no site collection uses', deletes: true },
  'farm.setDatabaseStatus': { what: 'puts a content database online or offline', deletes: true },
  'farm.createContentDatabase': { what: 'adds a content database to a web application', deletes: false },
  'farm.updateContentDatabase': { what: 'changes the name, the status or the limit of a content database', deletes: true },
  'site-collections.addPolicy': { what: 'gives a user rights in all site collections of a web application', deletes: false },
  'site-collections.deletePolicy': { what: 'takes away the rights of a user in all site collections of a web application', deletes: true },
  'site-collections.add': { what: 'takes the place of a new site collection', deletes: false },
  'site-collections.open': { what: 'serves a new site collection', deletes: false },
  'site-collections.drop': { what: 'gives the place of a site collection that could not be created free', deletes: true },
  'site-collections.update': { what: 'changes the storage quota of a site collection', deletes: true },
  'site-collections.delete': { what: 'moves a site collection to the recycle bin of the farm', deletes: true },
  'site-collections.purge': { what: 'removes the rows and bytes of a deleted site collection', deletes: true },
  'site-collections.forget': { what: 'forgets a site collection that was purged', deletes: true },
  'site-collections.restore': { what: 'serves a deleted site collection again', deletes: false },
  'farm.deleteContentDatabase': { what: 'removes an empty content database', deletes: true },

  'tenants.provision': { what: 'takes the name and the hosts of a new tenant', deletes: false },
  'tenants.open': { what: 'serves a new tenant', deletes: false },
  'tenants.suspend': { what: 'stops serving a tenant', deletes: true },
  'tenants.resume': { what: 'serves a suspended tenant again', deletes: false },
  'tenants.forget': { what: 'forgets a tenant whose data was removed', deletes: true },
  'operations.moveSite': { what: 'asks for the move of a site collection to another database or web application', deletes: true },
  'operations.copySite': { what: 'asks for a copy of a site collection', deletes: false },
  'operations.backUpDatabase': { what: 'asks for a backup of a content database', deletes: false },
  'operations.restoreDatabase': { what: 'asks for a content database to be restored from a backup', deletes: false },
  'operations.exportStorage': { what: 'asks for an export of one or all site collections', deletes: false },
  'operations.archive': { what: 'asks for the hashes of the items of an archived web or list', deletes: false },
  'operations.importStorage': { what: 'asks for an import of a package', deletes: false },
  'operations.deleteTenant': { what: 'stops serving a tenant, and asks for its removal', deletes: true },
  'operations.cancel': { what: 'cancels an operation that has not begun', deletes: true },
  'operations.release': { what: 'serves a site collection again after its move was undone', deletes: true },
  'operations.step': { what: 'takes a step of an operation, such as serving a site collection from its new place', deletes: true },
} as const

export type ActName = keyof typeof acts

/** Whether an act deletes; see `ActRow`. */
export const deletes = (name: ActName): boolean => acts[name].deletes

const peopleActsOfRights: readonly string[] = [
  'people.updateUser',
  'people.removeUser',
  'people.setGroupOwner',
  'people.deleteGroup',
  'people.addMember',
  'people.removeMember',
] satisfies ActName[]

/** Whether an act exists to give or take rights: the audit log records it as a change of permissions, with its input. */
export const givesRights = (name: string): boolean => name.startsWith('permissions.') || peopleActsOfRights.includes(name)

const typesOfActs = {
  'archive.setMode': 'ArchiveModeToggled',
  'archive.freezeRights': 'AclFrozen',
  'archive.captureIdentities': 'IdentitySnapshotCaptured',
  'archive.noteState': 'IntegrityChanged',
  'archive.addHold': 'WormConfigChanged',
  'archive.releaseHold': 'WormConfigChanged',
} as const satisfies { readonly [Name in ActName]?: string }

type OwnType = (typeof typesOfActs)[keyof typeof typesOfActs]

const ownTypes: ReadonlyMap<string, OwnType> = new Map(Object.entries(typesOfActs))

/** The type of the audit record of an act. */
export const auditTypeOf = (name: string): 'ContentWritten' | 'PermissionChanged' | OwnType =>
  ownTypes.get(name) ?? (givesRights(name) ? 'PermissionChanged' : 'ContentWritten')

export type FarmActName = keyof typeof farmActs

/** The rights of an act, of which a call requires one. */
export type RightOf<Name extends ActName> = (typeof acts)[Name]['rights'][number]
