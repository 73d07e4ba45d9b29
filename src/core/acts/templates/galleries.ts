import { type ActCall, act, demand, type WriteScope } from '../../access/access.ts'
import type { ActName } from '../../access/acts.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { keepBlob, withNewBlob } from '../../content/blobs/blobs.ts'
import { bytesInMemory } from '../../content/blobs/received-bytes.ts'
import { type Document, documentById, securedDocument } from '../../content/documents/documents.ts'
import { nameTaken } from '../../content/documents/new-document.ts'
import { checkValues } from '../../content/items/values.ts'
import { checkNewName } from '../../content/writes/list-document.ts'
import { invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { catalogs } from '../../model/lists/catalogs.ts'
import type { List } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { bytesOf, childNamed, fileContent, makeFile } from '../files/files.ts'
import { queryItems } from '../items/item-pages.ts'
import { createList } from '../lists/create-list.ts'
import {
  headerLength,
  mostBytes,
  readHeader,
  readTemplate,
  type TemplateContent,
  type TemplateHeader,
  type TemplateKind,
  templateTooLarge,
} from './template-file.ts'

/** The catalog of the root web with the files of each kind of templates, and how their names end. */
const galleries = { list: { catalog: 114, extension: '.stp' }, web: { catalog: 111, extension: '.wsp' } } as const

/** The most templates of a kind that are looked at. */
const mostTemplates = 200

/** A template that users saved. */
export interface SavedTemplate {
  /** The id of its file. */
  readonly id: string
  readonly fileName: string
  readonly header: TemplateHeader
}

/** What users say of a new template. */
export interface TemplateNames {
  readonly fileName: string
  readonly name: string
  readonly description: string
}

async function inRoot(ctx: Context): Promise<Context> {
  return { ...ctx, web: await rootWeb(ctx) }
}

async function findGallery(root: Context, kind: TemplateKind): Promise<List | undefined> {
  const lists = await root.site.schema.lists(root.web, recordsOf(root))
  return lists.find(({ row }) => row.baseTemplate === galleries[kind].catalog && row.hidden)
}

/** The names of a new template as they are stored. Fails with `invalid_request`, `illegal_name`. */
export function checkNames(kind: TemplateKind, { fileName, name, description }: TemplateNames): TemplateNames {
  const { extension } = galleries[kind]
  const leafName = fold(fileName).endsWith(extension) ? fileName.trim() : `${fileName.trim()}${extension}`
  const shown = name.trim() === '' ? leafName.slice(0, -extension.length) : name.trim()
  if (leafName === extension || leafName.length > 128) throw invalid('The file name of a template has 1 to 128 characters.')
  if (shown.length > 255 || description.length > 4000)
    throw invalid('The name of a template has at most 255 characters, and its description at most 4000.')
  return { fileName: leafName, name: shown, description }
}

/** Fails with `access_denied` if the actor may not add a template, and with `file_exists`, before anything is read for it. */
export async function demandPlace(ctx: Context, kind: TemplateKind, { fileName }: TemplateNames): Promise<void> {
  const root = await inRoot(ctx)
  const gallery = await findGallery(root, kind)
  if (!gallery) return demand(root, 'AddListItems', root.web)
  const folder = await folderOf(root, gallery)
  await demand(root, 'AddListItems', securedDocument(folder))
  if (await childNamed(root, folder, checkNewName(fileName, folder))) throw nameTaken(fileName, folder.url)
}

async function folderOf(root: Context, gallery: List): Promise<Document> {
  const folder = await documentById(root, gallery.row.rootFolderId)
  if (!folder) throw new Error(`the list ${gallery.row.id} has no root folder`)
  return { ...folder, list: gallery }
}

/**
 * Stores the file of a template in its gallery, which is made with the first one. Fails with `file_exists`,
 * `illegal_name`, `title_taken` (of the gallery), `storage_full`, `access_denied`.
 */
export async function storeTemplate<Name extends ActName, Input>(
  ctx: Context,
  kind: TemplateKind,
  names: TemplateNames,
  bytes: Uint8Array,
  call: ActCall<Name, Input>,
): Promise<void> {
  await withNewBlob(ctx, bytesInMemory(bytes), (blob) =>
    act(ctx, call, async (scope) => {
      const root = await inRoot(within(ctx, scope))
      const known = await findGallery(root, kind)
      if (!known) await demand(root, 'AddListItems', root.web)
      const gallery = known ?? (await makeGallery(root, scope, kind))
      const folder = await folderOf(root, gallery)
      await demand(root, 'AddListItems', securedDocument(folder))
      if (await childNamed(root, folder, names.fileName)) throw nameTaken(names.fileName, folder.url)
      const titles = new Map([
        ['Title', names.name],
        ['Description', names.description],
      ])
      const values = checkValues(gallery, new Map([...titles].filter(([name]) => gallery.fieldsByName.has(name))))
      await keepBlob(root, scope, blob)
      await makeFile(root, scope, { folder, leafName: names.fileName }, bytesOf(blob), { values })
    }),
  )
}

function makeGallery(root: Context, scope: WriteScope, kind: TemplateKind): Promise<List> {
  const baseTemplate = galleries[kind].catalog
  const { title = '', leafName = '' } = catalogs.get(baseTemplate) ?? {}
  return createList(root, scope, {
    title,
    leafName,
    baseTemplate,
    isCatalog: true,
    hasGivenTitle: true,
    settings: { hidden: true, noCrawl: true },
  })
}

/** The saved templates of a kind that the actor may read, by the names of their files. Files that are no templates are left out. */
export async function querySaved(ctx: Context, kind: TemplateKind): Promise<SavedTemplate[]> {
  await demand(ctx, 'Open', ctx.web)
  const root = await inRoot(ctx)
  const gallery = await findGallery(root, kind)
  if (!gallery || !holds(await rightsOn(root, gallery.scopeId), 'ViewListItems')) return []
  const { items } = await queryItems(root, { id: gallery.row.id }, { limit: mostTemplates })
  const found: SavedTemplate[] = []
  for (const { row } of items) {
    // A file and its item have one id.
    const fileName = row.leafName ?? ''
    if (row.kind !== 0 || !fold(fileName).endsWith(galleries[kind].extension)) continue
    const header = readHeader((await bytesOfFile(root, row.uniqueId, headerLength)).toString('utf8'))
    if (header?.kind === kind) found.push({ id: row.uniqueId, fileName, header })
  }
  return found.sort((a, b) => (fold(a.fileName) < fold(b.fileName) ? -1 : 1))
}

async function bytesOfFile(root: Context, id: string, most: number): Promise<Buffer> {
  const content = await fileContent(root, { id })
  const parts: Uint8Array[] = []
  for await (const part of await content.open({ start: 0, end: Math.min(content.sizeBytes, most) })) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** The saved template with a name: that of its file with or without the extension, its own, or its id, in braces or not; undefined for none. */
export async function findSaved(ctx: Context, kind: TemplateKind, given: string): Promise<SavedTemplate | undefined> {
  const wanted = fold(given.trim())
  const id = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\}|$)/.exec(wanted)?.[1]
  const { extension } = galleries[kind]
  const all = await querySaved(ctx, kind)
  return (
    all.find((one) => one.id === id) ??
    all.find(({ fileName }) => [fold(fileName), fold(fileName).slice(0, -extension.length)].includes(wanted)) ??
    all.find(({ header }) => fold(header.name) === wanted)
  )
}

/** All that a saved template holds. Fails with `invalid_operation` if its file is damaged or too large, and with `access_denied`. */
export async function openSaved(ctx: Context, { id, fileName }: SavedTemplate): Promise<TemplateContent> {
  const root = await inRoot(ctx)
  const { sizeBytes } = await fileContent(root, { id })
  if (sizeBytes > mostBytes) throw templateTooLarge()
  return readTemplate(fileName, await bytesOfFile(root, id, mostBytes))
}
