/** What stands for a secret. */
const masked = '***'

const secretHeaders: ReadonlySet<string> = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'x-requestdigest',
  'x-emulator-token',
])

/** Headers with addresses, whose queries and fragments may have secrets. */
const addressHeaders: ReadonlySet<string> = new Set(['location', 'content-location', 'referer'])

/** The value of a header as it is shown: of credentials only the scheme, of cookies only their names. */
export function maskedHeader(name: string, value: string): string {
  if (addressHeaders.has(name)) return maskedQuery(value)
  if (!secretHeaders.has(name)) return value
  if (name === 'authorization' || name === 'proxy-authorization') {
    const blank = value.indexOf(' ')
    return blank < 0 ? masked : `${value.slice(0, blank)} ${masked}`
  }
  if (name !== 'cookie' && name !== 'set-cookie') return masked
  return value.replace(/(^|[;,] ?)([^=;,]{1,200})=[^;,]*/g, (whole: string, before: string, key: string) =>
    attributes.has(key.trim().toLowerCase()) ? whole : `${before}${key}=${masked}`,
  )
}

/** Attributes of cookies, whose values are no secrets. */
const attributes: ReadonlySet<string> = new Set(['path', 'domain', 'expires', 'max-age', 'samesite'])

// The member `code` of JSON is that of an error.
const inForm =
  /(^|[?&#\s])(code|password|passwd|pwd|secret|client_?secret|access_?token|refresh_?token|id_?token|client_?assertion|assertion|code_verifier|(?:form_?)?digest_?value|getupdatedformdigestresult|token|x-requestdigest)=[^&\s]*/gi
const inJson =
  /("(?:password|passwd|pwd|secret|client_?secret|access_?token|refresh_?token|id_?token|client_?assertion|assertion|code_verifier|(?:form_?)?digest_?value|getupdatedformdigestresult|token|x-requestdigest)"\s{0,9}:\s{0,9}")(?:[^"\\]|\\.)*/gi
const inXml =
  /(<(?:[\w.-]{1,50}:)?(?:password|passwd|pwd|secret|client_?secret|access_?token|refresh_?token|id_?token|client_?assertion|assertion|code_verifier|(?:form_?)?digest_?value|getupdatedformdigestresult|token|x-requestdigest)(?:\s[^<>]{0,500})?>)[^<]*/gi

/** Headers in the parts of a body. */
const inLines = /(^|\n)(authorization|proxy-authorization|cookie|set-cookie|x-requestdigest|x-emulator-token)([ \t]{0,9}:)[^\r\n]*/gi

/** A query string without the values of secrets. */
export const maskedQuery = (query: string): string => query.replace(inForm, `$1$2=${masked}`)

/** A body without the values of secrets: members of JSON, fields of forms, elements of XML, and all of them in the parts of a body. */
export function maskedBody(body: string, mediaType: string): string {
  if (mediaType.startsWith('multipart/'))
    return maskedQuery(body.replace(inLines, `$1$2$3 ${masked}`).replace(inJson, `$1${masked}`).replace(inXml, `$1${masked}`))
  if (mediaType.includes('x-www-form-urlencoded')) return maskedQuery(body)
  if (mediaType.includes('json')) return body.replace(inJson, `$1${masked}`)
  if (mediaType.includes('xml')) return body.replace(inXml, `$1${masked}`)
  return body
}
