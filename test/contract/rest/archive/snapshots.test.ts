import { afterAll, describe, expect, it, vi } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'

const { server, admin, owner, member, ids } = await startWithPeople({ own: true })
afterAll(() => server.stop())

interface Noted {
  readonly actor: string
  readonly target: string
  readonly detail: {
    readonly input: {
      readonly objectId: string
      readonly permissions: readonly { readonly objectId: string; readonly loginName: string; readonly rights: readonly string[] }[]
      readonly people: readonly {
        readonly id: number
        readonly loginName: string
        readonly title: string
        readonly members?: readonly number[]
      }[]
    }
  }
}

async function noted(type: string): Promise<Noted[]> {
  await server.farm.audit.flush()
  return (await admin.call('GET', `/_admin/audit?top=1000&type=${type}`)).json.value
}

const loginOf = (name: string) => expect.stringMatching(new RegExp(`\\|${name}$`, 'i'))

describe('the permissions and people of a list that is archived', () => {
  it('are in the audit log as they were, and stay there', async () => {
    const made = await owner.call('POST', '/_api/web/lists', { body: { Title: 'Frozen', BaseTemplate: 100 } })
    const path = "/_api/web/lists/getbytitle('Frozen')"
    const objectId = made.json.Id as string
    const item = await member.call('POST', `${path}/items`, { body: { Title: 'by a member' } })
    expect(item.status).toBe(201)
    const at = `${path}/items(${item.json.Id})`
    expect((await owner.call('POST', `${at}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)).status).toBe(200)
    const role = `${at}/roleassignments/addroleassignment(principalid=${ids.reader},roledefid=1073741826)`
    expect((await owner.call('POST', role)).status).toBe(200)
    const setMode = (archive_mode: boolean) => admin.call('POST', `${path}/setarchivemode`, { body: { archive_mode } })
    expect((await setMode(true)).status).toBe(200)
    expect((await setMode(true)).status).toBe(200)
    expect((await setMode(false)).status).toBe(200)

    const [rights, ...others] = await noted('AclFrozen')
    expect(others).toEqual([])
    expect(rights).toMatchObject({ target: '/Lists/Frozen', actor: loginOf('admin'), detail: { input: { objectId } } })
    const permissions = rights?.detail.input.permissions ?? []
    expect(permissions).toContainEqual(
      expect.objectContaining({ loginName: expect.stringContaining('Home Owners'), rights: expect.arrayContaining(['ManageLists']) }),
    )
    const own = permissions.filter((entry) => entry.objectId === item.json.GUID)
    expect(own).toContainEqual(expect.objectContaining({ loginName: loginOf('reader'), rights: expect.arrayContaining(['ViewListItems']) }))
    expect(own.flatMap((entry) => (/\|member$/i.test(entry.loginName) ? entry.rights : []))).toEqual([])

    const [identities, ...more] = await noted('IdentitySnapshotCaptured')
    expect(more).toEqual([])
    const people = identities?.detail.input.people ?? []
    for (const name of ['owner', 'member', 'reader']) expect(people).toContainEqual(expect.objectContaining({ loginName: loginOf(name) }))
    expect(people).toContainEqual(expect.objectContaining({ title: 'Home Owners', members: expect.arrayContaining([ids.owner]) }))
    expect(people.some(({ loginName }) => /\|stranger$/i.test(loginName))).toBe(false)
  })

  it('are not noted for a mode that does not change, or that is refused', async () => {
    const before = (await noted('AclFrozen')).length
    const path = "/_api/web/lists/getbytitle('Frozen')"
    expect((await admin.call('POST', `${path}/setarchivemode`, { body: { archive_mode: false } })).status).toBe(200)
    expect((await owner.call('POST', `${path}/setarchivemode`, { body: { archive_mode: true } })).status).toBe(403)
    expect(await noted('AclFrozen')).toHaveLength(before)
  })
})

describe('GET /_api/archive/snapshots', () => {
  const address = '/_api/archive/snapshots'
  type Shown = Record<string, unknown> & { readonly type: string; readonly objectId: string; readonly permissions?: readonly unknown[] }
  const shown = async (query = ''): Promise<Shown[]> => (await admin.call('GET', address + query)).json.value

  it('shows administrators of the site collection what archiving has noted, after archive mode has ended', async () => {
    const [rights, people, ...more] = await shown()
    expect(more).toEqual([])
    const [noted1] = await noted('AclFrozen')
    expect(rights).toEqual({
      ...{ type: 'AclFrozen', timestampUtc: expect.any(String), actor: noted1?.actor, target: '/Lists/Frozen' },
      ...{ objectId: noted1?.detail.input.objectId, permissions: noted1?.detail.input.permissions },
    })
    expect(people).toMatchObject({ type: 'IdentitySnapshotCaptured', objectId: rights?.objectId, people: expect.any(Array) })
    const user = await admin.call('GET', "/_api/web/siteusers?$filter=Title eq 'owner'")
    const { Id } = user.json.value[0] ?? { Id: ids.owner }
    await admin.call('POST', `/_api/web/getuserbyid(${Id})`, {
      body: { IsSiteAdmin: true },
      headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
    })
    expect((await owner.call('GET', address)).json.value).toHaveLength(2)
  })

  it('narrows and pages them', async () => {
    const [{ objectId } = { objectId: '' }] = await shown()
    expect((await shown('?type=AclFrozen')).map(({ type }) => type)).toEqual(['AclFrozen'])
    expect(await shown(`?objectId=${objectId.toUpperCase()}`)).toHaveLength(2)
    expect(await shown('?objectId=00000000-0000-4000-8000-000000000001')).toEqual([])
    const first = (await admin.call('GET', `${address}?top=1`)).json
    const second = (await admin.call('GET', `${address}?top=1&after=${first.next}`)).json
    expect([first.value[0].type, second.value[0].type]).toEqual(['AclFrozen', 'IdentitySnapshotCaptured'])
    expect((await admin.call('GET', `${address}?after=none`)).status).toBe(400)
    expect((await admin.call('GET', `${address}?top=0`)).status).toBe(400)
  })

  it('reads no audit log, so that it costs what it returns', async () => {
    const read = vi.spyOn(server.farm.audit, 'read')
    expect(await shown('?top=1')).toHaveLength(1)
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
  })

  it('shows those of the own site collection alone, and nothing to others', async () => {
    const body = { webApplication: 'Default', path: 'sites/apart', title: 'Apart', owner: 'i:0#.f|membership|admin' }
    expect((await admin.call('POST', '/_admin/sites', { body })).status).toBe(201)
    expect((await admin.call('GET', `/sites/apart${address}`)).json.value).toEqual([])
    expect((await member.call('GET', address)).status).toBe(403)
    expect((await createContractClient(server.url).call('GET', address)).status).toBe(401)
    expect((await admin.call('GET', `/sites/nowhere${address}`)).status).toBe(404)
  })
})
