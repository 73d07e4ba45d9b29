import type { DatabaseWork } from '../../kernel/database-work.ts'
import type { ContentDatabase } from '../../kernel/ports.ts'
import { SiteSchema } from './schema.ts'

/** An open content database. */
export interface OpenContent {
  readonly database: ContentDatabase
  readonly work: DatabaseWork
}

/** A site collection, reached through the content database that it lives in. */
export interface SiteHandle extends OpenContent {
  readonly id: string
  /** Server-relative, `/` for the root site. */
  readonly url: string
  readonly schema: SiteSchema
  /** Whether its web application lets anonymous users read what is granted to them. */
  readonly letsAnonymousRead?: boolean
}

/** The handle of a site collection in an open content database, with nothing cached yet. */
export const siteHandle = (
  { database, work }: OpenContent,
  { id, url, letsAnonymousRead = false }: Pick<SiteHandle, 'id' | 'url' | 'letsAnonymousRead'>,
): SiteHandle => ({ id, url, database, work, schema: new SiteSchema(database, id, url), letsAnonymousRead })
