import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { costOf, mostMs } from '../cost.ts'
import { asAdmin, ask, send, weigh } from '../send.ts'
import { type FilledServer, insertMany, one, startFilled } from './many.ts'

const people = 20_000

describe(`a site of ${people} users who all have a role on its web`, () => {
  let filled: FilledServer

  beforeAll(async () => {
    filled = await startFilled({ StorageProvider: 'InMemory' })
    const { server, records, siteId } = filled
    await ask(server.url, 'POST', '/_api/web/ensureuser', { logonName: 'zed' })
    const user = one(await records.query('Principal', { where: { siteId, titleKey: 'zed' } }), 'user')
    const role = one(await records.query('RoleAssignment', { where: { siteId } }), 'role')
    const ids = Array.from({ length: people }, (_, n) => 1_000 + n)
    const more = ids.map((id) => ({ ...user, id, loginKey: `${user.loginKey}${id}`, loginName: `${user.loginName}${id}` }))
    await insertMany(records, 'Principal', more)
    await insertMany(
      records,
      'RoleAssignment',
      ids.map((principalId) => ({ ...role, principalId })),
    )
  }, 60_000)

  afterAll(() => filled.server.stop())

  it.each([
    '/_api/web/siteusers',
    "/_api/web/siteusers?$filter=substringof('999',LoginName)&$orderby=LoginName",
    '/_api/web/roleassignments',
    '/_api/web/roleassignments?$expand=Member,RoleDefinitionBindings',
  ])(
    '%s is answered in turns',
    async (target) => {
      const { result, heldMs } = await costOf(() => weigh(filled.server.url, { method: 'GET', target, headers: asAdmin }))
      expect(result.status).toBe(200)
      expect(heldMs, 'milliseconds of processor time in one turn').toBeLessThan(mostMs)
    },
    60_000,
  )

  it('gives a list a copy of all of these roles in turns', async () => {
    await ask(filled.server.url, 'POST', '/_api/web/lists', { Title: 'Closed', BaseTemplate: 100 })
    const target = "/_api/web/lists/getbytitle('Closed')/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)"
    const { result, heldMs } = await costOf(() => send(filled.server.url, { method: 'POST', target, headers: asAdmin }))
    expect(result.status).toBe(200)
    expect(heldMs, 'milliseconds of processor time in one turn').toBeLessThan(mostMs)
  }, 60_000)
})
