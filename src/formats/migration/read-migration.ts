import { fold } from '../../core/kernel/fold.ts'
import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import type { LooseFiles } from '../../core/kernel/packages/packages.ts'
import {
  type FarmPackage,
  type MigratedItem,
  type MigratedList,
  type MigratedPermissions,
  type MigrationForm,
  Notes,
} from '../../core/model/packages/migration.ts'
import { parseViewQuery } from '../caml/caml-view.ts'
import { readSeedPackage } from '../seeds/seed-package.ts'
import { childElements, type XmlElement } from '../xml.ts'
import { attributeOf, eachChild, guidAt, isTrue, mostDocumentBytes, unusablePackage } from './documents.ts'
import { type ItemParts, itemOf, type ManifestFacts, type ManifestKind, manifestFacts } from './items.ts'
import { listOf } from './lists.ts'
import { readPeople } from './people.ts'

const mostObjects = 200_000
/** A longer URL is no place on this server. */
const longestUrl = 1_000

/** Objects of a manifest that are counted as left out, by the words for them. */
const otherObjects: ReadonlyMap<string, string> = new Map([
  ['SPContentType', 'Content types of webs'],
  ['SPFieldLink', 'Links of columns'],
  ['SPField', 'Columns of webs'],
  ['SPFeature', 'Features'],
  ['SPNavigationNode', 'Links of the navigation'],
  ['SPModule', 'Modules'],
  ['SPDocumentTemplate', 'Templates of documents'],
  ['SPListTemplate', 'Templates of lists'],
  ['SPEventReceiver', 'Event receivers'],
  ['SPWorkflowAssociation', 'Workflow associations'],
])

/**
 * Packages that other programs write (docs/export.md): the content migration package of a farm, which has XML files, and a file for the bytes of
 * each document, and seeds.
 */
export const contentMigration: MigrationForm = {
  marks: ['SystemData.xml', 'seed.json', 'seed.yaml', 'seed.yml'],
  readViewQuery(caml, columns) {
    const fieldName = (id: string) => columns.find((column) => column.id === id)?.internalName
    const { query, queryText } = parseViewQuery(caml, { nowMs: 0, userId: 0, fieldName })
    return { text: queryText, query }
  },
  async read(files) {
    if (files.mark !== 'SystemData.xml') return readSeedPackage(files, files.mark)
    const documents = await manifestsOf(files)
    const total = [...documents, 'UserGroup.xml', 'UserGroupMap.xml', 'SystemData.xml'].reduce(
      (sum, name) => sum + (files.sizeOf(name) ?? 0),
      0,
    )
    if (total > mostDocumentBytes)
      throw unusablePackage(`its XML files have ${total} bytes; this server reads ${mostDocumentBytes}. Export fewer lists at once.`)
    const { users, groups } = await readPeople(files)
    const manifest = new Manifest()
    for (const name of documents) await eachChild(files, name, (object) => manifest.add(object))
    return { users, groups, ...(await manifest.content()) }
  },
}

/** The names of its manifests, which `SystemData.xml` has. */
async function manifestsOf(files: LooseFiles): Promise<string[]> {
  const names: string[] = []
  await eachChild(files, 'SystemData.xml', (part) => {
    if (part.name !== 'ManifestFiles') return
    for (const file of childElements(part)) names.push(attributeOf(file, 'Name') ?? '')
  })
  if (names.length === 0) names.push('Manifest.xml')
  const missing = names.find((name) => files.sizeOf(name) === undefined)
  if (missing !== undefined) throw unusablePackage(`it has no file ${missing.slice(0, 100)}.`)
  return [...new Set(names)]
}

/** A role assignment, before the places of all lists are known. */
interface FoundPermissions {
  readonly url: string
  readonly assignments: MigratedPermissions['assignments']
}

/** Collects what the objects of manifests say. */
class Manifest {
  readonly #notes = new Notes()
  readonly #lists = new Map<string, MigratedList>()
  /** The first list at each place. */
  readonly #places = new Map<string, MigratedList>()
  readonly #parts: {
    readonly url: string
    readonly listId: string | undefined
    readonly kind: ManifestKind
    readonly facts: ManifestFacts
  }[] = []
  /** The names of columns in values. */
  readonly #names = new Map<string, string>()
  readonly #roles = new Map<string, string>()
  readonly #permissions: FoundPermissions[] = []
  #webUrl: string | undefined
  #count = 0

  add(object: XmlElement): void {
    if (++this.#count > mostObjects) throw unusablePackage(`it has more than ${mostObjects} objects. Export fewer lists at once.`)
    const type = attributeOf(object, 'ObjectType') ?? ''
    const [element] = childElements(object)
    if (isTrue(object, 'IsDeleted')) return this.#notes.add('Deleted objects', 'They were deleted in the other farm.')
    if (!element) return this.#notes.add(`Objects of the type ${type}`, 'They are empty.')
    const webUrl = plainUrl(attributeOf(object, 'ParentWebUrl') ?? attributeOf(element, 'ParentWebUrl') ?? '/')
    const place = (one: XmlElement, name: string) => placeIn(webUrl, attributeOf(one, name) ?? '')
    if (element.name === 'List' || element.name === 'DocumentLibrary') return this.#addList(element, webUrl, place)
    if (element.name === 'File') return this.#addPart('file', element, place(element, 'Url'), guidAt(element, 'ListId'))
    if (element.name === 'Folder')
      return this.#addPart('folder', element, place(element, 'Url'), guidAt(element, 'ContainingDocumentLibrary'))
    if (element.name === 'ListItem') return this.#addPart('item', element, urlOfItem(element, place), guidAt(element, 'ParentListId'))
    if (element.name === 'Roles') return this.#addRoles(element)
    if (element.name === 'RoleAssignments') return this.#addPermissions(element)
    // The web itself is there already.
    if (element.name === 'Web') return
    this.#notes.add(
      otherObjects.get(type) ?? `Objects of the type ${type.slice(0, 60)}`,
      'Imports of packages of other farms do not take them.',
    )
  }

  #addList(element: XmlElement, webUrl: string, place: (element: XmlElement, name: string) => string): void {
    // The web of the first list is the one that is imported.
    this.#webUrl ??= webUrl
    const list = fold(webUrl) === fold(this.#webUrl) ? listOf(element, place, this.#notes) : undefined
    if (fold(webUrl) !== fold(this.#webUrl))
      this.#notes.add(`Lists of the web '${webUrl}'`, `The package is imported into one web: that of '${this.#webUrl}'.`)
    if (!list) return
    if (this.#lists.has(list.id)) throw unusablePackage(`its list '${list.title.slice(0, 100)}' is there twice.`)
    this.#lists.set(list.id, list)
    if (!this.#places.has(fold(list.url))) this.#places.set(fold(list.url), list)
  }

  /** Elements take many times the memory of what is kept of them. */
  #addPart(kind: ManifestKind, element: XmlElement, url: string, listId: string | undefined): void {
    this.#parts.push({ kind, facts: manifestFacts(kind, element, this.#names), url, listId })
  }

  #addRoles(element: XmlElement): void {
    for (const role of childElements(element)) this.#roles.set(attributeOf(role, 'RoleId') ?? '', attributeOf(role, 'Title') ?? '')
  }

  #addPermissions(element: XmlElement): void {
    for (const scope of childElements(element)) {
      const assignments = childElements(scope).map((one) => ({
        role: attributeOf(one, 'RoleId') ?? '',
        principalId: attributeOf(one, 'PrincipalId') ?? '',
      }))
      this.#permissions.push({ url: plainUrl(attributeOf(scope, 'ObjectUrl') ?? ''), assignments })
    }
  }

  /** Gives other requests turns. Fails with `package_unusable`. */
  async content(): Promise<Omit<FarmPackage, 'users' | 'groups'>> {
    const pace = makePacer()
    const items: MigratedItem[] = []
    for (const parts of (await this.#joined(pace)).values()) {
      const item = itemOf(parts)
      if (item) items.push(item)
      await pace()
    }
    const permissions: MigratedPermissions[] = []
    for (const { url, assignments } of this.#permissions) {
      const list = this.#listAt(url, undefined)
      if (list) permissions.push({ listId: list.id, path: pathBelow(list, url), assignments })
      else this.#notes.add('Permissions of webs, and of what was left out', 'The web of the import keeps its own.')
      await pace()
    }
    return {
      webUrl: this.#webUrl ?? '/',
      ...{ roles: this.#roles, lists: [...this.#lists.values()], items, permissions },
      leftOut: this.#notes.list(),
    }
  }

  /** What belongs to one item, by its place. */
  async #joined(pace: () => Promise<void> | undefined): Promise<Map<string, ItemParts>> {
    const joined = new Map<string, ItemParts>()
    for (const { kind, facts, url, listId } of this.#parts) {
      await pace()
      const list = this.#listAt(url, listId)
      if (!list) {
        this.#notes.add(kind === 'item' ? 'Items' : kind === 'file' ? 'Files' : 'Folders', 'Their list is not in the package.')
        continue
      }
      const path = pathBelow(list, url)
      const isOwn = kind !== 'item' && (path.length === 0 || ownFolders.has(fold(path[0] ?? '')))
      if (isOwn) {
        if (kind === 'file') this.#notes.add('Pages of forms', 'A list has pages of its own.')
        continue
      }
      const key = `${list.id} ${fold(path.join('/'))}`
      const parts = joined.get(key) ?? { listId: list.id, path }
      if (parts[kind]) throw unusablePackage(`its ${kind} '${url.slice(0, 200)}' is there twice.`)
      parts[kind] = facts
      joined.set(key, parts)
    }
    return joined
  }

  /** The list with an id if the URL is within it, or else the nearest one around the URL. */
  #listAt(url: string, listId: string | undefined): MigratedList | undefined {
    if (url.length > longestUrl) return undefined
    const named = this.#lists.get(listId ?? '')
    if (named && isWithin(url, named.url)) return named
    for (let place = fold(url); place !== ''; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
      const list = this.#places.get(place)
      if (list) return list
    }
    return this.#places.get('/')
  }
}

/** Folders of a list that hold its pages and attachments. */
const ownFolders: ReadonlySet<string> = new Set(['forms', 'attachments'].map(fold))

const plainUrl = (url: string): string => `/${url.replace(/^\//, '').replace(/\/$/, '')}`

/** URLs are server-relative, with a slash or without, or relative to their web. */
function placeIn(webUrl: string, url: string): string {
  const whole = plainUrl(url)
  return url.startsWith('/') || isWithin(whole, webUrl) ? whole : plainUrl(`${webUrl === '/' ? '' : webUrl}${whole}`)
}

/** An item without a file has a URL too, such as `Lists/Tasks/3_.000`. */
function urlOfItem(element: XmlElement, place: (element: XmlElement, name: string) => string): string {
  if (attributeOf(element, 'FileUrl') !== undefined) return place(element, 'FileUrl')
  return `${place(element, 'DirName')}/${attributeOf(element, 'Name') ?? ''}`
}

const isWithin = (url: string, above: string): boolean => above === '/' || `${fold(url)}/`.startsWith(`${fold(above)}/`)

const pathBelow = ({ url: above }: MigratedList, url: string): string[] =>
  url
    .slice(above.length)
    .split('/')
    .filter((name) => name !== '')
