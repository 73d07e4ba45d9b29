import assert from 'node:assert'
import type { ChangeRow } from '../../../generated/prisma/content.ts'
import { type SeenBefore, writeSeen } from './seen-before.ts'

/** The types of changes, and their numbers in the change log, which must never change. */
export const changeTypes = {
  add: 1,
  update: 2,
  delete: 3,
  rename: 4,
  moveAway: 5,
  moveInto: 6,
  restore: 7,
  roleAdd: 8,
  roleDelete: 9,
  roleUpdate: 10,
  assignmentAdd: 11,
  assignmentDelete: 12,
  memberAdd: 13,
  memberDelete: 14,
  systemUpdate: 15,
  scopeAdd: 17,
  scopeDelete: 18,
} as const

export type ChangeType = keyof typeof changeTypes

export type ChangedEntity =
  | 'site'
  | 'web'
  | 'list'
  | 'field'
  | 'contentType'
  | 'view'
  | 'item'
  | 'file'
  | 'folder'
  | 'user'
  | 'group'
  | 'role'
  /** An entry of the recycle bin, or what is known of an archived item. No query and no message names it: its row gives the act a number for its audit record. */
  | 'binEntry'

export interface Change {
  readonly entity: ChangedEntity
  readonly type: ChangeType
  readonly webId: string
  readonly listId?: string
  readonly itemId?: number
  /** The GUID of the changed object; for a principal its number as text; for a content type the GUID of its list or web. */
  readonly objectId: string
  /** The id of a content type, which is longer than a GUID. */
  readonly contentTypeId?: string
  /** Of something that is deleted: who could see it, for those who follow the log. */
  readonly seen?: SeenBefore
  /** The item is a folder: its content has new paths from here on. Not stored. */
  readonly isFolder?: true
}

const ofRights: ReadonlySet<string> = new Set(['user', 'group', 'role', 'assignmentAdd', 'assignmentDelete', 'scopeAdd', 'scopeDelete'])

const ofPaths: ReadonlySet<string> = new Set(['folder', 'list', 'web'])

/** Whether the change may alter paths of folders. */
export const movesPaths = ({ entity, type, isFolder }: Change): boolean =>
  (isFolder === true || ofPaths.has(entity)) && type !== 'add' && type !== 'update'

/** Whether the change may alter somebody's rights. */
export const changesRights = ({ entity, type }: Change): boolean => ofRights.has(entity) || ofRights.has(type)

const plainTypes: ReadonlySet<ChangeType> = new Set(['add', 'update', 'systemUpdate', 'delete'])

/** Whether the list of a change stays as it is, apart from its counters: items in it have changed, and neither rights nor paths. */
export const leavesList = ({ entity, type, isFolder }: Change): boolean => entity === 'item' && plainTypes.has(type) && isFolder !== true

/** The row of a change, without its time and author. */
export const changeRow = ({ entity, type, webId, listId, itemId, objectId, contentTypeId, seen }: Change) => ({
  webId,
  listId: listId ?? null,
  itemId: itemId ?? null,
  objectId,
  entity,
  type: changeTypes[type],
  detail: contentTypeId ?? (seen ? writeSeen(seen) : null),
})

const typesByNumber: ReadonlyMap<number, ChangeType> = new Map(
  Object.entries(changeTypes).map(([type, number]) => [number, type as ChangeType]),
)

/** The type of change for a stored number. */
export function changeTypeOf(number: number): ChangeType {
  const type = typesByNumber.get(number)
  assert(type, `the change log holds a change of the unknown type ${number}`)
  return type
}

/** The change in a row. Rows do not record whether an item is a folder, so every item may be one. */
export function changeOfRow({ entity, type, webId, listId, itemId, objectId, detail }: ChangeRow): Change {
  return {
    entity: entity as ChangedEntity,
    type: changeTypeOf(type),
    webId,
    objectId,
    ...(listId !== null && { listId }),
    ...(itemId !== null && { itemId }),
    ...(detail !== null && entity === 'contentType' && { contentTypeId: detail }),
    ...(entity === 'item' && { isFolder: true as const }),
  }
}

/** The changes of one act, as the change log and the audit record store them. */
export interface Written {
  /** The name of the act. */
  readonly name: string
  /** The input of the act, as plain values. */
  readonly input: unknown
  /** At least one; the last is the purpose of the act. */
  readonly changes: readonly Change[]
  readonly actorId: number
  /** The login name of the actor. */
  readonly actor: string
  /** Milliseconds, whole seconds. */
  readonly now: number
  /** Server-relative URL of the object whose rights the act checked. */
  readonly target: string
}
