/** Numbers of the established server's ChangeType (rest.md 8). */
export const changeTypes = {
  add: 1,
  update: 2,
  delete: 3,
  rename: 4,
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
  readonly type: keyof typeof changeTypes
  readonly webId: string
  readonly listId?: string
  readonly itemId?: number
  /** The GUID of what changed; a principal's number as text; of a content type the GUID of the list or web that has it. */
  readonly objectId: string
  /** The id of a content type, which is longer than a GUID. */
  readonly contentTypeId?: string
}

const ofRights: ReadonlySet<string> = new Set(['user', 'group', 'role', 'assignmentAdd', 'assignmentDelete', 'scopeAdd', 'scopeDelete'])

/** Whether somebody's rights may be others after it. */
export const changesRights = ({ entity, type }: Change): boolean => ofRights.has(entity) || ofRights.has(type)
