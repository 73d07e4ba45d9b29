import { createHash } from 'node:crypto'
import type { Context } from '../../access/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { List } from '../../model/lists/list.ts'
import type { StoredContent } from '../blobs/blobs.ts'
import { contentReasons } from '../reasons.ts'
import { isChecked, itemDamaged, reportDamage } from './integrity.ts'

/** The item that bytes belong to, and their hash; undefined for what is no item. */
export interface BytesOfItem {
  readonly list: List | undefined
  readonly itemId: number | null
  /** SHA-256 in lower-case hexadecimal digits; missing for a file without bytes. */
  readonly sha256: string | null
}

/**
 * Bytes of an archived item, which are hashed as they are read. The last piece is given only if the hash is right;
 * otherwise reading fails with `item_damaged`. A part of the bytes is given after all of them were read and checked. Bytes
 * of other items are given as they are.
 */
export async function checkedContent(ctx: Context, { list, itemId, sha256 }: BytesOfItem, content: StoredContent): Promise<StoredContent> {
  if (!list || itemId === null || !sha256 || !(await isChecked(ctx, list))) return content
  const whole = { start: 0, end: content.sizeBytes }
  const damage = (): DomainError => {
    reportDamage(ctx, list, itemId, 'bytes')
    return itemDamaged(list, itemId)
  }
  const openWhole = async () => {
    try {
      return await content.open(whole)
    } catch (error) {
      throw error instanceof DomainError && error.reason === contentReasons.content_missing.name ? damage() : error
    }
  }
  const read = async function* (): AsyncGenerator<Uint8Array> {
    const digest = createHash('sha256')
    let held: Uint8Array | undefined
    for await (const piece of await openWhole()) {
      digest.update(piece)
      if (held) yield held
      held = piece
    }
    if (digest.digest('hex') !== sha256) throw damage()
    if (held) yield held
  }
  let checking: Promise<void> | undefined
  const checkAll = async () => {
    for await (const piece of read()) void piece
  }
  return {
    ...content,
    async open(range) {
      if (range.start === 0 && range.end === content.sizeBytes) return read()
      checking ??= checkAll()
      await checking
      return content.open(range)
    },
  }
}
