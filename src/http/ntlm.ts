import type { Actor } from '../core/context.ts'
import { DomainError } from '../core/errors.ts'
import type { Users } from '../core/people/identity-providers.ts'
import type { Connection } from './message.ts'
import { answersChallenge, type NtlmServer, readNtlmMessage, writeChallenge } from './ntlm-messages.ts'
import type { Caller, Scheme } from './sign-in.ts'
import { readNegotiateToken, writeNegotiateToken } from './spnego.ts'

export interface NtlmOptions {
  readonly users: Users
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
  /** What is to be said to the request that goes on with a handshake. */
  const continuations = new WeakMap<Caller, string>()

  const goOn = (caller: Caller, name: string, token: Buffer): never => {
    continuations.set(caller, `${name} ${token.toString('base64')}`)
    throw refused(`answer the challenge of ${name} on this connection.`)
  }

  const advance = (caller: Caller, bytes: Buffer, challengeBack: (challenge: Buffer) => never): Actor => {
    const { connection } = caller
    const message = readNtlmMessage(bytes)
    const challenge = challenges.get(connection)
    challenges.delete(connection)
    signedIn.delete(connection)
    if (!message) throw refused('the token is no message of NTLM.')
    if (message.type === 1) {
      const made = options.randomBytes(8)
      challenges.set(connection, made)
      return challengeBack(writeChallenge(made, options.server, options.now()))
    }
    if (!challenge) throw refused('no challenge was given on this connection, or it was answered before.')
    const { userName, domain } = message
    const isLocal = domain === '' || domain.toUpperCase() === options.server.domain.toUpperCase()
    const actor = options.users.signIn({
      scheme: 'NTLM',
      userName: userName === '' || isLocal ? userName : `${domain}\\${userName}`,
      proves: (password) => answersChallenge(message, challenge, password),
    })
    if (!actor) throw refused('the user name and password were rejected.')
    if (!isProxied(caller)) signedIn.set(connection, actor)
    return actor
  }

  const continuationFor = (caller: Caller) => continuations.get(caller)
  const ntlm: Scheme = {
    name: 'NTLM',
    identify: (value, caller) => advance(caller, decoded(value), (challenge) => goOn(caller, 'NTLM', challenge)),
    challengesFor: () => ['NTLM'],
    continuationFor,
    identifyConnection: ({ connection }) => signedIn.get(connection),
  }
  const negotiate: Scheme = {
    name: 'Negotiate',
    identify(value, caller) {
      const token = readNegotiateToken(decoded(value))
      if (!token) throw refused('Negotiate is served with NTLM inside; the token offers something else.')
      const wrapped = (bytes: Buffer | undefined) => (token.isBare && bytes ? bytes : writeNegotiateToken(bytes))
      if (!token.ntlm) return goOn(caller, 'Negotiate', wrapped(undefined))
      return advance(caller, token.ntlm, (challenge) => goOn(caller, 'Negotiate', wrapped(challenge)))
    },
    challengesFor: () => ['Negotiate'],
  }
  return [negotiate, ntlm]
}

/** Connections of a proxy carry the requests of many. */
const isProxied = ({ headers }: Caller): boolean =>
  headers.via !== undefined || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

function decoded(value: string): Buffer {
  if (value.length > tokenLimit || !/^[A-Za-z0-9+/]+={0,2}$/.test(value)) throw refused('the token is no base64, or too long.')
  return Buffer.from(value, 'base64')
}

const refused = (message: string) => new DomainError('sign_in_required', { message })
