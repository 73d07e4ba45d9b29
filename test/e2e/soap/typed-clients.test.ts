import { BasicAuthSecurity, type Client } from 'soap'
import { beforeAll, describe, expect, it } from 'vitest'
import * as clients from '../../../generated/soap-clients/index.ts'
import { serve } from '../../support/serve.ts'
import { describedServices } from '../../support/soap/described-services.ts'
import { knownValues, readOperations } from './known-values.ts'
import { readsAt } from './reads.ts'

/** The clients of `tenon/soap`, generated from the contracts, call the services of a server. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const { url } = server
const makers: Readonly<Record<string, { readonly createClientAsync: (url: string, options?: object) => Promise<Client> }>> = clients

const addressOf = (service: string) => `${url}/_vti_bin/${service}.asmx?wsdl`
const signedIn = <T extends Client>(client: T): T => {
  client.setSecurity(new BasicAuthSecurity('admin', 'any'))
  return client
}

beforeAll(async () => {
  const files = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files"
  for (const name of ['a.txt', 'a.aspx'])
    expect((await clientOf('admin').call('POST', `${files}/add(url='${name}')`, { body: 'x' })).status).toBe(200)
})

it('there is a client of every service', async () => {
  const described = (await describedServices()).map(({ file }) => file).sort()
  expect(Object.keys(clients).sort()).toEqual(described)
  expect(Object.keys(readsAt(url)).sort()).toEqual(described)
})

it.each(['1.1', '1.2'] as const)(
  'every client calls its service over SOAP %s',
  async (version) => {
    for (const [service, [operation, input]] of Object.entries(readsAt(url))) {
      const made = await makers[service]?.createClientAsync(addressOf(service), { forceSoap12Headers: version === '1.2' })
      if (!made) throw new Error(`${service} has no client`)
      const call = signedIn(made)[`${operation}Async`] as (given: object) => Promise<[result: object | null, text: string]>
      const [, text] = await call(input)
      expect(text, service).toContain(`<${operation}Response`)
    }
  },
  240_000,
)

/** The inputs of an operation, as npm soap shows them: a type for each name. */
type Shapes = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, { readonly input: Readonly<Record<string, unknown>> }>>>>>
>

/** The known value of a name, or the plainest of a type; undefined for what may be missing. */
function valueOf(name: string, type: unknown, known: Readonly<Record<string, unknown>>): unknown {
  if (known[name] !== undefined) return known[name]
  if (typeof type !== 'string') return undefined
  const [kind = '', , choices] = type.split('|')
  if (choices !== undefined) return choices === 'pattern' ? undefined : choices.split(',')[0]
  const plainest = { 's:int': 1, 's:long': 1, 's:short': 1, 's:unsignedInt': 1, 's:boolean': true, 's:dateTime': '2026-01-31T10:00:00Z' }
  return (plainest as Readonly<Record<string, unknown>>)[kind]
}

it.each(['1.1', '1.2'] as const)(
  'the clients call every operation that reads over SOAP %s',
  async (version) => {
    const known = knownValues(url)
    const outcomes: string[] = []
    for (const [service, operations] of Object.entries(await readOperations())) {
      const made = await makers[service]?.createClientAsync(addressOf(service), { forceSoap12Headers: version === '1.2' })
      if (!made) throw new Error(`${service} has no client`)
      const client = signedIn(made)
      const [shapes = {}] = Object.values(Object.values(client.describe() as Shapes)[0] ?? {})
      for (const operation of operations) {
        const inputs = Object.entries(shapes[operation]?.input ?? {}).map(([name, type]) => [name, valueOf(name, type, known)])
        const call = client[`${operation}Async`] as (given: object) => Promise<[result: object | null, text: string]>
        const [, text] = await call(Object.fromEntries(inputs.filter(([, value]) => value !== undefined))).catch(faultOf)
        expect(text, `${service}.${operation}`).toMatch(new RegExp(`<${operation}Response|:Fault>|<Fault>`))
        outcomes.push(text.includes(`<${operation}Response`) ? 'reply' : 'fault')
      }
    }
    // Most calls lead to something: a client that only gets faults shows nothing.
    expect(outcomes.filter((outcome) => outcome === 'reply').length).toBeGreaterThan(outcomes.length / 2)
  },
  240_000,
)

/** The reply of a call that failed with a fault; fails with anything else. */
function faultOf(error: unknown): [undefined, string] {
  const { body, root } = error as { readonly body?: unknown; readonly root?: unknown }
  if (root === undefined || typeof body !== 'string') throw error
  return [undefined, body]
}

describe('a typed client', () => {
  it('writes and reads, with the types of its operations', { timeout: 60_000 }, async () => {
    const usergroup = signedIn(await clients.usergroup.createClientAsync(addressOf('usergroup')))
    await usergroup.AddRoleAsync({ roleName: 'Typed', description: 'd', permissionMask: 138_612_833 })
    const [{ GetRoleInfoResult }, reply, , request] = await usergroup.GetRoleInfoAsync({ roleName: 'Typed' })
    expect(GetRoleInfoResult).toBeDefined()
    expect(reply).toContain('Name="Typed"')
    expect(request).toContain('<roleName>Typed</roleName>')
    const versions = signedIn(await clients.versions.createClientAsync(addressOf('versions')))
    const [{ GetVersionsResult }] = await versions.GetVersionsAsync({ fileName: 'Shared Documents/a.txt' })
    expect(GetVersionsResult?.results?.list).toBeDefined()
    // @ts-expect-error There is no such parameter.
    await expect(versions.GetVersionsAsync({ file: 'a.txt' })).rejects.toThrow(/fileName/)
  })

  it('calls an operation whose name is a word of the language', { timeout: 60_000 }, async () => {
    await clientOf('admin').call('POST', '/_api/web/lists', { body: { Title: 'Pictures', BaseTemplate: 109 } })
    const imaging = signedIn(await clients.imaging.createClientAsync(addressOf('imaging')))
    await imaging.UploadAsync({ strListName: 'Pictures', bytes: 'eA==', fileName: 'a.jpg' })
    const [, reply, , request] = await imaging.DeleteAsync({ strListName: 'Pictures', itemFileNames: { string: ['a.jpg'] } })
    expect(request).toContain('<Delete xmlns="urn:svc:soap/">')
    expect(reply).toContain('deleted="true"')
  })
})
