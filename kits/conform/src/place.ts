import type { Client, Reply } from './http/client.ts'
import { CannotRun, Wrong } from './results.ts'
import { acceptOf, fileAt, folderAt, listAt, wordsOf } from './tools.ts'

/** Where the checks work: a web of their own, or lists of their own where they may not make a web. */
export interface Place {
  /** The URL of the web. */
  readonly web: string
  readonly webPath: string
  readonly ownsWeb: boolean
  /** Part of every name, so that runs do not meet. */
  readonly mark: string
  readonly list: string
  readonly library: string
  /** Values of parameters of addresses, by the scope of the address: `site`, `web`, `list`, `item`; `all` for each of them. */
  readonly values: Readonly<Record<Scope, Readonly<Record<string, string>>>>
}

export type Scope = 'all' | 'site' | 'web' | 'list' | 'item' | 'choices'

export interface PlaceOptions {
  readonly client: Client
  /** The URL of the web in which the place is made. */
  readonly url: string
  readonly mark: string
  /** Makes lists in the web of the address, and no web. */
  readonly listsOnly: boolean
}

/** What a server has to answer before anything can be checked. Fails with `CannotRun`. */
export async function digestOf(client: Client, url: string): Promise<string> {
  const reply = await client.send('POST', `${url}/_api/contextinfo`, { headers: { Accept: acceptOf('nometadata') } })
  const value = reply.json?.FormDigestValue ?? reply.json?.d?.GetContextWebInformation?.FormDigestValue
  if (reply.status === 401) throw new CannotRun(`The server does not know the caller (401). Sign in with --auth.`)
  if (reply.status !== 200 || typeof value !== 'string')
    throw new CannotRun(`${url}/_api/contextinfo is answered with ${reply.status} and no form digest: ${wordsOf(reply)}`)
  return value
}

/** Makes the place. Fails with `CannotRun` if the server lets no list be made. */
export async function makePlace(options: PlaceOptions): Promise<Place> {
  const { client, url, mark, listsOnly } = options
  const digest = await digestOf(client, url)
  const web = listsOnly ? undefined : await addWeb(client, url, mark, digest)
  const home = web ?? url
  const ownDigest = web === undefined ? digest : await digestOf(client, home)
  const call = caller(client, home, ownDigest)
  const facts = await call('GET', '/_api/web?$select=Id,ServerRelativeUrl,Url')
  const webPath = String(facts.json?.ServerRelativeUrl ?? new URL(home).pathname).replace(/\/$/, '')
  const place = { web: home, webPath, ownsWeb: web !== undefined, mark, list: `Conform${mark}`, library: `Conform files ${mark}` }
  try {
    return { ...place, values: await fillPlace(call, place, facts) }
  } catch (error) {
    await removePlace(client, { ...place, values: noValues })
    throw error
  }
}

const noValues = { all: {}, site: {}, web: {}, list: {}, item: {}, choices: {} } as const

async function addWeb(client: Client, url: string, mark: string, digest: string): Promise<string | undefined> {
  // With permissions of its own: a role on one of its lists would else leave Limited Access on the web above it.
  const parameters = { Title: `Conform ${mark}`, Url: `conform-${mark}`, WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: false }
  const headers = { Accept: acceptOf('nometadata'), 'X-RequestDigest': digest }
  const reply = await client.send('POST', `${url}/_api/web/webs/add`, { headers, body: { parameters } })
  return reply.status < 300 ? `${url}/conform-${mark}` : undefined
}

type Call = (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>

const caller =
  (client: Client, web: string, digest: string): Call =>
  (method, path, body, headers = {}) =>
    client.send(method, `${web}${path}`, {
      headers: { Accept: acceptOf('nometadata'), ...(method !== 'GET' && { 'X-RequestDigest': digest }), ...headers },
      ...(body !== undefined && { body }),
    })

type Bare = Omit<Place, 'values'>

/** Makes what the reads of the contract need. Only the list, its item and the library have to be there. */
async function fillPlace(call: Call, { webPath, list, library, mark }: Bare, web: Reply): Promise<Place['values']> {
  const must = async (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => {
    const reply = await call(method, path, body, headers)
    if (reply.status >= 300)
      throw new CannotRun(`The place of the checks cannot be made: ${reply.status} ${wordsOf(reply)} (${reply.request})`)
    if (reply.json === undefined && reply.status !== 204)
      throw new Wrong(`a reply that should be JSON is '${reply.headers.get('content-type')}'`, reply.request)
    return reply.json
  }
  const may = async (method: string, path: string, body?: unknown) => {
    const reply = await call(method, path, body)
    return reply.status < 300 ? reply.json : undefined
  }
  const made = await must('POST', '/_api/web/lists', { Title: list, BaseTemplate: 100, EnableVersioning: true })
  for (const [Title, FieldTypeKind] of columns) await must('POST', `${listAt(list)}/fields`, { Title, FieldTypeKind })
  await may('POST', `${listAt(list)}/fields`, { Title: 'ConformChoice', FieldTypeKind: 6, Choices: ['one', 'two'] })
  const item = await must('POST', `${listAt(list)}/items`, { Title: 'first', ConformNumber: 1 })
  const itemAt = `${listAt(list)}/items(${item.Id})`
  await must('POST', itemAt, { Title: 'second' }, { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' })
  await may('POST', `${itemAt}/attachmentfiles/add(FileName='a.txt')`, 'attached')
  const files = await must('POST', '/_api/web/lists', { Title: library, BaseTemplate: 101, EnableVersioning: true })
  const folder = String((await must('GET', `${listAt(library)}/rootfolder?$select=ServerRelativeUrl`)).ServerRelativeUrl)
  for (const text of ['one', 'two']) await must('POST', `${folderAt(folder)}/files/add(url='plan.txt',overwrite=true)`, text)

  const removed = await may('POST', `${listAt(list)}/items`, { Title: 'recycled' })
  const bin = removed && (await may('POST', `${listAt(list)}/items(${removed.Id})/recycle()`))
  const user = await may('GET', '/_api/web/currentuser')
  const firstOf = async (path: string) => (await may('GET', path))?.value?.[0]
  const [view, type, form, group, feature, siteFeature] = [
    await firstOf(`${listAt(list)}/views?$select=Id,Title`),
    await firstOf(`${listAt(list)}/contenttypes?$select=StringId`),
    await firstOf(`${listAt(list)}/forms`),
    await firstOf('/_api/web/sitegroups?$select=Id,Title'),
    await firstOf('/_api/web/features'),
    await firstOf('/_api/site/features'),
  ]
  const node = await may('POST', '/_api/web/navigation/quicklaunch', { Title: `Conform ${mark}`, Url: `${webPath}/x` })
  const ofScope = async (at: string) => {
    const action = await may('POST', `${at}/usercustomactions`, { Title: `Conform ${mark}`, Location: 'CommandUI.Ribbon' })
    const receiver = await may('POST', `${at}/eventreceivers`, receiverOf(mark))
    const assignment = await firstOf(`${at}/roleassignments`)
    return { actionId: action?.Id, receiverId: receiver?.ReceiverId, principalId: assignment?.PrincipalId }
  }
  const ofItem = await firstOf(`${itemAt}/roleassignments`)
  const { value: binItemId = bin?.Recycle } = bin ?? {}
  const login = user?.LoginName
  return {
    all: known({
      ...{ listTitle: list, entitySet: list, dataSet: list, listId: made.Id, itemId: item.Id, listUrl: undefined, attachmentName: 'a.txt' },
      ...{ fileUrl: `${folder}/plan.txt`, folderUrl: folder, versionId: '512', versionLabel: '1.0', binItemId },
      ...{ viewId: view?.Id, viewTitle: view?.Title, formPageId: form?.Id, nodeId: node?.Id, webFullUrl: web.json?.Url },
      ...{ fieldName: 'Title', fieldId: 'fa564e0f-0c70-4ab9-b863-0177e6ddd247', userId: user?.Id, loginName: login },
      ...{ accountName: login, followerName: login, followeeName: login, groupId: group?.Id, groupName: group?.Title },
      ...{ libraryId: files.Id, profilePropertyName: 'AccountName', pageUrl: web.json?.Url, webId: web.json?.Id },
    }),
    site: known({ featureId: siteFeature?.DefinitionId }),
    web: known({ ...(await ofScope('/_api/web')), contentTypeId: '0x0101', featureId: feature?.DefinitionId }),
    list: known({ ...(await ofScope(listAt(list))), contentTypeId: type?.StringId }),
    item: known({ principalId: ofItem?.PrincipalId }),
    choices: known({ entitySet: `${list}ConformChoice`, dataKey: 'one' }),
  }
}

const columns: readonly (readonly [string, number])[] = [
  ['ConformNumber', 9],
  ['ConformText', 2],
  ['ConformDate', 4],
]

const receiverOf = (mark: string) => ({
  ReceiverName: `Conform ${mark}`,
  EventType: 10001,
  ReceiverUrl: 'https://conform.example/',
  SequenceNumber: 1000,
})

const known = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  )

/** Takes away everything that the checks have made, and returns what could not be taken away. */
export async function removePlace(client: Client, place: Place): Promise<string[]> {
  const { web, ownsWeb, list, library } = place
  const left: string[] = []
  const tell = (error: unknown) => left.push(`${web}: ${(error as Error).message}`)
  try {
    const call = caller(client, web, await digestOf(client, web))
    // Whatever a check has made has the mark of the run in its title.
    const lists = await call('GET', '/_api/web/lists?$select=Title')
    const titles = new Set([list, library, ...((lists.json?.value ?? []) as { Title: string }[]).map(({ Title }) => Title)])
    for (const title of titles) {
      if (!title.includes(place.mark)) continue
      const { status } = await call('DELETE', listAt(title), undefined, { 'If-Match': '*' })
      if (status >= 300 && status !== 404 && !ownsWeb) left.push(`${web}: the list '${title}' (${status})`)
    }
    if (!ownsWeb) await removeTraces(call, place)
    if (ownsWeb) {
      const { status } = await call('DELETE', '/_api/web')
      if (status >= 300 && status !== 404) left.push(`${web} (${status})`)
    }
  } catch (error) {
    tell(error)
  }
  return left
}

/** In a web that is not its own the place has left an entry of the recycle bin, a link, a custom action and an event receiver. */
async function removeTraces(call: Call, { values, mark }: Place): Promise<void> {
  const { binItemId, nodeId } = values.all
  if (binItemId !== undefined) await call('POST', `/_api/web/recyclebin('${binItemId}')/deleteobject`)
  if (nodeId !== undefined) await call('DELETE', `/_api/web/navigation/getnodebyid(${nodeId})`)
  for (const [room, id] of [
    ['usercustomactions', 'actionId'],
    ['eventreceivers', 'receiverId'],
  ] as const) {
    const value = values.web[id]
    if (value === undefined) continue
    const key = room === 'usercustomactions' ? `('${value}')` : `/getbyid('${value}')`
    await call('DELETE', `/_api/web/${room}${key}`)
  }
  const bin = await call('GET', '/_api/web/recyclebin?$select=Id,Title,DirName')
  for (const entry of (bin.json?.value ?? []) as { Id: string; Title: string; DirName: string }[]) {
    if (`${entry.Title} ${entry.DirName}`.includes(mark)) await call('POST', `/_api/web/recyclebin('${entry.Id}')/deleteobject`)
  }
}

/** Files of a library of the place, by their name. */
export const fileOf = (place: Place, name: string): string => fileAt(`${place.values.all.folderUrl}/${name}`)
