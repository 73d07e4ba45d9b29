import { afterAll, describe, expect, it } from 'vitest'
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
