import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '../../support/random/random.ts'
import type { Attack } from './attack.ts'
import { attacks } from './attacks.ts'
import { clientOf } from './client.ts'
import { type Blow, ending, listen, type Start, tell } from './messages.ts'

/**
 * The process of the hostile clients: each attack runs again and again, one at
 * a time, with a rest after it. All of them share 8 places, and those that only
 * keep connections open 4 others.
 */

const places = { working: 8, waiting: 4 }

/** Lets so many callers in at once, the others in the order in which they came. */
class Gate {
  #free: number
  readonly #queue: (() => void)[] = []

  constructor(places: number) {
    this.#free = places
  }

  async enter(): Promise<void> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#queue.push(resolve))
  }

  leave(): void {
    const next = this.#queue.shift()
    if (next) next()
    else this.#free += 1
  }
}

let running: { isOver: boolean; readonly ends: Promise<void>[] } | undefined
let blows: Blow[] = []
let inFlight = 0
let mostInFlight = 0

setInterval(send, 1000).unref()

function send(): void {
  if (blows.length > 0) tell({ blows })
  blows = []
}

function start({ port, seed, items, attacks: names, restFactor }: Start): void {
  const gates = { working: new Gate(places.working), waiting: new Gate(places.waiting) }
  const ask = clientOf(port, { sockets: places.working + places.waiting, keep: false })
  const run = { isOver: false, ends: [] as Promise<void>[] }
  mostInFlight = 0
  run.ends.push(
    ...attacks
      .filter(({ name }) => names.includes(name))
      .map(async (attack, at) => {
        const random = randomFrom(seed + at)
        const gate = attack.waits ? gates.waiting : gates.working
        for (let n = 0; !run.isOver; n++) {
          await rest(random() * 2 * attack.restMs * restFactor, run)
          await gate.enter()
          const blow = run.isOver ? undefined : await strike(attack, { port, ask, random, n, items })
          if (blow) blows.push(blow)
          gate.leave()
        }
      }),
  )
  running = run
}

async function strike(attack: Attack, field: Parameters<Attack['strike']>[0]): Promise<Blow> {
  const startedAt = performance.now()
  inFlight += 1
  mostInFlight = Math.max(mostInFlight, inFlight)
  const outcome = await attack.strike(field).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException
    return code === 'ECONNRESET' || code === 'EPIPE' ? 'closed' : (code ?? message)
  })
  inFlight -= 1
  return { attack: attack.name, outcome, ms: performance.now() - startedAt }
}

/** Waits so long, and no longer than the run lasts. */
async function rest(ms: number, run: { readonly isOver: boolean }): Promise<void> {
  for (let left = ms; left > 0 && !run.isOver; left -= 100) await sleep(Math.min(100, left))
}

async function stop(): Promise<void> {
  await ending(running)
  running = undefined
  send()
  tell({ done: true, mostInFlight })
}

listen((order) => {
  if ('start' in order) start(order.start)
  else void stop()
})
