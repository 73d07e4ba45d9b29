import type { Batch, BatchMethod, BatchResult } from '../../../generated/soap/lists.ts'
import { type Outcome, outcomeOf, runBatch, type Step } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { type Addition, addItem, deleteItem, getItem, updateItem } from '../../core/acts/items/items.ts'
import { folderOfList } from '../../core/content/documents/folder-scope.ts'
import type { Item } from '../../core/content/items/item.ts'
import type { ItemValues } from '../../core/content/items/values.ts'
import { contentReasons } from '../../core/content/reasons.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { List } from '../../core/model/lists/list.ts'
import type { XmlElement } from '../../formats/xml.ts'
import { messageOf } from '../../profile/failures.ts'
import type { Profile } from '../../profile/profile.ts'
import { itemNumber } from '../protocol/addresses.ts'
import { errorCodeOf } from '../protocol/errors.ts'
import { bracedGuid } from '../protocol/wire-text.ts'
import { itemRows } from './rowset.ts'

/** More methods than this are a client's mistake, or an attack. */
export const maxMethods = 1000

/**
 * Runs the methods of a Batch one by one and answers one Result for each, in
 * order: a method that fails is undone alone, and is no fault (soap.md 2.2).
 * With OnError=Return those behind it do not run. New items go into RootFolder,
 * where one is named. Fails with `list_not_found`, `folder_not_found`, and
 * `invalid_request` for more than 1,000 methods.
 */
export async function updateListItems(ctx: Context, profile: Profile, listName: string, batch: Batch): Promise<BatchResult[]> {
  const methods = batch.Method
  if (methods.length > maxMethods)
    throw invalid(`A Batch takes ${maxMethods} Method elements at most; ${methods.length} were given. Send several batches.`)
  const list = await openSchema(ctx, { name: listName })
  const rowOf = shownRows(list, batch.DateInUtc?.toUpperCase() === 'TRUE')
  const where = batch.RootFolder ? { folder: await folderOfList(ctx, list, { from: { url: batch.RootFolder } }) } : {}
  const outcomes = await runBatch(
    ctx,
    methods.map((method) => stepOf(list, method, where, rowOf)),
    { atomic: false, onError: batch.OnError === 'Return' ? 'stop' : 'continue' },
  )
  const results: BatchResult[] = []
  for (const [index, method] of methods.entries()) {
    const outcome = outcomes[index]
    const row = outcome?.ok === false ? await rowBehind(ctx, list, method, rowOf) : outcome?.value
    results.push(resultOf({ profile, list, method }, outcome, row))
  }
  return results
}

/** What a result shows of an item. */
type RowOf = (ctx: Context, item: Item) => Promise<XmlElement | undefined>

const shownRows =
  (list: List, dateInUtc: boolean): RowOf =>
  async (ctx, item) =>
    (await itemRows(ctx, [item], list.fields, { dateInUtc }))[0]

/**
 * Runs a method and makes the row that its result shows: what cannot be shown
 * is not done, so that nobody sends again what was done already.
 */
function stepOf(list: List, method: BatchMethod, where: Addition, rowOf: RowOf): Step<XmlElement | undefined> {
  const run = writerOf(list, method, where)
  return async (ctx) => {
    const item = await run(ctx)
    return item && rowOf(ctx, item)
  }
}

function writerOf(list: List, method: BatchMethod, where: Addition): Step<Item | undefined> {
  const address = { id: list.row.id }
  return async (ctx) => {
    const values = valuesOf(method)
    switch (method.Cmd) {
      case 'New':
        return addItem(ctx, address, withoutId(values), where)
      case 'Update':
        return updateItem(ctx, address, demandId(values), withoutId(values))
      case 'Delete':
        await deleteItem(ctx, address, demandId(values))
        return undefined
      default:
        throw new DomainError(kernelReasons.operation_unsupported, { operation: `Method Cmd="${method.Cmd}"` })
    }
  }
}

function valuesOf(method: BatchMethod): Map<string, string> {
  const values = new Map<string, string>()
  for (const { Name, Property, text } of method.Field) {
    if (Name === undefined) throw invalid(`A Field of Method ${method.ID} lacks the attribute Name.`)
    if (Property !== undefined)
      throw new DomainError(kernelReasons.operation_unsupported, { operation: `Field Name="${Name}" with a Property` })
    values.set(Name, text)
  }
  return values
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

/** The item that a failed method was about, as it is on the server. */
async function rowBehind(ctx: Context, list: List, method: BatchMethod, rowOf: RowOf): Promise<XmlElement | undefined> {
  const id = method.Cmd === 'New' ? undefined : itemNumber(method.Field.find((field) => field.Name === 'ID')?.text ?? '')
  if (id === undefined) return undefined
  const outcome = await outcomeOf(() => getItem(ctx, { id: list.row.id }, id))
  return outcome.ok ? rowOf(ctx, outcome.value) : undefined
}

function resultOf(
  { profile, list, method }: { readonly profile: Profile; readonly list: List; readonly method: BatchMethod },
  outcome: Outcome<XmlElement | undefined> | undefined,
  row: XmlElement | undefined,
): BatchResult {
  const result = { '@ID': `${method.ID},${method.Cmd}`, any: row ? [row] : [] }
  if (!outcome || outcome.ok) return { ...result, ErrorCode: '0x00000000', ...(method.Cmd === 'New' && { ID: '' }) }
  const { error } = outcome
  const conflict = error.reason === 'save_conflict' ? { List: bracedGuid(list.row.id), Version: String(list.row.version) } : {}
  return { ...result, ErrorCode: errorCodeOf(profile, error), ErrorText: messageOf(profile, error), ...conflict }
}
