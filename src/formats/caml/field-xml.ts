import type { FieldInput } from '../../core/acts/lists/field-settings.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { CalculatedType, Field, FieldSettings, FieldTypeName } from '../../core/model/lists/field.ts'
import { fieldTypes } from '../../core/model/lists/field-types.ts'
import { acceptGuid } from '../../core/model/lists/field-values.ts'
import { childElements, parseXml, textOf, writeXml, type XmlElement, xmlElement } from '../xml.ts'

/** How a setting stands in the attributes of a `Field` element. */
interface SettingAttribute {
  readonly name: string
  readonly setting: keyof FieldSettings
  readonly read: (text: string) => FieldSettings[keyof FieldSettings] | undefined
  readonly write: (value: never) => string
  /** The types that spell the setting so; all of them where it is left out. */
  readonly types?: readonly FieldTypeName[]
}

const truthOf = (text: string): boolean => /^(?:true|1|-1)$/i.test(text.trim())
const word = (value: boolean): string => (value ? 'TRUE' : 'FALSE')
const numberOf = (text: string): number | undefined => (/^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : undefined)
const guidOf = (text: string): string | undefined => {
  const accepted = acceptGuid(text)
  return 'value' in accepted ? String(accepted.value) : undefined
}
const braced = (id: string): string => `{${id}}`
const asIs = (text: string): string => text

const number = { read: numberOf, write: String }
const truth = { read: truthOf, write: word }
const guid = { read: guidOf, write: braced }
const numbers: readonly FieldTypeName[] = ['Number', 'Currency', 'Calculated']
const lookups: readonly FieldTypeName[] = ['Lookup', 'LookupMulti']

const attributes: readonly SettingAttribute[] = [
  { name: 'MaxLength', setting: 'maxLength', ...number },
  { name: 'NumLines', setting: 'numberOfLines', ...number },
  { name: 'RichText', setting: 'richText', ...truth },
  { name: 'AppendOnly', setting: 'appendOnly', ...truth },
  { name: 'RestrictedMode', setting: 'restrictedMode', ...truth },
  { name: 'Min', setting: 'minimum', ...number },
  { name: 'Max', setting: 'maximum', ...number },
  { name: 'Decimals', setting: 'displayFormat', types: numbers, ...number },
  { name: 'Percentage', setting: 'percentage', ...truth },
  { name: 'LCID', setting: 'currencyLocaleId', ...number },
  { name: 'FillInChoice', setting: 'fillIn', ...truth },
  {
    name: 'Format',
    setting: 'dateOnly',
    types: ['DateTime', 'Calculated'],
    read: (text) => text === 'DateOnly',
    write: (value: boolean) => (value ? 'DateOnly' : 'DateTime'),
  },
  {
    name: 'Format',
    setting: 'editFormat',
    types: ['Choice'],
    read: (text) => Number(text === 'RadioButtons'),
    write: (value: number) => (value === 1 ? 'RadioButtons' : 'Dropdown'),
  },
  {
    name: 'Format',
    setting: 'displayFormat',
    types: ['URL'],
    read: (text) => Number(text === 'Image'),
    write: (value: number) => (value === 1 ? 'Image' : 'Hyperlink'),
  },
  { name: 'List', setting: 'lookupListId', types: lookups, ...guid },
  { name: 'ShowField', setting: 'lookupField', types: lookups, read: asIs, write: asIs },
  { name: 'FieldRef', setting: 'primaryFieldId', types: lookups, ...guid },
  { name: 'WebId', setting: 'lookupWebId', types: lookups, ...guid },
  {
    name: 'UserSelectionMode',
    setting: 'selectionMode',
    read: (text) => Number(text !== 'PeopleOnly' && text !== '0'),
    write: (value: number) => (value === 0 ? 'PeopleOnly' : 'PeopleAndGroups'),
  },
  {
    name: 'ResultType',
    setting: 'outputType',
    types: ['Calculated'],
    read: (text) => outputTypes.find((type) => type === text.trim()),
    write: asIs,
  },
]

const outputTypes: readonly CalculatedType[] = ['Text', 'Number', 'Currency', 'DateTime', 'Boolean']

/** A column as the `Field` element that describes it. `owner` is the id of its list or web, `formula` the formula as people read it. */
export function writeFieldXml(field: Field, owner: string, formula: string | undefined): string {
  const { settings, type } = field
  const own = new Map<string, string>([
    ['ID', braced(field.id)],
    ['Type', type],
    ['Name', field.internalName],
    ['StaticName', field.internalName],
    ['DisplayName', field.title],
    ['SourceID', field.system ? 'http://schemas.microsoft.com/sharepoint/v3' : braced(owner)],
    ['Required', word(field.required)],
  ])
  const optional: [string, string | boolean | undefined][] = [
    ['Description', field.description || undefined],
    ['Group', field.group || undefined],
    ['Hidden', field.hidden],
    ['ReadOnly', field.readOnly],
    ['Sealed', field.sealed],
    ['Indexed', field.indexed],
    ['EnforceUniqueValues', field.unique],
    ['FromBaseType', field.system],
    ['Mult', type.endsWith('Multi')],
    ['ColName', field.slot],
  ]
  for (const [name, value] of optional) if (value) own.set(name, value === true ? 'TRUE' : value)
  for (const { name, setting, write, types } of attributes) {
    const value = settings[setting]
    if (value !== undefined && (types === undefined || types.includes(type))) own.set(name, write(value as never))
  }
  const children: XmlElement[] = []
  if (field.defaultValue !== undefined) children.push(xmlElement('', 'Default', undefined, [field.defaultValue]))
  if (settings.choices) {
    const choices = settings.choices.map((choice) => xmlElement('', 'CHOICE', undefined, [choice]))
    children.push(xmlElement('', 'CHOICES', undefined, choices))
  }
  if (formula !== undefined) children.push(xmlElement('', 'Formula', undefined, [formula]))
  return writeXml(xmlElement('', 'Field', own, children))
}

/**
 * The column that a `Field` element describes (rest.md 9, createfieldasxml).
 * With `nameHint` its attribute Name is the internal name that is wanted.
 * Fails with `invalid_request` that names the attribute.
 */
export function readFieldXml(text: string, nameHint: boolean): FieldInput {
  const element = parseXml(text, { depth: 10, nodes: 5_000 })
  if (element.name !== 'Field') throw invalid(`SchemaXml must be a Field element; '${element.name.slice(0, 60)}' was given.`)
  const given = (name: string): string | undefined => element.attributes.get(name)
  const title = given('DisplayName') ?? given('Name')
  if (title === undefined) throw invalid('The Field element lacks the attribute DisplayName.')
  const type = typeOf(given('Type'), truthOf(given('Mult') ?? ''))
  const id = given('ID') === undefined ? undefined : guidOf(given('ID') ?? '')
  if (given('ID') !== undefined && id === undefined)
    throw invalid(`The attribute ID must be a GUID; '${given('ID')?.slice(0, 60)}' was given.`)
  const name = given('Name') ?? given('StaticName')
  const flag = (attribute: string) => (given(attribute) === undefined ? undefined : truthOf(given(attribute) ?? ''))
  const defaultValue = childText(element, 'Default') ?? given('Default')
  return present({
    title,
    type,
    id,
    internalName: nameHint ? name : undefined,
    description: given('Description'),
    group: given('Group'),
    required: flag('Required'),
    hidden: flag('Hidden'),
    readOnly: flag('ReadOnly'),
    unique: flag('EnforceUniqueValues'),
    indexed: flag('Indexed'),
    defaultValue,
    settings: settingsOf(element, type),
  })
}

/** An object without the members that are undefined. */
const present = <T extends object>(value: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T

function typeOf(name: string | undefined, isMulti: boolean): FieldTypeName {
  const multi = isMulti && Object.hasOwn(fieldTypes, `${name}Multi`) ? `${name}Multi` : name
  if (multi !== undefined && Object.hasOwn(fieldTypes, multi)) return multi as FieldTypeName
  throw invalid(`The attribute Type must be one of ${Object.keys(fieldTypes).join(', ')}; '${(name ?? '').slice(0, 60)}' was given.`)
}

function settingsOf(element: XmlElement, type: FieldTypeName): FieldSettings {
  const settings: Record<string, unknown> = {}
  for (const { name, setting, read, types } of attributes) {
    const text = element.attributes.get(name)
    if (text === undefined || (types !== undefined && !types.includes(type))) continue
    const value = read(text)
    if (value === undefined) throw invalid(`The attribute ${name} of the Field element cannot be '${text.slice(0, 60)}'.`)
    settings[setting] = value
  }
  const choices = childElements(element).find((child) => child.name === 'CHOICES')
  if (choices) settings.choices = childElements(choices).map(textOf)
  const formula = childText(element, 'Formula')
  if (formula !== undefined) settings.formula = formula
  return settings
}

function childText(element: XmlElement, name: string): string | undefined {
  const child = childElements(element).find((candidate) => candidate.name === name)
  return child && textOf(child)
}
