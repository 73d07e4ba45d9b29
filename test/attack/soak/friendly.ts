import { performance } from 'node:perf_hooks'
import { randomFrom } from '../../support/random/random.ts'
import { type Ask, clientOf } from './client.ts'
import { type FriendlyOperation, friendlyOperations } from './friendly-requests.ts'
import { ending, listen, type Sample, type Start, tell } from './messages.ts'

/**
 * The process of the friendly clients: sends requests at a fixed rate, whether
 * earlier ones have been answered or not, and counts each from the time at
 * which it was to be sent. So a server that stands still for a second has all
 * requests of that second against it, and not the one that it kept waiting.
 */

interface Run {
  readonly ends: Set<Promise<void>>
  isOver: boolean
}

let running: Run | undefined
let samples: Sample[] = []

setInterval(send, 1000).unref()

function send(): void {
  if (samples.length > 0) tell({ samples })
  samples = []
}

function start({ port, seed, items, rate }: Start): void {
  const ask = clientOf(port, { sockets: 200, keep: true })
  const random = randomFrom(seed)
  const startedAt = performance.now()
  const ends = new Set<Promise<void>>()
  const run: Run = { ends, isOver: false }
  const dueAt = (n: number) => startedAt + (n * 1000) / rate
  let sent = 0
  const work = () => {
    for (const now = performance.now(); !run.isOver && dueAt(sent) <= now; sent++) {
      const operation = friendlyOperations[sent % friendlyOperations.length]
      if (!operation) return
      const end = once(ask, operation, { random, n: sent, items, dueAt: dueAt(sent) }).then((sample) => {
        samples.push(sample)
        ends.delete(end)
      })
      ends.add(end)
    }
    if (!run.isOver) setTimeout(work, Math.max(0, dueAt(sent) - performance.now()))
  }
  running = run
  work()
}

interface Turn {
  readonly random: () => number
  readonly n: number
  readonly items: number
  readonly dueAt: number
}

async function once(ask: Ask, operation: FriendlyOperation, { random, n, items, dueAt }: Turn): Promise<Sample> {
  const lateMs = performance.now() - dueAt
  const seen = (failure?: string): Sample => ({
    operation: operation.name,
    ms: performance.now() - dueAt,
    lateMs,
    ...(failure !== undefined && { failure }),
  })
  try {
    const reply = await ask({ ...operation.ask(random, n, items), user: 'friend' })
    return operation.holds(reply) ? seen() : seen(`${reply.status} ${reply.text.slice(0, 300)}`)
  } catch (error) {
    return seen(error instanceof Error ? error.message : String(error))
  }
}

async function stop(): Promise<void> {
  await ending(running)
  running = undefined
  send()
  tell({ done: true })
}

listen((order) => {
  if ('start' in order) start(order.start)
  else void stop()
})
