import type { ListedOperation } from './contract.ts'

interface Place {
  readonly path: string
  readonly operations: ListedOperation[]
  readonly below: Place[]
}

/**
 * Operations as readers look for them: a collection, then its elements, then what belongs to an element. Beside one another the address that
 * has most others below it comes first, and the rest keeps its order. Static methods (`/_api/sp.…`) come last.
 */
export function inReadingOrder(operations: readonly ListedOperation[]): ListedOperation[] {
  const top: Place[] = []
  for (const path of new Set(operations.map((operation) => operation.path).toSorted((one, other) => one.length - other.length))) {
    const place: Place = { path, operations: operations.filter((operation) => operation.path === path), below: [] }
    placesAround(top, path).push(place)
  }
  const position = new Map(operations.map((operation, at) => [operation.path, at]))
  return flattened(top, (place) => [isStatic(place), depthOf(place), -sizeOf(place), position.get(place.path) ?? 0])
}

/** The places among which an address stands: those below the longest one that it begins with. */
function placesAround(places: Place[], path: string): Place[] {
  const above = places.find((place) => path.startsWith(place.path))
  return above ? placesAround(above.below, path) : places
}

const isStatic = ({ path }: Place): number => (path.startsWith('/_api/sp.') ? 1 : 0)

const depthOf = ({ path }: Place): number => path.split('/').length

const sizeOf = ({ operations, below }: Place): number => below.reduce((sum, place) => sum + sizeOf(place), operations.length)

function flattened(places: readonly Place[], rankOf: (place: Place) => readonly number[]): ListedOperation[] {
  const ranked = places.map((place) => ({ place, rank: rankOf(place) })).toSorted((one, other) => compared(one.rank, other.rank))
  return ranked.flatMap(({ place }) => [...place.operations, ...flattened(place.below, rankOf)])
}

const compared = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0
