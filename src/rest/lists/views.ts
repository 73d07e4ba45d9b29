import type { ViewAddress as WireViewAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import { getFields } from '../../core/acts/lists/fields.ts'
import {
  addView,
  changeViewFields,
  deleteView,
  type FieldsChange,
  getView,
  queryViews,
  updateView,
  type View,
  type ViewAddress,
  type ViewCreation,
  type ViewPatch,
  type ViewQuery,
} from '../../core/acts/lists/views.ts'
import { fold } from '../../core/kernel/fold.ts'
import type { List } from '../../core/model/lists/list.ts'
import { fieldNotFound } from '../../core/model/lists/near-columns.ts'
import { view, viewFieldCollection } from '../../entities/lists/view.ts'
import { camlEnvironment } from '../../formats/caml/caml-environment.ts'
import { parseView, parseViewQuery } from '../../formats/caml/caml-view.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import { present } from '../protocol/present.ts'

type Operations =
  | 'listViews'
  | 'addView'
  | 'addViewByParameters'
  | 'getView'
  | 'updateView'
  | 'mergeView'
  | 'deleteView'
  | 'setViewXml'
  | 'getViewFields'
  | 'addViewField'
  | 'removeViewField'
  | 'removeAllViewFields'
  | 'moveViewFieldTo'

/** The view of an address; without a view parameter the default view. */
export const viewAddress = (params: WireViewAddress): ViewAddress =>
  'viewId' in params ? { id: params.viewId } : 'viewTitle' in params ? { title: params.viewTitle } : { default: true }

type Creation = Call<'addView'>['body']

/** ViewTypeKind by number (protocol/lists#views). */
const viewTypes: ReadonlyMap<number | undefined, string> = new Map([
  [1, 'HTML'],
  [2049, 'GRID'],
  [524288, 'CALENDAR'],
  [8193, 'CALENDAR'],
  [131072, 'CHART'],
  [67108864, 'GANTT'],
])

async function queryOf(ctx: Context, list: List, text: string | undefined): Promise<ViewQuery | undefined> {
  if (text === undefined) return undefined
  const { query, queryText } = parseViewQuery(text, await camlEnvironment(ctx, list))
  return { text: queryText, query }
}

async function create(ctx: Context, { params }: Pick<Call<'addView'>, 'params'>, body: Creation): Promise<View> {
  const address = listAddress(ctx, params)
  const list = await getFields(ctx, address)
  const input: ViewCreation = {
    title: body.Title,
    ...present<Omit<ViewCreation, 'title'>>({
      query: await queryOf(ctx, list, body.ViewQuery ?? body.Query),
      fields: body.ViewFields?.map((name) => fieldNamed(list, name)),
      rowLimit: body.RowLimit,
      paged: body.Paged,
      personal: body.PersonalView,
      isDefault: body.SetAsDefaultView ?? body.DefaultView,
      hidden: body.Hidden,
      scope: body.Scope,
      type: body.ViewType ?? viewTypes.get(body.ViewTypeKind),
    }),
  }
  return addView(ctx, address, input)
}

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
async function change(ctx: Context, call: Pick<Call<'updateView'>, 'params' | 'body'>): Promise<View> {
  const { params, body } = call
  const address = listAddress(ctx, params)
  const patch: ViewPatch = present<ViewPatch>({
    title: body.Title,
    query: await queryOf(ctx, await getFields(ctx, address), body.ViewQuery),
    rowLimit: body.RowLimit,
    paged: body.Paged,
    isDefault: body.DefaultView,
    hidden: body.Hidden,
    scope: body.Scope,
  })
  return updateView(ctx, address, viewAddress(params), patch)
}

/** The internal name of a column that a client names by internal name or by title. Fails with `field_not_found`. */
function fieldNamed(list: List, name: string): string {
  const field = list.fieldsByName.get(name) ?? list.fields.find((one) => fold(one.title) === fold(name))
  if (field) return field.internalName
  throw fieldNotFound(list, name)
}

type FieldsCall = Pick<Call<'removeAllViewFields'>, 'params'>

const changeFields = (ctx: Context, { params }: FieldsCall, change: FieldsChange) =>
  changeViewFields(ctx, listAddress(ctx, params), viewAddress(params), change)

/** contracts/rest/lists/views.yaml */
export const viewHandlers: Pick<Handlers<WireContext>, Operations> = {
  listViews: async (ctx, { params, query }, reply) =>
    reply.collection(200, view, pageOf(view, await queryViews(ctx, listAddress(ctx, params)), query, ctx)),

  addView: async (ctx, call, reply) => {
    const made = await create(ctx, call, call.body)
    return reply.entity(201, view, made, { Location: serviceRoot(ctx) + view.address(made) })
  },

  addViewByParameters: async (ctx, call, reply) => reply.entity(200, view, await create(ctx, call, call.body.parameters)),

  getView: async (ctx, { params }, reply) => reply.entity(200, view, await getView(ctx, listAddress(ctx, params), viewAddress(params))),

  updateView: async (ctx, call, reply) => reply.entity(200, view, await change(ctx, call)),

  mergeView: async (ctx, call, reply) => reply.entity(200, view, await change(ctx, call)),

  deleteView: async (ctx, { params }, reply) => {
    await deleteView(ctx, listAddress(ctx, params), viewAddress(params))
    return reply.empty(200)
  },

  setViewXml: async (ctx, { params, body }, reply) => {
    const address = listAddress(ctx, params)
    const list = await getFields(ctx, address)
    const parsed = parseView(body.viewXml, await camlEnvironment(ctx, list))
    await updateView(ctx, address, viewAddress(params), {
      query: { text: parsed.queryText, query: parsed.query },
      ...(parsed.viewFields && { fields: parsed.viewFields }),
      ...(parsed.rowLimit !== undefined && { rowLimit: parsed.rowLimit, paged: parsed.paged }),
      scope: parsed.scope,
    })
    return reply.nothing(200, 'SetViewXml')
  },

  getViewFields: async (ctx, { params }, reply) =>
    reply.entity(200, viewFieldCollection, await getView(ctx, listAddress(ctx, params), viewAddress(params))),

  addViewField: async (ctx, call, reply) => {
    await changeFields(ctx, call, { kind: 'add', field: call.params.fieldName })
    return reply.nothing(200, 'AddViewField')
  },

  removeViewField: async (ctx, call, reply) => {
    await changeFields(ctx, call, { kind: 'remove', field: call.params.fieldName })
    return reply.nothing(200, 'RemoveViewField')
  },

  removeAllViewFields: async (ctx, call, reply) => {
    await changeFields(ctx, call, { kind: 'clear' })
    return reply.nothing(200, 'RemoveAllViewFields')
  },

  moveViewFieldTo: async (ctx, call, reply) => {
    await changeFields(ctx, call, { kind: 'move', field: call.body.field, index: call.body.index })
    return reply.nothing(200, 'MoveViewFieldTo')
  },
}
