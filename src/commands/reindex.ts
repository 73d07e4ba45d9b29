import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/setting.ts'
import { type Reindexed, reindexSites } from '../core/acts/file-mirror/reindex.ts'
import { type Farm, openFarmAlone } from '../farm/farm.ts'
import { ownerOf } from './owner.ts'

/**
 * `tenon reindex`: restores what the database lacks from the files and sidecars in the data folder, reports what a
 * person has to check, and ends with 1 if there is any. Fails with `DataInUse` while a server uses the data, and with
 * `ConfigError` if the storage provider has no such files.
 */
export async function reindex(config: Config): Promise<void> {
  const { restored, present, updated, findings } = await reindexFarm(config)
  for (const { path, what } of findings) process.stdout.write(`${path}: ${what}\n`)
  process.stdout.write(`${restored} restored, ${present} already there, ${updated} updated, ${findings.length} to look at.\n`)
  if (findings.length > 0) process.exitCode = 1
}

async function reindexFarm(config: Config): Promise<Reindexed> {
  const farm = await openFarmAlone(config, { whenMissing: 'remake' })
  try {
    const reports: Reindexed[] = []
    for (const name of await farm.names()) reports.push(await reindexDatabase(farm, name, config))
    return {
      restored: reports.reduce((sum, { restored }) => sum + restored, 0),
      present: reports.reduce((sum, { present }) => sum + present, 0),
      updated: reports.reduce((sum, { updated }) => sum + updated, 0),
      findings: reports.flatMap(({ findings }) => findings),
    }
  } finally {
    await farm.close()
  }
}

async function reindexDatabase(farm: Farm, name: string, config: Config): Promise<Reindexed> {
  const tree = farm.mirrorOf(name)
  if (!tree) throw new ConfigError(`StorageProvider ${config.StorageProvider} keeps no files to restore from: reindex needs FileSystem.`)
  try {
    const seed = { runtime: farm.runtime, contentDatabaseName: name, owner: ownerOf(config) }
    return await reindexSites({ farm: farm.database, content: await farm.content(name), tree, seed })
  } finally {
    tree.close()
  }
}
