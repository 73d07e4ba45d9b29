import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Runtime } from '../../core/kernel/ports.ts'
import { waitMs } from './settings.ts'

/** The result of a negotiation. */
export interface Negotiated {
  readonly id: string
  readonly isStateful: boolean
}

/** The caller for whom a token is valid. */
export interface TokenHolder {
  readonly hub: string
  readonly loginKey: string
}

/**
 * Signed connection tokens that contain the result of the negotiation. So the server stores nothing for a negotiation that
 * nobody uses, and another node of the farm can accept the connection.
 */
export class ConnectionTokens {
  readonly #key: Uint8Array
  readonly #runtime: Runtime

  constructor(key: Uint8Array, runtime: Runtime) {
    this.#key = key
    this.#runtime = runtime
  }

  issue(holder: TokenHolder, isStateful: boolean): Negotiated & { readonly token: string } {
    const id = Buffer.from(this.#runtime.randomBytes(16)).toString('base64url')
    const body = [(this.#runtime.now() + waitMs.connect).toString(36), isStateful ? 's' : 'p', id].join('.')
    return { id, isStateful, token: `${body}.${this.#sign(holder, body)}` }
  }

  /** The result of the negotiation; undefined for a token that is too old, forged, or of another user. */
  read(holder: TokenHolder, token: string): Negotiated | undefined {
    const end = token.lastIndexOf('.')
    const body = token.slice(0, Math.max(0, end))
    const given = Buffer.from(token.slice(end + 1))
    const expected = Buffer.from(this.#sign(holder, body))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    const [until = '', mark, id = ''] = body.split('.')
    if (Number.parseInt(until, 36) < this.#runtime.now()) return undefined
    return { id, isStateful: mark === 's' }
  }

  #sign({ hub, loginKey }: TokenHolder, body: string): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([hub, loginKey, body]))
      .digest('base64url')
  }
}
