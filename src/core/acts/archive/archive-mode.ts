import { act, read, type WriteScope } from '../../access/access.ts'
import { runBatch } from '../../access/batch.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { columnMarks } from '../../content/query/distinct.ts'
import { DomainError } from '../../kernel/errors.ts'
import { type ArchivedScope, archivedScopeOf } from '../../model/archive/archive-guard.ts'
import { noteOwner, type Owner, type OwnerAddress, ownerAt, rightsTo } from '../sites/owners.ts'
import { demandArchivist } from './administrators.ts'
import { countInside, forgetHashes, hashItems, insideOf, listsToHash } from './hashes.ts'
import { archiveReasons } from './reasons.ts'
import { captureIdentities, freezeRights } from './snapshots.ts'

/** What can be archived. */
export type ArchiveAddress = Exclude<OwnerAddress, { readonly kind: 'site' }>

/** Whether a web or list is archived, and by which scope: itself, or the archived web that contains it. */
export interface ArchiveMode {
  readonly owner: Owner
  readonly scope: ArchivedScope | undefined
}

/** Fails with `list_not_found`, `access_denied`. */
export async function getArchiveMode(ctx: Context, address: ArchiveAddress): Promise<ArchiveMode> {
  const owner = await ownerAt(ctx, address)
  const scope = await read(ctx, rightsTo(owner).see, owner.target, (records) =>
    archivedScopeOf(ctx.site, records, owner.webId, listIdOf(owner)),
  )
  return { owner, scope }
}

/**
 * Puts a web or a list into archive mode, or takes it out. From the moment of its commit, every write to it and to what is
 * in it fails with `archived`, and every item in it has a hash that reads check. The
 * permissions and the people in it go to the audit log as they are. Administrators of the site collection and of the farm put in, administrators of the farm
 * take out. It changes nothing if the web or list has that state already. What has more than `atOnce` items gets its hashes, and the
 * snapshot of its people, from `hashArchived`. Fails with `list_not_found`, `column_jobs_running`, `bytes_locked`, `access_denied`.
 */
export async function setArchiveMode(
  ctx: Context,
  address: ArchiveAddress,
  isArchived: boolean,
  atOnce = Number.POSITIVE_INFINITY,
): Promise<ArchiveMode> {
  const owner = await ownerAt(ctx, address)
  const step = async (inside: Context) => {
    const done = await toggle(inside, { address, owner, isArchived, atOnce })
    if (done === 'nothing' || !isArchived) return
    await freezeRights(inside, owner)
    if (done === 'all') await captureIdentities(inside, owner)
  }
  // Each snapshot is an act with a record of its own, in the same transaction.
  await (ctx.transaction ? step(ctx) : runBatch(ctx, [step], { atomic: true, onError: 'stop' }))
  return { owner, scope: await archivedScopeOf(ctx.site, recordsOf(ctx), owner.webId, listIdOf(owner)) }
}

interface Toggle {
  readonly address: ArchiveAddress
  readonly owner: Owner
  readonly isArchived: boolean
  readonly atOnce: number
}

/** Returns `nothing` if the mode is that already, and `withoutHashes` if there are too many items. */
function toggle(ctx: Context, { address, owner, isArchived, atOnce }: Toggle): Promise<'nothing' | 'withoutHashes' | 'all'> {
  const input = { owner: address, isArchived }
  const call = { name: 'archive.setMode', right: rightsTo(owner).change, target: owner.target, input } as const
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    await demandArchivist(inside, isArchived ? 'site' : 'farm')
    const key = { siteId: ctx.site.id, objectId: owner.id }
    const isThere = (await scope.records.find('ArchivedScope', key)) !== undefined
    if (isThere === isArchived) return 'nothing'
    let done: 'withoutHashes' | 'all' = 'all'
    if (isArchived) {
      await demandNoJobs(inside, scope, owner)
      // Writers that wait for this transaction to end will read what is archived.
      ctx.site.schema.archived.expect()
      const made = { webId: owner.webId, isList: owner.kind === 'list', archivedAt: scope.now, archivedById: scope.actorId }
      if ((await countInside(inside, scope.records, owner)) > atOnce) done = 'withoutHashes'
      else await hashItems(inside, scope, owner)
      await scope.records.insert('ArchivedScope', { ...key, ...made, hashedAt: done === 'all' ? scope.now : null })
    } else {
      await scope.records.delete('ArchivedScope', key)
      await demandNoFixedLocks(inside, scope, owner)
      await forgetHashes(inside, scope, owner)
    }
    await noteOwner(scope, ctx.site.id, owner)
    return done
  })
}

/** The values that jobs still compute would be written after the archive began. */
async function demandNoJobs(ctx: Context, { records }: WriteScope, owner: Owner): Promise<void> {
  const siteId = ctx.site.id
  const [freed, marked] = [
    await records.query('FreedSlot', { where: { siteId } }),
    await records.query('Field', { where: { siteId, indexStatus: { in: [columnMarks.copying, columnMarks.calculating] } } }),
  ]
  const busy = new Set([...freed.map(({ listId }) => listId), ...marked.map(({ ownerId }) => ownerId)])
  if (busy.size === 0) return
  const isInside = await insideOf(ctx, records, owner)
  for (const row of await records.query('List', { where: { siteId, id: { in: [...busy] } } }))
    if (isInside(row)) throw new DomainError(archiveReasons.column_jobs_running, { list: row.title })
}

/** The object store itself keeps bytes whose lock nobody can end. */
async function demandNoFixedLocks(inside: Context, { records, now }: WriteScope, owner: Owner): Promise<void> {
  const { site } = inside
  for (const { id: listId } of await listsToHash(inside, records, owner)) {
    const fixed = { where: { siteId: site.id, listId, isFixed: true }, above: { lockedUntil: now } } as const
    const [last] = await records.query('LockedBytes', { ...fixed, orderBy: ['lockedUntil'], descending: ['lockedUntil'], limit: 1 })
    if (typeof last?.lockedUntil !== 'number') continue
    const until = `${new Date(last.lockedUntil).toISOString().slice(0, 19)}Z`
    throw new DomainError(archiveReasons.bytes_locked, { kind: owner.kind, until })
  }
}

const listIdOf = ({ kind, id }: Owner): string | undefined => (kind === 'list' ? id : undefined)
