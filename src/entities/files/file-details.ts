import type { Context } from '../../core/access/context.ts'
import { principalsById } from '../../core/access/principals-by-id.ts'
import { fileVersionsOfEach } from '../../core/acts/files/document-versions.ts'
import { type FileRights, rightsOf } from '../../core/acts/files/rights/rights-management.ts'
import { getRightsManagement } from '../../core/acts/lists/list-settings.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import { uiVersionLabel } from '../../core/content/items/item.ts'
import { flag, rightsReaders } from '../lists/list-settings.ts'
import { isoTime } from '../shape/iso-time.ts'
import { toEach } from '../shape/navigation.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { encodedPath } from './document.ts'

const addressOf = ({ url }: Document): string => `Web/GetFileByServerRelativePath(decodedurl='${encodedPath(url)}')`

/** That somebody stored a version of a file. */
export interface VersionEvent {
  readonly file: Document
  readonly editor: string
  readonly email: string
  readonly at: number
  readonly uiVersion: number
}

/** For each file, the events of the versions that the actor may see, the current one last. */
export async function versionEventsOf(ctx: Context, files: readonly Document[]): Promise<VersionEvent[][]> {
  const versions = await fileVersionsOfEach(ctx, files)
  const stored = files.map(({ row }, at) => [
    ...(versions[at] ?? []).map((version) => ({ ...version.row, at: version.row.createdAt })),
    { ...row, at: row.modifiedAt },
  ])
  const people = await principalsById(ctx, new Set(stored.flat().map(({ editorId }) => editorId)))
  return stored.map((rows, index) =>
    rows.map(({ editorId, at, uiVersion }) => {
      const person = people.get(editorId)
      return { file: files[index] as Document, editor: person?.title ?? '', email: person?.email ?? '', at, uiVersion }
    }),
  )
}

export const fileVersionEvent: Shape<VersionEvent, 'FileVersionEvent'> = shapeOf<'FileVersionEvent', VersionEvent>(
  'FileVersionEvent',
  {
    Editor: ({ editor }) => editor,
    EditorEmail: ({ email }) => email,
    EventType: () => 0,
    Time: ({ at }) => isoTime(at),
    VersionLabel: ({ uiVersion }) => uiVersionLabel(uiVersion),
  },
  { address: ({ file, uiVersion }) => `${addressOf(file)}/VersionEvents(${uiVersion})` },
)

export const toVersionEvents: Navigation<Document> = {
  many: true,
  linked: true,
  expansion: { shape: () => fileVersionEvent as Shape<never>, load: (files, ctx) => versionEventsOf(ctx, files) },
}

/** The settings of rights management for a file: its own, and those of its library where it has none. Fails with `access_denied` if the actor may not see the library. */
export async function effectiveRightsOf(ctx: Context, file: Document): Promise<FileRights> {
  const ofLibrary = file.list ? (await getRightsManagement(ctx, { id: file.list.row.id })).values : {}
  return { file, values: { ...ofLibrary, ...rightsOf(file) } }
}

/** The settings that a file itself has. */
export const fileRights: Shape<FileRights, 'InformationRightsManagementFileSettings'> = shapeOf<
  'InformationRightsManagementFileSettings',
  FileRights
>(
  'InformationRightsManagementFileSettings',
  { ...rightsReaders, IrmEnabled: flag('IrmEnabled') },
  { address: ({ file }) => `${addressOf(file)}/InformationRightsManagementSettings` },
)

export const toFileRights: Navigation<Document> = toEach<Document, FileRights>(
  false,
  () => fileRights,
  (file) => Promise.resolve({ file, values: rightsOf(file) }),
)

export const effectiveRights: Shape<FileRights, 'EffectiveInformationRightsManagementSettings'> = shapeOf<
  'EffectiveInformationRightsManagementSettings',
  FileRights
>(
  'EffectiveInformationRightsManagementSettings',
  { ...rightsReaders, IrmEnabled: () => false },
  { address: ({ file }) => `${addressOf(file)}/EffectiveInformationRightsManagementSettings` },
)

export const toEffectiveRights: Navigation<Document> = toEach<Document, FileRights>(
  false,
  () => effectiveRights,
  (file, ctx) => effectiveRightsOf(ctx, file),
)
