import { expect, it } from 'vitest'
import { addDatabase, rootSiteId } from '../../support/samples/farm-places.ts'
import { serve } from '../../support/serve.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { Gate } from '../../support/stores/gate.ts'
import { watcher } from './clients.ts'

const gate = new Gate()
const { server, clientOf } = await serve({ decorate: gate.decorate })

itOnOneServer('tells administrators of each audit record that is sealed, as the audit log has it', async () => {
  const admin = clientOf('admin')
  await admin.call('GET', '/_admin/audit')
  const watching = watcher(server.url, { user: 'admin', path: '/signalr/admin' })
  await watching.hub.start()
  await watching.hub.invoke('Subscribe', 'audit')
  await clientOf('ann').call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'Told' } })
  // A read of the log seals what waits.
  const { json } = await admin.call('GET', '/_admin/audit?type=ContentWritten&top=1000')
  const last = json.value.at(-1)
  const told = await watching.count(1)
  expect(told.find(({ hash }) => hash === last.hash)).toEqual({ event: 'AuditAppended', ...last })
  await watching.hub.stop()
})

itOnOneServer('tells administrators of each status of an operation, as the list of operations has it', { timeout: 120_000 }, async () => {
  const admin = clientOf('admin')
  const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
  await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'bytes' })
  const siteId = await rootSiteId(server)
  const targetContentDatabaseId = await addDatabase(server, 'Second')
  const watching = watcher(server.url, { user: 'admin', path: '/signalr/admin' })
  await watching.hub.start()
  await watching.hub.invoke('Subscribe', 'operations')
  gate.close()
  const move = await admin.call('POST', `/_admin/sites/${siteId}/move`, { body: { targetContentDatabaseId } })
  await gate.waiting
  // The operation runs, so this one waits; it is cancelled.
  const backup = `/_admin/webapps/Default/contentdatabases/${targetContentDatabaseId}/backup`
  const waiting = await admin.call('POST', backup, { body: { path: 'never.zip' } })
  await admin.call('DELETE', `/_admin/operations/${waiting.json.operationId}`)
  gate.open()
  await server.farm.operations.idle()
  const failing = await admin.call('POST', '/_admin/sites/operations-none/move', { body: { targetContentDatabaseId } })
  expect(failing.status).toBe(404)
  const { json } = await admin.call('GET', '/_admin/sites/operations')
  const ended = (id: string) => json.value.find(({ operationId }: { operationId: string }) => operationId === id)
  const statusesOf = (id: string) => [
    ...new Set(watching.told.filter(({ operationId }) => operationId === id).map(({ status }) => status as string)),
  ]
  const last = (id: string) => watching.told.findLast(({ operationId }) => operationId === id)
  await expect.poll(() => statusesOf(move.json.operationId), { timeout: 60_000 }).toEqual(['Queued', 'Running', 'Succeeded'])
  expect(watching.told.find(({ operationId }) => operationId === move.json.operationId)).toEqual({
    event: 'OperationProgress',
    ...move.json,
  })
  expect(last(move.json.operationId)).toEqual({ event: 'OperationProgress', ...ended(move.json.operationId) })
  expect(statusesOf(waiting.json.operationId)).toEqual(['Queued', 'Cancelled'])
  expect(last(waiting.json.operationId)).toEqual({ event: 'OperationProgress', ...ended(waiting.json.operationId) })
  await watching.hub.stop()
})

it('tells nobody else of operations', async () => {
  const watching = watcher(server.url, { user: 'ann', path: '/signalr/admin' })
  await expect(watching.hub.start()).rejects.toThrow()
  expect(watching.told).toEqual([])
})
