import { followed, type OpenApi, type OperationObject, type Schema } from './document.ts'
import { type Argument, readValue, type Segment, segmentsOf } from './segments.ts'

export interface Found {
  readonly operation: OperationObject
  /** The requested part of the reply to GET; undefined for the whole reply. */
  readonly part?: 'count' | 'property' | 'value' | 'path' | 'navigation'
}

/** The operation of an address, or the expected status if there is none. */
export type Destination = Found | { readonly operation?: undefined; readonly status: 400 | 404 | 405 }

export type FindOperation = (method: string, path: string, query: string, tunnelled?: string) => Destination

/** The operations of one path, by method. */
type Operations = Readonly<Record<string, OperationObject | undefined>>

interface Templates {
  readonly document: OpenApi
  /** The segments that may follow an address in canonical form, in the order of the document. */
  readonly following: Map<string, Segment[]>
  /** The canonical forms of addresses, by their other forms. */
  readonly canonical: Map<string, string>
  readonly operations: Map<string, Operations>
  /** The further names of an argument, by its parameter. */
  readonly called: (parameter: string) => readonly string[]
}

/**
 * Finds operations by the path templates of a document and by its `x-addresses`,
 * which give other forms of the beginning of an address. An address is read
 * from the left; whenever the part so far is another form, its canonical
 * form takes its place.
 */
export function createFinder(document: OpenApi): FindOperation {
  const { parameters } = document.components
  const called = (parameter: string) => (parameters?.[parameter]?.['x-called'] ?? []).map((name) => name.toLowerCase())
  const templates: Templates = { following: new Map(), canonical: new Map(), operations: new Map(), called, document }
  const others = document['x-addresses'] ?? []
  // A form may begin with a form that comes later in the document.
  for (let round = 0; round < 2; round += 1) {
    for (const { canonical, forms, lookedUp = [] } of others) {
      const target = learn(templates, canonical)
      for (const form of [...forms, ...lookedUp]) {
        const spelled = learn(templates, form, true)
        if (spelled !== target) templates.canonical.set(spelled, target)
      }
    }
  }
  for (const [path, operations] of Object.entries(document.paths)) templates.operations.set(learn(templates, path, true), operations)
  return (method, path, query, tunnelled) => find(document, templates, { method, path, query, tunnelled })
}

const spelling = ({ name, arguments: given }: Segment): string =>
  `/${name}(${given.map((argument) => `${argument.name ?? ''}:${argument.kind}`).join()})`

/** Records the segments of a template. Returns its canonical form; `asWritten` keeps its last segment. */
function learn({ following, canonical, called }: Templates, template: string, asWritten = false): string {
  const segments = segmentsOf(template)?.map((segment) => ({
    ...segment,
    arguments: segment.arguments.map((slot) => ({ ...slot, called: called(slot.value.replaceAll(/[{}]/g, '')) })),
  }))
  if (!segments) throw new Error(`The path ${template} cannot be read.`)
  let at = ''
  for (const [index, segment] of segments.entries()) {
    const known = following.get(at) ?? []
    if (!known.some((one) => spelling(one) === spelling(segment))) following.set(at, [...known, segment])
    at += spelling(segment)
    if (!asWritten || index < segments.length - 1) at = canonical.get(at) ?? at
  }
  return at
}

/** Methods of every entity that stand for a verb. */
const verbMethods: ReadonlyMap<string, string> = new Map([
  ['update', 'MERGE'],
  ['deleteobject', 'DELETE'],
])

interface Asked {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly tunnelled: string | undefined
}

/** Whether a segment of any name after an entity has further ones, or ends the address of a change: else it is a name of that entity. */
const isStepOf = ({ following, operations }: Templates, at: string, method: string, isLast: boolean): boolean =>
  (following.get(at)?.length ?? 0) > 0 || (isLast && method !== 'GET' && method !== 'HEAD' && operations.has(at))

function find(document: OpenApi, templates: Templates, asked: Asked): Destination {
  const segments = segmentsOf(asked.path)
  const options = new Map([...new URLSearchParams(asked.query)].map(([name, value]) => [name.toLowerCase(), value]))
  if (!segments) return { status: 400 }
  let spelled = ''
  let at = ''
  for (const [index, segment] of segments.entries()) {
    const following = templates.following.get(at) ?? []
    const exact = following.filter((one) => one.name === segment.name)
    // A segment in braces may have any name.
    const isLast = index === segments.length - 1
    const read = operationsAt(templates, spelled, at)?.get?.responses['200']
    const isRead = read !== undefined && followed(document, read)['x-odata']?.entity !== undefined
    const ofAnyName = following.filter(
      (one) => one.name.startsWith('{') && (!isRead || isStepOf(templates, at + spelling(one), asked.method, isLast)),
    )
    const named = exact.length > 0 ? exact : ofAnyName
    const verb = asked.method === 'POST' && index === segments.length - 1 && named.length === 0 ? verbMethods.get(segment.name) : undefined
    const verbOf = verb && operationsAt(templates, spelled, at)
    const adds = asked.method === 'POST' && isLast && named.length === 0 && segment.name === 'add' && segment.arguments.length === 0
    const addsTo = adds ? operationsAt(templates, spelled, at) : undefined
    if (addsTo?.post?.responses['201'] && addsTo.get && addsTo.post.requestBody) return byMethod(document, addsTo, asked)
    if (verb && verbOf) {
      const found = byMethod(document, verbOf, { ...asked, tunnelled: verb })
      return found.operation ? found : { status: 404 }
    }
    if (named.length === 0) return partOf(document, operationsAt(templates, spelled, at), segments.slice(index), asked.method)
    const given = withAliases(segment.arguments, options)
    const next =
      named.find((one) => takes(one.arguments, given) && one.arguments.every(({ kind }, at) => kind === given[at]?.kind)) ??
      named.find((one) => takes(one.arguments, given)) ??
      (given.length === 0 ? named.find((one) => standInQuery(one.arguments, options)) : undefined) ??
      (given.length === 0 && index === segments.length - 1 ? named.find((one) => standInBody(templates, at, one)) : undefined)
    const byMembers = next || index < segments.length - 1 || given.length === 0 ? undefined : withMembers(templates, at, named, given)
    if (byMembers) return asked.method === 'POST' ? { operation: byMembers } : { status: 405 }
    if (!next) return { status: 400 }
    spelled = at + spelling(next)
    at = templates.canonical.get(spelled) ?? spelled
  }
  const operations = operationsAt(templates, spelled, at)
  return operations ? byMethod(document, operations, asked) : { status: 404 }
}

/** A POST that is no entity may have the members of its body, or of the one object in it, as named arguments, and the only one without its name. */
function withMembers(templates: Templates, at: string, named: readonly Segment[], given: readonly Argument[]): OperationObject | undefined {
  const plain = named.find((one) => one.arguments.length === 0)
  const spelled = plain && at + spelling(plain)
  const operations = spelled ? operationsAt(templates, spelled, templates.canonical.get(spelled) ?? spelled) : undefined
  const post = operations?.get ? undefined : operations?.post
  const body = post?.requestBody && followed(templates.document, post.requestBody).content['application/json']
  if (!body) return undefined
  const membersOf = (schema: Schema) => Object.entries(followed(templates.document, schema).properties ?? {})
  const isMember = (members: [string, Schema][]) => (one: Argument) => members.some(([name]) => name.toLowerCase() === one.name)
  const own = membersOf(body.schema)
  if (given.some(({ name }) => name === undefined)) return given.length === 1 && own.length === 1 ? post : undefined
  const inner = own.length === 1 && own[0] ? membersOf(own[0][1]) : []
  return given.every(isMember(own)) || given.some(isMember(inner)) ? post : undefined
}

/** Operations of exactly this form take precedence over those of the canonical form. */
function operationsAt({ operations }: Templates, spelled: string, canonical: string): Operations | undefined {
  const [own, usual] = [operations.get(spelled), operations.get(canonical)]
  return own || usual ? { ...usual, ...own } : undefined
}

/** A quoted text also matches a bare parameter of a template, as in `items('7')`, and a GUID a text. */
const readAs: Readonly<Record<Argument['kind'], Argument['kind'] | undefined>> = { bare: 'text', text: 'guid', guid: undefined }

function takes(slots: readonly Argument[], given: readonly Argument[]): boolean {
  if (slots.length !== given.length) return false
  const fits = (slot: Argument | undefined, argument: Argument) =>
    slot !== undefined && (slot.kind === argument.kind || argument.kind === readAs[slot.kind])
  const slotOf = ({ name }: Argument, index: number) =>
    name === undefined ? slots[index] : (slots.find((slot) => slot.name === name) ?? slots.find((slot) => slot.called?.includes(name)))
  return new Set(given.map(slotOf)).size === slots.length && given.every((argument, index) => fits(slotOf(argument, index), argument))
}

/** Replaces `@name` by the value of that query option; an object counts as text. */
const withAliases = (given: readonly Argument[], options: ReadonlyMap<string, string>): Argument[] =>
  given.map((argument) =>
    argument.kind === 'bare' && argument.value.startsWith('@')
      ? { ...argument, ...valueInQuery(options.get(argument.value.toLowerCase()) ?? '') }
      : argument,
  )

const valueInQuery = (text: string): Pick<Argument, 'kind' | 'value'> => readValue(text) ?? { kind: 'text', value: text }

const namesOf = ({ name, called = [] }: Argument) => (name === undefined ? called : [name, ...called])

const areNamed = (slots: readonly Argument[]) => slots.length > 0 && slots.every((slot) => namesOf(slot).length > 0)

const standInQuery = (slots: readonly Argument[], options: ReadonlyMap<string, string>): boolean =>
  areNamed(slots) &&
  takes(
    slots,
    slots.flatMap((slot) => {
      const name = namesOf(slot).find((one) => options.has(one))
      return name === undefined ? [] : [{ name, ...valueInQuery(options.get(name) ?? '') }]
    }),
  )

/** The body may hold the arguments of a method that has no body of its own. */
function standInBody(templates: Templates, at: string, segment: Segment): boolean {
  const spelled = at + spelling(segment)
  const operations = operationsAt(templates, spelled, templates.canonical.get(spelled) ?? spelled)
  const post = operations && calledByPost(templates.document, operations)
  return areNamed(segment.arguments) && post !== undefined && post.requestBody === undefined
}

const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const

/** A POST reads what can only be read or deleted, except for collections without arguments and what is outside of OData. */
function calledByPost(document: OpenApi, operations: Operations): OperationObject | undefined {
  if (operations.post) return operations.post
  const read = verbs.every((verb) => verb === 'get' || verb === 'delete' || !operations[verb]) ? operations.get : undefined
  if (!read) return undefined
  const path = pathOf(document, read)
  const reply = read.responses['200'] && followed(document, read.responses['200'])['x-odata']
  const isCalled = path.startsWith('/_api/') && (!reply?.collection || path.endsWith(')') || /\/get[^/]*$/.test(path))
  return isCalled ? read : undefined
}

const paths = new WeakMap<OperationObject, string>()

/** The path of an operation that reads. */
function pathOf(document: OpenApi, read: OperationObject): string {
  const path = paths.get(read) ?? Object.entries(document.paths).find(([, { get }]) => get === read)?.[0] ?? ''
  paths.set(read, path)
  return path
}

const synonyms: Readonly<Record<string, string>> = { HEAD: 'GET', PATCH: 'PUT', MERGE: 'PUT' }

function byMethod(document: OpenApi, operations: Operations, { method, tunnelled }: Asked): Destination {
  const meant = method === 'POST' ? tunnelled?.trim().toUpperCase() : undefined
  if (meant !== undefined && !['PUT', 'PATCH', 'MERGE', 'DELETE'].includes(meant)) return { status: 400 }
  const post = operations.post
  const declared = post?.parameters?.map((parameter) => followed(document, parameter)) ?? []
  const takesMerge = declared.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === 'x-http-method')
  const name = meant ?? method
  const operation =
    meant === 'MERGE' && takesMerge
      ? post
      : name === 'POST'
        ? calledByPost(document, operations)
        : operations[(synonyms[name] ?? name).toLowerCase()]
  return operation ? { operation } : { status: 405 }
}

/** A property of an entity, its bare value, or the number of entities in a collection. */
function partOf(document: OpenApi, operations: Operations | undefined, rest: readonly Segment[], method: string): Destination {
  const operation = operations?.get
  const reply = operation?.responses['200'] && followed(document, operation.responses['200'])['x-odata']
  const [first, second, third] = rest
  // The names of navigation properties, which the contract does not list, and what they lead to.
  if (operation && reply?.entity === 'ListDataItem' && first && rest.every(({ name }) => /^\$?[\p{L}\p{N}_]+$/u.test(name)))
    return method === 'GET' || method === 'HEAD' || method === 'POST' ? { operation, part: 'path' } : { status: 405 }
  if (operation && reply?.entity && first && leadsOn(document, reply.entity, rest))
    return method === 'GET' || method === 'HEAD' || method === 'POST' ? { operation, part: 'navigation' } : { status: 404 }
  if (!operation || !reply || !first || third) return { status: 404 }
  const part = reply.collection
    ? first.name === '$count' && !second && 'count'
    : hasProperty(document, reply.entity, first.name) && (second ? second.name === '$value' && 'value' : 'property')
  if (!part) return { status: 404 }
  return byMethod(document, { get: operation }, { method, path: '', query: '', tunnelled: undefined }).operation
    ? { operation, part }
    : { status: 405 }
}

/** Whether names are those of navigation properties, the last one perhaps of a property, from an entity on. */
function leadsOn(document: OpenApi, entity: string, rest: readonly Segment[]): boolean {
  const [first, second] = rest
  const schema = document.components.schemas[entity]
  const facts = schema?.['x-entity'] as { readonly navigation?: object } | undefined
  const isNavigation = Object.keys(facts?.navigation ?? {}).some((name) => name.toLowerCase() === first?.name)
  const isColumn = schema?.additionalProperties === true && second !== undefined && second.name !== '$value'
  return rest.length <= 7 && (isNavigation || isColumn) && rest.every(({ name }) => /^\$?[\p{L}\p{N}_]+$/u.test(name))
}

/** Columns are properties of items that the contract cannot name. */
function hasProperty(document: OpenApi, entity: string | undefined, name: string): boolean {
  const schema = document.components.schemas[entity ?? '']
  const isNamed = Object.keys(schema?.properties ?? {}).some((property) => property.toLowerCase() === name)
  return isNamed || (schema?.additionalProperties === true && /^\w+$/.test(name))
}
