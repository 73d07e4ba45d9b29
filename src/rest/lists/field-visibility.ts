import type { FieldAddress as WireFieldAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import { checkFormValue } from '../../core/acts/items/form-values.ts'
import { getField, updateField } from '../../core/acts/lists/fields.ts'
import { updateSiteColumn } from '../../core/acts/lists/site-columns.ts'
import type { FormSetting } from '../../core/model/lists/type-settings.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import { columnOf } from './fields.ts'

type Operations = 'validateFieldValue' | `set${'' | 'Web'}FieldIn${'Display' | 'Edit' | 'New'}Form`

async function showInList(ctx: Context, { params }: Pick<Call<'setFieldInDisplayForm'>, 'params'>, form: FormSetting): Promise<void> {
  await updateField(ctx, listAddress(ctx, params), columnOf(params), { settings: { [form]: params.shownInForm } })
}

async function showInWeb(
  ctx: Context,
  { params }: { readonly params: WireFieldAddress & { readonly shownInForm: boolean } },
  form: FormSetting,
): Promise<void> {
  await updateSiteColumn(ctx, columnOf(params), { settings: { [form]: params.shownInForm } })
}

/** contracts/rest/lists/field-visibility.yaml */
export const fieldVisibilityHandlers: Pick<Handlers<WireContext>, Operations> = {
  validateFieldValue: async (ctx, { params, body }, reply) => {
    const address = listAddress(ctx, params)
    const { field } = await getField(ctx, address, columnOf(params))
    await checkFormValue(ctx, address, { name: field.internalName, text: body.value })
    return reply.nothing(200, 'ValidateSetValue')
  },

  setFieldInDisplayForm: async (ctx, call, reply) => {
    await showInList(ctx, call, 'showInDisplayForm')
    return reply.nothing(200, 'SetShowInDisplayForm')
  },

  setFieldInEditForm: async (ctx, call, reply) => {
    await showInList(ctx, call, 'showInEditForm')
    return reply.nothing(200, 'SetShowInEditForm')
  },

  setFieldInNewForm: async (ctx, call, reply) => {
    await showInList(ctx, call, 'showInNewForm')
    return reply.nothing(200, 'SetShowInNewForm')
  },

  setWebFieldInDisplayForm: async (ctx, call, reply) => {
    await showInWeb(ctx, call, 'showInDisplayForm')
    return reply.nothing(200, 'SetShowInDisplayForm')
  },

  setWebFieldInEditForm: async (ctx, call, reply) => {
    await showInWeb(ctx, call, 'showInEditForm')
    return reply.nothing(200, 'SetShowInEditForm')
  },

  setWebFieldInNewForm: async (ctx, call, reply) => {
    await showInWeb(ctx, call, 'showInNewForm')
    return reply.nothing(200, 'SetShowInNewForm')
  },
}
