import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { watcher } from './clients.ts'

const { server, clientOf } = await serve()

it('tells administrators of each audit record that is sealed, as the audit log has it', async () => {
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
