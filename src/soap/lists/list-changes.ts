import type {
  ChangedId,
  ChangesSinceToken,
  GetListItemChanges,
  GetListItemChangesSinceToken,
  GetListItemChangesSinceTokenResponse,
  ListsBindings,
} from '../../../generated/soap/lists.ts'
import { outcomeOf } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { rightsOn } from '../../core/access/effective.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { changePage, currentChange, type LoggedChange, queryChanges } from '../../core/acts/changes/change-log.ts'
import { type ChangeToken, readChangeToken, writeChangeToken } from '../../core/acts/changes/change-token.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { Expression, Operand } from '../../core/kernel/query.ts'
import { type ChangedEntity, type ChangeType, changeTypes } from '../../core/model/change.ts'
import type { List } from '../../core/model/lists/list.ts'
import { only } from '../../formats/caml/caml-element.ts'
import { camlEnvironment } from '../../formats/caml/caml-environment.ts'
import { parseWhere } from '../../formats/caml/caml-where.ts'
import { parseXml, type XmlElement, xmlElement } from '../../formats/xml.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { listDefinitionSchema } from './list-definition.ts'
import { demandName, pageOfRows } from './list-items.ts'
import { rowElement, rowsetNamespace } from './rowset.ts'

/** The changes of a list that have to do with its items, and those of its schema. */
const itemEntities: readonly ChangedEntity[] = ['item', 'file', 'folder']
const schemaEntities: readonly ChangedEntity[] = ['list', 'field', 'contentType', 'view']

/** All changed items fit into one page: the log is read in pages of this many changes. */
const most = changePage

/** The operations of lists.asmx that follow a list (protocol/soap-services#changes-of-a-list). `version` is the product version. */
export const changeBindings = ({
  version,
}: {
  readonly version: string
}): Pick<ListsBindings<SignedInCall>, 'GetListItemChanges' | 'GetListItemChangesSinceToken'> => ({
  async GetListItemChanges({ context }, input) {
    const list = await openSchema(context, { name: demandName('GetListItemChanges', input.listName) })
    const now = new Date(context.runtime.now()).toISOString()
    return { GetListItemChangesResult: { listitems: { TimeStamp: `${now.slice(0, 19)}Z`, any: await changesSince(context, list, input) } } }
  },

  async GetListItemChangesSinceToken({ context }, input) {
    const list = await openSchema(context, { name: demandName('GetListItemChangesSinceToken', input.listName) })
    return sinceToken(context, list, input, version)
  },
})

/** The reply of GetListItemChangesSinceToken for a list. Fails as the operation does. */
export async function sinceToken(
  ctx: Context,
  list: List,
  input: GetListItemChangesSinceToken,
  version: string,
): Promise<GetListItemChangesSinceTokenResponse> {
  const state = await changesAfter(ctx, list, input, version)
  const mask = await rightsOn(ctx, list.scopeId)
  return {
    GetListItemChangesSinceTokenResult: {
      listitems: {
        MinTimeBetweenSyncs: 0,
        RecommendedTimeBetweenSyncs: 180,
        MaxBulkDocumentSyncSize: 500,
        EffectivePermMask: `0x${mask.toString(16)}`,
        ...state,
      },
    },
  }
}

const allItems = { any: [parseXml('<Query/>')] }
/** Items of all folders. */
const everywhere = { any: [parseXml('<QueryOptions><ViewAttributes Scope="RecursiveAll"/></QueryOptions>')] }

/** The changed items since a time, and the deleted ones. Without a time, all items. */
async function changesSince(ctx: Context, list: List, input: GetListItemChanges): Promise<XmlElement[]> {
  const rows = { viewFields: input.viewFields, rowLimit: String(most), query: allItems, queryOptions: everywhere }
  const contained = await containsOf(ctx, list, input.contains)
  const since = input.since?.trim() ?? ''
  if (since === '') return [await pageOfRows(ctx, 'GetListItemChanges', list, rows, contained)]
  const at = Date.parse(since)
  if (since.length > 40 || Number.isNaN(at))
    throw invalid(`GetListItemChanges/since must be a time such as 2026-01-31T10:00:00Z; '${since.slice(0, 60)}' was given.`)
  const last = await allSince(ctx, list, writeChangeToken(scopeOf(list), { at }))
  const gone = [...last].flatMap(([itemId, type]) => (isGone(type) ? [itemRow(itemId)] : []))
  const data = await pageOfRows(ctx, 'GetListItemChanges', list, rows, withItems(last, contained))
  return [data, xmlElement(rowsetNamespace, 'rs:data', new Map([['ItemCount', String(gone.length)]]), gone)]
}

/** The last change of every item since a token. Fails with `invalid_request` for more items than one reply holds. */
async function allSince(ctx: Context, list: List, token: string): Promise<ReadonlyMap<number, ChangeType>> {
  const all = new Map<number, ChangeType>()
  for (let after = token; ; ) {
    const { changes, last } = await readLog(ctx, list, after, changePage)
    for (const [itemId, type] of last) all.set(itemId, type)
    if (all.size > most)
      throw invalid(`More than ${most} items have changed since then. Follow the list with GetListItemChangesSinceToken, which has pages.`)
    const end = changes.at(-1)
    if (!end || changes.length < changePage) return all
    after = writeChangeToken(scopeOf(list), end)
  }
}

const itemRow = (itemId: number): XmlElement => ({ ...rowElement, attributes: new Map([['ows_ID', String(itemId)]]) })

/** What a call with a change token, or the first one without, returns. */
async function changesAfter(
  ctx: Context,
  list: List,
  input: GetListItemChangesSinceToken,
  version: string,
): Promise<Pick<ChangesSinceToken, 'Changes' | 'any'>> {
  const contained = await containsOf(ctx, list, input.contains)
  const scope = scopeOf(list)
  const token = input.changeToken?.trim() ?? ''
  const definition = async () => listDefinitionSchema(ctx, await getList(ctx, { id: list.row.id }), version)
  // Read first: a change that comes in between is shown twice, and none is lost.
  const now = writeChangeToken(scope, await currentChange(ctx))
  const rows = (where: Expression | undefined, rowLimit = input.rowLimit) =>
    pageOfRows(ctx, 'GetListItemChangesSinceToken', list, { ...input, rowLimit }, where)
  if (token === '') return { Changes: { LastChangeToken: now, List: await definition() }, any: [await rows(contained)] }
  if (!(await isUsable(ctx, list, token))) {
    const Id: ChangedId[] = [{ text: '', ChangeType: 'InvalidToken' }]
    return { Changes: { LastChangeToken: now, Id, MoreChanges: 'FALSE' }, any: [await rows(nothing)] }
  }
  const limit = changesAtOnce(ctx, input.rowLimit)
  const { last, changes, isSchema } = await readLog(ctx, list, token, limit, now)
  const end = changes.at(-1)
  const hasMore = changes.length > 0 && changes.length === limit
  const Id = [...last].flatMap(([itemId, type]): ChangedId[] => {
    const ChangeType = idChanges.get(type)
    return ChangeType ? [{ text: String(itemId), ChangeType }] : []
  })
  return {
    Changes: {
      LastChangeToken: hasMore && end ? writeChangeToken(scope, end) : now,
      MoreChanges: hasMore ? 'TRUE' : 'FALSE',
      ...(isSchema && { List: await definition() }),
      Id,
    },
    any: [await rows(withItems(last, contained), String(most))],
  }
}

/** rowLimit bounds the changes of a reply, and so its rows. The query for the rows may have half of the values of a query. */
function changesAtOnce({ budget }: Context, rowLimit = ''): number {
  const usual = Math.min(most, Math.floor((budget?.query.values ?? 2 * most) / 2))
  const given = rowLimit.trim()
  if (!/^\d{0,9}$/.test(given)) throw invalid(`GetListItemChangesSinceToken/rowLimit must be a number; '${given.slice(0, 60)}' was given.`)
  return Math.min(Number(given) || usual, usual)
}

const scopeOf = ({ row }: List) => ({ kind: 'list', id: row.id }) as const

const isGone = (type: ChangeType): boolean => type === 'delete' || type === 'moveAway'

/** The changes that a client needs to know beside the rows of the items. */
const idChanges: ReadonlyMap<ChangeType, ChangedId['ChangeType']> = new Map([
  ['delete', 'Delete'],
  ['moveAway', 'MoveAway'],
  ['restore', 'Restore'],
  ['rename', 'Rename'],
  ['systemUpdate', 'SystemUpdate'],
])

interface LogPage {
  readonly changes: readonly LoggedChange[]
  /** The last change of each item. */
  readonly last: ReadonlyMap<number, ChangeType>
  /** The list, its columns, content types or views have changed. */
  readonly isSchema: boolean
}

async function readLog(ctx: Context, list: List, after: string, limit: number, upTo?: string): Promise<LogPage> {
  const changes = await queryChanges(
    ctx,
    { ...scopeOf(list), securable: list },
    {
      entities: [...itemEntities, ...schemaEntities],
      types: Object.keys(changeTypes) as ChangeType[],
      after,
      ...(upTo !== undefined && { upTo }),
      latestFirst: false,
      limit,
    },
  )
  const last = new Map<number, ChangeType>()
  for (const { itemId, type } of changes) if (itemId !== null) last.set(itemId, type)
  return { changes, last, isSchema: changes.some(({ entity, itemId }) => itemId === null && schemaEntities.some((one) => one === entity)) }
}

const position: Operand = { kind: 'field', path: ['ID'], at: -1 }
const number = (value: number): Operand => ({ kind: 'literal', literal: { type: 'number', value }, at: -1 })

/** No item has this number. */
const nothing: Expression = { op: 'compare', comparison: 'eq', left: position, right: number(0) }

/** The items that are still there, and match the other condition. */
function withItems(last: ReadonlyMap<number, ChangeType>, other: Expression | undefined): Expression {
  const ids = [...last].flatMap(([itemId, type]) => (isGone(type) ? [] : [itemId]))
  if (ids.length === 0) return nothing
  const among: Expression = { op: 'in', subject: position, values: ids.map(number) }
  return other ? { op: 'and', operands: [among, other] } : among
}

/** Whether a text is a change token of this list whose change has happened here. */
async function isUsable(ctx: Context, list: List, text: string): Promise<boolean> {
  const current = await currentChange(ctx)
  const read = await outcomeOf(async (): Promise<ChangeToken> => readChangeToken(text, scopeOf(list), invalid, ctx.site.id))
  return read.ok && (read.value.sequence ?? 0) <= (current.sequence ?? 0)
}

/** The condition in a Contains element. */
async function containsOf(ctx: Context, list: List, contains: GetListItemChanges['contains']): Promise<Expression | undefined> {
  const [element, ...more] = contains?.any ?? []
  if (!element) return undefined
  if (more.length > 0 || element.name !== 'Contains') throw invalid('The parameter contains takes one Contains element.')
  return element.children.length === 0 ? undefined : parseWhere(only(element), await camlEnvironment(ctx, list, element))
}
