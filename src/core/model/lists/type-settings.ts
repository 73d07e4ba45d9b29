import type { Field, FieldSettings, FieldTypeName } from './field.ts'

const number: readonly (keyof FieldSettings)[] = [
  'minimum',
  'maximum',
  'displayFormat',
  'percentage',
  'commaSeparator',
  'unit',
  'customUnitName',
  'customUnitOnRight',
]
const choice: readonly (keyof FieldSettings)[] = ['choices', 'fillIn', 'editFormat']
const lookup: readonly (keyof FieldSettings)[] = ['lookupListId', 'lookupWebId', 'lookupField', 'primaryFieldId', 'unlimitedLength']
const user: readonly (keyof FieldSettings)[] = ['selectionMode', 'userDisplayOptions']
const term: readonly (keyof FieldSettings)[] = [
  'termSetId',
  'termStoreId',
  'anchorId',
  'isOpen',
  'userCreated',
  'isKeyword',
  'isPathRendered',
  'createValuesInEditForm',
  'targetTemplate',
]

/** The settings that each type has, beside those for forms. */
export const settingsOfType: Readonly<Partial<Record<FieldTypeName, readonly (keyof FieldSettings)[]>>> = {
  Integer: ['minimum', 'maximum'],
  Text: ['maxLength'],
  Note: ['richText', 'numberOfLines', 'appendOnly', 'allowHyperlink', 'restrictedMode', 'wikiLinking', 'unlimitedLength'],
  DateTime: ['dateOnly', 'friendlyFormat', 'calendarType'],
  Choice: choice,
  MultiChoice: choice,
  Number: number,
  AverageRating: number,
  RatingCount: number,
  Likes: number,
  Currency: [...number, 'currencyLocaleId'],
  Lookup: lookup,
  LookupMulti: lookup,
  User: user,
  UserMulti: user,
  URL: ['displayFormat'],
  Calculated: ['formula', 'outputType', 'displayFormat', 'dateOnly', 'currencyLocaleId', 'percentage'],
  TaxonomyFieldType: term,
  TaxonomyFieldTypeMulti: term,
}

/** The settings for forms, which every type has. */
export const formSettings = ['showInDisplayForm', 'showInEditForm', 'showInNewForm'] as const satisfies readonly (keyof FieldSettings)[]

export type FormSetting = (typeof formSettings)[number]

/** The settings that every type has: those for forms, how clients draw it, and the validation of its values. */
export const settingsOfAll = [
  ...formSettings,
  'jsLink',
  'customFormatter',
  'validationFormula',
  'validationMessage',
] as const satisfies readonly (keyof FieldSettings)[]

/** Whether columns of a type have a setting. */
export const hasSetting = (type: FieldTypeName, setting: keyof FieldSettings): boolean =>
  settingsOfAll.some((name) => name === setting) || settingsOfType[type]?.includes(setting) === true

/** The defaults for settings that a column does not have; every protocol shows them. */
export const usualSettings = {
  choices: [],
  fillIn: false,
  editFormat: 0,
  maxLength: 255,
  percentage: false,
  currencyLocaleId: 1033,
  dateOnly: false,
  friendlyFormat: 0,
  calendarType: 0,
  richText: false,
  numberOfLines: 6,
  appendOnly: false,
  allowHyperlink: false,
  restrictedMode: false,
  wikiLinking: false,
  unlimitedLength: false,
  commaSeparator: true,
  unit: '',
  customUnitName: '',
  customUnitOnRight: false,
  userDisplayOptions: '',
  selectionMode: 1,
  outputType: 'Text',
} as const satisfies FieldSettings

/** The display format; by default decimals are automatic, and a hyperlink is shown as a link. */
export const displayFormatOf = ({ type, settings }: Pick<Field, 'type' | 'settings'>): number =>
  settings.displayFormat ?? (type === 'URL' ? 0 : -1)

/** The settings of a column, with defaults for those that it does not have. */
export const settingsInForce = (field: Pick<Field, 'type' | 'settings'>): FieldSettings => ({
  ...usualSettings,
  ...field.settings,
  displayFormat: displayFormatOf(field),
})
