import type { ListValidation } from '../../content/items/validation.ts'
import type { FieldSettings, FieldTypeName } from '../../model/lists/field.ts'
import { fieldTypes } from '../../model/lists/field-types.ts'
import type { ListPatch } from '../../model/lists/list.ts'
import { aggregations, type ViewSettings } from '../lists/view-settings.ts'
import { isRecord, Members, type Refuse } from './checked-values.ts'

/** The list that a lookup column of a template points to: one of the template, by its place in it, or another list of the site, by its id. */
export type LookupTarget = { readonly place: number } | { readonly id: string }

export interface FieldDraft {
  readonly id: string
  readonly internalName: string
  readonly title: string
  readonly type: FieldTypeName
  readonly description: string
  readonly group: string
  readonly required: boolean
  readonly hidden: boolean
  readonly readOnly: boolean
  readonly unique: boolean
  readonly indexed: boolean
  readonly defaultValue: string | null
  readonly settings: FieldSettings
  readonly lookup: LookupTarget | undefined
}

export interface ContentTypeDraft {
  /** The id of its parent, a content type of the site. */
  readonly parent: string
  readonly links: readonly { readonly name: string; readonly required?: boolean; readonly hidden?: boolean }[]
}

export interface ViewDraft {
  readonly title: string
  readonly isDefault: boolean
  readonly hidden: boolean
  readonly type: string
  readonly scope: number
  /** CAML. */
  readonly query: string
  readonly fields: readonly string[]
  readonly rowLimit: number
  readonly paged: boolean
  readonly settings: ViewSettings
}

/** A list of a template, without its items. */
export interface ListDraft {
  readonly title: string
  /** The name of its root folder. */
  readonly leafName: string
  readonly baseTemplate: number
  readonly onQuickLaunch: boolean
  readonly settings: Required<Omit<ListPatch, 'title'>>
  readonly fields: readonly FieldDraft[]
  readonly contentTypes: readonly ContentTypeDraft[]
  readonly views: readonly ViewDraft[]
  readonly validation: ListValidation
}

/** The type of each setting of a column in JSON. Lookup columns have their target beside the settings. */
const settingTypes: Readonly<Record<keyof FieldSettings, 'boolean' | 'number' | 'string' | 'strings'>> = {
  choices: 'strings',
  fillIn: 'boolean',
  maxLength: 'number',
  minimum: 'number',
  maximum: 'number',
  percentage: 'boolean',
  currencyLocaleId: 'number',
  dateOnly: 'boolean',
  richText: 'boolean',
  numberOfLines: 'number',
  appendOnly: 'boolean',
  allowHyperlink: 'boolean',
  restrictedMode: 'boolean',
  wikiLinking: 'boolean',
  unlimitedLength: 'boolean',
  commaSeparator: 'boolean',
  unit: 'string',
  customUnitName: 'string',
  customUnitOnRight: 'boolean',
  editFormat: 'number',
  displayFormat: 'number',
  friendlyFormat: 'number',
  calendarType: 'number',
  lookupListId: 'string',
  lookupWebId: 'string',
  lookupField: 'string',
  primaryFieldId: 'string',
  selectionMode: 'number',
  userDisplayOptions: 'string',
  formula: 'string',
  outputType: 'string',
  termSetId: 'string',
  termStoreId: 'string',
  anchorId: 'string',
  isOpen: 'boolean',
  userCreated: 'boolean',
  isKeyword: 'boolean',
  isPathRendered: 'boolean',
  createValuesInEditForm: 'boolean',
  targetTemplate: 'string',
  showInDisplayForm: 'boolean',
  showInEditForm: 'boolean',
  showInNewForm: 'boolean',
  jsLink: 'string',
  customFormatter: 'string',
  validationFormula: 'string',
  validationMessage: 'string',
}

const outputTypes = ['Text', 'Number', 'Currency', 'DateTime', 'Boolean']
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A list from the file of a template, with the types and the sizes of everything checked. `place` is the number of lists before it. */
export function readListDraft(value: unknown, place: number, refuse: Refuse<Error>): ListDraft {
  const list = new Members(value, refuse)
  return {
    title: list.text('title', 255),
    leafName: list.text('leafName', 128),
    baseTemplate: list.integer('baseTemplate', 0, 0x7fffffff),
    onQuickLaunch: list.flag('onQuickLaunch'),
    settings: readSettings(new Members(list.get('settings'), refuse)),
    fields: list.each('fields', 300, (one) => readField(one, place, refuse)),
    contentTypes: list.each('contentTypes', 100, (one) => readType(one, refuse)),
    views: list.each('views', 100, (one) => readView(one, refuse)),
    validation: readValidation(new Members(list.get('validation') ?? {}, refuse)),
  }
}

const readValidation = (of: Members): ListValidation => ({
  formula: of.text('formula', 1_024, ''),
  message: of.text('message', 1_024, ''),
})

const readSettings = (of: Members): ListDraft['settings'] => ({
  description: of.text('description', 65_535),
  hidden: of.flag('hidden'),
  contentTypesEnabled: of.flag('contentTypesEnabled'),
  enableAttachments: of.flag('enableAttachments'),
  enableFolderCreation: of.flag('enableFolderCreation'),
  enableVersioning: of.flag('enableVersioning'),
  enableMinorVersions: of.flag('enableMinorVersions'),
  enableModeration: of.flag('enableModeration'),
  forceCheckout: of.flag('forceCheckout'),
  noCrawl: of.flag('noCrawl'),
  draftVisibility: of.integer('draftVisibility', 0, 2),
  majorVersionLimit: of.integer('majorVersionLimit', 0, 50_000),
  majorWithMinorLimit: of.integer('majorWithMinorLimit', 0, 50_000),
})

function readField(value: unknown, place: number, refuse: Refuse<Error>): FieldDraft {
  const field = new Members(value, refuse)
  const type = field.text('type', 50)
  if (!Object.hasOwn(fieldTypes, type)) throw refuse(`there is no type of columns '${type}'`)
  const id = field.text('id', 36)
  if (!guid.test(id)) throw refuse(`'${id}' is not the id of a column`)
  return {
    id,
    type: type as FieldTypeName,
    internalName: field.text('internalName', 64),
    title: field.text('title', 255),
    description: field.text('description', 65_535),
    group: field.text('group', 128),
    required: field.flag('required'),
    hidden: field.flag('hidden'),
    readOnly: field.flag('readOnly'),
    unique: field.flag('unique'),
    indexed: field.flag('indexed'),
    defaultValue: (field.get('defaultValue') ?? null) === null ? null : field.text('defaultValue', 65_535),
    settings: readFieldSettings(field.get('settings'), refuse),
    lookup: readLookup(field.get('lookup'), place, refuse),
  }
}

function readFieldSettings(value: unknown, refuse: Refuse<Error>): FieldSettings {
  if (!isRecord(value)) throw refuse('the settings of a column are missing')
  for (const [name, one] of Object.entries(value)) {
    const wanted = Object.hasOwn(settingTypes, name) ? settingTypes[name as keyof FieldSettings] : undefined
    const isRight = wanted === 'strings' ? Array.isArray(one) && one.every((text) => typeof text === 'string') : typeof one === wanted
    if (wanted === undefined || !isRight || (typeof one === 'string' && one.length > 8192))
      throw refuse(`the setting '${name.slice(0, 60)}' is wrong`)
  }
  if (value.outputType !== undefined && !outputTypes.includes(String(value.outputType))) throw refuse("the setting 'outputType' is wrong")
  return value as FieldSettings
}

function readLookup(value: unknown, place: number, refuse: Refuse<Error>): LookupTarget | undefined {
  if (value === undefined) return undefined
  const target = new Members(value, refuse)
  if (target.get('place') !== undefined) return { place: target.integer('place', 0, Math.max(place, 99)) }
  const id = target.text('id', 36)
  if (!guid.test(id)) throw refuse(`'${id}' is not the id of a list`)
  return { id }
}

function readType(value: unknown, refuse: Refuse<Error>): ContentTypeDraft {
  const type = new Members(value, refuse)
  const links = type.each('links', 500, (one) => {
    const link = new Members(one, refuse)
    return {
      name: link.text('name', 64),
      ...(link.get('required') !== undefined && { required: link.flag('required') }),
      ...(link.get('hidden') !== undefined && { hidden: link.flag('hidden') }),
    }
  })
  return { parent: type.text('parent', 1024), links }
}

const viewTypes = ['HTML', 'GRID', 'CALENDAR', 'CHART', 'GANTT']

function readView(value: unknown, refuse: Refuse<Error>): ViewDraft {
  const view = new Members(value, refuse)
  const type = view.text('type', 20)
  if (!viewTypes.includes(type)) throw refuse(`there is no type of views '${type}'`)
  const stored = new Members(view.get('settings'), refuse)
  const sums = stored.each('aggregations', 100, (one) => {
    const sum = new Members(one, refuse)
    const kind = aggregations.find((known) => known === sum.get('type'))
    if (!kind) throw refuse('an aggregation of a view is wrong')
    return { field: sum.text('field', 64), type: kind }
  })
  return {
    title: view.text('title', 255),
    isDefault: view.flag('isDefault'),
    hidden: view.flag('hidden'),
    type,
    scope: view.integer('scope', 0, 3),
    query: view.text('query', 100_000),
    fields: view.texts('fields', 500),
    rowLimit: view.integer('rowLimit', 1, 0x7fffffff),
    paged: view.flag('paged'),
    settings: {
      ...(sums.length > 0 && { aggregations: sums, showsAggregations: stored.flag('showsAggregations') }),
      jsLink: stored.text('jsLink', 4_000, ''),
    },
  }
}
