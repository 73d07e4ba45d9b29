import type { WriteScope } from '../../../access/access.ts'
import type { Context } from '../../../access/context.ts'
import type { NewBlob } from '../../../content/blobs/blobs.ts'
import type { FarmPackage, MigrationForm, Notes } from '../../../model/packages/migration.ts'
import type { Run } from '../../operations/runner.ts'

/** The import of a package of another farm, in the act that stores all of it. */
export interface Importing {
  readonly run: Run
  /** The web that gets the lists, inside the act. */
  readonly ctx: Context
  readonly scope: WriteScope
  readonly migration: FarmPackage
  readonly notes: Notes
  readonly form: MigrationForm
  /** The stored bytes of each file of the package that is in use. */
  readonly blobs: ReadonlyMap<string, NewBlob>
}
