import { describe, expect, it, onTestFinished } from 'vitest'
import { systemRuntime } from '../../../../src/process/runtime.ts'
import { clientOf as clientAt, serve } from '../../../support/serve.ts'
import { startServer } from '../../../support/server.ts'
import { itOnOneServer } from '../../../support/several/one-server.ts'
import { receive } from '../../../support/webhooks/receiver.ts'
import { rowsOf } from '../../../support/wire.ts'

/** The server's clock can be set forward. */
let ahead = 0
const runtime = { ...systemRuntime, now: () => systemRuntime.now() + ahead }
const { server, clientOf } = await serve({ runtime, settings: { 'Webhooks:TimeoutSeconds': '1', 'Identity:DefaultGroup': 'Members' } })
const receiver = await receive()
const admin = clientOf('admin')
const ann = clientOf('ann')
const hour = 3_600_000
const soon = { timeout: 10_000, interval: 20 }

let made = 0
async function newList() {
  made += 1
  const reply = await admin.call('POST', '/_api/web/lists', { body: { Title: `Told ${made}`, BaseTemplate: 100 } })
  expect(reply.status).toBe(201)
  return { list: `/_api/web/lists/getbytitle('Told ${made}')`, listId: reply.json.Id as string, path: `/told-${made}` }
}

async function subscribe(list: string, path: string, client = admin) {
  const body = { notificationUrl: `${receiver.url}${path}`, clientState: 'my state' }
  const reply = await client.call('POST', `${list}/subscriptions`, { body })
  expect(reply.status).toBe(201)
  return { ...reply.json, one: `${list}/subscriptions('${reply.json.id}')` }
}

const addItem = async (list: string, Title = 'x') => {
  const reply = await admin.call('POST', `${list}/items`, { body: { Title } })
  expect(reply.status).toBe(201)
  return reply.json.Id as number
}

const deliveriesOf = async (one: string, more = '') => rowsOf(await admin.call('GET', `${one}/deliveries${more}`))
const sequenceOf = (delivery: { changeToken?: unknown }) => Number(String(delivery.changeToken).split(';').at(-1))
const currentSequence = async () => {
  const [site] = server.farm.directory.sites
  return (await site?.database.records.find('Site', { siteId: site.id }))?.changeSequence ?? 0
}

/** Until the receiver has been told of everything that is committed now. */
async function untilTold(one: string): Promise<void> {
  const last = await currentSequence()
  await expect
    .poll(async () => (await deliveriesOf(one)).some((row) => row.outcome === 'Delivered' && sequenceOf(row) >= last), soon)
    .toBe(true)
}

describe('a receiver', () => {
  it('gets a notification in the form of the established server when something in its list changes', async () => {
    const { list, listId, path } = await newList()
    const { id, one, expirationDateTime } = await subscribe(list, path)
    await addItem(list)
    await expect.poll(() => receiver.told(path).length, soon).toBe(1)
    const { Id: webId } = (await admin.call('GET', '/_api/web')).json
    expect(receiver.told(path)).toEqual([
      {
        subscriptionId: id,
        clientState: 'my state',
        expirationDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z$/),
        resource: listId,
        tenantId: '00000000-0000-0000-0000-000000000000',
        siteUrl: '/',
        webId,
      },
    ])
    expect(receiver.told(path)[0]?.expirationDateTime.slice(0, 19)).toBe(expirationDateTime.slice(0, 19))
    expect(receiver.posts.at(-1)?.headers['content-type']).toBe('application/json; charset=utf-8')
    await untilTold(one)
    expect(await deliveriesOf(one)).toMatchObject([{ number: 1, outcome: 'Delivered', status: 200, reason: '' }])
  })

  it('is notified of updates and of recycling, and not of other lists or of columns', async () => {
    const { list, path } = await newList()
    const other = await newList()
    const { one } = await subscribe(list, path)
    const id = await addItem(list)
    await untilTold(one)
    const toldAfter = async (write: () => Promise<unknown>) => {
      const before = receiver.told(path).length
      await write()
      await expect.poll(() => receiver.told(path).length, soon).toBe(before + 1)
      await untilTold(one)
    }
    await toldAfter(() => admin.call('PUT', `${list}/items(${id})`, { body: { Title: 'y' }, headers: { 'If-Match': '*' } }))
    await toldAfter(() => admin.call('POST', `${list}/items(${id})/recycle`))
    const before = receiver.told(path).length
    await addItem(other.list)
    await admin.call('POST', `${list}/fields`, { body: { Title: 'More', FieldTypeKind: 2 } })
    const marker = await subscribe(other.list, other.path)
    await addItem(other.list)
    await untilTold(marker.one)
    expect(receiver.told(path)).toHaveLength(before)
  })

  it('is notified of what was written while it was busy, in one more notification, and in order', async () => {
    const { list, path } = await newList()
    const { one } = await subscribe(list, path)
    onTestFinished(() => {
      receiver.answer = undefined
    })
    receiver.answer = (_request, response) => setTimeout(() => response.end(), 300)
    for (let n = 0; n < 20; n++) await addItem(list)
    await untilTold(one)
    const deliveries = (await deliveriesOf(one)).reverse()
    expect(deliveries.length).toBeLessThan(20)
    const places = deliveries.map(sequenceOf)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('whose subscription is deleted gets nothing more', async () => {
    const { list, path } = await newList()
    const { one } = await subscribe(list, path)
    const kept = await subscribe(list, `${path}-kept`)
    expect((await admin.call('DELETE', one)).status).toBe(204)
    await addItem(list)
    await untilTold(kept.one)
    expect(receiver.told(path)).toEqual([])
  })

  it('gets nothing more after its time, and the subscription is gone', async () => {
    const { list, path } = await newList()
    const expirationDateTime = new Date(runtime.now() + hour).toISOString()
    const body = { notificationUrl: `${receiver.url}${path}`, expirationDateTime }
    expect((await admin.call('POST', `${list}/subscriptions`, { body })).status).toBe(201)
    const kept = await subscribe(list, `${path}-kept`)
    ahead += 2 * hour
    expect(rowsOf(await admin.call('GET', `${list}/subscriptions?$select=id`))).toEqual([{ id: kept.id }])
    await addItem(list)
    await untilTold(kept.one)
    expect(receiver.told(path)).toEqual([])
    const [site] = server.farm.directory.sites
    await expect
      .poll(
        async () =>
          (await site?.database.records.query('Subscription', { where: { siteId: site.id } }))?.some(
            (row) => row.expiresAt <= runtime.now(),
          ),
        soon,
      )
      .toBe(false)
  })
})

describe('a receiver that fails', () => {
  it('is notified again after pauses that grow, and of everything', async () => {
    const { list, path } = await newList()
    const { one } = await subscribe(list, path)
    let failures = 2
    onTestFinished(() => {
      receiver.answer = undefined
    })
    receiver.answer = (_request, response) => response.writeHead(failures-- > 0 ? 503 : 204).end()
    await addItem(list)
    await untilTold(one)
    const times = receiver.posts.filter(({ url }) => url === path).map(({ at }) => at)
    const [first = 0, second = 0, third = 0] = times
    expect(times).toHaveLength(3)
    // The pauses are minima; a busy machine makes them longer.
    expect(second - first).toBeGreaterThan(950)
    expect(third - second).toBeGreaterThan(4_900)
    expect(await deliveriesOf(one)).toMatchObject([
      { outcome: 'Delivered', status: 204 },
      { outcome: 'Failed', status: 503, reason: 'The receiver answered with the status 503.' },
      { outcome: 'Failed', status: 503 },
    ])
  }, 20_000)

  it('with a redirect, an endless reply or none at all delays no other receiver', async () => {
    const { list, path } = await newList()
    const bad = { redirect: '', endless: '', silent: '' }
    for (const kind of Object.keys(bad) as (keyof typeof bad)[]) bad[kind] = (await subscribe(list, `${path}-${kind}`)).one
    const good = await subscribe(list, path)
    onTestFinished(() => {
      receiver.answer = undefined
    })
    receiver.answer = ({ url }, response) => {
      if (url.endsWith('redirect')) response.writeHead(307, { Location: `${receiver.url}/elsewhere` }).end()
      else if (url.endsWith('endless')) {
        const more = setInterval(() => response.write('x'.repeat(4_096)), 5)
        response.on('close', () => clearInterval(more))
      } else if (!url.endsWith('silent')) response.end()
    }
    await addItem(list)
    await untilTold(good.one)
    await expect.poll(async () => (await deliveriesOf(bad.redirect))[0], soon).toMatchObject({ outcome: 'Failed', status: 307 })
    await expect.poll(async () => (await deliveriesOf(bad.endless))[0], soon).toMatchObject({ outcome: 'Delivered', status: 200 })
    await expect
      .poll(async () => (await deliveriesOf(bad.silent))[0], soon)
      .toMatchObject({
        outcome: 'Failed',
        status: null,
        reason: 'The receiver was not told: it timed out after 1 s.',
      })
    expect(receiver.posts.some(({ url }) => url === '/elsewhere')).toBe(false)
  })

  // Set forward by a day, the clock ends the lease of the server that calls webhooks: another one may call once more.
  itOnOneServer(
    'for a day is switched off, and is on again when its subscription is updated',
    async () => {
      const { list, path } = await newList()
      const { one } = await subscribe(list, path)
      onTestFinished(() => {
        receiver.answer = undefined
      })
      receiver.answer = (_request, response) => response.writeHead(500).end()
      await addItem(list)
      await expect.poll(async () => (await deliveriesOf(one))[0], soon).toMatchObject({ outcome: 'Failed' })
      ahead += 25 * hour
      await addItem(list)
      await expect.poll(async () => (await deliveriesOf(one))[0], soon).toMatchObject({ outcome: 'SwitchedOff', status: 500 })
      const count = receiver.posts.length
      receiver.answer = undefined
      const marker = await subscribe(list, `${path}-marker`)
      ahead += hour
      await addItem(list)
      await untilTold(marker.one)
      expect(receiver.posts.filter(({ url }) => url === path)).toHaveLength(
        receiver.posts.slice(0, count).filter(({ url }) => url === path).length,
      )
      expect((await admin.call('PUT', one, { body: { clientState: 'again' } })).status).toBe(204)
      await untilTold(one)
      expect(receiver.told(path).at(-1)).toMatchObject({ clientState: 'again' })
    },
    20_000,
  )

  it('has its last fifty deliveries kept', async () => {
    const { list, path } = await newList()
    const { one } = await subscribe(list, path)
    for (let n = 0; n < 53; n++) {
      await addItem(list)
      await expect.poll(() => receiver.told(path).length, soon).toBeGreaterThan(n)
      await untilTold(one)
    }
    const numbers = (await deliveriesOf(one)).map((row) => Number(row.number))
    expect(numbers).toHaveLength(50)
    expect(numbers[0]).toBeGreaterThanOrEqual(53)
    expect(await deliveriesOf(one, '?$top=1&$select=number')).toEqual([{ number: numbers[0] }])
  }, 60_000)
})

describe('the owner of a subscription', () => {
  it('who may not read the list gets nothing, until it may again', async () => {
    const { list, path } = await newList()
    const of = await subscribe(list, path, ann)
    const marker = await subscribe(list, `${path}-marker`)
    expect((await admin.call('POST', `${list}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)).status).toBe(200)
    await addItem(list)
    await untilTold(marker.one)
    await expect
      .poll(async () => (await deliveriesOf(of.one))[0], soon)
      .toMatchObject({ outcome: 'Withheld', status: null, reason: /may not read the list/ })
    await addItem(list)
    await untilTold(marker.one)
    expect(receiver.told(path)).toEqual([])
    expect(await deliveriesOf(of.one)).toHaveLength(1)
    expect((await admin.call('POST', `${list}/resetroleinheritance`)).status).toBe(200)
    await expect.poll(() => receiver.told(path).length, soon).toBe(1)
  })

  it('is not told of items that are hidden from it', async () => {
    const { list, path } = await newList()
    const id = await addItem(list)
    expect(
      (await admin.call('POST', `${list}/items(${id})/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)).status,
    ).toBe(200)
    const of = await subscribe(list, path, ann)
    const marker = await subscribe(list, `${path}-marker`)
    await admin.call('PUT', `${list}/items(${id})`, { body: { Title: 'secret' }, headers: { 'If-Match': '*' } })
    await untilTold(marker.one)
    await addItem(list)
    await untilTold(of.one)
    expect(receiver.told(path)).toHaveLength(1)
  })
})

it('a server without webhooks tells nobody', async () => {
  const off = await startServer({ settings: { 'Webhooks:Enabled': 'false' } })
  onTestFinished(() => off.stop())
  const reply = await clientAt(off.url, 'admin').call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'x' } })
  expect(reply.status).toBe(201)
})
