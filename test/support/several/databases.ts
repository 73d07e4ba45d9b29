import { mysqlUrl } from '../mysql/databases.ts'
import { freshFarmOnMySql } from '../mysql/farms.ts'
import { postgresqlUrl } from '../postgresql/databases.ts'
import { freshFarmOnServer } from '../postgresql/farms.ts'

/** The databases that several servers of one farm share, as far as there is a server for tests; in CI all of them. */
export const sharedDatabases = [
  { name: 'PostgreSQL', freshFarm: freshFarmOnServer, isThere: postgresqlUrl !== undefined },
  { name: 'MySQL', freshFarm: freshFarmOnMySql, isThere: mysqlUrl !== undefined },
].filter(({ isThere }) => isThere || Boolean(process.env.CI))
