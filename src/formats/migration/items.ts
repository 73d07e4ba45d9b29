import type { MigratedItem, MigratedState } from '../../core/model/packages/migration.ts'
import { childElements, type XmlElement } from '../xml.ts'
import { attributeOf, countIn, timeIn } from './documents.ts'

/** What the elements of a manifest say of one place: one of them tells of its bytes, the other of its columns. */
export interface ItemParts {
  readonly listId: string
  readonly path: readonly string[]
  file?: XmlElement
  folder?: XmlElement
  item?: XmlElement
}

/** An item of its parts; undefined if they are those of no item. */
export function itemOf({ listId, path, file, folder, item }: ItemParts): MigratedItem | undefined {
  const main = item ?? file ?? folder
  if (!main) return undefined
  const isFolder = folder !== undefined || attributeOf(item ?? main, 'DocType') === 'Folder'
  const kind = file ? 'file' : isFolder ? 'folder' : 'item'
  return {
    ...{ listId, kind },
    itemId: countIn(main, item ? 'IntId' : 'ListItemIntId'),
    path: kind === 'item' ? path.slice(0, -1) : path,
    authorId: attributeOf(main, 'Author'),
    createdAt: timeIn(main, 'TimeCreated'),
    approval: attributeOf(main, 'ModerationStatus'),
    states: statesOf(file, item, main),
    attachments: partsOf(item, 'Attachments').flatMap((one) => {
      const [name, bytes] = [attributeOf(one, 'Name'), attributeOf(one, 'FileValue')]
      return name === undefined || bytes === undefined ? [] : [{ name, file: bytes }]
    }),
  }
}

const partsOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? childElements(element).flatMap((part) => (part.name === name ? childElements(part) : [])) : []

/** The states of an item by their versions: the older ones stand in `Versions`, of its bytes and of its columns. */
function statesOf(file: XmlElement | undefined, item: XmlElement | undefined, main: XmlElement): MigratedState[] {
  const found = new Map<string, { file?: XmlElement; item?: XmlElement }>()
  const note = (what: 'file' | 'item', element: XmlElement) => {
    const version = attributeOf(element, 'Version') ?? '1.0'
    found.set(version, { ...found.get(version), [what]: element })
  }
  for (const version of partsOf(file, 'Versions')) note('file', version)
  for (const version of partsOf(item, 'Versions')) note('item', version)
  if (file) note('file', file)
  if (item) note('item', item)
  if (found.size === 0) return [stateOf({}, main)]
  return [...found]
    .sort(([one], [other]) => orderOf(one) - orderOf(other))
    .map(([, parts]) => stateOf(parts, parts.item ?? parts.file ?? main))
}

/** `2.10` comes after `2.9`. */
function orderOf(version: string): number {
  const [, major = '0', minor = '0'] = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(version) ?? []
  return Number(major) * 1000 + Number(minor)
}

function stateOf({ file, item }: { readonly file?: XmlElement; readonly item?: XmlElement }, main: XmlElement): MigratedState {
  const [, major] = /^([1-9]\d{0,5})(?:\.0)?$/.exec(attributeOf(main, 'Version') ?? '') ?? []
  return {
    editorId: attributeOf(main, 'ModifiedBy'),
    modifiedAt: timeIn(main, 'TimeLastModified'),
    major: major === undefined ? undefined : Number(major),
    values: item && valuesOf(item),
    file: file && attributeOf(file, 'FileValue'),
  }
}

function valuesOf(item: XmlElement): Map<string, string> {
  const values = new Map<string, string>()
  for (const field of partsOf(item, 'Fields')) {
    const name = attributeOf(field, 'Name')
    const value = attributeOf(field, 'Value')
    // A link has its description apart.
    const second = attributeOf(field, 'Value2')
    if (name !== undefined && value !== undefined)
      values.set(name, second === undefined || second === value ? value : `${value}, ${second}`)
  }
  return values
}
