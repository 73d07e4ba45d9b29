import type { Context } from '../../core/access/context.ts'
import { canBeDeleted, dependentsOf } from '../../core/acts/lists/fields.ts'
import { hiddenLookups } from '../../core/content/items/lookup-target.ts'
import { findTermSet, termsById } from '../../core/content/terms/term-store.ts'
import { isMany } from '../../core/kernel/query.ts'
import { shownFormula, shownValidation } from '../../core/model/lists/calculated.ts'
import type { CalculatedType, Field, FieldTypeName } from '../../core/model/lists/field.ts'
import { isDecimal } from '../../core/model/lists/field-types.ts'
import type { List } from '../../core/model/lists/list.ts'
import { displayFormatOf, usualSettings } from '../../core/model/lists/type-settings.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { fieldElement } from '../../formats/caml/field-xml.ts'
import { writeXml, type XmlElement } from '../../formats/xml.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { canonicalList } from './canonical.ts'
import { fieldKinds } from './field-kinds.ts'
import { toResources } from './user-resource.ts'

/** A column of a list, or, without a list, of the addressed web. */
export interface FieldIn {
  readonly field: Field
  readonly list?: List
  /** The web of the column, if it is not the addressed web. */
  readonly web?: Web
  /** The other columns of the list or web, whose names formulas contain. */
  readonly fields: readonly Field[]
  /** The ids of the columns of which the caller may not learn what they show: see `hiddenLookups`. */
  readonly hiddenLookups: ReadonlySet<string>
}

type FieldsPlace = Omit<FieldIn, 'field' | 'hiddenLookups'>

/** Columns of one list or web, as the caller may see them; `fields` are all columns of that place. */
export async function fieldsSeen(ctx: Context, shown: readonly Field[], place: FieldsPlace): Promise<FieldIn[]> {
  const hidden = await hiddenLookups(ctx, shown, webId(place, ctx))
  return shown.map((field) => ({ ...place, field, hiddenLookups: hidden }))
}

/** Like `fieldsSeen`, for one column. */
export const fieldSeen = async (ctx: Context, field: Field, place: FieldsPlace): Promise<FieldIn> => ({
  ...place,
  field,
  hiddenLookups: await hiddenLookups(ctx, [field], webId(place, ctx)),
})

export const fieldsIn = (ctx: Context, list: List): Promise<FieldIn[]> => fieldsSeen(ctx, list.fields, { list, fields: list.fields })

/** The name of each type after the prefix (protocol/fields#kinds). */
const typeNames: Readonly<Partial<Record<FieldTypeName, string>>> = {
  Text: 'FieldText',
  Note: 'FieldMultiLineText',
  DateTime: 'FieldDateTime',
  Choice: 'FieldChoice',
  MultiChoice: 'FieldMultiChoice',
  Lookup: 'FieldLookup',
  LookupMulti: 'FieldLookup',
  User: 'FieldUser',
  UserMulti: 'FieldUser',
  Number: 'FieldNumber',
  AverageRating: 'FieldNumber',
  RatingCount: 'FieldNumber',
  Likes: 'FieldNumber',
  Currency: 'FieldCurrency',
  URL: 'FieldUrl',
  Geolocation: 'FieldGeolocation',
  Computed: 'FieldComputed',
  Guid: 'FieldGuid',
  Calculated: 'FieldCalculated',
  TaxonomyFieldType: 'Taxonomy.TaxonomyField',
  TaxonomyFieldTypeMulti: 'Taxonomy.TaxonomyField',
}

const displayNames: Readonly<Record<FieldTypeName, string>> = {
  Integer: 'Integer',
  Text: 'Single line of text',
  Note: 'Multiple lines of text',
  DateTime: 'Date and Time',
  Counter: 'Counter',
  Choice: 'Choice',
  Lookup: 'Lookup',
  LookupMulti: 'Lookup',
  Boolean: 'Yes/No',
  AllDayEvent: 'All Day Event',
  Recurrence: 'Recurrence',
  CrossProjectLink: 'Cross Project Link',
  Number: 'Number',
  AverageRating: 'Rating (0-5)',
  RatingCount: 'Number of Ratings',
  Likes: 'Number of Likes',
  Currency: 'Currency',
  URL: 'Hyperlink or Picture',
  Geolocation: 'Geolocation',
  Computed: 'Computed',
  Guid: 'Guid',
  MultiChoice: 'Choice (several values)',
  Calculated: 'Calculated',
  File: 'File',
  Attachments: 'Attachments',
  User: 'Person or Group',
  UserMulti: 'Person or Group',
  ModStat: 'Moderation Status',
  ContentTypeId: 'Content Type Id',
  TaxonomyFieldType: 'Managed Metadata',
  TaxonomyFieldTypeMulti: 'Managed Metadata',
}

const only =
  (...types: readonly FieldTypeName[]) =>
  ({ field }: FieldIn): boolean =>
    types.includes(field.type)

const isNumber = ({ field }: FieldIn): boolean => isDecimal(field.type)
const isNote = only('Note')
const isChoice = only('Choice', 'MultiChoice')
const isUser = only('User', 'UserMulti')
const isLookup = only('Lookup', 'LookupMulti', 'User', 'UserMulti', 'TaxonomyFieldType', 'TaxonomyFieldTypeMulti')
const isDate = only('DateTime')
const isCalculated = only('Calculated')
const isTerm = only('TaxonomyFieldType', 'TaxonomyFieldTypeMulti')

const noGuid = '00000000-0000-0000-0000-000000000000'

/** Whether the term below which the values of each column are exists; true where none is given. */
async function anchorsFound(columns: readonly FieldIn[], ctx: Context): Promise<boolean[]> {
  const asked = columns.map(({ field }) => field.settings.anchorId)
  const found = await termsById(ctx, new Set(asked.filter((id) => id !== undefined)))
  return asked.map((id) => id === undefined || id === noGuid || found.has(id))
}

/** Whether the term set of each column exists. */
async function termSetsFound(columns: readonly FieldIn[], ctx: Context): Promise<boolean[]> {
  const asked = columns.map(({ field }) => field.settings.termSetId)
  const found = new Set<string>()
  for (const id of new Set(asked)) if (id !== undefined && (await findTermSet(ctx, id))) found.add(id)
  return asked.map((id) => id !== undefined && found.has(id))
}

const outputKind = (type: CalculatedType = usualSettings.outputType): number => fieldKinds[type]

const formulaOf = ({ field, fields }: FieldIn): string | undefined =>
  field.settings.formula === undefined ? undefined : shownFormula(field.settings.formula, fields)

const displayFormat = ({ field }: FieldIn): number =>
  field.type === 'DateTime' ? Number(!(field.settings.dateOnly ?? usualSettings.dateOnly)) : displayFormatOf(field)

const ownerId = ({ list, web }: FieldIn, ctx: Context): string => list?.row.id ?? (web ?? ctx.web).row.id

const webId = ({ list, web }: FieldsPlace, ctx: Context): string => list?.row.webId ?? (web ?? ctx.web).row.id

/** A column as a CAML `Field` element. */
export const fieldElementOf = (entity: FieldIn, ctx: Context): XmlElement =>
  fieldElement(entity.field, {
    ownerId: ownerId(entity, ctx),
    webId: webId(entity, ctx),
    fields: entity.fields,
    hiddenLookups: entity.hiddenLookups,
  })

const schemaXml = (entity: FieldIn, ctx: Context): string => writeXml(fieldElementOf(entity, ctx))

const addressOf = ({ field, list }: FieldIn): string => `${list ? canonicalList(list) : 'Web'}/Fields(guid'${field.id}')`

/** A column; properties of its type are returned only for that type (protocol/fields#kinds). */
export const fieldShape: Shape<FieldIn, 'Field'> = {
  ...shapeOf<'Field', FieldIn>(
    'Field',
    {
      Id: ({ field }) => field.id,
      Title: ({ field }) => field.title,
      InternalName: ({ field }) => field.internalName,
      StaticName: ({ field }) => field.internalName,
      EntityPropertyName: ({ field }) => field.propertyName,
      Description: ({ field }) => field.description,
      Group: ({ field }) => field.group,
      FieldTypeKind: ({ field }) => fieldKinds[field.type],
      TypeAsString: ({ field }) => field.type,
      TypeDisplayName: ({ field }) => displayNames[field.type],
      TypeShortDescription: ({ field }) => displayNames[field.type],
      Required: ({ field }) => field.required,
      Hidden: ({ field }) => field.hidden,
      ReadOnlyField: ({ field }) => field.readOnly,
      Sealed: ({ field }) => field.sealed,
      FromBaseType: ({ field }) => field.system,
      CanBeDeleted: ({ field }) => canBeDeleted(field),
      EnforceUniqueValues: ({ field }) => field.unique,
      Indexed: ({ field }) => field.indexed,
      IndexStatus: ({ field }) => field.indexStatus,
      AutoIndexed: () => false,
      Filterable: ({ field }) => field.column !== undefined,
      Sortable: ({ field }) => field.column !== undefined && !isMany(field.column),
      DefaultValue: ({ field }) => field.defaultValue ?? null,
      DefaultFormula: () => null,
      ValidationFormula: ({ field }) =>
        field.settings.validationFormula ? shownValidation(field.settings.validationFormula, [field]) : null,
      ValidationMessage: ({ field }) => field.settings.validationMessage || null,
      SchemaXml: schemaXml,
      SchemaXmlWithResourceTokens: schemaXml,
      NoCrawl: () => false,
      Scope: ({ list, web }, ctx) => list?.url ?? (web ?? ctx.web).url,
      Direction: () => 'none',
      JSLink: ({ field }) => field.settings.jsLink || null,
      CustomFormatter: ({ field }) => field.settings.customFormatter || null,
      ClientSideComponentId: () => noGuid,
      ClientSideComponentProperties: () => null,
      PinnedToFiltersPane: () => false,
      ShowInFiltersPane: () => 0,
      MaxLength: ({ field }) => field.settings.maxLength ?? usualSettings.maxLength,
      NumberOfLines: ({ field }) => field.settings.numberOfLines ?? usualSettings.numberOfLines,
      RichText: ({ field }) => field.settings.richText ?? usualSettings.richText,
      AppendOnly: ({ field }) => field.settings.appendOnly ?? usualSettings.appendOnly,
      AllowHyperlink: ({ field }) => field.settings.allowHyperlink ?? usualSettings.allowHyperlink,
      RestrictedMode: ({ field }) => field.settings.restrictedMode ?? usualSettings.restrictedMode,
      WikiLinking: ({ field }) => field.settings.wikiLinking ?? usualSettings.wikiLinking,
      UnlimitedLengthInDocumentLibrary: ({ field }) => field.settings.unlimitedLength ?? usualSettings.unlimitedLength,
      CommaSeparator: ({ field }) => field.settings.commaSeparator ?? usualSettings.commaSeparator,
      Unit: ({ field }) => field.settings.unit ?? usualSettings.unit,
      CustomUnitName: ({ field }) => field.settings.customUnitName ?? usualSettings.customUnitName,
      CustomUnitOnRight: ({ field }) => field.settings.customUnitOnRight ?? usualSettings.customUnitOnRight,
      MinimumValue: ({ field }) => field.settings.minimum ?? null,
      MaximumValue: ({ field }) => field.settings.maximum ?? null,
      ShowAsPercentage: ({ field }) => field.settings.percentage ?? usualSettings.percentage,
      CurrencyLocaleId: ({ field }) => field.settings.currencyLocaleId ?? usualSettings.currencyLocaleId,
      DisplayFormat: displayFormat,
      DateTimeCalendarType: ({ field }) => field.settings.calendarType ?? usualSettings.calendarType,
      FriendlyDisplayFormat: ({ field }) => field.settings.friendlyFormat ?? usualSettings.friendlyFormat,
      Choices: ({ field }) => [...(field.settings.choices ?? usualSettings.choices)],
      FillInChoice: ({ field }) => field.settings.fillIn ?? usualSettings.fillIn,
      Mappings: () => null,
      EditFormat: ({ field }) => field.settings.editFormat ?? usualSettings.editFormat,
      AllowMultipleValues: ({ field }) => field.type.endsWith('Multi'),
      LookupList: (entity) => lookupList(entity),
      LookupField: ({ field, hiddenLookups }) => (hiddenLookups.has(field.id) ? null : (field.settings.lookupField ?? null)),
      LookupWebId: (entity, ctx) => entity.field.settings.lookupWebId ?? webId(entity, ctx),
      IsRelationship: () => false,
      IsDependentLookup: ({ field }) => field.settings.primaryFieldId !== undefined,
      DependentLookupInternalNames: ({ field, fields }) => dependentsOf(fields, field).map((one) => one.internalName),
      PrimaryFieldId: ({ field }) => field.settings.primaryFieldId ?? null,
      RelationshipDeleteBehavior: () => 0,
      SelectionMode: ({ field }) => field.settings.selectionMode ?? usualSettings.selectionMode,
      SelectionGroup: () => 0,
      AllowDisplay: () => true,
      Presence: () => true,
      UserDisplayOptions: ({ field }) => field.settings.userDisplayOptions ?? usualSettings.userDisplayOptions,
      Formula: (entity) => formulaOf(entity) ?? '',
      OutputType: ({ field }) => outputKind(field.settings.outputType),
      DateFormat: ({ field }) => Number(!(field.settings.dateOnly ?? usualSettings.dateOnly)),
      EnableLookup: () => false,
      TermSetId: ({ field }) => field.settings.termSetId ?? noGuid,
      SspId: ({ field }) => field.settings.termStoreId ?? noGuid,
      AnchorId: ({ field }) => field.settings.anchorId ?? noGuid,
      TextField: () => noGuid,
      IsAnchorValid: { load: anchorsFound },
      IsTermSetValid: { load: termSetsFound },
      IsKeyword: ({ field }) => field.settings.isKeyword ?? false,
      IsPathRendered: ({ field }) => field.settings.isPathRendered ?? false,
      Open: ({ field }) => field.settings.isOpen ?? false,
      UserCreated: ({ field }) => field.settings.userCreated ?? false,
      CreateValuesInEditForm: ({ field }) => field.settings.createValuesInEditForm ?? false,
      TargetTemplate: ({ field }) => field.settings.targetTemplate ?? '',
    },
    {
      address: addressOf,
      navigation: toResources((entity) => ({
        title: entity.field.title,
        description: entity.field.description,
        address: addressOf(entity),
      })),
      typeOf: ({ field }) => typeNames[field.type] ?? 'Field',
      only: {
        MaxLength: only('Text'),
        NumberOfLines: isNote,
        RichText: isNote,
        AppendOnly: isNote,
        AllowHyperlink: isNote,
        RestrictedMode: isNote,
        WikiLinking: isNote,
        UnlimitedLengthInDocumentLibrary: only('Note', 'Lookup', 'LookupMulti'),
        CommaSeparator: isNumber,
        Unit: isNumber,
        CustomUnitName: isNumber,
        CustomUnitOnRight: isNumber,
        MinimumValue: isNumber,
        MaximumValue: isNumber,
        ShowAsPercentage: (entity) => isNumber(entity) || isCalculated(entity),
        CurrencyLocaleId: only('Currency', 'Calculated'),
        DisplayFormat: (entity) => isNumber(entity) || only('DateTime', 'URL', 'Calculated')(entity),
        DateTimeCalendarType: isDate,
        FriendlyDisplayFormat: isDate,
        Choices: isChoice,
        FillInChoice: isChoice,
        Mappings: isChoice,
        EditFormat: only('Choice'),
        AllowMultipleValues: isLookup,
        LookupList: isLookup,
        LookupField: isLookup,
        LookupWebId: isLookup,
        IsRelationship: isLookup,
        IsDependentLookup: isLookup,
        DependentLookupInternalNames: isLookup,
        PrimaryFieldId: isLookup,
        RelationshipDeleteBehavior: isLookup,
        SelectionMode: isUser,
        SelectionGroup: isUser,
        AllowDisplay: isUser,
        Presence: isUser,
        UserDisplayOptions: isUser,
        Formula: isCalculated,
        OutputType: isCalculated,
        DateFormat: isCalculated,
        EnableLookup: only('Computed'),
        TermSetId: isTerm,
        SspId: isTerm,
        AnchorId: isTerm,
        TextField: isTerm,
        IsAnchorValid: isTerm,
        IsTermSetValid: isTerm,
        IsKeyword: isTerm,
        IsPathRendered: isTerm,
        Open: isTerm,
        UserCreated: isTerm,
        CreateValuesInEditForm: isTerm,
        TargetTemplate: isTerm,
      },
    },
  ),
  webUrl: ({ list, web }) => list?.webUrl ?? web?.url,
}

function lookupList({ field }: FieldIn): string {
  const { lookupListId } = field.settings
  return lookupListId === undefined ? '' : `{${lookupListId}}`
}
