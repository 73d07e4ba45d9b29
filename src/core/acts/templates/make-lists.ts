import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { holdList, listIn } from '../../content/writes/hold-list.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { type FieldLink, ownLinks, storedLinks } from '../../model/content-types/field-links.ts'
import { contentTypeId, parentId } from '../../model/content-types/ids.ts'
import type { Field, FieldSettings } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'
import { type ListTemplate, listTemplateOf } from '../../model/lists/templates.ts'
import { modelReasons } from '../../model/reasons.ts'
import { addAvailableContentType, deleteContentType } from '../content-types/content-types.ts'
import { createField } from '../lists/create-field.ts'
import { createList } from '../lists/create-list.ts'
import type { FieldInput } from '../lists/field-settings.ts'
import { updateField } from '../lists/fields.ts'
import { storeListValidation } from '../lists/list-settings.ts'
import { putOnQuickLaunch } from '../lists/quick-launch.ts'
import { withCatchAll } from '../lists/term-columns.ts'
import { addView, deleteView, queryViews, updateView, type ViewPatch, type ViewQuery } from '../lists/views.ts'
import type { FieldDraft, ListDraft, ViewDraft } from './list-draft.ts'

/** Reads the CAML of a view, which core does not know. Fails with `invalid_caml`. */
export type ReadViewQuery = (inside: Context, list: List, text: string) => Promise<ViewQuery | undefined>

/** A list to make: its draft, with the names that it gets instead of those of the draft. */
export interface ListToMake {
  readonly draft: ListDraft
  readonly title: string
  readonly leafName?: string | undefined
  readonly description?: string | undefined
  readonly onQuickLaunch: boolean
  /** The draft adds to its template; otherwise it has all columns. */
  readonly isOfPackage?: true
}

/**
 * Makes lists without items, in the same order: first all of them, then the columns, which may point to each other, then
 * content types and views. Fails with `title_taken`, `invalid_template`, and as new columns and views do.
 */
export async function makeLists(inside: Context, scope: WriteScope, lists: readonly ListToMake[], read: ReadViewQuery): Promise<List[]> {
  const made: List[] = []
  for (const list of lists) made.push(await makeBare(inside, scope, list))
  for (const [index, { draft, isOfPackage }] of lists.entries()) {
    const list = made[index]
    if (!list) continue
    const withColumns = await addColumns(inside, scope, list, draft, made, isOfPackage ? 'all' : 'none')
    await storeListValidation(scope, withColumns, draft.validation)
    await matchTypes(inside, scope, withColumns, draft, isOfPackage)
    const fresh = await listIn(inside, scope.records, withColumns)
    await matchViews(inside, fresh, draft, read)
    made[index] = await listIn(inside, scope.records, fresh)
  }
  return made
}

/** A list with those columns of its template that the draft has too. */
async function makeBare(
  inside: Context,
  scope: WriteScope,
  { draft, title, leafName, description, onQuickLaunch, isOfPackage }: ListToMake,
): Promise<List> {
  const base = listTemplateOf(inside.runtime, draft.baseTemplate)
  if (!base)
    throw invalid(`A list cannot be made from this template: it is of the list template ${draft.baseTemplate}, which nobody can choose.`)
  const fields = isOfPackage ? base.fields : base.fields.filter((field) => field.internalName === 'Title' || isIn(draft, field))
  const settings = { ...draft.settings, ...(description !== undefined && { description }) }
  const template: ListTemplate = { ...base, fields }
  const input = { title, baseTemplate: base.id, template, settings, ...(leafName !== undefined && { leafName }) }
  const list = await createList(inside, scope, input)
  if (onQuickLaunch) await putOnQuickLaunch(inside, scope, list, true)
  return list
}

const isIn = ({ fields }: ListDraft, { internalName, type }: Pick<Field, 'internalName' | 'type'>): boolean =>
  fields.some((field) => field.internalName === internalName && field.type === type)

async function addColumns(
  inside: Context,
  scope: WriteScope,
  made: List,
  draft: ListDraft,
  all: readonly List[],
  contentTypes: 'none' | 'all',
): Promise<List> {
  let list = await holdList(inside, scope, made)
  const address = { id: list.row.id }
  // Formulas and dependent columns name other columns, so they come last.
  const isLate = ({ type, settings }: FieldDraft) => type === 'Calculated' || settings.primaryFieldId !== undefined
  for (const field of [...draft.fields.filter((one) => !isLate(one)), ...draft.fields.filter(isLate)]) {
    const settings = { ...field.settings, ...targetOf(field, all) }
    const there = list.fieldsByName.get(field.internalName)
    if (there?.system) continue
    if (!there) {
      list = (await createField(inside, scope, list, inputOf(field, settings), { contentTypes })).list
    } else if (differs(there, field, settings)) {
      const { title, description, group, required, hidden, readOnly, unique, indexed, defaultValue } = field
      const patch = { title, description, group, required, hidden, readOnly, unique, indexed: indexed || unique, defaultValue, settings }
      list = (await updateField(inside, address, { id: there.id }, there.type === 'Calculated' ? { title, description } : patch)).list
    }
  }
  return withCatchAll(inside, scope, list)
}

function inputOf(field: FieldDraft, settings: FieldSettings): FieldInput {
  const { id, internalName, title, type, description, group, required, hidden, readOnly, unique, indexed, defaultValue } = field
  const usual = defaultValue === null ? {} : { defaultValue }
  return { id, internalName, title, type, description, group, required, hidden, readOnly, unique, indexed, settings, ...usual }
}

const differs = (there: Field, field: FieldDraft, settings: FieldSettings): boolean =>
  there.title !== field.title ||
  there.description !== field.description ||
  there.group !== field.group ||
  there.required !== field.required ||
  there.hidden !== field.hidden ||
  there.unique !== field.unique ||
  (there.indexed && there.slot !== 'title') !== field.indexed ||
  (there.defaultValue ?? null) !== field.defaultValue ||
  JSON.stringify(there.settings) !== JSON.stringify(settings)

/** The target of a lookup column among the new lists, or another list of the site. */
function targetOf({ lookup }: FieldDraft, all: readonly List[]): FieldSettings {
  if (!lookup) return {}
  if ('id' in lookup) return { lookupListId: lookup.id }
  const target = all[lookup.place]
  return target ? { lookupListId: target.row.id, lookupWebId: target.row.webId } : {}
}

/** Gives the list the content types of the draft that its web has, and takes the others away. */
async function matchTypes(inside: Context, scope: WriteScope, list: List, draft: ListDraft, keepsLinks = false): Promise<void> {
  const wanted = new Map(draft.contentTypes.flatMap((type) => (contentTypeId(type.parent) ? [[type.parent, type] as const] : [])))
  const address = { id: list.row.id }
  const before = new Set(list.contentTypes.map(({ id }) => parentId(id)))
  for (const parent of wanted.keys()) {
    if (before.has(parent)) continue
    try {
      await addAvailableContentType(inside, address, parent)
    } catch (error) {
      // Another web need not have the content types of the one where the list was saved.
      if (!(error instanceof DomainError && error.reason === modelReasons.content_type_not_found.name)) throw error
    }
  }
  const full = await listIn(inside, scope.records, list)
  const kept = full.contentTypes.filter(({ id }) => wanted.has(parentId(id)))
  if (kept.length > 0) for (const { id } of full.contentTypes) if (!wanted.has(parentId(id))) await deleteContentType(inside, id, address)
  for (const { siteId, ownerId, id, fieldLinks } of kept) {
    const links = keepsLinks ? withAll(ownLinks({ fieldLinks }), draft) : (wanted.get(parentId(id))?.links ?? [])
    await scope.records.update(
      'ContentType',
      { siteId, ownerId, id },
      { fieldLinks: storedLinks(links.filter(({ name }) => full.fieldsByName.has(name))) },
    )
  }
}

/** The links of a content type with all columns of a draft. */
const withAll = (links: readonly FieldLink[], { fields }: ListDraft): FieldLink[] => [
  ...links,
  ...fields
    .filter(({ internalName }) => !links.some(({ name }) => name === internalName))
    .map(({ internalName }) => ({ name: internalName })),
]

/** The default view becomes that of the draft. Of the others that the list was made with, those with a title of the draft stay, changed. */
async function matchViews(inside: Context, list: List, { views }: ListDraft, read: ReadViewQuery): Promise<void> {
  const address = { id: list.row.id }
  const made = new Map((await queryViews(inside, address)).filter(({ row }) => !row.isDefault).map(({ row }) => [fold(row.title), row.id]))
  for (const view of views) {
    const patch = await patchOf(inside, list, view, read)
    const id = made.get(fold(view.title))
    if (view.isDefault) await updateView(inside, address, { default: true }, patch)
    else if (id !== undefined) await updateView(inside, address, { id }, patch)
    else await addView(inside, address, { ...patch, title: view.title })
    if (!view.isDefault) made.delete(fold(view.title))
  }
  for (const id of made.values()) await deleteView(inside, address, { id })
}

async function patchOf(inside: Context, list: List, view: ViewDraft, read: ReadViewQuery): Promise<ViewPatch> {
  const { title, hidden, type, scope, rowLimit, paged } = view
  const query = await read(inside, list, view.query)
  const fields = view.fields.filter((name) => list.fieldsByName.has(name))
  const sums = (view.settings.aggregations ?? []).filter(({ field }) => list.fieldsByName.has(field))
  return {
    title,
    hidden,
    type,
    scope,
    rowLimit,
    paged,
    fields,
    ...(query && { query }),
    settings: { ...view.settings, aggregations: sums },
  }
}
