import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { keepBlob, type NewBlob, withNewBlob } from '../../content/blobs/blobs.ts'
import { bytesInMemory } from '../../content/blobs/received-bytes.ts'
import { documentById } from '../../content/documents/documents.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import type { Pictures } from '../../kernel/pictures/pictures.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { bytesOf, childNamed, makeFile, replaceBytes } from '../files/files.ts'
import { createList } from '../lists/create-list.ts'
import { noteProfile, storeProperty, touchProfile } from './profile-changes.ts'
import { getProfileUser, profileProperty } from './profiles.ts'

/** The library of the root web with the pictures of profiles. */
const libraryTitle = 'User Photos'
const pictureLibraryTemplate = 109

/** The sizes that are kept of a picture, by the end of their names; the profile names the one in the middle. */
const sizes = [
  ['_LThumb', 300],
  ['_MThumb', 72],
  ['_SThumb', 48],
] as const

/**
 * Gives the actor's profile a picture: keeps it as JPEG in three sizes in a library of the root web, which has the
 * permissions of that web, and names the size in the middle as `PictureURL`. The library is made with the first picture.
 * Fails with `invalid_operation` for bytes that are no picture, for too many pictures of one request
 * and where no library or no file can keep them, and as `getProfileUser` and `withNewBlob` do.
 */
export async function setOwnPicture(ctx: Context, pictures: Pictures, content: AsyncIterable<Uint8Array>): Promise<void> {
  await demand(ctx, 'Open', ctx.web)
  const user = await getProfileUser(ctx, 'own')
  ctx.budget?.spendPicture()
  const names = sizes.map(([end]) => `user-${user.id}${end}.jpg`)
  const large = await pictures.shrink(content, boxOf(sizes[0][1]))
  const smaller = await Promise.all(sizes.slice(1).map(([, pixels]) => pictures.shrink(bytesInMemory(large), boxOf(pixels))))
  await withNewBlobs(ctx, [large, ...smaller], async (blobs) => {
    const call = { name: 'profiles.setPicture', right: 'Open', target: ctx.web, input: { user: user.id, blobs } } as const
    await act(ctx, call, async (scope) => {
      const inside: Context = { ...within(ctx, scope), web: await rootWeb(within(ctx, scope)) }
      const library = await libraryOf(inside, scope)
      for (const [index, blob] of blobs.entries()) await storeFile(inside, scope, { library, leafName: names[index] ?? '', blob })
      const address = encodeURI(`${library.url}/${names[1]}`)
      await touchProfile(ctx, scope, user.id)
      // Programs keep pictures by their address, so a new picture has a new one.
      await storeProperty(ctx, scope, user.id, { definition: profileProperty('PictureURL'), values: [`${address}?t=${scope.now}`] })
      await noteProfile(ctx, scope, user.id)
    })
  })
}

const boxOf = (pixels: number) => ({ width: pixels, height: pixels })

/** Stores several small contents, the first one first, and passes all of them to `work`. Fails as `withNewBlob`. */
function withNewBlobs<T>(ctx: Context, contents: readonly Uint8Array[], work: (blobs: NewBlob[]) => Promise<T>): Promise<T> {
  const [first, ...rest] = contents
  if (!first) return work([])
  return withNewBlob(ctx, bytesInMemory(first), (blob) => withNewBlobs(ctx, rest, (blobs) => work([blob, ...blobs])))
}

/** The library of pictures as it is in the transaction; makes it if it is missing. Fails with `invalid_operation`. */
async function libraryOf(inside: Context, scope: WriteScope): Promise<List> {
  const known = await inside.site.schema.findList(inside.web, { title: libraryTitle }, scope.records)
  if (known && !isLibrary(known))
    throw invalidOperation(`The list '${libraryTitle}' of the root web is no library. Rename it, so that pictures can be kept.`)
  if (known) return known
  return createList(inside, scope, { title: libraryTitle, baseTemplate: pictureLibraryTemplate, settings: { noCrawl: true } })
}

interface PictureFile {
  readonly library: List
  readonly leafName: string
  readonly blob: NewBlob
}

async function storeFile(inside: Context, scope: WriteScope, { library, leafName, blob }: PictureFile): Promise<void> {
  const root = await documentById(inside, library.row.rootFolderId)
  if (!root) throw new Error(`library ${library.row.id} has no root folder`)
  const folder = { ...root, list: library }
  const there = await childNamed(inside, folder, leafName)
  if (there && there.row.kind !== documentKinds.file)
    throw invalidOperation(`'${there.url}' is a folder. Rename it, so that pictures can be kept.`)
  await keepBlob(inside, scope, blob)
  if (there) await replaceBytes(inside, scope, there, bytesOf(blob))
  else await makeFile(inside, scope, { folder, leafName }, bytesOf(blob))
}
