import { cpus, loadavg } from 'node:os'
import type { LoadResult } from './loader.ts'
import { type ScenarioId, scenarios } from './scenarios.ts'

export interface Round extends LoadResult {
  /** Processor time of the server for one request, in microseconds, all threads; undefined if the system does not report it. */
  readonly cpuMicroseconds: number | undefined
  /** The share of one core that the server used. Well below 1, other programs used the machine, and only the CPU figures can be compared. */
  readonly serverShare: number | undefined
}

/** A scenario of one server. The nth rounds of all servers were measured one after another. */
export interface Measured {
  readonly rounds: readonly Round[]
  /** Processor time for one request in the first round of the scenario. */
  readonly coldMicroseconds: number | undefined
  /** Whether the cost of a request stood still before the rounds. */
  readonly isSteady: boolean
}

/** The figures of one server; memory in MB, times in milliseconds. */
export interface Sheet {
  readonly name: string
  readonly scenarios: Partial<Record<ScenarioId, Measured>>
  readonly firstStartMs: number
  /** A start with existing data; undefined if there is no difference. */
  readonly nextStartMs: number | undefined
  readonly startedMb: number | undefined
  readonly idleMb: number | undefined
  loadedMb: number | undefined
}

export interface Conditions {
  readonly connections: number
  readonly seconds: number
  /** Rounds that count. */
  readonly rounds: number
  /** The most rounds of warm-up. */
  readonly mostWarmRounds: number
  readonly idleSeconds: number
  readonly starts: number
  /** Whether Tenon's reply cache is on. */
  readonly keepsReplies: boolean
}

type Cell = string | number | undefined

/** The conditions of the measurement, in one line; `measured` says for how long. */
export function conditionsLine(connections: number, measured: string): string {
  const [cpu] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  return [
    `Node ${process.version}`,
    `${cpus().length} cores of ${cpu?.model.trim() ?? 'unknown make'}`,
    `${connections} connections`,
    measured,
    `load of the machine before ${load}`,
  ].join(', ')
}

/** One table: for each scenario a row for each server, and how Tenon compares with it. */
export function throughputTable(sheets: readonly Sheet[]): string {
  const head = ['', 'Tenon is', 'CPU µs', 'cold', 'by rate', 'requests/s', 'p50 ms', 'p99 ms', 'bytes', 'server %', 'loader %']
  const rows: Cell[][] = [head]
  const tenon = sheets.find(({ name }) => name === 'Tenon')
  for (const { id, title } of scenarios) {
    rows.push([title])
    for (const sheet of sheets) {
      const seen = sheet.scenarios[id]
      if (!seen) continue
      const own = sheet === tenon ? undefined : tenon?.scenarios[id]
      rows.push([
        `  ${sheet.name}`,
        ratio(sheet.name, byCpu(seen, own)),
        whole(middle(seen, 'cpuMicroseconds')) + (seen.isSteady ? '' : '*'),
        whole(seen.coldMicroseconds),
        ratio(sheet.name, byRate(seen, own)),
        whole(middle(seen, 'perSecond')),
        middle(seen, 'p50')?.toFixed(2),
        middle(seen, 'p99')?.toFixed(2),
        middle(seen, 'bytes'),
        whole(percent(middle(seen, 'serverShare'))),
        whole(percent(middle(seen, 'loaderShare'))),
      ])
    }
  }
  return table(rows)
}

function median(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).toSorted((a, b) => a - b)
  return known[Math.floor(known.length / 2)]
}

const middle = ({ rounds }: Measured, figure: keyof Round): number | undefined => median(rounds.map((round) => round[figure]))

const percent = (share: number | undefined) => share && share * 100

/** How many times as much processor time the other server needs for a request, and how many times the requests Tenon answers. */
const byCpu = (other: Measured | undefined, own: Measured | undefined): number | undefined =>
  median(own?.rounds.map((round, at) => divide(other?.rounds[at]?.cpuMicroseconds, round.cpuMicroseconds)) ?? [])
const byRate = (other: Measured | undefined, own: Measured | undefined): number | undefined =>
  median(own?.rounds.map((round, at) => divide(round.perSecond, other?.rounds[at]?.perSecond)) ?? [])

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

/**
 * The project's targets, and whether this run meets them; targets without a figure are left out. With the reply cache, a
 * GET is answered from it.
 */
export function aims(sheets: readonly Sheet[], { keepsReplies }: Conditions): string {
  const of = (name: string, id: ScenarioId) => sheets.find((sheet) => sheet.name === name)?.scenarios[id]
  const tenon = sheets.find(({ name }) => name === 'Tenon')
  const atLeast = (what: string, over: string, id: ScenarioId, aim: number) => {
    const seen = byCpu(of(over, id), of('Tenon', id))
    return line(what, seen, seen !== undefined && seen >= aim, `${ratio(over, seen)} (aim ≥ ${ratio(over, aim)})`)
  }
  const floor = sheets.find(({ name }) => name === 'floor')
  const below = (what: string, seen: number | undefined, aim: number, unit: string) =>
    line(what, seen, seen !== undefined && seen < aim, `${whole(seen)} ${unit} (aim < ${whole(aim)} ${unit})`)
  return [
    keepsReplies ? atLeast('kept reply of the floor', 'floor', 'item', 0.7) : atLeast('GET item of the floor', 'floor', 'item', 0.45),
    keepsReplies ? undefined : atLeast('filtered page of the floor', 'floor', 'page', 0.9),
    atLeast('SOAP page of the floor', 'floor', 'soap', 0.75),
    atLeast('POST item of the floor', 'floor', 'add', 0.75),
    keepsReplies ? undefined : atLeast('search of the floor', 'floor', 'search', 0.6),
    atLeast('GET item over json-server', 'json-server', 'item', 1.5),
    atLeast('POST item over json-server', 'json-server', 'add', 10),
    below('first start', tenon?.firstStartMs, 2 * (floor?.firstStartMs ?? 300), 'ms'),
    below('idle memory', tenon?.idleMb, 110, 'MB'),
  ]
    .filter((text) => text !== undefined)
    .join('\n')
}

const line = (what: string, seen: number | undefined, holds: boolean, text: string): string | undefined =>
  seen === undefined ? undefined : `  ${holds ? 'met   ' : 'missed'}  ${what}: ${text}`

const divide = (over: number | undefined, under: number | undefined) =>
  over === undefined || under === undefined || under === 0 ? undefined : over / under

/** Compared with the floor, which is the limit, the figure is a share; compared with a peer, a multiple. */
function ratio(name: string, value: number | undefined): string {
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
