import type { FreshFarm } from '../postgresql/farms.ts'
import { type ServerProcess, type StartedFrom, startProcess } from '../server-process.ts'
import { sharing } from './servers.ts'

/** Servers of one farm, as processes at addresses that stay the same when one is started anew. */
export class Nodes {
  readonly #farm: FreshFarm
  readonly #ports: readonly number[]
  readonly #settings: Readonly<Record<string, string>>
  readonly #from: StartedFrom
  readonly #running: ServerProcess[] = []

  constructor(farm: FreshFarm, ports: readonly number[], settings: Readonly<Record<string, string>> = {}, from: StartedFrom = {}) {
    this.#farm = farm
    this.#ports = ports
    this.#settings = settings
    this.#from = from
  }

  get urls(): string[] {
    return this.#ports.map((port) => `http://127.0.0.1:${port}`)
  }

  async start(at: number): Promise<void> {
    const { DataRootPath: folder = '' } = this.#farm.settings
    const own = { HttpPort: String(this.#ports[at]), 'Farm:NodeName': `node${at}` }
    this.#running[at] = await startProcess(folder, { ...this.#farm.settings, ...sharing, ...this.#settings, ...own }, this.#from)
  }

  end = (at: number, signal: NodeJS.Signals) => this.#running[at]?.end(signal)
}
