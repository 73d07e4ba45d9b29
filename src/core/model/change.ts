import assert from 'node:assert'
import type { ChangeRow } from '../../../generated/prisma/content.ts'

/** What a change did, and the number that the change log stores for it: those stay as they are. */
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

export interface Change {
  readonly entity: ChangedEntity
  readonly type: ChangeType
  readonly webId: string
  readonly listId?: string
  readonly itemId?: number
  /** The GUID of what changed; a principal's number as text; of a content type the GUID of the list or web that has it. */
  readonly objectId: string
  /** The id of a content type, which is longer than a GUID. */
  readonly contentTypeId?: string
  /** The item is a folder: what is below it has another path from here on. Not stored. */
  readonly isFolder?: true
}

const ofRights: ReadonlySet<string> = new Set(['user', 'group', 'role', 'assignmentAdd', 'assignmentDelete', 'scopeAdd', 'scopeDelete'])

const ofPaths: ReadonlySet<string> = new Set(['folder', 'list', 'web'])

/** Whether folders may have other paths after it. */
export const movesPaths = ({ entity, type, isFolder }: Change): boolean =>
  (isFolder === true || ofPaths.has(entity)) && type !== 'add' && type !== 'update'

/** Whether somebody's rights may be others after it. */
export const changesRights = ({ entity, type }: Change): boolean => ofRights.has(entity) || ofRights.has(type)

/** The row of a change, but for when and by whom it was made. */
export const changeRow = ({ entity, type, webId, listId, itemId, objectId, contentTypeId }: Change) => ({
  webId,
  listId: listId ?? null,
  itemId: itemId ?? null,
  objectId,
  entity,
  type: changeTypes[type],
  detail: contentTypeId ?? null,
})

const typesByNumber: ReadonlyMap<number, ChangeType> = new Map(
  Object.entries(changeTypes).map(([type, number]) => [number, type as ChangeType]),
)

/** What a stored number says that a change did. */
export function changeTypeOf(number: number): ChangeType {
  const type = typesByNumber.get(number)
  assert(type, `the change log holds a change of the unknown type ${number}`)
  return type
}

/** The change that a row says. A row does not say that an item is a folder, so every item may be one. */
export function changeOfRow({ entity, type, webId, listId, itemId, objectId, detail }: ChangeRow): Change {
  return {
    entity: entity as ChangedEntity,
    type: changeTypeOf(type),
    webId,
    objectId,
    ...(listId !== null && { listId }),
    ...(itemId !== null && { itemId }),
    ...(detail !== null && { contentTypeId: detail }),
    ...(entity === 'item' && { isFolder: true as const }),
  }
}

/** What one act has done, as the change log and the audit record it. */
export interface Written {
  /** The name of the act. */
  readonly name: string
  /** At least one; the last is what the act was for. */
  readonly changes: readonly Change[]
  readonly actorId: number
  /** The login name of the actor. */
  readonly actor: string
  /** Milliseconds, whole seconds. */
  readonly now: number
  /** Server-relative URL of what the act was allowed on. */
  readonly target: string
}
