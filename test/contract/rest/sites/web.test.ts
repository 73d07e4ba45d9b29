import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { accepts, envelopes, expectDecent, expectRefusal, requestText, rowsOf, sendRaw } from '../../../support/wire.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const stranger = createContractClient(server.url, { Authorization: basic('zoe') })
const nobody = createContractClient(server.url)

const guid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)

describe('GET /_api/web', () => {
  it.each(envelopes)('returns the root web, %s', async (envelope) => {
    const reply = await admin.call('GET', '/_api/web', { headers: { Accept: accepts[envelope] } })
    expect(reply.status).toBe(200)
    expect(reply.json.d ?? reply.json).toMatchObject({
      Id: guid,
      Url: server.url,
      ServerRelativeUrl: '/',
      Created: time,
      LastItemModifiedDate: time,
      Language: 1033,
      WebTemplate: 'STS',
      Configuration: 0,
      UIVersion: 15,
      RecycleBinEnabled: true,
    })
    expectDecent(reply)
  })

  it('returns only what $select names', async () => {
    expect((await admin.call('GET', '/_api/web?$select=Title,Url')).json).toEqual({ Title: expect.any(String), Url: server.url })
  })

  const usual = ['Announcements', 'Documents', 'Site Assets', 'Site Pages', 'Tasks']
  /** Row H1. */
  const catalogs = [
    'Composed Looks',
    'List Template Gallery',
    'Master Page Gallery',
    'Solution Gallery',
    'Theme Gallery',
    'Web Part Gallery',
  ]

  it('returns lists, child webs and the caller inside it where $expand names them', async () => {
    const reply = await admin.call('GET', '/_api/web?$select=Title,Lists/Title,CurrentUser/LoginName&$expand=Lists,Webs,CurrentUser')
    expect(reply.json).toEqual({
      Title: expect.any(String),
      Lists: [...inProfile<string[]>([], catalogs), ...usual].sort().map((Title) => ({ Title })),
      Webs: [],
      CurrentUser: { LoginName: 'i:0#.f|membership|admin' },
    })
  })

  it('applies the options in the parentheses of $expand to what is expanded', async () => {
    const expand = async (options: string) => (await admin.call('GET', `/_api/web?$select=Id&$expand=Lists(${options})`)).json.Lists
    expect(await expand('$select=Title;$filter=Hidden eq false;$orderby=Title desc;$top=2')).toEqual([
      { Title: 'Tasks' },
      { Title: 'Site Pages' },
    ])
    expect(await expand("$select=Title;$filter=startswith(Title,'Ta')")).toEqual([{ Title: 'Tasks' }])
    expect(await expand('$select=Title;$filter=Hidden eq false;$skip=4')).toEqual([{ Title: 'Tasks' }])
    expect(
      await expand('$select=BaseTemplate;$filter=BaseType eq 1 and Hidden eq false;$orderby=BaseTemplate desc;$skip=1;$top=1'),
    ).toEqual([{ BaseTemplate: 101 }])
  })

  it.each([
    ['$select=Nope', /'Nope' does not exist/],
    ['$select=Titel', /Did you mean 'Title'/],
    ['$select=Lists', /add \$expand=Lists/],
    ['$select=Lists/Nope&$expand=Lists', /'Nope' does not exist/],
    ['$expand=Nope', /'Nope' cannot be expanded.*'Lists'/],
    ['$expand=Lists/Items', /expanded on one list/],
    ['$expand=Lists($filter=Nope eq 1)', /'Nope' does not exist/],
    ['$expand=Lists($orderby=Nope)', /'Nope' does not exist/],
    ['$expand=CurrentUser($top=1)', /CurrentUser/],
    ['$expand=Lists($count=true)', /one of \$select, \$filter.*(character|position) \d+/],
  ])('refuses %s', async (query, message) => {
    expectRefusal(await admin.call('GET', `/_api/web?${query}`), 400, message)
  })

  it('builds its URL from the host that the request came to', async () => {
    const headers = { Authorization: basic('admin'), Accept: accepts.minimalmetadata, Host: 'portal.example:8080' }
    const [reply] = await sendRaw(server.url, requestText('GET', '/_api/web', headers))
    expect(JSON.parse(reply?.text ?? '')).toMatchObject({
      Url: 'http://portal.example:8080',
      'odata.id': 'http://portal.example:8080/_api/Web',
    })
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const headers = { Authorization: basic('admin'), Accept: accepts.nometadata }
    const get = await admin.call('GET', '/_api/web')
    const [head] = await sendRaw(server.url, requestText('HEAD', '/_api/web', { ...headers, Host: new URL(server.url).host }))
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(head?.headers.get('content-length')).toBe(String(Buffer.byteLength(get.text)))
    expect(head?.headers.get('content-type')).toBe(get.headers.get('content-type'))
  })
})

describe('GET /_api/web/allproperties', () => {
  it.each(envelopes)('returns the property bag under its raw names, %s', async (envelope) => {
    const reply = await admin.call('GET', '/_api/web/allproperties', { headers: { Accept: accepts[envelope] } })
    expect(reply.json.d ?? reply.json).toMatchObject({ vti_title: expect.any(String), vti_defaultlanguage: 'en-us', vti_timecreated: time })
    const groups = await Promise.all(
      ['owner', 'member', 'visitor'].map(async (one) => (await admin.call('GET', `/_api/web/associated${one}group?$select=Id`)).json.Id),
    )
    expect((reply.json.d ?? reply.json).vti_associategroups).toBe(groups.join(';'))
  })

  it('returns only what $select names, and nothing for a property that the bag has not', async () => {
    expect((await admin.call('GET', `/_api/web/allproperties?$select=${inProfile('vti_title', 'vti_x005f_title')}`)).json).toEqual({
      vti_title: expect.any(String),
    })
    // Encoded names are taken in every profile.
    const encoded = (await admin.call('GET', '/_api/web/allproperties?$select=vti_x005f_title')).json
    expect(encoded).toEqual({ [inProfile('vti_x005f_title', 'vti_title')]: expect.any(String) })
    for (const name of ['nope', '__proto__', 'constructor', 'toString']) {
      expect(await admin.call('GET', `/_api/web/allproperties?$select=${name}`)).toMatchObject({ status: 200, text: '{}' })
    }
  })
})

describe('GET /_api/web/webs', () => {
  it.each(envelopes)('returns the child webs, of which a new site has none, %s', async (envelope) => {
    const reply = await admin.call('GET', '/_api/web/webs?$inlinecount=allpages', { headers: { Accept: accepts[envelope] } })
    expect(rowsOf(reply)).toEqual([])
    expect(reply.json.d?.__count ?? reply.json['odata.count']).toBe('0')
  })

  it('refuses names that no web has, also when there is none to look at', async () => {
    for (const query of ['$filter=Nope eq 1', '$orderby=Nope', '$select=Nope', '$expand=Nope']) {
      expectRefusal(await admin.call('GET', `/_api/web/webs?${query}`), 400, /'Nope'/)
    }
  })
})

describe('GET /_api/web/currentuser', () => {
  it.each(envelopes)('returns the caller, %s', async (envelope) => {
    const reply = await admin.call('GET', '/_api/web/currentuser', { headers: { Accept: accepts[envelope] } })
    expect(reply.json.d ?? reply.json).toMatchObject({
      Id: expect.any(Number),
      LoginName: 'i:0#.f|membership|admin',
      Title: 'admin',
      Email: 'admin@localhost',
      PrincipalType: 1,
      IsSiteAdmin: true,
    })
  })

  it('refuses a property that a user has not', async () => {
    expectRefusal(await admin.call('GET', '/_api/web/currentuser?$select=Password'), 400, /'Password' does not exist/)
  })
})

describe.each(['/_api/web', '/_api/web/allproperties', '/_api/web/webs', '/_api/web/currentuser'])('%s', (address) => {
  it('wants credentials', async () => {
    const reply = await nobody.call('GET', address)
    expectRefusal(reply, 401, /credentials/)
    expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer realm=.*\bBasic realm=/)
  })

  it('is closed to somebody without any right', async () => {
    expectRefusal(await stranger.call('GET', address), 403, /zoe.*Open/)
  })

  it('is not found below a site that does not exist', async () => {
    expectRefusal(await admin.call('GET', `/sites/nope${address}`), 404, /no site at '\/sites\/nope'/)
  })
})

describe.each([
  ['/_api/web/allproperties', 'GET, POST, HEAD'],
  ['/_api/web/webs', 'GET, HEAD'],
  ['/_api/web/currentuser', 'GET, POST, PUT, HEAD, PATCH, MERGE'],
])('%s', (address, allowed) => {
  it('is only read, if it is no collection by POST too', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'].filter((one) => !allowed.includes(one))) {
      const reply = await admin.call(method, address)
      expectRefusal(reply, 405, /cannot be used on .*Allowed here: GET, /)
      expect(reply.headers.get('allow')).toBe(allowed)
    }
  })
})
