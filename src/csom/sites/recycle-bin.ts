import { findActorPrincipal } from '../../core/access/principals.ts'
import {
  type BinScope,
  eraseEntries,
  eraseEntriesById,
  getBinEntry,
  moveEntriesToSecondStage,
  moveEntriesToSecondStageById,
  moveToSecondStage,
  queryBin,
  restoreEntries,
  restoreEntriesById,
  restoreEntry,
} from '../../core/acts/recycle-bin/recycle-bin.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { orderedEntries, recycleBinItem, type ShownEntry, withPeople } from '../../entities/recycle-bin/recycle-bin-item.ts'
import { site } from '../../entities/sites/site.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { HandlersOf, Objects } from '../objects/object-types.ts'
import { type EntityObject, objectOf, rowsObject } from '../objects/objects.ts'

/** The recycle bin of the site collection. Fails as `queryBin`. */
export async function siteRecycleBin(ctx: WireContext): Promise<Objects['RecycleBinItemCollection']> {
  const rows = await withPeople(ctx, await queryBin(ctx, 'site'))
  return rowsObject(ctx, 'RecycleBinItemCollection', recycleBinItem, rows, objectOf(ctx, site, ctx.site))
}

interface BinAsked {
  readonly rowLimit: number
  readonly isAscending: boolean
  readonly orderBy: number
  /** 0 means every stage. */
  readonly itemState: number
  /** The last entry of the page before, as `id=<guid>&title=<name>`; empty for the first page. */
  readonly pagingInfo?: string | undefined
  /** Only what the caller deleted. */
  readonly onlyOwn?: boolean
}

const longestPaging = 2_000
const pagingForm = /^id=\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?(?:&|$)/i

/** A page of the recycle bin of a site collection or a web, in an order. Fails with `invalid_request`, and as `queryBin`. */
export async function binPage(owner: EntityObject, asked: BinAsked): Promise<Objects['RecycleBinItemCollection']> {
  const { rowLimit, isAscending, orderBy, itemState } = asked
  if (rowLimit < 1) throw invalid(`rowLimit must be at least 1; ${rowLimit} was given.`)
  const { ctx } = owner
  const last = lastSeen(asked.pagingInfo ?? '')
  const entries = await queryBin(ctx, scopeOf(owner), itemState === 0 ? undefined : itemState)
  const own = asked.onlyOwn === true ? ((await findActorPrincipal(ctx))?.id ?? 0) : undefined
  const chosen = own === undefined ? entries : entries.filter(({ deletedBy }) => deletedBy === own)
  const ordered = orderedEntries(await withPeople(ctx, chosen), orderBy, isAscending)
  const start = last === undefined ? 0 : placeAfter(ordered, last)
  return rowsObject(ctx, 'RecycleBinItemCollection', recycleBinItem, ordered.slice(start, start + rowLimit), owner)
}

/** The id of the last entry of the page before; undefined for the first page. Fails with `invalid_request`. */
function lastSeen(pagingInfo: string): string | undefined {
  if (pagingInfo === '') return undefined
  const id = pagingInfo.length <= longestPaging ? pagingForm.exec(pagingInfo)?.[1] : undefined
  if (id === undefined)
    throw invalid(`pagingInfo must be empty or of the form id=<guid>&title=<name>; '${pagingInfo.slice(0, 60)}' was given.`)
  return id.toLowerCase()
}

/** The place after an entry. Fails with `invalid_request` if the entry is not there: nobody could tell where its page ended. */
function placeAfter(ordered: readonly ShownEntry[], id: string): number {
  const place = ordered.findIndex(({ entry }) => entry.id === id)
  if (place === -1) throw invalid(`pagingInfo names the entry ${id}, which is not among the entries that were asked for.`)
  return place + 1
}

const mostIds = 1_000

type WorkById = typeof eraseEntriesById

/** Does something with the entries that a client names. Fails with `invalid_request`, and as the act. */
const withIds =
  (name: string, work: WorkById) =>
  async ({ ctx, owner }: Objects['RecycleBinItemCollection'], [ids]: readonly [readonly string[]]): Promise<void> => {
    if (ids.length < 1 || ids.length > mostIds) throw invalid(`${name} takes 1 to ${mostIds} ids; ${ids.length} were given.`)
    await work(ctx, scopeOf(owner), ids)
  }

const scopeOf = (owner: EntityObject | undefined): BinScope => (owner?.type === 'Site' ? 'site' : 'web')

const entryOf = ({ ctx, parent, value }: Objects['RecycleBinItem']) => ({ ctx, scope: scopeOf(parent), id: value.entry.id })

/** contracts/csom/sites.yaml */
export const recycleBinMethods: HandlersOf<'RecycleBinItem' | 'RecycleBinItemCollection'> = {
  'RecycleBinItemCollection.GetById': async ({ ctx, owner }, [id]) => {
    const [found] = await withPeople(ctx, [await getBinEntry(ctx, scopeOf(owner), id)])
    if (!found) throw new Error(`the entry ${id} has no people`)
    return objectOf(ctx, recycleBinItem, found, owner)
  },
  'RecycleBinItemCollection.RestoreAll': ({ ctx, owner }) => restoreEntries(ctx, scopeOf(owner)),
  'RecycleBinItemCollection.DeleteAll': ({ ctx, owner }) => eraseEntries(ctx, scopeOf(owner)),
  'RecycleBinItemCollection.DeleteAllSecondStageItems': ({ ctx, owner }) => eraseEntries(ctx, scopeOf(owner), 2),
  'RecycleBinItemCollection.DeleteByIds': withIds('DeleteByIds', eraseEntriesById),
  'RecycleBinItemCollection.RestoreByIds': withIds('RestoreByIds', restoreEntriesById),
  'RecycleBinItemCollection.MoveToSecondStageByIds': withIds('MoveToSecondStageByIds', moveEntriesToSecondStageById),
  'RecycleBinItemCollection.MoveAllToSecondStage': ({ ctx, owner }) => moveEntriesToSecondStage(ctx, scopeOf(owner)),

  'RecycleBinItem.Restore': (object) => {
    const { ctx, scope, id } = entryOf(object)
    return restoreEntry(ctx, scope, id)
  },
  'RecycleBinItem.DeleteObject': (object) => {
    const { ctx, scope, id } = entryOf(object)
    return eraseEntriesById(ctx, scope, [id])
  },
  'RecycleBinItem.MoveToSecondStage': (object) => {
    const { ctx, scope, id } = entryOf(object)
    return moveToSecondStage(ctx, scope, id)
  },
}
