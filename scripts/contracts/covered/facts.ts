import { describeSettings } from '../../../src/config/config.ts'
import { reasons as allReasons } from '../../../src/core/reasons.ts'
import type { WholeRun } from '../../whole-run.ts'

/** A setting as the documentation shows it: one of a section has its entry name in angle brackets. */
interface DescribedSetting {
  readonly key: string
  readonly default: string
}

export interface NotedSetting {
  readonly setting: string
  readonly value: string
}

/** Whether a given name is that of the setting, or of one part of its list. */
function isNamed({ key }: DescribedSetting, given: string): boolean {
  const name = given.toLowerCase()
  const at = key.indexOf('<')
  if (at < 0)
    return name === key.toLowerCase() || (name.startsWith(`${key.toLowerCase()}:`) && /^\d{1,4}$/.test(name.slice(key.length + 1)))
  const [before, after] = [key.slice(0, at).toLowerCase(), key.slice(key.indexOf('>') + 1).toLowerCase()]
  return name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after)
}

/** The settings to which no test of a run gave another value than the default. */
export const unusedSettings = (settings: readonly DescribedSetting[], noted: readonly NotedSetting[]): string[] =>
  settings.filter((one) => !noted.some(({ setting, value }) => isNamed(one, setting) && value !== one.default)).map(({ key }) => key)

/** A reason, and why no test sees it. */
interface CountedReason {
  readonly name: string
  readonly notProduced?: string
}

/** Reasons that no test saw, and those that one saw in spite of their `notProduced`. */
export const reasonGaps = (reasons: readonly CountedReason[], seen: ReadonlySet<string>): string[] =>
  reasons.flatMap(({ name, notProduced }) => {
    if (seen.has(name) === (notProduced === undefined)) return []
    return [seen.has(name) ? `${name}, seen in spite of its reason` : `${name}, never seen`]
  })

/** Prints the gaps of settings and of reasons, and returns their number: 0 for a run of the fast tier, which has not the tests of all. */
export function reportFacts({ extent, settings, reasons }: WholeRun): number {
  const described = describeSettings()
  const unused = unusedSettings(described, settings)
  const counted = Object.values(allReasons) as CountedReason[]
  const gaps = reasonGaps(counted, reasons)
  const word = extent === 'all' ? 'MISSING' : 'not in the fast tier:'
  for (const key of unused) console.log(`${word} a test that gives the setting ${key} another value`)
  for (const gap of gaps) console.log(`${word} the reason ${gap}`)
  console.log(`${described.length - unused.length} of ${described.length} settings have a test with another value`)
  console.log(`${counted.length - gaps.length} of ${counted.length} reasons of errors were seen, or say why not`)
  return extent === 'all' ? unused.length + gaps.length : 0
}
