import { expect } from 'vitest'
import { serve } from '../serve.ts'
import { basic } from '../server.ts'
import { accepts, demandNothingWritten, expectDecent, type RawReply, sendRaw, type WireOptions } from '../wire.ts'

/** A server with a task. Every test of the file must leave its lists and items unchanged. */
export async function serveTasksThatStay() {
  const { server, clientOf } = await serve()
  const ann = clientOf('ann')
  const lists = '/_api/web/lists'
  const tasks = `${lists}/getbytitle('Tasks')`
  const items = `${tasks}/items`
  await ann.call('POST', items, { body: { Title: 'stays' } })
  demandNothingWritten(ann)

  /** The only reply to bytes that are sent unchanged. */
  async function exchange(bytes: string | Uint8Array, options?: WireOptions): Promise<RawReply> {
    const replies = await sendRaw(server.url, bytes, options)
    expect(replies).toHaveLength(1)
    const [reply] = replies
    if (!reply) throw new Error('no reply')
    expectDecent(reply)
    return reply
  }
  return { server, ann, lists, tasks, items, exchange, headers: { Authorization: basic('ann'), Accept: accepts.nometadata } }
}
