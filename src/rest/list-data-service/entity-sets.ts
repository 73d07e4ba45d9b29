import type { Context } from '../../core/access/context.ts'
import { queryLists } from '../../core/acts/lists/lists.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { choiceSet, type DataColumn, type DataList, dataLists, peopleSet } from '../../entities/items/data-service.ts'

/** What an entity set of the service has. */
export type EntitySet =
  | { readonly kind: 'list'; readonly of: DataList }
  | { readonly kind: 'choices'; readonly name: string; readonly column: DataColumn }
  | { readonly kind: 'people' }

/** The entity sets of the web by their names, in order: lists that the actor may see, their choices, and people. */
export async function entitySets(ctx: Context): Promise<Map<string, EntitySet>> {
  const lists = dataLists(await queryLists(ctx))
  const sets = new Map<string, EntitySet>(lists.map((of) => [of.set, { kind: 'list', of }]))
  sets.set(peopleSet, { kind: 'people' })
  for (const of of lists)
    for (const column of of.columns) {
      const name = choiceSet(of, column)
      if (column.link?.kind === 'choice' && !sets.has(name)) sets.set(name, { kind: 'choices', name, column })
    }
  return sets
}

/** The set of a name, in any case. Fails with `resource_not_found`. */
export async function entitySet(ctx: Context, name: string): Promise<EntitySet> {
  const sets = await entitySets(ctx)
  const folded = fold(name)
  const found = sets.get(name) ?? [...sets].find(([one]) => fold(one) === folded)?.[1]
  if (found) return found
  throw new DomainError(kernelReasons.resource_not_found, {
    path: `ListData.svc/${name.slice(0, 100)}`,
    hint: didYouMean(name, sets.keys()),
  })
}

/** A list of the service by the name of its set. Fails with `resource_not_found`, also for sets that are no lists. */
export async function dataListNamed(ctx: Context, name: string): Promise<DataList> {
  const found = await entitySet(ctx, name)
  if (found.kind === 'list') return found.of
  throw new DomainError(kernelReasons.resource_not_found, { path: `ListData.svc/${name.slice(0, 100)}`, hint: ' This set is no list.' })
}
