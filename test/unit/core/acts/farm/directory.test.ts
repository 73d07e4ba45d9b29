import { describe, expect, it } from 'vitest'
import type { ContentDatabaseRow, ManagedPathRow, SiteCollectionRow } from '../../../../../generated/prisma/farm.ts'
import { type DirectoryRows, ShownDirectory, wantedDatabases } from '../../../../../src/core/acts/farm/directory.ts'
import { DatabaseWork } from '../../../../../src/core/kernel/database-work.ts'
import type { OpenContent, SiteHandle } from '../../../../../src/core/model/sites/site.ts'
import { openFarm } from '../../../../support/farm.ts'

const site = (id: string, path: string, contentDatabaseId = 'first', webApplicationId = 'default') =>
  ({ id, path, pathKey: path, contentDatabaseId, webApplicationId }) as SiteCollectionRow
const database = (id: string, status = 'Online') => ({ id, name: `Of ${id}`, status }) as ContentDatabaseRow

function rowsOf(sites: readonly SiteCollectionRow[], more: Partial<DirectoryRows> = {}): DirectoryRows {
  return {
    version: 1,
    openToAnonymous: new Set(),
    webApplicationOf: (host) => (host === 'other' ? 'other' : 'default'),
    managedPaths: [
      { webApplicationId: 'default', pathKey: '/sites', path: '/sites', kind: 'Wildcard' } as ManagedPathRow,
      { webApplicationId: 'default', pathKey: '/', path: '/', kind: 'Explicit' } as ManagedPathRow,
    ],
    databases: [database('first'), database('second')],
    sites,
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
})
