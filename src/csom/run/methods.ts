import type { StoredAtOnce } from '../../../generated/csom/bindings.ts'
import { fileMethods } from '../files/files.ts'
import { folderMethods } from '../files/folders.ts'
import { rightsManagementMethods } from '../files/rights-management.ts'
import { transferMethods } from '../files/transfers.ts'
import { fileVersionMethods } from '../files/versions.ts'
import { webPartMethods } from '../files/web-parts.ts'
import { attachmentMethods } from '../items/attachments.ts'
import { itemMethods } from '../items/items.ts'
import { relatedItemMethods } from '../items/related-items.ts'
import { reputationMethods } from '../items/reputation.ts'
import { itemVersionMethods } from '../items/versions.ts'
import { contentTypeMethods, storeLink } from '../lists/content-types.ts'
import { fieldMethods } from '../lists/fields.ts'
import { listMethods } from '../lists/lists.ts'
import { termColumnMethods } from '../lists/term-columns.ts'
import { viewMethods } from '../lists/views.ts'
import type { MethodHandlers, Objects } from '../objects/object-types.ts'
import type { EntityObject } from '../objects/objects.ts'
import { followingMethods } from '../people/following.ts'
import { groupMethods } from '../people/groups.ts'
import { peopleMethods } from '../people/profiles.ts'
import { userMethods } from '../people/users.ts'
import { utilityMethods } from '../people/utilities.ts'
import { permissionMethods } from '../permissions/permissions.ts'
import { roleMethods } from '../permissions/roles.ts'
import { searchMethods } from '../search/search.ts'
import { alertMethods } from '../sites/alerts.ts'
import { navigationMethods, storeSharing } from '../sites/navigation.ts'
import { partMethods } from '../sites/parts.ts'
import { recycleBinMethods } from '../sites/recycle-bin.ts'
import { settingMethods } from '../sites/settings.ts'
import { siteMethods } from '../sites/site.ts'
import { webMethods } from '../sites/webs.ts'
import { termMethods, termSetters } from '../terms/terms.ts'
import { associationMethods } from '../workflow/associations.ts'
import { instanceMethods } from '../workflow/instances.ts'
import { workflowServiceMethods } from '../workflow/services.ts'
import { subscriptionMethods } from '../workflow/subscriptions.ts'

/** A function for every method of the contract: one that is missing does not compile. */
export const methodHandlers: MethodHandlers = {
  ...siteMethods,
  ...webMethods,
  ...settingMethods,
  ...alertMethods,
  ...navigationMethods,
  ...partMethods,
  ...recycleBinMethods,
  ...listMethods,
  ...fieldMethods,
  ...viewMethods,
  ...contentTypeMethods,
  ...itemMethods,
  ...attachmentMethods,
  ...itemVersionMethods,
  ...relatedItemMethods,
  ...reputationMethods,
  ...fileMethods,
  ...fileVersionMethods,
  ...webPartMethods,
  ...folderMethods,
  ...transferMethods,
  ...rightsManagementMethods,
  ...userMethods,
  ...groupMethods,
  ...peopleMethods,
  ...followingMethods,
  ...utilityMethods,
  ...permissionMethods,
  ...roleMethods,
  ...searchMethods,
  ...termMethods,
  ...termColumnMethods,
  ...workflowServiceMethods,
  ...subscriptionMethods,
  ...instanceMethods,
  ...associationMethods,
}

/** A function for every type of which the server stores at once what a client sets. */
const setters: { readonly [T in StoredAtOnce]: (object: Objects[T]) => Promise<void> } = {
  ...termSetters,
  FieldLink: storeLink,
  Navigation: storeSharing,
}

/** Stores what a client has set of an object, if its type says so. Fails as the act of the write. */
export async function storeAtOnce(object: EntityObject): Promise<void> {
  const store = settersByType.get(object.type)
  if (!store) return
  try {
    await store(object)
  } finally {
    object.settings.clear()
  }
}

const settersByType = new Map(Object.entries(setters) as unknown as [string, (object: EntityObject) => Promise<void>][])
