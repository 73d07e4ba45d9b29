import { afterAll, describe, expect, it } from 'vitest'
import {
  type Action,
  call,
  childrenOf,
  listNamed,
  load,
  loadAll,
  made,
  method,
  type Path,
  property,
  runModel,
  type Shown,
  sendModel,
  set,
  value,
  web,
} from '../../support/csom/model-client.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer({ settings: { 'Limits:ReplyEntities': '3000' } })
afterAll(() => server.stop())
const run = (actions: readonly Action[]) => runModel(server.url, actions)

const scope = (parts: Readonly<Record<string, readonly Action[]>>, name = 'ExceptionHandlingScope'): Action => ({
  kind: 'scope',
  name,
  head: () => '',
  parts,
})
const when = (test: (ids: (path: Path) => number) => string, parts: Readonly<Record<string, readonly Action[]>>): Action => ({
  kind: 'scope',
  name: 'ConditionalScope',
  head: (ids) => `<Test><Body>${test(ids)}</Body></Test>`,
  parts,
})

const tasks = listNamed('Tasks')
const missing = listNamed('None')
const describeAs = (text: string): readonly Action[] => [set(tasks, 'Description', text), call(tasks, 'Update')]
const description = async () => (await run([load(tasks)])).results.get(1) as Shown

describe('scopes for errors', () => {
  it('run their first part, and the last one in any case', async () => {
    const { error, results } = await run([
      scope({ TryScope: describeAs('tried'), CatchScope: describeAs('caught'), FinallyScope: [load(tasks)] }),
    ])
    expect(error).toBeNull()
    expect(results.get(1)).toEqual({ HasException: false, ErrorInfo: null })
    expect(results.get(6)).toMatchObject({ Description: 'tried' })
  })

  it('handle an error: the rest of the part does not run, what it has done stays, and the request goes on', async () => {
    const { error, results } = await run([
      scope({
        TryScope: [...describeAs('before'), { kind: 'path', on: missing }, ...describeAs('never')],
        CatchScope: [load(tasks)],
        FinallyScope: [{ kind: 'path', on: web }],
      }),
      { kind: 'path', on: tasks },
    ])
    expect(error).toBeNull()
    expect(results.get(1)).toMatchObject({
      HasException: true,
      ErrorInfo: { ErrorMessage: expect.stringContaining('None') as string, ErrorValue: null },
    })
    expect([...results.keys()]).toEqual([7, 8, 1, 9])
    expect(results.get(7)).toMatchObject({ Description: 'before' })
  })

  it('are simple, or stand in each other: an error is handled by the nearest', async () => {
    const { error, results } = await run([
      scope(
        { '': [scope({ '': [{ kind: 'path', on: missing }] }, 'ExceptionHandlingScopeSimple'), { kind: 'path', on: web }] },
        'ExceptionHandlingScopeSimple',
      ),
    ])
    expect(error).toBeNull()
    expect(results.get(2)).toMatchObject({ HasException: true })
    expect(results.get(1)).toEqual({ HasException: false, ErrorInfo: null })
  })

  it('do not handle an error in the part for errors, nor a budget that is spent', async () => {
    const inCatch = await run([
      scope({ TryScope: [{ kind: 'path', on: missing }], CatchScope: [{ kind: 'path', on: listNamed('Other') }] }),
    ])
    expect([inCatch.error?.ErrorMessage, inCatch.results.size]).toEqual([expect.stringContaining('Other'), 0])
    const columns = property(web, 'Fields')
    const all =
      '<Query SelectAllProperties="false"><Properties/></Query><ChildItemQuery SelectAllProperties="true"><Properties/></ChildItemQuery>'
    const many = Array.from({ length: 300 }, (): Action => ({ kind: 'query', on: columns, inner: all }))
    const { error } = await run([scope({ '': many }, 'ExceptionHandlingScopeSimple')])
    expect(error?.ErrorMessage).toContain('3000')
  })

  it('have bounds: in number with their actions, and in depth', async () => {
    const body = (inner: string) =>
      `<Request SchemaVersion="15.0.0.0" LibraryVersion="16.0.0.0" xmlns="http://schemas.microsoft.com/sharepoint/clientquery/2009"><Actions>${inner}</Actions><ObjectPaths/></Request>`
    const deep =
      Array.from({ length: 30 }, (_, at) => `<ExceptionHandlingScopeSimple Id="${at}">`).join('') +
      '</ExceptionHandlingScopeSimple>'.repeat(30)
    const many = `<ExceptionHandlingScopeSimple Id="0">${Array.from({ length: 5000 }, (_, at) => `<ObjectPath Id="${at + 1}"/>`).join('')}</ExceptionHandlingScopeSimple>`
    const twice = '<ExceptionHandlingScopeSimple Id="0"><ObjectPath Id="0"/></ExceptionHandlingScopeSimple>'
    for (const inner of [deep, many, twice])
      expect((await sendModel(server.url, body(inner))).error?.ErrorTypeName).toBe('System.Xml.Schema.XmlSchemaValidationException')
  })
})

describe('scopes for conditions', () => {
  const titleIs = (title: string) => (ids: (path: Path) => number) =>
    `<EQ><ExpressionProperty Name="Title"><ExpressionConstant ObjectPathId="${ids(tasks)}"/></ExpressionProperty><ExpressionConstant Type="String">${title}</ExpressionConstant></EQ>`

  it('run the part that the condition chooses', async () => {
    const parts = { IfTrueScope: describeAs('true'), IfFalseScope: describeAs('false') }
    const first = await run([when(titleIs('Tasks'), parts), load(tasks)])
    expect(first.error).toBeNull()
    expect([first.results.get(1), first.results.get(6)]).toMatchObject([{ Test: true }, { Description: 'true' }])
    const second = await run([when(titleIs('Other'), parts), load(tasks)])
    expect([second.results.get(1), second.results.get(6)]).toMatchObject([{ Test: false }, { Description: 'false' }])
  })

  it('compare numbers, dates, nothing and several conditions', async () => {
    const value = (name: string) => (ids: (path: Path) => number) =>
      `<ExpressionProperty Name="${name}"><ExpressionConstant ObjectPathId="${ids(tasks)}"/></ExpressionProperty>`
    const constant = (type: string, text: string) => `<ExpressionConstant Type="${type}">${text}</ExpressionConstant>`
    const expressions: readonly (readonly [(ids: (path: Path) => number) => string, boolean])[] = [
      [(ids) => `<GE>${value('BaseTemplate')(ids)}${constant('Int32', '107')}</GE>`, true],
      [(ids) => `<LT>${value('Created')(ids)}${constant('DateTime', '2001-01-01T00:00:00Z')}</LT>`, false],
      [(ids) => `<NE><ExpressionConstant ObjectPathId="${ids(tasks)}"/>${constant('Null', '')}</NE>`, true],
      [(ids) => `<EQ>${value('DocumentTemplateUrl')(ids)}${constant('Null', '')}</EQ>`, true],
      [(ids) => `<AND>${value('Hidden')(ids)}<ExpressionUnknown/></AND>`, false],
      [(ids) => `<OR><NOT>${value('Hidden')(ids)}</NOT><ExpressionUnknown/></OR>`, true],
      [
        (ids) =>
          `<ExpressionMethod Name="StartsWith">${value('Title')(ids)}<Parameters>${constant('String', 'Ta')}</Parameters></ExpressionMethod>`,
        true,
      ],
    ]
    for (const [expression, expected] of expressions) {
      const { error, results } = await run([when(expression, {})])
      expect([error, results.get(1)]).toEqual([null, { Test: expected }])
    }
  })

  it.each([
    ['no truth', '<ExpressionConstant Type="String">x</ExpressionConstant>', 'InvalidClientQueryException'],
    ['an unknown expression', '<ExpressionUnknown/>', 'NotSupportedException'],
    ['an unknown parameter', '<ExpressionParameter Name="x"/>', 'InvalidClientQueryException'],
    [
      'an unknown method',
      '<ExpressionMethod Name="Explode"><ExpressionConstant Type="String">x</ExpressionConstant></ExpressionMethod>',
      'NotSupportedException',
    ],
    ['one operand', '<EQ><ExpressionConstant Type="Int32">1</ExpressionConstant></EQ>', 'InvalidClientQueryException'],
    [
      'a property of a text',
      '<ExpressionProperty Name="Length"><ExpressionConstant Type="String">x</ExpressionConstant></ExpressionProperty>',
      'InvalidClientQueryException',
    ],
  ])('refuse %s', async (_what, expression, type) => {
    expect((await run([when(() => expression, { IfTrueScope: describeAs('never') })])).error?.ErrorTypeName).toContain(type)
    expect((await description()).Description).not.toBe('never')
  })
})

describe('queries of collections', () => {
  const lists = property(web, 'Lists')
  const asked = (expression: string, on: Path = lists): Action => ({
    kind: 'query',
    on,
    inner: `<Query SelectAllProperties="false"><Properties/></Query><ChildItemQuery SelectAllProperties="false"><Properties><Property Name="Title" ScalarProperty="true"/></Properties><QueryableExpression>${expression}</QueryableExpression></ChildItemQuery>`,
  })
  const from = '<Object><QueryableObject/></Object>'
  const read = (name: string) => `<ExpressionProperty Name="${name}"><ExpressionParameter Name="l"/></ExpressionProperty>`
  const lambda = (body: string) => `<Test><Parameters><Parameter Name="l"/></Parameters><Body>${body}</Body></Test>`
  const titles = async (expression: string) => {
    const { error, results } = await run([asked(expression)])
    expect(error).toBeNull()
    return childrenOf(results.get(1)).map(({ Title }) => String(Title))
  }

  it('have a condition, an order and a number', async () => {
    const equal = lambda(`<EQ>${read('Title')}<ExpressionConstant Type="String">Tasks</ExpressionConstant></EQ>`)
    expect(await titles(`<Where>${equal}${from}</Where>`)).toEqual(['Tasks'])
    const visible = lambda(`<NOT>${read('Hidden')}</NOT>`)
    const up = await titles(`<OrderBy>${lambda(read('Title'))}<Object><Where>${visible}${from}</Where></Object></OrderBy>`)
    const down = await titles(
      `<Take Count="2"><Object><OrderByDescending>${lambda(read('Title'))}<Object><Where>${visible}${from}</Where></Object></OrderByDescending></Object></Take>`,
    )
    expect(up.length).toBeGreaterThan(1)
    expect(up).toEqual([...up].sort((one, other) => (one < other ? -1 : 1)))
    expect(down).toEqual([...up].reverse().slice(0, 2))
    const inFolder = lambda(
      `<ExpressionMethod Name="EndsWith"><ExpressionProperty Name="ServerRelativeUrl">${read('RootFolder')}</ExpressionProperty><Parameters><ExpressionConstant Type="String">/Tasks</ExpressionConstant></Parameters></ExpressionMethod>`,
    )
    expect(await titles(`<Where>${inFolder}${from}</Where>`)).toEqual(['Tasks'])
  })

  it('have them on the rows of a CAML query too', async () => {
    const things = method(lists, 'Add', value('ListCreationInformation', { Title: 'Sorted', TemplateType: 100 }))
    expect((await run([{ kind: 'path', on: things }])).error).toBeNull()
    const added = ['b', 'c', 'a', 'd'].map((Title) => ({ at: method(listNamed('Sorted'), 'AddItem'), Title }))
    expect((await run(added.flatMap(({ at, Title }) => [call(at, 'SetFieldValue', 'Title', Title), call(at, 'Update')]))).error).toBeNull()
    const rows = method(listNamed('Sorted'), 'GetItems', value('CamlQuery', { ViewXml: '<View/>' }))
    const more = lambda(`<GT>${read('Id')}<ExpressionConstant Type="Int32">1</ExpressionConstant></GT>`)
    const ordered = `<OrderBy>${lambda(read('Title'))}<Object><Where>${more}${from}</Where></Object></OrderBy>`
    const { error, results } = await run([asked(`<Take Count="2"><Object>${ordered}</Object></Take>`, rows)])
    expect(error).toBeNull()
    expect(childrenOf(results.get(1)).map(({ Title }) => Title)).toEqual(['a', 'c'])
  })

  it('name only properties that are there', async () => {
    const { error } = await run([asked(`<Where>${lambda(read('Nothing'))}${from}</Where>`)])
    expect(error?.ErrorTypeName).toContain('InvalidClientQueryException')
    const long = `<OR>${read('Hidden')}`.repeat(150) + read('Hidden') + '</OR>'.repeat(150)
    expect((await run([asked(`<Where>${lambda(long)}${from}</Where>`)])).error?.ErrorMessage).toMatch(/200 elements|cannot be read/)
  })
})

describe('what an earlier part of a request has set', () => {
  it('is stored by a later one, and by no other request', async () => {
    await run([set(tasks, 'Description', 'lost')])
    expect((await description()).Description).not.toBe('lost')
    const fresh = method(tasks, 'AddItem')
    const { error } = await run([
      call(fresh, 'SetFieldValue', 'Title', 'x'),
      call(fresh, 'Update'),
      call(fresh, 'SetFieldValue', 'Title', 'y'),
      call(fresh, 'Update'),
    ])
    expect(error).toBeNull()
  })

  it('is found by a later write of the same request, which reads in its own transaction what the first has changed', async () => {
    const types = property(web, 'ContentTypes')
    const add = (Name: string) => call(types, 'Add', value('ContentTypeCreationInformation', { Name }))
    const { error } = await run([add('First'), add('Second'), add('No <name>')])
    expect(error?.ErrorMessage).toContain('No <name>')
    const { results } = await run([loadAll(types)])
    expect(childrenOf(results.get(1)).map(({ Name }) => Name)).toEqual(expect.arrayContaining(['First', 'Second']))
    const about = (text: string) => call(made('PeopleManager'), 'SetSingleValueProfileProperty', 'i:0#.f|membership|admin', 'AboutMe', text)
    expect((await run([add('Third'), about('x'), add('Fourth'), about('y')])).error).toBeNull()
  })
})
