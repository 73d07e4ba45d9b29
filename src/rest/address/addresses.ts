import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { type Contract, type Method, type Operation, operationsOf } from '../../http/openapi/contract.ts'
import {
  type ArgumentSlot,
  argumentsInBody,
  argumentsInQuery,
  isNamed,
  type Named,
  resolveAliases,
  signature,
  template,
  valuesFor,
} from './address-slots.ts'
import { type ArgumentValue, readSegment, type Segment, type SegmentText, segmentsOf } from './address-text.ts'

/** What an address leads to: the operations there, and the values that the address carries by parameter name. */
export interface Resource {
  readonly operations: ReadonlyMap<Method, Operation>
  readonly params: ReadonlyMap<string, ArgumentValue>
  /** What of the reply of GET is asked for, where it is not all of it. */
  readonly part?: PropertyPath
  /**
   * There where the address leaves out the arguments of its method: the values
   * with those of the body, whose members have the arguments' names (rest.md
   * 1). Fails with `invalid_request` when one is missing.
   */
  readonly complete?: (body: unknown) => ReadonlyMap<string, ArgumentValue>
}

/** One property of an entity, or how many entities a collection has (rest.md 1). */
export type PropertyPath =
  | {
      readonly kind: 'property'
      /** As it was sent. */
      readonly name: string
      /** The bare text of the value, without an envelope: `/$value`. */
      readonly isBare: boolean
    }
  | { readonly kind: 'count' }

/**
 * Finds the resource of a path that begins with `/_api` or `/_vti_bin`, still
 * percent-encoded. `options` holds the query by lower-case name, for
 * parameter aliases and for arguments that stand there. Fails with
 * `resource_not_found`, and with `invalid_request`, which names the position,
 * when a known name has arguments that no form of it takes.
 */
export type FindResource = (path: string, options: ReadonlyMap<string, string>) => Resource

/** A segment of an address, by its arguments. Other forms of an address are edges to the same node. */
interface Edge {
  readonly slots: readonly ArgumentSlot[]
  /** As the contract writes it, for messages. */
  readonly spelling: string
  readonly node: Node
  /** Operations of exactly this form, before those of the node. */
  readonly own: Map<Method, Operation>
  readonly isForm: boolean
  /** What the form says without an argument. */
  readonly fixed: readonly Named[]
}

interface Node {
  readonly edges: Map<string, Edge[]>
  readonly operations: Map<Method, Operation>
}

/**
 * Builds a trie from the contract's paths and the forms of `x-addresses`
 * (protocol rest.md 1, clients.md 7). A look-up walks the segments of its path
 * once, however many operations there are.
 */
export function createAddresses(contract: Contract): FindResource {
  const root = newNode()
  for (const { canonical, forms, lookedUp = [], fixed = {} } of contract['x-addresses']) {
    const target = lastEdge(root, canonical).node
    for (const form of [...forms, ...lookedUp]) addForm(root, form, target, Object.entries(fixed[form] ?? {}))
  }
  for (const operation of operationsOf(contract)) {
    const edge = lastEdge(root, operation.path)
    const operations = edge.isForm ? edge.own : edge.node.operations
    operations.set(operation.method, operation)
  }
  return (path, options) => find({ root, contract, path, options })
}

const newNode = (): Node => ({ edges: new Map(), operations: new Map() })

function lastEdge(root: Node, path: string): Edge {
  let edge: Edge = { slots: [], spelling: '', node: root, own: new Map(), isForm: false, fixed: [] }
  for (const text of segmentsOf(path)) {
    const parent = edge.node
    edge = edgeOf(parent, text.value) ?? addEdge(parent, text.value, { node: newNode(), isForm: false, fixed: [] })
  }
  return edge
}

function addForm(root: Node, form: string, target: Node, fixed: readonly Named[]): void {
  const segments = segmentsOf(form).map((segment) => segment.value)
  const last = segments.pop() ?? ''
  addEdge(lastEdge(root, segments.join('/')).node, last, { node: target, isForm: true, fixed })
}

function edgeOf(node: Node, spelling: string): Edge | undefined {
  const { name, slots } = template(spelling)
  return node.edges.get(name)?.find((edge) => signature(edge.slots) === signature(slots))
}

function addEdge(node: Node, spelling: string, target: Pick<Edge, 'node' | 'isForm' | 'fixed'>): Edge {
  const { name, slots } = template(spelling)
  const edge: Edge = { slots, spelling, own: new Map(), ...target }
  node.edges.set(name, [...(node.edges.get(name) ?? []), edge])
  return edge
}

interface Search {
  readonly root: Node
  readonly contract: Contract
  readonly path: string
  readonly options: ReadonlyMap<string, string>
}

function find({ root, contract, path, options }: Search): Resource {
  const params = new Map<string, ArgumentValue>()
  const segments = segmentsOf(path)
  let edge: Edge | undefined
  for (const [index, text] of segments.entries()) {
    const segment = readSegment(text)
    const edges = (edge?.node ?? root).edges.get(segment.name)
    const rest = segments.slice(index)
    const found = edges ? undefined : edge && partOf(contract, operationsAt(edge).get('GET'), rest)
    if (found) return { operations: new Map([['GET', found.operation]]), params, part: found.part }
    if (!edges) throw addressNotFound(path)
    const next = follow(edges, resolveAliases(segment, options), params, options)
    if (!next) return withoutArguments(edges, segment, params, rest.length === 1)
    edge = next
  }
  const operations = edge && operationsAt(edge)
  if (!operations || operations.size === 0) throw addressNotFound(path)
  return { operations, params }
}

const operationsAt = ({ own, node }: Edge): ReadonlyMap<Method, Operation> =>
  own.size === 0 ? node.operations : new Map([...node.operations, ...own])

/** A long path is cut. */
export const addressNotFound = (path: string): DomainError =>
  new DomainError(kernelReasons.resource_not_found, { path: path.length > 200 ? `${path.slice(0, 200)}…` : path })

/** The part that the rest of an address names, behind one that GET answers with an entity or a collection. */
function partOf(
  contract: Contract,
  operation: Operation | undefined,
  rest: readonly SegmentText[],
): { operation: Operation; part: PropertyPath } | undefined {
  const reply = operation?.responses['200']?.['x-odata']
  const [first, second, third] = rest.map((text) => text.value)
  if (!operation || !reply || first === undefined || third !== undefined) return undefined
  if (reply.collection) return first.toLowerCase() === '$count' && second === undefined ? { operation, part: { kind: 'count' } } : undefined
  const schema = contract.components.schemas[reply.entity ?? '']
  const name = first.toLowerCase()
  const isKnown = Object.keys(schema?.properties ?? {}).some((property) => property.toLowerCase() === name)
  const isBare = second?.toLowerCase() === '$value'
  // Columns are properties of items that the contract cannot name.
  const isOpen = schema?.additionalProperties === true && /^\w+$/.test(first)
  if (!(isKnown || isOpen) || (second !== undefined && !isBare)) return undefined
  return { operation, part: { kind: 'property', name: first, isBare } }
}

/** The first edge whose slots take the arguments, or those of the query; notes their values in `params`. */
function follow(
  edges: readonly Edge[],
  segment: Segment,
  params: Map<string, ArgumentValue>,
  options: ReadonlyMap<string, string>,
): Edge | undefined {
  for (const edge of edges) {
    const values = valuesFor(edge.slots, segment.arguments)
    if (values) return noted(edge, values, params)
  }
  if (segment.arguments.length > 0) return undefined
  for (const edge of edges) {
    const given = isNamed(edge.slots) ? argumentsInQuery(edge.slots, options) : undefined
    const values = given && valuesFor(edge.slots, given)
    if (values) return noted(edge, values, params)
  }
  return undefined
}

function noted(edge: Edge, values: readonly Named[], params: Map<string, ArgumentValue>): Edge {
  for (const [name, value] of edge.fixed) params.set(name, value)
  // A folder in a folder leads to the same place of the trie again: its names make up a path.
  for (const [name, value] of values) params.set(name, params.has(name) ? `${params.get(name)}/${value}` : value)
  return edge
}

/** A method whose arguments may stand in the body; fails with `invalid_request` where they cannot. */
function withoutArguments(edges: readonly Edge[], segment: Segment, params: Map<string, ArgumentValue>, isLast: boolean): Resource {
  const forms = edges.map((edge) => edge.spelling).join(' or ')
  const wrong = () => invalid(`'${segment.shown}' at position ${segment.position} of the address is not a form of it. Write ${forms}.`)
  const inBody = edges.filter((edge) => isNamed(edge.slots) && takesNoBody(operationsAt(edge).get('POST')))
  const [first] = inBody
  if (!first || !isLast || segment.arguments.length > 0) throw wrong()
  const complete = (body: unknown) => {
    const members = new Map(Object.entries(Object(body) as object).map(([name, value]) => [name.toLowerCase(), value as unknown]))
    for (const edge of inBody) {
      const given = argumentsInBody(edge.slots, members)
      const values = given && valuesFor(edge.slots, given)
      if (values) {
        const all = new Map(params)
        noted(edge, values, all)
        return all
      }
    }
    throw wrong()
  }
  return { operations: operationsAt(first), params, complete }
}

const takesNoBody = (operation: Operation | undefined): boolean => operation !== undefined && operation.requestBody === undefined
