import type { ContentDatabaseRow, FarmTables, SiteCollectionRow } from '../../../../../generated/prisma/farm.ts'
import { act } from '../../../access/access.ts'
import { type Context, within } from '../../../access/context.ts'
import type { ContentDatabases } from '../../../access/farm-context.ts'
import type { LooseFiles } from '../../../kernel/packages/packages.ts'
import { type Records, type Runtime, UniqueViolation } from '../../../kernel/ports.ts'
import type { LeftOut } from '../../../model/farm-news.ts'
import { type FarmPackage, type MigratedList, type MigrationForm, Notes } from '../../../model/packages/migration.ts'
import { storageNameOf } from '../../farm/content-databases.ts'
import { relocationRefused } from '../../operations/operations.ts'
import { demandServed, identifiedDatabase, namedWebApplication } from '../../operations/placement.ts'
import type { Run } from '../../operations/runner.ts'
import type { PartRequest, StoredPart } from '../parts/import-part.ts'
import { rootContext, siteOfUrl, webAt } from '../parts/place.ts'
import type { Importing } from './importing.ts'
import { blobTaker, demandFiles, storeMigrated, usesOf } from './migrated-bytes.ts'
import { defineInWebs } from './migrated-definitions.ts'
import { type Filling, fillMigrated, pointMigrated } from './migrated-items.ts'
import { finishLists, idOfList, type ListsThere, listsThere, makeMigrated, placeOfList, shapeLists, unfitList } from './migrated-lists.ts'
import { peopleOfMigration } from './migrated-people.ts'
import { secureMigrated } from './migrated-permissions.ts'
import { makeWebs, urlHere, webOfList } from './migrated-webs.ts'

/** What an import of a package of another farm has done. */
export interface MigrationOutcome {
  readonly imported: number
  readonly skipped: number
  readonly replaced: number
  readonly leftOut: readonly LeftOut[]
}

/** The parts of the farm that find a place. */
interface Finding {
  readonly records: Records<FarmTables>
  readonly databases: ContentDatabases
  readonly runtime: Runtime
}

interface MigrationTarget {
  readonly site: SiteCollectionRow
  readonly database: ContentDatabaseRow
  readonly webUrl: string
}

async function targetOf(
  records: Records<FarmTables>,
  { target, webApplication }: PartRequest,
  { webUrl }: FarmPackage,
): Promise<MigrationTarget> {
  const owner = await namedWebApplication(records, webApplication ?? 'Default')
  const url = (target ?? webUrl).replace(/(?<=.)\/$/, '')
  const site = await siteOfUrl(records, owner, url)
  if (!site)
    throw relocationRefused(
      `The web application '${owner.name}' has no site collection with a web at '${url.slice(0, 200)}'. Name a target.`,
    )
  demandServed(site)
  return { site, database: await identifiedDatabase(records, site.contentDatabaseId), webUrl: url }
}

async function webOf(root: Context, { webUrl }: MigrationTarget): Promise<Context> {
  const web = await webAt(root, webUrl)
  if (!web) throw relocationRefused(`There is no web at '${webUrl.slice(0, 200)}' that could get the lists of the package. Name a target.`)
  return { ...root, web }
}

/** Fails with `relocation_refused`, `package_unusable` and `invalid_request` if the lists of a package can go nowhere. */
export async function planMigration(parts: Finding, request: PartRequest, files: LooseFiles, migration: FarmPackage): Promise<string> {
  demandFiles(files, migration, usesOf(migration, takenOf(migration.lists)))
  const target = await targetOf(parts.records, request, migration)
  await parts.databases.use(storageNameOf(target.database), async (content) => {
    const ctx = await webOf(await rootContext(content, target.site, parts.runtime), target)
    await demandFree(ctx, request, migration)
  })
  return target.webUrl
}

/** The lists of a package, beside those that are at the place. */
interface Sorted {
  /** Lists that are there. */
  readonly there: ListsThere
  readonly taken: readonly MigratedList[]
  readonly skipped: readonly MigratedList[]
}

async function demandFree(ctx: Context, { conflict }: PartRequest, migration: FarmPackage): Promise<Sorted> {
  const there = await listsThere(ctx, migration)
  const fit = migration.lists.filter((list) => unfitList(list) === undefined)
  const conflicts = fit.filter((list) => there.has(placeOfList(migration, list)))
  const [first] = conflicts
  if (first && conflict === 'fail')
    throw relocationRefused(
      `The web '${urlHere(ctx, migration, webOfList(migration, first))}' has a list '${first.title.slice(0, 200)}' already. Choose another target, or send conflict=skip or conflict=replace.`,
    )
  const skipped = conflict === 'skip' ? conflicts : []
  return { there, skipped, taken: fit.filter((list) => !skipped.includes(list)) }
}

const takenOf = (lists: readonly MigratedList[]) => {
  const ids = new Set(lists.map(({ id }) => id))
  return ({ listId }: { readonly listId: string }): boolean => ids.has(listId)
}

export interface MigrationImport {
  readonly files: LooseFiles
  readonly migration: FarmPackage
  readonly form: MigrationForm
  /** What a former call, before a stop of the server, was about to store. */
  readonly known: StoredPart | undefined
  /** Called before anything is stored that others see. */
  readonly decided: (part: StoredPart) => Promise<void>
}

/**
 * Imports the lists of a package of another farm into a web. The bytes of files are stored first, and one act stores all of the rest, so it is there
 * completely or not at all. A second call after a stop finds what the act has stored. Fails with `relocation_refused`, `archived`, `held`.
 */
export async function importMigration(
  run: Run,
  request: PartRequest,
  { files, migration, form, known, decided }: MigrationImport,
): Promise<MigrationOutcome> {
  const target = await targetOf(run.farm.records, request, migration)
  return run.databases.use(storageNameOf(target.database), async (content) => {
    const root = await rootContext(content, target.site, run.runtime, run.operation.actor)
    const ctx = await webOf(root, target)
    const siteId = ctx.site.id
    // The act of a former call may have been the last thing before a stop.
    const report = known && (await content.database.records.find('ImportReport', { siteId, id: run.operation.id }))
    if (report) return JSON.parse(report.detail) as MigrationOutcome
    // A release before this one has left no report.
    const isStored = known && (await content.database.records.find('List', { siteId, id: known.id }, ['id']))
    if (isStored) return { imported: migration.lists.length, skipped: 0, replaced: 0, leftOut: afterStop(migration).list() }
    const { taken } = await demandFree(ctx, request, migration)
    return content.work.sweeps.run(async () => {
      const blobs = await storeMigrated(run, ctx, { files, migration }, usesOf(migration, takenOf(taken)))
      const [first] = taken
      if (first) await decided({ id: idOfList(run, first), isReplacing: false })
      // Bytes take a while, in which others may change the place.
      const fresh = await webOf(await rootContext(content, target.site, run.runtime, run.operation.actor), target)
      const outcome = await storeLists(run, fresh, await demandFree(fresh, request, migration), { migration, form, blobs })
      await content.database.settled()
      await content.work.shownTo(siteId)
      return outcome
    })
  })
}

/** What is known of an act whose own report a stop of the server has taken. */
function afterStop({ leftOut, lists }: FarmPackage): Notes {
  const notes = noteUnfit(new Notes(leftOut), lists)
  notes.add(
    'more',
    'The server stopped right after the import, and its report of single columns, values and rights is lost. All lists are there.',
  )
  return notes
}

function noteUnfit(notes: Notes, lists: readonly MigratedList[]): Notes {
  for (const list of lists) {
    const why = unfitList(list)
    if (why !== undefined) notes.add(`List '${list.title}'`, why)
  }
  return notes
}

async function storeLists(
  run: Run,
  web: Context,
  { there, taken, skipped }: Sorted,
  { migration, form, blobs }: Pick<Importing, 'migration' | 'form' | 'blobs'>,
): Promise<MigrationOutcome> {
  const input = { operation: run.operation.id, from: migration.webUrl, lists: taken.map(({ title }) => title) }
  const call = { name: 'packages.importLists', right: 'ManageLists', target: web.web, input } as const
  const replaced = taken.filter((list) => there.has(placeOfList(migration, list))).length
  const outcome = (notes: Notes): MigrationOutcome => ({ imported: taken.length, skipped: skipped.length, replaced, leftOut: notes.list() })
  let notes = new Notes()
  try {
    await act(web, call, async (scope) => {
      // The database may run this twice.
      notes = noteUnfit(new Notes(migration.leftOut), migration.lists)
      await storeAll(
        {
          run,
          ctx: within(web, scope),
          scope,
          notes,
          form,
          migration: { ...migration, items: migration.items.filter(takenOf(taken)) },
          blobs,
        },
        taken,
        there,
      )
      // A stop of the server right after the act takes no part of its report. Reports of former imports have been read.
      const siteId = web.site.id
      await scope.records.delete('ImportReport', { siteId })
      await scope.records.insert('ImportReport', { siteId, id: run.operation.id, detail: JSON.stringify(outcome(notes)) })
    })
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error
    throw relocationRefused(
      `Something else in the web '${web.web.url}' has a name of what is imported. Choose another target, or rename it.`,
    )
  }
  return outcome(notes)
}

async function storeAll(importing: Importing, taken: readonly MigratedList[], there: ListsThere): Promise<void> {
  const people = await peopleOfMigration(importing)
  const webs = await makeWebs(importing)
  const made = await makeMigrated(importing, { lists: taken, there, webs })
  await defineInWebs(importing, webs, made)
  await shapeLists(importing, made)
  const filling: Filling = { ...importing, people, made, takeBlob: blobTaker(importing.blobs) }
  for (const list of made) await fillMigrated(filling, list)
  for (const list of made) await pointMigrated(filling, list)
  await secureMigrated(filling, webs)
  await finishLists(importing, made)
}
