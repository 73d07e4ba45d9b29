import { DomainError } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Change } from '../change.ts'
import type { SiteHandle } from '../sites/site.ts'
import { archiveGuard } from './archive-guard.ts'
import { holdGuard } from './hold-guard.ts'

/** An outermost act: its target, and the changes that it records as it works. */
interface GuardedAct {
  readonly name: string
  readonly url: string
  readonly changes: readonly Change[]
}

/**
 * Runs the work of an act, which records its changes. Fails with `held` if it edits or deletes what is under a legal hold,
 * and with `archived` if its target or a change is in an archived scope. What is held and archived is `held`, which only the
 * changes tell: so where there are holds, work in an archived scope runs, and then fails.
 */
export async function guarded<T>(
  site: SiteHandle,
  records: ContentRecords,
  { name, url, changes }: GuardedAct,
  work: () => Promise<T>,
): Promise<T> {
  const { archived, holds } = site.schema
  const archive = archived.areNone ? undefined : await archiveGuard(site, records, name)
  const hold = holds.areNone ? undefined : await holdGuard(site, records, name)
  const refusal = archive?.refusalOf(url)
  if (refusal && !hold) throw refusal
  const result = await work().catch((error: unknown) => {
    throw error instanceof DomainError && refusal ? refusal : error
  })
  hold?.demandChanges(changes)
  if (refusal) throw refusal
  archive?.demandChanges(changes)
  return result
}
