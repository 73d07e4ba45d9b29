import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Request } from '../../http/message/message.ts'
import { type Method, methods, type Operation } from '../../http/openapi/contract.ts'
import type { Resource } from './addresses.ts'
import { calledByPost, declaresTunnel, isCalled } from './called.ts'

const tunnel = 'x-http-method'

/** The values of X-HTTP-Method on a POST, and the method that each stands for (protocol/addresses#methods). */
const tunnelled: ReadonlyMap<string, Method> = new Map([
  ['MERGE', 'PUT'],
  ['PATCH', 'PUT'],
  ['PUT', 'PUT'],
  ['DELETE', 'DELETE'],
])

/** Methods that the contract does not list, and the method that handles them. */
const synonyms: ReadonlyMap<string, Method> = new Map([
  ['HEAD', 'GET'],
  ['PATCH', 'PUT'],
  ['MERGE', 'PUT'],
])

/** The effective X-HTTP-Method: in upper case, and only on a POST. */
export const tunnelledMethod = (method: string, header: string | string[] | undefined): string | undefined =>
  method === 'POST' && header !== undefined ? String(header).trim().toUpperCase() : undefined

/**
 * Selects the operation of a resource. A POST with X-HTTP-Method is the method in that header; `MERGE` is a POST that
 * declares the header if there is one. `PATCH` and `MERGE` are PUT, HEAD is GET. A POST to what only reads is GET, and so
 * is one without a body to an entity that a function returns. Fails with `invalid_request` on an
 * unknown X-HTTP-Method, and with `method_not_allowed`, whose `allow` lists the methods of the resource.
 */
export function operationFor(resource: Resource, { method, headers }: Pick<Request, 'method' | 'headers'>, path: string): Operation {
  const said = tunnelledMethod(method, headers[tunnel])
  const isCall = method === 'POST' && hasNoBody(headers)
  const operation =
    said !== undefined ? tunnelledOperation(resource, said) : isCall ? calledOperation(resource) : plainOperation(resource, method)
  if (operation) return operation
  const shown = said === undefined ? method : `POST with X-HTTP-Method ${said}`
  throw new DomainError(kernelReasons.method_not_allowed, {
    method: shown.slice(0, 60),
    path: path.slice(0, 200),
    allow: allowed(resource),
  })
}

const plainOperation = ({ operations }: Resource, method: string): Operation | undefined =>
  method === 'POST' ? calledByPost(operations) : operations.get(synonyms.get(method) ?? (method as Method))

/** Whether a request has no body: what names neither a length, nor an encoding, nor a type has none. */
const hasNoBody = ({ 'content-length': length, 'transfer-encoding': encoding, 'content-type': type }: Request['headers']): boolean =>
  length === '0' || (length === undefined && encoding === undefined && type === undefined)

/** A POST without a body to a function: it reads where it could only be the POST that stands for MERGE, or where there is none. */
function calledOperation({ operations }: Resource): Operation | undefined {
  const post = operations.get('POST')
  const read = operations.get('GET')
  return read && isCalled(read) && (!post || declaresTunnel(post)) ? read : post
}

function tunnelledOperation(resource: Resource, said: string): Operation | undefined {
  const method = tunnelled.get(said)
  if (!method) throw invalid(`X-HTTP-Method says '${said.slice(0, 60)}'; it may say ${[...tunnelled.keys()].join(', ')}.`)
  const post = resource.operations.get('POST')
  return said === 'MERGE' && post && declaresTunnel(post) ? post : resource.operations.get(method)
}

/** The Allow header of a resource, including the synonyms of its methods. */
function allowed(resource: Resource): string {
  const names = methods.filter((method) => resource.operations.has(method) || (method === 'POST' && calledOperation(resource)))
  const more = [...synonyms].filter(([, method]) => resource.operations.has(method)).map(([name]) => name)
  return [...names, ...more].join(', ')
}
