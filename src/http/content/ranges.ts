import type { ByteRange } from '../../core/kernel/ports.ts'

/** More ranges than any client needs; a header with more is ignored, as RFC 9110, 14.2 allows. */
const maxRanges = 100

/**
 * Parses a Range header for content of `size` bytes (RFC 9110, 14.1.2): `bytes=0-99`, `bytes=100-`, `bytes=-100`, and
 * several separated by commas. Overlapping and adjacent ranges are merged and sorted. Empty if no range lies within the
 * content; undefined if this server does not understand the header, so that the whole content is sent.
 */
export function parseRanges(header: string, size: number): readonly ByteRange[] | undefined {
  const list = /^bytes=(.*)$/i.exec(header.trim())?.[1]?.split(',', maxRanges + 1)
  if (!list || list.length > maxRanges) return undefined
  const ranges: ByteRange[] = []
  for (const text of list.map((one) => one.trim()).filter((one) => one !== '')) {
    const [, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(text) ?? []
    if (first === '' && last === '') return undefined
    if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined
    const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
    const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size)
    if (start < end) ranges.push({ start, end })
  }
  return list.some((text) => text.trim() !== '') ? united(ranges) : undefined
}

/** Overlapping ranges would send the same bytes many times. */
function united(ranges: readonly ByteRange[]): readonly ByteRange[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start)
  const result: ByteRange[] = []
  for (const range of sorted) {
    const before = result.at(-1)
    if (before && range.start <= before.end) result[result.length - 1] = { start: before.start, end: Math.max(before.end, range.end) }
    else result.push(range)
  }
  // Separate ranges keep the order of the request.
  return result.length === ranges.length ? ranges : result
}

/** `bytes 0-99/1234`; both positions are inclusive (RFC 9110, 14.4). */
export const contentRange = ({ start, end }: ByteRange, size: number): string => `bytes ${start}-${end - 1}/${size}`
