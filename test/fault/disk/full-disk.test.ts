import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { tokenFailureResponse } from '../../../src/identity/errors.ts'
import { svc } from '../../../src/profile/svc.ts'
import { createContractClient, type Reply } from '../../support/contract-client.ts'
import { type Message, rest, send, soap } from '../../support/doors.ts'
import { basic, startServer } from '../../support/server.ts'
import { onSmallDisk, type SmallDisk } from '../../support/stores/small-disk.ts'

const disk: SmallDisk = { isFull: false, reserve: 'held' }
const lines: string[] = []
let server: Running
let ann: ReturnType<typeof createContractClient>

beforeAll(async () => {
  server = await startServer({
    settings: { 'Logging:Level': 'info' },
    decorate: (database) => onSmallDisk(database, disk),
    log: (line) => void lines.push(line),
  })
  ann = createContractClient(server.url, { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata' })
})
afterAll(() => server.stop())
beforeEach(() => {
  Object.assign(disk, { isFull: false, reserve: 'held' } satisfies SmallDisk)
  lines.length = 0
})

const items = "/_api/web/lists/getbytitle('Tasks')/items"
const files = "/_api/web/lists/getbytitle('Documents')/rootfolder/files"

const addItem = async (Title: string): Promise<number> => (await ann.call('POST', items, { body: { Title } })).json.Id as number
const addFile = (name: string) => ann.call('POST', `${files}/add(url='${name}',overwrite=true)`, { body: Buffer.from(name) })
const totalOf = async (text: string) =>
  (await ann.call('GET', `/_api/search/query?querytext='${text}'`)).json.PrimaryQueryResult.RelevantResults.TotalRows as number

const batchOf = (...parts: readonly (readonly [method: string, path: string, body?: unknown])[]): Message => ({
  method: 'POST',
  path: '/_api/$batch',
  headers: { 'Content-Type': 'multipart/mixed; boundary=b', Accept: 'application/json' },
  body: [
    ...parts.flatMap(([method, path, body]) => [
      '--b',
      'Content-Type: application/http',
      '',
      `${method} ${server.url}${path} HTTP/1.1`,
      'Accept: application/json',
      ...(method === 'DELETE' ? ['If-Match: *'] : []),
      ...(body === undefined ? [''] : ['Content-Type: application/json', '', JSON.stringify(body)]),
      '',
    ]),
    '--b--',
    '',
  ].join('\r\n'),
})
const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

describe('on a full disk', () => {
  it('what stores anything is told with 507, by every edge, and nothing of it stays', async () => {
    await addItem('there')
    const uploadId = 'cccccccc-1111-4111-8111-111111111111'
    await addFile('there.txt')
    disk.isFull = true
    const there = `${files}('there.txt')`
    const writes: readonly (readonly [string, string, unknown?])[] = [
      ['POST', items, { Title: 'new' }],
      ['PATCH', `${items}(1)`, { Title: 'changed' }],
      ['POST', '/_api/web/lists', { Title: 'New list' }],
      ['POST', "/_api/web/lists/getbytitle('Tasks')/fields", { Title: 'New column', FieldTypeKind: 2 }],
      ['POST', '/_api/web/webs/add', { parameters: { Title: 'New web', Url: 'new' } }],
      ['POST', '/_api/web/sitegroups', { Title: 'New group' }],
      ['POST', '/_api/web/ensureuser', { logonName: 'newcomer' }],
      ['POST', `${files}/add(url='new.txt')`, Buffer.from('new')],
      ['POST', `${there}/startupload(uploadId=guid'${uploadId}')`, Buffer.from('part')],
      ['POST', `${there}/checkout`],
      ['POST', `${items}(1)/attachmentfiles/add(filename='new.txt')`, Buffer.from('new')],
    ]
    for (const [method, path, body] of writes) {
      const headers = method === 'PATCH' ? { 'If-Match': '*' } : {}
      const reply: Reply = await ann.call(method, path, { headers, ...(body !== undefined && { body }) })
      expect([path, reply.status, reply.text]).toEqual([path, 507, expect.stringContaining('no room left')])
    }
    for (const message of [soap.addList('New list', '', 100), soap.attach('Tasks', 1, 'new.txt', 'new')]) {
      const fault = await send(server.url, message)
      expect([fault.status, fault.text]).toEqual([507, expect.stringContaining('0x80070070')])
    }
    const results = await send(server.url, soap.addItem('Tasks', { Title: 'new' }))
    expect(results.text).toContain('0x80070070')
    const batch = await send(
      server.url,
      batchOf(['POST', items, { Title: 'n1' }], ['POST', items, { Title: 'n2' }], ['POST', items, { Title: 'n3' }]),
    )
    expect([batch.status, statusesIn(batch.text)]).toEqual([200, [507, 507, 507]])
    const titles = (await ann.call('GET', `${items}?$select=Title`)).json.value as { Title: string }[]
    expect(titles.map(({ Title }) => Title)).toEqual(['there'])
    expect(disk.reserve).toBe('held')
    // These are no faults of the server: one line of the log says that the disk is full.
    expect(lines.filter((line) => line.includes('"stack"') && !line.includes('"search index"'))).toEqual([])
    expect(lines.filter((line) => line.includes('The disk is full'))).toHaveLength(1)
  })

  it('reads and searches continue, with what the index knows, and the log says once that it cannot follow', async () => {
    await addItem('walnut one')
    expect(await totalOf('walnut')).toBe(1)
    await addItem('walnut two')
    disk.isFull = true
    const before = lines.length
    for (let n = 0; n < 20; n++) expect(await totalOf('walnut')).toBeGreaterThanOrEqual(1)
    expect((await ann.call('GET', items)).status).toBe(200)
    expect(lines.slice(before).filter((line) => line.includes('"search index"')).length).toBeLessThanOrEqual(1)
    disk.isFull = false
    expect(await totalOf('walnut')).toBe(2)
  })

  it('deleting continues in the room that is kept for it, and only deleting', async () => {
    const made: number[] = []
    for (let n = 0; n < 12; n++) made.push(await addItem(`oak ${n}`))
    await addFile('oak.txt')
    const id = () => made.shift() ?? 0
    disk.isFull = true
    expect((await ann.call('POST', `${items}(${id()})/recycle`)).status).toBe(200)
    expect(disk.reserve).toBe('out')
    // There is room, but it is reserved for deleting.
    expect((await ann.call('POST', items, { body: { Title: 'elm' } })).status).toBe(507)
    expect((await addFile('elm.txt')).status).toBe(507)
    expect((await send(server.url, soap.addItem('Tasks', { Title: 'elm' }))).text).toContain('0x80070070')
    const deletes: readonly (readonly [string, string])[] = [
      ['DELETE', `${items}(${id()})`],
      ['DELETE', `${files}('oak.txt')`],
      ['POST', '/_api/web/recyclebin/deleteall'],
    ]
    for (const [method, path] of deletes) {
      const reply = await ann.call(method, path, { headers: { 'If-Match': '*' } })
      expect([path, reply.status]).toEqual([path, 200])
    }
    const soapDelete = await send(server.url, soap.deleteItem('Tasks', id()))
    expect(soapDelete.text).toContain('0x00000000')
    const mixed = await send(
      server.url,
      batchOf(
        ['DELETE', `${items}(${id()})`],
        ['POST', items, { Title: 'elm' }],
        ['DELETE', `${items}(${id()})`],
        ['POST', items, { Title: 'elm' }],
      ),
    )
    expect(statusesIn(mixed.text)).toEqual([200, 507, 200, 507])
    // The reply names a lack of room for deleting too.
    disk.reserve = 'spent'
    expect((await ann.call('DELETE', `${items}(${id()})`, { headers: { 'If-Match': '*' } })).status).toBe(507)
    Object.assign(disk, { isFull: false, reserve: 'held' })
    expect((await ann.call('POST', items, { body: { Title: 'elm' } })).status).toBe(201)
  })

  it('a batch that deletes and stores gets room for what it deletes', async () => {
    const [first, second, third] = [await addItem('a'), await addItem('b'), await addItem('c')]
    disk.isFull = true
    const steps = batchOf(
      ['POST', items, { Title: 'elm' }],
      ['POST', items, { Title: 'elm' }],
      ['DELETE', `${items}(${first})`],
      ['DELETE', `${items}(${second})`],
      ['DELETE', `${items}(${third})`],
    )
    expect(statusesIn((await send(server.url, steps)).text)).toEqual([507, 507, 200, 200, 200])
  })

  it('tokens are refused in the words of OAuth', () => {
    const reply = tokenFailureResponse({ profile: svc }, new DomainError(kernelReasons.storage_full))
    expect([reply.status, JSON.parse(String(reply.body))]).toEqual([507, expect.objectContaining({ error: 'temporarily_unavailable' })])
  })

  it('SOAP deletes as well', async () => {
    await send(server.url, rest.addList('Old', '', 100))
    disk.isFull = true
    expect((await send(server.url, soap.deleteList('Old'))).status).toBe(200)
  })
})
