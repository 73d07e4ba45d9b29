import { type Bench, type Check, scenario } from '../check.ts'
import type { Reply } from '../http/client.ts'
import { demand, demandEqual, listAt } from '../tools.ts'

/** Adds an item to the list of the place. */
export async function addItem(bench: Bench, fields: Readonly<Record<string, unknown>> = {}): Promise<Reply> {
  return bench.ask('addItem', 'POST', `${listAt(bench.place.list)}/items`, { body: { Title: 'item', ...fields }, status: 201 })
}

export const itemAt = (bench: Bench, { json }: Reply): string => `${listAt(bench.place.list)}/items(${json.Id})`

const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' } as const

export const itemChecks: readonly Check[] = scenario('items', 'Items', [
  [
    'adds',
    'A new item is 201 with its address, its tag and the fields that were sent',
    ['addItem', 'getItem'],
    async (bench) => {
      const made = await addItem(bench, { Title: 'A & <b>', ConformNumber: 2.5, ConformDate: '2026-01-31T10:00:00Z' })
      const { Title, ConformNumber, ConformDate } = made.json
      demandEqual([Title, ConformNumber, ConformDate], ['A & <b>', 2.5, '2026-01-31T10:00:00Z'], 'the reply to the creation', made)
      demand(Number.isInteger(made.json.Id) && made.json.Id > 0, 'the id is no number', made)
      const location = made.headers.get('location') ?? ''
      demand(/\/_api\/.+\/items\(\d+\)$/i.test(location), `Location is '${location}', which is no address of an item`, made)
      const again = await bench.ask('getItem', 'GET', itemAt(bench, made), { status: 200 })
      demandEqual([again.json.Id, again.json.Title, again.json.ConformNumber], [made.json.Id, 'A & <b>', 2.5], 'the item', again)
    },
  ],
  [
    'ids-count-up',
    'Ids of items count up and are given once',
    ['addItem', 'deleteItem'],
    async (bench) => {
      const one = await addItem(bench)
      await bench.ask('deleteItem', 'DELETE', itemAt(bench, one), { headers: { 'If-Match': '*' }, status: 200 })
      const other = await addItem(bench)
      demand(other.json.Id > one.json.Id, `the item after ${one.json.Id} has the id ${other.json.Id}`, other)
    },
  ],
  [
    'merges',
    'MERGE changes the fields that it names and leaves the others',
    ['mergeItem', 'getItem'],
    async (bench) => {
      const made = await addItem(bench, { Title: 'before', ConformText: 'stays' })
      const reply = await bench.ask('mergeItem', 'POST', itemAt(bench, made), { headers: merge, body: { Title: 'after' } })
      demandEqual(reply.status, bench.profile.updated, 'the status of an update', reply)
      const { json } = await bench.ask('getItem', 'GET', itemAt(bench, made))
      demandEqual([json.Title, json.ConformText], ['after', 'stays'], 'the item', reply)
    },
  ],
  [
    'patches',
    'PATCH, PUT and MERGE as methods change an item too',
    ['updateItem'],
    async (bench) => {
      const made = await addItem(bench)
      for (const method of ['PATCH', 'PUT', 'MERGE']) {
        const sent = { headers: { 'If-Match': '*', Accept: 'application/json;odata=nometadata' }, body: { Title: method } }
        const reply = await bench.send(method, itemAt(bench, made), sent)
        demandEqual(reply.status, bench.profile.updated, `the status of ${method}`, reply)
        const { json } = await bench.ask('getItem', 'GET', itemAt(bench, made))
        demandEqual(json.Title, method, 'the title', reply)
      }
    },
  ],
  [
    'deletes',
    'A deleted item is gone',
    ['deleteItem', 'getItem'],
    async (bench) => {
      const made = await addItem(bench)
      await bench.ask('deleteItem', 'POST', itemAt(bench, made), { headers: { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' }, status: 200 })
      const { code } = await bench.refused('getItem', 'GET', itemAt(bench, made), { status: 404 })
      demand(code.startsWith('-2130575338,'), `the code is '${code}', which is not the one of a missing item`)
    },
  ],
  [
    'recycles',
    'A recycled item is in the recycle bin, and comes back',
    ['recycleItem', 'getRecycleBinItem', 'restoreRecycleBinItem', 'getItem'],
    async (bench) => {
      const made = await addItem(bench, { Title: 'to the bin' })
      const { json } = await bench.ask('recycleItem', 'POST', `${itemAt(bench, made)}/recycle()`)
      const id = String(json.value)
      await bench.refused('getItem', 'GET', itemAt(bench, made), { status: 404 })
      const entry = await bench.ask('getRecycleBinItem', 'GET', `/_api/web/recyclebin('${id}')`)
      demandEqual([entry.json.Title, entry.json.ItemType], ['to the bin', 3], 'the entry of the bin', entry)
      await bench.ask('restoreRecycleBinItem', 'POST', `/_api/web/recyclebin('${id}')/restore()`)
      await bench.ask('getItem', 'GET', itemAt(bench, made), { status: 200 })
    },
  ],
  [
    'refuses-unknown-fields',
    'A field that the list does not have is refused, and nothing is added',
    ['addItem', 'listItems'],
    async (bench) => {
      const path = `${listAt(bench.place.list)}/items`
      const before = await bench.send('GET', `${listAt(bench.place.list)}/itemcount`, {
        headers: { Accept: 'application/json;odata=nometadata' },
      })
      await bench.refused('addItem', 'POST', path, { body: { Title: 'a', NoSuchField: 1 }, status: 400 })
      const after = await bench.send('GET', `${listAt(bench.place.list)}/itemcount`, {
        headers: { Accept: 'application/json;odata=nometadata' },
      })
      demandEqual(after.json?.value, before.json?.value, 'the number of items', after)
    },
  ],
  [
    'refuses-wrong-values',
    'A value that does not fit the column is refused',
    ['addItem'],
    async (bench) => {
      await bench.refused('addItem', 'POST', `${listAt(bench.place.list)}/items`, { body: { ConformNumber: 'not a number' }, status: 400 })
    },
  ],
  [
    'misses-lists',
    'A list that is not there is 404 with its code, in each envelope',
    ['listItems'],
    async (bench) => {
      for (const envelope of ['verbose', 'minimalmetadata', 'nometadata'] as const) {
        const { code } = await bench.refused('listItems', 'GET', `${listAt(`None ${bench.place.mark}`)}/items`, { status: 404, envelope })
        demandEqual(code, '-1, System.ArgumentException', 'the code')
      }
    },
  ],
  [
    'attaches',
    'An attachment keeps its bytes, is replaced and deleted',
    ['addAttachment', 'getAttachmentValue', 'updateAttachmentValue', 'deleteAttachment', 'getAttachment'],
    async (bench) => {
      const made = await addItem(bench)
      const files = `${itemAt(bench, made)}/attachmentfiles`
      const bytes = Buffer.from([0, 1, 2, 255, 13, 10])
      const added = await bench.ask('addAttachment', 'POST', `${files}/add(FileName='a.bin')`, { body: bytes, status: 200 })
      demandEqual(added.json.FileName, 'a.bin', 'the name', added)
      const read = async () =>
        (await bench.ask('getAttachmentValue', 'GET', `${files}('a.bin')/$value`, { headers: { Accept: '*/*' } })).bytes
      demand((await read()).equals(bytes), 'the bytes of the attachment came back changed', added)
      await bench.ask('updateAttachmentValue', 'PUT', `${files}('a.bin')/$value`, { body: Buffer.from('new') })
      demandEqual((await read()).toString(), 'new', 'the text of the attachment', added)
      await bench.ask('deleteAttachment', 'DELETE', `${files}('a.bin')`)
      await bench.refused('getAttachment', 'GET', `${files}('a.bin')`, { status: 404 })
    },
  ],
  [
    'shows-envelopes',
    'Each envelope has its own form of the same item',
    ['getItem'],
    async (bench) => {
      const made = await addItem(bench, { Title: 'formed' })
      const verbose = await bench.ask('getItem', 'GET', itemAt(bench, made), { envelope: 'verbose' })
      const { type, uri } = verbose.json.d.__metadata
      demand(
        String(type).startsWith(`${bench.profile.prefix}Data.`),
        `the type is '${type}', without ${bench.profile.prefix}Data.`,
        verbose,
      )
      demand(/^https?:\/\/.+\/items\(\d+\)$/i.test(uri), `the address is '${uri}'`, verbose)
      const minimal = await bench.ask('getItem', 'GET', itemAt(bench, made), { envelope: 'minimalmetadata' })
      demandEqual(minimal.json['odata.type'], type, 'odata.type', minimal)
      demand(String(minimal.json['odata.metadata']).includes('/_api/$metadata#'), 'odata.metadata names no metadata', minimal)
      const none = await bench.ask('getItem', 'GET', itemAt(bench, made))
      demandEqual([verbose.json.d.Title, minimal.json.Title, none.json.Title], ['formed', 'formed', 'formed'], 'the title', none)
      demand(!Object.keys(none.json).some((name) => name.startsWith('odata.')), 'there is metadata that was not asked for', none)
    },
  ],
])
