import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, admin } = await startWithPeople()
afterAll(() => server.stop())

const held = /is under a legal hold/
const web = '/heirs/_api/web'
const path = `${web}/lists/getbytitle('Heirs')`
const call = (method: string, url: string, body?: object) => admin.call(method, url, body && { body })

const { json: user } = await call('POST', '/_api/web/ensureuser', { logonName: 'heir' })
const roleId = async (name: string): Promise<number> => (await call('GET', `/_api/web/roledefinitions/getbyname('${name}')`)).json.Id
const grant = async (at: string, role: number, how = 'addroleassignment') =>
  call('POST', `${at}/roleassignments/${how}(principalid=${user.Id},roledefid=${role})`)

describe('what a held item inherits', () => {
  it('is not given or taken above it, in the web or in its own role, until the hold ends', async () => {
    const parameters = { Title: 'Heirs', Url: 'heirs', WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true }
    expect((await call('POST', '/_api/web/webs/add', { parameters })).status).toBe(200)
    expect((await call('POST', `${web}/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)`)).status).toBe(200)
    const { json: list } = await call('POST', `${web}/lists`, { Title: 'Heirs', BaseTemplate: 100 })
    for (const Title of ['kept', 'free']) expect((await call('POST', `${path}/items`, { Title })).status).toBe(201)
    expect((await call('POST', `${path}/items(2)/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)`)).status).toBe(200)
    const own = { Name: 'Looks', BasePermissions: { High: '0', Low: '1' } }
    const { json: role } = await call('POST', '/_api/web/roledefinitions', own)
    expect((await grant(web, role.Id)).status).toBe(200)
    const reads = await roleId('Read')

    const { json: set } = await call('POST', '/heirs/_api/archive/legalholds', {
      name: 'Case',
      scope: { webUrl: '/heirs', listId: list.Id, itemIds: [1] },
    })
    expectRefusal(await grant(web, reads), 423, held)
    expectRefusal(await grant(web, role.Id, 'removeroleassignment'), 423, held)
    const change = (body: object) =>
      admin.call('POST', `/_api/web/roledefinitions(${role.Id})`, { body, headers: { 'X-HTTP-Method': 'MERGE' } })
    expectRefusal(await change({ BasePermissions: { High: '0', Low: '3' } }), 423, held)
    expectRefusal(await call('DELETE', `/_api/web/roledefinitions(${role.Id})`), 423, held)
    // A name and the other item are free, though a role of it lets the user through above.
    expect((await change({ Description: 'Who looks' })).status).toBeLessThan(300)
    expect((await grant(`${path}/items(2)`, reads)).status).toBe(200)

    expect((await call('POST', `/heirs/_api/archive/legalholds/${set.id}/release`)).status).toBe(200)
    expect((await grant(web, reads)).status).toBe(200)
    expect((await change({ BasePermissions: { High: '0', Low: '3' } })).status).toBeLessThan(300)
    expect((await call('DELETE', `/_api/web/roledefinitions(${role.Id})`)).status).toBe(200)
  })
})
