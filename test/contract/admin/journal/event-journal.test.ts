import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { rest, send, soap } from '../../../support/doors.ts'
import { serve } from '../../../support/serve.ts'
import { fetchFrom } from '../../../support/server.ts'
import { expectJournaled } from '../../../support/stores/journaled.ts'
import { movingClock } from '../../../support/stores/moving-clock.ts'

// A busy machine makes every request slow.
vi.setConfig({ testTimeout: 120_000 })

const clock = movingClock()
const { server, clientOf } = await serve({ runtime: clock.runtime, settings: { 'EventSourcing:Enabled': 'true' } })
const admin = clientOf('admin')
const ann = clientOf('ann')

interface Shown {
  readonly sequence: number
  readonly timestamp: string
  readonly tenant: string
  readonly actor: string
  readonly operation: string
  readonly target: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly previousHash: string
  readonly hash: string
}

async function records(query = ''): Promise<readonly Shown[]> {
  const { status, json } = await admin.call('GET', `/_admin/eventjournal?top=1000${query}`)
  expect(status).toBe(200)
  return json.value as readonly Shown[]
}

const tasks = "/_api/web/lists/getbytitle('Tasks')/items"
const asOfPath = (at: number, target: string) =>
  `/_admin/eventjournal/asof?timestamp=${new Date(at).toISOString()}&target=${encodeURIComponent(target)}`

async function asOf(at: number, target: string) {
  const { status, json } = await admin.call('GET', asOfPath(at, target))
  expect(status, JSON.stringify(json)).toBe(200)
  return json
}

describe('the event journal', () => {
  it('has a record of each act with its input, chained', async () => {
    const before = await records()
    expect(before[0]).toMatchObject({ sequence: 1, operation: 'farm.addSite', tenant: '', previousHash: '0'.repeat(64) })
    expect((await ann.call('POST', tasks, { body: { Title: 'first' } })).status).toBe(201)
    expect((await send(server.url, soap.addItem('Tasks', { Title: 'second' }))).status).toBe(200)
    const added = (await records()).slice(before.length)
    expect(added.map(({ operation, actor, target }) => [operation, actor, target])).toEqual(
      [1, 2].map(() => ['items.add', 'i:0#.f|membership|ann', '/Lists/Tasks']),
    )
    expect(added.map(({ payload }) => (payload.input as { values: { Title: string } }).values.Title)).toEqual(['first', 'second'])
    const all = await records()
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, at) => at + 1))
    expect(all.slice(1).map(({ previousHash }) => previousHash)).toEqual(all.slice(0, -1).map(({ hash }) => hash))
    clock.mark()
  })

  it('has the hash of the canonical JSON of each record', async () => {
    const canonical = (value: unknown): string =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? `{${Object.entries(value)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
            .join(',')}}`
        : Array.isArray(value)
          ? `[${value.map(canonical).join(',')}]`
          : JSON.stringify(value)
    for (const { hash, ...rest } of await records()) expect(createHash('sha256').update(canonical(rest)).digest('hex')).toBe(hash)
  })

  it('has no record of what is refused', async () => {
    const made = await ann.call('POST', tasks, { body: { Title: 'kept' } })
    const item = `${tasks}(${made.json.Id})`
    const before = await records()
    const merge = { 'X-HTTP-Method': 'MERGE' }
    expect((await ann.call('POST', item, { body: { Title: 'x' }, headers: { ...merge, 'If-Match': '"99"' } })).status).toBe(412)
    expect((await ann.call('POST', tasks, { body: { Nothing: 'x' } })).status).toBe(400)
    expect((await ann.call('POST', '/_api/web/lists', { body: { Title: 'Tasks', BaseTemplate: 100 } })).status).toBe(409)
    expect((await ann.call('GET', `${tasks}(9999)`)).status).toBe(404)
    expect(await records()).toEqual(before)
    clock.mark()
  })

  it('is read from a number on, in pages', async () => {
    const all = await records()
    expect(await records('&from=3')).toEqual(all.slice(2))
    const paged: Shown[] = []
    for (let from: number | undefined = 1; from !== undefined; ) {
      const { json } = await admin.call('GET', `/_admin/eventjournal?top=2&from=${from}`)
      paged.push(...json.value)
      from = json.next
    }
    expect(paged).toEqual(all)
    expect(await records('&from=100000')).toEqual([])
    expect(await records('&site=/Lists/Tasks')).toEqual(all)
  })

  it('has one record for each act of a batch, and every row of the site', async () => {
    const list = await ann.call('POST', '/_api/web/lists', { body: { Title: 'Plans', BaseTemplate: 100 } })
    expect(list.status).toBe(201)
    await send(server.url, rest.attach('Tasks', 1, 'note.txt', 'note'))
    await send(server.url, rest.deleteItem('Tasks', 2))
    await expectJournaled(server)
    clock.mark()
  })

  it('is told of by the diagnostics', async () => {
    expect((await admin.call('GET', '/_vti_bin/diagnostics')).json.eventSourcing).toEqual({ enabled: true })
  })
})

describe('a state of the past', () => {
  it('is that of an item, from before its creation until after its deletion', async () => {
    const before = clock.mark()
    const { json } = await ann.call('POST', tasks, { body: { Title: 'one', Priority: '(1) High' } })
    const url = `/Lists/Tasks/${json.Id}_.000`
    const created = clock.mark()
    await send(server.url, soap.updateItem('Tasks', json.Id, { Title: 'Two' }))
    const changed = clock.mark()
    await send(server.url, rest.deleteItem('Tasks', json.Id))
    const deleted = clock.mark()
    expect(await asOf(before, url)).toEqual({ timestamp: new Date(before).toISOString(), target: url, exists: false })
    expect(await asOf(created, url)).toMatchObject({
      ...{ exists: true, kind: 'item', version: 1 },
      state: { id: json.Id, fields: { Title: 'one', Priority: '(1) High' } },
    })
    expect(await asOf(changed, url)).toMatchObject({ version: 2, state: { fields: { Title: 'Two', Priority: '(1) High' } } })
    expect(await asOf(changed, url.toUpperCase())).toMatchObject({ exists: true })
    expect(await asOf(deleted, url)).toMatchObject({ exists: false })
    expect((await asOf(changed, '/Lists/Tasks')).state.itemCount).toBe((await asOf(before, '/Lists/Tasks')).state.itemCount + 1)
  })

  it('is that of a list with its columns, by the title and address of that time', async () => {
    const before = clock.mark()
    const list = await ann.call('POST', '/_api/web/lists', { body: { Title: 'Books', BaseTemplate: 100 } })
    expect(list.status).toBe(201)
    const created = clock.mark()
    const byTitle = "/_api/web/lists/getbytitle('Books')"
    expect((await ann.call('POST', `${byTitle}/fields`, { body: { Title: 'Pages', FieldTypeKind: 9 } })).status).toBe(201)
    await ann.call('POST', byTitle, { body: { Title: 'Novels' }, headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' } })
    const changed = clock.mark()
    await send(server.url, soap.deleteList('Novels'))
    const deleted = clock.mark()
    const names = (state: { fields: { title: string }[] }) => state.fields.map(({ title }) => title)
    expect(await asOf(before, '/Lists/Books')).toMatchObject({ exists: false })
    const first = await asOf(created, '/Lists/Books')
    expect(first).toMatchObject({ kind: 'list', state: { title: 'Books', baseTemplate: 100, id: list.json.Id } })
    expect(names(first.state)).not.toContain('Pages')
    const second = await asOf(changed, '/Lists/Books')
    expect(second).toMatchObject({ exists: true, state: { title: 'Novels' } })
    expect(names(second.state)).toContain('Pages')
    expect(await asOf(deleted, '/Lists/Books')).toMatchObject({ exists: false })
  })

  it('is that of a web', async () => {
    const before = clock.mark()
    const added = await ann.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Team', Url: 'team', WebTemplate: 'STS' } } })
    expect(added.status).toBe(200)
    const created = clock.mark()
    const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
    expect((await ann.call('POST', '/team/_api/web', { body: { Title: 'Crew' }, headers: merge })).status).toBe(200)
    const changed = clock.mark()
    expect((await ann.call('DELETE', '/team/_api/web')).status).toBe(200)
    const deleted = clock.mark()
    expect(await asOf(before, '/team')).toMatchObject({ exists: false })
    expect(await asOf(created, '/team')).toMatchObject({ kind: 'web', state: { title: 'Team', template: 'STS#0' } })
    expect(await asOf(changed, '/team/')).toMatchObject({ kind: 'web', state: { title: 'Crew' } })
    expect(await asOf(changed, '/team/Shared Documents')).toMatchObject({ kind: 'list', state: { title: 'Documents' } })
    expect(await asOf(deleted, '/team')).toMatchObject({ exists: false })
    expect(await asOf(deleted, '/')).toMatchObject({ kind: 'web', state: { title: 'Home' } })
  })

  it('is that of a file with its bytes, also after it was replaced, moved and deleted', async () => {
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files"
    const file = (path: string) => `/_api/web/getfilebyserverrelativeurl('${encodeURIComponent(path)}')`
    const [one, two] = ['/Shared Documents/a.txt', '/Shared Documents/b.txt']
    const before = clock.mark()
    expect((await ann.call('POST', `${folder}/add(url='a.txt',overwrite=false)`, { body: 'one' })).status).toBe(200)
    const created = clock.mark()
    expect((await ann.call('PUT', `${file(one)}/$value`, { body: 'another' })).status).toBe(200)
    const replaced = clock.mark()
    expect((await ann.call('POST', `${file(one)}/moveto(newurl='${encodeURIComponent(two)}',flags=1)`)).status).toBe(200)
    const moved = clock.mark()
    expect((await ann.call('DELETE', file(two))).status).toBe(200)
    const deleted = clock.mark()
    const bytesAt = async (at: number, path: string) => {
      const { bytes } = await asOf(at, path)
      return (await fetchFrom(bytes, { user: 'admin' })).text
    }
    expect(await asOf(before, one)).toMatchObject({ exists: false })
    expect(await asOf(created, one)).toMatchObject({ kind: 'file', state: { name: 'a.txt', sizeBytes: 3, fields: {} } })
    expect(await bytesAt(created, one)).toBe('one')
    expect(await bytesAt(replaced, one)).toBe('another')
    expect(await asOf(moved, one)).toMatchObject({ exists: false })
    expect(await bytesAt(moved, two)).toBe('another')
    expect(await asOf(deleted, two)).toMatchObject({ exists: false })
    const got = await admin.call('GET', asOfPath(created, one).replace('asof', 'bytes'))
    expect([got.status, got.text, got.headers.get('content-length')]).toEqual([200, 'one', '3'])
    const gone = await admin.call('GET', asOfPath(deleted, two).replace('asof', 'bytes'))
    expect(gone.status).toBe(404)
    expect(gone.json.error.message).toContain(two)
    expect(await asOf(created, '/Shared Documents')).toMatchObject({ kind: 'list' })
    await expectJournaled(server)
  })

  it.each([
    ['timestamp=2999-01-01T00:00:00Z&target=/', /future/],
    ['timestamp=yesterday&target=/', /timestamp/],
    ['timestamp=&target=/', /timestamp/],
    ['timestamp=2026-02-30T00:00:00Z&target=/', /timestamp/],
    ['timestamp=2026-01-01T00:00:00Z', /target/],
    ['target=/', /timestamp/],
    ['timestamp=2026-01-01T00:00:00Z&target=Lists', /target/],
    [`timestamp=2026-01-01T00:00:00Z&target=/${'a'.repeat(4001)}`, /target/],
  ])('refuses %s', async (query, says) => {
    for (const operation of ['asof', 'bytes']) {
      const { status, json } = await admin.call('GET', `/_admin/eventjournal/${operation}?${query}`)
      expect(status).toBe(400)
      expect(json.error.message).toMatch(says)
    }
  })

  it('does not exist at addresses that never led anywhere', async () => {
    const now = clock.mark()
    for (const target of ['/nothing', '/Lists', '/Lists/Tasks/9999_.000', '/Lists/Tasks/x_.000', '/Lists/Tasks/1_.000/2', '/%00', "/a'b"])
      expect((await asOf(now, target)).exists, target).toBe(target === '/Lists')
    expect(await asOf(0, '/')).toMatchObject({ exists: false })
    const missing = await admin.call('GET', asOfPath(now, '/sites/none/Lists/Tasks'))
    expect(missing.status).toBe(404)
  })
})

describe('GET /_admin/eventjournal/verify', () => {
  const verify = async () => (await admin.call('GET', '/_admin/eventjournal/verify')).json
  const database = async () => server.farm.content((await server.farm.names())[0] ?? '')

  it('finds nothing in a journal that nobody has changed', async () => {
    expect(await verify()).toEqual({ valid: true, records: (await records()).length, journals: 1 })
  })

  it('finds a change of every column of every table of the journal, at its record', async () => {
    const content = await database()
    const { siteId } = (await content.records.query('JournalHead', { where: {} }))[0] ?? { siteId: '' }
    const sequence = 3
    const record = await content.records.find('JournalRecord', { siteId, sequence })
    for (const [name, value] of Object.entries(record ?? {})) {
      if (name === 'siteId' || name === 'sequence') continue
      const changed = typeof value === 'number' ? value + 1 : `${value.slice(0, -1)}${value.endsWith('a') ? 'b' : 'a'}`
      await content.records.update('JournalRecord', { siteId, sequence }, { [name]: changed })
      expect((await verify()).firstBroken, name).toMatchObject({ journal: siteId, sequence })
      await content.records.update('JournalRecord', { siteId, sequence }, { [name]: value })
    }
    for (const row of await content.records.query('JournalRow', { where: { siteId, sequence } })) {
      const { tableName, rowKey } = row
      const where = { siteId, sequence, tableName, rowKey }
      for (const patch of [
        { image: null },
        { image: `${row.image} ` },
        { lookupKey: 'other' },
        { rowKey: 'x' },
        { tableName: 'Items' },
        { sequence: 1_000_000 },
      ]) {
        const moved = 'image' in patch || 'lookupKey' in patch ? where : { ...where, ...patch }
        await content.records.update('JournalRow', where, patch)
        expect((await verify()).valid, JSON.stringify(patch)).toBe(false)
        await content.records.update('JournalRow', moved, row)
      }
      await content.records.delete('JournalRow', where)
      expect((await verify()).firstBroken).toMatchObject({ sequence })
      await content.records.insert('JournalRow', row)
    }
    expect(await verify()).toMatchObject({ valid: true })
  })

  it('finds a record that was removed, a cut end, and a chain that was computed anew', async () => {
    const content = await database()
    const head = (await content.records.query('JournalHead', { where: {} }))[0]
    const { siteId = '', sequence: last = 0 } = head ?? {}
    for (const sequence of [2, last]) {
      const record = await content.records.find('JournalRecord', { siteId, sequence })
      await content.records.delete('JournalRecord', { siteId, sequence })
      expect((await verify()).firstBroken).toMatchObject({ sequence, reason: expect.stringContaining('missing') })
      await content.records.insert('JournalRecord', record ?? {})
    }
    await content.records.update('JournalHead', { siteId }, { hash: 'f'.repeat(64) })
    expect((await verify()).firstBroken).toMatchObject({ sequence: last, reason: expect.stringContaining('computed anew') })
    await content.records.update('JournalHead', { siteId }, { hash: head?.hash ?? '' })
    await content.records.delete('JournalHead', { siteId })
    expect(await verify()).toMatchObject({ valid: false, firstBroken: { reason: expect.stringContaining('end was removed') } })
    await content.records.insert('JournalHead', head ?? {})
    expect(await verify()).toMatchObject({ valid: true })
  })
})

describe('the addresses of the event journal', () => {
  const addresses = ['/_admin/eventjournal', '/_admin/eventjournal/verify', asOfPath(0, '/'), asOfPath(0, '/').replace('asof', 'bytes')]

  it('are only for farm administrators, and nobody can change a record', async () => {
    for (const address of addresses) {
      expect((await ann.call('GET', address)).status).toBe(403)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect((await admin.call(method, address)).status).toBe(405)
    }
  })

  it.each(['from=0', 'from=1.5', 'top=0', 'top=1001', 'site=x'])('refuse %s', async (query) => {
    expect((await admin.call('GET', `/_admin/eventjournal?${query}`)).status).toBe(400)
  })

  it('are 404 without event sourcing, which writes nothing to the journal', async () => {
    const off = await serve({ settings: { 'EventSourcing:Enabled': 'false' } })
    const boss = off.clientOf('admin')
    await off.clientOf('ann').call('POST', tasks, { body: { Title: 'unrecorded' } })
    for (const address of addresses) expect((await boss.call('GET', address)).status).toBe(404)
    const { records: rows } = await off.server.farm.content((await off.server.farm.names())[0] ?? '')
    for (const table of ['JournalRecord', 'JournalRow', 'JournalHead'] as const) expect(await rows.query(table, { where: {} })).toEqual([])
  })
})
