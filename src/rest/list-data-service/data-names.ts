import type { ItemValues } from '../../core/content/items/values.ts'
import { DomainError, invalid, invalidQuery } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import type { Expression, Operand, Query } from '../../core/kernel/query.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { DataColumn, DataList } from '../../entities/items/data-service.ts'
import { itemPropertyName } from '../../entities/lists/column-property.ts'
import { ofEntityType } from '../../profile/failures.ts'

/** A query with the names of the service, with the names of columns. Fails with `invalid_query`. */
export const withColumnNames = (of: DataList, { where, orderBy, ...rest }: Query): Query => ({
  ...rest,
  ...(where && { where: expression(of, where) }),
  ...(orderBy && { orderBy: orderBy.map((term) => ({ ...term, path: columnPath(of, term.path) })) }),
})

function expression(of: DataList, one: Expression): Expression {
  switch (one.op) {
    case 'and':
    case 'or':
      return { ...one, operands: one.operands.map((operand) => expression(of, operand)) }
    case 'not':
      return { ...one, operand: expression(of, one.operand) }
    case 'compare':
      return { ...one, left: operandOf(of, one.left), right: operandOf(of, one.right) }
    case 'match':
      return { ...one, subject: operandOf(of, one.subject), text: operandOf(of, one.text) }
    case 'in':
      return { ...one, subject: operandOf(of, one.subject), values: one.values.map((value) => operandOf(of, value)) }
    case 'truth':
      return { ...one, operand: operandOf(of, one.operand) }
  }
}

function operandOf(of: DataList, one: Operand): Operand {
  if (one.kind === 'field') return { ...one, path: columnPath(of, one.path) }
  return one.kind === 'call' ? { ...one, arguments: one.arguments.map((argument) => operandOf(of, argument)) } : one
}

/** The properties of people in the service, as paths of columns name them. */
const ofPeople: ReadonlyMap<string, string> = new Map([
  ['id', 'Id'],
  ['name', 'Title'],
  ['account', 'Name'],
  ['workemail', 'EMail'],
])

function columnPath(of: DataList, [name = '', ...rest]: readonly string[]): readonly string[] {
  const column = columnNamed(of, name)
  if (column && rest.length === 0 && fold(column.value ?? '') === fold(name)) return [itemPropertyName(column.field)]
  const inside = rest[0] ?? ''
  if (column?.link && rest.length > 0) {
    if (column.link.kind === 'choice') return [column.field.internalName]
    return [column.field.propertyName, (column.link.kind === 'person' && ofPeople.get(fold(inside))) || inside, ...rest.slice(1)]
  }
  const names = of.columns.flatMap(({ value }) => value ?? [])
  throw invalidQuery(`The set '${of.set}' has no property '${name.slice(0, 100)}' with a value.${didYouMean(name, names)}`)
}

/** The column that a property or a navigation property of the service shows, whatever the case of its name. */
function columnNamed({ columns }: DataList, name: string): DataColumn | undefined {
  const folded = fold(name)
  return columns.find(({ value }) => value !== undefined && fold(value) === folded) ?? columns.find((one) => fold(one.name) === folded)
}

/** Properties that the service shows and no client sets. */
const shownOnly: ReadonlySet<string> = new Set(['contenttype', 'attachments'])

/**
 * The values of columns in a body. Properties that the server fills in, and links that were not expanded, are left out.
 * With `isWhole` the columns that the body does not name are emptied. Fails with `unknown_property`, `invalid_request`.
 */
export function valuesIn(of: DataList, body: Readonly<Record<string, unknown>>, isWhole: boolean): ItemValues {
  const values = new Map<string, unknown>()
  for (const [name, value] of Object.entries(body)) {
    const column = columnNamed(of, name)
    if (!column && shownOnly.has(fold(name))) continue
    if (!column)
      throw new DomainError(kernelReasons.unknown_property, {
        property: name.slice(0, 100),
        hint: didYouMean(
          name,
          of.columns.flatMap((one) => one.value ?? one.name),
        ),
        ...ofEntityType(`DataService.${of.set}Item`),
      })
    if (!isWritable(column) || isDeferred(value)) continue
    values.set(column.field.internalName, valueIn(column, value))
  }
  for (const column of isWhole ? of.columns : [])
    if (
      isWritable(column) &&
      !column.field.required &&
      column.field.internalName !== 'ContentTypeId' &&
      !values.has(column.field.internalName)
    )
      values.set(column.field.internalName, null)
  return values
}

/** A dependent lookup column and a calculated one have no values of their own. */
const isWritable = ({ field, readOnly }: DataColumn): boolean =>
  !readOnly && field.type !== 'Calculated' && field.settings.primaryFieldId === undefined

const isDeferred = (value: unknown): boolean => typeof value === 'object' && value !== null && '__deferred' in value

function valueIn({ field, link, name }: DataColumn, value: unknown): unknown {
  if (link && typeof value === 'object' && value !== null) {
    const member = link.kind === 'choice' ? 'Value' : 'Id'
    const memberOf = (one: unknown): unknown =>
      typeof one === 'object' && one !== null && member in one ? (one as Record<string, unknown>)[member] : one
    return Array.isArray(value) ? value.map(memberOf) : memberOf(value)
  }
  if (field.type === 'DateTime' && typeof value === 'string') return timeIn(value)
  if (field.type !== 'URL' || value === null || typeof value === 'object') return value
  if (typeof value !== 'string') throw invalid(`'${name}' is a text: an address, a comma with a blank, and a description.`)
  const at = value.indexOf(', ')
  return at < 0 ? { Url: value, Description: value } : { Url: value.slice(0, at), Description: value.slice(at + 2) }
}

/** A time of OData 2, `/Date(1767225600000)/`, as any other time; other texts as they are. */
function timeIn(text: string): string {
  const ms = /^\/Date\((-?\d{1,15})(?:[+-]\d{1,4})?\)\/$/.exec(text)?.[1]
  const time = new Date(Number(ms ?? Number.NaN))
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}
