import type { FolderAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import { orderTypesOfFolder } from '../../core/acts/content-types/order.ts'
import { copyFolder } from '../../core/acts/files/copy.ts'
import { deleteFolder } from '../../core/acts/files/delete.ts'
import { addFolder, updateFolder, type WhenFolderExists } from '../../core/acts/files/folders.ts'
import { moveFolder, type WhenTaken } from '../../core/acts/files/move.ts'
import { storageMetrics } from '../../core/acts/files/storage-metrics.ts'
import { recycleFolder } from '../../core/acts/recycle-bin/recycle-document.ts'
import { type Document, getFolder, itemRowOf } from '../../core/content/documents/documents.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import { propertiesOf } from '../../core/content/documents/properties.ts'
import { itemWithFolder } from '../../core/content/items/item-folders.ts'
import { file } from '../../entities/files/file.ts'
import { folder, metrics, visibleParent } from '../../entities/files/folder.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import { givenTypeId } from '../../entities/lists/content-type.ts'
import { propertyBagShapeOf } from '../../entities/shape/property-bag.ts'
import { parseIfMatch } from '../../http/content/if-match.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'
import { attachedFilesIn } from './attached-file.ts'
import { folderAddress, isDocument } from './folder-address.ts'
import { pageOfFolder, pageOfWebFolders } from './folder-pages.ts'

type Operations =
  | 'getFolder'
  | 'updateFolder'
  | 'mergeFolder'
  | 'deleteFolder'
  | 'listWebFolders'
  | 'listFolders'
  | 'addFolder'
  | 'addFolderByName'
  | 'addFolderUsingPath'
  | 'addSubfolder'
  | 'addSubfolderUsingPath'
  | 'listFiles'
  | 'getParentFolder'
  | 'getFolderListItemAllFields'
  | 'getFolderProperties'
  | 'getFolderStorageMetrics'
  | 'recycleFolder'
  | 'moveFolder'
  | 'copyFolder'
  | 'deleteFolderWithParameters'
  | 'moveFolderByPath'
  | 'copyFolderByPath'

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). A name has no effect (protocol/files#folders). */
async function change(
  ctx: WireContext,
  { params, body, headers }: Pick<Call<'updateFolder'>, 'params' | 'body' | 'headers'>,
): Promise<Document> {
  const { WelcomePage: welcomePage, UniqueContentTypeOrder: types } = body
  const address = folderAddress(ctx, params)
  const expected = parseIfMatch(headers['If-Match'])
  // What may be refused comes first, so that nothing is changed then.
  if (types) await orderTypesOfFolder(ctx, await updateFolder(ctx, address, {}, expected), types.map(givenTypeId))
  if (welcomePage !== undefined || !types) return updateFolder(ctx, address, welcomePage === undefined ? {} : { welcomePage }, expected)
  return getFolder(ctx, address)
}

const headersOf = ({ profile }: WireContext, { row }: Document) => ({ ETag: profile.entityTag(row.version) })

async function add(ctx: Context, params: FolderAddress, path: string, whenThere: WhenFolderExists): Promise<Document> {
  return addFolder(ctx, folderAddress(ctx, params), path, whenThere)
}

const whenTaken = (options: Call<'moveFolderByPath'>['body']['options']): WhenTaken =>
  options?.KeepBoth === true ? 'find another name' : 'refuse'

/** contracts/rest/files/folders.yaml */
export const folderHandlers = ({
  settings: { 'Limits:ResponsePageItems': pageLimit },
}: Reading<{ readonly 'Limits:ResponsePageItems': number }>): Pick<Handlers<WireContext>, Operations> => ({
  getFolder: async (ctx, { params }, reply) => {
    const address = folderAddress(ctx, params)
    const { from, below } = address
    if ('itemId' in from && below === undefined && !(await isDocument(ctx, from, documentKinds.folder))) return reply.nothing(200, 'Folder')
    const found = await getFolder(ctx, address)
    return reply.entity(200, folder, found, headersOf(ctx, found))
  },
  updateFolder: async (ctx, call, reply) => {
    const changed = await change(ctx, call)
    return reply.entity(200, folder, changed, headersOf(ctx, changed))
  },
  mergeFolder: async (ctx, call, reply) => {
    const changed = await change(ctx, call)
    return reply.entity(200, folder, changed, headersOf(ctx, changed))
  },

  deleteFolder: async (ctx, { params, headers }, reply) => {
    await deleteFolder(ctx, folderAddress(ctx, params), 'any', parseIfMatch(headers['If-Match']))
    return reply.empty(200)
  },

  listWebFolders: async (ctx, { query }, reply) => reply.collection(200, folder, await pageOfWebFolders(ctx, query, pageLimit)),

  listFolders: async (ctx, { params, query }, reply) =>
    reply.collection(200, folder, await pageOfFolder(ctx, params, documentKinds.folder, query, pageLimit)),

  listFiles: async (ctx, { params, query }, reply) => {
    const attached = await attachedFilesIn(ctx, folderAddress(ctx, params))
    if (attached) return reply.collection(200, file, pageOf(file, attached, query, ctx))
    return reply.collection(200, file, await pageOfFolder(ctx, params, documentKinds.file, query, pageLimit))
  },

  addFolder: async (ctx, { params, body }, reply) => {
    const made = await add(ctx, params, body.ServerRelativeUrl, 'answer it')
    return reply.entity(201, folder, made, { Location: serviceRoot(ctx) + folder.address(made) })
  },

  addFolderByName: async (ctx, { params }, reply) => {
    return reply.entity(200, folder, await add(ctx, params, params.folderName, 'answer it'))
  },

  addFolderUsingPath: async (ctx, { params }, reply) => {
    const isTaken = 'overwrite' in params && params.overwrite
    return reply.entity(200, folder, await add(ctx, params, params.folderName, isTaken ? 'answer it' : 'refuse'))
  },

  addSubfolder: async (ctx, { params }, reply) => {
    await add(ctx, params, params.folderName, 'answer it')
    return reply.nothing(200, 'AddSubFolderUsingPath')
  },

  addSubfolderUsingPath: async (ctx, { params, body }, reply) => {
    await add(ctx, params, body.leafPath.DecodedUrl, 'answer it')
    return reply.nothing(200, 'AddSubFolderUsingPath')
  },

  getParentFolder: async (ctx, { params }, reply) => {
    const parent = await visibleParent(ctx, await getFolder(ctx, folderAddress(ctx, params)))
    return parent ? reply.entity(200, folder, parent) : reply.nothing(200, 'ParentFolder')
  },

  getFolderListItemAllFields: async (ctx, { params }, reply) => {
    const found = await getFolder(ctx, folderAddress(ctx, params))
    const row = await itemRowOf(ctx, found)
    if (!row || !found.list) return reply.nothing(200, 'ListItemAllFields')
    return reply.entity(200, itemShapeOf(found.list), await itemWithFolder(ctx, found.list, row))
  },

  getFolderProperties: async (ctx, { params }, reply) => {
    const properties = await propertiesOf(ctx, await getFolder(ctx, folderAddress(ctx, params)))
    return reply.entity(200, propertyBagShapeOf(properties, ctx.profile), properties)
  },

  getFolderStorageMetrics: async (ctx, { params }, reply) =>
    reply.entity(200, metrics, await storageMetrics(ctx, await getFolder(ctx, folderAddress(ctx, params)))),

  recycleFolder: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.Guid', 'Recycle', await recycleFolder(ctx, folderAddress(ctx, params))),

  moveFolder: async (ctx, { params }, reply) => {
    await moveFolder(ctx, folderAddress(ctx, params), params.newUrl)
    return reply.nothing(200, 'MoveTo')
  },

  copyFolder: async (ctx, { params }, reply) => {
    await copyFolder(ctx, folderAddress(ctx, params), params.newUrl)
    return reply.nothing(200, 'CopyTo')
  },

  deleteFolderWithParameters: async (ctx, { params, body }, reply) => {
    await deleteFolder(ctx, folderAddress(ctx, params), body.parameters.DeleteIfEmpty === true ? 'empty ones' : 'any')
    return reply.nothing(200, 'DeleteWithParameters')
  },

  moveFolderByPath: async (ctx, { body }, reply) => {
    await moveFolder(ctx, { from: { url: body.srcPath.DecodedUrl } }, body.destPath.DecodedUrl, whenTaken(body.options))
    return reply.nothing(200, 'MoveFolderByPath')
  },

  copyFolderByPath: async (ctx, { body }, reply) => {
    await copyFolder(ctx, { from: { url: body.srcPath.DecodedUrl } }, body.destPath.DecodedUrl, whenTaken(body.options))
    return reply.nothing(200, 'CopyFolderByPath')
  },
})
