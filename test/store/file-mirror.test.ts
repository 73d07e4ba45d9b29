import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MirrorTree } from '../../src/core/kernel/ports.ts'
import { fileMirror } from '../../src/stores/file-mirror/files.ts'

const siteId = '0d6f3a52-7a3a-4f5c-9a51-0f5f4cbd8a11'
const blobId = '1d6f3a52-7a3a-4f5c-9a51-0f5f4cbd8a12'
let folder: string
let tree: MirrorTree

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-tree-'))
  mkdirSync(join(folder, 'blobs', siteId, '1d'), { recursive: true })
  writeFileSync(stored(), 'the bytes')
  tree = open()
})
afterEach(() => {
  tree.close()
  rmSync(folder, { recursive: true })
})

const open = (options: Partial<Parameters<typeof fileMirror>[0]> = {}) => fileMirror({ folder, blobs: join(folder, 'blobs'), ...options })
const stored = () => join(folder, 'blobs', siteId, '1d', blobId)
const at = (...path: string[]) => join(folder, siteId, ...path)

describe('the file mirror', () => {
  it('are links to their bytes, and copies where there are no links', async () => {
    expect(await tree.putFile(siteId, ['a'], blobId)).toBe(true)
    expect(statSync(at('a')).ino).toBe(statSync(stored()).ino)
    tree.close()
    tree = open({ linkFile: () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' })) })
    expect(await tree.putFile(siteId, ['b'], blobId)).toBe(true)
    expect(statSync(at('b')).ino).not.toBe(statSync(stored()).ino)
    expect(readFileSync(at('b'), 'utf8')).toBe('the bytes')
    expect(readdirSync(join(folder, 'visible.partial'))).toEqual([])
  })

  it('leave nothing when they cannot be made, and what was there stays', async () => {
    await tree.putFile(siteId, ['a'], blobId)
    tree.close()
    tree = open({ linkFile: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) })
    await expect(tree.putFile(siteId, ['a'], blobId)).rejects.toThrow('full')
    expect(readdirSync(at())).toEqual(['a'])
    expect(await tree.putFile(siteId, ['a'], '2d6f3a52-7a3a-4f5c-9a51-0f5f4cbd8a12')).toBe(false)
    expect(readdirSync(join(folder, 'visible.partial'))).toEqual([])
  })

  it.each([[['..']], [['..', 'x']], [['a/../../b']], [['.']], [['']], [['a\0b']], [['..\\x/']]])(
    'are never outside of the folder of their site: %j is refused',
    async (path) => {
      await expect(async () => tree.putFile(siteId, path, blobId)).rejects.toThrow()
      await expect(async () => tree.putSidecar(siteId, path, '{}')).rejects.toThrow()
      await expect(async () => tree.remove(siteId, path)).rejects.toThrow()
      await expect(async () => tree.putFolder('../x', [])).rejects.toThrow()
    },
  )

  it('are moved with their sidecars, also when that was done already', async () => {
    await tree.putFile(siteId, ['a'], blobId)
    await tree.putSidecar(siteId, ['a'], '{}')
    expect(await tree.move(siteId, ['a'], ['sub', 'b'])).toBe(true)
    expect(await tree.move(siteId, ['a'], ['sub', 'b'])).toBe(true)
    expect(await tree.move(siteId, ['a'], ['c'])).toBe(false)
    expect(readdirSync(at('sub'))).toEqual(['b', 'b.metadata.json'])
  })

  it('can be removed by two at the same time', async () => {
    const names = Array.from({ length: 50 }, (_, at) => `folder ${at}`)
    for (const name of names) await tree.putFolder(siteId, [name])
    await Promise.all(names.flatMap((name) => [1, 2, 3, 4].map(() => tree.remove(siteId, [name]))))
    expect(readdirSync(at())).toEqual([])
  })

  it('are removed, but folders that hold something else stay, and links are not followed', async () => {
    await tree.putFolder(siteId, ['full'])
    writeFileSync(at('full', 'mine'), 'mine')
    await tree.putSidecar(siteId, ['full'], '{}')
    await tree.remove(siteId, ['full'])
    await tree.remove(siteId, ['not there'])
    expect(readdirSync(at())).toEqual(['full'])
    mkdirSync(join(folder, 'elsewhere'))
    symlinkSync(join(folder, 'elsewhere'), at('link'))
    expect(await tree.names(siteId, ['link'])).toEqual({ entries: [], sidecars: [] })
    expect(await tree.standing(siteId, ['link'])).toEqual({ kind: 'other', hasSidecar: false })
  })

  it('are remembered with their places and the position', () => {
    const entry = { siteId, id: blobId, parentId: '', name: 'A', nameKey: 'a', ownerId: null, blobId }
    tree.keep(entry)
    tree.setPosition(siteId, 7)
    tree.close()
    tree = open()
    expect([tree.entry(siteId, blobId), tree.entryNamed(siteId, '', 'a'), tree.position(siteId)]).toEqual([entry, entry, 7])
    tree.forget(siteId, blobId)
    expect(tree.entriesIn(siteId, '')).toEqual([])
  })
})
