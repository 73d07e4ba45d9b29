import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, clientOf } = await serve()
const ann = clientOf('ann')
const list = "/_api/web/lists/getbytitle('Called')"

beforeAll(async () => {
  await ann.call('POST', '/_api/web/lists', { body: { Title: 'Called' } })
  await ann.call('POST', `${list}/items`, { body: { Title: 'one' } })
  await ann.call('POST', "/_api/web/getfolderbyserverrelativeurl('/SiteAssets')/files/add(url='called.txt',overwrite=true)", {
    body: 'one',
  })
})

describe('a POST to what is only read or deleted', () => {
  it.each([
    '/_api/web/author',
    '/_api/web/allproperties',
    '/_api/web/getavailablewebtemplates(lcid=1033,doincludecrosslanguage=false)',
    "/_api/web/lists/getbytitle('Called')/parentweb",
    "/_api/search/query?querytext='one'",
    '/_api/web/title',
    "/_api/web/getfilebyserverrelativeurl('/SiteAssets/called.txt')",
    "/_api/web/getfilebyserverrelativepath(decodedurl=@path)?@path='/SiteAssets/called.txt'",
  ])('reads it: %s', async (address) => {
    const read = await ann.call('GET', address)
    const called = await ann.call('POST', address)
    expect({ status: called.status, names: Object.keys(Object(called.json)) }).toEqual({
      status: 200,
      names: Object.keys(Object(read.json)),
    })
  })

  it.each([
    [`${list}/items(1)`, 'one'],
    ['/_api/web/currentuser', 'membership|ann'],
  ])('reads an entity whose changes name their method: %s, but not with a body', async (address, within) => {
    // The contract of such a POST is that of the change, which is 204 in the profile SharePoint.
    const bare = await fetch(server.url + address, { method: 'POST', headers: { Authorization: basic('ann') } })
    expect([bare.status, await bare.text()]).toEqual([200, expect.stringContaining(within)])
    expectRefusal(await ann.call('POST', address, { body: { Title: 'two' } }), 400, /X-HTTP-Method/)
  })

  it('reads an entity that has no POST of its own, but not with a body', async () => {
    const address = `${list}/subscriptions('00000000-0000-0000-0000-000000000000')`
    expectRefusal(await ann.call('POST', address), 404, /./)
    expectRefusal(await ann.call('POST', address, { body: { clientState: 'one' } }), 405, /Allowed here/)
  })

  it('is refused for a collection, where it would create, and with a method that changes', async () => {
    expectRefusal(await ann.call('POST', '/_api/web/webs'), 405, /Allowed here: GET, HEAD/)
    const merge = await ann.call('POST', '/_api/web/author', { headers: { 'X-HTTP-Method': 'MERGE' } })
    expectRefusal(merge, 405, /POST with X-HTTP-Method MERGE cannot be used/)
    expect((await ann.call('PUT', '/_api/web/title')).status).toBe(404)
  })
})

describe('the arguments of a function', () => {
  it.each([
    ['/_api/web/getavailablewebtemplates', { lcid: 1033, doIncludeCrossLanguage: false }],
    ['/_api/web/getavailablewebtemplates', { LCID: '1033', doincludecrosslanguage: 'false' }],
    ['/_api/web/doesuserhavepermissions', { permissionMask: "{'High':'0','Low':'1'}" }],
    ['/_api/web/doesuserhavepermissions', { permissionMask: { __metadata: { type: 'SP.BasePermissions' }, High: '0', Low: 1 } }],
    ['/_api/web/getsubwebsfilteredforcurrentuser', { nWebTemplateFilter: -1, nConfigurationFilter: 0 }],
  ])('stand in the body of a POST: %s %j', async (address, body) => {
    const reply = await ann.call('POST', address, { body })
    expect({ status: reply.status, text: reply.text.slice(0, 300) }).toMatchObject({ status: 200 })
  })

  it('stand in the address by their names, where it takes them by their place', async () => {
    const byTitle = await ann.call('GET', "/_api/web/lists/getByTitle(title='Called')?$select=Title")
    expect(byTitle.json.Title).toBe('Called')
    const byUrl = await ann.call('GET', "/_api/web/getFolderByServerRelativeUrl(serverRelativeUrl='/Lists/Called')?$select=Name")
    expect(byUrl.json.Name).toBe('Called')
    const ensured = await ann.call('POST', "/_api/web/ensureUser(logonName='ann')")
    expect(ensured.json.Title).toBe('ann')
    expectRefusal(await ann.call('GET', "/_api/web/lists/getbytitle(titel='Called')"), 400, /wrong arguments/)
  })

  it('are refused in a body that lacks one, or has one of another type', async () => {
    expectRefusal(
      await ann.call('POST', '/_api/web/getavailablewebtemplates', { body: { doIncludeCrossLanguage: false } }),
      400,
      /wrong arguments/,
    )
    expectRefusal(await ann.call('POST', '/_api/web/getavailablewebtemplates', { body: [] }), 400, /wrong arguments/)
    expectRefusal(await ann.call('POST', '/_api/web/getavailablewebtemplates'), 400, /wrong arguments/)
    const wrong = { lcid: 'x', doIncludeCrossLanguage: false }
    expectRefusal(await ann.call('POST', '/_api/web/getavailablewebtemplates', { body: wrong }), 400, /lcid/)
  })
})

describe('an alias', () => {
  it('stands for an object that holds a path', async () => {
    const object = encodeURIComponent('{"DecodedUrl":"/Lists/Called"}')
    const typed = encodeURIComponent('{"__metadata":{"type":"SP.ResourcePath"},"decodedUrl":"/Lists/Called"}')
    for (const value of [object, typed]) {
      const reply = await ann.call('GET', `/_api/web/getFolderByServerRelativePath(decodedUrl=@v)?@v=${value}&$select=Name`)
      expect(reply.json).toMatchObject({ Name: 'Called' })
      expect((await ann.call('GET', `/_api/web/getListUsingPath(@v)?@v=${value}&$select=Title`)).json.Title).toBe('Called')
    }
  })

  it('is refused when its object cannot be read or holds no text', async () => {
    const of = (text: string) => `/_api/web/getListUsingPath(@v)?@v=${encodeURIComponent(text)}`
    expectRefusal(await ann.call('GET', of('{"DecodedUrl":}')), 400, /JSON cannot be read/)
    expectRefusal(await ann.call('GET', of('{"DecodedUrl":7}')), 404, /./)
    expectRefusal(await ann.call('GET', of('{"Url":"/Lists/Called"}')), 404, /./)
  })
})

describe('an empty body', () => {
  it('is an object without members', async () => {
    const changed = await ann.call('POST', list, { headers: { 'X-HTTP-Method': 'MERGE' } })
    expect({ status: changed.status, title: changed.json.Title }).toEqual({ status: 200, title: 'Called' })
    const added = await ann.call('POST', `${list}/items`)
    expect(added.status).toBe(201)
    expectRefusal(await ann.call('POST', '/_api/web/lists'), 400, /lacks the member 'Title'/)
  })
})
