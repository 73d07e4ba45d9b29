import type { ViewAddress as WireViewAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import { getFields } from '../../core/acts/lists/fields.ts'
import {
  addView,
  changeViewFields,
  deleteView,
  type FieldsChange,
  getView,
  getViewAtUrl,
  queryViews,
  updateView,
  type View,
  type ViewAddress,
  type ViewCreation,
  type ViewPatch,
} from '../../core/acts/lists/views.ts'
import { columnNamed, viewQueryOf, viewSettingsOfBody, viewTypes } from '../../entities/lists/input/view-input.ts'
import { view, viewFieldCollection } from '../../entities/lists/view.ts'
import { present } from '../../entities/shape/present.ts'
import { camlEnvironment } from '../../formats/caml/caml-environment.ts'
import { parseView } from '../../formats/caml/caml-view.ts'
import { viewSettingsIn } from '../../formats/caml/caml-view-settings.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

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
  | 'getViewFromUrl'
  | 'addViewField'
  | 'removeViewField'
  | 'removeAllViewFields'
  | 'moveViewFieldTo'

/** The view of an address; without a view parameter the default view. */
export const viewAddress = (params: WireViewAddress): ViewAddress =>
  'viewId' in params ? { id: params.viewId } : 'viewTitle' in params ? { title: params.viewTitle } : { default: true }

type Creation = Call<'addView'>['body']

async function create(ctx: Context, { params }: Pick<Call<'addView'>, 'params'>, body: Creation): Promise<View> {
  const address = listAddress(ctx, params)
  const list = await getFields(ctx, address)
  const input: ViewCreation = {
    title: body.Title,
    ...present<Omit<ViewCreation, 'title'>>({
      query: await viewQueryOf(ctx, list, body.ViewQuery ?? body.Query),
      fields: body.ViewFields?.map((name) => columnNamed(list, name)),
      rowLimit: body.RowLimit,
      paged: body.Paged,
      personal: body.PersonalView,
      isDefault: body.SetAsDefaultView ?? body.DefaultView,
      hidden: body.Hidden,
      scope: body.Scope,
      type: body.ViewType ?? viewTypes.get(body.ViewTypeKind),
      ...viewSettingsOfBody(body),
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
    query: await viewQueryOf(ctx, await getFields(ctx, address), body.ViewQuery),
    rowLimit: body.RowLimit,
    paged: body.Paged,
    isDefault: body.DefaultView,
    hidden: body.Hidden,
    scope: body.Scope,
    ...viewSettingsOfBody(body),
  })
  return updateView(ctx, address, viewAddress(params), patch)
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
    const parsed = parseView(body.viewXml, await camlEnvironment(ctx, list, body.viewXml))
    await updateView(ctx, address, viewAddress(params), {
      query: { text: parsed.queryText, query: parsed.query },
      ...(parsed.viewFields && { fields: parsed.viewFields }),
      ...(parsed.rowLimit !== undefined && { rowLimit: parsed.rowLimit, paged: parsed.paged }),
      scope: parsed.scope,
      settings: viewSettingsIn(body.viewXml),
    })
    return reply.nothing(200, 'SetViewXml')
  },

  getViewFromUrl: async (ctx, { params }, reply) => reply.entity(200, view, await getViewAtUrl(ctx, params.viewPageUrl)),

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
