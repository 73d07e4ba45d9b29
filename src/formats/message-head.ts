import { invalid } from '../core/kernel/errors.ts'
import { withoutTrailing } from '../core/kernel/plain-text.ts'

/** Header lines by lower-case name, and the rest after the empty line. */
export interface Head {
  readonly headers: ReadonlyMap<string, string>
  readonly body: Uint8Array
}

const maxHeadBytes = 64 * 1024
const maxHeaders = 100

const lineFeed = 0x0a
const carriageReturn = 0x0d

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const control = /[\u0000-\u0008\u000a-\u001f\u007f]/
const headerLine = /^([!#$%&'*+\-.^_`|~\w]{1,100}):([^\u2028\u2029]*)$/

/**
 * Parses headers up to an empty line or the end. A duplicate header has both values, separated by a comma. Lines end in
 * CRLF or LF. Fails with `invalid_request` on a line that is not a header, on control characters, on more than 100
 * headers and on 64 KiB without an empty line.
 */
export function readHead(bytes: Uint8Array): Head {
  return headersAt(bytes, 0)
}

export interface RequestMessage extends Head {
  /** As sent. */
  readonly method: string
  /** As sent: absolute or relative, percent-encoded or not. */
  readonly target: string
}

// The target may contain spaces: some clients send `$filter=Title eq 'a'` without encoding.
const requestLine = /^([A-Za-z]{1,20}) +(\S(?:.*\S)?)$/
const version = /^HTTP\/\d\.\d$/

/**
 * Parses an HTTP request (RFC 9112) whose body is everything after its head. Fails with `invalid_request` on a
 * malformed request line, and as `readHead`.
 */
export function readRequest(bytes: Uint8Array): RequestMessage {
  let at = 0
  while (bytes[at] === lineFeed || bytes[at] === carriageReturn) at += 1
  const first = lineAt(bytes, at, at)
  const [, method = '', target = ''] = requestLine.exec(withoutVersion(first.text.trimEnd())) ?? []
  if (method === '')
    throw invalid(`A part begins with a request line such as 'GET /_api/web HTTP/1.1', not with '${first.text.slice(0, 60)}'.`)
  return { method, target, ...headersAt(bytes, first.next) }
}

function withoutVersion(line: string): string {
  const space = line.lastIndexOf(' ')
  return space >= 0 && version.test(line.slice(space + 1)) ? withoutTrailing(line.slice(0, space), ' ') : line
}

function headersAt(bytes: Uint8Array, start: number): Head {
  const headers = new Map<string, string>()
  for (let at = start, count = 0; at < bytes.length; count += 1) {
    const { text, next } = lineAt(bytes, at, start)
    at = next
    if (text === '') return { headers, body: bytes.subarray(at) }
    if (count === maxHeaders) throw invalid(`A part has more than ${maxHeaders} header lines.`)
    const [, name = '', given = ''] = headerLine.exec(text) ?? []
    if (name === '') throw invalid(`'${text.slice(0, 60)}' in a part is not a header line; an empty line must end the headers.`)
    const key = name.toLowerCase()
    const before = headers.get(key)
    const value = given.replace(/^[ \t]+/, '').trimEnd()
    headers.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  return { headers, body: new Uint8Array() }
}

/** The line at an offset, without its line end. */
function lineAt(bytes: Uint8Array, at: number, start: number): { text: string; next: number } {
  const feed = bytes.indexOf(lineFeed, at)
  const stop = feed < 0 ? bytes.length : feed
  if (stop - start > maxHeadBytes) throw invalid(`The head of a part has more than ${maxHeadBytes} bytes.`)
  const end = stop > at && bytes[stop - 1] === carriageReturn ? stop - 1 : stop
  const text = decoded(bytes.subarray(at, end))
  if (control.test(text)) throw invalid('The head of a part contains a control character.')
  return { text, next: feed < 0 ? bytes.length : feed + 1 }
}

function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw invalid('The head of a part is not valid UTF-8.')
  }
}
