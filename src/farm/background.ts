import type { Config } from '../config/config.ts'
import { followOthers } from '../core/acts/changes/follow-others.ts'
import { mirrorInBackground } from '../core/acts/file-mirror/background.ts'
import { resumeFieldJobs } from '../core/acts/lists/field-jobs.ts'
import { indexInBackground } from '../core/acts/search/background.ts'
import { sweep } from '../core/content/blobs/sweeper.ts'
import { dropIdleUploads } from '../core/content/documents/document-bytes.ts'
import type { MirrorTree, Runtime } from '../core/kernel/ports.ts'
import type { SiteHandle } from '../core/model/sites/site.ts'
import type { Attendant, ServedContent } from './open-databases.ts'

export interface BackgroundOptions {
  readonly runtime: Runtime
  /** The sites that are served by now. */
  readonly sites: () => readonly SiteHandle[]
  readonly mirrorOf: (name: string) => MirrorTree | undefined
  readonly config: Config
  /** Takes what went wrong, and the name of the work. */
  readonly log: (error: unknown, work: string) => void
}

interface Work {
  readonly content: ServedContent
  readonly options: BackgroundOptions
  /** The sites in this database by now. */
  readonly sites: () => readonly SiteHandle[]
  readonly onError: (error: unknown) => void
}

interface Running {
  stop(): Promise<void>
}

/** How often bytes that nothing refers to any more are removed. */
const sweepMs = 30_000

/** At once, for what a crash has left, and then again and again. */
function sweepOften({ content, options, onError }: Work): Running {
  const round = () =>
    dropIdleUploads(content.database, options.runtime.now())
      .then(() => sweep(content))
      .catch(onError)
  let last: Promise<unknown> = round()
  const timer = setInterval(() => {
    last = round()
  }, sweepMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}

const followOften = ({ content, sites, onError }: Work): Running => followOthers({ database: content.database, sites, onError })

function indexOften({ content, options, sites, onError }: Work): Running | undefined {
  const intervalMs = options.config['Search:IndexIntervalSeconds'] * 1000
  return intervalMs === 0 ? undefined : indexInBackground({ sites, intervalMs, onCommit: content.database.onCommit, onError })
}

function mirrorOften({ content, options, sites, onError }: Work): Running | undefined {
  const tree = options.mirrorOf(content.name)
  if (!tree) return undefined
  const following = mirrorInBackground({ sites, tree, now: options.runtime.now, onCommit: content.database.onCommit, onError })
  return {
    async stop() {
      await following.stop()
      tree.close()
    },
  }
}

/** The jobs themselves end with the database. */
function resumeColumns({ options, sites, onError }: Work): Running {
  const resumed = resumeFieldJobs(sites(), options.runtime).catch(onError)
  return { stop: () => resumed }
}

/** Everything that goes on behind the requests of a content database, in the order in which it ends. */
const works: readonly { readonly name: string; readonly start: (work: Work) => Running | undefined }[] = [
  { name: 'sweeper', start: sweepOften },
  { name: 'schema caches', start: followOften },
  { name: 'search index', start: indexOften },
  { name: 'file mirror', start: mirrorOften },
  { name: 'columns', start: resumeColumns },
]

/** Runs all of it for each database that is served. */
export const backgroundOf =
  (options: BackgroundOptions): Attendant =>
  (content) => {
    const sites = () => options.sites().filter((site) => site.work === content.work)
    const running: Running[] = []
    const stop = async () => {
      for (const one of running) await one.stop()
    }
    try {
      for (const { name, start } of works) {
        const work = start({ content, options, sites, onError: (error) => options.log(error, name) })
        if (work) running.push(work)
      }
    } catch (error) {
      void stop()
      throw error
    }
    return { stop }
  }
