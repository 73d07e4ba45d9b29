import { table } from '../../bench/report.ts'
import { largest, type Point, percentile, trendOf } from './figures.ts'
import type { Blow, Sample } from './messages.ts'

/** What was seen of the server's process at a moment. */
export interface Look {
  /** Seconds since the beginning. */
  readonly at: number
  readonly residentMb: number | undefined
  readonly heapMb: number | undefined
  /** The longest that the loop was late since the look before, in milliseconds, by the clock of the wall. */
  readonly loopMs: number | undefined
  /** Processor time of all threads so far, in milliseconds. */
  readonly cpuMs: number | undefined
}

export interface Seen {
  readonly samples: readonly Sample[]
  readonly blows: readonly Blow[]
  readonly looks: readonly Look[]
  readonly seconds: number
  /** Whether the process of the server ended before it was asked to. */
  readonly died: boolean
}

/** What a friend waits for at most, in 99 of 100 requests of each kind. */
export const aimMs = 100

/** What the line through the memory may rise over the last minutes, as a share of its mean. */
const flatShare = 0.1
const lastSeconds = 20 * 60
/** Less shows how a process warms up and not whether it grows. */
const leastSeconds = 10 * 60

const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0))
const mb = (value: number | undefined): string => (value === undefined ? '-' : value.toFixed(0))

/** The most that the loop was late; a server that has not even told its metrics shows none. */
function latenessOf(looks: readonly Look[]): string {
  const known = looks.flatMap(({ loopMs }) => (loopMs === undefined ? [] : [loopMs]))
  return known.length === 0 ? '-' : ms(largest(known))
}

/** A line of times and failures of friendly requests. */
function figuresOf(samples: readonly Sample[]): string[] {
  const times = samples.map((sample) => sample.ms)
  const failed = samples.filter(({ failure }) => failure !== undefined).length
  return [String(samples.length), ms(percentile(times, 50)), ms(percentile(times, 99)), ms(largest(times)), String(failed)]
}

/** How friends fared, by operation and all together. */
export function friendlyTable(samples: readonly Sample[]): string {
  const byOperation = Map.groupBy(samples, ({ operation }) => operation)
  return table([
    ['friendly', 'requests', 'p50 ms', 'p99 ms', 'max ms', 'failed'],
    ...[...byOperation].map(([operation, its]) => [operation, ...figuresOf(its)]),
    ['all', ...figuresOf(samples)],
    [
      'lateness of the client',
      '',
      ...[50, 99, 100].map((percent) =>
        ms(
          percentile(
            samples.map(({ lateMs }) => lateMs),
            percent,
          ),
        ),
      ),
    ],
  ])
}

/** What the attacks were answered, by attack. */
export function hostileTable(blows: readonly Blow[]): string {
  const rows = [...Map.groupBy(blows, ({ attack }) => attack)].map(([attack, its]) => [
    attack,
    String(its.length),
    ms(
      percentile(
        its.map((blow) => blow.ms),
        50,
      ),
    ),
    ms(largest(its.map((blow) => blow.ms))),
    outcomesOf(its),
  ])
  return table([['hostile', 'times', 'p50 ms', 'max ms', 'answers'], ...rows])
}

function outcomesOf(blows: readonly Blow[]): string {
  const counts = Map.groupBy(blows, ({ outcome }) => outcome)
  return [...counts].map(([outcome, its]) => `${outcome}: ${its.length}`).join(', ')
}

/** One line: what was seen since the line before. */
export function minuteLine({ samples, blows, looks }: Seen): string {
  const last = looks.at(-1)
  const times = samples.map((sample) => sample.ms)
  const failed = samples.filter(({ failure }) => failure !== undefined).length
  return [
    `${String(Math.round((last?.at ?? 0) / 60)).padStart(3)} min`,
    `friendly ${samples.length}, p50 ${ms(percentile(times, 50))}, p99 ${ms(percentile(times, 99))}, max ${ms(largest(times))} ms, failed ${failed}`,
    `hostile ${blows.length}`,
    `memory ${mb(last?.residentMb)} MB, heap ${mb(last?.heapMb)} MB`,
    `loop late by ${latenessOf(looks)} ms at most`,
  ].join(' | ')
}

/** How the server fared while one attack ran alone, to be put under the head of `aloneHead`. */
export const aloneHead = [
  'attack alone',
  'times',
  'friendly p50 ms',
  'p99 ms',
  'max ms',
  'failed',
  'loop late ms',
  'CPU %',
  'MB',
  'answers',
]
export function aloneRow(name: string, { samples, blows, looks, seconds }: Seen): string[] {
  const [, ...figures] = figuresOf(samples)
  const [first, last] = [looks[0]?.cpuMs, looks.at(-1)?.cpuMs]
  const cpu = first === undefined || last === undefined ? '-' : ((last - first) / seconds / 10).toFixed(0)
  return [name, String(blows.length), ...figures, latenessOf(looks.slice(1)), cpu, mb(looks.at(-1)?.residentMb), outcomesOf(blows)]
}

export interface Verdict {
  readonly lines: readonly string[]
  readonly holds: boolean
}

/**
 * What the soak states, and whether this run shows it. Near its limits a server makes its users wait: then `judgesTimes` is false,
 * and the times are told and not judged.
 */
export function verdictOf(seen: Seen, judgesTimes = true): Verdict {
  const { samples, looks, died } = seen
  const slow = [...Map.groupBy(samples, ({ operation }) => operation)]
    .map(([operation, its]) => ({
      operation,
      p99: percentile(
        its.map((sample) => sample.ms),
        99,
      ),
    }))
    .filter(({ p99 }) => p99 >= aimMs)
  const failures = samples.flatMap(({ operation, failure }) => (failure === undefined ? [] : [`${operation}: ${failure}`]))
  const memory = memoryOf(looks)
  const times = [
    slow.length === 0,
    slow.length === 0
      ? `friendly p99 below ${aimMs} ms in each operation`
      : `friendly p99 of ${aimMs} ms and more: ${slow.map(({ operation, p99 }) => `${operation} ${ms(p99)}`).join(', ')}`,
  ] as const
  const checks: readonly (readonly [holds: boolean, text: string])[] = [
    [!died, died ? 'the process of the server ended' : 'the process of the server lives'],
    [samples.length > 0 && failures.length === 0, failuresText(samples.length, failures)],
    ...(judgesTimes ? [times] : []),
    ...(memory ? [memory] : []),
  ]
  const lines = checks.map(([holds, text]) => `  ${holds ? 'met   ' : 'missed'}  ${text}`)
  if (!judgesTimes) lines.push(`  told    ${times[1]}`)
  if (!memory) lines.push(`  open    whether memory is flat: that takes ${leastSeconds / 60} minutes`)
  return { lines, holds: checks.every(([holds]) => holds) }
}

const failuresText = (count: number, failures: readonly string[]): string =>
  failures.length === 0
    ? `none of ${count} friendly requests failed`
    : `${failures.length} of ${count} friendly requests failed, such as ${[...new Set(failures)].slice(0, 5).join(' | ')}`

/** Whether memory was flat over the last minutes; undefined where that cannot be told. */
function memoryOf(looks: readonly Look[]): readonly [boolean, string] | undefined {
  const end = looks.at(-1)?.at ?? 0
  if (end < leastSeconds) return undefined
  // Of a shorter run, its first third is left out.
  const from = Math.max(end - lastSeconds, end / 3)
  const points = looks.flatMap(({ at, residentMb }): Point[] => (residentMb === undefined || at < from ? [] : [{ at, value: residentMb }]))
  const trend = trendOf(points)
  if (!trend) return undefined
  const share = trend.growth / trend.mean
  const text = `memory ${share < flatShare ? 'flat' : 'not flat'}: ${mb(trend.mean)} MB, ${trend.growth.toFixed(1)} MB more over the last ${Math.round((end - from) / 60)} minutes (at most ${flatShare * 100} %)`
  return [share < flatShare, text]
}
