import {
  type BinScope,
  eraseEntries,
  eraseEntriesById,
  getBinEntry,
  moveEntriesToSecondStage,
  moveToSecondStage,
  queryBin,
  restoreEntries,
  restoreEntry,
} from '../../core/acts/recycle-bin/recycle-bin.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { orderedEntries, recycleBinItem, withPeople } from '../../entities/recycle-bin/recycle-bin-item.ts'
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
}

/** A page of the recycle bin of a site collection or a web, in an order. Fails with `invalid_request`, and as `queryBin`. */
export async function binPage(owner: EntityObject, asked: BinAsked): Promise<Objects['RecycleBinItemCollection']> {
  const { rowLimit, isAscending, orderBy, itemState } = asked
  if (rowLimit < 1) throw invalid(`rowLimit must be at least 1; ${rowLimit} was given.`)
  const { ctx } = owner
  const entries = await withPeople(ctx, await queryBin(ctx, scopeOf(owner), itemState === 0 ? undefined : itemState))
  return rowsObject(
    ctx,
    'RecycleBinItemCollection',
    recycleBinItem,
    orderedEntries(entries, orderBy, isAscending).slice(0, rowLimit),
    owner,
  )
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
  'RecycleBinItemCollection.DeleteByIds': ({ ctx, owner }, [ids]) => eraseEntriesById(ctx, scopeOf(owner), ids),
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
