/** Texts on which the time of careless code grows faster than their length; each can have any length. */
const patterns: Readonly<Record<string, (length: number) => string>> = {
  'digits and an x': (length) => `${'1'.repeat(length - 1)}x`,
  'blanks around an x': (length) => `${' '.repeat(length - 2)}x `,
  'a date and blanks': (length) => `1/31/2026 2:05${' '.repeat(length - 15)}x`,
  quotes: (length) => "'".repeat(length),
  'double quotes': (length) => '"'.repeat(length),
  'slashes and an x': (length) => `${'/'.repeat(length - 1)}x`,
  dots: (length) => `${'.'.repeat(length - 1)}/`,
  'parentheses that open': (length) => '('.repeat(length),
  'parentheses that close': (length) => `${'('.repeat(length / 2)}${')'.repeat(length / 2)}x`,
  'marks of lookups': (length) => '1;#'.repeat(length / 3),
  'bars and digits': (length) => `${'1'.repeat(length / 2)}|${'|1'.repeat(length / 4)}x`,
  escapes: (length) => `${'%25'.repeat(length / 6)}${'\\'.repeat(length / 2)}`,
  references: (length) => '&amp;'.repeat(length / 5),
  'words and commas': (length) => 'a, '.repeat(length / 3),
  'words of a search': (length) => 'a:b OR '.repeat(length / 7),
  'hyphens and letters': (length) => `${'-a'.repeat(length / 2 - 1)}|`,
}

/** A text to send somewhere. */
export interface Hostile {
  readonly name: string
  /** The text at about this length. */
  readonly at: (length: number) => string
}

export const hostile: readonly Hostile[] = Object.entries(patterns).map(([name, at]) => ({ name, at }))

/** Some of the texts, different ones at each call: for inputs that share their code. */
export function* inTurns(count: number): Generator<Hostile[]> {
  for (let from = 0; ; from += count) {
    yield Array.from({ length: count }, (_, i) => hostile[(from + i) % hostile.length]).filter((text) => text !== undefined)
  }
}

/** The processor time of this thread in milliseconds, client and server together. Other processes do not count. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** An input that is faster than this at the full length is not measured again. */
const floorMs = 50
const longest = 64_000

/** Code that is not linear shows in every measurement; a machine that is busy does not. */
const measurements = 3

async function least(count: number, work: () => Promise<unknown>): Promise<number> {
  let time = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i++) time = Math.min(time, await timeOf(work))
  return time
}

/**
 * How the time of an input grows faster than its length; undefined if it does
 * not: the whole text may cost at most half as much again as four texts of a
 * quarter of its length. Both sides take about the same time, because some
 * systems count processor time in steps of 4 ms. `scale` is for inputs that
 * become longer when they are encoded.
 */
export async function growthOf(send: (text: string) => Promise<unknown>, text: Hostile, scale = 1): Promise<string | undefined> {
  const length = Math.floor(longest / scale)
  const ask = (part: number) => () => send(text.at(Math.floor(length / part)))
  const askQuarters = async () => {
    for (let i = 0; i < 4; i++) await ask(4)()
  }
  if ((await timeOf(ask(1))) <= floorMs) return undefined
  for (let i = 0; i < measurements; i++) {
    const long = await least(3, ask(1))
    if (long <= floorMs || long <= 1.5 * (await least(3, askQuarters))) return undefined
  }
  const table: string[] = []
  for (let part = 64; part >= 1 && table.length < 7; part /= 2) table.push(`${(await timeOf(ask(part))).toFixed(1)} ms`)
  return `${text.name}, ${(length / 64).toFixed(0)} to ${length} characters: ${table.join(', ')}`
}
