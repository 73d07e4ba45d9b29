import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '../../src/core/access/context.ts'
import { siteRowsIn } from '../../src/core/acts/farm/content-databases.ts'
import { provisionFarm } from '../../src/core/acts/farm/provision.ts'
import { DatabaseWork } from '../../src/core/kernel/database-work.ts'
import type { ContentDatabase, Runtime } from '../../src/core/kernel/ports.ts'
import type { Actor } from '../../src/core/model/people/actor.ts'
import { actorOf } from '../../src/core/model/people/actors.ts'
import { type Identity, identify } from '../../src/core/model/people/login-names.ts'
import { findWeb } from '../../src/core/model/sites/find-web.ts'
import { siteHandle } from '../../src/core/model/sites/site.ts'
import { openContentDatabase, openFarmDatabase } from '../../src/stores/database.ts'
import { decorated } from './stores/decorated.ts'

export interface TestFarm {
  readonly content: ContentDatabase
  /** A context in the root web for a user of this name. */
  as(userName: string, defaultGroup?: Actor['defaultGroup']): Context
}

const prisma = new URL('../../prisma/sqlite/', import.meta.url).pathname

/** A farm in memory with its first site, without any server around it. */
export async function openFarm(decorate = decorated): Promise<TestFarm> {
  const runtime: Runtime = { now: () => Date.now(), newId: () => randomUUID(), randomBytes: (count) => randomBytes(count) }
  const farm = await openFarmDatabase({ path: ':memory:', migrations: `${prisma}farm/migrations` })
  const content = decorate(await openContentDatabase({ path: ':memory:', migrations: `${prisma}content/migrations` }))
  const owner = identify('admin', 'localhost') as Identity
  await provisionFarm(farm, async () => content, { runtime, contentDatabaseName: 'Content', owner })
  const [row] = await siteRowsIn(farm, 'Content')
  if (!row) throw new Error('the first site is missing')
  const site = siteHandle({ database: content, work: new DatabaseWork() }, { id: row.id, url: row.path })
  const web = await findWeb(site, '/')
  if (!web) throw new Error('the root web is missing')
  return {
    content,
    as(userName, defaultGroup = 'Owners') {
      const identity = identify(userName, 'localhost') as Identity
      return { site, web, actor: actorOf(identity, { scheme: 'Basic', defaultGroup }), runtime, origin: 'http://localhost' }
    },
  }
}
