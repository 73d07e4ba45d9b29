import {
  type Contract,
  type Operation,
  operationsOf,
  type PathItem,
  parametersIn,
  type Response,
  resolve,
  type Schema,
} from '../contract.ts'

/** The properties that addresses name otherwise than by the end of their parameter's name. */
const properties: Readonly<Record<string, string>> = { attachmentName: 'FileName', contentTypeId: 'StringId', fieldName: 'InternalName' }

const ends = ['Title', 'Url', 'Id', 'Name']

/**
 * Adds the links of OpenAPI to each operation that makes something: to those that read, update and delete what it has
 * made. They take what the address needs from the address of the request and from the reply, which is that of the
 * envelopes without metadata or with little of it.
 */
export function addLinks(contract: Contract): void {
  for (const { path, method, operation } of operationsOf(contract)) {
    const made = method === 'post' ? madeBy(contract, operation) : undefined
    if (!made) continue
    const target = targetOf(contract, path, made.name)
    if (target) made.response.links = { ...linksTo(contract.paths[target.path] ?? {}, target.parameters), ...made.response.links }
  }
}

interface Made {
  readonly name: string
  readonly response: Response
}

const makers = /^(?:add|create|ensure|generate)[A-Z]/

/** The name of the schema of what the operation makes; undefined if it makes nothing that has an address. */
function madeBy(contract: Contract, operation: Operation): Made | undefined {
  const response = makers.test(operation.operationId) ? (operation.responses['201'] ?? operation.responses['200']) : undefined
  if (!response || response.$ref !== undefined) return undefined
  const name = entityIn(contract, response)
  return name === undefined ? undefined : { name, response }
}

function entityIn(contract: Contract, response: Response): string | undefined {
  const { 'x-odata': odata, content } = resolve(contract, response)
  return odata?.entity ?? content?.['application/json']?.schema.$ref?.split('/').at(-1)
}

interface Target {
  readonly path: string
  /** Runtime expressions by the name of the parameter. */
  readonly parameters: Readonly<Record<string, string>>
}

/** The address of one thing of the kind that is nearest to the address where it is made, by its first letters. */
function targetOf(contract: Contract, made: string, name: string): Target | undefined {
  const schema = contract.components.schemas[name] ?? {}
  const targets = Object.entries(contract.paths).flatMap(([path, item]): Target[] => {
    const read = item.get as Operation | undefined
    const reply = read?.responses['200']
    if (path === made || !reply || entityIn(contract, reply) !== name || !path.endsWith(lastBrace(path))) return []
    const parameters = expressions(made, path, schema)
    return parameters ? [{ path, parameters }] : []
  })
  const [nearest] = targets.sort(
    (one, other) => common(other.path, made) - common(one.path, made) || writes(contract, other) - writes(contract, one),
  )
  return nearest
}

/** What stands from the last parameter of an address on, if nothing comes after it. */
const lastBrace = (path: string): string => /\{\w+\}['")]*$/.exec(path)?.[0] ?? '\n'

/** Where the parameters of `path` come from; undefined if more than the last one is not in the address of the maker, or no property has it. */
function expressions(made: string, path: string, schema: Schema): Record<string, string> | undefined {
  const given = parametersIn(made)
  const names = parametersIn(path)
  const own = names.at(-1) ?? ''
  const property = propertyOf(own, schema)
  const found = names.map((name): [string, string | undefined] => {
    if (name === own && property !== undefined) return [name, `$response.body#/${property}`]
    return [name, given.includes(name) ? `$request.path.${name}` : undefined]
  })
  return found.every((entry): entry is [string, string] => entry[1] !== undefined) ? Object.fromEntries(found) : undefined
}

/** `listTitle` is the property Title, `fileUrl` ServerRelativeUrl, and `siteId` of administration `id`. */
function propertyOf(parameter: string, schema: Schema): string | undefined {
  const end = ends.find((one) => parameter.endsWith(one)) ?? parameter
  const names = [properties[parameter], end === 'Url' ? 'ServerRelativeUrl' : undefined, end, end.toLowerCase(), parameter]
  return names.find((name) => name !== undefined && schema.properties !== undefined && Object.hasOwn(schema.properties, name))
}

function common(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

const writes = (contract: Contract, { path }: Target): number => Object.keys(contract.paths[path] ?? {}).length

function linksTo(item: PathItem, parameters: Readonly<Record<string, string>>): Record<string, object> {
  const operations = ['get', 'put', 'patch', 'post', 'delete'].flatMap((method) => (item[method] as Operation | undefined) ?? [])
  return Object.fromEntries(
    operations.map(({ operationId }) => [
      operationId,
      { operationId, parameters, description: 'For what was made. The value is where it stands without `d`.' },
    ]),
  )
}
