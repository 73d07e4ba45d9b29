import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systemRuntime } from '../../../src/process/runtime.ts'
import { serve } from '../../support/serve.ts'
import { basic, startServer } from '../../support/server.ts'
import { envelope, namespaces, rowsIn } from '../../support/soap/messages.ts'

const { server } = await serve({ own: true, settings: { 'Identity:DefaultGroup': 'Members' } })

/** With a preference the cache does not answer. */
const pastCache = { Prefer: 'handling=lenient' }

const getListItems = (content: string, list = 'Tasks') =>
  envelope(`<GetListItems xmlns="${namespaces.configured}"><listName>${list}</listName>${content}</GetListItems>`)

async function ask(user: string, message: string, headers: Readonly<Record<string, string>> = {}, at = server) {
  const sent = { Authorization: basic(user), 'Content-Type': 'text/xml; charset=utf-8', ...headers }
  const reply = await fetch(`${at.url}/_vti_bin/lists.asmx`, { method: 'POST', headers: sent, body: message })
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() }
}

async function tell(user: string, method: string, path: string, body?: unknown, at = server): Promise<Record<string, unknown>> {
  const reply = await fetch(`${at.url}${path}`, {
    method,
    headers: {
      ...{ Authorization: basic(user), Accept: 'application/json;odata=nometadata' },
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

async function statistics(at = server): Promise<{ HitRate: number; TotalEntries: number }> {
  const json = await tell('admin', 'GET', '/_vti_bin/diagnostics', undefined, at)
  return (json as { cache: { statistics: { HitRate: number; TotalEntries: number } } }).cache.statistics
}

const tasks = "/_api/web/lists/getbytitle('Tasks')"

/** Whether the same message three times has found a reply in the cache. */
async function isKept(user: string, message: string, headers: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const { HitRate } = await statistics()
  const first = await ask(user, message, headers)
  for (let n = 0; n < 2; n++) expect(await ask(user, message, headers)).toEqual(first)
  return (await statistics()).HitRate > HitRate
}

describe('a message that comes again', () => {
  it('is answered from the cache', { timeout: 90_000 }, async () => {
    await tell('admin', 'POST', `${tasks}/items`, { Title: 'first' })
    // A commit in the background may empty the cache between two reads.
    await expect.poll(() => isKept('admin', getListItems('')), { timeout: 60_000 }).toBe(true)
    const { text } = await ask('admin', getListItems(''))
    expect(rowsIn(text)[0]).toMatchObject({ ows_Title: 'first' })
  })

  it.each([
    [
      'asks for the time',
      getListItems(
        '<query><Query><Where><Lt><FieldRef Name="Modified"/><Value Type="DateTime"><Now/></Value></Lt></Where></Query></query>',
      ),
    ],
    ['is longer than 4 KiB', getListItems(`<!--${' '.repeat(4_096)}-->`)],
    ['changes something', envelope(`<UpdateListItems xmlns="${namespaces.configured}"><listName>Tasks</listName></UpdateListItems>`)],
    ['is a fault', getListItems('', 'No such list')],
  ])('and %s is not', async (_, message) => {
    expect(await isKept('admin', message)).toBe(false)
  })

  it('with a preference, from nobody, or with Cache:Bytes 0 is not', async () => {
    expect(await isKept('admin', getListItems(''), pastCache)).toBe(false)
    expect((await ask('', getListItems(''))).status).toBe(401)
    const without = await startServer({ settings: { 'Cache:Bytes': '0' } })
    for (let n = 0; n < 3; n++) expect((await ask('admin', getListItems(''), {}, without)).status).toBe(200)
    expect(await statistics(without)).toMatchObject({ HitRate: 0, TotalEntries: 0 })
    await without.stop()
  })

  it('in another version of SOAP is another', async () => {
    const other = envelope(`<GetListItems xmlns="${namespaces.configured}"><listName>Tasks</listName></GetListItems>`, {
      version: namespaces.soap12,
    })
    for (let n = 0; n < 3; n++) {
      expect((await ask('admin', getListItems(''))).type).toContain('text/xml')
      expect((await ask('admin', other, { 'Content-Type': 'application/soap+xml' })).type).toContain('application/soap+xml')
    }
  })

  it('asks for the time as it is then', async () => {
    let ahead = 0
    const timed = await startServer({ runtime: { ...systemRuntime, now: () => Date.now() + ahead } })
    await tell('admin', 'POST', `${tasks}/items`, { Title: 'soon', DueDate: new Date(Date.now() + 86_400_000).toISOString() }, timed)
    const due = '<Where><Lt><FieldRef Name="DueDate"/><Value Type="DateTime"><Today OffsetDays="-1"/></Value></Lt></Where>'
    const message = getListItems(`<query><Query>${due}</Query></query>`)
    for (let n = 0; n < 3; n++) expect(rowsIn((await ask('admin', message, {}, timed)).text)).toEqual([])
    ahead = 10 * 86_400_000
    expect(rowsIn((await ask('admin', message, {}, timed)).text)).toHaveLength(1)
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
  (n) => tell('admin', 'POST', `${tasks}/fields`, { Title: `Column ${n}`, FieldTypeKind: 2 }),
  (n) => tell('admin', 'POST', `${tasks}/items(${n + 1})/breakroleinheritance(copyroleassignments=${n % 2 === 0},clearsubscopes=true)`),
  (n) => tell('admin', 'POST', `${tasks}/items(${n + 1})/resetroleinheritance`),
  () => tell('admin', 'POST', `${tasks}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`),
  () => tell('admin', 'POST', `${tasks}/resetroleinheritance`),
  () => tell('admin', 'POST', '/_api/web/sitegroups(3)/users', { LoginName: 'i:0#.f|membership|bob' }),
  () => tell('admin', 'POST', "/_api/web/sitegroups(3)/users/removebyloginname(@v)?@v='i%3A0%23.f%7Cmembership%7Cbob'"),
  (n) => tell('ann', 'POST', `${files}/add(url='f${n % 3}.txt',overwrite=true)`),
  (n) => tell('ann', 'POST', `${file(`f${n % 3}.txt`)}/checkout`),
  (n) => tell('ann', 'POST', `${file(`f${n % 3}.txt`)}/checkin(comment='done',checkintype=1)`),
  (n) => tell('admin', 'PATCH', '/_api/web', { Title: `Home ${n}` }),
]

const reads: readonly string[] = [
  getListItems(''),
  getListItems('<rowLimit>2</rowLimit><queryOptions><QueryOptions><ExpandUserField>TRUE</ExpandUserField></QueryOptions></queryOptions>'),
  getListItems(
    '<query><Query><Where><BeginsWith><FieldRef Name="Title"/><Value Type="Text">task</Value></BeginsWith></Where></Query></query>',
  ),
  getListItems('', 'Shared Documents'),
]

describe('whatever is written', () => {
  it('every later message shows, to everybody, as a server without a cache would', { timeout: 120_000 }, async () => {
    for (let n = 0; n < 4; n++) await tell('admin', 'POST', `${tasks}/items`, { Title: `task ${n}` })
    const write = fc.record({ which: fc.nat(writes.length - 1), n: fc.nat(5) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(write, { minLength: 1, maxLength: 3 }),
        fc.array(fc.nat(reads.length - 1), { minLength: 1, maxLength: 3 }),
        async (steps, asked) => {
          for (const { which, n } of steps) {
            await writes[which]?.(n)
            for (const read of asked) {
              for (const user of ['ann', 'bob', 'admin']) {
                const message = reads[read] ?? ''
                const [cached, fresh] = [await ask(user, message), await ask(user, message, pastCache)]
                expect({ message, user, ...cached }).toEqual({ message, user, ...fresh })
              }
            }
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})
