import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Field, FieldSettings, FieldTypeName } from '../../../../src/core/model/lists/field.ts'
import { fieldTypes } from '../../../../src/core/model/lists/field-types.ts'
import { settingsInForce, settingsOfType } from '../../../../src/core/model/lists/type-settings.ts'
import { readFieldXml, writeFieldXml } from '../../../../src/formats/caml/field-xml.ts'

const place = {
  ownerId: '11111111-1111-4111-8111-111111111111',
  webId: '22222222-2222-4222-8222-222222222222',
  fields: [],
  hiddenLookups: new Set<string>(),
}

const text = fc.string({ unit: fc.constantFrom('a', '<', '&', '"', ' ', 'ä', ']'), minLength: 1, maxLength: 8 })
// XML does not distinguish -0 from 0.
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0)
const whole = fc.nat(20)

/** A setting that is told only if it has a text. */
const some = text.filter((value) => value !== '')

/** A value for each setting that the XML can hold. */
const samples: { readonly [S in keyof FieldSettings]?: fc.Arbitrary<FieldSettings[S]> } = {
  choices: fc.uniqueArray(text, { maxLength: 4 }),
  fillIn: fc.boolean(),
  editFormat: fc.constantFrom(0, 1),
  maxLength: whole,
  minimum: number,
  maximum: number,
  percentage: fc.boolean(),
  currencyLocaleId: whole,
  dateOnly: fc.boolean(),
  richText: fc.boolean(),
  numberOfLines: whole,
  appendOnly: fc.boolean(),
  allowHyperlink: fc.boolean(),
  restrictedMode: fc.boolean(),
  wikiLinking: fc.constant(true),
  unlimitedLength: fc.constant(true),
  commaSeparator: fc.constant(false),
  unit: some,
  customUnitName: some,
  customUnitOnRight: fc.constant(true),
  userDisplayOptions: some,
  displayFormat: fc.constantFrom(0, 1),
  friendlyFormat: fc.constantFrom(0, 1, 2),
  calendarType: whole,
  lookupListId: fc.uuid(),
  lookupWebId: fc.uuid(),
  lookupField: text,
  primaryFieldId: fc.uuid(),
  selectionMode: fc.constantFrom(0, 1),
  outputType: fc.constantFrom('Text', 'Number', 'Currency', 'DateTime', 'Boolean'),
}
/** Another test covers formulas; only REST shows terms. */
const apart = new Set<keyof FieldSettings>([
  'formula',
  'termSetId',
  'termStoreId',
  'anchorId',
  'isOpen',
  'userCreated',
  'isKeyword',
  'isPathRendered',
  'createValuesInEditForm',
  'targetTemplate',
])

const columnOf = (type: FieldTypeName, settings: FieldSettings): Field => ({
  id: '33333333-3333-4333-8333-333333333333',
  internalName: 'Name',
  propertyName: 'Name',
  title: 'A "title" & <more>',
  description: 'What for',
  group: 'Own',
  type,
  required: true,
  hidden: false,
  readOnly: true,
  sealed: false,
  unique: true,
  indexed: true,
  indexStatus: 0,
  system: false,
  defaultValue: ' a & b ',
  settings,
})

test.each(Object.keys(fieldTypes) as FieldTypeName[])('a column of the type %s is read from its XML as it was written', (type) => {
  const names = (settingsOfType[type] ?? []).filter((name) => !apart.has(name))
  // A choice of several values is edited in one way.
  const told = names.filter((name) => !(type === 'MultiChoice' && name === 'editFormat'))
  for (const name of told) expect(samples).toHaveProperty(name)
  const settings = fc.record(Object.fromEntries(told.map((name) => [name, samples[name] as fc.Arbitrary<unknown>])), { requiredKeys: [] })
  fc.assert(
    fc.property(settings, (given) => {
      const column = columnOf(type, given)
      const read = readFieldXml(writeFieldXml(column, place), true)
      expect(read).toMatchObject({
        title: column.title,
        type,
        id: column.id,
        internalName: 'Name',
        description: 'What for',
        group: 'Own',
        required: true,
        hidden: false,
        readOnly: true,
        unique: true,
        indexed: true,
        defaultValue: ' a & b ',
      })
      const expected = { ...given, ...(column.settings.lookupListId && { lookupWebId: column.settings.lookupWebId ?? place.webId }) }
      expect(settingsInForce({ type, settings: read.settings ?? {} })).toEqual(settingsInForce({ type, settings: expected }))
    }),
    { numRuns: 50 },
  )
})

test('a formula has the titles of its columns', () => {
  const other = { ...columnOf('Number', {}), internalName: 'Nr', title: 'How many' }
  const xml = writeFieldXml(columnOf('Calculated', { formula: '=[Nr]*2' }), { ...place, fields: [other] })
  expect(readFieldXml(xml, false).settings?.formula).toBe('=[How many]*2')
})

test.each([
  ['Decimals', 'two'],
  ['FriendlyDisplayFormat', 'Sometimes'],
  ['FieldRef', 'none'],
  ['ResultType', 'Colour'],
])('an attribute %s that says %j is refused by its name', (attribute, value) => {
  const types = { Decimals: 'Number', FriendlyDisplayFormat: 'DateTime', FieldRef: 'Lookup', ResultType: 'Calculated' }
  const xml = `<Field Type="${types[attribute as keyof typeof types]}" DisplayName="x" ${attribute}="${value}"/>`
  expect(() => readFieldXml(xml, false)).toThrow(attribute)
})
