import { describe, expect, it } from 'vitest'
import { farmVersion } from '../../../src/core/access/farm-act.ts'
import { setAnonymousAccess } from '../../../src/core/acts/farm/anonymous-access.ts'
import { setDatabaseStatus } from '../../../src/core/acts/farm/content-databases.ts'
import { farmKey } from '../../../src/core/acts/farm/keys.ts'
import { provisionFarm } from '../../../src/core/acts/farm/provision.ts'
import { createGrants } from '../../../src/core/acts/identity/grants.ts'
import { rotateSigningKeys } from '../../../src/core/acts/identity/signing-keys.ts'
import { type Identity, identify } from '../../../src/core/model/people/login-names.ts'
import { systemRuntime } from '../../../src/process/runtime.ts'
import { openContentDatabase, openFarmDatabase } from '../../../src/stores/database.ts'
import { twice } from '../../support/stores/twice.ts'

const migrations = (database: string) => new URL(`../../../prisma/sqlite/${database}/migrations`, import.meta.url).pathname
const openFarm = async () => twice(await openFarmDatabase({ path: ':memory:', migrations: migrations('farm') }))

describe('a database that runs each transaction twice', () => {
  it('keeps what the second run has written, and shows what the first has left outside', async () => {
    const farm = await openFarm()
    const outside: string[] = []
    const answer = await farm.transaction(async (records) => {
      outside.push('run')
      const slug = `run-${outside.length}`
      await records.insert('Tenant', { id: slug, slug, state: 'x', createdAt: 0 })
      return slug
    })
    expect([answer, outside]).toEqual(['run-2', ['run', 'run']])
    expect(await farm.records.query('Tenant', { where: {} })).toMatchObject([{ id: 'run-2' }])
  })

  it('runs work that fails once', async () => {
    const farm = await openFarm()
    const failure = new Error('no')
    let runs = 0
    const work = () => {
      runs += 1
      return Promise.reject(failure)
    }
    await expect(farm.transaction(work)).rejects.toBe(failure)
    expect(runs).toBe(1)
  })
})

describe('the transactions of the farm', () => {
  it('may run twice', async () => {
    const farm = await openFarm()
    const content = twice(await openContentDatabase({ path: ':memory:', migrations: migrations('content') }))
    const runtime = systemRuntime
    const owner = identify('admin', 'localhost') as Identity
    await provisionFarm(farm, async () => content, { runtime, contentDatabaseName: 'Content', owner })
    await setAnonymousAccess(farm, runtime, 'Read')
    await setDatabaseStatus(farm, runtime, 'Content', 'Offline')
    const rows = async (table: 'SiteCollection' | 'WebApplication' | 'Key' | 'RefreshToken' | 'FarmAuditRecord') =>
      (await farm.records.query(table, { where: {} })).length
    expect([await rows('SiteCollection'), await rows('WebApplication'), await farmVersion(farm.records)]).toEqual([1, 1, 3])
    expect(await rows('FarmAuditRecord')).toBe(3)
    expect((await content.records.query('AuditRecord', { where: {} })).map(({ operation }) => operation)).toEqual(['farm.addSite'])

    const key = await farmKey(farm, 'session', runtime)
    expect(await farmKey(farm, 'session', runtime)).toEqual(key)
    await rotateSigningKeys(farm, runtime, 1_000)
    expect(await rows('Key')).toBe(2)

    const grants = createGrants({ farm, runtime, refreshLifetimeMs: 60_000, onRevoked: () => expect.unreachable() })
    const grant = { clientId: 'c', loginName: 'ann', scope: 'openid', redirectUri: 'http://localhost/' }
    const code = await grants.issueCode(grant)
    const proof = { clientId: 'c', redirectUri: grant.redirectUri, verifier: undefined }
    const token = await grants.spend(await grants.findCode(code, proof), 'access')
    expect(await grants.findRefreshToken(token, 'c')).toMatchObject({ grant: { loginName: 'ann' } })
    expect(await rows('RefreshToken')).toBe(1)
  })
})
