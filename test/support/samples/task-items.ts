import { expect } from 'vitest'
import { createContractClient } from '../contract-client.ts'
import { serve } from '../serve.ts'

/** A server with the list Tasks, to which tests add items, an administrator, a reader, and a client without credentials. */
export async function serveTaskItems() {
  const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
  const admin = clientOf('admin')
  const tasks = "/_api/web/lists/getbytitle('Tasks')"
  const items = `${tasks}/items`
  const adminId: number = (await admin.call('GET', '/_api/web/currentuser')).json.Id

  /** A new item as the reply shows it, with its address and entity tag. */
  async function addItem(values: object = { Title: 'Order chairs' }) {
    const reply = await admin.call('POST', items, { body: values })
    expect(reply.status).toBe(201)
    return { ...reply.json, address: `${items}(${reply.json.Id})`, etag: reply.headers.get('etag') ?? '' }
  }
  const itemCount = async (): Promise<number> => (await admin.call('GET', `${tasks}?$select=ItemCount`)).json.ItemCount
  return {
    server,
    clientOf,
    admin,
    reader: clientOf('ann'),
    nobody: createContractClient(server.url),
    tasks,
    items,
    adminId,
    addItem,
    itemCount,
  }
}
