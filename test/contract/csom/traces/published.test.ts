import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../support/server.ts'
import type { Shown } from '../object-requests.ts'
import {
  all,
  allChildren,
  call,
  childrenOf,
  clientOf,
  constant,
  lambda,
  lists,
  member,
  method,
  none,
  property,
  query,
  reach,
  read,
  scalar,
  set,
  some,
  start,
  text,
} from './trace-client.ts'

/**
 * The examples of section 4 of the protocol's document, and the rules of its section 3 for what a reply holds (docs/protocol/object-model.md).
 * The document invents a store of books that no server has: `BookStore.Catalog.Books`. Here lists stand for the books, `Description` for their
 * author and `DraftVersionVisibility` for their status. Actions, paths, ids, parameters and queries are those of the document.
 */
const server = await startServer({
  settings: { Profile: 'SharePoint', 'Identity:DefaultGroup': 'Visitors' },
})
afterAll(() => server.stop())
const ask = clientOf(server.url, '.NET Library')

const bookStore = '{acc57e47-24b0-4400-b1c7-aa1cf3c9542d}'
const guid = (value: string) => `<Parameter Type="Guid">{${value}}</Parameter>`
const isReached = { IsNull: false }
const idOf = (shown: Shown | undefined) => String(shown?.Id).slice(6, 42)

/** `Catalog` with its `Books` under the ids that an example gives them: the context, and the lists of its web. */
const booksAt = (catalog: number, books: number) =>
  `<StaticProperty Id="${catalog}" TypeId="{3747adcd-a3c3-41b9-bfab-4a64dd2f1e0a}" Name="Current" />${property(900, catalog, 'Web')}${property(books, 900, 'Lists')}`
const bookNamed = async (title: string) =>
  idOf((await ask(query(8, 7, some(scalar('Id'))), `${lists}${method(7, 5, 'GetByTitle', text(title))}`)).results.get(8))

describe('the published example', () => {
  it('4.1, Retrieve Book Information: one book whole, two properties of another', async () => {
    const [one, other] = [await bookNamed('Tasks'), await bookNamed('Documents')]
    const { error, ids, results, reply } = await ask(
      `${reach(2, 1)}${reach(4, 3)}${reach(6, 5)}${query(7, 5, all)}${reach(9, 8)}${query(10, 8, some(scalar('Description', 'DraftVersionVisibility')))}`,
      `${booksAt(1, 3)}${method(5, 3, 'GetById', guid(one))}${method(8, 3, 'GetById', guid(other))}`,
    )
    expect([error, ids]).toEqual([null, [2, 4, 6, 7, 9, 10]])
    for (const id of [2, 4, 6, 9]) expect(results.get(id)).toEqual(isReached)
    expect(results.get(7)).toMatchObject({
      _ObjectType_: 'SP.List',
      Title: 'Tasks',
      Description: expect.any(String) as string,
    })
    expect(reply).toContain(`"Id":"\\/Guid(${one})\\/"`)
    expect(reply).toMatch(/"Created":"\\\/Date\((?:\d+|\d{4}(?:,\d{1,3}){6})\)\\\/"/)
    const few = Object.keys(results.get(10) ?? {}).filter((name) => !name.startsWith('_'))
    expect(few).toEqual(['Description', 'DraftVersionVisibility'])
    expect(results.get(10)?.DraftVersionVisibility).toEqual(expect.any(Number))
  })

  it('4.2, Retrieve Books by a Specific Author: the children of a collection that pass a test', async () => {
    const test = lambda(`<EQ>${read('Description', 'b')}${constant('String', 'Soha Kamal')}</EQ>`, 'b')
    const where = `<QueryableExpression><Where>${test}<Object><QueryableObject /></Object></Where></QueryableExpression>`
    const children = `<ChildItemQuery SelectAllProperties="true"><Properties />${where}</ChildItemQuery>`
    await ask(
      `${set(8, 7, 'Description', 'String', 'Soha Kamal')}${call(9, 7, 'Update')}`,
      `${lists}${method(7, 5, 'GetByTitle', text('Tasks'))}`,
    )
    const { error, ids, results } = await ask(
      `${reach(12, 11)}${reach(14, 13)}${query(15, 13, `${none}${children}`)}`,
      `${booksAt(11, 13)}`,
    )
    expect([error, ids]).toEqual([null, [12, 14, 15]])
    expect(results.get(15)).toMatchObject({
      _ObjectType_: 'SP.ListCollection',
    })
    expect(childrenOf(results.get(15)).map(({ _ObjectType_, Title, Description }) => [_ObjectType_, Title, Description])).toEqual([
      ['SP.List', 'Tasks', 'Soha Kamal'],
    ])
  })

  it('4.3, Update Book Information: properties are set, written, and read again with all others of the collection', async () => {
    const { error, ids, results } = await ask(
      `${reach(18, 17)}${reach(20, 19)}${reach(22, 21)}${set(23, 21, 'Description', 'String', 'Lisa Andrews')}${set(24, 21, 'DraftVersionVisibility', 'Enum', '1')}${call(25, 21, 'Update')}${query(26, 19, all + allChildren)}`,
      `${booksAt(17, 19)}${method(21, 19, 'GetById', guid(await bookNamed('Documents')))}`,
    )
    expect([error, ids]).toEqual([null, [18, 20, 22, 26]])
    for (const id of [18, 20, 22]) expect(results.get(id)).toEqual(isReached)
    const books = childrenOf(results.get(26))
    expect(books.length).toBeGreaterThan(2)
    expect(books.find(({ Title }) => Title === 'Documents')).toMatchObject({
      _ObjectType_: 'SP.List',
      Description: 'Lisa Andrews',
      DraftVersionVisibility: 1,
    })
  })

  it('4.4, Add a Book to a Catalog: a value object becomes a member of the collection', async () => {
    const book = `<Parameter TypeId="{e247b7fc-095e-4ea4-a4c9-c5d373723d8c}">${member('Description', 'String', 'Neil Black')}${member('QuickLaunchOption', 'Enum', '0')}${member('TemplateType', 'Int32', '100')}${member('Title', 'String', 'Simple Cookbook')}</Parameter>`
    const { error, ids, results } = await ask(
      `${reach(28, 27)}${reach(30, 29)}${reach(32, 31)}${query(33, 31, all)}`,
      `${booksAt(27, 29)}${method(31, 29, 'Add', book)}`,
    )
    expect([error, ids]).toEqual([null, [28, 30, 32, 33]])
    expect(results.get(33)).toMatchObject({
      _ObjectType_: 'SP.List',
      Title: 'Simple Cookbook',
      Description: 'Neil Black',
    })
  })

  it('as it is, of a type that this server has not, is understood and refused by name', async () => {
    const { error, ids } = await ask(
      `${reach(2, 1)}${reach(4, 3)}`,
      `<StaticProperty Id="1" TypeId="${bookStore}" Name="Catalog" />${property(3, 1, 'Books')}`,
    )
    expect([error?.ErrorTypeName, error?.ErrorCode, ids]).toEqual(['System.NotSupportedException', -2147467263, []])
    expect(error?.ErrorMessage).toContain('acc57e47-24b0-4400-b1c7-aa1cf3c9542d')
  })
})

describe('what the document says every reply holds', () => {
  it('a header with the version of the schema, that of the library, and the error or null', async () => {
    const { reply } = await ask('', start)
    const [header] = JSON.parse(reply) as [Shown]
    expect(header).toMatchObject({
      SchemaVersion: expect.stringMatching(/^1[45]\.0\.0\.0$/) as string,
      LibraryVersion: expect.stringMatching(/^(?:\d+\.){3}\d+$/) as string,
      ErrorInfo: null,
    })
  })

  it('an error with its code, message, type and value, and nothing but text, numbers and null in them', async () => {
    const { error } = await ask(reach(2, 7), `${lists}${method(7, 5, 'GetByTitle', text('No such list'))}`)
    expect(error).toMatchObject({
      ErrorCode: expect.any(Number) as number,
      ErrorMessage: expect.any(String) as string,
      ErrorTypeName: expect.any(String) as string,
      ErrorValue: null,
    })
  })

  it('a scope with HasException and ErrorInfo, whether it has caught one or not', async () => {
    const missing = `${lists}${method(7, 5, 'GetByTitle', text('No such list'))}`
    for (const [on, caught] of [
      [3, false],
      [7, true],
    ] as const) {
      const simple = await ask(`<ExceptionHandlingScopeSimple Id="9">${reach(10, on)}</ExceptionHandlingScopeSimple>`, missing)
      expect([simple.error, Object.keys(simple.results.get(9) ?? {}).sort()]).toEqual([null, ['ErrorInfo', 'HasException']])
      expect([simple.results.get(9)?.HasException, simple.results.get(9)?.ErrorInfo === null]).toEqual([caught, !caught])
    }
  })
})
