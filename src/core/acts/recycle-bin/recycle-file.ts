import type { Context } from '../../access/context.ts'
import type { ExpectedVersion } from '../../access/expected-version.ts'
import { lockListOf } from '../files/delete.ts'
import { type FileAddress, removeFile } from '../files/files.ts'
import { discardDocument } from './recycle-document.ts'

/** Moves a file to the recycle bin, and returns the id of its entry. Fails as `deleteFile`. */
export async function recycleFile(ctx: Context, address: FileAddress, expected?: ExpectedVersion): Promise<string> {
  return removeFile(ctx, address, { name: 'recycle-bin.recycleFile', expected }, async (inside, scope, file) =>
    discardDocument(inside, scope, file, await lockListOf(inside, scope, file)),
  )
}
