import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, listNamed, made, method, property, runModel, type Shown, set, value } from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { startServer } from '../../../support/server.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, refuses } = trier(server.url)

const wrong = /InvalidClientQueryException/
const query = made('KeywordQuery')
const executor = made('SearchExecutor')
const asked = [set(query, 'QueryText', 'pelican'), set(query, 'RowLimit', 5), set(query, 'TrimDuplicates', false)]

interface Table {
  readonly TableType: string
  readonly RowCount: number
  readonly ResultRows: readonly Shown[]
}

const tablesOf = (answer: unknown) => (answer as { readonly ResultTables: readonly Table[] }).ResultTables

beforeAll(async () => {
  for (const title of ['A pelican', 'Another pelican']) {
    const item = method(listNamed('Tasks'), 'AddItem')
    expect((await runModel(server.url, [call(item, 'SetFieldValue', 'Title', title), call(item, 'Update')])).error).toBeNull()
  }
}, 60_000)

describe('searches', () => {
  it('find items, as clients ask for them', async () => {
    await expect
      .poll(async () => (await runModel(server.url, [...asked, call(executor, 'ExecuteQuery', query)])).results.size, { timeout: 60_000 })
      .toBe(1)
    await expect
      .poll(
        async () => tablesOf((await runModel(server.url, [...asked, call(executor, 'ExecuteQuery', query)])).results.get(4))[0]?.RowCount,
        { timeout: 60_000 },
      )
      .toBe(2)
    const chosen = [call(property(query, 'SelectProperties'), 'Add', 'Title'), call(property(query, 'SortList'), 'Add', 'Title', 1)]
    const { answer } = await does('SearchExecutor.ExecuteQuery', executor, [query], [...asked, set(query, 'Refiners', 'Author'), ...chosen])
    expect(answer).toMatchObject({ _ObjectType_: 'Microsoft.SharePoint.Client.Search.Query.ResultTableCollection' })
    const [relevant, refined] = tablesOf(answer)
    expect(relevant).toMatchObject({ TableType: 'RelevantResults', ResultRows: [{ Title: 'Another pelican' }, { Title: 'A pelican' }] })
    expect(refined).toMatchObject({ TableType: 'RefinementResults', ResultRows: [{ RefinerName: 'Author', RefinementCount: 2 }] })
    await refuses('SearchExecutor.ExecuteQuery', executor, [executor], wrong)
    const several = await does('SearchExecutor.ExecuteQueries', executor, [['one'], [query], true], asked)
    expect(Object.keys(several.answer as object)).toEqual(['one'])
    await refuses('SearchExecutor.ExecuteQueries', executor, [['one', 'two'], [query], true], wrong)
  })

  it('keep what clients add to their parts', async () => {
    const texts = property(query, 'SelectProperties')
    for (const [name, given] of [
      ['Add', ['Title']],
      ['Remove', ['Title']],
      ['Clear', []],
    ] as const)
      await does(`StringCollection.${name}`, texts, given)
    await refuses(
      'StringCollection.Add',
      texts,
      [],
      /InvalidClientQuery/,
      Array.from({ length: 100 }, () => call(texts, 'Add', 'x')),
    )
    const orders = property(query, 'SortList')
    await does('SortCollection.Add', orders, ['Title', 0])
    await does('SortCollection.Clear', orders)
    await does('QueryPropertyValueCollection.SetQueryPropertyValue', property(query, 'Properties'), [
      'SourceName',
      value('QueryPropertyValue', { BoolVal: true }),
    ])
    expect(untried(['SearchExecutor', 'StringCollection', 'SortCollection', 'QueryPropertyValueCollection'])).toEqual([])
  })
})
