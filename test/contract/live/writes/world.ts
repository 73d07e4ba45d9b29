import { afterAll, expect } from 'vitest'
import type { wsdl } from '../../../../generated/soap/wsdl.ts'
import type { ContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { receive } from '../../../support/webhooks/receiver.ts'
import { accepts, rowsOf } from '../../../support/wire.ts'
import { type Told, watch } from '../clients.ts'

/** An act, ready to run: what it needs is there. */
export type Act = () => Promise<unknown>

/** What a write operation leads to, each as a sorted list of words. */
export interface Effects {
  /** `getchanges` of the site collection: the kind of object and of change. */
  readonly changes: readonly string[]
  /** The messages of the hub to the web and to the lists of the act. */
  readonly told: readonly string[]
  /** The audit records: type and name of the act. */
  readonly audited: readonly string[]
}

/** All effects of an act, with the acts that the event journal of the root site collection has recorded. */
export interface Seen extends Effects {
  readonly journaled: readonly string[]
}

/** What the server writes in the background, at any time. */
const ofJobs: ReadonlySet<string> = new Set([
  ...['Background', 'lists.planFieldJobs', 'lists.clearSlot', 'lists.freeSlot'],
  ...['lists.copyColumn', 'lists.calculateColumns', 'lists.finishColumn'],
])

/** A write operation: what it leads to, and how a test runs it. */
export interface WriteRow extends Effects {
  readonly prepare: (world: World) => Promise<Act>
}

const words = (text: string): string[] => text.split(', ').filter((word) => word !== '')

/** A row of the tables: words are separated by commas, in the order of their happening. */
export const row = (changes: string, told: string, audited: string, prepare: WriteRow['prepare']): WriteRow => ({
  changes: words(changes),
  told: words(told),
  audited: words(audited),
  prepare,
})

/** The types of changes on the wire (protocol/changes#types). */
const changeNames = new Map([
  [1, 'Add'],
  [2, 'Update'],
  [3, 'Delete'],
  [4, 'Rename'],
  [5, 'MoveAway'],
  [6, 'MoveInto'],
  [7, 'Restore'],
  [8, 'RoleAdd'],
  [9, 'RoleDelete'],
  [10, 'RoleUpdate'],
  [11, 'AssignmentAdd'],
  [12, 'AssignmentDelete'],
  [13, 'MemberAdd'],
  [14, 'MemberDelete'],
  [15, 'SystemUpdate'],
  [17, 'ScopeAdd'],
  [18, 'ScopeDelete'],
])

const everyChange = Object.fromEntries(
  [
    ...['ContentType', 'Field', 'File', 'Folder', 'Group', 'Item', 'List', 'SecurityPolicy', 'Site', 'User', 'View', 'Web'],
    ...['Add', 'Update', 'DeleteObject', 'Rename', 'Move', 'Restore', 'SystemUpdate', 'GroupMembershipAdd', 'GroupMembershipDelete'],
    ...['RoleAssignmentAdd', 'RoleAssignmentDelete', 'RoleDefinitionAdd', 'RoleDefinitionDelete', 'RoleDefinitionUpdate'],
  ].map((name) => [name, true]),
)

interface Place {
  readonly title: string
  readonly id: string
  /** The address of the list. */
  readonly path: string
  /** Its server-relative URL. */
  readonly url: string
}

export const fileAt = (url: string): string => `/_api/web/getfilebyserverrelativeurl('${encodeURIComponent(url)}')`
export const folderAt = (url: string): string => `/_api/web/getfolderbyserverrelativeurl('${encodeURIComponent(url)}')`

/** A server, its administrator, and somebody who watches the hub. */
export async function openWorld() {
  const { server, clientOf } = await serve({
    settings: {
      'EventSourcing:Enabled': 'true',
      'Webhooks:AllowedHosts': 'localhost',
      'Live:Subscriptions': '10000',
      'Live:QueueMessages': '10000',
    },
  })
  const receiver = await receive()
  const admin = clientOf('admin')
  const typed = clientOf('admin', accepts.minimalmetadata)
  const watcher = await watch(server.url, ['web:', 'list::Documents', 'list::Tasks'], { user: 'admin' })
  afterAll(() => watcher.hub.stop())
  let made = 0
  const next = (): number => ++made

  async function call(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    const reply = await admin.call(method, path, { ...(body !== undefined && { body }), headers })
    expect(reply.status, `${method} ${path}: ${reply.text.slice(0, 500)}`).toBeLessThan(300)
    return reply.json
  }
  const post = (path: string, body?: unknown) => call('POST', path, body)

  /** A new list, which the watcher follows. */
  async function list(settings: object = {}, BaseTemplate = 100): Promise<Place> {
    const title = `L${next()}`
    const { Id } = await post('/_api/web/lists', { Title: title, BaseTemplate, ...settings })
    await watcher.hub.invoke('Subscribe', `list::${title}`)
    const url = BaseTemplate === 101 || BaseTemplate === 109 ? `/${title}` : `/Lists/${title}`
    return { title, id: Id as string, path: `/_api/web/lists/getbytitle('${title}')`, url }
  }
  const library = (settings: object = {}) => list(settings, 101)

  /** A new item of a list, with this many states. */
  async function item(of: Place, states = 1): Promise<string> {
    const { Id } = await post(`${of.path}/items`, { Title: 'one' })
    const path = `${of.path}/items(${Id})`
    for (let state = 1; state < states; state++) await call('PUT', path, { Title: `state ${state}` })
    return path
  }

  /** The URL of a new file of a library, with this many states. */
  async function file(of: Place, states = 1): Promise<string> {
    const name = `f${next()}.txt`
    await post(`${folderAt(of.url)}/files/add(url='${name}',overwrite=false)`, 'state 1')
    for (let state = 2; state <= states; state++) await call('PUT', `${fileAt(`${of.url}/${name}`)}/$value`, `state ${state}`)
    return `${of.url}/${name}`
  }

  /** The URL of a new folder with a file in it. */
  async function folder(of: Place): Promise<string> {
    const url = `${of.url}/d${next()}`
    await post(`${folderAt(of.url)}/folders/add('${url.slice(of.url.length + 1)}')`)
    await post(`${folderAt(url)}/files/add(url='in.txt',overwrite=false)`, 'x')
    return url
  }

  const soap = (service: keyof typeof wsdl) =>
    createSoapContractClient({ url: server.url, service, version: '1.1', headers: { Authorization: basic('admin') } })

  const world = { url: server.url, receiver, next, call, post, list, library, item, file, folder, soap }
  const marks = await list()
  const audit = await followAudit(admin)
  const journal = await followJournal(admin)

  /** The changes and audit records of an act. */
  async function recordsOf(act: Act): Promise<Pick<Effects, 'changes' | 'audited'>> {
    const token = await tokenOf()
    await audit.next()
    await act()
    return { changes: await changesSince(token), audited: await audit.next() }
  }

  async function changesSince(ChangeTokenStart: { readonly StringValue: string }): Promise<string[]> {
    const reply = await typed.call('POST', '/_api/site/getchanges', { body: { query: { ...everyChange, ChangeTokenStart } } })
    return rowsOf(reply).map(
      (one) => `${String(one['odata.type']).replace(/^.*\.Change/, '')} ${changeNames.get(one.ChangeType as number)}`,
    )
  }

  /** Everything that an act leads to. An item that is added after it ends what it leads to. */
  async function effectsOf(act: Act): Promise<Seen> {
    await mark()
    const before = { told: watcher.told.length, token: await tokenOf() }
    await audit.next()
    await journal.next()
    await act()
    const changes = await changesSince(before.token)
    const audited = await audit.next()
    const journaled = await journal.next()
    await mark()
    const told = watcher.told.slice(before.told).filter(({ listTitle }) => listTitle !== marks.title)
    return { changes, told: told.map(inWords), audited, journaled }
  }

  async function mark(): Promise<void> {
    const { Id } = await post(`${marks.path}/items`, { Title: 'mark' })
    for (let count = watcher.told.length; !watcher.told.some((one) => one.listTitle === marks.title && one.itemId === Id); count++)
      await watcher.count(count + 1)
  }

  const tokenOf = async () => (await admin.call('GET', '/_api/site')).json.CurrentChangeToken as { StringValue: string }
  /** The bytes that each site counts, and the bytes in use of those that it has. */
  async function storedBytes(): Promise<{ readonly counted: number; readonly inUse: number }[]> {
    const { records } = await server.farm.content('Content')
    const sites = await records.query('Site', { where: {} })
    const sums = sites.map(async ({ siteId, storedBytes: counted }) => {
      const blobs = await records.query('Blob', { where: { siteId } })
      return { counted, inUse: blobs.reduce((sum, { useCount, sizeBytes }) => sum + (useCount > 0 ? sizeBytes : 0), 0) }
    })
    return Promise.all(sums)
  }
  return { ...world, server, admin, effectsOf, recordsOf, storedBytes }
}

export type World = Omit<Awaited<ReturnType<typeof openWorld>>, 'server' | 'admin' | 'effectsOf' | 'recordsOf' | 'storedBytes'>

const inWords = ({ event, changeType }: Told): string => `${event} ${changeType}`

interface Logged {
  readonly log: string
  readonly index: number
  readonly type: string
  readonly detail: { readonly operation?: string }
}

/** The audit records after a position, and those of the farm alone if there is none. */
async function auditAfter(admin: ContractClient, position: string | undefined): Promise<Logged[]> {
  const query = position === undefined ? 'type=FarmChanged' : `after=${position}`
  const { json } = await admin.call('GET', `/_admin/audit?top=1000&${query}`)
  expect(json.next).toBeUndefined()
  return json.value as Logged[]
}

/** Follows the event journal of the root site collection: `next` returns the acts of later records. */
async function followJournal(admin: ContractClient): Promise<{ next(): Promise<string[]> }> {
  let from: number | undefined = 1
  return {
    async next() {
      const operations: string[] = []
      for (let next: number | undefined = from; next !== undefined; ) {
        const { json } = await admin.call('GET', `/_admin/eventjournal?top=1000&from=${next}`)
        const records = json.value as { readonly sequence: number; readonly operation: string }[]
        operations.push(...records.map(({ operation }) => operation))
        from = (records.at(-1)?.sequence ?? next - 1) + 1
        next = json.next as number | undefined
      }
      return operations.filter((operation) => !ofJobs.has(operation))
    },
  }
}

/** Follows the audit logs of the farm and of its only content database: `next` returns later records, as type and name of the act. */
async function followAudit(admin: ContractClient): Promise<{ next(): Promise<string[]> }> {
  let farmRecords = (await auditAfter(admin, undefined)).length
  const content = (await auditAfter(admin, 'farm.0')).filter(({ log }) => log !== 'farm').at(-1)
  let position = `${content?.log}.${content?.index}`
  return {
    async next() {
      const ofFarm = await auditAfter(admin, undefined)
      const ofContent = await auditAfter(admin, position)
      const added = [...ofFarm.slice(farmRecords), ...ofContent]
      farmRecords = ofFarm.length
      const last = ofContent.at(-1)
      if (last) position = `${last.log}.${last.index}`
      return added.map(({ type, detail }) => `${type} ${detail.operation ?? ''}`.trim())
    },
  }
}
