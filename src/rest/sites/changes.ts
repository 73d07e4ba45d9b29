import type { Context } from '../../core/access/context.ts'
import { findSchema } from '../../core/access/find-list.ts'
import { type ChangeQuery, type ChangeTarget, type LoggedChange, queryChanges } from '../../core/acts/changes/change-log.ts'
import { type ChangeScope, writeChangeToken } from '../../core/acts/changes/change-token.ts'
import type { ChangedEntity } from '../../core/model/change.ts'
import type { Json, Property, Shape } from '../../entities/shape.ts'
import { factsOf, isoTime } from '../../entities/shape-of.ts'
import { listAddress } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

/** A change as one scope's log shows it: its token is one of that scope. */
interface ShownChange {
  readonly row: LoggedChange
  readonly scope: ChangeScope
}

/** The type name of each kind of change, and the property that is its `objectId`; rights belong to the web. */
const kinds: ReadonlyMap<string, { readonly type: string; readonly idProperty?: string }> = new Map(
  Object.entries({
    site: { type: 'Site' },
    web: { type: 'Web' },
    list: { type: 'List' },
    field: { type: 'Field', idProperty: 'FieldId' },
    contentType: { type: 'ContentType', idProperty: 'ContentTypeId' },
    view: { type: 'View', idProperty: 'ViewId' },
    item: { type: 'Item', idProperty: 'UniqueId' },
    file: { type: 'File', idProperty: 'UniqueId' },
    folder: { type: 'Folder', idProperty: 'UniqueId' },
    user: { type: 'User', idProperty: 'UserId' },
    group: { type: 'Group', idProperty: 'GroupId' },
    role: { type: 'Web' },
  } satisfies Record<ChangedEntity, object>),
)

const typeOf = ({ row }: ShownChange): string => `Svc.Change${kinds.get(row.entity)?.type ?? ''}`
const isPrincipal = ({ row }: ShownChange): boolean => row.entity === 'user' || row.entity === 'group'

/** A property that only changes of some kinds have, because it is their object's id. */
const objectId = (name: string, read: (id: string) => Json): [string, Property<ShownChange>] => [
  name,
  { isOf: ({ row }) => kinds.get(row.entity)?.idProperty === name, read: ({ row }) => read(row.objectId) },
]

const asText = (id: string): Json => id

export const change: Shape<ShownChange, 'Change'> = {
  name: 'Change',
  type: 'Svc.Change',
  typeOf,
  set: `Svc.ApiData.${factsOf('Change').set}`,
  address: (shown) => typeOf(shown) + changeId(shown.row),
  properties: new Map<string, Property<ShownChange>>([
    ['ChangeToken', { read: ({ row, scope }) => ({ StringValue: writeChangeToken(scope, row) }), complexType: 'Svc.ChangeToken' }],
    ['ChangeType', { read: ({ row }) => row.type }],
    ['SiteId', { read: ({ row }) => row.siteId }],
    ['Time', { read: ({ row }) => isoTime(row.at) }],
    ['WebId', { isOf: (shown) => !isPrincipal(shown) && shown.row.entity !== 'site', read: ({ row }) => row.webId }],
    ['ListId', { isOf: ({ row }) => row.listId !== null, read: ({ row }) => row.listId }],
    ['ItemId', { isOf: ({ row }) => row.itemId !== null, read: ({ row }) => row.itemId }],
    objectId('UniqueId', asText),
    objectId('FieldId', asText),
    objectId('ViewId', asText),
    ['ContentTypeId', { ...objectId('ContentTypeId', asText)[1], read: ({ row }) => ({ StringValue: row.detail ?? row.objectId }) }],
    objectId('UserId', Number),
    objectId('GroupId', Number),
  ]),
  navigation: new Map(),
}

/** Names one change of one site collection, as the established server's addresses of changes do: by a GUID. */
const changeId = ({ siteId, sequence }: LoggedChange): string => siteId.slice(0, 24) + sequence.toString(16).padStart(12, '0')

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

/** The numbers of the change types that a flag stands for (rest.md 8). */
const typeFlags: readonly (readonly [Flag, readonly number[]])[] = [
  ['Add', [1]],
  ['Update', [2]],
  ['DeleteObject', [3]],
  ['Rename', [4]],
  ['Move', [5, 6]],
  ['Restore', [7]],
  ['RoleDefinitionAdd', [8]],
  ['RoleDefinitionDelete', [9]],
  ['RoleDefinitionUpdate', [10]],
  ['RoleAssignmentAdd', [11]],
  ['RoleAssignmentDelete', [12]],
  ['GroupMembershipAdd', [13]],
  ['GroupMembershipDelete', [14]],
  ['SystemUpdate', [15]],
  ['Navigation', [16]],
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

async function changesOf(ctx: Context, target: ChangeTarget, query: WireQuery): Promise<{ items: ShownChange[] }> {
  const { kind, id } = target
  const rows = await queryChanges(ctx, target, queryOf(query))
  return { items: rows.map((row) => ({ row, scope: { kind, id } })) }
}

type Operations = 'getSiteChanges' | 'getWebChanges' | 'getListChanges'

/** contracts/rest/changes.yaml */
export const changeHandlers: Pick<Handlers<Context>, Operations> = {
  getSiteChanges: async (ctx, { body }, reply) => {
    const target: ChangeTarget = { kind: 'site', id: ctx.site.id, securable: ctx.web }
    return reply.collection(200, change, await changesOf(ctx, target, body.query))
  },

  getWebChanges: async (ctx, { body }, reply) => {
    const target: ChangeTarget = { kind: 'web', id: ctx.web.row.id, securable: ctx.web }
    return reply.collection(200, change, await changesOf(ctx, target, body.query))
  },

  getListChanges: async (ctx, { params, body }, reply) => {
    const list = await findSchema(ctx, listAddress(ctx, params))
    const target: ChangeTarget = { kind: 'list', id: list.row.id, securable: list }
    return reply.collection(200, change, await changesOf(ctx, target, body.query))
  },
}
