import { nearNames } from '../../kernel/near-names.ts'
import { isPropertyName, propertyNames } from './properties.ts'
import type { PropertyRestriction, SearchExpression, SearchRequest } from './search-query.ts'

/** Further restrictions of a query keep their names. */
const mostNames = 20

/**
 * The text of a query in which each property that the server does not have is replaced by the nearest one that every site has; empty
 * if there is none. Columns of lists, which not everybody may see, are not suggested.
 */
export function suggestedText({ text, where }: SearchRequest): string {
  if (text === undefined) return ''
  let suggested = text
  for (const { name, at } of [...restrictionsOf(where)].slice(0, mostNames).toSorted((one, other) => other.at - one.at)) {
    const [near] = isPropertyName(name) || !text.startsWith(name, at) ? [] : nearNames(name, propertyNames, 1)
    if (near !== undefined) suggested = suggested.slice(0, at) + near + suggested.slice(at + name.length)
  }
  return suggested === text ? '' : suggested
}

function* restrictionsOf(expression: SearchExpression): Generator<PropertyRestriction> {
  if (expression.op === 'property') yield expression
  else if (expression.op === 'not') yield* restrictionsOf(expression.operand)
  else if (expression.op === 'and' || expression.op === 'or') for (const operand of expression.operands) yield* restrictionsOf(operand)
}
