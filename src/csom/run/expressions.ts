import { invalid } from '../../core/kernel/errors.ts'
import { childElements, type XmlElement } from '../../formats/xml.ts'
import { readParameter } from '../message/parameters.ts'
import { childOf } from '../message/selection.ts'
import { type GivenArgument, isObject, notInModel, type PathObject } from '../objects/objects.ts'
import { MarkedText, type ObjectAnswer, type ObjectBody } from '../objects/values.ts'

/** A value in an expression: a time is its milliseconds, an id its text. */
export type ExpressionValue = string | number | boolean | null | PathObject | ObjectBody

/** What the parts of an expression refer to. */
export interface Surroundings {
  /** The object of each parameter, as it is shown. */
  readonly parameters: ReadonlyMap<string, ObjectBody>
  readonly find: (id: string | undefined) => Promise<PathObject>
  readonly read: (object: PathObject, property: string) => Promise<ExpressionValue>
}

/** The elements of one expression: it is evaluated for each object of a collection. */
const mostElements = 200

/** The properties that an expression reads of its parameter. Fails with `invalid_request` if the expression is too long. */
export function propertiesIn(body: XmlElement): Set<string> {
  const names = new Set<string>()
  const open = [body]
  for (let count = 0, at = open.pop(); at; at = open.pop()) {
    count += 1
    if (count > mostElements) throw invalid(`An expression has ${mostElements} elements at most.`)
    const below = childElements(at)
    if (at.name === 'ExpressionProperty' && below[0]?.name === 'ExpressionParameter') names.add(at.attributes.get('Name') ?? '')
    open.push(...below)
  }
  return names
}

const comparisons: ReadonlyMap<string, (order: number | undefined, isEqual: boolean) => boolean> = new Map([
  ['EQ', (_, isEqual) => isEqual],
  ['NE', (_, isEqual) => !isEqual],
  ['GT', (order) => order !== undefined && order > 0],
  ['GE', (order) => order !== undefined && order >= 0],
  ['LT', (order) => order !== undefined && order < 0],
  ['LE', (order) => order !== undefined && order <= 0],
])

/** The value of an expression. Fails with `invalid_request`, `operation_unsupported`, and as what it reads. */
export async function valueOfExpression(element: XmlElement, around: Surroundings): Promise<ExpressionValue> {
  const parts = childElements(element)
  const [first, second] = parts
  const compare = comparisons.get(element.name)
  if (compare || element.name === 'AND' || element.name === 'OR') {
    if (!first || !second) throw invalid(`${element.name} needs two operands.`)
    const left = await valueOfExpression(first, around)
    if (compare) return compared(compare, left, await valueOfExpression(second, around))
    return truth(left) === (element.name === 'OR') ? truth(left) : truth(await valueOfExpression(second, around))
  }
  switch (element.name) {
    case 'NOT':
      return !truth(await operandIn(element, around))
    case 'ExpressionConvert':
      return operandIn(element, around)
    case 'ExpressionConstant':
      return constant(element, await readParameter(element, around.find))
    case 'ExpressionParameter':
      return around.parameters.get(element.attributes.get('Name') ?? '') ?? unknownParameter(element)
    case 'ExpressionProperty':
      return propertyOf(await operandIn(element, around), element.attributes.get('Name') ?? '', around)
    case 'ExpressionMethod':
      return methodOf(element, around)
    default:
      throw notInModel(`The expression ${element.name.slice(0, 60)}`)
  }
}

function unknownParameter({ attributes }: XmlElement): never {
  throw invalid(`The expression has no parameter '${(attributes.get('Name') ?? '').slice(0, 60)}'.`)
}

function operandIn(element: XmlElement, around: Surroundings): Promise<ExpressionValue> {
  const [operand] = childElements(element)
  if (!operand) throw invalid(`${element.name} needs an operand.`)
  return valueOfExpression(operand, around)
}

function truth(value: ExpressionValue): boolean {
  if (typeof value === 'boolean') return value
  throw invalid('A condition must be true or false.')
}

const isNothing = (value: ExpressionValue): boolean => value === null || (isObject(value) && value.kind === 'null')

function compared(
  compare: (order: number | undefined, isEqual: boolean) => boolean,
  left: ExpressionValue,
  right: ExpressionValue,
): boolean {
  if (isNothing(left) || isNothing(right)) return compare(undefined, isNothing(left) && isNothing(right))
  if ((typeof left === 'number' && typeof right === 'number') || (typeof left === 'string' && typeof right === 'string'))
    return compare(left < right ? -1 : Number(left > right), left === right)
  return compare(undefined, left === right)
}

function constant({ attributes }: XmlElement, given: GivenArgument): ExpressionValue {
  if (given === null || typeof given === 'number' || typeof given === 'boolean' || isObject(given)) return given
  if (typeof given !== 'string')
    throw invalid('A constant of an expression is a text, a number, true or false, a time, an id or an object.')
  return attributes.get('Type') === 'DateTime' ? Date.parse(given) : given
}

function propertyOf(of: ExpressionValue, name: string, { read }: Surroundings): ExpressionValue | Promise<ExpressionValue> {
  if (of instanceof Map) {
    if (!of.has(name)) throw invalid(`The expression reads a property '${name.slice(0, 100)}', which is not there.`)
    return operandOf(of.get(name) as ObjectAnswer)
  }
  if (isObject(of)) return name === 'ServerObjectIsNull' ? of.kind === 'null' : read(of, name)
  if (name === 'Value' || name === 'HasValue') return name === 'Value' ? of : of !== null
  throw invalid(`The expression reads the property '${name.slice(0, 100)}' of a value that has none.`)
}

/** A value of a reply as an operand. */
export function operandOf(value: ObjectAnswer): ExpressionValue {
  if (value instanceof MarkedText) {
    const [, kind, inner = ''] = /^(Date|Guid)\((.*)\)$/.exec(value.text) ?? []
    if (kind === 'Guid') return inner
    const parts = inner.split(',').map(Number)
    const [first = 0, month = 0, ...others] = parts
    return parts.length === 1 ? first : Date.UTC(first, month, ...others)
  }
  if (value === null || typeof value !== 'object' || value instanceof Map) return value as ExpressionValue
  throw notInModel('An array in an expression')
}

const textMethods: ReadonlyMap<string, (text: string, given: string) => boolean> = new Map([
  ['StartsWith', (text, given) => text.startsWith(given)],
  ['EndsWith', (text, given) => text.endsWith(given)],
  ['Contains', (text, given) => text.includes(given)],
  ['Equals', (text, given) => text === given],
])

/** A method of a text: its first operand is the text, the others are its parameters. */
async function methodOf(element: XmlElement, around: Surroundings): Promise<ExpressionValue> {
  const name = element.attributes.get('Name') ?? ''
  const listed = childOf(element, 'Parameters')
  const [of, ...direct] = childElements(element).filter((one) => one !== listed)
  const parameters = listed ? childElements(listed) : direct
  const text = of && (await valueOfExpression(of, around))
  if (typeof text !== 'string') throw invalid(`The method ${name.slice(0, 60)} of an expression needs a text.`)
  if (name === 'ToLower') return text.toLowerCase()
  if (name === 'ToUpper') return text.toUpperCase()
  const method = textMethods.get(name)
  if (!method) throw notInModel(`The method ${name.slice(0, 60)} in an expression`)
  const given = parameters[0] && (await valueOfExpression(parameters[0], around))
  if (typeof given !== 'string') throw invalid(`The method ${name} of an expression needs a text as its parameter.`)
  return method(text, given)
}

/** The order of two operands; those that cannot be compared are equal. */
export function orderOf(one: ExpressionValue, other: ExpressionValue): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null)
  if (typeof one !== typeof other || (typeof one !== 'string' && typeof one !== 'number' && typeof one !== 'boolean')) return 0
  return one < (other as typeof one) ? -1 : Number(one > (other as typeof one))
}
