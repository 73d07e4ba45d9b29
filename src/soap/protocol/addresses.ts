import type { ViewAddress } from '../../core/acts/lists/views.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { percentDecoded } from '../../formats/percent.ts'

/** The number of an item; undefined for a text that is none. */
export const itemNumber = (text: string): number | undefined => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined)

/** The same of a parameter that `parameter` names in messages. Fails with `invalid_request`. */
export function demandItemNumber(parameter: string, text: string): number {
  const itemId = itemNumber(text)
  if (itemId !== undefined) return itemId
  throw invalid(`${parameter} must be the number of an item; '${text.slice(0, 60)}' was given.`)
}

/**
 * A URL as core takes it: percent-encoded text is decoded where it begins with
 * a server, and stays as it is where it does not, because a name may hold a
 * percent sign. `parameter` names it in messages. Fails with `invalid_request`.
 */
export function fileUrl(parameter: string, url: string): string {
  const text = url.trim()
  if (!/^https?:\/\//i.test(text)) return text
  const plain = percentDecoded(text)
  if (plain === undefined) throw invalid(`${parameter}, '${text.slice(0, 100)}', is not percent-encoded UTF-8.`)
  return plain
}

/** A view goes by its id; an empty name means the default view (soap.md 3.5). */
export function viewNamed(viewName = ''): ViewAddress {
  const name = viewName.trim()
  return name === '' ? { default: true } : { id: plainGuid(name) }
}

/** A GUID as core has it, from one with or without braces in any case. */
export const plainGuid = (text: string): string => text.trim().replace(/[{}]/g, '').toLowerCase()
