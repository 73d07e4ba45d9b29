import type { LooseFiles } from '../../kernel/packages/packages.ts'
import type { Query } from '../../kernel/query.ts'
import type { LeftOut } from '../farm-news.ts'
import type { FieldSettings, FieldTypeName } from '../lists/field.ts'

/** A person in a package of another farm. */
export interface MigratedUser {
  readonly id: string
  readonly loginName: string
  readonly title: string
  readonly email: string
  /** Set if this server makes no user of it: why. */
  readonly unfit?: string
}

export interface MigratedGroup {
  readonly id: string
  readonly title: string
  readonly description: string
  /** The id of its owner. */
  readonly owner: string | undefined
  /** The ids of its members. */
  readonly members: readonly string[]
}

/** A column in a package of another farm, as an act that adds columns takes it. */
export interface MigratedColumn {
  readonly title: string
  readonly type: FieldTypeName
  readonly id?: string
  readonly internalName?: string
  readonly description?: string
  readonly group?: string
  readonly required?: boolean
  readonly hidden?: boolean
  readonly readOnly?: boolean
  readonly unique?: boolean
  readonly indexed?: boolean
  readonly defaultValue?: string | null
  readonly settings?: FieldSettings
}

/** A web in a package of another farm. */
export interface MigratedWeb {
  /** Its server-relative URL in its farm. */
  readonly url: string
  /** Empty if it is not told. */
  readonly title: string
  readonly description: string
  /** A locale id. */
  readonly language: number | undefined
  readonly timeZoneId: number | undefined
  /** Such as `STS#0`; empty if it is not told. */
  readonly template: string
  readonly columns: readonly MigratedColumn[]
  readonly contentTypes: readonly MigratedContentType[]
}

export interface MigratedList {
  readonly id: string
  /** The server-relative URL of its web in its farm; missing for the web of the package itself. */
  readonly webUrl?: string
  readonly title: string
  readonly description: string
  /** The server-relative URL of its root folder in its farm. */
  readonly url: string
  /** The number of its template. */
  readonly template: number
  readonly isLibrary: boolean
  readonly hidden: boolean
  readonly hasVersions: boolean
  readonly hasApproval: boolean
  readonly columns: readonly MigratedColumn[]
  /** Whether its users choose among its content types. */
  readonly showsContentTypes?: boolean
  /** Missing if the package tells none. */
  readonly contentTypes?: readonly MigratedContentType[]
  /** Those that everybody sees; missing if the package tells none. */
  readonly views?: readonly MigratedView[]
}

/** A content type of a web or a list in a package of another farm. */
export interface MigratedContentType {
  readonly id: string
  /** Empty for a built-in one, which has the name of the language of its farm. */
  readonly name: string
  readonly description: string
  readonly group: string
  readonly columns: readonly { readonly name: string; readonly required?: boolean; readonly hidden?: boolean }[]
}

/** A view of a list in a package of another farm. */
export interface MigratedView {
  readonly title: string
  readonly isDefault: boolean
  readonly hidden: boolean
  readonly scope: number
  /** CAML: the content of its `Query`. */
  readonly query: string
  /** Internal names. */
  readonly fields: readonly string[]
  readonly rowLimit: number
  readonly paged: boolean
}

/** The present state of an item, or an older version. */
export interface MigratedState {
  /** The id of a user of the package. */
  readonly editorId: string | undefined
  /** Milliseconds since 1970. */
  readonly modifiedAt: number | undefined
  /** The number of its major version; undefined for a draft and if it is not told. */
  readonly major: number | undefined
  /** The texts of columns by their internal names; undefined if only its bytes are told. */
  readonly values: ReadonlyMap<string, string> | undefined
  /** The name of the file with its bytes; undefined if they are those of the state before. */
  readonly file: string | undefined
}

/** An item, folder or file of a list. */
export interface MigratedItem {
  readonly listId: string
  readonly itemId: number | undefined
  readonly kind: 'item' | 'folder' | 'file'
  /** The names of the folders below the root folder of the list, and for a folder or file its own. */
  readonly path: readonly string[]
  readonly authorId: string | undefined
  readonly createdAt: number | undefined
  /** The id of its content type; missing if it is not told. */
  readonly contentTypeId?: string | undefined
  /** The word for its approval, such as `Pending`. */
  readonly approval: string | undefined
  /** The oldest first; the last one is the present state. */
  readonly states: readonly MigratedState[]
  readonly attachments: readonly { readonly name: string; readonly file: string }[]
}

/** Roles on a list or an item that has permissions of its own. */
export interface MigratedPermissions {
  readonly listId: string
  /** The names of the folders and the file; empty for the list. */
  readonly path: readonly string[]
  readonly assignments: readonly { readonly role: string; readonly principalId: string }[]
}

/** Roles on a web that has permissions of its own. */
export interface MigratedWebPermissions {
  readonly url: string
  readonly assignments: MigratedPermissions['assignments']
}

/** What a package of another farm has, without the bytes of files. */
export interface FarmPackage {
  /** The server-relative URL of the web that it is from. */
  readonly webUrl: string
  /** This web and those below it, if they are told: each one after the one above it. */
  readonly webs?: readonly MigratedWeb[]
  readonly users: readonly MigratedUser[]
  readonly groups: readonly MigratedGroup[]
  /** The names of roles by their ids. */
  readonly roles: ReadonlyMap<string, string>
  readonly lists: readonly MigratedList[]
  readonly items: readonly MigratedItem[]
  readonly permissions: readonly MigratedPermissions[]
  readonly webPermissions?: readonly MigratedWebPermissions[]
  readonly leftOut: readonly LeftOut[]
  /** Bytes that are in the description of the package itself, by the names by which states call them. */
  readonly contents?: ReadonlyMap<string, Uint8Array>
}

/** The forms of packages that other programs write. */
export interface MigrationForm {
  /** The files of which every such package has one. */
  readonly marks: readonly string[]
  /** Reads all but the bytes of files. Fails with `package_unusable`. */
  read(files: LooseFiles): Promise<FarmPackage>
  /** The query of a view of a list with these columns. Fails with `invalid_caml`. */
  readViewQuery(
    caml: string,
    columns: readonly { readonly id: string; readonly internalName: string }[],
  ): { readonly text: string; readonly query: Query }
}

/** The most different things that a report of an import names. */
const mostNotes = 100

/** Counts what an import leaves out. */
export class Notes {
  readonly #counts = new Map<string, { what: string; why: string; count: number }>()
  #further = 0

  constructor(known: readonly LeftOut[] = []) {
    for (const { what, why, count } of known) this.add(what, why, count)
  }

  add(what: string, why: string, count = 1): void {
    const note = { what: what.slice(0, 200), why: why.slice(0, 400), count: 0 }
    const key = JSON.stringify([note.what, note.why])
    const known = this.#counts.get(key)
    if (known) known.count += count
    else if (this.#counts.size < mostNotes) this.#counts.set(key, { ...note, count })
    else this.#further += count
  }

  list(): LeftOut[] {
    const further = { what: 'more', why: `This report has the first ${mostNotes} kinds of things.`, count: this.#further }
    return [...this.#counts.values(), ...(this.#further > 0 ? [further] : [])]
  }
}
