import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../../config/config.ts'
import { storageNameOf } from '../../core/acts/farm/content-databases.ts'
import type { CopiedTable } from '../../core/acts/relocation/copy-tables.ts'
import type { NamedRecords } from '../../core/acts/relocation/pages.ts'
import { DataUnusable } from '../../core/kernel/data-unusable.ts'
import type { ContentDatabase, FarmDatabase } from '../../core/kernel/ports.ts'
import { migrationsOf } from '../../process/installation.ts'
import { hasObjects } from '../../stores/blobs/objects/objects.ts'
import { describeObjects } from '../../stores/blobs/objects/place.ts'
import { type StatePlace, stateOfData, tablesOf } from '../../stores/data-state.ts'
import { folderOfBytes, objectsOf } from '../../stores/database.ts'
import { serverOf } from '../../stores/servers.ts'
import type { Farm } from '../farm.ts'
import { type ContentPlace, type KnownPlaces, knownPlaces, type Places, placesOf } from '../places.ts'

/** A content database of the source: its row in the farm database. */
export type SourceContent = Awaited<ReturnType<typeof contentsOf>>[number]

/** The content databases of a farm, in the order of their names. */
export const contentsOf = ({ records }: FarmDatabase) => records.query('ContentDatabase', { where: {}, orderBy: ['nameKey'] })

/** A name of the source that an interrupted copy knows it by: the ids of its content databases never change. */
export const nameOfSource = (contents: readonly SourceContent[]): string =>
  createHash('sha256')
    .update(
      contents
        .map(({ id }) => id)
        .sort()
        .join(),
    )
    .digest('hex')

/** The places of a farm with these content databases. */
export function placesWith(config: Config, contents: readonly SourceContent[]): KnownPlaces {
  const places = knownPlaces(placesOf(config), config['Farm:StorageRoot'])
  for (const row of contents) places.note(storageNameOf(row), row.storage)
  return places
}

const schemaOf = (kind: 'farm' | 'content', { server }: Pick<StatePlace, 'server'>): string => migrationsOf(kind, server?.server)

/** Fails with `DataUnusable` if the source has no farm, or one of another version: opening it would change it. */
export async function demandFarm(config: Config): Promise<void> {
  const { farm: path, server, isWhole } = placesOf(config)
  await demandToday('farm', { path, server, isWhole }, 'There is no farm to copy: check --from.')
}

/** As `demandFarm`, for a content database of the source. */
export const demandContent = ({ path, server, isWhole }: ContentPlace): Promise<void> =>
  demandToday('content', { path, server, isWhole }, 'The farm keeps a content database there. Put it back from a backup.')

async function demandToday(kind: 'farm' | 'content', place: StatePlace, whenMissing: string): Promise<void> {
  const state = await stateOfData(kind, place, schemaOf(kind, place))
  if (!state) throw new DataUnusable(place.path, `is missing. ${whenMissing}`)
  if (state.pending.length > 0)
    throw new DataUnusable(
      place.path,
      `was made by an older version: it lacks the migration ${state.pending[0]}. Start this version on it once, stop it, and copy then.`,
    )
}

const isEmptyFolder = (path: string): boolean => !existsSync(path) || readdirSync(path).length === 0

/**
 * Whether the target has an incomplete copy of this source; false if it is empty. Fails with `DataUnusable` if it is neither, and
 * changes nothing.
 */
export async function isBegun(config: Config, contents: readonly SourceContent[]): Promise<boolean> {
  const places = placesWith(config, contents)
  const state = await stateOfData('farm', { path: places.farm, server: places.server, isWhole: places.isWhole }, schemaOf('farm', places))
  const advice = 'A farm is copied to an empty place only: name another one with --to, or remove what is there.'
  if (state?.copyOf !== undefined) {
    if (state.copyOf === nameOfSource(contents)) return true
    throw new DataUnusable(places.farm, `has an incomplete copy of another farm. ${advice}`)
  }
  if (state && !state.isUnused) throw new DataUnusable(places.farm, `holds a farm. ${advice}`)
  if (places.audit !== undefined && !isEmptyFolder(places.audit)) throw new DataUnusable(resolve(places.audit), `has audit logs. ${advice}`)
  for (const row of contents) {
    const { path, base, server, blobs, isWhole } = places.contentOf(storageNameOf(row))
    // It is in the file of the farm database, which was looked at.
    if (isWhole) continue
    const bytes = folderOfBytes(blobs)
    if ((server && (await serverOf(server).databaseExists(server))) || (!server && existsSync(base)))
      throw new DataUnusable(path, `exists. ${advice}`)
    if (bytes !== undefined && !isEmptyFolder(bytes)) throw new DataUnusable(bytes, `has stored bytes. ${advice}`)
    const objects = objectsOf(blobs)
    if (objects && (await hasObjects(objects))) throw new DataUnusable(describeObjects(objects), `has stored bytes. ${advice}`)
  }
  return false
}

export interface CopyWatch {
  /** What happens now, as a line. */
  readonly say: (line: string) => void
  /** Rows and files that were copied or compared since the last call. */
  readonly onStep: (count: number) => void
  /** Estimates how many there will be. */
  readonly onTotal: (count: number) => void
}

/** Both farms while they are open. */
export interface Ends {
  readonly from: Farm
  readonly to: Farm
  readonly fromPlaces: Places
  readonly toPlaces: Places
  readonly contents: readonly SourceContent[]
  readonly watch: CopyWatch
}

export const named = (records: unknown): NamedRecords => records as NamedRecords

/** Rows that only the copy itself has. */
export const farmTablesToCopy: readonly CopiedTable[] = tablesOf('farm').filter(({ name }) => name !== 'FarmCopy')

/** The tables of a content database; pieces of bytes only where both sides have bytes in rows. */
export const contentTablesToCopy = (from: ContentDatabase, to: ContentDatabase): readonly CopiedTable[] =>
  tablesOf('content').filter(({ name }) => name !== 'BlobChunk' || (from.blobs.isInRows && to.blobs.isInRows))

/** The content database of the source; Fails as `demandContent` does. */
export async function openSource({ from, fromPlaces }: Ends, row: SourceContent): Promise<ContentDatabase> {
  await demandContent(fromPlaces.contentOf(storageNameOf(row)))
  return from.content(storageNameOf(row))
}

/** Tells the target where the database is to be stored, and opens it there. */
export async function openTarget({ to, toPlaces }: Ends, row: SourceContent): Promise<ContentDatabase> {
  const name = storageNameOf(row)
  const refusal = row.storage === null ? undefined : await to.databases.prepare(row.storage)
  if (refusal !== undefined) throw new DataUnusable(toPlaces.contentOf(name).path, `cannot be stored: ${refusal}`)
  await to.databases.isStored(name, row.storage)
  return to.content(name)
}
