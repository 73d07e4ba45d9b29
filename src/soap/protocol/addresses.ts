import type { ViewAddress } from '../../core/acts/lists/views.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { percentDecoded } from '../../formats/percent.ts'

/** Parses an item id; undefined if the text is not a number. */
export const itemNumber = (text: string): number | undefined => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined)

/** Parses an item id; `parameter` is its name in messages. Fails with `invalid_request`. */
export function demandItemNumber(parameter: string, text: string): number {
  const itemId = itemNumber(text)
  if (itemId !== undefined) return itemId
  throw invalid(`${parameter} must be the number of an item; '${text.slice(0, 60)}' was given.`)
}

/**
 * Converts a URL for core. A URL with a server name is percent-decoded; any other stays as it is, because a name may
 * contain a percent sign. `parameter` is its name in messages. Fails with `invalid_request`.
 */
export function fileUrl(parameter: string, url: string): string {
  const text = url.trim()
  if (!/^https?:\/\//i.test(text)) return text
  const plain = percentDecoded(text)
  if (plain === undefined) throw invalid(`${parameter}, '${text.slice(0, 100)}', is not percent-encoded UTF-8.`)
  return plain
}

/** The name of a view is its id; an empty name means the default view (protocol/soap-services#views). */
export function viewNamed(viewName = ''): ViewAddress {
  const name = viewName.trim()
  return name === '' ? { default: true } : { id: plainGuid(name) }
}

/** Converts a GUID with or without braces, in any case, to core's form. */
export const plainGuid = (text: string): string => text.trim().replace(/[{}]/g, '').toLowerCase()
