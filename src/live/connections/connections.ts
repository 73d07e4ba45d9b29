import { changeReasons } from '../../core/acts/changes/reasons.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { Caller } from '../../http/sign-in/sign-in.ts'
import { HubConnection, type HubConnectionOptions, type Peer } from './hub-connection.ts'
import { LongPolling } from './long-polling.ts'
import type { LiveLimits } from './settings.ts'

/** How a connection has signed in. */
export interface SignedIn {
  /** The parts of its latest request that identify the caller. */
  caller: Caller
  /** The present actor of these parts; fails with a `DomainError` if they are no longer valid. */
  readonly identify: (caller: Caller) => Actor | undefined | Promise<Actor | undefined>
}

interface Entry {
  readonly connection: HubConnection
  readonly signedIn: SignedIn
  checkedAt: number
}

/** The interval at which every connection is checked. */
const lookMs = 1_000
/** How long a connection that has ended can be polled. */
const lingerMs = 5_000
/** The number of connections that are checked in one turn of the event loop. */
const atOnce = 500

/** All connections of this process, with their limits and times. */
export class Connections {
  readonly #limits: LiveLimits
  readonly #byToken = new Map<string, Entry>()
  readonly #ofUsers = new Map<string, number>()
  readonly #timer: NodeJS.Timeout
  #isLooking = false
  #isStopped = false

  constructor(limits: LiveLimits) {
    this.#limits = limits
    this.#timer = setInterval(() => void this.#look(), lookMs).unref()
  }

  get count(): number {
    return this.#byToken.size
  }

  find(token: string): HubConnection | undefined {
    return this.#byToken.get(token)?.connection
  }

  /** Opens a connection that later requests name by the token. Fails with `too_many_connections`. */
  open(token: string, signedIn: SignedIn, options: Omit<HubConnectionOptions, 'onEnd' | 'limits'>): HubConnection {
    const user = userOf(options.peer)
    const ofUser = this.#ofUsers.get(user) ?? 0
    const { connections, userConnections } = this.#limits
    if (this.#isStopped) throw refused('The server is stopping. Connect again.')
    if (this.#byToken.size >= connections)
      throw refused(`This server has ${connections} live connections, and takes no more (Live:Connections).`)
    if (ofUser >= userConnections)
      throw refused(`You have ${userConnections} live connections, and no more are allowed (Live:UserConnections). Close others.`)
    const onEnd = ({ transport }: HubConnection) => {
      this.#leaveUser(user)
      // The next poll gets the frames that were sent before the end.
      if (transport instanceof LongPolling) setTimeout(() => this.#byToken.delete(token), lingerMs).unref()
      else this.#byToken.delete(token)
    }
    const connection = new HubConnection({ ...options, limits: this.#limits, onEnd })
    this.#byToken.set(token, { connection, signedIn, checkedAt: performance.now() })
    this.#ofUsers.set(user, ofUser + 1)
    return connection
  }

  /** Notes that the client of the connection has sent a signed-in request. */
  renew(token: string, caller: Caller): void {
    const entry = this.#byToken.get(token)
    if (!entry || entry.connection.isOver) return
    entry.signedIn.caller = caller
    entry.checkedAt = performance.now()
  }

  /** Closes every connection; clients that can do so connect again. */
  stop(): void {
    this.#isStopped = true
    clearInterval(this.#timer)
    for (const { connection } of [...this.#byToken.values()]) connection.close('The server is stopping.', true)
  }

  /** Closes the connections of tenants that are no longer served. */
  closeTenants(isGone: (tenantId: string) => boolean): void {
    for (const { connection } of [...this.#byToken.values()]) {
      const { tenantId } = connection.peer
      if (tenantId !== undefined && isGone(tenantId)) connection.close('The tenant of this connection is no longer served.', false)
    }
  }

  #leaveUser(user: string): void {
    const others = (this.#ofUsers.get(user) ?? 1) - 1
    if (others > 0) this.#ofUsers.set(user, others)
    else this.#ofUsers.delete(user)
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    let seen = 0
    for (const entry of [...this.#byToken.values()]) {
      const now = performance.now()
      entry.connection.look(now)
      if (now - entry.checkedAt >= this.#limits.signInCheckMs) {
        entry.checkedAt = now
        void checkSignIn(entry)
      }
      seen += 1
      if (seen % atOnce === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    this.#isLooking = false
  }
}

/** Users of the same name in two tenants are different users. */
const userOf = ({ actor: { loginKey }, tenantId }: Peer): string => (tenantId === undefined ? loginKey : `${tenantId} ${loginKey}`)

const refused = (message: string) => new DomainError(changeReasons.too_many_connections, { message })

/** Closes a connection whose token has expired or was revoked, whose session has ended, or whose user is gone. */
async function checkSignIn({ connection, signedIn: { caller, identify } }: Entry): Promise<void> {
  const { actor } = connection.peer
  if (actor.scheme === 'Anonymous') return
  try {
    const now = await identify(caller)
    if (now?.rightsKey === actor.rightsKey) return
    connection.close('The roles of the sign-in have changed. Connect again.', true)
  } catch (error) {
    const why = error instanceof DomainError ? error.message : 'it could not be checked.'
    connection.close(`The sign-in of this connection has ended: ${why}`, true)
  }
}
