/** What the form of an operation says. The program of the page holds these functions as text: they use nothing from outside. */

export interface TriedValue {
  readonly name: string
  readonly place: string
  readonly value: string
}

export interface TriedRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
  /** Whether the request carries no name and password. */
  readonly isOpen: boolean
}

/** The address of a request: values in quotes have theirs doubled, as OData wants it; an empty value stays out of the query. */
export function triedAddress(web: string, path: string, values: readonly TriedValue[]): string {
  const filled = path.replace(/('?)\{(\w+)\}/g, (whole: string, quote: string, name: string) => {
    const found = values.find((one) => one.place === 'path' && one.name === name)
    if (!found) return whole
    const text = encodeURIComponent(quote === '' ? found.value : found.value.replaceAll("'", "''")).replaceAll("'", '%27')
    return quote + (quote === '' ? text : text.replaceAll('%2F', '/'))
  })
  const query = values.filter(({ place, value }) => place === 'query' && value !== '')
  const asked = query.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&')
  const below = web
    .trim()
    .split('/')
    .filter((step) => step !== '')
    .map(encodeURIComponent)
    .join('/')
  return `${below === '' ? '' : `/${below}`}${filled}${asked === '' ? '' : `?${asked}`}`
}

/** The request as a line for a shell. */
export function triedCommand({ method, url, headers, body, isOpen }: TriedRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const parts = [
    `curl${isOpen ? '' : ' -u ann:x'}${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url.replaceAll("'", '%27'))}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === '' ? [] : [`--data-binary ${quoted(body)}`]),
  ]
  return parts.join(' \\\n  ')
}

/** The text of a reply for people: JSON is indented, each element of XML begins a line. */
export function readableText(type: string, text: string): string {
  if (/xml/i.test(type)) return text.replaceAll('><', '>\n<')
  if (!/json/i.test(type)) return text
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
