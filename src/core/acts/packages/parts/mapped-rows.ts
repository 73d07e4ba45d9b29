import type { FieldRow, ItemRow, ItemVersionRow } from '../../../../../generated/prisma/content.ts'
import { systemAccountId } from '../../../access/principals.ts'
import type { PackedRow } from '../../../kernel/packages/packages.ts'
import type { ContentTable } from '../../../kernel/ports.ts'
import { listKeyOf } from '../../../kernel/query.ts'

/** What the ids and numbers of a package are in the site collection that gets its rows. */
export interface Mapping {
  readonly siteId: string
  readonly id: (id: string) => string
  readonly scope: (id: string) => string
  readonly blob: (id: string) => string
  readonly principal: (id: number) => number
  readonly role: (id: number) => number
  /** The columns of people of each list of the package, by its id there. */
  readonly people: ReadonlyMap<string, PeopleColumns>
  /** Whether the package has a list or a web with this id. */
  readonly has: (id: string) => boolean
  /** A server-relative URL at its new place. */
  readonly url: (url: string) => string
}

/** The columns of a list whose values are people. */
export interface PeopleColumns {
  /** The places of one person in a row. */
  readonly slots: readonly string[]
  /** The places of several people in the column `extra`. */
  readonly extras: readonly string[]
  /** The ids of the columns, which versions are stored by. */
  readonly fieldIds: readonly string[]
}

export const noPeople: PeopleColumns = { slots: [], extras: [], fieldIds: [] }

/** The columns of people of a list with one more column. */
export function withColumn(columns: PeopleColumns, { id, type, slot, poolSlot }: FieldRow): PeopleColumns {
  if ((type !== 'User' && type !== 'UserMulti') || slot === null) return columns
  const fieldIds = [...columns.fieldIds, id]
  if (type === 'UserMulti') return { ...columns, extras: [...columns.extras, slot], fieldIds }
  return { ...columns, slots: [...columns.slots, slot, ...(poolSlot === null ? [] : [poolSlot])], fieldIds }
}

interface Columns {
  readonly ids?: readonly string[]
  readonly people?: readonly string[]
  readonly scope?: string
  readonly blob?: string
}

/** What the columns of each table of a part refer to. */
const references: Partial<Record<ContentTable, Columns>> = {
  Web: { ids: ['id', 'parentWebId', 'rootFolderId'], people: ['authorId'], scope: 'scopeId' },
  Feature: { ids: ['ownerId'] },
  UserCustomAction: { ids: ['ownerId', 'id'] },
  EventReceiver: { ids: ['ownerId', 'id'] },
  TitleResource: { ids: ['ownerId'] },
  NavigationNode: { ids: ['webId'] },
  List: { ids: ['id', 'webId', 'rootFolderId'], people: ['authorId'], scope: 'scopeId' },
  Field: { ids: ['ownerId'] },
  FreedSlot: { ids: ['listId'] },
  ContentType: { ids: ['ownerId'] },
  View: { ids: ['listId', 'id'], people: ['personalOf'] },
  Item: { ids: ['listId', 'uniqueId', 'documentId', 'folderId'], people: ['authorId', 'editorId'], scope: 'scopeId' },
  ItemVersion: { ids: ['listId'], people: ['editorId'] },
  Document: {
    ids: ['id', 'parentId', 'webId', 'listId'],
    people: ['authorId', 'editorId', 'checkedOutBy'],
    scope: 'scopeId',
    blob: 'blobId',
  },
  DocumentVersion: { ids: ['documentId'], people: ['editorId'], blob: 'blobId' },
  Attachment: { ids: ['listId'], people: ['authorId'], blob: 'blobId' },
  PermissionScope: { ids: ['webId', 'listId', 'objectId'], scope: 'id' },
  RoleAssignment: { people: ['principalId'], scope: 'scopeId' },
  RetentionPolicy: { ids: ['id', 'listId'], people: ['createdById', 'authorId'] },
  WorkflowAssociation: { ids: ['id', 'listId', 'taskListId', 'historyListId'], people: ['authorId'] },
  WebPart: { ids: ['documentId', 'id'] },
}

/** A row of a package as the site collection stores it that gets it. */
export function mappedRow(table: ContentTable, row: PackedRow, map: Mapping): PackedRow {
  const { ids = [], people = [], scope, blob } = references[table] ?? {}
  const changed: Record<string, unknown> = { ...row, siteId: map.siteId }
  for (const name of ids) if (typeof row[name] === 'string') changed[name] = map.id(row[name])
  for (const name of people) if (typeof row[name] === 'number') changed[name] = map.principal(row[name])
  if (scope !== undefined) changed[scope] = map.scope(row[scope] as string)
  if (blob !== undefined && typeof row[blob] === 'string') changed[blob] = map.blob(row[blob])
  return { ...changed, ...furtherOf[table]?.(row, map) }
}

/** Visits every person that a row refers to. */
export function eachPerson(table: ContentTable, row: PackedRow, people: Mapping['people'], visit: (id: number) => void): void {
  for (const name of references[table]?.people ?? []) if (typeof row[name] === 'number') visit(row[name])
  const principal = (id: number): number => {
    visit(id)
    return id
  }
  const same = (id: string) => id
  furtherOf[table]?.(row, {
    ...{ siteId: '', id: same, scope: same, blob: same, url: same },
    ...{ principal, role: (id) => id, people, has: () => false },
  })
}

/** What columns do not refer to as a whole. */
const furtherOf: Partial<Record<ContentTable, (row: PackedRow, map: Mapping) => PackedRow>> = {
  Web: ({ settings }, { principal }) => ({ settings: withJson(settings, (stored) => groupsMapped(stored, principal)) }),
  NavigationNode: ({ url }, map) => ({ url: map.url(String(url)) }),
  Field: ({ settings }, map) => ({ settings: withJson(settings, (stored) => lookupsMapped(stored, map)) }),
  Item: (row, map) => itemMapped(row as unknown as ItemRow, map),
  ItemVersion: (row, map) => {
    const { snapshot, listId } = row as unknown as ItemVersionRow
    const { fieldIds } = map.people.get(listId) ?? noPeople
    return fieldIds.length === 0 ? {} : { snapshot: withJson(snapshot, (stored) => personsMapped(stored, fieldIds, map.principal)) }
  },
  RoleAssignment: ({ roleDefinitionId }, { role }) => ({ roleDefinitionId: role(roleDefinitionId as number) }),
}

type Json = Readonly<Record<string, unknown>>

function withJson(text: unknown, change: (stored: Json) => Json): unknown {
  return typeof text === 'string' && text !== '' ? JSON.stringify(change(JSON.parse(text) as Json)) : text
}

/** Groups that the package does not have are left out. */
function groupsMapped(stored: Json, principal: Mapping['principal']): Json {
  const { associatedGroups } = stored
  if (typeof associatedGroups !== 'object' || associatedGroups === null) return stored
  const groups = Object.entries(associatedGroups).map(([kind, id]) => [kind, typeof id === 'number' ? principal(id) : id] as const)
  return { ...stored, associatedGroups: Object.fromEntries(groups.filter(([, id]) => id !== systemAccountId)) }
}

/** Lookups to what the package does not have stay as they are. */
function lookupsMapped(stored: Json, { id, has }: Mapping): Json {
  const { lookupListId, lookupWebId } = stored
  if (typeof lookupListId !== 'string' || !has(lookupListId)) return stored
  return { ...stored, lookupListId: id(lookupListId), ...(typeof lookupWebId === 'string' && { lookupWebId: id(lookupWebId) }) }
}

function itemMapped(row: ItemRow, map: Mapping): PackedRow {
  const { slots, extras } = map.people.get(row.listId) ?? noPeople
  const changed: Record<string, unknown> = { listKey: listKeyOf(map.id(row.listId)) }
  const values = row as unknown as PackedRow
  // An indexed copy of no person is a number below all ids.
  for (const slot of slots) if (typeof values[slot] === 'number' && values[slot] > 0) changed[slot] = map.principal(values[slot])
  if (extras.length > 0) changed.extra = withJson(row.extra, (stored) => personsMapped(stored, extras, map.principal))
  return changed
}

function personsMapped(stored: Json, names: readonly string[], principal: Mapping['principal']): Json {
  const changed = new Map(Object.entries(stored))
  for (const name of names) {
    const value = changed.get(name)
    if (typeof value === 'number') changed.set(name, principal(value))
    else if (Array.isArray(value))
      changed.set(
        name,
        value.map((one) => (typeof one === 'number' ? principal(one) : one)),
      )
  }
  return Object.fromEntries(changed)
}
