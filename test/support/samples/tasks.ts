import { createContractClient, type Reply } from '../contract-client.ts'
import { basic, startServer, type TestServerOptions } from '../server.ts'
import { accepts, rowsOf } from '../wire.ts'

export const items = "/_api/web/lists/getbytitle('Tasks')/items"

/** The items of the list, by id from 1, of two users: with missing values, equal values and values of any kind. */
const rows: { Title: string | null; PercentComplete?: number; DueDate?: string; Priority?: string | null; by?: 'bob' }[] = [
  { Title: 'Alpha', PercentComplete: 0, DueDate: '2026-01-31T10:00:00Z', Priority: '(1) High' },
  { Title: 'beta', PercentComplete: 0.25, DueDate: '2026-02-28T23:59:59Z' },
  { Title: 'GAMMA', PercentComplete: 0.5, Priority: null },
  { Title: "O'Brien, O''Hara", DueDate: '2025-12-31T00:00:00Z', by: 'bob' },
  { Title: null, PercentComplete: 1, DueDate: '2024-02-29T12:30:45Z', Priority: '(3) Low' },
  { Title: 'Äpfel 10%_x', PercentComplete: 0.5, by: 'bob' },
  { Title: 'alphabet', PercentComplete: 0.75, DueDate: '2026-01-31T10:00:01Z', Priority: '(1) High' },
  { Title: 'ends with beta' },
]

/** The ids of all items. */
export const all = rows.map((_, i) => i + 1)

/** A server whose list Tasks has these items, with clients and helpers. */
export async function startWithTasks(settings: TestServerOptions['settings'] = {}) {
  const server = await startServer({ settings })
  const clientOf = (name: string) => createContractClient(server.url, { Authorization: basic(name), Accept: accepts.nometadata })
  const [ann, bob] = [clientOf('ann'), clientOf('bob')]
  const idOf = async (client: typeof ann): Promise<number> => (await client.call('GET', '/_api/web/currentuser')).json.Id
  const [annId, bobId] = [await idOf(ann), await idOf(bob)]
  const guids = new Map<number, string>()
  for (const { by, ...values } of rows) {
    const { json } = await (by === 'bob' ? bob : ann).call('POST', items, { body: { ...values, AssignedToId: by ? annId : null } })
    guids.set(json.Id, json.GUID)
  }
  /** The ids of the items that a query finds, in its order. */
  const find = async (options: Record<string, string | number>): Promise<number[]> => {
    const reply = await ann.call('GET', `${items}?${query({ $select: 'Id', ...options })}`)
    if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`)
    return idsOf(reply)
  }
  return { server, ann, bob, annId, bobId, guidOf: (id: number) => guids.get(id) ?? '', find }
}

/** Query options as a query string. */
export const query = (options: Record<string, string | number>): string =>
  Object.entries(options)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

export const idsOf = (reply: Pick<Reply, 'json'>): number[] => rowsOf(reply).map((row) => row.Id)
