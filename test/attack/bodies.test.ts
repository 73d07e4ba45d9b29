import { afterAll, describe, expect, it } from 'vitest'
import { maxJsonMembers, maxJsonValues } from '../../src/formats/json.ts'
import { xmlLimits } from '../../src/formats/xml.ts'
import { startServer } from '../support/server.ts'
import { envelope, namespaces } from '../support/soap/messages.ts'
import { createSecondClient } from './second-client.ts'
import { type Answered, asAdmin, type Sent, send } from './send.ts'

/** Bodies of some megabytes that hold as many small values as fit. */

const server = await startServer()
afterAll(() => server.stop())
const second = await createSecondClient(server.url)
const items = "/_api/web/lists/getbytitle('Tasks')/items"

const quick = (sent: Sent): Promise<Answered> => second.isServedDuring(() => send(server.url, sent))
const json = (body: string): Sent => ({
  method: 'POST',
  target: items,
  headers: { ...asAdmin, 'Content-Type': 'application/json' },
  body,
})

const bytes = 3_900_000
const filled = (part: string) => part.repeat(Math.floor(bytes / part.length))

describe('JSON', () => {
  it.each([
    ['members', `{${Array.from({ length: 250_000 }, (_, n) => `"m${n}":${n}`).join(',')}}`, maxJsonMembers],
    ['numbers', `{"Title":[${filled('1,')}1]}`, maxJsonValues],
    ['objects', `{"Title":[${filled('{},')}1]}`, maxJsonValues],
    ['objects of a member', `{"Title":[${filled('{"a":1},')}1]}`, maxJsonValues],
    ['arrays in arrays', `{"Title":[${filled(`${'['.repeat(40)}${']'.repeat(40)},`)}1]}`, maxJsonValues],
  ])('of many %s is refused at the first too many', async (_, body, most) => {
    const reply = await quick(json(body))
    expect(reply.status).toBe(400)
    expect(reply.text).toMatch(new RegExp(`more than ${most} (members|values)`))
  })

  it.each([
    ['short escapes', '\\n'],
    ['escapes by number', '\\u00e9'],
  ])('of a text that is nothing but %s is read', async (_, escape) => {
    const reply = await quick(json(`{"Title":"${filled(escape)}"}`))
    expect(reply.status).toBe(400)
    expect(reply.text).toMatch(/Title/)
  })
})

describe('a body that is one text', () => {
  it.each([
    ['options', '/_api/search/query', /querytext/],
    ['arguments', '/_api/web/getavailablewebtemplates', /wrong arguments/],
  ])('holds no %s of a function', async (_, target, why) => {
    const reply = await quick({ ...json(`"${filled('x')}"`), target })
    expect(reply.status).toBe(400)
    expect(reply.text).toMatch(why)
  })
})

describe('an Atom entry', () => {
  it('of many properties is refused', async () => {
    const service = 'http://schemas.microsoft.com/ado/2007/08/dataservices'
    const properties = Array.from({ length: 60_000 }, (_, n) => `<d:p${n}/>`).join('')
    const body =
      `<entry xmlns="http://www.w3.org/2005/Atom" xmlns:d="${service}" xmlns:m="${service}/metadata">` +
      `<content><m:properties>${properties}</m:properties></content></entry>`
    const reply = await quick({ ...json(body), headers: { ...asAdmin, 'Content-Type': 'application/atom+xml' } })
    expect(reply.status).toBe(400)
    expect(reply.text).toMatch(new RegExp(`more than ${maxJsonMembers} elements`))
  })
})

describe('XML', () => {
  const message = (content: string): Sent => ({
    method: 'POST',
    target: '/_vti_bin/lists.asmx',
    headers: { ...asAdmin, 'Content-Type': 'text/xml; charset=utf-8' },
    body: envelope(`<GetListCollection xmlns="${namespaces.configured}">${content}</GetListCollection>`),
  })

  it.each([
    ['elements', filled('<a/>')],
    ['elements with attributes', filled('<a b="" c="" d="" e=""/>')],
    ['elements in namespaces of their own', filled('<p:a xmlns:p="urn:a"/>')],
  ])('of many %s is refused at the first too many', async (_, content) => {
    const reply = await quick(message(content))
    expect(reply.status).toBe(400)
    expect(reply.text).toMatch(new RegExp(`at most ${xmlLimits.nodes} elements and attributes`))
  })

  it.each([
    ['references', filled('&amp;')],
    ['sections', filled('<![CDATA[]]>')],
    ['comments', filled('<!---->')],
    ['lines', filled('\r\n')],
  ])('of many %s is read', async (_, content) => {
    expect((await quick(message(content))).status).toBeLessThan(500)
  })
})
