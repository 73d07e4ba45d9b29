import { invalid } from '../../core/kernel/errors.ts'
import type { JsonObject, JsonValue } from '../../formats/json.ts'
import { bound } from '../../formats/odata/bound-links.ts'

const bindMark = '@odata.bind'

/**
 * A JSON body of the list data service in which each link has one form: an entity with an address (`__metadata.uri`), and
 * `Name@odata.bind` with an address or several, become what `bound` makes of an address (protocol/list-data-service#changes). The body
 * itself, whose address is that of the request, keeps its members. Fails with `invalid_request`.
 */
export function withBoundLinks(body: JsonValue): JsonValue {
  if (!isObject(body)) return body
  const { d: inner } = body
  return inner !== undefined && isObject(inner) && Object.keys(body).length === 1 ? membersBound(inner) : membersBound(body)
}

function membersBound(object: JsonObject): JsonObject {
  const made = Object.create(null) as JsonObject
  for (const [name, value] of Object.entries(object)) {
    if (!name.endsWith(bindMark)) {
      made[name] = name === '__metadata' ? value : valueBound(value)
      continue
    }
    const own = name.slice(0, -bindMark.length)
    if (Object.hasOwn(object, own)) throw invalid(`'${own.slice(0, 100)}' stands in the body twice, once with '${bindMark}'.`)
    made[own] = Array.isArray(value) ? value.map((one) => addressIn(own, one)) : addressIn(own, value)
  }
  return made
}

function valueBound(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(valueBound)
  if (!isObject(value)) return value
  const { __metadata: metadata } = value
  const uri = metadata !== undefined && isObject(metadata) ? metadata.uri : undefined
  return typeof uri === 'string' ? bound(uri) : membersBound(value)
}

function addressIn(name: string, value: JsonValue): JsonValue {
  if (typeof value === 'string') return bound(value)
  throw invalid(`'${name.slice(0, 100)}${bindMark}' must be the address of an entity, or an array of addresses.`)
}

const isObject = (value: JsonValue): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)
