import { queryDeliveries } from '../../core/acts/webhooks/deliveries.ts'
import type { Outgoing } from '../../core/acts/webhooks/outgoing.ts'
import {
  addSubscription,
  deleteSubscription,
  getSubscription,
  querySubscriptions,
  type SubscriptionPatch,
  updateSubscription,
} from '../../core/acts/webhooks/subscriptions.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { deliveryShape, subscriptionShape } from '../../entities/lists/subscription.ts'
import { present } from '../../entities/shape/present.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'

type Operations =
  | 'listSubscriptions'
  | 'addSubscription'
  | 'addSubscriptionByInformation'
  | 'getSubscription'
  | 'updateSubscription'
  | 'deleteSubscription'
  | 'listDeliveries'

interface SubscriptionOptions extends Reading<{ readonly 'Webhooks:Enabled': boolean }> {
  readonly outgoing: Outgoing
}

/** A date, with or without a time; an offset is needed for no time. */
const timeForm = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/

/** The instant of an ISO 8601 text, without an offset in UTC; milliseconds. Fails with `invalid_request`. */
function instantOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const form = timeForm.exec(text)
  const isLocal = text.includes('T') && form?.[1] === undefined
  const at = form ? Date.parse(isLocal ? `${text}Z` : text) : Number.NaN
  if (Number.isNaN(at)) throw invalid(`The expirationDateTime '${text}' is not a time. Write it as 2026-07-01T12:00:00Z.`)
  return at
}

const patchOf = (body: Call<'updateSubscription'>['body']): SubscriptionPatch =>
  present<SubscriptionPatch>({
    notificationUrl: body.notificationUrl,
    expiresAt: instantOf(body.expirationDateTime),
    clientState: body.clientState,
  })

/** contracts/rest/lists/subscriptions.yaml (docs/webhooks.md) */
export function subscriptionHandlers({ settings, outgoing }: SubscriptionOptions): Pick<Handlers<WireContext>, Operations> {
  const demandOn = ({ request }: Pick<Call<'getSubscription'>, 'request'>): void => {
    if (!settings['Webhooks:Enabled']) throw new DomainError(kernelReasons.resource_not_found, { path: request.path.slice(0, 200) })
  }
  return {
    listSubscriptions: async (ctx, call, reply) => {
      demandOn(call)
      const found = await querySubscriptions(ctx, listAddress(ctx, call.params))
      return reply.collection(200, subscriptionShape, pageOf(subscriptionShape, found, call.query, ctx))
    },

    addSubscription: async (ctx, call, reply) => {
      demandOn(call)
      const input = { ...patchOf(call.body), notificationUrl: call.body.notificationUrl }
      const made = await addSubscription(ctx, listAddress(ctx, call.params), input, outgoing)
      return reply.entity(201, subscriptionShape, made, { Location: serviceRoot(ctx) + subscriptionShape.address(made) })
    },

    addSubscriptionByInformation: async (ctx, call, reply) => {
      demandOn(call)
      const { parameters } = call.body
      const input = { ...patchOf(parameters), notificationUrl: parameters.notificationUrl }
      return reply.entity(200, subscriptionShape, await addSubscription(ctx, listAddress(ctx, call.params), input, outgoing))
    },

    getSubscription: async (ctx, call, reply) => {
      demandOn(call)
      const { params } = call
      return reply.entity(200, subscriptionShape, await getSubscription(ctx, listAddress(ctx, params), params.subscriptionId))
    },

    updateSubscription: async (ctx, call, reply) => {
      demandOn(call)
      const { params, body } = call
      await updateSubscription(ctx, listAddress(ctx, params), params.subscriptionId, patchOf(body), outgoing)
      return reply.empty(204)
    },

    deleteSubscription: async (ctx, call, reply) => {
      demandOn(call)
      await deleteSubscription(ctx, listAddress(ctx, call.params), call.params.subscriptionId)
      return reply.empty(204)
    },

    listDeliveries: async (ctx, call, reply) => {
      demandOn(call)
      const { params, query } = call
      const of = await getSubscription(ctx, listAddress(ctx, params), params.subscriptionId)
      const rows = (await queryDeliveries(ctx, of)).map((row) => ({ of, row }))
      return reply.collection(200, deliveryShape, pageOf(deliveryShape, rows, query, ctx))
    },
  }
}
