import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type ManifestEntry, manifestText, readManifestText } from '../../../src/stores/backups/manifest-text.ts'
import { packageFiles } from '../../../src/stores/backups/package-files.ts'

const facts = { product: 'größe 𝄞', sites: [{ path: '/a"entries":[{}]b' }] }
const entryOf = (at: number): ManifestEntry => ({
  name: `bytes/${at}`,
  bytes: at,
  sha256: 'ab'.repeat(32),
  ...(at % 2 === 0 && { rows: at }),
})

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string, size = 7): Promise<{ readonly found: unknown; readonly entries: unknown[] }> {
  const entries: unknown[] = []
  return { found: await readManifestText(inPieces(text, size), (entry) => entries.push(entry)), entries }
}

describe('a manifest', () => {
  it.each([1, 2, 3, 64, 100_000])('is read in pieces of %i bytes as it was written', async (size) => {
    const entries = [0, 1, 2].map(entryOf)
    const text = [...manifestText(facts, entries)].join('')
    expect(JSON.parse(text)).toEqual({ ...facts, entries })
    expect(await read(text, size)).toEqual({ found: { ...facts, entries: [] }, entries })
    expect(await read([...manifestText(facts, [])].join(''), size)).toEqual({ found: { ...facts, entries: [] }, entries: [] })
  })

  it('is written in pieces', async () => {
    const entries = Array.from({ length: 5_000 }, (_, at) => entryOf(at))
    const pieces = [...manifestText(facts, entries)]
    expect(pieces.length).toBeGreaterThan(1)
    expect((await read(pieces.join(''), 4096)).entries).toEqual(entries)
  })

  it('may have more facts behind its entries', async () => {
    expect(await read('{"a":1,"entries":[{"name":"x"}],"b":"{}]"}')).toEqual({
      ...{ found: { a: 1, entries: [], b: '{}]' }, entries: [{ name: 'x' }] },
    })
  })

  it.each([
    ['no entries', '{"a":1}'],
    ['entries without an end', '{"entries":[{"name":"x"}'],
    ['no end', '{"entries":[{"name":"x"}]'],
    ['something behind its end', '{"entries":[{"name":"x"}]}{}'],
    ['no comma between entries', '{"entries":[{"name":"x"}{"name":"y"}]}'],
    ['an entry that is no object', '{"entries":["x"]}'],
    ['an entry with an object', '{"entries":[{"name":{"x":1}}]}'],
    ['a comma too many', '{"entries":[{"name":"x"},]}'],
    ['an entry without an end', `{"entries":[{"name":"${'x'.repeat(1_100_000)}`],
  ])('is refused with %s', async (_what, text) => {
    await expect(read(text, 65_536)).rejects.toThrow(SyntaxError)
  })
})

describe('a package with many entries', () => {
  it('is read by what its manifest says of each', async () => {
    const root = mkdtempSync(join(tmpdir(), 'tenon-manifest-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    const files = packageFiles({ root, data: join(root, 'data') })
    const id = '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11'
    const writer = await files.begin(id)
    const keyOf = (at: number) => ({ siteId: id, id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` })
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    for (let at = 0; at < 6_000; at += 1)
      expect(await writer.addBytes(keyOf(at), { sizeBytes: 0, sha256: empty }, inPieces('', 1))).toBe(true)
    await writer.addRows(
      id,
      'Site',
      (async function* () {
        yield [{ siteId: id }]
      })(),
    )
    const site = { id, path: '/', hostName: null, webApplication: 'Default', owner: null, storageMaximum: null, storageWarning: null }
    await writer.finish({ createdUtc: '2026-11-23T00:00:00.000Z', scope: 'site', sites: [site] })
    const found = await files.find(id)
    if (!found) throw new Error('There is no package.')
    await files.receive(id, found.open({ start: 0, end: found.sizeBytes }))
    const opened = await files.open(id)
    try {
      expect(opened.facts).toMatchObject({ scope: 'site', sites: [site] })
      expect(opened.bytes(keyOf(5_999), 0)).toBeDefined()
      expect(opened.bytes(keyOf(5_999), 1)).toBe(undefined)
      // No row describes the bytes.
      await expect(opened.verify({ onProgress: () => undefined, signal: new AbortController().signal })).rejects.toThrow(
        /cannot be read|no row/,
      )
    } finally {
      await opened.close()
    }
  })
})
