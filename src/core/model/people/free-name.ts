import { DomainError } from '../../kernel/errors.ts'
import { UniqueViolation } from '../../kernel/ports.ts'
import { modelReasons } from '../reasons.ts'

/** Runs a write of a row whose name is a key. Fails with `name_taken` if the name exists already. */
export async function demandFreeName<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UniqueViolation) throw new DomainError(modelReasons.name_taken, { name: name.slice(0, 200) }, { cause: error })
    throw error
  }
}
