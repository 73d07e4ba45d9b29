import { operationNews } from '../core/acts/operations/operations.ts'
import { exportedPackage, exportStorage } from '../core/acts/packages/export.ts'
import { importStorage } from '../core/acts/packages/import.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { longestSeedBytes } from '../formats/seeds/seed-text.ts'
import { respondWith } from '../http/content/content.ts'
import { isUtf8, parseContentType } from '../http/content/content-type.ts'
import { type Request, streamBody } from '../http/message/message.ts'
import type { AdminHandlers } from './handlers.ts'

export const packageHandlers: Pick<AdminHandlers, 'exportStorage' | 'getExport' | 'importStorage'> = {
  async exportStorage({ body, request }, reply, ctx) {
    const operation = await exportStorage(ctx, body)
    return reply.json(202, operationNews(operation), { Location: `${request.origin}/_api/admin/storage/export/${operation.id}` })
  },
  async getExport({ params: { operationId }, request }, _reply, ctx) {
    const { sizeBytes, modifiedAt, open } = await exportedPackage(ctx, operationId)
    const id = operationId.toLowerCase()
    const answer = await respondWith(request, {
      name: `${id}.zip`,
      source: `the package ${id}`,
      sizeBytes,
      etag: `"${id}"`,
      modifiedAt,
      open: (range) => Promise.resolve(open(range)),
    })
    const headers = { ...answer.headers, 'Cache-Control': 'no-store' }
    if (answer.status === 304) return { status: 304, headers }
    return { status: answer.status, headers: { ...headers, 'Content-Type': answer.type }, body: answer.body }
  },
  async importStorage({ query, request }, reply, ctx) {
    const { file, maxBytes } = formOf(request)
    const content = streamBody(request, maxBytes)
    return reply.json(202, operationNews(await importStorage(ctx, { ...query, ...(file !== undefined && { file }) }, content)))
  },
}

/** What the body of an import may be. */
interface ImportedForm {
  /** The name of the file that the body is; undefined for a ZIP file. */
  readonly file: string | undefined
  readonly maxBytes: number
}

const forms: ReadonlyMap<string, ImportedForm> = new Map([
  // A ceiling for the length of a package; the free space of the disk is the limit.
  ['application/zip', { file: undefined, maxBytes: 2 ** 44 }],
  ['application/json', { file: 'seed.json', maxBytes: longestSeedBytes(false) }],
  ['application/yaml', { file: 'seed.yaml', maxBytes: longestSeedBytes(true) }],
])

function formOf({ headers }: Request): ImportedForm {
  const given = headers['content-type'] ?? ''
  const { type, charset } = parseContentType(given)
  const form = forms.get(type)
  if (form && (form.file === undefined || isUtf8(charset))) return form
  throw new DomainError(kernelReasons.unsupported_media_type, {
    given: given === '' ? 'A body without a Content-Type' : `Content-Type ${given.slice(0, 100)}`,
    allowed: 'application/zip, or for a seed application/json or application/yaml in UTF-8',
  })
}
