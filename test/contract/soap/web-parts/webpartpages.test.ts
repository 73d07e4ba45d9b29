import { describe, expect, it } from 'vitest'
import { escapeXml } from '../../../../src/formats/xml.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { textIn } from '../../../support/soap/messages.ts'

const { server, clientOf: restOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const admin = restOf('admin')
let made = 0

const folder = (url: string) => `/_api/web/getfolderbyserverrelativeurl('${url}')`
const file = (url: string) => `/_api/web/getfilebyserverrelativeurl('${url}')`

/** A new library with a page in it. */
async function newPage(settings: object = {}): Promise<{ readonly url: string; readonly list: string; readonly listUrl: string }> {
  made += 1
  const list = await admin.call('POST', '/_api/web/lists', { body: { Title: `Pages${made}`, BaseTemplate: 101, ...settings } })
  expect(list.status).toBe(201)
  const added = await admin.call('POST', `${folder(`/Pages${made}`)}/files/add(url='home.aspx',overwrite=false)`, { body: '<p>Grüße</p>' })
  expect(added.status).toBe(200)
  return { url: `/Pages${made}/home.aspx`, list: `/_api/web/lists/getbytitle('Pages${made}')`, listUrl: `/Pages${made}` }
}

const part2 = (title: string, more = '', type = 'Example.Parts.Text') =>
  `<WebPart xmlns="http://schemas.microsoft.com/WebPart/v2"><Title>${title}</Title><TypeName>${type}</TypeName>${more}</WebPart>`
const part3 = (title: string, more = '') =>
  `<webParts><webPart xmlns="http://schemas.microsoft.com/WebPart/v3"><metaData><type name="Example.Parts.List"/></metaData>` +
  `<data><properties><property name="Title" type="string">${title}</property>${more}</properties></data></webPart></webParts>`
const shared = '<storage>Shared</storage>'
const xml = (text: string) => `<webPartXml>${escapeXml(text)}</webPartXml>`
const missing = '<storageKey>00000000-0000-4000-8000-000000000000</storageKey>'
const key = (id: string) => `<storageKey>${id}</storageKey>`
const bad = { status: 400, errorCode: '0x80070057' }

describe.each(soapForms('http://microsoft.com/sharepoint/webpartpages'))(
  'webpartpages.asmx over SOAP %s in the namespace %s',
  (version, namespace) => {
    const clientOf = (name: string) =>
      createSoapContractClient({ url: server.url, service: 'webpartpages', version, namespace, headers: { Authorization: basic(name) } })
    const soap = clientOf('admin')
    const page = (url: string) => `<pageUrl>${url}</pageUrl>`
    const read = (url: string) => `<pageurl>${url}</pageurl>`
    const add = async (url: string, text: string, client = soap) =>
      textIn(await client.call('AddWebPart', `${page(url)}${xml(text)}${shared}`), 'AddWebPartResult') ?? ''
    const addTo = async (url: string, text: string, zoneId: string, zoneIndex: number) =>
      textIn(
        await soap.call(
          'AddWebPartToZone',
          `${page(url)}${xml(text)}${shared}<zoneId>${zoneId}</zoneId><zoneIndex>${zoneIndex}</zoneIndex>`,
        ),
        'AddWebPartToZoneResult',
      ) ?? ''
    const rowsAt = async (url: string) => {
      const { json } = await admin.call('GET', `${file(url)}/getlimitedwebpartmanager(scope=1)/webparts?$expand=WebPart`)
      return (json.value as { ZoneId: string; WebPart: { Title: string; ZoneIndex: number } }[]).map(
        ({ ZoneId, WebPart: { Title, ZoneIndex } }) => `${ZoneId} ${ZoneIndex} ${Title}`,
      )
    }

    it('GetWebPartPage and GetWebPartPageDocument return the source of a page', async () => {
      const { url } = await newPage()
      const source = await soap.call('GetWebPartPage', `<documentName>${server.url}${url}</documentName><behavior>Version3</behavior>`)
      expect(textIn(source, 'GetWebPartPageResult')).toContain('Grüße')
      const document = await soap.call('GetWebPartPageDocument', `<documentName>${url.slice(1)}</documentName>`)
      expect(textIn(document, 'GetWebPartPageDocumentResult')).toContain('Grüße')
    })

    it('AddWebPart puts a part where its XML says, and AddWebPartToZone where the caller says', async () => {
      const { url } = await newPage()
      const first = await add(url, part2('One'))
      await add(url, part3('Two', '<property name="ZoneID" type="string">Left</property>'))
      await addTo(url, part2('Three', '<ZoneID>Left</ZoneID>'), 'Main', 0)
      await addTo(url, part2('Four'), 'Main', 99)
      await addTo(url, part2('Five'), 'Main', -1)
      expect(await rowsAt(url)).toEqual(['Left 0 Two', 'Main 0 Five', 'Main 1 Three', 'Main 2 One', 'Main 3 Four'])
      for (const operation of ['GetWebPartProperties', 'GetWebPartProperties2']) {
        const all = await soap.call(operation, `${page(url)}${shared}`)
        expect(all).toContain(`ID="${first}"`)
        expect([...all.matchAll(/<(?:\w+:)?[wW]ebPart /g)]).toHaveLength(5)
        expect(await soap.call(operation, `${page(url)}<storage>Personal</storage>`)).not.toContain('ID=')
      }
      expect(await soap.call('GetWebPartProperties2', `${page(url)}${shared}<behavior>Version3</behavior>`)).toContain('>Two</')
    })

    it('GetWebPart and GetWebPart2 return XML that SaveWebPart and SaveWebPart2 take, and DeleteWebPart deletes', async () => {
      const { url } = await newPage()
      const id = await add(url, part2('One', '<Own xmlns="urn:own"><In a="b">x &amp; y</In></Own>'))
      const other = await add(url, part3('Two'))
      const text = textIn(await soap.call('GetWebPart', `${read(url)}${key(id)}${shared}`), 'GetWebPartResult') ?? ''
      const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
      expect(plain).toContain(`ID="${id}"`)
      expect(plain).toContain('<Own xmlns="urn:own"><In a="b">x &amp; y</In></Own>')
      expect(plain).toContain('<ZoneID>Main</ZoneID><PartOrder>0</PartOrder>')
      const three = await soap.call('GetWebPart2', `${read(url)}${key(`{${other.toUpperCase()}}`)}${shared}<behavior>Version3</behavior>`)
      expect(textIn(three, 'GetWebPart2Result')).toContain('ZoneIndex')

      await soap.call('SaveWebPart', `${page(url)}${key(id)}${xml(plain.replace('One', 'New'))}${shared}`)
      expect(await rowsAt(url)).toEqual(['Main 0 New', 'Main 1 Two'])
      await soap.call('SaveWebPart', `${page(url)}${key(id)}${xml(plain.replace('>0<', '>1<'))}${shared}`)
      expect(await rowsAt(url)).toEqual(['Main 0 Two', 'Main 1 One'])
      const moved = plain.replace('Main', 'Left').replace('Example.Parts.Text', 'Example.Parts.Other')
      const save = `${page(url)}${key(id)}${xml(moved)}${shared}`
      expect(await soap.fail('SaveWebPart', save)).toMatchObject({ status: 400 })
      expect(await soap.fail('SaveWebPart2', `${save}<allowTypeChange>false</allowTypeChange>`)).toMatchObject({ status: 400 })
      await soap.call('SaveWebPart2', `${save}<allowTypeChange>true</allowTypeChange>`)
      expect(await rowsAt(url)).toEqual(['Left 0 One', 'Main 0 Two'])
      await soap.call('DeleteWebPart', `${page(url)}${key(other)}${shared}`)
      expect(await rowsAt(url)).toEqual(['Left 0 One'])
      expect(await soap.fail('GetWebPart2', `${read(url)}${key(other)}${shared}`)).toMatchObject({ status: 404, errorCode: '0x80070057' })
    })

    it('refuses wrong XML, wrong places, other storage and what is not there', async () => {
      const { url, listUrl } = await newPage()
      const on = page(url)
      const wrong = [
        ...[
          '',
          'text',
          '<a/>',
          '<WebPart><Title>x</Title></WebPart>',
          '<webParts/>',
          '<webParts><webPart/></webParts>',
          part2('a', '', ' '),
        ],
        ...[part2('a', '<PartOrder>-1</PartOrder>'), part2('a', '<PartOrder>__proto__</PartOrder>'), part2('a'.repeat(256))],
        ...[part2('a', `<ZoneID>${'z'.repeat(65)}</ZoneID>`), part2('a', '', 't'.repeat(1001)), part2('a', 'x'.repeat(65_536))],
        `<!DOCTYPE a [<!ENTITY e "x">]>${part2('&e;')}`,
        `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`,
      ]
      for (const text of wrong) expect(await soap.fail('AddWebPart', `${on}${xml(text)}${shared}`), text.slice(0, 80)).toMatchObject(bad)
      const zone = (id: string) => `${on}${xml(part2('a'))}${shared}<zoneId>${id}</zoneId><zoneIndex>0</zoneIndex>`
      for (const id of [' ', 'z'.repeat(65)]) expect(await soap.fail('AddWebPartToZone', zone(id))).toMatchObject(bad)
      expect(await soap.fail('AddWebPart', `${on}${xml(part2('a'))}<storage>Personal</storage>`)).toMatchObject({ status: 400 })
      expect(await soap.refuse('AddWebPart', `${on}${xml(part2('a'))}<storage>Elsewhere</storage>`)).toMatchObject({ status: 400 })
      expect(await soap.refuse('DeleteWebPart', `${on}<storageKey>__proto__</storageKey>${shared}`)).toMatchObject({ status: 400 })
      for (const [operation, more] of [
        ['DeleteWebPart', ''],
        ['SaveWebPart', xml(part2('a'))],
      ] as const)
        expect(await soap.fail(operation, `${on}${missing}${more}${shared}`)).toMatchObject({ status: 404 })
      expect(await soap.fail('GetWebPart', `${read(url)}${missing}${shared}`)).toMatchObject({ status: 404 })
      await admin.call('POST', `${folder(listUrl)}/files/add(url='a.txt',overwrite=false)`, { body: 'x' })
      for (const [name, status] of [
        [`${listUrl}/a.txt`, 400],
        [`${listUrl}/nope.aspx`, 404],
      ] as const) {
        expect(await soap.fail('AddWebPart', `${page(name)}${xml(part2('a'))}${shared}`)).toMatchObject({ status })
        for (const operation of ['GetWebPartProperties', 'GetWebPartProperties2'])
          expect(await soap.fail(operation, `${page(name)}${shared}`)).toMatchObject({ status })
        for (const operation of ['GetWebPartPage', 'GetWebPartPageDocument'])
          expect(await soap.fail(operation, `<documentName>${name}</documentName>`)).toMatchObject({ status })
      }
      expect(await rowsAt(url)).toEqual([])
    })
  },
)

describe('web parts and their page', () => {
  const of = (name: string) =>
    createSoapContractClient({ url: server.url, service: 'webpartpages', version: '1.2', headers: { Authorization: basic(name) } })
  const put = (url: string, title = 'One') => `<pageUrl>${url}</pageUrl>${xml(part2(title))}${shared}`
  const titlesAt = async (url: string, client = admin) => {
    const { json } = await client.call('GET', `${file(url)}/getlimitedwebpartmanager(scope=1)/webparts?$expand=WebPart`)
    return (json.value as { WebPart: { Title: string } }[]).map(({ WebPart }) => WebPart.Title)
  }

  it('go with it when it is moved or recycled, are copied with it and with its folder, and end with it', async () => {
    const { url, listUrl } = await newPage()
    const { listUrl: other } = await newPage()
    await of('admin').call('AddWebPart', put(url))
    const done = async (path: string) => expect((await admin.call('POST', path)).status, path).toBeLessThan(300)
    await done(`${folder(listUrl)}/folders/add('in')`)
    const binned = await admin.call('POST', `${file(url)}/recycle`)
    await done(`/_api/web/recyclebin('${binned.json.value}')/restore`)
    expect(await titlesAt(url)).toEqual(['One'])
    await done(`${file(url)}/moveto(newurl='${listUrl}/in/a.aspx',flags=1)`)
    expect(await titlesAt(`${listUrl}/in/a.aspx`)).toEqual(['One'])
    await done(`${file(`${listUrl}/in/a.aspx`)}/copyto(strnewurl='${other}/home.aspx',boverwrite=true)`)
    await of('admin').call('AddWebPart', put(`${listUrl}/in/a.aspx`, 'Two'))
    expect(await titlesAt(`${other}/home.aspx`)).toEqual(['One'])
    const copied = await admin.call('POST', '/_api/SP.MoveCopyUtil.CopyFolder()', {
      body: { srcUrl: `${server.url}${listUrl}/in`, destUrl: `${server.url}${other}/out` },
    })
    expect(copied.status, copied.text.slice(0, 300)).toBeLessThan(300)
    expect(await titlesAt(`${other}/out/a.aspx`)).toEqual(['One', 'Two'])
    await done(`${file(`${other}/home.aspx`)}/moveto(newurl='${other}/b.aspx',flags=1)`)
    expect((await admin.call('DELETE', file(`${other}/b.aspx`))).status).toBeLessThan(300)
    await done(`${folder(other)}/files/add(url='b.aspx',overwrite=false)`)
    expect(await titlesAt(`${other}/b.aspx`)).toEqual([])
  })

  it('respect check-outs, rights and drafts', async () => {
    const { url } = await newPage({ EnableVersioning: true, EnableMinorVersions: true, DraftVersionVisibility: 1 })
    await admin.call('POST', `${file(url)}/publish('')`)
    const ann = of('ann')
    await ann.call('AddWebPart', put(url, 'By ann'))
    expect((await admin.call('GET', `${file(url)}?$select=UIVersionLabel`)).json.UIVersionLabel).toBe('1.1')
    await admin.call('POST', `${file(url)}/checkout`)
    expect(await ann.fail('AddWebPart', put(url))).toMatchObject({ status: 423 })
    await of('admin').call('AddWebPart', put(url))
    await admin.call('POST', `${file(url)}/checkin(comment='',checkintype=1)`)
    const forced = await newPage({ ForceCheckout: true })
    // The new page is checked out to the one who added it.
    await admin.call('POST', `${file(forced.url)}/checkin(comment='',checkintype=1)`)
    expect(await of('admin').fail('AddWebPart', put(forced.url))).toMatchObject({ status: 400 })
    await admin.call('POST', `${file(forced.url)}/checkout`)
    await of('admin').call('AddWebPart', put(forced.url))
    expect(await titlesAt(forced.url)).toEqual(['One'])
    const own = await newPage()
    await of('admin').call('AddWebPart', put(own.url))
    expect((await admin.call('POST', `${own.list}/breakroleinheritance(false)`)).status).toBeLessThan(300)
    expect(await ann.fail('AddWebPart', put(own.url))).toMatchObject({ status: 403, errorCode: '0x80070005' })
    expect(await ann.fail('GetWebPartProperties', `<pageUrl>${own.url}</pageUrl>${shared}`)).toMatchObject({ status: 403 })
  })

  it('are not shown to who sees an earlier version of the page', async () => {
    const { url } = await newPage({ EnableVersioning: true, EnableMinorVersions: true, DraftVersionVisibility: 2 })
    await admin.call('POST', `${file(url)}/publish('')`)
    await of('admin').call('AddWebPart', put(url))
    const ann = restOf('ann')
    expect([await titlesAt(url), await titlesAt(url, ann)]).toEqual([['One'], []])
    await admin.call('POST', `${file(url)}/publish('')`)
    expect(await titlesAt(url, ann)).toEqual(['One'])
  })

  it('are on pages outside of libraries too, with the right to customize pages', async () => {
    expect((await admin.call('POST', `${folder('/')}/files/add(url='start.aspx',overwrite=false)`, { body: 'x' })).status).toBe(200)
    await of('admin').call('AddWebPart', put('/start.aspx'))
    expect(await titlesAt('/start.aspx')).toEqual(['One'])
    expect(await of('ann').fail('AddWebPart', put('/start.aspx'))).toMatchObject({ status: 403 })
  })

  it('are at most 100, with at most 1,048,576 characters', async () => {
    const { url: full } = await newPage()
    const long = `<pageUrl>${full}</pageUrl>${xml(part2('Long', 'x'.repeat(65_000)))}${shared}`
    for (let count = 0; count < 16; count++) await of('admin').call('AddWebPart', long)
    expect(await of('admin').fail('AddWebPart', long)).toMatchObject(bad)
    const all = await of('admin').call('GetWebPartProperties', `<pageUrl>${full}</pageUrl>${shared}`)
    expect(all.length).toBeGreaterThan(16 * 65_000)
    const { url } = await newPage()
    for (let count = 0; count < 100; count++) await of('admin').call('AddWebPart', put(url))
    expect(await of('admin').fail('AddWebPart', put(url))).toMatchObject(bad)
  })
})
