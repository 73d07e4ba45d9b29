import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addFolder } from '../../../../../src/core/acts/files/folders.ts'
import { namesBelowWeb } from '../../../../../src/core/content/documents/documents.ts'
import { checkNewName } from '../../../../../src/core/content/writes/list-document.ts'
import { DomainError } from '../../../../../src/core/kernel/errors.ts'
import { openFarm } from '../../../../support/farm.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '.',
    '..',
    '...',
    '/',
    '\\',
    '..\\..',
    '%2e%2e',
    'con',
    'NUL.txt',
    '~$x',
    'a_vti_b',
    'İ'.repeat(200),
    ' a',
    'a ',
    '\u202ea',
  ),
)

it('a name that is accepted is one part of a path, whatever was given', () => {
  fc.assert(
    fc.property(text, (given) => {
      let name: string
      try {
        name = checkNewName(given, { url: '/Library', row: { kind: 1 } })
      } catch (error) {
        expect(error).toMatchObject({ reason: 'illegal_name' })
        return
      }
      expect(name).not.toMatch(/[/\\:*?"<>|]/)
      expect(['', '.', '..']).not.toContain(name)
      expect(name).toBe(name.normalize('NFC'))
      expect(`/Library/${name}`.length).toBeLessThanOrEqual(400)
    }),
    { numRuns: 5_000 },
  )
})

it('a URL is taken apart below the web, or refused', async () => {
  const ctx = (await openFarm()).as('ann')
  const inSub = { ...ctx, web: { ...ctx.web, url: '/teams/sub' } }
  expect(namesBelowWeb(ctx, '/a/b')).toEqual(['a', 'b'])
  expect(namesBelowWeb(ctx, 'a//b/')).toEqual(['a', 'b'])
  expect(namesBelowWeb(ctx, 'http://localhost/a b')).toEqual(['a b'])
  expect(namesBelowWeb(ctx, '/')).toEqual([])
  expect(namesBelowWeb(inSub, '/Teams/SUB/a')).toEqual(['a'])
  expect(namesBelowWeb(inSub, 'a')).toEqual(['a'])
  for (const url of ['/teams/subs/a', '/teams', '/', 'http://localhost/teams', 'https://localhost/teams/sub/a', 'file:///etc/passwd'])
    expect(() => namesBelowWeb(inSub, url)).toThrow(DomainError)
})

it('no path leads out of the library that it begins in', async () => {
  const farm = await openFarm()
  const ctx = farm.as('ann')
  const before = (await farm.content.records.query('Document', { where: { listId: null } })).map((row) => row.leafName)
  const part = fc.oneof(fc.constantFrom('..', '.', '', 'a', 'b', '...', '%2e%2e', '..\\', ' '), fc.string({ maxLength: 5 }))
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (parts) => {
      const path = parts.join('/').replace(/^\/+/, '')
      try {
        const { url } = await addFolder(ctx, { from: { url: '/Shared Documents' } }, path === '' ? 'x' : path, 'answer it')
        expect(url.startsWith('/Shared Documents/')).toBe(true)
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        expect(['illegal_name', 'folder_not_found', 'invalid_request']).toContain(error.reason)
      }
    }),
    { numRuns: 500 },
  )
  const after = await farm.content.records.query('Document', { where: { listId: null } })
  expect(after.map((row) => row.leafName)).toEqual(before)
})
