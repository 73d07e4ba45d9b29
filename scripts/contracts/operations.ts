import { addFailures, type Failures } from './failures.ts'
import { copied, fail, isMap, listIn, mapIn, mapsIn, placed, placeOf, textIn, type Yaml, type YamlMap } from './yaml.ts'

const verbs = ['get', 'put', 'post', 'delete', 'patch']

/** Marks of operations that remain in the served contract. */
const marks = ['x-never-fails', 'x-volatile', 'x-shares-transaction', 'x-reads', 'x-tenant']

interface Operation {
  readonly address: string
  readonly verb: string
  readonly node: YamlMap
}

/** The components that an operation may name, by kind. */
export type Components = Readonly<Record<'parameters' | 'headers' | 'responses' | 'schemas', YamlMap>>

/**
 * Expands, in place, the short forms of the operations of `paths`: `x-same-as`, path parameters, names instead of
 * references, `x-json`, and the failures, by `failures`. Fails with `ContractError` on an unknown name.
 */
export function writeOutOperations(paths: YamlMap, components: Components, failures: Failures | undefined): void {
  const operations = operationsIn(paths)
  const byId = new Map<string, Operation>()
  for (const operation of operations) {
    const id = textIn(operation.node, 'operationId') ?? fail(`${operation.verb} of ${operation.address} has no operationId`, operation.node)
    const other = byId.get(id)
    if (other) fail(`the operationId ${id} stands at ${placeOf(other.node, 'operationId')} already`, operation.node, 'operationId')
    byId.set(id, operation)
  }
  const same = operations.flatMap(({ node }) => ('x-same-as' in node ? [node] : []))
  for (const node of same) addTwin(node, byId, same)
  for (const operation of operations) {
    checkMarks(operation)
    writeOut(operation, components, failures)
    checkFailures(operation)
  }
  for (const [address, item] of mapsIn(paths)) addAddressParameters(address, item, components.parameters)
}

const operationsIn = (paths: YamlMap): Operation[] =>
  mapsIn(paths).flatMap(([address, item]) =>
    verbs.flatMap((verb) => {
      const node = mapIn(item, verb)
      return node ? [{ address, verb, node }] : []
    }),
  )

/** `x-same-as`: copies what the operation does not define from the other one, and adds its parameters after its own. */
function addTwin(node: YamlMap, byId: ReadonlyMap<string, Operation>, same: readonly YamlMap[]): void {
  const id = textIn(node, 'x-same-as') ?? ''
  const twin = byId.get(id)?.node ?? fail(`x-same-as names '${id}', and no operation has that operationId`, node, 'x-same-as')
  if (same.includes(twin)) fail(`x-same-as names '${id}', which is the same as another one itself`, node, 'x-same-as')
  const parameters = [...(listIn(node, 'parameters') ?? []), ...(listIn(twin, 'parameters') ?? [])]
  for (const [name, value] of Object.entries(copied(twin))) node[name] ??= value
  if (parameters.length > 0) node.parameters = parameters
  delete node['x-same-as']
}

function checkMarks({ verb, node }: Operation): void {
  for (const [name, value] of Object.entries(node)) {
    if (!name.startsWith('x-') || name === 'x-errors') continue
    if (name === 'x-not-checked') {
      checkExcuses(value, node, checks)
      continue
    }
    if (!marks.includes(name)) fail(`operations have no mark ${name}; they may have x-same-as, x-errors, ${marks.join(', ')}`, node, name)
    if (value !== true) fail(`${name} is true or not there`, node, name)
  }
  if (verb !== 'get' && node['x-volatile']) fail('x-volatile is for GET: no other answer is kept', node, 'x-volatile')
  if (verb !== 'post' && node['x-reads']) fail('x-reads is for POST', node, 'x-reads')
  if (verb === 'get' && node['x-shares-transaction']) fail('x-shares-transaction is for writes', node, 'x-shares-transaction')
}

/** The checks of Schemathesis that an operation may be excused from. */
const checks = [
  ...['positive_data_acceptance', 'negative_data_rejection', 'missing_required_header', 'ignored_auth', 'unsupported_method'],
  ...['use_after_free', 'ensure_resource_availability'],
]

/**
 * Checks the marks `x-not-checked` of parameters, of schemas and of responses, which say that a schema cannot tell the right values. Fails
 * with `ContractError`. Those of operations are checked with their other marks.
 */
export function checkValueExcuses(node: Yaml): void {
  if (Array.isArray(node)) {
    for (const part of node) checkValueExcuses(part)
    return
  }
  if (!isMap(node)) return
  if ('x-not-checked' in node && !('operationId' in node)) checkExcuses(node['x-not-checked'], node, ['positive_data_acceptance'])
  for (const part of Object.values(node)) checkValueExcuses(part)
}

/** `x-not-checked`: why a check of the fuzz does not hold for an operation or a value, by the name of the check. */
function checkExcuses(excuses: Yaml | undefined, node: YamlMap, checks: readonly string[]): void {
  for (const [check, reason] of Object.entries(isMap(excuses) ? excuses : {})) {
    if (!checks.includes(check)) fail(`there is no check ${check}; there are ${checks.join(', ')}`, node, 'x-not-checked')
    if (typeof reason !== 'string' || reason.length < 20) fail(`the reason why ${check} does not hold is a sentence`, node, 'x-not-checked')
  }
}

function writeOut({ verb, node }: Operation, components: Components, failures: Failures | undefined): void {
  const parameters = listIn(node, 'parameters') ?? []
  const body = mapIn(node, 'requestBody')
  if (failures && node['x-never-fails'] !== true) {
    addFailures(node, { verb, hasBody: body !== undefined, parameters }, failures)
  } else if ('x-errors' in node) {
    fail('x-errors needs x-errors of the contract, and an operation that may fail', node, 'x-errors')
  }
  if (parameters.length > 0) {
    node.parameters = parameters.map((one) => (typeof one === 'string' ? reference(components, 'parameters', one, node) : one))
  }
  if (body) node.requestBody = placed({ ...(body['x-json'] !== undefined && { required: true }), ...withJson(body, components) }, body)
  const responses = mapIn(node, 'responses') ?? fail('the operation has no responses', node)
  for (const [status, response] of Object.entries(responses)) {
    if (typeof response === 'string') responses[status] = reference(components, 'responses', response, responses, status)
    else if (isMap(response)) responses[status] = writtenResponse(response, components)
    else fail('a response is a map, or the name of one', responses, status)
  }
}

/** A response with its short forms expanded. Fails with `ContractError` on an unknown name. */
export const writtenResponse = (response: YamlMap, components: Components): YamlMap =>
  placed(withHeaders(withJson(response, components), components), response)

/** An operation that can fail must declare it: otherwise a client would receive an undeclared status. */
function checkFailures({ node }: Operation): void {
  const fails = Object.keys(mapIn(node, 'responses') ?? {}).some((status) => status.startsWith('4'))
  if (!fails && !node['x-never-fails']) fail('the operation declares no 4xx response; mark it x-never-fails if it has none', node)
}

/** `x-json: Name`: JSON with that schema. */
function withJson(node: YamlMap, components: Components): YamlMap {
  const { 'x-json': name, ...others } = node
  if (name === undefined) return node
  if ('content' in node) fail('x-json stands in the place of content', node, 'x-json')
  const schema = reference(components, 'schemas', textIn(node, 'x-json') ?? '', node, 'x-json')
  return { ...others, content: { 'application/json': { schema } } }
}

/**
 * Headers by the names of their definitions: `[ETag]` if the header has the same name, else `{ Last-Modified:
 * LastModified }`.
 */
function withHeaders(node: YamlMap, components: Components): YamlMap {
  const { headers } = node
  if (headers === undefined) return node
  const named = Array.isArray(headers)
    ? headers.map((name): [string, Yaml] => [String(name), name])
    : Object.entries(mapIn(node, 'headers') ?? {})
  const written = named.map(([name, header]): [string, Yaml] => {
    return [name, typeof header === 'string' ? reference(components, 'headers', header, node, 'headers') : header]
  })
  return { ...node, headers: Object.fromEntries(written) }
}

function reference(components: Components, kind: keyof Components, name: string, node: YamlMap, member: string = kind): YamlMap {
  if (!(name in components[kind])) fail(`there is no '${name}' in the ${kind} of the contract`, node, member)
  return placed({ $ref: `#/components/${kind}/${name}` }, node)
}

/** The names in braces are parameters. */
function addAddressParameters(address: string, item: YamlMap, parameters: YamlMap): void {
  if ('parameters' in item) fail('the parameters of an address are those in its braces', item, 'parameters')
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const unknown = names.find((name) => !(name in parameters))
  if (unknown !== undefined) fail(`${address} has {${unknown}}, which no \`parameters\` describe`, item)
  // Every operation has it.
  if ('prefer' in parameters) names.push('prefer')
  if (names.length > 0) item.parameters = names.map((name) => placed({ $ref: `#/components/parameters/${name}` }, item))
}
