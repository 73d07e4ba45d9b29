import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const reader = clientOf('ann')

const list = "/_api/web/lists/getbytitle('Additions')"
const { Id } = (await admin.call('POST', '/_api/web/lists', { body: { Title: 'Additions', BaseTemplate: 100 } })).json
const type = (await admin.call('POST', '/_api/web/contenttypes', { body: { Name: 'Bare' } })).json.StringId as string

interface Addition {
  /** What the method calls its argument. */
  readonly argument: string
  readonly added: object
  /** A member that the collection shows, with its value. */
  readonly shows: readonly [member: string, value: unknown]
  /** Set if readers may add too. */
  readonly byReaders?: true
}

const parameters = (added: object, ...shows: Addition['shows']): Addition => ({ argument: 'parameters', added, shows })
const receiver = (ReceiverName: string): Addition => ({
  argument: 'eventReceiverCreationInformation',
  added: { ReceiverName, EventType: 10_001, ReceiverUrl: 'https://receiver.example/a', SequenceNumber: 100 },
  shows: ['ReceiverName', ReceiverName],
})

const additions: Readonly<Record<string, Addition>> = {
  '/_api/web/contenttypes': parameters({ Name: 'Contract', ParentContentType: { Id: { StringValue: '0x0101' } } }, 'Name', 'Contract'),
  [`${list}/contenttypes`]: parameters({ Name: 'Draft', Group: 'Ours' }, 'Name', 'Draft'),
  [`/_api/web/contenttypes('${type}')/fieldlinks`]: parameters({ FieldInternalName: 'Comments' }, 'Name', 'Comments'),
  '/_api/web/sitegroups': parameters({ Title: 'Editors', Description: 'They edit.' }, 'Title', 'Editors'),
  '/_api/web/siteusers': parameters({ LoginName: 'newuser', Title: 'New User', Email: 'new@example.org' }, 'Title', 'New User'),
  '/_api/web/associatedmembergroup/users': parameters({ LoginName: 'member', Title: 'A Member' }, 'Title', 'A Member'),
  '/_api/web/roledefinitions': parameters({ Name: 'Look', Order: 7, BasePermissions: { High: '0', Low: '3' } }, 'Name', 'Look'),
  [`${list}/fields`]: parameters({ Title: 'Size', FieldTypeKind: 2 }, 'Title', 'Size'),
  '/_api/web/eventreceivers': receiver('of the web'),
  [`${list}/eventreceivers`]: receiver('of the list'),
  '/_api/web/usercustomactions': parameters({ Title: 'Run', Location: 'ScriptLink', ScriptBlock: 'run()' }, 'Title', 'Run'),
  '/_api/web/navigation/quicklaunch': parameters({ Title: 'Help', Url: 'https://help.example/', IsExternal: true }, 'Title', 'Help'),
  '/_api/web/alerts': {
    argument: 'alertCreationInformation',
    added: { Title: 'News', List: Id, AlwaysNotify: false },
    shows: ['Title', 'News'],
    byReaders: true,
  },
  '/_api/web/currentuser/alerts': {
    argument: 'alertCreationInformation',
    added: { Title: 'Own news', List: Id },
    shows: ['Title', 'Own news'],
    byReaders: true,
  },
}

describe('the method add', () => {
  it.each(Object.entries(additions))('of %s adds its argument', async (path, { argument, added, shows: [member, value], byReaders }) => {
    if (!byReaders) expectRefusal(await reader.call('POST', `${path}/add`, { body: { [argument]: added } }), 403, /right/)
    expectRefusal(await admin.call('POST', `${path}/add`, { body: { [argument]: { ...added, Nonsense: 1 } } }), 400, /Nonsense/)
    const made = await admin.call('POST', `${path}/Add()`, { body: { [argument]: added } })
    expect(made.status).toBe(201)
    expect(made.json[member]).toEqual(value)
    const shown = rowsOf(await admin.call('GET', path))
    expect(shown.filter((row) => row[member] === value)).toHaveLength(1)
  })

  it('takes what it adds as the whole body too, and an action without properties', async () => {
    expect((await admin.call('POST', '/_api/web/sitegroups/add', { body: { Title: 'Whole' } })).json.Title).toBe('Whole')
    expect((await admin.call('POST', '/_api/web/usercustomactions/add', { body: {} })).status).toBe(201)
  })

  it('is none of an entity, or of a collection to which nothing is added', async () => {
    for (const path of ['/_api/web', '/_api/web/roleassignments', '/_api/web/listtemplates'])
      expectRefusal(await admin.call('POST', `${path}/add`, { body: {} }), 404, /is not an address/)
  })
})

it('a new user has the name that is told, and one who is known keeps theirs', async () => {
  const add = (Title: string) =>
    admin.call('POST', '/_api/web/siteusers', { body: { LoginName: 'told', Title, Email: 'told@example.org' } })
  expect((await add('First')).json).toMatchObject({ Title: 'First', Email: 'told@example.org' })
  expect((await add('Second')).json.Title).toBe('First')
})

it('a content type of a list alone is a child of an available one', async () => {
  const made = await admin.call('POST', `${list}/contenttypes`, { body: { Name: 'Memo', ParentContentTypeId: '0x0101' } })
  expect(made.json.StringId).toMatch(/^0x010100/)
  expectRefusal(await admin.call('POST', `${list}/contenttypes`, { body: { Name: 'Memo' } }), 409, /already exists/)
  const wrong = await admin.call('POST', `${list}/contenttypes`, { body: { Name: 'Other', ParentContentTypeId: '0x0199' } })
  expectRefusal(wrong, 404, /0x0199/)
  expect(rowsOf(await admin.call('GET', '/_api/web/contenttypes')).some(({ Name }) => Name === 'Memo')).toBe(false)
})

describe('an alert', () => {
  const add = (body: object) => admin.call('POST', '/_api/web/alerts', { body })

  it('names its list and item by their ids, or as objects', async () => {
    expect((await admin.call('POST', `${list}/items`, { body: { Title: 'one' } })).json.Id).toBe(1)
    expect((await add({ Title: 'Of one', List: { Id }, Item: { Id: 1 } })).json).toMatchObject({ ListID: Id, ItemID: 1, AlertType: 1 })
  })

  it('needs a list', async () => {
    expectRefusal(await add({ Title: 'Of none' }), 400, /ListID/)
  })
})
