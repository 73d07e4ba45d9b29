import {
  type AlertCreation,
  type AlertPatch,
  addAlert,
  deleteAlert,
  getAlert,
  queryAlerts,
  queryUserAlerts,
  updateAlert,
} from '../../core/acts/alerts/alerts.ts'
import { currentUser, getUser } from '../../core/acts/people/users.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { alertPatch, alertShape } from '../../entities/sites/alert.ts'
import { alertFilter } from '../../formats/caml/alert-filter.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import { userAddress } from '../people/users.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'listAlerts'
  | 'addAlert'
  | 'getAlert'
  | 'hasAlert'
  | 'updateAlert'
  | 'deleteAlert'
  | 'deleteAlertById'
  | 'deleteAlertAtIndex'
  | 'updateAlertByMethod'
  | 'listCurrentUserAlerts'
  | 'addCurrentUserAlert'
  | 'listUserAlerts'

/** A date, with or without a time; an offset is needed for no time. */
const timeForm = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/

function instantOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const form = timeForm.exec(text)
  const at = form ? Date.parse(text.includes('T') && form[1] === undefined ? `${text}Z` : text) : Number.NaN
  if (Number.isNaN(at)) throw invalid(`The AlertTime '${text}' is not a time. Write it as 2026-07-01T08:00:00Z.`)
  return at
}

const patchOf = (body: Call<'updateAlert'>['body']): AlertPatch => alertPatch(body, instantOf(body.AlertTime))

function creationOf(body: Call<'addAlert'>['body']): AlertCreation {
  const { Title: title, List: list, ListID: id = typeof list === 'object' ? list.Id : list, Item: item, ItemID: itemId = item?.Id } = body
  if (id === undefined) throw invalid("The body lacks the member 'ListID', the id of the list; 'List' may name it too.")
  return { ...patchOf(body), title, list: { id }, ...(itemId !== undefined && { itemId }) }
}

/** contracts/rest/sites/alerts.yaml (docs/alerts.md) */
export const alertHandlers: Pick<Handlers<WireContext>, Operations> = {
  listAlerts: async (ctx, { query }, reply) => reply.collection(200, alertShape, pageOf(alertShape, await queryAlerts(ctx), query, ctx)),

  addAlert: async (ctx, { body }, reply) => {
    const made = await addAlert(ctx, creationOf(body), alertFilter)
    return reply.entity(201, alertShape, made, { Location: serviceRoot(ctx) + alertShape.address(made) })
  },

  getAlert: async (ctx, { params }, reply) => reply.entity(200, alertShape, await getAlert(ctx, params.alertId)),

  updateAlert: async (ctx, { params, body }, reply) => {
    await updateAlert(ctx, await getAlert(ctx, params.alertId), patchOf(body), alertFilter)
    return reply.empty(204)
  },

  deleteAlert: async (ctx, { params }, reply) => {
    await deleteAlert(ctx, await getAlert(ctx, params.alertId))
    return reply.empty(204)
  },

  hasAlert: async (ctx, { params }, reply) => {
    const id = params.alertId.toLowerCase()
    const isThere = (await queryAlerts(ctx)).some(({ row }) => row.id === id)
    return reply.value(200, 'Edm.Boolean', 'Contains', isThere)
  },

  deleteAlertById: async (ctx, { params }, reply) => {
    await deleteAlert(ctx, await getAlert(ctx, params.alertId.toLowerCase()))
    return reply.nothing(200, 'DeleteAlert')
  },

  deleteAlertAtIndex: async (ctx, { params }, reply) => {
    const alerts = await queryAlerts(ctx)
    const there = alerts[params.alertIndex]
    if (!there) throw invalid(`There is no alert at ${params.alertIndex}: the web has ${alerts.length}, and the first one is at 0.`)
    await deleteAlert(ctx, there)
    return reply.nothing(200, 'DeleteAlertAtIndex')
  },

  updateAlertByMethod: async (ctx, { params, body }, reply) => {
    await updateAlert(ctx, await getAlert(ctx, params.alertId), patchOf(body), alertFilter)
    return reply.nothing(200, 'UpdateAlert')
  },

  addCurrentUserAlert: async (ctx, { body }, reply) => {
    const made = await addAlert(ctx, creationOf(body), alertFilter)
    return reply.entity(201, alertShape, made, { Location: serviceRoot(ctx) + alertShape.address(made) })
  },

  listCurrentUserAlerts: async (ctx, { query }, reply) =>
    reply.collection(200, alertShape, pageOf(alertShape, await queryUserAlerts(ctx, await currentUser(ctx)), query, ctx)),

  listUserAlerts: async (ctx, { params, query }, reply) =>
    reply.collection(200, alertShape, pageOf(alertShape, await queryUserAlerts(ctx, await getUser(ctx, userAddress(params))), query, ctx)),
}
