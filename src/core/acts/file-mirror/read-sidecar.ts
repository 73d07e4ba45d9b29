import { type Sidecar, sidecarFormat } from './sidecar.ts'

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isGuid: Check = (value) => typeof value === 'string' && guid.test(value)
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const isId: Check = (value) => isCount(value) && (value as number) > 0 && (value as number) <= 0x7fffffff
const isTime: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const objectOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && wrongKey(value as Record<string, unknown>, checks) === undefined
const mapOf =
  (isKey: Check, isValue: Check): Check =>
  (value) =>
    isObject(value) && Object.entries(value as object).every(([key, one]) => isKey(key) && isValue(one))
const rows: Check = (value) => Array.isArray(value) && value.length <= 2_000 && value.every((row) => isObject(row))

const objectWithId: Check = (value) => isObject(value) && isGuid((value as { id?: unknown }).id)

const principal = objectOf({ kind: isCount, loginKey: isText, loginName: isText, title: isText, email: isText })

const checks: Readonly<Record<keyof Sidecar, Check>> = {
  format: (value) => value === sidecarFormat,
  id: isGuid,
  name: isText,
  kind: matching(/^(?:file|folder|web)$/),
  size: isCount,
  sha256: orNull(matching(/^[0-9a-f]{64}$/)),
  blobId: orNull(isGuid),
  contentType: orNull(objectOf({ id: matching(/^0x(?:[0-9a-f]{2}){1,255}$/i), name: isText })),
  created: isTime,
  modified: isTime,
  author: isId,
  editor: isId,
  version: matching(/^\d{1,6}\.(?:\d|[1-9]\d|[1-4]\d\d|50\d|51[01])$/),
  revision: isCount,
  contentRevision: isCount,
  level: isCount,
  checkInComment: orNull(isText),
  welcomePage: orNull(isText),
  properties: orNull(isObject),
  listId: orNull(isGuid),
  itemId: orNull(isId),
  moderationStatus: isCount,
  moderationComments: orNull(isText),
  ownPermissions: (value) => typeof value === 'boolean',
  fields: isObject,
  people: mapOf(matching(/^[1-9]\d{0,9}$/), principal),
  list: orNull(objectOf({ row: isObject, columns: rows, contentTypes: rows, views: rows })),
  web: orNull(objectOf({ row: objectWithId, columns: rows, contentTypes: rows })),
}

/** The first key of an object that is missing, wrong or unknown. */
function wrongKey(value: Record<string, unknown>, wanted: Readonly<Record<string, Check>>): string | undefined {
  const names = new Map(Object.entries(wanted))
  const unknown = Object.keys(value).find((name) => !names.has(name))
  if (unknown !== undefined) return unknown
  return [...names].find(([name, check]) => !Object.hasOwn(value, name) || !check(value[name]))?.[0]
}

/** Parses the text of a sidecar, or says what is wrong with it. */
export function readSidecar(text: string): Sidecar | { readonly wrong: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { wrong: 'it is no JSON' }
  }
  if (!isObject(value)) return { wrong: 'it is no JSON object' }
  const key = wrongKey(value as Record<string, unknown>, checks)
  return key === undefined ? (value as Sidecar) : { wrong: `'${key.slice(0, 100)}' is missing, wrong or not known` }
}
