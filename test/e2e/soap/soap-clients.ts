import { BasicAuthSecurity, type Client, createClientAsync } from 'soap'
import { afterAll, expect } from 'vitest'
import { basic, startServer } from '../../support/server.ts'

export type Version = '1.1' | '1.2'

type Service = 'lists' | 'authentication' | 'usergroup' | 'views' | 'sites'

interface RestReply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: each test checks the JSON that it reads.
  readonly body: any
}

/** A server, and clients of npm soap that know only the WSDLs that it serves. */
export async function openSoapClients() {
  const server = await startServer()
  afterAll(() => server.stop())

  const clientOf = (service: Service, version: Version): Promise<Client> =>
    createClientAsync(`${server.url}/_vti_bin/${service}.asmx?wsdl`, { forceSoap12Headers: version === '1.2' })

  async function signedIn(service: Exclude<Service, 'authentication'>, version: Version, userName = 'ann'): Promise<Client> {
    const client = await clientOf(service, version)
    client.setSecurity(new BasicAuthSecurity(userName, 'any'))
    return client
  }

  const listsClient = (version: Version): Promise<Client> => signedIn('lists', version)

  async function rest(
    method: string,
    path: string,
    { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<RestReply> {
    const response = await fetch(`${server.url}/_api/${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        Authorization: basic('ann'),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }

  return { server, clientOf, signedIn, listsClient, rest }
}

export type Command = readonly [cmd: 'New' | 'Update' | 'Delete', fields: Readonly<Record<string, string | number>>]

export const batch = (onError: 'Continue' | 'Return', ...commands: readonly Command[]) => ({
  Batch: {
    attributes: { OnError: onError },
    Method: commands.map(([Cmd, fields], index) => ({
      attributes: { ID: index + 1, Cmd },
      Field: Object.entries(fields).map(([Name, $value]) => ({ attributes: { Name }, $value })),
    })),
  },
})

interface Result {
  readonly id: string
  readonly errorCode: string
  readonly errorText: string | undefined
  /** The ows_ attributes of the row, without the prefix. */
  readonly row: Readonly<Record<string, string>>
}

const withoutPrefix = (attributes: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.replace(/^ows_/, ''), value]))

export async function update(
  client: Client,
  listName: string,
  onError: 'Continue' | 'Return',
  ...commands: readonly Command[]
): Promise<Result[]> {
  const [reply] = await client.UpdateListItemsAsync({ listName, updates: batch(onError, ...commands) })
  const results = [reply.UpdateListItemsResult.Results.Result].flat()
  return results.map(({ attributes, ErrorCode, ErrorText, row }) => ({
    id: attributes.ID,
    errorCode: ErrorCode,
    errorText: ErrorText,
    row: withoutPrefix(row?.attributes),
  }))
}

/** The rows of GetListItems and the position of the next page. `query` is CAML. */
export async function items(
  client: Client,
  listName: string,
  query: string,
  more: object = {},
): Promise<{ rows: Record<string, string>[]; next?: string }> {
  const [reply] = await client.GetListItemsAsync({ listName, query: { $xml: query }, ...more })
  const { attributes, row } = reply.GetListItemsResult.listitems.data
  const rows = [row ?? []].flat().map((one: { attributes: Record<string, string> }) => withoutPrefix(one.attributes))
  expect(attributes.ItemCount).toBe(String(rows.length))
  return { rows, next: attributes.ListItemCollectionPositionNext }
}

export const titles = ({ rows }: { rows: readonly Record<string, string>[] }): (string | undefined)[] => rows.map((row) => row.Title)
export const camlOrderedBy = (where: string, orderBy: string) =>
  `<Query>${where && `<Where>${where}</Where>`}<OrderBy>${orderBy}</OrderBy></Query>`

interface SeenFault {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly errorCode: string | undefined
}

/** The error with which the client rejects if the reply is a fault of SOAP 1.1 or 1.2. */
export async function faultOf(request: Promise<unknown>): Promise<SeenFault> {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason as { response: { status: number }; root: { Envelope: { Body: { Fault: Record<string, never> } } } },
  )
  if (error === undefined) throw new Error('The call was answered without a fault.')
  const { faultcode, faultstring, Code, Reason, detail, Detail } = error.root.Envelope.Body.Fault as unknown as {
    faultcode?: string
    faultstring?: string
    Code?: { Value: string }
    Reason?: { Text: { $value: string } }
    detail?: { errorcode?: string }
    Detail?: { errorcode?: string }
  }
  return {
    status: error.response.status,
    code: faultcode ?? Code?.Value ?? '',
    message: faultstring ?? Reason?.Text.$value ?? '',
    errorCode: (detail ?? Detail)?.errorcode,
  }
}

let listNumber = 0

export async function newList(client: Client, templateID = 107): Promise<string> {
  const listName = `SOAP list ${++listNumber}`
  await client.AddListAsync({ listName, description: 'Made by a test', templateID })
  return listName
}
