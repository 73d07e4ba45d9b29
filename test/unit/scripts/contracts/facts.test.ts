import { describe, expect, it, vi } from 'vitest'
import { reasonGaps, reportFacts, unusedSettings } from '../../../../scripts/contracts/covered/facts.ts'

describe('the settings that tests use', () => {
  const settings = [
    { key: 'Cache:Bytes', default: '16' },
    { key: 'Cors:AllowedOrigins', default: 'none' },
    { key: 'Users:<user name>:Password', default: 'none' },
  ]
  const unused = (...noted: [string, string][]) =>
    unusedSettings(
      settings,
      noted.map(([setting, value]) => ({ setting, value })),
    )

  it('are those with another value than the default, in any case, a part of a list, and under any entry name', () => {
    expect(unused()).toEqual(settings.map(({ key }) => key))
    expect(unused(['Cache:Bytes', '16'], ['cors:allowedorigins:0', '*'])).toEqual(['Cache:Bytes', 'Users:<user name>:Password'])
    expect(unused(['cache:bytes', '17'], ['Users:a:b:Password', 'x'], ['Cors:AllowedOrigins', '*'])).toEqual([])
    expect(unused(['Cors:AllowedOriginsX', '*'], ['Users::Password', 'x'], ['Cors:AllowedOrigins:x', '*'])).toEqual(
      settings.map(({ key }) => key),
    )
  })
})

describe('the reasons that tests see', () => {
  it('are those that replies name; one that says why not has no test', () => {
    const reasons = [{ name: 'one' }, { name: 'two', notProduced: 'it needs a broken disk' }]
    expect(reasonGaps(reasons, new Set(['one']))).toEqual([])
    expect(reasonGaps(reasons, new Set(['two']))).toEqual(['one, never seen', 'two, seen in spite of its reason'])
  })
})

describe('the report', () => {
  it('counts every gap of a run of all tests, and none of the fast tier', () => {
    const said: string[] = []
    const print = vi.spyOn(console, 'log').mockImplementation((line: string) => {
      said.push(line)
    })
    const run = (extent: string) => ({ extent, records: [], settings: [], reasons: new Set<string>(), about: '' })
    try {
      const gaps = reportFacts(run('all'))
      const missing = said.filter((line) => line.startsWith('MISSING'))
      expect(missing).toHaveLength(gaps)
      expect(missing).toContain('MISSING the reason list_not_found, never seen')
      expect(missing.join('\n')).not.toContain('database_unconfirmed')
      expect(reportFacts(run('fast'))).toBe(0)
    } finally {
      print.mockRestore()
    }
  })
})
