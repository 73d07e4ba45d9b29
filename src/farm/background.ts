import type { Config } from '../config/config.ts'
import { usersOf } from '../config/sign-in-setup.ts'
import { type AlertsOptions, tellOwners } from '../core/acts/alerts/background.ts'
import { noteDamage, walkOften } from '../core/acts/archive/background.ts'
import { lockBytesInRounds } from '../core/acts/archive/locks/byte-lock-rounds.ts'
import type { AuditLog } from '../core/acts/audit/audit-log.ts'
import { followOthers } from '../core/acts/changes/follow-others.ts'
import { mirrorInBackground } from '../core/acts/file-mirror/background.ts'
import { removeMirrored } from '../core/acts/file-mirror/remove-mirrored.ts'
import { markMissed } from '../core/acts/journal/snapshot.ts'
import { resumeFieldJobs, startFoundJobs } from '../core/acts/lists/field-jobs.ts'
import type { Users } from '../core/acts/people/identity-providers.ts'
import { retainOften } from '../core/acts/retention/background.ts'
import { indexInBackground } from '../core/acts/search/background.ts'
import { tellReceivers } from '../core/acts/webhooks/background.ts'
import { DeliveryLease } from '../core/acts/webhooks/lease.ts'
import type { Outgoing } from '../core/acts/webhooks/outgoing.ts'
import { keepInUse, notedMs, unusedMs } from '../core/content/blobs/bytes-in-use.ts'
import { removeIdleRows, removePreparedRows } from '../core/content/blobs/prepared-rows.ts'
import { sweep } from '../core/content/blobs/sweeper.ts'
import { dropIdleUploads } from '../core/content/documents/document-bytes.ts'
import { RepeatedLook } from '../core/kernel/pacing/repeated-look.ts'
import type { FarmDatabase, MirrorTree, Runtime } from '../core/kernel/ports.ts'
import type { SiteHandle } from '../core/model/sites/site.ts'
import type { Attendant, ServedContent } from './open-databases.ts'
import type { Leading } from './servers/leading.ts'

export interface BackgroundOptions {
  readonly farm: FarmDatabase
  readonly runtime: Runtime
  /** Missing if no other process serves the farm. */
  readonly leading?: Leading | undefined
  /** The currently served sites. */
  readonly sites: () => readonly SiteHandle[]
  readonly mirrorOf: (name: string) => MirrorTree | undefined
  readonly audit: AuditLog
  /** The id of a content database, by its name. */
  readonly databaseIdOf: (name: string) => Promise<string | undefined>
  readonly config: Config
  /** Calls the receivers of webhooks. */
  readonly outgoing: Outgoing
  /** How alerts are told; undefined if the settings name no way. */
  readonly alerts: Pick<AlertsOptions, 'mailer' | 'readFilter' | 'origin'> | undefined
  /** Logs an error with the name of the work. */
  readonly log: (error: unknown, work: string) => void
}

interface Work {
  readonly content: ServedContent
  readonly options: BackgroundOptions
  /** The users of the configured providers. */
  readonly users: Users
  /** The current sites in this database. */
  readonly sites: () => readonly SiteHandle[]
  readonly onError: (error: unknown) => void
}

interface Running {
  stop(): Promise<void>
}

/** How often the server that leads looks for work on columns, and how soon after a commit of others. */
const columnsMs = 30_000
const columnsSoonMs = 1_000

/** The interval at which unreferenced bytes are removed. */
const sweepMs = 30_000

/** Runs at once, to remove what a crash left, and then periodically. */
function sweepOften({ content, options, onError }: Work): Running {
  const { now } = options.runtime
  const round = () =>
    dropIdleUploads(content.database, now())
      .then(() => sweep(content, options.leading && now() - unusedMs))
      .catch(onError)
  let last: Promise<unknown> = round()
  const timer = setInterval(() => {
    last = round()
  }, sweepMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
      await removePreparedRows(content).catch(onError)
    },
  }
}

/** Tells the sweepers of other servers which bytes this one uses. */
function keepBytes({ content, options, onError }: Work): Running | undefined {
  if (!options.leading) return undefined
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    last = keepInUse(content, options.runtime.now())
      .then(() => (options.leading?.leads() ? undefined : removeIdleRows(content)))
      .catch(onError)
  }, notedMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
      await removePreparedRows(content).catch(onError)
    },
  }
}

function followOften({ content, sites, onError }: Work): Running {
  content.work.shownTo = async (siteId) => {
    for (const { id, schema } of sites()) if (id === siteId) await schema.catchUp()
  }
  return followOthers({ database: content.database, sites, onError })
}

function indexOften({ content, options, sites, onError }: Work): Running | undefined {
  const intervalMs = options.config['Search:IndexIntervalSeconds'] * 1000
  return intervalMs === 0 ? undefined : indexInBackground({ sites, intervalMs, onCommit: content.database.onCommit, onError })
}

function mirrorOften({ content, options, sites, onError }: Work): Running | undefined {
  const tree = options.mirrorOf(content.name)
  if (!tree) return undefined
  const { forgetMirrored } = content.work
  content.work.forgetMirrored = (siteId) => removeMirrored(tree, siteId)
  const following = mirrorInBackground({ sites, tree, now: options.runtime.now, onCommit: content.database.onCommit, onError })
  return {
    async stop() {
      await following.stop()
      content.work.forgetMirrored = forgetMirrored
      tree.close()
    },
  }
}

/** What a delivery takes beside the call of its receiver, at most. */
const leaseMarginSeconds = 10

function tellOften({ content, options, users, sites, onError }: Work): Running | undefined {
  const { config, runtime, outgoing } = options
  if (!config['Webhooks:Enabled']) return undefined
  const retryMs = config['Webhooks:RetryHours'] * 3_600_000
  const lease = new DeliveryLease({
    ...{ farm: options.farm, runtime, database: content.name, holder: runtime.newId(), isAlone: !options.leading },
    leaseMs: 2 * (config['Webhooks:TimeoutSeconds'] + leaseMarginSeconds) * 1000,
  })
  return tellReceivers({ database: content.database, sites, runtime, outgoing, actorNamed: users.actorNamed, retryMs, lease, onError })
}

function tellAlerts({ content, options, users, sites, onError }: Work): Running | undefined {
  const { config, runtime, alerts } = options
  if (!alerts) return undefined
  const lease = new DeliveryLease({
    ...{ farm: options.farm, runtime, database: `${content.name}/alerts`, holder: runtime.newId(), isAlone: !options.leading },
    leaseMs: 2 * (config['Mail:TimeoutSeconds'] + leaseMarginSeconds) * 1000,
  })
  const storedAddressPerHour = config['Mail:StoredAddressPerHour']
  const own = { database: content.database, sites, runtime, lease, storedAddressPerHour, onError }
  return tellOwners({ ...own, actorNamed: users.actorNamed, ...alerts })
}

const watchReads = ({ content, options, sites, onError }: Work): Running =>
  noteDamage({ work: content.work, sites, runtime: options.runtime, onError })

function walkArchives({ options, sites, onError }: Work): Running | undefined {
  const { config, runtime } = options
  const walkMs = config['Archive:WalkIntervalHours'] * 3_600_000
  return walkMs === 0 ? undefined : walkOften({ sites, runtime, walkMs, atOnce: config['Archive:WalkConcurrency'], onError })
}

const lockBytes = ({ content, options, sites, onError }: Work): Running | undefined =>
  lockBytesInRounds({ database: content.database, sites, runtime: options.runtime, onError })

function retain({ options, users, sites, onError }: Work): Running | undefined {
  const intervalMs = options.config['Retention:IntervalMinutes'] * 60_000
  return intervalMs === 0 ? undefined : retainOften({ sites, runtime: options.runtime, intervalMs, actorNamed: users.actorNamed, onError })
}

/** The jobs themselves end with the database. */
function resumeColumns({ content, options, sites, onError }: Work): Running {
  content.work.onFault = onError
  const resumed = resumeFieldJobs(sites(), options.runtime).catch(onError)
  if (!options.leading) return { stop: () => resumed }
  // Other servers leave their jobs to this one.
  let isBusy = false
  const looks = new RepeatedLook({
    async look() {
      if (isBusy) return columnsSoonMs
      await startFoundJobs(sites(), options.runtime)
      isBusy = true
      void content.work.columns.idle().then(() => {
        isBusy = false
      })
      return columnsMs
    },
    faultMs: columnsMs,
    onError,
  })
  looks.lookIn(columnsMs)
  const stopHearing = content.database.onCommit((whose) => {
    if (whose === 'others') looks.lookIn(columnsSoonMs)
  })
  return {
    async stop() {
      stopHearing()
      await looks.stop()
      await resumed
    },
  }
}

/** The log of a database is named after its id in the farm. */
function auditAll({ content, options, onError }: Work): Running {
  const started = options
    .databaseIdOf(content.name)
    .then((id) => (id === undefined ? undefined : options.audit.attend(content.database, id)))
  started.catch(onError)
  return {
    async stop() {
      const running = await started.catch(() => undefined)
      await running?.stop()
    },
  }
}

/** Completes the event journal before the first write; without one, notes that it misses what is written now. */
function beginJournal({ content: { database }, sites, onError }: Work): Running {
  const begun = (database.journal ? database.journal.begin(sites().map(({ id }) => id)) : markMissed(database)).catch(onError)
  return { stop: () => begun }
}

interface BackgroundWork {
  readonly name: string
  readonly writes: boolean
  /** Of several servers each does it. */
  readonly isOfEach?: true
  readonly start: (work: Work) => Running | undefined
}

/** All background work of a content database, in the order in which it ends. */
const works: readonly BackgroundWork[] = [
  { name: 'event journal', writes: true, isOfEach: true, start: beginJournal },
  { name: 'bytes in use', writes: true, isOfEach: true, start: keepBytes },
  { name: 'sweeper', writes: true, start: sweepOften },
  { name: 'schema caches', writes: false, isOfEach: true, start: followOften },
  { name: 'search index', writes: true, start: indexOften },
  { name: 'file mirror', writes: false, start: mirrorOften },
  { name: 'webhooks', writes: true, start: tellOften },
  { name: 'alerts', writes: true, start: tellAlerts },
  { name: 'archive', writes: true, isOfEach: true, start: watchReads },
  { name: 'archive walks', writes: true, start: walkArchives },
  { name: 'byte locks', writes: true, start: lockBytes },
  { name: 'retention', writes: true, start: retain },
  { name: 'columns', writes: true, start: resumeColumns },
  { name: 'audit', writes: true, isOfEach: true, start: auditAll },
]

/**
 * Runs all background work for each served database; for a read-only one that which does not write to it. Of several servers
 * the one that leads does what one has to do.
 */
export function backgroundOf(options: BackgroundOptions): Attendant {
  const { leading } = options
  if (!leading) return attendantOf(options, works)
  const each = attendantOf(
    options,
    works.filter(({ isOfEach }) => isOfEach),
  )
  const ofOne = attendantOf(
    options,
    works.filter(({ isOfEach }) => !isOfEach),
  )
  return (content) => {
    const running = [leading.add(() => ofOne(content)), each(content)]
    return {
      async stop() {
        for (const work of running) await work.stop()
      },
    }
  }
}

function attendantOf(options: BackgroundOptions, chosen: readonly BackgroundWork[]): Attendant {
  const users = usersOf(options.config)
  return (content) => {
    const sites = () => options.sites().filter((site) => site.work === content.work)
    const running: Running[] = []
    const stop = async () => {
      for (const one of running) await one.stop()
    }
    content.work.report = options.log
    try {
      for (const { name, writes, start } of chosen) {
        if (writes && content.work.isReadOnly) continue
        const work = start({ content, options, users, sites, onError: (error) => options.log(error, name) })
        if (work) running.push(work)
      }
    } catch (error) {
      void stop()
      throw error
    }
    return { stop }
  }
}
