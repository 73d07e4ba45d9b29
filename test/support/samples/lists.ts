import { expect } from 'vitest'
import { createContractClient } from '../contract-client.ts'
import { serve } from '../serve.ts'

/** A server to which tests add lists, an administrator, a reader, and a client without credentials. */
export async function serveLists() {
  const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
  const admin = clientOf('admin')
  const lists = '/_api/web/lists'
  const byTitle = (title: string) => `${lists}/getbytitle('${encodeURIComponent(title.replaceAll("'", "''"))}')`

  let made = 0
  /** A new list with a unique title, as the reply to its creation shows it. */
  async function addList(more: object = {}) {
    made += 1
    const reply = await admin.call('POST', lists, { body: { Title: `List ${made}`, ...more } })
    expect(reply.status).toBe(201)
    return { ...reply.json, address: byTitle(reply.json.Title), etag: reply.headers.get('etag') ?? '' }
  }
  return { server, clientOf, admin, reader: clientOf('ann'), nobody: createContractClient(server.url), lists, byTitle, addList }
}
