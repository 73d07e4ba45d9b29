import type { Context } from '../../core/access/context.ts'
import type { Principal } from '../../core/access/principals.ts'
import { principalsById } from '../../core/access/principals-by-id.ts'
import type { BinEntry } from '../../core/content/bin-entry.ts'
import { zoneOf } from '../../core/model/sites/regional/time-zones.ts'
import { user } from '../people/principals.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

/** An entry with its people. */
export interface ShownEntry {
  readonly entry: BinEntry
  readonly author: Principal | undefined
  readonly deletedBy: Principal | undefined
}

const toPerson = (choose: (shown: ShownEntry) => Principal | undefined) => ({
  many: false,
  linked: true as const,
  expansion: { shape: () => user as Shape<never>, load: (rows: readonly ShownEntry[]) => Promise.resolve(rows.map(choose)) },
})

export const recycleBinItem: Shape<ShownEntry, 'RecycleBinItem'> = shapeOf<'RecycleBinItem', ShownEntry>(
  'RecycleBinItem',
  {
    Id: ({ entry }) => entry.id,
    Title: ({ entry }) => entry.title,
    ItemType: ({ entry }) => entry.kind,
    ItemState: ({ entry }) => entry.stage,
    DirName: ({ entry }) => entry.directory,
    LeafName: ({ entry }) => entry.leafName,
    DirNamePath: ({ entry }) => ({ DecodedUrl: entry.directory }),
    LeafNamePath: ({ entry }) => ({ DecodedUrl: entry.leafName }),
    DeletedDateLocalFormatted: ({ entry }, { web }) => isoTime(zoneOf(web.row).localOf(entry.deletedAt)).replace('T', ' ').replace('Z', ''),
    Size: ({ entry }) => entry.sizeBytes,
    DeletedDate: ({ entry }) => isoTime(entry.deletedAt),
    AuthorName: ({ author }) => author?.title ?? '',
    AuthorEmail: ({ author }) => author?.email ?? '',
    DeletedByName: ({ deletedBy }) => deletedBy?.title ?? '',
    DeletedByEmail: ({ deletedBy }) => deletedBy?.email ?? '',
  },
  { navigation: { Author: toPerson(({ author }) => author), DeletedBy: toPerson(({ deletedBy }) => deletedBy) } },
)

/** Entries of a recycle bin with their people: one query for all. */
export async function withPeople(ctx: Context, entries: readonly BinEntry[]): Promise<ShownEntry[]> {
  const people = await principalsById(
    ctx,
    entries.flatMap((entry) => [entry.authorId, entry.deletedBy]),
  )
  return entries.map((entry) => ({ entry, author: people.get(entry.authorId), deletedBy: people.get(entry.deletedBy) }))
}

/** By the number of the order in the request (contracts/rest/recycle-bin/recycle-bin.yaml, binOrder). */
const orders: readonly ((shown: ShownEntry) => string | number)[] = [
  () => 0,
  ({ entry }) => entry.title,
  ({ entry }) => entry.directory,
  ({ entry }) => entry.deletedAt,
  ({ entry }) => entry.sizeBytes,
  ({ deletedBy }) => deletedBy?.title ?? '',
  ({ author }) => author?.title ?? '',
]

/** Entries in the order with a number. */
export function orderedEntries(rows: readonly ShownEntry[], order: number, isAscending: boolean): ShownEntry[] {
  const key = orders[order] ?? (() => 0)
  const compare = (one: ShownEntry, other: ShownEntry) => (key(one) < key(other) ? -1 : Number(key(one) > key(other)))
  return [...rows].sort((one, other) => (isAscending ? compare(one, other) : compare(other, one)))
}
