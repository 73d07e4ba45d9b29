import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { didYouMean } from '../../kernel/near-names.ts'
import { modelReasons } from '../reasons.ts'
import type { List } from './list.ts'

/** What somebody who wrote the unknown name of a column may have meant: a sentence with a blank in front, or nothing. */
export function nearColumns({ fields }: List, name: string): string {
  const key = name.length > 255 ? '' : fold(name)
  const titled = key === '' ? undefined : fields.find(({ title }) => fold(title) === key)
  return titled ? ` Did you mean '${titled.internalName}'?` : didYouMean(name, internalNames(fields))
}

function* internalNames(fields: List['fields']): Generator<string> {
  for (const { internalName } of fields) yield internalName
}

/** `field_not_found`, with the names that are near to the wrong one. */
export const fieldNotFound = (list: List, name: string): DomainError =>
  new DomainError(modelReasons.field_not_found, { field: name.slice(0, 100), list: list.row.title, hint: nearColumns(list, name) })
