import type { Attempt, BlobStore, ContentDatabase, ContentRecords } from '../../../src/core/kernel/ports.ts'
import type { SearchIndex } from '../../../src/core/kernel/search-index.ts'

/** A call of a content database. */
export interface StoreCall {
  readonly kind: 'query' | 'execute' | 'begin' | 'savepoint' | 'commit' | 'rollback'
  /** The kind of the call, such as `insert Item` or the end of a transaction. */
  readonly what: string
}

export type BeforeCall = (call: StoreCall) => void

/**
 * A content database that announces every call before it is made; what
 * `beforeCall` throws fails that call. The bytes of files are announced
 * piece by piece.
 */
export function faulty(database: ContentDatabase, beforeCall: BeforeCall): ContentDatabase {
  return {
    ...database,
    records: faultyRecords(database.records, beforeCall, () => undefined),
    transaction: (work) => faultyTransaction(database, beforeCall, work),
    search: faultySearch(database.search, beforeCall),
    blobs: faultyBlobs(database.blobs, beforeCall),
  }
}

/** A content database whose blob store is decorated by `wrap`. */
export const withBlobs = (database: ContentDatabase, wrap: (blobs: BlobStore) => BlobStore): ContentDatabase => ({
  ...database,
  blobs: wrap(database.blobs),
})

const reads: ReadonlySet<keyof ContentRecords> = new Set(['find', 'query', 'queryItems', 'countItems', 'totalItems'])

/** `check` fails if no more calls are allowed. */
function faultyRecords(records: ContentRecords, beforeCall: BeforeCall, check: () => void): ContentRecords {
  const announced = Object.entries(records).map(([name, ask]: [string, (...given: never[]) => Promise<unknown>]) => [
    name,
    async (...given: never[]) => {
      check()
      const table = typeof given[0] === 'string' && !name.endsWith('Items') ? given[0] : 'Item'
      beforeCall({ kind: reads.has(name as keyof ContentRecords) ? 'query' : 'execute', what: `${name} ${table}` })
      return ask(...given)
    },
  ])
  return Object.fromEntries(announced) as ContentRecords
}

/** A part that cannot be undone makes its transaction fail, as in a real database. */
async function faultyTransaction<T>(
  database: ContentDatabase,
  beforeCall: BeforeCall,
  work: (records: ContentRecords, attempt: Attempt) => Promise<T>,
): Promise<T> {
  return database.transaction(async (records, attempt) => {
    let isSpoiled = false
    const check = () => {
      if (isSpoiled) throw new Error('A part of this transaction has failed and could not be undone.')
    }
    beforeCall({ kind: 'begin', what: 'begin' })
    try {
      const result = await work(faultyRecords(records, beforeCall, check), async (part) => {
        check()
        beforeCall({ kind: 'savepoint', what: 'savepoint' })
        return attempt(async () => {
          try {
            const done = await part()
            beforeCall({ kind: 'savepoint', what: 'release' })
            return done
          } catch (error) {
            try {
              beforeCall({ kind: 'savepoint', what: 'undo' })
            } catch {
              isSpoiled = true
            }
            throw error
          }
        })
      })
      check()
      beforeCall({ kind: 'commit', what: 'commit' })
      return result
    } catch (error) {
      try {
        beforeCall({ kind: 'rollback', what: 'rollback' })
      } catch {
        // The first error is reported, whether the rollback succeeds or not.
      }
      throw error
    }
  })
}

function faultySearch(search: SearchIndex, beforeCall: BeforeCall): SearchIndex {
  const read = <A extends unknown[], T>(what: string, ask: (...given: A) => Promise<T>) =>
    async function announced(...given: A): Promise<T> {
      beforeCall({ kind: 'query', what })
      return ask(...given)
    }
  return {
    position: read('search position', search.position),
    work: read('search work', search.work),
    listsOf: read('search lists', search.listsOf),
    listsShowing: read('search lists', search.listsShowing),
    search: read('search', search.search),
    read: read('search results', search.read),
    refine: read('search refiners', search.refine),
    async apply(siteId, step) {
      beforeCall({ kind: 'begin', what: 'begin' })
      beforeCall({ kind: 'execute', what: 'search step' })
      beforeCall({ kind: 'commit', what: 'commit' })
      await search.apply(siteId, step)
    },
    tidy: () => search.tidy(),
    async forget(siteId) {
      beforeCall({ kind: 'execute', what: 'search forget' })
      await search.forget(siteId)
    },
  }
}

function faultyBlobs(blobs: BlobStore, beforeCall: BeforeCall): BlobStore {
  return {
    isInRows: blobs.isInRows,
    settle: (key) => blobs.settle(key),
    put: (key, content) => blobs.put(key, announcedPieces(content, beforeCall)),
    async read(key, range) {
      beforeCall({ kind: 'query', what: 'read bytes' })
      return blobs.read(key, range)
    },
    async delete(key) {
      beforeCall({ kind: 'execute', what: 'delete bytes' })
      return blobs.delete(key)
    },
    ...(blobs.fileOf && { fileOf: blobs.fileOf }),
    ...(blobs.adopt && {
      async adopt(files) {
        for (const _ of files) beforeCall({ kind: 'execute', what: 'adopt bytes' })
        return blobs.adopt?.(files) ?? new Set()
      },
    }),
  }
}

async function* announcedPieces(content: AsyncIterable<Uint8Array>, beforeCall: BeforeCall): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    beforeCall({ kind: 'execute', what: 'put bytes' })
    yield piece
  }
}
