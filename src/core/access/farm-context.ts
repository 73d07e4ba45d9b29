import type { BackupFiles } from '../kernel/backups.ts'
import type { PackageFiles } from '../kernel/packages/packages.ts'
import type { FarmDatabase, Runtime } from '../kernel/ports.ts'
import type { PackageWebTemplate } from '../kernel/providers/package-templates.ts'
import type { OperationNews } from '../model/farm-news.ts'
import type { MigrationForm } from '../model/packages/migration.ts'
import type { Actor } from '../model/people/actor.ts'
import type { OpenContent } from '../model/sites/site.ts'
import type { WriteScope } from './access.ts'
import type { Context } from './context.ts'

/** What the acts on the farm are called with. The caller has checked that the actor may administer the farm. */
export interface FarmContext {
  readonly farm: FarmDatabase
  readonly runtime: Runtime
  readonly actor: Actor
  /** The long operations of the farm: `wake` has those that wait run in the background, `tell` tells who listens. */
  readonly operations: {
    readonly backups: BackupFiles
    readonly packages: PackageFiles
    /** The form of packages of other farms that imports read; missing in a process that runs none. */
    readonly migrationForm?: MigrationForm
    wake(): void
    tell(news: OperationNews): void
  }
  readonly transport: FarmTransport
  readonly databases: ContentDatabases
  /** The host of the e-mail addresses of user names that have none. */
  readonly hostName: string
  /** Whether new sites of a web application with this profile get the further built-in content types; null is the profile of the server. */
  readonly hasFurtherTypes?: (profile: string | null) => boolean
  /** Whether a new site collection gets a content database of its own if none is named. */
  readonly databasePerSite?: boolean
  /** Fills webs of templates of packages. */
  readonly fillWeb?: FillWeb
  /** Set for an administrator of a tenant, who sees only the tenant. */
  readonly tenantId?: string
}

/** Gives a new web what a template of a package has in addition to a team site. */
export type FillWeb = (inside: Context, scope: WriteScope, template: PackageWebTemplate) => Promise<void>

/** A host binding, with what the transport of a node needs of its web application. */
export interface BoundHost {
  /** The name of the web application. */
  readonly webApplication: string
  /** As an A-label in lower case; `*` is every host. */
  readonly host: string
  /** 0 is every port. */
  readonly port: number
  readonly scheme: 'http' | 'https'
  /** A file with certificate and key; it wins over the references. */
  readonly tlsCertificatePath: string | null
  /** An entry of the configured certificates; it wins over the one of the web application. */
  readonly tlsCertificateRef: string | null
  /** The entry of the web application. */
  readonly certificateRef: string | null
}

/** A certificate of a node. */
export interface CertificateState {
  /** The entry of the configured certificates, a file, or `listener` for the base certificate. */
  readonly source: string
  /** Its alternative names. */
  readonly names: readonly string[]
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  /** Why it could not be read again. */
  readonly error: string | undefined
}

/** The listeners and certificates of this node, as the acts on the farm use them. */
export interface FarmTransport {
  /**
   * Loads the certificate of a binding, and listens on its port. Returns undefined, or a sentence that says why this
   * node cannot serve the binding.
   */
  prepare(binding: BoundHost): Promise<string | undefined>
  /** The certificates in use. */
  certificates(): readonly CertificateState[]
  /** Reads every certificate again. One that cannot be read stays as it is, and says so. */
  reload(): readonly CertificateState[]
}

/**
 * The data of the farm's content databases, by the names under which it is stored (`storageNameOf`). `storage` is the column
 * of that name, for a database that is not in the farm.
 */
export interface ContentDatabases {
  /** Whether there is data under this name. */
  isStored(storageName: string, storage?: string | null): boolean | Promise<boolean>
  /** Creates an empty database; false if data is stored under this name already. Fails as opening does. */
  create(storageName: string, storage?: string | null): Promise<boolean>
  /** Prepares the place of new databases. Returns undefined, or a sentence that says why they cannot be stored there. */
  prepare(storage: string): Promise<string | undefined>
  /**
   * Runs `work` on a database, served or not, which is opened for it. Only a change of its status to `Offline` closes it
   * meanwhile. Fails as `work` and as opening does: with `DataUnusable` if the data is missing or foreign.
   */
  use<T>(storageName: string, work: (content: OpenContent) => Promise<T>): Promise<T>
  /** Closes a database that is open. */
  close(storageName: string): Promise<void>
  /** Closes a database and deletes its data. */
  remove(storageName: string, storage?: string | null): Promise<void>
  /** Deletes the segments of the audit log of a content database that is not served. */
  removeAudit(databaseId: string): Promise<void>
  /** Resolves when the requests of this process see the current rows of the farm. */
  refresh(): Promise<void>
  /** Has the background work purge what was deleted for good. */
  purgeSoon(): void
}
