import type { ListAddress } from '../../../generated/rest/bindings.ts'
import type { OwnerAddress } from '../../core/acts/sites/owners.ts'
import { addPart, deleteParts, getPart, type PartSettings, queryParts, updatePart } from '../../core/acts/sites/parts.ts'
import { present } from '../../entities/shape/present.ts'
import { eventReceiver } from '../../entities/sites/parts.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type CollectionOptions, listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'listSiteEventReceivers'
  | 'addSiteEventReceiver'
  | 'getSiteEventReceiver'
  | 'updateSiteEventReceiver'
  | 'mergeSiteEventReceiver'
  | 'deleteSiteEventReceiver'
  | 'listWebEventReceivers'
  | 'addWebEventReceiver'
  | 'getWebEventReceiver'
  | 'updateWebEventReceiver'
  | 'mergeWebEventReceiver'
  | 'deleteWebEventReceiver'
  | 'listListEventReceivers'
  | 'addListEventReceiver'
  | 'getListEventReceiver'
  | 'updateListEventReceiver'
  | 'mergeListEventReceiver'
  | 'deleteListEventReceiver'

const onSite: OwnerAddress = { kind: 'site' }
const onWeb: OwnerAddress = { kind: 'web' }
const onList = (ctx: WireContext, params: ListAddress): OwnerAddress => ({ kind: 'list', list: listAddress(ctx, params) })

/** The settings of a receiver; the server chooses its id. */
const settingsOf = ({ ReceiverId: _, ...body }: NonNullable<Call<'updateWebEventReceiver'>['body']>): PartSettings =>
  present<PartSettings>({ ...body })

const page = async (ctx: WireContext, owner: OwnerAddress, query: CollectionOptions) =>
  pageOf(eventReceiver, await queryParts(ctx, 'receiver', owner), query, ctx)

/** contracts/rest/sites/event-receivers.yaml */
export const eventReceiverHandlers: Pick<Handlers<WireContext>, Operations> = {
  listSiteEventReceivers: async (ctx, { query }, reply) => reply.collection(200, eventReceiver, await page(ctx, onSite, query)),
  addSiteEventReceiver: async (ctx, { body }, reply) => {
    const made = await addPart(ctx, 'receiver', onSite, settingsOf(body))
    return reply.entity(201, eventReceiver, made, { Location: serviceRoot(ctx) + eventReceiver.address(made) })
  },
  getSiteEventReceiver: async (ctx, { params }, reply) =>
    reply.entity(200, eventReceiver, await getPart(ctx, 'receiver', onSite, params.receiverId)),
  updateSiteEventReceiver: async (ctx, { params, body }, reply) =>
    reply.entity(200, eventReceiver, await updatePart(ctx, 'receiver', onSite, params.receiverId, settingsOf(body))),
  mergeSiteEventReceiver: async (ctx, { params, body }, reply) =>
    reply.entity(200, eventReceiver, await updatePart(ctx, 'receiver', onSite, params.receiverId, settingsOf(body))),
  deleteSiteEventReceiver: async (ctx, { params }, reply) => {
    await deleteParts(ctx, 'receiver', onSite, params.receiverId)
    return reply.empty(200)
  },

  listWebEventReceivers: async (ctx, { query }, reply) => reply.collection(200, eventReceiver, await page(ctx, onWeb, query)),
  addWebEventReceiver: async (ctx, { body }, reply) => {
    const made = await addPart(ctx, 'receiver', onWeb, settingsOf(body))
    return reply.entity(201, eventReceiver, made, { Location: serviceRoot(ctx) + eventReceiver.address(made) })
  },
  getWebEventReceiver: async (ctx, { params }, reply) =>
    reply.entity(200, eventReceiver, await getPart(ctx, 'receiver', onWeb, params.receiverId)),
  updateWebEventReceiver: async (ctx, { params, body }, reply) =>
    reply.entity(200, eventReceiver, await updatePart(ctx, 'receiver', onWeb, params.receiverId, settingsOf(body))),
  mergeWebEventReceiver: async (ctx, { params, body }, reply) =>
    reply.entity(200, eventReceiver, await updatePart(ctx, 'receiver', onWeb, params.receiverId, settingsOf(body))),
  deleteWebEventReceiver: async (ctx, { params }, reply) => {
    await deleteParts(ctx, 'receiver', onWeb, params.receiverId)
    return reply.empty(200)
  },

  listListEventReceivers: async (ctx, { params, query }, reply) =>
    reply.collection(200, eventReceiver, await page(ctx, onList(ctx, params), query)),
  addListEventReceiver: async (ctx, { params, body }, reply) => {
    const made = await addPart(ctx, 'receiver', onList(ctx, params), settingsOf(body))
    return reply.entity(201, eventReceiver, made, { Location: serviceRoot(ctx) + eventReceiver.address(made) })
  },
  getListEventReceiver: async (ctx, { params }, reply) =>
    reply.entity(200, eventReceiver, await getPart(ctx, 'receiver', onList(ctx, params), params.receiverId)),
  updateListEventReceiver: async (ctx, { params, body }, reply) =>
    reply.entity(200, eventReceiver, await updatePart(ctx, 'receiver', onList(ctx, params), params.receiverId, settingsOf(body))),
  mergeListEventReceiver: async (ctx, { params, body }, reply) =>
    reply.entity(200, eventReceiver, await updatePart(ctx, 'receiver', onList(ctx, params), params.receiverId, settingsOf(body))),
  deleteListEventReceiver: async (ctx, { params }, reply) => {
    await deleteParts(ctx, 'receiver', onList(ctx, params), params.receiverId)
    return reply.empty(200)
  },
}
