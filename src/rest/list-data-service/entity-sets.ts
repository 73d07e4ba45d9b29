import type { Context } from '../../core/access/context.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { attachmentSet, type DataColumn, type DataList, dataSetsOf, peopleSet } from '../../entities/items/data-service.ts'

/** What an entity set of the service has. */
export type EntitySet =
  | { readonly kind: 'list'; readonly of: DataList }
  | { readonly kind: 'choices'; readonly name: string; readonly column: DataColumn }
  | { readonly kind: 'people' }
  | { readonly kind: 'attachments' }

/** The entity sets of the web by their names, in order: lists that the actor may see, people, attachments, and choices. */
export async function entitySets(ctx: Context): Promise<Map<string, EntitySet>> {
  const { lists } = await dataSetsOf(ctx)
  const sets = new Map<string, EntitySet>(lists.map((of) => [of.set, { kind: 'list', of }]))
  sets.set(peopleSet, { kind: 'people' })
  sets.set(attachmentSet, { kind: 'attachments' })
  for (const { columns } of lists)
    for (const column of columns)
      if (column.link?.kind === 'choice') sets.set(column.link.set, { kind: 'choices', name: column.link.set, column })
  return sets
}

/** The set of a name, in any case. Fails with `resource_not_found`. */
export async function entitySet(ctx: Context, name: string): Promise<EntitySet> {
  const sets = await entitySets(ctx)
  const folded = fold(name)
  const found = sets.get(name) ?? [...sets].find(([one]) => fold(one) === folded)?.[1]
  if (found) return found
  throw notHere(name, didYouMean(name, sets.keys()))
}

/** A list of the service by the name of its set. Fails with `resource_not_found`, also for sets that are no lists. */
export async function dataListNamed(ctx: Context, name: string): Promise<DataList> {
  const found = await entitySet(ctx, name)
  if (found.kind === 'list') return found.of
  throw notHere(name, ' This set is no list.')
}

/** Says that the service has nothing at a path below it. The hint is a sentence with a blank in front. */
export const notHere = (path: string, hint = ''): DomainError =>
  new DomainError(kernelReasons.resource_not_found, { path: `ListData.svc/${path.slice(0, 200)}`, hint })
