import type { components } from '../../../generated/emulator/operations.ts'
import { fold } from '../../core/kernel/fold.ts'
import { SeedFault, type SeedPath } from '../../formats/seeds/seed-fault.ts'

type SeedList = components['schemas']['SeedList']

/**
 * The indexes of lists, those to which lookup columns refer first. A list may refer to itself. Fails with `SeedFault` on a title
 * that is there twice, on an unknown list, and on lists that refer to each other in a circle.
 */
export function listOrder(lists: readonly SeedList[], path: SeedPath): number[] {
  const indexes = new Map<string, number>()
  for (const [index, { title }] of lists.entries()) {
    if (indexes.has(fold(title))) throw new SeedFault(`The list '${title}' is there twice.`, [...path, index, 'title'])
    indexes.set(fold(title), index)
  }
  const done = new Set<number>()
  const begun = new Set<number>()
  const visit = (index: number): void => {
    begun.add(index)
    for (const [number, { name, type, LookupList: title }] of (lists[index]?.columns ?? []).entries()) {
      const here = [...path, index, 'columns', number]
      if (title === undefined) {
        if (type === 'Lookup' || type === 'LookupMulti') throw new SeedFault(`The lookup column '${name}' needs LookupList.`, here)
        continue
      }
      const target = indexes.get(fold(title))
      if (target === undefined)
        throw new SeedFault(`The column '${name}' refers to the list '${title}', which this web of the seed does not have.`, [
          ...here,
          'LookupList',
        ])
      if (target === index || done.has(target)) continue
      if (begun.has(target))
        throw new SeedFault(`The column '${name}' closes a circle: the list '${title}' refers to this one too.`, [...here, 'LookupList'])
      visit(target)
    }
    done.add(index)
  }
  for (const index of lists.keys()) if (!done.has(index)) visit(index)
  return [...done]
}
