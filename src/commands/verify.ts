import type { Config } from '../config/config.ts'
import { bytesInUse, type Verified, verifyBlobs } from '../core/content/blobs/verify.ts'
import { openFarm } from '../farm/farm.ts'
import { progressBar } from '../process/progress-bar.ts'

/**
 * `tenon verify`: compares all stored bytes with their recorded size and hash, and ends with 1 if some are missing or
 * changed. The server may be running.
 */
export async function verify(config: Config): Promise<void> {
  const { checked, checkedBytes, faults } = await verifyFarm(config, progressBar(process.stderr))
  for (const { what, files, blobId, siteId } of faults)
    process.stdout.write(`${what}: ${files.join(', ')} [blob ${blobId}, site ${siteId}]\n`)
  process.stdout.write(`${checked} stored contents read, ${checkedBytes} bytes, ${faults.length} of them missing or changed.\n`)
  if (faults.length > 0) process.exitCode = 1
}

async function verifyFarm(config: Config, onProgress: (done: number, total: number) => void): Promise<Verified> {
  const farm = await openFarm(config, { whenMissing: 'refuse' })
  try {
    const databases = await Promise.all((await farm.names()).map((name) => farm.content(name)))
    let total = 0
    for (const database of databases) total += await bytesInUse(database)
    let done = 0
    const verified: Verified[] = []
    for (const database of databases) {
      verified.push(
        await verifyBlobs(database, (bytes) => {
          done += bytes
          onProgress(done, total)
        }),
      )
    }
    return {
      checked: verified.reduce((sum, { checked }) => sum + checked, 0),
      checkedBytes: verified.reduce((sum, { checkedBytes }) => sum + checkedBytes, 0),
      faults: verified.flatMap(({ faults }) => faults),
    }
  } finally {
    await farm.close()
  }
}
