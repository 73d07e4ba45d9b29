import { describe, expect, it } from 'vitest'
import { type ProfileName as Name, serveBoth } from '../../support/profiles/two-profiles.ts'
import { basic, fetchFrom } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { oneConnection, signInByNtlm } from '../../support/sign-in/ntlm-client.ts'
import { envelope, namespaces, textIn } from '../../support/soap/messages.ts'

/** What SOAP does differently in the two profiles: docs/profiles.md has a row for each of these tests. */
const { servers, answers } = await serveBoth({ 'Identity:DefaultGroup': 'Visitors' })

interface Asked {
  readonly service?: string
  readonly namespace: string
  readonly body: string
  readonly user?: string
  readonly version?: string
  readonly path?: string
}

async function send(name: Name, { service = 'lists', namespace, body, user = 'admin', version, path }: Asked) {
  const [operation = ''] = body.split(/[ <>]/)
  const element = `<${operation} xmlns="${namespace}">${body.slice(operation.length)}</${operation}>`
  return fetchFrom(`${servers[name].url}${path ?? `/_vti_bin/${service}.asmx`}`, {
    method: 'POST',
    headers: { 'Content-Type': version === undefined ? 'text/xml; charset=utf-8' : 'application/soap+xml; charset=utf-8' },
    body: envelope(element, version === undefined ? {} : { version }),
    user,
  })
}

const { configured, established } = namespaces
const namespaceOf = (name: Name) => (name === 'Svc' ? configured : established)
const getList = (list: string) => `GetList<listName>${list}</listName>`

describe('namespaces', () => {
  it('A4: a service has one namespace for all here, its own there; requests in both are answered in theirs', async () => {
    const target = (service: string) => async (name: Name) => {
      const { text } = await fetchFrom(`${servers[name].url}/_vti_bin/${service}.asmx?wsdl`)
      return [/targetNamespace="([^"]*)"/.exec(text)?.[1], /soapAction="([^"]*\/)[^"/]*"/.exec(text)?.[1]]
    }
    for (const [service, own] of [
      ['lists', established],
      ['usergroup', namespaces.directory],
      ['workflow', 'http://schemas.microsoft.com/sharepoint/soap/workflow/'],
      ['taxonomywebservice', 'http://schemas.microsoft.com/sharepoint/taxonomy/soap/'],
      ['businessdatacatalog', established],
      ['diagnostics', 'http://schemas.microsoft.com/sharepoint/diagnostics/'],
    ] as const)
      expect(await answers(target(service)), service).toEqual({ Svc: [configured, configured], SharePoint: [own, own] })
    for (const namespace of [configured, established]) {
      const echoed = async (name: Name) => {
        const { status, text } = await send(name, { namespace, body: getList('Tasks') })
        return [status, text.includes(`<GetListResponse xmlns="${namespace}"`)]
      }
      expect(await answers(echoed)).toEqual({ Svc: [200, true], SharePoint: [200, true] })
    }
    const other = async (name: Name) => (await send(name, { namespace: 'urn:other', body: getList('Tasks') })).text.includes('soap:Client')
    expect(await answers(other)).toEqual({ Svc: true, SharePoint: true })
  })

  it('F20: the contract has the established names of service, ports and bindings in both', async () => {
    const names = async (name: Name) => {
      const { text } = await fetchFrom(`${servers[name].url}/_vti_bin/lists.asmx?wsdl`)
      return ['wsdl:service name="Lists"', 'wsdl:port name="ListsSoap"', 'wsdl:port name="ListsSoap12"'].every((part) =>
        text.includes(part),
      )
    }
    expect(await answers(names)).toEqual({ Svc: true, SharePoint: true })
  })
})

describe('faults', () => {
  const faultOf =
    (asked: Omit<Asked, 'namespace'>) =>
    async (name: Name): Promise<[number, string | undefined]> => {
      const { status, text } = await send(name, { ...asked, namespace: namespaceOf(name) })
      return [status, textIn(text, 'errorcode') ?? textIn(text, 'ErrorCode')]
    }

  it('D3, D4, S4: faults have the number of the profile, and the status of their meaning here, 500 there', async () => {
    expect(await answers(faultOf({ body: getList('None') }))).toEqual({ Svc: [404, '0x81020015'], SharePoint: [500, '0x82000006'] })
    expect(
      await answers(
        faultOf({ service: 'views', body: 'GetView<listName>Tasks</listName><viewName>{00000000-0000-0000-0000-000000000001}</viewName>' }),
      ),
    ).toEqual({
      Svc: [404, '0x81020085'],
      SharePoint: [500, '0x82000005'],
    })
    expect(await answers(faultOf({ body: 'GetNothing' }))).toEqual({ Svc: [501, '0x80004001'], SharePoint: [500, '0x80004001'] })
  })

  it('D3: results of methods have the number of the profile', async () => {
    const update = (fields: string, command = 'Update') =>
      `UpdateListItems<listName>Tasks</listName><updates><Batch xmlns="" OnError="Continue"><Method ID="1" Cmd="${command}">${fields}</Method></Batch></updates>`
    const field = (name: string, value: string) => `<Field Name="${name}">${value}</Field>`
    const codeOf = (body: string) => async (name: Name) =>
      textIn((await send(name, { namespace: namespaceOf(name), body })).text, 'ErrorCode')
    await answers(codeOf(update(field('Title', 'Chairs'), 'New')))
    expect(await answers(codeOf(update(field('ID', '999') + field('Title', 'x'))))).toEqual({ Svc: '0x81020014', SharePoint: '0x81020016' })
    expect(await answers(codeOf(update(field('ID', '1') + field('owshiddenversion', '77') + field('Title', 'x'))))).toEqual({
      Svc: '0x81020037',
      SharePoint: '0x81020015',
    })
    expect(await answers(codeOf(update(field('ID', '1') + field('PercentComplete', 'much'))))).toEqual({
      Svc: '0x80070057',
      SharePoint: '0x81020014',
    })
  })

  it('D4: a caller without credentials gets 401, one without the right 403, in both', async () => {
    const add = 'AddList<listName>New</listName><templateID>100</templateID>'
    expect(await answers(async (name) => (await send(name, { namespace: namespaceOf(name), body: add, user: '' })).status)).toEqual({
      Svc: 401,
      SharePoint: 401,
    })
    expect(await answers(async (name) => (await send(name, { namespace: namespaceOf(name), body: add, user: 'reader' })).status)).toEqual({
      Svc: 403,
      SharePoint: 403,
    })
    const unknown = async (name: Name) => (await send(name, { namespace: namespaceOf(name), service: 'nothing', body: add })).status
    expect(await answers(unknown)).toEqual({ Svc: 404, SharePoint: 404 })
  })

  it('D5, D6: the detail is in the namespace of the request here, always in the established one there', async () => {
    const details = (version?: string) => async (name: Name) => {
      const { text } = await send(name, { namespace: configured, body: getList('None'), ...(version && { version }) })
      const code = /<(?:faultcode|soap:Value)>([^<]*)</.exec(text)?.[1]
      return [/<errorstring xmlns="([^"]*)"/.exec(text)?.[1], /<errorcode xmlns="([^"]*)"/.exec(text)?.[1], code]
    }
    expect(await answers(details())).toEqual({
      Svc: [configured, configured, 'soap:Server'],
      SharePoint: [established, established, 'soap:Server'],
    })
    expect(await answers(details(namespaces.soap12))).toEqual({
      Svc: [configured, configured, 'soap:Receiver'],
      SharePoint: [established, established, 'soap:Receiver'],
    })
  })
})

describe('addresses and headers', () => {
  it('F14: the administration service has its second address there alone', async () => {
    const wsdl = (path: string) => async (name: Name) => (await fetchFrom(`${servers[name].url}${path}?wsdl`)).status
    expect(await answers(wsdl('/_vti_bin/admin.asmx'))).toEqual({ Svc: 200, SharePoint: 200 })
    expect(await answers(wsdl('/_vti_adm/admin.asmx'))).toEqual({ Svc: 404, SharePoint: 200 })
    expect(await answers(wsdl('/_vti_adm/lists.asmx'))).toEqual({ Svc: 404, SharePoint: 404 })
  })

  itOnOneServer('F19: a write of SOAP 1.1 without SOAPAction is refused there, if a browser could be made to send it', async () => {
    const statusesOf = async (name: Name) => {
      const namespace = namespaceOf(name)
      const message = (title: string) =>
        envelope(`<AddList xmlns="${namespace}"><listName>${title}</listName><templateID>100</templateID></AddList>`)
      const reading = envelope(`<GetList xmlns="${namespace}"><listName>Tasks</listName></GetList>`)
      const connection = oneConnection(servers[name].url)
      try {
        const who = { userName: 'admin', domain: '', password: 'any' }
        await signInByNtlm(connection, '/_api/web', who)
        const post = async (body: string, headers: Record<string, string> = {}) => {
          const given = { 'Content-Type': 'text/xml; charset=utf-8', 'Content-Length': String(Buffer.byteLength(body)), ...headers }
          const { status, text } = await connection.send('/_vti_bin/lists.asmx', given, 'POST', body)
          return [status, textIn(text, 'errorcode')]
        }
        return [await post(message('Without')), await post(message('With'), { SOAPAction: `"${namespace}AddList"` }), await post(reading)]
      } finally {
        connection.close()
      }
    }
    expect(await answers(statusesOf)).toEqual({
      Svc: [
        [200, undefined],
        [200, undefined],
        [200, undefined],
      ],
      SharePoint: [
        [500, '0x8102006d'],
        [200, undefined],
        [200, undefined],
      ],
    })
    // Basic credentials are sent by programs.
    const byBasic = async (name: Name) =>
      (await send(name, { namespace: namespaceOf(name), body: 'AddList<listName>Basic</listName><templateID>100</templateID>' })).status
    expect(await answers(byBasic)).toEqual({ Svc: 200, SharePoint: 200 })
  })

  it('A2: replies of SOAP have the header of pages there', async () => {
    const { headers } = await fetch(`${servers.SharePoint.url}/_vti_bin/lists.asmx?wsdl`, { headers: { Authorization: basic('ann') } })
    expect([headers.has('sprequestduration'), headers.has('spclientservicerequestduration')]).toEqual([true, false])
  })
})
