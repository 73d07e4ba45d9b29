import { describe, expect, it } from 'vitest'
import { escapedName, isPlain, nameKey } from '../../../../../src/core/acts/file-mirror/mirror-names.ts'

const id = '0d6f3a52-7a3a-4f5c-9a51-0f5f4cbd8a11'

describe('names in the file mirror', () => {
  it.each(['a.txt', '.hidden', "it's %41 #1 & ~.txt", '漢字 🎈', 'metadata.json', 'x'.repeat(241)])('%s is shown as it is', (name) => {
    expect(isPlain(name)).toBe(true)
  })

  it.each([
    ['x.metadata.json', `x.metadata~${id}.json`],
    ['X.Metadata.JSON', `X.Metadata~${id}.JSON`],
    ['..', `_~${id}`],
    ['a/b', `a_b~${id}`],
    ['a.', `a.~${id}`],
    [`a~${id}.txt`, `a_${id}~${id}.txt`],
    [`${'ä'.repeat(121)}.txt`, `${'ä'.repeat(50)}~${id}.txt`],
    [`${'🎈'.repeat(70)}`, `${'🎈'.repeat(25)}~${id}`],
  ])('%s is not, and becomes another name that a file can have', (name, escaped) => {
    expect(isPlain(name)).toBe(false)
    expect(escapedName(name, id)).toBe(escaped)
    expect(Buffer.byteLength(`${escaped}.metadata.json`)).toBeLessThanOrEqual(255)
  })

  it('are the same for file systems that ignore case', () => {
    expect(nameKey('σ.TXT')).toBe(nameKey('ς.txt'))
    expect(nameKey('straße')).toBe(nameKey('STRASSE'))
    expect(nameKey('a\u0308')).toBe(nameKey('Ä'))
  })
})
