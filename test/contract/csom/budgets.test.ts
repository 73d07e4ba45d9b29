import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Action,
  call,
  load,
  made,
  method,
  type Path,
  property,
  runModel,
  type Shown,
  session,
  set,
  typeItself,
  value,
  web,
} from '../../support/csom/model-client.ts'
import { serve } from '../../support/serve.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { decorateAll } from '../../support/stores/decorated.ts'
import { faulty } from '../../support/stores/faulty.ts'

/** Reads of the store since the counter was set to zero. */
let reads = 0

decorateAll((database) =>
  faulty(database, ({ kind }) => {
    if (kind === 'query') reads += 1
  }),
)

const limit = 60
const { server, clientOf } = await serve({ settings: { 'Limits:ReplyEntities': String(limit) } })
const admin = clientOf('admin')
const approval = '8ad4d8f0-93a7-4941-9657-cf3706f00409'
const setId = 'a0000000-0000-4000-8000-00000000b002'
const store = method(session, 'GetDefaultSiteCollectionTermStore')
const terms = method(store, 'GetTermSet', setId)
const subscriptions = method(made('WorkflowServicesManager', web), 'GetWorkflowSubscriptionService')
const times = (count: number, action: () => Action): Action[] => Array.from({ length: count }, action)
const path = (on: Path): Action => ({ kind: 'path', on })
const run = async (...actions: Action[]) => runModel(server.url, actions)

beforeAll(async () => {
  const group = method(store, 'CreateGroup', 'Budgets', 'a0000000-0000-4000-8000-00000000b001')
  const own = method(group, 'CreateTermSet', 'Many', setId, 1033)
  expect((await run(path(own))).error).toBeNull()
  expect((await run(...Array.from({ length: 15 }, (_, at) => path(method(terms, 'CreateTerm', `Term ${at}`, 1033))))).error).toBeNull()
}, 60_000)

describe('what a method reads counts as a part of the reply', () => {
  it('also where nothing of it is shown', async () => {
    expect((await run(...times(2, () => path(method(terms, 'GetAllTerms'))))).error).toBeNull()
    const { error } = await run(...times(20, () => path(method(terms, 'GetAllTerms'))))
    expect(error?.ErrorMessage).toContain(String(limit))
  })

  it('and so does a collection of which a reply has the number alone', async () => {
    const inner = '<Query SelectAllProperties="false"><Properties><Property Name="Count" ScalarProperty="true"/></Properties></Query>'
    const count = (): Action => ({ kind: 'query', on: property(web, 'SiteGroups'), inner })
    const { error, results } = await run(count())
    expect([error, (results.get(1) as Shown).Count]).toEqual([null, expect.any(Number)])
    expect((await run(...times(60, count))).error?.ErrorMessage).toContain(String(limit))
  })
})

describe('what costs more than the entities that a reply shows', () => {
  let id = ''
  beforeAll(async () => {
    const list = await admin.call('POST', '/_api/web/lists', {
      body: { Title: 'Long', BaseTemplate: 100, Description: 'x'.repeat(40_000) },
    })
    id = list.json.Id
    const address = `/_api/web/lists(guid'${id}')`
    expect((await admin.call('POST', `${address}/fields`, { body: { Title: 'RelatedItems', FieldTypeKind: 3 } })).status).toBe(201)
    const gone = { WebId: id, ListId: id, ItemId: 99 }
    const RelatedItems = JSON.stringify(Array.from({ length: 30 }, () => gone))
    expect((await admin.call('POST', `${address}/items`, { body: { Title: 'a', RelatedItems } })).status).toBe(201)
  })

  it('counts: a long text', async () => {
    const read = () => load(method(property(web, 'Lists'), 'GetById', id))
    expect((await run(read())).error).toBeNull()
    expect((await run(...times(4, read))).error?.ErrorMessage).toContain(String(limit))
  })

  it('and the look-up of related items that are gone', async () => {
    const related = () => call(typeItself('RelatedItemManager'), 'GetRelatedItems', 'Long', 1)
    expect((await run(related())).error).toBeNull()
    expect((await run(...times(3, related))).error?.ErrorMessage).toContain(String(limit))
  })
})

describe('the people that a search finds', () => {
  const picker = typeItself('ClientPeoplePickerWebServiceInterface')
  const util = typeItself('Utility')
  const asked = value('ClientPeoplePickerQueryParameters', {
    QueryString: 'admin',
    MaximumEntitySuggestions: 2_000_000_000,
    PrincipalType: 1,
  })

  it.each([
    ['ClientPeoplePickerSearchUser', () => call(picker, 'ClientPeoplePickerSearchUser', asked)],
    ['ClientPeoplePickerResolveUser', () => call(picker, 'ClientPeoplePickerResolveUser', asked)],
    ['SearchPrincipals', () => call(util, 'SearchPrincipals', web, 'admin', 1, 15, null, 0)],
    ['ResolvePrincipal', () => call(util, 'ResolvePrincipal', web, 'admin', 1, 15, null, false)],
  ] as const)('count as a part of the reply: %s', async (_name, search) => {
    expect((await run(search())).error).toBeNull()
    expect((await run(...times(limit + 1, search))).error?.ErrorMessage).toContain(String(limit))
  })
})

describe('the subscriptions of a web', () => {
  /** The reads of a request for all subscriptions, with so many lists that have a workflow. */
  async function readsWith(lists: number): Promise<number> {
    for (let at = 0; at < lists; at++) {
      const { json } = await admin.call('POST', '/_api/web/lists', { body: { Title: `Flow ${lists} ${at}`, BaseTemplate: 100 } })
      const own = made('WorkflowSubscription')
      const { error } = await run(
        ...[set(own, 'Name', `W ${at}`), set(own, 'DefinitionId', approval), call(own, 'SetProperty', 'People', 'admin')],
        call(subscriptions, 'PublishSubscriptionForList', own, (json as { Id: string }).Id),
      )
      expect(error).toBeNull()
    }
    // What a first request reads into caches does not count, nor does work in the background.
    const counts: number[] = []
    for (let i = 0; i < 5; i++) {
      reads = 0
      expect((await run(path(method(subscriptions, 'EnumerateSubscriptions')))).error).toBeNull()
      counts.push(reads)
    }
    return Math.min(...counts)
  }

  itOnOneServer('are read at once, however many lists have some', async () => {
    const few = await readsWith(2)
    const many = await readsWith(8)
    expect(few).toBeGreaterThan(0)
    expect(many).toBe(few)
    const { error } = await run(...times(10, () => path(method(subscriptions, 'EnumerateSubscriptions'))))
    expect(error?.ErrorMessage).toContain(String(limit))
  })
})
