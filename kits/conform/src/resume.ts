import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { CannotRun, type Result } from './results.ts'

/** The file in which a run keeps its results, so that a later one goes on where it ended. */
export interface Journal {
  /** The results of the runs before. */
  readonly known: readonly Result[]
  add(result: Result): void
}

/**
 * Opens the file of a run: its first line names the server and the profile, each further line is a result. A line that was cut off is
 * passed over. Fails with `CannotRun` if the file belongs to another server or profile.
 */
export function openJournal(path: string, url: string, profile: string): Journal {
  const head = JSON.stringify({ conform: 1, url, profile })
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const [first, ...rest] = lines
  if (first === undefined || first === '') writeFileSync(path, `${head}\n`)
  else if (first !== head) throw new CannotRun(`${path} has the results of another run: ${first.slice(0, 200)}`)
  // What follows a line that was cut off must not become its end.
  else if (!readFileSync(path, 'utf8').endsWith('\n')) appendFileSync(path, '\n')
  const known = rest.flatMap((line) => {
    try {
      return [JSON.parse(line) as Result]
    } catch {
      return []
    }
  })
  return { known, add: (result) => appendFileSync(path, `${JSON.stringify(result)}\n`) }
}
