import { beforeAll, expect, it } from 'vitest'
import { fieldTypes } from '../../../src/core/model/lists/field-types.ts'
import { parseXml } from '../../../src/formats/xml.ts'
import { contractAttributes, contractProperties, serveBothDoors, soapFacts } from './both-doors.ts'
import { columnsOfRatings, columnsUsual, columnsWithSettings } from './columns.ts'
import { bracedSmall, ifTrue, made, type RestFacts, same, toldTable, upperWord, where } from './told-table.ts'

const { doors } = await serveBothDoors()

const isPerson = ({ TypeAsString }: RestFacts): boolean => /^User/.test(TypeAsString)

/** The attributes of SchemaXml for settings that have no property in REST. */
const inXml = ({ SchemaXml }: RestFacts, name: string): string | undefined => parseXml(SchemaXml).attributes.get(name)

/** A number setting of an integer column, which REST shows only in SchemaXml. */
const bound = (property: string, attribute: string) =>
  made([property, 'SchemaXml'], (rest) =>
    rest.TypeAsString === 'Integer' ? inXml(rest, attribute) : (rest[property] ?? undefined)?.toString(),
  )

function formatOf({ TypeAsString: type, DisplayFormat, DateFormat, EditFormat }: RestFacts): string | undefined {
  if (type === 'DateTime') return DisplayFormat === 0 ? 'DateOnly' : 'DateTime'
  if (type === 'Calculated') return DateFormat === 0 ? 'DateOnly' : 'DateTime'
  if (type === 'Choice') return EditFormat === 1 ? 'RadioButtons' : 'Dropdown'
  if (type === 'URL') return DisplayFormat === 1 ? 'Image' : 'Hyperlink'
  return undefined
}

const noGuid = '00000000-0000-0000-0000-000000000000'

/** The names and values of the properties of a managed metadata column. */
function customization(rest: RestFacts): string | undefined {
  if (!String(rest.TypeAsString).startsWith('Taxonomy')) return undefined
  const { SspId, TermSetId, AnchorId, TargetTemplate } = rest
  const always = `SspId${SspId === noGuid ? '' : SspId}TermSetId${TermSetId === noGuid ? '' : TermSetId}`
  const anchor = AnchorId === noGuid ? '' : `AnchorId${AnchorId}`
  const flags = termFlags.map((name) => (rest[name] ? `${name}true` : '')).join('')
  return `${always}${anchor}${flags}${TargetTemplate && `TargetTemplate${TargetTemplate}`}`
}

const termFlags = ['UserCreated', 'Open', 'IsPathRendered', 'IsKeyword', 'CreateValuesInEditForm']

const outputTypes: Readonly<Record<number, string>> = { 2: 'Text', 4: 'DateTime', 8: 'Boolean', 9: 'Number', 10: 'Currency' }

const column = toldTable({
  shared: {
    ID: bracedSmall('Id'),
    Type: same('TypeAsString'),
    Name: same('InternalName'),
    StaticName: same('StaticName'),
    DisplayName: same('Title'),
    Description: where('Description'),
    Group: where('Group'),
    FromBaseType: ifTrue('FromBaseType'),
    Required: upperWord('Required'),
    Hidden: upperWord('Hidden'),
    ReadOnly: upperWord('ReadOnlyField'),
    Sealed: ifTrue('Sealed'),
    Indexed: ifTrue('Indexed'),
    EnforceUniqueValues: ifTrue('EnforceUniqueValues'),
    Default: where('DefaultValue'),
    Format: made(['DisplayFormat', 'DateFormat', 'EditFormat'], formatOf),
    FriendlyDisplayFormat: made(['FriendlyDisplayFormat'], (rest) => [undefined, 'Disabled', 'Relative'][rest.FriendlyDisplayFormat]),
    CalType: where('DateTimeCalendarType'),
    MaxLength: where('MaxLength'),
    NumLines: where('NumberOfLines'),
    RichText: upperWord('RichText'),
    AppendOnly: upperWord('AppendOnly'),
    AllowHyperlink: upperWord('AllowHyperlink'),
    RestrictedMode: upperWord('RestrictedMode'),
    WikiLinking: ifTrue('WikiLinking'),
    UnlimitedLengthInDocumentLibrary: ifTrue('UnlimitedLengthInDocumentLibrary'),
    CommaSeparator: made(['CommaSeparator'], ({ CommaSeparator }) => (CommaSeparator === false ? 'FALSE' : undefined)),
    Unit: where('Unit'),
    CustomUnitName: where('CustomUnitName'),
    CustomUnitOnRight: ifTrue('CustomUnitOnRight'),
    JSLink: where('JSLink'),
    CustomFormatter: where('CustomFormatter'),
    UserDisplayOptions: where('UserDisplayOptions'),
    Min: bound('MinimumValue', 'Min'),
    Max: bound('MaximumValue', 'Max'),
    Decimals: made(['DisplayFormat'], ({ TypeAsString: type, DisplayFormat }) =>
      /^(?:Number|Currency|Calculated)$/.test(type) && DisplayFormat >= 0 ? String(DisplayFormat) : undefined,
    ),
    Percentage: upperWord('ShowAsPercentage'),
    LCID: where('CurrencyLocaleId'),
    FillInChoice: upperWord('FillInChoice'),
    CHOICES: made(['Choices'], ({ Choices }) => Choices?.join('\n')),
    // The list of people has no address of its own; SOAP names it by its old name.
    List: made(['LookupList'], (rest) => (isPerson(rest) ? 'UserInfo' : rest.LookupList || undefined)),
    ShowField: made(['LookupField'], (rest) => (isPerson(rest) ? 'ImnName' : (rest.LookupField ?? undefined))),
    WebId: made(['LookupWebId'], (rest) => (rest.LookupList ? `{${rest.LookupWebId}}` : undefined)),
    FieldRef: bracedSmall('PrimaryFieldId'),
    Mult: upperWord('AllowMultipleValues'),
    UserSelectionMode: made(['SelectionMode'], ({ SelectionMode }) => ['PeopleOnly', 'PeopleAndGroups'][SelectionMode]),
    Formula: where('Formula'),
    Validation: made(['ValidationFormula', 'ValidationMessage'], ({ ValidationFormula }) => ValidationFormula ?? undefined),
    Customization: made(['SspId', 'TermSetId', 'AnchorId', 'TargetTemplate', ...termFlags], customization),
    ResultType: made(['OutputType'], ({ OutputType }) => outputTypes[OutputType]),
  },
  restOnly: [
    'EntityPropertyName',
    'FieldTypeKind',
    'TypeDisplayName',
    'TypeShortDescription',
    'CanBeDeleted',
    'IndexStatus',
    'AutoIndexed',
    'Filterable',
    'Sortable',
    'DefaultFormula',
    'Scope',
    'Direction',
    'ClientSideComponentId',
    'ClientSideComponentProperties',
    'PinnedToFiltersPane',
    'NoCrawl',
    'SchemaXmlWithResourceTokens',
    'ShowInFiltersPane',
    'Mappings',
    'IsRelationship',
    'IsDependentLookup',
    'DependentLookupInternalNames',
    'RelationshipDeleteBehavior',
    'SelectionGroup',
    'AllowDisplay',
    'Presence',
    'EnableLookup',
    'TextField',
    'IsAnchorValid',
    'IsTermSetValid',
  ],
  soapOnly: ['SourceID', 'ColName'],
})

beforeAll(async () => {
  const { Id: tasks } = await doors.get("/lists/getbytitle('Tasks')")
  const { Id: web } = await doors.get('')
  for (const [Title, columns] of [
    ['Usual', [...columnsUsual(tasks), ...columnsOfRatings]],
    ['Changed', columnsWithSettings(tasks, web)],
  ] as const) {
    await doors.send('POST', '/lists', { Title, BaseTemplate: 100 })
    for (const body of columns) await doors.send('POST', `/lists/getbytitle('${Title}')/fields`, body)
  }
  await doors.send('POST', '/lists', { Title: 'Events', BaseTemplate: 106 })
  const { Id: primary } = await doors.get("/lists/getbytitle('Changed')/fields/getbytitle('Lookup')")
  const dependent = `adddependentlookupfield(displayname='Dependent',primarylookupfieldid='${primary}',showfield='Status')`
  await doors.send('POST', `/lists/getbytitle('Changed')/fields/${dependent}`)
})

it('REST and SOAP tell the same of a column of every type, new and with every setting changed', async () => {
  const types = new Set<string>()
  for (const title of ['Usual', 'Changed', 'Tasks', 'Documents', 'Events']) {
    const rest = await doors.rows(`/lists/getbytitle('${title}')/fields?$select=*,NoCrawl,SchemaXmlWithResourceTokens`)
    const soap = await doors.ask('lists', 'GetList', `<listName>${title}</listName>`, 'Field')
    expect(soap.map(({ attributes }) => attributes.get('Name'))).toEqual(rest.map(({ InternalName }) => InternalName))
    for (const [index, element] of soap.entries()) {
      const facts = rest[index] ?? {}
      types.add(facts.TypeAsString)
      column.compare(facts, soapFacts(element))
      expect(soapFacts(parseXml(facts.SchemaXml))).toEqual(soapFacts(element))
    }
  }
  expect([...types].sort()).toEqual(Object.keys(fieldTypes).sort())
  column.demandWhole({
    rest: contractProperties('Field'),
    soap: contractAttributes('lists', 'FieldDefinition').filter(
      (name) => !['CHOICE', 'ArrayOfProperty', 'Property', 'Value'].includes(name),
    ),
  })
})

it('SchemaXml makes the same column again', async () => {
  await doors.send('POST', '/lists', { Title: 'Copy', BaseTemplate: 100 })
  const apart = new Set(['SourceID', 'ColName', 'FieldRef'])
  for (const { SchemaXml } of (await doors.rows("/lists/getbytitle('Changed')/fields")).filter(
    ({ FromBaseType, InternalName, IsDependentLookup }) =>
      !FromBaseType && !['Title', 'TaxCatchAll'].includes(InternalName) && !IsDependentLookup,
  )) {
    const copy = await doors.send('POST', "/lists/getbytitle('Copy')/fields/createfieldasxml", { parameters: { SchemaXml, Options: 8 } })
    const facts = (xml: string) => [...soapFacts(parseXml(xml))].filter(([name]) => !apart.has(name))
    expect(facts(copy.SchemaXml)).toEqual(facts(SchemaXml))
  }
})
