import type { Config } from '../config/config.ts'
import { openFarm } from '../farm/farm.ts'
import { progressBar } from '../process/progress-bar.ts'

/**
 * `tenon audit verify`: checks every record of the audit logs, names the first one that is not as it was written, and
 * ends with 1 if there is one. The server may be running.
 */
export async function verifyAuditLogs(config: Config): Promise<void> {
  const farm = await openFarm(config, { whenMissing: 'refuse' })
  try {
    const total = await farm.audit.size()
    const show = progressBar(process.stderr)
    let done = 0
    const { records, segments, unsealed, firstBroken } = await farm.audit.verify((count) => {
      done += count
      show(done, total)
    })
    if (firstBroken) {
      process.stdout.write(`${firstBroken.segment}: record ${firstBroken.index} ${firstBroken.reason}.\n`)
      process.exitCode = 1
    }
    const verdict = firstBroken ? 'The audit log was changed' : 'All of them are as they were written'
    process.stdout.write(`${records} audit records read in ${segments} segments, ${unsealed} of them not sealed yet. ${verdict}.\n`)
  } finally {
    await farm.close()
  }
}
