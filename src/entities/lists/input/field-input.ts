import type { components } from '../../../../generated/rest/operations.ts'
import type { AddOptions } from '../../../core/acts/lists/create-field.ts'
import type { FieldInput, FieldPatch } from '../../../core/acts/lists/field-settings.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import type { CalculatedType, FieldSettings, FieldTypeName } from '../../../core/model/lists/field.ts'
import { fieldTypes } from '../../../core/model/lists/field-types.ts'
import { present } from '../../shape/present.ts'
import { typesByKind } from '../field-kinds.ts'

type Schemas = components['schemas']
type Creation = Schemas['FieldCreation']
type Update = Schemas['FieldUpdate']
type Parameters = Schemas['FieldParameters']['parameters']

/** The new column of a body. Fails with `invalid_request` on an unknown type. */
export function fieldInput(body: Creation): FieldInput {
  const type = typeOf(body)
  return present<FieldInput>({
    ...common(body),
    title: body.Title,
    type,
    id: body.Id,
    internalName: body.InternalName ?? body.StaticName,
    settings: settingsOf(body, type),
  })
}

/** The changes of a body, for a column of this type. */
export const fieldPatch = (body: Update, type: FieldTypeName): FieldPatch =>
  present<FieldPatch>({ ...common(body), title: body.Title, settings: settingsOf(body, type) })

/** The new column of the parameters of `addfield`. */
export function fieldOfParameters(parameters: Parameters): FieldInput {
  const { LookupListId, LookupFieldName, LookupWebId, IsCompactName: _, ...body } = parameters
  const lookup = { LookupList: LookupListId, LookupField: LookupFieldName, LookupWebId }
  return fieldInput({ ...body, ...present<Partial<Creation>>(lookup) })
}

const common = (body: Partial<Pick<Creation, keyof Creation & keyof Update>>): FieldPatch =>
  present<FieldPatch>({
    description: body.Description,
    group: body.Group,
    required: body.Required,
    hidden: body.Hidden,
    readOnly: body.ReadOnlyField,
    unique: body.EnforceUniqueValues,
    indexed: body.Indexed,
    defaultValue: body.DefaultValue,
  })

function typeOf({ TypeAsString: name, FieldTypeKind: kind, AllowMultipleValues: isMulti }: Creation): FieldTypeName {
  const type =
    name === undefined ? typesByKind.get(kind === undefined || kind === 0 ? -1 : kind) : Object.hasOwn(fieldTypes, name) ? name : undefined
  if (type === undefined) {
    const kinds = [...typesByKind].filter(([number, known]) => number > 0 && fieldTypes[known].isMade)
    throw invalid(
      `There is no column type ${name === undefined ? (kind ?? 'without FieldTypeKind') : `'${name.slice(0, 60)}'`}. ` +
        `FieldTypeKind is one of ${kinds.map(([number, known]) => `${number} (${known})`).join(', ')}.`,
    )
  }
  const multi = `${type}Multi`
  return (isMulti && Object.hasOwn(fieldTypes, multi) ? multi : type) as FieldTypeName
}

const outputTypes: ReadonlyMap<number, CalculatedType> = new Map([
  [2, 'Text'],
  [4, 'DateTime'],
  [8, 'Boolean'],
  [9, 'Number'],
  [10, 'Currency'],
])

function settingsOf(body: Partial<Creation>, type: FieldTypeName): FieldSettings {
  const isDate = type === 'DateTime'
  const { DisplayFormat: format } = body
  return present<FieldSettings>({
    choices: body.Choices,
    fillIn: body.FillInChoice,
    maxLength: body.MaxLength,
    minimum: body.MinimumValue,
    maximum: body.MaximumValue,
    percentage: body.ShowAsPercentage,
    currencyLocaleId: body.CurrencyLocaleId,
    dateOnly: dateOnly(isDate ? format : type === 'Calculated' ? body.DateFormat : undefined),
    richText: body.RichText,
    numberOfLines: body.NumberOfLines,
    appendOnly: body.AppendOnly,
    allowHyperlink: body.AllowHyperlink,
    restrictedMode: body.RestrictedMode,
    wikiLinking: body.WikiLinking,
    unlimitedLength: body.UnlimitedLengthInDocumentLibrary,
    commaSeparator: body.CommaSeparator,
    unit: body.Unit,
    customUnitName: body.CustomUnitName,
    customUnitOnRight: body.CustomUnitOnRight,
    userDisplayOptions: body.UserDisplayOptions,
    jsLink: textOrNone(body.JSLink),
    customFormatter: textOrNone(body.CustomFormatter),
    validationFormula: textOrNone(body.ValidationFormula),
    validationMessage: textOrNone(body.ValidationMessage),
    editFormat: body.EditFormat,
    displayFormat: isDate ? undefined : format,
    friendlyFormat: body.FriendlyDisplayFormat,
    calendarType: body.DateTimeCalendarType,
    lookupListId: plainId(body.LookupList),
    lookupWebId: body.LookupWebId,
    lookupField: body.LookupField,
    selectionMode: body.SelectionMode,
    formula: body.Formula,
    outputType: outputType(body.OutputType),
    termSetId: plainId(body.TermSetId),
    termStoreId: plainId(body.SspId),
    anchorId: plainId(body.AnchorId),
    isOpen: body.Open,
    userCreated: body.UserCreated,
    isKeyword: body.IsKeyword,
    isPathRendered: body.IsPathRendered,
    createValuesInEditForm: body.CreateValuesInEditForm,
    targetTemplate: body.TargetTemplate,
  })
}

const plainId = (id: string | undefined): string | undefined => id?.replace(/^\s*\{?|\}?\s*$/g, '').toLowerCase()

/** Null takes a text away. */
const textOrNone = (text: string | null | undefined): string | undefined => (text === null ? '' : text)

/** 0 is a date, 1 a date with time. */
const dateOnly = (format: number | undefined): boolean | undefined => (format === undefined ? undefined : format === 0)

function outputType(kind: number | undefined): CalculatedType | undefined {
  if (kind === undefined) return undefined
  const type = outputTypes.get(kind)
  if (type) return type
  throw invalid(`OutputType is one of ${[...outputTypes].map(([number, name]) => `${number} (${name})`).join(', ')}; ${kind} was given.`)
}

/** The bits of AddFieldOptions (protocol/fields#adding). */
export const fieldOptionBits = { noContentType: 2, allContentTypes: 4, nameHint: 8, defaultView: 16, uniqueTitle: 32 } as const

/** What the bits of AddFieldOptions ask for. */
export function addFieldOptions(options: number): AddOptions {
  const has = (bit: number) => (options & bit) !== 0
  return {
    ...(has(fieldOptionBits.noContentType) && { contentTypes: 'none' }),
    ...(has(fieldOptionBits.allContentTypes) && { contentTypes: 'all' }),
    defaultView: has(fieldOptionBits.defaultView),
    uniqueTitle: has(fieldOptionBits.uniqueTitle),
  }
}
