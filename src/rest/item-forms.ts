import type { Context } from '../core/context.ts'
import { type FormResult, updateItemFromForm } from '../core/items/form-values.ts'
import { getItem, reserveItemId } from '../core/items/items.ts'
import { type FieldValuesName, fieldValuesOf, type ItemTexts, itemTexts } from './field-values-shape.ts'
import type { Call, Handlers } from './handlers.ts'
import { listAddress } from './query.ts'

type Operations = 'getFieldValuesAsText' | 'getFieldValuesAsHtml' | 'getFieldValuesForEdit' | 'validateUpdateListItem' | 'reserveListItemId'

async function textsOf(ctx: Context, params: Call<'getFieldValuesAsText'>['params'], name: FieldValuesName) {
  const item = await getItem(ctx, listAddress(ctx, params), params.itemId)
  const [texts] = await itemTexts(ctx, [item])
  return { shape: fieldValuesOf(item.list, name), texts: texts as ItemTexts }
}

const wireResult = ({ name, text, error }: FormResult, itemId: number) => ({
  ErrorCode: error ? error.number | 0 : 0,
  ErrorMessage: error?.message ?? null,
  FieldName: name,
  FieldValue: text,
  HasException: error !== undefined,
  ItemId: error ? 0 : itemId,
})

/** contracts/rest/item-forms.yaml */
export const formHandlers: Pick<Handlers<Context>, Operations> = {
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

  validateUpdateListItem: async (ctx, { params, body }, reply) => {
    const given = body.formValues.map(({ FieldName, FieldValue }) => ({ name: FieldName, text: FieldValue ?? null }))
    const results = await updateItemFromForm(ctx, listAddress(ctx, params), params.itemId, given)
    return reply.complexes(
      200,
      'ListItemFormUpdateValue',
      'ValidateUpdateListItem',
      results.map((result) => wireResult(result, params.itemId)),
    )
  },

  reserveListItemId: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Int32', 'ReserveListItemId', await reserveItemId(ctx, listAddress(ctx, params))),
}
