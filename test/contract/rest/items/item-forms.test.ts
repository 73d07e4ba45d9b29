import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { rest, send, soap } from '../../../support/doors.ts'
import { serve } from '../../../support/serve.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const clientOf = (user: string, url = server.url) => createContractClient(url, { Authorization: basic(user), Accept: accepts.nometadata })
const admin = clientOf('admin')
const reader = clientOf('ann')

const list = "/_api/web/lists/getbytitle('Tasks')"
const merge = { 'X-HTTP-Method': 'MERGE' }

async function newTask(more: object = {}): Promise<string> {
  const me = (await admin.call('GET', '/_api/web/currentuser')).json.Id
  const body = { Title: 'A & <b>', AssignedToId: me, PercentComplete: 0.5, DueDate: '2026-01-31', Body: '<p>one &amp; two</p>', ...more }
  return `${list}/items(${(await admin.call('POST', `${list}/items`, { body })).json.Id})`
}

describe('the values of an item as text', () => {
  it.each(envelopes)('are what people read, %s', async (envelope) => {
    const item = await newTask()
    const read = async (name: string) => {
      const { json } = await admin.call('GET', `${item}/${name}`, { headers: { Accept: accepts[envelope] } })
      return json.d ?? json
    }
    const time = /^\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d\d [AP]M$/
    expect(await read('FieldValuesAsText')).toMatchObject({
      Title: 'A & <b>',
      LinkTitle: 'A & <b>',
      AssignedTo: 'admin',
      Author: 'admin',
      PercentComplete: '0.5',
      DueDate: '1/31/2026',
      StartDate: '',
      Modified: expect.stringMatching(time),
      Body: 'one & two',
      Attachments: 'No',
      OData__UIVersionString: '1.0',
    })
    expect(await read('fieldvaluesashtml')).toMatchObject({ Title: 'A &amp; &lt;b&gt;', Body: '<p>one &amp; two</p>', AssignedTo: 'admin' })
    expect(await read('FieldValuesForEdit')).toMatchObject({
      Title: 'A & <b>',
      Body: '<p>one &amp; two</p>',
      AssignedTo: '[{"Key":"i:0#.f|membership|admin","DisplayText":"admin"}]',
    })
  })

  it('come with a page of items, by $expand and $select', async () => {
    await newTask({ Title: 'shown' })
    const query =
      "?$filter=Title eq 'shown'&$select=Title,FieldValuesAsText/Author,FieldValuesForEdit/DueDate&$expand=FieldValuesAsText,FieldValuesForEdit"
    expect(rowsOf(await admin.call('GET', `${list}/items${query}`))).toEqual([
      { Title: 'shown', FieldValuesAsText: { Author: 'admin' }, FieldValuesForEdit: { DueDate: '1/31/2026' } },
    ])
  })

  it.each(['FieldValuesAsText', 'FieldValuesAsHtml', 'FieldValuesForEdit'])(
    '%s of an item that does not exist is refused',
    async (name) => {
      expectRefusal(await admin.call('GET', `${list}/items(9999)/${name}`), 404, /Item 9999/)
      expectRefusal(await admin.call('GET', `${await newTask()}/${name}?$select=Nope`), 400, /Nope/)
    },
  )
})

const validate = (item: string, values: Record<string, string | null>, client = admin, Accept: string = accepts.nometadata) =>
  client.call('POST', `${item}/ValidateUpdateListItem()`, {
    headers: { Accept },
    body: {
      formValues: Object.entries(values).map(([FieldName, FieldValue]) => ({ FieldName, FieldValue, HasException: false })),
      bNewDocumentUpdate: false,
    },
  })

describe('validateupdatelistitem', () => {
  it.each(envelopes)('updates the columns of a form and reports each, %s', async (envelope) => {
    const item = await newTask()
    const values = { Title: 'B', PercentComplete: '1', DueDate: '2/28/2026', StartDate: '2/1/2026 11:30 PM', Status: 'Completed', Body: '' }
    const reply = await validate(item, values, admin, accepts[envelope])
    expect(reply.status).toBe(200)
    const rows = envelope === 'verbose' ? reply.json.d.ValidateUpdateListItem.results : reply.json.value
    expect(rows).toHaveLength(6)
    expect(rows[0]).toMatchObject({ ErrorCode: 0, ErrorMessage: null, FieldName: 'Title', FieldValue: 'B', HasException: false })
    expect((await admin.call('GET', item)).json).toMatchObject({
      Title: 'B',
      PercentComplete: 1,
      DueDate: '2026-02-28T00:00:00Z',
      StartDate: '2026-02-01T23:30:00Z',
      Status: 'Completed',
      Body: null,
    })
  })

  it('takes back what FieldValuesForEdit gives', async () => {
    const item = await newTask()
    const before = (await admin.call('GET', item)).json
    const texts = (await admin.call('GET', `${item}/FieldValuesForEdit`)).json
    const names = ['Title', 'AssignedTo', 'PercentComplete', 'DueDate', 'Body', 'Priority', 'Status', 'StartDate']
    const reply = await validate(item, Object.fromEntries(names.map((name) => [name, texts[name]])))
    expect(reply.json.value.filter((row: { HasException: boolean }) => row.HasException)).toEqual([])
    const after = (await admin.call('GET', item)).json
    expect(after).toEqual({ ...before, Modified: after.Modified, OData__UIVersionString: after.OData__UIVersionString })
  })

  it.each<[string, Record<string, string | null>, string, RegExp]>([
    ['a column that is not there', { Nope: 'x' }, 'Nope', /does not exist/],
    ['a column with a name of JavaScript', { __proto__x: 'x', constructor: 'x' }, 'constructor', /does not exist/],
    ['a text for a number', { PercentComplete: 'half' }, 'PercentComplete', /a number is needed/],
    ['a day that does not exist', { DueDate: '2/30/2026' }, 'DueDate', /time/],
    ['a choice that is none', { Status: 'Nope' }, 'Status', /Not Started/],
    ['a read-only column', { Created: '1/1/2026' }, 'Created', /read-only/],
    ['a person whom nobody knows', { AssignedTo: '[{"Key":"nobody"}]' }, 'AssignedTo', /nobody/],
    ['a person who is no JSON', { AssignedTo: '[{' }, 'AssignedTo', /Key/],
    ['an id of nobody', { AssignedTo: '4711' }, 'AssignedTo', /4711/],
    ['an approval that the list does not have', { _ModerationStatus: '0' }, '_ModerationStatus', /approval/],
  ])('reports %s, with status 200, and changes nothing', async (_, values, name, message) => {
    const item = await newTask()
    const before = (await admin.call('GET', item)).json
    const { status, json } = await validate(item, { Title: 'must not be written', ...values })
    expect(status).toBe(200)
    const wrong = json.value.find((row: { FieldName: string }) => row.FieldName === name)
    expect(wrong).toMatchObject({ HasException: true, ErrorMessage: expect.stringMatching(message) })
    expect(wrong.ErrorCode).not.toBe(0)
    expect(json.value[0]).toMatchObject({ FieldName: 'Title', HasException: false })
    expect((await admin.call('GET', item)).json).toEqual(before)
  })

  it('refuses a reader, an item that does not exist and a body without values', async () => {
    const item = await newTask()
    expectRefusal(await validate(item, { Title: 'x' }, reader), 403, /EditListItems/)
    expectRefusal(await validate(`${list}/items(9999)`, { Title: 'x' }), 404, /Item 9999/)
    expectRefusal(await admin.call('POST', `${item}/validateupdatelistitem`, { body: {} }), 400, /formValues/)
  })
})

describe('addvalidateupdateitemusingpath', () => {
  const add = (formValues: readonly object[], DecodedUrl = '/Lists/Tasks', client = admin, Accept: string = accepts.nometadata) =>
    client.call('POST', `${list}/AddValidateUpdateItemUsingPath()`, {
      headers: { Accept },
      body: { listItemCreateInfo: { FolderPath: { DecodedUrl }, UnderlyingObjectType: 0 }, formValues, bNewDocumentUpdate: false },
    })
  const count = async () => (await admin.call('GET', `${list}?$select=ItemCount`)).json.ItemCount

  it.each(envelopes)('adds an item and tells its id, %s', async (envelope) => {
    const values = [
      { FieldName: 'Title', FieldValue: 'from a form' },
      { FieldName: 'AssignedTo', FieldValue: '[{"Key":"i:0#.f|membership|admin"}]' },
    ]
    const { json } = await add(values, `${server.url}/Lists/Tasks`, admin, accepts[envelope])
    const rows = envelope === 'verbose' ? json.d.AddValidateUpdateItemUsingPath.results : json.value
    const id = rows.at(-1)
    expect(id).toMatchObject({ FieldName: 'Id', HasException: false })
    expect((await admin.call('GET', `${list}/items(${id.FieldValue})?$expand=AssignedTo`)).json).toMatchObject({
      Title: 'from a form',
      AssignedTo: { Title: 'admin' },
    })
  })

  it('reports a wrong column, and adds nothing', async () => {
    const before = await count()
    const { json } = await add([
      { FieldName: 'Title', FieldValue: 'x' },
      { FieldName: 'Status', FieldValue: 'Nope' },
    ])
    expect(json.value).toMatchObject([
      { FieldName: 'Title', HasException: false },
      { FieldName: 'Status', HasException: true },
    ])
    expect(await count()).toBe(before)
  })

  it('refuses a reader, another folder and a library', async () => {
    const values = [{ FieldName: 'Title', FieldValue: 'x' }]
    expectRefusal(await add(values, '/Lists/Tasks', reader), 403, /AddListItems/)
    expectRefusal(await add(values, '/Lists/Nope'), 404, /Nope/)
    expectRefusal(await add(values, '/Lists/Announcements'), 400, /not in list 'Tasks'/)
    const path = "/_api/web/lists/getbytitle('Documents')/addvalidateupdateitemusingpath"
    expectRefusal(await admin.call('POST', path, { body: { formValues: values } }), 400, /library/)
  })
})

describe('reservelistitemid', () => {
  it.each(envelopes)('answers the next id, which no item gets, %s', async (envelope) => {
    const last = Number(/\((\d+)\)$/.exec(await newTask())?.[1])
    const { json } = await admin.call('POST', `${list}/ReserveListItemId()`, { headers: { Accept: accepts[envelope] } })
    expect(json.d?.ReserveListItemId ?? json.value).toBe(last + 1)
    expect(await newTask()).toContain(`(${last + 2})`)
  })

  it('refuses a reader and a list that does not exist', async () => {
    expectRefusal(await reader.call('POST', `${list}/reservelistitemid`), 403, /AddListItems/)
    expectRefusal(await admin.call('POST', "/_api/web/lists/getbytitle('Nope')/reservelistitemid"), 404, /Nope/)
  })
})

describe('a list with approval', () => {
  it('shows readers what has been approved, and everybody what is their own', async () => {
    // Members can add and edit items, but not approve them.
    const other = await startServer({ settings: { 'Identity:DefaultGroup': 'Members' } })
    try {
      const [owner, ann, bob] = ['admin', 'ann', 'bob'].map((user) => clientOf(user, other.url))
      if (!owner || !ann || !bob) throw new Error('three users are needed')
      await owner.call('POST', '/_api/web/lists', { body: { Title: 'News', BaseTemplate: 104, EnableModeration: true } })
      const news = "/_api/web/lists/getbytitle('News')"
      const titles = async (client: typeof owner) => rowsOf(await client.call('GET', `${news}/items?$orderby=ID`)).map((row) => row.Title)
      await ann.call('POST', `${news}/items`, { body: { Title: 'by ann' } })
      await bob.call('POST', `${news}/items`, { body: { Title: 'by bob' } })
      expect([await titles(owner), await titles(ann), await titles(bob)]).toEqual([['by ann', 'by bob'], ['by ann'], ['by bob']])
      expectRefusal(await bob.call('GET', `${news}/items(1)`), 404, /Item 1/)
      expectRefusal(await bob.call('POST', `${news}/items(1)`, { headers: merge, body: { Title: 'x' } }), 404, /Item 1/)
      expectRefusal(await bob.call('DELETE', `${news}/items(1)`), 404, /Item 1/)
      expectRefusal(await bob.call('POST', `${news}/items(1)/recycle`), 404, /Item 1/)
      expect((await bob.call('GET', `${news}/items?$inlinecount=allpages`)).json['odata.count']).toBe('1')
      expect((await bob.call('POST', `${news}/getitems`, { body: { query: {} } })).json.value).toHaveLength(1)

      const status = async (id: number) =>
        (await owner.call('GET', `${news}/items(${id})?$select=OData__ModerationStatus`)).json.OData__ModerationStatus
      const decide = (client: typeof owner, OData__ModerationStatus: unknown, id = 1) =>
        client.call('POST', `${news}/items(${id})`, { headers: merge, body: { OData__ModerationStatus } })
      expect(await status(1)).toBe(2)
      expectRefusal(await decide(bob, 0), 404, /Item 1/)
      expectRefusal(await decide(bob, 0, 2), 403, /ApproveItems/)
      expectRefusal(await decide(owner, 9), 400, /approved/)
      expect((await decide(owner, 0)).status).toBe(200)
      expect([await status(1), await titles(bob)]).toEqual([0, ['by ann', 'by bob']])

      await ann.call('POST', `${news}/items(1)`, { headers: merge, body: { Title: 'changed' } })
      expect([await status(1), await titles(bob)]).toEqual([2, ['by bob']])
      await send(other.url, soap.updateItem('News', 1, { _ModerationStatus: 1 }), 'admin')
      expect(await status(1)).toBe(1)
      await owner.call('POST', news, { headers: merge, body: { EnableModeration: false } })
      expect(await titles(bob)).toEqual(['changed', 'by bob'])
      expect((await send(other.url, rest.addItem('News', { Title: 'at once' }), 'bob')).status).toBe(201)
      expect(await titles(ann)).toContain('at once')
    } finally {
      await other.stop()
    }
  })
})
