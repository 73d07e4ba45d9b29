import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { coverageFile, partFile } from '../coverage-file.ts'

/** `fast`: every file of `npm test`; `all`: every file of `npm run test:all`; `part`: fewer. */
export type Extent = 'fast' | 'all' | 'part'

/** How long a whole run took here the last time, by its extent, in seconds. */
type Times = Partial<Record<Extent, number>>

const timesFile = join(dirname(coverageFile), 'times.json')

const times = (): Times => (existsSync(timesFile) ? (JSON.parse(readFileSync(timesFile, 'utf8')) as Times) : {})

/** The seconds that a run of this extent took here the last time; undefined if there was none. */
export const lastSeconds = (extent: Extent): number | undefined => times()[extent]

export function keepSeconds(extent: Extent, seconds: number): void {
  mkdirSync(dirname(timesFile), { recursive: true })
  writeFileSync(timesFile, JSON.stringify({ ...times(), [extent]: seconds }))
}

/**
 * Opens the coverage records of a run. Those of a whole run stay when parts are run later; scripts/contracts/coverage.ts
 * reads them. The processes of the tests learn the file from the environment (coverage-file.ts).
 */
export function beginRecords(extent: Extent): void {
  if (extent === 'part') {
    rmSync(partFile, { force: true })
    delete process.env.TENON_WHOLE_RUN
    return
  }
  mkdirSync(dirname(coverageFile), { recursive: true })
  writeFileSync(coverageFile, `${JSON.stringify({ run: extent, begun: new Date().toISOString() })}\n`)
  process.env.TENON_WHOLE_RUN = '1'
}

/** Closes the records of a whole run: without this line they count as those of a run that broke off. */
export function endRecords(extent: Extent, reason: 'passed' | 'failed' | 'interrupted'): void {
  if (extent !== 'part' && reason !== 'interrupted') appendFileSync(coverageFile, `${JSON.stringify({ ended: reason })}\n`)
}
