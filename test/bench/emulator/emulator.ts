import { type MeasuredServer, startMeasured } from '../../support/measured/server.ts'
import { basic } from '../../support/server.ts'
import { load, message } from '../loader.ts'

/**
 * node test/bench/emulator/emulator.ts [rounds] [items]: what the emulator costs. Servers in memory, each in a process of its own from
 * the sources, are asked in turns: two without the emulator, whose difference is the noise, and one that records. Then the first
 * request to a shard, a generation of items, and a reset. Prints processor time of the servers, all threads. Asserts nothing.
 */

const rounds = Number(process.argv[2] ?? 15)
const items = Number(process.argv[3] ?? 100_000)
const repliesPerRound = 2_000
const shards = 60

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const median = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN

const path = "/_api/web/lists/getbytitle('Tasks')/items"
const headers = { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata' }
const seed = { version: 1, webs: [{ url: '/', lists: [{ title: 'Tasks', items: [{ Title: 'Order chairs' }] }] }] }

async function ask(server: MeasuredServer, method: string, address: string, given: { body?: unknown; shard?: string } = {}) {
  const reply = await fetch(server.url + address, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json', ...(given.shard !== undefined && { 'X-Tenon-Shard': given.shard }) },
    ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
  })
  const text = await reply.text()
  if (reply.status >= 300) throw new Error(`${method} ${address} answered ${reply.status}: ${text.slice(0, 300)}`)
  return text
}

/** Processor time of a server for a piece of work, in microseconds. */
async function spent(server: MeasuredServer, work: () => Promise<unknown>): Promise<number> {
  const before = await server.processorUs()
  await work()
  return (await server.processorUs()) - before
}

async function readItem({ url }: MeasuredServer): Promise<unknown> {
  const { port } = new URL(url)
  const requests = [message('GET', `${path}(1)`, { ...headers, Host: `127.0.0.1:${port}` })]
  return load({ port: Number(port), requests, connections: 8, expect: 200, until: { replies: repliesPerRound } })
}

const settings = { 'Cache:Bytes': '0', 'Logging:Level': 'off' }
const off = await startMeasured(settings)
const again = await startMeasured(settings)
const on = await startMeasured({ ...settings, 'Emulator:Enabled': 'true', 'Emulator:MaxShards': '100' })
await ask(on, 'PUT', '/_emulator/state', { body: seed })
for (const server of [off, again]) await ask(server, 'POST', path, { body: { Title: 'Order chairs' } })

const took = new Map<MeasuredServer, number[]>([off, again, on].map((server) => [server, []]))
for (let round = 0; round < rounds + 3; round++)
  for (const [server, times] of took) {
    const perRequest = (await spent(server, () => readItem(server))) / repliesPerRound
    if (round >= 3) times.push(perRequest)
  }
const [offTimes = [], againTimes = [], onTimes = []] = [...took.values()]
const ratios = (times: readonly number[]) => times.map((time, round) => time / (offTimes[round] ?? Number.NaN))
say(
  `GET item without the emulator: ${median(offTimes).toFixed(1)} µs; the same server again: ${median(ratios(againTimes)).toFixed(3)} times`,
)
say(
  `GET item that is recorded: ${median(ratios(onTimes)).toFixed(3)} times, ${(median(onTimes) - median([...offTimes, ...againTimes])).toFixed(1)} µs more`,
)

const first: number[] = []
const waited: number[] = []
for (let shard = 0; shard < shards; shard++) {
  const began = performance.now()
  first.push(await spent(on, () => ask(on, 'GET', `${path}(1)`, { shard: `shard-${shard}` })))
  waited.push(performance.now() - began)
}
const warm = shards / 3
say(
  `First request of a shard: ${(median(first.slice(warm)) / 1000).toFixed(1)} ms of processor time, ${median(waited.slice(warm)).toFixed(1)} ms until its reply`,
)

const generate = async (count: number) => {
  const { operationId } = JSON.parse(await ask(on, 'POST', '/_emulator/generate', { body: { list: 'Tasks', count, seed: 7 } })) as {
    operationId: number
  }
  for (;;) {
    const { status } = JSON.parse(await ask(on, 'GET', `/_emulator/operations/${operationId}`)) as { status: string }
    if (status !== 'Running') return status === 'Succeeded' ? undefined : Promise.reject(new Error(`the generation has ${status}`))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
await generate(5_000)
const made = await spent(on, () => generate(items))
say(`A generated item: ${(made / items).toFixed(0)} µs, of ${items} in a list of ${items + 5_000}`)
const indexed = await spent(on, () => ask(on, 'GET', "/_api/search/query?querytext='chairs'"))
say(`The index of them, which the background or a search makes: ${((made + indexed) / items).toFixed(0)} µs an item with it`)
say(`Reset of ${items + 5_000} items: ${((await spent(on, () => ask(on, 'POST', '/_emulator/reset'))) / 1000).toFixed(1)} ms`)
for (const server of took.keys()) await server.stop()
