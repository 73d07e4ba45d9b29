import type { ItemRow, PrincipalRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { systemAccountId } from '../../access/principals.ts'
import { compareScalars, datePartOf, predicateHolds, type ReadColumn } from '../../content/query/in-memory.ts'
import { applyCall } from '../../content/query/value-calls.ts'
import { fold } from '../../kernel/fold.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { OrderedRow } from '../../kernel/ports.ts'
import { type ColumnRef, listKeyOf, type Predicate, type RowQuery, type Scalar } from '../../kernel/query.ts'
import { derivedId } from '../../model/derived-id.ts'
import type { List } from '../../model/lists/list.ts'
import { isUserInfo, personTypeOf } from '../../model/lists/user-info-list.ts'

/** Rows of the items of a list: of the database, or for the list of users made from the principals. */
export const queryRows = (ctx: Context, list: List, query: RowQuery): Promise<OrderedRow[]> =>
  isUserInfo(list) ? queryPersonRows(ctx, list, query) : recordsOf(ctx).queryItems(query)

/** The number of principals that are read together. */
const principalsAtOnce = 1_000

interface Person {
  readonly row: ItemRow
  readonly read: ReadColumn
}

/** The users and groups of the site collection, by id, or those that a condition lets through. Fails with `access_denied`. */
async function people(ctx: Context, list: List, where?: Predicate): Promise<Person[]> {
  await demand(ctx, 'BrowseUserInfo', list)
  const ids = where && idsIn(where)
  const byId = ids ? await principalsWith(ctx, ids) : await allPrincipals(ctx)
  const wanted = ids ? [...ids].sort((a, b) => a - b).flatMap((id) => byId.get(id) ?? []) : [...byId.values()]
  return wanted.map((principal) => {
    const row = rowOf(list, principal)
    return { row, read: readerOf(row, byId) }
  })
}

/** The ids that a condition demands one of, if they are few: a page of a reply asks for its rows by id. */
function idsIn(where: Predicate): ReadonlySet<number> | undefined {
  if (where.op === 'and') return where.operands.map(idsIn).find((ids) => ids !== undefined)
  const isId = where.op === 'in' && where.column.column === 'itemId' && !where.column.reference && where.values.length <= principalsAtOnce
  return isId ? new Set(where.values.map(Number)) : undefined
}

/** These users and groups, and the one that rows name as their author. */
async function principalsWith(ctx: Context, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, PrincipalRow>> {
  const where = { siteId: ctx.site.id, deletedAt: null, id: { in: [...new Set([...ids, systemAccountId])] } }
  const rows = await recordsOf(ctx).query('Principal', { where })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Gives other requests turns. */
async function allPrincipals(ctx: Context): Promise<ReadonlyMap<number, PrincipalRow>> {
  const byId = new Map<number, PrincipalRow>()
  const pace = makePacer()
  for (let last = 0, isOver = false; !isOver; ) {
    const page = { where: { siteId: ctx.site.id, deletedAt: null }, above: { id: last }, orderBy: ['id'], limit: principalsAtOnce } as const
    const rows = await recordsOf(ctx).query('Principal', page)
    for (const row of rows) byId.set(row.id, row)
    last = rows.at(-1)?.id ?? last
    isOver = rows.length < principalsAtOnce
    await pace()
  }
  return byId
}

/** The item of a user or group by its id or GUID. */
export async function findPersonRow(
  ctx: Context,
  list: List,
  named: { readonly itemId: number } | { readonly uniqueId: string },
): Promise<ItemRow | undefined> {
  if ('itemId' in named) {
    await demand(ctx, 'BrowseUserInfo', list)
    const principal = await recordsOf(ctx).find('Principal', { siteId: ctx.site.id, id: named.itemId, deletedAt: null })
    return principal && rowOf(list, principal)
  }
  return (await people(ctx, list)).find(({ row }) => row.uniqueId === named.uniqueId)?.row
}

export async function countPersonRows(ctx: Context, list: List, where: Predicate | undefined): Promise<number> {
  const all = await people(ctx, list, where)
  return where ? all.filter(({ read }) => predicateHolds(where, read)).length : all.length
}

/** Filters, orders and pages the users and groups by the rules of databases. */
async function queryPersonRows(ctx: Context, list: List, { where, orderBy, limit, skip = 0, after }: RowQuery): Promise<OrderedRow[]> {
  const keyed = (await people(ctx, list, where))
    .filter(({ read }) => !where || predicateHolds(where, read))
    .map(({ row, read }) => ({ row, itemId: row.itemId, values: orderBy.map(({ column }) => read(column)) }))
  type Key = { readonly itemId: number; readonly values: readonly (Scalar | null)[] }
  const compare = (a: Key, b: Key): number => {
    for (const [index, { descending }] of orderBy.entries()) {
      const order = compareScalars(a.values[index] ?? null, b.values[index] ?? null)
      if (order !== 0) return descending ? -order : order
    }
    return a.itemId - b.itemId
  }
  const rest = after ? keyed.filter((one) => compare(one, after) > 0) : keyed
  return rest
    .sort(compare)
    .slice(skip, skip + limit)
    .map(({ row, values }) => ({ ...row, ...Object.fromEntries(values.map((value, index) => [`order${index}`, value])), storedBytes: 0 }))
}

/** The item of a principal: its slots are those of `userInfoList`, its id is that of the principal. */
function rowOf(list: List, principal: PrincipalRow): ItemRow {
  const { row } = list
  const { id, title, loginName, email, kind, createdAt } = principal
  const texts = { title, text1: loginName, text2: email, text3: kind === 1 ? (loginName.split('|').at(-1) ?? '') : '', text4: title }
  const given = Object.entries(texts).filter(([, text]) => text !== '')
  const made = {
    siteId: row.siteId,
    listId: row.id,
    listKey: listKeyOf(row.id),
    itemId: id,
    uniqueId: derivedId(row.id, id),
    documentId: null,
    folderId: row.rootFolderId,
    scopeId: list.scopeId,
    kind: 0,
    contentTypeId: personTypeOf(kind),
    authorId: systemAccountId,
    editorId: systemAccountId,
    createdAt,
    modifiedAt: createdAt,
    version: 1,
    uiVersion: 512,
    moderationStatus: 0,
    moderationComments: null,
    attachmentCount: 0,
    sortOrder: id * 100,
    leafName: null,
    leafKey: null,
    fileType: null,
    sizeBytes: null,
    recycledIn: null,
    extra: JSON.stringify(Object.fromEntries(given)),
    ...Object.fromEntries(given.map(([slot, text]) => [slot, fold(text)])),
    note1: principal.description === '' ? null : principal.description,
    bool1: principal.isSiteAdmin,
    bool2: false,
    bool3: true,
  }
  // Slots without a value read as null.
  return made as unknown as ItemRow
}

/** A column of a row, or of the principal that a column such as Author holds the id of. */
const readerOf =
  (row: ItemRow, byId: ReadonlyMap<number, PrincipalRow>): ReadColumn =>
  ({ column, reference, part, calls = [] }: ColumnRef) => {
    const holder: unknown = reference ? byId.get(Number(row[reference.by.column as keyof ItemRow])) : row
    const held = ((holder ?? {}) as Readonly<Record<string, Scalar | boolean | null | undefined>>)[column] ?? null
    const value = typeof held === 'boolean' ? Number(held) : part && held !== null ? datePartOf(part, Number(held)) : held
    return value === null ? null : calls.reduce(applyCall, value)
  }
