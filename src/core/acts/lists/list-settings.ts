import type { ListRow } from '../../../../generated/prisma/content.ts'
import { act, read, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findSchema, listNotFound } from '../../access/find-list.ts'
import type { ListValidation } from '../../content/items/validation.ts'
import { invalid } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { checkValidation } from '../../model/lists/calculated.ts'
import type { Field } from '../../model/lists/field.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'
import type { QuickLaunchLink } from './quick-launch.ts'

/** A lookup column that points to a list. */
export interface RelatedColumn {
  readonly list: List
  readonly field: Field
  /** The list to which it points. */
  readonly target: List
}

/** The lookup columns of the web that point to a list, of lists that the actor may see. Fails with `list_not_found`, `access_denied`. */
export async function queryRelatedColumns(ctx: Context, address: ListAddress): Promise<RelatedColumn[]> {
  const target = await findSchema(ctx, address)
  const lists = await read(ctx, 'ViewListItems', target, () => ctx.site.schema.lists(ctx.web, recordsOf(ctx)))
  const found: RelatedColumn[] = []
  for (const list of lists) {
    if (!holds(await rightsOn(ctx, list.scopeId), 'ViewListItems')) continue
    for (const field of list.fields) if (!field.system && field.settings.lookupListId === target.row.id) found.push({ list, field, target })
  }
  return found
}

/** The settings of information rights management of a list: values by their names in replies. */
export type RightsManagement = Readonly<Record<string, string | number | boolean>>

/** What `List.settings` holds as JSON. */
export interface StoredListSettings {
  readonly rightsManagement?: RightsManagement
  /** The links that were on the quick launch when the list went to the recycle bin. */
  readonly recycledLinks?: readonly QuickLaunchLink[] | undefined
  /** The events that start workflows on items of the list, as bits; missing for none. */
  readonly workflowEvents?: number
  /** Set if items of the list are tasks of workflows. */
  readonly hasWorkflowTasks?: true
  readonly validation?: ListValidation
}

export const storedListSettings = (text: string | null): StoredListSettings =>
  text === null ? {} : (JSON.parse(text) as StoredListSettings)

/** The stored settings with their list. */
export interface StoredRightsManagement {
  readonly list: List
  readonly values: RightsManagement
}

/** Fails with `list_not_found`, `access_denied`. */
export async function getRightsManagement(ctx: Context, address: ListAddress): Promise<StoredRightsManagement> {
  const list = await findSchema(ctx, address)
  const row = await read(ctx, 'ViewListItems', list, (records) => records.find('List', { siteId: ctx.site.id, id: list.row.id }))
  return { list, values: storedListSettings(row?.settings ?? null).rightsManagement ?? {} }
}

/** The settings of a list with those of rights management that the patch names; without a patch it has none any more. */
export function withRights(settings: string | null, patch: RightsManagement | undefined): string | null {
  const { rightsManagement: before, ...others } = storedListSettings(settings)
  const after: StoredListSettings = patch ? { ...others, rightsManagement: { ...before, ...patch } } : others
  return Object.keys(after).length === 0 ? null : JSON.stringify(after)
}

/**
 * Stores the settings that the patch names, for clients: nothing is encrypted. Without a patch it removes all of them. Fails
 * with `list_not_found`, `access_denied`.
 */
export async function setRightsManagement(
  ctx: Context,
  address: ListAddress,
  patch: RightsManagement | undefined,
): Promise<StoredRightsManagement> {
  const list = await findSchema(ctx, address)
  const input = { list: address, patch }
  return act(ctx, { name: 'lists.setRightsManagement', right: 'ManageLists', target: list, input }, async ({ records, changed }) => {
    const where = { siteId: ctx.site.id, id: list.row.id, recycledIn: null }
    const row = await records.find('List', where)
    if (!row) throw listNotFound(ctx, address)
    const settings = withRights(row.settings, patch)
    await records.increment('List', where, { version: 1 }, { settings })
    changed({ entity: 'list', type: 'update', webId: row.webId, listId: row.id, objectId: row.id })
    return { list, values: storedListSettings(settings).rightsManagement ?? {} }
  })
}

/** The settings of a list with those parts of its validation that the patch has; an empty text takes a part away. Fails with `invalid_request`. */
export function withListValidation(settings: string | null, patch: ListValidation, fields: readonly Field[]): string | null {
  const { validation: before = {}, ...others } = storedListSettings(settings)
  const { formula = '', message = '' } = { ...before, ...patch }
  for (const [name, text] of Object.entries({ ValidationFormula: formula, ValidationMessage: message }))
    if (text.length > longestValidation) throw invalid(`${name} has at most ${longestValidation} characters; ${text.length} were given.`)
  const after: ListValidation = {
    ...(formula.trim() !== '' && { formula: patch.formula === undefined ? formula : checkValidation(formula, fields) }),
    ...(message !== '' && { message }),
  }
  const all = Object.keys(after).length === 0 ? others : { ...others, validation: after }
  return Object.keys(all).length === 0 ? null : JSON.stringify(all)
}

/** Stores the validation of a list that its transaction has locked. Fails with `invalid_request`. */
export async function storeListValidation(
  { records }: WriteScope,
  { row: { siteId, id }, fields }: List,
  given: ListValidation,
): Promise<void> {
  const row = await records.find('List', { siteId, id, recycledIn: null })
  const settings = row && withListValidation(row.settings, given, fields)
  if (row && settings !== undefined && settings !== row.settings)
    await records.increment('List', { siteId, id, recycledIn: null }, { version: 1 }, { settings })
}

/** The most characters of a formula that items must meet, and of its message. */
const longestValidation = 1_024

/** The events that start workflows on items of a list, as bits. */
export const workflowEventsOf = ({ settings }: Pick<ListRow, 'settings'>): number => storedListSettings(settings).workflowEvents ?? 0

/** Whether items of a list may be tasks of workflows. */
export const hasWorkflowTasks = ({ settings }: Pick<ListRow, 'settings'>): boolean => storedListSettings(settings).hasWorkflowTasks === true

/** Stores the events that start workflows on items of a list, if they are others than before. */
export async function storeWorkflowEvents({ records }: WriteScope, { siteId, id }: ListRow, workflowEvents: number): Promise<void> {
  const row = await records.find('List', { siteId, id, recycledIn: null })
  if (!row || workflowEventsOf(row) === workflowEvents) return
  const { workflowEvents: _, ...others } = storedListSettings(row.settings)
  await storeSettings(records, row, workflowEvents === 0 ? others : { ...others, workflowEvents })
}

/** Stores that items of a list are tasks of workflows. */
export async function storeWorkflowTasks({ records }: WriteScope, { siteId, id }: ListRow): Promise<void> {
  const row = await records.find('List', { siteId, id, recycledIn: null })
  if (row && !hasWorkflowTasks(row)) await storeSettings(records, row, { ...storedListSettings(row.settings), hasWorkflowTasks: true })
}

/** Raises the version of the list, which tells those who have it in their cache. */
async function storeSettings(records: ContentRecords, { siteId, id }: ListRow, settings: StoredListSettings): Promise<void> {
  const text = Object.keys(settings).length === 0 ? null : JSON.stringify(settings)
  await records.increment('List', { siteId, id, recycledIn: null }, { version: 1 }, { settings: text })
}
