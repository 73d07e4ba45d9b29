import { DomainError } from './errors.ts'
import { kernelReasons } from './reasons.ts'

export interface BudgetLimits {
  /** Most entities of one reply, `Limits:ReplyEntities`. */
  readonly entities: number
  /** Most bytes of one note, `Limits:NoteBytes`. */
  readonly noteBytes: number
}

/**
 * What one request may still cost. It stands in the context of the request; all
 * parts of a batch draw on one. Each check comes before the work that it bounds.
 */
export class Budget {
  readonly #limits: BudgetLimits
  #entities = 0

  constructor(limits: BudgetLimits) {
    this.#limits = limits
  }

  get noteBytes(): number {
    return this.#limits.noteBytes
  }

  /** Counts entities that the reply will show. Fails with `reply_too_large` when there are more than the limit. */
  spendEntities(count: number): void {
    this.#entities += count
    const { entities: limit } = this.#limits
    if (this.#entities > limit) throw new DomainError(kernelReasons.reply_too_large, { limit: String(limit) })
  }
}
