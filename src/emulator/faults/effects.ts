import type { MessageFault } from './hub-messages.ts'

/** How long requests wait: even between two times, or log-normal around a median. */
export interface Latency {
  readonly fromMs?: number
  readonly toMs?: number
  readonly medianMs?: number
  readonly sigma?: number
}

/** How many requests each caller may send within a window of time. */
export interface CallerLimits {
  readonly requests: number
  readonly seconds: number
}

/** Refusals of the established server. */
export type RefusalPreset = 'throttled' | 'maintenance' | 'listViewThreshold' | 'expiredToken' | 'expiredDigest' | 'versionConflict'

type FaultPreset = RefusalPreset | 'hostedLimits' | 'flakyNetwork'

export interface FaultEffect {
  readonly status?: number
  readonly retryAfterSeconds?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly latencyMs?: number
  readonly latency?: Latency
  readonly truncateAfterBytes?: number
  readonly bytesPerSecond?: number
  readonly reset?: true
  readonly messages?: MessageFault
  /** The list view threshold of the request. */
  readonly threshold?: number
  readonly limits?: CallerLimits
  readonly preset?: FaultPreset
}
