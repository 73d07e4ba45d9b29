import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { basic } from '../server.ts'

/** A page as a browser without script gets it. */
export interface GotPage {
  readonly status: number
  readonly text: string
  readonly location: string | null
  readonly headers: Headers
  /** The form digest of the first form. */
  readonly digest: string
  /** The values of the inputs, text areas and choices that a form would send, by name. */
  readonly fields: ReadonlyMap<string, string>
}

type Fields = Readonly<Record<string, string | readonly string[]>>

/** Somebody with a browser without script, who signs in with Basic; nobody, if the name is empty. */
export function visitorOf(url: string, userName: string) {
  const signedIn: Record<string, string> = userName === '' ? {} : { Authorization: basic(userName) }
  const send = async (
    method: string,
    path: string,
    body?: URLSearchParams | FormData,
    headers: Record<string, string> = {},
  ): Promise<GotPage> => {
    const reply = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...signedIn, ...headers },
      ...(body !== undefined && { body }),
    })
    const text = await reply.text()
    const fields = fieldsIn(text)
    const digest = fields.get('__REQUESTDIGEST') ?? ''
    return { status: reply.status, text, location: reply.headers.get('location'), headers: reply.headers, digest, fields }
  }
  const visitor = {
    get: (path: string, headers: Record<string, string> = {}) => send('GET', path, undefined, headers),
    /** Sends a form to an address, with the digest of the page there unless the fields have one. */
    async post(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<GotPage> {
      const digest = '__REQUESTDIGEST' in fields ? {} : { __REQUESTDIGEST: await visitor.digest() }
      const body = new URLSearchParams()
      for (const [name, value] of Object.entries({ ...digest, ...fields }))
        for (const one of typeof value === 'string' ? [value] : value) body.append(name, one)
      return send('POST', path, body, headers)
    },
    /** Sends a form with files. */
    async postFiles(path: string, fields: Fields, files: Readonly<Record<string, string>>, name = 'files'): Promise<GotPage> {
      const body = new FormData()
      if (!('__REQUESTDIGEST' in fields)) body.append('__REQUESTDIGEST', await visitor.digest())
      for (const [field, value] of Object.entries(fields))
        for (const one of typeof value === 'string' ? [value] : value) body.append(field, one)
      for (const [fileName, content] of Object.entries(files)) body.append(name, new Blob([content]), fileName)
      return send('POST', path, body)
    },
    /** A form digest of the root site. */
    async digest(): Promise<string> {
      const reply = await fetch(`${url}/_api/contextinfo`, {
        method: 'POST',
        headers: { Accept: 'application/json;odata=nometadata', ...signedIn },
      })
      return ((await reply.json()) as { FormDigestValue: string }).FormDigestValue
    },
  }
  return visitor
}

/** The inputs of a page by name; of several with a name the first one, of check boxes the checked one. */
function fieldsIn(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const [tag] of text.matchAll(/<input [^>]*>/g)) {
    const name = attributeOf(tag, 'name')
    const isOff = /type="(?:checkbox|radio)"/.test(tag) && !/ checked/.test(tag)
    if (name !== undefined && !isOff && !fields.has(name)) fields.set(name, attributeOf(tag, 'value') ?? '')
  }
  for (const [, tag = '', content = ''] of text.matchAll(/(<textarea [^>]*>)\n([^<]*)<\/textarea>/g))
    fields.set(attributeOf(tag, 'name') ?? '', unescaped(content))
  for (const [, name = '', options = ''] of text.matchAll(/<select [^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/g))
    fields.set(name, unescaped(/<option value="([^"]*)" selected>/.exec(options)?.[1] ?? ''))
  return fields
}

function attributeOf(tag: string, name: string): string | undefined {
  const at = tag.indexOf(` ${name}="`)
  if (at < 0) return undefined
  const start = at + name.length + 3
  return unescaped(tag.slice(start, tag.indexOf('"', start)))
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#10;', '\n')
    .replaceAll('&#13;', '\r')
    .replaceAll('&#9;', '\t')
    .replaceAll('&amp;', '&')

/** Where a browser without credentials is led that goes to an address: the status and the Location of the reply. */
export async function navigate(address: string): Promise<{ readonly status: number; readonly location: string | undefined }> {
  const request = get(address, { headers: { Accept: 'text/html,*/*;q=0.8', 'Sec-Fetch-Mode': 'navigate' } })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  reply.resume()
  return { status: reply.statusCode ?? 0, location: reply.headers.location }
}
