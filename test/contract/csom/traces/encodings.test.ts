import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../support/server.ts'
import type { Shown } from '../object-requests.ts'
import { all, call, clientOf, method, property, query, reach, start, text } from './trace-client.ts'

/** The forms of parameters that clients send, and the forms of values in replies, as the documents of the protocol list them. */
const server = await startServer({ settings: { Profile: 'SharePoint' } })
afterAll(() => server.stop())
const ask = clientOf(server.url, '.NET Library')
const listAt = `${start}${property(5, 3, 'Lists')}${method(7, 5, 'GetByTitle', text('Forms'))}`
const item = `${listAt}${method(8, 7, 'AddItem', '<Parameter TypeId="{54cdbee5-0897-44ac-829f-411557fa11be}" />')}`
const columns = {
  Whole: '<Field Type="Number" Name="Whole" DisplayName="Whole" />',
  Yes: '<Field Type="Boolean" Name="Yes" DisplayName="Yes" />',
  When: '<Field Type="DateTime" Name="When" DisplayName="When" />',
  Who: '<Field Type="User" Name="Who" DisplayName="Who" />',
  Link: '<Field Type="URL" Name="Link" DisplayName="Link" />',
  Place: '<Field Type="Geolocation" Name="Place" DisplayName="Place" />',
  Kinds: '<Field Type="MultiChoice" Name="Kinds" DisplayName="Kinds"><CHOICES><CHOICE>a</CHOICE><CHOICE>b</CHOICE></CHOICES></Field>',
}
const escaped = (xml: string) => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

beforeAll(async () => {
  const creation =
    '<Parameter TypeId="{e247b7fc-095e-4ea4-a4c9-c5d373723d8c}"><Property Name="TemplateType" Type="Int32">100</Property><Property Name="Title" Type="String">Forms</Property></Parameter>'
  const made = await ask(reach(20, 9), `${start}${property(5, 3, 'Lists')}${method(9, 5, 'Add', creation)}`)
  expect(made.error).toBeNull()
  const paths = Object.values(columns).map((xml, at) =>
    method(
      40 + at,
      10,
      'AddFieldAsXml',
      `${text(escaped(xml))}<Parameter Type="Boolean">True</Parameter><Parameter Type="Enum">0</Parameter>`,
    ),
  )
  const added = await ask(paths.map((_, at) => reach(60 + at, 40 + at)).join(''), `${listAt}${property(10, 7, 'Fields')}${paths.join('')}`)
  expect(added.error).toBeNull()
}, 60_000)

/** The value of a column after a parameter is stored in it. */
async function stored(column: string, parameter: string): Promise<unknown> {
  const { error, results } = await ask(
    `${call(30, 8, 'SetFieldValue', `${text(column)}${parameter}`)}${call(31, 8, 'Update')}${query(32, 8, all)}`,
    item,
  )
  expect([parameter, error]).toEqual([parameter, null])
  return (results.get(32) as Shown)[column]
}

const typed = (type: string, value: string) => `<Parameter Type="${type}">${value}</Parameter>`

describe('a parameter', () => {
  it.each(
    ['Int32', 'Int16', 'UInt16', 'UInt32', 'Int64', 'UInt64', 'Byte', 'SByte', 'Single', 'Double', 'Decimal', 'Number', 'Int', 'Enum'].map(
      (type) => [type],
    ),
  )('of the type %s is a number', async (type) => {
    expect(await stored('Whole', typed(type, '7'))).toBe(7)
  })

  it.each(['String', 'Char', 'TimeSpan', 'Unspecified'].map((type) => [type]))('of the type %s is a text', async (type) => {
    expect(await stored('Title', typed(type, 'x'))).toBe('x')
  })

  it.each<readonly [string, string, string, unknown]>([
    ['of the type Boolean', 'Yes', typed('Boolean', 'true'), true],
    ['of the type Boolean, as .NET writes it', 'Yes', typed('Boolean', 'True'), true],
    ['of the type DateTime', 'When', typed('DateTime', '2024-01-31T10:00:00.0000000Z'), '/Date(2024,0,31,10,0,0,0)/'],
    ['of the type DateTime with an offset', 'When', typed('DateTime', '2024-01-31T11:00:00+01:00'), '/Date(2024,0,31,10,0,0,0)/'],
    ['of the type Null', 'Whole', '<Parameter Type="Null" />', null],
    [
      'of the type Array',
      'Kinds',
      '<Parameter Type="Array"><Object Type="String">a</Object><Object Type="String">b</Object></Parameter>',
      ['a', 'b'],
    ],
    [
      'that is a value object',
      'Link',
      '<Parameter TypeId="{fa8b44af-7b43-43f2-904a-bd319497011e}"><Property Name="Description" Type="String">d</Property><Property Name="Url" Type="String">https://example.org/</Property></Parameter>',
      { _ObjectType_: 'SP.FieldUrlValue', Url: 'https://example.org/', Description: 'd' },
    ],
    [
      'that is a place',
      'Place',
      '<Parameter TypeId="{97650aff-7e7b-44be-ac6e-d559f7f897a2}"><Property Name="Altitude" Type="Double">0</Property><Property Name="Latitude" Type="Double">53.5</Property><Property Name="Longitude" Type="Double">9.9</Property><Property Name="Measure" Type="Double">0</Property></Parameter>',
      { _ObjectType_: 'SP.FieldGeolocationValue', Latitude: 53.5, Longitude: 9.9, Altitude: 0, Measure: 0 },
    ],
  ])('%s', async (_name, column, parameter, shown) => {
    expect(await stored(column, parameter)).toEqual(shown)
  })

  it('of the type Guid has braces or not, and can be a text', async () => {
    const { results } = await ask(query(30, 7, all), listAt)
    const id = String((results.get(30) as Shown).Id).slice(6, 42)
    for (const given of [typed('Guid', `{${id}}`), typed('Guid', id), text(id)]) {
      const again = await ask(query(31, 9, all), `${start}${property(5, 3, 'Lists')}${method(9, 5, 'GetById', given)}`)
      expect(again.results.get(31)).toMatchObject({ Title: 'Forms', Id: `/Guid(${id})/` })
    }
  })

  it('can be a person by the object of the user', async () => {
    const { results } = await ask(query(30, 9, all), `${start}${method(9, 3, 'EnsureUser', text('admin'))}`)
    const { Id } = results.get(30) as Shown
    const person = `<Parameter TypeId="{c956ab54-16bd-4c18-89d2-996f57282a6f}"><Property Name="LookupId" Type="Int32">${String(Id)}</Property></Parameter>`
    expect(await stored('Who', person)).toMatchObject({ _ObjectType_: 'SP.FieldUserValue', LookupId: Id, LookupValue: 'admin' })
  })
})

describe('a value of a reply', () => {
  it('is an object of a value without an identity, a number, or a marked text', async () => {
    const permissions = query(
      30,
      3,
      '<Query SelectAllProperties="false"><Properties><Property Name="EffectiveBasePermissions" SelectAll="true" /><Property Name="Id" ScalarProperty="true" /><Property Name="CurrentChangeToken" SelectAll="true" /></Properties></Query>',
    )
    const { error, results, reply } = await ask(permissions, start)
    expect(error).toBeNull()
    expect(results.get(30)).toMatchObject({
      EffectiveBasePermissions: {
        _ObjectType_: 'SP.BasePermissions',
        High: expect.any(Number) as number,
        Low: expect.any(Number) as number,
      },
      CurrentChangeToken: { _ObjectType_: 'SP.ChangeToken', StringValue: expect.any(String) as string },
      Id: expect.stringMatching(/^\/Guid\([\da-f-]{36}\)\/$/) as string,
    })
    expect(reply).not.toMatch(/[^\\]\/(?!Guid|Date|")/)
  })
})

describe('a value object', () => {
  it('may have members of later versions that are null', async () => {
    const creation = (later: string) =>
      `<Parameter TypeId="{e247b7fc-095e-4ea4-a4c9-c5d373723d8c}"><Property Name="Later" ${later}</Property><Property Name="TemplateType" Type="Int32">100</Property><Property Name="Title" Type="String">Later</Property></Parameter>`
    const add = (later: string) => ask(reach(20, 9), `${start}${property(5, 3, 'Lists')}${method(9, 5, 'Add', creation(later))}`)
    expect((await add('Type="String">x')).error?.ErrorMessage).toContain("has no member 'Later'")
    expect((await add('Type="Null">')).error).toBeNull()
  })
})
