import type { Queueing } from '../../../core/acts/archive/archive-operation.ts'
import type { Runtime } from '../../../core/kernel/ports.ts'
import type { Edge } from '../../../http/way/edge.ts'

export interface SitePagesOptions {
  /** Stored files: they have precedence over pages of the same address, except pages of the server. */
  readonly files: Edge
  /** Signs form digests. */
  readonly digestKey: Uint8Array
  readonly runtime: Pick<Runtime, 'now'>
  /** The most bytes of an uploaded file. */
  readonly uploadBytes: number
  /** For login names without a host. */
  readonly hostName: string
  /** Whether people sign in on a page of this server. */
  readonly hasSignInPage: boolean
  /** For the page of the archive: where it queues operations, and reads snapshots. */
  readonly archive: { readonly farm: Queueing }
  readonly log: (error: unknown, correlationId: string) => void
}
