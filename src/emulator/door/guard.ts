import { timingSafeEqual } from 'node:crypto'
import { isLoopback } from '../../core/acts/identity/clients.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Request } from '../../http/message/message.ts'
import { hasPageCookie } from './page-cookie.ts'

export interface GuardOptions {
  /** The token; empty if nothing is needed. */
  readonly token: string
  /** The name of the server; with a token it is allowed as a host too. */
  readonly hostName: string
}

/** Whether a host, with or without a port, is this machine: a loopback address, `localhost` or a name below it. */
export function isOwnMachine(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isLoopback(hostname) || hostname.endsWith('.localhost')
}

/**
 * Refuses what a page in a browser could make the browser send: a request that is marked as cross-site, has a foreign
 * Origin, or has a Host that is not this machine, which is how DNS rebinding reaches a loopback address. Fails with
 * `foreign_form`.
 */
export function createGuard({ token, hostName }: GuardOptions): (request: Request) => void {
  const isKnownHost = (host: string) => isOwnMachine(host) || (token !== '' && nameOf(host) === hostName.toLowerCase())
  return ({ headers, host }) => {
    if (!isKnownHost(host)) throw foreign(`The Host '${host.slice(0, 100)}' is not this machine: use localhost or a loopback address.`)
    const { origin } = headers
    const isForeign = origin !== undefined && !(/^https?:\/\//i.test(origin) && isKnownHost(origin.replace(/^https?:\/\//i, '')))
    if (isForeign) throw foreign(`A page of '${origin.slice(0, 100)}' sent this request: only pages of this machine may.`)
    if (headers['sec-fetch-site'] === 'cross-site')
      throw foreign('A browser sent this request for a page of another site: only pages of this machine may.')
  }
}

/** Fails with `sign_in_required` without the token. */
export function demandToken(request: Request, token: string): void {
  if (token !== '' && !carries(request, token))
    throw new DomainError(kernelReasons.sign_in_required, {
      message: 'the header X-Emulator-Token must have the value of the setting Emulator:Token.',
    })
}

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

const foreign = (message: string) => new DomainError({ ...kernelReasons.foreign_form, message: '{message}' }, { message })

/** Whether a request carries the token in `X-Emulator-Token`, or is of a page that is signed in with it. */
export function carries(request: Request, token: string): boolean {
  const given = request.headers['x-emulator-token']
  return given === undefined ? hasPageCookie(request, token) : isToken(String(given), token)
}

export function isToken(given: string, token: string): boolean {
  const bytes = Buffer.from(given)
  const expected = Buffer.from(token)
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}
