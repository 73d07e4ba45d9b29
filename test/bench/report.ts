import { cpus, loadavg } from 'node:os'
import type { LoadResult } from './loader.ts'
import { type ScenarioId, scenarios } from './scenarios.ts'

export interface Measured extends LoadResult {
  /** Processor time of the server for one request, in microseconds, all threads; undefined where the system does not tell. */
  readonly cpuMicroseconds: number | undefined
  /** How much of one core the server used; well below 1 something else had the machine, and only the CPU figures can be compared. */
  readonly serverShare: number | undefined
}

/** What was seen of one server; memory in MB, times in milliseconds. */
export interface Sheet {
  readonly name: string
  readonly scenarios: Partial<Record<ScenarioId, Measured>>
  readonly firstStartMs: number
  /** A start on data that is there already; undefined where there is no difference. */
  readonly nextStartMs: number | undefined
  readonly startedMb: number | undefined
  readonly idleMb: number | undefined
  readonly loadedMb: number | undefined
}

export interface Conditions {
  readonly connections: number
  readonly seconds: number
  readonly warmUpSeconds: number
  readonly idleSeconds: number
  readonly starts: number
}

type Cell = string | number | undefined

/** The conditions under which the figures below came about, in one line. */
export function conditionsLine({ connections, seconds, warmUpSeconds }: Conditions): string {
  const [cpu] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  return [
    `Node ${process.version}`,
    `${cpus().length} cores of ${cpu?.model.trim() ?? 'unknown make'}`,
    `${connections} connections`,
    `${seconds} s measured after ${warmUpSeconds} s of warm-up`,
    `load of the machine before ${load}`,
  ].join(', ')
}

/** One table: for each scenario a row for each server, and how Tenon compares with it. */
export function throughputTable(sheets: readonly Sheet[]): string {
  const rows: Cell[][] = [['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs', 'bytes', 'server %', 'loader %', 'Tenon is', 'by CPU']]
  const tenon = sheets.find(({ name }) => name === 'Tenon')
  for (const { id, title } of scenarios) {
    rows.push([title])
    for (const sheet of sheets) {
      const seen = sheet.scenarios[id]
      if (!seen) continue
      const own = sheet === tenon ? undefined : tenon?.scenarios[id]
      rows.push([
        `  ${sheet.name}`,
        whole(seen.perSecond),
        seen.p50.toFixed(2),
        seen.p99.toFixed(2),
        seen.cpuMicroseconds === undefined ? '-' : whole(seen.cpuMicroseconds),
        seen.bytes,
        whole(seen.serverShare && seen.serverShare * 100),
        whole(seen.loaderShare * 100),
        ratio(sheet.name, own?.perSecond, seen.perSecond),
        ratio(sheet.name, seen.cpuMicroseconds, own?.cpuMicroseconds),
      ])
    }
  }
  return table(rows)
}

/** Start-up and memory of each server. */
export function processTable(sheets: readonly Sheet[], { idleSeconds, starts }: Conditions): string {
  const head = [`median of ${starts}`, 'first start ms', 'next start ms', 'MB started', `MB after ${idleSeconds} s`, 'MB after load']
  const rows = sheets.map((sheet): Cell[] => [
    sheet.name,
    whole(sheet.firstStartMs),
    whole(sheet.nextStartMs),
    whole(sheet.startedMb),
    whole(sheet.idleMb),
    whole(sheet.loadedMb),
  ])
  return table([head, ...rows])
}

/** What the project wants of itself, and whether this run shows it; a figure that was not measured is left out. */
export function aims(sheets: readonly Sheet[]): string {
  const of = (name: string, id: ScenarioId) => sheets.find((sheet) => sheet.name === name)?.scenarios[id]
  const tenon = sheets.find(({ name }) => name === 'Tenon')
  const atLeast = (what: string, over: string, id: ScenarioId, aim: number) => {
    const [own, other] = [of('Tenon', id), of(over, id)]
    const seen = divide(own?.perSecond, other?.perSecond)
    const byCpu = ratio(over, other?.cpuMicroseconds, own?.cpuMicroseconds)
    return line(
      what,
      seen,
      seen !== undefined && seen >= aim,
      `${ratio(over, seen, 1)}, by CPU ${byCpu || '-'} (aim ≥ ${ratio(over, aim, 1)})`,
    )
  }
  const below = (what: string, seen: number | undefined, aim: number, unit: string) =>
    line(what, seen, seen !== undefined && seen < aim, `${whole(seen)} ${unit} (aim < ${aim} ${unit})`)
  return [
    atLeast('GET item over json-server', 'json-server', 'item', 3),
    atLeast('GET item of the floor', 'floor', 'item', 0.3),
    atLeast('filtered page over json-server', 'json-server', 'page', 5),
    below('first start', tenon?.firstStartMs, 600, 'ms'),
    below('next start', tenon?.nextStartMs, 500, 'ms'),
    below('idle memory', tenon?.idleMb, 150, 'MB'),
  ]
    .filter((text) => text !== undefined)
    .join('\n')
}

const line = (what: string, seen: number | undefined, holds: boolean, text: string): string | undefined =>
  seen === undefined ? undefined : `  ${holds ? 'met   ' : 'missed'}  ${what}: ${text}`

const divide = (over: number | undefined, under: number | undefined) =>
  over === undefined || under === undefined || under === 0 ? undefined : over / under

/** The floor is what cannot be beaten, so it is a share of it; a peer is a multiple. */
function ratio(name: string, over: number | undefined, under: number | undefined): string {
  const value = divide(over, under)
  if (value === undefined) return ''
  return name === 'floor' ? `${Math.round(value * 100)} %` : `${value < 10 ? value.toFixed(1) : Math.round(value)} ×`
}

const whole = (value: number | undefined): string => (value === undefined ? '-' : Math.round(value).toLocaleString('en-US'))

/** Text columns: the first one flush left, figures flush right. */
export function table(rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '')))
  const full = texts.filter((row) => row.length > 1)
  const widths = full[0]?.map((_, column) => Math.max(...full.map((row) => row[column]?.length ?? 0))) ?? []
  const write = (row: readonly string[]) =>
    row
      .map((text, column) => (row.length === 1 ? text : column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ')
  return texts.map((row) => write(row).trimEnd()).join('\n')
}
