import type { WebRow } from '../../../../generated/prisma/content.ts'

export interface Web {
  readonly row: WebRow
  /** Server-relative, `/` for the root web of the root site. */
  readonly url: string
  readonly scopeId: string
}

/** Appends segments to a server-relative URL: `joinUrl('/', 'Lists')` is `/Lists`. */
export const joinUrl = (base: string, ...segments: readonly string[]): string =>
  segments.reduce((url, segment) => (segment === '' ? url : url === '/' ? `/${segment}` : `${url}/${segment}`), base)

/** Whether deleted objects go to the recycle bin; the bin cannot be turned off. */
export const recycleBinEnabled = true
