import { describe, expect, it } from 'vitest'
import { openFolderServer } from '../../../support/samples/folder-server.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { ann, clientOf, newList } = await openFolderServer()

const manager = '/_api/SP.RelatedItemManager'
const call = (method: string, body: object, by = ann) => by.call('POST', `${manager}.${method}`, { body })

/** A list of tasks with three items. */
async function tasks(template = 107) {
  const list = await newList(template)
  for (const Title of ['one', 'two', 'three']) await ann.call('POST', `${list.address}/items`, { body: { Title } })
  return list
}

type Tasks = Awaited<ReturnType<typeof tasks>>
const source = ({ title }: Tasks, item = 1) => ({ SourceListName: title, SourceItemID: item })
const target = ({ title }: Tasks, item: number) => ({ TargetListName: title, TargetItemID: item })
const titlesOf = async (list: Tasks, item = 1, method = 'GetRelatedItems') =>
  rowsOf(await call(method, source(list, item))).map((row) => row.Title)
const add = async (body: object, method = 'AddSingleLink') => {
  const reply = await call(method, body)
  expect(reply.status, reply.text).toBe(200)
}

describe('related items', () => {
  it('are added once, listed in order, and ended', async () => {
    const list = await tasks()
    expect(await titlesOf(list)).toEqual([])
    const web = (await ann.call('GET', '/_api/web?$select=Id')).json.Id
    await add({ ...source(list), SourceWebUrl: '/', ...target(list, 3), TargetWebUrl: '/', TryAddReverseLink: true })
    await add({ ...source(list), ...target(list, 2), TryAddReverseLink: false })
    await add({ ...source(list), ...target(list, 2) })
    const rows = rowsOf(await call('GetRelatedItems', source(list)))
    expect(rows.map((row) => row.Title)).toEqual(['three', 'two'])
    expect(rows[0]).toMatchObject({ ItemId: 3, ListId: list.id, WebId: web, IconUrl: expect.stringMatching(/images/) })
    expect(rows[0]?.Url).toMatch(new RegExp(`^http://.*${list.url}/DispForm.aspx\\?ID=3$`))
    expect([await titlesOf(list, 3), await titlesOf(list, 2)]).toEqual([['one'], []])
    expect(await titlesOf(list, 1, 'GetPageOneRelatedItems')).toEqual(['three', 'two'])
    await add({ ...source(list), ...target(list, 3), TryDeleteReverseLink: true }, 'DeleteSingleLink')
    await add({ ...source(list), ...target(list, 3) }, 'DeleteSingleLink')
    expect([await titlesOf(list), await titlesOf(list, 3)]).toEqual([['two'], []])
  })

  it('stand in the column RelatedItems, which a list of tasks gets with the first', async () => {
    const list = await tasks(171)
    const names = async () => rowsOf(await ann.call('GET', `${list.address}/fields?$select=InternalName`)).map((row) => row.InternalName)
    expect(await names()).not.toContain('RelatedItems')
    await add({ ...source(list), ...target(list, 2) })
    expect(await names()).toContain('RelatedItems')
    const { RelatedItems } = (await ann.call('GET', `${list.address}/items(1)?$select=RelatedItems`)).json
    expect(JSON.parse(RelatedItems)).toEqual([{ ItemId: 2, WebId: expect.stringMatching(/^[0-9a-f-]{36}$/), ListId: list.id }])
    await ann.call('POST', `${list.address}/items(1)`, {
      body: { RelatedItems: 'no links' },
      headers: { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' },
    })
    expect(await titlesOf(list)).toEqual([])
  })

  it('are named by URLs: of a page of an item, and of a file', async () => {
    const list = await tasks()
    const library = await newList(101)
    await ann.call('POST', `/_api/web/getfolderbyserverrelativeurl('${library.url}')/files/add(url='plan 1.txt')`, { body: 'x' })
    await add({ ...source(list), TargetItemUrl: `${library.url}/plan%201.txt`, TryAddReverseLink: true }, 'AddSingleLinkToUrl')
    await add({ SourceItemUrl: `${list.url}/DispForm.aspx?ID=1`, ...target(list, 2), TryAddReverseLink: true }, 'AddSingleLinkFromUrl')
    const rows = rowsOf(await call('GetRelatedItems', source(list)))
    expect(rows.map((row) => row.Title)).toEqual(['plan 1.txt', 'two'])
    expect(rows[0]?.Url).toMatch(/plan%201\.txt$/)
    expect(await titlesOf(list, 2)).toEqual(['one'])
  })

  it('cross webs, and leave out what is gone or hidden', async () => {
    const parameters = { Title: 'Sub', Url: 'related', WebTemplate: 'STS#0', Language: 1033, UseSamePermissionsAsParentSite: true }
    await ann.call('POST', '/_api/web/webs/add', { body: { parameters } })
    await ann.call('POST', '/related/_api/web/lists', { body: { Title: 'There', BaseTemplate: 107 } })
    for (const Title of ['far', 'further']) await ann.call('POST', "/related/_api/web/lists/getbytitle('There')/items", { body: { Title } })
    const list = await tasks()
    for (const TargetItemID of [1, 2])
      await add({ ...source(list), TargetListName: 'There', TargetItemID, TargetWebUrl: '/related', TryAddReverseLink: true })
    expect(await titlesOf(list)).toEqual(['far', 'further'])
    const back = await ann.call('POST', `/related${manager}.GetRelatedItems`, { body: { SourceListName: 'There', SourceItemID: 1 } })
    expect(rowsOf(back).map((row) => row.Title)).toEqual(['one'])
    const far = "/related/_api/web/lists/getbytitle('There')/items(1)"
    await ann.call('POST', `${far}/breakroleinheritance(copyroleassignments=false)`)
    const zoe = clientOf('zoe')
    expect(rowsOf(await call('GetRelatedItems', source(list), zoe)).map((row) => row.Title)).toEqual(['further'])
    await ann.call('DELETE', "/related/_api/web/lists/getbytitle('There')/items(2)")
    expect(await titlesOf(list)).toEqual(['far'])
  })

  it('are complex values in verbose replies', async () => {
    const list = await tasks()
    await add({ ...source(list), ...target(list, 2) })
    const reply = await clientOf('ann', accepts.verbose).call('POST', `${manager}.GetRelatedItems`, {
      body: source(list),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(reply.json.d.GetRelatedItems.results[0]).toMatchObject({ __metadata: { type: 'Svc.RelatedItem' }, Title: 'two' })
  })

  it('are refused for lists without them, for what is not there, and without the right', async () => {
    const list = await tasks()
    const plain = await newList(100)
    await ann.call('POST', `${plain.address}/items`, { body: { Title: 'plain' } })
    expectRefusal(await call('AddSingleLink', { ...source(plain), ...target(list, 1) }), 400, /no related items/)
    await add({ ...source(list), ...target(plain, 1), TryAddReverseLink: true })
    expectRefusal(await call('AddSingleLink', { ...source(list), ...target(list, 77) }), 404, /77/)
    expectRefusal(await call('GetRelatedItems', source(list, 77)), 404, /77/)
    expectRefusal(await call('GetPageOneRelatedItems', { SourceListName: 'Nope', SourceItemID: 1 }), 404, /Nope/)
    expectRefusal(await call('DeleteSingleLink', { ...source(list), ...target(list, 77) }), 404, /77/)
    expectRefusal(await call('AddSingleLink', { ...source(list), ...target(list, 2), TargetWebUrl: '/nope' }), 400, /no web/)
    const foreign = { ...source(list), TargetItemUrl: 'http://elsewhere.example/a?ID=1' }
    expectRefusal(await call('AddSingleLinkToUrl', foreign), 400, /not a URL of/)
    expectRefusal(await call('AddSingleLinkFromUrl', { SourceItemUrl: '/Nope/x.txt', ...target(list, 1) }), 404, /Nope/)
    await ann.call('POST', `${list.address}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
    const zoe = clientOf('zoe')
    for (const [method, body] of [
      ['GetRelatedItems', source(list)],
      ['AddSingleLink', { ...source(list), ...target(list, 2) }],
      ['DeleteSingleLink', { ...source(list), ...target(list, 2) }],
    ] as const)
      expect((await call(method, body, zoe)).status).toBe(403)
  })
})
