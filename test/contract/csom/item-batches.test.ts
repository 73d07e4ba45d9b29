import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Action,
  call,
  childrenOf,
  identified,
  listNamed,
  load,
  loadAll,
  method,
  type Path,
  property,
  runModel,
  type Shown,
  set,
  value,
  web,
} from '../../support/csom/model-client.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
afterAll(() => server.stop())
const run = (actions: readonly Action[]) => runModel(server.url, actions)

const jobs = listNamed('Jobs')
const itemAt = (id: number) => method(jobs, 'GetItemById', id)
const fresh = (more: Readonly<Record<string, string | number>> = {}) => method(jobs, 'AddItem', value('ListItemCreationInformation', more))
const titled = (on: Path, title: string): readonly Action[] => [call(on, 'SetFieldValue', 'Title', title), call(on, 'Update')]

const titles = async () => {
  const { error, results } = await run([loadAll(method(jobs, 'GetItems', value('CamlQuery', { ViewXml: '<View Scope="RecursiveAll"/>' })))])
  expect(error).toBeNull()
  return childrenOf(results.get(1)).map(({ Title }) => Title)
}
const titleOf = async (id: number) => ((await run([load(itemAt(id))])).results.get(1) as Shown).Title
/** Adds an item in a request of its own, and returns its number. */
async function added(title: string): Promise<number> {
  const item = fresh()
  const { results } = await run([...titled(item, title), load(item)])
  return (results.get(3) as { readonly ID: number }).ID
}

beforeAll(async () => {
  const list = method(property(web, 'Lists'), 'Add', value('ListCreationInformation', { Title: 'Jobs', TemplateType: 100 }))
  const { error } = await run([set(list, 'EnableFolderCreation', true), call(list, 'Update')])
  expect(error).toBeNull()
}, 60_000)

describe('many writes of items in a request', () => {
  it('are all done, in their order', async () => {
    const start = (await run([loadAll(changesOf())])).results.get(1)
    const known = childrenOf(start).length
    const items = Array.from({ length: 250 }, () => fresh())
    const { error, results } = await run([...items.flatMap((item, at) => titled(item, `${at}`)), load(items[249] as Path)])
    expect(error).toBeNull()
    const last = results.get(501) as { readonly ID: number; readonly Title: string }
    expect(last.Title).toBe('249')
    const first = last.ID - 249
    expect(await titles()).toEqual(Array.from({ length: 250 }, (_, at) => `${at}`))
    const renamed = await run(Array.from({ length: 100 }, (_, at) => titled(itemAt(first + 99 - at), `new ${at}`)).flat())
    expect(renamed.error).toBeNull()
    expect((await titles()).slice(0, 101)).toEqual([...Array.from({ length: 100 }, (_, at) => `new ${99 - at}`), '100'])
    const changed = childrenOf((await run([loadAll(changesOf())])).results.get(1)).slice(known)
    expect(changed.map(({ ItemId }) => ItemId)).toEqual([
      ...Array.from({ length: 250 }, (_, at) => first + at),
      ...Array.from({ length: 100 }, (_, at) => first + 99 - at),
    ])
  })

  it('end at the first that fails: those before it are done, those behind it are not', async () => {
    const ids = [await added('a'), await added('b'), await added('c')]
    const [one, two, three] = ids.map(itemAt) as [Path, Path, Path]
    const { error, results } = await run([
      ...titled(one, 'A'),
      call(two, 'SetFieldValue', 'Title', 'B'),
      { kind: 'call', on: two, name: 'Update', given: [], version: '4711' },
      ...titled(three, 'C'),
    ])
    expect(error?.ErrorMessage).toMatch(/does not match/)
    expect(results.size).toBe(0)
    expect(await Promise.all(ids.map(titleOf))).toEqual(['A', 'b', 'c'])
  })

  it('are done before an action that fails, and their error comes first', async () => {
    const id = await added('x')
    const missing: Action = { kind: 'path', on: itemAt(999_999) }
    expect((await run([...titled(itemAt(id), 'y'), missing])).error?.ErrorMessage).toMatch(/does not exist/i)
    expect(await titleOf(id)).toBe('y')
    const item = itemAt(id)
    const old: Action = { kind: 'call', on: item, name: 'Update', given: [], version: '4711' }
    const both = await run([call(item, 'SetFieldValue', 'Title', 'z'), old, missing])
    expect(both.error?.ErrorMessage).toMatch(/does not match/)
  })

  it('are seen by reads behind them, also by another path to the same item', async () => {
    const id = await added('first')
    const [item, again] = [itemAt(id), itemAt(id)]
    const { error, results } = await run([
      ...titled(item, 'second'),
      load(again),
      ...titled(item, 'third'),
      call(item, 'SetFieldValue', 'Title', 'fourth'),
      call(item, 'SystemUpdate'),
      load(item),
    ])
    expect(error).toBeNull()
    expect(results.get(3)).toMatchObject({ Title: 'second' })
    expect(results.get(8)).toMatchObject({ Title: 'fourth' })
    const { _ObjectIdentity_: identity } = results.get(8) as { readonly _ObjectIdentity_: string }
    const named = await run([...titled(item, 'fifth'), load(identified(identity))])
    expect(named.results.get(3)).toMatchObject({ Title: 'fifth' })
  })

  it('find a folder that an earlier one has added, and a new name', async () => {
    const root = (await run([load(property(jobs, 'RootFolder'))])).results.get(1) as Shown
    const FolderUrl = `${String(root.ServerRelativeUrl)}/Inside`
    const folder = fresh({ LeafName: 'Inside', UnderlyingObjectType: 1 })
    const inner = fresh({ FolderUrl })
    const { error, results } = await run([...titled(folder, 'F'), ...titled(inner, 'in it'), load(inner), load(folder)])
    expect(error).toBeNull()
    expect(results.get(5)).toMatchObject({ Title: 'in it', FileDirRef: FolderUrl })
    const { ID: id } = results.get(6) as { readonly ID: number }
    const moved = fresh({ FolderUrl: `${String(root.ServerRelativeUrl)}/Outside` })
    const known = itemAt(id)
    const renamed = await run([
      call(known, 'SetFieldValue', 'FileLeafRef', 'Outside'),
      call(known, 'Update'),
      ...titled(moved, 'too'),
      load(moved),
    ])
    expect(renamed.error?.ErrorMessage ?? null).toBeNull()
    expect(renamed.results.get(5)).toMatchObject({ Title: 'too' })
  })

  it('are done in the scope that holds them', async () => {
    const id = await added('outside')
    const [item, other] = [itemAt(id), itemAt(await added('other'))]
    const scope: Action = {
      kind: 'scope',
      name: 'ExceptionHandlingScope',
      head: () => '',
      parts: {
        TryScope: [call(item, 'SetFieldValue', 'Title', 'tried'), { kind: 'call', on: item, name: 'Update', given: [], version: '4711' }],
        CatchScope: titled(other, 'caught'),
      },
    }
    const { error, results } = await run([scope, load(other)])
    expect([error, results.get(1)]).toMatchObject([null, { HasException: true }])
    expect([await titleOf(id), results.get(6)]).toMatchObject(['outside', { Title: 'caught' }])
  })
})

function changesOf(): Path {
  return method(jobs, 'GetChanges', value('ChangeQuery', { Item: true, Add: true, Update: true }))
}
