import type { FolderAddress } from '../../../generated/rest/bindings.ts'
import { type Document, getFolder } from '../../core/content/documents/documents.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import {
  type ChildKind,
  childrenOutsideLists,
  countChildren,
  type DocumentPage,
  type PageBounds,
  queryChildren,
} from '../../core/content/shown/children.ts'
import { foldersOfWeb, pathBelowWeb } from '../../core/content/shown/web-folders.ts'
import { invalidQuery } from '../../core/kernel/errors.ts'
import { file } from '../../entities/files/file.ts'
import { folder } from '../../entities/files/folder.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { CollectionPage } from '../odata/content.ts'
import { filterAndOrder } from '../odata/evaluate.ts'
import { badToken, type ItemOptions, itemQuery, nextLink, pageOf } from '../odata/query.ts'
import { folderAddress } from './folder-address.ts'

const kinds: Readonly<Record<ChildKind, { readonly shape: Shape<Document>; readonly segment: string }>> = {
  [documentKinds.file]: { shape: file, segment: 'Files' },
  [documentKinds.folder]: { shape: folder, segment: 'Folders' },
}

/** A page of the files or folders in a folder; in a list the database filters and orders it. Fails with `invalid_query`. */
export async function pageOfFolder(
  ctx: WireContext,
  params: FolderAddress,
  kind: ChildKind,
  query: ItemOptions,
  pageLimit: number,
): Promise<CollectionPage<Document>> {
  const parent = await getFolder(ctx, folderAddress(ctx, params))
  const { list } = parent
  const { shape, segment } = kinds[kind]
  const address = `${folder.address(parent)}/${segment}`
  if (!list)
    return pageInOrder(ctx, query, pageLimit, {
      shape,
      address,
      key: 'Name',
      keyOf: ({ row }) => row.leafKey,
      read: (bounds) => childrenOutsideLists(ctx, parent, kind, bounds),
    })
  const inList = { ...parent, list }
  const asked = itemQuery(query, pageLimit)
  const { documents, next } = await queryChildren(ctx, inList, kind, asked)
  const count = query.$inlinecount === 'allpages' ? await countChildren(ctx, inList, kind, asked) : undefined
  return { items: documents, count, next: next && nextLink(ctx, address, next, optionsOf(query)) }
}

/** A page of the folders of the web, all or the direct ones as the profile says. Fails with `invalid_query`. */
export async function pageOfWebFolders(ctx: WireContext, query: ItemOptions, pageLimit: number): Promise<CollectionPage<Document>> {
  if (ctx.profile.webFolders === 'direct') return pageOfFolder(ctx, {}, documentKinds.folder, query, pageLimit)
  return pageInOrder(ctx, query, pageLimit, {
    shape: folder,
    address: 'Web/Folders',
    key: 'Path',
    keyOf: (document) => pathBelowWeb(ctx, document),
    read: (bounds) => foldersOfWeb(ctx, bounds),
  })
}

/** Documents that the store reads in one order only. */
interface InOrder {
  readonly shape: Shape<Document>
  /** The canonical address of the collection. */
  readonly address: string
  /** The name of the key in page tokens. */
  readonly key: 'Name' | 'Path'
  readonly keyOf: (document: Document) => string
  readonly read: (bounds: PageBounds) => Promise<DocumentPage>
}

/** The maximum number of documents that a filter looks at for one page, or that an order sorts. */
const maxAtOnce = 5_000

/**
 * A page in the order of the store. What needs all documents at once is refused where there are too many. Fails with
 * `invalid_query`.
 */
async function pageInOrder(
  ctx: WireContext,
  query: ItemOptions,
  pageLimit: number,
  { shape, address, key, keyOf, read }: InOrder,
): Promise<CollectionPage<Document>> {
  const { limit, where, skip, after } = itemQuery(query, pageLimit)
  const start = after?.values[key] ?? undefined
  if (after && (start === undefined || after.isBackwards)) throw badToken(`p_${key} must be that of the last folder or file`)
  const from = start === undefined ? {} : { after: start }
  const needsAll = [query.$orderby && '$orderby', query.$inlinecount === 'allpages' && '$inlinecount', skip && '$skip'].find(Boolean)
  if (needsAll) {
    const { documents, next } = await read({ ...from, limit: maxAtOnce })
    if (next === undefined) return pageOf(shape, documents, query, ctx)
    throw invalidQuery(
      `${needsAll} needs all folders or files at once, and here are too many: leave it out, or ask for those of one folder.`,
    )
  }
  const { documents, next } = await read({ ...from, limit: where ? maxAtOnce : limit })
  const kept = where ? filterAndOrder(shape, documents, { where }, ctx) : documents
  const items = kept.slice(0, limit)
  const end = kept.length > limit ? items.at(-1) : undefined
  const last = end ? keyOf(end) : next
  const position = last === undefined ? undefined : { itemId: 0, values: { [key]: last } }
  return { items, next: position && nextLink(ctx, address, position, optionsOf(query)) }
}

const optionsOf = (query: object): ReadonlyMap<string, string> =>
  new Map(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const])))
