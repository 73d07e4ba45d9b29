import type { Method, Operation } from '../../http/openapi/contract.ts'

/** Whether a POST says by the header X-HTTP-Method that it is an update. */
export const declaresTunnel = (operation: Operation): boolean =>
  operation.parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === 'x-http-method')

/**
 * The operations of a method whose arguments a POST may bring as its body: of one that has no other body, or that returns an entity,
 * whose changes are told by X-HTTP-Method. Undefined for any other.
 */
export function calledWithBody(operations: ReadonlyMap<Method, Operation>, method: string): ReadonlyMap<Method, Operation> | undefined {
  if (takesNoBody(calledByPost(operations))) return operations
  const [read, post] = [operations.get('GET'), operations.get('POST')]
  if (method !== 'POST' || !read || !isCalled(read) || (post && !declaresTunnel(post))) return undefined
  return new Map([...(post ? [['PUT', post] as const] : []), ...operations, ['POST', read]])
}

/**
 * The operation of a POST that names no other method: it reads what can only be read or deleted, except for a collection without
 * arguments whose name is no `get…`, where a POST means to create (protocol/addresses#methods).
 */
export function calledByPost(operations: ReadonlyMap<Method, Operation>): Operation | undefined {
  const read = operations.has('PUT') ? undefined : operations.get('GET')
  return operations.get('POST') ?? (read && isCalled(read) ? read : undefined)
}

export const isCalled = ({ path, responses }: Operation): boolean =>
  path.startsWith('/_api/') && (responses['200']?.['x-odata']?.collection === undefined || path.endsWith(')') || isGetter(path))

/** Whether the last name of a path says that it gets something, so that nothing can be added to it. */
const isGetter = (path: string): boolean => path.slice(path.lastIndexOf('/') + 1).startsWith('get')

const takesNoBody = (operation: Operation | undefined): boolean => operation !== undefined && operation.requestBody === undefined
