import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { version } from '../../../src/process/installation.ts'
import { systemRuntime } from '../../../src/process/runtime.ts'
import { serve } from '../../support/serve.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'

let ahead = 0
const { server, clientOf } = await serve({
  runtime: { ...systemRuntime, now: () => Date.now() + ahead },
  settings: { 'Security:HttpsEnabled': 'true', HttpsPort: '0', HostName: 'box.example' },
})
const admin = clientOf('admin')
const topology = async () => (await admin.call('GET', '/_admin/farm/topology')).json

itOnOneServer('the topology has the web applications, the names in certificates, and this node with its health', async () => {
  const { webApplications, hostNamedSites, certificateNames, nodes } = await topology()
  expect(webApplications).toEqual((await admin.call('GET', '/_admin/webapps')).json.value)
  expect(hostNamedSites).toEqual([])
  expect(certificateNames).toEqual(expect.arrayContaining(['box.example', 'localhost']))
  expect(nodes).toEqual([
    { name: `${hostname()}:${new URL(server.url).port}`, status: 'Healthy', lastSeenUtc: expect.any(String), version },
  ])
  expect(Math.abs(Date.parse(nodes[0].lastSeenUtc) - Date.now())).toBeLessThan(60_000)
})

itOnOneServer('a node is stale after 30 s, and gone after a day', async () => {
  const reported = { version: '0.0.1', certificateNames: '["gone.example"]', startedAt: 0 }
  await server.farm.database.records.insert('FarmNode', { ...reported, name: 'late', lastSeenAt: Date.now() - 31_000 })
  await server.farm.database.records.insert('FarmNode', { ...reported, name: 'gone', lastSeenAt: Date.now() - 86_401_000 })
  const { nodes, certificateNames } = await topology()
  const states = new Map(nodes.map(({ name, status }: { name: string; status: string }) => [name, status]))
  expect(states).toEqual(
    new Map([
      [`${hostname()}:${new URL(server.url).port}`, 'Healthy'],
      ['late', 'Stale'],
    ]),
  )
  expect(certificateNames).toContain('gone.example')
  ahead = 86_500_000
  expect((await topology()).nodes).toEqual([])
  ahead = 0
})

it('the topology is only for farm administrators', async () => {
  expect((await clientOf('ann').call('GET', '/_admin/farm/topology')).status).toBe(403)
})
