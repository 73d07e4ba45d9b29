import type { MigratedItem, MigratedState } from '../../core/model/packages/migration.ts'
import { childElements, type XmlElement } from '../xml.ts'
import { attributeOf, countIn, timeIn } from './documents.ts'

/** What an element says of a version of its place, in less memory than the element. */
export interface VersionFacts extends MigratedState {
  readonly version: string
}

/** What an element of a manifest says of its place. */
export interface ManifestFacts {
  readonly isFolder: boolean
  readonly itemId: number | undefined
  readonly authorId: string | undefined
  readonly createdAt: number | undefined
  readonly approval: string | undefined
  readonly contentTypeId: string | undefined
  /** The older versions, and then the present one. */
  readonly versions: readonly VersionFacts[]
  readonly attachments: MigratedItem['attachments']
}

export type ManifestKind = 'file' | 'folder' | 'item'

/** What the elements of a manifest say of one place: one of them tells of its bytes, the other of its columns. */
export interface ItemParts {
  readonly listId: string
  readonly path: readonly string[]
  file?: ManifestFacts
  folder?: ManifestFacts
  item?: ManifestFacts
}

/** The same text for the name of a column or the id of a content type, however often it is there. */
type Names = Map<string, string>

/** What is kept of an element, whose older versions have been read. `names` has the names of columns so far. */
export function manifestFacts(kind: ManifestKind, element: XmlElement, older: readonly VersionFacts[], names: Names): ManifestFacts {
  return {
    isFolder: attributeOf(element, 'DocType') === 'Folder',
    itemId: countIn(element, kind === 'item' ? 'IntId' : 'ListItemIntId'),
    authorId: attributeOf(element, 'Author'),
    createdAt: timeIn(element, 'TimeCreated'),
    approval: attributeOf(element, 'ModerationStatus'),
    contentTypeId: kind === 'item' ? shared(names, attributeOf(element, 'ContentTypeId')) : undefined,
    versions: [...(kind === 'folder' ? [] : older), manifestVersion(kind, element, names)],
    attachments: partsOf(element, 'Attachments').flatMap((one) => {
      const [name, bytes] = [attributeOf(one, 'Name'), attributeOf(one, 'FileValue')]
      return name === undefined || bytes === undefined ? [] : [{ name, file: bytes }]
    }),
  }
}

/** The same text for all items of a type. */
function shared(names: Names, text: string | undefined): string | undefined {
  if (text === undefined || text.length > 1_024) return undefined
  const kept = names.get(text) ?? text
  names.set(kept, kept)
  return kept
}

/** An item of its parts; undefined if they are those of no item. */
export function itemOf({ listId, path, file, folder, item }: ItemParts): MigratedItem | undefined {
  const main = item ?? file ?? folder
  if (!main) return undefined
  const { itemId, authorId, createdAt, approval, contentTypeId } = main
  const kind = file ? 'file' : folder || main.isFolder ? 'folder' : 'item'
  return {
    ...{ listId, kind, itemId, authorId, createdAt, approval, contentTypeId },
    path: kind === 'item' ? path.slice(0, -1) : path,
    states: statesOf(file, item, main),
    attachments: item?.attachments ?? [],
  }
}

const partsOf = (element: XmlElement, name: string): XmlElement[] =>
  childElements(element).flatMap((part) => (part.name === name ? childElements(part) : []))

/** The states of an item by their versions: of its bytes and of its columns. */
function statesOf(file: ManifestFacts | undefined, item: ManifestFacts | undefined, main: ManifestFacts): MigratedState[] {
  if (!file && !item) return main.versions.slice(-1).map((one) => stateOf(one, undefined, one))
  const found = new Map<string, { file?: VersionFacts; item?: VersionFacts }>()
  for (const one of file?.versions ?? []) found.set(one.version, { ...found.get(one.version), file: one })
  for (const one of item?.versions ?? []) found.set(one.version, { ...found.get(one.version), item: one })
  return [...found]
    .sort(([one], [other]) => orderOf(one) - orderOf(other))
    .flatMap(([, parts]) => {
      const told = parts.item ?? parts.file
      return told ? [stateOf(told, parts.item, parts.file)] : []
    })
}

/** `2.10` comes after `2.9`. */
function orderOf(version: string): number {
  const [, major = '0', minor = '0'] = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(version) ?? []
  return Number(major) * 1000 + Number(minor)
}

const stateOf = (
  { editorId, modifiedAt, major }: VersionFacts,
  ofColumns: VersionFacts | undefined,
  ofBytes: VersionFacts | undefined,
): MigratedState => ({ editorId, modifiedAt, major, values: ofColumns?.values, file: ofBytes?.file })

/** What is kept of the element of a version. */
export function manifestVersion(kind: ManifestKind, element: XmlElement, names: Names): VersionFacts {
  const version = attributeOf(element, 'Version')
  const [, major] = /^([1-9]\d{0,5})(?:\.0)?$/.exec(version ?? '') ?? []
  return {
    version: version ?? '1.0',
    editorId: attributeOf(element, 'ModifiedBy'),
    modifiedAt: timeIn(element, 'TimeLastModified'),
    major: major === undefined ? undefined : Number(major),
    values: kind === 'item' ? valuesOf(element, names) : undefined,
    file: kind === 'file' ? attributeOf(element, 'FileValue') : undefined,
  }
}

const noValues: ReadonlyMap<string, string> = new Map()

function valuesOf(item: XmlElement, names: Names): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const field of partsOf(item, 'Fields')) {
    const name = attributeOf(field, 'Name')
    const value = attributeOf(field, 'Value')
    if (name === undefined || value === undefined) continue
    // A link has its description apart.
    const second = attributeOf(field, 'Value2')
    values.set(shared(names, name) ?? name, second === undefined || second === value ? value : `${value}, ${second}`)
  }
  return values.size === 0 ? noValues : values
}
