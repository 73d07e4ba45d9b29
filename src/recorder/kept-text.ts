import { maskedBody, maskedHeader, maskedQuery } from '../emulator/requests/mask.ts'

/** What stands for the address of the server in fixtures, and for the address with the slashes that JSON may escape. */
const marks = { plain: '{{origin}}', escaped: '{{origin-escaped}}' }
/** What stands for a secret. */
export const maskedSecret = '***'

const escapedOrigin = (origin: string): string => origin.replaceAll('/', '\\/')

/** The text with another origin, also where its slashes are escaped. */
export const withOrigin = (text: string, from: string, to: string): string =>
  text.replaceAll(from, to).replaceAll(escapedOrigin(from), escapedOrigin(to))

const withMarks = (text: string, origin: string): string =>
  text.replaceAll(origin, marks.plain).replaceAll(escapedOrigin(origin), marks.escaped)

/** The text with the origin of a server in place of the marks. */
export const filledText = (text: string, origin: string): string =>
  text.replaceAll(marks.plain, origin).replaceAll(marks.escaped, escapedOrigin(origin))

/** A text as it is kept: without secrets, and with a mark for the origin. */
export const keptText = (text: string, mediaType: string, origin: string): string => withMarks(withoutSecrets(text, mediaType), origin)

/** An address as it is kept: its secrets and its origin, if it has one, are replaced. */
export const keptAddress = (address: string, origin: string): string => withoutShapes(withMarks(maskedQuery(address), origin))

/** The form of a text, whatever its Content-Type says. */
function formOf(text: string, mediaType: string): string {
  if (mediaType.startsWith('multipart/') || mediaType.includes('x-www-form-urlencoded')) return mediaType
  const first = text.trimStart()[0]
  return first === '<' ? 'application/xml' : first === '{' || first === '[' ? 'application/json' : 'multipart/mixed'
}

function withoutSecrets(text: string, mediaType: string): string {
  const form = formOf(text, mediaType.toLowerCase())
  const plain = maskedBody(text, form)
  return withoutShapes(form.includes('x-www-form-urlencoded') ? withoutFields(plain) : withoutMembers(plain))
}

const secretName = /passw|pwd|secret|token|digest|assertion/i

/** Fields of forms whose names say that they are secret, such as those of sign-in pages. */
const withoutFields = (form: string): string =>
  form
    .split('&')
    .map((field) => {
      const equals = field.indexOf('=')
      return equals > 0 && secretName.test(field.slice(0, equals)) ? `${field.slice(0, equals)}=${maskedSecret}` : field
    })
    .join('&')

const inJson =
  /("(?:new_?password|old_?password|current_?password|api_?key|app_?secret|private_?key|session_?id|authorization|cookie|set-cookie)"\s{0,9}:\s{0,9}")(?:[^"\\]|\\.)*/gi
/** An element without child elements: its name, its attributes and its text. */
const inXml = /<([\w.:-]{1,90})(\s[^<>]{0,500})?>[^<]*/g
const secretElement = /(?:^|:)(?:binarysecuritytoken|newpassword|oldpassword|ciphervalue|apikey|appsecret|privatekey)$/i

const withoutMembers = (text: string): string =>
  text
    .replace(inJson, `$1${maskedSecret}`)
    .replace(inXml, (whole: string, name: string, attributes = '') =>
      secretElement.test(name) ? `<${name}${attributes}>${maskedSecret}` : whole,
    )

/** Words that can only be secrets: JSON web tokens, form digests, and tokens in queries of addresses. */
const withoutShapes = (text: string): string =>
  text
    .replace(/[\w.-]{40,}/g, (word) => (/^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(word) ? maskedSecret : word))
    .replace(/\b0x[0-9A-F]{64,128},[^"'<>\r\n]{0,60}/g, maskedSecret)
    .replace(/([?&](?:tempauth|access_token|sig|authkey)=)[^&"'<>\s\\]*/gi, `$1${maskedSecret}`)

/** Headers of a request that say what is asked. All others, and so all that could be secret, are left out. */
const keptOfRequest: ReadonlySet<string> = new Set([
  ...['accept', 'accept-language', 'content-type', 'dataserviceversion', 'if-match', 'if-modified-since', 'if-none-match'],
  ...['maxdataserviceversion', 'odata-maxversion', 'odata-version', 'prefer', 'range', 'slug', 'soapaction', 'user-agent'],
  ...['x-forms_based_auth_accepted', 'x-http-method', 'x-requested-with'],
])

/** Headers of a reply that belong to its connection or to one client, or that the replay makes anew. */
const leftOfReply: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
  ...['authentication-info', 'content-length', 'date', 'persistent-auth', 'x-requestdigest'],
])

export const keptRequestHeaders = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    [...keptOfRequest].flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )

/** The headers of a reply as they are kept; `raw` has names and values by turns. */
export function keptReplyHeaders(raw: readonly string[], origin: string): (readonly [string, string])[] {
  const kept: (readonly [string, string])[] = []
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = '', value = ''] = [raw[at], raw[at + 1]]
    const lower = name.toLowerCase()
    if (leftOfReply.has(lower)) continue
    kept.push([name, keptAddress(keptReplyHeader(lower, value), origin)])
  }
  return kept
}

function keptReplyHeader(name: string, value: string): string {
  if (name === 'www-authenticate') return value.replace(/^(NTLM|Negotiate) .*$/i, '$1')
  return maskedHeader(name, name === 'set-cookie' ? cookieHere(value) : value)
}

/** A cookie that clients send to this address: it is another host than the target, and without HTTPS. */
export const cookieHere = (cookie: string): string =>
  cookie
    .split(';')
    .filter((part) => !/^\s*(?:domain\s*=|secure\s*$|samesite\s*=\s*none\s*$)/i.test(part))
    .join(';')
