import type { IncomingHttpHeaders } from 'node:http'
import { type DomainError, invalid } from '../../core/kernel/errors.ts'
import type { Operation } from '../openapi/contract.ts'

/** Takes a sentence that says what is not as the contract, or the established server, wants it, and what would be. */
export type Note = (finding: string) => void

/** A strict server refuses: fails with `invalid_request`, whose message leads to the documentation. */
export const refusing =
  (origin: string, page: string): Note =>
  (finding) => {
    throw refusal(finding, origin, page)
  }

const refusal = (finding: string, origin: string, page: string): DomainError =>
  invalid(`${finding} A server in strict mode refuses that; see ${origin}/docs/${page}.`)

/** The functions of a filter that the established server has (protocol/queries#filters). */
const establishedFunctions: ReadonlySet<string> = new Set([
  ...['startswith', 'substringof', 'day', 'month', 'year', 'hour', 'minute', 'second', 'datetime', 'datetimeoffset', 'guid'],
  ...['and', 'or', 'not', 'eq', 'ne', 'gt', 'ge', 'lt', 'le'],
])
const instead: ReadonlyMap<string, string> = new Map([
  ['contains', "Ask for substringof('text',Title)."],
  ['endswith', 'Ask for startswith or substringof.'],
  ['tolower', 'Texts are compared without regard to case anyway.'],
  ['toupper', 'Texts are compared without regard to case anyway.'],
])

/** Longer filters are looked at up to here. */
const longestFilter = 20_000

/** Notes the functions of a filter that are of later OData, or that the established server does not have. */
export function noteFilter(filter: string, note: Note): void {
  for (const name of functionsIn(filter.slice(0, longestFilter))) {
    if (establishedFunctions.has(name)) continue
    const origin = name === 'contains' ? 'of later versions of OData' : 'none that the established server has'
    note(`The function ${name}() in $filter is ${origin}. ${instead.get(name) ?? 'Filter the rows in the client.'}`)
  }
}

/** The names in front of parentheses, outside of texts, each once. */
function functionsIn(filter: string): Set<string> {
  const names = new Set<string>()
  let isText = false
  let name = ''
  for (const character of filter) {
    if (character === "'") isText = !isText
    if (isText || character === "'") name = ''
    else if (/[A-Za-z]/.test(character)) name += character
    else {
      if (character === '(' && name !== '') names.add(name.slice(0, 60).toLowerCase())
      name = ''
    }
  }
  return names
}

/** Notes options of a term of `$expand`, which are of later OData. */
export function noteExpand(expand: string, note: Note): void {
  if (expand.includes('('))
    note(
      'Options in parentheses in $expand are of later versions of OData. Name the properties in $select: $expand=Author&$select=Author/Title.',
    )
}

/** Notes options that the operation does not know; `known` are their names in lower case. */
export function noteOptions(given: Iterable<string>, known: ReadonlySet<string>, operation: string, note: Note): void {
  let noted = 0
  for (const name of new Set(given)) {
    if (name.startsWith('@') || known.has(name.toLowerCase())) continue
    note(`The operation ${operation} knows no query option '${name.slice(0, 100)}'. Leave it out.`)
    noted += 1
    if (noted === mostOptions) return
  }
}

const mostOptions = 50

/** Notes the query options of a request that its operation does not know, if all that it knows are in its contract. */
export function noteQuery({ operationId, parameters }: Operation, given: Iterable<string>, note: Note): void {
  const known = parameters.filter((one) => one.in === 'query').map(({ name }) => name.toLowerCase())
  noteOptions(given, new Set(known), operationId, note)
}

/** What REST serves. */
const served: ReadonlySet<string> = new Set(['*/*', 'application/*', 'application/json', 'application/atom+xml', 'application/xml'])

/** Notes an Accept that names nothing REST serves. */
export function noteAccept(accept: string | undefined, note: Note): void {
  if (accept === undefined || accept.trim() === '') return
  const types = accept
    .slice(0, 2000)
    .toLowerCase()
    .split(',', 50)
    .map((range) => (range.split(';')[0] ?? '').trim())
  if (types.some((type) => served.has(type))) return
  note(
    `The header Accept names '${accept.slice(0, 100)}', which is not served: the reply is JSON. Ask for application/json or application/atom+xml.`,
  )
}

/** Notes a change of an entity without If-Match. */
export function noteMissingTag(method: string, note: Note): void {
  note(`${method} has no header If-Match, so the change would overwrite any other. Send the ETag that was read, or * for any.`)
}

const actionParameter = /;\s*action\s*=\s*"?([^";]*)"?/i

/**
 * Notes a SOAPAction, or the parameter `action` of SOAP 1.2, that names another operation than the body. The name of an operation
 * stands behind the last slash or number sign.
 */
export function noteAction(headers: IncomingHttpHeaders, operation: string, note: Note): void {
  const { soapaction, 'content-type': type = '' } = headers
  const action = soapaction === undefined ? actionParameter.exec(type.slice(0, 1000))?.[1] : String(soapaction)
  const text = (action ?? '').trim().slice(0, 500).replaceAll('"', '')
  if (text === '') return
  const name = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('#')) + 1)
  if (name !== operation)
    note(`SOAPAction names the operation '${name.slice(0, 100)}', and the body '${operation}'. Send the name of the operation of the body.`)
}
