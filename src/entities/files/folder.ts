import type { Context } from '../../core/access/context.ts'
import { rightsOn } from '../../core/access/effective.ts'
import { type StorageMetrics, storageMetrics } from '../../core/acts/files/storage-metrics.ts'
import { type Document, parentOf, viewRight } from '../../core/content/documents/documents.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import { type ChildKind, childCounts, childrenOutsideLists, queryChildren } from '../../core/content/shown/children.ts'
import { holds } from '../../core/model/permissions/rights.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { encodedPath, serverRelativePath, toItem } from './document.ts'
import { file } from './file.ts'
import { toProperties } from './property-bag.ts'

/**
 * The maximum number of files or folders in an expanded folder; a request for the folder's own collection has pages.
 */
const maxExpanded = 5_000

/** The content of a folder, up to the limit of a reply. */
async function childrenOf(ctx: Context, folder: Document, kind: ChildKind): Promise<readonly Document[]> {
  const { list } = folder
  if (!list) return (await childrenOutsideLists(ctx, folder, kind, { limit: maxExpanded })).documents
  return (await queryChildren(ctx, { ...folder, list }, kind, { limit: maxExpanded })).documents
}

const toChildren = (kind: ChildKind, shape: () => Shape<Document>): Navigation<Document> => ({
  many: true,
  linked: true,
  expansion: {
    shape: () => shape() as Shape<never>,
    load: (folders, ctx) => Promise.all(folders.map((folder) => childrenOf(ctx, folder, kind))),
  },
})

/** The parent folder, if the actor may see it. */
export async function visibleParent(ctx: Context, folder: Document): Promise<Document | undefined> {
  const parent = await parentOf(ctx, folder)
  return parent && holds(await rightsOn(ctx, parent.row.scopeId), viewRight(parent)) ? parent : undefined
}

export const metrics: Shape<StorageMetrics, 'StorageMetrics'> = shapeOf<'StorageMetrics', StorageMetrics>('StorageMetrics', {
  LastModified: ({ modifiedAt }) => isoTime(modifiedAt),
  TotalFileCount: ({ fileCount }) => fileCount,
  TotalFileStreamSize: ({ currentBytes }) => currentBytes,
  TotalSize: ({ totalBytes }) => totalBytes,
})

/** A folder in REST (protocol/files#shape). */
export const folder: Shape<Document, 'Folder'> = shapeOf<'Folder', Document>(
  'Folder',
  {
    Exists: () => true,
    IsWOPIEnabled: () => false,
    ItemCount: {
      load: async (folders, ctx) => {
        const counts = await childCounts(ctx, folders)
        return folders.map(({ row }) => counts.get(row.id) ?? 0)
      },
    },
    Name: ({ row }) => row.leafName,
    ProgID: () => null,
    ServerRelativeUrl: ({ url }) => url,
    ServerRelativePath: serverRelativePath,
    TimeCreated: ({ row }) => isoTime(row.createdAt),
    TimeLastModified: ({ row }) => isoTime(row.modifiedAt),
    Id: ({ row }) => row.id,
    UniqueId: ({ row }) => row.id,
    ContentTypeOrder: ({ list }) => list?.contentTypes.map(({ id }) => id) ?? [],
    UniqueContentTypeOrder: ({ list, row }) => (list && list.row.rootFolderId === row.id ? list.contentTypes.map(({ id }) => id) : null),
    WelcomePage: ({ row }) => row.welcomePage ?? '',
  },
  {
    version: ({ row }) => row.version,
    address: ({ url }) => `Web/GetFolderByServerRelativePath(decodedurl='${encodedPath(url)}')`,
    navigation: {
      Files: toChildren(documentKinds.file, () => file),
      Folders: toChildren(documentKinds.folder, () => folder),
      ListItemAllFields: toItem,
      ParentFolder: {
        many: false,
        linked: true,
        expansion: {
          shape: () => folder as Shape<never>,
          load: (folders, ctx) => Promise.all(folders.map((one) => visibleParent(ctx, one))),
        },
      },
      Properties: toProperties,
      StorageMetrics: {
        many: false,
        linked: true,
        expansion: {
          shape: () => metrics as Shape<never>,
          load: (folders, ctx) => Promise.all(folders.map((one) => storageMetrics(ctx, one))),
        },
      },
    },
  },
)
