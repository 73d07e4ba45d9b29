import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { costOf, mostMs } from '../cost.ts'
import { asAdmin, ask, send } from '../send.ts'
import { type FilledServer, fillFolder, startFilled } from './many.ts'

/** One request that changes a whole folder in one transaction: the database gives others a turn between the statements. */

const files = 12_000
const folder = (path: string): string => `/_api/web/getfolderbyserverrelativeurl('${path}')`

describe.each(['InMemory', 'FileSystem'])(`a folder of ${files} files, of a database %s`, (StorageProvider) => {
  let directory: string
  let filled: FilledServer

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'trees-'))
    filled = await startFilled({ StorageProvider, ...(StorageProvider === 'FileSystem' && { DataRootPath: directory }) })
    for (const Title of ['One', 'Two']) await ask(filled.server.url, 'POST', '/_api/web/lists', { Title, BaseTemplate: 101 })
    await fillFolder(filled, { library: 'One', folder: 'Wide', count: files, levels: 1 })
    await fillFolder(filled, { library: 'One', folder: 'Deep', count: files, levels: 60 })
    await fillFolder(filled, { library: 'One', folder: 'Small', count: 4_000, levels: 10 })
  }, 120_000)

  afterAll(async () => {
    await filled.server.stop()
    await rm(directory, { recursive: true, force: true })
  })

  async function held(method: string, target: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
    const { result, heldMs } = await costOf(() => send(filled.server.url, { method, target, headers: { ...asAdmin, ...headers } }))
    expect(result).toMatchObject({ status: 200 })
    expect(heldMs, 'milliseconds of processor time in one turn').toBeLessThan(mostMs)
    return result.text
  }

  const itemCount = async (title: string): Promise<number> => {
    const { text } = await ask(filled.server.url, 'GET', `/_api/web/lists/getbytitle('${title}')/itemcount`)
    return (JSON.parse(text) as { value: number }).value
  }

  it('is moved to another list, recycled, restored and deleted in turns', async () => {
    const before = await itemCount('One')
    await held('POST', `${folder('/One/Wide')}/moveto(newurl='/Two/Wide')`)
    expect([await itemCount('One'), await itemCount('Two')]).toEqual([before - files - 2, files + 2])
    const { value: id } = JSON.parse(await held('POST', `${folder('/Two/Wide')}/recycle()`)) as { value: string }
    expect(await itemCount('Two')).toBe(0)
    await held('POST', `/_api/web/recyclebin('${id}')/restore()`)
    expect(await itemCount('Two')).toBe(files + 2)
    await held('DELETE', folder('/Two/Wide'), { 'If-Match': '*' })
    expect(await itemCount('Two')).toBe(0)
  }, 120_000)

  it('of many levels is recycled and deleted from the bin in turns', async () => {
    await held('POST', `${folder('/One/Deep')}/recycle()`)
    await held('POST', '/_api/web/recyclebin/deleteall()')
    expect(await filled.records.query('RecycleBinItem', { where: { siteId: filled.siteId } })).toEqual([])
  }, 120_000)

  it('is copied in turns, while others read what was there before', async () => {
    const reads: number[] = []
    let isOver = false
    const readOn = async () => {
      const url = new URL("/_api/web/lists/getbytitle('Two')/itemcount", filled.server.url)
      do reads.push(((await (await fetch(url, { headers: asAdmin })).json()) as { value: number }).value)
      while (!isOver)
    }
    await Promise.all([held('POST', `${folder('/One/Small')}/copyto(strnewurl='/Two/Small')`).finally(() => (isOver = true)), readOn()])
    const copied = await itemCount('Two')
    expect(copied).toBeGreaterThanOrEqual(4_000)
    // No reader sees a part of a copy, whose transaction is open for many turns.
    expect(reads.filter((count) => count !== 0 && count !== copied)).toEqual([])
    if (StorageProvider === 'FileSystem') expect(reads.length).toBeGreaterThan(3)
  }, 120_000)

  it('is given permissions of its own, with all that inherits them, and is deleted with its list', async () => {
    await held('POST', "/_api/web/lists/getbytitle('One')/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)")
    await held('POST', "/_api/web/lists/getbytitle('One')/resetroleinheritance")
    await held('DELETE', "/_api/web/lists/getbytitle('One')", { 'If-Match': '*' })
  }, 120_000)
})
