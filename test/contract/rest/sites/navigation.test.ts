import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { merge, startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, member, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

let made = 0
let navigation = ''
/** A new web for each test, so that no test sees the links of another. */
beforeEach(async () => {
  made += 1
  await owner.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: `N${made}`, Url: `nav${made}`, WebTemplate: 'STS#1' } } })
  navigation = `/nav${made}/_api/web/navigation`
})

const titles = async (address: string) => rowsOf(await reader.call('GET', address)).map((row) => row.Title)
const addTo = async (address: string, Title: string, more: object = {}): Promise<number> =>
  (await owner.call('POST', address, { body: { Title, Url: `/${Title}`, ...more } })).json.Id

describe.each(['quicklaunch', 'topnavigationbar'])('the links of %s', (bar) => {
  it.each(envelopes)('are added, listed, found by id, changed and deleted, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const reply = await owner.call('POST', `${navigation}/${bar}`, { headers, body: { Title: 'Home', Url: '/', IsVisible: true } })
    const node = reply.json.d ?? reply.json
    expect(node).toMatchObject({ Id: 2000, Title: 'Home', Url: '/', IsVisible: true, IsExternal: false })
    expect(reply.headers.get('location')).toMatch(/Web\/Navigation\/GetNodeById\(2000\)$/)
    for (const form of [`/getnodebyid(2000)`, `/${bar}(2000)`, `/${bar}/getbyid(2000)`]) {
      const { json } = await reader.call('GET', navigation + form, { headers })
      expect((json.d ?? json).Title).toBe('Home')
    }
    const first = await reader.call('GET', `${navigation}/${bar}/getbyindex(0)`, { headers })
    expect((first.json.d ?? first.json).Title).toBe('Home')
    expectRefusal(await reader.call('GET', `${navigation}/${bar}/getbyindex(1)`, { headers }), 400, /less than 1/)
    expect((await owner.call('PUT', `${navigation}/${bar}(2000)`, { body: { Title: 'Start' } })).json).toMatchObject({
      Title: 'Start',
      Url: '/',
    })
    const merged = await owner.call('POST', `${navigation}/getnodebyid(2000)`, { body: { Url: '/x', IsVisible: false }, headers: merge })
    expect(merged.json).toMatchObject({ Title: 'Start', Url: '/x', IsVisible: false })
    expect((await owner.call('DELETE', `${navigation}/getnodebyid(2000)`)).status).toBe(200)
    expect(await titles(`${navigation}/${bar}`)).toEqual([])
  })

  it('stand in the order of the client', async () => {
    const all = `${navigation}/${bar}`
    const [a, b] = [await addTo(all, 'a'), await addTo(all, 'b')]
    await addTo(all, 'first', { AsLastNode: false })
    await addTo(all, 'behind-a', { PreviousNode: a })
    expect(await titles(all)).toEqual(['first', 'a', 'behind-a', 'b'])
    expect((await owner.call('POST', `${all}/moveafter`, { body: { nodeId: b, previousNodeId: 0 } })).status).toBe(200)
    expect(await titles(all)).toEqual(['b', 'first', 'a', 'behind-a'])
    expect((await owner.call('POST', `${all}/moveafter(nodeid=${b},previousnodeid=${a})`)).status).toBe(200)
    expect(await titles(all)).toEqual(['first', 'a', 'b', 'behind-a'])
    expectRefusal(await owner.call('POST', `${all}/moveafter`, { body: { nodeId: a, previousNodeId: 4711 } }), 404, /4711/)
    expectRefusal(await owner.call('POST', `${all}/moveafter`, { body: { nodeId: a, previousNodeId: a } }), 400, /behind itself/)
    expectRefusal(await member.call('POST', `${all}/moveafter`, { body: { nodeId: a, previousNodeId: 0 } }), 403, /ManageWeb/)
  })

  it('have links below them, which go with them', async () => {
    const parent = await addTo(`${navigation}/${bar}`, 'parent')
    const below = `${navigation}/${bar}(${parent})/children`
    const child = await addTo(below, 'child')
    await addTo(`${navigation}/getnodebyid(${child})/children`, 'grandchild')
    expect(await titles(below)).toEqual(['child'])
    const { json } = await reader.call('GET', `${navigation}/${bar}?$select=Title,Children/Title&$expand=Children`)
    expect(json.value).toEqual([{ Title: 'parent', Children: [{ Title: 'child' }] }])
    await owner.call('DELETE', `${navigation}/getnodebyid(${parent})`)
    expectRefusal(await reader.call('GET', below), 404, new RegExp(String(parent)))
    expectRefusal(await reader.call('GET', `${navigation}/getnodebyid(${child})`), 404, new RegExp(String(child)))
  })

  it('refuse what they cannot be', async () => {
    const all = `${navigation}/${bar}`
    expectRefusal(await owner.call('POST', all, { body: { Url: '/x' } }), 400, /Title/)
    expectRefusal(await owner.call('POST', all, { body: { Title: 'x', Nope: 1 } }), 400, /Nope/)
    expectRefusal(await owner.call('POST', all, { body: { Title: 'x', PreviousNode: 4711 } }), 404, /4711/)
    expectRefusal(await member.call('POST', all, { body: { Title: 'x' } }), 403, /ManageWeb/)
    expectRefusal(await stranger.call('GET', all), 403, /Open/)
    const id = await addTo(all, 'x')
    expectRefusal(await member.call('PUT', `${all}(${id})`, { body: { Title: 'y' } }), 403, /ManageWeb/)
    expectRefusal(await member.call('POST', `${all}(${id})`, { body: { Title: 'y' }, headers: merge }), 403, /ManageWeb/)
    expectRefusal(await member.call('DELETE', `${all}(${id})`), 403, /ManageWeb/)
    expectRefusal(await owner.call('PUT', `${navigation}/getnodebyid(1025)`, { body: { Title: 'y' } }), 400, /quick launch and the top bar/)
    expectRefusal(await owner.call('DELETE', `${navigation}/getnodebyid(1002)`), 400, /quick launch and the top bar/)
    expectRefusal(await reader.call('GET', `${all}?$filter=Nope eq 1`), 400, /Nope/)
  })
})

describe('the navigation', () => {
  it('is shared with the web above, if the owner says so', async () => {
    expect((await reader.call('GET', navigation)).json).toEqual({ UseShared: false })
    expect((await owner.call('PUT', navigation, { body: { UseShared: true } })).json).toEqual({ UseShared: true })
    expect((await owner.call('POST', navigation, { body: { UseShared: false }, headers: merge })).json).toEqual({ UseShared: false })
    expectRefusal(await owner.call('PUT', '/_api/web/navigation', { body: { UseShared: true } }), 400, /no web above/)
    expectRefusal(await member.call('PUT', navigation, { body: { UseShared: true } }), 403, /ManageWeb/)
    expectRefusal(await member.call('POST', navigation, { body: { UseShared: true }, headers: merge }), 403, /ManageWeb/)
    expectRefusal(await owner.call('PUT', navigation, { body: { UseShared: 'maybe' } }), 400, /UseShared/)
    expectRefusal(await stranger.call('GET', navigation), 403, /Open/)
  })

  it('expands both bars', async () => {
    await addTo(`${navigation}/quicklaunch`, 'left')
    await addTo(`${navigation}/topnavigationbar`, 'above')
    const select = '$select=QuickLaunch/Title,TopNavigationBar/Title&$expand=QuickLaunch,TopNavigationBar'
    const { json } = await reader.call('GET', `${navigation}?${select}`)
    expect(json).toEqual({ QuickLaunch: [{ Title: 'left' }], TopNavigationBar: [{ Title: 'above' }] })
    const web = (await reader.call('GET', `/nav${made}/_api/web?$select=Navigation/UseShared&$expand=Navigation`)).json
    expect(web.Navigation).toEqual({ UseShared: false })
    expect((await reader.call('GET', `${navigation}/getnodebyid(1025)`)).json.Title).toBe('Quick launch')
  })
})

describe('the navigation service', () => {
  const service = () => navigation.replace('/_api/web/navigation', '/_api/navigation')

  it.each(envelopes)('shows a menu as a tree, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const above = await addTo(`${navigation}/quicklaunch`, 'above')
    await addTo(`${navigation}/getnodebyid(${above})/children`, 'below', { IsVisible: false })
    await addTo(`${navigation}/topnavigationbar`, 'top')
    const menu = async (body: object) => {
      const { json } = await reader.call('POST', `${service()}/MenuState`, { body, headers })
      return json.d?.MenuState ?? json
    }
    const nodes = (of: { readonly Nodes: unknown }) => (of.Nodes as { results?: unknown[] }).results ?? (of.Nodes as unknown[])
    const whole = await menu({ menuNodeKey: null, depth: 10, mapProviderName: null, customProperties: null })
    expect(whole).toMatchObject({ StartingNodeKey: '1025', SPWebPrefix: `/nav${made}`, SPSitePrefix: '/' })
    const [first] = nodes(whole) as { Nodes: unknown }[]
    expect(first).toMatchObject({ Key: String(above), Title: 'above', SimpleUrl: '/above', IsHidden: false })
    expect(nodes(first as { Nodes: unknown })).toMatchObject([{ Title: 'below', IsHidden: true }])
    const [flat] = nodes(await menu({ depth: 1 })) as { Nodes: unknown }[]
    expect(nodes(flat as { Nodes: unknown })).toEqual([])
    expect(nodes(await menu({ mapProviderName: 'GlobalNavSiteMapProviderNoEncode' }))).toMatchObject([{ Title: 'top' }])
    expect(await menu({ menuNodeKey: String(above) })).toMatchObject({ StartingNodeTitle: 'above', SimpleUrl: '/above' })
  })

  it('finds the key of a link, and refuses what is not there', async () => {
    const id = await addTo(`${navigation}/quicklaunch`, 'there')
    const key = (currentUrl: string, more: object = {}, who = reader) =>
      who.call('POST', `${service()}/MenuNodeKey`, { body: { currentUrl, ...more } })
    expect((await key('/THERE')).json.value).toBe(String(id))
    expect((await key(`${server.url}/there`)).json.value).toBe(String(id))
    expectRefusal(await key('/there', { mapProviderName: 'GlobalNavSiteMapProvider' }), 404, /there is no/i)
    expectRefusal(await key('/none'), 404, /none/)
    expectRefusal(await reader.call('POST', `${service()}/menustate`, { body: { menuNodeKey: '7' } }), 404, /7/)
    expectRefusal(await reader.call('POST', `${service()}/menustate`, { body: { menuNodeKey: 'x' } }), 400, /menuNodeKey/)
    expectRefusal(await reader.call('POST', `${service()}/menustate`, { body: { depth: 11 } }), 400, /depth/)
    expectRefusal(await stranger.call('POST', `${service()}/menustate`, { body: {} }), 403, /Open/)
    expectRefusal(await key('/there', {}, stranger), 403, /Open/)
  })

  it('answers GET as it answers POST', async () => {
    const id = await addTo(`${navigation}/topnavigationbar`, 'there')
    const get = (address: string, who = reader) => who.call('GET', `${service()}/${address}`, { headers: { Accept: accepts.nometadata } })
    const whole = await reader.call('POST', `${service()}/MenuState`, {
      body: { mapProviderName: 'GlobalNav', depth: 3 },
      headers: { Accept: accepts.nometadata },
    })
    expect((await get("menustate?mapprovidername='GlobalNav'&depth=3")).json).toEqual(whole.json)
    expect((await get(`MenuState?menuNodeKey='${id}'`)).json).toMatchObject({ StartingNodeKey: String(id), StartingNodeTitle: 'there' })
    expect((await get("menunodekey?currenturl='/there'&mapprovidername='GlobalNav'")).json.value).toBe(String(id))
    expectRefusal(await get("menustate?menunodekey='x'"), 400, /menuNodeKey/)
    expectRefusal(await get("menunodekey?currenturl='/there'"), 404, /there is no/i)
    expectRefusal(await get('menunodekey'), 400, /currenturl/)
    expectRefusal(await get('menustate', stranger), 403, /Open/)
    expectRefusal(await get("menunodekey?currenturl='/there'", stranger), 403, /Open/)
  })
})
