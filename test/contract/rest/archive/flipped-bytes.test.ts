import { describe, expect, it } from 'vitest'
import { rootSiteId } from '../../../support/samples/farm-places.ts'
import { serve } from '../../../support/serve.ts'

const { server, clientOf } = await serve({ own: true })
const admin = clientOf('admin')
const { records, blobs } = await server.farm.content('Content')
const siteId = await rootSiteId(server)

async function done(url: string, body?: unknown, headers: Record<string, string> = {}) {
  const reply = await admin.call('POST', url, { ...(body !== undefined && { body }), headers })
  if (reply.status >= 300) throw new Error(`${url}: ${reply.text}`)
  return reply.json
}

const list = "/_api/web/lists/getbytitle('Kept')"
const library = "/_api/web/lists/getbytitle('Papers')"
const file = "/_api/web/getfilebyserverrelativeurl('/Papers/a.txt')"
const listId = (await done('/_api/web/lists', { Title: 'Kept', BaseTemplate: 100, EnableVersioning: true })).Id as string
await done(`${list}/fields/createfieldasxml`, {
  parameters: {
    SchemaXml: '<Field Type="MultiChoice" Name="All" DisplayName="All"><CHOICES><CHOICE>a</CHOICE><CHOICE>b</CHOICE></CHOICES></Field>',
  },
})
await done(`${list}/items`, { Title: 'First', All: ['a', 'b'] })
await done(`${list}/items(1)`, { Title: 'Second' }, { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' })
await done(`${list}/items(1)/attachmentfiles/add(filename='n.txt')`, 'attached bytes')
const paperId = (await done('/_api/web/lists', { Title: 'Papers', BaseTemplate: 101, EnableVersioning: true })).Id as string
for (const text of ['the first bytes', 'the second bytes'])
  await done("/_api/web/getfolderbyserverrelativeurl('/Papers')/files/add(url='a.txt',overwrite=true)", text)

/** Archives anew, so that what was found damaged counts as whole. */
async function renew(): Promise<void> {
  for (const path of [list, library]) for (const archive_mode of [false, true]) await done(`${path}/setarchivemode`, { archive_mode })
}

/** What `read` finds between two changes. The second is made even if a step fails, so that no other test meets the first. */
async function changed<T>(change: () => Promise<unknown>, read: () => Promise<T>, undo: () => Promise<unknown>): Promise<T> {
  try {
    await change()
    return await read()
  } finally {
    await undo()
    await renew()
  }
}

const statusOfItem = async (): Promise<number> => (await admin.call('GET', `${list}/items(1)`)).status

/** The first byte alone: before it is sent, all of them are read. */
const firstByte = { Range: 'bytes=0-0' }
const flipped = (bytes: Uint8Array, at: number): Uint8Array => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))
async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield Uint8Array.from(bytes)
}

const item = { siteId, listId, itemId: 1 }
const document = await records.find('Document', { siteId, listId: paperId, leafName: 'a.txt' })
const [version] = await records.query('DocumentVersion', { where: { siteId, documentId: document?.id ?? '' } })
const [attachment] = await records.query('Attachment', { where: item })

describe('in an archived list, a byte that is another one is found', () => {
  it.each([
    ['a file', document?.blobId, `${file}/$value`],
    ['an older version of a file', version?.blobId, `${file}/versions(512)/$value`],
    ['an attachment', attachment?.blobId, `${list}/items(1)/attachmentfiles('n.txt')/$value`],
  ])('wherever it is in the bytes of %s', async (_what, blobId, address) => {
    const key = { siteId, id: blobId ?? '' }
    await renew()
    const whole = Buffer.from((await admin.call('GET', address)).text)
    expect(whole.length).toBeGreaterThan(10)
    const store = async (bytes: Uint8Array) => {
      await blobs.delete(key)
      await blobs.put(key, once(bytes))
    }
    for (const at of whole.keys()) {
      const status = async () => (await admin.call('GET', address, { headers: firstByte })).status
      expect(
        await changed(
          () => store(flipped(whole, at)),
          status,
          () => store(whole),
        ),
        `byte ${at}`,
      ).toBe(451)
    }
    expect((await admin.call('GET', address, { headers: firstByte })).status).toBe(206)
  })

  it.each([
    ['title', 1],
    ['extra', 5],
  ] as const)('wherever it is in the column %s of an item', async (column, step) => {
    await renew()
    const before = (await records.find('Item', item))?.[column] ?? ''
    expect(before.length).toBeGreaterThan(4)
    for (let at = 0; at < before.length; at += step) {
      const other = String.fromCharCode(before.charCodeAt(at) ^ 1)
      const store = (text: string) => records.update('Item', item, { [column]: text })
      const shown = () =>
        changed(
          () => store(before.slice(0, at) + other + before.slice(at + 1)),
          statusOfItem,
          () => store(before),
        )
      expect(await shown(), `character ${at}`).toBe(451)
    }
    expect((await admin.call('GET', `${list}/items(1)`)).status).toBe(200)
  })

  it('wherever it is in an older version of an item', async () => {
    const step = 5
    await renew()
    const where = { ...item, uiVersion: 512 }
    const before = (await records.find('ItemVersion', where))?.snapshot ?? ''
    for (let at = 0; at < before.length; at += step) {
      const other = String.fromCharCode(before.charCodeAt(at) ^ 1)
      const store = (snapshot: string) => records.update('ItemVersion', where, { snapshot })
      const shown = () =>
        changed(
          () => store(before.slice(0, at) + other + before.slice(at + 1)),
          statusOfItem,
          () => store(before),
        )
      expect(await shown(), `character ${at}`).toBe(451)
    }
  })
})
