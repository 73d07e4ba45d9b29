import {
  deleteFileVersion,
  deleteFileVersions,
  fileVersionContent,
  getFileVersion,
  restoreFileVersion,
} from '../../core/acts/files/document-versions.ts'
import type { FileAddress } from '../../core/acts/files/files.ts'
import { recycleFileVersion, recycleFileVersions } from '../../core/acts/recycle-bin/recycle-version.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import { fileVersion } from '../../entities/files/file-version.ts'
import { streamOf } from '../message/streams.ts'
import type { HandlersOf, Objects } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'

function fileOf(versions: Objects['FileVersionCollection']): FileAddress {
  if (versions.kind === 'rows') throw notInModel('A version of a result')
  return { id: (versions.owner.value as Document).row.id }
}

/** contracts/csom/files.yaml */
export const fileVersionMethods: HandlersOf<'FileVersion' | 'FileVersionCollection'> = {
  'FileVersionCollection.GetById': async (versions, [id]) =>
    objectOf(versions.ctx, fileVersion, await getFileVersion(versions.ctx, fileOf(versions), id)),
  'FileVersionCollection.DeleteAll': (versions) => deleteFileVersions(versions.ctx, fileOf(versions)),
  'FileVersionCollection.DeleteByID': (versions, [id]) => deleteFileVersion(versions.ctx, fileOf(versions), { uiVersion: id }),
  'FileVersionCollection.DeleteByLabel': (versions, [label]) => deleteFileVersion(versions.ctx, fileOf(versions), { label }),
  'FileVersionCollection.RecycleAll': (versions) => recycleFileVersions(versions.ctx, fileOf(versions)),
  'FileVersionCollection.RecycleByID': (versions, [id]) => recycleFileVersion(versions.ctx, fileOf(versions), { uiVersion: id }),
  'FileVersionCollection.RecycleByLabel': (versions, [label]) => recycleFileVersion(versions.ctx, fileOf(versions), { label }),
  'FileVersionCollection.RestoreByLabel': async (versions, [label]) => {
    await restoreFileVersion(versions.ctx, fileOf(versions), { label })
  },
  'FileVersion.OpenBinaryStream': async ({ ctx, value: { file, row } }) =>
    streamOf(await fileVersionContent(ctx, { id: file.row.id }, row.uiVersion)),
  'FileVersion.DeleteObject': ({ ctx, value: { file, row } }) => deleteFileVersion(ctx, { id: file.row.id }, { uiVersion: row.uiVersion }),
}
