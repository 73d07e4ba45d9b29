import type { ListAddress } from '../../../generated/rest/bindings.ts'
import type { OwnerAddress } from '../../core/acts/sites/owners.ts'
import { addPart, deleteParts, getPart, type PartSettings, queryParts, updatePart } from '../../core/acts/sites/parts.ts'
import { present } from '../../entities/shape/present.ts'
import { userCustomAction } from '../../entities/sites/parts.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type CollectionOptions, listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'listSiteUserCustomActions'
  | 'addSiteUserCustomAction'
  | 'clearSiteUserCustomActions'
  | 'getSiteUserCustomAction'
  | 'updateSiteUserCustomAction'
  | 'mergeSiteUserCustomAction'
  | 'deleteSiteUserCustomAction'
  | 'listWebUserCustomActions'
  | 'addWebUserCustomAction'
  | 'clearWebUserCustomActions'
  | 'getWebUserCustomAction'
  | 'updateWebUserCustomAction'
  | 'mergeWebUserCustomAction'
  | 'deleteWebUserCustomAction'
  | 'listListUserCustomActions'
  | 'addListUserCustomAction'
  | 'clearListUserCustomActions'
  | 'getListUserCustomAction'
  | 'updateListUserCustomAction'
  | 'mergeListUserCustomAction'
  | 'deleteListUserCustomAction'

const onSite: OwnerAddress = { kind: 'site' }
const onWeb: OwnerAddress = { kind: 'web' }
const onList = (ctx: WireContext, params: ListAddress): OwnerAddress => ({ kind: 'list', list: listAddress(ctx, params) })

/** The settings in a body; the others stay unchanged. */
const settingsOf = (body: NonNullable<Call<'updateWebUserCustomAction'>['body']>): PartSettings => present<PartSettings>({ ...body })

/** A page of the actions of an owner, by their `Sequence`. */
async function page(ctx: WireContext, owner: OwnerAddress, query: CollectionOptions) {
  const parts = await queryParts(ctx, 'action', owner)
  const placeOf = (part: (typeof parts)[number]) => Number(part.settings.Sequence ?? 0)
  return pageOf(
    userCustomAction,
    parts.toSorted((a, b) => placeOf(a) - placeOf(b)),
    query,
    ctx,
  )
}

/** contracts/rest/sites/user-custom-actions.yaml */
export const userCustomActionHandlers: Pick<Handlers<WireContext>, Operations> = {
  listSiteUserCustomActions: async (ctx, { query }, reply) => reply.collection(200, userCustomAction, await page(ctx, onSite, query)),
  addSiteUserCustomAction: async (ctx, { body }, reply) => {
    const made = await addPart(ctx, 'action', onSite, settingsOf(body))
    return reply.entity(201, userCustomAction, made, { Location: serviceRoot(ctx) + userCustomAction.address(made) })
  },
  clearSiteUserCustomActions: async (ctx, _call, reply) => {
    await deleteParts(ctx, 'action', onSite, 'all')
    return reply.nothing(200, 'Clear')
  },
  getSiteUserCustomAction: async (ctx, { params }, reply) =>
    reply.entity(200, userCustomAction, await getPart(ctx, 'action', onSite, params.actionId)),
  updateSiteUserCustomAction: async (ctx, { params, body }, reply) =>
    reply.entity(200, userCustomAction, await updatePart(ctx, 'action', onSite, params.actionId, settingsOf(body))),
  mergeSiteUserCustomAction: async (ctx, { params, body }, reply) =>
    reply.entity(200, userCustomAction, await updatePart(ctx, 'action', onSite, params.actionId, settingsOf(body))),
  deleteSiteUserCustomAction: async (ctx, { params }, reply) => {
    await deleteParts(ctx, 'action', onSite, params.actionId)
    return reply.empty(200)
  },

  listWebUserCustomActions: async (ctx, { query }, reply) => reply.collection(200, userCustomAction, await page(ctx, onWeb, query)),
  addWebUserCustomAction: async (ctx, { body }, reply) => {
    const made = await addPart(ctx, 'action', onWeb, settingsOf(body))
    return reply.entity(201, userCustomAction, made, { Location: serviceRoot(ctx) + userCustomAction.address(made) })
  },
  clearWebUserCustomActions: async (ctx, _call, reply) => {
    await deleteParts(ctx, 'action', onWeb, 'all')
    return reply.nothing(200, 'Clear')
  },
  getWebUserCustomAction: async (ctx, { params }, reply) =>
    reply.entity(200, userCustomAction, await getPart(ctx, 'action', onWeb, params.actionId)),
  updateWebUserCustomAction: async (ctx, { params, body }, reply) =>
    reply.entity(200, userCustomAction, await updatePart(ctx, 'action', onWeb, params.actionId, settingsOf(body))),
  mergeWebUserCustomAction: async (ctx, { params, body }, reply) =>
    reply.entity(200, userCustomAction, await updatePart(ctx, 'action', onWeb, params.actionId, settingsOf(body))),
  deleteWebUserCustomAction: async (ctx, { params }, reply) => {
    await deleteParts(ctx, 'action', onWeb, params.actionId)
    return reply.empty(200)
  },

  listListUserCustomActions: async (ctx, { params, query }, reply) =>
    reply.collection(200, userCustomAction, await page(ctx, onList(ctx, params), query)),
  addListUserCustomAction: async (ctx, { params, body }, reply) => {
    const made = await addPart(ctx, 'action', onList(ctx, params), settingsOf(body))
    return reply.entity(201, userCustomAction, made, { Location: serviceRoot(ctx) + userCustomAction.address(made) })
  },
  clearListUserCustomActions: async (ctx, { params }, reply) => {
    await deleteParts(ctx, 'action', onList(ctx, params), 'all')
    return reply.nothing(200, 'Clear')
  },
  getListUserCustomAction: async (ctx, { params }, reply) =>
    reply.entity(200, userCustomAction, await getPart(ctx, 'action', onList(ctx, params), params.actionId)),
  updateListUserCustomAction: async (ctx, { params, body }, reply) =>
    reply.entity(200, userCustomAction, await updatePart(ctx, 'action', onList(ctx, params), params.actionId, settingsOf(body))),
  mergeListUserCustomAction: async (ctx, { params, body }, reply) =>
    reply.entity(200, userCustomAction, await updatePart(ctx, 'action', onList(ctx, params), params.actionId, settingsOf(body))),
  deleteListUserCustomAction: async (ctx, { params }, reply) => {
    await deleteParts(ctx, 'action', onList(ctx, params), params.actionId)
    return reply.empty(200)
  },
}
