import { afterAll, describe, expect, it } from 'vitest'
import { merge, startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, reader } = await startWithPeople()
afterAll(() => server.stop())

const links = async () => rowsOf(await reader.call('GET', '/_api/web/navigation/quicklaunch'))
const isShown = async (list: string) => (await reader.call('GET', `${list}?$select=OnQuickLaunch`)).json.OnQuickLaunch
const tasks = "/_api/web/lists/getbytitle('Tasks')"

describe('OnQuickLaunch of a list', () => {
  it.each(envelopes)('adds its link to the quick launch and takes it away, %s', async (envelope) => {
    const headers = { ...merge, Accept: accepts[envelope] }
    const before = await links()
    expect(await isShown(tasks)).toBe(false)
    for (let time = 0; time < 2; time += 1) await owner.call('POST', tasks, { body: { OnQuickLaunch: true }, headers })
    expect(await links()).toEqual([...before, expect.objectContaining({ Title: 'Tasks', Url: '/Lists/Tasks/AllItems.aspx' })])
    expect(await isShown(tasks)).toBe(true)
    await owner.call('PUT', tasks, { body: { OnQuickLaunch: false } })
    expect(await links()).toEqual(before)
    expect(await isShown(tasks)).toBe(false)
  })

  it('is true for a link that a user has added, also below another link', async () => {
    const nodes = '/_api/web/navigation/quicklaunch'
    const heading = (await owner.call('POST', nodes, { body: { Title: 'Ours', Url: 'http://elsewhere.example/' } })).json
    const Url = `${server.url}/Shared%20Documents/Forms/AllItems.aspx?x=1`
    await owner.call('POST', `/_api/web/navigation/getnodebyid(${heading.Id})/children`, { body: { Title: 'Files', Url } })
    const documents = "/_api/web/lists/getbytitle('Documents')"
    expect(await isShown(documents)).toBe(true)
    await owner.call('PUT', documents, { body: { OnQuickLaunch: false } })
    expect(await isShown(documents)).toBe(false)
    expect((await links()).map(({ Title }) => Title)).toContain('Ours')
  })

  it('leaves the links below a link that goes', async () => {
    const nodes = '/_api/web/navigation/quicklaunch'
    const list = "/_api/web/lists/getbytitle('Announcements')"
    await owner.call('PUT', list, { body: { OnQuickLaunch: true } })
    const link = (await links()).find(({ Title }) => Title === 'Announcements')
    const below = { Title: 'Kept', Url: 'http://elsewhere.example/kept' }
    await owner.call('POST', `/_api/web/navigation/getnodebyid(${link?.Id})/children`, { body: below })
    await owner.call('PUT', list, { body: { OnQuickLaunch: false } })
    const titles = rowsOf(await reader.call('GET', nodes)).map(({ Title }) => Title)
    expect(titles).toContain('Kept')
    expect(titles).not.toContain('Announcements')
  })

  it('is taken when a list is added', async () => {
    await owner.call('POST', '/_api/web/lists', { body: { Title: 'Linked', OnQuickLaunch: true } })
    const parameters = { Title: 'Linked too', TemplateType: 101, QuickLaunchOption: 1 }
    await owner.call('POST', '/_api/web/lists/add', { body: { parameters } })
    await owner.call('POST', '/_api/web/lists/add', { body: { parameters: { ...parameters, Title: 'Not linked', QuickLaunchOption: 0 } } })
    const titles = (await links()).map(({ Title }) => Title)
    expect(titles).toEqual(expect.arrayContaining(['Linked', 'Linked too']))
    expect(titles).not.toContain('Not linked')
  })

  it('is no link for users who may not see the list', async () => {
    const { json } = await owner.call('POST', '/_api/web/lists', { body: { Title: 'Secret', BaseTemplate: 101, OnQuickLaunch: true } })
    expect((await links()).map(({ Title }) => Title)).toContain('Secret')
    await owner.call('POST', `/_api/web/lists(guid'${json.Id}')/breakroleinheritance(false,true)`)
    expect((await links()).map(({ Title }) => Title)).not.toContain('Secret')
    const expanded = await reader.call('GET', '/_api/web/navigation?$expand=QuickLaunch')
    expect(expanded.text).not.toContain('Secret')
    expect(rowsOf(await owner.call('GET', '/_api/web/navigation/quicklaunch')).map(({ Title }) => Title)).toContain('Secret')
  })

  it('goes to the recycle bin with its list, and comes back with it at its place', async () => {
    const nodes = '/_api/web/navigation/quicklaunch'
    const add = (Title: string) => owner.call('POST', '/_api/web/lists', { body: { Title, OnQuickLaunch: true } })
    const { json } = await add('Thrown')
    await add('After it')
    const list = `/_api/web/lists(guid'${json.Id}')`
    const link = (await links()).find(({ Title }) => Title === 'Thrown')
    const below = { Title: 'Moves up', Url: 'http://elsewhere.example/up' }
    await owner.call('POST', `/_api/web/navigation/getnodebyid(${link?.Id})/children`, { body: below })
    const before = await links()
    const entry = (await owner.call('POST', `${list}/recycle`)).json.value as string
    const titles = async () => (await links()).map(({ Title }) => Title)
    expect(await titles()).not.toContain('Thrown')
    expect(await titles()).toContain('Moves up')
    // Another list at the same address has no link.
    const { Id } = (await owner.call('POST', '/_api/web/lists', { body: { Title: 'Thrown' } })).json
    expect(await titles()).not.toContain('Thrown')
    await owner.call('DELETE', `/_api/web/lists(guid'${Id}')`, { headers: { 'IF-MATCH': '*' } })
    expect((await owner.call('POST', `/_api/web/recyclebin('${entry}')/restore`)).status).toBe(200)
    expect((await links()).filter(({ Title }) => Title !== 'Moves up')).toEqual(before)
    expect((await reader.call('GET', nodes)).text).toContain('/Lists/Thrown/')
  })

  it('goes with a list that is deleted for good', async () => {
    const { json } = await owner.call('POST', '/_api/web/lists', { body: { Title: 'Deleted', OnQuickLaunch: true } })
    expect((await links()).map(({ Title }) => Title)).toContain('Deleted')
    await owner.call('DELETE', `/_api/web/lists(guid'${json.Id}')`, { headers: { 'IF-MATCH': '*' } })
    expect((await links()).map(({ Title }) => Title)).not.toContain('Deleted')
  })

  it('is refused in words', async () => {
    expectRefusal(await reader.call('PUT', tasks, { body: { OnQuickLaunch: true } }), 403, /ManageLists/)
    expectRefusal(await owner.call('PUT', tasks, { body: { OnQuickLaunch: 'yes' } }), 400, /OnQuickLaunch/)
    const parameters = { Title: 'Wrong', QuickLaunchOption: 7 }
    expectRefusal(await owner.call('POST', '/_api/web/lists/add', { body: { parameters } }), 400, /QuickLaunchOption/)
  })
})
