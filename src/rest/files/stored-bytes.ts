import type { StoredContent } from '../../core/content/blobs/blobs.ts'
import { type ContentHeaders, respondWith } from '../../http/content/content.ts'
import type { Request, Response } from '../../http/message/message.ts'

/** The replies of an operation that sends stored bytes (contracts/rest/protocol/bytes.yaml, Bytes and SomeBytes). */
interface ContentReply<A> {
  media(status: 200 | 206, type: string, body: NonNullable<Response['body']>, headers: ContentHeaders): A
  empty(status: 304, headers: ContentHeaders): A
}

/** Answers a GET or HEAD of stored bytes. Fails as `respondWith`. */
export async function sendContent<A>(request: Request, reply: ContentReply<A>, content: StoredContent): Promise<A> {
  const response = await respondWith(request, content)
  if (response.status === 304) return reply.empty(304, response.headers)
  return reply.media(response.status, response.type, response.body, response.headers)
}
