import { describe, expect, it } from 'vitest'
import { isReserved } from '../../../../src/core/model/sites/reserved-names.ts'
import { send, soapMessage } from '../../../support/doors.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { expectRefusal } from '../../../support/wire.ts'

/** Names that the server uses itself are reserved: an object with such a name could not be reached. */
const { server, clientOf } = await serve()
const admin = clientOf('admin')

const root = "/_api/web/getfolderbyserverrelativeurl('/')"
const library = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
const names = [
  '_api',
  '_admin',
  '_farm',
  '_layouts',
  // A site of the profile SharePoint has a folder of this name (docs/profiles.md, H1).
  ...inProfile(['_catalogs'], []),
  '_emulator',
  '_forms',
  'signalr',
  'api',
  'oauth2',
  'docs',
  'favicon.ico',
  'health',
  'live',
  'ready',
  'metrics',
  'openapi.json',
  '.well-known',
  'sites',
  'DOCS',
  '%64ocs',
]
const inUrl = (name: string) => encodeURIComponent(name)
const post = (path: string, body?: unknown) => admin.call('POST', path, { body })
const refusal = /the server uses this name itself/

await post(`${library}/folders/add('plain')`)
await post(`${library}/files/add(url='plain.txt',overwrite=true)`, 'x')
await post(`${root}/folders/add('here')`)
await post(`${root}/files/add(url='here.txt',overwrite=true)`, 'x')

describe.each(names)('%s at the root of the host', (name) => {
  it.each<[string, () => ReturnType<typeof post>]>([
    ['a new file', () => post(`${root}/files/add(url='${inUrl(name)}',overwrite=true)`, 'x')],
    ['a new folder', () => post(`${root}/folders/add('${inUrl(name)}')`)],
    ['a new folder by its URL', () => post('/_api/web/folders', { ServerRelativeUrl: `/${name}` })],
    ['a renamed folder', () => post(`/_api/web/getfolderbyserverrelativeurl('/here')/movetousingpath(decodedurl='/${inUrl(name)}')`)],
    ['a moved folder', () => post(`/_api/web/getfolderbyserverrelativeurl('/here')/moveto('/${inUrl(name)}')`)],
    ['a moved file', () => post(`/_api/web/getfilebyserverrelativeurl('/here.txt')/moveto(newurl='/${inUrl(name)}',flags=1)`)],
    ['a copied file', () => post(`/_api/web/getfilebyserverrelativeurl('/here.txt')/copyto(strnewurl='/${inUrl(name)}',boverwrite=true)`)],
    ['a new web', () => post('/_api/web/webs/add', { parameters: { Title: 'w', Url: name, WebTemplate: 'STS' } })],
  ])('is refused to %s', async (what, act) => {
    const isOddWeb = /^[_.%]/.test(name) && what === 'a new web'
    expectRefusal(await act(), 400, isOddWeb ? /the Url of a new web/i : refusal)
  })

  it('is free further down', async () => {
    const folder = await post(`${library}/folders/add('${inUrl(name)}')`)
    if (name === '_api') expectRefusal(folder, 400, refusal)
    else expect([folder.status, folder.json.Name.toLowerCase()]).toEqual([200, name.toLowerCase()])
  })
})

describe('a library whose title is such a name', () => {
  it.each(['Docs', 'health', '_api'])('%s gets another URL, and its files are reached there', async (Title) => {
    expect((await post('/_api/web/lists', { Title, BaseTemplate: 101 })).status).toBe(201)
    const { json } = await admin.call('GET', `/_api/web/lists/getbytitle('${Title}')/rootfolder`)
    const url = json.ServerRelativeUrl as string
    expect(url).toBe(`/${Title}1`)
    const added = await post(`/_api/web/getfolderbyserverrelativeurl('${url}')/files/add(url='a.txt',overwrite=true)`, 'x')
    expect(added.status).toBeLessThan(300)
    const reply = await fetch(`${server.url}${url}/a.txt`, { headers: { Authorization: basic('admin') } })
    expect([reply.status, await reply.text()]).toEqual([200, 'x'])
  })

  it('the same by SOAP', async () => {
    const message = soapMessage('AddList', '<listName>metrics</listName><description></description><templateID>101</templateID>')
    expect((await send(server.url, message, 'admin')).status).toBe(200)
    const { json } = await admin.call('GET', "/_api/web/lists/getbytitle('metrics')/rootfolder")
    expect(json.ServerRelativeUrl).toBe('/metrics1')
  })
})

it('names of the host are free below other webs, names of every web are not', async () => {
  expect((await post('/_api/web/webs/add', { parameters: { Title: 'w', Url: 'w', WebTemplate: 'STS' } })).status).toBeLessThan(300)
  const below = "/w/_api/web/getfolderbyserverrelativeurl('/w')"
  expect((await post(`${below}/folders/add('docs')`)).status).toBe(200)
  expectRefusal(await post(`${below}/folders/add('_layouts')`), 400, refusal)
  expectRefusal(await post(`${below}/folders/add('_api')`), 400, refusal)
})

it('a name is compared as addresses are', () => {
  const host = { url: '/', isWeb: true }
  for (const name of ['docs', 'DOCS', 'docs.', 'docs ', '%64ocs', '%44OCS.']) expect(isReserved(name, host), name).toBe(true)
  for (const name of ['doc', 'docs1', 'my docs', '%', '%zz']) expect(isReserved(name, host), name).toBe(false)
  expect(isReserved('docs', { url: '/', isWeb: false })).toBe(false)
})
