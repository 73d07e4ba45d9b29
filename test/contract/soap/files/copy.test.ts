import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, type SoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn, textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })

const base64 = (text: string) => Buffer.from(text).toString('base64')
const destinations = (...urls: string[]) => `<DestinationUrls>${urls.map((url) => `<string>${url}</string>`).join('')}</DestinationUrls>`
const fields = (values: Readonly<Record<string, string>>) =>
  `<Fields>${Object.entries(values)
    .map(([name, value]) => `<FieldInformation InternalName="${name}" Value="${value}"/>`)
    .join('')}</Fields>`
const bad = { status: 400, errorCode: '0x80070057' }
let made = 0

describe.each(soapForms())('copy.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  let admin: SoapContractClient
  let reader: SoapContractClient
  let folder = ''
  beforeAll(async () => {
    const clientOf = (name: string) =>
      createSoapContractClient({ url: server.url, service: 'copy', version, namespace, headers: { Authorization: basic(name) } })
    admin = clientOf('admin')
    reader = clientOf('ann')
    made += 1
    folder = `/Copies ${made}`
    expect((await rest.call('POST', '/_api/web/lists', { body: { Title: `Copies ${made}`, BaseTemplate: 101 } })).status).toBe(201)
    const column = `/_api/web/lists/getbytitle('Copies ${made}')/fields`
    expect((await rest.call('POST', column, { body: { Title: 'Pages', FieldTypeKind: 9 } })).status).toBe(201)
  })

  const results = (reply: string) => elementsIn(reply, 'CopyResult').map(({ ErrorCode }) => ErrorCode)
  const store = (urls: string, more: string, client = admin) =>
    client.call('CopyIntoItems', `${urls}${more}<Stream>${base64('hello')}</Stream>`)
  const bytesOf = async (path: string) => (await rest.call('GET', `/_api/web/getfilebyserverrelativeurl('${path}')/$value`)).text

  it('CopyIntoItems stores a file in every place, with its columns', async () => {
    const urls = destinations(`${server.url}${encodeURI(folder)}/a.txt`, `${folder}/b.txt`)
    const reply = await store(urls, fields({ Title: 'Letter', Pages: '3', ID: '77', Nope: 'x', Modified: 'never' }))
    expect(results(reply)).toEqual(['Success', 'Success'])
    expect(textIn(reply, 'CopyIntoItemsResult')).toBe('0')
    for (const name of ['a', 'b']) expect(await bytesOf(`${folder}/${name}.txt`)).toBe('hello')
    const item = await rest.call('GET', `/_api/web/getfilebyserverrelativeurl('${folder}/a.txt')/listitemallfields`)
    expect(item.json).toMatchObject({ Title: 'Letter', Pages: 3 })
  })

  it('CopyIntoItems tells for each place what was wrong, and changes nothing there', async () => {
    const wrong = ['a.txt', 'http://elsewhere.example/a.txt', `/Nope ${made}/a.txt`, `${folder}/a*b.txt`, '/', '__proto__']
    const codes = results(await store(destinations(...wrong), ''))
    expect(codes.slice(0, 3)).toEqual(['InvalidUrl', 'InvalidUrl', 'DestinationInvalid'])
    expect(codes).toHaveLength(wrong.length)
    expect(codes).not.toContain('Success')
    expect(results(await store(destinations(`${folder}/c.txt`), fields({ Pages: 'many' })))).toEqual(['Unknown'])
    expect((await rest.call('GET', `/_api/web/getfilebyserverrelativeurl('${folder}/c.txt')`)).status).toBe(404)
    expect(results(await store(destinations(`${folder}/d.txt`), '', reader))).toEqual(['Unknown'])
    expect(await admin.fail('CopyIntoItems', `${destinations(...Array<string>(51).fill('/a'))}<Stream/>`)).toMatchObject(bad)
    expect(await admin.refuse('CopyIntoItems', `${destinations('/a')}<Stream>*</Stream><Stream/>`)).toMatchObject({ status: 400 })
  })

  it('GetItem returns a file of any size with its columns', async () => {
    const long = 'a long text, '.repeat(60_000)
    const address = `/_api/web/getfolderbyserverrelativeurl('${folder}')/files/add(url='long.txt',overwrite=true)`
    expect((await rest.call('POST', address, { body: long })).status).toBe(200)
    for (const url of [`${server.url}${encodeURI(folder)}/long.txt`, `${folder}/LONG.txt`]) {
      const reply = await reader.call('GetItem', `<Url>${url}</Url>`)
      expect(Buffer.from(textIn(reply, 'Stream') ?? '', 'base64').toString() === long).toBe(true)
      const columns = elementsIn(reply, 'FieldInformation')
      expect(columns).toContainEqual(expect.objectContaining({ InternalName: 'FileLeafRef', Value: 'long.txt' }))
    }
    await rest.call('POST', address.replace('long', 'none'), { body: '' })
    expect(textIn(await reader.call('GetItem', `<Url>${folder}/none.txt</Url>`), 'Stream') ?? '').toBe('')
    expect(await reader.fail('GetItem', `<Url>${folder}/nope.txt</Url>`)).toMatchObject({ status: 404 })
    expect(await reader.fail('GetItem', '<Url>nope.txt</Url>')).toMatchObject(bad)
    expect(await reader.fail('GetItem', '<Url>http://elsewhere.example/a</Url>')).toMatchObject({ status: 404 })
    expect(await reader.refuse('GetItem', '')).toMatchObject({ status: 400 })
  })

  it('CopyIntoItemsLocal copies a file of this server', async () => {
    expect(results(await store(destinations(`${folder}/source.txt`), fields({ Title: 'Source' })))).toEqual(['Success'])
    const local = (source: string, ...urls: string[]) => `<SourceUrl>${source}</SourceUrl>${destinations(...urls)}`
    const reply = await admin.call(
      'CopyIntoItemsLocal',
      local(`${server.url}${encodeURI(folder)}/source.txt`, `${folder}/x.txt`, '/Nope/y.txt'),
    )
    expect(results(reply)).toEqual(['Success', 'DestinationInvalid'])
    expect(await bytesOf(`${folder}/x.txt`)).toBe('hello')
    expect(results(await admin.call('CopyIntoItemsLocal', local(`${folder}/nope.txt`, `${folder}/z.txt`)))).toEqual(['SourceInvalid'])
    expect(results(await reader.call('CopyIntoItemsLocal', local(`${folder}/source.txt`, `${folder}/z.txt`)))).toEqual(['Unknown'])
    expect(await admin.fail('CopyIntoItemsLocal', local('/a', ...Array<string>(51).fill('/b')))).toMatchObject(bad)
  })
})
