/** The part of an OpenAPI document that the pages read. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly summary?: string; readonly description?: string }
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: object
  readonly components?: object
  readonly 'x-addresses'?: readonly { readonly name: string; readonly canonical: string; readonly forms: readonly string[] }[]
}

export interface ShownOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly ShownValue[]
  /** The request body of the operation. */
  readonly body?: { readonly types: readonly string[]; readonly properties: readonly ShownValue[] }
  readonly replies: readonly { readonly status: string; readonly description: string }[]
  /** A success reply as JSON. */
  readonly example?: string
}

/** A parameter, or a property of a body. */
export interface ShownValue {
  readonly name: string
  readonly place: string
  readonly required: boolean
  readonly type: string
  readonly description: string
}

type Node = Readonly<Record<string, unknown>>

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation of the document in its order, with references resolved. */
export function shownOperationsOf(document: OpenApi): ShownOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = member(document, item, method)
      return operation ? [describe(document, path, method, operation, nodes(document, member(document, item, 'parameters')))] : []
    }),
  )
}

function describe(document: OpenApi, path: string, method: string, operation: Node, shared: readonly Node[]): ShownOperation {
  const body = member(document, operation, 'requestBody')
  const content = body && member(document, body, 'content')
  const replies = Object.entries(member(document, operation, 'responses') ?? {}).map(([status, reply]) => ({
    status,
    node: follow(document, reply),
  }))
  const success = replies.find(({ status }) => status.startsWith('2'))
  const example = success && exampleOf(document, success.node)
  return {
    operationId: text(operation.operationId),
    method: method.toUpperCase(),
    path,
    tag: Array.isArray(operation.tags) ? text(operation.tags[0]) : '',
    summary: text(operation.summary),
    description: text(operation.description),
    parameters: [...shared, ...nodes(document, member(document, operation, 'parameters'))].map((parameter) =>
      parameterOf(document, parameter),
    ),
    ...(content && { body: { types: Object.keys(content), properties: propertiesOf(document, content) } }),
    replies: replies.map(({ status, node }) => ({ status, description: text(node.description) })),
    ...(example !== undefined && { example }),
  }
}

function parameterOf(document: OpenApi, parameter: Node): ShownValue {
  const type = typeOf(member(document, parameter, 'schema') ?? {})
  return {
    name: text(parameter.name),
    place: text(parameter.in),
    required: parameter.required === true,
    type,
    description: text(parameter.description),
  }
}

/** The properties of a body in its simplest envelope. */
function propertiesOf(document: OpenApi, content: Node): ShownValue[] {
  const schema = member(document, simplest(document, content) ?? {}, 'schema') ?? {}
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  return Object.entries(member(document, schema, 'properties') ?? {}).map(([name, property]) => {
    const facts = follow(document, property)
    return { name, place: 'body', required: required.has(name), type: typeOf(facts), description: text(facts.description) }
  })
}

function exampleOf(document: OpenApi, reply: Node): string | undefined {
  const form = simplest(document, member(document, reply, 'content') ?? {})
  const [first] = Object.values(member(document, form ?? {}, 'examples') ?? {})
  const value = first === undefined ? form?.example : follow(document, first).value
  return value === undefined ? undefined : JSON.stringify(value, undefined, 2)
}

const simplest = (document: OpenApi, content: Node): Node | undefined =>
  member(document, content, 'application/json;odata=nometadata') ?? Object.values(content).map((form) => follow(document, form))[0]

function typeOf(schema: Node): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((choice) => JSON.stringify(choice)).join(', ')
  const names = Array.isArray(schema.type) ? schema.type.join(' or ') : text(schema.type)
  const bounds = schema.minimum !== undefined || schema.maximum !== undefined ? ` ${bound(schema.minimum)}…${bound(schema.maximum)}` : ''
  return `${names}${schema.format === undefined ? '' : ` (${text(schema.format)})`}${bounds}`
}

const bound = (value: unknown) => (typeof value === 'number' ? String(value) : '')
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function member(document: OpenApi, node: unknown, name: string): Node | undefined {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return undefined
  const value = follow(document, (node as Node)[name])
  return Object.keys(value).length > 0 ? value : undefined
}

const nodes = (document: OpenApi, list: Node | undefined): Node[] => (Array.isArray(list) ? list.map((one) => follow(document, one)) : [])

/** The node itself, or the target of its `$ref`; an empty node if there is none. */
function follow(document: OpenApi, node: unknown, hops = 0): Node {
  if (typeof node !== 'object' || node === null || hops > 8) return {}
  const { $ref } = node as Node
  if (typeof $ref !== 'string') return node as Node
  let target: unknown = document
  for (const name of $ref.replace(/^#\//, '').split('/')) {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~')
    target = typeof target === 'object' && target !== null && Object.hasOwn(target, key) ? (target as Node)[key] : undefined
  }
  return follow(document, target, hops + 1)
}
