import { DomainError, invalidOperation } from './errors.ts'
import { kernelReasons } from './reasons.ts'

/** The limits of one query of items, lists or webs, the same for every protocol. */
export interface QueryLimits {
  /** The maximum number of conditions, `Limits:QueryConditions`. */
  readonly conditions: number
  /** The maximum number of values in all `in` lists, `Limits:QueryValues`. */
  readonly values: number
  /** The maximum number of characters in its text literals, `Limits:QueryLiterals`. */
  readonly literals: number
  /** The maximum number of function calls, `Limits:QueryCalls`. */
  readonly calls: number
  /** The maximum number of characters that its functions can produce for one row, `Limits:QueryText`. */
  readonly text: number
  /** The maximum number of conditions and orders that read other rows, by a lookup or person column or a path, `Limits:QueryLookups`. */
  readonly lookups: number
  /** The items of a list above which a query must use an index, `ListViewThreshold`; 0 is any number. */
  readonly threshold?: number
}

/** The limits of one search. */
export interface SearchLimits {
  /** The maximum number of words with a star, value comparisons and negations, `Limits:SearchScans`. */
  readonly scans: number
  /** The maximum number of results that refiners count, the best first, `Limits:SearchRefined`. */
  readonly refined: number
}

export interface BudgetLimits {
  readonly query: QueryLimits
  readonly search: SearchLimits
  /** The maximum number of entities in one reply, `Limits:ReplyEntities`. */
  readonly entities: number
  /** The number of reply bytes after which a batch runs no further part, `Limits:BatchReplyBytes`. */
  readonly batchReplyBytes: number
  /** The maximum number of bytes in one note, `Limits:NoteBytes`. */
  readonly noteBytes: number
  /** The maximum number of unfinished uploads of one user in a site collection, `Limits:BegunUploads`. */
  readonly begunUploads: number
  /** The maximum number of bytes in all of them, `Limits:BegunUploadBytes`. */
  readonly begunUploadBytes: number
}

/** How many pictures one request, with all its parts and methods, reads and shrinks. */
const mostPictures = 10

/**
 * What one request may still cost. It is part of the context of the request; all
 * parts of a batch share one. Each check runs before the work that it limits.
 */
export class Budget {
  readonly #limits: BudgetLimits
  #spent = { entities: 0, bytes: 0, pictures: 0 }

  constructor(limits: BudgetLimits) {
    this.#limits = limits
  }

  /** The same budget under another list view threshold: what one spends the other has spent. */
  under(threshold: number): Budget {
    const other = new Budget({ ...this.#limits, query: { ...this.#limits.query, threshold } })
    other.#spent = this.#spent
    return other
  }

  get noteBytes(): number {
    return this.#limits.noteBytes
  }

  /** The limits of a user's unfinished uploads in a site collection. */
  get begun(): Pick<BudgetLimits, 'begunUploads' | 'begunUploadBytes'> {
    return this.#limits
  }

  get query(): QueryLimits {
    return this.#limits.query
  }

  get search(): SearchLimits {
    return this.#limits.search
  }

  /** The number of entities in the reply so far. */
  get spentEntities(): number {
    return this.#spent.entities
  }

  /** Fails with `reply_too_large` if the reply has no room for another entity. */
  demandRoom(): void {
    if (this.#spent.entities >= this.#limits.entities) throw this.#tooLarge()
  }

  /** Counts entities that the reply will show. Fails with `reply_too_large` if the total exceeds the limit. */
  spendEntities(count: number): void {
    this.#spent.entities += count
    if (this.#spent.entities > this.#limits.entities) throw this.#tooLarge()
  }

  /** Counts a picture that is shrunk, which takes long and shows nothing. Fails with `invalid_operation` above ten. */
  spendPicture(): void {
    this.#spent.pictures += 1
    if (this.#spent.pictures > mostPictures) throw invalidOperation(`A request changes at most ${mostPictures} pictures.`)
  }

  /** Counts bytes of the replies to the parts of a batch. */
  spendBytes(count: number): void {
    this.#spent.bytes += count
  }

  /** Fails with `batch_reply_too_large` if the replies to earlier parts exceed the limit. */
  demandBytes(): void {
    const { batchReplyBytes } = this.#limits
    if (this.#spent.bytes > batchReplyBytes) throw new DomainError(kernelReasons.batch_reply_too_large, { limit: String(batchReplyBytes) })
  }

  #tooLarge(): DomainError {
    return new DomainError(kernelReasons.reply_too_large, { limit: String(this.#limits.entities) })
  }
}
