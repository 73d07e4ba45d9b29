import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systemRuntime } from '../../../src/process/runtime.ts'
import { serve } from '../../support/serve.ts'
import { basic, startServer } from '../../support/server.ts'
import { sendRaw } from '../../support/wire.ts'

const { server } = await serve({ own: true, settings: { 'Identity:DefaultGroup': 'Members' } })

const json = 'application/json;odata=nometadata'
/** A condition that no reply meets: the cache does not answer requests with one. */
const pastCache = { 'If-None-Match': '"nothing"' }

async function ask(user: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const reply = await fetch(`${server.url}${path}`, { headers: { Authorization: basic(user), Accept: json, ...headers } })
  return { status: reply.status, type: reply.headers.get('content-type'), etag: reply.headers.get('etag'), text: await reply.text() }
}

async function tell(
  user: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; json: Record<string, unknown> }> {
  const reply = await fetch(`${server.url}${path}`, {
    method,
    headers: { Authorization: basic(user), Accept: json, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await reply.text()
  return { status: reply.status, json: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }
}

const statistics = async () => {
  const { json } = await tell('admin', 'GET', '/_vti_bin/diagnostics')
  return (json as { cache: { statistics: { HitRate: number; TotalEntries: number } } }).cache.statistics
}

const tasks = "/_api/web/lists/getbytitle('Tasks')"

describe('a read that comes again', () => {
  it('is answered from the cache, for HEAD as well, and with new response headers', async () => {
    const first = await ask('admin', `${tasks}/items`)
    // A commit in the background may empty the cache between two reads.
    await expect
      .poll(async () => {
        for (let n = 0; n < 3; n++) expect(await ask('admin', `${tasks}/items`)).toEqual(first)
        return (await statistics()).HitRate
      })
      .toBeGreaterThan(0)
    // The length of a compressed reply is not known before.
    const plain = { Authorization: basic('admin'), Accept: json, 'Accept-Encoding': 'identity' }
    const send = () => fetch(`${server.url}${tasks}`, { method: 'HEAD', headers: plain })
    const whole = await fetch(`${server.url}${tasks}`, { headers: plain })
    const [one, two] = [await send(), await send()]
    expect(one.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    expect(one.headers.get('svcrequestguid')).not.toBe(two.headers.get('svcrequestguid'))
    expect(await two.text()).toBe('')
  })

  it('in another form, by another address of the server or another way is another', async () => {
    const verbose = await ask('admin', '/_api/web', { Accept: 'application/json;odata=verbose' })
    expect((await ask('admin', '/_api/web')).text).not.toBe(verbose.text)
    for (const host of ['one.example', 'two.example:81', 'one.example']) {
      const text = `GET /_api/web HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${basic('admin')}\r\nAccept: application/json;odata=verbose\r\n\r\n`
      const [reply] = await sendRaw(server.url, text)
      expect(JSON.parse(reply?.text ?? '').d.__metadata.uri).toBe(`http://${host}/_api/Web`)
    }
  })

  it('by another user is another, and by nobody is refused', async () => {
    const path = '/_api/web/currentuser?$select=Title'
    for (const user of ['ann', 'bob', 'ann', 'bob']) expect(JSON.parse((await ask(user, path)).text)).toEqual({ Title: user })
    expect((await ask('', path)).status).toBe(401)
    expect((await fetch(`${server.url}${path}`)).status).toBe(401)
  })

  it('only once, or with a condition, leaves nothing behind', async () => {
    const before = await statistics()
    await ask('admin', `${tasks}?$select=Title,Id,Hidden`)
    await ask('admin', `${tasks}?$select=Title,Id`, pastCache)
    await ask('admin', `${tasks}?$select=Title,Id`, pastCache)
    // A commit in the background may have emptied the cache meanwhile.
    expect((await statistics()).TotalEntries).toBeLessThanOrEqual(before.TotalEntries)
  })

  it('of a body over 1 MiB is made anew each time', async () => {
    const { json: list } = await tell('admin', 'POST', '/_api/web/lists', { Title: 'Large', BaseTemplate: 100 })
    await tell('admin', 'POST', `/_api/web/lists(guid'${String(list.Id)}')/fields`, { Title: 'Note', FieldTypeKind: 3 })
    for (let n = 0; n < 3; n++)
      await tell('admin', 'POST', "/_api/web/lists/getbytitle('Large')/items", { Title: `${n}`, Note: 'x'.repeat(400_000) })
    const { TotalEntries } = await statistics()
    for (let n = 0; n < 3; n++) {
      const large = await ask('admin', "/_api/web/lists/getbytitle('Large')/items")
      expect(large.text.length).toBeGreaterThan(1_048_576)
    }
    expect((await statistics()).TotalEntries).toBeLessThanOrEqual(TotalEntries)
  })

  it('with Cache:Bytes 0 is never kept', async () => {
    const without = await startServer({ settings: { 'Cache:Bytes': '0' } })
    for (let n = 0; n < 3; n++) await fetch(`${without.url}/_api/web`, { headers: { Authorization: basic('admin') } })
    const figures = await fetch(`${without.url}/_vti_bin/diagnostics`, { headers: { Authorization: basic('admin') } })
    expect(((await figures.json()) as { cache: object }).cache).toEqual({
      statistics: { HitRate: 0, MissRate: 0, TotalEntries: 0, Evictions: 0 },
    })
    await without.stop()
  })
})

describe('a reply that is kept', () => {
  it('has no cookie of the one for whom it was made', async () => {
    let ahead = 0
    const timed = await startServer({ runtime: { ...systemRuntime, now: () => Date.now() + ahead } })
    const signIn = async () => {
      const form = new URLSearchParams({ username: 'ann', password: 'any' })
      const reply = await fetch(`${timed.url}/_forms/default.aspx`, { method: 'POST', body: form, redirect: 'manual' })
      return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
    }
    const cookieFor = async (cookie: string) => {
      const reply = await fetch(`${timed.url}/_api/web`, { headers: { Cookie: cookie, Accept: json } })
      expect(reply.status).toBe(200)
      return reply.headers.get('set-cookie')
    }
    const first = await signIn()
    for (let n = 0; n < 3; n++) expect(await cookieFor(first)).toBeNull()
    ahead = 7 * 3_600_000
    const second = await signIn()
    expect(await cookieFor(first)).toMatch(/^FedAuth=/)
    for (let n = 0; n < 3; n++) expect(await cookieFor(second)).toBeNull()
    ahead = 10 * 3_600_000
    const renewed = [await cookieFor(first), await cookieFor(second)]
    expect(renewed[0]).toMatch(/^FedAuth=/)
    expect(renewed[1]).toBeNull()
    const figures = await fetch(`${timed.url}/_vti_bin/diagnostics`, { headers: { Authorization: basic('admin') } })
    expect(((await figures.json()) as { cache: { statistics: { HitRate: number } } }).cache.statistics.HitRate).toBeGreaterThan(0)
    await timed.stop()
  })
})

const files = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files"
const file = (name: string) => `/_api/web/getfilebyserverrelativeurl('/Shared Documents/${name}')`

/** The writes by number. Some fail, and these must change nothing. */
const writes: readonly ((n: number) => Promise<unknown>)[] = [
  (n) => tell('ann', 'POST', `${tasks}/items`, { Title: `task ${n}` }),
  (n) => tell('ann', 'PATCH', `${tasks}/items(${n + 1})`, { Title: `changed ${n}` }),
  (n) => tell('bob', 'DELETE', `${tasks}/items(${n + 1})`),
  (n) => tell('bob', 'POST', `${tasks}/items(${n + 1})/recycle`),
  (n) => tell('admin', 'PATCH', tasks, { Description: `described ${n}` }),
  (n) => tell('admin', 'POST', `${tasks}/fields`, { Title: `Column ${n}`, FieldTypeKind: 2 }),
  (n) =>
    tell('admin', 'POST', `${tasks}/fields/createfieldasxml`, {
      parameters: {
        SchemaXml: `<Field Type="Calculated" ResultType="Number" Name="Sum${n}" DisplayName="Sum${n}"><Formula>=${n}+LEN([Title])</Formula></Field>`,
      },
    }),
  (n) => tell('admin', 'POST', `${tasks}/items(${n + 1})/breakroleinheritance(copyroleassignments=${n % 2 === 0},clearsubscopes=true)`),
  (n) => tell('admin', 'POST', `${tasks}/items(${n + 1})/resetroleinheritance`),
  () => tell('admin', 'POST', `${tasks}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`),
  () => tell('admin', 'POST', `${tasks}/resetroleinheritance`),
  (n) => tell('admin', 'POST', '/_api/web/sitegroups', { Title: `Group ${n}`, Description: '' }),
  () => tell('admin', 'POST', '/_api/web/sitegroups(3)/users', { LoginName: 'i:0#.f|membership|bob' }),
  () => tell('admin', 'POST', "/_api/web/sitegroups(3)/users/removebyloginname(@v)?@v='i%3A0%23.f%7Cmembership%7Cbob'"),
  (n) => tell('ann', 'POST', `${files}/add(url='f${n % 3}.txt',overwrite=true)`, `text ${n}`),
  (n) => tell('ann', 'POST', `${file(`f${n % 3}.txt`)}/checkout`),
  (n) => tell('ann', 'POST', `${file(`f${n % 3}.txt`)}/checkin(comment='done',checkintype=1)`),
  (n) => tell('bob', 'POST', `${file(`f${n % 3}.txt`)}/moveto(newurl='/Shared Documents/f${(n + 1) % 3}.txt',flags=1)`),
  (n) => tell('admin', 'PATCH', '/_api/web', { Title: `Home ${n}` }),
  (n) => tell('admin', 'POST', '/_api/web/webs/add', { parameters: { Title: `Sub ${n}`, Url: `sub${n}`, WebTemplate: 'STS' } }),
  () => tell('admin', 'POST', '/_api/web/recyclebin/restoreall'),
  () => tell('cyd', 'GET', '/_api/web/currentuser'),
]

const reads: readonly string[] = [
  `${tasks}/items`,
  `${tasks}/items?$filter=startswith(Title,'task')&$orderby=Title&$expand=Author&$select=Title,Author/Title`,
  `${tasks}/items(1)`,
  `${tasks}/items/$count`,
  `${tasks}?$expand=Fields`,
  `${tasks}/fields?$filter=Hidden eq false&$select=Title`,
  `${tasks}/roleassignments`,
  `${tasks}/effectivebasepermissions`,
  '/_api/web/lists?$select=Title,ItemCount,LastItemModifiedDate',
  '/_api/web',
  '/_api/web/webs',
  '/_api/web/currentuser',
  '/_api/web/currentuser/groups',
  '/_api/web/siteusers',
  '/_api/web/sitegroups?$expand=Users',
  `${files}?$expand=CheckedOutByUser`,
  `${file('f1.txt')}/listitemallfields`,
  '/_api/web/recyclebin',
  '/_api/site',
]

describe('whatever is written', () => {
  it('every later read shows, to everybody, as a server without a cache would', { timeout: 120_000 }, async () => {
    for (let n = 0; n < 6; n++) await tell('admin', 'POST', `${tasks}/items`, { Title: `task ${n}` })
    for (let n = 0; n < 3; n++) await tell('admin', 'POST', `${files}/add(url='f${n}.txt',overwrite=true)`, 'first')
    const write = fc.record({ which: fc.nat(writes.length - 1), n: fc.nat(5), at: fc.nat(2) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(write, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat(reads.length - 1), { minLength: 2, maxLength: 5 }),
        async (steps, asked) => {
          for (const { which, n } of steps) {
            await writes[which]?.(n)
            for (const read of asked) {
              for (const user of ['ann', 'bob', 'admin']) {
                const path = reads[read] ?? ''
                const [cached, fresh] = [await ask(user, path), await ask(user, path, pastCache)]
                expect({ path, user, ...cached }).toEqual({ path, user, ...fresh })
              }
            }
          }
        },
      ),
      { numRuns: 80 },
    )
    expect((await statistics()).HitRate).toBeGreaterThan(0)
  })

  it('at the same time is never hidden behind what was there before', { timeout: 60_000 }, async () => {
    const { json: item } = await tell('admin', 'POST', `${tasks}/items`, { Title: '0' })
    const path = `${tasks}/items(${String(item.Id)})?$select=Title`
    let confirmed = 0
    let isDone = false
    const readers = Array.from({ length: 8 }, async () => {
      let seen = 0
      while (!isDone) {
        const least = confirmed
        const { text } = await ask('admin', path)
        const title = Number((JSON.parse(text) as { Title: string }).Title)
        // A read sees every write that was confirmed before it began, and no client sees an older state after a newer one.
        expect(title).toBeGreaterThanOrEqual(Math.max(least, seen))
        seen = title
      }
    })
    for (let n = 1; n <= 200; n++) {
      await tell('admin', 'PATCH', `${tasks}/items(${String(item.Id)})`, { Title: String(n) })
      confirmed = n
    }
    isDone = true
    await Promise.all(readers)
  })
})
