import { DomainError } from '../../../kernel/errors.ts'
import type { PackedPart, PackedRow } from '../../../kernel/packages/packages.ts'
import type { ContentTable } from '../../../kernel/ports.ts'
import { kernelReasons } from '../../../kernel/reasons.ts'

/** Columns that name a web or a list. */
const ownerColumns = ['ownerId', 'listId', 'webId', 'parentWebId', 'taskListId', 'historyListId'] as const
/** Columns that name a file or folder. */
const documentColumns = ['documentId', 'folderId', 'parentId', 'rootFolderId'] as const

/**
 * Finds rows of a package that belong to something else than its web or list. An import would write them into what the site
 * collection has already, past its rights, archive mode and holds. Keeps some 100 bytes for each file and folder.
 */
export class OwnRows {
  readonly #part: PackedPart
  readonly #owners = new Set<string>()
  readonly #documents = new Set<string>()
  readonly #scopes = new Set<string>()
  /** The root folder of the web or list, whose row comes before those of files and folders. */
  #rootFolderId: unknown
  /** The webs above the webs of the package, by their ids. */
  readonly #parents = new Map<string, unknown>()
  readonly #named = { owners: new Set<string>(), documents: new Set<string>(), scopes: new Set<string>() }

  constructor(part: PackedPart) {
    this.#part = part
  }

  /** The ids of the webs and lists so far. */
  get owners(): ReadonlySet<string> {
    return this.#owners
  }

  /** The ids of the permission scopes so far. */
  get scopes(): ReadonlySet<string> {
    return this.#scopes
  }

  note(table: ContentTable, row: PackedRow): void {
    if (table === 'Web' || table === 'List') this.#owners.add(row.id as string)
    if (table === 'Document') this.#documents.add(row.id as string)
    if (table === 'PermissionScope') this.#scopes.add(row.id as string)
    if (table === 'RoleAssignment') this.#named.scopes.add(row.scopeId as string)
    const { webId, listId } = this.#part
    if (table === 'Web') this.#parents.set(row.id as string, row.parentWebId)
    if (table === (listId === null ? 'Web' : 'List') && row.id === (listId ?? webId)) this.#rootFolderId = row.rootFolderId
    const names = (name: string): boolean => typeof row[name] === 'string' && !this.#leadsUp(table, name, row)
    for (const name of ownerColumns) if (names(name)) this.#named.owners.add(row[name] as string)
    // A link of the navigation has a number there.
    for (const name of documentColumns) if (names(name)) this.#named.documents.add(row[name] as string)
  }

  /** Whether a column may name what is above the web or list: only that of its own row, and those of what it is stored in. */
  #leadsUp(table: ContentTable, name: string, row: PackedRow): boolean {
    const { webId, listId, parentWebId, parentFolderId } = this.#part
    const value = row[name]
    if (name === 'parentId') return table === 'Document' && row.id === this.#rootFolderId && value === parentFolderId
    if (listId === null) return table === 'Web' && row.id === webId && name === 'parentWebId' && value === parentWebId
    if (name !== 'webId' || value !== webId) return false
    return table === 'List' ? row.id === listId : (table === 'Document' || table === 'PermissionScope') && row.listId === listId
  }

  /** Fails with `package_unusable`, when all rows have been noted. */
  demand(): void {
    const { webId, listId, parentWebId, parentFolderId } = this.#part
    const above = listId === null ? parentWebId : webId
    const { owners, documents, scopes } = this.#named
    const hasAbove = (above !== null && this.#owners.has(above)) || this.#documents.has(parentFolderId)
    const isRight =
      !hasAbove &&
      this.#rootFolderId !== undefined &&
      (listId === null ? this.#isOneTree() : this.#owners.size === 1) &&
      [...owners].every((id) => this.#owners.has(id)) &&
      [...documents].every((id) => this.#documents.has(id)) &&
      [...scopes].every((id) => this.#scopes.has(id))
    if (isRight) return
    const message = 'its rows belong to webs, lists, folders or permissions that it does not have.'
    throw new DomainError(kernelReasons.package_unusable, { message })
  }

  /** Whether all webs are below the one of the package: a site collection has one root, and no web is above itself. */
  #isOneTree(): boolean {
    const { webId, parentWebId } = this.#part
    if (parentWebId === null || this.#parents.get(webId) !== parentWebId) return false
    const below = new Set<unknown>([webId])
    for (const id of this.#parents.keys()) {
      const path = new Set<unknown>()
      for (let at: unknown = id; !below.has(at); at = this.#parents.get(at as string)) {
        if (path.has(at) || !this.#parents.has(at as string)) return false
        path.add(at)
      }
      for (const one of path) below.add(one)
    }
    return true
  }
}
