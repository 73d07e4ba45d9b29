import { deleteVersion, deleteVersions, getVersion, restoreVersion } from '../../core/acts/items/versions.ts'
import type { Item } from '../../core/content/items/item.ts'
import { itemVersionShapeOf } from '../../entities/items/item-version.ts'
import { versionOfLabel } from '../../entities/items/version-label.ts'
import type { HandlersOf, Objects } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'

function itemOf(versions: Objects['ListItemVersionCollection']): Item {
  if (versions.kind === 'rows') throw notInModel('A version of a result')
  return versions.owner.value as Item
}

const listOf = ({ list }: Item) => ({ id: list.row.id })

/** contracts/csom/items.yaml */
export const itemVersionMethods: HandlersOf<'ListItemVersion' | 'ListItemVersionCollection'> = {
  'ListItemVersionCollection.GetById': async (versions, [id]) => {
    const item = itemOf(versions)
    const version = await getVersion(versions.ctx, listOf(item), item.row.itemId, id)
    return objectOf(versions.ctx, itemVersionShapeOf(version.list), version)
  },
  'ListItemVersionCollection.DeleteAll': (versions) => {
    const item = itemOf(versions)
    return deleteVersions(versions.ctx, listOf(item), item.row.itemId)
  },
  'ListItemVersionCollection.DeleteByID': (versions, [id]) => {
    const item = itemOf(versions)
    return deleteVersion(versions.ctx, listOf(item), item.row.itemId, id)
  },
  'ListItemVersionCollection.DeleteByLabel': (versions, [label]) => {
    const item = itemOf(versions)
    return deleteVersion(versions.ctx, listOf(item), item.row.itemId, versionOfLabel(label))
  },
  'ListItemVersionCollection.RestoreByID': async (versions, [id]) => {
    const item = itemOf(versions)
    await restoreVersion(versions.ctx, listOf(item), item.row.itemId, id)
  },
  'ListItemVersionCollection.RestoreByLabel': async (versions, [label]) => {
    const item = itemOf(versions)
    await restoreVersion(versions.ctx, listOf(item), item.row.itemId, versionOfLabel(label))
  },
  'ListItemVersion.DeleteObject': ({ ctx, value: { list, itemId, uiVersion } }) =>
    deleteVersion(ctx, { id: list.row.id }, itemId, uiVersion),
}
