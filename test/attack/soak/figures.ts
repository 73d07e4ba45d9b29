/** The smallest value that `percent` of the values do not exceed; 0 of no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}

/** The largest value, 0 of no values. The values may be more than a call takes arguments. */
export const largest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0)

/** What was measured at a moment; `at` in seconds. */
export interface Point {
  readonly at: number
  readonly value: number
}

export interface Trend {
  readonly mean: number
  /** What the line through the points rises from the first to the last. */
  readonly growth: number
}

/** The line of least squares through the points; undefined of fewer than three. */
export function trendOf(points: readonly Point[]): Trend | undefined {
  const [first, last] = [points[0], points.at(-1)]
  if (points.length < 3 || !first || !last) return undefined
  const meanAt = points.reduce((sum, { at }) => sum + at, 0) / points.length
  const mean = points.reduce((sum, { value }) => sum + value, 0) / points.length
  const slope =
    points.reduce((sum, { at, value }) => sum + (at - meanAt) * (value - mean), 0) /
    points.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0)
  return { mean, growth: slope * (last.at - first.at) }
}
