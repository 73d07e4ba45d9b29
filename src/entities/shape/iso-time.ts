import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { dayMs } from '../../core/kernel/days.ts'

const two = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'))

const days = new BoundedMap<number, string>(4_096)

/**
 * ISO 8601 UTC in whole seconds, as every timestamp of the interface (protocol/envelopes#values). A page has hundreds
 * of timestamps, mostly of a few days, so the texts of dates are cached.
 */
export function isoTime(ms: number): string {
  const day = Math.floor(ms / dayMs)
  const second = Math.floor((ms - day * dayMs) / 1000)
  const date = days.getOrMake(day, () => new Date(day * dayMs).toISOString().slice(0, 11))
  return `${date}${two[Math.floor(second / 3600)]}:${two[Math.floor(second / 60) % 60]}:${two[second % 60]}Z`
}
