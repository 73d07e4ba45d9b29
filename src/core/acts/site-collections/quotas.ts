import type { SiteCollectionRow } from '../../../../generated/prisma/farm.ts'
import { demand } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { type QuotaLevels, type QuotaState, quotaStateOf, quotaUsed, storedBytesOf } from '../../model/sites/storage-quota.ts'

/** New levels of a storage quota in MB; a member that is missing stays as it is. */
export interface QuotaChanges {
  readonly storageMaximumLevel?: number
  readonly storageWarningLevel?: number
}

/** The stored bytes of a site collection. */
export interface StorageUse {
  readonly usedBytes: number
  readonly state: QuotaState
}

export const quotaOf = ({ storageMaximum, storageWarning }: Pick<SiteCollectionRow, keyof QuotaLevels>): QuotaLevels => ({
  storageMaximum: storageMaximum ?? 0,
  storageWarning: storageWarning ?? 0,
})

/** The changed levels. Fails with `invalid_request` if the warning level is above the maximum. */
export function changedQuota(before: QuotaLevels, { storageMaximumLevel, storageWarningLevel }: QuotaChanges): QuotaLevels {
  const storageMaximum = storageMaximumLevel ?? before.storageMaximum
  const storageWarning = storageWarningLevel ?? before.storageWarning
  if (storageMaximum > 0 && storageWarning > storageMaximum)
    throw invalid(
      `The warning level of ${storageWarning} MB is above the maximum of ${storageMaximum} MB. Set storageWarningLevel to at most storageMaximumLevel.`,
    )
  return { storageMaximum, storageWarning }
}

/** The levels of a new site collection. Fails as `changedQuota`. */
export const newQuota = (input: QuotaChanges): QuotaLevels => changedQuota({ storageMaximum: 0, storageWarning: 0 }, input)

/** How much of its quota a site collection uses. */
export const storageUse = (usedBytes: number, row: Pick<SiteCollectionRow, keyof QuotaLevels>): StorageUse => ({
  usedBytes,
  state: quotaStateOf(usedBytes, quotaOf(row)),
})

/** The stored bytes of the site collection of the context, and the part of its quota that they are. Fails with `access_denied`. */
export async function siteUsage(ctx: Context): Promise<{ readonly storedBytes: number; readonly quotaUsed: number }> {
  await demand(ctx, 'ViewUsageData', ctx.web)
  const storedBytes = await storedBytesOf(recordsOf(ctx), ctx.site.id)
  return { storedBytes, quotaUsed: quotaUsed(storedBytes, ctx.site.storageMaximum ?? 0) }
}
