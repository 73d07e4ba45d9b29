import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { authentication } from '../../../../generated/soap/authentication.ts'
import { lists } from '../../../../generated/soap/lists.ts'
import { sites } from '../../../../generated/soap/sites.ts'
import { usergroup } from '../../../../generated/soap/usergroup.ts'
import { versions } from '../../../../generated/soap/versions.ts'
import { views } from '../../../../generated/soap/views.ts'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import { parseXml, xmlElement } from '../../../../src/formats/xml.ts'
import { decodeInput, encodeOutput } from '../../../../src/soap/protocol/codec.ts'
import type { ContentDescription, ServiceDescription, SimpleDescription } from '../../../../src/soap/protocol/description.ts'
import { decodeSimple } from '../../../../src/soap/protocol/simple-types.ts'
import { decimalText } from '../../../../src/soap/protocol/wire-text.ts'
import { schemaOf } from '../../../support/judge/soap-schema.ts'
import { refusalOf } from '../../../support/random/refused.ts'

const established = lists.establishedNamespace
const namespaces = new Set([lists.namespace, established])

function operationOf(service: ServiceDescription, name: string) {
  const operation = service.operations.find((candidate) => candidate.name === name)
  if (!operation) throw new Error(`${service.service} has no ${name}`)
  return operation
}

const decode = (text: string, service: ServiceDescription = lists) => {
  const element = parseXml(text)
  return decodeInput(service, operationOf(service, element.name), element, { namespaces })
}

const scope = { declarations: new Map<string, string>() }
const encode = (name: string, output: unknown, service: ServiceDescription = lists, namespace: string = lists.namespace) =>
  encodeOutput(service, operationOf(service, name), output, namespace, scope)

const refusal = (text: string) => refusalOf('invalid_request', () => decode(text))

const tns = lists.namespace
const batch = (method: string) =>
  `<UpdateListItems xmlns="${tns}"><listName>T</listName><updates><Batch>${method}</Batch></updates></UpdateListItems>`

describe('decoding', () => {
  test('children come in any order', () => {
    const text = `<AddList xmlns="${tns}"><templateID> 100 </templateID><description>d</description><listName> T </listName></AddList>`
    expect(decode(text)).toEqual({ listName: ' T ', description: 'd', templateID: 100 })
  })

  test.each([
    ['the configured namespace', `<g:GetList xmlns:g="${tns}"><g:listName>T</g:listName></g:GetList>`],
    ['the established namespace', `<GetList xmlns="${established}"><listName>T</listName></GetList>`],
    ['no namespace', `<GetList xmlns="${tns}"><listName xmlns="">T</listName></GetList>`],
    ['the other of the two', `<GetList xmlns="${tns}"><listName xmlns="${established}">T</listName></GetList>`],
  ])('a child is read in %s', (_, text) => {
    expect(decode(text)).toEqual({ listName: 'T' })
  })

  test.each([
    ['absent', ''],
    ['empty', '<listName/>'],
    ['empty with two tags', '<listName></listName>'],
    ['nil', '<listName xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>'],
    ['nil, as 1', '<listName xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="1"/>'],
  ])('an optional text that is %s is not there', (_, child) => {
    expect(decode(`<GetList xmlns="${tns}">${child}</GetList>`)).toEqual({})
  })

  test('typed children and attributes become typed values', () => {
    const text = batch('<Method ID="7" Cmd="Update"><Field Name="ID">1</Field><Field Name="Title"> a &amp; b </Field></Method>')
    expect(decode(text.replace('<Batch>', '<Batch OnError="Return" ListVersion="" ViewName="" Unknown="x">'))).toEqual({
      listName: 'T',
      updates: {
        Batch: {
          OnError: 'Return',
          Method: [
            {
              ID: 7,
              Cmd: 'Update',
              Field: [
                { Name: 'ID', text: '1' },
                { Name: 'Title', text: ' a & b ' },
              ],
            },
          ],
        },
      },
    })
  })

  test('what may be any element is kept as it was sent', () => {
    const input = decode(`<GetListItems xmlns="${tns}"><query><Query xmlns=""><Where/></Query></query></GetListItems>`) as {
      query: { any: unknown[] }
    }
    expect(input.query.any).toMatchObject([{ namespace: '', name: 'Query', children: [{ name: 'Where' }] }])
  })

  test('a value of a type that is XML is the element itself', () => {
    const service: ServiceDescription = {
      ...lists,
      operations: [{ name: 'Add', documentation: '', input: 'Add', output: 'Add' }],
      types: {
        Add: { elements: [{ name: 'Field', many: true, type: 'Column' }], attributes: [] },
        Column: { elements: [], attributes: [], asXml: true },
      },
    }
    const text = `<Add xmlns="${tns}"><Field Name="a" Unknown="b"><Default>c</Default></Field><Field xmlns=""/></Add>`
    const input = decode(text, service) as { Field: unknown[] }
    expect(input.Field).toMatchObject([{ name: 'Field', children: [{ name: 'Default', children: ['c'] }] }, { namespace: '' }])
    expect(encode('Add', input, service)).toBe(
      `<Add xmlns="${tns}"><Field Name="a" Unknown="b"><Default>c</Default></Field><Field xmlns=""/></Add>`,
    )
  })

  test.each([
    ['an unknown element', `<GetList xmlns="${tns}"><title>T</title></GetList>`, /GetList has no element title\. It takes listName/],
    ['an element of another case', `<GetList xmlns="${tns}"><ListName>T</ListName></GetList>`, /no element ListName/],
    [
      'an element of another namespace',
      `<GetList xmlns="${tns}"><listName xmlns="urn:x">T</listName></GetList>`,
      /listName in the namespace 'urn:x'/,
    ],
    ['__proto__', `<GetList xmlns="${tns}"><__proto__>T</__proto__></GetList>`, /no element __proto__/],
    [
      'constructor',
      `<GetListCollection xmlns="${tns}"><constructor/></GetListCollection>`,
      /no element constructor\. It takes no elements/,
    ],
    [
      'an element given twice',
      `<GetList xmlns="${tns}"><listName>a</listName><listName>b</listName></GetList>`,
      /listName is given more than once/,
    ],
    ['a missing element', `<AddList xmlns="${tns}"><listName>T</listName></AddList>`, /AddList lacks the element templateID/],
    [
      'a missing element further in',
      `<UpdateListItems xmlns="${tns}"><listName>T</listName><updates/></UpdateListItems>`,
      /UpdateListItems\/updates lacks the element Batch/,
    ],
    [
      'a required element that is nil',
      `<DeleteList xmlns="${tns}"><listName xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/></DeleteList>`,
      /lacks the element listName/,
    ],
    ['an empty batch', batch(''), /Batch lacks the element Method/],
    ['a missing attribute', batch('<Method Cmd="New"><Field Name="Title">a</Field></Method>'), /Method lacks the attribute ID/],
    [
      'a value that is not in the list',
      batch('<Method ID="1" Cmd="Newer"><Field>a</Field></Method>'),
      /Method\/@Cmd must be one of New, Update, Delete, Moderate, Move; 'Newer' was given/,
    ],
    [
      'a number that is none',
      `<AddList xmlns="${tns}"><listName>T</listName><templateID>many</templateID></AddList>`,
      /templateID must be a whole number/,
    ],
    [
      'a number that is too large',
      `<AddList xmlns="${tns}"><listName>T</listName><templateID>2147483648</templateID></AddList>`,
      /templateID must be a whole number/,
    ],
    ['a negative method id', batch('<Method ID="-1" Cmd="New"><Field>a</Field></Method>'), /@ID must be a whole number from 0/],
    ['an element where text belongs', `<GetList xmlns="${tns}"><listName><b/></listName></GetList>`, /listName holds the element b/],
    [
      'text where elements belong',
      `<GetListItems xmlns="${tns}"><query>&lt;Query/&gt;</query></GetListItems>`,
      /query holds the text '<Query\/>'/,
    ],
  ])('%s is refused by name', (_, text, message) => {
    expect(refusal(text)).toMatch(message)
  })

  test('a long name does not make a long message', () => {
    expect(refusal(`<GetList xmlns="${tns}"><${'x'.repeat(10_000)}/></GetList>`).length).toBeLessThan(300)
  })

  test('any element is decoded or refused with a DomainError', () => {
    const name = fc.constantFrom('listName', 'updates', 'Batch', 'Method', 'Field', 'query', '__proto__', 'constructor', 'any', 'text')
    const text = fc.constantFrom('', 'T', '1', '__proto__')
    const attributes = fc
      .array(fc.tuple(fc.constantFrom('ID', 'Cmd', 'Name', '__proto__', 'constructor'), text), { maxLength: 3 })
      .map((entries) => new Map(entries))
    const { tree } = fc.letrec((tie) => ({
      tree: fc
        .record({
          name,
          attributes,
          children: fc.array(fc.oneof({ maxDepth: 6, depthSize: 'large' }, text, tie('tree')), { maxLength: 3 }),
        })
        .map(({ name, attributes, children }) => xmlElement(tns, name, attributes, children as never)),
    }))
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 3 }), (children) => {
        try {
          decodeInput(lists, operationOf(lists, 'UpdateListItems'), xmlElement(tns, 'UpdateListItems', new Map(), children as never), {
            namespaces,
          })
        } catch (error) {
          if (!(error instanceof DomainError)) throw error
        }
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })
})

describe('simple types', () => {
  test.each([
    ['int', ' -5 ', -5],
    ['int', '+2147483647', 2147483647],
    ['unsignedInt', '4294967295', 4294967295],
    ['long', '9007199254740991', 9007199254740991],
    ['boolean', 'true', true],
    ['boolean', ' 0 ', false],
    ['boolean', 'TRUE', true],
    ['boolean', 'False', false],
    ['double', '-1.5e3', -1500],
    ['decimal', '.5', 0.5],
    ['dateTime', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z'],
    ['dateTime', '2026-01-31T10:00:00.123+01:00', '2026-01-31T10:00:00.123+01:00'],
    ['base64Binary', 'aGk=\n', Buffer.from('hi')],
    ['string', ' as it is ', ' as it is '],
  ])('%s %j is read', (base, text, value) => {
    expect(decodeSimple(text, { base })).toEqual({ value })
  })

  test.each([
    ['int', ''],
    ['int', '1.0'],
    ['int', '0x10'],
    ['int', '99999999999999999999999999'],
    ['unsignedByte', '256'],
    ['boolean', 'on'],
    ['boolean', 'yes'],
    ['double', 'NaN'],
    ['double', '1e'],
    ['dateTime', '2026-01-31'],
    ['dateTime', '2026-13-31T10:00:00Z'],
    ['base64Binary', 'aGk'],
    ['base64Binary', '@@@@'],
  ])('%s %j is refused', (base, text) => {
    expect(decodeSimple(text, { base })).toHaveProperty('wanted')
  })

  test('the members of a list of values are read in any case', () => {
    expect(decode(batch('<Method ID="1" Cmd="NEW"><Field>a</Field></Method>'))).toEqual(
      decode(batch('<Method ID="1" Cmd="New"><Field>a</Field></Method>')),
    )
  })

  test('TRUE and FALSE are read in any case, and nothing else', () => {
    const trueFalse = lists.types.Batch.attributes.find((attribute) => attribute.name === 'DateInUtc')?.simple as SimpleDescription
    expect(['TRUE', 'false', 'True', 'TRUEX', '1'].map((text) => 'value' in decodeSimple(text, trueFalse))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  test.each([
    [12, '12.0000000000000'],
    [1.5, '1.50000000000000'],
    [0.25, '0.250000000000000'],
    [-0.001, '-0.00100000000000000'],
    [0, '0.00000000000000'],
    [1e-7, '0.000000100000000000000'],
    [9007199254740991, '9007199254740991'],
    [1e21, '1000000000000000000000'],
    [-123456.789, '-123456.789000000'],
  ])('the number %d is spelled %s', (value, text) => {
    expect(decimalText(value)).toBe(text)
  })

  test('every number comes back exactly from its spelling, and none is spelled with an exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(decimalText(value))).toBe(value === 0 ? 0 : value)
        expect(decimalText(value)).toMatch(/^-?\d+(\.\d+)?$/)
      }),
    )
  })
})

describe('encoding', () => {
  test('elements come in the order of the contract, in the namespace of the request, without a prefix', () => {
    const output = { LoginResult: { TimeoutSeconds: 1800, ErrorCode: 'NoError', CookieName: 'FedAuth' } }
    expect(encode('Login', output, authentication, established)).toBe(
      `<LoginResponse xmlns="${established}"><LoginResult><CookieName>FedAuth</CookieName><ErrorCode>NoError</ErrorCode><TimeoutSeconds>1800</TimeoutSeconds></LoginResult></LoginResponse>`,
    )
  })

  test('what is undefined is left out, and a void operation answers an empty element', () => {
    expect(
      encode('Login', { LoginResult: { TimeoutSeconds: 0, ErrorCode: 'PasswordNotMatch', CookieName: undefined } }, authentication),
    ).not.toContain('CookieName')
    expect(encode('DeleteList', {})).toBe(`<DeleteListResponse xmlns="${tns}"/>`)
  })

  test('the prefixes of a rowset are declared once, on listitems', () => {
    const row = xmlElement('#RowsetSchema', 'z:row', new Map([['ows_Title', 'a "b" & <c>\n']]))
    const data = xmlElement('urn:schemas-microsoft-com:rowset', 'rs:data', new Map([['ItemCount', '1']]), [row])
    const text = encode('GetListItems', { GetListItemsResult: { listitems: { any: [data] } } })
    expect(text).toBe(
      `<GetListItemsResponse xmlns="${tns}"><GetListItemsResult><listitems xmlns:s="uuid:BDC6E3F0-6DA3-11d1-A2A3-00AA00C14882" xmlns:dt="uuid:C2F41010-65B3-11d1-A29F-00AA00C14882" xmlns:rs="urn:schemas-microsoft-com:rowset" xmlns:z="#RowsetSchema"><rs:data ItemCount="1"><z:row ows_Title="a &quot;b&quot; &amp; &lt;c&gt;&#10;"/></rs:data></listitems></GetListItemsResult></GetListItemsResponse>`,
    )
    expect(schemaOf('lists')(text)).toBeUndefined()
  })
})

describe('the contract', () => {
  const samples: Record<string, fc.Arbitrary<unknown>> = {
    string: fc.string({ unit: fc.constantFrom('a', '<', '&', '"', '\n', '\0', 'ä', '\ud800'), maxLength: 5 }),
    boolean: fc.boolean(),
    int: fc.integer(),
    unsignedInt: fc.nat(),
    double: fc.double({ noNaN: true, noDefaultInfinity: true }),
  }

  const simple = ({ base, values, pattern }: SimpleDescription): fc.Arbitrary<unknown> => {
    if (values) return fc.constantFrom(...values)
    if (pattern !== undefined) return fc.constantFrom('TRUE', 'FALSE', 'True')
    return samples[base] ?? fc.constant(undefined)
  }

  /** An instance of each element whose text other code writes. Every reply over the wire is checked against the schema too. */
  const spelled: Record<string, string> = {
    FieldDefinition:
      '<Field ID="{}" Type="Choice" Name="a" DisplayName="b"><Default>c</Default><CHOICES><CHOICE>c</CHOICE></CHOICES></Field>',
    ViewSummary: '<View Name="{}" Type="HTML" DisplayName="" Url="" Level="1" BaseViewID="1" ContentTypeID="0x" ImageUrl=""/>',
    ViewDefinition:
      '<View Name="{}" Type="HTML" DisplayName="" Url="" Level="1" BaseViewID="1" ContentTypeID="0x" ImageUrl=""><Query/><ViewFields><FieldRef Name="a"/></ViewFields><RowLimit Paged="TRUE">30</RowLimit></View>',
  }
  const spelledAs = (type: string): fc.Arbitrary<unknown> => fc.constant(parseXml(spelled[type] ?? `<${type}/>`))

  /** Values that the types of the contract allow. */
  function valueOf(service: ServiceDescription, content: ContentDescription): fc.Arbitrary<unknown> {
    const parts: Record<string, fc.Arbitrary<unknown>> = {}
    for (const element of content.elements) {
      const type = element.type === undefined ? element.content : service.types[element.type]
      const one = element.simple
        ? simple(element.simple)
        : type?.asXml
          ? spelledAs(element.type ?? '')
          : valueOf(service, type as ContentDescription)
      const given = element.many ? fc.array(one, { minLength: element.optional ? 0 : 1, maxLength: 3 }) : one
      parts[element.name] = element.optional ? fc.option(given, { nil: undefined }) : given
    }
    for (const { name, property = name, optional, simple: type } of content.attributes) {
      parts[property] = optional ? fc.option(simple(type), { nil: undefined }) : simple(type)
    }
    if (content.text) parts.text = simple(content.text)
    if (content.any) parts.any = fc.constant([xmlElement('urn:schemas-microsoft-com:rowset', 'rs:data')])
    return fc.record(parts)
  }

  test.each([
    ['lists', lists as ServiceDescription],
    ['authentication', authentication as ServiceDescription],
    ['sites', sites as ServiceDescription],
    ['usergroup', usergroup as ServiceDescription],
    ['views', views as ServiceDescription],
  ] as const)('whatever %s answers is valid by the schema of its WSDL', (file, service) => {
    const validate = schemaOf(file)
    for (const operation of service.operations) {
      const output = valueOf(service, service.types[operation.output] as ContentDescription)
      fc.assert(
        fc.property(output, (value) => {
          expect(validate(encode(operation.name, value, service))).toBeUndefined()
        }),
        { numRuns: 100 },
      )
    }
  })

  test('an element in no namespace is in that of the service, and what is in it too', () => {
    const query = '<Query><OrderBy><FieldRef Name="a"/></OrderBy></Query>'
    const view = parseXml(spelled.ViewDefinition?.replace('<Query/>', query) ?? '')
    const text = encode('GetView', { GetViewResult: { View: view } }, views)
    expect(text).toContain('<Query><OrderBy><FieldRef Name="a"/></OrderBy></Query>')
    expect(schemaOf('views')(text)).toBeUndefined()
  })

  test('the schema does refuse what the contract does not allow', () => {
    const validate = schemaOf('authentication')
    expect(validate(`<ModeResponse xmlns="${tns}"><ModeResult>Nothing</ModeResult></ModeResponse>`)).toMatch(/ModeResult/)
    expect(validate(`<LoginResponse xmlns="${tns}"/>`)).toMatch(/LoginResult/)
  })

  test('every operation says what it does in a few sentences', () => {
    for (const { operations } of [lists, authentication, sites, usergroup, versions, views]) {
      for (const { documentation } of operations) expect(documentation).toMatch(/^[A-Z][^\n]{10,300}\.$/)
    }
  })
})
