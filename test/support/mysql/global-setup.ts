import { asksDatabase } from '../runs/asked-databases.ts'
import { programsOf, startPrivateServer } from './private-server.ts'

/** Parts of the paths of tests that use MariaDB: a run of other ones starts no server. */
const users = ['store', 'mysql']

/**
 * Sets `TENON_MYSQL`, the URL of a MariaDB or MySQL server for tests, unless the environment has it: to that of `SVC_TEST_MYSQL`, a server of
 * Oracle's MySQL or another one, or of a private server, if MariaDB is installed. Without a server the tests on MySQL are not there; in CI that is an error.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SVC_TEST_MYSQL) process.env.TENON_MYSQL ??= process.env.SVC_TEST_MYSQL
  if (process.env.TENON_MYSQL) return undefined
  const isUsed = ['MySQL', 'SeveralOnMySQL'].includes(process.env.TENON_STORAGE ?? '') || asksDatabase(process.argv.slice(2), users)
  if (!isUsed) return undefined
  const programs = programsOf()
  if (programs === undefined) {
    if (process.env.CI) throw new Error('MariaDB is not installed, and TENON_MYSQL names no server: .ci/run installs it.')
    return undefined
  }
  const server = await startPrivateServer(programs)
  process.env.TENON_MYSQL = server.connectionString
  return () => server.stop()
}
