import { type FormValue, updateItemFromForm, valueOfForm } from '../../core/acts/items/form-values.ts'
import { deleteItem, getItem } from '../../core/acts/items/items.ts'
import { recycleItem } from '../../core/acts/recycle-bin/recycle-item.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { formResultShown } from '../../entities/items/form-result.ts'
import type { HandlersOf, ValueOf } from '../objects/object-types.ts'
import { type ItemObject, itemObject } from '../objects/objects.ts'
import { changesOf } from '../sites/changes.ts'
import { expectedVersion } from './expected-version.ts'
import { keepValue, setValue, storedId, storeItem } from './item-writes.ts'

/** A column of a form. */
function formValue({ FieldName: name, FieldValue: text }: ValueOf<'ListItemFormUpdateValue'>): FormValue {
  if (name !== undefined) return { name, text: text ?? null }
  throw invalid('ListItemFormUpdateValue needs a FieldName.')
}

/** Whether a text is the number of a person or an item that a column points to. */
function isId({ list }: ItemObject, name: string, value: unknown): boolean {
  const type = list.fieldsByName.get(name)?.type
  return (type === 'User' || type === 'Lookup') && typeof value === 'string' && /^\d{1,10}$/.test(value)
}

/** The number of an item that a client gives as a text. Fails with `invalid_request`. */
export function itemIdIn(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw invalid(`'${text.slice(0, 60)}' is not the number of an item.`)
}

/** contracts/csom/items.yaml */
export const itemMethods: HandlersOf<'ListItem' | 'ListItemCollection'> = {
  'ListItemCollection.GetById': async ({ ctx, list }, [id]) => itemObject(ctx, await getItem(ctx, { id: list.row.id }, id)),
  'ListItemCollection.GetByStringId': async ({ ctx, list }, [id]) => itemObject(ctx, await getItem(ctx, { id: list.row.id }, itemIdIn(id))),

  'ListItem.SetFieldValue': (item, [name, value]) => setValue(item, name, value),
  'ListItem.ParseAndSetFieldValue': async (item, [name, text]) => {
    const value = await valueOfForm(item.ctx, item.list, { name, text: text ?? null })
    keepValue(item, name, isId(item, name, value) ? Number(value) : value)
  },
  'ListItem.Update': (item, _given, { version }) => storeItem(item, 'usual', version),
  'ListItem.SystemUpdate': (item, _given, { version }) => storeItem(item, 'system', version),
  'ListItem.UpdateOverwriteVersion': (item, _given, { version }) => storeItem(item, 'overVersion', version),

  'ListItem.ValidateUpdateListItem': async (object, [formValues, isNewDocument]) => {
    const { ctx, list } = object
    const itemId = storedId(object)
    const kind = isNewDocument === true ? 'system' : 'usual'
    const results = await updateItemFromForm(ctx, { id: list.row.id }, itemId, formValues.map(formValue), kind)
    object.item = await getItem(ctx, { id: list.row.id }, itemId)
    return results.map((result) => {
      const { ErrorMessage, FieldValue, ...shown } = formResultShown(ctx.profile, result, itemId)
      return { ...shown, ...(ErrorMessage !== null && { ErrorMessage }), ...(FieldValue !== null && { FieldValue }) }
    })
  },

  'ListItem.GetChanges': ({ ctx, list, item }, [query]) => {
    if (!item) throw invalid('The item is not stored. Call Update first.')
    return changesOf(ctx, { kind: 'list', id: list.row.id, securable: list }, query, { itemId: item.row.itemId })
  },
  'ListItem.DeleteWithParameters': async (object, _given, { version }) => {
    await deleteItem(object.ctx, { id: object.list.row.id }, storedId(object), expectedVersion(version))
    object.item = undefined
  },
  'ListItem.Recycle': async (object, _given, { version }) => {
    const id = await recycleItem(object.ctx, { id: object.list.row.id }, storedId(object), expectedVersion(version))
    object.item = undefined
    return id
  },
  'ListItem.DeleteObject': async (object, _given, { version }) => {
    await deleteItem(object.ctx, { id: object.list.row.id }, storedId(object), expectedVersion(version))
    object.item = undefined
  },
}
