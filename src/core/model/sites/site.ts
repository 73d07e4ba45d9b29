import type { ContentDatabase } from '../../kernel/ports.ts'
import type { SiteSchema } from './schema.ts'

/** A site collection, reached through the content database that it lives in. */
export interface SiteHandle {
  readonly id: string
  /** Server-relative, `/` for the root site. */
  readonly url: string
  readonly database: ContentDatabase
  readonly schema: SiteSchema
  /** Whether its web application lets anonymous users read what is granted to them. */
  readonly letsAnonymousRead?: boolean
}
