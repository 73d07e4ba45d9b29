import { expect } from 'vitest'
import { operationsOf, resolve } from '../../../src/http/openapi/contract.ts'
import { createValidator } from '../../../src/http/openapi/validator.ts'
import { contract } from '../../../src/identity/contract.ts'
import type { Reply, Sent } from '../contract-client.ts'
import { record } from '../coverage-file.ts'

export interface IdentityClient {
  /**
   * Sends a request to `path` and follows no redirect. A body that is no text
   * goes as a form. Throws when the contract does not allow the reply; a
   * failure status is no reason.
   */
  call(method: string, path: string, sent?: Sent): Promise<Reply>
  /** The reply of the token endpoint to a form. */
  token(fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<Reply>
  /** The answer of authorize: its reply, and the address that it leads to. */
  authorize(
    options: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply & { readonly location: string }>
}

const operations = operationsOf(contract)
const validator = createValidator(contract)

/** A client of the identity contract that tests speak with. */
export function createIdentityClient(baseUrl: string): IdentityClient {
  const call: IdentityClient['call'] = async (method, path, { headers = {}, body } = {}) => {
    const isForm = body !== undefined && typeof body !== 'string'
    const response = await fetch(new URL(path, baseUrl), {
      method,
      redirect: 'manual',
      headers: { ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      ...(body !== undefined && { body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : (body as string) }),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    const json: unknown = text === '' ? undefined : isJson ? JSON.parse(text) : text
    const operation = operations.find((one) => one.method === method && one.path === new URL(path, baseUrl).pathname)
    const reply: Reply = { status: response.status, headers: response.headers, text, json, operationId: operation?.operationId }
    if (!operation || method === 'HEAD') return reply
    const { operationId, responses } = operation
    const missing = Object.entries(responses[String(response.status)]?.headers ?? {}).flatMap(([name, header]) => {
      const { required, schema } = resolve(contract, header)
      const value = response.headers.get(name)
      if (value === null) return required ? [`The header ${name} is missing.`] : []
      return typeof schema.pattern !== 'string' || new RegExp(schema.pattern).test(value) ? [] : [`The header ${name} is '${value}'.`]
    })
    const mediaType = (response.headers.get('content-type') ?? undefined)?.replace(/;charset=utf-8$/, '')
    const problems = [...validator.checkResponse(operationId, response.status, mediaType, json), ...missing]
    if (problems.length > 0)
      throw new Error(`${method} ${path} was answered with what the contract does not allow:\n${problems.join('\n')}\n${text}`)
    const test = expect.getState().currentTestName ?? 'outside of any test'
    record({ operation: operationId, outcome: response.status < 400 ? 'success' : 'failure', handled: true, test })
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

/** Checks that a reply is a failure in the form of RFC 6749, whose code and words are these. */
export function expectOAuthError(reply: Pick<Reply, 'status' | 'json' | 'headers'>, status: number, code: string, says: RegExp): void {
  expect({ status: reply.status, ...(reply.json as object) }).toEqual({
    status,
    error: code,
    error_description: expect.stringMatching(says),
  })
  expect(reply.headers.get('cache-control')).toBe('no-store')
}

/** Checks that a reply is a failure in the second form of error bodies (decisions D1). */
export function expectFailure(reply: Pick<Reply, 'status' | 'json'>, status: number, says: RegExp): void {
  expect({ status: reply.status, body: reply.json }).toEqual({
    status,
    body: { error: { code: String(status), message: expect.stringMatching(says) } },
  })
}
