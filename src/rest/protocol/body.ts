import type { JsonObject, JsonValue } from '../../formats/json.ts'
import { readAtomEntry, readLink } from '../../formats/odata/atom-body.ts'
import { isUtf8, parseContentType } from '../../http/content/content-type.ts'
import { readJsonText } from '../../http/json/json-body.ts'
import { type Request, readText } from '../../http/message/message.ts'
import { isListData } from '../odata/negotiate.ts'
import { givenTypeOf } from './given-types.ts'
import { withBoundLinks } from './linked-body.ts'

/** A body as plain properties, and the type that it says it has. */
export interface ReadBody {
  readonly body?: JsonValue
  readonly givenType?: string
}

/**
 * The JSON body of a request as plain properties, in whatever envelope it was sent (see `plainBody`), or the properties
 * of an Atom entry; empty without a body. Bodies of the list data service keep their links (`bound`). `entity` is the entity that the body describes. Fails as `readJsonText`,
 * `readAtomEntry` and `givenTypeOf`.
 */
export async function readJsonBody(request: Request, limitBytes: number, entity?: string): Promise<ReadBody> {
  const hasLinks = isListData(request.path)
  if (isXmlOf(request, 'application/atom+xml')) return { body: await readAtomEntry(await readText(request, limitBytes), hasLinks) }
  if (/\/\$links\//i.test(request.path) && isXmlOf(request, 'application/xml'))
    return { body: await readLink(await readText(request, limitBytes)) }
  const value = await readJsonText(request, limitBytes)
  if (value === undefined) return {}
  // Each set of the list data service has a type of its own, which the contract does not name.
  const givenType = givenTypeOf(request, value, hasLinks ? undefined : entity)
  return { body: plainBody(hasLinks ? withBoundLinks(value) : value), ...(givenType !== undefined && { givenType }) }
}

/** A document of a media type that stands as it is, in UTF-8. */
function isXmlOf({ headers }: Request, wanted: string): boolean {
  const { 'content-type': given = '', 'content-encoding': encoding = 'identity' } = headers
  const { type, charset } = parseContentType(given)
  return type === wanted && isUtf8(charset) && encoding === 'identity'
}

/**
 * Removes the envelope of a body (protocol/envelopes#bodies): unwraps `{"d":{…}}`, drops metadata members
 * (`__metadata`, `odata.…`, `@odata.…`, `Name@odata.…`), and replaces `{"results":[…]}` by its array, at any depth.
 */
export function plainBody(value: JsonValue): JsonValue {
  const body = plain(value)
  if (!isObject(body)) return body
  const names = Object.keys(body)
  const inner = body.d
  return names.length === 1 && inner !== undefined && isObject(inner) ? inner : body
}

/**
 * What a call of `add` adds: the one member of the body, such as `parameters`, if it is an object and no property of what is added;
 * else the body (protocol/addresses#methods).
 */
export function addedBy(body: JsonValue | undefined, members: ReadonlySet<string>): JsonValue | undefined {
  if (body === undefined || !isObject(body)) return body
  const [first, ...others] = Object.entries(body)
  if (!first || others.length > 0 || members.has(first[0].slice(0, 100).toLowerCase())) return body
  return isObject(first[1]) ? first[1] : body
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
