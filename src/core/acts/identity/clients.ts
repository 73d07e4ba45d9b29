import { DomainError, invalid } from '../../kernel/errors.ts'
import { secretsEqual } from '../people/secrets.ts'
import { identityReasons } from './reasons.ts'

/** A program that asks for tokens, as the configuration has it (decisions N). */
export interface Client {
  readonly id: string
  /** It has no secret and proves itself with PKCE alone. */
  readonly isPublic: boolean
  readonly redirectUris: readonly string[]
  /** Of the tokens that it gets for itself. */
  readonly roles: readonly string[]
}

/** The known clients, or, while there are none, any client at all. */
export interface Clients {
  /** Fails with `invalid_request` for one that is not known. */
  find(id: string): Client
  /**
   * The client that the secret proves. Fails with `client_rejected`, with the
   * same words and after the same time whether the id or the secret is wrong.
   */
  authenticate(id: string, secret: string | undefined): Client
  /**
   * Fails with `invalid_request` unless codes for the client may be sent there:
   * to one of its addresses, compared character by character, or, while no
   * client is known, to this machine.
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
  /** Roles of any client while none is known. */
  readonly openRoles: readonly string[]
}

export function createClients({ known, openRoles }: ClientOptions): Clients {
  const isOpen = known.size === 0
  const clientOf = (id: string): Client | undefined => {
    if (isOpen) return { id, isPublic: false, redirectUris: [], roles: openRoles }
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
      // Compared for an unknown id as well, so that time does not tell which ids there are.
      const isRight = secretsEqual(secret ?? '', known.get(id)?.secret ?? '')
      if (client && (isOpen || isRight)) return client
      throw new DomainError(identityReasons.client_rejected, { message: 'the client is not known, or its secret is wrong.' })
    },
    demandRedirect({ id, redirectUris }, uri) {
      if (isOpen) return demandLoopback(uri)
      if (!redirectUris.includes(uri))
        throw invalid(`The redirect_uri is none of those configured for the client '${id}'; it has to be the same character by character.`)
    },
  }
}

/** Why an address cannot be one that browsers are sent back to; undefined when it can. */
export function redirectFault(uri: string): string | undefined {
  if (uri.length > 2000) return 'it has more than 2000 characters'
  // A header and an address bar show nothing else, and URL parsers differ in what else they read (RFC 3986, 2).
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

/** Whether a host name, as URL parsers write it, is that of this machine itself. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
