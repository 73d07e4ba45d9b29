import { beforeAll, describe, expect, it } from 'vitest'
import type { FieldTypeName } from '../../../../src/core/model/lists/field.ts'
import { fieldTypes, isRating } from '../../../../src/core/model/lists/field-types.ts'
import { columnsUsual } from '../../../parity/told/columns.ts'
import { serve } from '../../../support/serve.ts'
import { listName, listsClientOf, updates } from '../../../support/soap/lists-client.ts'
import { rowsIn, textIn } from '../../../support/soap/messages.ts'

const { server, clientOf } = await serve()
const rest = clientOf('admin')
const soap = listsClientOf(server.url)('1.1')
const key = 'abcdef01-2345-4789-abcd-ef0123456789'
const termId = '11111111-1111-4111-8111-111111111111'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A text that a client sends for a column, and the text in the row: with `DateInUtc` another one, if there are two. */
type Form = readonly [given: string, shown: string | undefined, inUtc?: string]

const time = '2026-01-31 10:20:30'
const utc = '2026-01-31T10:20:30Z'

interface Texts {
  readonly forms: readonly Form[]
  readonly wrong: readonly string[]
}

const yesOrNo: Texts = {
  forms: [
    ['1', '1'],
    ['0', '0'],
    ['true', '1'],
    ['TRUE', '1'],
    ['True', '1'],
    ['FALSE', '0'],
    ['False', '0'],
    ['yes', '1'],
    ['No', '0'],
    ['', undefined],
  ],
  wrong: ['2', 'maybe', '-1'],
}

/** For each column, texts that are accepted and texts that are not. */
const columns: Readonly<Record<string, Texts>> = {
  Place: {
    forms: [
      ['POINT (9.99 53.55)', 'POINT (9.99 53.55 0 0)'],
      ['point(-122.125 -47.6 12.5 3)', 'POINT (-122.125 -47.6 12.5 3)'],
      ['', undefined],
    ],
    wrong: ['POINT (181 0)', 'POINT (0 91)', 'POINT (1)', 'POINT (1 2 3 4 5)', 'POINT (a b)', '1 2', 'x'],
  },
  Integer: {
    forms: [
      ['4', '4'],
      ['-7', '-7'],
      ['0', '0'],
      ['', undefined],
    ],
    wrong: ['1.5', 'x', '3000000000'],
  },
  Text: {
    forms: [
      ['a & "b" <c>', 'a & "b" <c>'],
      ['TRUE', 'TRUE'],
      ['', undefined],
    ],
    wrong: ['x'.repeat(256)],
  },
  Note: {
    forms: [
      ['one\ntwo', 'one\ntwo'],
      ['<b>x</b>', '<b>x</b>'],
      ['', undefined],
    ],
    wrong: [],
  },
  DateTime: {
    forms: [
      [utc, time, utc],
      ['2026-01-31T10:20:30', time, utc],
      [time, time, utc],
      ['2026-01-31T12:20:30+02:00', time, utc],
      ['2026-01-31T10:20:30.987Z', time, utc],
      ['2026-01-31', '2026-01-31 00:00:00', '2026-01-31T00:00:00Z'],
      ['', undefined],
    ],
    wrong: ['31/01/2026', '2026-02-30', 'tomorrow', '2026-01-31T25:00:00Z'],
  },
  Choice: {
    forms: [
      ['one', 'one'],
      ['three & "four"', 'three & "four"'],
      ['', undefined],
    ],
    wrong: ['ONE', 'five'],
  },
  Lookup: {
    forms: [
      ['1', '1;#first'],
      ['1;#first', '1;#first'],
      ['1;#anything', '1;#first'],
      ['', undefined],
    ],
    wrong: ['first', '0', '99'],
  },
  Lookups: {
    forms: [
      ['1;#first;#2;#second', '1;#first;#2;#second'],
      ['2', '2;#second'],
      ['1;#;#2;#', '1;#first;#2;#second'],
      ['', undefined],
    ],
    wrong: ['x', '1;#first;#99;#gone'],
  },
  Boolean: yesOrNo,
  AllDay: yesOrNo,
  Series: yesOrNo,
  Workspace: yesOrNo,
  Number: {
    forms: [
      ['12', '12.0000000000000'],
      ['-0.5', '-0.500000000000000'],
      ['1e3', '1000.00000000000'],
      ['0', '0.00000000000000'],
      ['', undefined],
    ],
    wrong: ['x', '1,5', 'NaN', '1e400'],
  },
  Currency: {
    forms: [
      ['12.25', '12.2500000000000'],
      ['-3', '-3.00000000000000'],
      ['', undefined],
    ],
    wrong: ['12 €'],
  },
  URL: {
    forms: [
      ['https://a.example/x, A & B', 'https://a.example/x, A & B'],
      ['https://a.example/x', 'https://a.example/x, https://a.example/x'],
      ['/x, Here', '/x, Here'],
      ['', undefined],
    ],
    wrong: ['nowhere', 'javascript:alert(1)'],
  },
  Key: {
    forms: [
      [key, `{${key.toUpperCase()}}`],
      [`{${key.toUpperCase()}}`, `{${key.toUpperCase()}}`],
      ['', undefined],
    ],
    wrong: ['x', key.slice(1)],
  },
  MultiChoice: {
    forms: [
      [';#one;#two;#', ';#one;#two;#'],
      ['one', ';#one;#'],
      ['one;#two', ';#one;#two;#'],
      ['', undefined],
    ],
    wrong: [';#one;#five;#'],
  },
  User: {
    forms: [
      ['ANN', 'ANN;#ann'],
      ['ANN;#anything', 'ANN;#ann'],
      ['', undefined],
    ],
    wrong: ['ann', '999999'],
  },
  Users: {
    forms: [
      ['ANN;#x;#BOB;#y', 'ANN;#ann;#BOB;#bob'],
      ['BOB', 'BOB;#bob'],
      ['', undefined],
    ],
    wrong: ['ann', 'ANN;#x;#999999;#y'],
  },
  Term: {
    forms: [
      [`-1;#Law|${termId}`, `1;#Law|${termId}`],
      [`Law|${termId}`, `1;#Law|${termId}`],
      ['', undefined],
    ],
    wrong: ['Law', 'Law|x'],
  },
  Terms: {
    forms: [
      [`-1;#Law|${termId}`, `1;#Law|${termId}`],
      ['', undefined],
    ],
    wrong: ['Law|x', `Law|${termId};More|x`, `Law|${termId};More`],
  },
}

/** The texts of calculated columns, by the values of others. */
const calculated: readonly [column: string, values: Readonly<Record<string, string>>, shown: string, inUtc?: string][] = [
  ['Words', { Text: 'y' }, 'string;#xy'],
  ['Sum', { Number: '1.5', Integer: '4' }, 'float;#7.00000000000000'],
  ['Price', { Currency: '1' }, 'float;#0.250000000000000'],
  ['Day', { DateTime: utc }, 'datetime;#2026-02-01 10:20:30', 'datetime;#2026-02-01T10:20:30Z'],
  ['Truth', { Number: '2' }, 'boolean;#1'],
  ['Truth', { Number: '0' }, 'boolean;#0'],
  ['Wrong', { Integer: '0' }, 'error;##DIV/0!'],
]

const people: Record<string, string> = {}
const places = (text: string) => text.replace(/ANN|BOB/g, (name) => people[name] ?? '')

beforeAll(async () => {
  for (const name of ['ann', 'bob']) {
    const { json } = await rest.call('POST', '/_api/web/ensureuser', { body: { logonName: name } })
    people[name.toUpperCase()] = String(json.Id)
  }
  for (const Title of ['first', 'second']) await rest.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title } })
  const tasks = (await rest.call('GET', "/_api/web/lists/getbytitle('Tasks')?$select=Id")).json.Id as string
  await rest.call('POST', '/_api/web/lists', { body: { Title: 'All', BaseTemplate: 100 } })
  for (const body of columnsUsual(tasks)) await rest.call('POST', "/_api/web/lists/getbytitle('All')/fields", { body })
}, 60_000)

const field = (name: string, text: string) => `<Field Name="${name}">${escaped(places(text))}</Field>`
const method = (fields: string) => updates(`<Method ID="1" Cmd="New">${fields}</Method>`)

/** Adds an item, and returns the error of the method, and the id of the item. */
async function added(values: Readonly<Record<string, string>>) {
  const fields = Object.entries({ Title: 'a', ...values }).map(([name, text]) => field(name, text))
  const reply = await soap.call('UpdateListItems', listName('All') + method(fields.join('')))
  return { code: textIn(reply, 'ErrorCode'), id: rowsIn(reply)[0]?.ows_ID ?? '' }
}

const unescaped = (text: string | undefined) =>
  text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#10;', '\n').replaceAll('&amp;', '&')

async function shown(id: string, column: string, options = '') {
  const query = `<query><Query><Where><Eq><FieldRef Name="ID"/><Value Type="Counter">${id}</Value></Eq></Where></Query></query>`
  const view = `<viewFields><ViewFields><FieldRef Name="${column}"/></ViewFields></viewFields>`
  const asked = `<queryOptions><QueryOptions>${options}</QueryOptions></queryOptions>`
  const [row] = rowsIn(await soap.call('GetListItems', listName('All') + query + view + asked))
  return unescaped(row?.[`ows_${column}`])
}

describe('the texts of a column', () => {
  it('are tried for every type that clients can make', () => {
    const made = Object.entries(fieldTypes).flatMap(([type, { isMade }]) => (isMade && !isRating(type as FieldTypeName) ? [type] : []))
    const tried = columnsUsual('').map(({ Title }) => Title)
    expect(new Set([...Object.keys(columns), ...calculated.map(([name]) => name)])).toEqual(new Set(tried))
    // Twenty-one columns of values, six of formulas; one type has them all.
    expect(Object.keys(columns)).toHaveLength(made.length - 1)
  })

  it.each(Object.entries(columns).flatMap(([name, { forms }]) => forms.map((form): [string, ...Form] => [name, ...form])))(
    '%s takes %j and shows %j',
    async (name, given, wanted, inUtc) => {
      const { code, id } = await added({ [name]: given })
      expect(code).toBe('0x00000000')
      expect(await shown(id, name)).toBe(wanted === undefined ? undefined : places(wanted))
      const other = inUtc ?? wanted
      expect(await shown(id, name, '<DateInUtc>true</DateInUtc>')).toBe(other === undefined ? undefined : places(other))
    },
  )

  it.each(Object.entries(columns).flatMap(([name, { wrong }]) => wrong.map((text) => [name, text] as const)))(
    '%s refuses %j',
    async (name, given) => {
      const { code, id } = await added({ [name]: given })
      expect(code).not.toBe('0x00000000')
      expect(id).toBe('')
    },
  )

  it.each(calculated)('%s of %j is %s', async (name, values, wanted, inUtc = wanted) => {
    const { id } = await added(values)
    expect(await shown(id, name)).toBe(wanted)
    expect(await shown(id, name, '<DateInUtc>TRUE</DateInUtc>')).toBe(inUtc)
  })

  it('has more of a person with ExpandUserField', async () => {
    const { id } = await added({ User: 'ANN', Users: 'ANN;#x;#BOB;#y' })
    const expanded = await shown(id, 'User', '<ExpandUserField>TRUE</ExpandUserField>')
    expect(expanded).toMatch(/^\d+;#ann,#[^,]*ann[^,]*,#[^,#]*,#,#ann$/)
    const many = await shown(id, 'Users', '<ExpandUserField>True</ExpandUserField>')
    expect(many?.split(';#')).toHaveLength(4)
    expect(await shown(id, 'User', '<ExpandUserField>FALSE</ExpandUserField>')).toBe(`${people.ANN};#ann`)
  })

  it('are the addresses of attachments with IncludeAttachmentUrls', async () => {
    const { id } = await added({})
    expect(await shown(id, 'Attachments', '<IncludeAttachmentUrls>TRUE</IncludeAttachmentUrls>')).toBe('0')
    for (const name of ['a b#.txt', 'c.txt'])
      await soap.call(
        'AddAttachment',
        `${listName('All')}<listItemID>${id}</listItemID><fileName>${name}</fileName><attachment>eA==</attachment>`,
      )
    const folder = `${server.url}/Lists/All/Attachments/${id}`
    expect(await shown(id, 'Attachments', '<IncludeAttachmentUrls>TRUE</IncludeAttachmentUrls>')).toBe(
      `;#${folder}/a%20b%23.txt;#${folder}/c.txt;#`,
    )
    expect(await shown(id, 'Attachments')).toBe('1')
  })

  it('takes the GUID of a list with and without braces, in any case', async () => {
    const { Id } = (await rest.call('GET', "/_api/web/lists/getbytitle('All')?$select=Id")).json as { Id: string }
    for (const name of [Id, `{${Id}}`, Id.toUpperCase(), `{${Id.toUpperCase()}}`])
      expect(await soap.call('GetList', listName(name))).toContain('Title="All"')
  })
})
