import { readdirSync } from 'node:fs'
import type { Registry } from 'prom-client'
import type { CacheStatistics } from '../http/cache/response-cache.ts'
import type { Request, Response } from '../http/message/message.ts'
import { unknownOperation } from '../http/message/request-totals.ts'
import type { AddressedEdge } from '../http/way/edge.ts'

export interface Metrics {
  readonly answered: (response: Response, request: Request | undefined, durationMs: number) => void
  /** Answers GET of `/metrics`. */
  readonly edge: AddressedEdge
}

/** Seconds. A reply from the cache takes a tenth of a millisecond, a large query a second. */
const buckets = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/**
 * The metrics of this process in the text format of Prometheus: the number and duration of replies by operation, the
 * reply cache, and the process itself. The library is loaded only if metrics are enabled.
 */
export async function createMetrics(cacheStatistics: () => CacheStatistics): Promise<Metrics> {
  // The bundle has no names of a CommonJS package but this one.
  const { Registry, Histogram, Counter, Gauge, collectDefaultMetrics } = (await import('prom-client')).default
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'tenon_request_duration_seconds',
    help: 'Time from the head of a request to the head of its answer, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets,
    registers: [register],
  })
  const requests = new Counter({
    name: 'tenon_requests_total',
    help: 'Answers, by operation and status.',
    labelNames: ['operation', 'status'],
    registers: [register],
  })
  const figureOf = <K extends 'Gauge' | 'Counter'>(kind: K, name: string, help: string, read: (statistics: CacheStatistics) => number) =>
    new ({ Gauge, Counter })[kind]({
      name,
      help,
      registers: [register],
      collect() {
        this.reset()
        this.inc(read(cacheStatistics()))
      },
    })
  figureOf('Gauge', 'tenon_cache_entries', 'Replies that are kept.', ({ entries }) => entries)
  figureOf('Counter', 'tenon_cache_hits_total', 'Replies that were answered from those kept.', ({ hits }) => hits)
  figureOf('Counter', 'tenon_cache_misses_total', 'Replies that had to be made.', ({ misses }) => misses)
  figureOf('Counter', 'tenon_cache_evictions_total', 'Replies removed because the cache was full.', ({ evictions }) => evictions)
  return {
    answered({ status, operation = unknownOperation }, _request, durationMs) {
      const labels = { operation, status: String(status) }
      requests.inc(labels)
      durations.observe(labels, durationMs / 1000)
    },
    edge: {
      serves: (path) => /^\/metrics\/?$/i.test(path),
      // The figures are those of all tenants.
      match: ({ method, tenant }) =>
        tenant ? undefined : { needs: undefined, operation: 'metrics', perform: () => show(register, method), fail: rethrow },
      fail: (_request, error) => rethrow(error),
    },
  }
}

/** Metrics that cannot be built are an internal error: the server logs it and closes the connection. */
function rethrow(error: unknown): never {
  throw error
}

/** The number of threads of this process; 1 if the system does not tell. */
export function threadCount(): number {
  try {
    return readdirSync('/proc/self/task').length
  } catch {
    return 1
  }
}

async function show(register: Registry, method: string): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') {
    const headers = { Allow: 'GET, HEAD', 'Content-Type': 'text/plain;charset=utf-8' }
    return { status: 405, headers, body: 'Metrics can only be read.\n', operation: 'metrics' }
  }
  const headers = { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }
  return { status: 200, headers, body: await register.metrics(), operation: 'metrics' }
}
