import type { Context } from '../../../access/context.ts'
import { fold } from '../../../kernel/fold.ts'
import { contentTypeId } from '../../../model/content-types/ids.ts'
import type { MigratedColumn, MigratedContentType, MigratedWeb } from '../../../model/packages/migration.ts'
import { addContentType, getContentTypes, linkedColumns } from '../../content-types/content-types.ts'
import { addFieldLink } from '../../content-types/links.ts'
import { addSiteColumn, getAvailableColumns } from '../../lists/site-columns.ts'
import type { Importing } from './importing.ts'
import { type MadeList, settingsHere } from './migrated-lists.ts'
import { orNote } from './migrated-people.ts'
import { ofEveryType, typeCreationOf } from './migrated-types.ts'
import type { WebsOfPackage } from './migrated-webs.ts'

/**
 * Gives webs the columns and content types that they have in a package, when its lists are there for lookups to point to. One that a web has
 * already, or the web above it, stays as it is.
 */
export async function defineInWebs(importing: Importing, webs: WebsOfPackage, made: readonly MadeList[]): Promise<void> {
  for (const { from, ctx } of webs.values()) {
    if (!from) continue
    await makeSiteColumns({ ...importing, ctx }, from, made)
    await makeSiteTypes({ ...importing, ctx }, from)
  }
}

async function makeSiteColumns(importing: Importing, { url, columns }: MigratedWeb, made: readonly MadeList[]): Promise<void> {
  const { ctx, notes } = importing
  const known = await getAvailableColumns(ctx)
  const names = new Set(known.map(({ internalName }) => fold(internalName)))
  const ids = new Set(known.map(({ id }) => id))
  for (const column of columns) {
    const name = column.internalName ?? column.title
    if (names.has(fold(name))) continue
    names.add(fold(name))
    const what = `Column '${name}' of web '${url}'`
    const settings = settingsHere(made, column)
    if (!settings) {
      notes.add(what, 'The list that it points to is not in the package.')
      continue
    }
    const added = await orNote(importing, what, () => addSiteColumn(ctx, { ...withFreeId(column, ids), settings }))
    if (added) ids.add(added.id)
    if (added && added.internalName !== name) notes.add(what, `Its internal name is '${added.internalName}' here.`)
  }
}

function withFreeId(column: MigratedColumn, taken: ReadonlySet<string>): MigratedColumn {
  const { id, ...plain } = column
  return id === undefined || taken.has(id.toLowerCase()) ? plain : column
}

/** Parents come before their children, which have longer ids. */
async function makeSiteTypes(importing: Importing, { url, contentTypes }: MigratedWeb): Promise<void> {
  const { ctx, notes } = importing
  if (contentTypes.length === 0) return
  const known = new Set((await getContentTypes(ctx)).available.map(({ id }) => id))
  for (const type of contentTypes.toSorted((one, other) => one.id.length - other.id.length)) {
    const given = contentTypeId(type.id)
    if (given !== undefined && known.has(given)) continue
    if (type.name === '') {
      notes.add('Content types of features', 'Their names are in the files of the other farm.')
      continue
    }
    const what = `Content type '${type.name}' of web '${url}'`
    const added = await orNote(importing, what, () => addContentType(ctx, typeCreationOf(type)))
    if (!added) continue
    known.add(added.type.id)
    await linkColumns(importing, { ctx, id: added.type.id, type, what, linked: linkedColumns(added).map(({ link }) => link) })
  }
}

interface Linking {
  readonly ctx: Context
  readonly id: string
  readonly type: MigratedContentType
  readonly what: string
  /** What it has from its parent. */
  readonly linked: MigratedContentType['columns']
}

async function linkColumns(importing: Importing, { ctx, id, type, what, linked }: Linking): Promise<void> {
  const done = new Set(ofEveryType)
  for (const link of type.columns) {
    const above = linked.find(({ name }) => fold(name) === fold(link.name))
    const saysMore = !above || (link.required && !above.required) || (link.hidden && !above.hidden)
    if (!saysMore || done.has(fold(link.name))) continue
    done.add(fold(link.name))
    await orNote(importing, `Column '${link.name}' of the c${what.slice(1)}`, () => addFieldLink(ctx, id, link))
  }
}
