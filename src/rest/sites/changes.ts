import type { Context } from '../../core/access/context.ts'
import { findSchema } from '../../core/access/find-list.ts'
import { type ChangeQuery, type ChangeTarget, queryChanges } from '../../core/acts/changes/change-log.ts'
import { changesInFolder } from '../../core/acts/changes/folder-changes.ts'
import { getItem } from '../../core/acts/items/items.ts'
import { getFolder, securedDocument } from '../../core/content/documents/documents.ts'
import { change, type ShownChange } from '../../entities/changes/change.ts'
import { changeQueryOf } from '../../entities/changes/change-query.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { folderAddress } from '../files/folder-address.ts'
import { listAddress } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Asked = Pick<Call<'getWebChanges'>, 'body' | 'query'>

/** Changes of a part of the target. */
type Part = Partial<Pick<ChangeQuery, 'itemId' | 'only' | 'entities'>>

async function changesOf(
  ctx: Context,
  target: ChangeTarget,
  { body, query: { $top } }: Asked,
  part: Part = {},
): Promise<{ items: ShownChange[] }> {
  const { kind, id } = target
  const asked = { ...changeQueryOf(body.query), ...part }
  const limit = Math.min(...[asked.limit, $top].filter((one) => one !== undefined && one > 0).map(Number))
  const rows = await queryChanges(ctx, target, Number.isFinite(limit) ? { ...asked, limit } : asked)
  return { items: rows.slice(0, $top).map((row) => ({ row, scope: { kind, id } })) }
}

async function changesBelow(ctx: Context, call: Pick<Call<'getFolderChanges'>, 'params' | 'body' | 'query'>, part: Part = {}) {
  const folder = await getFolder(ctx, folderAddress(ctx, call.params))
  const { list, row } = folder
  const place = list ? ({ kind: 'list', id: list.row.id } as const) : ({ kind: 'web', id: row.webId } as const)
  const only = changesInFolder(ctx, folder, call.body.query.RecursiveAll === true)
  return changesOf(ctx, { ...place, securable: securedDocument(folder) }, call, { only, ...part })
}

type Operations = 'getSiteChanges' | 'getWebChanges' | 'getListChanges' | 'getItemChanges' | 'getFolderChanges' | 'getFolderItemChanges'

/** contracts/rest/sites/changes.yaml */
export const changeHandlers: Pick<Handlers<WireContext>, Operations> = {
  getSiteChanges: async (ctx, call, reply) => {
    const target: ChangeTarget = { kind: 'site', id: ctx.site.id, securable: ctx.web }
    return reply.collection(200, change, await changesOf(ctx, target, call))
  },

  getWebChanges: async (ctx, call, reply) => {
    const target: ChangeTarget = { kind: 'web', id: ctx.web.row.id, securable: ctx.web }
    return reply.collection(200, change, await changesOf(ctx, target, call))
  },

  getListChanges: async (ctx, call, reply) => {
    const list = await findSchema(ctx, listAddress(ctx, call.params))
    const target: ChangeTarget = { kind: 'list', id: list.row.id, securable: list }
    return reply.collection(200, change, await changesOf(ctx, target, call))
  },

  getItemChanges: async (ctx, call, reply) => {
    const { list } = await getItem(ctx, listAddress(ctx, call.params), call.params.itemId)
    const target: ChangeTarget = { kind: 'list', id: list.row.id, securable: list }
    return reply.collection(200, change, await changesOf(ctx, target, call, { itemId: call.params.itemId }))
  },

  getFolderChanges: async (ctx, call, reply) => reply.collection(200, change, await changesBelow(ctx, call)),

  getFolderItemChanges: async (ctx, call, reply) => reply.collection(200, change, await changesBelow(ctx, call, { entities: ['item'] })),
}
