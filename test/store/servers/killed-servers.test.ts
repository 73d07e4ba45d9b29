import { describe, expect, it, onTestFinished } from 'vitest'
import { withServerLock } from '../../../src/stores/postgresql/data-lock.ts'
import { withJointLock } from '../../../src/stores/postgresql/joint-lock.ts'
import { freshDatabase, postgresqlUrl } from '../../support/postgresql/databases.ts'
import { balance } from '../../support/several/balancer.ts'
import { sharedDatabases } from '../../support/several/databases.ts'
import { type Answer, doorAt, startSeveral } from '../../support/several/servers.ts'

const waiting = 240_000
const isThere = postgresqlUrl !== undefined || Boolean(process.env.CI)
const soon = { timeout: 120_000, interval: 200 }

describe.each(sharedDatabases)('three servers on $name behind a balancer', ({ freshFarm }) => {
  it(
    'lose nothing that was acknowledged when one is killed, and another does its background work',
    async () => {
      const farm = await startSeveral(3, {}, freshFarm)
      onTestFinished(() => farm.stop(), waiting)
      const balancer = await balance(farm.servers.map(({ url }) => url))
      onTestFinished(() => balancer.close())
      const door = doorAt(balancer.url)
      expect((await door.call('POST', '/_api/web/lists', { body: { Title: 'Kept', BaseTemplate: 100 } })).status).toBe(201)
      const items = `/_api/web/lists/getbytitle('Kept')/items`
      const acknowledged: string[] = []
      const others: Answer[] = []
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let n = 0; n < 30; n += 1) {
          const title = `word${writer}x${n}`
          // A connection to the server that was killed is reset.
          const reply = await door.call('POST', items, { body: { Title: title } }).catch(() => undefined)
          if (reply?.status === 201) acknowledged.push(title)
          else if (reply) others.push(reply)
          // The first server leads.
          if (writer === 0 && n === 10) await farm.servers[0]?.end('SIGKILL')
        }
      })
      await Promise.all(writers)
      expect(others).toEqual([])
      expect(acknowledged.length).toBeGreaterThan(80)
      const { json } = await door.call('GET', `${items}?$top=1000&$select=Id,Title`)
      const titles = json.value.map(({ Title }: { Title: string }) => Title)
      expect(acknowledged.filter((title) => !titles.includes(title))).toEqual([])
      expect(new Set(titles).size).toBe(titles.length)
      expect(new Set(json.value.map(({ Id }: { Id: number }) => Id)).size).toBe(titles.length)
      // Only the server that leads runs operations.
      const [site] = (await door.call('GET', '/_admin/sites')).json.value
      const copy = { targetWebApplication: 'Default', targetPath: 'sites/copy' }
      const { json: started, status } = await door.call('POST', `/_admin/sites/${site.id}/copy`, { body: copy })
      expect(status, JSON.stringify(started)).toBe(202)
      const statusOf = async () => (await door.call('GET', `/_admin/operations/${started.operationId}`)).json.status
      await expect.poll(statusOf, soon).toBe('Succeeded')
      const copied = await door.call('GET', `/sites/copy${items}?$top=1000&$select=Title`)
      expect(copied.json.value).toHaveLength(titles.length)
    },
    waiting,
  )
})

describe.skipIf(!isThere)('the locks of a farm', () => {
  it(
    'admit servers of one version together, and neither another version nor a server that wants to be alone',
    async () => {
      const { place, drop } = await freshDatabase('farm')
      onTestFinished(drop)
      const alone = () => withServerLock(place, (release) => Promise.resolve(release()))
      const entered = await withJointLock(place, '1', async (first, leave) => {
        expect(first.isFirst).toBe(true)
        await first.started()
        await withJointLock(place, '1', async (second, leaveSecond) => {
          expect(second.isFirst).toBe(false)
          await second.started()
          leaveSecond()
        })
        await expect(alone()).rejects.toThrow(/is used by|in use|another/i)
        await expect(withJointLock(place, '2', () => Promise.resolve('entered'))).rejects.toThrow(/the same version/)
        leave()
        return true
      })
      expect(entered).toBe(true)
      await alone()
      expect(await withJointLock(place, '2', (lock, leave) => Promise.resolve(leave()).then(() => lock.isFirst))).toBe(true)
    },
    waiting,
  )
})
