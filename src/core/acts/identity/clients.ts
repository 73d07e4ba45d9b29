import { DomainError, invalid } from '../../kernel/errors.ts'
import { secretsEqual } from '../people/secrets.ts'
import { identityReasons } from './reasons.ts'

/** A configured program that requests tokens (protocol/sign-in#tokens). */
export interface Client {
  readonly id: string
  /** It has no secret and proves itself only with PKCE. */
  readonly isPublic: boolean
  readonly redirectUris: readonly string[]
  /** The roles of tokens for the client itself. */
  readonly roles: readonly string[]
}

/** The configured clients or, if there are none, any client. */
export interface Clients {
  /** Fails with `invalid_request` for an unknown client. */
  find(id: string): Client
  /**
   * The client with this secret. Fails with `client_rejected`, with the same
   * message and after the same time for a wrong id and for a wrong secret.
   */
  authenticate(id: string, secret: string | undefined): Client
  /**
   * Fails with `invalid_request` if codes for the client may not be sent to the
   * address. It must equal one of the client's addresses or, if no client is
   * configured, lead to this machine.
   */
  demandRedirect(client: Client, uri: string): void
}

export interface ClientSettings {
  /** Empty for a public client. */
  readonly secret: string
  readonly redirectUris: readonly string[]
  readonly roles: readonly string[]
}

export interface ClientOptions {
  readonly known: ReadonlyMap<string, ClientSettings>
  /** The roles of every client if none is configured. */
  readonly openRoles: readonly string[]
}

/** The maximum number of characters in a client's secret; the contract has the same limit for forms (`TokenRequest`). */
export const longestSecret = 1000

export function createClients({ known, openRoles }: ClientOptions): Clients {
  // A server for tests may get other clients while it runs.
  const isOpen = () => known.size === 0
  const clientOf = (id: string): Client | undefined => {
    if (isOpen()) return { id, isPublic: false, redirectUris: [], roles: openRoles }
    const settings = known.get(id)
    return settings && { id, isPublic: settings.secret === '', redirectUris: settings.redirectUris, roles: settings.roles }
  }
  return {
    find(id) {
      const client = clientOf(id)
      if (client) return client
      throw invalid(`There is no client '${id}'. Clients are configured under Identity:Clients.`)
    },
    authenticate(id, secret) {
      const client = clientOf(id)
      // The comparison also runs for an unknown id, so that the time does not tell which ids exist.
      const isRight = secretsEqual(secret ?? '', known.get(id)?.secret ?? '')
      if (client && (isOpen() || isRight)) return client
      throw new DomainError(identityReasons.client_rejected, { message: 'the client is not known, or its secret is wrong.' })
    },
    demandRedirect({ id, redirectUris }, uri) {
      if (isOpen()) return demandLoopback(uri)
      if (!redirectUris.includes(uri))
        throw invalid(`The redirect_uri is not one of the client '${id}': it must equal a configured one, character by character.`)
    },
  }
}

/** Why browsers cannot be sent back to an address; undefined if they can. */
export function redirectFault(uri: string): string | undefined {
  if (uri.length > 2000) return 'it has more than 2000 characters'
  // Headers and address bars show only these characters, and URL parsers differ on others (RFC 3986, 2).
  if (!/^[\w.~:/?[\]@!$&'()*+,;=%-]+$/.test(uri)) return 'it has characters that have to be percent-encoded, or a fragment'
  if (!/^[a-z][a-z0-9+.-]*:./i.test(uri) || !URL.canParse(uri)) return 'it is no absolute address'
  const { username, password, protocol } = new URL(uri)
  if (username !== '' || password !== '') return 'it has a user name'
  return scriptSchemes.has(protocol) ? `${protocol} does not lead to a program` : undefined
}

const scriptSchemes: ReadonlySet<string> = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:'])

function demandLoopback(uri: string): void {
  const fault = redirectFault(uri)
  if (fault !== undefined) throw invalid(`The redirect_uri cannot be used: ${fault}.`)
  const { protocol, hostname } = new URL(uri)
  if ((protocol === 'http:' || protocol === 'https:') && isLoopback(hostname)) return
  throw invalid(
    'While no client is configured, the redirect_uri has to lead to this machine: http or https, and localhost, 127.0.0.1 or [::1]. Configure clients under Identity:Clients.',
  )
}

/** Whether a host name, in the form of URL parsers, is that of this machine. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
