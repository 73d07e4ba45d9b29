import type { Context } from '../../../access/context.ts'
import { findSchema } from '../../../access/find-list.ts'
import { fold } from '../../../kernel/fold.ts'
import type { Runtime } from '../../../kernel/ports.ts'
import { derivedId } from '../../../model/derived-id.ts'
import type { List } from '../../../model/lists/list.ts'
import { listTemplateOf } from '../../../model/lists/templates.ts'
import type { FarmPackage, MigratedColumn, MigratedList } from '../../../model/packages/migration.ts'
import type { FieldPatch } from '../../lists/field-settings.ts'
import { addField, updateField } from '../../lists/fields.ts'
import { addList, deleteList, updateList } from '../../lists/lists.ts'
import { addView, updateView } from '../../lists/views.ts'
import type { Run } from '../../operations/runner.ts'
import { webAt } from '../parts/place.ts'
import type { Importing } from './importing.ts'
import { orNote } from './migrated-people.ts'
import { makeContentTypes } from './migrated-types.ts'
import { urlHere, type WebsOfPackage, webOfList } from './migrated-webs.ts'

/** The id of the list that an import makes of one of a package: the same after a stop. */
export const idOfList = (run: Run, { id }: Pick<MigratedList, 'id'>): string => derivedId(run.operation.id, 'list', id)

/** Catalogs and lists that the server itself keeps. */
const ownTemplates: ReadonlySet<number> = new Set([110, 111, 112, 113, 114, 116, 117, 118, 121, 123, 124, 125, 140, 151, 160])

/** Why a list of a package is not imported; undefined if it is. */
export const unfitList = ({ template }: MigratedList): string | undefined =>
  ownTemplates.has(template) ? 'It is a catalog or a list of the server, and each web has its own.' : undefined

/** A list that has been made, and the ids of its items by those in the package. */
export interface MadeList {
  readonly from: MigratedList
  /** Its web, inside the act. */
  readonly ctx: Context
  readonly address: { readonly id: string }
  readonly itemIds: Map<number, number>
  /** The ids of its content types by those in the package. */
  readonly typeIds: Map<string, string>
}

/** Makes the lists of a package in their webs, in the place of those that they replace. */
export async function makeMigrated(
  importing: Importing,
  { lists, there, webs }: { readonly lists: readonly MigratedList[]; readonly there: ListsThere; readonly webs: WebsOfPackage },
): Promise<readonly MadeList[]> {
  const { run, migration, notes } = importing
  const made: MadeList[] = []
  for (const list of lists) {
    const ctx = webs.get(webOfList(migration, list))?.ctx
    if (!ctx) {
      notes.add(`List '${list.title}'`, 'Its web is not here.')
      continue
    }
    const replaced = there.get(placeOfList(migration, list))
    if (replaced !== undefined) await deleteList(ctx, { id: replaced })
    const id = idOfList(run, list)
    await addList({ ...ctx, runtime: firstId(ctx.runtime, id) }, creationOf(importing, list))
    made.push({ from: list, ctx, address: { id }, itemIds: new Map(), typeIds: new Map() })
  }
  return made
}

/** Gives the lists of a package their columns and content types, when all lists are there. */
export async function shapeLists(importing: Importing, made: readonly MadeList[]): Promise<void> {
  for (const one of made) for (const column of one.from.columns) await makeColumn({ ...importing, ctx: one.ctx }, made, one, column)
  for (const one of made) await makeContentTypes({ ...importing, ctx: one.ctx }, one)
}

/** The list takes the first id. */
function firstId(runtime: Runtime, id: string): Runtime {
  let isTaken = false
  return {
    now: () => runtime.now(),
    randomBytes: (count) => runtime.randomBytes(count),
    newId() {
      if (isTaken) return runtime.newId()
      isTaken = true
      return id
    },
  }
}

function creationOf({ notes, ctx }: Importing, { title, description, url, template, isLibrary, hidden, hasVersions }: MigratedList) {
  const isKnown = listTemplateOf(ctx.runtime, template) !== undefined
  if (!isKnown)
    notes.add(
      `Template ${template} of list '${title}'`,
      `This server does not have it; the list is ${isLibrary ? 'a library' : 'a custom list'}.`,
    )
  return {
    title,
    baseTemplate: isKnown ? template : isLibrary ? 101 : 100,
    // Without one, the name of the folder follows from the title.
    ...(url.endsWith('/') ? {} : { leafName: url.slice(url.lastIndexOf('/') + 1) }),
    settings: { description, hidden, enableVersioning: hasVersions, enableFolderCreation: true },
  }
}

async function makeColumn(
  importing: Importing,
  made: readonly MadeList[],
  { from, address }: MadeList,
  column: MigratedColumn,
): Promise<void> {
  const { ctx, notes } = importing
  const name = column.internalName ?? column.title
  const list = await findSchema(ctx, address)
  if (columnNamed(list, name)) return
  const what = `Column '${name}' of list '${from.title}'`
  const settings = settingsHere(made, column)
  if (!settings) return notes.add(what, 'The list that it points to is not in the package.')
  // Values come later: what is demanded of them is set when all are there.
  const { id: _, required: _required, unique: _unique, readOnly: _readOnly, ...plain } = column
  const added = await orNote(importing, what, () => addField(ctx, address, { ...plain, settings }))
  if (added && added.field.internalName !== name)
    notes.add(what, `Its internal name is '${added.field.internalName}' here; its values are left out.`)
}

const columnNamed = (list: List, name: string) => list.fields.find(({ internalName }) => fold(internalName) === fold(name))

/** The settings of a new column, with the list that it points to here; undefined if that is not in the package. */
export function settingsHere(
  made: readonly MadeList[],
  { type, settings: all = {} }: MigratedColumn,
): MigratedColumn['settings'] | undefined {
  const { validationFormula: _formula, validationMessage: _message, ...settings } = all
  if (!type.startsWith('Lookup')) return settings
  const target = made.find(({ from }) => from.id === settings.lookupListId?.toLowerCase())
  const { lookupWebId: _, primaryFieldId, ...rest } = settings
  if (!target || primaryFieldId !== undefined) return undefined
  return { ...rest, lookupListId: target.address.id, lookupWebId: target.ctx.web.row.id }
}

/** What columns and lists demand, when all their items are there. */
export async function finishLists(given: Importing, made: readonly MadeList[]): Promise<void> {
  for (const one of made) {
    const { from, address, ctx } = one
    const importing = { ...given, ctx }
    await makeViews(importing, one)
    for (const { internalName, title, required, readOnly, unique, settings = {} } of from.columns) {
      const list = await findSchema(ctx, address)
      const field = columnNamed(list, internalName ?? title)
      if (!field || field.system) continue
      const update = (patch: FieldPatch) =>
        orNote(importing, `Settings of column '${field.internalName}' of list '${from.title}'`, () =>
          updateField(ctx, address, { id: field.id }, patch),
        )
      const { validationFormula, validationMessage = '' } = settings
      if (validationFormula) await update({ settings: { validationFormula, validationMessage } })
      if (required || readOnly || unique)
        await update({ ...(required && { required }), ...(readOnly && { readOnly }), ...(unique && field.indexed && { unique }) })
    }
    if (from.showsContentTypes) await updateList(ctx, address, { contentTypesEnabled: true })
    if (from.hasApproval) await updateList(ctx, address, { enableModeration: true })
  }
}

/** Makes the views of a list. The default one takes the place of that of the template, and so does one with its title. */
async function makeViews(importing: Importing, { from, address }: MadeList): Promise<void> {
  const { ctx, form } = importing
  const views = from.views ?? []
  const standard = views.find(({ isDefault }) => isDefault) ?? views[0]
  for (const view of views) {
    const list = await findSchema(ctx, address)
    const known = list.fields.map(({ id, internalName }) => ({ id, internalName }))
    await orNote(importing, `View '${view.title}' of list '${from.title}'`, async () => {
      const { title, hidden, scope, rowLimit, paged } = view
      const fields = view.fields.flatMap((name) => columnNamed(list, name)?.internalName ?? [])
      const patch = {
        title,
        hidden,
        scope,
        rowLimit,
        paged,
        ...(fields.length > 0 && { fields }),
        query: form.readViewQuery(view.query, known),
      }
      return view === standard ? updateView(ctx, address, { default: true }, patch) : addView(ctx, address, patch)
    })
  }
}

/** The ids of lists that are here, by the places that lists of the package would have. */
export type ListsThere = ReadonlyMap<string, string>

/** The place of a list of a package: its web, and its title. */
export const placeOfList = (migration: FarmPackage, list: MigratedList): string => `${webOfList(migration, list)} ${fold(list.title)}`

/** The lists that are in the webs that lists of a package go into. */
export async function listsThere(ctx: Context, migration: FarmPackage): Promise<ListsThere> {
  const there = new Map<string, string>()
  for (const place of new Set(migration.lists.map((list) => webOfList(migration, list)))) {
    const web = await webAt(ctx, urlHere(ctx, migration, place))
    if (!web) continue
    const where = { siteId: ctx.site.id, webId: web.row.id, recycledIn: null }
    const rows = await ctx.site.database.records.query('List', { where, columns: ['id', 'titleKey'] })
    for (const { id, titleKey } of rows) there.set(`${place} ${titleKey}`, id)
  }
  return there
}
