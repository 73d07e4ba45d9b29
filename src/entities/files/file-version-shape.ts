import { principalsById } from '../../core/access/principals-by-id.ts'
import { type FileVersion, historyUrl, versionsOfEach } from '../../core/acts/files/document-versions.ts'
import { uiVersionLabel } from '../../core/content/items/item.ts'
import { user } from '../people/people-shapes.ts'
import type { Navigation, Shape } from '../shape.ts'
import { isoTime, shapeOf } from '../shape-of.ts'
import { encodedPath } from './document-shape.ts'

/** Navigation from versions to who made them so: one query. */
const toCreator: Navigation<FileVersion> = {
  many: false,
  linked: true,
  expansion: {
    shape: () => user as Shape<never>,
    load: async (versions, ctx) => {
      const people = await principalsById(ctx, new Set(versions.map(({ row }) => row.editorId)))
      return versions.map(({ row }) => people.get(row.editorId))
    },
  },
}

/** An old state of a file as REST shows it (rest.md 8). */
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
    navigation: { CreatedBy: toCreator },
  },
)

/** Navigation from files to their old versions: one query for a page, for whom may see them. */
export const toVersions: Navigation<FileVersion['file']> = {
  many: true,
  linked: true,
  expansion: { shape: () => fileVersion as Shape<never>, load: (files, ctx) => versionsOfEach(ctx, files) },
}
