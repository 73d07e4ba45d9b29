import type { FieldInput } from '../../core/acts/lists/field-settings.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { shownFormula, shownValidation } from '../../core/model/lists/calculated.ts'
import type { CalculatedType, Field, FieldSettings, FieldTypeName } from '../../core/model/lists/field.ts'
import { fieldTypes } from '../../core/model/lists/field-types.ts'
import { acceptGuid } from '../../core/model/lists/field-values.ts'
import { hasSetting, settingsInForce, settingsOfType } from '../../core/model/lists/type-settings.ts'
import { childElements, parseXml, textOf, writeXml, type XmlElement, type XmlNode, xmlElement, xmlLimits } from '../xml.ts'

/** The text form of a setting; `read` returns undefined for unknown text, `write` for a value that has no attribute. */
interface Spelling<V> {
  read(text: string): V | undefined
  write(value: V): string | undefined
}

/** A setting as an attribute of a `Field` element. */
interface SettingAttribute {
  readonly name: string
  readonly setting: keyof FieldSettings
  /** The types that use this form; if omitted, all types that have the setting. */
  readonly types: readonly FieldTypeName[] | undefined
  /** The setting for a text; undefined if there is none. */
  readonly read: (text: string) => FieldSettings | undefined
  readonly write: (settings: FieldSettings) => string | undefined
}

function attribute<S extends keyof FieldSettings>(
  name: string,
  setting: S,
  { read, write }: Spelling<Required<FieldSettings>[S]>,
  ...types: readonly FieldTypeName[]
): SettingAttribute {
  return {
    name,
    setting,
    types: types.length > 0 ? types : undefined,
    read: (text) => {
      const value = read(text)
      return value === undefined ? undefined : { [setting]: value }
    },
    write: (settings: Partial<Required<FieldSettings>>) => {
      const value = settings[setting]
      return value === undefined ? undefined : write(value)
    },
  }
}

const truthOf = (text: string): boolean => /^(?:true|1|-1)$/i.test(text.trim())
const word = (value: boolean): string => (value ? 'TRUE' : 'FALSE')
const guidOf = (text: string): string | undefined => {
  const accepted = acceptGuid(text)
  return 'value' in accepted ? String(accepted.value) : undefined
}
const braced = (id: string): string => `{${id}}`

const text: Spelling<string> = { read: (given) => given, write: (value) => value }
const truth: Spelling<boolean> = { read: truthOf, write: word }
const guid: Spelling<string> = { read: guidOf, write: braced }
const number: Spelling<number> = {
  read: (given) => (/^\s*[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i.test(given) ? Number(given) : undefined),
  write: String,
}

/** A text without an attribute if it is empty, and a truth without one if it is the usual value. */
const textIfAny: Spelling<string> = { read: (given) => given, write: (value) => value || undefined }
const unlike = (usual: boolean): Spelling<boolean> => ({ read: truthOf, write: (value) => (value === usual ? undefined : word(value)) })

/** A boolean or a number with a word for each value; any other text means the first value. */
const eitherWord = (first: string, second: string): Spelling<boolean> => ({
  read: (given) => given === second,
  write: (value) => (value ? second : first),
})
const eitherNumber = (first: string, second: string): Spelling<number> => ({
  read: (given) => Number(given === second),
  write: (value) => (value === 1 ? second : first),
})

const outputTypes: readonly CalculatedType[] = ['Text', 'Number', 'Currency', 'DateTime', 'Boolean']
const friendlyFormats = ['Unspecified', 'Disabled', 'Relative']

const attributes: readonly SettingAttribute[] = [
  attribute('ShowInDisplayForm', 'showInDisplayForm', truth),
  attribute('ShowInEditForm', 'showInEditForm', truth),
  attribute('ShowInNewForm', 'showInNewForm', truth),
  attribute('MaxLength', 'maxLength', number),
  attribute('NumLines', 'numberOfLines', number),
  attribute('RichText', 'richText', truth),
  attribute('AppendOnly', 'appendOnly', truth),
  attribute('AllowHyperlink', 'allowHyperlink', truth),
  attribute('RestrictedMode', 'restrictedMode', truth),
  attribute('WikiLinking', 'wikiLinking', unlike(false)),
  attribute('UnlimitedLengthInDocumentLibrary', 'unlimitedLength', unlike(false)),
  attribute('CommaSeparator', 'commaSeparator', unlike(true)),
  attribute('Unit', 'unit', textIfAny),
  attribute('CustomUnitName', 'customUnitName', textIfAny),
  attribute('CustomUnitOnRight', 'customUnitOnRight', unlike(false)),
  attribute('JSLink', 'jsLink', textIfAny),
  attribute('CustomFormatter', 'customFormatter', textIfAny),
  attribute('Min', 'minimum', number),
  attribute('Max', 'maximum', number),
  // Automatic decimals have no attribute.
  attribute(
    'Decimals',
    'displayFormat',
    { ...number, write: (value) => (value < 0 ? undefined : String(value)) },
    'Number',
    'Currency',
    'Calculated',
    'AverageRating',
    'RatingCount',
    'Likes',
  ),
  attribute('Percentage', 'percentage', truth),
  attribute('LCID', 'currencyLocaleId', number),
  attribute('FillInChoice', 'fillIn', truth),
  attribute('Format', 'dateOnly', eitherWord('DateTime', 'DateOnly')),
  attribute('Format', 'editFormat', eitherNumber('Dropdown', 'RadioButtons'), 'Choice'),
  attribute('Format', 'displayFormat', eitherNumber('Hyperlink', 'Image'), 'URL'),
  attribute('CalType', 'calendarType', number),
  attribute('FriendlyDisplayFormat', 'friendlyFormat', {
    read: (given) => (friendlyFormats.includes(given) ? friendlyFormats.indexOf(given) : undefined),
    write: (value) => (value === 0 ? undefined : friendlyFormats[value]),
  }),
  attribute('List', 'lookupListId', guid),
  attribute('ShowField', 'lookupField', text),
  attribute('FieldRef', 'primaryFieldId', guid),
  attribute('WebId', 'lookupWebId', guid),
  attribute('UserSelectionMode', 'selectionMode', {
    read: (given) => Number(given !== 'PeopleOnly' && given !== '0'),
    write: (value) => (value === 0 ? 'PeopleOnly' : 'PeopleAndGroups'),
  }),
  attribute('UserDisplayOptions', 'userDisplayOptions', textIfAny),
  attribute('ResultType', 'outputType', { read: (given) => outputTypes.find((type) => type === given.trim()), write: (value) => value }),
]

const attributesOf = (type: FieldTypeName): SettingAttribute[] =>
  attributes.filter(({ setting, types }) => hasSetting(type, setting) && (types === undefined || types.includes(type)))

const attributesByType: ReadonlyMap<string, readonly SettingAttribute[]> = new Map(
  Object.keys(fieldTypes).map((type) => [type, attributesOf(type as FieldTypeName)]),
)

/**
 * The place of a column: the ids of its list or web and of the surrounding web, the other columns, whose names its
 * formula contains, and the ids of lookup columns whose shown column is not told.
 */
export interface FieldPlace {
  readonly ownerId: string
  readonly webId: string
  readonly fields: readonly Field[]
  readonly hiddenLookups: ReadonlySet<string>
}

/**
 * A column as a `Field` element, for REST (SchemaXml) and SOAP (GetList): every setting of its type, defaults included.
 */
export const fieldElement = (field: Field, place: FieldPlace): XmlElement =>
  xmlElement('', 'Field', fieldAttributes(field, place), fieldChildren(field, place))

function fieldAttributes(field: Field, { ownerId, webId, hiddenLookups }: FieldPlace): Map<string, string> {
  const { type } = field
  const own = new Map<string, string>()
  const facts: readonly (readonly [string, string | boolean | undefined])[] = [
    ['ID', braced(field.id)],
    ['Type', type],
    ['Name', field.internalName],
    ['StaticName', field.internalName],
    ['DisplayName', field.title],
    ['Description', field.description],
    ['Group', field.group],
    ['SourceID', field.system ? 'http://schemas.microsoft.com/sharepoint/v3' : braced(ownerId)],
    ['FromBaseType', field.system],
    ['Required', word(field.required)],
    ['Hidden', word(field.hidden)],
    ['ReadOnly', word(field.readOnly)],
    ['Sealed', field.sealed],
    ['Indexed', field.indexed],
    ['IndexStatus', field.indexStatus === 0 ? undefined : String(field.indexStatus)],
    ['EnforceUniqueValues', field.unique],
    ['ColName', field.slot],
  ]
  for (const [name, value] of facts) if (value) own.set(name, value === true ? 'TRUE' : value)
  const settings = settingsInForce(field)
  for (const { name, write } of attributesByType.get(type) ?? []) {
    const value = write(settings)
    if (value !== undefined) own.set(name, value)
  }
  if (hiddenLookups.has(field.id)) own.delete('ShowField')
  if (settings.lookupListId !== undefined && settings.lookupWebId === undefined) own.set('WebId', braced(webId))
  if (isPerson(type)) for (const [name, value] of peopleLookup) own.set(name, value)
  if (fieldTypes[type].isReference || isTerm(type)) own.set('Mult', word(type.endsWith('Multi')))
  return own
}

function fieldChildren(field: Field, { fields }: FieldPlace): XmlElement[] {
  const { type, defaultValue, settings } = field
  const { choices = [], formula } = settings
  const children: XmlElement[] = []
  const add = (name: string, content: readonly XmlNode[]) => children.push(xmlElement('', name, undefined, content))
  if (defaultValue !== undefined) add('Default', [defaultValue])
  if (settingsOfType[type]?.includes('choices'))
    add(
      'CHOICES',
      choices.map((choice) => xmlElement('', 'CHOICE', undefined, [choice])),
    )
  if (formula !== undefined) add('Formula', [shownFormula(formula, fields)])
  const { validationFormula, validationMessage } = settings
  if (validationFormula) {
    const said = validationMessage ? new Map([['Message', validationMessage]]) : undefined
    children.push(xmlElement('', 'Validation', said, [shownValidation(validationFormula, [field])]))
  }
  if (isTerm(type)) add('Customization', [customization(settings)])
  return children
}

/** `fieldElement` as text. */
export const writeFieldXml = (field: Field, place: FieldPlace): string => writeXml(fieldElement(field, place))

const isPerson = (type: FieldTypeName): boolean => type === 'User' || type === 'UserMulti'
const isTerm = (type: FieldTypeName): boolean => type === 'TaxonomyFieldType' || type === 'TaxonomyFieldTypeMulti'

/** The properties of a managed metadata column, and their settings; the first two are always written. */
const termIds = [
  ['SspId', 'termStoreId'],
  ['TermSetId', 'termSetId'],
  ['AnchorId', 'anchorId'],
] as const
const termFlags = [
  ['UserCreated', 'userCreated'],
  ['Open', 'isOpen'],
  ['IsPathRendered', 'isPathRendered'],
  ['IsKeyword', 'isKeyword'],
  ['CreateValuesInEditForm', 'createValuesInEditForm'],
] as const

const plainElement = (name: string, content: readonly XmlNode[]): XmlElement => xmlElement('', name, undefined, content)

/** The term store and term set of a column, and what differs from the usual. */
function customization(settings: FieldSettings): XmlElement {
  const { termStoreId, termSetId, anchorId, targetTemplate } = settings
  const told: [string, string | undefined][] = [
    ['SspId', termStoreId],
    ['TermSetId', termSetId],
  ]
  if (anchorId !== undefined) told.push(['AnchorId', anchorId])
  for (const [name, setting] of termFlags) if (settings[setting]) told.push([name, 'true'])
  if (targetTemplate) told.push(['TargetTemplate', targetTemplate])
  return plainElement(
    'ArrayOfProperty',
    told.map(([name, value]) =>
      plainElement('Property', [plainElement('Name', [name]), ...(value === undefined ? [] : [plainElement('Value', [value])])]),
    ),
  )
}

/** The settings in a Customization element; other properties of it do not count. Fails with `invalid_request`. */
function customized(element: XmlElement): FieldSettings {
  const child = (of: XmlElement | undefined, name: string) => of && childElements(of).find((one) => one.name === name)
  const properties = child(child(element, 'Customization'), 'ArrayOfProperty')
  let settings: FieldSettings = {}
  for (const property of properties ? childElements(properties) : [])
    settings = { ...settings, ...termSetting(childText(property, 'Name')?.trim(), childText(property, 'Value')?.trim() ?? '') }
  return settings
}

function termSetting(name: string | undefined, value: string): FieldSettings {
  if (value === '') return {}
  if (name === 'TargetTemplate') return { targetTemplate: value.slice(0, 255) }
  const [, flag] = termFlags.find(([known]) => known === name) ?? []
  if (flag) return { [flag]: truthOf(value) }
  const [, setting] = termIds.find(([known]) => known === name) ?? []
  if (!setting) return {}
  const id = guidOf(value)
  if (id === undefined) throw invalid(`${name} in Customization must be a GUID; '${value.slice(0, 60)}' was given.`)
  return id === noGuid ? {} : { [setting]: id }
}

/** The GUID that stands for none. */
const noGuid = '00000000-0000-0000-0000-000000000000'

/** The user list has no address of its own; clients know it by this name. */
const peopleLookup = new Map([
  ['List', 'UserInfo'],
  ['ShowField', 'ImnName'],
])

/**
 * Parses the column of a `Field` element (protocol/fields#adding). With `nameHint` the attribute Name is the
 * requested internal name. Fails with `invalid_request`, which names the attribute.
 */
export const readFieldXml = (text: string, nameHint: boolean): FieldInput => readFieldElement(fieldXml(text), nameHint)

/** The element of a text that describes a column. Fails with `invalid_request`. */
export const fieldXml = (text: string): XmlElement => parseXml(text, { ...xmlLimits, depth: 10, nodes: 5_000 })

/** Like `readFieldXml`, for an element of a message. */
export function readFieldElement(element: XmlElement, nameHint: boolean): FieldInput {
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
  let settings: FieldSettings = {}
  for (const { name, read } of attributesByType.get(type) ?? []) {
    const given = element.attributes.get(name)
    if (given === undefined) continue
    const setting = read(given)
    if (setting === undefined) throw invalid(`The attribute ${name} of the Field element cannot be '${given.slice(0, 60)}'.`)
    settings = { ...settings, ...setting }
  }
  const choices = childElements(element).find((child) => child.name === 'CHOICES')
  const formula = childText(element, 'Formula')
  const validation = childElements(element).find((child) => child.name === 'Validation')
  if (validation)
    settings = { ...settings, validationFormula: textOf(validation), validationMessage: validation.attributes.get('Message') ?? '' }
  if (isTerm(type)) settings = { ...settings, ...customized(element) }
  return { ...settings, ...(choices && { choices: childElements(choices).map(textOf) }), ...(formula !== undefined && { formula }) }
}

function childText(element: XmlElement, name: string): string | undefined {
  const child = childElements(element).find((candidate) => candidate.name === name)
  return child && textOf(child)
}
