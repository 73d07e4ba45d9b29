import { resolve } from 'node:path'
import { type Config, changedConfig } from '../config/config.ts'
import { ConfigError } from '../config/setting.ts'
import { journalSize, verifyJournals } from '../core/acts/journal/event-journal.ts'
import { replayJournals } from '../core/acts/journal/replay.ts'
import { rowsOfSite } from '../core/acts/relocation/rows.ts'
import { type Farm, openFarm } from '../farm/farm.ts'
import { openReplayTarget } from '../farm/replay-target.ts'
import { progressBar } from '../process/progress-bar.ts'

const databasesOf = async (farm: Farm) => Promise.all((await farm.names()).map((name) => farm.content(name)))

/** Opens the farm without a journal of its own: the commands write nothing to it. */
const openToRead = (config: Config) => openFarm(changedConfig(config, { 'EventSourcing:Enabled': false }), { whenMissing: 'refuse' })

/** Verifies the journals of all content databases, and prints the first changed record. */
async function verifyAll(farm: Farm): Promise<boolean> {
  const databases = await databasesOf(farm)
  const total = await journalSize(databases)
  const show = progressBar(process.stderr)
  let done = 0
  const { records, journals, firstBroken } = await verifyJournals(databases, (count) => {
    done += count
    show(done, total)
  })
  if (firstBroken) process.stdout.write(`Site ${firstBroken.journal}: record ${firstBroken.sequence} ${firstBroken.reason}.\n`)
  const verdict = firstBroken ? 'The event journal was changed' : 'All of them are as they were written'
  process.stdout.write(`${records} journal records read in ${journals} journals. ${verdict}.\n`)
  return firstBroken === undefined
}

/**
 * `tenon journal verify`: checks every record of the event journals, names the first one that is not as it was written, and
 * ends with 1 if there is one. The server may be running.
 */
export async function verifyEventJournals(config: Config): Promise<void> {
  const farm = await openToRead(config)
  try {
    if (!(await verifyAll(farm))) process.exitCode = 1
  } finally {
    await farm.close()
  }
}

/**
 * `tenon journal replay --into <file> [--database <name>]`: makes a new content database of the journals of one, which equals
 * it row for row. Ends with 1, and makes nothing, if a journal was changed. The server may be running.
 */
export async function replayEventJournals(config: Config, { into, database }: ReplayWords): Promise<void> {
  if (into === undefined) throw new ConfigError('journal replay needs --into <path of a new content database>.')
  const farm = await openToRead(config)
  try {
    const names = await farm.names()
    const name = database === undefined && names.length === 1 ? names[0] : names.find((one) => one === database)
    if (name === undefined) throw new ConfigError(`journal replay needs --database with one of these names: ${names.join(', ')}.`)
    if (!(await verifyAll(farm))) {
      process.exitCode = 1
      return
    }
    const source = await farm.content(name)
    const target = await openReplayTarget(resolve(into))
    try {
      const total = await journalSize([source])
      const show = progressBar(process.stderr)
      let done = 0
      const onProgress = (count: number) => {
        done += count
        show(done, total)
      }
      const { sites, records, incomplete } = await replayJournals(source, target, { readRows: rowsOfSite, onProgress })
      for (const site of incomplete)
        process.stdout.write(`Site ${site}: event sourcing was off after its last record. The writes of that time are missing.\n`)
      if (incomplete.length > 0) process.exitCode = 1
      process.stdout.write(`${records} records of ${sites} site collections replayed into ${resolve(into)}.\n`)
    } finally {
      await target.close()
    }
  } finally {
    await farm.close()
  }
}

/** The words of `journal replay` that are no settings. */
export interface ReplayWords {
  readonly into?: string
  readonly database?: string
}
