import { pnpAs, statusOf } from '../pnp-client.ts'
import '@pnp/sp/content-types/index.js'
import '@pnp/sp/context-info/index.js'
import '@pnp/sp/features/index.js'
import '@pnp/sp/fields/index.js'
import '@pnp/sp/lists/index.js'
import '@pnp/sp/navigation/index.js'
import '@pnp/sp/regional-settings/index.js'
import '@pnp/sp/site-groups/index.js'
import '@pnp/sp/site-users/index.js'
import '@pnp/sp/sites/index.js'
import '@pnp/sp/sputilities/index.js'
import '@pnp/sp/user-custom-actions/index.js'
import '@pnp/sp/webs/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../../src/commands/serve.ts'
import { dropFolder } from '../../../support/mails/drop.ts'
import { startServer } from '../../../support/server.ts'

const drop = dropFolder()
let server: Running
/** Without typings; see ../permissions.test.ts. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
let sp: any
beforeAll(async () => {
  server = await startServer({ settings: { 'Mail:DropDirectory': drop.folder, HostName: 'tenon.test' } })
  sp = pnpAs(server.url, 'admin')
})
afterAll(() => server.stop())

describe('@pnp/sp on webs', () => {
  it('activates and deactivates features', async () => {
    const ids = async () => (await sp.web.features()).map((one: { DefinitionId: string }) => one.DefinitionId)
    const before = await ids()
    const [first] = before
    await sp.web.features.remove(first, true)
    expect(await ids()).not.toContain(first)
    await sp.web.features.add(first)
    expect((await ids()).sort()).toEqual([...before].sort())
    expect((await sp.web.features.getById(first)()).DefinitionId).toBe(first)
    expect(await statusOf(sp.web.features.add('00000000-0000-0000-0000-00000000dead'))).toBe(400)
    expect(await sp.site.features()).toEqual(expect.any(Array))
  })

  it('changes the navigation, and reads it as a menu', async () => {
    const { quicklaunch } = sp.web.navigation
    const one = await quicklaunch.add('One', '/one')
    const two = await quicklaunch.add('Two', '/two')
    await quicklaunch.moveAfter(one.Id, two.Id)
    const titles = async () => (await quicklaunch()).map((node: { Title: string }) => node.Title)
    expect((await titles()).slice(-2)).toEqual(['Two', 'One'])
    await quicklaunch.getById(one.Id).update({ Title: 'First' })
    await quicklaunch.getById(one.Id).children.add('Below', '/below', false)
    expect(await quicklaunch.getById(one.Id).children()).toHaveLength(1)
    const menu = await sp.navigation.getMenuState(String(one.Id), 3)
    expect(menu).toMatchObject({ StartingNodeTitle: 'First', Nodes: [{ Title: 'Below', IsHidden: true }] })
    expect(await sp.navigation.getMenuNodeKey('/two')).toBe(String(two.Id))
    await quicklaunch.getById(two.Id).delete()
    expect(await titles()).not.toContain('Two')
    await sp.web.navigation.topNavigationBar.add('Top', '/top')
    expect(await sp.web.navigation.topNavigationBar()).toHaveLength(1)
  })

  it('adds, changes and clears user custom actions', async () => {
    for (const owner of [sp.web, sp.site, sp.web.lists.getByTitle('Documents')]) {
      const { data } = await owner.userCustomActions.add({ Title: 'A', Location: 'ScriptLink', ScriptSrc: '~site/a.js', Sequence: 7 })
      await owner.userCustomActions.getById(data.Id).update({ Title: 'B' })
      expect(await owner.userCustomActions.getById(data.Id)()).toMatchObject({ Title: 'B', Sequence: 7 })
      await owner.userCustomActions.getById(data.Id).delete()
      await owner.userCustomActions.add({ Title: 'C', Location: 'ScriptLink', ScriptSrc: '~site/c.js' })
      await owner.userCustomActions.clear()
      expect(await owner.userCustomActions()).toEqual([])
    }
  })

  it('reads titles in languages', async () => {
    await fetch(`${server.url}/_api/web/titleresource/setvalueforuiculture('de-DE','Start')`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('admin:any')}` },
    })
    expect(await sp.web.titleResource('de-DE')).toBe('Start')
    expect(await sp.web.descriptionResource('de-DE')).toBe('')
    expect(await sp.web.contentTypes.getById('0x0108').titleResource('de-DE')).toBe('Task')
    const field = sp.web.lists.getByTitle('Documents').fields.getByInternalNameOrTitle('Title')
    expect(await field.titleResource('de-DE')).toBe('Title')
    expect(await sp.web.regionalSettings.getInstalledLanguages()).toEqual(expect.any(Array))
  })

  it('calls the utilities', async () => {
    const ben = await sp.web.ensureUser('ben@tenon.test')
    await sp.web.associatedMemberGroup.users.add(ben.LoginName)
    await sp.utility.sendEmail({
      To: ['ben@tenon.test'],
      Subject: 'Hello',
      Body: 'It <b>works</b>',
      AdditionalHeaders: { 'content-type': 'text/html' },
    })
    expect(drop.to('ben', 'Hello')).toHaveLength(1)
    expect(await sp.utility.getCurrentUserEmailAddresses()).toBe('admin@tenon.test')
    expect((await sp.utility.resolvePrincipal('ben@tenon.test', 15, 15, true, false)).PrincipalId).toBe(ben.Id)
    expect(await sp.utility.searchPrincipals('ben', 15, 15, '', 10)).toMatchObject([{ PrincipalId: ben.Id }])
    expect(await sp.utility.expandGroupsToPrincipals(['Home Members'], 10)).toMatchObject([{ PrincipalId: ben.Id }])
    expect(await sp.utility.createEmailBodyForInvitation(`${server.url}/SitePages`)).toMatch(/^<p>/)
  })

  it('reads the context of a web', async () => {
    expect(await sp.web.getContextInfo()).toMatchObject({ WebFullUrl: server.url })
  })
})
