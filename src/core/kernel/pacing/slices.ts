/** Rows of a reply that are read together. */
export interface Slice<T> {
  readonly rows: readonly T[]
  /** Whether some rows have texts of more than a few kilobytes. */
  readonly hasLongTexts: boolean
}

/**
 * Rows that are read on demand, so that a reply holds only a few of them in
 * memory at a time. One reader reads them once.
 */
export interface Slices<T> {
  /** The number of rows. Fewer come if rows are deleted, or hidden from the actor, during the read. */
  readonly count: number
  /** The number of rows that are still to be read. */
  readonly left: number
  /** The next rows, at most `most`; may be empty. Undefined after the last row. */
  next(most: number): Promise<Slice<T> | undefined>
}

/** Rows in memory, as slices. */
export function slicesOf<T>(rows: readonly T[]): Slices<T> {
  let at = 0
  return {
    count: rows.length,
    get left() {
      return rows.length - at
    },
    next: async (most) => {
      if (at >= rows.length) return undefined
      const slice = at === 0 && most >= rows.length ? rows : rows.slice(at, at + most)
      at += slice.length
      return { rows: slice, hasLongTexts: false }
    },
  }
}

/** All rows of the slices together. */
export async function wholeOf<T>(slices: Slices<T>): Promise<T[]> {
  const all: T[] = []
  for (let slice = await slices.next(Number.MAX_SAFE_INTEGER); slice; slice = await slices.next(Number.MAX_SAFE_INTEGER))
    for (const row of slice.rows) all.push(row)
  return all
}
