import { describe, expect, it } from 'vitest'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { type ProfileName as Name, serveBoth } from '../../support/profiles/two-profiles.ts'
import { sawReason } from '../../support/runs/saw-reason.ts'
import { basic, fetchFrom } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { oneConnection, signInByNtlm } from '../../support/sign-in/ntlm-client.ts'

/** The address of the client object model, in both profiles: G1 to G4 of docs/profiles.md. */
const { servers, answers } = await serveBoth()
const path = '/_vti_bin/client.svc/ProcessQuery'
const namespace = 'http://schemas.microsoft.com/sharepoint/clientquery/2009'
const context = '{3747adcd-a3c3-41b9-bfab-4a64dd2f1e0a}'

/** The request that loads a web, as clients write it. */
const request = (attributes = 'SchemaVersion="15.0.0.0" LibraryVersion="16.0.0.0"', more = '') =>
  `<Request AddExpandoFieldTypeSuffix="true" ${attributes} ApplicationName=".NET Library" xmlns="${namespace}"><Actions><ObjectPath Id="2" ObjectPathId="1"/><Query Id="5" ObjectPathId="3"><Query SelectAllProperties="true"><Properties/></Query></Query>${more}</Actions><ObjectPaths><StaticProperty Id="1" TypeId="${context}" Name="Current"/><Property Id="3" ParentId="1" Name="Web"/></ObjectPaths></Request>`

interface Header {
  readonly SchemaVersion: string
  readonly LibraryVersion: string
  readonly TraceCorrelationId: string
  readonly ErrorInfo: Readonly<Record<string, unknown>>
}

async function ask(name: Name, body: string, { at = path, user = 'ann', type = 'text/xml' } = {}) {
  const { status, headers, text } = await fetchFrom(servers[name].url + at, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    user,
  })
  const json = status === 200 ? (JSON.parse(text) as Header[]) : []
  return { status, headers, text, json }
}

describe('ProcessQuery', () => {
  it('G1: answers what it does not have with 200 and the error NotSupported in the header, and nothing behind it', async () => {
    for (const at of [path, '/_VTI_BIN//client.svc/processquery']) {
      const reply = async (name: Name) => {
        const { status, headers, json } = await ask(name, request(undefined, '<Unknown Id="6"/>'), { at })
        const [{ SchemaVersion, LibraryVersion, TraceCorrelationId, ErrorInfo } = {} as Header, ...rest] = json
        expect(LibraryVersion).toMatch(/^\d+(\.\d+){3}$/)
        expect(TraceCorrelationId).toBe(headers.get('x-correlation-id'))
        expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
        const { ErrorMessage, ErrorCode, ErrorTypeName, ErrorValue, TraceCorrelationId: trace } = ErrorInfo ?? {}
        return [status, SchemaVersion, rest.length, ErrorCode, ErrorTypeName, ErrorValue, typeof ErrorMessage, trace === TraceCorrelationId]
      }
      const expected = [200, '15.0.0.0', 0, -2147467263, 'System.NotSupportedException', null, 'string', true]
      expect(await answers(reply)).toEqual({ Svc: expected, SharePoint: expected })
      sawReason(kernelReasons.operation_unsupported)
    }
  })

  it('loads a web, with the type names that clients compare', async () => {
    const types = async (name: Name) => {
      const { json } = await ask(name, request())
      const [header, ...results] = json as unknown as [Header, ...unknown[]]
      return [header.ErrorInfo, results[0], results[1], results[2], (results[3] as Readonly<Record<string, unknown>>)._ObjectType_]
    }
    const expected = [null, 2, { IsNull: false }, 5, 'SP.Web']
    expect(await answers(types)).toEqual({ Svc: expected, SharePoint: expected })
  })

  it('repeats the version of the request, and changes nothing that it cannot change', async () => {
    const version = async (name: Name) =>
      (await ask(name, request('LibraryVersion="14.0.0.0" SchemaVersion="14.0.0.0"'))).json[0]?.SchemaVersion
    expect(await answers(version)).toEqual({ Svc: '14.0.0.0', SharePoint: '14.0.0.0' })
    const write =
      '<SetProperty Id="7" ObjectPathId="3" Name="Title"><Parameter Type="String">New</Parameter></SetProperty><SetProperty Id="9" ObjectPathId="3" Name="ServerRelativeUrl"><Parameter Type="String">/other</Parameter></SetProperty><Method Name="Update" Id="8" ObjectPathId="3"/>'
    const titleAfter = async (name: Name) => {
      await ask(name, request(undefined, write))
      return (await fetchFrom(`${servers[name].url}/_api/web/Title/$value`)).text
    }
    expect(await answers(titleAfter)).toEqual({ Svc: 'Home', SharePoint: 'Home' })
  })

  it.each([
    ['no XML', 'x'],
    ['a cut document', request().slice(0, -20)],
    ['another root', '<Other/>'],
    ['another namespace', request().replace(namespace, 'urn:other')],
    ['no version', request('LibraryVersion="16.0.0.0"')],
    ['an id that is none', request().replace('Id="5"', 'Id="five"')],
    ['an id that is used twice', request().replace('Id="5"', 'Id="2"')],
    ['no id', request().replace(' Id="5"', '')],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${request()}`],
    ['too many actions', request(undefined, Array.from({ length: 5001 }, (_, at) => `<ObjectPath Id="${at + 10}"/>`).join(''))],
    ['elements in elements', request(undefined, `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`)],
  ])('names what is wrong with %s, with 200', async (_what, body) => {
    const error = async (name: Name) => {
      const { status, json } = await ask(name, body)
      return [status, json.length, json[0]?.ErrorInfo.ErrorCode, json[0]?.ErrorInfo.ErrorTypeName]
    }
    const expected = [200, 1, -1, 'System.Xml.Schema.XmlSchemaValidationException']
    expect(await answers(error)).toEqual({ Svc: expected, SharePoint: expected })
  })

  it('refuses what is no request at all with its status', async () => {
    const statuses = async (name: Name) => [
      (await ask(name, request(), { user: '' })).status,
      (await ask(name, request(), { type: 'application/json' })).status,
      (await fetchFrom(servers[name].url + path)).status,
      (await ask(name, 'x'.repeat(5_000_000))).status,
    ]
    const expected = [401, 415, 405, 413]
    expect(await answers(statuses)).toEqual({ Svc: expected, SharePoint: expected })
  })

  it('takes the XML of a program under any Content-Type, but nothing that a form of a page could send', async () => {
    const { url } = servers.Svc
    const send = (headers: Readonly<Record<string, string>>) =>
      fetchFrom(url + path, {
        method: 'POST',
        body: request(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      })
    const digest = JSON.parse((await fetchFrom(`${url}/_api/contextinfo`, { method: 'POST' })).text) as { FormDigestValue: string }
    const { status, text } = await send({ 'X-RequestDigest': digest.FormDigestValue })
    expect([status, text.slice(0, 19)]).toEqual([200, '[{"SchemaVersion":"'])
    expect((await send({})).status).toBe(415)
  })

  itOnOneServer('G4: needs a digest where a write does', async () => {
    const byNtlm = async (name: Name) => {
      const connection = oneConnection(servers[name].url)
      try {
        await signInByNtlm(connection, '/_api/web', { userName: 'ann', domain: '', password: 'any' })
        const json = { Accept: 'application/json;odata=nometadata', 'Content-Length': '0' }
        const { FormDigestValue } = JSON.parse((await connection.send('/_api/contextinfo', json, 'POST')).text) as {
          FormDigestValue: string
        }
        const body = request()
        const headers = { 'Content-Type': 'text/xml', 'Content-Length': String(Buffer.byteLength(body)) }
        const without = await connection.send(path, headers, 'POST', body)
        const own = await connection.send(path, { ...headers, 'X-RequestDigest': FormDigestValue }, 'POST', body)
        return [without.status, own.status]
      } finally {
        connection.close()
      }
    }
    expect(await answers(byNtlm)).toEqual({ Svc: [200, 200], SharePoint: [403, 200] })
  })

  it('is a part of no other address: client.svc is the service root of REST', async () => {
    const title = async (name: Name) =>
      (await fetchFrom(`${servers[name].url}/_vti_bin/client.svc/web/Title/$value`, { headers: { Authorization: basic('ann') } })).text
    expect(await answers(title)).toEqual({ Svc: 'Home', SharePoint: 'Home' })
  })
})
