import type { Minute } from '../../../http/message/last-hour.ts'
import { html, type Markup } from '../../html.ts'
import type { FarmVisit } from '../page/farm-visit.ts'

/** A line of a plot: a value for each minute, undefined where there is none. */
export interface Series {
  readonly name: string
  readonly values: readonly (number | undefined)[]
}

const [width, height] = [600, 180]
/** The room for the numbers of the axes. */
const [left, bottom, top] = [48, 22, 8]
const styles = ['first', 'second']

/** The least of 1, 2 and 5 with zeros that is not below a value. */
function axisTop(value: number): number {
  if (value <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power
}

const largest = (values: readonly (number | undefined)[]): number => Math.max(0, ...values.map((value) => value ?? 0))

/** A plot over the minutes, as SVG. Its text says what it shows, for those who cannot see it. */
export function plotOf({ formats, words }: FarmVisit, title: string, minutes: readonly Minute[], series: readonly Series[]): Markup {
  const most = axisTop(largest(series.flatMap(({ values }) => values)))
  const shown = (value: number) => formats.number(Math.round(value))
  const x = (index: number) => (left + (index * (width - left - 8)) / Math.max(1, minutes.length - 1)).toFixed(1)
  const y = (value: number) => (top + (height - top - bottom) * (1 - value / most)).toFixed(1)
  const lines = series.map(
    ({ values }, index) =>
      html`<polyline class="${styles[index] ?? ''}" points="${values.flatMap((value, at) => (value === undefined ? [] : [`${x(at)},${y(value)}`])).join(' ')}"/>`,
  )
  const grid = [0, 0.5, 1].map(
    (part) =>
      html`<line class="grid" x1="${left}" x2="${width - 8}" y1="${y(part * most)}" y2="${y(part * most)}"/>${
        most * part === Math.round(most * part)
          ? html`<text x="${left - 6}" y="${Number(y(part * most)) + 4}" text-anchor="end">${shown(part * most)}</text>`
          : undefined
      }`,
  )
  const times = minutes.flatMap(({ at }, index) =>
    // Three of them, which keep apart on a phone too.
    index === 0 || index === Math.floor(minutes.length / 2) || index === minutes.length - 1
      ? [html`<text x="${x(index)}" y="${height - 5}" text-anchor="${index === 0 ? 'start' : 'end'}">${formats.clock(at)}</text>`]
      : [],
  )
  const summary = series.map(({ name, values }) => words.plotSummary(name, shown(values.at(-1) ?? 0), shown(largest(values)))).join(' ')
  return html`<figure class="plot"><figcaption>${title}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}. ${summary}">${grid}${times}${lines}</svg>
<p class="legend-line">${summary}</p></figure>`
}
