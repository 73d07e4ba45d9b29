import { mkdirSync, readdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { scratchFolders } from '../support/scratch.ts'
import { startProcess } from '../support/server-process.ts'
import {
  call,
  caughtUp,
  fileAt,
  folderAt,
  hashOf,
  makeFolder,
  moveFolderTo,
  moveTo,
  recycle,
  serveData,
  siteFolder,
  upload,
} from './mirror-tree.ts'

const library = '/Shared Documents'
const scratch = scratchFolders('mirror')
const { data, undo } = scratch
const shown = (...path: string[]) => join(siteFolder(data()), 'Shared Documents', ...path)

const serve = () => serveData(data(), undo)

describe('the file mirror', () => {
  it('is what the catalogue is, whatever is done to files and folders', async () => {
    const { url } = await serve()
    await upload(url, library, 'a.txt', 'first')
    await makeFolder(url, library, 'sub')
    await makeFolder(url, `${library}/sub`, 'deep')
    for (const name of ['b.txt', 'c.txt']) await upload(url, `${library}/sub/deep`, name, `bytes of ${name}`)
    expect(await caughtUp(data())).toMatchObject({
      [`${library}/a.txt`]: hashOf('first'),
      [`${library}/sub/deep/b.txt`]: hashOf('bytes of b.txt'),
      '/Lists/Tasks': 'folder',
    })
    expect(statSync(shown('a.txt')).nlink).toBe(2)

    await upload(url, library, 'a.txt', 'second')
    await moveTo(url, fileAt(`${library}/sub/deep/c.txt`), `${library}/moved.txt`)
    await moveFolderTo(url, folderAt(`${library}/sub`), `${library}/renamed`)
    await upload(url, `${library}/renamed/deep`, 'd.txt', 'later')
    const moved = await caughtUp(data())
    expect(moved).toMatchObject({ [`${library}/a.txt`]: hashOf('second'), [`${library}/renamed/deep/d.txt`]: hashOf('later') })
    expect(readdirSync(shown()).sort()).toEqual([
      'a.txt',
      'a.txt.metadata.json',
      'moved.txt',
      'moved.txt.metadata.json',
      'renamed',
      'renamed.metadata.json',
    ])

    const folder = await recycle(url, folderAt(`${library}/renamed`))
    const file = await recycle(url, fileAt(`${library}/a.txt`))
    await call(url, 'DELETE', fileAt(`${library}/moved.txt`))
    await caughtUp(data())
    expect(readdirSync(shown())).toEqual([])
    for (const id of [folder, file]) await call(url, 'POST', `/_api/web/recyclebin('${id}')/restore`)
    const { [`${library}/moved.txt`]: _, ...rest } = moved
    expect(await caughtUp(data())).toEqual(rest)
  })

  it('follows folders outside of lists, lists and webs', async () => {
    const { url } = await serve()
    await call(url, 'POST', '/_api/web/lists', { Title: 'Plans', BaseTemplate: 101 })
    await call(url, 'POST', '/_api/web/webs/add', { parameters: { Title: 'Sub', Url: 'sub' } })
    await makeFolder(url, '/', 'outside')
    await makeFolder(url, '/outside', 'inner')
    await upload(url, '/outside/inner', 'x.txt', 'x')
    await upload(url, '/Plans', 'p.txt', 'p')
    expect(await caughtUp(data())).toMatchObject({ '/outside/inner/x.txt': hashOf('x'), '/Plans/p.txt': hashOf('p'), '/sub': 'folder' })
    const list = await recycle(url, "/_api/web/lists/getbytitle('Plans')")
    const folder = await recycle(url, folderAt('/outside'))
    const without = await caughtUp(data())
    expect(without).not.toHaveProperty(['/Plans/p.txt'])
    expect(without).not.toHaveProperty(['/outside'])
    for (const id of [list, folder]) await call(url, 'POST', `/_api/web/recyclebin('${id}')/restore`)
    expect(await caughtUp(data())).toMatchObject({ '/outside/inner/x.txt': hashOf('x'), '/Plans/p.txt': hashOf('p') })
    await call(url, 'DELETE', "/_api/web/lists/getbytitle('Plans')")
    await call(url, 'DELETE', '/sub/_api/web')
    await caughtUp(data())
    expect(readdirSync(siteFolder(data()))).not.toContain('Plans')
    expect(readdirSync(siteFolder(data()))).not.toContain('sub')
  })

  it('follows what goes to another web and back', async () => {
    const { url } = await serve()
    await call(url, 'POST', '/_api/web/lists', { Title: 'Plans', BaseTemplate: 101 })
    await call(url, 'POST', '/_api/web/webs/add', { parameters: { Title: 'Sub', Url: 'sub' } })
    await call(url, 'POST', '/sub/_api/web/lists', { Title: 'Below', BaseTemplate: 101 })
    await makeFolder(url, '/Plans', 'deep')
    await upload(url, '/Plans/deep', 'p.txt', 'p')
    await upload(url, '/Plans', 'q.txt', 'q')
    await caughtUp(data())
    await moveFolderTo(url, folderAt('/Plans/deep'), '/sub/Below/moved')
    await moveTo(url, fileAt('/Plans/q.txt'), '/sub/Below/q.txt')
    const below = { '/sub/Below/moved/p.txt': hashOf('p'), '/sub/Below/q.txt': hashOf('q') }
    const moved = await caughtUp(data())
    expect(moved).toMatchObject(below)
    expect(moved).not.toHaveProperty(['/Plans/deep'])
    await moveFolderTo(url, `/sub${folderAt('/sub/Below/moved')}`, '/Plans/deep')
    expect(await caughtUp(data())).toMatchObject({ '/Plans/deep/p.txt': hashOf('p') })
  })

  it('shows a name that cannot be that of a file under another one, and the real one in the sidecar', async () => {
    const { url } = await serve()
    const plain = ["Grüße 漢字 🎈 %41 #1 & it's.txt", '.hidden', 'ς.txt']
    const escaped = [
      'x.metadata.json',
      'X.METADATA.JSON.metadata.json',
      `${'ä'.repeat(200)}.txt`,
      'σ.txt',
      'a~0d6f3a52-7a3a-4f5c-9a51-0f5f4cbd8a11.txt',
    ]
    for (const name of [...plain, ...escaped]) await upload(url, library, name, `bytes of ${name}`)
    const tree = await caughtUp(data())
    for (const name of [...plain, ...escaped]) expect(tree[`${library}/${name}`], name).toBe(hashOf(`bytes of ${name}`))
    const names = readdirSync(shown())
    for (const name of plain) expect(names).toContain(name)
    for (const name of escaped) expect(names).not.toContain(name)
    expect(new Set(names.map((name) => name.toUpperCase().toLowerCase())).size).toBe(names.length)
    for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
  })

  it('swaps two names, and lets a name change its case', async () => {
    const { url } = await serve()
    for (const name of ['a.txt', 'b.txt', 'c.txt']) await upload(url, library, name, `bytes of ${name}`)
    await caughtUp(data())
    await moveTo(url, fileAt(`${library}/a.txt`), `${library}/t.txt`)
    await moveTo(url, fileAt(`${library}/b.txt`), `${library}/a.txt`)
    await moveTo(url, fileAt(`${library}/t.txt`), `${library}/b.txt`)
    await moveTo(url, fileAt(`${library}/c.txt`), `${library}/d.txt`)
    await moveTo(url, fileAt(`${library}/d.txt`), `${library}/C.TXT`)
    expect(await caughtUp(data())).toMatchObject({
      [`${library}/a.txt`]: hashOf('bytes of b.txt'),
      [`${library}/b.txt`]: hashOf('bytes of a.txt'),
      [`${library}/C.TXT`]: hashOf('bytes of c.txt'),
    })
    expect(readdirSync(shown()).filter((name) => !name.endsWith('.json'))).toEqual(['C.TXT', 'a.txt', 'b.txt'])
  })

  it('leaves alone what it has not put there', async () => {
    const first = await serve()
    await makeFolder(first.url, library, 'sub')
    await upload(first.url, `${library}/sub`, 'a.txt', 'a')
    await caughtUp(data())
    await first.stop()
    mkdirSync(shown('mine.txt'))
    writeFileSync(shown('sub', 'note.txt'), 'by hand')
    const { url } = await serve()
    await upload(url, library, 'mine.txt', 'theirs')
    await call(url, 'DELETE', folderAt(`${library}/sub`))
    await expect.poll(() => readdirSync(shown()).some((name) => /^mine~.+\.txt$/.test(name))).toBe(true)
    await expect.poll(() => readdirSync(shown('sub'))).toEqual(['note.txt'])
    expect(statSync(shown('mine.txt')).isDirectory()).toBe(true)
  })

  it('mends at start what was removed behind its back', async () => {
    const first = await serve()
    await makeFolder(first.url, library, 'sub')
    for (const name of ['a.txt', 'b.txt']) await upload(first.url, `${library}/sub`, name, `bytes of ${name}`)
    const before = await caughtUp(data())
    await first.stop()
    unlinkSync(shown('sub', 'a.txt'))
    unlinkSync(shown('sub', 'b.txt.metadata.json'))
    const second = await serve()
    expect(await caughtUp(data())).toEqual(before)
    await second.stop()
    rmSync(siteFolder(data()), { recursive: true })
    const third = await serve()
    expect(await caughtUp(data())).toEqual(before)
    await third.stop()
    for (const end of ['', '-wal', '-shm']) rmSync(join(data(), `Content/visible.db${end}`), { force: true })
    await serve()
    expect(await caughtUp(data())).toEqual(before)
  })

  it('is brought into line after kill -9 in the middle of uploads, moves and deletions, and of catching up', async () => {
    for (const killAfter of [5, 40]) {
      const server = await startProcess(scratch.directory)
      undo.push(() => server.end('SIGKILL'))
      let done = 0
      const work = Array.from({ length: 80 }, async (_, number) => {
        const name = `${killAfter} ${number}`
        await makeFolder(server.url, library, name)
        await upload(server.url, `${library}/${name}`, 'a.txt', `bytes of ${name}`)
        await moveFolderTo(server.url, folderAt(`${library}/${name}`), `${library}/moved ${name}`)
        if (number % 3 === 0) await call(server.url, 'DELETE', folderAt(`${library}/moved ${name}`))
        done += 1
        if (done === killAfter) void server.end('SIGKILL')
      })
      await Promise.allSettled(work)
      await server.ended
    }
    for (const afterMs of [250, 300, 350]) {
      const server = await startProcess(scratch.directory)
      undo.push(() => server.end('SIGKILL'))
      await wait(afterMs)
      await server.end('SIGKILL')
    }
    const again = await startProcess(scratch.directory)
    undo.push(() => again.end('SIGKILL'))
    const tree = await caughtUp(data())
    expect(Object.keys(tree).length).toBeGreaterThan(20)
    expect(await again.end('SIGTERM')).toEqual({ code: 0, signal: null })
  }, 60_000)
})
