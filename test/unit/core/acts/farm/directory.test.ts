import { describe, expect, it, vi } from 'vitest'
import type {
  ContentDatabaseRow,
  HostBindingRow,
  ManagedPathRow,
  SiteCollectionRow,
  WebApplicationRow,
} from '../../../../../generated/prisma/farm.ts'
import { type DirectoryRows, ShownDirectory, wantedDatabases } from '../../../../../src/core/acts/farm/directory.ts'
import { DatabaseWork } from '../../../../../src/core/kernel/database-work.ts'
import type { OpenContent, SiteHandle } from '../../../../../src/core/model/sites/site.ts'
import { openFarm } from '../../../../support/farm.ts'

const site = (id: string, path: string, contentDatabaseId = 'first', webApplicationId = 'default') =>
  ({
    id,
    path,
    pathKey: path,
    contentDatabaseId,
    webApplicationId,
    hostName: null,
    heldBy: null,
    storageMaximum: null,
  }) as SiteCollectionRow
const application = (id: string, more: Partial<WebApplicationRow> = {}) =>
  ({ id, name: id, nameKey: id, baseUrl: '/', ...more }) as WebApplicationRow
const database = (id: string, status = 'Online') => ({ id, name: `Of ${id}`, status }) as ContentDatabaseRow

function rowsOf(sites: readonly SiteCollectionRow[], more: Partial<DirectoryRows> = {}): DirectoryRows {
  return {
    version: 1,
    openToAnonymous: new Set(),
    webApplications: [application('default'), application('other')],
    tenants: [],
    hostBindings: [{ id: 'b', webApplicationId: 'other', host: 'other', port: 0, scheme: 'http', isPrimary: true } as HostBindingRow],
    managedPaths: [
      { webApplicationId: 'default', pathKey: '/sites', path: '/sites', kind: 'Wildcard' } as ManagedPathRow,
      { webApplicationId: 'default', pathKey: '/', path: '/', kind: 'Explicit' } as ManagedPathRow,
    ],
    databases: [database('first'), database('second')],
    sites,
    policies: new Map(),
    ...more,
  }
}

async function open(): Promise<ReadonlyMap<string, OpenContent>> {
  const { content } = await openFarm()
  return new Map(['first', 'second'].map((id) => [id, { database: { ...content }, work: new DatabaseWork() }]))
}

const refused = (directory: ShownDirectory, host: string, path: string): unknown => {
  try {
    return directory.findSite(host, path).id
  } catch (error) {
    return (error as { reason: string }).reason
  }
}

describe('the directory', () => {
  it('finds the site with the longest path, in any case, and none below a wildcard path where there is none', async () => {
    const directory = new ShownDirectory()
    expect(refused(directory, 'a', '/')).toBe('site_not_found')
    directory.show(
      rowsOf([site('root', '/'), site('team', '/sites/team'), site('deep', '/sites/team/deep'), site('there', '/', 'first', 'other')]),
      await open(),
    )
    const found = (path: string, host = 'a') => refused(directory, host, path)
    expect([found('/'), found('/web/sub'), found('/sitesandmore'), found('/sites')]).toEqual(['root', 'root', 'root', 'root'])
    expect([found('/sites/team'), found('/Sites/TEAM/web'), found('/sites/team/deep/er'), found('/sites/team/deeper')]).toEqual([
      'team',
      'team',
      'deep',
      'team',
    ])
    expect([found('/sites/teams'), found('/sites/nothing/web')]).toEqual(['site_not_found', 'site_not_found'])
    expect([found('/', 'other'), found('/sites/team', 'other')]).toEqual(['there', 'there'])
  })

  it('says so where the database of a site is closed, and leaves the site out of the list', async () => {
    const directory = new ShownDirectory()
    const databases = await open()
    const rows = rowsOf([site('root', '/'), site('team', '/sites/team', 'second')])
    directory.show(rows, new Map([...databases].filter(([id]) => id === 'first')))
    expect([refused(directory, 'a', '/sites/team'), refused(directory, 'a', '/')]).toEqual(['database_closed', 'root'])
    expect(() => directory.findSite('a', '/sites/team')).toThrow("'Of second' is closed")
    expect(directory.sites.map(({ id }) => id)).toEqual(['root'])
    directory.show(rows, databases)
    expect(refused(directory, 'a', '/sites/team')).toBe('team')
  })

  it('keeps the handle of a site until something of it changes, and says which handles are gone', async () => {
    const directory = new ShownDirectory()
    const gone: SiteHandle[] = []
    directory.onGone((handle) => gone.push(handle))
    const databases = await open()
    const rows = rowsOf([site('root', '/'), site('team', '/sites/team', 'second')])
    directory.show(rows, databases)
    const [root, team] = directory.sites
    directory.show({ ...rows }, databases)
    expect(directory.sites).toEqual([root, team])
    expect(gone).toEqual([])
    directory.show({ ...rows, openToAnonymous: new Set(['default']) }, databases)
    expect(gone).toEqual([root, team])
    expect(directory.sites.map((handle) => handle.letsAnonymousRead)).toEqual([true, true])
    const [changed] = directory.sites
    directory.show(rowsOf([site('root', '/')], { openToAnonymous: new Set(['default']) }), await open())
    expect(directory.sites[0]).not.toBe(changed)
    expect(gone).toHaveLength(4)
  })

  it('wants those databases open that are online and have a site', () => {
    const rows = rowsOf([site('root', '/'), site('team', '/sites/team', 'second'), site('lost', '/lost', 'third')], {
      databases: [database('first'), database('second', 'Offline'), database('empty')],
    })
    expect(wantedDatabases(rows).map(({ id }) => id)).toEqual(['first'])
  })

  it('gives a site collection the host that it has for itself, whatever the path', async () => {
    const directory = new ShownDirectory()
    const named = { ...site('own', '/'), pathKey: 'host:own.example', hostName: 'own.example' }
    directory.show(rowsOf([site('root', '/'), named]), await open())
    const found = (host: string, path = '/') => refused(directory, host, path)
    expect([found('own.example'), found('OWN.example.:8080', '/sites/x'), found('other.example')]).toEqual(['own', 'own', 'root'])
    expect(directory.hosts.map(({ host }) => host)).toEqual(['other', 'own.example'])
  })

  it('knows where a moved site is until its redirect ends, unless another site is at the old path', async () => {
    const directory = new ShownDirectory()
    const moved = { ...site('team', '/teams/a b', 'first', 'other'), previousUrl: '/sites/team', redirectUntil: 1_000 }
    const away = { ...site('away', '/'), previousUrl: 'http://other/old', redirectUntil: 1_000 }
    const from = (host: string, path: string, now = 0, isSecure = false) => directory.movedTo({ host, isSecure }, path, now)
    expect(directory.hasMoved).toBe(false)
    directory.show(rowsOf([moved, away]), await open())
    expect(directory.hasMoved).toBe(true)
    expect(from('a:81', '/Sites/TEAM/web')).toEqual({ oldSegments: 2, origin: 'http://other:81', path: '/teams/a b' })
    expect(from('a', '/sites/team', 0, true)?.origin).toBe('https://other')
    expect(from('other', '/old')).toEqual({ oldSegments: 1, origin: undefined, path: '/' })
    for (const other of [from('a', '/sites/teams'), from('other', '/sites/team'), from('a', '/sites/team', 1_000)])
      expect(other).toBeUndefined()
    directory.show(rowsOf([moved, site('new', '/sites/team')]), await open())
    expect(from('a', '/sites/team/web')).toBeUndefined()
  })

  it('knows moved sites by a host that is bound to nothing any more, and leads its other paths to Default', async () => {
    const directory = new ShownDirectory()
    const named = { ...site('named', '/sites/named'), previousUrl: 'https://own.example/', redirectUntil: 1_000 }
    const bound = { ...site('bound', '/sites/bound'), previousUrl: 'http://former:8080/sites/x', redirectUntil: 1_000 }
    directory.show(rowsOf([site('root', '/'), named, bound]), await open())
    const from = (host: string, path: string, now = 0) => directory.movedTo({ host, isSecure: true }, path, now)?.path
    expect([from('own.example', '/'), from('OWN.example.', '/web')]).toEqual(['/sites/named', '/sites/named'])
    expect([from('former:8080', '/sites/x/web'), from('former:8080', '/sites/y'), from('own.example', '/', 1_000)]).toEqual([
      '/sites/bound',
      undefined,
      undefined,
    ])
    expect([refused(directory, 'former:8080', '/'), refused(directory, 'own.example', '/')]).toEqual(['root', 'root'])
  })

  it('looks as often for a site among 10,000 sites and hosts as for the only one', async () => {
    const lookups = async (count: number) => {
      const directory = new ShownDirectory()
      const sites = Array.from({ length: count }, (_, n) => site(`s${n}`, `/sites/s${n}`))
      const named = Array.from({ length: count }, (_, n) => ({ ...site(`h${n}`, '/'), hostName: `h${n}.example` }))
      directory.show(rowsOf([site('root', '/'), ...sites, ...named]), await open())
      const asks = [
        ['x:5000', '/sites/s0/web'],
        ['h0.example', '/web'],
        ['other', '/'],
      ] as const
      const counts = asks.map(([host, path]) => {
        const get = vi.spyOn(Map.prototype, 'get')
        if (refused(directory, host, path) === undefined) throw new Error('nothing was found')
        const calls = get.mock.calls.length
        get.mockRestore()
        return calls
      })
      // The rows themselves are never looked through: the directory has nothing but maps.
      expect(refused(directory, 'x', `/sites/s${count - 1}`)).toBe(`s${count - 1}`)
      return counts
    }
    expect(await lookups(10_000)).toEqual(await lookups(1))
  })
})
