import type { Minute } from '../../../http/message/last-hour.ts'
import { html, type Markup } from '../../html.ts'
import { farmPanel, farmPart, farmTable } from '../page/farm-frame.ts'
import type { FarmPage, FarmVisit } from '../page/farm-visit.ts'
import { browserEvents } from './browser-events.ts'
import { plotOf } from './plot.ts'

const megabyte = 1024 * 1024
const meanMs = ({ requests, totalMs }: Minute): number | undefined => (requests === 0 ? undefined : totalMs / requests)
const memoryMb = ({ memoryBytes }: Minute): number | undefined => (memoryBytes === 0 ? undefined : memoryBytes / megabyte)

/** Plots of the last hour of this process: requests, latency, errors, memory; and what browsers have reported. */
export const telemetryPage: FarmPage = {
  show(visit) {
    const { words, options } = visit
    const minutes = options.lastHour.minutes()
    const series = (name: string, value: (minute: Minute) => number | undefined) => ({ name, values: minutes.map(value) })
    const plots = [
      plotOf(visit, words.requestsPlot, minutes, [series(words.requests, ({ requests }) => requests)]),
      plotOf(visit, words.latencyPlot, minutes, [
        series(words.mean, meanMs),
        series(words.slowest, ({ requests, slowestMs }) => (requests === 0 ? undefined : slowestMs)),
      ]),
      plotOf(visit, words.errorsPlot, minutes, [
        series(words.refusals, ({ refusals }) => refusals),
        series(words.errors, ({ errors }) => errors),
      ]),
      plotOf(visit, words.memoryPlot, minutes, [series(words.memory, memoryMb)]),
    ]
    const body = html`<p class="lead">${words.telemetryLead}</p>
${farmPart(10_000, html`<div class="plots">${plots}</div>`)}${farmPanel(words.numbers, tableOf(visit, minutes))}${browserEvents(visit)}`
    return Promise.resolve({ title: words.telemetry, body })
  },
}

function tableOf({ words, formats }: FarmVisit, minutes: readonly Minute[]): Markup {
  const rows = minutes
    .filter(({ requests, memoryBytes }) => requests > 0 || memoryBytes > 0)
    .map((minute) => [
      formats.clock(minute.at),
      formats.number(minute.requests),
      formats.number(Math.round(meanMs(minute) ?? 0)),
      formats.number(Math.round(minute.slowestMs)),
      formats.number(minute.refusals),
      formats.number(minute.errors),
      formats.bytes(minute.memoryBytes),
    ])
  const heads = [words.time, words.requests, words.mean, words.slowest, words.refusals, words.errors, words.memory]
  return farmTable(words.numbers, heads, rows)
}
