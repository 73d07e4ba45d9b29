import {
  type BinScope,
  eraseEntries,
  eraseEntriesById,
  getBinEntry,
  moveEntriesToSecondStage,
  moveEntriesToSecondStageById,
  moveToSecondStage,
  queryBin,
  restoreEntries,
  restoreEntriesById,
  restoreEntry,
} from '../../core/acts/recycle-bin/recycle-bin.ts'
import { recycleItem } from '../../core/acts/recycle-bin/recycle-item.ts'
import { recycleList } from '../../core/acts/recycle-bin/recycle-list.ts'
import { orderedEntries, recycleBinItem, withPeople } from '../../entities/recycle-bin/recycle-bin-item.ts'
import { percentDecoded } from '../../formats/percent.ts'
import { parseIfMatch } from '../../http/content/if-match.ts'
import type { Request } from '../../http/message/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'recycleItem'
  | 'recycleList'
  | 'listRecycleBinItems'
  | 'getRecycleBinItems'
  | 'getRecycleBinItem'
  | 'restoreRecycleBinItem'
  | 'deleteRecycleBinItem'
  | 'moveRecycleBinItemToSecondStage'
  | 'restoreAllRecycleBinItems'
  | 'deleteAllRecycleBinItems'
  | 'deleteAllSecondStageItems'
  | 'moveAllRecycleBinItemsToSecondStage'
  | 'deleteRecycleBinItemsByIds'
  | 'restoreRecycleBinItemsByIds'
  | 'moveRecycleBinItemsToSecondStageByIds'

/** `web/recyclebin` and `site/recyclebin` are forms of one address; they show different parts of one recycle bin. */
const scopeOf = ({ path }: Request): BinScope =>
  /\/_(?:api|vti_bin\/+client\.svc)\/+site\/+(?:get)?recyclebin/i.test(percentDecoded(path) ?? path) ? 'site' : 'web'

const idsOf = ({ ids }: { readonly ids: readonly string[] }): string[] => ids.map((id) => id.toLowerCase())

/** contracts/rest/recycle-bin/recycle-bin.yaml */
export const recycleBinHandlers: Pick<Handlers<WireContext>, Operations> = {
  recycleItem: async (ctx, { params, headers }, reply) => {
    const id = await recycleItem(ctx, listAddress(ctx, params), params.itemId, parseIfMatch(headers['If-Match']))
    return reply.value(200, 'Edm.Guid', 'Recycle', id)
  },

  recycleList: async (ctx, { params, headers }, reply) =>
    reply.value(200, 'Edm.Guid', 'Recycle', await recycleList(ctx, listAddress(ctx, params), parseIfMatch(headers['If-Match']))),

  listRecycleBinItems: async (ctx, { query, request }, reply) => {
    const entries = await queryBin(ctx, scopeOf(request))
    return reply.collection(200, recycleBinItem, pageOf(recycleBinItem, await withPeople(ctx, entries), query, ctx))
  },

  getRecycleBinItems: async (ctx, { params, query, request }, reply) => {
    const { rowLimit, isAscending } = params
    const { itemState, binOrder } = 'itemState' in params ? params : { itemState: 1, binOrder: 3 }
    const entries = await withPeople(ctx, await queryBin(ctx, scopeOf(request), itemState === 0 ? undefined : itemState))
    const rows = orderedEntries(entries, binOrder, isAscending).slice(0, rowLimit)
    return reply.collection(200, recycleBinItem, pageOf(recycleBinItem, rows, query, ctx))
  },

  getRecycleBinItem: async (ctx, { params, request }, reply) => {
    const [found] = await withPeople(ctx, [await getBinEntry(ctx, scopeOf(request), params.binItemId)])
    if (!found) throw new Error(`the entry ${params.binItemId} has no people`)
    return reply.entity(200, recycleBinItem, found)
  },

  restoreRecycleBinItem: async (ctx, { params, request }, reply) => {
    await restoreEntry(ctx, scopeOf(request), params.binItemId)
    return reply.nothing(200, 'Restore')
  },

  deleteRecycleBinItem: async (ctx, { params, request }, reply) => {
    await eraseEntriesById(ctx, scopeOf(request), [params.binItemId])
    return reply.nothing(200, 'DeleteObject')
  },

  moveRecycleBinItemToSecondStage: async (ctx, { params, request }, reply) => {
    await moveToSecondStage(ctx, scopeOf(request), params.binItemId)
    return reply.nothing(200, 'MoveToSecondStage')
  },

  restoreAllRecycleBinItems: async (ctx, { request }, reply) => {
    await restoreEntries(ctx, scopeOf(request))
    return reply.nothing(200, 'RestoreAll')
  },

  moveAllRecycleBinItemsToSecondStage: async (ctx, { request }, reply) => {
    await moveEntriesToSecondStage(ctx, scopeOf(request))
    return reply.nothing(200, 'MoveAllToSecondStage')
  },

  deleteRecycleBinItemsByIds: async (ctx, { body, request }, reply) => {
    await eraseEntriesById(ctx, scopeOf(request), idsOf(body))
    return reply.nothing(200, 'DeleteByIds')
  },

  restoreRecycleBinItemsByIds: async (ctx, { body, request }, reply) => {
    await restoreEntriesById(ctx, scopeOf(request), idsOf(body))
    return reply.nothing(200, 'RestoreByIds')
  },

  moveRecycleBinItemsToSecondStageByIds: async (ctx, { body, request }, reply) => {
    await moveEntriesToSecondStageById(ctx, scopeOf(request), idsOf(body))
    return reply.nothing(200, 'MoveToSecondStageByIds')
  },

  deleteAllRecycleBinItems: async (ctx, { request }, reply) => {
    await eraseEntries(ctx, scopeOf(request))
    return reply.nothing(200, 'DeleteAll')
  },

  deleteAllSecondStageItems: async (ctx, { request }, reply) => {
    await eraseEntries(ctx, scopeOf(request), 2)
    return reply.nothing(200, 'DeleteAllSecondStageItems')
  },
}
