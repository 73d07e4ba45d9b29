import { invalidQuery } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import type { Expression, Operand, Query } from '../../core/kernel/query.ts'
import type { DataColumn, DataList } from '../../entities/items/data-service.ts'
import { itemPropertyName } from '../../entities/lists/column-property.ts'

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
  const column = dataColumnNamed(of, name)
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
export function dataColumnNamed({ columns }: DataList, name: string): DataColumn | undefined {
  const folded = fold(name)
  return columns.find(({ value }) => value !== undefined && fold(value) === folded) ?? columns.find((one) => fold(one.name) === folded)
}
