import type { Users } from '../../core/acts/people/identity-providers.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { Connection } from '../message/message.ts'
import type { Guesses } from './guesses.ts'
import { answersChallenge, type NtlmServer, readNtlmMessage, writeChallenge } from './ntlm-messages.ts'
import type { Caller, Scheme } from './sign-in.ts'
import { type NegotiateToken, readNegotiateToken, writeNegotiateToken } from './spnego.ts'

export interface NtlmOptions {
  readonly users: Users
  readonly guesses: Guesses
  /** Users of this domain are known by their bare name. */
  readonly server: NtlmServer
  readonly randomBytes: (count: number) => Uint8Array
  readonly now: () => number
}

/** More than any message of NTLM; a header may be longer. */
const tokenLimit = 16_384

/**
 * The schemes Negotiate and NTLM: a handshake of two requests that signs in
 * the connection that they come over (specification, Authentication). Each
 * challenge is answered once, on the connection that it was given to, so that
 * a recorded answer is worth nothing. Requests without credentials on a
 * connection that is signed in speak for who signed in, as in the established
 * server; not where a proxy stands in between, whose connections are shared.
 */
export function ntlmSchemes(options: NtlmOptions): readonly [negotiate: Scheme, ntlm: Scheme] {
  /** Challenges that wait for their answer. */
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
    if (message?.type !== 3) throw refused('the token is no message of NTLM that a client sends.')
    if (!given) throw refused('no challenge was given on this connection, or it was answered before.')
    const { userName, domain } = message
    const isLocal = domain === '' || domain.toUpperCase() === options.server.domain.toUpperCase()
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

/** Connections of a proxy carry the requests of many. */
const isProxied = ({ headers }: Caller): boolean =>
  headers.via !== undefined || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

function decoded(value: string): Buffer | undefined {
  return value.length > tokenLimit || !/^[A-Za-z0-9+/]+={0,2}$/.test(value) ? undefined : Buffer.from(value, 'base64')
}

const refused = (message: string) => new DomainError(kernelReasons.sign_in_required, { message })
