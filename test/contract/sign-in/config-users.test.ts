import { afterAll, describe, expect, it } from 'vitest'
import { createContractClient, type Sent } from '../../support/contract-client.ts'
import { startServer } from '../../support/server.ts'
import { accepts, expectRefusal, rowsOf } from '../../support/wire.ts'

const users = 'Identity:ConfigUsers:Users'
const groups = 'Identity:ConfigUsers:Groups'
const server = await startServer({
  settings: {
    'Identity:Providers:AcceptAll:Enabled': 'false',
    'Identity:Providers:ConfigUsers:Enabled': 'true',
    // These tests send many wrong passwords; guesses.test.ts tests how the server slows them.
    'Identity:Guesses:Free': '1000',
    [`${users}:admin:Password`]: 'root-secret',
    [`${users}:Ann:Password`]: 'ann:säcret',
    [`${users}:Ann:Email`]: 'ann@example.org',
    [`${users}:Ann:DisplayName`]: 'Ann Other',
    [`${users}:Ann:Groups`]: 'Writers',
    [`${users}:bob:Password`]: 'bob-secret',
    [`${users}:bob:Groups`]: 'loop one',
    [`${users}:carla:Password`]: 'carla-secret',
    [`${users}:carla:Roles`]: 'FarmAdmin,Sites.Read.All',
    [`${groups}:Writers:Groups`]: 'Staff',
    [`${groups}:loop one:Groups`]: 'loop two',
    [`${groups}:Loop Two:Groups`]: 'LOOP ONE,Everybody here',
  },
})
afterAll(() => server.stop())
const client = createContractClient(server.url, { Accept: accepts.nometadata })

const basic = (userName: string, password: string) => `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`
const admin = basic('admin', 'root-secret')
const ann = basic('ann', 'ann:säcret')
const bob = basic('bob', 'bob-secret')
const as = (authorization: string, method: string, url: string, body?: Sent['body']) =>
  client.call(method, url, { headers: { Authorization: authorization }, ...(body !== undefined && { body }) })

/** Adds a claim to the site's users, as an administrator does. */
const ensure = async (logonName: string): Promise<{ Id: number; LoginName: string; Title: string; PrincipalType: number }> =>
  (await as(admin, 'POST', '/_api/web/ensureuser', { logonName })).json

describe('users of the configuration', () => {
  it.each(['Ann', 'ANN', 'i:0#.f|membership|ann', '  ann '])('sign in as %s with their own password', async (name) => {
    await ensure('i:0#.f|membership|ann')
    const id = (await ensure('ann')).Id
    await as(admin, 'POST', '/_api/web/sitegroups/getbyid(4)/users', { LoginName: 'ann' })
    const reply = await as(basic(name, 'ann:säcret'), 'GET', '/_api/web/currentuser')
    expect([reply.status, reply.json.Id]).toEqual([200, id])
  })

  it('are called and reached as the configuration says', async () => {
    const server2 = await startServer({
      settings: {
        'Identity:Providers:ConfigUsers:Enabled': 'true',
        [`${users}:zoë:Password`]: 'x',
        [`${users}:zoë:Email`]: 'zoe@example.org',
        [`${users}:zoë:DisplayName`]: 'Zoë Other',
        [`${users}:zoë:Roles`]: 'FullControl',
      },
    })
    try {
      const reply = await fetch(`${server2.url}/_api/web/currentuser`, {
        headers: { Authorization: basic('zoë', 'x'), Accept: accepts.nometadata },
      })
      expect(await reply.json()).toMatchObject({ Title: 'Zoë Other', Email: 'zoe@example.org', LoginName: 'i:0#.f|membership|zoë' })
    } finally {
      await server2.stop()
    }
  })

  it.each([
    ['a wrong password', basic('ann', 'wrong')],
    ['the password in other letters', basic('ann', 'ANN:SÄCRET')],
    ['an empty password', basic('ann', '')],
    ['the password of another user', basic('ann', 'bob-secret')],
    ['a user whom nobody knows', basic('nobody', 'nobody')],
    ['a user whom nobody knows, with a long name', basic('n'.repeat(60), 'wrong')],
  ])('are refused with %s, in words that do not tell who exists', async (_, authorization) => {
    const reply = await as(authorization, 'GET', '/_api/web')
    expectRefusal(reply, 401, /^Sign in first: the user name and password were rejected\.$/)
  })

  it('take as long to be refused whether they exist or not', async () => {
    const median = async (name: string) => {
      const times: number[] = []
      for (let count = 0; count < 60; count += 1) {
        const started = performance.now()
        await as(basic(name, `wrong ${count}`), 'GET', '/_api/web')
        times.push(performance.now() - started)
      }
      return times.sort((a, b) => a - b)[30] ?? 0
    }
    await median('ann')
    const [known, unknown] = [await median('ann'), await median('nob')]
    // This coarse measure finds a check that is skipped, not a difference of nanoseconds.
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown))
  })

  it('have no rights but those that are granted', async () => {
    expectRefusal(await as(bob, 'GET', '/_api/web/lists'), 403, /bob' needs the right Open/)
  })

  it('hold their roles in every site', async () => {
    const carla = basic('carla', 'carla-secret')
    expect((await as(carla, 'GET', '/_api/web/lists')).status).toBe(200)
    expectRefusal(await as(carla, 'POST', '/_api/web/lists', { Title: 'No' }), 403, /ManageLists/)
  })
})

describe('groups of the configuration', () => {
  it('are known to a site by their claims, as groups', async () => {
    expect(await ensure('c:0-.f|rolemanager|Staff')).toMatchObject({
      LoginName: 'c:0-.f|rolemanager|Staff',
      Title: 'Staff',
      PrincipalType: 4,
    })
    expect(await ensure('c:0(.s|true')).toMatchObject({ Title: 'Everyone', PrincipalType: 4 })
    const listed = rowsOf(await as(admin, 'GET', '/_api/web/siteusers?$select=LoginName')).map((row) => row.LoginName)
    expect(listed).toContain('c:0-.f|rolemanager|Staff')
  })

  it('lend their members the roles that they are given, through groups they are in', async () => {
    const { Title } = (await as(admin, 'POST', '/_api/web/lists', { Title: 'For writers' })).json
    const list = `/_api/web/lists/getbytitle('${Title}')`
    await as(admin, 'POST', `${list}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
    expectRefusal(await as(bob, 'GET', `${list}/items`), 403, /needs the right/)
    const staff = await ensure('c:0-.f|rolemanager|STAFF')
    const given = await as(admin, 'POST', `${list}/roleassignments/addroleassignment(principalid=${staff.Id},roledefid=1073741827)`)
    expect(given.status).toBe(200)
    expect((await as(ann, 'POST', `${list}/items`, { Title: 'By Ann' })).status).toBe(201)
    expectRefusal(await as(bob, 'GET', `${list}/items`), 403, /needs the right/)
  })

  it('may be members of a site group, by either spelling of their claim', async () => {
    const { Id: groupId } = (await as(admin, 'POST', '/_api/web/sitegroups', { Title: 'Claimed readers' })).json
    await as(admin, 'POST', `/_api/web/roleassignments/addroleassignment(principalid=${groupId},roledefid=1073741826)`)
    expectRefusal(await as(bob, 'GET', '/_api/web'), 403, /needs the right/)
    const added = await as(admin, 'POST', `/_api/web/sitegroups(${groupId})/users`, { LoginName: 'c:0+.w|everybody here' })
    expect([added.status, added.json.PrincipalType]).toEqual([201, 4])
    expect((await as(bob, 'GET', '/_api/web')).status).toBe(200)
    await as(admin, 'POST', `/_api/web/sitegroups(${groupId})/users/removebyid(${added.json.Id})`)
    expectRefusal(await as(bob, 'GET', '/_api/web'), 403, /needs the right/)
  })

  it('of all who sign in is everyone', async () => {
    const everyone = await ensure('c:0(.s|true')
    await as(admin, 'POST', `/_api/web/roleassignments/addroleassignment(principalid=${everyone.Id},roledefid=1073741826)`)
    expect((await as(bob, 'GET', '/_api/web')).status).toBe(200)
    await as(admin, 'POST', `/_api/web/roleassignments/removeroleassignment(principalid=${everyone.Id},roledefid=1073741826)`)
    expectRefusal(await as(bob, 'GET', '/_api/web'), 403, /needs the right/)
  })

  it('that administers the site collection lets its members do everything', async () => {
    const group = await ensure('c:0+.w|loop two')
    const patch = { headers: { Authorization: admin, 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }, body: { IsSiteAdmin: true } }
    expect((await client.call('POST', `/_api/web/siteusers/getbyid(${group.Id})`, patch)).status).toBe(200)
    expect((await as(bob, 'POST', '/_api/web/lists', { Title: 'By the loop' })).status).toBe(201)
    await client.call('POST', `/_api/web/siteusers/getbyid(${group.Id})`, { ...patch, body: { IsSiteAdmin: false } })
    expectRefusal(await as(bob, 'POST', '/_api/web/lists', { Title: 'Again' }), 403, /needs the right/)
  })

  it('cannot be signed in as', async () => {
    for (const name of ['c:0-.f|rolemanager|staff', 'c:0(.s|true', 'i:0#.w|svc\\system'])
      expectRefusal(await as(basic(name, 'x'), 'GET', '/_api/web'), 401, /rejected/)
  })
})

describe('ConfigUsers beside AcceptAll', () => {
  it('keeps its names for itself, and leaves all others to it', async () => {
    const both = await startServer({
      settings: { 'Identity:Providers:ConfigUsers:Enabled': 'true', [`${users}:ann:Password`]: 'right', [`${users}:ann:Groups`]: 'x' },
    })
    const status = async (name: string, password: string) =>
      (await fetch(`${both.url}/_api/web`, { headers: { Authorization: basic(name, password) } })).status
    try {
      expect(await status('ann', 'wrong')).toBe(401)
      expect(await status('i:0#.f|membership|ANN', 'wrong')).toBe(401)
      // A configured user does not get the default group of users of AcceptAll.
      expect(await status('ann', 'right')).toBe(403)
      expect(await status('bob', 'anything')).toBe(200)
    } finally {
      await both.stop()
    }
  })

  it('refuses to start with two entries for one user', async () => {
    const settings = {
      'Identity:Providers:ConfigUsers:Enabled': 'true',
      [`${users}:ann:Password`]: 'one',
      [`${users}:i:0#.f|membership|ann:Password`]: 'two',
    }
    await expect(startServer({ settings })).rejects.toThrow(/Identity:ConfigUsers:Users: 'i:0#.f\|membership\|ann' is the same user/)
  })
})
