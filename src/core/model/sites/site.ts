import type { DatabaseWork } from '../../kernel/database-work.ts'
import type { ContentDatabase } from '../../kernel/ports.ts'
import { SiteSchema } from './schema.ts'

/** An open content database. */
export interface OpenContent {
  readonly database: ContentDatabase
  readonly work: DatabaseWork
}

/** A site collection, with the content database that contains it. */
export interface SiteHandle extends OpenContent {
  readonly id: string
  /** Server-relative, `/` for the root site. */
  readonly url: string
  readonly schema: SiteSchema
  /** Whether its web application permits anonymous users to read what is granted to them. */
  readonly letsAnonymousRead?: boolean
  /** Whether its content database refuses writes. */
  readonly isReadOnly?: boolean
  /** The id of its tenant; missing for the farm's own tenant. */
  readonly tenantId?: string
  /** The maximum of its stored bytes in MB; missing or 0 for none. */
  readonly storageMaximum?: number
  /** What the policies of its web application give users, by login key. */
  readonly policies?: UserPolicies
}

/** The access to every site collection of a web application that its policies give, by login key. */
export type UserPolicies = ReadonlyMap<string, 'FullRead' | 'FullControl'>

/** The handle of a site collection in an open content database, with an empty cache. */
export const siteHandle = (
  { database, work }: OpenContent,
  { letsAnonymousRead = false, ...facts }: Omit<SiteHandle, 'schema' | keyof OpenContent>,
): SiteHandle => ({ ...facts, database, work, schema: new SiteSchema(database, facts.id, facts.url), letsAnonymousRead })
