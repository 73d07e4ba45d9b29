import { afterAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { call, listNamed, method, runModel, value } from '../../../support/csom/model-client.ts'
import { merge, startWithPeople } from '../../../support/samples/people-server.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, admin, owner, member, reader, stranger } = await startWithPeople({ own: true })
afterAll(() => server.stop())

const holds = '/_api/archive/legalholds'
const any = { 'If-Match': '*' }
const held = /is under a legal hold/
let made = 0

interface Place {
  readonly title: string
  readonly id: string
  readonly path: string
}

async function newList(BaseTemplate = 100): Promise<Place> {
  const title = `Held ${++made}`
  const { json, status } = await owner.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate, EnableVersioning: true } })
  expect(status).toBe(201)
  return { title, id: json.Id as string, path: `/_api/web/lists/getbytitle('${title}')` }
}

async function newItem({ path }: Place, Title = 'kept'): Promise<string> {
  const { json, status } = await owner.call('POST', `${path}/items`, { body: { Title } })
  expect(status).toBe(201)
  return `${path}/items(${json.Id})`
}

async function hold(scope: object, name = 'Case'): Promise<string> {
  const { json, status, text } = await admin.call('POST', holds, { body: { name, scope } })
  expect(status, text).toBe(201)
  return json.id
}

const release = async (id: string): Promise<void> => {
  expect((await admin.call('POST', `${holds}/${id}/release`)).status).toBe(200)
}

const edit = (item: string, Title = 'new') => owner.call('POST', item, { body: { Title }, headers: { ...any, ...merge } })

describe('legal holds', () => {
  it('are set, listed and released', async () => {
    const { id: listId, path } = await newList()
    await newItem({ id: listId, path, title: '' })
    const scope = { webUrl: '/', listId, itemIds: [1] }
    const { json, status } = await admin.call('POST', holds, { body: { name: ' Case 7 ', scope: { ...scope, itemIds: [1, 1] } } })
    expect(status).toBe(201)
    const shown = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Case 7', scope, createdUtc: expect.stringMatching(/^20.*Z$/) }
    expect(json).toEqual(shown)
    expect((await admin.call('GET', holds)).json.value).toContainEqual(json)
    const released = await admin.call('POST', `${holds}/${json.id.toUpperCase()}/release`)
    expect(released.json).toEqual({ ...json, releasedUtc: expect.stringMatching(/^20.*Z$/) })
    expect((await admin.call('POST', `${holds}/${json.id}/release`)).json).toEqual(released.json)
    expect((await admin.call('GET', holds)).json.value).toContainEqual(released.json)
    await server.farm.audit.flush()
    const { json: log } = await admin.call('GET', '/_admin/audit?top=1000&type=WormConfigChanged')
    const operations = log.value.map((one: { detail: { operation: string } }) => one.detail.operation)
    expect(operations.slice(-2)).toEqual(['archive.addHold', 'archive.releaseHold'])
  })

  it('are for administrators alone, whose errors have the second form', async () => {
    const body = { name: 'x', scope: { webUrl: '/' } }
    for (const nobody of [member, reader, owner]) {
      const refused = await nobody.call('POST', holds, { body })
      expect(refused.status).toBe(403)
      expect(refused.json).toEqual({ error: { code: '403', message: expect.any(String) } })
      expect((await nobody.call('GET', holds)).status).toBe(403)
      const elsewhere = { name: 'x', scope: { webUrl: '/nope' } }
      expect((await nobody.call('POST', holds, { body: elsewhere })).json).toEqual(refused.json)
      expect((await nobody.call('POST', `${holds}/5d0f6f0e-8a76-4c7e-9a39-0a4f1f7f9b3c/release`)).status).toBe(403)
    }
    expect((await stranger.call('GET', holds)).status).toBe(403)
    const nobody = await fetch(`${server.url}${holds}`)
    expect(nobody.status).toBe(401)
    expect(await nobody.json()).toEqual({ error: { code: '401', message: expect.any(String) } })
  })

  it.each([
    [{}, 400, /name|scope/],
    [{ name: '', scope: { webUrl: '/' } }, 400, /name/],
    [{ name: '  ', scope: { webUrl: '/' } }, 400, /name/],
    [{ name: 'x', scope: {} }, 400, /webUrl/],
    [{ name: 'x', scope: { webUrl: '/', more: 1 } }, 400, /more/],
    [{ name: 'x', scope: { webUrl: '/', itemIds: [1] } }, 400, /listId/],
    [{ name: 'x', scope: { webUrl: '/', listId: '5d0f6f0e-8a76-4c7e-9a39-0a4f1f7f9b3c', itemIds: [0] } }, 400, /itemIds/],
    [{ name: 'x', scope: { webUrl: '/', listId: 'tasks' } }, 400, /listId/],
    [{ name: 'x', scope: { webUrl: '/nope' } }, 404, /no web '\/nope'/],
    [{ name: 'x', scope: { webUrl: '/', listId: '5d0f6f0e-8a76-4c7e-9a39-0a4f1f7f9b3c' } }, 404, /no list/],
  ])('refuse %j', async (body, status, message) => {
    const { json, status: got } = await admin.call('POST', holds, { body })
    expect(got).toBe(status)
    expect(json.error).toEqual({ code: String(status), message: expect.stringMatching(message) })
  })

  it('refuse items that are not there, bodies that are no JSON or too long, and unknown holds', async () => {
    const { id: listId } = await newList()
    const { json, status } = await admin.call('POST', holds, { body: { name: 'x', scope: { webUrl: '/', listId, itemIds: [7] } } })
    expect([status, json.error.message]).toEqual([404, expect.stringMatching(/no item 7/)])
    const headers = { Authorization: basic('admin') }
    const send = async (type: string, body: string) => {
      const reply = await fetch(server.url + holds, { method: 'POST', headers: { ...headers, 'Content-Type': type }, body })
      return [reply.status, ((await reply.json()) as { error: { code: string } }).error.code]
    }
    expect(await send('text/plain', 'x')).toEqual([415, '415'])
    expect(await send('application/json', `{"name":"${'x'.repeat(17 * 1024 * 1024)}"}`)).toEqual([413, '413'])
    for (const [id, expected] of [
      ['5d0f6f0e-8a76-4c7e-9a39-0a4f1f7f9b3c', 404],
      ['x', 400],
    ] as const) {
      const gone = await admin.call('POST', `${holds}/${id}/release`)
      expect([gone.status, gone.json.error.code]).toEqual([expected, String(expected)])
    }
  })
})

describe('an item under a legal hold', () => {
  it('stays as it is, and others in its list do not', async () => {
    const place = await newList()
    const [kept, other] = [await newItem(place), await newItem(place, 'other')]
    expect((await edit(kept, 'second')).status).toBeLessThan(300)
    const id = await hold({ webUrl: '/', listId: place.id, itemIds: [1] })
    expectRefusal(await edit(kept), 423, /Item 1 of the list 'Held \d+' is under a legal hold/)
    expectRefusal(await owner.call('DELETE', kept, { headers: any }), 423, held)
    expectRefusal(await owner.call('POST', `${kept}/recycle`), 423, held)
    expectRefusal(await owner.call('POST', `${kept}/versions/deleteall`), 423, held)
    expectRefusal(await owner.call('POST', `${kept}/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)`), 423, held)
    expectRefusal(await owner.call('DELETE', place.path, { headers: any }), 423, held)
    expectRefusal(await owner.call('POST', `${place.path}/recycle`), 423, held)
    expect((await edit(other)).status).toBeLessThan(300)
    expect((await owner.call('DELETE', other, { headers: any })).status).toBe(200)
    expect((await owner.call('POST', `${place.path}/items`, { body: { Title: 'more' } })).status).toBe(201)
    expect((await reader.call('GET', `${kept}/versions`)).json.value).toHaveLength(2)
    await release(id)
    expect((await edit(kept)).status).toBeLessThan(300)
  })

  it('keeps its own permissions, also when the web takes away those of all that is in it', async () => {
    const parameters = { Title: 'Own', Url: 'own', WebTemplate: 'STS#0' }
    expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBe(200)
    const path = "/own/_api/web/lists/getbytitle('Own')"
    const { json: list } = await admin.call('POST', '/own/_api/web/lists', { body: { Title: 'Own', BaseTemplate: 100 } })
    expect((await admin.call('POST', `${path}/items`, { body: { Title: 'kept' } })).status).toBe(201)
    const breakAt = (at: string) => admin.call('POST', `${at}/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)`)
    expect((await breakAt(`${path}/items(1)`)).status).toBe(200)
    const body = { name: 'Case', scope: { webUrl: '/own', listId: list.Id, itemIds: [1] } }
    const { json: set } = await admin.call('POST', `/own${holds}`, { body })
    expectRefusal(await breakAt('/own/_api/web'), 423, held)
    const { json: item } = await admin.call('GET', `${path}/items(1)?$select=HasUniqueRoleAssignments`)
    expect(item.HasUniqueRoleAssignments).toBe(true)
    await release(set.id)
    expect((await breakAt('/own/_api/web')).status).toBe(200)
  })

  it('keeps the permissions that it inherits from a folder, a list or a web, which other content does not', async () => {
    const web = '/inherits/_api/web'
    const path = `${web}/lists/getbytitle('Inherits')`
    const parameters = { Title: 'Inherits', Url: 'inherits', WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true }
    expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBe(200)
    const { json: list } = await admin.call('POST', `${web}/lists`, { body: { Title: 'Inherits', BaseTemplate: 101 } })
    for (const folder of ['one', 'two']) {
      const url = `/inherits/Inherits/${folder}`
      expect((await admin.call('POST', `${web}/folders`, { body: { ServerRelativeUrl: url } })).status).toBe(201)
      const file = `${web}/getfolderbyserverrelativeurl('${url}')/files/add(url='a.txt',overwrite=true)`
      expect((await admin.call('POST', file, { body: 'x' })).status).toBe(200)
    }
    // The folders are items 1 and 3, their files 2 and 4.
    const breakAt = (at: string, clears = true) =>
      admin.call('POST', `${at}/breakroleinheritance(copyroleassignments=true,clearsubscopes=${clears})`)
    for (const id of [2, 1]) expect((await breakAt(`${path}/items(${id})`, false)).status).toBe(200)
    const body = { name: 'Case', scope: { webUrl: '/inherits', listId: list.Id, itemIds: [4] } }
    const { json: set } = await admin.call('POST', `/inherits${holds}`, { body })
    // Item 2 loses its own permissions: it is not held.
    expect((await breakAt(`${path}/items(1)`)).status).toBe(200)
    expect((await admin.call('GET', `${path}/items(2)?$select=HasUniqueRoleAssignments`)).json.HasUniqueRoleAssignments).toBe(false)
    expectRefusal(await breakAt(`${path}/items(3)`), 423, /Item 4 of the list 'Inherits'/)
    expectRefusal(await breakAt(path), 423, held)
    expectRefusal(await breakAt(web), 423, /Item 4 of the list 'Inherits'/)
    expect((await admin.call('POST', `${path}/items(1)/resetroleinheritance`)).status).toBe(200)
    await release(set.id)
    const whole = await admin.call('POST', `/inherits${holds}`, { body: { name: 'Case', scope: { webUrl: '/inherits', listId: list.Id } } })
    expectRefusal(await breakAt(web), 423, /The list 'Inherits'/)
    await release(whole.json.id)
    expect((await breakAt(`${path}/items(3)`)).status).toBe(200)
    expect((await breakAt(web)).status).toBe(200)
  })

  it('in the recycle bin stays there', async () => {
    const place = await newList()
    const item = await newItem(place)
    const { json: binId } = await owner.call('POST', `${item}/recycle`)
    const entry = `/_api/web/recyclebin('${binId.value}')`
    const id = await hold({ webUrl: '/', listId: place.id, itemIds: [1] })
    for (const act of ['deleteobject', 'movetosecondstage', 'restore'])
      expectRefusal(await owner.call('POST', `${entry}/${act}`), 423, held)
    expectRefusal(await owner.call('POST', '/_api/web/recyclebin/deleteall'), 423, held)
    await release(id)
    expect((await owner.call('POST', `${entry}/restore`)).status).toBe(200)
  })
})

describe('a list under a legal hold', () => {
  it('takes new items, which are held from then on, by every protocol', async () => {
    const place = await newList()
    const kept = await newItem(place)
    const id = await hold({ webUrl: '/', listId: place.id })
    const added = await newItem(place, 'added')
    for (const item of [kept, added]) expectRefusal(await edit(item), 423, held)
    expectRefusal(await owner.call('POST', `${place.path}/fields`, { body: { Title: 'More', FieldTypeKind: 2 } }), 423, held)
    expectRefusal(await owner.call('POST', place.path, { body: { Title: 'New' }, headers: { ...any, ...merge } }), 423, held)

    const soap = createSoapContractClient({ url: server.url, service: 'lists', version: '1.1', headers: { Authorization: basic('owner') } })
    const updates = `<updates><Batch OnError="Continue">
      <Method ID="1" Cmd="Update"><Field Name="ID">1</Field><Field Name="Title">x</Field></Method>
      <Method ID="2" Cmd="Delete"><Field Name="ID">2</Field></Method>
      <Method ID="3" Cmd="New"><Field Name="Title">soap</Field></Method></Batch></updates>`
    const reply = await soap.call('UpdateListItems', `<listName>${place.title}</listName>${updates}`)
    expect(reply.match(/<ErrorCode>0x(?!00000000)/g)).toHaveLength(2)
    expect(reply.match(/legal hold/g)?.length).toBeGreaterThanOrEqual(2)

    const list = listNamed(place.title)
    const there = method(list, 'GetItemById', 1)
    const changed = await runModel(server.url, [call(there, 'SetFieldValue', 'Title', 'x'), call(there, 'Update')], 'owner')
    expect(changed.error?.ErrorMessage).toMatch(held)
    const gone = await runModel(server.url, [call(there, 'DeleteObject')], 'owner')
    expect(gone.error?.ErrorMessage).toMatch(held)
    const fresh = method(list, 'AddItem', value('ListItemCreationInformation', {}))
    const new3 = await runModel(server.url, [call(fresh, 'SetFieldValue', 'Title', 'model'), call(fresh, 'Update')], 'owner')
    expect(new3.error).toBeNull()

    const part = (method_: string, path: string, more: string, body: string) =>
      `--b\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n${method_} ${server.url}${path} HTTP/1.1\r\n${more}Content-Type: application/json\r\n\r\n${body}\r\n`
    const body = `${part('MERGE', kept, 'If-Match: *\r\n', '{"Title":"x"}')}${part('POST', `${place.path}/items`, '', '{"Title":"batch"}')}--b--\r\n`
    const batch = await owner.call('POST', '/_api/$batch', { body, headers: { 'Content-Type': 'multipart/mixed; boundary=b' } })
    expect(batch.text.match(/HTTP\/1\.1 (\d+)/g)).toEqual(['HTTP/1.1 423', 'HTTP/1.1 201'])

    const { json } = await reader.call('GET', `${place.path}/items?$select=Title&$orderby=Id`)
    expect(json.value.map((item: { Title: string }) => item.Title)).toEqual(['kept', 'added', 'soap', 'model', 'batch'])
    await release(id)
    expect((await owner.call('DELETE', place.path, { headers: any })).status).toBe(200)
  })

  it('keeps the versions of its files, and their entries in the recycle bin', async () => {
    const place = await newList(101)
    const folder = `/_api/web/getfolderbyserverrelativeurl('/${place.title}')/files`
    const file = `/_api/web/getfilebyserverrelativeurl('/${place.title}/a.txt')`
    for (const text of ['one', 'two', 'three']) await owner.call('POST', `${folder}/add(url='a.txt',overwrite=true)`, { body: text })
    const { json: versions } = await owner.call('GET', `${file}/versions`)
    expect((await owner.call('POST', `${file}/versions/recyclebyid(${versions.value[0].ID})`)).status).toBe(200)
    const { json: bin } = await owner.call('GET', `/_api/web/recyclebin?$filter=LeafName eq 'a.txt'`)
    const id = await hold({ webUrl: '/', listId: place.id })
    const entry = `/_api/web/recyclebin('${bin.value[0].Id}')`
    for (const act of ['deleteobject', 'movetosecondstage', 'restore'])
      expectRefusal(await owner.call('POST', `${entry}/${act}`), 423, held)
    expectRefusal(await owner.call('POST', `${file}/versions/deleteall`), 423, held)
    expectRefusal(await owner.call('POST', `${folder}/add(url='a.txt',overwrite=true)`, { body: 'four' }), 423, held)
    expectRefusal(await owner.call('PUT', folder.replace(/\/files$/, ''), { body: { WelcomePage: 'a.txt' } }), 423, held)
    expectRefusal(await owner.call('POST', `${file}/moveto(newurl='/Shared Documents/a.txt',flags=1)`), 423, held)
    expect((await owner.call('POST', `${file}/copyto(strnewurl='/Shared Documents/a.txt',boverwrite=true)`)).status).toBe(200)
    const other = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/a.txt')"
    expect((await owner.call('POST', `${other}/moveto(newurl='/${place.title}/b.txt',flags=1)`)).status).toBe(200)
    expect((await reader.call('GET', `${file}/$value`)).text).toBe('three')
    await release(id)
    expect((await owner.call('POST', `${entry}/deleteobject`)).status).toBe(200)
  })

  it('that is archived too refuses with 423', async () => {
    const place = await newList()
    const item = await newItem(place)
    const id = await hold({ webUrl: '/', listId: place.id })
    const setMode = (archive_mode: boolean) => admin.call('POST', `${place.path}/setarchivemode`, { body: { archive_mode } })
    expect((await setMode(true)).status).toBe(200)
    expectRefusal(await edit(item), 423, held)
    expectRefusal(await owner.call('POST', `${place.path}/items`, { body: { Title: 'x' } }), 403, /archive mode/)
    await release(id)
    expectRefusal(await edit(item), 403, /archive mode/)
    expect((await setMode(false)).status).toBe(200)
  })
})

describe('a web under a legal hold', () => {
  it('keeps the webs below it, and the site collection', async () => {
    const add = (at: string, Url: string) =>
      admin.call('POST', `${at}/_api/web/webs/add`, { body: { parameters: { Title: Url, Url, WebTemplate: 'STS#0' } } })
    expect((await add('', 'kept')).status).toBe(200)
    expect((await add('/kept', 'below')).status).toBe(200)
    const id = await hold({ webUrl: '/kept/below' })
    const inKept = await hold({ webUrl: '/kept' })
    expectRefusal(await admin.call('DELETE', '/kept/below/_api/web', { headers: any }), 423, held)
    expectRefusal(await admin.call('PATCH', '/kept/below/_api/web', { body: { Title: 'x' } }), 423, /web '\/kept/)
    expect((await admin.call('PATCH', '/_api/web', { body: { Description: 'x' } })).status).toBeLessThan(300)
    await release(inKept)
    expect((await admin.call('PATCH', '/kept/_api/web', { body: { Title: 'x' } })).status).toBeLessThan(300)
    expectRefusal(await admin.call('PATCH', '/kept/below/_api/web', { body: { Title: 'x' } }), 423, held)
    await release(id)
    expect((await admin.call('DELETE', '/kept/below/_api/web', { headers: any })).status).toBe(200)
    const { json } = await admin.call('GET', holds)
    expect(json.value.find((one: { id: string }) => one.id === id).scope).toEqual({ webUrl: '' })
  })

  it('keeps its site collection from being deleted', async () => {
    const site = { webApplication: 'Default', path: 'sites/held', title: 'Held', owner: 'admin' }
    const { json, status } = await admin.call('POST', '/_admin/sites', { body: site })
    expect(status).toBe(201)
    const { json: set } = await admin.call('POST', `/sites/held${holds}`, { body: { name: 'x', scope: { webUrl: '/sites/held' } } })
    for (const query of ['', '?permanent=true']) {
      const refused = await admin.call('DELETE', `/_admin/sites/${json.id}${query}`)
      expect([refused.status, refused.json.error.message]).toEqual([423, expect.stringMatching(held)])
    }
    expect((await admin.call('GET', '/sites/held/_api/web')).status).toBe(200)
    expect((await admin.call('POST', `/sites/held${holds}/${set.id}/release`)).status).toBe(200)
    expect((await admin.call('DELETE', `/_admin/sites/${json.id}`)).status).toBe(204)
  })
})

describe('what is no request for a hold', () => {
  it('is refused: without credentials, of another type, and too large', async () => {
    const anybody = createContractClient(server.url)
    expect((await anybody.call('GET', holds)).status).toBe(401)
    const add = (body: string, type: string) => admin.call('POST', holds, { body, headers: { 'Content-Type': type } })
    expect((await add('<a/>', 'application/xml')).status).toBe(415)
    expect((await add(JSON.stringify({ name: 'x'.repeat(40_000_000) }), 'application/json')).status).toBe(413)
  })
})
