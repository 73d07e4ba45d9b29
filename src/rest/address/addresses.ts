import { readingOperations } from '../../../generated/rest/marks.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { JsonObject } from '../../formats/json.ts'
import type { Contract, Method, Operation } from '../../http/openapi/contract.ts'
import { type ArgumentSlot, argumentsInBody, argumentsInQuery, isNamed, type Named, resolveAliases, valuesFor } from './address-slots.ts'
import { type Argument, type ArgumentValue, readSegment, type Segment, type SegmentText, segmentsOf } from './address-text.ts'
import { type AddressEdge, type AddressNode, anyName, grownFrom, segmentName } from './address-trie.ts'
import { bodyOfArguments } from './body-arguments.ts'
import { calledWithBody, declaresTunnel } from './called.ts'
import { hostedHint } from './hosted-only.ts'

/** The resource of a path: its operations, and the parameter values in the path. */
export interface Resource {
  readonly operations: ReadonlyMap<Method, Operation>
  readonly params: ReadonlyMap<string, ArgumentValue>
  /** Set if the path addresses one part of the reply to GET. */
  readonly part?: PropertyPath
  /**
   * Set if the path omits the arguments of its method: adds the values from the body, whose members have the names of
   * the arguments (protocol/addresses#arguments). Fails with `invalid_request` if one is missing.
   */
  readonly complete?: (body: unknown) => ReadonlyMap<string, ArgumentValue>
  /** Set if the address has the members of the body as arguments of its method. */
  readonly body?: JsonObject
  /** Set if the path ends with a method that stands for a verb: `update` for MERGE, `deleteobject` for DELETE. */
  readonly verb?: 'MERGE' | 'DELETE'
  /** Set if the path ends with `add` of a collection: its body may have what is added as its one member. */
  readonly adds?: true
  /** Set if the arguments of the method are query options, by lower-case name, as they stand in a query string. */
  readonly options?: ReadonlyMap<string, string>
}

/** One property of an entity, or the size of a collection (protocol/addresses#parts). */
export type PropertyPath =
  | {
      readonly kind: 'property'
      /** As sent. */
      readonly name: string
      /** `/$value`: the text of the value without an envelope. */
      readonly isBare: boolean
    }
  | { readonly kind: 'count' }
  /** Names, each a navigation property of the entity before it, the last one perhaps a property. */
  | {
      readonly kind: 'path'
      readonly names: readonly string[]
      readonly end: '$value' | '$count' | undefined
      /** Whether a name that leads to nothing has null as its reply. */
      readonly orNull: boolean
    }

/**
 * Finds the resource of a percent-encoded path that begins with `/_api` or `/_vti_bin`. `options` holds the query
 * string by lower-case name, for parameter aliases and for arguments; `method` is GET if it is not given. Fails with `resource_not_found`. Fails with
 * `invalid_request`, which names the position, if the arguments of a known name match no form of it.
 */
export type FindResource = (path: string, options: ReadonlyMap<string, string>, method?: string) => Resource

/**
 * Builds a trie from the contract's paths and the forms of `x-addresses` (protocol/addresses#other-spellings). A
 * look-up walks the segments of its path once, however many operations there are.
 */
export function createAddresses(contract: Contract): FindResource {
  const known = addresses.get(contract) ?? newAddresses(contract)
  addresses.set(contract, known)
  return known
}

/** One for all servers of the process. */
const addresses = new WeakMap<Contract, FindResource>()

function newAddresses(contract: Contract): FindResource {
  const root = grownFrom(contract)
  return (path, options, method = 'GET') => find({ root, contract, path, options, method })
}

interface Search {
  readonly root: AddressNode
  readonly contract: Contract
  readonly path: string
  readonly options: ReadonlyMap<string, string>
  readonly method: string
}

function find({ root, contract, path, options, method }: Search): Resource {
  const params = new Map<string, ArgumentValue>()
  const segments = segmentsOf(path)
  let edge: AddressEdge | undefined
  let partOfEntity: Operation | undefined
  for (const [index, text] of segments.entries()) {
    const segment = readSegment(text)
    const { edges: here } = edge?.node ?? root
    const rest = segments.slice(index)
    const named = here.get(segment.name)
    const before = edge && operationsAt(edge).get('GET')
    const edges = named ?? anyNamed(here, before, { method, isLast: rest.length === 1 })
    const called =
      named || !edge || method !== 'POST'
        ? undefined
        : (asVerb(edge, segment, params, rest.length === 1) ?? asAddition(edge, segment, params, rest.length === 1))
    if (called) return called
    const found = edges ? undefined : partOf(contract, before, rest)
    if (found) return { operations: new Map([['GET', found.operation]]), params, part: found.part }
    if (!edges) throw addressNotFound(path, hintFor(segment.name) || didYouMean(segment.name, namesBelow(contract, edge, root)))
    const next = follow(edges, resolveAliases(segment, options), params, options)
    if (!next)
      return (
        asOptions(edges, segment, params, rest.length === 1) ??
        asMembers(contract, edges, segment, params, { options: rest.length === 1 ? options : undefined, method }) ??
        withoutArguments(edges, segment, params, { isLast: rest.length === 1, method })
      )
    if (next.named !== undefined) params.set(next.named, segmentName(text.value))
    edge = next
    partOfEntity = !named && isOfEntity(before) ? before : undefined
  }
  const own = edge && operationsAt(edge)
  // Who asks how to read a name of an entity learns it with the other methods.
  const operations = own && partOfEntity ? new Map([['GET', partOfEntity] as const, ...own]) : own
  if (!operations || operations.size === 0) throw addressNotFound(path)
  return { operations, params }
}

/**
 * What a segment of any name leads to. At the end of an address it is a name of the entity before it for those who read
 * (`Orders(1)/Customer`).
 */
function anyNamed(here: AddressNode['edges'], read: Operation | undefined, { method, isLast }: { method: string; isLast: boolean }) {
  const edges = here.get(anyName)
  if (!edges || !isOfEntity(read)) return edges
  const leading = edges.filter(({ node }) => node.edges.size > 0 || (isLast && method !== 'GET' && method !== 'HEAD'))
  return leading.length > 0 ? leading : undefined
}

const isOfEntity = (read: Operation | undefined): boolean => read?.responses['200']?.['x-odata']?.entity !== undefined

/** The methods of every entity that stand for a verb (protocol/addresses#methods). */
const verbMethods: ReadonlyMap<string, NonNullable<Resource['verb']>> = new Map([
  ['update', 'MERGE'],
  ['deleteobject', 'DELETE'],
])

/** A POST to `…/update` or `…/deleteobject` is the MERGE or the DELETE of what stands before it. */
function asVerb(edge: AddressEdge, segment: Segment, params: Map<string, ArgumentValue>, isLast: boolean): Resource | undefined {
  const verb = isLast && segment.arguments.length === 0 ? verbMethods.get(segment.name) : undefined
  if (!verb) return undefined
  const known = operationsAt(edge)
  const post = known.get('POST')
  const merge = post && declaresTunnel(post) ? post : known.get('PUT')
  const operation = verb === 'DELETE' ? known.get('DELETE') : merge
  return operation && { operations: new Map([['POST', operation]]), params, verb }
}

/** A POST to `…/add` of a collection is the POST to that collection (protocol/addresses#methods). */
function asAddition(edge: AddressEdge, segment: Segment, params: Map<string, ArgumentValue>, isLast: boolean): Resource | undefined {
  if (!isLast || segment.name !== 'add' || segment.arguments.length > 0) return undefined
  const known = operationsAt(edge)
  const post = known.get('POST')
  const isCollection = known.get('GET')?.responses['200']?.['x-odata']?.collection !== undefined
  if (!post?.path.startsWith('/_api/') || post.responses['201']?.['x-odata']?.entity === undefined) return undefined
  return isCollection ? { operations: new Map([['POST', post]]), params, adds: true } : undefined
}

/** The segments and properties that may follow, a name that is both once. */
function namesBelow(contract: Contract, edge: AddressEdge | undefined, root: AddressNode): Iterable<string> {
  const entity = edge && operationsAt(edge).get('GET')?.responses['200']?.['x-odata']?.entity
  const properties = Object.keys(contract.components.schemas[entity ?? '']?.properties ?? {})
  const segments = [...(edge?.node ?? root).edges.keys()]
  return new Map([...properties, ...segments].map((name) => [name.toLowerCase(), name])).values()
}

/** What clients of other servers ask for, and what this server has instead. */
const notHere: ReadonlyMap<string, string> = new Map([
  ['getwopiframeurl', ' This server shows no documents in the browser: read the file at its address.'],
])

const hintFor = (name: string): string => notHere.get(name) ?? hostedHint(name)

const operationsAt = ({ own, node }: AddressEdge): ReadonlyMap<Method, Operation> =>
  own.size === 0 ? node.operations : new Map([...node.operations, ...own])

/** Shortens a long path. The hint is a sentence with a blank in front. */
export const addressNotFound = (path: string, hint = ''): DomainError =>
  new DomainError(kernelReasons.resource_not_found, { path: path.length > 200 ? `${path.slice(0, 200)}…` : path, hint })

/** The part that the rest of a path names, after the path of an entity or a collection. */
function partOf(
  contract: Contract,
  operation: Operation | undefined,
  rest: readonly SegmentText[],
): { operation: Operation; part: PropertyPath } | undefined {
  const reply = operation?.responses['200']?.['x-odata']
  const [first, second, third] = rest.map((text) => text.value)
  if (operation && reply?.entity !== undefined && operation.path.startsWith('/_vti_bin/')) return pathOf(operation, rest, false)
  if (!operation || !reply || first === undefined) return undefined
  if (reply.collection) return first.toLowerCase() === '$count' && second === undefined ? { operation, part: { kind: 'count' } } : undefined
  const schema = contract.components.schemas[reply.entity ?? '']
  const name = first.toLowerCase()
  const isKnown = Object.keys(schema?.properties ?? {}).some((property) => property.toLowerCase() === name)
  const isBare = second?.toLowerCase() === '$value' && third === undefined
  // Item columns are properties that the contract does not list.
  const isOpen = schema?.additionalProperties === true && /^\w+$/.test(first)
  const facts = schema?.['x-entity'] as { readonly navigation?: object } | undefined
  const isNavigation = Object.keys(facts?.navigation ?? {}).some((navigation) => navigation.toLowerCase() === name)
  if (isNavigation || (isOpen && !isKnown)) return pathOf(operation, rest, true)
  if (!isKnown || (second !== undefined && !isBare)) return undefined
  return { operation, part: { kind: 'property', name: first, isBare } }
}

const maxPath = 6

/**
 * The names after an entity: navigation properties (protocol/addresses#parts), columns of items, and those of the list data
 * service, of which the contract lists none (protocol/list-data-service#names).
 */
function pathOf(
  operation: Operation,
  rest: readonly SegmentText[],
  orNull: boolean,
): { operation: Operation; part: PropertyPath } | undefined {
  const names = rest.map((text) => text.value)
  const last = names.at(-1)?.toLowerCase()
  const end = last === '$value' || last === '$count' ? last : undefined
  if (end) names.pop()
  const isPath = names.length > 0 && names.length <= maxPath && names.every((name) => /^[\p{L}\p{N}_]{1,255}$/u.test(name))
  return isPath ? { operation, part: { kind: 'path', names, end, orNull } } : undefined
}

/**
 * The first edge whose slots accept the arguments, from the path or the query string; stores their values in `params`.
 */
function follow(
  edges: readonly AddressEdge[],
  segment: Segment,
  params: Map<string, ArgumentValue>,
  options: ReadonlyMap<string, string>,
): AddressEdge | undefined {
  const fitting = edges.flatMap((edge) => {
    const values = valuesFor(edge.slots, segment.arguments)
    return values ? [{ edge, values }] : []
  })
  const best = fitting.find(({ edge }) => isExactly(edge.slots, segment.arguments)) ?? fitting[0]
  if (best) return noted(best.edge, best.values, params)
  if (segment.arguments.length > 0) return undefined
  for (const edge of edges) {
    const given = isNamed(edge.slots) ? argumentsInQuery(edge.slots, options) : undefined
    const values = given && valuesFor(edge.slots, given)
    if (values) return noted(edge, values, params)
  }
  return undefined
}

/**
 * Whether no bare slot takes a text, and no text a GUID: of `Tasks({id})` and `Tasks('{key}')` the second is meant by `Tasks('7')`,
 * of `lists('{id}')` and `lists(guid'{id}')` by `lists(guid'…')`.
 */
const isExactly = (slots: readonly ArgumentSlot[], given: readonly Argument[]): boolean =>
  slots.every(({ kind }, index) => (kind === 'bare' ? given[index]?.kind !== 'text' : kind === 'guid' || given[index]?.kind !== 'guid'))

function noted(edge: AddressEdge, values: readonly Named[], params: Map<string, ArgumentValue>): AddressEdge {
  for (const [name, value] of edge.fixed) params.set(name, value)
  // A folder in a folder leads to the same node again: the names are joined to a path.
  for (const [name, value] of values) params.set(name, params.has(name) ? `${params.get(name)}/${value}` : value)
  return edge
}

/** A method that reads, and whose arguments are query options: `search/query(querytext='chairs')`. */
function asOptions(
  edges: readonly AddressEdge[],
  segment: Segment,
  params: Map<string, ArgumentValue>,
  isLast: boolean,
): Resource | undefined {
  const plain = edges.find(({ slots }) => slots.length === 0)
  const read = plain && operationsAt(plain).get('GET')
  if (!read || !isLast || segment.arguments.length === 0) return undefined
  const declared = new Set(read.parameters.filter((one) => one.in === 'query').map(({ name }) => name.toLowerCase()))
  const given = segment.arguments.map(
    ({ name, kind, value }) => [name ?? '', kind === 'text' ? quoted(String(value)) : String(value)] as const,
  )
  const areOptions = segment.arguments.every(({ kind }) => kind !== 'null') && given.every(([name]) => declared.has(name))
  return areOptions ? { operations: new Map([['GET', read]]), params, options: new Map(given) } : undefined
}

/** POST operations that change nothing. */
const onlyRead: ReadonlySet<string> = new Set(readingOperations)

/**
 * A method with the members of its body as arguments. What can also be read is no method, unless its POST only reads. `options` is
 * undefined if more of the address follows.
 */
function asMembers(
  contract: Contract,
  edges: readonly AddressEdge[],
  segment: Segment,
  params: Map<string, ArgumentValue>,
  { options, method }: { readonly options: ReadonlyMap<string, string> | undefined; readonly method: string | undefined },
): Resource | undefined {
  const plain = edges.find(({ slots }) => slots.length === 0)
  const known = plain && operationsAt(plain)
  const declared = known?.get('POST')
  const isMethod = !known?.has('GET') || (method === 'POST' && onlyRead.has(declared?.operationId ?? ''))
  const post = isMethod ? declared : undefined
  const body = post && options && bodyOfArguments(contract, post, segment.arguments, options)
  return post && body && { operations: new Map([['POST', post]]), params, body }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A method whose arguments may be in the body; fails with `invalid_request` if they cannot be. */
function withoutArguments(
  edges: readonly AddressEdge[],
  segment: Segment,
  params: Map<string, ArgumentValue>,
  { isLast, method }: { readonly isLast: boolean; readonly method: string },
): Resource {
  const forms = edges.map((edge) => edge.spelling).join(' or ')
  const wrong = () => invalid(`'${segment.shown}' at position ${segment.position} of the address has the wrong arguments. Write ${forms}.`)
  const found = edges.map((edge) => ({ edge, operations: isNamed(edge.slots) ? calledWithBody(operationsAt(edge), method) : undefined }))
  const inBody = found.flatMap(({ edge, operations }) => (operations ? [edge] : []))
  const first = found.find(({ operations }) => operations)?.operations
  if (!first || !isLast || segment.arguments.length > 0) throw wrong()
  const complete = (body: unknown) => {
    // A text is no object, and one of some megabytes would be as many members.
    const given = typeof body === 'object' && body !== null ? body : {}
    const members = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value as unknown]))
    for (const edge of inBody) {
      const found = argumentsInBody(edge.slots, members)
      const values = found && valuesFor(edge.slots, found)
      if (values) {
        const all = new Map(params)
        noted(edge, values, all)
        return all
      }
    }
    throw wrong()
  }
  return { operations: first, params, complete }
}
