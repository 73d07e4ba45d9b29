import { invalid } from '../../core/kernel/errors.ts'
import { percentDecoded } from '../../formats/percent-encoding.ts'

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
