import { appendFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import type { FreshFarm } from '../postgresql/farms.ts'
import { freePort } from '../server-process.ts'
import { startProxy } from './haproxy.ts'
import { Nodes } from './nodes.ts'
import { sharing } from './servers.ts'

/** How many servers stand behind HAProxy. */
const count = 3
const betweenKillsMs = 10_000

/** Most files end before ten seconds are over. So the beat is that of the clock: whatever farm runs at a tenth second loses a server. */
const untilNextKillMs = () => betweenKillsMs - (Date.now() % betweenKillsMs)
const nextAt = () => Math.floor(Date.now() / betweenKillsMs) % count

/** False while the file prepares what its tests use. */
const hasTestBegun = (): boolean => expect.getState().currentTestName !== undefined

/** What a test file saw of the servers that were killed beside it: a line of the file that `TENON_KILLED` names. */
export interface KilledNote {
  /** The path of the test file. */
  readonly file: string
  readonly kills: number
  /** Requests that a killed server did not answer to their end: HAProxy said 502 or 503, or cut the reply; and connections for live updates that ended while one was dead. */
  readonly broken: number
  /** Replies of servers with the status 500. */
  readonly faults: number
}

interface KilledOptions {
  readonly farm: FreshFarm
  /** The settings of the servers. */
  readonly settings: Readonly<Record<string, string>>
  /** Starts the server in this process, to which no request goes, for what a test reads of the farm itself. */
  readonly start: (settings: Readonly<Record<string, string>>) => Promise<Running>
}

/** Three servers of a farm as processes behind HAProxy, of which one is killed every ten seconds and started anew, from the first test on. */
export async function startKilled({ farm, settings, start }: KilledOptions): Promise<Running> {
  const ports = [await freePort(), await freePort(), await freePort()]
  const nodes = new Nodes(farm, ports, settings, process.env.TENON_MAIN === undefined ? {} : { main: process.env.TENON_MAIN })
  const ends: (() => unknown)[] = [() => farm.remove()]
  const stop = async () => {
    for (const end of ends.reverse()) await end()
  }
  try {
    for (let at = 0; at < count; at += 1) {
      ends.push(() => nodes.end(at, 'SIGTERM'))
      await nodes.start(at)
    }
    const inside = await start({ ...farm.settings, ...sharing, 'Farm:NodeName': 'inside' })
    ends.push(() => inside.stop())
    const proxy = await startProxy(nodes.urls)
    ends.push(() => proxy.close())
    const killing = keepKilling(nodes, () => proxy.counts().tunnels)
    ends.push(async () => {
      const { kills, ended } = await killing.end()
      const { broken, faults } = proxy.counts()
      const note: KilledNote = { file: expect.getState().testPath ?? '', kills, broken: broken + ended, faults }
      appendFileSync(process.env.TENON_KILLED ?? '/dev/null', `${JSON.stringify(note)}\n`)
    })
    return { ...inside, url: proxy.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Kills one server after the other. `end` resolves to the number of kills, and of tunnels that ended meanwhile, when all servers run again. */
function keepKilling(nodes: Nodes, tunnels: () => number): { end(): Promise<{ kills: number; ended: number }> } {
  const over = new AbortController()
  let [kills, ended] = [0, 0]
  const work = (async () => {
    for (;;) {
      await wait(untilNextKillMs(), undefined, { signal: over.signal }).catch(() => undefined)
      if (over.signal.aborted) return
      // A file that prepares more than ten seconds long would never begin its tests.
      if (!hasTestBegun()) continue
      const at = nextAt()
      kills += 1
      const before = tunnels()
      await nodes.end(at, 'SIGKILL')
      await nodes.start(at)
      ended += tunnels() - before
    }
  })()
  work.catch(() => undefined)
  return {
    async end() {
      over.abort()
      await work
      return { kills, ended }
    },
  }
}
