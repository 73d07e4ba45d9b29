import { type RawBuilder, sql } from 'kysely'
import type { IndexBound, IndexCondition, IndexTrim } from '../../../core/kernel/search-index.ts'
import { propertyToken, valueBegins, valueEnds } from '../../search/document-words.ts'
import { joined } from '../../sql/item-condition.ts'
import type { SqlValue } from '../../sql/session.ts'
import { addValue, roundedUp, type Slot, type StatementShape } from '../../sql/statements.ts'

/**
 * Conditions of searches. The functions `add…` convert them to tests whose values are slots, and add their form to the
 * key of the statement; the other functions write these tests as SQL.
 */

/** Deeper conditions become SQL: the full-text parser has a small stack. */
const maxFullTextDepth = 16

/** Text for the full-text parser; words contain only letters and digits, and are quoted anyway. */
const quoted = (words: readonly string[]): string => `"${words.join(' ').replaceAll('"', '')}"`

/**
 * The condition as a full-text expression; undefined if it is not possible, because the condition compares values or
 * has only negations.
 */
export function fullTextOf(condition: IndexCondition, depth = 0): string | undefined {
  if (depth > maxFullTextDepth) return undefined
  if (condition.op === 'match') return phraseOf(condition)
  if (condition.op !== 'and' && condition.op !== 'or') return undefined
  const wanted = new Set<string>()
  const unwanted = new Set<string>()
  for (const operand of condition.operands) {
    const negative = operand.op === 'not' && condition.op === 'and'
    const text = fullTextOf(negative ? operand.operand : operand, depth + 1)
    if (text === undefined) return undefined
    if (negative) unwanted.add(text)
    else wanted.add(text)
  }
  if (wanted.size === 0) return undefined
  const positive = `(${[...wanted].join(condition.op === 'and' ? ' AND ' : ' OR ')})`
  return unwanted.size === 0 ? positive : `(${positive} NOT (${[...unwanted].join(' OR ')}))`
}

function phraseOf({ property, words, prefix, whole }: IndexCondition & { op: 'match' }): string {
  const end = prefix ? ' *' : ''
  if (property === undefined) return `({title body} : ${quoted(words)}${end})`
  const bounded = whole ? [valueBegins, ...words, ...(prefix ? [] : [valueEnds])] : words
  return `(properties : ${quoted(bounded.map((word) => propertyToken(property, word)))}${end})`
}

/**
 * The words, as full-text expressions, without which a document is no hit; none if the condition does not drive a
 * full-text search by whole words alone.
 */
export function requiredWords(where: IndexCondition): string[] {
  const terms = new Set<string>()
  for (const operand of where.op === 'and' ? where.operands : [where]) {
    if (operand.op !== 'match') {
      if (fullTextOf(operand) !== undefined || (operand.op === 'not' && fullTextOf(operand.operand) !== undefined)) return []
      continue
    }
    if (operand.prefix) return []
    for (const word of operand.words) terms.add(phraseOf({ ...operand, words: [word], whole: false }))
  }
  return [...terms]
}

/** The values of a property in `keys` and `shown` of a document, as a JSON path; names contain no quotes. */
const pathOf = (property: string): string => `$."${property}"`

/** Adds the path of a property's values. */
export const addPath = (shape: StatementShape, property: string): Slot => addValue(shape, pathOf(property))

/** Adds the path of a property's first value. */
export const addFirst = (shape: StatementShape, property: string): Slot => addValue(shape, `${pathOf(property)}[0]`)

const ofCommon = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(SELECT ${value} FROM "SearchCommon" AS c WHERE c."id" = d."commonId")`

export const valueAt = (path: Slot): RawBuilder<unknown> =>
  sql`coalesce(json_extract(d."keys", ${path}), ${ofCommon(sql`json_extract(c."keys", ${path})`)})`

/** The object of a document `d` that has the property of a path: its own, or that of the common ones. */
export const keysWith = (path: Slot): RawBuilder<unknown> =>
  sql`iif(json_type(d."keys", ${path}) IS NULL, ${ofCommon(sql`c."keys"`)}, d."keys")`

/** The value at a path as it is shown. Where it is shown as it is compared, only `keys` has it. */
export function shownAt(path: RawBuilder<unknown>): RawBuilder<unknown> {
  const common = ofCommon(sql`coalesce(json_extract(c."shown", ${path}), json_extract(c."keys", ${path}))`)
  return sql`coalesce(json_extract(d."shown", ${path}), json_extract(d."keys", ${path}), ${common})`
}

/** A condition on a document `d` whose values are slots. */
export type DocumentTest =
  | { readonly op: 'and' | 'or'; readonly operands: readonly DocumentTest[] }
  | { readonly op: 'not'; readonly operand: DocumentTest }
  | { readonly op: 'constant'; readonly value: boolean }
  | { readonly op: 'text'; readonly text: Slot }
  | { readonly op: 'between'; readonly path: Slot; readonly from: Slot; readonly to: Slot }
  | { readonly op: 'value'; readonly path: Slot; readonly values: readonly Slot[] }
  | { readonly op: 'below'; readonly path: Slot; readonly from: Slot; readonly to: Slot }
  | { readonly op: 'begins'; readonly path: Slot; readonly url: Slot }
  | { readonly op: 'present'; readonly path: Slot }

export function addCondition(shape: StatementShape, condition: IndexCondition): DocumentTest {
  const text = fullTextOf(condition)
  shape.key += text === undefined ? ` ${condition.op}` : ' text'
  if (text !== undefined) return { op: 'text', text: addValue(shape, text) }
  switch (condition.op) {
    case 'and':
    case 'or':
      return { op: condition.op, operands: addOperands(shape, withTextsTogether(condition)) }
    case 'not':
      return { op: 'not', operand: addCondition(shape, condition.operand) }
    case 'between':
      return { op: 'between', path: addFirst(shape, condition.property), ...addBounds(shape, condition) }
    case 'value':
      return { op: 'value', path: addPath(shape, condition.property), values: addValues(shape, condition.values) }
    case 'under':
      return addUnder(shape, condition)
    case 'present':
      return { op: 'present', path: addPath(shape, condition.property) }
    default: {
      const value = condition.op === 'constant' && condition.value
      shape.key += value ? '1' : '0'
      return { op: 'constant', value }
    }
  }
}

function addOperands(shape: StatementShape, operands: readonly IndexCondition[]): DocumentTest[] {
  shape.key += '('
  const tests = operands.map((operand) => addCondition(shape, operand))
  shape.key += ')'
  return tests
}

/** Repeats the last value, so that few texts serve any number of values. */
function addValues(shape: StatementShape, values: readonly SqlValue[]): Slot[] {
  const count = roundedUp(values.length)
  shape.key += String(count)
  return Array.from({ length: count }, (_, at) => addValue(shape, values[Math.min(at, values.length - 1)] ?? null))
}

/** SQLite sorts text after every number, so the upper bound excludes texts. */
function addBounds(shape: StatementShape, { from, to }: { readonly from?: IndexBound; readonly to?: IndexBound }) {
  const lower = from ? (from.included ? from.value : nextNumber(from.value)) : Number.NEGATIVE_INFINITY
  const upper = to ? (to.included ? to.value : -nextNumber(-to.value)) : Number.POSITIVE_INFINITY
  return { from: addValue(shape, lower), to: addValue(shape, upper) }
}

/**
 * Values that begin with a URL and a slash are one range of texts; a slash added to the URL puts the URL itself into
 * that range.
 */
function addUnder(shape: StatementShape, { property, url, open }: IndexCondition & { op: 'under' }): DocumentTest {
  const path = addFirst(shape, property)
  if (!open) return { op: 'below', path, from: addValue(shape, `${url}/`), to: addValue(shape, `${url}0`) }
  shape.key += ' open'
  return { op: 'begins', path, url: addValue(shape, url) }
}

/** The condition as SQL; never null, so that it can be negated. */
export function documentCondition(test: DocumentTest): RawBuilder<boolean> {
  switch (test.op) {
    case 'and':
    case 'or':
      return joined(test.op, test.operands.map(documentCondition))
    case 'not':
      return sql`NOT ${documentCondition(test.operand)}`
    case 'text':
      return sql`d."id" IN (SELECT rowid FROM "SearchText" WHERE "SearchText" MATCH ${test.text})`
    case 'between':
      // The value is read once.
      return sql`coalesce(${valueAt(test.path)} BETWEEN ${test.from} AND ${test.to}, 0)`
    case 'value':
      if (test.values.length === 0) return sql`1 = 0`
      return sql`EXISTS (SELECT 1 FROM json_each(${keysWith(test.path)}, ${test.path}) WHERE value IN (${sql.join(test.values)}))`
    case 'below':
      return sql`coalesce(${valueAt(test.path)} || '/' BETWEEN ${test.from} AND ${test.to}, 0)`
    case 'begins':
      return sql`coalesce(substr(${valueAt(test.path)}, 1, length(${test.url})) = ${test.url}, 0)`
    case 'present':
      return sql`json_type(${keysWith(test.path)}, ${test.path}) IS NOT NULL`
    case 'constant':
      return test.value ? sql`1 = 1` : sql`1 = 0`
  }
}

/** Merges the full-text operands into one expression: each full-text search stores all its hits. */
function withTextsTogether({ op, operands }: IndexCondition & { op: 'and' | 'or' }): readonly IndexCondition[] {
  const texts = operands.filter((operand) => fullTextOf(operand) !== undefined)
  const together: IndexCondition = { op, operands: texts }
  if (texts.length < 2 || fullTextOf(together) === undefined) return operands
  return [together, ...operands.filter((operand) => !texts.includes(operand))]
}

/** The next greater number. */
export function nextNumber(value: number): number {
  if (value === 0) return Number.MIN_VALUE
  const bits = new DataView(new ArrayBuffer(8))
  bits.setFloat64(0, value)
  bits.setBigInt64(0, bits.getBigInt64(0) + (value > 0 ? 1n : -1n))
  return bits.getFloat64(0)
}

/** What the actor may see, with slots for values; a set of scopes is undefined if all are meant. */
export interface TrimTest {
  readonly siteId: Slot
  readonly viewable: Slot | undefined
  readonly openable: Slot | undefined
  readonly approval: { readonly approvable: Slot; readonly authorId: Slot } | undefined
  readonly people: boolean
}

export function addTrim(shape: StatementShape, siteId: Slot, { viewable, openable, approvable, authorId, people }: IndexTrim): TrimTest {
  const addScopes = (name: string, scopes: readonly string[] | undefined): Slot | undefined => {
    if (scopes === undefined) return undefined
    shape.key += ` ${name}`
    return addValue(shape, JSON.stringify(scopes))
  }
  shape.key += people ? '|trim people' : '|trim'
  const approving = addScopes('approvable', approvable)
  return {
    siteId,
    viewable: addScopes('viewable', viewable),
    openable: addScopes('openable', openable),
    approval: approving && { approvable: approving, authorId: addValue(shape, authorId) },
    people,
  }
}

const among = (column: string, scopes: Slot | undefined): RawBuilder<boolean> =>
  scopes ? sql`${sql.ref(column)} IN (SELECT value FROM json_each(${scopes}))` : sql`${sql.ref(column)} IS NOT NULL`

/**
 * The permission condition on a document `d`, by the current rows: a change of permissions or settings affects the next
 * search without indexing.
 */
export function visibleOf({ siteId, viewable, openable, approval, people }: TrimTest): RawBuilder<boolean> {
  const listsWhere = (condition: RawBuilder<boolean>) => sql`SELECT "id" FROM "List" WHERE "siteId" = ${siteId} AND ${condition}`
  const hiddenLists = listsWhere(sql`("recycledIn" IS NOT NULL OR "noCrawl" = 1)`)
  const item = (condition: RawBuilder<boolean>) => sql<boolean>`EXISTS (
    SELECT 1 FROM "Item" i WHERE i."siteId" = ${siteId} AND i."listId" = d."ownerId" AND i."itemId" = d."number" AND i."recycledIn" IS NULL
    AND ${condition})`
  const approved = approval && [
    sql<boolean>`(d."ownerId" NOT IN (${listsWhere(sql`"enableModeration" = 1`)}) OR ${item(
      sql`(i."moderationStatus" = 0 OR i."authorId" = ${approval.authorId} OR ${among('i.scopeId', approval.approvable)})`,
    )})`,
  ]
  const items = joined('and', [
    sql`d."ownerId" NOT IN (${hiddenLists})`,
    ...(viewable ? [item(among('i.scopeId', viewable))] : []),
    ...(approved ?? []),
  ])
  return sql`CASE d."kind"
    WHEN 1 THEN ${items}
    WHEN 2 THEN EXISTS (SELECT 1 FROM "List" l WHERE l."siteId" = ${siteId} AND l."id" = d."ownerId" AND l."recycledIn" IS NULL
      AND l."noCrawl" = 0 AND ${among('l.scopeId', viewable)})
    WHEN 3 THEN EXISTS (SELECT 1 FROM "Web" w WHERE w."siteId" = ${siteId} AND w."id" = d."ownerId" AND ${among('w.scopeId', openable)})
    ELSE ${people ? sql`EXISTS (SELECT 1 FROM "Principal" p WHERE p."siteId" = ${siteId} AND p."id" = d."number" AND p."deletedAt" IS NULL AND p."hidden" = 0)` : sql`0`}
    END`
}
