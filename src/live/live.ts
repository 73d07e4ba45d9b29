import { NewsTail } from '../core/acts/changes/news-tail.ts'
import type { Directory } from '../core/acts/farm/directory.ts'
import type { ContentDatabase, Runtime } from '../core/kernel/ports.ts'
import type { FarmNewsBoard, HealthNews } from '../core/model/farm-news.ts'
import { isoTime } from '../entities/shape/iso-time.ts'
import type { SignIn } from '../http/sign-in/sign-in.ts'
import type { AddressedEdge } from '../http/way/edge.ts'
import { AdminHub } from './admin-hub.ts'
import { ConnectionTokens } from './connections/connection-token.ts'
import { Connections } from './connections/connections.ts'
import type { LiveLimits } from './connections/settings.ts'
import { createHubEdge } from './hub-edge.ts'
import { ListsHub } from './lists-hub.ts'
import type { FollowAnew } from './restored.ts'

export interface LiveParts {
  readonly directory: Directory
  readonly runtime: Runtime
  readonly signIn: Pick<SignIn, 'identifyCaller'>
  readonly limits: LiveLimits
  /** Signs connection tokens. */
  readonly key: Uint8Array
  readonly board: FarmNewsBoard
  readonly health: () => Promise<HealthNews>
  readonly log: (error: unknown, correlationId: string) => void
}

export interface Live {
  readonly edge: AddressedEdge
  /** Follows the change logs of a content database while it is served. */
  attend(content: { readonly database: ContentDatabase }): { stop(): Promise<void> }
  /** The number of open connections. */
  connections(): number
  /** Lets all connections stay open while data is put back, until the function that it returns follows it anew. */
  hold(): Promise<FollowAnew>
  /** Closes every connection; clients that can do so connect again. */
  stop(): void
}

/** Live updates: both hubs, which speak the SignalR protocol. */
export function createLive({ directory, runtime, signIn, limits, key, board, health, log }: LiveParts): Live {
  const tails = new Map<ContentDatabase, NewsTail>()
  const connections = new Connections(limits)
  const onError = (error: unknown) => log(error, 'live updates')
  const lists = new ListsHub({
    runtime,
    findSite: ({ host, isSecure }, path) => directory.reachSite(host, path, isSecure),
    tailOf: (database) => tails.get(database),
    subscriptions: limits.subscriptions,
    onError,
  })
  const admin = new AdminHub({ board, health, onError })
  directory.onGone((gone) => lists.closeThoseOf((site) => site === gone))
  directory.onShown(() => connections.closeTenants((id) => directory.tenantWithId(id)?.state !== 'Ready'))
  const tokens = new ConnectionTokens(key, runtime)
  return {
    edge: createHubEdge({ lists, admin, connections, tokens, signIn, limits, log }),
    attend({ database }) {
      const tail = new NewsTail(database, runtime, onError)
      tails.set(database, tail)
      return {
        async stop() {
          tails.delete(database)
          lists.closeThoseOf((site) => site.database === database)
          await tail.stop()
        },
      }
    },
    connections: () => connections.count,
    async hold() {
      const followAnew = await lists.hold()
      return async (what) => {
        await followAnew(what)
        if (what) admin.tellRestored(what, isoTime(runtime.now()))
      }
    },
    stop() {
      connections.stop()
      admin.stop()
    },
  }
}
