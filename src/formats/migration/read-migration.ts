import { fold } from '../../core/kernel/fold.ts'
import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import type { LooseFiles } from '../../core/kernel/packages/packages.ts'
import {
  type FarmPackage,
  type MigratedItem,
  type MigratedList,
  type MigratedPermissions,
  type MigratedWebPermissions,
  type MigrationForm,
  Notes,
} from '../../core/model/packages/migration.ts'
import { parseViewQuery } from '../caml/caml-view.ts'
import { readSeedPackage } from '../seeds/seed-package.ts'
import { childElements, type XmlElement } from '../xml.ts'
import { attributeOf, eachChild, guidAt, isTrue, mostDocumentBytes, unusablePackage } from './documents.ts'
import {
  type ItemParts,
  itemOf,
  type ManifestFacts,
  type ManifestKind,
  manifestFacts,
  manifestVersion,
  type VersionFacts,
} from './items.ts'
import { listOf } from './lists.ts'
import { readPeople } from './people.ts'
import { isWithin, plainUrl, WebsOfManifest } from './webs.ts'

const mostObjects = 200_000
/** Of all objects together, the present ones too. */
const mostVersions = 1_000_000
/** A hundred thousand items with fifty columns each have as many. */
const mostValues = 6_000_000
/** A longer URL is no place on this server. */
const longestUrl = 1_000

/** Objects of a manifest that are counted as left out, by the words for them. */
const otherObjects: ReadonlyMap<string, string> = new Map([
  ['SPSite', 'Settings of the site collection'],
  ['SPFieldLink', 'Links of columns'],
  ['SPFeature', 'Features'],
  ['SPNavigationNode', 'Links of the navigation'],
  ['DeploymentWebStructure', 'Links of the navigation'],
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
    for (const name of documents)
      await eachChild(
        files,
        name,
        (object) => manifest.add(object),
        (part, around) => manifest.addPart(part, around),
      )
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

/** What an object tells of an item, before the places of all lists are known. */
interface FoundPart {
  readonly url: string
  readonly listId: string | undefined
  readonly kind: ManifestKind
  readonly facts: ManifestFacts
}

const kinds: ReadonlyMap<string, ManifestKind> = new Map([
  ['File', 'file'],
  ['Folder', 'folder'],
  ['ListItem', 'item'],
])

/** Collects what the objects of manifests say. */
class Manifest {
  readonly #notes = new Notes()
  readonly #webs = new WebsOfManifest(this.#notes)
  readonly #lists = new Map<string, MigratedList>()
  /** The first list at each place. */
  readonly #places = new Map<string, MigratedList>()
  readonly #parts: FoundPart[] = []
  /** The older versions of the object that is being read. */
  #older: VersionFacts[] = []
  /** The names of columns in values. */
  readonly #names = new Map<string, string>()
  readonly #roles = new Map<string, string>()
  readonly #permissions: FoundPermissions[] = []
  #first: string | undefined
  readonly #counts = { objects: 0, versions: 0, values: 0, assignments: 0 }

  /** Takes what an object may have a great many of: older versions and role assignments. */
  addPart(part: XmlElement, around: readonly XmlElement[]): boolean {
    const [, object, element, list] = around
    if (object && isTrue(object, 'IsDeleted')) return true
    if (!object || !element || around.length > 4) return false
    const kind = kinds.get(element.name)
    if (kind !== undefined && list?.name === 'Versions') {
      const version = manifestVersion(kind, part, this.#names)
      this.#count(version)
      this.#older.push(version)
      return true
    }
    if (element.name !== 'RoleAssignments' || list) return false
    this.#addScope(part)
    return true
  }

  #count({ values }: VersionFacts): void {
    this.#counts.versions += 1
    this.#counts.values += values?.size ?? 0
    if (this.#counts.versions > mostVersions)
      throw unusablePackage(`its items have more than ${mostVersions} versions. Export fewer lists, or fewer versions, at once.`)
    if (this.#counts.values > mostValues)
      throw unusablePackage(`its items have more than ${mostValues} values of columns. Export fewer lists, or fewer versions, at once.`)
  }

  add(object: XmlElement): void {
    const older = this.#older
    this.#older = []
    if (++this.#counts.objects > mostObjects) throw unusablePackage(`it has more than ${mostObjects} objects. Export fewer lists at once.`)
    const type = attributeOf(object, 'ObjectType') ?? ''
    const [element] = childElements(object)
    if (isTrue(object, 'IsDeleted')) return this.#notes.add('Deleted objects', 'They were deleted in the other farm.')
    if (!element) return this.#notes.add(`Objects of the type ${type}`, 'They are empty.')
    const webUrl = plainUrl(attributeOf(object, 'ParentWebUrl') ?? attributeOf(element, 'ParentWebUrl') ?? '/')
    const place = (one: XmlElement, name: string) => placeIn(webUrl, attributeOf(one, name) ?? '')
    const kind = kinds.get(element.name)
    if (kind !== undefined) {
      const url = kind === 'item' ? urlOfItem(element, place) : place(element, 'Url')
      return this.#addPart({ kind, url, listId: guidAt(element, ofList[kind]), facts: manifestFacts(kind, element, older, this.#names) })
    }
    if (element.name === 'List' || element.name === 'DocumentLibrary') return this.#addList(element, webUrl, place)
    if (element.name === 'Roles') return this.#addRoles(element)
    // Each of its parts has been taken.
    if (element.name === 'RoleAssignments') return
    if (element.name === 'Web') return this.#webs.addWeb(object, element)
    if (element.name === 'FieldTemplate' || element.name === 'Field') return this.#webs.addColumn(element, webUrl)
    if (element.name === 'ContentType') return this.#addContentType(element, webUrl)
    this.#notes.add(
      otherObjects.get(type) ?? `Objects of the type ${type.slice(0, 60)}`,
      'Imports of packages of other farms do not take them.',
    )
  }

  #addContentType(element: XmlElement, webUrl: string): void {
    const listId = guidAt(element, 'ListId')
    // Lists tell of theirs themselves.
    if (listId === undefined || /^[0-]*$/.test(listId)) this.#webs.addContentType(element, webUrl)
  }

  #addList(element: XmlElement, webUrl: string, place: (element: XmlElement, name: string) => string): void {
    this.#first ??= webUrl
    const list = listOf(element, webUrl, place, this.#notes)
    if (!list) return
    this.#webs.at(webUrl)
    if (this.#lists.has(list.id)) throw unusablePackage(`its list '${list.title.slice(0, 100)}' is there twice.`)
    this.#lists.set(list.id, list)
    if (!this.#places.has(fold(list.url))) this.#places.set(fold(list.url), list)
  }

  /** Elements take many times the memory of what is kept of them. */
  #addPart(part: FoundPart): void {
    const last = part.facts.versions.at(-1)
    if (last) this.#count(last)
    this.#parts.push(part)
  }

  #addRoles(element: XmlElement): void {
    for (const role of childElements(element)) this.#roles.set(attributeOf(role, 'RoleId') ?? '', attributeOf(role, 'Title') ?? '')
  }

  #addScope(scope: XmlElement): void {
    const assignments = childElements(scope).map((one) => ({
      role: attributeOf(one, 'RoleId') ?? '',
      principalId: attributeOf(one, 'PrincipalId') ?? '',
    }))
    this.#counts.assignments += 1 + assignments.length
    if (this.#counts.assignments > mostVersions) throw unusablePackage(`it has more than ${mostVersions} role assignments.`)
    this.#permissions.push({ url: plainUrl(attributeOf(scope, 'ObjectUrl') ?? ''), assignments })
  }

  /** Gives other requests turns. Fails with `package_unusable`. */
  async content(): Promise<Omit<FarmPackage, 'users' | 'groups'>> {
    const pace = makePacer()
    const { url: webUrl, webs } = this.#webs.below(this.#first)
    const lists = this.#listsBelow(webUrl)
    const items: MigratedItem[] = []
    for (const parts of (await this.#joined(pace)).values()) {
      const item = itemOf(parts)
      if (item) items.push(item)
      await pace()
    }
    const permissions: MigratedPermissions[] = []
    const webPermissions: MigratedWebPermissions[] = []
    const below = new Set(webs.filter(({ url }) => fold(url) !== fold(webUrl)).map(({ url }) => fold(url)))
    for (const { url, assignments } of this.#permissions) {
      const list = this.#listAt(url, undefined)
      if (below.has(fold(url))) webPermissions.push({ url, assignments })
      else if (list) permissions.push({ listId: list.id, path: pathBelow(list, url), assignments })
      else this.#notes.add('Permissions of webs, and of what was left out', 'The web of the import keeps its own.')
      await pace()
    }
    return {
      ...{ webUrl, webs, roles: this.#roles, lists, items, permissions, webPermissions },
      leftOut: this.#notes.list(),
    }
  }

  /** The lists of a web and of those below it. */
  #listsBelow(webUrl: string): MigratedList[] {
    for (const list of this.#lists.values()) {
      if (isWithin(list.webUrl ?? webUrl, webUrl)) continue
      this.#lists.delete(list.id)
      if (this.#places.get(fold(list.url)) === list) this.#places.delete(fold(list.url))
      this.#notes.add(
        `Lists of the web '${list.webUrl}'`,
        `The package is imported into one web: that of '${webUrl}', with those below it.`,
      )
    }
    return [...this.#lists.values()]
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

/** The attribute with the id of the list. */
const ofList = { file: 'ListId', folder: 'ContainingDocumentLibrary', item: 'ParentListId' } as const

const pathBelow = ({ url: above }: MigratedList, url: string): string[] =>
  url
    .slice(above.length)
    .split('/')
    .filter((name) => name !== '')
