import { describe, expect, it } from 'vitest'
import { openFolderServer } from '../../../support/samples/folder-server.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { namespaces } from '../../../support/soap/messages.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, ann, clientOf, newList } = await openFolderServer()

const at = (url: string) => `/_api/web/getfilebyserverrelativeurl('${url}')`
const reader = 1073741826
const contributor = 1073741827

/** Gives users roles in a list with its own permissions. */
async function assign(address: string, roles: Readonly<Record<string, number>>): Promise<void> {
  await ann.call('POST', `${address}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
  for (const [name, role] of Object.entries(roles)) {
    const { Id } = (await ann.call('POST', '/_api/web/ensureuser', { body: { logonName: name } })).json
    const assigned = await ann.call('POST', `${address}/roleassignments/addroleassignment(principalid=${Id},roledefid=${role})`)
    expect(assigned.status).toBe(200)
  }
}

/** A library with `a.txt`, which has the text `checked in` and the title First, and the users who may read or contribute there. */
async function newFile(settings: object = {}) {
  const list = await newList(101, settings)
  await assign(list.address, { bob: contributor, rita: reader })
  const folder = `/_api/web/getfolderbyserverrelativeurl('${list.url}')`
  await ann.call('POST', `${folder}/files/add(url='a.txt')`, { body: 'checked in' })
  await ann.call('PUT', `${list.address}/items(1)`, { body: { Title: 'First' } })
  return { ...list, folder, file: at(`${list.url}/a.txt`) }
}

type NewFile = Awaited<ReturnType<typeof newFile>>

const columns = '<FieldRef Name="Title"/><FieldRef Name="File_x0020_Size"/>'
const viewXml = `<View><ViewFields>${columns}</ViewFields></View>`

/** Title and size of the first item of a list. */
async function rowBySoap(name: string, listName: string): Promise<readonly string[]> {
  const headers = { Authorization: basic(name) }
  const client = createSoapContractClient({ url: server.url, service: 'lists', version: '1.1', namespace: namespaces.configured, headers })
  const reply = await client.call(
    'GetListItems',
    `<listName>${listName}</listName><viewFields><ViewFields>${columns}</ViewFields></viewFields>`,
  )
  return ['Title', 'File_x0020_Size'].map((column) => new RegExp(`ows_${column}="([^"]*)"`).exec(reply)?.[1] ?? '')
}

const labelsOf = async (name: string, file: string) =>
  rowsOf(await clientOf(name).call('GET', `${file}/versions`)).map((row) => row.VersionLabel)

/** The state of a file as a user sees it by each operation. */
async function seenBy(name: string, { file, url, folder, address, title }: NewFile) {
  const client = clientOf(name)
  const own = await client.call('GET', file)
  const item = await client.call('GET', `${address}/items(1)`)
  const listed = rowsOf(await client.call('GET', `${folder}/files?$expand=ListItemAllFields`))
  const items = rowsOf(await client.call('GET', `${address}/items?$expand=File&$select=Title,File/Length,File/UIVersionLabel`))
  const data = await client.call('POST', `${address}/renderlistdataasstream`, { body: { parameters: { ViewXml: viewXml } } })
  return {
    text: (await client.call('GET', `${file}/$value`)).text,
    atItsUrl: await (await fetch(`${server.url}${url}/a.txt`, { headers: { Authorization: basic(name) } })).text(),
    length: own.json.Length,
    level: own.json.Level,
    label: own.json.UIVersionLabel,
    title: own.json.Title,
    itemTitle: item.json.Title,
    listed: listed.map((row) => [row.Length, row.ListItemAllFields.Title]),
    items: items.map((row) => [row.Title, row.File.Length, row.File.UIVersionLabel]),
    data: data.json.Row.map((row: Record<string, string>) => [row.Title, row.File_x0020_Size]),
    soap: await rowBySoap(name, title),
  }
}

const everywhere = (text: string, title: string, label: string) => ({
  text,
  atItsUrl: text,
  length: text.length,
  label,
  title,
  itemTitle: title,
  listed: [[text.length, title]],
  items: [[title, text.length, label]],
  data: [[title, String(text.length)]],
  soap: [title, `1;#${text.length}`],
})

describe('a file that is checked out', () => {
  it.each([
    ['without versions', {}],
    ['with versions', { EnableVersioning: true }],
    ['with drafts', { EnableVersioning: true, EnableMinorVersions: true }],
  ])('is what was checked in to all users except its holder, %s', async (_, settings) => {
    const made = await newFile(settings)
    const { file, address } = made
    const label = (await ann.call('GET', file)).json.UIVersionLabel
    await ann.call('POST', `${file}/checkout`)
    await ann.call('PUT', `${file}/$value`, { body: 'working copy!' })
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Second' } })
    expect(await seenBy('ann', made)).toMatchObject({ ...everywhere('working copy!', 'Second', label), level: 255 })
    const checkedIn = { ...everywhere('checked in', 'First', label), level: label.endsWith('.0') ? 1 : 2 }
    for (const name of ['bob', 'rita']) expect(await seenBy(name, made)).toMatchObject(checkedIn)
    const { json } = await clientOf('rita').call('GET', `${file}?$expand=CheckedOutByUser&$select=CheckOutType,CheckedOutByUser/Title`)
    expect(json).toEqual({ CheckOutType: 0, CheckedOutByUser: { Title: 'ann' } })
    expect(await labelsOf('bob', file)).not.toContain(label)
    await ann.call('POST', `${file}/checkin(comment='',checkintype=2)`)
    for (const name of ['ann', 'bob', 'rita']) expect(await seenBy(name, made)).toMatchObject(everywhere('working copy!', 'Second', label))
  })

  it('has another ETag for its holder than for the others, who get none of its bytes by it', async () => {
    const { file } = await newFile()
    await ann.call('POST', `${file}/checkout`)
    await ann.call('PUT', `${file}/$value`, { body: 'working copy' })
    const [own = '', other = ''] = await Promise.all(
      ['ann', 'bob'].map(async (name) => (await clientOf(name).call('GET', `${file}/$value`)).headers.get('etag') ?? ''),
    )
    expect(new Set([own, other, '']).size).toBe(3)
    const part = (name: string, tag: string) =>
      clientOf(name).call('GET', `${file}/$value`, { headers: { Range: 'bytes=0-6', 'If-Range': tag } })
    expect([(await part('bob', own)).text, (await part('bob', other)).text, (await part('ann', own)).text]).toEqual([
      'checked in',
      'checked',
      'working',
    ])
  })

  it('stays approved as it was, and waits for approval when it is checked in', async () => {
    const { file, address } = await newFile({ EnableModeration: true })
    const seen = async () => [
      (await clientOf('rita').call('GET', `${file}/$value`)).text,
      rowsOf(await clientOf('rita').call('GET', `${address}/items?$select=Title`)).map((row) => row.Title),
    ]
    await ann.call('POST', `${file}/approve('Fine')`)
    await ann.call('POST', `${file}/checkout`)
    await ann.call('PUT', `${file}/$value`, { body: 'working copy' })
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Second' } })
    expect(await seen()).toEqual(['checked in', ['First']])
    await ann.call('POST', `${file}/undocheckout`)
    expect(await seen()).toEqual(['checked in', ['First']])
    await ann.call('POST', `${file}/checkout`)
    await ann.call('PUT', `${file}/$value`, { body: 'working copy' })
    await ann.call('POST', `${file}/checkin(comment='',checkintype=1)`)
    expectRefusal(await clientOf('rita').call('GET', `${file}/$value`), 404, /a\.txt/)
    await ann.call('POST', `${file}/approve('Fine')`)
    expect(await seen()).toEqual(['working copy', ['First']])
  })

  it('is copied by others as it was checked in, alone and with its folder', async () => {
    const { file, url, address } = await newFile()
    await ann.call('POST', '/_api/web/folders', { body: { ServerRelativeUrl: `${url}/deep` } })
    await ann.call('POST', `${file}/moveto(newurl='${url}/deep/a.txt',flags=1)`)
    const moved = at(`${url}/deep/a.txt`)
    await ann.call('POST', `${moved}/checkout`)
    await ann.call('PUT', `${moved}/$value`, { body: 'working copy' })
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Second' } })
    const bob = clientOf('bob')
    await bob.call('POST', `${moved}/copyto(strnewurl='${url}/b.txt',boverwrite=false)`)
    await bob.call('POST', `/_api/web/getfolderbyserverrelativeurl('${url}/deep')/copyto(strnewurl='${url}/deep2')`)
    for (const copy of [`${url}/b.txt`, `${url}/deep2/a.txt`]) {
      expect((await ann.call('GET', `${at(copy)}/$value`)).text).toBe('checked in')
      expect((await ann.call('GET', at(copy))).json.Title).toBe('First')
    }
  })

  it('is found by what was checked in, and by its new words afterwards', async () => {
    const { file, address } = await newFile()
    const found = async (word: string) => {
      const { json } = await ann.call('GET', `/_api/search/query?querytext='${word}'`)
      return json.PrimaryQueryResult.RelevantResults.TotalRows
    }
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Kumquat' } })
    await ann.call('POST', `${file}/checkout`)
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Persimmon' } })
    expect([await found('kumquat'), await found('persimmon')]).toEqual([1, 0])
    await ann.call('POST', `${file}/checkin(comment='',checkintype=0)`)
    expect([await found('kumquat'), await found('persimmon')]).toEqual([0, 1])
  })
})

describe('a file that was never checked in', () => {
  it('is seen by its maker, and by users who may end the check-outs of others', async () => {
    const list = await newList(101, { ForceCheckout: true })
    await assign(list.address, { bob: contributor, rita: reader })
    const folder = `/_api/web/getfolderbyserverrelativeurl('${list.url}')`
    const bob = clientOf('bob')
    await bob.call('POST', `${folder}/files/add(url='new.txt')`, { body: 'new' })
    const file = at(`${list.url}/new.txt`)
    for (const client of [bob, ann]) {
      expect((await client.call('GET', `${file}/$value`)).text).toBe('new')
      expect(rowsOf(await client.call('GET', `${folder}/files`))).toHaveLength(1)
      expect(rowsOf(await client.call('GET', `${list.address}/items`))).toHaveLength(1)
    }
    const rita = clientOf('rita')
    const hidden = [file, `${file}/$value`, `${list.address}/items(1)`, `${file}/listitemallfields`]
    for (const address of hidden) expectRefusal(await rita.call('GET', address), 404, /new\.txt|item/i)
    for (const address of [`${folder}/files`, `${list.address}/items`]) expect(rowsOf(await rita.call('GET', address))).toEqual([])
    expect((await fetch(`${server.url}${list.url}/new.txt`, { headers: { Authorization: basic('rita') } })).status).toBe(404)
    await bob.call('POST', `${file}/checkin(comment='',checkintype=1)`)
    expect((await rita.call('GET', `${file}/$value`)).text).toBe('new')
  })
})

describe('a library that shows its drafts', () => {
  const drafts = { EnableVersioning: true, EnableMinorVersions: true }

  it.each([
    ['to everybody', 0, { ann: '1.1', bob: '1.1', rita: '1.1' }],
    ['to who may edit', 1, { ann: '1.1', bob: '1.1', rita: '1.0' }],
    ['to who may approve', 2, { ann: '1.1', bob: '1.0', rita: '1.0' }],
  ])('%s', async (_, DraftVersionVisibility, labels) => {
    const made = await newFile({ ...drafts })
    await ann.call('PUT', made.address, { body: { DraftVersionVisibility } })
    await ann.call('POST', `${made.file}/publish('Out')`)
    await ann.call('PUT', `${made.file}/$value`, { body: 'a draft' })
    for (const [name, label] of Object.entries(labels)) {
      const text = label === '1.0' ? 'checked in' : 'a draft'
      expect(await seenBy(name, made)).toMatchObject(everywhere(text, 'First', label))
      expect((await labelsOf(name, made.file)).includes('0.1')).toBe(label === '1.1')
    }
  })

  it('keeps the values of drafts out of next links, and pages go on', async () => {
    const { file, address, folder } = await newFile(drafts)
    await ann.call('PUT', address, { body: { DraftVersionVisibility: 1 } })
    await ann.call('POST', `${file}/publish('Out')`)
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Zebra' } })
    await ann.call('POST', `${folder}/files/add(url='b.txt',overwrite=true)`, { body: 'b' })
    await ann.call('POST', `${folder}/files('b.txt')/publish('Out')`)
    const page = (name: string, more = '') =>
      clientOf(name).call('GET', `${address}/items?$orderby=Title desc&$top=1&$select=Id${more}`, { headers: { Accept: accepts.verbose } })
    const own = await page('ann')
    expect(own.json.d.__next).toMatch(/zebra/i)
    const { json, text } = await page('rita')
    expect(json.d.results).toMatchObject([{ Id: 1 }])
    expect(text).not.toMatch(/zebra/i)
    const token = new URL(json.d.__next).searchParams.get('$skiptoken') ?? ''
    expect(token).toBe('Paged=TRUE&p_ID=1&p_Title=first')
    expect((await page('rita', `&$skiptoken=${encodeURIComponent(token)}`)).json.d.results).toMatchObject([{ Id: 2 }])
    expectRefusal(await page('rita', `&$skiptoken=${encodeURIComponent('Paged=TRUE&p_ID=1')}`), 400, /says nothing of 'Title'/)
  })

  it('hides a file without any major version, and from search as well', async () => {
    const { file, address, folder } = await newFile(drafts)
    const rita = clientOf('rita')
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Quince' } })
    const found = async () => {
      const { json } = await ann.call('GET', "/_api/search/query?querytext='quince'")
      return json.PrimaryQueryResult.RelevantResults.TotalRows
    }
    expect([(await rita.call('GET', file)).status, await found()]).toEqual([200, 1])
    await ann.call('PUT', address, { body: { DraftVersionVisibility: 1 } })
    expectRefusal(await rita.call('GET', `${file}/$value`), 404, /a\.txt/)
    expect([rowsOf(await rita.call('GET', `${folder}/files`)), await found()]).toEqual([[], 0])
    await ann.call('POST', `${file}/publish('Out')`)
    expect([(await rita.call('GET', `${file}/$value`)).text, await found()]).toEqual(['checked in', 1])
  })
})

describe('a query of a library', () => {
  /** The published a.txt (First) has a draft (Zebra) of ann; b.txt (Middle) is published; c.txt (Quagga) has never been. */
  async function newDrafts() {
    const made = await newFile({ EnableVersioning: true, EnableMinorVersions: true, DraftVersionVisibility: 1 })
    const { address, folder, file } = made
    await ann.call('POST', `${address}/fields`, { body: { Title: 'Kinds', FieldTypeKind: 15, Choices: ['Old', 'New', 'Odd'] } })
    await ann.call('PUT', `${address}/items(1)`, { body: { Kinds: ['Old', 'Odd'] } })
    await ann.call('POST', `${file}/publish('Out')`)
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Zebra', Kinds: ['New'] } })
    for (const [name, Title] of [
      ['b.txt', 'Middle'],
      ['c.txt', 'Quagga'],
    ]) {
      await ann.call('POST', `${folder}/files/add(url='${name}')`, { body: 'text' })
      const { json } = await ann.call('GET', `${folder}/files('${name}')/listitemallfields`)
      await ann.call('PUT', `${address}/items(${json.Id})`, { body: { Title } })
    }
    await ann.call('POST', `${folder}/files('b.txt')/publish('Out')`)
    return made
  }

  const idsOf = async (name: string, { address }: NewFile, options: string) =>
    rowsOf(await clientOf(name).call('GET', `${address}/items?$select=Id&${options}`)).map((row) => row.Id)

  const countOf = async (name: string, { address }: NewFile, filter: string) =>
    Number((await clientOf(name).call('GET', `${address}/items/$count?$filter=${filter}`)).text)

  it('compares what its reader sees, not the drafts of others', async () => {
    const made = await newDrafts()
    for (const [filter, own, seen] of [
      ["Title eq 'Zebra'", [1], []],
      ["Title eq 'First'", [], [1]],
      ["Title ne 'First'", [1, 2, 3], [2]],
      ["startswith(Title,'Z') or startswith(Title,'Q')", [1, 3], []],
      ["length(Title) eq 5 and FileLeafRef eq 'a.txt'", [1], [1]],
      ["Author/Title eq 'ann' and Title lt 'N'", [2], [1, 2]],
      ["Editor/Title eq 'ann' and not (Title eq 'Middle')", [1, 3], [1]],
      ["Kinds eq 'New'", [1], []],
      ["Kinds eq 'Odd' and Kinds ne 'New'", [], [1]],
      ['Kinds eq null', [2, 3], [2]],
      ['ID lt 2', [1], [1]],
    ] as const) {
      expect([filter, await idsOf('ann', made, `$filter=${filter}`)]).toEqual([filter, own])
      expect([filter, await idsOf('rita', made, `$filter=${filter}`)]).toEqual([filter, seen])
      expect([filter, await countOf('ann', made, filter), await countOf('rita', made, filter)]).toEqual([filter, own.length, seen.length])
    }
    for (const [filter, seen] of [
      ["Title eq 'Zebra'", []],
      ["Title eq 'First'", ['a.txt']],
      ['UIVersion eq 512', ['a.txt', 'b.txt']],
    ] as const) {
      const reply = await clientOf('rita').call('GET', `${made.folder}/files?$filter=${filter}&$inlinecount=allpages`)
      expect([filter, rowsOf(reply).map((row) => row.Name)]).toEqual([filter, seen])
    }
  })

  it('orders and pages by what its reader sees', async () => {
    const made = await newDrafts()
    expect([await idsOf('ann', made, '$orderby=Title'), await idsOf('rita', made, '$orderby=Title')]).toEqual([
      [2, 3, 1],
      [1, 2],
    ])
    expect(await idsOf('rita', made, '$orderby=Title desc')).toEqual([2, 1])
    expect(await idsOf('rita', made, '$orderby=Title desc&$skip=1&$top=1')).toEqual([1])
    const rita = clientOf('rita')
    const met: number[] = []
    for (let next: string | undefined = `${made.address}/items?$select=Id&$orderby=Title&$top=1`; next; ) {
      const { json } = await rita.call('GET', next, { headers: { Accept: accepts.verbose } })
      met.push(...json.d.results.map((row: { Id: number }) => row.Id))
      next = json.d.__next?.slice(server.url.length)
    }
    expect(met).toEqual([1, 2])
  })

  it('compares what its reader sees in CAML, in SOAP and in the list data service', async () => {
    const made = await newDrafts()
    const where = (text: string) => `<Where><Eq><FieldRef Name="Title"/><Value Type="Text">${text}</Value></Eq></Where>`
    const headers = { Authorization: basic('rita') }
    const soap = createSoapContractClient({ url: server.url, service: 'lists', version: '1.1', namespace: namespaces.configured, headers })
    for (const [text, count] of [
      ['Zebra', 0],
      ['First', 1],
      ['Quagga', 0],
    ] as const) {
      const body = { parameters: { ViewXml: `<View><Query>${where(text)}</Query></View>` } }
      const data = await clientOf('rita').call('POST', `${made.address}/renderlistdataasstream`, { body })
      expect([text, data.json.Row.length]).toEqual([text, count])
      const reply = await soap.call('GetListItems', `<listName>${made.title}</listName><query><Query>${where(text)}</Query></query>`)
      expect([text, /ItemCount="(\d+)"/.exec(reply)?.[1]]).toEqual([text, String(count)])
      const address = `/_vti_bin/ListData.svc/${made.title}?$filter=Title eq '${text}'`
      const service = await fetch(`${server.url}${address}`, { headers: { ...headers, Accept: 'application/json' } })
      const { d } = (await service.json()) as { readonly d: { readonly results: readonly unknown[] } }
      expect([text, d.results.length]).toEqual([text, count])
    }
  })

  it('finds nothing of a draft behind a lookup column', async () => {
    const made = await newDrafts()
    const links = await newList(100)
    const LookupListId = (await ann.call('GET', `${made.address}?$select=Id`)).json.Id
    const parameters = { Title: 'Doc', FieldTypeKind: 7, LookupListId, LookupFieldName: 'Title' }
    await ann.call('POST', `${links.address}/fields/addfield`, { body: { parameters } })
    await assign(links.address, { rita: reader })
    for (const id of [1, 2]) await ann.call('POST', `${links.address}/items`, { body: { Title: `to ${id}`, DocId: id } })
    const found = async (name: string, filter: string) =>
      rowsOf(await clientOf(name).call('GET', `${links.address}/items?$select=Id&$filter=${filter}`)).map((row) => row.Id)
    expect([await found('ann', "Doc/Title eq 'Zebra'"), await found('rita', "Doc/Title eq 'Zebra'")]).toEqual([[1], []])
    expect(await found('rita', "Doc/Title eq 'Middle'")).toEqual([2])
  })

  it('compares what was checked in, for all users except the holder of a file', async () => {
    const made = await newFile({ EnableVersioning: true })
    await ann.call('POST', `${made.file}/checkout`)
    await ann.call('PUT', `${made.address}/items(1)`, { body: { Title: 'Second' } })
    const found = (name: string, text: string) => countOf(name, made, `Title eq '${text}'`)
    expect([await found('ann', 'Second'), await found('ann', 'First')]).toEqual([1, 0])
    for (const name of ['bob', 'rita']) expect([await found(name, 'Second'), await found(name, 'First')]).toEqual([0, 1])
  })
})
