import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Config, readConfig } from '../../../src/config/config.ts'
import { actOnFarm, farmVersion } from '../../../src/core/access/farm-act.ts'
import { provisionFarm } from '../../../src/core/acts/farm/provision.ts'
import { type Identity, identify } from '../../../src/core/model/people/login-names.ts'
import { openFarm } from '../../../src/farm/farm.ts'
import { firstDatabaseName } from '../../../src/farm/places.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Two processes with one farm open; the second one serves it. */
async function openTwo() {
  const folder = await mkdtemp(join(tmpdir(), 'tenon-two-'))
  closing.push(() => rm(folder, { recursive: true }))
  const argv = ['--StorageProvider', 'FileSystem', '--DataRootPath', folder]
  const { config } = readConfig({ argv, env: {}, cwd: folder }) as { config: Config }
  const one = await openFarm(config)
  closing.push(() => one.close())
  const owner = identify('admin', 'localhost') as Identity
  const seed = { runtime: one.runtime, contentDatabaseName: firstDatabaseName, owner }
  await provisionFarm(one.database, () => one.content(firstDatabaseName), seed)
  const other = await openFarm(config)
  closing.push(() => other.close())
  await other.serve((error) => expect.unreachable(String(error)))
  return { one, other }
}

type Farm = Awaited<ReturnType<typeof openFarm>>

async function addSite({ database, runtime }: Farm, path: string): Promise<void> {
  const call = { name: 'farm.provision', actor: 'ann', target: path, input: { path } } as const
  await actOnFarm(database, runtime, call, async (records, createdAt) => {
    const [first] = await records.query('SiteCollection', { where: {}, limit: 1 })
    await records.insert('SiteCollection', { ...first, id: runtime.newId(), path, pathKey: path, createdAt })
  })
}

/** The site that answers a request for a path. */
const urlOf = ({ directory }: Farm, path: string): string => {
  try {
    return directory.findSite('localhost', path).url
  } catch (error) {
    return String((error as { reason?: string }).reason)
  }
}

describe('a process that serves a farm', () => {
  it('finds the sites that another process makes, and keeps what it has cached of the others', async () => {
    const { one, other } = await openTwo()
    const [root] = other.directory.sites
    expect(urlOf(other, '/sites/two')).toBe('site_not_found')
    await addSite(one, '/sites/two')
    await expect.poll(() => urlOf(other, '/sites/two'), { timeout: 5_000, interval: 50 }).toBe('/sites/two')
    expect(other.directory.sites).toContain(root)
    await addSite(other, '/sites/three')
    await expect.poll(() => urlOf(other, '/sites/three'), { timeout: 5_000, interval: 50 }).toBe('/sites/three')
  })

  it('reads the rows again after acts on the farm alone, not whenever a key or a token is stored', async () => {
    const { one, other } = await openTwo()
    const query = vi.spyOn(other.database.records, 'query')
    const asked = (table: string) => query.mock.calls.filter(([name]) => name === table).length
    await one.database.records.insert('Tenant', { id: 'x', slug: 'x', state: 'x', createdAt: 0 })
    await expect.poll(() => asked('FarmAuditRecord'), { timeout: 5_000, interval: 50 }).toBeGreaterThan(0)
    expect(asked('SiteCollection')).toBe(0)
  })
})

describe('an act on the farm', () => {
  it('is audited with the number that counts the acts', async () => {
    const { one } = await openTwo()
    const { records } = one.database
    const before = await farmVersion(records)
    await addSite(one, '/sites/two')
    expect(await farmVersion(records)).toBe(before + 1)
    expect(await records.find('FarmAuditRecord', { sequence: before + 1 })).toMatchObject({
      type: 'farm.provision',
      actor: 'ann',
      target: '/sites/two',
    })
    const call = { name: 'farm.provision', actor: 'ann', target: '/', input: {} } as const
    await expect(actOnFarm(one.database, one.runtime, call, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await farmVersion(records)).toBe(before + 1)
  })

  it('that another node overtakes is done again', async () => {
    const { one } = await openTwo()
    const before = await farmVersion(one.database.records)
    let looks = 0
    // The first read sees an earlier state, as can happen in databases whose writers do not wait for each other.
    const late: typeof one.database = {
      ...one.database,
      transaction: (work) =>
        one.database.transaction((records, attempt) =>
          work({ ...records, query: async (table, page) => (looks++ === 0 ? [] : records.query(table, page)) }, attempt),
        ),
    }
    const call = { name: 'farm.provision', actor: 'ann', target: '/', input: {} } as const
    const runs: number[] = []
    await actOnFarm(late, one.runtime, call, async () => void runs.push(looks))
    expect([runs, await farmVersion(one.database.records)]).toEqual([[2], before + 1])
  })
})
