import { expect, it } from 'vitest'
import { globOf } from '../../../../src/emulator/requests/glob.ts'
import { comparablePath } from '../../../../src/emulator/requests/request-log.ts'

const fits = (pattern: string, path: string) => globOf(pattern)(comparablePath(path))

it.each([
  ['/_api/web', '/_api/web', true],
  ['/_API/Web', '/_api/WEB', true],
  ['/_api/web', '/_api/web/lists', false],
  ['/_api/*', '/_api/web', true],
  ['/_api/*', '/_api/web/lists', false],
  ['/_api/*', '/_api/', true],
  ['/_api/**', '/_api/web/lists', true],
  ['/_api/**', '/_api', false],
  ['/_api/**/items', '/_api/items', true],
  ['/_api/**/items', "/_api/web/lists/getbytitle('Tasks')/items", true],
  ['/_api/**/items', '/_api/web/otheritems', false],
  ['/**/a.txt', '/Shared%20Documents/a.txt', true],
  ['/shared documents/*.txt', '/Shared%20Documents/a.txt', true],
  ['/shared documents/*.txt', '/Shared%20Documents/a.doc', false],
  ['**', '', true],
  ['**', '/any/thing', true],
  ['*', '/a', false],
  ['/a**b', '/a/x/b', true],
  ['/a*b*c', '/a1b2c', true],
  ['/a*b*c', '/a1b2', false],
  ['/a/**', '/a/%E0%A4%A', true],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(fits(pattern, path)).toBe(expected)
})
