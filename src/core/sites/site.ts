import type { WebRow } from '../../../generated/prisma/content.ts'
import type { ContentDatabase } from '../ports.ts'
import type { SiteSchema } from './schema.ts'

/** A site collection, reached through the content database that it lives in. */
export interface SiteHandle {
  readonly id: string
  /** Server-relative, `/` for the root site. */
  readonly url: string
  readonly database: ContentDatabase
  readonly schema: SiteSchema
}

export interface Web {
  readonly row: WebRow
  /** Server-relative, `/` for the root web of the root site. */
  readonly url: string
  readonly scopeId: string
}

/** A server-relative URL below another: `joinUrl('/', 'Lists')` is `/Lists`. */
export const joinUrl = (base: string, ...segments: readonly string[]): string =>
  segments.reduce((url, segment) => (segment === '' ? url : url === '/' ? `/${segment}` : `${url}/${segment}`), base)
