import type { Actor } from '../core/model/people/actor.ts'
import { createJsonEdge } from '../http/json/json-edge.ts'
import type { Request, Response } from '../http/message/message.ts'
import type { AddressedEdge, PreparedPart } from '../http/way/edge.ts'
import type { Table } from '../http/way/table.ts'
import { clockHandlers } from './clock-handlers.ts'
import { emulatorContract } from './contract.ts'
import { coverageHandlers } from './coverage-handlers.ts'
import { faultHandlers } from './fault-handlers.ts'
import { FaultRules } from './faults/rules.ts'
import { createGuard, type GuardOptions } from './guard.ts'
import type { EmulatorContext, EmulatorHandlers } from './handlers.ts'
import { requestHandlers } from './request-handlers.ts'
import { Coverage, type KnownOperation } from './requests/coverage.ts'
import { RequestLog } from './requests/request-log.ts'
import { watchedTable } from './rows.ts'
import { type SeedOptions, Seeds } from './seeds.ts'
import { snapshotHandlers } from './snapshot-handlers.ts'
import { type DataCopies, Snapshots } from './snapshots.ts'
import { stateHandlers } from './state-handlers.ts'
import type { EmulatedTime } from './time/emulated-runtime.ts'
import { Gate } from './time/gate.ts'
import { tokenHandlers } from './token-handlers.ts'

export interface EmulatorOptions extends GuardOptions {
  readonly signToken: EmulatorContext['signToken']
  /** All operations of the contracts. */
  readonly operations: () => readonly KnownOperation[]
  readonly version: string
  readonly time: EmulatedTime
  readonly seeds: SeedOptions
  /** The file of the seed of the start; empty for none. */
  readonly seedFile: string
  readonly log: (error: unknown, correlationId: string) => void
}

export interface Emulator {
  /** Serves `/_emulator`. */
  readonly edge: AddressedEdge
  /** The pipeline with the steps that watch requests. */
  table(table: Table): Table
  /** Preparation of the parts of a batch, which counts their operations. */
  watchParts<A extends readonly unknown[]>(prepare: (...given: A) => Promise<PreparedPart | Response>): typeof prepare
  /** Notes the state of the start, to which a reset returns, and applies the seed of the settings. Fails with an `Error` if that is wrong. */
  begin<C extends { readonly sizeBytes: number }>(copies: DataCopies<C>): Promise<void>
  /** Ends the connections of clients that follow the requests. */
  stop(): void
}

const handlers: EmulatorHandlers = {
  ...coverageHandlers,
  ...requestHandlers,
  ...faultHandlers,
  ...clockHandlers,
  ...snapshotHandlers,
  ...stateHandlers,
  ...tokenHandlers,
}

/** The maximum size of a body. */
const bodyLimitBytes = 1024 * 1024

/** The addresses for tests, and the steps with which they follow and change requests (docs/testing.md). */
export function createEmulator(options: EmulatorOptions): Emulator {
  const { time, version, signToken } = options
  const { clock, startClock } = time
  const gate = new Gate()
  const snapshots = new Snapshots(time, gate)
  const operations = remembered(options.operations)
  const coverage = new Coverage(operations)
  const requests = new RequestLog()
  const faults = new FaultRules(clock.now)
  const seeds = new Seeds({ ...options.seeds, snapshots, faults })
  const byId = remembered(() => new Map(operations().map((operation) => [operation.id, operation])))
  const followers: EmulatorContext['followers'] = new Set()
  const findOperation = (id: string) => byId().get(id)
  const context: EmulatorContext = {
    coverage,
    requests,
    faults,
    clock,
    startClock,
    snapshots,
    seeds,
    followers,
    operations,
    findOperation,
    version,
    signToken,
  }
  const edge = guarded(options, context)
  return {
    edge,
    table: (table) => watchedTable(table, { coverage, requests, faults, time, gate, own: edge }),
    async begin(copies) {
      await snapshots.begin(copies)
      if (options.seedFile !== '') await seeds.putFile(options.seedFile)
    },
    stop() {
      for (const stream of followers) stream.push(null)
    },
    watchParts:
      (prepare) =>
      async (...given) => {
        const part = await prepare(...given)
        if ('perform' in part) return countedPart(part, coverage)
        if (part.operation !== undefined) coverage.count(part.operation, part.status)
        return part
      },
  }
}

function remembered<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The edge behind its guard. */
function guarded({ token, hostName, log }: EmulatorOptions, context: EmulatorContext): AddressedEdge {
  const guard = createGuard({ token, hostName })
  const edge = createJsonEdge<EmulatorContext>({
    contract: emulatorContract,
    handlers,
    bodyLimitBytes,
    withoutTags: [],
    contextOf: (_actor: Actor, _request: Request) => context,
    report: (error, request) => log(error, request.correlationId),
  })
  return {
    ...edge,
    match(request, path) {
      guard(request)
      const match = (given: Request) => edge.match(given, path)
      return request.method === 'PUT' && /\/state\/?$/i.test(path) ? context.seeds.reading(request, match) : match(request)
    },
  }
}

const countedPart = (part: PreparedPart, coverage: Coverage): PreparedPart => ({
  ...part,
  async perform(ctx) {
    const response = await part.perform(ctx)
    coverage.count(part.operation, response.status)
    return response
  },
  fail(error) {
    const response = part.fail(error)
    coverage.count(part.operation, response.status)
    return response
  },
})
