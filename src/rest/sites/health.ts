import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { farmAdminRole, hasRole } from '../../core/model/people/actors.ts'
import type { CacheStatistics } from '../../http/cache/response-cache.ts'
import type { RequestTotals } from '../../http/message/request-totals.ts'
import { residentBytes } from '../../http/message/resident-bytes.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handler, Handlers } from '../protocol/handlers.ts'

export interface ServerState {
  readonly version: string
  /** Whether every write goes to the event journal. */
  readonly eventSourcing: boolean
  /** Milliseconds since 1970, UTC. */
  readonly startedAt: number
  readonly now: () => number
  /** The totals that a client of a tenant may see. */
  readonly totals: (tenantId: string | undefined) => RequestTotals
  /** The figures of the cache that a client of a tenant may see. */
  readonly cacheStatistics: (tenantId: string | undefined) => CacheStatistics
  /** Asks the farm database something small; fails if it does not answer. */
  readonly askDatabase: () => Promise<void>
  readonly log: (error: unknown, correlationId: string) => void
  /** Threads of this process. */
  readonly threadCount: () => number
}

/** Health for everyone, diagnostics for signed-in users; only farm administrators get the figures by operation. */
export const healthHandlers = (state: ServerState): Pick<Handlers<WireContext>, 'getHealth' | 'getReadiness' | 'getDiagnostics'> => ({
  getHealth: getHealth(state),
  getReadiness: getReadiness(state),
  getDiagnostics: getDiagnostics(state),
})

/** The server is up if it can reply. */
const getHealth =
  (state: ServerState): Handler<'getHealth', WireContext> =>
  (_ctx, { request }, reply) =>
    reply.json(200, {
      status: 'Healthy',
      version: state.version,
      uptime: uptimeOf(state),
      requests: requestsOf(state.totals(request.tenant?.id)),
    })

/** Fails with `database_unreadable` if the farm database does not answer; the log has what it said. */
const getReadiness =
  (state: ServerState): Handler<'getReadiness', WireContext> =>
  async (_ctx, { request }, reply) => {
    try {
      await state.askDatabase()
    } catch (error) {
      if (error instanceof DomainError) throw error
      state.log(error, request.correlationId)
      throw new DomainError(kernelReasons.database_unreadable, {}, { cause: error })
    }
    return reply.json(200, { status: 'Ready', version: state.version })
  }

const getDiagnostics =
  (state: ServerState): Handler<'getDiagnostics', WireContext> =>
  ({ actor, site: { tenantId } }, _call, reply) => {
    const { hits, misses, entries, evictions } = state.cacheStatistics(tenantId)
    const totals = state.totals(tenantId)
    const asked = Math.max(1, hits + misses)
    return reply.json(200, {
      status: 'Healthy',
      version: state.version,
      server: {
        uptime: uptimeOf(state),
        memoryUsageMB: Math.round((residentBytes() / 2 ** 20) * 10) / 10,
        threadCount: state.threadCount(),
        runtimeVersion: `Node.js ${process.version}`,
      },
      requests: {
        ...requestsOf(totals),
        ...(hasRole(actor, farmAdminRole) && { byEndpoint: Object.fromEntries(totals.byOperation) }),
      },
      cache: { statistics: { HitRate: hits / asked, MissRate: misses / asked, TotalEntries: entries, Evictions: evictions } },
      eventSourcing: { enabled: state.eventSourcing },
    })
  }

function uptimeOf({ startedAt, now }: ServerState): { readonly seconds: number; readonly formatted: string } {
  const seconds = Math.max(0, (now() - startedAt) / 1000)
  return { seconds, formatted: formatDuration(seconds) }
}

function requestsOf({ answered, failed }: RequestTotals) {
  const errorRate = `${answered === 0 ? '0.00' : ((100 * failed) / answered).toFixed(2)}%`
  return { total: answered, successful: answered - failed, failed, errorRate }
}

function formatDuration(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${Math.floor(seconds / 86_400)}d ${two((seconds / 3600) % 24)}h ${two((seconds / 60) % 60)}m ${two(seconds % 60)}s`
}
