import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import { parseView, parseViewQuery, type ViewDefinition, viewXml } from '../../../../src/formats/caml/caml-view.ts'

const environment = { nowMs: 0, userId: 7 }
const parse = (text: string, position?: string) => parseView(text, environment, { position })

function refusal(run: () => unknown): DomainError {
  try {
    run()
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError)
    return error as DomainError
  }
  throw new Error('It was accepted.')
}

describe('a View element', () => {
  test('may be left out, or say nothing', () => {
    for (const text of ['', '  ', '<View/>', '<View><Query/></View>', '<View xmlns="urn:any"><ViewFields/></View>']) {
      expect(parse(text)).toMatchObject({ query: { limit: 100 }, paged: false, scope: 0, queryText: '' })
      expect(parse(text)).not.toHaveProperty('rowLimit')
      expect(parse(text)).not.toHaveProperty('viewFields')
    }
  })

  test('says condition, order, columns, number of rows and scope', () => {
    const query = '<Where><IsNull><FieldRef Name="Title"/></IsNull></Where><OrderBy><FieldRef Name="ID"/></OrderBy>'
    const view = parse(
      `<View Scope="RecursiveAll"><ViewFields><FieldRef Name="Title"/></ViewFields><RowLimit Paged="TRUE">9999</RowLimit><Query>${query}</Query></View>`,
      'Paged=TRUE&p_ID=7',
    )
    expect(view).toMatchObject({ viewFields: ['Title'], rowLimit: 5000, paged: true, scope: 2, queryText: query })
    expect(view.query).toMatchObject({ where: { op: 'compare' }, orderBy: [{ path: ['ID'] }], after: { itemId: 7 } })
  })

  test('with a scope that is none has the scope 0', () => {
    expect(parse('<View Scope="toString"/>').scope).toBe(0)
  })

  test.each(['Recursive', 'FilesOnly'])('with the scope %s leaves folders out', (scope) => {
    expect(parse(`<View Scope="${scope}"/>`).query.where).toMatchObject({ left: { path: ['FSObjType'] } })
    expect(parse('<View Scope="RecursiveAll"/>').query.where).toBeUndefined()
  })

  test.each([
    ['another element', '<Views/>', /<Views> is not a View/],
    ['two queries', '<View><Query/><Query/></View>', /more than once/],
    ['an element that views do not have', '<View><Where/></View>', /<Where> is not allowed in View/],
    ['a number of rows in words', '<View><RowLimit>all</RowLimit></View>', /whole number/],
    ['a switch that is none', '<View><RowLimit Paged="maybe">1</RowLimit></View>', /TRUE or FALSE/],
    ['no XML', '<View', /XML/],
    ['a DTD', '<!DOCTYPE a><View/>', /DTD/],
  ])('is refused when it is %s', (_, text, message) => {
    expect(refusal(() => parse(text)).message).toMatch(message)
  })
})

test('the query of a view is taken with and without its element, and kept without namespaces', () => {
  const inner = '<OrderBy><FieldRef Name="a&amp;b"/></OrderBy>'
  for (const text of [inner, `<Query>${inner}</Query>`, `<Query xmlns="urn:x" xmlns:p="urn:p" p:a="b">${inner}</Query>`])
    expect(parseViewQuery(text, environment)).toEqual({ query: expect.anything(), queryText: inner })
  expect(parseViewQuery('', environment).queryText).toBe('')
  expect(refusal(() => parseViewQuery('</Query></View><View>', environment)).reason).toBe('invalid_request')
})

test('what is written is read back', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aÄ&<>"\' \t漢'), minLength: 1, maxLength: 20 })
  const name = text.filter((value) => value.trim() === value)
  const definitions: fc.Arbitrary<ViewDefinition> = fc.record({
    id: fc.uuid(),
    title: text,
    url: text,
    type: fc.constantFrom('HTML', 'GRID'),
    isDefault: fc.boolean(),
    hidden: fc.boolean(),
    personal: fc.boolean(),
    scope: fc.integer({ min: 0, max: 3 }),
    query: fc.constantFrom('', '<OrderBy><FieldRef Name="Title"/></OrderBy>'),
    fields: fc.uniqueArray(name, { maxLength: 5 }),
    rowLimit: fc.integer({ min: 1, max: 5000 }),
    paged: fc.boolean(),
    shown: fc.constantFrom<ViewDefinition['shown']>({}, { formats: '<FormatDef Type="RowHeight" Value="67" />' }),
  })
  fc.assert(
    fc.property(definitions, (definition) => {
      const read = parse(viewXml(definition))
      const { fields, query, rowLimit, paged, scope } = definition
      expect([read.viewFields ?? [], read.queryText, read.rowLimit, read.paged, read.scope]).toEqual([
        fields,
        query,
        rowLimit,
        paged,
        scope,
      ])
    }),
  )
})

test('any text is read or refused in words, and never breaks the reader', () => {
  const pieces = [
    '<View',
    '</View>',
    '>',
    '/>',
    '<Query>',
    '</Query>',
    ' Scope="',
    '"',
    '<RowLimit>',
    '1',
    '__proto__',
    '<![CDATA[',
    '&lt;',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      try {
        parse(parts.join(''))
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError)
      }
    }),
  )
})
