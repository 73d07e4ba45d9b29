import type { BlobRow } from '../../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../../access/access.ts'
import type { Context } from '../../../access/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import type { BlobKey, ContentDatabase } from '../../../kernel/ports.ts'
import { kernelReasons } from '../../../kernel/reasons.ts'
import { derivedId } from '../../../model/derived-id.ts'
import { relocationRefused } from '../../operations/operations.ts'
import type { Run } from '../../operations/runner.ts'
import type { PartPackage } from './survey.ts'

/** The id that bytes of a package get. */
export const idOfBytes = (run: Run, id: string): string => derivedId(run.operation.id, 'bytes', id)

/** Stores the bytes without a use, which the sweeper removes if no act follows. */
export async function storeBytes(run: Run, { site }: Context, { opened, from }: PartPackage): Promise<void> {
  const { database } = site
  for await (const rows of opened.rows(from, 'Blob'))
    for (const { id: old, sizeBytes, sha256 } of rows as unknown as readonly BlobRow[]) {
      run.signal.throwIfAborted()
      const key = { siteId: site.id, id: idOfBytes(run, old) }
      await expectBytes(database, key, run.runtime.now())
      const bytes = opened.bytes({ siteId: from, id: old }, sizeBytes)
      const stored = bytes && (await database.blobs.put(key, bytes))
      if (stored?.sha256 !== sha256 || stored.sizeBytes !== sizeBytes)
        throw new DomainError(kernelReasons.package_unusable, { message: `its bytes ${old} changed while it was imported.` })
      run.progress(0.3 + (Number.parseInt(old.slice(0, 4), 16) / 0x10000) * 0.6)
    }
}

/** Stores the row of bytes before they come, without a hash until they are in use, and removes those of a former call. */
export async function expectBytes(database: ContentDatabase, key: BlobKey, now: number): Promise<void> {
  const unused = { sizeBytes: 0, sha256: '', useCount: 0, releasedAt: now }
  const there = await database.records.find('Blob', key, ['useCount'])
  if (!there) return database.records.insert('Blob', { ...key, ...unused, createdAt: now })
  if (there.useCount !== 0 || (await database.records.update('Blob', { ...key, useCount: 0 }, unused)) !== 1)
    throw relocationRefused('This import has stored its web or list already, which was renamed or deleted since. Import again.')
  await database.blobs.delete(key)
}

/** Counts the uses of the bytes, and adds them to those of the site. Fails with `relocation_refused` if they are gone. */
export async function useBytes(run: Run, ctx: Context, { records, storing }: WriteScope, rows: readonly BlobRow[]): Promise<void> {
  const siteId = ctx.site.id
  let storedBytes = 0
  for (const { id, useCount, sizeBytes, sha256 } of rows) {
    const where = { siteId, id: idOfBytes(run, id), useCount: 0 }
    if ((await records.update('Blob', where, { useCount, releasedAt: null, sizeBytes, sha256 })) !== 1)
      throw relocationRefused(`The stored bytes ${id} of the package were removed meanwhile. Import again.`)
    storedBytes += sizeBytes
  }
  if (storedBytes > 0) await records.increment('Site', { siteId }, { storedBytes }, {}, ['siteId'])
  storing.hasNew = true
}
