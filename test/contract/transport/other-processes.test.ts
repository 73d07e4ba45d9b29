import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Context } from '../../../src/core/access/context.ts'
import { systemActor } from '../../../src/core/access/principals.ts'
import { siteRowsIn } from '../../../src/core/acts/farm/content-databases.ts'
import { updateList } from '../../../src/core/acts/lists/lists.ts'
import { breakInheritance } from '../../../src/core/acts/permissions/inheritance.ts'
import { DatabaseWork } from '../../../src/core/kernel/database-work.ts'
import { rootWeb } from '../../../src/core/model/sites/find-web.ts'
import { siteHandle } from '../../../src/core/model/sites/site.ts'
import { openFarm } from '../../../src/farm/farm.ts'
import { firstDatabaseName } from '../../../src/farm/places.ts'
import { basic, configOf, startServer } from '../../support/server.ts'

const folder = await mkdtemp(join(tmpdir(), 'tenon-others-'))
const settings = { StorageProvider: 'FileSystem', DataRootPath: folder }
const server = await startServer({ settings })
/** The farm as another process has it open. */
const elsewhere = await openFarm(configOf(settings))
afterAll(async () => {
  await elsewhere.close()
  await server.stop()
  await rm(folder, { recursive: true })
})

async function contextElsewhere(): Promise<Context> {
  const database = await elsewhere.content(firstDatabaseName)
  const [row] = await siteRowsIn(elsewhere.database, firstDatabaseName)
  const site = siteHandle({ database, work: new DatabaseWork() }, { id: row?.id ?? '', url: '/' })
  return { site, web: await rootWeb({ site }), actor: systemActor, runtime: elsewhere.runtime, origin: '' }
}

const statusOf = async (user: string, title: string) =>
  (await fetch(`${server.url}/_api/web/lists/getbytitle('${title}')`, { headers: { Authorization: basic(user) } })).status

const soon = { timeout: 5_000, interval: 100 }

describe('what another process commits in the database of a server', () => {
  it('is seen soon, also where the reply before was kept', async () => {
    for (let n = 0; n < 3; n++) expect([await statusOf('ann', 'Tasks'), await statusOf('ann', 'Duties')]).toEqual([200, 404])
    await updateList(await contextElsewhere(), { title: 'Tasks' }, { title: 'Duties' })
    await expect.poll(() => statusOf('ann', 'Duties'), soon).toBe(200)
    expect(await statusOf('ann', 'Tasks')).toBe(404)
  })

  it('counts for rights as well', async () => {
    for (let n = 0; n < 3; n++) expect(await statusOf('ben', 'Announcements')).toBe(200)
    const list = { kind: 'list', list: { title: 'Announcements' } } as const
    await breakInheritance(await contextElsewhere(), list, { copyRoleAssignments: false, clearSubscopes: false })
    await expect.poll(() => statusOf('ben', 'Announcements'), soon).toBe(403)
  })
})
