import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { type JsonObject, type JsonValue, parseJson } from '../../formats/json.ts'
import { isUtf8, parseContentType } from '../../http/content/content-type.ts'
import { type Request, readText } from '../../http/message/message.ts'

/**
 * The JSON body of a request as plain properties, whatever envelope it was
 * written in (see `plainBody`); undefined when there is none. Fails with
 * `unsupported_media_type`, `body_too_large` and, naming the position,
 * `invalid_request`.
 */
export async function readJsonBody(request: Request, limitBytes: number): Promise<JsonValue | undefined> {
  checkMediaType(request)
  const text = await readText(request, limitBytes)
  return text.trim() === '' ? undefined : plainBody(parseJson(text))
}

/** JSON in UTF-8, under any odata parameter; a client that says nothing means JSON. */
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

/**
 * Takes a body out of its envelope (protocol rest.md 2): `{"d":{…}}` is
 * unwrapped, members that speak about the entity (`__metadata`, `odata.…`,
 * `@odata.…`, `Name@odata.…`) are left out, and `{"results":[…]}` becomes its
 * array, at any depth.
 */
export function plainBody(value: JsonValue): JsonValue {
  const body = plain(value)
  if (!isObject(body)) return body
  const names = Object.keys(body)
  const inner = body.d
  return names.length === 1 && inner !== undefined && isObject(inner) ? inner : body
}

function plain(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(plain)
  if (!isObject(value)) return value
  const object = Object.create(null) as JsonObject
  for (const [name, member] of Object.entries(value)) {
    if (!isAnnotation(name)) object[name] = plain(member)
  }
  const results = object.results
  return Array.isArray(results) && Object.keys(object).length === 1 ? results : object
}

const isAnnotation = (name: string) => name === '__metadata' || name.startsWith('odata.') || name.includes('@odata.')

const isObject = (value: JsonValue): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)
