import { describe, expect, it } from 'vitest'
import { pagesInOrder, type RowsToRead } from '../../../../../src/core/acts/relocation/pages.ts'
import { rowsOfSite } from '../../../../../src/core/acts/relocation/rows.ts'
import { freshContent, siteId } from '../../../../store/open.ts'

const key = ['siteId', 'blobId', 'ordinal'] as const
const mb = 1024 * 1024

/** A database with pieces of these sizes, in the order of their key. */
async function piecesOf(sizes: readonly number[], blobOf: (at: number) => string = () => 'b') {
  const { records } = await freshContent('memory')
  const rows = sizes.map((size, at) => ({ siteId, blobId: blobOf(at), ordinal: at, bytes: new Uint8Array(size) }))
  await records.insertAll('BlobChunk', rows)
  return records
}

async function pages(read: Omit<RowsToRead, 'table' | 'key'>): Promise<number[][]> {
  const found: number[][] = []
  for await (const rows of pagesInOrder({ ...read, table: 'BlobChunk', key })) found.push(rows.map(({ ordinal }) => Number(ordinal)))
  return found
}

describe('pages of rows', () => {
  it('have at most 8 MB, or one row', async () => {
    const records = (await piecesOf([1, 9 * mb, 3 * mb, 3 * mb, 3 * mb, 20 * mb, 1, 1])) as unknown as RowsToRead['records']
    expect(await pages({ records })).toEqual([[0], [1], [2, 3], [4], [5], [6, 7]])
    expect(await pages({ records, within: { siteId }, after: { siteId, blobId: 'b', ordinal: 4 } })).toEqual([[5], [6, 7]])
    expect(await pages({ records, within: { siteId }, columns: [...key] })).toEqual([[0, 1, 2, 3, 4, 5, 6, 7]])
    expect(await pages({ records, within: { siteId: 'x' } })).toEqual([])
  })

  it('have at most 1,000 rows, and go on from one value of the key to the next', async () => {
    const sizes = Array.from({ length: 2_000 }, () => 1)
    const records = await piecesOf(sizes, (at) => (at < 700 ? 'a' : 'b'))
    const found: number[] = []
    const all: number[] = []
    for await (const rows of rowsOfSite({ records, table: 'BlobChunk', key, siteId })) {
      found.push(rows.length)
      for (const { ordinal } of rows) all.push(Number(ordinal))
    }
    expect(found).toEqual([1_000, 1_000])
    expect(all).toEqual(sizes.map((_, at) => at))
  })

  it('leave out rows that are deleted while they are read, and read those behind', async () => {
    const records = await piecesOf(Array.from({ length: 1_500 }, () => 1))
    const found: number[] = []
    for await (const rows of rowsOfSite({ records, table: 'BlobChunk', key, siteId })) {
      found.push(rows.length)
      await records.delete('BlobChunk', { siteId, ordinal: { in: [999, 1_000, 1_001] } })
    }
    expect(found).toEqual([1_000, 498])
  })
})
