import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import type { Query } from '../../../../src/core/kernel/query.ts'
import { type CamlParts, parseCaml } from '../../../../src/formats/caml/caml.ts'
import { parseXml, type XmlElement, xmlElement } from '../../../../src/formats/xml.ts'
import { anyWord, refusalOf } from '../../../support/random/refused.ts'

const nowMs = Date.UTC(2026, 0, 31, 10, 20, 30, 400)
const day = Date.UTC(2026, 0, 31)
const titleId = 'fa564e0f-0c70-4ab9-b863-0177e6ddd247'
const environment = { nowMs, userId: 7, fieldName: (id: string) => (id === titleId ? 'Title' : undefined) }

const parse = (parts: { query?: string; viewFields?: string; queryOptions?: string; rowLimit?: string }) => {
  const { query, viewFields, queryOptions, rowLimit } = parts
  const read: CamlParts = {
    query: query === undefined ? undefined : parseXml(query),
    viewFields: viewFields === undefined ? undefined : parseXml(viewFields),
    queryOptions: queryOptions === undefined ? undefined : parseXml(queryOptions),
    rowLimit,
  }
  return parseCaml(read, environment)
}
const parseWhere = (where: string): Query['where'] => parse({ query: `<Query><Where>${where}</Where></Query>` }).query.where

const field = (name: string) => ({ kind: 'field', path: [name], at: -1 })
const literal = (type: string, value?: unknown) => ({ kind: 'literal', literal: value === undefined ? { type } : { type, value }, at: -1 })
const titleIs = (value: string) => `<Eq><FieldRef Name="Title"/><Value Type="Text">${value}</Value></Eq>`
const titleIsExpression = (value: string) => ({ op: 'compare', comparison: 'eq', left: field('Title'), right: literal('text', value) })

const refusal = (run: () => unknown) => refusalOf('invalid_caml', run)

describe('Where', () => {
  test.each([
    ['Eq', 'eq'],
    ['Neq', 'ne'],
    ['Gt', 'gt'],
    ['Geq', 'ge'],
    ['Lt', 'lt'],
    ['Leq', 'le'],
  ])('%s compares', (name, comparison) => {
    expect(parseWhere(`<${name}><FieldRef Name="Title"/><Value Type="Text">a</Value></${name}>`)).toEqual({
      op: 'compare',
      comparison,
      left: field('Title'),
      right: literal('text', 'a'),
    })
  })

  test.each([
    ['BeginsWith', 'startswith'],
    ['Contains', 'substringof'],
  ])('%s looks in text', (name, match) => {
    expect(parseWhere(`<${name}><FieldRef Name="Title"/><Value Type="Text">a b</Value></${name}>`)).toEqual({
      op: 'match',
      match,
      subject: field('Title'),
      text: literal('text', 'a b'),
    })
  })

  test('IsNull and IsNotNull test for absence', () => {
    const test = (comparison: string) => ({ op: 'compare', comparison, left: field('Title'), right: literal('null') })
    expect(parseWhere('<IsNull><FieldRef Name="Title"/></IsNull>')).toEqual(test('eq'))
    expect(parseWhere('<IsNotNull><FieldRef Name="Title"/></IsNotNull>')).toEqual(test('ne'))
  })

  test('a FieldRef may have a name as its ID; an id that nobody has stays a name', () => {
    const path = (id: string) => parseWhere(`<IsNull><FieldRef ID="${id}"/></IsNull>`)
    expect(path('Title')).toMatchObject({ left: { path: ['Title'] } })
    const nobodys = '{00000000-0000-0000-0000-000000000000}'
    expect(path(nobodys)).toMatchObject({ left: { path: [nobodys] } })
  })

  test('a strange scope is none', () => {
    const parts = { queryOptions: '<QueryOptions><ViewAttributes Scope="constructor"/></QueryOptions>' }
    expect(parse(parts).options).toMatchObject({ isRecursive: false })
  })

  test('In takes several values', () => {
    const values = '<Values><Value Type="Counter">1</Value><Value Type="Counter">2</Value></Values>'
    expect(parseWhere(`<In><FieldRef Name="ID"/>${values}</In>`)).toEqual({
      op: 'in',
      subject: field('ID'),
      values: [literal('text', '1'), literal('text', '2')],
    })
  })

  test('nested And and Or keep their meaning, and nests of one kind become one list', () => {
    expect(
      parseWhere(`<And><And>${titleIs('a')}${titleIs('b')}</And><Or>${titleIs('c')}<Or>${titleIs('d')}${titleIs('e')}</Or></Or></And>`),
    ).toEqual({
      op: 'and',
      operands: [titleIsExpression('a'), titleIsExpression('b'), { op: 'or', operands: ['c', 'd', 'e'].map(titleIsExpression) }],
    })
  })

  test('a column may be named by its id', () => {
    expect(parseWhere(`<IsNull><FieldRef ID="{${titleId.toUpperCase()}}"/></IsNull>`)).toMatchObject({ left: field('Title') })
  })

  test('elements are read in any namespace', () => {
    const text = `<q:Query xmlns:q="urn:q"><q:Where>${titleIs('a')}</q:Where></q:Query>`
    expect(parse({ query: text }).query.where).toEqual(titleIsExpression('a'))
  })

  test('an empty Where means everything', () => {
    expect(parse({ query: '<Query><Where/></Query>' }).query).toEqual({ limit: 100 })
    expect(parse({}).query).toEqual({ limit: 100 })
  })

  test.each([
    ['an operator of another case', '<eq><FieldRef Name="Title"/><Value>a</Value></eq>', /<eq> is not a condition.*Known: And, Or, Eq/],
    ['an operator that is not served', '<Near><FieldRef Name="Author"/></Near>', /<Near>/],
    [
      'a membership of other kinds',
      '<Membership Type="SPWeb.Users"><FieldRef Name="Author"/></Membership>',
      /<Membership> has the Type 'SPWeb.Users'/,
    ],
    ['__proto__', '<__proto__/>', /<__proto__> is not a condition/],
    ['constructor', '<constructor/>', /<constructor> is not a condition/],
    ['two conditions side by side', titleIs('a') + titleIs('b'), /<Where> must have one element; 2 were given/],
    ['an And of one', `<And>${titleIs('a')}</And>`, /<And> joins exactly two conditions; 1 were given/],
    ['an Or of three', `<Or>${titleIs('a').repeat(3)}</Or>`, /<Or> joins exactly two conditions; 3 were given/],
    ['a comparison without a column', '<Eq><Value>a</Value></Eq>', /<Eq> needs one FieldRef and one Value/],
    ['a comparison without a value', '<Eq><FieldRef Name="Title"/></Eq>', /<Eq> needs one FieldRef and one Value/],
    ['a comparison of two columns', '<Eq><FieldRef Name="A"/><FieldRef Name="B"/></Eq>', /<Eq>/],
    ['a FieldRef without a name', '<IsNull><FieldRef/></IsNull>', /<FieldRef> needs the attribute Name/],
    ['In without values', '<In><FieldRef Name="ID"/><Values/></In>', /<Values> needs at least one/],
    [
      'In with something else',
      '<In><FieldRef Name="ID"/><Values><FieldRef Name="ID"/></Values></In>',
      /<FieldRef> is not allowed in Values/,
    ],
    ['an unknown type', '<Eq><FieldRef Name="A"/><Value Type="constructor">1</Value></Eq>', /Type 'constructor'/],
    ['an element in a value', '<Eq><FieldRef Name="A"/><Value Type="Text"><Month/></Value></Eq>', /<Month> is not allowed in Value/],
    [
      'Contains of the current user',
      '<Contains><FieldRef Name="A"/><Value Type="Text"><UserID/></Value></Contains>',
      /<Contains> needs a text Value/,
    ],
  ])('%s is refused by name', (_, where, message) => {
    expect(refusal(() => parseWhere(where))).toMatch(message)
  })

  test('depth and number of conditions are bounded', () => {
    const nested = (depth: number): string => (depth === 0 ? titleIs('a') : `<And>${titleIs('a')}${nested(depth - 1)}</And>`)
    expect(parseWhere(nested(50))).toMatchObject({ op: 'and' })
    const balanced = (depth: number): string => (depth === 0 ? titleIs('a') : `<Or>${balanced(depth - 1).repeat(2)}</Or>`)
    expect(parseWhere(balanced(9))).toMatchObject({ op: 'or' })
    expect(refusal(() => parseWhere(balanced(10)))).toMatch(/more than 2000 conditions/)
    const values = `<Values>${'<Value Type="Counter">1</Value>'.repeat(1001)}</Values>`
    expect(refusal(() => parseWhere(`<In><FieldRef Name="ID"/>${values}</In>`))).toMatch(/at most 1000 Value elements/)
    let tree = parseXml(titleIs('a'))
    for (let i = 0; i < 5000; i++) tree = xmlElement('', 'And', new Map(), [tree, parseXml(titleIs('b'))])
    const query = xmlElement('', 'Query', new Map(), [xmlElement('', 'Where', new Map(), [tree])])
    expect(refusal(() => parseCaml({ query }, environment))).toMatch(/nested too deep/)
  })
})

describe('Value', () => {
  const valueOf = (value: string) => {
    const where = parseWhere(`<Eq><FieldRef Name="A"/>${value}</Eq>`)
    return where?.op === 'compare' && where.right.kind === 'literal' ? where.right.literal : undefined
  }

  test.each([
    ['<Value>a</Value>', { type: 'text', value: 'a' }],
    ['<Value Type="Text"> a </Value>', { type: 'text', value: ' a ' }],
    ['<Value Type="Text"/>', { type: 'text', value: '' }],
    ['<Value Type="Note"><![CDATA[<b>]]></Value>', { type: 'text', value: '<b>' }],
    ['<Value Type="Number"> -1.5 </Value>', { type: 'text', value: '-1.5' }],
    ['<Value Type="Counter">7</Value>', { type: 'text', value: '7' }],
    ['<Value Type="Boolean">1</Value>', { type: 'text', value: '1' }],
    ['<Value Type="Boolean">FALSE</Value>', { type: 'text', value: 'FALSE' }],
    ['<Value Type="Guid">{01234567-89AB-CDEF-0123-456789ABCDEF}</Value>', { type: 'guid', value: '01234567-89ab-cdef-0123-456789abcdef' }],
    ['<Value Type="Lookup">7;#Name</Value>', { type: 'text', value: '7' }],
    ['<Value Type="User">Ann</Value>', { type: 'text', value: 'Ann' }],
    ['<Value Type="Integer"><UserID/></Value>', { type: 'number', value: 7 }],
    ['<Value Type="DateTime">2026-01-31T10:00:00Z</Value>', { type: 'date', value: day }],
    ['<Value Type="DateTime">2026-01-31</Value>', { type: 'date', value: day }],
    ['<Value Type="DateTime" IncludeTimeValue="TRUE">2026-01-31T10:00:00Z</Value>', { type: 'instant', value: day + 36_000_000 }],
    [
      '<Value Type="DateTime" IncludeTimeValue="true" StorageTZ="TRUE">2026-01-31 10:00:00</Value>',
      { type: 'instant', value: day + 36_000_000 },
    ],
    ['<Value Type="DateTime" IncludeTimeValue="FALSE">2026-01-31T10:00:00+12:00</Value>', { type: 'date', value: day - 86_400_000 }],
    ['<Value Type="DateTime"><Today/></Value>', { type: 'date', value: day }],
    ['<Value Type="DateTime"><Today OffsetDays="-7"/></Value>', { type: 'date', value: day - 7 * 86_400_000 }],
    ['<Value Type="DateTime"><Today OffsetDays="30"/></Value>', { type: 'date', value: day + 30 * 86_400_000 }],
    ['<Value Type="DateTime"><Now/></Value>', { type: 'date', value: day }],
    ['<Value Type="DateTime" IncludeTimeValue="TRUE"><Now/></Value>', { type: 'instant', value: Math.floor(nowMs / 1000) * 1000 }],
  ])('%s is read', (value, expected) => {
    expect(valueOf(value)).toEqual(expected)
  })

  test.each([
    ['<Value Type="Number">many</Value>', /'many'; a number is needed/],
    ['<Value Type="Number"/>', /a number is needed/],
    ['<Value Type="Boolean">maybe</Value>', /1 or 0 is needed/],
    ['<Value Type="Guid">1</Value>', /a GUID is needed/],
    ['<Value Type="DateTime">yesterday</Value>', /a time such as/],
    ['<Value Type="DateTime">2026-02-30</Value>', /a time such as/],
    ['<Value Type="DateTime"><Today OffsetDays="1.5"/></Value>', /OffsetDays/],
    ['<Value Type="DateTime"><Today OffsetDays="9999999"/></Value>', /OffsetDays/],
    ['<Value Type="Text"><Now/><Now/></Value>', /at most one element/],
  ])('%s is refused', (value, message) => {
    expect(refusal(() => valueOf(value))).toMatch(message)
  })
})

describe('the other parts', () => {
  test('OrderBy is ascending unless it says otherwise', () => {
    const { query } = parse({
      query:
        '<Query><OrderBy><FieldRef Name="Title"/><FieldRef Name="ID" Ascending="FALSE"/><FieldRef Name="A" Ascending="True"/></OrderBy></Query>',
    })
    expect(query.orderBy).toEqual([
      { path: ['Title'], descending: false, at: -1 },
      { path: ['ID'], descending: true, at: -1 },
      { path: ['A'], descending: false, at: -1 },
    ])
  })

  test('GroupBy does not change which rows there are', () => {
    expect(parse({ query: '<Query><GroupBy Collapse="TRUE"><FieldRef Name="Title"/></GroupBy></Query>' }).query).toEqual({ limit: 100 })
  })

  test('ViewFields name columns once each; none means the columns of the list', () => {
    expect(
      parse({ viewFields: '<ViewFields><FieldRef Name="Title"/><FieldRef Name="ID"/><FieldRef Name="Title"/></ViewFields>' }).viewFields,
    ).toEqual(['Title', 'ID'])
    expect(parse({ viewFields: '<ViewFields/>' }).viewFields).toBeUndefined()
  })

  test.each([
    [undefined, 100],
    ['', 100],
    ['0', 100],
    [' 5 ', 5],
    ['5000', 5000],
    ['999999', 5000],
  ])('a rowLimit of %j is %d rows', (rowLimit, limit) => {
    expect(parse({ ...(rowLimit !== undefined && { rowLimit }) }).query.limit).toBe(limit)
  })

  test('options are read; those that change nothing here are ignored', () => {
    const queryOptions =
      '<QueryOptions><DateInUtc>TRUE</DateInUtc><IncludeMandatoryColumns>false</IncludeMandatoryColumns><Folder> /Lists/T </Folder><ViewAttributes Scope="RecursiveAll"/><OptimizeFor>x</OptimizeFor></QueryOptions>'
    expect(parse({ queryOptions })).toEqual({
      query: { limit: 100 },
      options: { dateInUtc: true, includeMandatoryColumns: false, folder: '/Lists/T', isRecursive: true },
    })
    expect(parse({ queryOptions: '<QueryOptions/>' }).options).toEqual({ dateInUtc: false, includeMandatoryColumns: true })
  })

  test('a scope without folders adds the condition that the row is a file or an item', () => {
    const query = `<Query><Where>${titleIs('a')}</Where></Query>`
    const isFile = { op: 'compare', comparison: 'eq', left: field('FSObjType'), right: literal('number', 0) }
    for (const scope of ['FilesOnly', 'Recursive']) {
      const queryOptions = `<QueryOptions><ViewAttributes Scope="${scope}"/></QueryOptions>`
      expect(parse({ query, queryOptions }).query.where).toEqual({ op: 'and', operands: [titleIsExpression('a'), isFile] })
      expect(parse({ queryOptions }).query.where).toEqual(isFile)
    }
  })

  test.each([
    ['another element as Query', { query: '<Where/>' }, /<Where> is not a Query/],
    ['a condition right in Query', { query: '<Query><Eq/></Query>' }, /<Eq> is not allowed in Query/],
    [
      'two Wheres',
      { query: `<Query><Where>${titleIs('a')}</Where><Where>${titleIs('b')}</Where></Query>` },
      /<Where> is given more than once/,
    ],
    ['a column right in OrderBy', { query: '<Query><OrderBy><Title/></OrderBy></Query>' }, /<Title> is not allowed in OrderBy/],
    ['a strange Ascending', { query: '<Query><OrderBy><FieldRef Name="A" Ascending="down"/></OrderBy></Query>' }, /Ascending 'down'/],
    ['an OrderBy of 21 columns', { query: `<Query><OrderBy>${'<FieldRef Name="A"/>'.repeat(21)}</OrderBy></Query>` }, /at most 20 columns/],
    ['another element as ViewFields', { viewFields: '<FieldRef Name="A"/>' }, /<FieldRef> is not a ViewFields/],
    ['a column right in ViewFields', { viewFields: '<ViewFields><A/></ViewFields>' }, /<A> is not allowed in ViewFields/],
    ['a rowLimit in words', { rowLimit: 'ten' }, /rowLimit must be a whole number.*'ten'/],
    ['a negative rowLimit', { rowLimit: '-1' }, /rowLimit/],
    ['another element as QueryOptions', { queryOptions: '<Options/>' }, /<Options> is not a QueryOptions/],
    ['a strange switch', { queryOptions: '<QueryOptions><DateInUtc>maybe</DateInUtc></QueryOptions>' }, /DateInUtc 'maybe'/],
  ])('%s is refused by name', (_, parts, message) => {
    expect(refusal(() => parse(parts))).toMatch(message)
  })
})

describe('the page position', () => {
  const order = '<Query><OrderBy><FieldRef Name="Title"/><FieldRef Name="ID" Ascending="FALSE"/></OrderBy></Query>'
  const after = (position: string, query = order) => {
    const paging = xmlElement('', 'Paging', new Map([['ListItemCollectionPositionNext', position]]))
    return parseCaml({ query: parseXml(query), queryOptions: xmlElement('', 'QueryOptions', new Map(), [paging]) }, environment).query.after
  }

  test('names the last row, with its order values', () => {
    expect(after('Paged=TRUE&p_Title=a%20%26%20b&p_ID=7')).toEqual({ itemId: 7, values: { Title: 'a & b' } })
    expect(after('Paged=TRUE&p_Title=&p_ID=7')).toEqual({ itemId: 7, values: { Title: null } })
    expect(after('Paged=TRUE&p_ID=7', '<Query/>')).toEqual({ itemId: 7, values: {} })
    expect(after('', '<Query/>')).toBeUndefined()
  })

  test('that cannot be read is refused', () => {
    expect(refusal(() => after('Paged=TRUE&p_Title=a'))).toMatch(/Paging.*p_ID/)
  })
})

describe('anything else', () => {
  test('is parsed or refused with a DomainError', () => {
    const name = anyWord(
      'Query Where OrderBy GroupBy And Or Eq Neq BeginsWith In IsNull FieldRef Value Values Today Now UserID ViewFields QueryOptions Paging Folder ViewAttributes __proto__ constructor',
    )
    const text = fc.oneof(
      fc.constantFrom('Title', 'TRUE', 'Number', 'DateTime', '2026-01-31', '__proto__', 'constructor', '7', ''),
      fc.string({ maxLength: 8 }),
    )
    const attributeName = anyWord(
      'Name ID Type Ascending IncludeTimeValue OffsetDays Scope ListItemCollectionPositionNext __proto__ constructor',
    )
    const attributes = fc.array(fc.tuple(attributeName, text), { maxLength: 3 }).map((entries) => new Map(entries))
    const { tree } = fc.letrec<{ tree: XmlElement }>((tie) => ({
      tree: fc
        .record({
          name,
          attributes,
          children: fc.array(fc.oneof({ maxDepth: 7, depthSize: 'large' }, text, tie('tree')), { maxLength: 3 }),
        })
        .map(({ name, attributes, children }) => xmlElement('', name, attributes, children)),
    }))
    const wrap = (outer: string) => fc.array(tree, { maxLength: 3 }).map((children) => xmlElement('', outer, new Map(), children))
    const where = fc
      .array(tree, { maxLength: 1 })
      .map((children) => xmlElement('', 'Query', new Map(), [xmlElement('', 'Where', new Map(), children)]))
    const parts = fc.record({
      query: fc.oneof(tree, wrap('Query'), where),
      viewFields: fc.oneof(tree, wrap('ViewFields')),
      queryOptions: fc.oneof(tree, wrap('QueryOptions')),
      rowLimit: text,
    })
    fc.assert(
      fc.property(parts, (given) => {
        for (const part of [
          given,
          { query: given.query },
          { viewFields: given.viewFields },
          { queryOptions: given.queryOptions },
          { rowLimit: given.rowLimit },
        ]) {
          try {
            parseCaml(part, environment)
          } catch (error) {
            if (!(error instanceof DomainError) || !['invalid_caml', 'query_column_not_found'].includes(error.reason)) throw error
          }
        }
      }),
      { numRuns: 5000 },
    )
  })
})
