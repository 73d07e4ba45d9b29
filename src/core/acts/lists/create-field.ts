import type { FieldRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { openLookupTarget } from '../../content/items/lookup-target.ts'
import { columnMarks } from '../../content/query/distinct.ts'
import { listIn } from '../../content/writes/hold-list.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { checkFormula } from '../../model/lists/calculated.ts'
import { type Field, type FieldSettings, type FieldTypeName, propertyNameOf } from '../../model/lists/field.ts'
import { fieldFromRow } from '../../model/lists/field-rows.ts'
import { fieldTypes, isRating } from '../../model/lists/field-types.ts'
import type { List } from '../../model/lists/list.ts'
import { internalNameOf } from '../../model/lists/naming.ts'
import { checkFieldTitle, checkRow, checkSettings, type FieldInput, type FieldPatch } from './field-settings.ts'
import { findFreePoolSlot, findFreeSlot } from './field-slots.ts'
import { listReasons } from './reasons.ts'

export interface FieldCreation {
  readonly list: List
  readonly field: Field
}

/** The content types and views that get a new column (protocol/fields#adding). */
export interface AddOptions {
  /** By default only the default content type. */
  readonly contentTypes?: 'none' | 'all'
  readonly defaultView?: boolean
  /** Refuses the title of an existing column. */
  readonly uniqueTitle?: boolean
}

/** The stored columns of a list. */
export const rowsOf = (records: ContentRecords, siteId: string, ownerId: string): Promise<FieldRow[]> =>
  records.query('Field', { where: { siteId, ownerId }, orderBy: ['ordinal'] })

/** The parts of a list that the choice of slots needs. */
export const placeOf = ({ row }: List, rows: readonly FieldRow[]) => ({ siteId: row.siteId, listId: row.id, listTitle: row.title, rows })

/** Makes a column in a list that the caller has locked; see `addField`. */
export async function createField(
  ctx: Context,
  scope: WriteScope,
  list: List,
  input: FieldInput,
  options: AddOptions,
): Promise<FieldCreation> {
  const { records, now } = scope
  const rows = await rowsOf(records, ctx.site.id, list.row.id)
  const title = checkFieldTitle(input.title)
  if (options.uniqueTitle && list.fields.some((field) => fold(field.title) === fold(title)))
    throw new DomainError(listReasons.definition_name_taken, { what: 'column', name: title, url: list.url, part: 'title' })
  const { primaryFieldId } = input.settings ?? {}
  const primary = primaryFieldId === undefined ? undefined : primaryOf(list, primaryFieldId)
  const settings = await checkedSettings(ctx, scope, input, title, list.fields)
  const typed = { type: input.type, settings }
  const place = placeOf(list, rows)
  const isIndexed = input.indexed ?? false
  const draft = draftRow(ctx, list.row.id, input, { title, settings, fields: list.fields, rows })
  const row: FieldRow = {
    ...checkRow(draft, now),
    slot: primary?.slot ?? (await findFreeSlot(records, place, typed)),
    poolSlot: isIndexed ? await findFreePoolSlot(records, place, typed) : null,
    // Existing items have no values yet: nothing is copied, but a formula is computed.
    indexStatus: input.type === 'Calculated' && list.row.itemCount > 0 ? columnMarks.calculating : columnMarks.ready,
  }
  await records.insert('Field', row)
  await show(scope, list, row.internalName, options)
  scope.changed({ entity: 'field', type: 'add', webId: list.row.webId, listId: list.row.id, objectId: row.id })
  const fresh = await listIn(ctx, scope.records, list)
  return { list: fresh, field: fresh.fieldsByName.get(row.internalName) ?? fieldFromRow(row) }
}

/** The lookup column of a dependent lookup column. Fails with `invalid_request`. */
function primaryOf(list: List, id: string): Field {
  const primary = list.fields.find((field) => field.id === id)
  const isPrimary = primary && !primary.system && /^Lookup/.test(primary.type) && primary.settings.primaryFieldId === undefined
  if (isPrimary) return primary
  throw invalid(`A dependent lookup column needs the id of a lookup column of '${list.row.title}'; '${id}' is not one.`)
}

/** The checked settings of a new column: a lookup's target exists and is open to the actor, a formula can be parsed. Fails with `invalid_request`. */
export async function checkedSettings(
  ctx: Context,
  scope: WriteScope,
  input: FieldInput,
  title: string,
  fields: readonly Field[],
): Promise<FieldSettings> {
  const { type } = input
  if (!fieldTypes[type].isMade) throw invalid(`Only the server makes columns of the type ${type}.`)
  const settings = checkSettings(title, type, input.settings ?? {})
  if (type === 'Calculated') {
    if (settings.formula === undefined) throw invalid(`Column '${title}': a calculated column needs a Formula.`)
    return { ...settings, formula: checkFormula(settings.formula, fields) }
  }
  return isLookupType(type) ? checkTarget(ctx, scope, title, settings) : settings
}

const isLookupType = (type: FieldTypeName): boolean => type === 'Lookup' || type === 'LookupMulti'

/**
 * The settings of a lookup column with its target in stored form. A list that the
 * actor may not open fails like one that does not exist, before its columns are
 * checked. Fails with `invalid_request`.
 */
async function checkTarget(ctx: Context, scope: WriteScope, title: string, settings: FieldSettings): Promise<FieldSettings> {
  const target = await openLookupTarget(within(ctx, scope), { settings })
  if (!target) throw invalid(`Column '${title}': LookupList must be the id of a list; '${settings.lookupListId ?? ''}' is not one.`)
  const name = settings.lookupField ?? 'Title'
  const shown = target.fieldsByName.get(name) ?? target.fields.find((field) => fold(field.title) === fold(name))
  if (!shown) throw invalid(`Column '${title}': LookupField must be a column of '${target.row.title}'; '${name.slice(0, 60)}' is not one.`)
  return { ...settings, lookupListId: target.row.id, lookupField: shown.internalName }
}

/** The settings of a column after a patch. A new lookup target is checked as in a new column. Fails with `invalid_request`. */
export async function checkPatched(
  ctx: Context,
  scope: WriteScope,
  field: Field,
  title: string,
  patch: FieldPatch,
): Promise<FieldSettings> {
  const { type, settings: before } = field
  const merged = checkSettings(title, type, { ...before, ...patch.settings })
  const isMoved = targetSettings.some((name) => merged[name] !== before[name])
  return isLookupType(type) && isMoved ? checkTarget(ctx, scope, title, merged) : merged
}

const targetSettings = ['lookupListId', 'lookupWebId', 'lookupField'] as const

interface Draft {
  readonly title: string
  readonly settings: FieldSettings
  /** The existing columns. */
  readonly fields: readonly Field[]
  readonly rows: readonly FieldRow[]
}

/** The row of a new column, without slots. Fails with `definition_name_taken` if its id exists already. */
export function draftRow(ctx: Context, ownerId: string, input: FieldInput, { title, settings, fields, rows }: Draft): FieldRow {
  const id = input.id?.toLowerCase() ?? ctx.runtime.newId()
  if (fields.some((field) => field.id === id))
    throw new DomainError(listReasons.definition_name_taken, { what: 'column', name: id, url: ctx.web.url, part: 'id' })
  return {
    siteId: ctx.site.id,
    ownerId,
    id,
    ordinal: Math.max(-1, ...rows.map((row) => row.ordinal)) + 1,
    internalName: internalNameOf(input.internalName ?? title, takenNames(fields, input)),
    title,
    description: input.description ?? '',
    groupName: input.group ?? 'Custom Columns',
    type: input.type,
    required: !isRating(input.type) && (input.required ?? false),
    hidden: input.hidden ?? false,
    readOnly: isRating(input.type) || (input.readOnly ?? false),
    sealed: false,
    unique: input.unique ?? false,
    indexed: input.indexed ?? false,
    indexStatus: columnMarks.ready,
    slot: null,
    poolSlot: null,
    defaultValue: input.defaultValue === undefined || input.defaultValue === '' ? null : input.defaultValue,
    settings: Object.keys(settings).length === 0 ? null : JSON.stringify(settings),
    version: 1,
  }
}

/** Properties of an item that are not columns; no column can have these names. */
const itemProperties = [
  'Id',
  'FileSystemObjectType',
  'ServerRedirectedEmbedUri',
  'ServerRedirectedEmbedUrl',
  'DisplayName',
  'EffectiveBasePermissions',
  'FirstUniqueAncestorSecurableObject',
  'HasUniqueRoleAssignments',
  'RoleAssignments',
  'AttachmentFiles',
  'FieldValuesAsHtml',
  'FieldValuesAsText',
  'FieldValuesForEdit',
  'File',
  'Folder',
  'LikedByInformation',
  'ParentList',
  'Properties',
  'Versions',
]

/** Whether a column, or its property in REST, cannot be told apart from another one under this name. */
function takenNames(fields: readonly Field[], { type }: FieldInput): (name: string) => boolean {
  const taken = new Set(itemProperties.map(fold))
  for (const field of fields) {
    taken.add(fold(field.internalName))
    taken.add(fold(field.propertyName))
    if (fieldTypes[field.type].isReference) taken.add(fold(`${field.propertyName}Id`))
  }
  const isReference = fieldTypes[type].isReference === true
  return (name) =>
    name === '' ||
    taken.has(fold(name)) ||
    taken.has(fold(propertyNameOf(name))) ||
    (isReference && taken.has(fold(`${propertyNameOf(name)}Id`)))
}

async function show({ records }: WriteScope, list: List, name: string, options: AddOptions): Promise<void> {
  const { siteId } = list.row
  const listId = list.row.id
  const types = options.contentTypes === 'none' ? [] : options.contentTypes === 'all' ? list.contentTypes : list.contentTypes.slice(0, 1)
  for (const type of types) {
    const links = [...(JSON.parse(type.fieldLinks) as unknown[]), name]
    await records.update('ContentType', { siteId, ownerId: listId, id: type.id }, { fieldLinks: JSON.stringify(links) })
  }
  if (!options.defaultView) return
  const view = await records.find('View', { siteId, listId, isDefault: true })
  if (!view) return
  const fields = [...(JSON.parse(view.fields) as string[]), name]
  await records.update('View', { siteId, listId, id: view.id }, { fields: JSON.stringify(fields) })
}
