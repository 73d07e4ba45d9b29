import { describe, expect, it } from 'vitest'
import { contract } from '../../../../src/entities/shape/contract.ts'
import { type Operation, operationsOf, resolve } from '../../../../src/http/openapi/contract.ts'
import { ask, inAddress, send } from '../../../attack/send.ts'
import { soapMessage } from '../../../support/doors.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'

/**
 * Every operation at every address gives the same answer for objects in a
 * closed list or folder, whether they exist or not.
 */
const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })

const post = async (target: string, body?: unknown) => {
  const { text } = await ask(server.url, 'POST', target.replaceAll(' ', '%20'), body)
  return text === '' ? undefined : JSON.parse(text)
}
const close = (target: string) => post(`${target}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
const listOf = (title: string) => `/_api/web/lists/getbytitle('${title}')`
const fileOf = (path: string) => `/_api/web/getfilebyserverrelativeurl('/${path}')`
const folderOf = (path: string) => `/_api/web/getfolderbyserverrelativeurl('/${path}')`
const upload = async (path: string) => {
  const at = path.lastIndexOf('/')
  const target = `${folderOf(path.slice(0, at))}/files/add(url='${path.slice(at + 1)}',overwrite=true)`
  return (await post(target, {})).UniqueId as string
}
const read = async (target: string) => JSON.parse((await ask(server.url, 'GET', target)).text)

await post("/_api/web/sitegroups/getbyname('Home Members')/users", { LoginName: 'member' })
for (const Title of ['Hidden', 'Open']) {
  await post('/_api/web/lists', { Title, BaseTemplate: 100 })
  for (const Text of ['a', 'b', 'c']) await post(`${listOf(Title)}/items`, { Title: Text })
  await post(`${listOf(Title)}/items(2)/attachmentfiles/add(filename='a.txt')`, {})
}
for (const Title of ['HiddenDocs', 'OpenDocs']) {
  await post('/_api/web/lists', { Title, BaseTemplate: 101 })
  await ask(server.url, 'PUT', listOf(Title), { EnableVersioning: true })
}
for (const path of ['HiddenDocs/sub', 'OpenDocs/closed', 'OpenDocs/closed/sub']) {
  const at = path.lastIndexOf('/')
  await post(`${folderOf(path.slice(0, at))}/folders/add('${path.slice(at + 1)}')`)
}
const closedFiles = ['HiddenDocs/secret.txt', 'HiddenDocs/sub/secret.txt', 'OpenDocs/closed/secret.txt', 'OpenDocs/closed/sub/secret.txt']
for (const path of closedFiles) for (let round = 0; round < 2; round += 1) await upload(path)
await upload('HiddenDocs/held.txt')
await post(`${fileOf('HiddenDocs/held.txt')}/checkout`)
await upload('HiddenDocs/own.txt')
await upload('HiddenDocs/shared.txt')
await upload('OpenDocs/open.txt')
const ownFileId = await upload('OpenDocs/own.txt')
const uniqueId = (await read(`${listOf('Hidden')}/items(1)`)).GUID as string
const { Id: hiddenId, DefaultView: view } = await read(`${listOf('Hidden')}?$select=Id,DefaultView/Id&$expand=DefaultView`)
const contentType = (await read(`${listOf('Hidden')}/contenttypes`)).value[0].StringId ?? '0x01'
for (const item of [`${listOf('Hidden')}/items(2)`, `${listOf('Open')}/items(2)`]) await close(item)
for (const path of ['HiddenDocs/own.txt', 'OpenDocs/own.txt']) await close(`${fileOf(path)}/listitemallfields`)
await close(`${folderOf('OpenDocs/closed')}/listitemallfields`)
for (const title of ['Hidden', 'HiddenDocs']) await close(listOf(title))
/** `limited` may read one item of each closed list, and so has Limited Access to the list. */
const { Id: limitedId } = await post('/_api/web/ensureuser', { logonName: 'limited' })
const read1 = `addroleassignment(principalid=${limitedId},roledefid=1073741826)`
for (const item of [`${listOf('Hidden')}/items(3)`, `${fileOf('HiddenDocs/shared.txt')}/listitemallfields`]) {
  await close(item)
  await post(`${item}/roleassignments/${read1}`)
}

const guid = '00000000-0000-4000-8000-00000000dead'
const list = "/_api/web/lists/getbytitle('{listTitle}')"
const item = `${list}/items({itemId})`
const file = "/_api/web/getfilebyserverrelativeurl('{fileUrl}')"
const folder = "/_api/web/getfolderbyserverrelativeurl('{folderUrl}')"

/** Addresses of the contract, and the addresses of this test that replace them. */
type Row = readonly [canonical: string, ...addresses: readonly string[]]

/** Places where the caller may see nothing: an address of an object that exists, and one of an object that does not. */
const inside: readonly Row[] = [
  [item, `${listOf('Hidden')}/items(1)`, `${listOf('Hidden')}/items(99)`],
  [item, `${listOf('Hidden')}/items(2)`, `${listOf('Hidden')}/items(99)`],
  [item, `/_api/web/lists(guid'${hiddenId}')/items(1)`, `/_api/web/lists(guid'${hiddenId}')/items(99)`],
  [item, `${listOf('Hidden')}/getitembyuniqueid('${uniqueId}')`, `${listOf('Hidden')}/getitembyuniqueid('${guid}')`],
  [item, "/_api/web/getlistitem('/Lists/Hidden/1_.000')", "/_api/web/getlistitem('/Lists/Hidden/99_.000')"],
  [item, `${fileOf('HiddenDocs/secret.txt')}/listitemallfields`, `${fileOf('HiddenDocs/nowhere.txt')}/listitemallfields`],
  ...["/attachmentfiles('{attachmentName}')", '/versions({versionId})', '/roleassignments/getbyprincipalid({principalId})'].map(
    (part, index): Row => [
      `${item}${part}`,
      `${listOf('Hidden')}/items(2)${["/attachmentfiles('a.txt')", '/versions(512)', '/roleassignments/getbyprincipalid(1)'][index]}`,
      `${listOf('Hidden')}/items(2)${["/attachmentfiles('b.txt')", '/versions(99840)', '/roleassignments/getbyprincipalid(99)'][index]}`,
    ],
  ),
  [`${list}/views('{viewId}')`, `${listOf('Hidden')}/views('${view.Id}')`, `${listOf('Hidden')}/views('${guid}')`],
  [
    `${list}/fields/getbyinternalnameortitle('{fieldName}')`,
    `${listOf('Hidden')}/fields/getbyinternalnameortitle('Title')`,
    `${listOf('Hidden')}/fields/getbyinternalnameortitle('Nope')`,
  ],
  [
    `${list}/contenttypes('{contentTypeId}')`,
    `${listOf('Hidden')}/contenttypes('${contentType}')`,
    `${listOf('Hidden')}/contenttypes('0x0100AA')`,
  ],
  [
    `${list}/roleassignments/getbyprincipalid({principalId})`,
    `${listOf('Hidden')}/roleassignments/getbyprincipalid(1)`,
    `${listOf('Hidden')}/roleassignments/getbyprincipalid(99)`,
  ],
  ...[...closedFiles, 'HiddenDocs/held.txt', 'HiddenDocs/own.txt'].flatMap((path): Row[] => [
    [file, fileOf(path), fileOf(path.replace(/[^/]*$/, 'nowhere.txt'))],
    [file, fileOf(path), fileOf(path.replace(/[^/]*$/, 'nowhere/secret.txt'))],
    [file, `${folderOf('')}/files('${path}')`, `${folderOf('')}/files('${path.replace(/[^/]*$/, 'nowhere.txt')}')`],
    [`${file}/versions({versionId})`, `${fileOf(path)}/versions(512)`, `${fileOf(path)}/versions(99840)`],
  ]),
  [file, `${listOf('HiddenDocs')}/items(1)/file`, `${listOf('HiddenDocs')}/items(99)/file`],
  [file, `${listOf('HiddenDocs')}/items(2)/file`, `${listOf('HiddenDocs')}/items(99)/file`],
  [folder, `${listOf('HiddenDocs')}/items(1)/folder`, `${listOf('HiddenDocs')}/items(99)/folder`],
  [folder, `${listOf('HiddenDocs')}/items(2)/folder`, `${listOf('HiddenDocs')}/items(99)/folder`],
  [folder, folderOf('HiddenDocs/sub'), folderOf('HiddenDocs/nowhere')],
  [folder, folderOf('HiddenDocs/sub'), folderOf('HiddenDocs/nowhere/deeper')],
  [folder, folderOf('HiddenDocs/sub'), folderOf('HiddenDocs/secret.txt')],
  [folder, folderOf('OpenDocs/closed/sub'), folderOf('OpenDocs/closed/nowhere')],
  [folder, `${folderOf('HiddenDocs')}/folders('sub')`, `${folderOf('HiddenDocs')}/folders('nowhere')`],
]

/** A list that exists and is hidden as a whole, by each of its addresses. */
const hidden: readonly Row[] = [
  [list, listOf('Hidden'), `/_api/web/lists(guid'${hiddenId}')`, "/_api/web/getlist('/Lists/Hidden')", listOf('HiddenDocs')],
  [item, `${listOf('Open')}/items(2)`, `${fileOf('OpenDocs/own.txt')}/listitemallfields`],
  [file, fileOf('OpenDocs/own.txt'), `/_api/web/getfilebyid('${ownFileId}')`, `${folderOf('OpenDocs')}/files('own.txt')`],
  [folder, folderOf('HiddenDocs'), folderOf('OpenDocs/closed'), `${listOf('HiddenDocs')}/rootfolder`],
]

/** Objects that do not exist, in places that a member may see. */
const missing: readonly string[] = [
  listOf('Nowhere'),
  `/_api/web/lists(guid'${guid}')`,
  "/_api/web/getlist('/Lists/Nowhere')",
  `${listOf('Open')}/items(99)`,
  `${listOf('Open')}/getitembyuniqueid('${guid}')`,
  fileOf('OpenDocs/nowhere.txt'),
  fileOf('OpenDocs/nowhere/a.txt'),
  `/_api/web/getfilebyid('${guid}')`,
  folderOf('OpenDocs/nowhere'),
  folderOf('Nowhere'),
  `${listOf('OpenDocs')}/items(99)/file`,
]

/** The body of this operation names the new folder, whatever the address is. */
const operations = [...operationsOf(contract)].filter(({ operationId }) => operationId !== 'addFolder')

const bodyOf = ({ requestBody }: Operation): string | undefined => {
  const schema = requestBody?.content['application/json']?.schema
  if (!schema) return undefined
  const { examples, example } = resolve(contract, schema) as { examples?: readonly unknown[]; example?: unknown }
  return JSON.stringify(examples?.[0] ?? example)
}

function requestTo(operation: Operation, address: string, caller: string) {
  const exampleOf = (name: string) => String(operation.parameters.find((one) => one.name === name)?.example ?? 'x')
  const options = operation.parameters
    .filter((one) => one.in === 'query' && one.required === true)
    .map(({ name }) => `${name}=${exampleOf(name)}`)
  const plain = address.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(exampleOf(name))).replaceAll(' ', '%20')
  const target = options.length === 0 ? plain : `${plain}?${options.join('&')}`
  const body = bodyOf(operation)
  return send(server.url, {
    method: operation.method,
    target,
    headers: {
      Authorization: basic(caller),
      Accept: 'application/json;odata=nometadata',
      'If-Match': '*',
      ...(operation.operationId.startsWith('merge') && { 'X-HTTP-Method': 'MERGE' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
}

/** What a user with Limited Access to a list may ask it: which items there are that it may see, and its own rights. */
const ofOpenedLists: ReadonlySet<string> = new Set([
  'listItems',
  'getItems',
  'renderListDataAsStream',
  'renderListData',
  'addItem',
  'getListEffectiveBasePermissions',
])

/** Each operation on the object of a row, with the rest of its path. */
function* operationsOn(canonical: string): Generator<readonly [operation: Operation, rest: string]> {
  for (const operation of operations) {
    const rest = operation.path.slice(canonical.length)
    if (operation.path.startsWith(canonical) && (rest === '' || rest.startsWith('/'))) yield [operation, rest]
  }
}

it('many operations are asked', () => {
  const askedAt = (rows: readonly Row[], addresses: (row: Row) => number) =>
    rows.reduce((sum, row) => sum + [...operationsOn(row[0])].length * addresses(row), 0)
  expect(askedAt(inside, () => 1)).toBeGreaterThan(800)
  expect(askedAt(hidden, ({ length }) => length - 1)).toBeGreaterThan(300)
})

describe.each(['member', 'stranger', 'limited'])('%s', (caller) => {
  it.each(inside)('gets one refusal from every operation on %s for %s and %s', async (canonical, there = '', notThere = '') => {
    const differences: string[] = []
    for (const [operation, rest] of operationsOn(canonical)) {
      const [one, other] = [await requestTo(operation, there + rest, caller), await requestTo(operation, notThere + rest, caller)]
      if (one.status === 403 && other.status === 403 && one.text === other.text) continue
      differences.push(`${operation.operationId}: ${one.status} ${one.text} | ${other.status} ${other.text}`)
    }
    expect(differences).toEqual([])
  })

  const hiddenOnes = hidden.flatMap(([canonical, ...addresses]) => addresses.map((address) => [canonical, address] as const))
  it.each(hiddenOnes)('is refused by every operation on %s at %s', async (canonical, address) => {
    const others: string[] = []
    for (const [operation, rest] of operationsOn(canonical)) {
      const { status, text } = await requestTo(operation, address + rest, caller)
      // Limited Access opens a list, to reach the items that its holder may see.
      if (caller === 'limited' && ofOpenedLists.has(operation.operationId)) continue
      if (status !== 403) others.push(`${operation.operationId}: ${status} ${text}`)
    }
    expect(others).toEqual([])
  })

  const direct = async (method: string, path: string) => {
    const { status, text } = await send(server.url, {
      method,
      target: `/${path}`,
      headers: { Authorization: basic(caller) },
    })
    // A message may repeat what was asked for.
    const [folder, name] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)]
    return { status, text: text.replace(path, '…').replace(folder, '…').replace(`'${name}'`, '…') }
  }

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s of a direct URL shows nothing', async (method) => {
    for (const path of closedFiles.concat('HiddenDocs/held.txt', 'HiddenDocs/own.txt', 'HiddenDocs/sub')) {
      const there = await direct(method, path)
      for (const name of ['nowhere.txt', 'nowhere/secret.txt']) {
        const place = path.replace(/[^/]*$/, name)
        expect(await direct(method, place), `${path} ${place}`).toEqual(there)
      }
    }
    for (const [there, notThere] of [
      ['Lists/Hidden/Attachments/2/a.txt', 'Lists/Hidden/Attachments/2/b.txt'],
      ['Lists/Hidden/Attachments/2/a.txt', 'Lists/Hidden/Attachments/99/a.txt'],
      ['_vti_history/512/HiddenDocs/secret.txt', '_vti_history/99840/HiddenDocs/secret.txt'],
      ['_vti_history/512/HiddenDocs/secret.txt', '_vti_history/512/HiddenDocs/nowhere.txt'],
    ] as const)
      expect(await direct(method, notThere), notThere).toEqual(await direct(method, there))
    if (method === 'GET') expect((await direct(method, 'HiddenDocs/secret.txt')).status).toBe(403)
    if (method === 'GET') expect((await direct(method, 'OpenDocs/own.txt')).status).toBe(403)
  })

  const told = async (path: string, body?: object) => {
    const { status, text } = await send(server.url, {
      method: 'POST',
      target: path,
      headers: { Authorization: basic(caller), Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    })
    return { status, text }
  }

  it('gets one refusal for all names of files and folders that it adds to a closed place', async () => {
    const ways = [
      (at: string, name: string) => told(`${folderOf(at)}/files/add(url='${name}',overwrite=false)`),
      (at: string, name: string) => told(`${folderOf(at)}/files/add(url='${name}',overwrite=true)`),
      (at: string, name: string) => told(`${folderOf(at)}/folders/add('${name}')`),
      (at: string, name: string) => told('/_api/web/folders', { ServerRelativeUrl: `/${at}/${name}` }),
      (at: string, name: string) => told(`${fileOf('OpenDocs/open.txt')}/copyto('/${at}/${name}')`),
      (at: string, name: string) => told(`${fileOf('OpenDocs/open.txt')}/copyto(strnewurl='/${at}/${name}',boverwrite=true)`),
      (at: string, name: string) => told(`${fileOf('OpenDocs/open.txt')}/moveto(newurl='/${at}/${name}',flags=1)`),
    ]
    for (const way of ways) {
      const answer = await way('HiddenDocs', 'new.txt')
      expect(answer.status).toBe(403)
      for (const at of ['HiddenDocs', 'HiddenDocs/sub', 'HiddenDocs/nowhere', 'OpenDocs/closed', 'Lists/Hidden', 'Lists/Hidden/nowhere'])
        for (const name of ['new.txt', 'secret.txt', 'held.txt', 'own.txt', 'sub'])
          expect(await way(at, name), `${at}/${name}`).toEqual(answer)
    }
  })

  it('gets one refusal for closed files and folders as sources', async () => {
    const util = (name: string, src: string, dest: string) =>
      told(`/_api/sp.movecopyutil.${name}`, {
        srcPath: { DecodedUrl: `${server.url}/${src}` },
        destPath: { DecodedUrl: `${server.url}/${dest}` },
      })
    for (const name of ['copyfilebypath(overwrite=true)', 'movefilebypath(overwrite=false)'])
      for (const source of [...closedFiles, 'HiddenDocs/held.txt', 'HiddenDocs/nowhere.txt', 'HiddenDocs/nowhere/a.txt'])
        expect((await util(name, source, 'OpenDocs/y.txt')).status, source).toBe(403)
    for (const name of ['copyfolderbypath', 'movefolderbypath'])
      for (const source of ['OpenDocs/closed', 'OpenDocs/closed/sub', 'OpenDocs/closed/nowhere', 'HiddenDocs/sub', 'HiddenDocs/nowhere'])
        expect((await util(name, source, 'OpenDocs/z')).status, source).toBe(403)
  })

  it('gets one refusal from SOAP', async () => {
    const fault = async (service: string, operation: string, parameters: string) => {
      const { method, path, headers, body } = soapMessage(operation, parameters, service)
      const { status, text } = await send(server.url, {
        method,
        target: path,
        headers: { ...headers, Authorization: basic(caller) },
        ...(body !== undefined && { body }),
      })
      return { status, text }
    }
    const page = (path: string) => `<pageUrl>${server.url}/${path}</pageUrl>`
    const checkIn = '<comment>a</comment><CheckinType>1</CheckinType>'
    const update = (id: number) =>
      `<updates><Batch OnError="Continue"><Method ID="1" Cmd="Update"><Field Name="ID">${id}</Field><Field Name="Title">x</Field></Method></Batch></updates>`
    const forFiles: readonly (readonly [string, string, (path: string) => string])[] = [
      ['lists', 'CheckOutFile', (path) => `${page(path)}<checkoutToLocal>false</checkoutToLocal>`],
      ['lists', 'UndoCheckOut', page],
      ['lists', 'CheckInFile', (path) => `${page(path)}${checkIn}`],
      ['versions', 'GetVersions', (path) => `<fileName>${path}</fileName>`],
      ['versions', 'RestoreVersion', (path) => `<fileName>${path}</fileName><fileVersion>1.0</fileVersion>`],
      ['versions', 'DeleteVersion', (path) => `<fileName>${path}</fileName><fileVersion>1.0</fileVersion>`],
      ['versions', 'DeleteAllVersions', (path) => `<fileName>${path}</fileName>`],
    ]
    for (const [service, operation, parameters] of forFiles) {
      const answer = await fault(service, operation, parameters('HiddenDocs/secret.txt'))
      expect(answer.text, operation).toMatch(/Access denied/)
      const paths = ['HiddenDocs/nowhere.txt', 'HiddenDocs/nowhere/a.txt', 'HiddenDocs/held.txt', 'OpenDocs/closed/secret.txt']
      for (const path of [...paths, 'OpenDocs/closed/nowhere.txt', 'OpenDocs/own.txt'])
        expect(await fault(service, operation, parameters(path)), `${operation} ${path}`).toEqual(answer)
    }
    const hiddenList = '<listName>Hidden</listName>'
    const pairs: readonly (readonly [string, string, string, string])[] = [
      ['lists', 'GetAttachmentCollection', '<listItemID>2</listItemID>', '<listItemID>99</listItemID>'],
      ['lists', 'DeleteAttachment', '<listItemID>2</listItemID><url>a.txt</url>', '<listItemID>99</listItemID><url>b.txt</url>'],
      ['lists', 'UpdateListItems', update(1), update(99)],
      ['views', 'GetView', `<viewName>{${view.Id}}</viewName>`, `<viewName>{${guid}}</viewName>`],
      ['views', 'DeleteView', `<viewName>{${view.Id}}</viewName>`, `<viewName>{${guid}}</viewName>`],
    ]
    for (const [service, operation, there, notThere] of pairs) {
      const answer = await fault(service, operation, hiddenList + there)
      expect(answer.text, operation).toMatch(/Access denied/)
      expect(await fault(service, operation, hiddenList + notThere), operation).toEqual(answer)
    }
    for (const operation of ['GetList', 'DeleteList', ...(caller === 'limited' ? [] : ['GetListItems'])])
      for (const name of ['Hidden', `{${hiddenId}}`])
        expect((await fault('lists', operation, `<listName>${name}</listName>`)).text, operation).toMatch(/Access denied/)
  })
})

const get = (target: string, caller: string) =>
  send(server.url, {
    method: 'GET',
    target,
    headers: { Accept: 'application/json', ...(caller !== '' && { Authorization: basic(caller) }) },
  })

it('what is missing in a place that the caller may see is not found', async () => {
  for (const target of missing) expect((await get(target, 'member')).status, target).toBe(404)
})

it('a user who may not open the web learns of no list whether it is there', async () => {
  const { status, text } = await get(listOf('Hidden'), 'stranger')
  expect(status).toBe(403)
  for (const target of missing) expect(await get(target, 'stranger'), target).toEqual({ status, text })
})

it('nobody without credentials learns more than that they are requested', async () => {
  for (const target of [...missing, ...hidden.flatMap(([, ...addresses]) => addresses), ...inside.flatMap(([, ...addresses]) => addresses)])
    if (!target.includes('{')) expect((await get(target, '')).status, target).toBe(401)
})
