import { BrowserFetchWithRetry, DefaultParse, InjectHeaders } from '@pnp/queryable'
import { DefaultHeaders, DefaultInit, type SPFI, spfi } from '@pnp/sp'
import '@pnp/sp/files/index.js'
import '@pnp/sp/folders/index.js'
import '@pnp/sp/items/index.js'
import '@pnp/sp/lists/index.js'
import '@pnp/sp/site-users/index.js'
import '@pnp/sp/webs/index.js'
import type { IFiles } from '@pnp/sp/files/index.js'
import { afterAll, expect, it } from 'vitest'
import { type EmulatedServer, type SeenRequest, startServer } from '../../../src/testing.ts'
import { basic } from '../../support/server.ts'

declare module '@pnp/sp/folders/types.js' {
  interface IFolder {
    readonly files: IFiles
  }
}

const server = await startServer({ emulator: true, settings: { 'Emulator:MaxShards': 16 } })
afterAll(() => server.stop())

/** More attempts than faults in a row. */
const retries = 12
const firstPauseMs = 1

/** @pnp/sp with the behaviour that its documentation names for a server that throttles. */
const client = (shard: string): SPFI =>
  spfi(server.url).using(
    DefaultHeaders(),
    DefaultInit(),
    BrowserFetchWithRetry({ retries, interval: firstPauseMs }),
    DefaultParse(),
    InjectHeaders({ Authorization: basic('ann'), 'X-Tenon-Shard': shard }),
  )

/** Programs as users write them; each tells what it has seen. */
const programs: readonly ((sp: SPFI, told: unknown[]) => Promise<void>)[] = [
  async (sp, told) => {
    await sp.web.lists.add('Orders')
    const list = sp.web.lists.getByTitle('Orders')
    for (const Title of ['chairs', 'tables', 'lamps']) await list.items.add({ Title })
    await list.items.getById(2).update({ Title: 'desks' })
    await list.items.getById(3).delete()
    told.push((await list.items.select('Id', 'Title').orderBy('Id')()).map(({ Id, Title }) => [Id, Title]))
    told.push((await list.select('ItemCount')()).ItemCount)
  },
  async (sp, told) => {
    await sp.web.lists.add('Notes')
    const list = sp.web.lists.getByTitle('Notes')
    for (let number = 1; number <= 5; number++) await list.items.add({ Title: `note ${number}` })
    told.push((await list.items.filter("substringof('4',Title)").select('Title')()).map(({ Title }) => Title))
    told.push((await list.items.top(2).select('Id')()).length)
  },
  async (sp, told) => {
    const folder = sp.web.getFolderByServerRelativePath('/Shared Documents')
    await folder.folders.addUsingPath('Plans')
    const plans = sp.web.getFolderByServerRelativePath('/Shared Documents/Plans')
    await plans.files.addUsingPath('a.txt', 'first', { Overwrite: true })
    await plans.files.addUsingPath('b.txt', 'second', { Overwrite: true })
    told.push((await plans.files.select('Name', 'Length')()).map(({ Name, Length }) => [Name, Number(Length)]).sort())
  },
  async (sp, told) => {
    told.push((await sp.web.currentUser()).LoginName)
    await sp.web.update({ Description: 'Changed' })
    told.push((await sp.web.select('Description')()).Description)
  },
]

async function run(shard: string): Promise<unknown[]> {
  const told: unknown[] = []
  for (const program of programs) await program(client(shard), told)
  return told
}

const addressOf = ({ method, url }: SeenRequest): string => `${method} ${url}`
const keyOf = (seen: SeenRequest): string => `${addressOf(seen)} ${seen.request.body ?? ''}`

type Inspected = Pick<EmulatedServer, 'faults' | 'requests'>

async function inspected(shard: Inspected): Promise<{ served: string[]; struck: SeenRequest[]; all: SeenRequest[] }> {
  const all = await shard.requests()
  return { all, served: all.filter(({ faultId }) => faultId === null).map(keyOf), struck: all.filter(({ faultId }) => faultId !== null) }
}

it('@pnp/sp does its work in eight shards at once that throttle it, and the inspector has each retry', async () => {
  const calm = await server.shard('calm')
  const expected = await run('calm')
  const { served, struck: none } = await inspected(calm)
  expect([expected.length, none]).toEqual([7, []])
  expect(served.length).toBeGreaterThan(20)

  const shards = await Promise.all(Array.from({ length: 8 }, (_, at) => server.shard(`worker-${at}`)))
  for (const [at, shard] of shards.entries()) {
    const when = { rate: 0.4, seed: at + 1 }
    // Each strikes before anything is written.
    await shard.faults.add({
      when,
      // biome-ignore lint/suspicious/noThenProperty: what follows when a rule matches
      then: at % 2 === 0 ? { preset: 'throttled', retryAfterSeconds: 0 } : { status: 503, retryAfterSeconds: 0 },
    })
  }
  const told = await Promise.all(shards.map((_, at) => run(`worker-${at}`)))
  for (const one of told) expect(one).toEqual(expected)

  for (const [at, shard] of shards.entries()) {
    const seen = await inspected(shard)
    expect(seen.all.every((one) => one.shard === `worker-${at}`)).toBe(true)
    // What was served is what a calm server is asked, in the same order: nothing was lost and nothing was done twice.
    expect(seen.served).toEqual(served)
    expect(seen.struck.length).toBeGreaterThan(0)
    for (const one of seen.struck) {
      expect(one.status).toBe(at % 2 === 0 ? 429 : 503)
      const next = seen.all[seen.all.indexOf(one) + 1]
      // The body of a request that is struck is not read.
      expect(next && addressOf(next)).toBe(addressOf(one))
    }
  }
  expect(await server.requests()).toEqual([])
}, 120_000)
