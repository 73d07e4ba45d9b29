import { DomainError } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { modelReasons } from '../reasons.ts'
import type { SiteHandle } from './site.ts'

const bytesPerMegabyte = 1024 * 1024

type QuotaSite = Pick<SiteHandle, 'id' | 'url' | 'storageMaximum'>

/** The levels of a storage quota in MB; 0 for none. */
export interface QuotaLevels {
  readonly storageMaximum: number
  readonly storageWarning: number
}

/** The stored bytes of a site collection that has a quota; undefined for others, whose writes cost no further read. */
export async function bytesBefore({ id, storageMaximum = 0 }: QuotaSite, records: ContentRecords): Promise<number | undefined> {
  return storageMaximum > 0 ? storedBytesOf(records, id) : undefined
}

/**
 * Fails with `quota_exceeded` if a site collection that had `before` bytes has more now, and more than its quota. So bytes can
 * be replaced by fewer above the quota too.
 */
export async function demandQuota({ id, url, storageMaximum = 0 }: QuotaSite, records: ContentRecords, before: number): Promise<void> {
  const stored = await storedBytesOf(records, id)
  if (stored <= before || stored <= storageMaximum * bytesPerMegabyte) return
  throw new DomainError(modelReasons.quota_exceeded, { path: url, quota: String(storageMaximum) })
}

/** The bytes of the files, versions and attachments of a site collection, also of deleted ones. */
export async function storedBytesOf(records: Pick<ContentRecords, 'find'>, siteId: string): Promise<number> {
  return (await records.find('Site', { siteId }, ['storedBytes']))?.storedBytes ?? 0
}

/** The part of the quota that is used: 1 for all of it, more if a lower quota was set since; 0 without a quota. */
export const quotaUsed = (storedBytes: number, storageMaximum: number): number =>
  storageMaximum > 0 ? storedBytes / (storageMaximum * bytesPerMegabyte) : 0

/** `Warning` from the warning level on, `Full` from the maximum on. */
export type QuotaState = 'Free' | 'Warning' | 'Full'

export function quotaStateOf(storedBytes: number, { storageMaximum, storageWarning }: QuotaLevels): QuotaState {
  if (storageMaximum > 0 && storedBytes >= storageMaximum * bytesPerMegabyte) return 'Full'
  return storageWarning > 0 && storedBytes >= storageWarning * bytesPerMegabyte ? 'Warning' : 'Free'
}
