import { copyFolder } from '../../core/acts/files/copy.ts'
import type { WhenFileExists } from '../../core/acts/files/files.ts'
import { moveFolder, type WhenTaken } from '../../core/acts/files/move.ts'
import { copyFile, moveFile } from '../../core/acts/files/transfer-file.ts'
import { leniently } from '../../formats/percent.ts'
import { pathIn } from '../message/resource-path.ts'
import type { HandlersOf, ValueOf } from '../objects/object-types.ts'

type Options = ValueOf<'MoveCopyOptions'> | undefined

const fileRule = (overwrite: boolean, options: Options): WhenFileExists =>
  options?.KeepBoth === true ? 'find another name' : overwrite ? 'replace' : 'refuse'
const folderRule = (options: Options): WhenTaken => (options?.KeepBoth === true ? 'find another name' : 'refuse')

/** The URL as it stands comes first, then the decoded one. */
const source = (url: string) => ({ url, decoded: leniently(url) })

/** contracts/csom/files.yaml */
export const transferMethods: HandlersOf<'MoveCopyUtil'> = {
  'MoveCopyUtil.CopyFile': async ({ ctx }, [from, to, overwrite, options]) => {
    await copyFile(ctx, source(from), leniently(to), fileRule(overwrite, options))
  },
  'MoveCopyUtil.CopyFileByPath': async ({ ctx }, [from, to, overwrite, options]) => {
    await copyFile(ctx, { url: pathIn(from) }, pathIn(to), fileRule(overwrite, options))
  },
  'MoveCopyUtil.MoveFile': async ({ ctx }, [from, to, overwrite, options]) => {
    await moveFile(ctx, source(from), leniently(to), fileRule(overwrite, options))
  },
  'MoveCopyUtil.MoveFileByPath': async ({ ctx }, [from, to, overwrite, options]) => {
    await moveFile(ctx, { url: pathIn(from) }, pathIn(to), fileRule(overwrite, options))
  },
  'MoveCopyUtil.CopyFolder': async ({ ctx }, [from, to, options]) => {
    await copyFolder(ctx, { from: source(from) }, leniently(to), folderRule(options))
  },
  'MoveCopyUtil.CopyFolderByPath': async ({ ctx }, [from, to, options]) => {
    await copyFolder(ctx, { from: { url: pathIn(from) } }, pathIn(to), folderRule(options))
  },
  'MoveCopyUtil.MoveFolder': async ({ ctx }, [from, to, options]) => {
    await moveFolder(ctx, { from: source(from) }, leniently(to), folderRule(options))
  },
  'MoveCopyUtil.MoveFolderByPath': async ({ ctx }, [from, to, options]) => {
    await moveFolder(ctx, { from: { url: pathIn(from) } }, pathIn(to), folderRule(options))
  },
}
