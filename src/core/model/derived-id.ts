import { createHash } from 'node:crypto'

/** An id that follows from others, for what has no row of its own: the same in every process. */
export function derivedId(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
