import { expect, it } from 'vitest'
import { rest, send } from '../../support/doors.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { createSoapContractClient } from '../../support/soap/contract-client.ts'
import { namespaces } from '../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })

const clientOf = (userName: string, version: '1.1' | '1.2' = '1.1') =>
  createSoapContractClient({
    url: server.url,
    service: 'lists',
    version,
    namespace: namespaces.configured,
    headers: { Authorization: basic(userName) },
  })
const admin = clientOf('admin')
const reader = clientOf('ann')

const item = (id: number | string, list = 'Tasks') => `<listName>${list}</listName><listItemID>${id}</listItemID>`
const file = (name: string, text?: string) =>
  `<fileName>${name}</fileName>${text === undefined ? '' : `<attachment>${Buffer.from(text).toString('base64')}</attachment>`}`
const addressesIn = (reply: string) => [...reply.matchAll(/<Attachment>([^<]*)<\/Attachment>/g)].map(([, address]) => address)
const collection = async (id: number) => addressesIn(await admin.call('GetAttachmentCollection', item(id)))

async function newItem(): Promise<number> {
  const { text } = await send(server.url, rest.addItem('Tasks', { Title: 'a' }), 'admin')
  return (JSON.parse(text) as { Id: number }).Id
}

it.each(['1.1', '1.2'] as const)('a file is attached, listed, fetched at its address and deleted over SOAP %s', async (version) => {
  const client = clientOf('admin', version)
  const id = await newItem()
  const address = `${server.url}/Lists/Tasks/Attachments/${id}/50%25%20%23%C3%A4.txt`
  const reply = await client.call('AddAttachment', item(id) + file('50% #ä.txt', 'what comes next'))
  expect(reply).toContain(`<AddAttachmentResult>${address}</AddAttachmentResult>`)
  expect(await collection(id)).toEqual([address])
  const response = await fetch(address, { headers: { Authorization: basic('ann') } })
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'text/plain', 'what comes next'])
  await client.call('DeleteAttachment', `${item(id)}<url>${address}</url>`)
  expect(await collection(id)).toEqual([])
})

it('a file may be empty, and be deleted by its server-relative address', async () => {
  const id = await newItem()
  await admin.call('AddAttachment', item(id) + file('empty.txt'))
  expect(await (await fetch((await collection(id))[0] ?? '', { headers: { Authorization: basic('ann') } })).text()).toBe('')
  await admin.call('DeleteAttachment', `${item(id)}<url>/Lists/Tasks/Attachments/${id}/empty.txt</url>`)
  expect(await collection(id)).toEqual([])
})

it('what cannot be done is refused, and nothing has changed', async () => {
  const id = await newItem()
  await admin.call('AddAttachment', item(id) + file('a.txt', 'x'))
  const refusals = [
    [admin, 'AddAttachment', item(id) + file('A.txt', 'y'), { status: 409, errorCode: '0x81020067' }],
    [admin, 'AddAttachment', item(id) + file('a/b.txt', 'y'), { status: 400, errorCode: '0x81020073' }],
    [admin, 'AddAttachment', item(99) + file('b.txt', 'y'), { status: 404, errorCode: '0x81020014' }],
    [admin, 'AddAttachment', item('one') + file('b.txt', 'y'), { status: 400, errorCode: '0x80070057' }],
    [admin, 'AddAttachment', item(id, 'Nope') + file('b.txt', 'y'), { status: 404, errorCode: '0x81020015' }],
    [reader, 'AddAttachment', item(id) + file('b.txt', 'y'), { status: 403, errorCode: '0x80070005' }],
    [admin, 'GetAttachmentCollection', item(99), { status: 404, errorCode: '0x81020014' }],
    [admin, 'DeleteAttachment', `${item(id)}<url>/Lists/Tasks/Attachments/${id}/b.txt</url>`, { status: 404 }],
    [admin, 'DeleteAttachment', `${item(id)}<url>http://x/%E4.txt</url>`, { status: 400 }],
    [reader, 'DeleteAttachment', `${item(id)}<url>/Lists/Tasks/Attachments/${id}/a.txt</url>`, { status: 403 }],
  ] as const
  for (const [client, operation, parameters, expected] of refusals) expect(await client.fail(operation, parameters)).toMatchObject(expected)
  expect(await admin.fail('AddAttachment', `${item(id)}<fileName>b.txt</fileName><attachment>no base64!</attachment>`)).toMatchObject({
    status: 400,
  })
  expect(await collection(id)).toEqual([`${server.url}/Lists/Tasks/Attachments/${id}/a.txt`])
})
