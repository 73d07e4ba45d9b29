import { type FileVersion, fileVersionsOfEach, historyUrl } from '../../core/acts/files/document-versions.ts'
import { uiVersionLabel } from '../../core/content/items/item.ts'
import { toPerson } from '../people/to-person.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { encodedPath } from './document.ts'

/** An earlier version of a file in REST (protocol/files#versions). */
export const fileVersion: Shape<FileVersion, 'FileVersion'> = shapeOf<'FileVersion', FileVersion>(
  'FileVersion',
  {
    CheckInComment: ({ row }) => row.checkInComment ?? '',
    Created: ({ row }) => isoTime(row.createdAt),
    ID: ({ row }) => row.uiVersion,
    IsCurrentVersion: () => false,
    Length: ({ row }) => row.sizeBytes,
    Size: ({ row }) => row.sizeBytes,
    Url: (version, ctx) => historyUrl(ctx, version),
    VersionLabel: ({ row }) => uiVersionLabel(row.uiVersion),
  },
  {
    address: ({ file, row }) => `Web/GetFileByServerRelativePath(decodedurl='${encodedPath(file.url)}')/Versions(${row.uiVersion})`,
    navigation: { CreatedBy: toPerson(({ row }) => row.editorId) },
  },
)

/** Navigation from files to their earlier versions, if the actor may see them: one query for a page. */
export const toFileVersions: Navigation<FileVersion['file']> = {
  many: true,
  linked: true,
  expansion: { shape: () => fileVersion as Shape<never>, load: (files, ctx) => fileVersionsOfEach(ctx, files) },
}
