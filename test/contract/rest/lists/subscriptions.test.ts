import { describe, expect, it, onTestFinished } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { clientOf as clientAt, serve } from '../../../support/serve.ts'
import { startServer } from '../../../support/server.ts'
import { freePort } from '../../../support/server-process.ts'
import { itOnOneServer } from '../../../support/several/one-server.ts'
import { receive } from '../../../support/webhooks/receiver.ts'
import { accepts, envelopes, expectDecent, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve({
  settings: { 'Identity:DefaultGroup': 'Members', 'Webhooks:TimeoutSeconds': '1', 'Webhooks:AllowedHosts': 'localhost,192.0.2.0/24' },
})
const receiver = await receive()
const admin = clientOf('admin')
const [ann, ben] = [clientOf('ann'), clientOf('ben')]
const day = 86_400_000
const missing = '00000000-0000-4000-8000-000000000000'

let made = 0
async function newList(): Promise<string> {
  made += 1
  expect((await admin.call('POST', '/_api/web/lists', { body: { Title: `Hooks ${made}`, BaseTemplate: 100 } })).status).toBe(201)
  return `/_api/web/lists/getbytitle('Hooks ${made}')`
}

const add = (list: string, body: object, client = admin) => client.call('POST', `${list}/subscriptions`, { body })
const url = (path = '/hook') => `${receiver.url}${path}`

/** The error of a handshake. */
async function refusedBecause(notificationUrl: string, why: RegExp) {
  const list = await newList()
  const reply = await add(list, { notificationUrl })
  expectRefusal(reply, 400, why)
  expect(reply.json.error.code).toMatch(
    /^(-2146232832, System\.InvalidOperationException|BadRequest|-1, Microsoft\.SharePoint\.Client\.InvalidClientQueryException)$/,
  )
  expect(rowsOf(await admin.call('GET', `${list}/subscriptions`))).toEqual([])
}

describe('adding a webhook', () => {
  it.each(envelopes)('asks the receiver, and returns the subscription, %s', async (envelope) => {
    const list = await newList()
    const { Id } = (await admin.call('GET', list)).json
    const before = receiver.handshakes.length
    const expirationDateTime = new Date(Math.floor((Date.now() + 90 * day) / 1000) * 1000).toISOString().replace('.000', '')
    const body = { notificationUrl: url('/hook?code=a%2Fb=='), expirationDateTime, clientState: 'orders', resource: `${server.url}${list}` }
    const reply = await admin.call('POST', `${list}/subscriptions`, { body, headers: { Accept: accepts[envelope] } })
    expect(reply.status).toBe(201)
    const entity = reply.json.d ?? reply.json
    expect(entity).toMatchObject({ notificationUrl: body.notificationUrl, expirationDateTime, clientState: 'orders', resource: Id })
    expect(reply.headers.get('location')).toContain(`/Subscriptions(guid'${entity.id}')`)
    expectDecent(reply)
    const [asked, ...more] = receiver.handshakes.slice(before)
    expect(more).toEqual([])
    expect(asked?.url).toMatch(/^\/hook\?code=a%2Fb==&validationtoken=[\da-f]{48}$/)
    expect(asked?.body).toBe('')
    const read = async (path: string) => (await admin.call('GET', `${list}/${path}`, { headers: { Accept: accepts[envelope] } })).json
    const one = await read(`subscriptions('${entity.id}')`)
    expect(one.d ?? one).toEqual(entity)
    expect(await read(`subscriptions/getbyid('${entity.id}')`)).toEqual(one)
    expect(rowsOf(await admin.call('GET', `${list}/subscriptions`))).toHaveLength(1)
    expect(rowsOf(await admin.call('GET', `${list}/subscriptions('${entity.id}')/deliveries`))).toEqual([])
  })

  it('takes the subscription as parameters of the method Add', async () => {
    const list = await newList()
    const parameters = { notificationUrl: url(), clientState: 'orders', resource: list }
    const reply = await admin.call('POST', `${list}/subscriptions/add`, { body: { parameters } })
    expect([reply.status, reply.json.clientState]).toEqual([200, 'orders'])
    expect(rowsOf(await admin.call('GET', `${list}/subscriptions`)).map(({ id }) => id)).toEqual([reply.json.id])
    expectRefusal(await admin.call('POST', `${list}/subscriptions/add`, { body: parameters }), 400, /parameters/)
    const other = { parameters: { ...parameters, notificationUrl: 'ftp://receiver.example.com' } }
    expectRefusal(await admin.call('POST', `${list}/subscriptions/add`, { body: other }), 400, /http/)
  })

  it('without a time lasts 180 days, which is the most', async () => {
    const list = await newList()
    const plain = (await add(list, { notificationUrl: url() })).json
    expect(Math.abs(Date.parse(plain.expirationDateTime) - Date.now() - 180 * day)).toBeLessThan(60_000)
    expect(plain.clientState).toBeNull()
    const at = (ms: number) => ({ notificationUrl: url(), expirationDateTime: new Date(Date.now() + ms).toISOString() })
    expect((await add(list, at(180 * day))).status).toBe(201)
    expectRefusal(await add(list, at(181 * day)), 400, /more than 180 days/)
    expectRefusal(await add(list, at(-1000)), 400, /not in the future/)
    for (const wrong of ['tomorrow!!', '2026-13-01T00:00:00Z', '99999-01-01', '2026-01-01T00:00'])
      expectRefusal(await add(list, { notificationUrl: url(), expirationDateTime: wrong }), 400, /expirationDateTime/)
  })

  it('of more than 100 for a list is refused', async () => {
    const list = await newList()
    for (let n = 0; n < 100; n++) expect((await add(list, { notificationUrl: url() })).status).toBe(201)
    expectRefusal(await add(list, { notificationUrl: url() }), 400, /100 subscriptions/)
  })
})

describe('a receiver that does not confirm', () => {
  it('says why: status, redirect, another body, an endless body', async () => {
    onTestFinished(() => {
      receiver.shake = undefined
    })
    receiver.shake = (_token, response) => response.writeHead(404).end()
    await refusedBecause(url(), /answered with the status 404/)
    receiver.shake = (token, response) => response.writeHead(202).end(token)
    await refusedBecause(url(), /answered with the status 202/)
    receiver.shake = (token, response) => response.writeHead(302, { Location: `${receiver.url}/there?validationtoken=${token}` }).end()
    await refusedBecause(url(), /the redirect 302, which is not followed/)
    receiver.shake = (_token, response) => response.end('secret of the inside')
    await refusedBecause(url(), /differs from the token, which has 48 characters; the body has 20/)
    receiver.shake = (token, response) => {
      response.write(token)
      const more = setInterval(() => response.write('x'.repeat(4_096)), 5)
      response.on('close', () => clearInterval(more))
    }
    await refusedBecause(url(), /longer than the token, or did not end in time/)
  })

  it('says why: no name, no listener, no answer, not HTTP', async () => {
    onTestFinished(() => {
      receiver.shake = undefined
    })
    await refusedBecause('http://nobody.invalid/hook', /host name (was not found|could not be looked up)/)
    await refusedBecause(`http://127.0.0.1:${await freePort()}/hook`, /connection was refused/)
    receiver.shake = () => undefined
    await refusedBecause(url(), /timed out after 1 s/)
    receiver.shake = (_token, response) => response.socket?.end('SSH-2.0-nothing\r\n')
    await refusedBecause(url(), /not HTTP/)
    await refusedBecause(url().replace('http:', 'https:'), /(does not speak TLS|request failed)/)
  })

  itOnOneServer('does not keep the server from others: a user waits for four at a time', async () => {
    onTestFinished(() => {
      receiver.shake = undefined
    })
    const list = await newList()
    receiver.shake = () => undefined
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(list, { notificationUrl: url() })))
    expect(replies.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 429, 429])
    for (const reply of replies) if (reply.status === 429) expectRefusal(reply, 429, /waiting for 4 receivers/)
  })

  it('is not asked at an address that may not be called', async () => {
    const before = receiver.handshakes.length
    for (const wrong of ['ftp://127.0.0.1/', 'hook', '/hook', 'file:///etc/passwd'])
      await refusedBecause(wrong, /not an absolute address with the scheme http/)
    await refusedBecause(`http://me:secret@127.0.0.1:${receiver.port}/`, /user name or a password/)
    await refusedBecause('http://10.0.0.1/hook', /does not allow the host '10\.0\.0\.1'/)
    await refusedBecause('http://169.254.169.254/latest', /does not allow the host/)
    await refusedBecause('http://[fe80::1]/hook', /does not allow the host/)
    expect(receiver.handshakes).toHaveLength(before)
  })

  itOnOneServer('is not asked where the server itself listens', async () => {
    const own = new URL(server.url)
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]', '127.1'])
      await refusedBecause(`http://${host}:${own.port}/_api/web`, /this server itself/)
  })
})

/** A list in which some users may edit items and nothing more. */
async function contributorsList(users: readonly string[]): Promise<string> {
  const list = await newList()
  await admin.call('POST', `${list}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
  for (const logonName of users) {
    const { Id } = (await admin.call('POST', '/_api/web/ensureuser', { body: { logonName } })).json
    const granted = await admin.call('POST', `${list}/roleassignments/addroleassignment(principalid=${Id},roledefid=1073741827)`)
    expect(granted.status).toBe(200)
  }
  return list
}

describe('rights on webhooks', () => {
  it('users see and change their own, managers of lists those of everybody', async () => {
    const list = await contributorsList(['ann', 'ben'])
    const { id } = (await add(list, { notificationUrl: url('/of-ann') }, ann)).json
    const one = `${list}/subscriptions('${id}')`
    const other = (await add(list, { notificationUrl: url('/of-ben') }, ben)).json.id
    expect(rowsOf(await ann.call('GET', `${list}/subscriptions?$select=id`))).toEqual([{ id }])
    expect(rowsOf(await admin.call('GET', `${list}/subscriptions?$select=id`))).toHaveLength(2)
    const absent = /has no subscription/
    expectRefusal(await ben.call('GET', one), 404, absent)
    expectRefusal(await ben.call('GET', `${one}/deliveries`), 404, absent)
    expectRefusal(await ben.call('PUT', one, { body: { clientState: 'x' } }), 404, absent)
    expectRefusal(await ben.call('DELETE', one), 404, absent)
    expect((await ann.call('PUT', one, { body: { clientState: 'mine' } })).status).toBe(204)
    expect((await admin.call('GET', one)).json.clientState).toBe('mine')
    expect((await ann.call('DELETE', one)).status).toBe(204)
    expectRefusal(await ann.call('GET', one), 404, absent)
    expect((await admin.call('DELETE', `${list}/subscriptions('${other}')`)).status).toBe(204)
    expectRefusal(await admin.call('DELETE', `${list}/subscriptions('${missing}')`), 404, absent)
    expectRefusal(await admin.call('GET', "/_api/web/lists/getbytitle('Nope')/subscriptions"), 404, /List 'Nope'/)
    expectRefusal(await createContractClient(server.url).call('GET', `${list}/subscriptions`), 401, /credentials/)
  })

  it('one who may only read adds none, and asks nobody', async () => {
    const readers = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
    onTestFinished(() => readers.stop())
    const before = receiver.handshakes.length
    const body = { notificationUrl: url() }
    const tasks = "/_api/web/lists/getbytitle('Tasks')/subscriptions"
    expectRefusal(await clientAt(readers.url, 'ann').call('POST', tasks, { body }), 403, /EditListItems/)
    expect(receiver.handshakes).toHaveLength(before)
    expect((await clientAt(readers.url, 'admin').call('POST', tasks, { body })).status).toBe(201)
  })
})

describe('changing a webhook', () => {
  it('asks the receiver if its address changes, and only then', async () => {
    const list = await newList()
    const { id } = (await add(list, { notificationUrl: url() })).json
    const one = `${list}/subscriptions('${id}')`
    const before = receiver.handshakes.length
    const expirationDateTime = new Date(Math.ceil((Date.now() + 10 * day) / 1000) * 1000).toISOString().replace('.000', '')
    expect((await admin.call('PUT', one, { body: { expirationDateTime } })).status).toBe(204)
    expect(receiver.handshakes).toHaveLength(before)
    expect((await admin.call('PUT', one, { body: { notificationUrl: url('/other') } })).status).toBe(204)
    expect(receiver.handshakes).toHaveLength(before + 1)
    const nowhere = `http://127.0.0.1:${await freePort()}/`
    expectRefusal(await admin.call('PUT', one, { body: { notificationUrl: nowhere } }), 400, /refused/)
    expectRefusal(await admin.call('PUT', one, { body: { nope: 1 } }), 400, /nope/)
    expectRefusal(await admin.call('PUT', `${list}/subscriptions('${missing}')`, { body: {} }), 404, /has no subscription/)
    for (const [method, headers] of [
      ['PATCH', {}],
      ['MERGE', {}],
      ['POST', { 'X-HTTP-Method': 'PATCH' }],
    ] as const)
      expect((await admin.call(method, one, { body: { clientState: null }, headers })).status).toBe(204)
    expect((await admin.call('GET', one)).json).toMatchObject({ notificationUrl: url('/other'), expirationDateTime, clientState: null })
  })

  it('a deleted list takes its webhooks along', async () => {
    const list = await newList()
    const { id } = (await add(list, { notificationUrl: url() })).json
    expect((await admin.call('DELETE', list)).status).toBe(200)
    const [site] = server.farm.directory.sites
    expect(await site?.database.records.query('Subscription', { where: { id } })).toEqual([])
  })
})

describe('Webhooks:Enabled', () => {
  it('false: the addresses are not found', async () => {
    const off = await startServer({ settings: { 'Webhooks:Enabled': 'false' } })
    onTestFinished(() => off.stop())
    const client = clientAt(off.url, 'admin')
    const tasks = "/_api/web/lists/getbytitle('Tasks')/subscriptions"
    const one = `${tasks}('${missing}')`
    expectRefusal(await client.call('GET', tasks), 404, /not an address/)
    expectRefusal(await client.call('POST', tasks, { body: { notificationUrl: url() } }), 404, /not an address/)
    for (const path of [one, `${one}/deliveries`]) expectRefusal(await client.call('GET', path), 404, /not an address/)
    expectRefusal(await client.call('PUT', one, { body: {} }), 404, /not an address/)
    expectRefusal(await client.call('DELETE', one), 404, /not an address/)
  })
})
