import type { Actor } from '../core/model/people/actor.ts'
import { percentDecoded } from '../formats/percent.ts'
import { createJsonEdge } from '../http/json/json-edge.ts'
import type { Request, Response } from '../http/message/message.ts'
import type { AddressedEdge, PreparedPart } from '../http/way/edge.ts'
import type { Table } from '../http/way/table.ts'
import { messageOf } from '../profile/failures.ts'
import { emulatorContract } from './contract/emulator-contract.ts'
import { carries, createGuard, demandToken, type GuardOptions } from './door/guard.ts'
import { type Go, shardWay } from './door/shard-way.ts'
import { Shards, type ShardsOptions } from './door/shards.ts'
import { FaultBoard, type FaultRule, FaultRules } from './faults/rules.ts'
import { Generations } from './generate/generations.ts'
import { clockHandlers } from './handlers/clock-handlers.ts'
import { coverageHandlers } from './handlers/coverage-handlers.ts'
import { faultHandlers } from './handlers/fault-handlers.ts'
import { generateHandlers } from './handlers/generate-handlers.ts'
import type { EmulatorContext, EmulatorHandlers } from './handlers/handlers.ts'
import { requestHandlers } from './handlers/request-handlers.ts'
import { shardHandlers } from './handlers/shard-handlers.ts'
import { snapshotHandlers } from './handlers/snapshot-handlers.ts'
import { stateHandlers } from './handlers/state-handlers.ts'
import { tokenHandlers } from './handlers/token-handlers.ts'
import { type InspectorPages, inspectorOperation, isInspectorPath } from './page/inspector.ts'
import { signInOperation, type TokenPage } from './page/sign-in.ts'
import { Coverage, type KnownOperation } from './requests/coverage.ts'
import { RequestLog } from './requests/request-log.ts'
import type { Judge } from './requests/shown-request.ts'
import { watchedTable } from './rows.ts'
import type { SeedClients } from './seeds/seed-clients.ts'
import { type SeedOptions, Seeds } from './seeds/seeds.ts'
import { type DataCopies, type HoldFollowers, Snapshots, type StartState } from './snapshots/snapshots.ts'
import type { EmulatedTime } from './time/emulated-runtime.ts'
import { Gate } from './time/gate.ts'

export interface EmulatorOptions extends GuardOptions {
  readonly signToken: EmulatorContext['signToken']
  /** All operations of the contracts. */
  readonly operations: () => readonly KnownOperation[]
  /** Operations that the coverage does not count, which rules may name. */
  readonly otherOperations: () => readonly string[]
  readonly judge: Judge
  /** The pages at `/_emulator`. */
  readonly pages: InspectorPages & { readonly signIn: TokenPage }
  readonly version: string
  readonly time: EmulatedTime
  readonly seeds: SeedOptions
  /** The file of the seed of the start; empty for none. */
  readonly seedFile: string
  /** Set for a shard. */
  readonly shard?: ShardOptions | undefined
  readonly log: (error: unknown, correlationId: string) => void
}

export interface ShardOptions {
  /** Empty as long as it waits for its first request. */
  readonly name: () => string
  /** The emulator of the server without a shard. */
  readonly of: Emulator
}

/** The settings of shards, and how one is made. */
export type ShardSettings = Pick<ShardsOptions, 'most' | 'idleMs' | 'make' | 'now'>

export interface Emulator {
  /** Serves `/_emulator`. */
  readonly edge: AddressedEdge
  /** The pipeline with the steps that watch requests. */
  table(table: Table): Table
  /** Preparation of the parts of a batch, which counts their operations. */
  watchParts<A extends readonly unknown[]>(prepare: (...given: A) => Promise<PreparedPart | Response>): typeof prepare
  /**
   * Notes the state of the start, to which a reset returns, and applies the seed of the settings; a shard begins with a state
   * of the server without one. The function that it returns tells with what a shard can begin; nothing if the data cannot
   * be copied. Fails with an `Error` if the seed is wrong.
   */
  begin<C extends { readonly sizeBytes: number }>(copies: DataCopies<C>, from?: StartState<C>): Promise<() => StartState<C> | undefined>
  /** Calls `tell` when resets return to another state than before. */
  onNewStart(tell: () => void): void
  /** Lets clients that follow changes stay connected while data is put back. */
  keepConnected(hold: HoldFollowers): void
  /** Serves shards: requests that name one go to it, and all others go on their own way. Not for a shard itself. */
  serveShards(settings: ShardSettings, own: Go): Go
  /** Undefined until shards are served. */
  shards(): Shards | undefined
  /** The faults of this server, which those of its shards share a board with. */
  readonly faults: { readonly board: FaultBoard; readonly first: () => readonly FaultRule[] }
  readonly clients: SeedClients
  /** Whether clients follow the requests. */
  isFollowed(): boolean
  /** Ends the connections of clients that follow the requests, here and in the shards. */
  stop(): void
  /** Drops the shards; their requests have ended. */
  close(): Promise<void>
}

const handlers: EmulatorHandlers = {
  ...coverageHandlers,
  ...requestHandlers,
  ...faultHandlers,
  ...clockHandlers,
  ...snapshotHandlers,
  ...stateHandlers,
  ...tokenHandlers,
  ...shardHandlers,
  ...generateHandlers,
}

/** The maximum size of a body. */
const bodyLimitBytes = 1024 * 1024

/** The addresses for tests, and the steps with which they follow and change requests (docs/testing.md). */
export function createEmulator(options: EmulatorOptions): Emulator {
  const { time, version, signToken, shard } = options
  const { clock, startClock } = time
  const gate = new Gate()
  const snapshots = new Snapshots(time, gate)
  const operations = remembered(options.operations)
  const coverage = new Coverage(operations)
  const name = () => shard?.name()
  const requests = new RequestLog(name)
  const board = shard?.of.faults.board ?? new FaultBoard()
  const ids = remembered(() => new Set([...operations().map(({ id }) => id), ...options.otherOperations()]))
  const faults = new FaultRules({ now: clock.now, board, shard: name, operations: ids })
  const seeds = new Seeds({ ...options.seeds, snapshots, faults })
  const generations = new Generations({
    time,
    gate,
    wordsOf: (error) => messageOf(options.seeds.profile, error),
    onError: (error) => options.log(error, 'generate'),
  })
  snapshots.beforeRestore(() => generations.cancelAll())
  const followers: EmulatorContext['followers'] = new Set()
  let shards: Shards | undefined
  const context: EmulatorContext = {
    get shard() {
      return name()
    },
    coverage,
    requests,
    faults,
    clock,
    startClock,
    snapshots,
    seeds,
    generations,
    followers,
    operations,
    judge: options.judge,
    version,
    signToken,
    shards: () => shards ?? shard?.of.shards(),
  }
  const edge = guarded(options, context)
  return {
    edge,
    table: (table) => watchedTable(table, { coverage, requests, faults, time, gate, own: edge }),
    async begin(copies, from) {
      const start = await snapshots.begin(copies, from)
      // Rules for all shards hold here already.
      if (shard) {
        faults.join(shard.of.faults.first().filter(({ match }) => match.shard === undefined))
        options.seeds.clients.replace(shard.of.clients.all)
      } else if (options.seedFile !== '') await seeds.putFile(options.seedFile)
      return start
    },
    onNewStart: (tell) => snapshots.onNewStart(tell),
    keepConnected: (hold) => snapshots.keepConnected(hold),
    serveShards(settings, own) {
      const made = new Shards({ ...settings, onError: (error) => options.log(error, 'shard') })
      shards = made
      return shardWay({ shards: made, own, token: options.token, onShard: time.returnRequestId })
    },
    shards: () => shards,
    clients: options.seeds.clients,
    faults: { board, first: () => faults.first },
    isFollowed: () => followers.size > 0,
    stop() {
      for (const stream of followers) stream.push(null)
      shards?.leave()
    },
    async close() {
      await generations.cancelAll()
      if (shard) faults.close()
      await shards?.stop()
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
function guarded({ token, hostName, log, pages }: EmulatorOptions, context: EmulatorContext): AddressedEdge {
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
      if (isInspectorPath(percentDecoded(path) ?? path)) {
        const asksToken = token !== '' && (request.method === 'POST' || !carries(request, token))
        return asksToken ? signInOperation(request, token, pages.signIn) : inspectorOperation(request, context, pages)
      }
      demandToken(request, token)
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
