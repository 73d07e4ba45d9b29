import type { FieldRow } from '../../../../generated/prisma/content.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { FieldSettings, FieldTypeName } from '../../model/lists/field.ts'
import { slotCounts, slotKindOf } from '../../model/lists/field-types.ts'
import { poolKindOf } from './field-settings.ts'
import { listReasons } from './reasons.ts'

interface Place {
  readonly siteId: string
  readonly listId: string
  readonly listTitle: string
  /** The present columns of the list. */
  readonly rows: readonly FieldRow[]
}

type Typed = { readonly type: FieldTypeName; readonly settings: FieldSettings }

/**
 * The first slot without a column and without values of a deleted one; null for
 * types that need no slot. Fails with `too_many_columns`.
 */
export async function findFreeSlot(records: ContentRecords, place: Place, { type, settings }: Typed): Promise<string | null> {
  const kind = slotKindOf(type, settings)
  return kind === undefined ? null : firstFree(records, place, { prefix: kind, count: slotCounts[kind], kind })
}

/** Like `findFreeSlot`, for the indexed pool. */
export async function findFreePoolSlot(records: ContentRecords, place: Place, typed: Typed): Promise<string | null> {
  const pool = poolKindOf(typed)
  return pool ? firstFree(records, place, { ...pool, kind: `indexed ${slotKindOf(typed.type, typed.settings)}` }) : null
}

async function firstFree(
  records: ContentRecords,
  { siteId, listId, listTitle, rows }: Place,
  pool: { prefix: string; count: number; kind: string },
): Promise<string> {
  const freed = await records.query('FreedSlot', { where: { siteId, listId } })
  const taken = new Set([...rows.flatMap((row) => [row.slot, row.poolSlot]), ...freed.map((row) => row.slot)])
  for (let number = 1; number <= pool.count; number++) {
    if (!taken.has(`${pool.prefix}${number}`)) return `${pool.prefix}${number}`
  }
  throw new DomainError(listReasons.too_many_columns, { list: listTitle, kind: pool.kind, limit: String(pool.count) })
}

/** Marks slots as free but not empty; the list's job clears them before another column can get them. */
export async function freeSlots(records: ContentRecords, { siteId, listId }: Place, slots: readonly (string | null)[]): Promise<void> {
  for (const slot of slots) if (slot !== null && slot !== 'title') await records.insert('FreedSlot', { siteId, listId, slot })
}
