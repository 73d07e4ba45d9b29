import { invalid } from '../../core/kernel/errors.ts'
import { childElements, type XmlElement } from '../../formats/xml.ts'
import { notInModel } from '../objects/objects.ts'

/** What a query reads of an object. */
export interface ObjectSelection {
  /** All properties that an object shows without being asked. */
  readonly all: boolean
  readonly named: readonly NamedMember[]
  /** What it reads of each object of a collection. */
  readonly children: ObjectSelection | undefined
  /** Which objects of a collection it reads, and in which order; the steps in the order in which they are taken. */
  readonly steps: readonly QueryStep[]
}

interface NamedMember {
  readonly name: string
  /** What it reads of a property that is an object. */
  readonly inner: ObjectSelection
}

/** A step of a query on a collection. A lambda has the name of its parameter and its body. */
export type QueryStep =
  | { readonly kind: 'take'; readonly count: number }
  | ({ readonly kind: 'where' } & Lambda)
  | ({ readonly kind: 'order'; readonly descending: boolean; readonly isFirst: boolean } & Lambda)

export interface Lambda {
  readonly parameter: string
  readonly body: XmlElement
}

/** Queries in queries, as `$expand` has. */
const deepest = 6
/** Steps of a query on a collection. */
const mostSteps = 16

const isTrue = ({ attributes }: XmlElement, name: string): boolean => attributes.get(name)?.slice(0, 5).toLowerCase() === 'true'

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  childElements(element).find((one) => one.name === name)

/** Reads `Query` and `ChildItemQuery` below an element. Fails with `invalid_request`, `operation_unsupported`. */
export function readSelection(element: XmlElement, depth = 0): ObjectSelection {
  if (depth > deepest) throw invalid(`Queries go ${deepest} levels deep at most. Read what is below by a query of its own.`)
  const own = childOf(element, 'Query')
  const children = childOf(element, 'ChildItemQuery')
  return {
    all: own ? isTrue(own, 'SelectAllProperties') : isTrue(element, 'SelectAll'),
    named: own ? namedIn(own, depth) : [],
    children: children && {
      all: isTrue(children, 'SelectAllProperties'),
      named: namedIn(children, depth),
      children: undefined,
      steps: [],
    },
    steps: stepsIn(children && childOf(children, 'QueryableExpression')),
  }
}

function namedIn(query: XmlElement, depth: number): NamedMember[] {
  const properties = childOf(query, 'Properties')
  return (properties ? childElements(properties) : []).map((property) => {
    const name = property.attributes.get('Name') ?? ''
    if (property.name !== 'Property' || name === '') throw invalid('Properties of a query are Property elements with a Name.')
    return { name, inner: readSelection(property, depth + 1) }
  })
}

const orders: ReadonlyMap<string, { readonly descending: boolean; readonly isFirst: boolean }> = new Map([
  ['OrderBy', { descending: false, isFirst: true }],
  ['OrderByDescending', { descending: true, isFirst: true }],
  ['ThenBy', { descending: false, isFirst: false }],
  ['ThenByDescending', { descending: true, isFirst: false }],
])

/** The steps stand in each other: the outermost is the last one. */
function stepsIn(expression: XmlElement | undefined): QueryStep[] {
  const steps: QueryStep[] = []
  let at = expression && childElements(expression)[0]
  for (let depth = 0; at && at.name !== 'QueryableObject'; depth += 1) {
    if (depth > 2 * mostSteps) throw invalid(`A query on a collection has ${mostSteps} steps at most.`)
    if (at.name !== 'Object') steps.push(stepOf(at))
    at = at.name === 'Object' ? childElements(at)[0] : childOf(at, 'Object')
  }
  return steps.reverse()
}

function stepOf(element: XmlElement): QueryStep {
  const order = orders.get(element.name)
  if (order) return { kind: 'order', ...order, ...lambdaOf(element) }
  if (element.name === 'Where') return { kind: 'where', ...lambdaOf(element) }
  if (element.name === 'First' || element.name === 'FirstOrDefault') return { kind: 'take', count: 1 }
  if (element.name !== 'Take') throw notInModel(`The query expression ${element.name.slice(0, 60)}`)
  const count = element.attributes.get('Count') ?? ''
  if (!/^\d{1,9}$/.test(count)) throw invalid(`Take needs a Count, a number from 0 on; '${count.slice(0, 40)}' was given.`)
  return { kind: 'take', count: Number(count) }
}

function lambdaOf(element: XmlElement): Lambda {
  const holder = childOf(element, 'Test') ?? element
  const parameters = childOf(holder, 'Parameters')
  const [parameter] = parameters ? childElements(parameters) : []
  const body = childOf(holder, 'Body')
  const [expression] = body ? childElements(body) : []
  if (!parameter || !expression) throw invalid(`${element.name} needs a Test with one Parameter and a Body.`)
  return { parameter: parameter.attributes.get('Name') ?? '', body: expression }
}
