import type { ContentDatabaseRow, FarmTables, SiteCollectionRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { userRow } from '../../access/principals.ts'
import { invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentTable, Records } from '../../kernel/ports.ts'
import { type Identity, identify, isGroupClaim } from '../../model/people/login-names.ts'
import type { OpenContent } from '../../model/sites/site.ts'
import { storageNameOf } from '../farm/content-databases.ts'
import { copyRows } from '../relocation/copy-rows.ts'
import { purgeSite } from '../relocation/purge-site.ts'
import { databaseWithRoom, placeOfPath } from '../site-collections/places.ts'
import { siteCollectionRow } from '../site-collections/site-collections.ts'
import { type FarmOperation, queueOperation } from './operations.ts'
import {
  addExplicitPath,
  demandFreePath,
  demandFreeRoom,
  demandReadable,
  demandSameTenant,
  demandServed,
  identifiedDatabase,
  namedWebApplication,
} from './placement.ts'
import { type OperationWork, type Run, withUsable } from './runner.ts'

/** The place of a copy. */
export interface CopyTarget {
  readonly targetWebApplication: string
  readonly targetPath: string
  readonly targetContentDatabaseId?: string
  /** The login name of the owner; without it the owner stays the same. */
  readonly owner?: string
}

/**
 * Queues the copy of a site collection. Fails with `site_collection_not_found`, `invalid_request` and
 * `relocation_refused`.
 */
export async function copySite(ctx: FarmContext, siteId: string, target: CopyTarget): Promise<FarmOperation> {
  const { farm, runtime } = ctx
  const site = await siteCollectionRow(farm.records, siteId)
  const { targetWebApplication: webApplication, targetContentDatabaseId: databaseId = null, owner = null } = target
  if (owner !== null) ownerIdentity(owner, '')
  // Chosen now, so that an undo after a stop knows what to remove.
  const input: CopyInput = {
    siteId: site.id,
    newSiteId: runtime.newId(),
    webApplication,
    path: placeOfPath(target.targetPath).path,
    databaseId,
    owner,
  }
  return queueOperation(ctx, { kind: 'Copy', siteId: site.id, target: site.path, input: { ...input } }, async (records) => {
    await planCopy(records, input)
  })
}

interface CopyInput {
  readonly siteId: string
  readonly newSiteId: string
  readonly webApplication: string
  readonly path: string
  readonly databaseId: string | null
  readonly owner: string | null
}

const inputOf = ({ operation }: Run): CopyInput => operation.input as unknown as CopyInput

function ownerIdentity(owner: string, hostName: string): Identity {
  const identity = identify(owner, hostName)
  if (!identity || isGroupClaim(identity.loginName))
    throw invalid('The value of owner is not the login name of a user. Write a name such as ann or DOMAIN\\ann.')
  return identity
}

interface CopyPlan {
  readonly site: SiteCollectionRow
  readonly from: ContentDatabaseRow
  readonly to: ContentDatabaseRow
  readonly webApplication: WebApplicationRow
}

async function planCopy(records: Records<FarmTables>, input: CopyInput): Promise<CopyPlan> {
  const site = await siteCollectionRow(records, input.siteId)
  demandServed(site)
  const from = await identifiedDatabase(records, site.contentDatabaseId)
  demandReadable(from)
  const webApplication = await namedWebApplication(records, input.webApplication)
  await demandSameTenant(records, site, webApplication)
  await demandFreePath(records, webApplication, input.path)
  const to = await databaseWithRoom(records, webApplication, input.databaseId ?? undefined)
  return { site, from, to, webApplication }
}

/**
 * The history of the original is not copied: the copy has a new change log and a new event journal. Receivers of webhooks have confirmed the
 * original, so webhooks are not copied either, nor are alerts, whose places are in its change log. Legal holds keep the original alone.
 */
const ofOriginal: ReadonlySet<ContentTable> = new Set([
  'Change',
  'Subscription',
  'Delivery',
  'Alert',
  'LegalHold',
  'ImportReport',
  'JournalRecord',
  'JournalRow',
  'JournalHead',
])

/** The first step; a colon and the id of the target database follow. */
const copying = 'copying'
/** The last step. */
const added = 'added'

/**
 * Copies the state of a site collection at one moment, while requests go on. Ids need to be unique only within a site
 * collection, so they stay the same: the key of every row contains the site id. One transaction of the farm makes the copy
 * appear; a stop before it leaves nothing.
 */
export const copyWork: OperationWork = {
  goesOn: (step) => step === added,
  isDecided: (step) => step === added,
  async run(run) {
    if (run.step() === added) return
    const input = inputOf(run)
    const plan = await planCopy(run.farm.records, input)
    await run.reach(`${copying}:${plan.to.id}`)
    await run.databases.use(storageNameOf(plan.from), (source) =>
      run.databases.use(storageNameOf(plan.to), (target) => copyContent(run, source, target)),
    )
    await addCopy(run, plan)
    await run.databases.refresh()
    run.arrived(input.newSiteId, run.onError)
  },
  async undo(run) {
    const { newSiteId } = inputOf(run)
    const databaseId = run.step()?.slice(copying.length + 1)
    if (databaseId === undefined) return
    await withUsable(run, databaseId, (target) => purgeSite(target, newSiteId, run.runtime.now()))
  },
}

async function copyContent(run: Run, source: OpenContent, target: OpenContent): Promise<void> {
  const { siteId, newSiteId, owner } = inputOf(run)
  // The bytes that the view refers to are kept until all are copied.
  await source.work.sweeps.run(async () => {
    const view = await source.database.view()
    try {
      await copyRows({
        from: { records: view.records, blobs: source.database.blobs },
        to: target.database,
        ...{ siteId, newSiteId, without: ofOriginal, signal: run.signal, onProgress: run.progress },
        change: (table, row) => (table === 'Site' ? { ...row, changeSequence: 0 } : row),
      })
    } finally {
      await view.close()
    }
  })
  if (owner !== null) await setOwner(run, target, ownerIdentity(owner, run.hostName))
  await target.database.settled()
}

/** Makes a user the owner of the copy, and a member of its owners' group. */
async function setOwner(run: Run, { database }: OpenContent, identity: Identity): Promise<void> {
  const siteId = inputOf(run).newSiteId
  const now = run.runtime.now()
  await database.transaction(async (records) => {
    const known = await records.find('Principal', { siteId, loginKey: identity.loginKey })
    const site = await records.increment('Site', { siteId }, { nextPrincipalId: known ? 0 : 1 })
    if (!site) throw new Error(`The copy ${siteId} has no row.`)
    const id = known?.id ?? site.nextPrincipalId - 1
    if (known) await records.update('Principal', { siteId, id }, { isSiteAdmin: true, deletedAt: null })
    else await records.insert('Principal', { ...userRow(siteId, id, identity, now), isSiteAdmin: true })
    const member = { siteId, groupId: site.ownersGroupId ?? 0, memberId: id }
    if (site.ownersGroupId !== null && !(await records.find('GroupMember', member))) await records.insert('GroupMember', member)
    await records.update('Site', { siteId }, { ownerId: id })
  })
}

/** Makes the copy appear. */
async function addCopy(run: Run, { site, to }: CopyPlan): Promise<void> {
  const input = inputOf(run)
  await run.reachWith(added, input.path, async (records, now) => {
    const webApplication = await namedWebApplication(records, input.webApplication)
    await demandFreePath(records, webApplication, input.path)
    await demandFreeRoom(records, await identifiedDatabase(records, to.id))
    await addExplicitPath(records, webApplication.id, input.path)
    await records.insert('SiteCollection', {
      ...site,
      ...{ id: input.newSiteId, webApplicationId: webApplication.id, contentDatabaseId: to.id },
      ...{ path: input.path, pathKey: fold(input.path), hostName: null, previousUrl: null, redirectUntil: null, heldBy: null, state: null },
      ...(input.owner !== null && { owner: ownerIdentity(input.owner, run.hostName).loginName }),
      createdAt: now,
    })
  })
}
