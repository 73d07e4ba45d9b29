import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Blow, Order, Sample, Start, Told } from './messages.ts'

/**
 * The friendly and the hostile clients, each in a process of its own, so that
 * what one of them does makes no other one late. The hostile process has the
 * lower priority: what it costs itself is not to be taken from the friends.
 */
export class Fighters {
  readonly #friendly = fork(new URL('friendly.ts', import.meta.url))
  readonly #hostile = fork(new URL('hostile.ts', import.meta.url))
  #samples: Sample[] = []
  #blows: Blow[] = []
  /** Most attacks that were under way at a time, known after `stop`. */
  mostInFlight = 0

  constructor() {
    if (this.#hostile.pid !== undefined) setPriority(this.#hostile.pid, constants.priority.PRIORITY_LOW)
    for (const child of [this.#friendly, this.#hostile]) {
      child.on('message', (told: Told) => {
        if ('samples' in told) for (const sample of told.samples) this.#samples.push(sample)
        else if ('blows' in told) for (const blow of told.blows) this.#blows.push(blow)
        else this.mostInFlight = Math.max(this.mostInFlight, told.mostInFlight ?? 0)
      })
    }
  }

  start(start: Start): void {
    for (const child of [this.#friendly, this.#hostile]) order(child, { start })
  }

  /** What has ended since the call before. */
  take(): { readonly samples: readonly Sample[]; readonly blows: readonly Blow[] } {
    const taken = { samples: this.#samples, blows: this.#blows }
    this.#samples = []
    this.#blows = []
    return taken
  }

  /** Ends the attacks, then the friendly requests, once those under way have been answered or given up. */
  async stop(): Promise<void> {
    await finish(this.#friendly)
    await finish(this.#hostile)
  }

  /** Ends both processes at once. */
  kill(): void {
    for (const child of [this.#friendly, this.#hostile]) child.kill('SIGKILL')
  }
}

function order(child: ChildProcess, words: Order): void {
  if (child.connected) child.send(words)
}

function finish(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      child.off('message', hear)
      child.off('exit', end)
      resolve()
    }
    const hear = (told: Told) => {
      if ('done' in told) end()
    }
    child.on('message', hear)
    child.on('exit', end)
    if (child.connected) order(child, { stop: true })
    else end()
  })
}
