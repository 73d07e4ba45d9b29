import sprequest, { type ISPRequest } from 'sp-request'
import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })

/** The credentials `fba`, which its typings lack: it signs in by `authentication.asmx` and sends the cookie. */
const signedInAs = (username: string): ISPRequest => sprequest.create({ username, password: 'any', fba: true } as never)

interface Failure {
  readonly response: { readonly statusCode: number; readonly body: { readonly error: { readonly message: { readonly value: string } } } }
}

async function failureOf(request: Promise<unknown>): Promise<Failure['response']> {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason as Failure,
  )
  if (!error) throw new Error('the request did not fail')
  return error.response
}

const merge = { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }

describe('sp-request', () => {
  it('signs in by forms and reads', async () => {
    const { statusCode, body } = await signedInAs('ann').get(`${server.url}/_api/web/lists/GetByTitle('Tasks')`)
    expect([statusCode, body.d.Title]).toEqual([200, 'Tasks'])
    const user = await signedInAs('ann').get(`${server.url}/_api/web/currentuser`)
    expect(user.body.d.LoginName).toBe('i:0#.f|membership|ann')
  })

  it('adds, changes, reads and deletes an item with its digest, which it keeps', async () => {
    const ann = signedInAs('ann')
    const digest = await ann.requestDigest(server.url)
    expect(await ann.requestDigest(`${server.url}/`)).toBe(digest)
    const items = `${server.url}/_api/web/lists/GetByTitle('Tasks')/items`
    const headers = { 'X-RequestDigest': digest }
    const added = await ann.post(items, { body: { __metadata: { type: 'SP.Data.TasksListItem' }, Title: 'By sp-request' }, headers })
    expect([added.statusCode, added.body.d.Title]).toEqual([201, 'By sp-request'])
    const address = `${items}(${added.body.d.Id})`
    const changed = await ann.post(address, { body: { Title: 'Changed' }, headers: { ...headers, ...merge } })
    expect([200, 204]).toContain(changed.statusCode)
    const found = await ann.get(`${items}?$filter=Title eq 'Changed'&$select=Title`)
    expect(found.body.d.results).toMatchObject([{ Title: 'Changed' }])
    const stale = { ...headers, 'X-HTTP-Method': 'DELETE', 'IF-MATCH': '"1"' }
    expect((await failureOf(ann.post(address, { headers: stale }))).statusCode).toBe(412)
    expect((await ann.delete(address, { headers: { ...headers, 'IF-MATCH': '*' } })).statusCode).toBe(200)
    expect((await failureOf(ann.get(address))).statusCode).toBe(404)
  })

  it('is refused a write without its digest, and told why', async () => {
    const ann = signedInAs('ann')
    const { statusCode, body } = await failureOf(ann.post(`${server.url}/_api/web/lists`, { body: { Title: 'Never' } }))
    expect(statusCode).toBe(403)
    expect(body.error.message.value).toMatch(/security validation for this page is invalid/)
  })

  it('puts, patches and asks for the head', async () => {
    const ann = signedInAs('ann')
    const headers = { 'X-RequestDigest': await ann.requestDigest(server.url) }
    const list = await ann.post(`${server.url}/_api/web/lists`, { body: { Title: 'Six verbs', BaseTemplate: 100 }, headers })
    const address = `${server.url}/_api/web/lists('${list.body.d.Id}')`
    await ann.put(address, { body: { Description: 'put' }, headers })
    expect((await ann.get(address)).body.d.Description).toBe('put')
    await ann.patch(address, { body: { Description: 'patched' }, headers })
    expect((await ann.get(`${address}/Description`)).body.d.Description).toBe('patched')
    expect((await ann.head(address, { responseType: 'text' })).statusCode).toBe(200)
  })

  it('calls a web service as text', async () => {
    const body =
      '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
      '<GetListCollection xmlns="http://schemas.microsoft.com/sharepoint/soap/"/></soap:Body></soap:Envelope>'
    const headers = { 'Content-Type': 'text/xml; charset=utf-8', Accept: 'text/xml' }
    const reply = await signedInAs('ann').post(`${server.url}/_vti_bin/Lists.asmx`, { body, headers, responseType: 'text' } as never)
    expect(String(reply.body)).toContain('Title="Tasks"')
  })

  it('cannot sign in without a name', async () => {
    await expect(signedInAs('').get(`${server.url}/_api/web`)).rejects.toThrow()
  })
})
