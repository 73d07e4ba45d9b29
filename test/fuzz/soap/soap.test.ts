import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { svc } from '../../../src/profile/svc.ts'
import { send } from '../../attack/send.ts'
import { testsOwnWork } from '../../support/held-loop.ts'
import { bodyOf, schemaOf } from '../../support/judge/soap-schema.ts'
import { randomFrom } from '../../support/random/random.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { describedServices, type ServiceFile } from '../../support/soap/described-services.ts'
import { envelope, namespaces, textIn } from '../../support/soap/messages.ts'
import { type Kind, messagesFrom } from './soap-messages.ts'

const seed = Number(process.env.TENON_SEED ?? Math.floor(Math.random() * 2 ** 31))
const requests = Number(process.env.TENON_FUZZ_SOAP ?? 20_000)

const { server, clientOf } = await serve()
const admin = clientOf('admin')
const services = await describedServices()
const operations = services.flatMap((service) => service.operations.map((operation) => ({ service, operation })))

const site = `${server.url}/sites/fuzz`
const known: Readonly<Record<string, readonly [string, ...string[]]>> = {
  ...{ listName: ['Tasks', 'Tasks', 'Shared Documents', 'Nope'], strListName: ['Tasks'], strlistID: ['Tasks'], strlistItemID: ['1'] },
  ...{
    objectName: ['Tasks', 'a'],
    objectType: ['List', 'Web'],
    groupName: ['Fuzz', 'Nope'],
    roleName: ['Fuzz', 'Read'],
    listItemID: ['1', '2'],
  },
  item: [`${server.url}/Shared Documents/a.txt`, `${server.url}/Lists/Tasks/DispForm.aspx?ID=1`],
  ...{ userLoginName: ['fuzz', 'nobody'], webUrl: [server.url], Url: [site, `${server.url}/Shared Documents/a.txt`], url: ['/fuzz', '/w'] },
  ...{ SiteUrl: [server.url, site], pageUrl: [`${server.url}/Shared Documents/a.txt`], fileName: ['Shared Documents/a.txt', 'b.txt'] },
  ...{
    title: ['New'],
    templateName: ['STS#0'],
    WebTemplate: ['STS#0'],
    OwnerLogin: ['admin'],
    Name: ['Title', 'ID'],
    Cmd: ['New', 'Update'],
  },
}

/** Whether a message could delete the root site collection: it is sent for somebody who may not. */
const endsTheRun = (operation: string, body: string): boolean => operation === 'DeleteSite' && !body.includes('/sites/fuzz')

/** Makes again what a message may have deleted or changed, so that messages find something. */
async function tend(): Promise<void> {
  const tasks = await admin.call('GET', "/_api/web/lists/getbytitle('Tasks')?$select=Id")
  if (tasks.status !== 200) {
    expect((await admin.call('POST', '/_api/web/lists', { body: { Title: 'Tasks', BaseTemplate: 107 } })).status).toBe(201)
    await admin.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'one' } })
  }
  await admin.call('POST', '/_api/web/sitegroups', { body: { Title: 'Fuzz' } })
  await admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.txt',overwrite=true)", {
    body: 'x',
  })
}

const { internal, ...declared } = svc.reasons
const codes = new Set(Object.values(declared).map(({ number }) => `0x${number.toString(16).padStart(8, '0')}`))
const versions = { '1.1': namespaces.soap11, '1.2': namespaces.soap12 } as const
const faultForm =
  /^<soap:Fault>(?:<faultcode>soap:(?:Client|Server|MustUnderstand|VersionMismatch)<|<soap:Code><soap:Value>soap:(?:Sender|Receiver|MustUnderstand|VersionMismatch)<)/

/** What is wrong with a reply; undefined if the contract allows it. */
function problemOf(service: ServiceFile, status: number, text: string): string | undefined {
  const body = bodyOf(text)
  if (body.startsWith('<soap:Fault')) {
    XmlDocument.fromString(text).dispose()
    const code = textIn(text, 'errorcode')
    if (status < 400) return `a fault has the status ${status}`
    if (!faultForm.test(body)) return 'the fault has another form'
    if (code === undefined) return /:(?:MustUnderstand|VersionMismatch)</.test(body) ? undefined : 'the fault has no errorcode'
    return codes.has(code) ? undefined : `no reason has the code ${code}`
  }
  if (status !== 200) return `a reply has the status ${status}`
  const namespace = /^<\w+ xmlns="([^"]*)"/.exec(body)?.[1]
  return schemaOf(service)(body, namespace)
}

describe(`the SOAP edge, TENON_SEED=${seed}`, () => {
  it(`answers ${requests} messages from the tables of the codec with replies and faults that the contract declares`, async () => {
    expect(internal.number).toBeGreaterThan(0)
    const make = messagesFrom(randomFrom(seed), known)
    const outcomes = new Map<string, number>()
    for (let sent = 0; sent < requests; sent++) {
      if (sent % 250 === 0) await tend()
      const { service, operation } = make.pick(operations as [(typeof operations)[number], ...typeof operations])
      const kind = make.pick<Kind>(['valid', 'nearly valid', 'nearly valid', 'hostile'])
      const version = make.pick(['1.1', '1.2'] as const)
      const message = envelope(make.elementOf(service, operation, kind), { version: versions[version] })
      const body = kind === 'hostile' && make.oneIn(12) ? message.slice(0, -1 - Math.floor(message.length / 3)) : message
      const headers = {
        Authorization: basic(make.oneIn(5) || endsTheRun(operation.name, body) ? 'bea' : 'admin'),
        'Content-Type': version === '1.1' ? 'text/xml' : 'application/soap+xml',
      }
      const reply = await send(server.url, { method: 'POST', target: `/_vti_bin/${service.file}.asmx`, headers, body })
      const problem = testsOwnWork(() => problemOf(service.file as ServiceFile, reply.status, reply.text))
      expect(problem, `message ${sent}, ${service.file}.${operation.name}: ${body}\n${reply.text.slice(0, 1000)}`).toBeUndefined()
      const outcome = `${kind} ${reply.status === 200 ? 'replied' : 'refused'}`
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    // A run in which no message succeeds shows nothing.
    expect([...outcomes.keys()].sort()).toEqual(
      ['valid', 'nearly valid', 'hostile'].flatMap((kind) => [`${kind} refused`, `${kind} replied`]).sort(),
    )
    expect((await admin.call('GET', '/_vti_bin/health')).status).toBe(200)
  }, 1_200_000)
})
