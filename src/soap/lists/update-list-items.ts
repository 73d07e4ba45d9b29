import type { Batch, BatchMethod, BatchResult } from '../../../generated/soap/lists.ts'
import { type Outcome, outcomeOf, runSome, type Step } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { moveFolder } from '../../core/acts/files/move.ts'
import { moveFile } from '../../core/acts/files/transfer-file.ts'
import { type Addition, addItem, deleteItem, getItem, updateItem } from '../../core/acts/items/items.ts'
import { folderOfList } from '../../core/content/documents/folder-scope.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import type { Item } from '../../core/content/items/item.ts'
import { prepareWrites } from '../../core/content/items/item-rights.ts'
import type { BagChanges } from '../../core/content/items/property-bag.ts'
import type { ItemValues } from '../../core/content/items/values.ts'
import { contentReasons } from '../../core/content/reasons.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { makeBreather } from '../../core/kernel/pacing/breathe.ts'
import type { List } from '../../core/model/lists/list.ts'
import { utcOfLocal } from '../../core/model/sites/regional/local-dates.ts'
import { messageOf } from '../../profile/failures.ts'
import type { Profile } from '../../profile/profile.ts'
import { fileUrl, itemNumber } from '../protocol/addresses.ts'
import { errorCodeOf } from '../protocol/errors.ts'
import type { RowText, RowToRead } from '../protocol/rows.ts'
import { bracedGuid } from '../protocol/wire-text.ts'
import { rowElement, rowWriter } from './rowset.ts'

/** More methods than this are a mistake of the client, or an attack. */
export const maxMethods = 1000

/**
 * Runs the methods of a Batch in order and returns one Result for each. A method that fails is undone alone, and causes
 * no fault (protocol/soap-services#updates). A row is written while the reply is sent; rows after the first 4 Mi
 * characters show their items as they are then. With OnError=Return the methods after it do not run. New items are created
 * in RootFolder, if it is set. Methods share short transactions, and other requests run between them. Fails with
 * `list_not_found`, `folder_not_found`, and `invalid_request` for more than 1,000 methods.
 */
export async function updateListItems(ctx: Context, profile: Profile, listName: string, batch: Batch): Promise<BatchResult[]> {
  const methods = batch.Method
  if (methods.length > maxMethods)
    throw invalid(`A Batch takes ${maxMethods} Method elements at most; ${methods.length} were given. Send several batches.`)
  const list = await openSchema(ctx, { name: listName })
  const isTrue = (text: string | undefined) => text?.toUpperCase() === 'TRUE'
  const rows = makeRows(list, { dateInUtc: isTrue(batch.DateInUtc), properties: isTrue(batch.Properties) })
  const where = batch.RootFolder ? { folder: await folderOfList(ctx, list, { from: { url: batch.RootFolder } }) } : {}
  await prepareWrites(ctx, list)
  const isLocal = !isTrue(batch.DateInUtc)
  const steps = methods.map((method) => stepOf(list, method, { where, isLocal }, rows))
  const outcomes: Outcome<Shown | undefined>[] = []
  const takeBreath = makeBreather()
  while (outcomes.length < steps.length) {
    if (outcomes.length > 0) await takeBreath()
    outcomes.push(...(await runSome(ctx, steps.slice(outcomes.length), batch.OnError === 'Return' ? 'stop' : 'continue')))
    rows.keepOf(outcomes)
  }
  return methods.map((method, index) => {
    const outcome = outcomes[index]
    const shown = outcome?.ok ? outcome.value : itemBehind(method)
    return resultOf({ profile, list, method }, outcome, shown && rowToRead(() => rows.read(ctx, shown)))
  })
}

/** An item of a result: its row, or, if the rows of the results are long, its id alone. */
interface Shown {
  readonly itemId: number
  row?: RowText
}

/** Characters of rows that are kept until the reply is written. */
const keptLength = 4 * 1_048_576

/** What all methods of a batch share. */
interface Writing {
  readonly where: Addition
  /** Whether times without a zone are those of the web's clocks. */
  readonly isLocal: boolean
}

interface ResultRows {
  /** The row of an item as it is now. Fails if the row cannot be built. */
  build(ctx: Context, item: Item): Promise<Shown>
  /** Drops the rows of outcomes that come after the first 4 Mi characters: they are read again for the reply. */
  keepOf(outcomes: readonly Outcome<Shown | undefined>[]): void
  /** The row: the one that was built, else the row of the item as it is now. Undefined if the caller can no longer read the item. */
  read(ctx: Context, shown: Shown): Promise<RowText | undefined>
}

function makeRows(list: List, form: { readonly dateInUtc: boolean; readonly properties: boolean }): ResultRows {
  const write = rowWriter(list.fields, form)
  const rowOf = async (ctx: Context, item: Item) => (await write(ctx, [item]))[0]
  let length = 0
  let looked = 0
  return {
    async build(ctx, item) {
      const row = await rowOf(ctx, item)
      return { itemId: item.row.itemId, ...(row !== undefined && { row }) }
    },
    keepOf(outcomes) {
      for (; looked < outcomes.length; looked++) {
        const outcome = outcomes[looked]
        const shown = outcome?.ok ? outcome.value : undefined
        if (shown?.row === undefined) continue
        length += shown.row.length
        if (length > keptLength) delete shown.row
      }
    },
    async read(ctx, { itemId, row }) {
      if (row !== undefined) return row
      const outcome = await outcomeOf(() => getItem(ctx, { id: list.row.id }, itemId))
      return outcome.ok ? rowOf(ctx, outcome.value) : undefined
    },
  }
}

const rowToRead = (read: RowToRead['read']): RowToRead => ({ ...rowElement, read })

/**
 * Runs a method and builds the row of its result in one step: if the row cannot be built, the method is undone, so that
 * no client repeats a write that was done.
 */
function stepOf(list: List, method: BatchMethod, how: Writing, rows: ResultRows): Step<Shown | undefined> {
  const run = writerOf(list, method, how)
  return async (ctx) => {
    const item = await run(ctx)
    return item && rows.build(ctx, item)
  }
}

function writerOf(list: List, method: BatchMethod, { where, isLocal }: Writing): Step<Item | undefined> {
  const address = { id: list.row.id }
  return async (ctx) => {
    const { values: given, properties } = valuesOf(method)
    const values = isLocal && !list.zone.isUtc ? inUtc(list, given) : given
    switch (method.Cmd) {
      case 'New':
        return addItem(ctx, address, withoutId(values), { ...where, properties })
      case 'Update':
        return updateItem(ctx, address, demandId(values), withoutId(values), undefined, properties)
      case 'Delete':
        await deleteItem(ctx, address, demandId(values))
        return undefined
      case 'Moderate':
        return updateItem(ctx, address, demandId(values), decisionIn(values))
      case 'Move':
        return moveItem(ctx, list, demandId(values), values.get('MoveNewUrl'))
    }
  }
}

/** A text that says its own zone keeps it; any other time is local. */
function inUtc(list: List, given: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const values = new Map(given)
  for (const [name, text] of given) {
    const field = list.fieldsByName.get(name)
    if (field?.type === 'DateTime' && text !== '') values.set(name, utcOfLocal(text, list.zone, field.settings.dateOnly === true))
  }
  return values
}

/** The columns of a decision; other columns of the method do not count (protocol/soap-services#updates). */
function decisionIn(values: ReadonlyMap<string, string>): ItemValues {
  if (!values.has('_ModerationStatus')) throw invalid('A Method with Cmd="Moderate" needs the Field _ModerationStatus.')
  return new Map([...values].filter(([name]) => decisionColumns.has(name)))
}

const decisionColumns: ReadonlySet<string> = new Set(['_ModerationStatus', '_ModerationComments', 'owshiddenversion'])

/** Moves the file or folder of an item to a new URL, which has its new name. Returns the item while it is in the list. */
async function moveItem(ctx: Context, list: List, itemId: number, newUrl: string | undefined): Promise<Item | undefined> {
  if (newUrl === undefined || newUrl.trim() === '')
    throw invalid('A Method with Cmd="Move" needs the Field MoveNewUrl: the URL that the file or folder is to have.')
  const to = fileUrl('The Field MoveNewUrl', newUrl)
  const { row } = await getItem(ctx, { id: list.row.id }, itemId)
  const address = { list: { id: list.row.id }, itemId }
  const moved =
    row.kind === documentKinds.folder ? await moveFolder(ctx, { from: address }, to) : await moveFile(ctx, address, to, 'refuse')
  return moved.row.listId === list.row.id && moved.row.itemId !== null ? getItem(ctx, { id: list.row.id }, moved.row.itemId) : undefined
}

interface Given {
  /** Columns, by internal name. */
  readonly values: ReadonlyMap<string, string>
  /** Entries of the property bag; absent if the method names none. */
  readonly properties?: BagChanges
}

function valuesOf(method: BatchMethod): Given {
  const values = new Map<string, string>()
  const properties = new Map<string, string>()
  for (const { Name, Property, text } of method.Field) {
    if (Name === undefined) throw invalid(`A Field of Method ${method.ID} lacks the attribute Name.`)
    const bag = Name === 'MetaInfo' && Property === undefined ? bagIn(text) : undefined
    if (bag) for (const [name, value] of bag) properties.set(name, value)
    else if (Property === undefined) values.set(Name, text)
    else if (Name === 'MetaInfo') properties.set(Property, text)
    else throw invalid(`Only the Field MetaInfo has properties; the Field '${Name.slice(0, 60)}' was given a Property.`)
  }
  return properties.size === 0 ? { values } : { values, properties }
}

const signs: Readonly<Record<string, string>> = { '\\\\': '\\', '\\r': '\r', '\\n': '\n' }

/**
 * The entries of a whole property bag, in the form in which rows have it: lines such as `color:SW|red`. Entries of the server
 * are left out, because clients send back what they have read. Undefined for a text of any other form.
 */
function bagIn(text: string): ReadonlyMap<string, string> | undefined {
  const entries = new Map<string, string>()
  for (const line of text.replace(/^\d{1,10};#/, '').split(/\r?\n/)) {
    if (line.trim() === '') continue
    const colon = line.indexOf(':')
    if (colon < 1 || !/^:[A-Z]{2}\|/.test(line.slice(colon, colon + 4))) return undefined
    const name = line.slice(0, colon)
    if (!name.toLowerCase().startsWith('vti_'))
      entries.set(
        name,
        line.slice(colon + 4).replace(/\\[\\rn]/g, (sign) => signs[sign] ?? sign),
      )
  }
  return entries.size === 0 ? undefined : entries
}

function withoutId(values: ReadonlyMap<string, string>): ItemValues {
  const rest = new Map(values)
  rest.delete('ID')
  return rest
}

function demandId(values: ReadonlyMap<string, string>): number {
  const id = itemNumber(values.get('ID') ?? '')
  if (id !== undefined) return id
  throw new DomainError(contentReasons.invalid_field_value, {
    field: 'ID',
    message: `the id of the item is needed; '${(values.get('ID') ?? '').slice(0, 60)}' was given.`,
  })
}

/** The item of a failed method; its result shows the item as it is now. */
function itemBehind(method: BatchMethod): Shown | undefined {
  const itemId = method.Cmd === 'New' ? undefined : itemNumber(method.Field.find((field) => field.Name === 'ID')?.text ?? '')
  return itemId === undefined ? undefined : { itemId }
}

function resultOf(
  { profile, list, method }: { readonly profile: Profile; readonly list: List; readonly method: BatchMethod },
  outcome: Outcome<unknown> | undefined,
  row: RowToRead | undefined,
): BatchResult {
  const result = { '@ID': `${method.ID},${method.Cmd}`, any: row ? [row] : [] }
  if (!outcome || outcome.ok) return { ...result, ErrorCode: '0x00000000', ...(method.Cmd === 'New' && { ID: '' }) }
  const { error } = outcome
  const conflict = error.reason === 'save_conflict' ? { List: bracedGuid(list.row.id), Version: String(list.row.version) } : {}
  return { ...result, ErrorCode: errorCodeOf(profile, error), ErrorText: messageOf(profile, error), ...conflict }
}
