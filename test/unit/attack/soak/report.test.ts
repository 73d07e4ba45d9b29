import { describe, expect, it } from 'vitest'
import { attacks } from '../../../attack/soak/attacks.ts'
import type { Sample } from '../../../attack/soak/messages.ts'
import { readOptions } from '../../../attack/soak/options.ts'
import { aimMs, friendlyTable, hostileTable, type Look, type Seen, verdictOf } from '../../../attack/soak/report.ts'

const sample = (ms: number, more: Partial<Sample> = {}): Sample => ({ operation: 'GET item', ms, lateMs: 0, ...more })
const samples = (count: number, ms: number): Sample[] => Array.from({ length: count }, () => sample(ms))
/** Half an hour of memory readings. */
const looks = (residentMb: (at: number) => number): Look[] =>
  Array.from({ length: 361 }, (_, n) => ({ at: n * 5, residentMb: residentMb(n * 5), heapMb: 50, loopMs: 11, cpuMs: n }))
const good: Seen = { samples: samples(1000, 5), blows: [], looks: looks((at) => 250 + (at % 40)), seconds: 1800, died: false }
const missed = (seen: Seen) => verdictOf(seen).lines.filter((line) => line.includes('missed'))

describe('the soak', () => {
  it('holds where friends are served and memory is flat', () => {
    expect(verdictOf(good)).toEqual({ lines: expect.any(Array), holds: true })
    expect(verdictOf(good).lines).toHaveLength(4)
  })

  it.each<[string, Partial<Seen>, RegExp]>([
    ['one friendly request failed', { samples: [...good.samples, sample(5, { failure: '503 busy' })] }, /1 of 1001 .+ GET item: 503 busy/],
    ['there was no friendly request', { samples: [] }, /none of 0/],
    [
      'p99 of one operation is at the aim, however many others are fast',
      { samples: [...good.samples, sample(aimMs, { operation: 'POST item' })] },
      /POST item 100/,
    ],
    ['memory grows by a fifth over the last 20 minutes', { looks: looks((at) => 250 + (at / 1200) * 50) }, /not flat/],
    ['the server ended', { died: true }, /ended/],
  ])('fails where %s', (_, difference, line) => {
    const seen = { ...good, ...difference }
    expect(verdictOf(seen).holds).toBe(false)
    expect(missed(seen)).toEqual([expect.stringMatching(line)])
  })

  it('tells times, and does not judge them, at a share of what the server serves', () => {
    const slow = { ...good, samples: samples(1000, 500) }
    expect(verdictOf(slow).holds).toBe(false)
    const { lines, holds } = verdictOf(slow, false)
    expect([holds, lines]).toEqual([true, expect.arrayContaining([expect.stringMatching(/told .+ GET item 500/)])])
    expect(verdictOf({ ...slow, died: true }, false).holds).toBe(false)
  })

  it('does not count how memory grows in the first minutes', () => {
    expect(verdictOf({ ...good, looks: looks((at) => Math.min(at, 500)) }).holds).toBe(true)
  })

  it('leaves memory open after a few minutes', () => {
    const { lines, holds } = verdictOf({ ...good, looks: good.looks.slice(0, 60) })
    expect(holds).toBe(true)
    expect(lines.at(-1)).toMatch(/open .+ 10 minutes/)
  })
})

describe('its tables', () => {
  it('show each operation, and all of them, with failures', () => {
    const table = friendlyTable([...samples(99, 5), sample(300, { failure: 'gone' })])
    expect(table).toMatch(/^GET item +100 +5\.0 +5\.0 +300 +1$/m)
    expect(table).toMatch(/^all +100 +5\.0 +5\.0 +300 +1$/m)
  })

  it('count the answers of each attack', () => {
    const blow = (outcome: string) => ({ attack: 'xml-depth', outcome, ms: 4 })
    expect(hostileTable([blow('400'), blow('400'), blow('closed')])).toMatch(/^xml-depth +3 +4\.0 +4\.0 +400: 2, closed: 1$/m)
  })
})

describe('its command line', () => {
  const names = attacks.map(({ name }) => name)

  it('names each attack once', () => {
    expect(new Set(names).size).toBe(names.length)
  })

  it('has defaults, and takes attacks by name', () => {
    expect(readOptions([], names)).toEqual({
      minutes: 30,
      storage: 'file',
      seed: 1,
      items: 20_000,
      rate: 20,
      only: undefined,
      alone: undefined,
      isShort: false,
    })
    expect(readOptions(['--short'], names)).toMatchObject({ minutes: 0.5, items: 2_000, isShort: true })
    expect(readOptions(['--only', 'xml-depth, json-depth'], names)).toMatchObject({ only: ['xml-depth', 'json-depth'] })
  })

  it.each([
    [['--only', 'nothing'], /none named 'nothing'/],
    [['--storage', 'paper'], /file or memory/],
    [['--minutes', ''], /--minutes takes a number from/],
    [['--seed', 'x'], /--seed takes/],
    [['--share', '101'], /--share takes/],
  ])('refuses %j and says what it takes', (argv, message) => {
    expect(() => readOptions(argv, names)).toThrow(message)
  })
})
