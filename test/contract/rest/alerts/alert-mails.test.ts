import { describe, expect, it } from 'vitest'
import { systemRuntime } from '../../../../src/process/runtime.ts'
import { dropFolder } from '../../../support/mails/drop.ts'
import { serve } from '../../../support/serve.ts'

/** The server's clock can be set forward. */
let ahead = 0
const runtime = { ...systemRuntime, now: () => systemRuntime.now() + ahead }
const drop = dropFolder()
const { server, clientOf } = await serve({
  runtime,
  settings: {
    'Identity:DefaultGroup': 'Visitors',
    'Mail:DropDirectory': drop.folder,
    HostName: 'tenon.test',
    'Mail:StoredAddressPerHour': '100000',
  },
})
const admin = clientOf('admin')
const ann = clientOf('ann')
const soon = { timeout: 60_000, interval: 50 }
const day = 86_400_000

let made = 0
async function newList(BaseTemplate = 100) {
  const title = `Told${++made}x`
  const { Id } = (await admin.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate } })).json
  return { title, id: Id as string, path: `/_api/web/lists/getbytitle('${title}')` }
}
type Made = Awaited<ReturnType<typeof newList>>

async function alertOn({ id: ListID }: Made, more: object = {}, client = ann): Promise<string> {
  const reply = await client.call('POST', '/_api/web/alerts', { body: { Title: 'Alert', ListID, ...more } })
  expect(reply.status).toBe(201)
  return reply.json.ID as string
}

async function item({ path }: Made, Title: string): Promise<number> {
  const reply = await admin.call('POST', `${path}/items`, { body: { Title } })
  expect(reply.status).toBe(201)
  return reply.json.Id as number
}

const siteId = async (): Promise<string> => {
  const { records } = await server.farm.content('Content')
  return (await records.query('Site', { where: {}, columns: ['siteId'] }))[0]?.siteId ?? ''
}

/** Until a change that everybody may hear of is told: what was before it is told too, or never will be. */
async function settled(): Promise<void> {
  const list = await newList()
  await alertOn(list, {}, admin)
  await item(list, 'the end')
  await expect.poll(() => drop.to('admin', list.title), soon).toHaveLength(1)
}

describe('a mail', () => {
  it('tells at once of a new item, with its address', async () => {
    const list = await newList()
    await alertOn(list)
    const id = await item(list, 'Grüße, 世界')
    await expect.poll(() => drop.to('ann', list.title), soon).toHaveLength(1)
    const [mail] = drop.mails().filter(({ subject }) => subject.includes(list.title))
    expect(mail?.to).toBe('<ann@tenon.test>')
    expect(mail?.subject).toBe(`Alert: a change in ${list.title}`)
    expect(mail?.text).toMatch(/^- Added: Grüße, 世界, by admin, \d{4}-\d\d-\d\d \d\d:\d\d UTC, http:\/\//m)
    expect(mail?.text).toContain(`/Lists/${list.title}/DispForm.aspx?ID=${id}`)
    expect(mail?.message).toMatch(/^Date: .*\r\nFrom: <alerts@tenon\.test>\r\n/)
    expect(mail?.isRepeated).toBe(false)
    expect(mail?.message.split('\r\n').every((line) => line.length <= 998)).toBe(true)
  })

  it('tells of the events, the item and the filter that the alert asks for', async () => {
    const list = await newList()
    const [one, other] = [await item(list, 'one'), await item(list, 'other')]
    await alertOn(list, { Title: 'Deleted', EventType: 4 })
    await alertOn(list, { Title: 'Item', ItemID: one })
    await alertOn(list, {
      Title: 'Filter',
      Filter: '<Query><Where><Eq><FieldRef Name="Title"/><Value Type="Text">wanted</Value></Eq></Where></Query>',
    })
    await alertOn(list, { Title: 'Off', Status: 1 })
    await admin.call('PUT', `${list.path}/items(${one})`, { body: { Title: 'wanted' } })
    await admin.call('PUT', `${list.path}/items(${other})`, { body: { Title: 'unwanted' } })
    await admin.call('DELETE', `${list.path}/items(${other})`)
    await settled()
    await settled()
    const texts = (title: string) =>
      drop
        .to('ann', `${title}: `)
        .filter((text) => text.includes(list.title))
        .join('\n')
    expect(texts('Deleted')).toMatch(/Deleted: item \d+/)
    expect(texts('Deleted')).not.toContain('Changed')
    expect(texts('Item')).toContain('Changed: wanted')
    expect(texts('Item')).not.toContain(`item ${other}`)
    expect(texts('Filter')).toContain('Changed: wanted')
    expect(texts('Filter')).not.toContain('Deleted')
    expect(texts('Off')).toBe('')
  })

  it('tells of files in libraries', async () => {
    const list = await newList(101)
    await alertOn(list)
    const folder = `/_api/web/getfolderbyserverrelativeurl('/${list.title}')`
    await admin.call('POST', `${folder}/files/add(url='letter.txt',overwrite=false)`, { body: 'x' })
    await expect.poll(() => drop.to('ann', list.title).join('\n'), soon).toContain('Added: letter.txt')
  })

  it('tells nobody of what they may not see when it is sent', async () => {
    const list = await newList()
    await alertOn(list)
    await alertOn(list, {}, admin)
    await admin.call('POST', `${list.path}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
    await item(list, 'secret')
    await expect.poll(() => drop.to('admin', list.title), soon).toHaveLength(1)
    await settled()
    await settled()
    expect(drop.to('ann', list.title)).toEqual([])
    // What was hidden is passed over for good.
    await admin.call('POST', `${list.path}/resetroleinheritance`)
    await item(list, 'open')
    await expect.poll(() => drop.to('ann', list.title), soon).toHaveLength(1)
    expect(drop.to('ann', list.title)[0]).not.toContain('secret')
  })

  it('hides one item with permissions of its own among others', async () => {
    const list = await newList()
    const hidden = await item(list, 'before')
    await admin.call('POST', `${list.path}/items(${hidden})/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
    await alertOn(list)
    await admin.call('PUT', `${list.path}/items(${hidden})`, { body: { Title: 'hidden' } })
    await item(list, 'shown')
    await expect.poll(() => drop.to('ann', list.title).join('\n'), soon).toContain('Added: shown')
    expect(drop.to('ann', list.title).join('\n')).not.toMatch(/hidden|before/)
  })
})

describe('an alert', () => {
  it('that fails is left alone for ten minutes, and the others go on', async () => {
    const list = await newList()
    const id = await alertOn(list, { Title: 'Broken' })
    await alertOn(list, { Title: 'Whole' })
    const content = await server.farm.content('Content')
    const key = { siteId: await siteId(), id }
    const row = await content.records.find('Alert', key)
    const claims = (text: string) => content.transaction((records) => records.update('Alert', key, { claims: text }))
    await claims('{')
    await item(list, 'one')
    await expect.poll(() => drop.to('ann', `Whole: a change in ${list.title}`), soon).toHaveLength(1)
    await claims(row?.claims ?? '')
    const paused = () => drop.to('ann', `Broken: `).filter((text) => text.includes(list.title))
    await settled()
    ahead += 300_000
    await settled()
    expect(paused()).toEqual([])
    ahead += 300_000
    await settled()
    await expect.poll(paused, soon).toHaveLength(1)
  })

  it('tells of more changes than are read at once', async () => {
    const list = await newList()
    await alertOn(list, { AlertFrequency: 1, AlertTime: new Date(runtime.now() + 3_600_000).toISOString().replace(/\.\d+/, '') })
    const first = await item(list, 'the first of all')
    const other = await item(list, 'another')
    const content = await server.farm.content('Content')
    const where = { siteId: await siteId() }
    const [last] = await content.records.query('Change', { where, orderBy: ['sequence'], descending: ['sequence'], limit: 1 })
    if (!last) throw new Error('There is no change.')
    expect(last.itemId).toBe(other)
    const more = Array.from({ length: 1_500 }, (_, n) => ({ ...last, sequence: last.sequence + n + 1, type: 2 }))
    await content.transaction(async (records) => {
      await records.insertAll('Change', more)
      await records.increment('Site', where, { changeSequence: more.length })
    })
    ahead += 2 * 3_600_000
    await settled()
    await expect.poll(() => drop.to('ann', list.title), soon).toHaveLength(1)
    expect(drop.to('ann', list.title)[0]).toMatch(/another[\s\S]*Added: the first of all/)
    expect(drop.to('ann', `2 changes in ${list.title}`)).toHaveLength(1)
    expect(first).toBe(other - 1)
  })
})

describe('a digest', () => {
  it.each([
    ['daily', 1, 1],
    ['weekly', 2, 7],
  ])('%s comes at its time, with everything since the last one', async (_, AlertFrequency, days) => {
    const list = await newList()
    const AlertTime = new Date(Math.floor((runtime.now() + 3 * 3_600_000) / 1_000) * 1_000).toISOString().replace('.000', '')
    await alertOn(list, { AlertFrequency, AlertTime })
    const first = await item(list, 'first')
    await item(list, 'second')
    await admin.call('PUT', `${list.path}/items(${first})`, { body: { Title: 'first again' } })
    await settled()
    expect(drop.to('ann', list.title)).toEqual([])
    ahead += days === 7 ? 2 * day + 4 * 3_600_000 : 4 * 3_600_000
    await settled()
    await expect.poll(() => drop.to('ann', list.title), soon).toHaveLength(1)
    expect(drop.to('ann', list.title)[0]).toMatch(/Changed: first again[\s\S]*Added: second/)
    await item(list, 'third')
    await settled()
    expect(drop.to('ann', list.title)).toHaveLength(1)
    ahead += days * day
    await settled()
    await expect.poll(() => drop.to('ann', list.title), soon).toHaveLength(2)
    ahead += days * day
    await settled()
    await settled()
    expect(drop.to('ann', list.title)).toHaveLength(2)
  })
})
