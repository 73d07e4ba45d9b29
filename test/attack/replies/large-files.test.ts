import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { startMeasured } from '../../support/measured/server.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { basic } from '../../support/server.ts'
import { accepts } from '../../support/wire.ts'

const folder = sharedFolder('large-files')
const server = await startMeasured({ StorageProvider: 'FileSystem', DataRootPath: folder, 'Cache:Bytes': '0', 'Logging:Level': 'error' })
afterAll(() => server.stop())

const headers = { Authorization: basic('admin'), Accept: accepts.nometadata }
const admin = createContractClient(server.url, headers)
/** Divisible by three, so that pieces of base64 have no padding. */
const pieceBytes = 48 * 1024
const piece = Buffer.from(Array.from({ length: pieceBytes }, (_, at) => (at * at) % 251)).toString('base64')
const megabytes = (count: number) => Math.floor((count * 1024 * 1024) / pieceBytes)

beforeAll(async () => {
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Pictures', BaseTemplate: 109 } })
  await admin.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'a' } })
}, 60_000)

/** Sends a message with a file of so many pieces between the two texts. */
async function post(service: string, start: string, count: number, end: string): Promise<number | undefined> {
  const sent = request(`${server.url}/_vti_bin/${service}.asmx`, {
    method: 'POST',
    headers: { Authorization: basic('admin'), 'Content-Type': 'text/xml' },
  })
  const replied = once(sent, 'response')
  const write = async (text: string) => {
    if (!sent.write(text)) await once(sent, 'drain')
  }
  await write(`<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>${start}`)
  for (let at = 0; at < count; at++) await write(piece)
  sent.end(`${end}</e:Body></e:Envelope>`)
  const [reply] = (await replied) as [import('node:http').IncomingMessage]
  reply.resume()
  await once(reply, 'end')
  return reply.statusCode
}

/** What a server may hold of a file that arrives. A file in memory would be several times as much. */
const mostBytes = 12 * 1024 * 1024
const ns = 'xmlns="urn:svc:soap/"'

it.each<[string, number, string, string, string, string]>([
  [
    'imaging',
    100,
    `<Upload ${ns}><strListName>Pictures</strListName><bytes>`,
    '</bytes><fileName>large.jpg</fileName></Upload>',
    "/_api/web/getfilebyserverrelativeurl('/Pictures/large.jpg')?$select=Length",
    'Length',
  ],
  [
    'copy',
    50,
    `<CopyIntoItems ${ns}><SourceUrl>http://elsewhere.example/a</SourceUrl><DestinationUrls><string>/Shared Documents/large.bin</string></DestinationUrls><Fields/><Stream>`,
    '</Stream></CopyIntoItems>',
    "/_api/web/getfilebyserverrelativeurl('/Shared Documents/large.bin')?$select=Length",
    'Length',
  ],
  [
    'lists',
    50,
    `<AddAttachment ${ns}><listName>Tasks</listName><listItemID>1</listItemID><fileName>large.bin</fileName><attachment>`,
    '</attachment></AddAttachment>',
    '',
    '',
  ],
])(
  '%s receives a file of %i MB without holding it',
  async (service, size, start, end, path, property) => {
    const count = megabytes(size)
    let status: number | undefined
    const before = await server.held()
    const most = await server.mostHeld(async () => {
      status = await post(service, start, count, end)
    })
    expect(status).toBe(200)
    expect((most - before) / 1024 / 1024, 'MiB').toBeLessThan(mostBytes / 1024 / 1024)
    if (path !== '') expect(Number((await admin.call('GET', path)).json[property])).toBe(count * pieceBytes)
  },
  180_000,
)
