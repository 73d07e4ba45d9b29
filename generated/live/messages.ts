// Generated from contracts/live/asyncapi.yaml by scripts/contracts/live/live.ts. Do not edit.

/** The arguments of the call. */
export type SubscribeCall = readonly [string, (string | {
  /** The change token. */
  readonly StringValue: string
} | null)?]

/** The arguments of the call. */
export type UnsubscribeCall = readonly [string]

/** The arguments of the call. */
export type FarmSubscribeCall = readonly ['audit' | 'operations' | 'health']

/** A change. */
export interface Change {
  /** The kind of change. */
  readonly changeType: 'Created' | 'Updated' | 'Deleted'
  /** The absolute URL of the web. */
  readonly webUrl: string
  /** The id of the list. */
  readonly listId?: string
  /** The title of the list. */
  readonly listTitle?: string
  /** The id of the item. */
  readonly itemId?: number
  /** The GUID of the item or file. */
  readonly uniqueId?: string
  /** The server-relative URL of the object. Missing if it was deleted. */
  readonly serverRelativeUrl?: string
  /** The id of the user who made the change. */
  readonly editorId: number
  /** When it happened, ISO 8601 in UTC. */
  readonly timestamp: string
  /** The position of the change in the change log. Use it in `Subscribe`, and in `getchanges` of the site collection, its webs and its lists. */
  readonly changeToken: string
}

/** What a connection follows after data was put back. */
export interface Restored {
  /** The id of the site collection that was put back. Missing if all data was. */
  readonly siteId?: string
  /** The keys of the groups that the connection is in. */
  readonly groups: readonly string[]
  /** The keys of the groups that it has left, because there is no such list, item or web any more, or the user may not see it. */
  readonly left: readonly string[]
  /** When it happened, ISO 8601 in UTC. */
  readonly timestamp: string
}

/** A sealed audit record. */
export interface AuditRecord {
  /** The log of the record: `farm`, or the id of a content database. */
  readonly log: string
  /** The position of the record in its log, from 1. */
  readonly index: number
  /** The number of its last change in the change log of the site, or the number of the change of the farm. 0 if it has none. */
  readonly sequence: number
  /** When it happened, ISO 8601 in UTC. */
  readonly timestamp: string
  /** The type of the record. */
  readonly type: string
  /** The login name of the actor. */
  readonly actor: string
  /** The server-relative URL of the object, or the name of an object of the farm. */
  readonly target: string
  /** Further facts. */
  readonly detail: Readonly<Record<string, unknown>>
  /** The hash of the previous record. */
  readonly previousHash: string
  /** The SHA-256 hash of the record. */
  readonly hash: string
}

/** A long operation of the farm, as `GET /_admin/operations/{operationId}` returns it. */
export interface Operation {
  /** Its id. */
  readonly operationId: string
  /** What it does. */
  readonly kind: 'Move' | 'Copy' | 'Backup' | 'Restore' | 'Export' | 'Import' | 'DeleteTenant' | 'Archive'
  /** The id of the site collection that is moved, copied or exported. */
  readonly siteId?: string
  /** Its state. A failed operation changed nothing. */
  readonly status: 'Queued' | 'Running' | 'Succeeded' | 'Failed' | 'Cancelled'
  /** The completed part, in percent. */
  readonly progress: number
  /** When it was requested. */
  readonly startedUtc: string
  /** When it ended. */
  readonly endedUtc?: string
  /** The reason of the failure. */
  readonly error?: string
  /** What an import has done so far. */
  readonly result?: {
  /** The number of imported site collections. */
  readonly imported: number
  /** The number of site collections that were left out. */
  readonly skipped: number
  /** The number of site collections that were replaced. */
  readonly replaced: number
}
}

/** The health of the server. */
export interface Health {
  /** Degraded: a content database has too little disk space or is closed. */
  readonly status: 'Healthy' | 'Degraded'
  /** The version of the server. */
  readonly version: string
  /** The content databases of the farm. */
  readonly databases: readonly DatabaseHealth[]
  /** When this was so, ISO 8601 in UTC. */
  readonly timestamp: string
}

/** The health of a content database. */
export interface DatabaseHealth {
  /** The name of the content database. */
  readonly name: string
  /** The status of the content database. */
  readonly status: 'Online' | 'ShortOfSpace' | 'Closed'
}

/** The address of the hub lists. */
export const listsAddress = '/signalr/lists'

/** The methods of the hub lists, with their arguments. */
export interface ListsCalls {
  readonly Subscribe: SubscribeCall
  readonly Unsubscribe: UnsubscribeCall
}

/** The messages of the hub lists, with their payloads. */
export interface ListsMessages {
  readonly ListItemChanged: Change
  readonly FileChanged: Change
  readonly ListChanged: Change
  readonly WebChanged: Change
  readonly ContentRestored: Restored
}

/** The address of the hub admin. */
export const adminAddress = '/signalr/admin'

/** The methods of the hub admin, with their arguments. */
export interface AdminCalls {
  readonly Subscribe: FarmSubscribeCall
  readonly Unsubscribe: FarmSubscribeCall
}

/** The messages of the hub admin, with their payloads. */
export interface AdminMessages {
  readonly AuditAppended: AuditRecord
  readonly OperationProgress: Operation
  readonly HealthChanged: Health
  readonly ContentRestored: Restored
}
