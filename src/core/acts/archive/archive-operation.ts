import type { ArchivedScopeRow } from '../../../../generated/prisma/content.ts'
import { act, type WriteScope } from '../../access/access.ts'
import { runBatch } from '../../access/batch.ts'
import type { Context } from '../../access/context.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { systemActor } from '../../access/principals.ts'
import { type SiteHandle, siteHandle } from '../../model/sites/site.ts'
import { storageNameOf } from '../farm/content-databases.ts'
import { type FarmOperation, operationOf, queueOperation, relocationRefused } from '../operations/operations.ts'
import { identifiedDatabase } from '../operations/placement.ts'
import type { OperationWork, Run } from '../operations/runner.ts'
import { siteCollectionRow } from '../site-collections/site-collections.ts'
import { type Owner, rightsTo } from '../sites/owners.ts'
import { type ArchiveAddress, type ArchiveMode, setArchiveMode } from './archive-mode.ts'
import { hashSome, listsToHash } from './hashes.ts'
import { listForServer } from './list-for-server.ts'
import { captureIdentities } from './snapshots.ts'

/** The maximum number of items that get their hashes in the transaction that archives them. */
const hashedAtOnce = 1_000

/** The parts of the farm that queue an operation. */
export type Queueing = Pick<FarmContext, 'farm'> & { readonly operations: Pick<FarmContext['operations'], 'wake' | 'tell'> }

interface ArchiveInput {
  readonly siteId: string
  /** The id of the web or list. */
  readonly objectId: string
}

/**
 * As `setArchiveMode`. With more than 1,000 items, writes are refused at once, and an operation of the farm takes the hashes. If an operation was lost, the same call queues another one.
 */
export async function archiveOrQueue(
  ctx: Context,
  farm: Queueing,
  address: ArchiveAddress,
  isArchived: boolean,
): Promise<{ readonly mode: ArchiveMode; readonly operation?: FarmOperation }> {
  const mode = await setArchiveMode(ctx, address, isArchived, hashedAtOnce)
  const { owner, scope } = mode
  if (!isArchived || scope?.row.objectId !== owner.id || scope.row.hashedAt !== null) return { mode }
  return { mode, operation: await operationFor(ctx, farm, { siteId: ctx.site.id, objectId: owner.id }, scope.url) }
}

/** The operation that takes the hashes: the one that waits or runs, or a new one. */
async function operationFor({ actor, runtime }: Context, { farm, operations }: Queueing, input: ArchiveInput, target: string) {
  const { siteId, objectId } = input
  const where = { siteId, kind: 'Archive', status: { in: ['Queued', 'Running'] } }
  const known = (await farm.records.query('Operation', { where })).map(operationOf).find((one) => one.input.objectId === objectId)
  const parts = { farm, runtime, actor, operations }
  return known ?? queueOperation(parts, { kind: 'Archive', siteId, target, input: { ...input } }, () => Promise.resolve())
}

const inputOf = ({ operation }: Run): ArchiveInput => operation.input as unknown as ArchiveInput

/** Takes the hashes of an archived web or list. After a stop of the server it begins again. */
export const archiveWork: OperationWork = {
  goesOn: () => true,
  isDecided: () => false,
  async run(run) {
    const { siteId, objectId } = inputOf(run)
    const { contentDatabaseId, path: url } = await siteCollectionRow(run.farm.records, siteId)
    const database = await identifiedDatabase(run.farm.records, contentDatabaseId)
    await run.databases.use(storageNameOf(database), (content) => hashArchived(run, siteHandle(content, { id: siteId, url }), objectId))
  },
  // The web or list stays archived. The next call of `archiveOrQueue` begins again.
  undo: () => Promise.resolve(),
}

type Watch = Pick<Run, 'runtime' | 'signal' | 'progress'>

/**
 * Stores the hashes of all items in a web or list in archive mode, some in each transaction, and the snapshot of its people with the
 * last one. Nothing in it changes meanwhile. Does nothing if it has them. Fails with `relocation_refused` if archive mode has ended.
 */
export async function hashArchived({ runtime, signal, progress }: Watch, site: SiteHandle, objectId: string): Promise<void> {
  const { records } = site.database
  const row = await records.find('ArchivedScope', { siteId: site.id, objectId })
  const place = row && (await ownerOf(site, runtime, row))
  if (!place) throw ended()
  if (row.hashedAt !== null) return
  const { ctx, owner } = place
  const lists = await listsToHash(ctx, records, owner)
  const total = lists.reduce((sum, { itemCount }) => sum + itemCount, 1)
  const authors = new Set<number>()
  let done = 0
  for (const { id, itemCount } of lists) {
    for (let last: number | undefined = 0; last !== undefined; ) {
      signal.throwIfAborted()
      last = await hashNext(ctx, { owner, listId: id, last, authors })
      // Ids are at least as many as items.
      progress((done + Math.min(last ?? itemCount, itemCount)) / total)
    }
    done += itemCount
  }
  await runBatch(ctx, [(inside) => finish(inside, owner, authors)], { atomic: true, onError: 'stop' })
}

const ended = () => relocationRefused('Archive mode of this web or list has ended, or it was deleted, so its items need no hashes.')

interface Hashing {
  readonly owner: Owner
  readonly listId: string
  readonly last: number
  /** Gets the ids of those who made and changed the items. */
  readonly authors: Set<number>
}

function hashNext(ctx: Context, { owner, listId, last, authors }: Hashing): Promise<number | undefined> {
  const siteId = ctx.site.id
  const call = { ...callOf(owner), input: { objectId: owner.id, listId, after: last } } as const
  return act(ctx, call, async (scope) => {
    await demandArchived(scope, siteId, owner)
    const next = await hashSome(siteId, scope, listId, last)
    const hashed = { where: { siteId, listId, recycledIn: null }, above: { itemId: last }, columns: ['authorId', 'editorId'] } as const
    if (next !== undefined)
      for (const { authorId, editorId } of await scope.records.query('Item', { ...hashed, upTo: { itemId: next } }))
        authors.add(authorId).add(editorId)
    return next
  })
}

async function finish(inside: Context, owner: Owner, authors: ReadonlySet<number>): Promise<void> {
  const key = { siteId: inside.site.id, objectId: owner.id }
  await act(inside, { ...callOf(owner), input: { objectId: owner.id } }, async (scope) => {
    await demandArchived(scope, key.siteId, owner)
    await scope.records.update('ArchivedScope', key, { hashedAt: scope.now })
  })
  await captureIdentities(inside, owner, authors)
}

const callOf = (owner: Owner) => ({ name: 'archive.hashItems', right: rightsTo(owner).change, target: owner.target }) as const

async function demandArchived({ records }: WriteScope, siteId: string, { id: objectId }: Owner): Promise<void> {
  if (!(await records.find('ArchivedScope', { siteId, objectId }, ['objectId']))) throw ended()
}

/** An archived web or list, as the server itself writes it; undefined if it is not there. */
async function ownerOf(
  site: SiteHandle,
  runtime: Run['runtime'],
  { objectId: id, webId, isList }: ArchivedScopeRow,
): Promise<{ readonly ctx: Context; readonly owner: Owner } | undefined> {
  const canonical = ''
  if (isList) {
    const found = await listForServer(site, runtime, id)
    return found && { ctx: found.ctx, owner: { kind: 'list', id, target: found.list, webId, canonical } }
  }
  const web = [...(await site.schema.webs()).values()].find(({ row }) => row.id === id)
  return web && { ctx: { site, web, runtime, actor: systemActor, origin: '' }, owner: { kind: 'web', id, target: web, webId, canonical } }
}
