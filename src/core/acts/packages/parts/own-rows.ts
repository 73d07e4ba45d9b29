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
    for (const name of ownerColumns) if (typeof row[name] === 'string') this.#named.owners.add(row[name])
    // A link of the navigation has a number there.
    for (const name of documentColumns) if (typeof row[name] === 'string') this.#named.documents.add(row[name])
  }

  /** Fails with `package_unusable`, when all rows have been noted. */
  demand(): void {
    const { webId, listId, parentWebId, parentFolderId } = this.#part
    const top = listId ?? webId
    const above = listId === null ? parentWebId : webId
    const { owners, documents, scopes } = this.#named
    const isRight =
      this.#owners.has(top) &&
      [...owners].every((id) => id === above || this.#owners.has(id)) &&
      [...documents].every((id) => id === parentFolderId || this.#documents.has(id)) &&
      [...scopes].every((id) => this.#scopes.has(id))
    if (isRight) return
    const message = 'its rows belong to webs, lists, folders or permissions that it does not have.'
    throw new DomainError(kernelReasons.package_unusable, { message })
  }
}
