import type { Right } from '../model/permissions/rights.ts'

interface ActRow<Asked extends Right> {
  readonly what: string
  /** The act asks for one of these. */
  readonly rights: readonly Asked[]
}

const row = <const Asked extends Right>(what: string, ...rights: Asked[]): ActRow<Asked> => ({ what, rights })

/**
 * Every act on content: `room.verb`, where the room is its folder in
 * `core/acts`. The name is what the audit record says was done. A new act is
 * one function in its room that calls `act`, and one row here.
 */
export const acts = {
  'people.addSelf': row('makes the row of the actor', 'Open'),
  'people.ensureUser': row('makes the row of a user', 'AddListItems'),
  'people.updateUser': row('changes what a user is called, and who administers the site collection', 'Open', 'ManagePermissions'),
  'people.removeUser': row('takes a user out of the site collection', 'ManagePermissions'),
  'people.addGroup': row('makes a group', 'CreateGroups'),
  'people.updateGroup': row('changes a group', 'BrowseUserInfo'),
  'people.setGroupOwner': row('gives a group another owner', 'BrowseUserInfo'),
  'people.deleteGroup': row('deletes a group', 'BrowseUserInfo'),
  'people.addMember': row('puts a user into a group', 'BrowseUserInfo'),
  'people.removeMember': row('takes a user out of a group', 'BrowseUserInfo'),

  'permissions.addAssignment': row('gives a role on an object', 'ManagePermissions'),
  'permissions.removeAssignment': row('takes one role on an object away', 'ManagePermissions'),
  'permissions.deleteAssignment': row('takes all roles of a principal on an object away', 'ManagePermissions'),
  'permissions.breakInheritance': row('gives an object permissions of its own', 'ManagePermissions'),
  'permissions.resetInheritance': row('lets an object inherit its permissions', 'ManagePermissions'),
  'permissions.addRole': row('makes a role definition', 'ManagePermissions'),
  'permissions.updateRole': row('changes a role definition', 'ManagePermissions'),
  'permissions.deleteRole': row('deletes a role definition', 'ManagePermissions'),

  'lists.add': row('makes a list with its folder, columns, content types and view', 'ManageLists'),
  'lists.update': row('changes the settings of a list', 'ManageLists'),
  'lists.delete': row('deletes a list for good', 'ManageLists'),
  'lists.addField': row('adds a column to a list', 'ManageLists'),
  'lists.updateField': row('changes a column of a list', 'ManageLists'),
  'lists.deleteField': row('deletes a column of a list', 'ManageLists'),
  'lists.addSiteColumn': row('adds a column to a web', 'ManageWeb'),
  'lists.updateSiteColumn': row('changes a column of a web', 'ManageWeb'),
  'lists.deleteSiteColumn': row('deletes a column of a web', 'ManageWeb'),
  'lists.addView': row('adds a view to a list', 'ManageLists', 'ManagePersonalViews'),
  'lists.updateView': row('changes a view', 'ManageLists', 'ManagePersonalViews'),
  'lists.changeViewFields': row('changes which columns a view shows', 'ManageLists', 'ManagePersonalViews'),
  'lists.deleteView': row('deletes a view', 'ManageLists', 'ManagePersonalViews'),
  'lists.planFieldJobs': row('reads, behind the writers, what is left to do with the columns of a list', 'ManageLists'),
  'lists.clearSlot': row('clears the values of a deleted column in some items', 'ManageLists'),
  'lists.freeSlot': row('gives a cleared slot back to its list', 'ManageLists'),
  'lists.copyColumn': row('copies a column of some items into the indexed pool', 'ManageLists'),
  'lists.calculateColumns': row('computes the formulas of some items', 'ManageLists'),
  'lists.finishColumn': row('marks a copied or computed column as ready', 'ManageLists'),

  'content-types.add': row('makes a content type of a web', 'ManageWeb'),
  'content-types.update': row('changes a content type', 'ManageLists', 'ManageWeb'),
  'content-types.delete': row('deletes a content type', 'ManageLists', 'ManageWeb'),
  'content-types.addFieldLink': row('adds a column to a content type', 'ManageLists', 'ManageWeb'),
  'content-types.addToList': row('adds a child of a content type to a list', 'ManageLists'),

  'files.add': row('makes a file of bytes, or replaces the bytes of one', 'AddListItems', 'EditListItems', 'AddAndCustomizePages'),
  'files.replace': row('gives a file other bytes', 'EditListItems', 'AddAndCustomizePages'),
  'files.delete': row('deletes a file for good', 'DeleteListItems', 'AddAndCustomizePages'),
  'files.copy': row('copies a file', 'AddListItems', 'AddAndCustomizePages'),
  'files.move': row('moves a file', 'DeleteListItems', 'AddAndCustomizePages'),
  'files.checkOut': row('checks a file out', 'EditListItems'),
  'files.checkIn': row('checks a file in', 'EditListItems'),
  'files.undoCheckOut': row('ends a check-out and puts back what was there', 'EditListItems'),
  'files.publish': row('makes a draft a major version', 'EditListItems'),
  'files.unpublish': row('makes a major version a draft', 'EditListItems'),
  'files.decide': row('approves or rejects a file', 'ApproveItems'),
  'files.startUpload': row('takes in the first part of an upload', 'EditListItems', 'AddAndCustomizePages'),
  'files.continueUpload': row('takes in the next part of an upload', 'EditListItems', 'AddAndCustomizePages'),
  'files.finishUpload': row('takes in the last part of an upload and gives the file its bytes', 'EditListItems', 'AddAndCustomizePages'),
  'files.cancelUpload': row('gives an upload up', 'EditListItems', 'AddAndCustomizePages'),
  'files.restoreVersion': row('gives a file the state of an old version', 'EditListItems', 'AddAndCustomizePages'),
  'files.deleteVersion': row('forgets an old version of a file', 'DeleteVersions'),
  'files.deleteVersions': row('forgets all old versions of a file', 'DeleteVersions'),
  'files.addFolder': row('makes a folder', 'AddListItems', 'AddAndCustomizePages'),
  'files.updateFolder': row('changes what of a folder can be set', 'EditListItems', 'AddAndCustomizePages'),
  'files.deleteFolder': row('deletes a folder for good', 'DeleteListItems', 'AddAndCustomizePages'),
  'files.copyFolder': row('copies a folder with everything in it', 'AddListItems', 'AddAndCustomizePages'),
  'files.moveFolder': row('moves a folder with everything in it', 'DeleteListItems', 'AddAndCustomizePages'),
  'files.renameFolder': row('gives a folder another name', 'EditListItems', 'AddAndCustomizePages'),

  'items.add': row('adds an item, or a folder, to a list', 'AddListItems'),
  'items.update': row('changes columns of an item', 'EditListItems'),
  'items.delete': row('deletes an item for good', 'DeleteListItems'),
  'items.reserveId': row('takes the next id of a list', 'AddListItems'),
  'items.restoreVersion': row('gives an item the state of an old version', 'EditListItems'),
  'items.deleteVersions': row('forgets one or all old versions of an item', 'DeleteVersions'),
  'items.addAttachment': row('attaches a file to an item', 'EditListItems'),
  'items.replaceAttachment': row('gives an attachment other bytes', 'EditListItems'),
  'items.deleteAttachment': row('deletes an attachment for good', 'EditListItems'),

  'recycle-bin.recycleItem': row('moves an item to the recycle bin', 'DeleteListItems'),
  'recycle-bin.recycleAttachment': row('moves an attachment to the recycle bin', 'EditListItems'),
  'recycle-bin.recycleFile': row('moves a file to the recycle bin', 'DeleteListItems', 'AddAndCustomizePages'),
  'recycle-bin.recycleFolder': row('moves a folder with everything in it to the recycle bin', 'DeleteListItems', 'AddAndCustomizePages'),
  'recycle-bin.recycleList': row('moves a list to the recycle bin', 'ManageLists'),
  'recycle-bin.restore': row('puts things back where they were', 'Open'),
  'recycle-bin.erase': row('deletes things of the recycle bin for good', 'Open'),
  'recycle-bin.moveToSecondStage': row('moves things to the second stage of the recycle bin', 'Open'),

  'sites.addWeb': row('makes a web', 'ManageSubwebs'),
  'sites.updateWeb': row('changes what a web says of itself', 'ManageWeb'),
  'sites.deleteWeb': row('deletes a web and everything in it', 'ManageWeb'),

  'farm.addSite': row('makes a site collection with its root web and first lists', 'ManageWeb'),

  'file-mirror.restoreDocument': row('restores a file or folder from its sidecar', 'ManageWeb'),
  'file-mirror.restoreRootWeb': row('gives a new root web what its sidecar says', 'ManageWeb'),
  'file-mirror.takeChanged': row('takes the bytes of a file that was changed on the disk', 'ManageWeb'),
} as const satisfies Readonly<Record<`${string}.${string}`, ActRow<Right>>>

/** Every act on the rows that say what exists in the farm and where it lives; see `actOnFarm`. */
export const farmActs = {
  'farm.provision': { what: 'makes the first rows of a farm' },
  'farm.setAnonymousAccess': { what: 'says whether a web application lets anonymous users read' },
  'farm.setDatabaseStatus': { what: 'puts a content database online or offline' },
} as const

export type ActName = keyof typeof acts

export type FarmActName = keyof typeof farmActs

/** The rights of which an act asks one. */
export type RightOf<Name extends ActName> = (typeof acts)[Name]['rights'][number]
