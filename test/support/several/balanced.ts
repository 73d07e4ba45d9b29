import type { Running } from '../../../src/commands/serve.ts'
import { freshFarmOnMySql } from '../mysql/farms.ts'
import { freshFarmOnServer } from '../postgresql/farms.ts'
import { startProxy } from './haproxy.ts'
import { sharing } from './servers.ts'

/** How many servers stand behind the balancer with `TENON_STORAGE=Several` and `SeveralOnMySQL`. */
const count = 3

export const balancedDatabases = {
  PostgreSQL: { freshFarm: freshFarmOnServer, few: { 'PostgreSql:Connections': '3' } },
  MySQL: { freshFarm: freshFarmOnMySql, few: { 'MySql:Connections': '3' } },
} as const

/**
 * Several servers of a new farm on a server for tests, in this process, behind HAProxy: every request goes to the next
 * one. What a test reads of the farm itself is that of the first server. `start` gets the settings that they need.
 */
export async function startBalanced(
  database: keyof typeof balancedDatabases,
  start: (settings: Readonly<Record<string, string>>) => Promise<Running>,
): Promise<Running> {
  const { freshFarm, few } = balancedDatabases[database]
  const farm = await freshFarm()
  const started: Running[] = []
  const ends: (() => Promise<unknown>)[] = [() => farm.remove()]
  const stop = async () => {
    // Servers that lead hand over to those that still run.
    for (const end of ends.reverse()) await end()
  }
  try {
    for (let at = 0; at < count; at += 1) {
      const server = await start({ ...farm.settings, ...sharing, ...few, 'Farm:NodeName': `node${at}` })
      started.push(server)
      ends.push(() => server.stop())
    }
    const [first] = started
    if (!first) throw new Error('No server was started.')
    const proxy = await startProxy(started.map(({ url }) => url))
    ends.push(() => proxy.close())
    return { ...first, url: proxy.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
