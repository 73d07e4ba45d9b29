import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { DomainError, invalidQuery } from '../../kernel/errors.ts'
import { type ColumnRef, type Expression, type Operand, type Query, type Reference, shownPart } from '../../kernel/query.ts'
import type { Field } from '../../model/lists/field.ts'
import { fieldTypes } from '../../model/lists/field-types.ts'
import type { List } from '../../model/lists/list.ts'
import { nearColumns } from '../../model/lists/near-columns.ts'
import { narrowing } from '../items/item-rights.ts'
import { lookupTarget } from '../items/lookup-target.ts'
import { contentReasons } from '../reasons.ts'

/**
 * The list that a lookup column in a query points to, and which of its items the
 * actor may see. Undefined if the actor may see none, even in an empty list, or
 * if the list is gone: the error is the same for both.
 */
export type QueryTarget = OpenTarget | undefined

interface OpenTarget {
  readonly list: List
  readonly to: Reference['to']
}

/** By the internal name of the lookup column. */
export type QueryTargets = ReadonlyMap<string, QueryTarget>

/** For queries without columns of other lists. */
export const noTargets: QueryTargets = new Map()

/** Reads the targets of a query's paths, such as `City/Title`: once for each lookup column. */
export async function targetsOf(
  ctx: Context,
  list: List,
  { where, orderBy = [] }: Pick<Query, 'where' | 'orderBy'>,
): Promise<QueryTargets> {
  const targets = new Map<string, QueryTarget>()
  for (const path of [...(where ? pathsIn(where) : []), ...orderBy.map((term) => term.path)]) {
    const field = path.length > 1 ? findField(list, path[0] ?? '') : undefined
    if (!field || !isLookup(field) || targets.has(field.internalName)) continue
    const target = await lookupTarget(ctx, field)
    const to = target && (await visibleIn(ctx, target))
    targets.set(field.internalName, to && { list: target, to })
  }
  return targets
}

/** The items of a list that the actor may see, as the condition of a reference. */
async function visibleIn(ctx: Context, list: List): Promise<Reference['to'] | undefined> {
  const { id: siteId } = ctx.site
  const narrow = await narrowing(ctx, list)
  if (!narrow) return undefined
  const { where } = narrow({ siteId, listId: list.row.id, orderBy: [], limit: 0 })
  return { table: 'Item', siteId, listId: list.row.id, ...(where && { where }) }
}

function* pathsIn(expression: Expression): Generator<readonly string[]> {
  switch (expression.op) {
    case 'and':
    case 'or':
      for (const operand of expression.operands) yield* pathsIn(operand)
      return
    case 'not':
      return yield* pathsIn(expression.operand)
    case 'compare':
      yield* pathsOf(expression.left)
      return yield* pathsOf(expression.right)
    case 'match':
    case 'in':
      return yield* pathsOf(expression.subject)
    case 'truth':
      return yield* pathsOf(expression.operand)
  }
}

function* pathsOf(operand: Operand): Generator<readonly string[]> {
  if (operand.kind === 'field') yield operand.path
  if (operand.kind === 'call') for (const argument of operand.arguments) yield* pathsOf(argument)
}

const isLookup = (field: Field): boolean => !field.system && (field.type === 'Lookup' || field.type === 'LookupMulti')
const isPerson = (field: Field): boolean => field.type === 'User' || field.type === 'UserMulti'

/**
 * The column that a path of a query names: one of the list, or behind a person
 * or lookup column one of what it points to (`Author/Title`, `City/Zip`).
 * Undefined for every path behind a lookup column whose list the actor may not
 * see: all such paths, existing or not, have no value in any row.
 * Fails with `query_column_not_found` and `invalid_query`, which name the path.
 */
export function columnAt(siteId: string, list: List, targets: QueryTargets, path: readonly string[], at: number): ColumnRef | undefined {
  const [first = '', second, ...rest] = path
  const name = path.join('/').slice(0, 100)
  const field = findField(list, first)
  if (!field || rest.length > 0)
    throw new DomainError(contentReasons.query_column_not_found, {
      list: list.row.title,
      column: name,
      where: where(at),
      hint: nearColumns(list, first),
    })
  if (!field.column) throw invalidQuery(`The column '${name}' of type ${field.type} cannot be used in a query${where(at)}.`)
  if (second === undefined || (second === shownPart && !isPerson(field) && !isLookup(field))) return field.column
  const isOwnId = fieldTypes[field.type].isReference && /^id$/i.test(second)
  if (!isOwnId && isLookup(field) && targets.has(field.internalName) && !targets.get(field.internalName)) return undefined
  const column = behind(siteId, field, field.column, targets, second)
  if (column) return column
  throw invalidQuery(`The column '${field.internalName}' of list '${list.row.title}' leads to no '${name}'${where(at)}.`)
}

/** The queryable columns of people, by their names in replies. */
const personColumns: ReadonlyMap<string, keyof PrincipalRow> = new Map([
  ['title', 'titleKey'],
  ['name', 'loginKey'],
  ['loginname', 'loginKey'],
  ['email', 'emailKey'],
])

function behind(siteId: string, field: Field, by: ColumnRef, targets: QueryTargets, name: string): ColumnRef | undefined {
  if (fieldTypes[field.type].isReference && /^id$/i.test(name)) return by
  if (isPerson(field)) {
    const column = personColumns.get(name === shownPart ? 'title' : name.toLowerCase())
    return column && { column, type: 'text', reference: { by, to: { table: 'Principal', siteId } } }
  }
  const target = isLookup(field) ? targets.get(field.internalName) : undefined
  const column = target && findField(target.list, name === shownPart ? (field.settings.lookupField ?? 'Title') : name)?.column
  // A part of several values is not a column of the row that the reference points to.
  return column && column.values === undefined ? { ...column, reference: { by, to: target.to } } : undefined
}

/** The column for a property name of REST: references end in `Id` (protocol/fields#names). */
export function findField(list: List, name: string): Field | undefined {
  const direct = list.fieldsByName.get(name) ?? list.fieldsByName.get(name.replace(/^OData_(?=_)/, ''))
  if (direct) return direct
  if (name === 'Id') return list.fieldsByName.get('ID')
  if (name === 'FileSystemObjectType') return list.fieldsByName.get('FSObjType')
  const reference = name.endsWith('Id') ? list.fieldsByName.get(name.slice(0, -2)) : undefined
  return reference && fieldTypes[reference.type].isReference ? reference : undefined
}

/** Positions count from 1, as people do; CAML has none. */
export const where = (at: number): string => (at < 0 ? '' : ` at character ${at + 1}`)
