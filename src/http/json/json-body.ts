import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { type JsonValue, parseJson } from '../../formats/json.ts'
import { isUtf8, parseContentType } from '../content/content-type.ts'
import { type Request, readText } from '../message/message.ts'

/**
 * The JSON body of a request; undefined without a body. Fails with `unsupported_media_type`, `body_too_large` and
 * `invalid_request`, which names the position.
 */
export async function readJsonText(request: Request, limitBytes: number): Promise<JsonValue | undefined> {
  // Many programs name a form of web pages beside no body at all.
  if (request.headers['content-length'] === '0') return undefined
  checkMediaType(request)
  const text = await readText(request, limitBytes)
  return text.trim() === '' ? undefined : parseJson(text)
}

/** JSON in UTF-8, with any parameter of OData; a body without a Content-Type is JSON. */
function checkMediaType({ headers }: Request): void {
  const { 'content-type': given, 'content-encoding': encoding = 'identity' } = headers
  if (encoding !== 'identity') throw unsupported(`Content-Encoding ${encoding}`)
  if (given === undefined) return
  const { type, charset } = parseContentType(given)
  if (type !== 'application/json' || !isUtf8(charset)) throw unsupported(`Content-Type ${given}`)
}

const unsupported = (given: string) =>
  new DomainError(kernelReasons.unsupported_media_type, {
    given: given.slice(0, 100),
    allowed: 'application/json in UTF-8, with or without an odata parameter',
  })
