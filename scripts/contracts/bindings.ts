import {
  type AddressKind,
  type Contract,
  edmSchemas,
  type ODataReply,
  operationsOf,
  parametersIn,
  type Response,
  resolve,
  type Schema,
} from './contract.ts'

/**
 * The TypeScript types that bind handlers to the contract: for each operation the parameters of its path, in any form,
 * and the content of each status; for each schema the plain value. Reads the contract before `expand` has changed it.
 */
export function bindings(contract: Contract): string {
  const kinds = contract['x-addresses'].filter((kind) => kind.canonical.includes('{'))
  const operations = operationsOf(contract)
  return [
    "import type { components } from './operations.ts'",
    '',
    ...kinds.flatMap((kind) => [
      `/** The parameters of a form of the address ${kind.canonical}, those of the address above it left out. */`,
      `export type ${typeName(kind)} = ${addressType(contract, kind, kinds)}`,
      '',
    ]),
    '/** The parameters of each operation’s address. */',
    'export interface OperationParams {',
    ...operations.map(({ path, operation }) => `  ${operation.operationId}: ${paramsType(contract, path, kinds)}`),
    '}',
    '',
    '/** The operations that need no credentials. */',
    `export type OpenOperation = ${openOperations(operations).join(' | ')}`,
    '',
    '/** What each successful status of each operation carries. */',
    'export interface OperationReplies {',
    ...operations.map(({ operation }) => `  ${operation.operationId}: ${repliesType(contract, operation.responses)}`),
    '}',
    '',
    '/** The properties of each entity, all of them there. */',
    'export interface Entities {',
    ...schemasWith(contract, 'x-entity').map(([name]) => `  ${name}: Required<components['schemas']['${name}']>`),
    '}',
    '',
    '/** The complex types. */',
    'export interface ComplexTypes {',
    ...schemasWith(contract, 'x-complex').map(([name]) => `  ${name}: components['schemas']['${name}']`),
    '}',
    '',
  ].join('\n')
}

/** The marked operations of the contract, as TypeScript text. */
export function marks(contract: Contract): string {
  const marked = (mark: 'x-volatile' | 'x-shares-transaction' | 'x-reads') =>
    operationsOf(contract).flatMap(({ operation }) => (operation[mark] ? [`  '${operation.operationId}',`] : []))
  return [
    '',
    '/** x-volatile */',
    'export const volatileOperations = [',
    ...marked('x-volatile'),
    '] as const',
    '',
    '/** x-shares-transaction */',
    'export const sharingOperations = [',
    ...marked('x-shares-transaction'),
    '] as const',
    '',
    '/** x-reads */',
    'export const readingOperations = [',
    ...marked('x-reads'),
    '] as const',
    '',
  ].join('\n')
}

const openOperations = (operations: ReturnType<typeof operationsOf>): string[] => {
  const names = operations.filter(({ operation }) => operation.security?.length === 0).map(({ operation }) => `'${operation.operationId}'`)
  return names.length > 0 ? names : ['never']
}

const typeName = (kind: AddressKind) => `${kind.name.charAt(0).toUpperCase()}${kind.name.slice(1)}Address`

const schemasWith = (contract: Contract, mark: string): [string, Schema][] =>
  Object.entries(contract.components.schemas).filter(([, schema]) => schema[mark] !== undefined)

const schemaType = (schema: Schema): string =>
  schema.type === 'integer' || schema.type === 'number' ? 'number' : schema.type === 'boolean' ? 'boolean' : 'string'

const isBelow = (path: string, canonical: string) => path === canonical || path.startsWith(`${canonical}/`)

/** The kinds whose canonical address is a prefix of `path`, shortest first. */
const kindsOf = (path: string, kinds: AddressKind[]) =>
  kinds.filter((kind) => isBelow(path, kind.canonical)).sort((one, other) => one.canonical.length - other.canonical.length)

function addressType(contract: Contract, kind: AddressKind, kinds: AddressKind[]): string {
  const above = kindsOf(kind.canonical, kinds).filter((other) => other !== kind)
  const taken = new Set(above.flatMap((other) => parametersIn(other.canonical)))
  const forms = [kind.canonical, ...kind.forms].map((form) => {
    // A form that begins with the address of another kind has the parameters of any form of that address.
    const others = kindsOf(form, kinds).filter((other) => other !== kind && !above.includes(other))
    const given = new Set([...taken, ...others.flatMap((other) => parametersIn(other.canonical))])
    const own = objectType(
      contract,
      [...parametersIn(form), ...Object.keys(kind.fixed?.[form] ?? {})].filter((name) => !given.has(name)),
    )
    return [...others.map(typeName), ...(others.length > 0 && own === noParameters ? [] : [own])].join(' & ')
  })
  return [...new Set(forms)].join(' | ')
}

const noParameters = 'Record<never, never>'

function objectType(contract: Contract, names: string[]): string {
  const members = names.map((name) => `readonly ${name}: ${schemaType(parameterNamed(contract, name))}`)
  return members.length === 0 ? noParameters : `{ ${members.join('; ')} }`
}

function parameterNamed(contract: Contract, name: string): Schema {
  const parameter = contract.components.parameters[name]
  if (!parameter) throw new Error(`The address parameter '${name}' is not described in components.parameters`)
  return parameter.schema
}

function paramsType(contract: Contract, path: string, kinds: AddressKind[]): string {
  const above = kindsOf(path, kinds)
  const taken = new Set(above.flatMap((kind) => parametersIn(kind.canonical)))
  const own = parametersIn(path).filter((name) => !taken.has(name))
  const parts = [...above.map(typeName), ...(own.length > 0 || above.length === 0 ? [objectType(contract, own)] : [])]
  return parts.join(' & ')
}

function repliesType(contract: Contract, responses: Record<string, Response>): string {
  // 304 is the reply to a client that already has the bytes.
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2') || status === '304')
  return `{ ${successes.map(([status, response]) => `${status}: ${replyType(resolve(contract, response))}`).join('; ')} }`
}

function replyType(response: Response): string {
  const reply = response['x-odata']
  const headers = Object.keys(response.headers ?? {}).map((name) => `${/^\w+$/.test(name) ? name : `'${name}'`}?: string`)
  const json = response.content?.['application/json']?.schema as { $ref?: string } | undefined
  const media = Object.keys(response.content ?? {}).find((type) => type !== 'application/json')
  const kind = reply?.value
    ? `value: ${schemaType(edmSchemas[reply.value])}; type: '${reply.value}'; member: '${reply.member}'`
    : reply?.values
      ? `values: ${schemaType(edmSchemas[reply.values])}; type: '${reply.values}'; member: '${reply.member}'`
      : reply?.nothing
        ? `${reply.entity ? `entity: '${reply.entity}'; ` : ''}${reply.complex ? `complex: '${reply.complex}'; member: '${reply.member}'; ` : ''}nothing: '${reply.member}'`
        : reply?.complexes
          ? `complexes: '${reply.complexes}'; member: '${reply.member}'`
          : kindOf(reply, json, media)
  return `{ ${kind}; headers: ${headers.length === 0 ? 'Record<never, never>' : `{ ${headers.join('; ')} }`} }`
}

function kindOf(reply: ODataReply | undefined, json: { $ref?: string } | undefined, media: string | undefined): string {
  return reply?.entity
    ? `entity: '${reply.entity}'`
    : reply?.collection
      ? `collection: '${reply.collection}'`
      : reply?.complex
        ? `complex: '${reply.complex}'; member: '${reply.member ?? reply.complex}'`
        : json?.$ref
          ? `json: components['schemas']['${json.$ref.split('/').at(-1)}']`
          : media
            ? `media: '${media}'`
            : 'empty: true'
}
