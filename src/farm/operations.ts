import type { ContentDatabases } from '../core/access/farm-context.ts'
import { archiveWork } from '../core/acts/archive/archive-operation.ts'
import { removeMirrored } from '../core/acts/file-mirror/remove-mirrored.ts'
import { resumeFieldJobs } from '../core/acts/lists/field-jobs.ts'
import { backupWork } from '../core/acts/operations/backup.ts'
import { copyWork } from '../core/acts/operations/copy.ts'
import { moveWork } from '../core/acts/operations/move.ts'
import { restoreWork } from '../core/acts/operations/restore.ts'
import { type OperationParts, OperationRunner } from '../core/acts/operations/runner.ts'
import { exportWork } from '../core/acts/packages/export.ts'
import { importWork } from '../core/acts/packages/import.ts'
import { deleteTenantWork } from '../core/acts/tenants/remove-tenant.ts'
import type { BackupFiles } from '../core/kernel/backups.ts'
import type { PackageFiles } from '../core/kernel/packages/packages.ts'
import type { FarmDatabase, MirrorTree, Runtime } from '../core/kernel/ports.ts'
import type { MigrationForm } from '../core/model/packages/migration.ts'
import type { SiteHandle } from '../core/model/sites/site.ts'

export interface OperationsOptions {
  readonly farm: FarmDatabase
  readonly runtime: Runtime
  readonly databases: ContentDatabases
  readonly backups: BackupFiles
  readonly packages: PackageFiles
  readonly migrationForm?: MigrationForm
  readonly hostName: string
  /** See `OperationParts.stillLeads`. */
  readonly stillLeads?: OperationParts['stillLeads']
  /** The currently served sites. */
  readonly sites: () => readonly SiteHandle[]
}

/** Runs the long operations of a farm over its content databases. */
export function operationRunnerOf({ sites, stillLeads, ...parts }: OperationsOptions): OperationRunner {
  const arrived = (siteId: string, onError: (error: unknown) => void) => {
    const handles = sites().filter(({ id }) => id === siteId)
    resumeFieldJobs(handles, parts.runtime).catch(onError)
  }
  return new OperationRunner(
    { ...parts, arrived, ...(stillLeads && { stillLeads }) },
    {
      ...{ Move: moveWork, Copy: copyWork, Backup: backupWork, Restore: restoreWork },
      ...{ Export: exportWork, Import: importWork, DeleteTenant: deleteTenantWork, Archive: archiveWork },
    },
  )
}

/** Removes the mirrored files of a site from the mirror of a database that is not served. */
export async function forgetMirrored(tree: MirrorTree | undefined, siteId: string): Promise<void> {
  if (!tree) return
  try {
    await removeMirrored(tree, siteId)
  } finally {
    tree.close()
  }
}
