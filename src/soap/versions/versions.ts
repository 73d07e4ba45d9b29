import { type Results, type Version, type VersionsBindings, versions } from '../../../generated/soap/versions.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { Context } from '../../core/access/context.ts'
import { principalsById } from '../../core/access/principals-by-id.ts'
import {
  deleteFileVersion,
  deleteFileVersions,
  historyUrl,
  queryFileVersions,
  restoreFileVersion,
} from '../../core/acts/files/document-versions.ts'
import { type FileAddress, getFile } from '../../core/acts/files/files.ts'
import { uiVersionLabel } from '../../core/content/items/item.ts'
import { invalidOperation } from '../../core/kernel/errors.ts'
import { zoneOf } from '../../core/model/sites/regional/time-zones.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import { fileUrl } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { bracedGuid, timeText } from '../protocol/wire-text.ts'

const bindings: VersionsBindings<SignedInCall> = {
  async GetVersions({ context }, { fileName }) {
    return { GetVersionsResult: { results: await resultsOf(context, { url: fileUrl('GetVersions/fileName', fileName) }) } }
  },

  async RestoreVersion({ context }, { fileName, fileVersion }) {
    const address = { url: fileUrl('RestoreVersion/fileName', fileName) }
    await restoreFileVersion(context, address, { label: fileVersion })
    return { RestoreVersionResult: { results: await resultsOf(context, address) } }
  },

  async DeleteVersion({ context }, { fileName, fileVersion }) {
    const address = { url: fileUrl('DeleteVersion/fileName', fileName) }
    await deleteFileVersion(context, address, { label: fileVersion })
    return { DeleteVersionResult: { results: await resultsOf(context, address) } }
  },

  async DeleteAllVersions({ context }, { fileName }) {
    const address = { url: fileUrl('DeleteAllVersions/fileName', fileName) }
    await deleteFileVersions(context, address)
    return { DeleteAllVersionsResult: { results: await resultsOf(context, address) } }
  },
}

/** versions.asmx (protocol/soap-services#versions). */
export const versionsService = signedInService(versions, wsdl.versions, () => bindings)

/** The common facts of the current version and of earlier versions. */
interface State {
  readonly version: string
  readonly path: string
  readonly instant: number
  readonly editorId: number
  readonly size: number
  readonly comments: string | null
}

/** The versions of a file that the actor may see: the current one first, then the others from the oldest on. */
async function resultsOf(ctx: Context, address: FileAddress): Promise<Results> {
  const file = await getFile(ctx, address)
  const { row, list, url } = file
  if (!list) throw invalidOperation(`'${url}' is in no library: it has no versions.`)
  const current: State = {
    version: `@${uiVersionLabel(row.uiVersion)}`,
    path: url,
    instant: row.modifiedAt,
    editorId: row.editorId,
    size: row.sizeBytes,
    comments: row.checkInComment,
  }
  const old = (await queryFileVersions(ctx, { id: row.id })).map(
    (kept): State => ({
      version: uiVersionLabel(kept.row.uiVersion),
      path: joinUrl(ctx.web.url, historyUrl(ctx, kept)),
      instant: kept.row.createdAt,
      editorId: kept.row.editorId,
      size: kept.row.sizeBytes,
      comments: kept.row.checkInComment,
    }),
  )
  return {
    list: { id: bracedGuid(list.row.id) },
    versioning: { enabled: list.row.enableVersioning ? '1' : '0' },
    settings: { url: ctx.origin + joinUrl(ctx.web.url, `_layouts/LstSetng.aspx?List=${bracedGuid(list.row.id)}`) },
    result: await versionsOf(ctx, [current, ...old]),
  }
}

async function versionsOf(ctx: Context, states: readonly State[]): Promise<Version[]> {
  const people = await principalsById(ctx, new Set(states.map(({ editorId }) => editorId)))
  const zone = zoneOf(ctx.web.row)
  return states.map(({ version, path, instant, editorId, size, comments }) => ({
    version,
    url: ctx.origin + encodeURI(path).replaceAll('#', '%23'),
    created: timeText(zone.localOf(instant), false),
    createdRaw: timeText(instant, true),
    createdBy: people.get(editorId)?.loginName ?? '',
    createdByName: people.get(editorId)?.title ?? '',
    size,
    comments: comments ?? '',
  }))
}
