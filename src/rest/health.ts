import type { Context } from '../core/context.ts'
import type { Handler } from './handlers.ts'

export interface ServerState {
  readonly version: string
  /** Milliseconds since 1970, UTC. */
  readonly startedAt: number
  readonly now: () => number
  /** What has been answered since the start; failed is 400 and above. */
  readonly totals: { readonly answered: number; readonly failed: number }
}

/** Whether the server is up: it is when it can answer (specification, Health and diagnostics). */
export const getHealth =
  ({ version, startedAt, now, totals }: ServerState): Handler<'getHealth', Context> =>
  (_ctx, _call, reply) => {
    const { answered, failed } = totals
    const seconds = Math.max(0, (now() - startedAt) / 1000)
    return reply.json(200, {
      status: 'Healthy',
      version,
      uptime: { seconds, formatted: formatDuration(seconds) },
      requests: {
        total: answered,
        successful: answered - failed,
        failed,
        errorRate: `${answered === 0 ? '0.00' : ((100 * failed) / answered).toFixed(2)}%`,
      },
    })
  }

function formatDuration(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${Math.floor(seconds / 86_400)}d ${two((seconds / 3600) % 24)}h ${two((seconds / 60) % 60)}m ${two(seconds % 60)}s`
}
