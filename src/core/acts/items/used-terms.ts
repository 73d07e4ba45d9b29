import type { ItemRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { systemActor } from '../../access/principals.ts'
import { noGuid, termsOf } from '../../content/items/column-terms.ts'
import type { Item } from '../../content/items/item.ts'
import { itemInRoot } from '../../content/items/item.ts'
import { inRoot, newRow, withValues } from '../../content/items/item-row.ts'
import type { CheckedValues } from '../../content/items/values.ts'
import { defaultLcid, labelOf, type TermState, termStoreId, termsById } from '../../content/terms/term-store.ts'
import { findUsedTermsList } from '../../content/terms/used-terms-list.ts'
import { lockListForWrite, storeUpdate } from '../../content/writes/item-rows.ts'
import { derivedId } from '../../model/derived-id.ts'
import type { Field, FieldValue, TermValue } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { catchAll, isOfTerms } from '../../model/terms/used-terms.ts'

/**
 * The values with the numbers of their terms, and with `TaxCatchAll`, which has the terms of all columns of the item. A term that
 * no item has had gets an item in the hidden list of terms, and one whose label or place has changed there gets the present
 * one. Values of a list without the column, or whose hidden list is gone, stay as they are.
 */
export async function withUsedTerms(
  inside: Context,
  scope: WriteScope,
  list: List,
  checked: CheckedValues,
  current?: Item,
): Promise<CheckedValues> {
  const all = list.fields.find(({ id }) => id === catchAll.id)
  if (all?.type !== 'LookupMulti' || ![...checked.keys()].some(isOfTerms)) return checked
  const used = await findUsedTermsList(inside)
  // Somebody may have made a column of this id for another list.
  if (used?.row.id !== all.settings.lookupListId || !used) return checked
  const columns = list.fields.filter(isOfTerms)
  const values = new Map(columns.map((field) => [field, termsOf(valueIn(checked, field, current))]))
  const numbers = await numbered(inside, scope, used, [...values.values()].flat())
  const written = new Map(checked)
  for (const [field, terms] of values) {
    if (!checked.has(field)) continue
    const own = terms.map((term) => ({ ...term, WssId: numbers.get(term.TermGuid) ?? term.WssId }))
    const [first] = own
    if (first) written.set(field, Array.isArray(checked.get(field)) ? own : first)
  }
  const ids = [...new Set([...values.values()].flat().flatMap(({ TermGuid }) => numbers.get(TermGuid) ?? []))]
  return written.set(all, ids.length === 0 ? null : ids)
}

const valueIn = (checked: CheckedValues, field: Field, current: Item | undefined): FieldValue | undefined =>
  checked.has(field) ? checked.get(field) : current?.read(field)

/** The numbers of terms, by id. Terms are read with the rights of the server: the actor may not open the root web. */
async function numbered(
  inside: Context,
  scope: WriteScope,
  found: List,
  terms: readonly TermValue[],
): Promise<ReadonlyMap<string, number>> {
  if (terms.length === 0) return new Map()
  const own: Context = { ...inside, web: await rootWeb(inside), actor: systemActor }
  const texts = await textsOf(own, new Map(terms.map(({ TermGuid, Label }) => [TermGuid, Label])))
  const known = await rowsOf(scope, found, [...texts.keys()])
  const missing = [...texts.keys()].filter((termId) => !known.has(termId))
  // Another write may have added them before this one has the list.
  if (missing.length > 0) await lockListForWrite(own, scope, found, { id: found.row.id }, { itemCount: 0 })
  for (const [termId, row] of await rowsOf(scope, found, missing)) known.set(termId, row)
  const numbers = new Map<string, number>()
  for (const [termId, text] of texts) {
    const row = known.get(termId)
    const values = new Map<Field, FieldValue>(
      found.fields.flatMap((field) => {
        const value = text.get(field.internalName)
        return value === undefined ? [] : [[field, value]]
      }),
    )
    numbers.set(termId, row ? await refreshed(own, scope, found, row, values) : await added(own, scope, found, termId, values))
  }
  return numbers
}

const idIn = (list: List, termId: string): string => derivedId('used term', list.row.id, termId)

async function rowsOf({ records }: WriteScope, list: List, termIds: readonly string[]): Promise<Map<string, ItemRow>> {
  const keys = new Map(termIds.map((termId) => [idIn(list, termId), termId]))
  if (keys.size === 0) return new Map()
  const { siteId, id: listId } = list.row
  const rows = await records.query('Item', { where: { siteId, listId, uniqueId: { in: [...keys.keys()] } } })
  return new Map(rows.map((row) => [keys.get(row.uniqueId) ?? '', row]))
}

async function refreshed(own: Context, scope: WriteScope, list: List, row: ItemRow, values: CheckedValues): Promise<number> {
  const item = itemInRoot(list, row)
  const isStale = [...values].some(([field, value]) => item.read(field) !== value)
  if (isStale && row.recycledIn === null) await storeUpdate(own, scope, list, row, values, {}, 'system')
  return row.itemId
}

async function added(own: Context, scope: WriteScope, found: List, termId: string, values: CheckedValues): Promise<number> {
  const list = await lockListForWrite(own, scope, found, { id: found.row.id }, { nextItemId: 1, itemCount: 1 })
  const row = withValues(list, { ...newRow(own, scope, list, inRoot(list)), uniqueId: idIn(list, termId) }, values)
  await scope.records.insert('Item', row)
  const { webId, id: listId } = list.row
  scope.changed({ entity: 'item', type: 'add', webId, listId, itemId: row.itemId, objectId: row.uniqueId })
  return row.itemId
}

/** What the hidden list tells of terms, by their ids. Terms that the store does not know have the given labels, and no term set. */
async function textsOf(own: Context, labels: ReadonlyMap<string, string>): Promise<Map<string, ReadonlyMap<string, string | null>>> {
  const lcid = defaultLcid(own.web)
  const known = await termsById(own, labels.keys())
  const above = await withAncestors(own, known)
  const texts = new Map<string, ReadonlyMap<string, string | null>>()
  for (const [termId, given] of labels) {
    const term = known.get(termId)
    const label = term ? labelOf(term, lcid, lcid) : given
    const path = [...ancestorsOf(term, above).map((one) => labelOf(one, lcid, lcid)), label].join(':')
    const ids = [termStoreId, term?.row.termSetId ?? noGuid, termId]
    texts.set(
      termId,
      new Map([
        ['Title', label],
        ['IdForTermStore', termStoreId],
        ['IdForTerm', termId],
        ['IdForTermSet', ids[1] ?? noGuid],
        ['Term', label],
        ['Path', path],
        ['CatchAllData', ids.map(bytesOf).join('|')],
        ['CatchAllDataLabel', `${label}#${String.fromCharCode(lcid)}|`],
      ]),
    )
  }
  return texts
}

/** More than the levels of a term set. */
const mostLevels = 10

/** Terms by id, with all terms above them. */
async function withAncestors(own: Context, terms: ReadonlyMap<string, TermState>): Promise<ReadonlyMap<string, TermState>> {
  const all = new Map(terms)
  for (let level = 0; level < mostLevels; level++) {
    const missing = [...all.values()].map(({ row }) => row.parentId).filter((id) => id !== '' && !all.has(id))
    if (missing.length === 0) break
    for (const [id, term] of await termsById(own, missing)) all.set(id, term)
  }
  return all
}

/** The terms above a term, from the root of its term set down. */
function ancestorsOf(term: TermState | undefined, all: ReadonlyMap<string, TermState>): TermState[] {
  const found: TermState[] = []
  for (let above = term && all.get(term.row.parentId); above && found.length < mostLevels; above = all.get(above.row.parentId))
    found.unshift(above)
  return found
}

/** The bytes of a GUID in base64: its first three parts have their lowest byte first. */
function bytesOf(guid: string): string {
  const parts = guid.split('-').map((part) => Buffer.from(part, 'hex'))
  return Buffer.concat(parts.map((part, at) => (at < 3 ? part.reverse() : part))).toString('base64')
}
