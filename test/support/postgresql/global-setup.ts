import { asksDatabase } from '../runs/asked-databases.ts'
import { programsOf, startPrivateServer } from './private-server.ts'

/** Parts of the paths of tests that use PostgreSQL: a run of other ones starts no server. */
const users = ['store', 'postgresql']

/**
 * Sets `TENON_POSTGRESQL`, the URL of a PostgreSQL server for tests, unless the environment has it: of a private server, if
 * PostgreSQL is installed. Without a server the tests on PostgreSQL are not there; in CI that is an error.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TENON_POSTGRESQL) return undefined
  const isUsed = ['PostgreSQL', 'Several'].includes(process.env.TENON_STORAGE ?? '') || asksDatabase(process.argv.slice(2), users)
  if (!isUsed) return undefined
  const programs = programsOf()
  if (programs === undefined) {
    if (process.env.CI) throw new Error('PostgreSQL is not installed, and TENON_POSTGRESQL names no server: .ci/run installs it.')
    return undefined
  }
  const server = await startPrivateServer(programs)
  process.env.TENON_POSTGRESQL = server.connectionString
  return () => server.stop()
}
