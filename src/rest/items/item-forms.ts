import type { Context } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { addItemFromForm, type FormValue, updateItemFromForm } from '../../core/acts/items/form-values.ts'
import { getItem, reserveItemId } from '../../core/acts/items/items.ts'
import { folderOfList } from '../../core/content/documents/folder-scope.ts'
import { type FieldValuesName, fieldValuesShapeOf, itemTexts } from '../../entities/items/field-values.ts'
import { formResultShown } from '../../entities/items/form-result.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getFieldValuesAsText'
  | 'getFieldValuesAsHtml'
  | 'getFieldValuesForEdit'
  | 'validateUpdateListItem'
  | 'addValidateUpdateItemUsingPath'
  | 'reserveListItemId'

async function textsOf(ctx: Context, params: Call<'getFieldValuesAsText'>['params'], name: FieldValuesName) {
  const item = await getItem(ctx, listAddress(ctx, params), params.itemId)
  const [texts] = await itemTexts(ctx, [item])
  if (!texts) throw new Error(`item ${params.itemId} has no texts`)
  return { shape: fieldValuesShapeOf(item.list, name), texts }
}

const formOf = ({ formValues }: Pick<Call<'validateUpdateListItem'>['body'], 'formValues'>): FormValue[] =>
  formValues.map(({ FieldName, FieldValue }) => ({ name: FieldName, text: FieldValue ?? null }))

/** contracts/rest/items/item-forms.yaml */
export const formHandlers: Pick<Handlers<WireContext>, Operations> = {
  getFieldValuesAsText: async (ctx, { params }, reply) => {
    const { shape, texts } = await textsOf(ctx, params, 'FieldValuesAsText')
    return reply.entity(200, shape, texts)
  },

  getFieldValuesAsHtml: async (ctx, { params }, reply) => {
    const { shape, texts } = await textsOf(ctx, params, 'FieldValuesAsHtml')
    return reply.entity(200, shape, texts)
  },

  getFieldValuesForEdit: async (ctx, { params }, reply) => {
    const { shape, texts } = await textsOf(ctx, params, 'FieldValuesForEdit')
    return reply.entity(200, shape, texts)
  },

  validateUpdateListItem: async (ctx, { params, body, request }, reply) => {
    const kind = body.bNewDocumentUpdate === true ? 'system' : 'usual'
    const results = await updateItemFromForm(ctx, listAddress(ctx, params), params.itemId, formOf(body), kind)
    return reply.complexes(
      200,
      'ListItemFormUpdateValue',
      'ValidateUpdateListItem',
      results.map((result) => formResultShown(request.profile, result, params.itemId)),
    )
  },

  addValidateUpdateItemUsingPath: async (ctx, { params, body, request }, reply) => {
    const address = listAddress(ctx, params)
    const list = await openSchema(ctx, address)
    const { FolderPath: path, FolderUrl: plain, UnderlyingObjectType: kind, LeafName: name } = body.listItemCreateInfo ?? {}
    const url = path?.DecodedUrl ?? plain
    const folder = url ? await folderOfList(ctx, list, { from: { url } }) : undefined
    const named = name ? [{ name: 'FileLeafRef', text: name }] : []
    const form = [...formOf(body), ...named]
    const { results, item } = await addItemFromForm(ctx, address, form, { ...(folder && { folder }), isFolder: kind === 1 })
    const itemId = item?.row.itemId ?? 0
    const id = { name: 'Id', text: String(itemId) }
    const rows = (item ? [...results, id] : results).map((result) => formResultShown(request.profile, result, itemId))
    return reply.complexes(200, 'ListItemFormUpdateValue', 'AddValidateUpdateItemUsingPath', rows)
  },

  reserveListItemId: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Int32', 'ReserveListItemId', await reserveItemId(ctx, listAddress(ctx, params))),
}
