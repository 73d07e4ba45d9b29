import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addFolder } from '../../../../../src/core/acts/files/folders.ts'
import { getFolder } from '../../../../../src/core/content/documents/documents.ts'
import { foldersOfWeb } from '../../../../../src/core/content/shown/web-folders.ts'
import { openFarm } from '../../../../support/farm.ts'

const farm = await openFarm()
const ctx = farm.as('ann')
const add = (path: string) => addFolder(ctx, { from: { web: true } }, path, 'answer it')

/** All folders of the web, page by page; also the number of folders in each page. */
async function walk(limit: number): Promise<{ urls: string[]; sizes: number[] }> {
  const urls: string[] = []
  const sizes: number[] = []
  let after: string | undefined
  do {
    const page = await foldersOfWeb(ctx, { limit, ...(after !== undefined && { after }) })
    urls.push(...page.documents.map(({ url }) => url))
    sizes.push(page.documents.length)
    after = page.next
  } while (after !== undefined)
  return { urls, sizes }
}

const byNames = (a: string, b: string) => {
  const [left, right] = [a.split('/'), b.split('/')]
  const at = left.findIndex((name, index) => name !== right[index])
  return at < 0 ? -1 : (left[at] ?? '') < (right[at] ?? '') ? -1 : 1
}

describe('the folders of a web', () => {
  it('are the same in pages of any size, in the order of their paths', async () => {
    const name = fc.constantFrom('a', 'a b', 'a-', 'b', 'ü')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(name, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        async (paths, size) => {
          for (const path of paths) for (let end = 1; end <= path.length; end += 1) await add(path.slice(0, end).join('/'))
          const { urls } = await walk(5_000)
          const own = urls.filter((url) => paths.some(([first]) => url.split('/')[1] === first))
          expect(own).toEqual([...new Set(own)].sort(byNames))
          for (const path of paths) expect(urls).toContain(`/${path.join('/')}`)
          const pages = await walk(size)
          expect(pages.urls).toEqual(urls)
          expect(pages.sizes.slice(0, -1).every((one) => one === size)).toBe(true)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('come in short pages where many files stand between them, each page a limited number of rows', async () => {
    const many = await add('many')
    await add('many/zz')
    const { row } = await getFolder(ctx, { from: { id: many.row.id } })
    const files = Array.from({ length: 120_000 }, (_, index) => {
      const leafName = `f${String(index).padStart(6, '0')}`
      return {
        ...row,
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        parentId: row.id,
        leafName,
        leafKey: leafName,
        kind: 0,
      }
    })
    await farm.content.transaction((records) => records.insertAll('Document', files))
    const { urls, sizes } = await walk(5_000)
    expect(urls).toContain('/many/zz')
    expect(urls).toEqual([...new Set(urls)])
    expect(sizes).toHaveLength(3)
    expect(sizes[1]).toBe(0)
  })
})
