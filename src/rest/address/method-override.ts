import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { type Method, methods, type Operation } from '../../http/openapi/contract.ts'
import type { Resource } from './addresses.ts'

const tunnel = 'x-http-method'

/** What X-HTTP-Method may say on a POST, and the method it stands for (protocol rest.md 5; decisions E1). */
const tunnelled: ReadonlyMap<string, Method> = new Map([
  ['MERGE', 'PUT'],
  ['PATCH', 'PUT'],
  ['PUT', 'PUT'],
  ['DELETE', 'DELETE'],
])

/** Methods that the contract does not spell, and the one that answers them. */
const synonyms: ReadonlyMap<string, Method> = new Map([
  ['HEAD', 'GET'],
  ['PATCH', 'PUT'],
  ['MERGE', 'PUT'],
])

/** The value of X-HTTP-Method as it counts: in upper case, on a POST alone. */
export const tunnelledMethod = (method: string, header: string | string[] | undefined): string | undefined =>
  method === 'POST' && header !== undefined ? String(header).trim().toUpperCase() : undefined

/**
 * The operation of a resource that a request means: a POST with X-HTTP-Method
 * is what the header says, `MERGE` the POST that declares the header where
 * there is one; `PATCH` and `MERGE` are PUT, HEAD is GET. Fails with
 * `invalid_request` on an unknown X-HTTP-Method and with `method_not_allowed`,
 * whose `allow` lists what the resource takes.
 */
export function operationFor(resource: Resource, method: string, header: string | string[] | undefined, path: string): Operation {
  const said = tunnelledMethod(method, header)
  const operation = said === undefined ? resource.operations.get(plainMethod(method)) : tunnelledOperation(resource, said)
  if (operation) return operation
  const shown = said === undefined ? method : `POST with X-HTTP-Method ${said}`
  throw new DomainError(kernelReasons.method_not_allowed, {
    method: shown.slice(0, 60),
    path: path.slice(0, 200),
    allow: allowed(resource),
  })
}

const plainMethod = (method: string) => synonyms.get(method) ?? (method as Method)

function tunnelledOperation(resource: Resource, said: string): Operation | undefined {
  const method = tunnelled.get(said)
  if (!method) throw invalid(`X-HTTP-Method says '${said.slice(0, 60)}'; it may say ${[...tunnelled.keys()].join(', ')}.`)
  const post = resource.operations.get('POST')
  return said === 'MERGE' && post && declaresTunnel(post) ? post : resource.operations.get(method)
}

const declaresTunnel = (operation: Operation) =>
  operation.parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === tunnel)

/** The Allow header of a resource, the synonyms of its methods included. */
function allowed(resource: Resource): string {
  const names = methods.filter((method) => resource.operations.has(method))
  const more = [...synonyms].filter(([, method]) => resource.operations.has(method)).map(([name]) => name)
  return [...names, ...more].join(', ')
}
