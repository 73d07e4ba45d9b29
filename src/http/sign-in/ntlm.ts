import type { Users } from '../../core/acts/people/identity-providers.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { Connection } from '../message/message.ts'
import { longestUserName } from './credentials.ts'
import type { Guesses } from './guesses.ts'
import { answersChallenge, type NtlmServer, readNtlmMessage, writeChallenge } from './ntlm-messages.ts'
import type { Caller, Scheme } from './sign-in.ts'
import { type NegotiateToken, readNegotiateToken, writeNegotiateToken } from './spnego.ts'

export interface NtlmOptions {
  readonly users: Users
  readonly guesses: Guesses
  /** Users of this domain have their plain name. */
  readonly server: NtlmServer
  readonly randomBytes: (count: number) => Uint8Array
  readonly now: () => number
}

/** Longer than any NTLM message; the header itself could be longer. */
const tokenLimit = 16_384

/**
 * The schemes Negotiate and NTLM: a handshake of two requests that signs in their connection
 * (protocol/sign-in#schemes). Each challenge is accepted once, on its own connection, so that a recorded response is
 * worthless. Later requests on that connection without credentials belong to the signed-in user, as in the established
 * server; but not behind a proxy, whose connections are shared.
 */
export function ntlmSchemes(options: NtlmOptions): readonly [negotiate: Scheme, ntlm: Scheme] {
  /** Challenges that were sent and not answered yet. */
  const challenges = new WeakMap<Connection, Uint8Array>()
  const signedIn = new WeakMap<Connection, Actor>()

  const challenge = ({ connection }: Caller): Buffer => {
    const made = options.randomBytes(8)
    challenges.set(connection, made)
    signedIn.delete(connection)
    return writeChallenge(made, options.server, options.now())
  }

  const identify = (bytes: Buffer | undefined, caller: Caller): Actor => {
    const { connection } = caller
    const given = challenges.get(connection)
    challenges.delete(connection)
    signedIn.delete(connection)
    const message = bytes && readNtlmMessage(bytes)
    if (message?.type !== 3) throw refused('the token is not an NTLM message of a client.')
    if (!given) throw refused('this connection has no open NTLM challenge; start the handshake again.')
    const { userName, domain } = message
    const isLocal = domain === '' || domain.toUpperCase() === options.server.domain.toUpperCase()
    if (userName.length > longestUserName || domain.length > longestUserName) throw refused('the user name and password were rejected.')
    const name = userName === '' || isLocal ? userName : `${domain}\\${userName}`
    const actor = options.guesses.checked(caller.clientAddress, options.users.accountOf(name), () =>
      options.users.signIn({ scheme: 'NTLM', userName: name, proves: (password) => answersChallenge(message, given, password) }),
    )
    if (!actor) throw refused('the user name and password were rejected.')
    if (!isProxied(caller)) signedIn.set(connection, actor)
    return actor
  }

  const ntlm: Scheme = {
    name: 'NTLM',
    identify: (value, caller) => identify(decoded(value), caller),
    challengesFor: () => ['NTLM'],
    challengeTo(value, caller) {
      const bytes = decoded(value)
      return bytes && isBeginning(bytes) ? `NTLM ${challenge(caller).toString('base64')}` : undefined
    },
    identifyConnection: ({ connection }) => signedIn.get(connection),
  }
  const negotiate: Scheme = {
    name: 'Negotiate',
    identify: (value, caller) => identify(negotiated(value)?.ntlm, caller),
    challengesFor: () => ['Negotiate'],
    challengeTo(value, caller) {
      const token = negotiated(value)
      if (!token || (token.ntlm && !isBeginning(token.ntlm))) return undefined
      const message = token.ntlm && challenge(caller)
      return `Negotiate ${(token.isBare && message ? message : writeNegotiateToken(message)).toString('base64')}`
    },
  }
  return [negotiate, ntlm]
}

const isBeginning = (bytes: Buffer): boolean => readNtlmMessage(bytes)?.type === 1

function negotiated(value: string): NegotiateToken | undefined {
  const bytes = decoded(value)
  return bytes && readNegotiateToken(bytes)
}

/** A proxy sends the requests of many clients over one connection. */
const isProxied = ({ headers }: Caller): boolean =>
  headers.via !== undefined || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

function decoded(value: string): Buffer | undefined {
  return value.length > tokenLimit || !/^[A-Za-z0-9+/]+={0,2}$/.test(value) ? undefined : Buffer.from(value, 'base64')
}

const refused = (message: string) => new DomainError(kernelReasons.sign_in_required, { message })
