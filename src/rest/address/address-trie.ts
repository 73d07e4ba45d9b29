import { type Contract, type Method, type Operation, operationsOf } from '../../http/openapi/contract.ts'
import { type ArgumentSlot, type FactsOf, type Named, signature, template } from './address-slots.ts'
import { segmentsOf } from './address-text.ts'

/** A trie edge: a path segment with its arguments. Other forms of the address are edges to the same node. */
export interface AddressEdge {
  readonly slots: readonly ArgumentSlot[]
  /** As the contract writes it, for messages. */
  readonly spelling: string
  readonly node: AddressNode
  /** Operations of exactly this form; they take precedence over those of the node. */
  readonly own: Map<Method, Operation>
  readonly isForm: boolean
  /** Parameter values that the form implies. */
  readonly fixed: readonly Named[]
  /** Set if the segment may have any name: the parameter that receives it. */
  readonly named?: string
}

/** The key of edges whose segment may have any name. */
export const anyName = '*'

export interface AddressNode {
  readonly edges: Map<string, AddressEdge[]>
  readonly operations: Map<Method, Operation>
}

/** The trie of a contract's paths and of the forms of `x-addresses` (protocol/addresses#other-spellings). */
export function grownFrom(contract: Contract): AddressNode {
  const root = newNode()
  const { parameters } = contract.components
  const grown: Growing = {
    root,
    edges: new Map(),
    factsOf: (parameter) => ({
      called: (parameters[parameter]?.['x-called'] ?? []).map((name) => name.toLowerCase()),
      isGuid: parameters[parameter]?.schema.format === 'uuid',
    }),
  }
  for (const { canonical, forms, lookedUp = [], fixed = {} } of contract['x-addresses']) {
    const target = lastEdge(grown, canonical).node
    for (const form of [...forms, ...lookedUp]) addForm(grown, form, target, Object.entries(fixed[form] ?? {}))
  }
  for (const operation of operationsOf(contract)) {
    const edge = lastEdge(grown, operation.path)
    const operations = edge.isForm ? edge.own : edge.node.operations
    operations.set(operation.method, operation)
  }
  return root
}

/** The trie while it is built. */
interface Growing {
  readonly root: AddressNode
  /** The edge at which each path and each beginning of one ends: most paths begin alike. */
  readonly edges: Map<string, AddressEdge>
  readonly factsOf: FactsOf
}

const newNode = (): AddressNode => ({ edges: new Map(), operations: new Map() })

function lastEdge(grown: Growing, path: string): AddressEdge {
  const known = grown.edges.get(path)
  if (known) return known
  const { before, last } = lastSegmentOf(path)
  const parent = before === path ? rootEdge(grown) : lastEdge(grown, before)
  const edge = last === undefined ? parent : edgeBelow(grown, parent.node, last)
  grown.edges.set(path, edge)
  return edge
}

const rootEdge = ({ root }: Growing): AddressEdge => ({ slots: [], spelling: '', node: root, own: new Map(), isForm: false, fixed: [] })

const edgeBelow = (grown: Growing, parent: AddressNode, spelling: string): AddressEdge =>
  edgeOf(grown, parent, spelling) ?? addEdge(grown, parent, spelling, { node: newNode(), isForm: false, fixed: [] })

function addForm(grown: Growing, form: string, target: AddressNode, fixed: readonly Named[]): void {
  const { before, last = '' } = lastSegmentOf(form)
  addEdge(grown, lastEdge(grown, before).node, last, { node: target, isForm: true, fixed })
}

/** The last segment of a path of the contract, which a slash in quotes does not begin, and what stands before it. */
function lastSegmentOf(path: string): { readonly before: string; readonly last: string | undefined } {
  let at = path.length - 1
  let isQuoted = false
  for (; at >= 0 && (isQuoted || path[at] !== '/'); at -= 1) if (path[at] === "'") isQuoted = !isQuoted
  return { before: path.slice(0, Math.max(at, 0)), last: segmentsOf(path.slice(at + 1))[0]?.value }
}

function edgeOf({ factsOf }: Growing, node: AddressNode, spelling: string): AddressEdge | undefined {
  const { name, slots } = template(spelling, factsOf)
  return node.edges.get(name.startsWith('{') ? anyName : name)?.find((edge) => signature(edge.slots) === signature(slots))
}

/** The name of a segment, as it is spelled. */
export const segmentName = (segment: string): string => (segment.includes('(') ? segment.slice(0, segment.indexOf('(')) : segment)

function addEdge(
  { factsOf }: Growing,
  node: AddressNode,
  spelling: string,
  target: Pick<AddressEdge, 'node' | 'isForm' | 'fixed'>,
): AddressEdge {
  const { name, slots } = template(spelling, factsOf)
  const isNamed = name.startsWith('{')
  const key = isNamed ? anyName : name
  const edge: AddressEdge = { slots, spelling, own: new Map(), ...target, ...(isNamed && { named: segmentName(spelling).slice(1, -1) }) }
  node.edges.set(key, [...(node.edges.get(key) ?? []), edge])
  return edge
}
