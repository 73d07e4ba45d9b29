import { followed, member, type Node, nodes, type OpenApi, text } from './openapi.ts'
import { type SchemaRow, sampleOf, schemaRows, typeOf } from './schema.ts'

/** An operation as lists show it. */
export interface ListedOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly summary: string
}

export interface ShownOperation extends ListedOperation {
  readonly description: string
  readonly parameters: readonly ShownValue[]
  /** The request body of the operation. */
  readonly body?: ShownBody
  readonly replies: readonly ShownReply[]
  /** Whether anyone may call it. */
  readonly isOpen: boolean
}

export interface ShownBody {
  readonly description: string
  readonly types: readonly string[]
  readonly rows: readonly SchemaRow[]
  /** A body as JSON; undefined if it is no JSON. */
  readonly sample?: string
}

export interface ShownReply {
  readonly status: string
  readonly description: string
  readonly headers: readonly string[]
  readonly types: readonly string[]
  /** Examples by media type, as JSON. */
  readonly examples: readonly (readonly [type: string, json: string])[]
  /** The properties in the simplest envelope. */
  readonly rows: readonly SchemaRow[]
}

/** A parameter. */
export interface ShownValue {
  readonly name: string
  readonly place: string
  readonly required: boolean
  readonly type: string
  readonly description: string
  readonly example?: string
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation of the document, in its order. */
export const listedOperations = (document: OpenApi): ListedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = member(document, item, method)
      if (!operation) return []
      return {
        operationId: text(operation.operationId),
        method: method.toUpperCase(),
        path,
        tag: Array.isArray(operation.tags) ? text(operation.tags[0]) : '',
        summary: text(operation.summary),
      }
    }),
  )

/** An operation with everything about it, references resolved. */
export function shownOperation(document: OpenApi, listed: ListedOperation): ShownOperation {
  const item = member(document, document.paths, listed.path)
  const operation = member(document, item, listed.method.toLowerCase()) ?? {}
  const body = member(document, operation, 'requestBody')
  const content = body && member(document, body, 'content')
  const shared = nodes(document, item?.parameters)
  return {
    ...listed,
    description: text(operation.description),
    parameters: [...shared, ...nodes(document, operation.parameters)].map((parameter) => parameterOf(document, parameter)),
    ...(content && { body: bodyOf(document, content, text(body?.description)) }),
    replies: Object.entries(member(document, operation, 'responses') ?? {}).map(([status, reply]) =>
      replyOf(document, status, followed(document, reply)),
    ),
    isOpen: Array.isArray(operation.security) && operation.security.length === 0,
  }
}

function parameterOf(document: OpenApi, parameter: Node): ShownValue {
  const schema = member(document, parameter, 'schema') ?? {}
  const example = parameter.example ?? (Array.isArray(schema.examples) ? schema.examples[0] : schema.example)
  return {
    name: text(parameter.name),
    place: text(parameter.in),
    required: parameter.required === true,
    type: typeOf(document, schema),
    description: text(parameter.description),
    ...((typeof example === 'string' || typeof example === 'number' || typeof example === 'boolean') && { example: String(example) }),
  }
}

function bodyOf(document: OpenApi, content: Node, description: string): ShownBody {
  const form = simplest(document, content) ?? {}
  const types = Object.keys(content)
  const own = exampleOf(document, form)
  const isJson = types.some((type) => type.startsWith('application/json'))
  const made = isJson && form.schema !== undefined ? sampleOf(document, form.schema) : undefined
  const value = own ?? made
  return {
    description,
    types,
    rows: schemaRows(document, form.schema),
    ...(value !== undefined && { sample: written(value) }),
  }
}

function replyOf(document: OpenApi, status: string, reply: Node): ShownReply {
  const content = member(document, reply, 'content') ?? {}
  const examples = Object.entries(content).flatMap(([type, form]) => {
    const value = exampleOf(document, followed(document, form))
    return value === undefined ? [] : [[type, written(value)] as const]
  })
  return {
    status,
    description: text(reply.description),
    headers: Object.keys(member(document, reply, 'headers') ?? {}),
    types: Object.keys(content),
    examples,
    rows: status.startsWith('2') ? schemaRows(document, simplest(document, content)?.schema) : [],
  }
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, undefined, 2))

function exampleOf(document: OpenApi, form: Node): unknown {
  const [first] = Object.values(member(document, form, 'examples') ?? {})
  return first === undefined ? form.example : followed(document, first).value
}

const simplest = (document: OpenApi, content: Node): Node | undefined =>
  member(document, content, 'application/json;odata=nometadata') ??
  member(document, content, 'application/json') ??
  Object.values(content).map((form) => followed(document, form))[0]
