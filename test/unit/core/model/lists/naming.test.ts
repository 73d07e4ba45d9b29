import { describe, expect, it } from 'vitest'
import { fold } from '../../../../../src/core/kernel/fold.ts'
import { parseInstant } from '../../../../../src/core/model/lists/field-values.ts'
import { entityTypeName, internalNameOf, leafNameFromTitle } from '../../../../../src/core/model/lists/naming.ts'

describe('names of lists', () => {
  it.each([
    ['Lists/bla', 'BlaList'],
    ['Lists/Fail list', 'Fail_x0020_listList'],
    ['Shared Documents', 'Shared_x0020_Documents'],
    ['SitePages', 'SitePages'],
    ['_catalogs/hubsite', 'OData__x005f_catalogs_x002f_hubsite'],
    ['Lists/a_b', 'A_x005f_bList'],
    ['Lists/2026', 'OData__x0032_026List'],
  ])('at %s the entity type is %s', (url, name) => {
    expect(entityTypeName(url)).toBe(name)
  })

  it.each([
    ['Tasks', 'Tasks'],
    ['R&D: plan @ 10.30', 'RD plan 1030'],
    ['../../etc/passwd', 'etcpasswd'],
    ['...', 'List'],
    ['a'.repeat(80), 'a'.repeat(50)],
    ['Über uns', 'Über uns'],
    [`${'a'.repeat(49)}🍎b`, 'a'.repeat(49)],
    [`${'a'.repeat(48)}🍎b`, `${'a'.repeat(48)}🍎`],
  ])('%s lies at %s', (title, leaf) => {
    expect(leafNameFromTitle(title)).toBe(leaf)
  })
})

describe('internal names of columns', () => {
  it('are cut between characters, also before the digit that makes them unique', () => {
    const letters = '𐐀'.repeat(20)
    expect(internalNameOf(letters, () => false)).toBe('𐐀'.repeat(16))
    expect(internalNameOf(letters, (name) => name.length === 32)).toBe(`${'𐐀'.repeat(15)}0`)
    expect(internalNameOf(`a${letters}`, () => false)).toBe(`a${'𐐀'.repeat(15)}`)
  })
})

describe('fold', () => {
  it('makes composed and decomposed text in any case equal', () => {
    expect(fold('E\u0301COLE')).toBe(fold('école'))
  })
})

describe('instants', () => {
  it.each([
    ['2026-01-31T10:00:00Z', Date.UTC(2026, 0, 31, 10)],
    ['2026-01-31T10:00:00.999Z', Date.UTC(2026, 0, 31, 10, 0, 0, 999)],
    ['2026-01-31T10:00:00+02:00', Date.UTC(2026, 0, 31, 8)],
    ['2026-01-31 10:00:00', Date.UTC(2026, 0, 31, 10)],
    ['2026-01-31T10:00', Date.UTC(2026, 0, 31, 10)],
    ['2026-01-31', Date.UTC(2026, 0, 31)],
    ['2024-02-29', Date.UTC(2024, 1, 29)],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-01-31T25:00:00Z', undefined],
    ['31.01.2026', undefined],
    ['', undefined],
  ])('%s is %s', (text, instant) => {
    expect(parseInstant(text)).toBe(instant)
  })
})
