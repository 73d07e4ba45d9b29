/** Numbers of the established server's ChangeType (rest.md 8). */
export const changeTypes = { add: 1, update: 2, delete: 3, rename: 4, restore: 7, systemUpdate: 15 } as const

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
  /** The GUID of what changed; a principal's number as text. */
  readonly objectId: string
}
