import { DomainError, invalid } from '../core/errors.ts'
import { type Argument, type ArgumentValue, readSegment, readValue, type Segment, segmentsOf } from './address-text.ts'
import { type Contract, type Method, type Operation, operationsOf } from './contract.ts'

/** What an address leads to: the operations there, and the values that the address carries by parameter name. */
export interface Resource {
  readonly operations: ReadonlyMap<Method, Operation>
  readonly params: ReadonlyMap<string, ArgumentValue>
}

/**
 * Finds the resource of a path that begins with `/_api` or `/_vti_bin`, still
 * percent-encoded. `options` holds the query by lower-case name, for
 * parameter aliases. Fails with `resource_not_found`, and with
 * `invalid_request`, which names the position, when a known name has arguments
 * that no form of it takes.
 */
export type FindResource = (path: string, options: ReadonlyMap<string, string>) => Resource

/** A parameter in an address: which arguments it takes, and the name under which handlers get the value. */
interface Slot {
  readonly name: string | undefined
  readonly kind: 'text' | 'guid' | 'bare'
  readonly parameter: string
}

/** A segment of an address, by its arguments. Other forms of an address are edges to the same node. */
interface Edge {
  readonly slots: readonly Slot[]
  /** As the contract writes it, for messages. */
  readonly spelling: string
  readonly node: Node
  /** Operations of exactly this form, before those of the node. */
  readonly own: Map<Method, Operation>
  readonly isForm: boolean
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
  for (const { canonical, forms, lookedUp = [] } of contract['x-addresses']) {
    const target = lastEdge(root, canonical).node
    for (const form of [...forms, ...lookedUp]) addForm(root, form, target)
  }
  for (const operation of operationsOf(contract)) {
    const edge = lastEdge(root, operation.path)
    const operations = edge.isForm ? edge.own : edge.node.operations
    operations.set(operation.method, operation)
  }
  return (path, options) => find(root, path, options)
}

const newNode = (): Node => ({ edges: new Map(), operations: new Map() })

function lastEdge(root: Node, path: string): Edge {
  let edge: Edge = { slots: [], spelling: '', node: root, own: new Map(), isForm: false }
  for (const text of segmentsOf(path)) edge = edgeOf(edge.node, text.value) ?? addEdge(edge.node, text.value, newNode(), false)
  return edge
}

function addForm(root: Node, form: string, target: Node): void {
  const segments = segmentsOf(form).map((segment) => segment.value)
  const last = segments.pop() ?? ''
  addEdge(lastEdge(root, segments.join('/')).node, last, target, true)
}

function edgeOf(node: Node, spelling: string): Edge | undefined {
  const { name, slots } = template(spelling)
  return node.edges.get(name)?.find((edge) => signature(edge.slots) === signature(slots))
}

function addEdge(node: Node, spelling: string, target: Node, isForm: boolean): Edge {
  const { name, slots } = template(spelling)
  const edge: Edge = { slots, spelling, node: target, own: new Map(), isForm }
  node.edges.set(name, [...(node.edges.get(name) ?? []), edge])
  return edge
}

const signature = (slots: readonly Slot[]) => slots.map((slot) => `${slot.name ?? ''}:${slot.kind}`).join(',')

function template(spelling: string): { name: string; slots: Slot[] } {
  const segment = readSegment({ value: spelling, start: 0 })
  const slots = segment.arguments.map((argument): Slot => {
    const parameter = String(argument.value).replace(/^\{|\}$/g, '')
    return { name: argument.name, parameter, kind: argument.kind === 'text' || argument.kind === 'guid' ? argument.kind : 'bare' }
  })
  return { name: segment.name, slots }
}

function find(root: Node, path: string, options: ReadonlyMap<string, string>): Resource {
  const params = new Map<string, ArgumentValue>()
  let edge: Edge | undefined
  for (const text of segmentsOf(path)) {
    const segment = readSegment(text)
    const edges = (edge?.node ?? root).edges.get(segment.name)
    if (!edges) throw notFound(path)
    edge = follow(edges, resolveAliases(segment, options), params)
  }
  const operations = edge && (edge.own.size === 0 ? edge.node.operations : new Map([...edge.node.operations, ...edge.own]))
  if (!operations || operations.size === 0) throw notFound(path)
  return { operations, params }
}

const notFound = (path: string) => new DomainError('resource_not_found', { path: path.length > 200 ? `${path.slice(0, 200)}…` : path })

/** The first edge whose slots take the arguments; notes their values in `params`, those of one name behind each other as a path. */
function follow(edges: readonly Edge[], segment: Segment, params: Map<string, ArgumentValue>): Edge {
  for (const edge of edges) {
    const values = valuesFor(edge.slots, segment.arguments)
    if (!values) continue
    // A folder in a folder leads to the same place of the trie again: its names make up a path.
    for (const [name, value] of values) params.set(name, params.has(name) ? `${params.get(name)}/${value}` : value)
    return edge
  }
  const forms = edges.map((edge) => edge.spelling).join(' or ')
  throw invalid(`'${segment.shown}' at position ${segment.position} of the address is not a form of it. Write ${forms}.`)
}

function valuesFor(slots: readonly Slot[], given: readonly Argument[]): [string, ArgumentValue][] | undefined {
  if (slots.length !== given.length) return undefined
  const values: [string, ArgumentValue][] = []
  const taken = new Set<Slot>()
  for (const [index, argument] of given.entries()) {
    const slot = argument.name === undefined ? slots[index] : slots.find((one) => one.name === argument.name)
    if (!slot || taken.has(slot) || !takes(slot, argument)) return undefined
    taken.add(slot)
    values.push([slot.parameter, argument.value])
  }
  return values
}

/** A bare parameter, as in `items(7)`, also takes text: `items('7')`, whose value the parameter's schema judges. */
const takes = (slot: Slot, argument: Argument): boolean =>
  slot.kind === argument.kind || (slot.kind === 'bare' && argument.kind !== 'guid' && argument.kind !== 'placeholder')

/** Puts the values of the query in place of `@name` (protocol rest.md 1). */
function resolveAliases(segment: Segment, options: ReadonlyMap<string, string>): Segment {
  if (!segment.arguments.some((argument) => argument.kind === 'alias')) return segment
  const resolved = segment.arguments.map((argument) => {
    if (argument.kind !== 'alias') return argument
    const alias = String(argument.value)
    const text = options.get(alias.toLowerCase())
    if (text === undefined) throw invalid(`The address uses ${alias}, but the query has no ${alias}=….`)
    // An object, such as a mask of rights, goes on as its text.
    const value = /^\s*\{.*\}\s*$/s.test(text) ? { kind: 'text' as const, value: text } : readValue(text)
    if (!value || value.kind === 'alias')
      throw invalid(`The value of ${alias} in the query must be text in quotes, a number, true, false or guid'…'.`)
    return { ...argument, ...value }
  })
  return { ...segment, arguments: resolved }
}
