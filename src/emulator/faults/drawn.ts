import { invalid } from '../../core/kernel/errors.ts'
import type { CallerLimits, FaultEffect, Latency, RefusalPreset } from './effects.ts'
import { numbersFrom } from './random.ts'

/** What happens to a request of a caller at a time; undefined if it passes. */
export type Draw = (caller: string, now: number) => FaultEffect | undefined

const longestMs = 600_000
/** Users of the hosted service have so many requests in five minutes. */
const hostedUser: CallerLimits = { requests: 3000, seconds: 300 }
/** The part of a limit from which replies tell what is left. */
const toldFrom = 0.8
/** The callers that a rule follows; beyond that it forgets those of the past. */
const mostCallers = 10_000

/** Whether the effect can only be decided when the caller is known. */
export const countsCallers = ({ preset, limits }: FaultEffect): boolean => preset === 'hostedLimits' || limits !== undefined

/** Whether the effect concerns a connection, which the parts of a batch do not have. */
export const isOfConnection = ({ reset, truncateAfterBytes, bytesPerSecond, preset }: FaultEffect): boolean =>
  reset === true || truncateAfterBytes !== undefined || bytesPerSecond !== undefined || preset === 'flakyNetwork'

/** The preset if it refuses by itself. */
export const refusalOf = (preset: FaultEffect['preset']): RefusalPreset | undefined =>
  preset === 'flakyNetwork' || preset === 'hostedLimits' ? undefined : preset

/** What is drawn anew for each struck request, always the same for the same seed; undefined if nothing is. */
export function drawOf(then: FaultEffect, seed: number): Draw | undefined {
  // Other numbers than those of `rate`, which strike the same requests whatever is drawn.
  const chance = numbersFrom(seed ^ 0x9e3779b9)
  const { latency } = then
  const delayed = latency ? (effect: FaultEffect) => ({ ...effect, latencyMs: waitOf(latency, chance) }) : undefined
  if (countsCallers(then)) {
    const meter = meterOf(then)
    return (caller, now) => {
      const effect = meter(caller, now)
      return effect && delayed ? delayed(effect) : effect
    }
  }
  if (then.preset === 'flakyNetwork') {
    const { preset: _preset, ...rest } = then
    return () => ({ ...rest, ...mishap(chance) })
  }
  return delayed && (() => delayed(then))
}

/** Of ten requests seven are late, one loses its connection before the reply, one within it, and one has a slow reply. */
function mishap(chance: () => number): FaultEffect {
  const drawn = chance()
  if (drawn < 0.1) return { reset: true }
  if (drawn < 0.2) return { truncateAfterBytes: Math.floor(chance() * 500) }
  if (drawn < 0.3) return { bytesPerSecond: 2_000 }
  return { latencyMs: waitOf({ medianMs: 120, sigma: 0.8 }, chance) }
}

function waitOf({ fromMs = 0, toMs = fromMs, medianMs, sigma = 0.5 }: Latency, chance: () => number): number {
  if (medianMs === undefined) return Math.round(fromMs + chance() * (toMs - fromMs))
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
  return Math.min(longestMs, Math.round(medianMs * Math.exp(sigma * normal)))
}

interface Window {
  readonly ends: number
  used: number
}

/** Counts the requests of each caller, tells what is left when little is, and refuses those beyond the limit. */
function meterOf({ limits = hostedUser, preset, ...then }: FaultEffect): Draw {
  const windows = new Map<string, Window>()
  return (caller, now) => {
    let window = windows.get(caller)
    if (!window || now >= window.ends) {
      windows.delete(caller)
      if (windows.size >= mostCallers) windows.delete(windows.keys().next().value as string)
      window = { ends: now + limits.seconds * 1000, used: 0 }
      windows.set(caller, window)
    }
    window.used += 1
    if (window.used < limits.requests * toldFrom) return undefined
    const left = Math.max(1, Math.ceil((window.ends - now) / 1000))
    const headers = {
      'RateLimit-Limit': String(limits.requests),
      'RateLimit-Remaining': String(Math.max(0, limits.requests - window.used)),
      'RateLimit-Reset': String(left),
      ...then.headers,
    }
    return window.used <= limits.requests ? { headers } : { retryAfterSeconds: left, ...then, headers, preset: 'throttled' }
  }
}

/** Fails with `invalid_request` on members that contradict each other. */
export function demandDrawable(then: FaultEffect): void {
  const { latency, latencyMs, preset, limits, status, reset, truncateAfterBytes, bytesPerSecond } = then
  if (latency) demandLatency(latency, latencyMs)
  if (limits && preset !== undefined && preset !== 'hostedLimits')
    throw invalid(`'then.limits' refuses by itself: the preset '${preset}' cannot be beside it.`)
  if (preset === 'flakyNetwork' && [status, reset, truncateAfterBytes, bytesPerSecond, latency, latencyMs, limits].some(isGiven))
    throw invalid("The preset 'flakyNetwork' draws what happens: beside it there can only be 'then.headers'.")
  if (countsCallers(then) && [reset, truncateAfterBytes, bytesPerSecond, latencyMs, then.threshold].some(isGiven))
    throw invalid(
      "Limits of callers refuse with 429: beside them there can only be 'status', 'latency', 'headers' and 'retryAfterSeconds'.",
    )
  if (bytesPerSecond !== undefined && reset === true) throw invalid("A reset connection has no body: 'then.bytesPerSecond' has no meaning.")
}

const isGiven = (value: unknown): boolean => value !== undefined

function demandLatency({ fromMs, toMs, medianMs, sigma }: Latency, latencyMs: number | undefined): void {
  if (latencyMs !== undefined) throw invalid("'then.latencyMs' and 'then.latency' exclude each other.")
  const isEven = fromMs !== undefined || toMs !== undefined
  if (isEven === (medianMs !== undefined))
    throw invalid("'then.latency' needs either 'toMs', with or without 'fromMs', or 'medianMs', with or without 'sigma'.")
  if (isEven && (toMs === undefined || toMs < (fromMs ?? 0))) throw invalid("'then.latency.toMs' must be 'fromMs' or more.")
  if (isEven && sigma !== undefined) throw invalid("'then.latency.sigma' belongs to 'medianMs'.")
}
