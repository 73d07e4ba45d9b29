import { type RawBuilder, sql } from 'kysely'
import type { IndexBound, IndexCondition, IndexTrim } from '../../core/kernel/search-index.ts'
import { joined } from '../sql/item-condition.ts'
import { roundedUp, type Slot, type StatementShape } from '../sql/statements.ts'
import { addTyped, type FullText, firstJsonValue, type IndexSql } from './index-sql.ts'

/**
 * Conditions of searches. The functions `add…` convert them to tests whose values are slots, and add their form to the
 * key of the statement; the other functions write these tests as SQL.
 */

/** A condition on a document `d` whose values are slots. */
export type IndexedTest =
  | { readonly op: 'and' | 'or'; readonly operands: readonly IndexedTest[] }
  | { readonly op: 'not'; readonly operand: IndexedTest }
  | { readonly op: 'constant'; readonly value: boolean }
  | { readonly op: 'text'; readonly text: FullText }
  | { readonly op: 'between'; readonly name: Slot; readonly from: BoundTest | undefined; readonly to: BoundTest | undefined }
  | { readonly op: 'value'; readonly name: Slot; readonly values: readonly Slot[] }
  | { readonly op: 'below'; readonly name: Slot; readonly from: Slot; readonly to: Slot }
  | { readonly op: 'begins'; readonly name: Slot; readonly url: Slot }
  | { readonly op: 'present'; readonly name: Slot }

interface BoundTest {
  readonly value: Slot
  readonly included: boolean
}

export function addIndexedTest(engine: IndexSql, shape: StatementShape, condition: IndexCondition): IndexedTest {
  const text = engine.addText(shape, condition)
  if (text !== undefined) return { op: 'text', text }
  shape.key += ` ${condition.op}`
  switch (condition.op) {
    case 'and':
    case 'or':
      return { op: condition.op, operands: addOperands(engine, shape, condition.operands) }
    case 'not':
      return { op: 'not', operand: addIndexedTest(engine, shape, condition.operand) }
    case 'between':
      return {
        op: 'between',
        name: engine.addName(shape, condition.property),
        from: addBound(shape, condition.from),
        to: addBound(shape, condition.to),
      }
    case 'value':
      return { op: 'value', name: engine.addName(shape, condition.property), values: addValues(shape, condition.values) }
    case 'under':
      return addUnder(engine, shape, condition)
    case 'present':
      return { op: 'present', name: engine.addName(shape, condition.property) }
    default: {
      const value = condition.op === 'constant' && condition.value
      shape.key += value ? '1' : '0'
      return { op: 'constant', value }
    }
  }
}

function addOperands(engine: IndexSql, shape: StatementShape, operands: readonly IndexCondition[]): IndexedTest[] {
  shape.key += '('
  const tests = operands.map((operand) => addIndexedTest(engine, shape, operand))
  shape.key += ')'
  return tests
}

function addBound(shape: StatementShape, bound: IndexBound | undefined): BoundTest | undefined {
  shape.key += bound ? (bound.included ? ' =' : ' <') : ' -'
  return bound && { value: addTyped(shape, bound.value, 'float8'), included: bound.included }
}

/** Repeats the last value, so that few texts serve any number of values. */
function addValues(shape: StatementShape, values: readonly (string | number)[]): Slot[] {
  const count = values.length === 0 ? 0 : roundedUp(values.length)
  shape.key += String(count)
  return Array.from({ length: count }, (_, at) => addTyped(shape, JSON.stringify(values[Math.min(at, values.length - 1)] ?? null), 'jsonb'))
}

/** A slash added to a URL puts the URL itself into the range of the texts below it. */
function addUnder(engine: IndexSql, shape: StatementShape, { property, url, open }: IndexCondition & { op: 'under' }): IndexedTest {
  const name = engine.addName(shape, property)
  if (!open) return { op: 'below', name, from: addTyped(shape, `${url}/`, 'text'), to: addTyped(shape, `${url}0`, 'text') }
  shape.key += ' open'
  return { op: 'begins', name, url: addTyped(shape, url, 'text') }
}

/** The condition as SQL; never null, so that it can be negated. */
export function indexedCondition(engine: IndexSql, test: IndexedTest): RawBuilder<boolean> {
  switch (test.op) {
    case 'and':
    case 'or':
      return joined(
        test.op,
        test.operands.map((operand) => indexedCondition(engine, operand)),
      )
    case 'not':
      return sql`NOT ${indexedCondition(engine, test.operand)}`
    case 'text':
      return engine.hasText(test.text)
    case 'between': {
      const value = engine.numberOfJson(firstJsonValue(engine, test.name))
      const lower = test.from ? sql<boolean>`${value} ${sql.raw(test.from.included ? '>=' : '>')} ${test.from.value}` : undefined
      const upper = test.to ? sql<boolean>`${value} ${sql.raw(test.to.included ? '<=' : '<')} ${test.to.value}` : undefined
      const bounds = [lower, upper].filter((bound) => bound !== undefined)
      return bounds.length === 0 ? sql`${value} IS NOT NULL` : engine.known(joined('and', bounds))
    }
    case 'value':
      if (test.values.length === 0) return sql`1 = 0`
      return engine.hasValue(test.name, test.values)
    case 'below':
      return engine.known(
        sql`${engine.dialect.text.concat(engine.textOfJson(firstJsonValue(engine, test.name)), sql.lit('/'))} BETWEEN ${test.from} AND ${test.to}`,
      )
    case 'begins':
      return engine.known(sql`${engine.beginsWith(engine.textOfJson(firstJsonValue(engine, test.name)), test.url)}`)
    case 'present':
      return sql`${engine.jsonValues('keys', test.name)} IS NOT NULL`
    case 'constant':
      return test.value ? sql`1 = 1` : sql`1 = 0`
  }
}

/** What the actor may see, with slots for values; a set of scopes is undefined if all are meant. */
export interface VisibilityTest {
  readonly siteId: Slot
  readonly viewable: Slot | undefined
  readonly openable: Slot | undefined
  readonly approval: { readonly approvable: Slot; readonly authorId: Slot } | undefined
  readonly people: boolean
}

export function addVisibility(
  shape: StatementShape,
  site: string,
  { viewable, openable, approvable, authorId, people }: IndexTrim,
): VisibilityTest {
  const siteId = addTyped(shape, site, 'text')
  const addScopes = (name: string, scopes: readonly string[] | undefined): Slot | undefined => {
    if (scopes === undefined) return undefined
    shape.key += ` ${name}`
    return addTyped(shape, JSON.stringify(scopes), 'jsonb')
  }
  shape.key += people ? '|trim people' : '|trim'
  const approving = addScopes('approvable', approvable)
  return {
    siteId,
    viewable: addScopes('viewable', viewable),
    openable: addScopes('openable', openable),
    approval: approving && { approvable: approving, authorId: addTyped(shape, authorId, 'bigint') },
    people,
  }
}

/**
 * The permission condition on a document `d`, by the current rows: a change of permissions or settings affects the next
 * search without indexing.
 */
export function isShown(engine: IndexSql, { siteId, viewable, openable, approval, people }: VisibilityTest): RawBuilder<boolean> {
  const among = (column: string, scopes: Slot | undefined): RawBuilder<boolean> =>
    scopes ? sql`${sql.ref(column)} IN (${engine.textsIn(scopes)})` : sql`${sql.ref(column)} IS NOT NULL`
  const listsWhere = (condition: RawBuilder<boolean>) => sql`SELECT "id" FROM "List" WHERE "siteId" = ${siteId} AND ${condition}`
  const item = (condition: RawBuilder<boolean>) => sql<boolean>`EXISTS (
    SELECT 1 FROM "Item" i WHERE i."siteId" = ${siteId} AND i."listId" = d."ownerId" AND i."itemId" = d."number" AND i."recycledIn" IS NULL
    AND ${condition})`
  const approved = approval && [
    sql<boolean>`(d."ownerId" NOT IN (${listsWhere(engine.flag(sql`"enableModeration"`, true))}) OR ${item(
      sql`(i."moderationStatus" = 0 OR i."authorId" = ${approval.authorId} OR ${among('i.scopeId', approval.approvable)})`,
    )})`,
  ]
  const items = joined('and', [
    sql`d."ownerId" NOT IN (${listsWhere(sql`("recycledIn" IS NOT NULL OR ${engine.flag(sql`"noCrawl"`, true)})`)})`,
    ...(viewable ? [item(among('i.scopeId', viewable))] : []),
    ...(approved ?? []),
  ])
  const list = sql<boolean>`EXISTS (SELECT 1 FROM "List" l WHERE l."siteId" = ${siteId} AND l."id" = d."ownerId" AND l."recycledIn" IS NULL
      AND ${engine.flag(sql`l."noCrawl"`, false)} AND ${among('l.scopeId', viewable)})`
  const web = sql<boolean>`EXISTS (SELECT 1 FROM "Web" w WHERE w."siteId" = ${siteId} AND w."id" = d."ownerId" AND ${among('w.scopeId', openable)})`
  const person = sql<boolean>`EXISTS (SELECT 1 FROM "Principal" p WHERE p."siteId" = ${siteId} AND p."id" = d."number" AND p."deletedAt" IS NULL
      AND ${engine.flag(sql`p."hidden"`, false)})`
  const kinds = new Map([
    [1, items],
    [2, list],
    [3, web],
  ])
  return engine.byKind(kinds, people ? person : sql`1 = 0`)
}
