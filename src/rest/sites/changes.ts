import type { Context } from '../../core/access/context.ts'
import { findSchema } from '../../core/access/find-list.ts'
import { type ChangeQuery, type ChangeTarget, queryChanges } from '../../core/acts/changes/change-log.ts'
import { getItem } from '../../core/acts/items/items.ts'
import type { ChangedEntity, ChangeType } from '../../core/model/change.ts'
import { change, type ShownChange } from '../../entities/changes/change.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type WireQuery = NonNullable<Call<'getWebChanges'>['body']>['query']
type Flag = keyof WireQuery

const entityFlags: readonly (readonly [Flag, ChangedEntity])[] = [
  ['Item', 'item'],
  ['File', 'file'],
  ['Folder', 'folder'],
  ['List', 'list'],
  ['Web', 'web'],
  ['Site', 'site'],
  ['Field', 'field'],
  ['ContentType', 'contentType'],
  ['View', 'view'],
  ['User', 'user'],
  ['Group', 'group'],
  ['SecurityPolicy', 'role'],
]

/** The change types of each flag (protocol/changes#types). */
const typeFlags: readonly (readonly [Flag, readonly ChangeType[]])[] = [
  ['Add', ['add']],
  ['Update', ['update']],
  ['DeleteObject', ['delete']],
  ['Rename', ['rename']],
  ['Move', ['moveAway', 'moveInto']],
  ['Restore', ['restore']],
  ['RoleDefinitionAdd', ['roleAdd']],
  ['RoleDefinitionDelete', ['roleDelete']],
  ['RoleDefinitionUpdate', ['roleUpdate']],
  ['RoleAssignmentAdd', ['assignmentAdd', 'scopeAdd']],
  ['RoleAssignmentDelete', ['assignmentDelete', 'scopeDelete']],
  ['GroupMembershipAdd', ['memberAdd']],
  ['GroupMembershipDelete', ['memberDelete']],
  ['SystemUpdate', ['systemUpdate']],
]

function queryOf(query: WireQuery): ChangeQuery {
  const { ChangeTokenStart, ChangeTokenEnd, FetchLimit, LatestFirst } = query
  return {
    entities: entityFlags.flatMap(([flag, entity]) => (query[flag] === true ? [entity] : [])),
    types: typeFlags.flatMap(([flag, types]) => (query[flag] === true ? types : [])),
    ...(ChangeTokenStart && { after: ChangeTokenStart.StringValue }),
    ...(ChangeTokenEnd && { upTo: ChangeTokenEnd.StringValue }),
    ...(FetchLimit && { limit: FetchLimit }),
    latestFirst: LatestFirst === true,
  }
}

type Asked = Pick<Call<'getWebChanges'>, 'body' | 'query'>

async function changesOf(
  ctx: Context,
  target: ChangeTarget,
  { body, query: { $top } }: Asked,
  itemId?: number,
): Promise<{ items: ShownChange[] }> {
  const { kind, id } = target
  const asked = { ...queryOf(body.query), ...(itemId !== undefined && { itemId }) }
  const limit = Math.min(...[asked.limit, $top].filter((one) => one !== undefined && one > 0).map(Number))
  const rows = await queryChanges(ctx, target, Number.isFinite(limit) ? { ...asked, limit } : asked)
  return { items: rows.slice(0, $top).map((row) => ({ row, scope: { kind, id } })) }
}

type Operations = 'getSiteChanges' | 'getWebChanges' | 'getListChanges' | 'getItemChanges'

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
    return reply.collection(200, change, await changesOf(ctx, target, call, call.params.itemId))
  },
}
