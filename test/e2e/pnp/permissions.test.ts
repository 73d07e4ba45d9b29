import type { SPFI } from '@pnp/sp'
import { pnpAs, statusOf } from './pnp-client.ts'
import '@pnp/sp/items/index.js'
import '@pnp/sp/lists/index.js'
import '@pnp/sp/security/index.js'
import '@pnp/sp/site-groups/index.js'
import '@pnp/sp/site-users/index.js'
import '@pnp/sp/sites/index.js'
import '@pnp/sp/webs/index.js'
import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })

/**
 * Node does not resolve the typings of these modules
 * (see pnp-client.ts), so this file uses the client without typings.
 */
// biome-ignore lint/suspicious/noExplicitAny: as above.
type Client = any

const signedInAs = (userName: string, url = server.url): Client => {
  const client: SPFI = pnpAs(url, userName)
  return client
}

const kinds = { viewListItems: 1, addListItems: 2, manageWeb: 31 }

describe('@pnp/sp', () => {
  it('makes a web below the web, a group with a user, gives it a role there and closes one item', async () => {
    const admin = signedInAs('admin')
    const made = await admin.web.webs.add('Plans', 'plans', 'What comes', 'STS', 1033, false)
    expect(made).toMatchObject({ Title: 'Plans', ServerRelativeUrl: '/plans', Url: `${server.url}/plans` })
    const plans = signedInAs('admin', `${server.url}/plans`)
    expect(await plans.web()).toMatchObject({ Title: 'Plans' })
    expect(await statusOf(signedInAs('ann', `${server.url}/plans`).web())).toBe(403)

    const ann = await admin.web.ensureUser('i:0#.f|membership|ann')
    const group = await admin.web.siteGroups.add({ Title: 'Planners', Description: 'Who plan.' })
    await admin.web.siteGroups.getById(group.Id).users.add('i:0#.f|membership|ann')
    expect((await admin.web.siteGroups.getByName('Planners').users()).map((user: { Title: string }) => user.Title)).toContain('ann')
    expect((await admin.web.siteUsers.getById(ann.Id).groups()).map((one: { Title: string }) => one.Title)).toEqual(['Planners'])

    const contribute = await plans.web.roleDefinitions.getByName('Contribute')()
    await plans.web.roleAssignments.add(group.Id, contribute.Id)
    const asAnn = signedInAs('ann', `${server.url}/plans`)
    expect(await asAnn.web()).toMatchObject({ Title: 'Plans' })
    await plans.web.lists.add('Ideas')
    const ideas = asAnn.web.lists.getByTitle('Ideas')
    await ideas.items.add({ Title: 'open' })
    await ideas.items.add({ Title: 'closed' })

    const closed = plans.web.lists.getByTitle('Ideas').items.getById(2)
    await closed.breakRoleInheritance(false)
    expect((await ideas.items()).map((row: { Title: string }) => row.Title)).toEqual(['open'])
    expect(await statusOf(ideas.items.getById(2)())).toBe(403)
    const members = await closed.roleAssignments.expand('Member', 'RoleDefinitionBindings')()
    expect(members.map((row: { Member: { Title: string } }) => row.Member.Title)).toEqual(['admin'])
    await closed.resetRoleInheritance()
    expect(await ideas.items()).toHaveLength(2)
  })

  it('asks who may do what', async () => {
    const { web } = signedInAs('admin')
    expect(await web.currentUserHasPermissions(kinds.manageWeb)).toBe(true)
    await web.ensureUser('reader')
    await web.siteGroups.getByName('Home Visitors').users.add('reader')
    const login = 'i:0#.f|membership|reader'
    expect(await web.userHasPermissions(login, kinds.viewListItems)).toBe(true)
    expect(await web.userHasPermissions(login, kinds.addListItems)).toBe(false)
    expect(await web.lists.getByTitle('Tasks').userHasPermissions(login, kinds.viewListItems)).toBe(true)
    expect(await signedInAs('reader').web.lists.getByTitle('Tasks').currentUserHasPermissions(kinds.addListItems)).toBe(false)
  })

  it('finds users, groups and role definitions in each of its ways', async () => {
    const { web } = signedInAs('admin')
    const eve = await web.ensureUser('eve@example.org')
    expect((await web.siteUsers.getByEmail('eve@example.org')()).Id).toBe(eve.Id)
    expect((await web.siteUsers.getByLoginName('i:0#.f|membership|eve@example.org')()).Id).toBe(eve.Id)
    expect((await web.getUserById(eve.Id)()).Id).toBe(eve.Id)
    expect((await web.siteUsers()).length).toBeGreaterThan(1)
    expect((await web.associatedOwnerGroup()).Title).toBe('Home Owners')
    expect((await web.associatedMemberGroup()).Title).toBe('Home Members')
    expect((await web.associatedVisitorGroup()).Title).toBe('Home Visitors')
    expect((await web.roleDefinitions.getByType(2)()).Name).toBe('Read')
    const added = await web.roleDefinitions.add('Custom', 'One of ours', 200, { High: 176, Low: 138612833 })
    expect((await web.roleDefinitions.getById(added.data.Id)()).Name).toBe('Custom')
    await web.roleDefinitions.getById(added.data.Id).update({ BasePermissions: { High: 176, Low: 138612835 } })
    expect((await web.roleDefinitions.getByName('Custom')()).BasePermissions).toEqual({ High: 176, Low: 138612835 })
    await web.roleDefinitions.getById(added.data.Id).delete()
    await web.siteGroups.getByName('Home Visitors').update({ Description: 'Who look.' })
    expect((await web.siteGroups.getByName('Home Visitors')()).Description).toBe('Who look.')
    await web.siteUsers.removeById(eve.Id)
    expect(await statusOf(web.siteUsers.getById(eve.Id)())).toBe(404)
  })

  it('changes and deletes a web', async () => {
    await signedInAs('admin').web.webs.add('Old', 'old')
    const { web } = signedInAs('admin', `${server.url}/old`)
    await web.update({ Title: 'New' })
    expect((await signedInAs('admin').web.webs()).map((one: { Title: string }) => one.Title)).toContain('New')
    await web.delete()
    expect((await signedInAs('admin').web.webs()).map((one: { Title: string }) => one.Title)).not.toContain('New')
  })
})
