import type { Context } from '../core/context.ts'
import {
  type BinScope,
  eraseEntries,
  eraseEntriesById,
  getBinEntry,
  moveEntriesToSecondStage,
  moveToSecondStage,
  queryBin,
  restoreEntries,
  restoreEntry,
} from '../core/recycle-bin/recycle-bin.ts'
import { recycleItem } from '../core/recycle-bin/recycle-item.ts'
import { recycleList } from '../core/recycle-bin/recycle-list.ts'
import { parseIfMatch } from '../http/conditional.ts'
import type { Request } from '../http/message.ts'
import type { Handlers } from './handlers.ts'
import { listAddress, pageOf } from './query.ts'
import { recycleBinItem, type ShownEntry, withPeople } from './recycle-bin-shape.ts'

type Operations =
  | 'recycleItem'
  | 'recycleList'
  | 'queryRecycleBin'
  | 'getRecycleBinItem'
  | 'restoreRecycleBinItem'
  | 'deleteRecycleBinItem'
  | 'moveRecycleBinItem'
  | 'restoreRecycleBin'
  | 'emptyRecycleBin'
  | 'emptySecondStage'
  | 'moveRecycleBin'
  | 'deleteRecycleBinItems'

/** `web/recyclebin` and `site/recyclebin` are forms of one address, which show more or less of one bin. */
const scopeOf = ({ path }: Request): BinScope =>
  /\/_(?:api|vti_bin\/+client\.svc)\/+site\/+recyclebin/i.test(decodeURIComponent(path)) ? 'site' : 'web'

/** contracts/rest/recycle-bin.yaml */
export const recycleBinHandlers: Pick<Handlers<Context>, Operations> = {
  recycleItem: async (ctx, { params, headers }, reply) => {
    const id = await recycleItem(ctx, listAddress(ctx, params), params.itemId, parseIfMatch(headers['If-Match']))
    return reply.value(200, 'Edm.Guid', 'Recycle', id)
  },

  recycleList: async (ctx, { params, headers }, reply) =>
    reply.value(200, 'Edm.Guid', 'Recycle', await recycleList(ctx, listAddress(ctx, params), parseIfMatch(headers['If-Match']))),

  queryRecycleBin: async (ctx, { query, request }, reply) => {
    const entries = await queryBin(ctx, scopeOf(request))
    return reply.collection(200, recycleBinItem, pageOf(recycleBinItem, await withPeople(ctx, entries), query, ctx))
  },

  getRecycleBinItem: async (ctx, { params, request }, reply) => {
    const [found] = await withPeople(ctx, [await getBinEntry(ctx, scopeOf(request), params.binItemId)])
    return reply.entity(200, recycleBinItem, found as ShownEntry)
  },

  restoreRecycleBinItem: async (ctx, { params, request }, reply) => {
    await restoreEntry(ctx, scopeOf(request), params.binItemId)
    return reply.nothing(200, 'Restore')
  },

  deleteRecycleBinItem: async (ctx, { params, request }, reply) => {
    await eraseEntriesById(ctx, scopeOf(request), [params.binItemId])
    return reply.nothing(200, 'DeleteObject')
  },

  moveRecycleBinItem: async (ctx, { params, request }, reply) => {
    await moveToSecondStage(ctx, scopeOf(request), params.binItemId)
    return reply.nothing(200, 'MoveToSecondStage')
  },

  restoreRecycleBin: async (ctx, { request }, reply) => {
    await restoreEntries(ctx, scopeOf(request))
    return reply.nothing(200, 'RestoreAll')
  },

  moveRecycleBin: async (ctx, { request }, reply) => {
    await moveEntriesToSecondStage(ctx, scopeOf(request))
    return reply.nothing(200, 'MoveAllToSecondStage')
  },

  deleteRecycleBinItems: async (ctx, { body, request }, reply) => {
    await eraseEntriesById(
      ctx,
      scopeOf(request),
      body.ids.map((id) => id.toLowerCase()),
    )
    return reply.nothing(200, 'DeleteByIds')
  },

  emptyRecycleBin: async (ctx, { request }, reply) => {
    await eraseEntries(ctx, scopeOf(request))
    return reply.nothing(200, 'DeleteAll')
  },

  emptySecondStage: async (ctx, { request }, reply) => {
    await eraseEntries(ctx, scopeOf(request), 2)
    return reply.nothing(200, 'DeleteAllSecondStageItems')
  },
}
