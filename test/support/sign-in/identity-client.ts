import { expect } from 'vitest'
import { noteReply, type Reply, recordOf, replyOf, type Sent } from '../contract-client.ts'
import { record } from '../coverage-file.ts'
import { bundled } from '../judge/document.ts'
import { createJudge } from '../judge/judge.ts'

export interface IdentityClient {
  /**
   * Sends a request to `path` and follows no redirect. A body that is not text
   * is sent as a form. Throws if the contract does not allow the reply, not for a
   * failure status.
   */
  call(method: string, path: string, sent?: Sent): Promise<Reply>
  /** The reply of the token endpoint to a form. */
  token(fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<Reply>
  /** The reply of authorize, and the address to which it redirects. */
  authorize(
    options: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply & { readonly location: string }>
}

const judge = createJudge(bundled('identity'))

/** A client of the identity contract for tests. */
export function createIdentityClient(baseUrl: string): IdentityClient {
  const call: IdentityClient['call'] = async (method, path, { headers = {}, body } = {}) => {
    const isForm = body !== undefined && typeof body !== 'string'
    const response = await fetch(new URL(path, baseUrl), {
      method,
      redirect: 'manual',
      headers: { ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      ...(body !== undefined && { body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : (body as string) }),
    })
    const { operation } = judge.find(method, new URL(path, baseUrl).pathname, '')
    const reply = replyOf(response, await response.text(), operation?.operationId)
    if (!operation || method === 'HEAD') return reply
    const problems = judge.problems(operation, reply)
    if (problems.length > 0)
      throw new Error(`${method} ${path} was answered with what the contract does not allow:\n${problems.join('\n')}\n${reply.text}`)
    record(recordOf(operation.operationId, reply.status))
    noteReply(operation.operationId, reply)
    return reply
  }
  return {
    call,
    token: (body, headers = {}) => call('POST', '/oauth2/v2.0/token', { body, headers }),
    async authorize(options, headers = {}) {
      const reply = await call('GET', `/oauth2/v2.0/authorize?${new URLSearchParams(options).toString()}`, { headers })
      return { ...reply, location: reply.headers.get('location') ?? '' }
    },
  }
}

/** Checks that a reply is a failure in the form of RFC 6749 with this code and message. */
export function expectOAuthError(reply: Pick<Reply, 'status' | 'json' | 'headers'>, status: number, code: string, says: RegExp): void {
  expect({ status: reply.status, ...(reply.json as object) }).toEqual({
    status,
    error: code,
    error_description: expect.stringMatching(says),
  })
  expect(reply.headers.get('cache-control')).toBe('no-store')
}

/** Checks that a reply is a failure in the second form of error bodies (protocol/errors#second-form). */
export function expectFailure(reply: Pick<Reply, 'status' | 'json'>, status: number, says: RegExp): void {
  expect({ status: reply.status, body: reply.json }).toEqual({
    status,
    body: { error: { code: String(status), message: expect.stringMatching(says) } },
  })
}
