import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMeasured } from '../../support/measured/server.ts'
import { basic } from '../../support/server.ts'

/**
 * node test/bench/emulator/put-back.ts [items] [rounds]: how long a snapshot, a restore and a reset take, in memory and on disk, of a
 * server that is warm, with so many items and their index. The server is a process of its own, from the sources. Prints the median of
 * the time until the reply, and of the processor time of all threads. Asserts nothing.
 */

const items = Number(process.argv[2] ?? 10_000)
const rounds = Number(process.argv[3] ?? 30)
/** Rounds before those that count. */
const warmUp = 10

const median = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN
const folder = mkdtempSync(join(tmpdir(), 'tenon-put-back-'))

const storages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'in memory': {},
  'on disk': { StorageProvider: 'FileSystem', DataRootPath: join(folder, 'data') },
}

for (const [name, storage] of Object.entries(storages)) {
  const server = await startMeasured({ 'Emulator:Enabled': 'true', ...storage })
  const send = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(server.url + path, {
      method,
      headers: {
        Authorization: basic('ann'),
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text.slice(0, 300)}`)
  }
  // A reset returns to the seed, which is at most 1 MiB long.
  const titles = Array.from({ length: items }, (_, at) => ({ Title: `Task ${at} of the words that a list has` }))
  await send('PUT', '/_emulator/state', { version: 1, webs: [{ url: '/', lists: [{ title: 'Tasks', items: titles }] }] })
  await send('GET', "/_api/search/query?querytext='words'")
  const steps = { snapshot: ['PUT', 'snapshots/all'], restore: ['POST', 'snapshots/all/restore'], reset: ['POST', 'reset'] } as const
  for (const [step, [method, path]] of Object.entries(steps)) {
    const [waited, spent]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds + warmUp; round++) {
      // What has not changed would not be copied again.
      await send('POST', "/_api/web/lists/getbytitle('Tasks')/items", { Title: `Added before round ${round}` })
      await send('GET', "/_api/search/query?querytext='added'")
      const [before, began] = [await server.processorUs(), performance.now()]
      await send(method, `/_emulator/${path}`)
      const ended = performance.now()
      if (round < warmUp) continue
      waited.push(ended - began)
      spent.push(((await server.processorUs()) - before) / 1000)
    }
    console.log(
      `${step} of ${items} items ${name}: ${median(waited).toFixed(1)} ms until the reply, ${median(spent).toFixed(1)} ms of processor time`,
    )
  }
  await server.stop()
}
rmSync(folder, { recursive: true, force: true })
