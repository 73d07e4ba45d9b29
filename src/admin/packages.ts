import { operationNews } from '../core/acts/operations/operations.ts'
import { exportedPackage, exportStorage } from '../core/acts/packages/export.ts'
import { importStorage } from '../core/acts/packages/import.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { respondWith } from '../http/content/content.ts'
import { parseContentType } from '../http/content/content-type.ts'
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
    demandZip(request)
    return reply.json(202, operationNews(await importStorage(ctx, query, streamBody(request, maxBytes))))
  },
}

/** A ceiling for the length of a package; the free space of the disk is the limit. */
const maxBytes = 2 ** 44

function demandZip({ headers }: Request): void {
  const given = headers['content-type'] ?? ''
  if (parseContentType(given).type === 'application/zip') return
  throw new DomainError(kernelReasons.unsupported_media_type, {
    given: given === '' ? 'A body without a Content-Type' : `Content-Type ${given.slice(0, 100)}`,
    allowed: 'application/zip',
  })
}
