import { type Context, recordsOf } from '../../core/access/context.ts'
import { queryItems } from '../../core/acts/items/item-pages.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { openLookupTarget } from '../../core/content/items/lookup-target.ts'
import { lookupText } from '../../core/content/shown/lookups.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Field } from '../../core/model/lists/field.ts'
import type { ListAddress } from '../../core/model/lists/list.ts'
import { fieldNotFound } from '../../core/model/lists/near-columns.ts'
import { form, formsOf, type ListForm } from '../../entities/lists/form.ts'
import { renderedExtendedForm, renderedFilter, renderedForm, renderedRows, renderedView } from '../../entities/lists/shown/rendered.ts'
import type { Json } from '../../entities/shape/shape.ts'
import { readPageToken, writePageToken } from '../../formats/odata/page-token.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { viewAddress } from '../lists/views.ts'
import { badToken, listAddress, pageOf, withoutQuotes } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getListItemChangesSinceToken'
  | 'renderListData'
  | 'renderListFormData'
  | 'renderExtendedListFormData'
  | 'getLookupFieldChoices'
  | 'listForms'
  | 'getForm'
  | 'getFormByType'
  | 'renderViewAsHtml'
  | 'renderListFilterData'

/** What a client says of the changes that it wants. */
export interface ChangesAsked {
  readonly viewName?: string | undefined
  readonly query?: string | undefined
  readonly viewFields?: string | undefined
  readonly queryOptions?: string | undefined
  readonly contains?: string | undefined
  readonly changeToken?: string | undefined
  readonly rowLimit?: string | undefined
}

/** Writes the changes of a list as the SOAP edge does: the two replies are one text. */
export type ListChangesWriter = (ctx: Context, address: ListAddress, asked: ChangesAsked) => Promise<string | AsyncIterable<Uint8Array>>

/** contracts/rest/list-functions/list-functions.yaml */
export const listFunctionHandlers = ({
  listChanges,
}: {
  readonly listChanges: ListChangesWriter
}): Pick<Handlers<WireContext>, Operations> => ({
  getListItemChangesSinceToken: async (ctx, { params, body }, reply) => {
    const { ViewName, Query, ViewFields, QueryOptions, Contains, ChangeToken, RowLimit } = body.query
    const asked = {
      viewName: ViewName ?? undefined,
      query: Query ?? undefined,
      viewFields: ViewFields ?? undefined,
      queryOptions: QueryOptions ?? undefined,
      contains: Contains ?? undefined,
      changeToken: ChangeToken ?? undefined,
      rowLimit: RowLimit ?? undefined,
    }
    return reply.media(200, 'text/xml', await listChanges(ctx, listAddress(ctx, params), asked))
  },

  renderListData: async (ctx, { params }, reply) =>
    reply.value(
      200,
      'Edm.String',
      'RenderListData',
      await renderedRows(ctx, listAddress(ctx, params), { ViewXml: params.renderedViewXml }),
    ),

  renderListFormData: async (ctx, { params }, reply) => {
    const { formItemId: itemId, formMode: mode, formId } = params
    return reply.value(200, 'Edm.String', 'RenderListFormData', await renderedForm(ctx, listAddress(ctx, params), { itemId, formId, mode }))
  },

  renderExtendedListFormData: async (ctx, { params }, reply) => {
    const { formItemId: itemId, formMode: mode, formId, formOptions } = params
    const text = await renderedExtendedForm(ctx, listAddress(ctx, params), { itemId, formId, mode }, formOptions)
    return reply.value(200, 'Edm.String', 'RenderExtendedListFormData', text)
  },

  getLookupFieldChoices: async (ctx, { params }, reply) => {
    const list = await getList(ctx, listAddress(ctx, params))
    const field = list.fieldsByName.get(params.lookupFieldName)
    if (!field) throw fieldNotFound(list, params.lookupFieldName)
    if (field.system || (field.type !== 'Lookup' && field.type !== 'LookupMulti'))
      throw invalid(`'${field.internalName}' is no lookup field: its choices are not items.`)
    return reply.value(200, 'Edm.String', 'GetLookupFieldChoices', JSON.stringify(await choicesOf(ctx, field, params.choicesPage)))
  },

  listForms: async (ctx, { params, query }, reply) => {
    const list = await getList(ctx, listAddress(ctx, params))
    return reply.collection(200, form, pageOf(form, formsOf(list), query, ctx))
  },

  getForm: async (ctx, { params, request }, reply) => {
    const wanted = params.formPageId.toLowerCase()
    return reply.entity(200, form, await formIn(ctx, listAddress(ctx, params), request.path, ({ id }) => id === wanted))
  },

  getFormByType: async (ctx, { params, request }, reply) =>
    reply.entity(200, form, await formIn(ctx, listAddress(ctx, params), request.path, ({ type }) => type === params.formPageType)),

  renderListFilterData: async (ctx, { params, query }, reply) => {
    const view = query.ViewId && withoutQuotes(query.ViewId)
    const text = await renderedFilter(ctx, listAddress(ctx, params), withoutQuotes(query.FieldInternalName), view)
    return reply.media(200, 'text/html;charset=utf-8', text)
  },

  renderViewAsHtml: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.String', 'RenderAsHtml', await renderedView(ctx, listAddress(ctx, params), viewAddress(params))),
})

/** A form of a list. Fails as `getList`, and with `resource_not_found`. */
async function formIn(ctx: WireContext, address: ListAddress, path: string, isWanted: (one: ListForm) => boolean): Promise<ListForm> {
  const found = formsOf(await getList(ctx, address)).find(isWanted)
  if (!found) throw new DomainError(kernelReasons.resource_not_found, { path: path.slice(0, 200), hint: ' The list has no such form.' })
  return found
}

/** How many choices a page has. */
const choicesAtOnce = 100

async function choicesOf(ctx: WireContext, field: Field, paging: string): Promise<Json> {
  const target = await openLookupTarget(ctx, field)
  const webs = await ctx.site.schema.webs(recordsOf(ctx))
  const web = [...webs.values()].find(({ row }) => row.id === target?.row.webId)
  if (!target || !web) return { Row: [] }
  const shown = target.fieldsByName.get(field.settings.lookupField ?? 'Title')
  const path = [shown?.column ? shown.internalName : 'ID']
  const after = paging === '' ? undefined : readPageToken(paging.replace(/^\?/, ''), badToken)
  const query = { limit: choicesAtOnce, orderBy: [{ path, descending: false, at: -1 }], ...(after && { after }) }
  const { items, next } = await queryItems({ ...ctx, web }, { id: target.row.id }, query)
  ctx.budget?.spendEntities(items.length)
  const Row = items.map((item) => ({ LookupId: item.row.itemId, LookupValue: lookupText(field, item) }))
  return { Row, ...(next && { NextHref: `?${writePageToken(next)}` }) }
}
