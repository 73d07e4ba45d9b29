import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import { invalidQuery } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { type ColumnRef, type Expression, type Operand, type Predicate, type Query, type Reference, shownPart } from '../../kernel/query.ts'
import type { Field } from '../../model/lists/field.ts'
import { fieldTypes } from '../../model/lists/field-types.ts'
import type { List } from '../../model/lists/list.ts'
import { narrowing } from '../items/item-rights.ts'
import { lookupTarget } from '../items/lookup-target.ts'

/** What a lookup column of a query leads to: a list, and which of its items the actor may see. */
export interface QueryTarget {
  readonly list: List
  readonly to: Reference['to']
}

/** By the internal name of the lookup column. */
export type QueryTargets = ReadonlyMap<string, QueryTarget>

/** For queries that name no column of another list. */
export const noTargets: QueryTargets = new Map()

/** Reads what the paths of a query lead to, such as `City/Title`: one look for each lookup column that they name. */
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
    if (target) targets.set(field.internalName, { list: target, to: await visibleIn(ctx, target) })
  }
  return targets
}

const nobody: Predicate = { op: 'constant', value: false }

/** The items of a list that the actor may see, as rows that a reference leads to. */
async function visibleIn(ctx: Context, list: List): Promise<Reference['to']> {
  const { id: siteId } = ctx.site
  const narrow = await narrowing(ctx, list)
  const where = narrow ? narrow({ siteId, listId: list.row.id, orderBy: [], limit: 0 }).where : nobody
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
 * Fails with `invalid_query`, which names the path.
 */
export function columnAt(siteId: string, list: List, targets: QueryTargets, path: readonly string[], at: number): ColumnRef {
  const [first = '', second, ...rest] = path
  const name = path.join('/').slice(0, 100)
  const field = findField(list, first)
  if (!field || rest.length > 0)
    throw invalidQuery(`List '${list.row.title}' has no column '${name}'${where(at)}.${suggestion(list, first)}`)
  if (!field.column) throw invalidQuery(`The column '${name}' of type ${field.type} cannot be used in a query${where(at)}.`)
  if (second === undefined || (second === shownPart && !isPerson(field) && !isLookup(field))) return field.column
  const column = behind(siteId, field, field.column, targets, second)
  if (column) return column
  throw invalidQuery(`The column '${field.internalName}' of list '${list.row.title}' leads to no '${name}'${where(at)}.`)
}

/** What queries know of people, by the names that replies have for it. */
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
  // What is itself one of several values stands in no column of the row that is pointed to.
  return column && column.values === undefined ? { ...column, reference: { by, to: target.to } } : undefined
}

/** The column that a REST client names by its property: references end in `Id` (rest.md 7). */
export function findField(list: List, name: string): Field | undefined {
  const direct = list.fieldsByName.get(name) ?? list.fieldsByName.get(name.replace(/^OData_(?=_)/, ''))
  if (direct) return direct
  if (name === 'Id') return list.fieldsByName.get('ID')
  if (name === 'FileSystemObjectType') return list.fieldsByName.get('FSObjType')
  const reference = name.endsWith('Id') ? list.fieldsByName.get(name.slice(0, -2)) : undefined
  return reference && fieldTypes[reference.type].isReference ? reference : undefined
}

function suggestion(list: List, name: string): string {
  const key = fold(name)
  const near = list.fields.find((field) => fold(field.internalName) === key || fold(field.title) === key)
  return near ? ` Did you mean '${near.internalName}'?` : ''
}

/** Positions count from 1, as people do; CAML has none. */
export const where = (at: number): string => (at < 0 ? '' : ` at character ${at + 1}`)
