import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../src/commands/serve.ts'
import { DomainError } from '../../src/core/kernel/errors.ts'
import { kernelReasons } from '../../src/core/kernel/reasons.ts'
import { type ReasonName, reasons } from '../../src/core/reasons.ts'
import { svc } from '../../src/profile/svc.ts'
import { errorResponse } from '../../src/rest/protocol/errors.ts'
import { faultOf } from '../../src/soap/protocol/errors.ts'
import { type Door, doors, isDone, type Message, rest, send, soapMessage } from '../support/doors.ts'
import { startServer } from '../support/server.ts'
import { withBlobs } from '../support/stores/faulty.ts'

let server: Running
let isFull = false

beforeAll(async () => {
  server = await startServer({
    settings: { 'Identity:DefaultGroup': 'None' },
    decorate: (database) =>
      withBlobs(database, (blobs) => ({
        ...blobs,
        put: (key, content) => (isFull ? Promise.reject(new DomainError(kernelReasons.storage_full)) : blobs.put(key, content)),
      })),
  })
  for (const message of [rest.addItem('Tasks', { Title: 'a' }), rest.attach('Tasks', 1, 'there.txt', 'bytes')])
    expect(isDone(await send(server.url, message, 'admin'))).toBe(true)
})
afterAll(() => server.stop())

const asks = (door: Door, messages: Readonly<Record<Door['name'], Message>>): Message => messages[door.name]

interface Failure {
  readonly name: string
  readonly status: number
  readonly act: (door: Door) => Message
  readonly user?: string
  readonly headers?: Readonly<Record<string, string>>
}

const failures: readonly Failure[] = [
  { name: 'a list that is not there', status: 404, act: (door) => door.deleteList('Nope') },
  { name: 'an item that is not there', status: 404, act: (door) => door.attach('Tasks', 99, 'a.txt', 'bytes') },
  { name: 'an attached file that is not there', status: 404, act: (door) => door.detach('Tasks', 1, 'none.txt') },
  { name: 'a title that is taken', status: 409, act: (door) => door.addList('tASKS', '', 107) },
  { name: 'an attached file that is there', status: 409, act: (door) => door.attach('Tasks', 1, 'there.txt', 'more') },
  { name: 'an unknown template', status: 400, act: (door) => door.addList('Plans', '', 4711) },
  { name: 'what a user may not do', status: 403, act: (door) => door.deleteList('Tasks'), user: 'stranger' },
  { name: 'credentials that do not hold', status: 401, act: (door) => door.deleteList('Tasks'), headers: { Authorization: 'Bearer none' } },
  { name: 'a body of another kind', status: 415, act: (door) => door.addList('Plans', '', 107), headers: { 'Content-Type': 'text/plain' } },
  {
    name: 'a method that the address does not have',
    status: 405,
    act: (door) =>
      asks(door, {
        REST: { method: 'DELETE', path: '/_api/web/currentuser', headers: {} },
        SOAP: { method: 'DELETE', path: '/_vti_bin/lists.asmx', headers: {} },
      }),
  },
  {
    name: 'a column that is not there',
    status: 404,
    act: (door) =>
      asks(door, {
        REST: { method: 'GET', path: "/_api/web/lists/getbytitle('Tasks')/fields/getbytitle('Nope')", headers: {} },
        SOAP: soapMessage(
          'GetListItems',
          '<listName>Tasks</listName><query><Query><OrderBy><FieldRef Name="Nope"/></OrderBy></Query></query>',
        ),
      }),
  },
  {
    name: 'a view that is not there',
    status: 404,
    act: (door) =>
      asks(door, {
        REST: { method: 'GET', path: "/_api/web/lists/getbytitle('Tasks')/views/getbytitle('Nope')", headers: {} },
        SOAP: soapMessage('GetView', '<listName>Tasks</listName><viewName>{00000000-0000-0000-0000-000000000001}</viewName>', 'views'),
      }),
  },
]

const answer = async ({ act, user = 'admin', headers }: Failure, door: Door) => {
  const message = act(door)
  const reply = await send(server.url, { ...message, headers: { ...message.headers, ...headers } }, user)
  return {
    status: reply.status,
    text: reply.text,
    retryAfter: reply.headers.get('retry-after'),
    allow: reply.headers.get('allow') !== null,
  }
}

describe.each(doors)('$name', (door) => {
  it.each(failures)('answers $name with $status', async (failure) => {
    expect(await answer(failure, door)).toMatchObject({ status: failure.status, retryAfter: null, allow: failure.status === 405 })
  })

  it('answers a full disk with 507, and takes the same bytes when there is room again', async () => {
    const attach: Failure = { name: '', status: 507, act: (one) => one.attach('Tasks', 1, `${one.name}.txt`, 'x'.repeat(100_000)) }
    isFull = true
    const full = await answer(attach, door).finally(() => {
      isFull = false
    })
    expect(full).toMatchObject({ status: 507, retryAfter: null, text: expect.stringContaining('no room left') })
    expect((await answer(attach, door)).status).toBeLessThan(300)
  })
})

it.each(Object.keys(reasons) as ReasonName[])('%s has one status and the same headers in both', (name) => {
  const error = new DomainError(reasons[name], { allow: 'GET', size: '7', message: 'x' })
  const { status, headers } = errorResponse({ profile: svc }, error, 'verbose')
  const { 'Content-Type': _, ...others } = headers
  const inSoap = svc.soap.statusesOfReasons?.[name] ?? status
  expect(faultOf(svc, error, () => undefined)).toMatchObject({ status: inSoap, headers: others })
})
