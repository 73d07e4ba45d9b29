import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { createSoapContractClient, type SoapContractClient, soapForms } from '../../support/soap/contract-client.ts'
import { namespaces } from '../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })

let libraries = 0
/** A library with versions and the file `50% ä #1.txt`, saved three times, and a function that reads its bytes by REST. */
async function newFile(web = '') {
  libraries += 1
  const Title = `Library${libraries}`
  await admin.call('POST', `${web}/_api/web/lists`, { body: { Title, BaseTemplate: 101, EnableVersioning: true } })
  const url = `${web}/${Title}/50% ä #1.txt`
  const folder = `${web}/_api/web/getfolderbyserverrelativeurl('${web}/${Title}')`
  await admin.call('POST', `${folder}/files/add(url='${encodeURIComponent('50% ä #1.txt')}')`, { body: 'one' })
  const file = `${web}/_api/web/getfilebyserverrelativepath(decodedurl='${encodeURIComponent(url)}')`
  for (const body of ['two!', 'three']) await admin.call('PUT', `${file}/$value`, { body })
  return { url, file, name: `<fileName>${url}</fileName>`, text: async () => (await admin.call('GET', `${file}/$value`)).text }
}

const attributesOf = (reply: string, name: string) =>
  [...reply.matchAll(/<result ([^>]*)\/>/g)].map(([, text = '']) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? '')
const numbersOf = (reply: string) => attributesOf(reply, 'version')
const number = (text: string) => `<fileVersion>${text}</fileVersion>`

describe.each(soapForms())('versions.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (user: string, url = server.url) =>
    createSoapContractClient({ url, service: 'versions', version, namespace, headers: { Authorization: basic(user) } })
  let client: SoapContractClient
  beforeAll(() => {
    client = clientOf('admin')
  })

  it('GetVersions lists the current version and the old ones, whose bytes are at their URLs', async () => {
    const { name, url } = await newFile()
    const reply = await client.call('GetVersions', name)
    expect(numbersOf(reply)).toEqual(['@3.0', '1.0', '2.0'])
    expect(attributesOf(reply, 'size')).toEqual(['5', '3', '4'])
    expect(attributesOf(reply, 'createdByName')).toEqual(['admin', 'admin', 'admin'])
    expect(attributesOf(reply, 'createdRaw')[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(reply).toMatch(/<list id="\{[0-9A-F-]{36}\}"\/><versioning enabled="1"\/><settings url="http[^"]*List=\{/)
    const bytes = attributesOf(reply, 'url').map(async (one) => (await fetch(one, { headers: { Authorization: basic('ann') } })).text())
    expect(await Promise.all(bytes)).toEqual(['three', 'one', 'two!'])
    const absolute = `<fileName>${server.url}${encodeURI(url).replace('#', '%23')}</fileName>`
    expect(numbersOf(await client.call('GetVersions', absolute))).toEqual(['@3.0', '1.0', '2.0'])
    expect(numbersOf(await client.call('GetVersions', `<fileName>${url.slice(1)}</fileName>`))).toEqual(['@3.0', '1.0', '2.0'])
  })

  it('RestoreVersion makes an old version the current one, and DeleteVersion and DeleteAllVersions forget old ones', async () => {
    const { name, text } = await newFile()
    expect(numbersOf(await client.call('RestoreVersion', name + number('1.0')))).toEqual(['@4.0', '1.0', '2.0', '3.0'])
    expect(await text()).toBe('one')
    expect(numbersOf(await client.call('DeleteVersion', name + number('2.0')))).toEqual(['@4.0', '1.0', '3.0'])
    expect(numbersOf(await client.call('DeleteAllVersions', name))).toEqual(['@4.0'])
    expect(await text()).toBe('one')
  })

  it('shows what does not exist, and refuses what may not be', async () => {
    const { name, text, file } = await newFile()
    const nowhere = '<fileName>/Library1/nope.txt</fileName>'
    for (const [operation, parameters] of [
      ['GetVersions', nowhere],
      ['DeleteAllVersions', nowhere],
      ['RestoreVersion', nowhere + number('1.0')],
      ['RestoreVersion', name + number('9.0')],
      ['RestoreVersion', name + number('@3.0')],
      ['DeleteVersion', name + number('__proto__')],
    ] as const)
      expect(await client.fail(operation, parameters), operation + parameters).toMatchObject({
        status: 404,
        errorCode: expect.stringMatching(/^0x8/),
      })
    expect(await client.refuse('RestoreVersion', name)).toMatchObject({ status: 400 })
    const reader = clientOf('ann')
    expect(numbersOf(await reader.call('GetVersions', name))).toHaveLength(3)
    for (const [operation, parameters] of [
      ['RestoreVersion', name + number('1.0')],
      ['DeleteVersion', name + number('1.0')],
      ['DeleteAllVersions', name],
    ] as const)
      expect(await reader.fail(operation, parameters)).toMatchObject({ status: 403, errorCode: '0x80070005' })
    await admin.call('POST', `${file}/checkout`)
    expect(await client.call('RestoreVersion', name + number('1.0'))).toContain('@3.0')
    await admin.call('POST', `${file}/undocheckout`)
    expect(await text()).toBe('three')
  })

  it('serves the files of the web that it is asked at', async () => {
    const url = `/sub${libraries}`
    const parameters = { Title: 'Sub', Url: url.slice(1), WebTemplate: 'STS', Language: 1033, UseSamePermissionsAsParentSite: true }
    await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })
    const { name } = await newFile(url)
    const reply = await clientOf('admin', server.url + url).call('GetVersions', name)
    const [, first = ''] = attributesOf(reply, 'url')
    expect(await (await fetch(first, { headers: { Authorization: basic('admin') } })).text()).toBe('one')
    expect(await client.fail('GetVersions', name)).toMatchObject({ status: 404 })
  })
})

describe('the URL of an old version', () => {
  it('leads nowhere for versions and files that do not exist, and for who may not see them', async () => {
    const { url } = await newFile()
    const get = (path: string, user = 'ann') =>
      fetch(server.url + encodeURI(path).replaceAll('#', '%23'), { headers: { Authorization: basic(user) } })
    expect((await get(`/_vti_history/512${url}`)).status).toBe(200)
    for (const path of [
      `/_vti_history/513${url}`,
      `/_vti_history/x${url}`,
      '/_vti_history/512',
      '/_vti_history/512/nope.txt',
      '/_vti_history',
    ])
      expect((await get(path)).status, path).toBe(404)
    await admin.call('POST', "/_api/web/lists/getbytitle('Library1')/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)")
    expect((await get('/_vti_history/512/Library1/50% ä #1.txt')).status).toBe(403)
    expect((await fetch(`${server.url}/_vti_history/512/Library1/x.txt`)).status).toBe(401)
  })
})

describe('GetVersionCollection of lists.asmx', () => {
  const lists = createSoapContractClient({
    url: server.url,
    service: 'lists',
    version: '1.1',
    namespace: namespaces.configured,
    headers: { Authorization: basic('ann') },
  })
  const asked = (list: string, item: string, field: string) =>
    `<strlistID>${list}</strlistID><strlistItemID>${item}</strlistItemID><strFieldName>${field}</strFieldName>`

  it('lists the values of a column of an item or a file, the current one first', async () => {
    const { json } = await admin.call('POST', '/_api/web/lists', { body: { Title: 'History', BaseTemplate: 100, EnableVersioning: true } })
    const address = "/_api/web/lists/getbytitle('History')"
    await admin.call('POST', `${address}/fields`, { body: { Title: 'Due', FieldTypeKind: 4 } })
    await admin.call('POST', `${address}/items`, { body: { Title: 'one & only' } })
    for (const body of [{ Due: '2026-03-04T05:06:07Z' }, { Title: 'two' }]) await admin.call('PUT', `${address}/items(1)`, { body })
    const titles = await lists.call('GetVersionCollection', asked(`{${json.Id.toUpperCase()}}`, '1', 'Title'))
    expect([...titles.matchAll(/<Version[^>]* Title="([^"]*)"/g)].map(([, text]) => text)).toEqual([
      'two',
      'one &amp; only',
      'one &amp; only',
    ])
    expect(titles).toMatch(/ Modified="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ" Editor="\d+,#i:0#\.f\|membership\|admin,#/)
    const dates = await lists.call('GetVersionCollection', asked('History', ' 1 ', 'Due'))
    expect([...dates.matchAll(/ Due="([^"]*)"/g)].map(([, text]) => text)).toEqual(['2026-03-04 05:06:07', '2026-03-04 05:06:07', ''])
  })

  it('refuses what does not exist, and columns whose versions are not kept', async () => {
    for (const [parameters, status] of [
      [asked('Nope', '1', 'Title'), 404],
      [asked('History', '9', 'Title'), 404],
      [asked('History', '1', '__proto__'), 404],
      [asked('History', '1', 'Modified'), 400],
      [asked('History', '-1', 'Title'), 400],
    ] as const)
      expect(await lists.fail('GetVersionCollection', parameters), parameters).toMatchObject({ status })
    expect(await lists.refuse('GetVersionCollection', '<strlistID>History</strlistID>')).toMatchObject({ status: 400 })
  })
})
