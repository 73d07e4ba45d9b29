import type { Config } from '../config/config.ts'
import type { FarmTransport } from '../core/access/farm-context.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { ShardFarm } from '../emulator/door/shards.ts'
import type { Emulator, ShardOptions } from '../emulator/emulator.ts'
import type { StartState } from '../emulator/snapshots/snapshots.ts'
import type { EmulatedTime } from '../emulator/time/emulated-runtime.ts'
import type { FarmCopy } from '../farm/copies.ts'
import { type Farm, type FarmOverrides, openFarmAlone } from '../farm/farm.ts'
import type { Arrival } from '../http/server/arrival.ts'
import { systemRuntime } from '../process/runtime.ts'
import type { Served } from './edges.ts'
import { emulatedTimeOf } from './emulated.ts'
import { SpareShard } from './spare-shard.ts'

export interface OpenOptions {
  readonly time: EmulatedTime | undefined
  readonly transport: FarmTransport
  readonly shard?: ShardOptions
}

type Start = StartState<FarmCopy>

/** What shards have of their server. */
export interface ShardOpening {
  readonly config: Config
  readonly options: FarmOverrides
  readonly bound: FarmTransport
  /** The state to which a reset of the server returns; undefined if its data cannot be copied. */
  readonly start: () => Start | undefined
  /** Creates the pipeline of the requests of a farm. */
  readonly openWay: (farm: Farm, options: OpenOptions) => Promise<Served>
  readonly runBackground: (farm: Farm, transport: FarmTransport) => Promise<{ stop(): Promise<void> }>
}

/** Makes the shards of a server, and keeps one ready. */
export function shardsOf(opening: ShardOpening, of: Emulator) {
  const spare = new SpareShard((from: Start['start']) => openShard(opening, of, from))
  return {
    /** Makes the first one ready once the process is idle, if the data of the server can be copied. */
    prepare() {
      const from = opening.start()
      if (from && !('folder' in from.start.copy)) spare.prepareWhenQuiet(from.start)
    },
    /** Fails with `backup_place_refused` if the data of the server cannot be copied. */
    async make(name: string): Promise<ShardFarm> {
      const from = opening.start()
      if (!from) throw noShards()
      const shard = await spare.take(from.start)
      try {
        const farm = await shard.begin(name, from)
        spare.prepare(from.start)
        return farm
      } catch (error) {
        await shard.close()
        throw error
      }
    },
    stop: () => spare.stop(),
  }
}

/** A shard that waits for its first request. */
interface UnnamedShard {
  /** Serves from now on under a name. Whoever called closes the shard if this fails. */
  begin(name: string, from: Start): Promise<ShardFarm>
  close(): Promise<void>
}

const noShards = (): DomainError =>
  new DomainError(kernelReasons.backup_place_refused, {
    message: 'Only a server with the storage provider InMemory that has started has shards.',
  })

/** A farm of its own in memory with the state to which a reset of the server returns. It has no listeners. */
async function openShard(opening: ShardOpening, of: Emulator, from: Start['start']): Promise<UnnamedShard> {
  if ('folder' in from.copy) throw noShards()
  const { config, options, bound } = opening
  const time = await emulatedTimeOf(config, options.runtime ?? systemRuntime)
  time?.startAt(from.mark)
  const { decorate, decorateFarm } = options
  const farm = await openFarmAlone(config, {
    ...(decorate && { decorate }),
    ...(decorateFarm && { decorateFarm }),
    ...(time && { runtime: time.runtime }),
    copy: from.copy,
  })
  try {
    const transport = withoutPorts(bound)
    let known = ''
    const served = await opening.openWay(farm, { time, transport, shard: { name: () => known, of } })
    return unnamedShard(farm, served, time, async (name) => {
      known = name
      return opening.runBackground(farm, transport)
    })
  } catch (error) {
    await farm.close()
    throw error
  }
}

/** `run` gives it a name, and starts its background work. */
function unnamedShard(
  farm: Farm,
  { way, live, emulator }: Served,
  time: EmulatedTime | undefined,
  run: (name: string) => Promise<{ stop(): Promise<void> }>,
): UnnamedShard {
  let background: { stop(): Promise<void> } | undefined
  const leave = () => {
    live.stop()
    emulator?.stop()
  }
  const stop = async () => {
    await emulator?.close()
    await background?.stop()
    await farm.close()
  }
  return {
    async begin(name, from) {
      background = await run(name)
      await emulator?.begin(farm.copies, from)
      return {
        go: (arrival) => way.go(time?.repeats ? withRequestId(arrival, time.newRequestId()) : arrival),
        isInUse: () => live.connections() > 0 || emulator?.isFollowed() === true,
        leave,
        stop,
      }
    },
    async close() {
      leave()
      await stop()
    },
  }
}

/** The listeners of the server, on which a shard opens no port. */
const withoutPorts = (bound: FarmTransport): FarmTransport => ({
  prepare: (binding) =>
    binding.port === 0 ? bound.prepare(binding) : Promise.resolve('a shard has no ports of its own. Leave the port out.'),
  certificates: () => bound.certificates(),
  reload: () => bound.reload(),
})

const withRequestId = (arrival: Arrival, correlationId: string): Arrival => ({ ...arrival, request: { ...arrival.request, correlationId } })

/** The request as if it named a shard itself. */
export const namingShard = (arrival: Arrival, shard: string): Arrival => {
  const { request } = arrival
  return { ...arrival, request: { ...request, headers: { ...request.headers, 'x-tenon-shard': shard } } }
}
