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
  /** The number of objects of a collection, if the query limits it. */
  readonly most: number | undefined
}

interface NamedMember {
  readonly name: string
  /** What it reads of a property that is an object. */
  readonly inner: ObjectSelection
}

/** Queries in queries, as `$expand` has. */
const deepest = 6

const isTrue = ({ attributes }: XmlElement, name: string): boolean => attributes.get(name)?.slice(0, 5).toLowerCase() === 'true'

const childNamed = (element: XmlElement, name: string): XmlElement | undefined => childElements(element).find((one) => one.name === name)

/** Reads `Query` and `ChildItemQuery` below an element. Fails with `invalid_request`, `operation_unsupported`. */
export function readSelection(element: XmlElement, depth = 0): ObjectSelection {
  if (depth > deepest) throw invalid(`Queries go ${deepest} levels deep at most. Read what is below by a query of its own.`)
  const own = childNamed(element, 'Query')
  const children = childNamed(element, 'ChildItemQuery')
  const named = own ? namedIn(own, depth) : []
  const most = children && limitOf(childNamed(children, 'QueryableExpression'))
  return {
    all: own ? isTrue(own, 'SelectAllProperties') : isTrue(element, 'SelectAll'),
    named,
    children: children && {
      all: isTrue(children, 'SelectAllProperties'),
      named: namedIn(children, depth),
      children: undefined,
      most: undefined,
    },
    most,
  }
}

function namedIn(query: XmlElement, depth: number): NamedMember[] {
  const properties = childNamed(query, 'Properties')
  return (properties ? childElements(properties) : []).map((property) => {
    const name = property.attributes.get('Name') ?? ''
    if (property.name !== 'Property' || name === '') throw invalid('Properties of a query are Property elements with a Name.')
    return { name, inner: readSelection(property, depth + 1) }
  })
}

/** The limit in an expression. Conditions and orders are refused: without them a query would read other objects. */
function limitOf(expression: XmlElement | undefined): number | undefined {
  let most: number | undefined
  let at = expression && childElements(expression)[0]
  while (at && at.name !== 'QueryableObject') {
    if (at.name !== 'Take' && at.name !== 'Object') throw notInModel(`The query expression ${at.name.slice(0, 60)}`)
    if (at.name === 'Take') {
      const count = at.attributes.get('Count') ?? ''
      if (!/^\d{1,9}$/.test(count)) throw invalid(`Take needs a Count, a number from 0 on; '${count.slice(0, 40)}' was given.`)
      most = Math.min(most ?? Number(count), Number(count))
    }
    at = childElements(at)[0]
  }
  return most
}
