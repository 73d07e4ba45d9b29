import type { Readable } from 'node:stream'
import type { operations } from '../../../generated/emulator/operations.ts'
import type { JsonHandlers } from '../../http/json/json-handlers.ts'
import type { Shards } from '../door/shards.ts'
import type { FaultRules } from '../faults/rules.ts'
import type { Generations } from '../generate/generations.ts'
import type { Coverage, KnownOperation } from '../requests/coverage.ts'
import type { RequestLog } from '../requests/request-log.ts'
import type { Judge } from '../requests/shown-request.ts'
import type { Seeds } from '../seeds/seeds.ts'
import type { Snapshots } from '../snapshots/snapshots.ts'
import type { EmulatedClock } from '../time/clock.ts'

/** What the handlers work with. */
export interface EmulatorContext {
  /** The shard; undefined for the server without one. */
  readonly shard: string | undefined
  readonly coverage: Coverage
  readonly requests: RequestLog
  readonly faults: FaultRules
  readonly clock: EmulatedClock
  /** Sets the clock as it was at the start. */
  readonly startClock: () => void
  readonly snapshots: Snapshots
  readonly seeds: Seeds
  readonly generations: Generations
  /** The streams of clients that follow the requests. */
  readonly followers: Set<Readable>
  /** All operations of the contracts. */
  readonly operations: () => readonly KnownOperation[]
  readonly judge: Judge
  /** The version of the program. */
  readonly version: string
  /** The shards of the server; undefined until it serves them. */
  readonly shards: () => Shards | undefined
  /** Signs an access token with these claims; those that are missing are the usual ones. */
  readonly signToken: (claims: Readonly<Record<string, unknown>>, expiresInSeconds?: number) => Promise<string>
}

/** A handler for every operation of the contract; a missing one is a compile error. */
export type EmulatorHandlers = JsonHandlers<operations, EmulatorContext>
