import type { FarmContext } from '../../../access/farm-context.ts'
import type { LooseFiles } from '../../../kernel/packages/packages.ts'
import type { FarmPackage, MigrationForm } from '../../../model/packages/migration.ts'
import { type FarmOperation, queueOperation } from '../../operations/operations.ts'
import type { Run } from '../../operations/runner.ts'
import type { PartRequest } from '../parts/import-part.ts'
import { importMigration, type MigrationImport, type MigrationOutcome, planMigration } from './import-migration.ts'

type MigrationParts = Pick<FarmContext['operations'], 'packages' | 'migrationForm'>

/** Whether a package is one of another farm. Fails with `package_unusable` if it is one that cannot be read safely. */
export async function isMigration({ packages, migrationForm }: MigrationParts, id: string): Promise<boolean> {
  const files = migrationForm && (await packages.openLoose(id, migrationForm.marks))
  await files?.close()
  return files !== undefined
}

/** Opens a package of another farm, does `work` with it, and closes it. Fails with `package_unusable`, and as `work`. */
async function withMigration<T>(
  { packages, migrationForm }: MigrationParts,
  id: string,
  work: (files: LooseFiles, read: () => Promise<FarmPackage>, form: MigrationForm) => Promise<T>,
): Promise<T> {
  const files = migrationForm && (await packages.openLoose(id, migrationForm.marks))
  if (!files) throw new Error(`The package ${id} is none of another farm.`)
  try {
    return await work(files, () => migrationForm.read(files), migrationForm)
  } finally {
    await files.close()
  }
}

/** Queues the import of a package of another farm. Fails with `package_unusable`, `relocation_refused` and `invalid_request`. */
export const queueMigration = (ctx: FarmContext, id: string, request: PartRequest): Promise<FarmOperation> =>
  withMigration(ctx.operations, id, async (files, read) => {
    const finding = { records: ctx.farm.records, databases: ctx.databases, runtime: ctx.runtime }
    const target = await planMigration(finding, request, files, await read())
    const input = { ...request, isMigration: true }
    return queueOperation(ctx, { id, kind: 'Import', siteId: null, target, input }, () => Promise.resolve())
  })

/** Reads all of a package of another farm, and imports it. Fails as `importMigration`, and with `package_unusable`. */
export const runMigration = (run: Run, request: PartRequest, step: Pick<MigrationImport, 'known' | 'decided'>): Promise<MigrationOutcome> =>
  withMigration(run, run.operation.id, async (files, read, form) => {
    await files.verify({ onProgress: (part) => run.progress(part * 0.3), signal: run.signal })
    return importMigration(run, request, { ...step, files, form, migration: await read() })
  })
