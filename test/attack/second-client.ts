import { Agent, request } from 'node:http'
import { expect } from 'vitest'
import { mostMs, watchLoop } from './cost.ts'
import { asAdmin, ask } from './send.ts'

/** The replies that a second client got while other work ran. */
export interface SecondView<T> {
  readonly result: T
  /** The longest time that the loop was held, in milliseconds of this thread's processor time. */
  readonly heldMs: number
  /** Statuses of all reads. */
  readonly statuses: readonly number[]
}

export interface SecondClient {
  /** Reads an item again and again while `attack` runs. */
  during<T>(attack: () => Promise<T>): Promise<SecondView<T>>
  /**
   * Returns the result of `attack`. Nothing may hold the loop for longer than a request
   * may, and every read of the second client must be answered with its item.
   */
  isServedDuring<T>(attack: () => Promise<T>): Promise<T>
}

const items = "/_api/web/lists/getbytitle('Tasks')/items"

/**
 * Another client of a server in this process, which adds an item to Tasks and
 * reads it: the cost of an attack for others is how long it holds the loop,
 * whatever it costs in all. Server, attacker and second client share
 * this thread. The measure is processor time, so neither other programs nor
 * other threads count. An attacker should not keep
 * large replies.
 */
export async function createSecondClient(serverUrl: string): Promise<SecondClient> {
  const { text } = await ask(serverUrl, 'POST', items, { Title: 'Of the second client' })
  const { Id } = JSON.parse(text) as { Id: number }
  const read = readerOf(serverUrl, `${items}(${Id})`)
  const during = async <T>(attack: () => Promise<T>): Promise<SecondView<T>> => {
    const statuses: number[] = []
    const loop = watchLoop()
    let isOver = false
    const readOn = async () => {
      do statuses.push(await read())
      while (!isOver)
    }
    try {
      const [result] = await Promise.all([attack().finally(() => (isOver = true)), readOn()])
      return { result, heldMs: loop.end(), statuses }
    } finally {
      loop.end()
    }
  }
  return {
    during,
    async isServedDuring(attack) {
      const { result, heldMs, statuses } = await during(attack)
      expect(heldMs, 'milliseconds of processor time for which the loop was held').toBeLessThan(mostMs)
      expect(statuses.filter((status) => status !== 200)).toEqual([])
      return result
    },
  }
}

/** Reads one address over its own connection. */
function readerOf(serverUrl: string, target: string): () => Promise<number> {
  const { hostname, port } = new URL(serverUrl)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return () =>
    new Promise((resolve, reject) => {
      const asked = request({ agent, hostname, port, path: target, headers: asAdmin }, (reply) => {
        reply.resume()
        reply.on('error', reject)
        reply.on('end', () => resolve(reply.statusCode ?? 0))
      })
      asked.on('error', reject)
      asked.end()
    })
}
