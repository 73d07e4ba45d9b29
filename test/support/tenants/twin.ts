import type { Running } from '../../../src/commands/serve.ts'
import type { ContractClient, Reply } from '../contract-client.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import type { serveTenants } from './tenant-server.ts'

/** A tenant with everything that a twin has too, under the same names. */
export interface Twin {
  readonly host: string
  /** A text that only the content of this tenant has. */
  readonly mark: string
  readonly client: ContractClient
  /** Values for the parameters of addresses. */
  readonly values: Readonly<Record<string, string>>
  readonly siteId: string
  readonly webId: string
  readonly subWebId: string
  readonly changeToken: string
}

export const twinList = 'Secrets'
const list = `/_api/web/lists/getbytitle('${twinList}')`
const documents = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"

type Server = Awaited<ReturnType<typeof serveTenants>>

/** Creates a tenant with a list, items, versions, attachments, files, a web, a group, a bin entry and a webhook. */
export async function addTwin({ add, at }: Server, slug: string): Promise<Twin> {
  const mark = `mark-of-${slug}`
  const host = `${slug}.example`
  const client = at(host, 'ann')
  const receiver = await startReceiver()
  const ask = async (method: string, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> => {
    const reply = await client.call(method, url, { ...(body !== undefined && { body }), headers })
    if (reply.status >= 400) throw new Error(`${method} ${url} was answered with ${reply.status}: ${reply.text}`)
    return reply
  }
  const post = async (url: string, body?: unknown) => (await ask('POST', url, body)).json
  try {
    await ok(add(slug, { displayName: 'Twin' }))
    const { Id: listId } = await post('/_api/web/lists', { Title: twinList, BaseTemplate: 100, Description: mark, EnableVersioning: true })
    const { Id: fieldId } = await post(`${list}/fields`, { Title: 'Extra', FieldTypeKind: 2, Description: mark })
    const { Id: itemId } = await post(`${list}/items`, { Title: `first ${mark}`, Extra: mark })
    await ask('POST', `${list}/items(${itemId})`, { Title: `second ${mark}` }, { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' })
    await post(`${list}/items(${itemId})/attachmentfiles/add(FileName='a.txt')`, mark)
    await post(`${list}/items(${itemId})/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)`)
    const removed = await post(`${list}/items`, { Title: `removed ${mark}` })
    const bin = await post(`${list}/items(${removed.Id})/recycle()`)
    for (const text of ['first', 'second']) await post(`${documents}/files/add(url='plan.txt',overwrite=true)`, `${text} ${mark}`)
    const sub = await post('/_api/web/webs/add', { parameters: { Title: `Sub ${mark}`, Url: 'sub', WebTemplate: 'STS#0' } })
    const group = await post('/_api/web/sitegroups', { Title: 'Insiders', Description: mark })
    const user = await post('/_api/web/ensureuser', { logonName: `spy-of-${slug}` })
    const expirationDateTime = new Date(Date.now() + 86_400_000).toISOString()
    const hook = await post(`${list}/subscriptions`, {
      ...{ resource: list, notificationUrl: `${receiver.url}/hook`, expirationDateTime, clientState: mark },
    })
    const get = async (url: string) => (await ask('GET', url)).json
    const [view] = (await get(`${list}/views?$select=Id`)).value
    const [type] = (await get(`${list}/contenttypes?$select=StringId`)).value
    const site = await get('/_api/site')
    const values = {
      ...{ listTitle: twinList, listId, fieldId, fieldName: 'Extra', itemId: String(itemId), attachmentName: 'a.txt' },
      ...{ versionId: '512', viewId: view.Id, contentTypeId: type.StringId, binItemId: bin.value ?? bin.Recycle ?? bin },
      ...{ groupId: String(group.Id), userId: String(user.Id), principalId: '3', loginName: encodeURIComponent(user.LoginName) },
      ...{ subscriptionId: hook.id, fileUrl: '/Shared Documents/plan.txt', folderUrl: '/Shared Documents' },
      ...{ roleDefinitionId: '1073741829', pageUrl: `http://${host}/sub` },
    }
    const { Id: webId } = await get('/_api/web?$select=Id')
    return {
      ...{ host, mark, client, values, siteId: site.Id, webId, subWebId: sub.Id },
      changeToken: site.CurrentChangeToken.StringValue,
    }
  } finally {
    await receiver.stop()
  }
}

async function ok(reply: Promise<Reply>): Promise<void> {
  const { status, text } = await reply
  if (status !== 201) throw new Error(`The tenant was not created: ${status} ${text}`)
}

/** Every row of the content database of a tenant, by table. */
export async function rowsOfTenant(server: Running, slug: string): Promise<Record<string, unknown[]>> {
  const { records } = server.farm.database
  const [tenant] = await records.query('Tenant', { where: { slug } })
  const [database] = await records.query('ContentDatabase', { where: { tenantId: tenant?.id ?? '' } })
  const content = await server.farm.content(database?.storageName ?? database?.name ?? '')
  const tables: Record<string, unknown[]> = {}
  for (const table of content.keys.keys()) tables[table] = await content.records.query(table, { where: {} })
  return tables
}

const guid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi

/** The ids and marks that only one of two tenants has. */
export async function secretsOf(server: Running, slug: string, other: string): Promise<string[]> {
  const idsIn = async (of: string) =>
    new Set(
      JSON.stringify(await rowsOfTenant(server, of))
        .toLowerCase()
        .match(guid) ?? [],
    )
  const others = await idsIn(other)
  return [...(await idsIn(slug))].filter((id) => !others.has(id)).concat(`mark-of-${slug}`, `spy-of-${slug}`, `${slug}.example`)
}
