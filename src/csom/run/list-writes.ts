import { updateList } from '../../core/acts/lists/lists.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { List, ListPatch } from '../../core/model/lists/list.ts'
import { type EntityObject, type GivenArgument, notInModel } from '../objects/objects.ts'

/** The properties of a list that clients may set, with the settings that they are. */
const settable: ReadonlyMap<string, readonly [keyof ListPatch, 'string' | 'boolean']> = new Map([
  ['Title', ['title', 'string']],
  ['Description', ['description', 'string']],
  ['ContentTypesEnabled', ['contentTypesEnabled', 'boolean']],
  ['EnableAttachments', ['enableAttachments', 'boolean']],
  ['EnableFolderCreation', ['enableFolderCreation', 'boolean']],
  ['EnableVersioning', ['enableVersioning', 'boolean']],
  ['EnableMinorVersions', ['enableMinorVersions', 'boolean']],
  ['EnableModeration', ['enableModeration', 'boolean']],
  ['ForceCheckout', ['forceCheckout', 'boolean']],
  ['Hidden', ['hidden', 'boolean']],
  ['NoCrawl', ['noCrawl', 'boolean']],
])

const pending = new WeakMap<EntityObject, Map<keyof ListPatch, string | boolean>>()

/** Keeps a value for a property of a list until `Update`. Fails with `operation_unsupported`, `invalid_request`. */
export function setListProperty(object: EntityObject, name: string, value: GivenArgument): void {
  const setting = settable.get(name)
  if (!setting) throw notInModel(`Setting List.${name}`)
  const [key, type] = setting
  if ((typeof value !== 'string' && typeof value !== 'boolean') || typeof value !== type)
    throw invalid(`List.${name} must be ${type === 'string' ? 'a text' : 'true or false'}.`)
  const values = pending.get(object) ?? new Map<keyof ListPatch, string | boolean>()
  pending.set(object, values.set(key, value))
}

/** `Update`: stores what was set. Fails as `updateList`. */
export async function storeList(object: EntityObject, version: number | undefined): Promise<void> {
  const expected = version === undefined ? undefined : { given: `"${version}"`, versions: [version] }
  const patch = Object.fromEntries(pending.get(object) ?? []) as ListPatch
  object.value = await updateList(object.ctx, { id: (object.value as List).row.id }, patch, expected)
  pending.delete(object)
}
