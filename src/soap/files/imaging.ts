import { type CheckedPlace, type ImagingBindings, imaging } from '../../../generated/soap/imaging.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import { outcomeOf } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { addFile, deleteFile, fileContent, fileTag, getFile, replaceFile } from '../../core/acts/files/files.ts'
import { addFolder } from '../../core/acts/files/folders.ts'
import { fileReasons } from '../../core/acts/files/reasons.ts'
import { moveFile } from '../../core/acts/files/transfer-file.ts'
import { openItems } from '../../core/acts/items/item-pages.ts'
import { getList, queryLists } from '../../core/acts/lists/lists.ts'
import { getWebOfUrl } from '../../core/acts/sites/webs.ts'
import { bytesInMemory } from '../../core/content/blobs/received-bytes.ts'
import { pictureSizes, shrinking, wholeContent } from '../../core/content/blobs/smaller-pictures.ts'
import { type Document, getFolder, securedDocument } from '../../core/content/documents/documents.ts'
import { folderOfList, withFolderScope } from '../../core/content/documents/folder-scope.ts'
import { pictureTemplate } from '../../core/content/documents/picture-values.ts'
import { DomainError, invalid, invalidOperation } from '../../core/kernel/errors.ts'
import type { Pictures } from '../../core/kernel/pictures/pictures.ts'
import type { Expression } from '../../core/kernel/query.ts'
import type { List } from '../../core/model/lists/list.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { childElements, textOfChild, type XmlElement, xmlElement } from '../../formats/xml.ts'
import { messageOf } from '../../profile/failures.ts'
import { rowElement, rowFields, rowWriter } from '../lists/rowset.ts'
import type { SignedInCall } from '../protocol/call.ts'
import type { ElementOfRows } from '../protocol/rows.ts'
import { signedInService } from '../protocol/service-module.ts'
import { pathOf } from '../protocol/web-path.ts'
import { bracedGuid } from '../protocol/wire-text.ts'
import { byteElement } from './byte-element.ts'
import { stepsIn } from './pictures.ts'

const mostRows = 5_000
const mostNames = 500
const mostDownloads = 50
const mostNewFolders = 100

/** The picture library of the farm. */
interface ImagingServer {
  readonly pictures: Pictures
}

function bindings({ pictures }: ImagingServer): ImagingBindings<SignedInCall> {
  const shrunk = shrinking(pictures)
  return {
    async ListPictureLibrary({ context }) {
      const libraries = (await queryLists(context)).filter(({ row }) => row.baseTemplate === pictureTemplate && !row.hidden)
      const Library = libraries.map((list) => ({
        name: list.url.slice(list.url.lastIndexOf('/') + 1),
        title: list.row.title,
        guid: bracedGuid(list.row.id),
        url: absoluteUrl(context, list.url),
      }))
      return { ListPictureLibraryResult: { PictLib: { Library } } }
    },

    GetListItems: async ({ context }, input) => ({ GetListItemsResult: { Library: await rowsInFolder(context, input) } }),
    GetItems: async ({ context }, input) => ({ GetItemsResult: { Library: await rowsInFolder(context, input) } }),

    async GetItemsXMLData({ context }, input) {
      const names = namesIn(input.itemFileNames.string)
      return { GetItemsXMLDataResult: { Library: await rowsInFolder(context, input, isOneOf('FileLeafRef', 'text', names)) } }
    },

    async GetItemsByIds({ context }, { strListName, ids }) {
      const list = await pictureLibrary(context, strListName)
      const asked = ids.unsignedInt ?? []
      if (asked.length > mostNames) throw invalid(`ids takes ${mostNames} ids at most; ${asked.length} were given.`)
      return { GetItemsByIdsResult: { Library: await rowsOf(context, list, isOneOf('ID', 'number', asked)) } }
    },

    async Download({ context }, { itemFileNames, type, fFetchOriginalIfNotAvailable = true, ...place }) {
      const { folder } = await folderOf(context, place)
      const names = namesIn(itemFileNames.string)
      if (names.length > mostDownloads) throw invalid(`Download takes ${mostDownloads} pictures at most; ${names.length} were given.`)
      const box = pictureSizes[type]
      if (box === undefined) throw invalid(`type is 0 for the original, 1 for the thumbnail, 2 for the web size; ${type} was given.`)
      const File: XmlElement[] = []
      for (const name of names) {
        const content = await fileContent(context, { url: joinUrl(folder.url, name) })
        const small = box === 'original' ? undefined : await outcomeOf(() => shrunk(context, content, box))
        if (small?.ok === false && !fFetchOriginalIfNotAvailable)
          throw new DomainError(fileReasons.file_not_found, { file: `${name} in a smaller size` })
        const bytes = small?.ok ? bytesInMemory(small.value) : wholeContent(content)
        File.push({ ...byteElement('File', bytes), attributes: new Map([['name', name]]) })
      }
      return { DownloadResult: { results: { File } } }
    },

    async Edit({ context }, { itemFileName, recipe, ...place }) {
      const { folder } = await folderOf(context, place)
      const steps = stepsIn(recipe.any ?? [])
      const address = { url: joinUrl(folder.url, plainName(itemFileName)) }
      const file = await getFile(context, address)
      const content = await fileContent(context, { id: file.row.id })
      // Whether the caller may change the file is known before the picture is changed.
      const edited = async function* () {
        yield Buffer.from(await pictures.edit(wholeContent(content), steps))
      }
      const expected = { given: fileTag(file.row), versions: [file.row.version] }
      const made = await replaceFile(context, { id: file.row.id }, edited(), expected)
      return { EditResult: { Edit: shownPlace(context, made) } }
    },

    async Upload({ context }, { bytes, fileName, fOverWriteIfExist = false, ...place }) {
      const { folder } = await folderOf(context, place)
      const input = { name: fileName, whenThere: fOverWriteIfExist ? 'replace' : 'refuse' } as const
      const made = await addFile(context, { from: { id: folder.row.id } }, input, bytes)
      return { UploadResult: { Upload: shownPlace(context, made) } }
    },

    async CreateNewFolder({ context }, { strListName, strParentFolder }) {
      const { folder } = await folderOf(context, { strListName, strFolder: strParentFolder })
      for (let number = 0; ; number += 1) {
        const name = number === 0 ? 'New Folder' : `New Folder (${number})`
        const made = await outcomeOf(() => addFolder(context, { from: { id: folder.row.id } }, name, 'refuse'))
        if (made.ok) return { CreateNewFolderResult: { CreateNewFolder: shownPlace(context, made.value) } }
        if (made.error.reason !== 'file_exists' || number === mostNewFolders) throw made.error
      }
    },

    async Rename({ context, request: { profile } }, { request, ...place }) {
      const { folder } = await folderOf(context, place)
      const result = []
      for (const { name, newBaseName } of renamesIn(request.any ?? [])) {
        const newName = newBaseName + extensionOf(name)
        const moved = await outcomeOf(async () =>
          moveFile(context, { url: joinUrl(folder.url, plainName(name)) }, joinUrl(folder.url, plainName(newName)), 'refuse'),
        )
        result.push(moved.ok ? { name, newName, renamed: true } : { name, renamed: false, message: messageOf(profile, moved.error) })
      }
      return { RenameResult: { results: { result } } }
    },

    async Delete({ context, request: { profile } }, { itemFileNames, ...place }) {
      const { folder } = await folderOf(context, place)
      const result = []
      for (const name of namesIn(itemFileNames.string)) {
        const gone = await outcomeOf(() => deleteFile(context, { url: joinUrl(folder.url, name) }))
        result.push(gone.ok ? { name, deleted: true } : { name, deleted: false, message: messageOf(profile, gone.error) })
      }
      return { DeleteResult: { results: { result } } }
    },

    CheckSubwebAndList: async ({ context }, { strUrl }) => ({ CheckSubwebAndListResult: { Place: await placeAt(context, strUrl) } }),
    CheckSubweb: async ({ context }, { strUrl }) => ({ CheckSubwebResult: { Place: await placeAt(context, strUrl) } }),
  }
}

/** imaging.asmx (protocol/soap-services#imaging). */
export const imagingService = signedInService(imaging, wsdl.imaging, bindings, async (ctx, upload) => {
  const { folder } = await folderOf(ctx, { strListName: textOfChild(upload, 'strListName'), strFolder: textOfChild(upload, 'strFolder') })
  await demand(ctx, 'AddListItems', securedDocument(folder))
})

/** A picture library and a folder in it, as clients name them. */
interface Place {
  readonly strListName: string
  /** Relative to the library; by default the library itself. */
  readonly strFolder?: string | undefined
}

async function pictureLibrary(ctx: Context, name: string): Promise<List> {
  const list = await getList(ctx, { name })
  if (list.row.baseTemplate === pictureTemplate) return list
  throw invalidOperation(`'${list.row.title}' is not a picture library.`)
}

async function folderOf(ctx: Context, { strListName, strFolder = '' }: Place): Promise<{ list: List; folder: Document }> {
  const list = await pictureLibrary(ctx, strListName)
  if (strFolder.length > 400) throw invalid('strFolder has at most 400 characters.')
  const names = strFolder.split('/').filter((name) => name.trim() !== '')
  return { list, folder: await folderOfList(ctx, list, { from: { url: joinUrl(list.url, ...names) } }) }
}

/** The names of files, each a name and no path. */
function namesIn(names: readonly string[] | undefined = []): readonly string[] {
  if (names.length > mostNames) throw invalid(`itemFileNames takes ${mostNames} names at most; ${names.length} were given.`)
  return names.map(plainName)
}

function plainName(name: string): string {
  if (name !== '' && name.length <= 260 && !/[/\\]/.test(name) && name !== '..' && name !== '.') return name
  throw invalid(`'${name.slice(0, 100)}' is not the name of a picture.`)
}

function isOneOf(column: string, type: 'text', values: readonly string[]): Expression
function isOneOf(column: string, type: 'number', values: readonly number[]): Expression
function isOneOf(column: string, type: 'text' | 'number', values: readonly (string | number)[]): Expression {
  const literals = values.map((value) => ({ kind: 'literal', literal: { type, value } as never, at: -1 }) as const)
  return { op: 'in', subject: { kind: 'field', path: [column], at: -1 }, values: literals }
}

async function rowsInFolder(ctx: Context, place: Place, where?: Expression): Promise<XmlElement> {
  const { list, folder } = await folderOf(ctx, place)
  return rowsOf(ctx, list, await withFolderScope(ctx, list, { url: folder.url, isRecursive: false }, where))
}

const shown = [
  'Title',
  'FileLeafRef',
  'ImageWidth',
  'ImageHeight',
  'ImageCreateDate',
  'Description',
  'Keywords',
  'File_x0020_Size',
  'Editor',
]

/** The rows of a library in a `Library` element, which are read while the reply is written. */
async function rowsOf(ctx: Context, list: List, where: Expression | undefined): Promise<XmlElement | ElementOfRows> {
  const { items } = await openItems(ctx, { id: list.row.id }, { ...(where && { where }), limit: mostRows })
  const write = rowWriter(rowFields(list, shown, false), { dateInUtc: true })
  const nextRows = async () => {
    const slice = await items.next(128)
    return slice && write(ctx, slice.rows)
  }
  return { ...xmlElement('', 'Library', new Map([['name', list.row.title]])), row: rowElement, nextRows }
}

const shownPlace = (ctx: Context, { row, url }: Document) => ({ name: row.leafName, url: absoluteUrl(ctx, url) })

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot) : ''
}

/** The elements `file` with `filename` and `newbasename`, on any of the first levels. */
function renamesIn(elements: readonly XmlElement[], depth = 3): { name: string; newBaseName: string }[] {
  const found = elements.flatMap((element): { name: string; newBaseName: string }[] => {
    const name = element.attributes.get('filename')
    const newBaseName = element.attributes.get('newbasename')
    if (name !== undefined && newBaseName !== undefined) return [{ name, newBaseName }]
    return depth === 0 ? [] : renamesIn(childElements(element), depth - 1)
  })
  if (found.length <= mostNames) return found
  throw invalid(`Rename takes ${mostNames} pictures at most; ${found.length} were given.`)
}

async function placeAt(ctx: Context, url: string): Promise<CheckedPlace> {
  const path = pathOf(ctx, 'strUrl', url)
  const web = await getWebOfUrl(ctx, path)
  const place = { webUrl: absoluteUrl(ctx, web.url), webId: web.row.id }
  const folder = await outcomeOf(() => getFolder({ ...ctx, web }, { from: { url: path } }))
  const list = folder.ok ? folder.value.list : undefined
  if (!list) return { ...place, isPictureLibrary: false }
  return {
    ...place,
    listTitle: list.row.title,
    listId: bracedGuid(list.row.id),
    isPictureLibrary: list.row.baseTemplate === pictureTemplate,
  }
}
