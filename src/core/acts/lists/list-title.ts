import type { Context } from '../../access/context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { listReasons } from './reasons.ts'

/** The title in its stored form. Fails with `invalid_request`. */
export function checkTitle(title: string): string {
  const trimmed = title.trim()
  if (trimmed === '') throw invalid('A list needs a Title that is not empty.')
  if (trimmed.length > 255) throw invalid(`A list's Title holds at most 255 characters; ${trimmed.length} were given.`)
  return trimmed
}

/** Fails with `title_taken` if a list of the web has this title, without regard to case. */
export async function demandFreeTitle(ctx: Context, records: ContentRecords, title: string): Promise<void> {
  const taken = await records.find('List', { siteId: ctx.site.id, webId: ctx.web.row.id, titleKey: fold(title) })
  if (taken) throw new DomainError(listReasons.title_taken, { title })
}
