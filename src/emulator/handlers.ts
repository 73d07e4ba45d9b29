import type { Readable } from 'node:stream'
import type { operations } from '../../generated/emulator/operations.ts'
import type { JsonHandlers } from '../http/json/json-handlers.ts'
import type { FaultRules } from './faults/rules.ts'
import type { Coverage, KnownOperation } from './requests/coverage.ts'
import type { RequestLog } from './requests/request-log.ts'
import type { FindOperation } from './requests/shown-request.ts'
import type { Seeds } from './seeds.ts'
import type { Snapshots } from './snapshots.ts'
import type { EmulatedClock } from './time/clock.ts'

/** What the handlers work with. */
export interface EmulatorContext {
  readonly coverage: Coverage
  readonly requests: RequestLog
  readonly faults: FaultRules
  readonly clock: EmulatedClock
  /** Sets the clock as it was at the start. */
  readonly startClock: () => void
  readonly snapshots: Snapshots
  readonly seeds: Seeds
  /** The streams of clients that follow the requests. */
  readonly followers: Set<Readable>
  /** All operations of the contracts. */
  readonly operations: () => readonly KnownOperation[]
  readonly findOperation: FindOperation
  /** The version of the program. */
  readonly version: string
  /** Signs an access token with these claims; those that are missing are the usual ones. */
  readonly signToken: (claims: Readonly<Record<string, unknown>>, expiresInSeconds?: number) => Promise<string>
}

/** A handler for every operation of the contract; a missing one is a compile error. */
export type EmulatorHandlers = JsonHandlers<operations, EmulatorContext>
