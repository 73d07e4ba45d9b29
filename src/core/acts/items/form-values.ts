import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { recordsOf } from '../../access/context.ts'
import type { ExpectedVersion } from '../../access/expected-version.ts'
import { findSchema } from '../../access/find-list.ts'
import type { Item } from '../../content/items/item.ts'
import { checkValues } from '../../content/items/values.ts'
import { findField } from '../../content/query/column-paths.ts'
import { contentReasons } from '../../content/reasons.ts'
import type { UpdateKind } from '../../content/writes/item-rows.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Field } from '../../model/lists/field.ts'
import { maxValues } from '../../model/lists/field-values.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { fieldNotFound } from '../../model/lists/near-columns.ts'
import { identify } from '../../model/people/login-names.ts'
import { localTextsOf } from '../../model/sites/languages.ts'
import { utcOfLocal } from '../../model/sites/regional/local-dates.ts'
import { numberWritten } from '../../model/sites/regional/local-texts.ts'
import { type Addition, addItem, getItem, updateItem } from './items.ts'

/** A column as a form sends it: every value is text. */
export interface FormValue {
  readonly name: string
  readonly text: string | null
}

/** The result for a column of a form. */
export interface FormResult extends FormValue {
  /** The error of the column; absent if it is valid. */
  readonly error?: DomainError
}

/**
 * Updates an item from a form: all columns or, if one of them is invalid, none.
 * The errors of columns are in the results, not thrown. Texts are those of
 * `fieldEditText`: dates in the web's format, people as JSON with their login
 * name. Fails with `list_not_found`, `item_not_found`, `version_conflict`, `access_denied`.
 */
export async function updateItemFromForm(
  ctx: Context,
  address: ListAddress,
  itemId: number,
  formValues: readonly FormValue[],
  kind: UpdateKind = 'usual',
  expected?: ExpectedVersion,
): Promise<FormResult[]> {
  const list = await findSchema(ctx, address)
  await getItem(ctx, address, itemId)
  const form = await readForm(ctx, list, formValues)
  if (form.values.size === 0) return form.results
  return (await storeForm(list, form, () => updateItem(ctx, address, itemId, form.values, expected, undefined, kind))).results
}

/**
 * Adds an item from a form, by the rules of `updateItemFromForm`; a result
 * without an item means that nothing was added. Fails with `list_not_found`,
 * `item_needs_file`, `access_denied`.
 */
export async function addItemFromForm(
  ctx: Context,
  address: ListAddress,
  formValues: readonly FormValue[],
  where: Addition = {},
): Promise<{ readonly results: FormResult[]; readonly item?: Item }> {
  const list = await findSchema(ctx, address)
  const form = await readForm(ctx, list, formValues)
  return storeForm(list, form, () => addItem(ctx, address, form.values, where))
}

interface Form {
  readonly values: ReadonlyMap<string, unknown>
  readonly results: FormResult[]
}

async function readForm(ctx: Context, list: List, formValues: readonly FormValue[]): Promise<Form> {
  const values = new Map<string, unknown>()
  const results: FormResult[] = []
  for (const given of formValues) results.push({ ...given, ...(await readInto(values, ctx, list, given)) })
  return { values, results }
}

/**
 * Checks a value of a column as a form sends it, without storing it. Fails with `list_not_found`, `field_not_found`,
 * `read_only_field`, `invalid_field_value`, `access_denied`.
 */
export async function checkFormValue(ctx: Context, address: ListAddress, given: FormValue): Promise<void> {
  const list = await findSchema(ctx, address)
  await demand(ctx, 'ViewListItems', list)
  const { error } = await readInto(new Map(), ctx, list, given)
  if (error) throw error
}

async function storeForm(list: List, { results }: Form, store: () => Promise<Item>): Promise<{ results: FormResult[]; item?: Item }> {
  if (results.some(({ error }) => error)) return { results }
  try {
    return { results, item: await store() }
  } catch (error) {
    // Errors that only the write finds, such as an unknown user or a missing required value.
    if (!(error instanceof DomainError) || !isAboutValue(error)) throw error
    const name = error.details.field ?? ''
    const isIt = (result: FormResult) => findField(list, result.name)?.internalName === name
    if (!results.some(isIt)) return { results: [...results, { name, text: null, error }] }
    return { results: results.map((result) => (isIt(result) ? { ...result, error } : result)) }
  }
}

const aboutValues = ['invalid_field_value', 'read_only_field', 'field_not_found', 'field_validation_failed', 'list_validation_failed']

const isAboutValue = ({ reason }: DomainError) => aboutValues.includes(reason)

/** Columns whose values are not row values; the write checks them. */
const judgedByWrite: ReadonlySet<string> = new Set([
  '_ModerationStatus',
  '_ModerationComments',
  'FileLeafRef',
  'FSObjType',
  'ContentTypeId',
])

async function readInto(values: Map<string, unknown>, ctx: Context, list: List, given: FormValue): Promise<{ error?: DomainError }> {
  try {
    const field = findField(list, given.name)
    if (!field) throw fieldNotFound(list, given.name)
    const value = await valueOf(ctx, list, field, given.text ?? '')
    if (!judgedByWrite.has(field.internalName)) checkValues(list, new Map([[field.internalName, value]]), ctx.budget)
    values.set(field.internalName, value)
    return {}
  } catch (error) {
    if (error instanceof DomainError && isAboutValue(error)) return { error }
    throw error
  }
}

/** The value of a column for a text of a form, as the acts take it. Fails with `field_not_found`, `invalid_field_value`. */
export async function valueOfForm(ctx: Context, list: List, { name, text }: FormValue): Promise<unknown> {
  const field = findField(list, name)
  if (!field) throw fieldNotFound(list, name)
  return text === null || text === '' ? null : valueOf(ctx, list, field, text)
}

const isNumeric = ({ type }: Field): boolean => type === 'Number' || type === 'Currency' || type === 'Integer'

async function valueOf(ctx: Context, { zone }: List, field: Field, text: string): Promise<string | number | number[]> {
  if (field.type === 'DateTime') return utcOfLocal(text, zone, field.settings.dateOnly === true, localTextsOf(ctx.web.row))
  if (isNumeric(field)) return numberWritten(text, localTextsOf(ctx.web.row))
  const isMulti = field.type === 'UserMulti'
  if ((field.type !== 'User' && !isMulti) || !text.trimStart().startsWith('[')) return text
  const keys = keysIn(text, isMulti ? maxValues : 1)
  if (!keys) throw wrong(field, `a list with ${isMulti ? 'people' : 'one person'} such as [{"Key":"i:0#.f|membership|ann"}] is needed.`)
  const ids: number[] = []
  for (const key of keys) ids.push(await personOf(ctx, field, key))
  return isMulti ? ids : (ids[0] ?? '')
}

async function personOf(ctx: Context, field: Field, key: string): Promise<number> {
  const loginKey = identify(key, 'localhost')?.loginKey
  const person = loginKey === undefined ? undefined : await ctx.site.schema.principalByKey(loginKey, recordsOf(ctx))
  if (!person) throw wrong(field, `there is no person or group '${key.slice(0, 100)}' in this site.`)
  return person.id
}

const wrong = (field: Field, message: string) => new DomainError(contentReasons.invalid_field_value, { field: field.internalName, message })

/** The login names in a picker's JSON; undefined for text of another form or with more than `most` names. */
function keysIn(text: string, most: number): string[] | undefined {
  let people: unknown
  try {
    people = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(people) || people.length > most) return undefined
  const keys = (people as unknown[]).map((person) => (typeof person === 'object' && person !== null && 'Key' in person ? person.Key : null))
  return keys.every((key) => typeof key === 'string') ? keys : undefined
}
