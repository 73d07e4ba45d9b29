import { CannotRun } from '../results.ts'
import { clientOf } from './client.ts'
import { type NtlmAccount, ntlmAccount } from './ntlm.ts'
import { elementsNamed, escapedXml, readXml } from './xml.ts'

/** The ways of signing in, as the help shows them. */
export const signInForms = [
  'none',
  'basic:<user>:<password>',
  'bearer:<token>',
  'ntlm:<user>:<password>',
  'forms:<user>:<password>',
  'cookie:<name>=<value>',
] as const

export interface SignedIn {
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>
  /** The account that signs in connections. */
  readonly ntlm?: NtlmAccount
}

/**
 * The headers that sign in the requests. `forms` gets a cookie from `authentication.asmx` first. Fails with `CannotRun` if the words
 * are none of `signInForms`, or the server takes them not.
 */
export async function signIn(auth: string, url: string, insecure: boolean): Promise<SignedIn> {
  const [scheme = '', ...rest] = auth.split(':')
  const words = rest.join(':')
  switch (scheme.toLowerCase()) {
    case 'none':
      return { headers: {} }
    case 'basic':
      return { headers: { Authorization: `Basic ${Buffer.from(words).toString('base64')}` } }
    case 'bearer':
      return { headers: { Authorization: `Bearer ${words}` } }
    case 'ntlm':
      return { headers: {}, ntlm: ntlmAccount(words) }
    case 'cookie':
      return { headers: { Cookie: words } }
    case 'forms':
      return { headers: { Cookie: await cookieOf(rest[0] ?? '', rest.slice(1).join(':'), url, insecure) } }
    default:
      throw new CannotRun(`--auth takes ${signInForms.join(', ')}; '${scheme}' is none of them.`)
  }
}

async function cookieOf(user: string, password: string, url: string, insecure: boolean): Promise<string> {
  const namespace = 'http://schemas.microsoft.com/sharepoint/soap/'
  const call = `<Login xmlns="${namespace}"><username>${escapedXml(user)}</username><password>${escapedXml(password)}</password></Login>`
  const body = `<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${call}</s:Body></s:Envelope>`
  const client = clientOf({ headers: {}, timeoutMs: 30_000, insecure })
  try {
    const headers = { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `${namespace}Login` }
    const reply = await client.send('POST', `${url}/_vti_bin/authentication.asmx`, { headers, body })
    const [cookie] = reply.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
    if (reply.status === 200 && cookie) return cookie
    const errors = reply.text.startsWith('<') ? elementsNamed(readXml(reply.text), 'ErrorCode').map(({ text }) => text) : []
    throw new CannotRun(`The server signs '${user}' in by no form: ${reply.status} ${errors.join(' ')}`.trim())
  } finally {
    client.close()
  }
}
