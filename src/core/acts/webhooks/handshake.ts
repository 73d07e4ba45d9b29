import type { Context } from '../../access/context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import type { Outgoing } from './outgoing.ts'
import { webhookReasons } from './reasons.ts'

/** The maximum number of handshakes at a time, of all users and of one user. */
const atOnce = { all: 16, ofOne: 4 } as const

/** The login keys of the waiting users, one for each handshake. */
const waiting: string[] = []

/** Fails with `invalid_request` for an address that cannot be called at all. */
export function checkNotificationUrl(outgoing: Outgoing, url: string): void {
  const why = outgoing.refusal(url)
  if (why !== undefined) throw invalid(`The notificationUrl '${url.slice(0, 200)}' cannot be used: ${why}.`)
}

/**
 * Asks a receiver to confirm that it wants notifications: it has to reply 200 with
 * the token of the query as text. Fails with `receiver_rejected`, which gives the
 * reason, with `too_many_handshakes`, and as `checkNotificationUrl`.
 */
export async function shakeHands({ actor, runtime }: Pick<Context, 'actor' | 'runtime'>, outgoing: Outgoing, url: string): Promise<void> {
  checkNotificationUrl(outgoing, url)
  const own = waiting.filter((key) => key === actor.loginKey).length
  const limit = own >= atOnce.ofOne ? atOnce.ofOne : atOnce.all
  if (own >= atOnce.ofOne || waiting.length >= atOnce.all)
    throw new DomainError(webhookReasons.too_many_handshakes, { limit: String(limit) })
  const token = Buffer.from(runtime.randomBytes(24)).toString('hex')
  const asked = new URL(url)
  // The query of the receiver stays as it is written.
  asked.search += `${asked.search === '' ? '?' : '&'}validationtoken=${token}`
  waiting.push(actor.loginKey)
  try {
    const result = await outgoing.post({ url: asked.href, type: 'text/plain; charset=utf-8', body: '' })
    const why = result.kind === 'failed' ? result.why : wrongAnswer(result, token)
    if (why !== undefined) throw new DomainError(webhookReasons.receiver_rejected, { url: url.slice(0, 200), why })
  } finally {
    waiting.splice(waiting.indexOf(actor.loginKey), 1)
  }
}

/** Shows only the length of the body, because the address may be one that only the server can read. */
function wrongAnswer({ status, said }: { readonly status: number; readonly said: string | undefined }, token: string): string | undefined {
  if (status >= 300 && status < 400) return `it answered with the redirect ${status}, which is not followed`
  if (status !== 200) return `it answered with the status ${status}`
  if (said === undefined) return `the body of its reply is longer than the token, or did not end in time`
  if (said.trim() === token) return undefined
  return `the body of its reply differs from the token, which has ${token.length} characters; the body has ${said.length}`
}
