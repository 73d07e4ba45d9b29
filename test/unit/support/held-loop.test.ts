import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout, setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { busy } from '../../support/busy.ts'
import { testsOwnWork, watchHeldLoop } from '../../support/held-loop.ts'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve)))

async function serve(answer: () => Promise<void> | void): Promise<string> {
  server = createServer((_, reply) => void Promise.resolve(answer()).then(() => reply.end('done')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The clock of the tested watch; the watch of the test suite does not see it. */
function clock() {
  const time = { ms: 0 }
  const watch = watchHeldLoop(() => time.ms)
  const spend = (ms: number): void => {
    time.ms += ms
  }
  return { watch, spend }
}

describe('the watch over the requests of tests', () => {
  it('bites where a request takes too long in one piece, and names it', async () => {
    const { watch, spend } = clock()
    const url = await serve(() => spend(201))
    await (await fetch(`${url}/slow?x=1`)).text()
    expect(watch.take()).toEqual([{ processorMs: 201, requests: ['GET /slow?x=1'] }])
    expect(watch.take()).toEqual([])
    watch.stop()
  })

  it('bites where it takes too long behind a wait, too', async () => {
    const { watch, spend } = clock()
    const url = await serve(async () => {
      await turn()
      spend(500)
    })
    await (await fetch(`${url}/late`)).text()
    expect(watch.take()).toEqual([{ processorMs: 500, requests: ['GET /late'] }])
    watch.stop()
  })

  it('lets many short requests take more together, each of them in its time', async () => {
    const { watch, spend } = clock()
    const url = await serve(() => spend(50))
    await Promise.all(Array.from({ length: 40 }, async () => (await fetch(url)).text()))
    expect(watch.take()).toEqual([])
    watch.stop()
  })

  it('blames no request for the work of a test, nor for what comes when it has been answered', async () => {
    const { watch, spend } = clock()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const url = await serve(() => {
      arrive()
      return released
    })
    const waiting = fetch(url)
    await arrived
    testsOwnWork(() => spend(900))
    release()
    await (await waiting).text()
    spend(900)
    expect(watch.take()).toEqual([])
    watch.stop()
  })

  it('blames no request for the collection of garbage', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const heap = Array.from({ length: 1_000_000 }, (_, at) => ({ at }))
    const { watch, spend } = clock()
    const url = await serve(() => {
      const before = performance.now()
      collect()
      spend(150 + Math.max(60, performance.now() - before))
    })
    await (await fetch(`${url}/collects`)).text()
    await setTimeout(20)
    expect(watch.take()).toEqual([])
    expect(heap).toHaveLength(1_000_000)
    watch.stop()
  })

  it('counts what this thread has computed, and no time in which it slept', async () => {
    // Ten times as fast as the clock of the suite's watch, which must not fail here.
    const watch = watchHeldLoop(() => (process.threadCpuUsage().user + process.threadCpuUsage().system) / 100)
    const nap = () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
    }
    let answer: () => void = nap
    const url = await serve(() => answer())
    await (await fetch(`${url}/warm`)).text()
    watch.take()
    await (await fetch(`${url}/asleep`)).text()
    expect(watch.take()).toEqual([])
    answer = () => busy(60)
    await (await fetch(`${url}/busy`)).text()
    expect(watch.take()).toMatchObject([{ requests: ['GET /busy'] }])
    watch.stop()
  })
})
