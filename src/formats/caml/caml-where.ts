import { didYouMean } from '../../core/kernel/near-names.ts'
import { type Comparison, type Expression, maxQueryDepth, type Operand, shownPart, type TextMatch } from '../../core/kernel/query.ts'
import { childElements, type XmlElement } from '../xml.ts'
import { type CamlEnvironment, noPlace, only, readFieldName, refuse, refuseName } from './caml-element.ts'
import { type EventReading, parseOverlap } from './caml-overlap.ts'
import { readValue } from './caml-value.ts'

const maxConditions = 2000
const maxInValues = 1000

const comparisons: ReadonlyMap<string, Comparison> = new Map([
  ['Eq', 'eq'],
  ['Neq', 'ne'],
  ['Gt', 'gt'],
  ['Geq', 'ge'],
  ['Lt', 'lt'],
  ['Leq', 'le'],
  // On several values: one is equal, or none is. Eq and Neq mean the same on such columns.
  ['Includes', 'eq'],
  ['NotIncludes', 'ne'],
])

const matches: ReadonlyMap<string, TextMatch> = new Map([
  ['BeginsWith', 'startswith'],
  ['Contains', 'substringof'],
])

const known = ['And', 'Or', ...comparisons.keys(), ...matches.keys(), 'In', 'IsNull', 'IsNotNull', 'DateRangesOverlap', 'Membership']

interface Walk {
  readonly environment: CamlEnvironment
  readonly events: EventReading
  conditions: number
}

/**
 * Parses the condition in Where (protocol/caml#query). And and Or have exactly two conditions; nested chains of one
 * operator become one list. Fails with `invalid_caml`, which names the element.
 */
export function parseWhere(condition: XmlElement, environment: CamlEnvironment, events: EventReading = { expands: false }): Expression {
  return parseCondition(condition, { environment, events, conditions: 0 }, 0)
}

function parseCondition(condition: XmlElement, walk: Walk, depth: number): Expression {
  if (depth >= maxQueryDepth) throw refuse(condition, `is nested too deep; ${maxQueryDepth} levels are allowed`)
  walk.conditions += 1
  if (walk.conditions > maxConditions) throw refuse('Where', `holds more than ${maxConditions} conditions`)
  const { name } = condition
  if (name === 'And' || name === 'Or') return parseJunction(condition, name === 'And' ? 'and' : 'or', walk, depth)
  if (name === 'IsNull' || name === 'IsNotNull') return parseNullTest(condition, name === 'IsNull' ? 'eq' : 'ne', walk)
  if (name === 'DateRangesOverlap') return parseOverlap(condition, walk.environment, walk.events)
  if (name === 'In') return parseIn(condition, walk)
  if (name === 'Membership') return parseMembership(condition, walk)
  const comparison = comparisons.get(name)
  if (comparison) return parseComparison(condition, comparison, walk)
  const match = matches.get(name)
  if (match) return parseMatch(condition, match, walk)
  throw refuseName(condition, `is not a condition that this server knows. Known: ${known.join(', ')}`, known)
}

function parseJunction(junction: XmlElement, op: 'and' | 'or', walk: Walk, depth: number): Expression {
  const conditions = childElements(junction)
  if (conditions.length !== 2)
    throw refuse(junction, `joins exactly two conditions; ${conditions.length} were given. Nest ${junction.name} for more`)
  const operands = conditions.flatMap((condition) => {
    const operand = parseCondition(condition, walk, depth + 1)
    return operand.op === op ? operand.operands : [operand]
  })
  return { op, operands }
}

function parseNullTest(test: XmlElement, comparison: 'eq' | 'ne', { environment }: Walk): Expression {
  const reference = only(test)
  if (reference.name !== 'FieldRef') throw refuse(test, 'needs a FieldRef', didYouMean(reference.name, ['FieldRef']))
  return {
    op: 'compare',
    comparison,
    left: fieldOperand(reference, environment),
    right: { kind: 'literal', literal: { type: 'null' }, at: noPlace },
  }
}

function parseComparison(condition: XmlElement, comparison: Comparison, { environment }: Walk): Expression {
  const { reference, other } = referenceAnd(condition, 'Value')
  const right = readValue(other, environment, reference)
  return { op: 'compare', comparison, left: comparedOperand(reference, other, right, environment), right }
}

function parseMatch(condition: XmlElement, match: TextMatch, { environment }: Walk): Expression {
  const { reference, other } = referenceAnd(condition, 'Value')
  const text = readValue(other, environment, reference)
  if (text.kind !== 'literal' || text.literal.type !== 'text') throw refuse(condition, 'needs a text Value')
  return { op: 'match', match, subject: comparedOperand(reference, other, text, environment), text }
}

function parseIn(condition: XmlElement, { environment }: Walk): Expression {
  const { reference, other } = referenceAnd(condition, 'Values')
  const values = childElements(other)
  if (values.length > maxInValues) throw refuse(other, `may have at most ${maxInValues} Value elements; ${values.length} were given`)
  if (values.length === 0) throw refuse(other, 'needs at least one Value element')
  return {
    op: 'in',
    subject: fieldOperand(reference, environment),
    values: values.map((value) => {
      if (value.name !== 'Value') throw refuseName(value, 'is not allowed in Values; allowed are Value elements', ['Value'])
      return readValue(value, environment, reference)
    }),
  }
}

/** A column of people names a group that the current user belongs to. The other kinds of membership are not known. */
function parseMembership(condition: XmlElement, { environment }: Walk): Expression {
  const type = condition.attributes.get('Type') ?? ''
  if (type !== 'CurrentUserGroups') throw refuse(condition, `has the Type '${type.slice(0, 60)}'; this server knows CurrentUserGroups`)
  const reference = only(condition)
  if (reference.name !== 'FieldRef') throw refuse(condition, 'needs a FieldRef', didYouMean(reference.name, ['FieldRef']))
  const ids = [...(environment.groupIds ?? [])].slice(0, maxInValues)
  // Nothing has the id 0, so whoever is in no group gets nothing.
  const values = (ids.length === 0 ? [0] : ids).map(
    (value) => ({ kind: 'literal', literal: { type: 'number', value }, at: noPlace }) as const,
  )
  return { op: 'in', subject: fieldOperand(reference, environment), values }
}

function referenceAnd(condition: XmlElement, name: 'Value' | 'Values'): { reference: XmlElement; other: XmlElement } {
  const parts = childElements(condition)
  const reference = parts.find((part) => part.name === 'FieldRef')
  const other = parts.find((part) => part.name === name)
  if (!reference || !other || parts.length !== 2) {
    const [strange] = parts.filter((part) => part !== reference && part !== other)
    throw refuse(condition, `needs one FieldRef and one ${name}`, strange && didYouMean(strange.name, ['FieldRef', name]))
  }
  return { reference, other }
}

const fieldOperand = (reference: XmlElement, environment: CamlEnvironment): Operand => ({
  kind: 'field',
  path: [readFieldName(reference, environment)],
  at: noPlace,
})

const referenceTypes: ReadonlySet<string> = new Set(['Lookup', 'LookupMulti', 'User', 'UserMulti'])

/**
 * A person or lookup column is compared by its text, unless the FieldRef has LookupId or the value is an id
 * (protocol/caml#values).
 */
function comparedOperand(
  reference: XmlElement,
  value: XmlElement,
  { literal }: Operand & { kind: 'literal' },
  environment: CamlEnvironment,
): Operand {
  const name = readFieldName(reference, environment)
  const isShown =
    referenceTypes.has(value.attributes.get('Type') ?? '') &&
    reference.attributes.get('LookupId')?.toUpperCase() !== 'TRUE' &&
    literal.type === 'text' &&
    !/^\s*\d{1,10}\s*$/.test(literal.value)
  return { kind: 'field', path: isShown ? [name, shownPart] : [name], at: noPlace }
}
