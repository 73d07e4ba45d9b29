import type { components } from '../../../generated/emulator/operations.ts'
import { redirectFault } from '../../core/acts/identity/clients.ts'
import { SeedFault } from '../../formats/seeds/seed-fault.ts'

type SeedClient = components['schemas']['SeedClient']

/** What the server knows of a program that requests tokens. */
interface ClientOfSeed {
  readonly secret: string
  readonly redirectUris: readonly string[]
  readonly roles: readonly string[]
}

/** The programs that request tokens: those of the settings, and those of the seed. */
export class SeedClients {
  /** All of them, as they are now. */
  readonly known = new Map<string, ClientOfSeed>()
  readonly #configured: ReadonlyMap<string, ClientOfSeed>
  #ofSeed: readonly SeedClient[] = []

  constructor(configured: ReadonlyMap<string, ClientOfSeed>) {
    this.#configured = configured
    this.replace([])
  }

  get all(): readonly SeedClient[] {
    return this.#ofSeed
  }

  /** Fails with `SeedFault` on a client that is there twice, that the settings have, or with an address that cannot be. */
  check(clients: readonly SeedClient[]): void {
    const ids = new Set<string>()
    for (const [index, { id, redirectUris = [] }] of clients.entries()) {
      if (ids.has(id)) throw new SeedFault(`The client '${id}' is there twice.`, ['clients', index, 'id'])
      if (this.#configured.has(id)) throw new SeedFault(`The client '${id}' is one of the settings already.`, ['clients', index, 'id'])
      ids.add(id)
      for (const [number, uri] of redirectUris.entries()) {
        const fault = redirectFault(uri)
        if (fault !== undefined)
          throw new SeedFault(`The address '${uri}' cannot be used: ${fault}.`, ['clients', index, 'redirectUris', number])
      }
    }
  }

  /** Replaces the clients of the seed. */
  replace(clients: readonly SeedClient[]): void {
    this.#ofSeed = clients
    this.known.clear()
    for (const [id, client] of this.#configured) this.known.set(id, client)
    for (const { id, secret = '', redirectUris = [], roles = [] } of clients) this.known.set(id, { secret, redirectUris, roles })
  }
}
