import { percentDecoded } from '../../formats/percent.ts'
import type { KnownOperation } from './coverage.ts'

export interface NearAddress {
  readonly operation: string
  readonly method: string
  readonly address: string
  readonly differs: string[]
}

/** The number of addresses that are named. */
const most = 5
/** Longer paths are compared up to here. */
const longestPath = 200

/** The operations whose addresses are most like that of a request, best first, and what differs. */
export function nearestTo(
  request: { readonly method: string; readonly path: string },
  operations: readonly KnownOperation[],
): NearAddress[] {
  const path = plainPath(percentDecoded(request.path) ?? request.path)
  return operations
    .map((operation) => {
      const other = plainPath(operation.path)
      const method = operation.method ?? 'POST'
      return { operation, method, other, distance: distanceOf(path, other) + (method === request.method ? 0 : 1) }
    })
    .sort((one, other) => one.distance - other.distance || one.operation.id.localeCompare(other.operation.id))
    .slice(0, most)
    .map(({ operation, method, other }) => ({
      operation: operation.id,
      method,
      address: operation.path,
      differs: differences({ method: request.method, path }, { method, path: other }),
    }))
}

/** The path from the segment that names the service, without what arguments and parameters say. */
function plainPath(path: string): string {
  const service = path.search(/\/(?:_api|_vti_bin)(?:\/|$)/i)
  return path
    .slice(Math.max(service, 0), Math.max(service, 0) + longestPath)
    .replace(/\([^()]*\)/g, '()')
    .replace(/\{\w{1,100}\}/g, '*')
    .toLowerCase()
}

function differences(asked: { method: string; path: string }, known: { method: string; path: string }): string[] {
  const found: string[] = []
  if (asked.method !== known.method) found.push(`The method is ${asked.method.slice(0, 20)}, and there ${known.method}.`)
  const ours = asked.path.split('/').slice(1)
  const theirs = known.path.split('/').slice(1)
  for (let at = 0; at < Math.max(ours.length, theirs.length); at += 1) {
    const [own, other] = [ours[at], theirs[at]]
    if (own === other || (other === '*' && own !== undefined && own !== '')) continue
    if (other === undefined) found.push(`The segment '${own}' is too much.`)
    else if (own === undefined) found.push(`The segment '${other}' is missing.`)
    else found.push(`The segment '${own}' is '${other}' there.`)
  }
  return found.length === 0 ? ['Only the arguments or the site differ.'] : found
}

/** The number of characters to insert, delete or replace; a parameter of the other path stands for any segment. */
function distanceOf(path: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= path.length; row += 1) {
    const now = [row]
    const char = path[row - 1]
    for (let at = 1; at <= other.length; at += 1) {
      const wanted = other[at - 1]
      const isAny = wanted === '*' && char !== '/'
      const cost = wanted === char || isAny ? 0 : 1
      const stay = isAny ? 0 : 1
      now.push(Math.min((before[at - 1] as number) + cost, (before[at] as number) + stay, (now[at - 1] as number) + 1))
    }
    before = now
  }
  return before[other.length] as number
}
